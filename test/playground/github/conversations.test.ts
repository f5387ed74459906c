import { describe, expect } from 'vitest';
import { BOT, test } from './asking.ts';

const fieldsOf = (body: unknown, name: string): readonly unknown[] =>
  (body as Readonly<Record<string, unknown>>[]).map((each) => each[name]);

describe('comments', () => {
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
});
