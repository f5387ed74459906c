import { describe, expect } from 'vitest';
import { BOT, type Place, sendRaw, startPlace, test } from './asking.ts';

const comment = { body: 'text' };

const API = [
  ['GET', '/api/v3/repos/acme/app/issues/1'],
  ['POST', '/api/v3/repos/acme/app/issues/1/comments'],
  ['POST', '/api/v3/markdown'],
  ['POST', '/api/graphql'],
  ['GET', '/api/v3/unknown'],
] as const;

describe('a request to the API', () => {
  const TOKENS = [null, '', 'unknown', 'Writer', 'writer extra'];
  test.for(TOKENS)('with the token %j is refused', async (token, { place }) => {
    for (const [method, path] of API) {
      const given = method === 'GET' ? { token } : { token, body: comment };
      const refused = { status: 401, body: { message: 'Bad credentials' } };
      expect([path, await place.ask(method, path, given)]).toMatchObject([path, refused]);
    }
  });

  /** The statuses of the API's answers to a host. */
  async function statusesFor({ github }: Place, host: string): Promise<readonly number[]> {
    const headers = { host: host.replace('<port>', new URL(github.url).port), authorization: 'token writer' };
    const asked = API.map(([method, path]) =>
      sendRaw(new URL(path, github.url), { method, headers }, method === 'GET' ? '' : JSON.stringify(comment)),
    );
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  const FOREIGN =
    'evil.example|evil.example:<port>|localhost.evil.example:<port>|127.0.0.1.evil.example:<port>|localhost.:<port>|evil.localhost:<port>|127.0.0.1|127.0.0.1:1|127.0.0.1:<port>0|127.0.0.1:0<port>|127.1:<port>|0.0.0.0:<port>|[::1]:<port>|127.0.0.1:<port>, evil.example|evil.example@127.0.0.1:<port>|127.0.0.1:<port>/evil.example';
  test.for(FOREIGN.split('|'))('for the host %j is refused even with a token', async (host, { place }) => {
    // 400: no such host can exist.
    for (const status of await statusesFor(place, host)) expect([400, 403]).toContain(status);
    expect([place.app.comments.size, place.github.ledger.length]).toEqual([0, 0]);
  });

  test.for(['127.0.0.1:<port>', 'localhost:<port>'])('for the host %j is answered', async (host, { place }) => {
    expect(await statusesFor(place, host)).toEqual([200, 201, 422, 422, 404]);
  });
});

describe('permissions', () => {
  test.for([
    ['unknown', 401, 'Bad credentials'],
    ['reader', 403, 'Resource not accessible by integration'],
    ['writer', 201, undefined],
    ['stranger', 201, undefined],
  ] as const)('the token %s comments on a public issue: %i', async ([token, status, message], { place }) => {
    const answered = await place.ask('POST', '/issues/1/comments', { token, body: comment });
    expect([answered.status, (answered.body as { readonly message?: string }).message]).toEqual([status, message]);
    expect(place.app.comments.size).toBe(status === 201 ? 1 : 0);
    expect(place.github.ledger.at(-1)).toMatchObject({ status });
  });

  test('issues and pull requests have permissions of their own, also for comments and reactions', async ({ place }) => {
    const pull = { head: 'b', base: 'main', headSha: 'x', baseSha: 'y', mergedAt: null };
    place.github.state.addThread(place.app, { author: 'mara', title: 'A change', pull });
    place.github.state.addToken('issues', BOT, { issues: 'write' });
    place.github.state.addToken('pulls', BOT, { pull_requests: 'write' });
    const statuses = async (token: string, thread: number) => [
      await place.statusOf('POST', `/issues/${thread}/comments`, { token, body: comment }),
      await place.statusOf('POST', `/issues/${thread}/reactions`, { token, body: { content: '+1' } }),
    ];
    expect([...(await statuses('issues', 1)), ...(await statuses('issues', 2))]).toEqual([201, 201, 403, 403]);
    expect([...(await statuses('pulls', 1)), ...(await statuses('pulls', 2))]).toEqual([403, 403, 201, 201]);
  });

  test('public data needs no permission to read, private data does', async ({ place }) => {
    expect(await place.statusOf('GET', '/issues/1/comments', { token: 'blind' })).toBe(200);
    await using closed = await startPlace({ private: true });
    for (const path of ['/issues', '/issues/1', '/issues/1/comments', '/issues/comments', '/pulls']) {
      const tokens = ['blind', 'reader', 'stranger'];
      const statuses = await Promise.all(tokens.map((token) => closed.statusOf('GET', path, { token })));
      expect([path, ...statuses]).toEqual([path, 403, 200, 404]);
    }
  });

  test('a locked conversation accepts nothing new except from people who may push', async ({ place }) => {
    const { id } = place.github.state.addComment(place.app, 1, { author: BOT, body: 'before' });
    place.issue.locked = true;
    const message = 'Unable to create comment because issue is locked.';
    const refused = { message, documentation_url: expect.stringContaining('locking-conversations') };
    const answer = await place.ask('POST', '/issues/1/comments', { body: comment });
    expect(answer).toMatchObject({ status: 403, body: refused });
    expect(await place.statusOf('POST', `/issues/comments/${id}/reactions`, { body: { content: 'rocket' } })).toBe(403);
    expect(await place.statusOf('POST', '/issues/1/comments', { token: 'stranger', body: comment })).toBe(403);
    expect(await place.statusOf('POST', '/issues/1/comments', { token: 'mara', body: comment })).toBe(201);
    expect(await place.statusOf('PATCH', `/issues/comments/${id}`, { body: comment })).toBe(200);
  });

  test('without issues they are gone, and an archived repository is read-only', async ({ place }) => {
    place.github.state.addRepository({ owner: 'acme', name: 'silent', hasIssues: false });
    const old = place.github.state.addRepository({ owner: 'acme', name: 'old', archived: true });
    place.github.state.addThread(old, { author: 'mara', title: 'Long ago' });
    const at = (name: string, path: string) => `/api/v3/repos/acme/${name}${path}`;
    expect(await place.statusOf('GET', at('silent', '/issues'))).toBe(410);
    expect(await place.statusOf('POST', at('silent', '/issues'), { body: { title: 'x' } })).toBe(410);
    expect(await place.statusOf('GET', at('old', '/issues/1/comments'))).toBe(200);
    const refused = { message: 'Repository was archived so is read-only.', status: '403' };
    expect((await place.ask('POST', at('old', '/issues/1/comments'), { body: comment })).body).toMatchObject(refused);
  });
});

describe('permissions of people', () => {
  test('a stranger reads public data, and an unknown name is not found', async ({ place }) => {
    expect((await place.ask('GET', '/collaborators/stranger/permission')).body).toMatchObject({ permission: 'read' });
    expect(await place.statusOf('GET', '/collaborators/acme/permission')).toBe(404);
    await using closed = await startPlace({ private: true });
    expect((await closed.ask('GET', '/collaborators/stranger/permission')).body).toMatchObject({ permission: 'none' });
  });

  test('an installation learns its login only through GraphQL, a person also at /user', async ({ place }) => {
    expect(await place.statusOf('GET', '/api/v3/user')).toBe(403);
    expect((await place.ask('GET', '/api/v3/user', { token: 'mara' })).body).toMatchObject({ login: 'mara' });
    const query = (text: string) => place.ask('POST', '/api/graphql', { body: { query: text } });
    expect((await query('query { viewer { login } }')).body).toEqual({ data: { viewer: { login: BOT } } });
    expect(await query('{ viewer { email } }')).toMatchObject({ status: 200, body: { errors: expect.anything() } });
  });

  test('whether a comment came by mail is told to who may read it', async () => {
    await using place = await startPlace({ private: true });
    const { id } = place.github.state.addComment(place.app, 1, { author: 'mara', body: 'Hi', createdViaEmail: true });
    const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }';
    const asked = async (node: string, token: string): Promise<unknown> =>
      (await place.ask('POST', '/api/graphql', { body: { query, variables: { id: node } }, token })).body;
    const { node_id } = (await place.ask('GET', `/issues/comments/${id}`)).body as { node_id: string };
    expect(await asked(node_id, 'writer')).toEqual({ data: { node: { createdViaEmail: true } } });
    const missing = { data: { node: null }, errors: [{ type: 'NOT_FOUND', path: ['node'], message: 'Not Found' }] };
    expect([await asked('IC_1', 'writer'), await asked(node_id, 'stranger')]).toEqual([missing, missing]);
  });

  test('unknown repositories, threads and routes are not found', async ({ place }) => {
    for (const path of ['/api/v3/repos/acme/other', '/api/v3/zen', '/api/v3/repos/acme/app/issues/99'])
      expect((await place.ask('GET', path)).body).toMatchObject({ message: 'Not Found', status: '404' });
    expect((await place.ask('GET', '/api/v3/repos/Acme/App')).body).toMatchObject({ visibility: 'public' });
  });
});
