import { type RequestOptions, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { BOT, startPlace } from './asking.ts';

const comment = { body: 'text' };

const API = [
  ['GET', '/api/v3/repos/acme/app/issues/1'],
  ['POST', '/api/v3/repos/acme/app/issues/1/comments'],
  ['POST', '/api/v3/markdown'],
  ['POST', '/api/graphql'],
  ['GET', '/api/v3/unknown'],
] as const;

describe('a request to the API', () => {
  test.each([null, '', 'unknown', 'Writer', 'writer extra'])('with the token %j is refused', async (token) => {
    await using place = await startPlace();
    for (const [method, path] of API) {
      const { status, body } = await place.ask(method, path, {
        token,
        ...(method === 'POST' ? { body: comment } : {}),
      });
      expect([path, status, body]).toEqual([path, 401, expect.objectContaining({ message: 'Bad credentials' })]);
    }
  });

  test.each([
    'evil.example',
    'evil.example:<port>',
    'localhost.evil.example:<port>',
    '127.0.0.1.evil.example:<port>',
    'localhost.:<port>',
    'evil.localhost:<port>',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1:<port>0',
    '127.0.0.1:0<port>',
    '127.1:<port>',
    '0.0.0.0:<port>',
    '[::1]:<port>',
    '127.0.0.1:<port>, evil.example',
    'evil.example@127.0.0.1:<port>',
    '127.0.0.1:<port>/evil.example',
  ])('for the host %j is refused even with a token', async (host) => {
    await using place = await startPlace();
    const { port } = new URL(place.github.url);
    const headers = { host: host.replace('<port>', port), authorization: 'token writer' };
    for (const [method, path] of API) {
      const body = JSON.stringify(comment);
      // 400: no such host can exist.
      expect([400, 403]).toContain(await statusOf(new URL(path, place.github.url), { method, headers, body }));
    }
    expect([place.app.comments.size, place.github.ledger.length]).toEqual([0, 0]);
  });

  test.each(['127.0.0.1:<port>', 'localhost:<port>'])('for the host %j is answered', async (host) => {
    await using place = await startPlace();
    const { port } = new URL(place.github.url);
    const headers = { host: host.replace('<port>', port), authorization: 'token writer' };
    expect(await statusOf(new URL(API[0][1], place.github.url), { method: 'GET', headers, body: '' })).toBe(200);
  });
});

/** `fetch` would not let us choose the host. */
function statusOf(url: URL, { body, ...options }: RequestOptions & { readonly body: string }) {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const asked = request(url, options, (response) => resolve(response.resume().statusCode));
  asked.on('error', reject).end(options.method === 'GET' ? '' : body);
  return promise;
}

describe('permissions', () => {
  test.each([
    ['unknown', 401, 'Bad credentials'],
    ['reader', 403, 'Resource not accessible by integration'],
    ['writer', 201, undefined],
    ['stranger', 201, undefined],
  ])('the token %s comments on a public issue: %i', async (token, status, message) => {
    await using place = await startPlace();
    const answered = await place.ask('POST', '/issues/1/comments', { token, body: comment });
    expect(answered.status).toBe(status);
    expect((answered.body as { readonly message?: string }).message).toBe(message);
    expect(place.app.comments.size).toBe(status === 201 ? 1 : 0);
    expect(place.github.ledger.at(-1)).toMatchObject({ status });
  });

  test('issues and pull requests have their own permissions, which also apply to comments and reactions', async () => {
    await using place = await startPlace();
    const pull = { head: 'b', base: 'main', headSha: 'x', baseSha: 'y', mergedAt: null };
    place.github.state.addThread(place.app, { author: 'mara', title: 'A change', pull });
    place.github.state.addToken('issues', BOT, { issues: 'write' });
    place.github.state.addToken('pulls', BOT, { pull_requests: 'write' });
    const status = async (token: string, thread: number): Promise<readonly number[]> => [
      (await place.ask('POST', `/issues/${thread}/comments`, { token, body: comment })).status,
      (await place.ask('POST', `/issues/${thread}/reactions`, { token, body: { content: '+1' } })).status,
    ];
    expect(await status('issues', 1)).toEqual([201, 201]);
    expect(await status('issues', 2)).toEqual([403, 403]);
    expect(await status('pulls', 1)).toEqual([403, 403]);
    expect(await status('pulls', 2)).toEqual([201, 200 + 1]);
  });

  test('public data needs no permission to read, private data does', async () => {
    await using open = await startPlace();
    expect((await open.ask('GET', '/issues/1/comments', { token: 'blind' })).status).toBe(200);
    await using closed = await startPlace({ private: true });
    for (const path of ['/issues', '/issues/1', '/issues/1/comments', '/issues/comments', '/pulls', '/labels']) {
      expect([path, (await closed.ask('GET', path, { token: 'blind' })).status]).toEqual([path, 403]);
      expect([path, (await closed.ask('GET', path, { token: 'reader' })).status]).toEqual([path, 200]);
      expect([path, (await closed.ask('GET', path, { token: 'stranger' })).status]).toEqual([path, 404]);
    }
  });

  test('a locked conversation accepts nothing new except from people who may push', async () => {
    await using place = await startPlace();
    const { id } = place.github.state.addComment(place.app, 1, { author: BOT, body: 'before' });
    place.issue.locked = true;
    const refused = await place.ask('POST', '/issues/1/comments', { body: comment });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      message: 'Unable to create comment because issue is locked.',
      documentation_url: expect.stringContaining('locking-conversations'),
    });
    const reaction = { body: { content: 'rocket' } };
    expect((await place.ask('POST', `/issues/comments/${id}/reactions`, reaction)).status).toBe(403);
    expect((await place.ask('POST', '/issues/1/comments', { token: 'stranger', body: comment })).status).toBe(403);
    expect((await place.ask('POST', '/issues/1/comments', { token: 'mara', body: comment })).status).toBe(201);
    expect((await place.ask('PATCH', `/issues/comments/${id}`, { body: comment })).status).toBe(200);
  });

  test('without issues they are gone, and an archived repository is read-only', async () => {
    await using place = await startPlace();
    place.github.state.addRepository({ owner: 'acme', name: 'silent', hasIssues: false });
    const old = place.github.state.addRepository({ owner: 'acme', name: 'old', archived: true });
    place.github.state.addThread(old, { author: 'mara', title: 'Long ago' });
    const at = (name: string, path: string) => `/api/v3/repos/acme/${name}${path}`;
    expect((await place.ask('GET', at('silent', '/issues'))).status).toBe(410);
    expect((await place.ask('POST', at('silent', '/issues'), { body: { title: 'x' } })).status).toBe(410);
    expect((await place.ask('GET', at('old', '/issues/1/comments'))).status).toBe(200);
    expect((await place.ask('POST', at('old', '/issues/1/comments'), { body: comment })).body).toMatchObject({
      message: 'Repository was archived so is read-only.',
      status: '403',
    });
  });
});

