import { describe, expect, test } from 'vitest';
import { BOT, startPlace } from './asking.ts';

describe('comments', () => {
  test('a comment is created, read, changed and deleted', async () => {
    await using place = await startPlace();
    const made = await place.ask('POST', '/issues/1/comments', { body: { body: 'first' } });
    expect(made.status).toBe(201);
    const [comment] = place.app.comments.values();
    expect(made.body).toMatchObject({
      id: comment?.id,
      body: 'first',
      user: { login: BOT, type: 'Bot' },
      html_url: `${place.github.url}/acme/app/issues/1#issuecomment-${comment?.id}`,
      issue_url: `${place.github.apiUrl}/repos/acme/app/issues/1`,
    });
    const changed = await place.ask('PATCH', `/issues/comments/${comment?.id}`, { body: { body: 'second' } });
    expect(changed.body).toMatchObject({ body: 'second', created_at: comment?.createdAt });
    expect(changed.body).not.toMatchObject({ updated_at: comment?.createdAt });
    expect((await place.ask('GET', `/issues/comments/${comment?.id}`)).body).toEqual(changed.body);
    expect((await place.ask('DELETE', `/issues/comments/${comment?.id}`)).status).toBe(204);
    expect((await place.ask('GET', `/issues/comments/${comment?.id}`)).status).toBe(404);
  });

  test('a list comes in pages of thirty, or at most a hundred, with links to the neighbouring pages', async () => {
    await using place = await startPlace();
    for (let index = 1; index <= 250; index += 1)
      place.github.state.addComment(place.app, 1, { author: 'mara', body: String(index) });
    const bodies = ({ body }: { readonly body: unknown }): readonly string[] =>
      (body as { readonly body: string }[]).map((each) => each.body);
    expect(bodies(await place.ask('GET', '/issues/1/comments'))).toHaveLength(30);
    const page = await place.ask('GET', '/issues/1/comments?per_page=500&page=2');
    expect(bodies(page)[0]).toBe('101');
    expect(bodies(page)).toHaveLength(100);
    const link = (rel: string, number: number): string =>
      `<${place.github.apiUrl}/repos/acme/app/issues/1/comments?per_page=500&page=${number}>; rel="${rel}"`;
    expect(page.headers.get('link')).toBe(
      [link('prev', 1), link('first', 1), link('next', 3), link('last', 3)].join(', '),
    );
    expect((await place.ask('GET', '/issues/1/comments?per_page=500&page=4')).body).toEqual([]);
  });

  test('the comments of all threads are sorted by the time of their last change', async () => {
    await using place = await startPlace();
    const { state } = place.github;
    const other = state.addThread(place.app, { author: 'mara', title: 'Another' });
    const old = state.addComment(place.app, 1, { author: 'mara', body: 'old' });
    const middle = state.addComment(place.app, other.number, { author: 'mara', body: 'middle' });
    state.addComment(place.app, 1, { author: 'mara', body: 'new' });
    await place.ask('PATCH', `/issues/comments/${old.id}`, { body: { body: 'old, changed' } });
    const titles = async (query: string): Promise<unknown> =>
      ((await place.ask('GET', `/issues/comments?${query}`)).body as { readonly body: string }[]).map(
        ({ body }) => body,
      );
    expect(await titles('sort=updated&direction=desc')).toEqual(['old, changed', 'new', 'middle']);
    expect(await titles('')).toEqual(['old, changed', 'middle', 'new']);
    const newest = state.addComment(place.app, 1, { author: 'mara', body: 'newest' });
    await place.ask('PATCH', `/issues/comments/${middle.id}`, { body: { body: 'middle, changed' } });
    expect(await titles(`since=${newest.createdAt}`)).toEqual(['middle, changed', 'newest']);
  });

  test.each([
    ['POST', '/issues/1/comments', 'data'],
    ['PATCH', '/issues/comments/1', 'body'],
    ['POST', '/issues', 'body'],
    ['PATCH', '/issues/1', 'body'],
  ])('%s %s accepts 65,536 characters and no more', async (method, path, field) => {
    await using place = await startPlace();
    const { id } = place.github.state.addComment(place.app, 1, { author: BOT, body: 'x' });
    const target = path.replace('comments/1', `comments/${id}`);
    const send = (length: number) => place.ask(method, target, { body: { title: 'x', body: 'x'.repeat(length) } });
    expect((await send(65_536)).status).toBeLessThan(300);
    const refused = await send(65_537);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ message: 'Validation Failed', errors: [{ field }] });
  });

  test('a comment on a line of a diff has its own endpoint', async () => {
    await using place = await startPlace();
    const pull = { head: 'b', base: 'main', headSha: 'x', baseSha: 'y', mergedAt: null };
    const thread = place.github.state.addThread(place.app, { author: 'mara', title: 'A change', pull });
    const { id } = place.github.state.addReviewComment(place.app, thread.number, {
      author: 'mara',
      body: '/docs this',
      path: 'a.md',
      line: 3,
      diffHunk: '@@ -1 +1 @@',
    });
    expect((await place.ask('GET', `/pulls/comments/${id}`)).body).toMatchObject({
      path: 'a.md',
      line: 3,
      diff_hunk: '@@ -1 +1 @@',
      user: { login: 'mara' },
    });
    expect((await place.ask('GET', `/issues/comments/${id}`)).status).toBe(404);
  });
});

