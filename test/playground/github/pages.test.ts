import { expect } from 'vitest';
import type { Cause } from '../../../src/playground/github/state.ts';
import { type Place, test } from './asking.ts';

const open = ({ github }: Place, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(new URL(path, github.url), { headers, redirect: 'manual' });
const PULL = { head: 'change', base: 'main', headSha: 'c0ffee', baseSha: 'beef', mergedAt: null };

test('every address for people in an API answer leads to a page, and to the comment on it', async ({ place }) => {
  const { github, app, issue } = place;
  const thread = github.state.addThread(app, { author: 'mara', title: 'A change', pull: PULL });
  const comments = [issue, thread].map(({ number }) =>
    github.state.addComment(app, number, { author: 'github-actions[bot]', body: 'Hello' }),
  );
  const where = { path: 'a.md', line: 1, diffHunk: '@@ -1 +1 @@\n+a' };
  const review = github.state.addReviewComment(app, thread.number, { author: 'mara', body: 'Why?', ...where });
  const answers = await Promise.all([
    place.ask('GET', ''),
    place.ask('GET', `/issues/${issue.number}`),
    place.ask('GET', `/pulls/${thread.number}`),
    ...comments.map(({ id }) => place.ask('GET', `/issues/comments/${id}`)),
    place.ask('GET', `/pulls/comments/${review.id}`),
  ]);
  const addresses = [...JSON.stringify(answers.map(({ body }) => body)).matchAll(/"html_url":"([^"]+)"/g)];
  const unique = [...new Set(addresses.map(([, address = '']) => address))];
  expect(unique.length).toBeGreaterThanOrEqual(8);
  for (const address of unique) {
    const response = await open(place, address);
    expect([address, response.status]).toEqual([address, 200]);
    const id = new URL(address).hash.slice(1);
    expect(await response.text()).toContain(id === '' ? '<main>' : `<article id="${id}"`);
  }
});

test('the front page leads to each repository, and a repository to each of its threads', async ({ place }) => {
  expect(await (await open(place, '/')).text()).toContain('<a href="/acme/app">');
  const list = await (await open(place, '/ACME/app')).text();
  expect(list).toContain('<a href="/acme/app/issues/1">');
  expect(list).toContain('A question');
});

test("a pull request's address among the issues leads there, and the other way round", async ({ place }) => {
  place.github.state.addThread(place.app, { author: 'mara', title: 'A change', pull: PULL });
  for (const [from, to] of Object.entries({ 'issues/2': 'pull/2', 'pull/1': 'issues/1' })) {
    const response = await open(place, `/acme/app/${from}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/acme/app/${to}`]);
  }
});

test.for<readonly [Cause['what'], string, string]>([
  ['comment', 'issue_comment', '/acme/app/issues/1#issuecomment-3'],
  ['merged pull request', 'push', '/acme/app/pull/2'],
])('a run says that a %s started it, and leads there', async ([what, event, path], { place }) => {
  const cause = { what, title: 'A change (#2)', path };
  const { id } = place.github.state.addRun(place.app, { workflow: 'Docs', event, actor: 'mara', cause });
  const page = await (await open(place, `/acme/app/actions/runs/${id}`)).text();
  expect(page).toContain(`<a href="${path}">Go to the ${what} that started it</a>`);
});

const NOWHERE = ['/no-one', '/acme/none', '/acme/app/issues/99', '/acme/none/pull/1', '/acme/app/actions/runs/4711'];
test.for(NOWHERE)('there is no page at %s, and the answer says so with the way back', async (path, { place }) => {
  const response = await open(place, path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('There is no such page here');
});

const PAGES = ['/', '/acme/app', '/acme/app/issues/1', '/no-one'];
test.for(PAGES)('the page %s loads nothing from elsewhere and runs no inline script', async (path, { place }) => {
  const policy = (await open(place, path)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
});

test('a page that has not changed is not sent again', async ({ place }) => {
  const tag = { 'if-none-match': (await open(place, '/acme/app/issues/1')).headers.get('etag') ?? '' };
  expect((await open(place, '/acme/app/issues/1', tag)).status).toBe(304);
  place.issue.title = 'Another question';
  expect((await open(place, '/acme/app/issues/1', tag)).status).toBe(200);
});

test('pages are not in the ledger of the API, whose unknown paths are answered by JSON', async ({ place }) => {
  await open(place, '/acme/app/issues/1');
  expect(place.github.ledger).toEqual([]);
  const { status, body } = await place.ask('GET', '/api/v3/unknown');
  expect([status, body]).toEqual([404, expect.objectContaining({ message: 'Not Found' })]);
});
