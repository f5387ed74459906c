import { describe, expect } from 'vitest';
import { BOT, test } from './asking.ts';

const fieldsOf = (body: unknown, name: string): readonly unknown[] =>
  (body as Readonly<Record<string, unknown>>[]).map((each) => each[name]);

describe('comments', () => {
  test('a comment is created, read and changed', async ({ place }) => {
    const made = await place.ask('POST', '/issues/1/comments', { body: { body: 'first' } });
    expect(made.status).toBe(201);
    const [comment] = place.app.comments.values();
    const path = `/issues/comments/${comment?.id}`;
    expect(made.body).toMatchObject({
      id: comment?.id,
      body: 'first',
      user: { login: BOT, type: 'Bot' },
      html_url: `${place.github.url}/acme/app/issues/1#issuecomment-${comment?.id}`,
      issue_url: `${place.github.apiUrl}/repos/acme/app/issues/1`,
    });
    const changed = await place.ask('PATCH', path, { body: { body: 'second' } });
    expect(changed.body).toMatchObject({ body: 'second', created_at: comment?.createdAt });
    expect(changed.body).not.toMatchObject({ updated_at: comment?.createdAt });
    expect((await place.ask('GET', path)).body).toEqual(changed.body);
  });

  test('a list comes in pages of thirty, or at most a hundred, with links to its neighbours', async ({ place }) => {
    for (let index = 1; index <= 250; index += 1)
      place.github.state.addComment(place.app, 1, { author: 'mara', body: String(index) });
    const path = '/issues/1/comments';
    expect((await place.ask('GET', path)).body).toHaveLength(30);
    const page = await place.ask('GET', `${path}?per_page=500&page=2`);
    expect(fieldsOf(page.body, 'body')).toEqual(Array.from({ length: 100 }, (_, index) => String(101 + index)));
    const link = (rel: string, number: number): string =>
      `<${place.github.apiUrl}/repos/acme/app${path}?per_page=500&page=${number}>; rel="${rel}"`;
    const links = [link('prev', 1), link('first', 1), link('next', 3), link('last', 3)];
    expect(page.headers.get('link')).toBe(links.join(', '));
    expect((await place.ask('GET', `${path}?per_page=500&page=4`)).body).toEqual([]);
  });

  test('the comments of all threads are sorted by the time of their last change', async ({ place }) => {
    const { state } = place.github;
    const other = state.addThread(place.app, { author: 'mara', title: 'Another' });
    const add = (body: string, thread = 1) => state.addComment(place.app, thread, { author: 'mara', body });
    const change = ({ id, body }: ReturnType<typeof add>) =>
      place.ask('PATCH', `/issues/comments/${id}`, { body: { body: `${body}, changed` } });
    const [old, middle] = [add('old'), add('middle', other.number), add('new')];
    await change(old);
    const listed = async (query: string) =>
      fieldsOf((await place.ask('GET', `/issues/comments?${query}`)).body, 'body');
    expect(await listed('sort=updated&direction=desc')).toEqual(['old, changed', 'new', 'middle']);
    expect(await listed('')).toEqual(['old, changed', 'middle', 'new']);
    const newest = add('newest');
    await change(middle);
    expect(await listed(`since=${newest.createdAt}`)).toEqual(['middle, changed', 'newest']);
  });

  test.for([
    ['POST', '/issues/1/comments', 'data'],
    ['PATCH', '/issues/comments/1', 'body'],
    ['POST', '/issues', 'body'],
    ['PATCH', '/issues/1', 'body'],
  ] as const)('%s %s accepts 65,536 characters and no more', async ([method, path, field], { place }) => {
    const { id } = place.github.state.addComment(place.app, 1, { author: BOT, body: 'x' });
    const target = path.replace('comments/1', `comments/${id}`);
    const send = (length: number) => place.ask(method, target, { body: { title: 'x', body: 'x'.repeat(length) } });
    expect((await send(65_536)).status).toBeLessThan(300);
    const refused = { status: 422, body: { message: 'Validation Failed', errors: [{ field }] } };
    expect(await send(65_537)).toMatchObject(refused);
  });
});

describe('reactions', () => {
  test('only one of many parallel requests is answered that the reaction is new', async ({ place }) => {
    const { id } = place.github.state.addComment(place.app, 1, { author: 'mara', body: '/docs' });
    const path = `/issues/comments/${id}/reactions`;
    const react = (token: string, content = 'rocket') => place.ask('POST', path, { token, body: { content } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => react('writer')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    for (const { body } of answers) expect(body).toMatchObject({ user: { login: BOT } });
    expect([(await react('mara')).status, (await react('writer', 'eyes')).status]).toEqual([201, 201]);
    const shown = (login: string, content = 'rocket') => ({ content, user: { login } });
    expect((await place.ask('GET', path)).body).toMatchObject([shown(BOT), shown('mara'), shown(BOT, 'eyes')]);
  });

  test('an identity removes its own reaction only, and can then add it again', async ({ place }) => {
    const comment = place.github.state.addComment(place.app, 1, { author: BOT, body: 'x' });
    const path = `/issues/comments/${comment.id}/reactions`;
    const rocket = { body: { content: 'rocket' } };
    const { id } = (await place.ask('POST', path, rocket)).body as { readonly id: number };
    const remove = (token: string) => place.statusOf('DELETE', `${path}/${id}`, { token });
    expect([await remove('mara'), await remove('writer'), await remove('writer')]).toEqual([404, 204, 404]);
    expect(await place.statusOf('POST', path, rocket)).toBe(201);
  });

  test('issues have their own reactions, and only those that GitHub knows', async ({ place }) => {
    const react = (content: string) => place.statusOf('POST', '/issues/1/reactions', { body: { content } });
    expect([await react('+1'), await react('shrug')]).toEqual([201, 422]);
    expect((await place.ask('GET', '/issues/1/reactions')).body).toHaveLength(1);
  });
});

describe('issues', () => {
  test('an issue is opened, labelled, closed and found', async ({ place }) => {
    const opened = await place.ask('POST', '/issues', { body: { title: 'Visitors', labels: ['docs-visitors'] } });
    const labels = [{ name: 'docs-visitors', color: 'ededed' }];
    expect(opened).toMatchObject({ status: 201, body: { number: 2, state: 'open', labels } });
    const found = async (query: string) => fieldsOf((await place.ask('GET', `/issues?${query}`)).body, 'number');
    expect([await found(''), await found('labels=docs-visitors')]).toEqual([[2, 1], [2]]);
    expect([await found('labels=Docs-Visitors'), await found('creator=mara')]).toEqual([[2], [1]]);
    await place.ask('PATCH', '/issues/2', { body: { state: 'closed' } });
    expect([await found('labels=docs-visitors'), await found('labels=docs-visitors&state=all')]).toEqual([[], [2]]);
    expect((await place.ask('GET', '/issues/2')).body).toMatchObject({ title: 'Visitors', state: 'closed' });
  });

  test('a label is created once', async ({ place }) => {
    const create = (name: string) => place.ask('POST', '/labels', { body: { name, color: '00ff00' } });
    expect((await create('docs-visitors')).status).toBe(201);
    const errors = [{ code: 'already_exists', field: 'name' }];
    expect(await create('Docs-Visitors')).toMatchObject({ status: 422, body: { errors } });
  });
});