describe('reactions', () => {
  test('only one of many parallel requests is answered that the reaction is new', async () => {
    await using place = await startPlace();
    const { id } = place.github.state.addComment(place.app, 1, { author: 'mara', body: '/docs' });
    const path = `/issues/comments/${id}/reactions`;
    const react = (token: string) => place.ask('POST', path, { token, body: { content: 'rocket' } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => react('writer')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(answers.every(({ body }) => (body as { user: { login: string } }).user.login === BOT)).toBe(true);
    expect((await react('mara')).status).toBe(201);
    expect((await place.ask('POST', path, { body: { content: 'eyes' } })).status).toBe(201);
    expect((await place.ask('GET', path)).body).toMatchObject([
      { content: 'rocket', user: { login: BOT } },
      { content: 'rocket', user: { login: 'mara' } },
      { content: 'eyes', user: { login: BOT } },
    ]);
  });

  test('an identity removes its own reaction only, and can then add it again', async () => {
    await using place = await startPlace();
    const { id } = place.github.state.addComment(place.app, 1, { author: BOT, body: 'x' });
    const path = `/issues/comments/${id}/reactions`;
    const rocket = { body: { content: 'rocket' } };
    const added = (await place.ask('POST', path, rocket)).body as { readonly id: number };
    expect((await place.ask('DELETE', `${path}/${added.id}`, { token: 'mara' })).status).toBe(404);
    expect((await place.ask('DELETE', `${path}/${added.id}`)).status).toBe(204);
    expect((await place.ask('DELETE', `${path}/${added.id}`)).status).toBe(404);
    expect((await place.ask('POST', path, rocket)).status).toBe(201);
  });

  test('issues have their own reactions, and only those that GitHub knows', async () => {
    await using place = await startPlace();
    expect((await place.ask('POST', '/issues/1/reactions', { body: { content: '+1' } })).status).toBe(201);
    expect((await place.ask('POST', '/issues/1/reactions', { body: { content: 'shrug' } })).status).toBe(422);
    expect((await place.ask('GET', '/issues/1/reactions')).body).toHaveLength(1);
  });
});

describe('issues', () => {
  test('an issue is opened, labelled, closed and found', async () => {
    await using place = await startPlace();
    const opened = await place.ask('POST', '/issues', { body: { title: 'Visitors', labels: ['docs-visitors'] } });
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      number: 2,
      state: 'open',
      labels: [{ name: 'docs-visitors', color: 'ededed' }],
    });
    const found = async (query: string): Promise<unknown> =>
      ((await place.ask('GET', `/issues?${query}`)).body as { readonly number: number }[]).map(({ number }) => number);
    expect(await found('')).toEqual([2, 1]);
    expect(await found('labels=docs-visitors')).toEqual([2]);
    expect(await found('labels=Docs-Visitors')).toEqual([2]);
    expect(await found('creator=mara')).toEqual([1]);
    await place.ask('PATCH', '/issues/2', { body: { state: 'closed' } });
    expect(await found('labels=docs-visitors')).toEqual([]);
    expect(await found('labels=docs-visitors&state=all')).toEqual([2]);
    expect((await place.ask('GET', '/issues/2')).body).toMatchObject({ title: 'Visitors', state: 'closed' });
  });

  test('a label is created once', async () => {
    await using place = await startPlace();
    const body = { name: 'docs-visitors', color: '00ff00' };
    expect((await place.ask('POST', '/labels', { body })).status).toBe(201);
    const again = await place.ask('POST', '/labels', { body: { ...body, name: 'Docs-Visitors' } });
    expect(again.status).toBe(422);
    expect(again.body).toMatchObject({ errors: [{ code: 'already_exists', field: 'name' }] });
    expect((await place.ask('GET', '/labels/docs-visitors')).body).toMatchObject({ color: '00ff00' });
    expect((await place.ask('GET', '/labels/other')).status).toBe(404);
  });
});