describe('permissions of people', () => {
  test.each([
    ['admin', 'admin', 'admin'],
    ['maintain', 'write', 'maintain'],
    ['write', 'write', 'write'],
    ['triage', 'read', 'triage'],
    ['none', 'none', 'none'],
    [{ name: 'editor', base: 'write' }, 'write', 'editor'],
  ] as const)('a collaborator with %o has the permission %s as %s', async (role, permission, roleName) => {
    await using place = await startPlace();
    place.github.state.account('joan');
    place.app.collaborators.set('joan', role);
    expect((await place.ask('GET', '/collaborators/Joan/permission')).body).toMatchObject({
      permission,
      role_name: roleName,
      user: { login: 'joan' },
    });
  });

  test('a stranger reads public data, and an unknown name is not found', async () => {
    await using place = await startPlace();
    expect((await place.ask('GET', '/collaborators/stranger/permission')).body).toMatchObject({ permission: 'read' });
    expect((await place.ask('GET', '/collaborators/acme/permission')).status).toBe(404);
    await using closed = await startPlace({ private: true });
    expect((await closed.ask('GET', '/collaborators/stranger/permission')).body).toMatchObject({ permission: 'none' });
  });

  test('an installation learns its login only through GraphQL, a person also at /user', async () => {
    await using place = await startPlace();
    expect((await place.ask('GET', '/api/v3/user')).status).toBe(403);
    expect((await place.ask('GET', '/api/v3/user', { token: 'mara' })).body).toMatchObject({ login: 'mara' });
    const query = { body: { query: 'query { viewer { login } }' } };
    expect((await place.ask('POST', '/api/graphql', query)).body).toEqual({ data: { viewer: { login: BOT } } });
    const other = await place.ask('POST', '/api/graphql', { body: { query: '{ viewer { email } }' } });
    expect(other.status).toBe(200);
    expect(other.body).toHaveProperty('errors');
  });

  test('whether a comment came by mail is told to who may read it', async () => {
    await using place = await startPlace({ private: true });
    const { state } = place.github;
    const comment = state.addComment(place.app, 1, { author: 'mara', body: 'Hi', createdViaEmail: true });
    const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }';
    const asked = async (id: string, token: string): Promise<unknown> =>
      (await place.ask('POST', '/api/graphql', { body: { query, variables: { id } }, token })).body;
    const { node_id } = (await place.ask('GET', `/issues/comments/${comment.id}`)).body as { node_id: string };
    expect(await asked(node_id, 'writer')).toEqual({ data: { node: { createdViaEmail: true } } });
    const missing = { data: { node: null }, errors: [{ type: 'NOT_FOUND', path: ['node'], message: 'Not Found' }] };
    expect(await asked('IC_1', 'writer')).toEqual(missing);
    expect(await asked(node_id, 'stranger')).toEqual(missing);
  });

  test('unknown repositories, threads and routes are not found', async () => {
    await using place = await startPlace();
    for (const path of ['/api/v3/repos/acme/other', '/api/v3/zen', '/api/v3/repos/acme/app/issues/99'])
      expect((await place.ask('GET', path)).body).toMatchObject({ message: 'Not Found', status: '404' });
    expect((await place.ask('GET', '/api/v3/repos/Acme/App')).body).toMatchObject({ visibility: 'public' });
  });
});
