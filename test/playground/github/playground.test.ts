import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Comment } from '../../../src/playground/github/state.ts';
import { openPlayground, type Place, sendRaw, startPlace } from './asking.ts';

let place: Place;
let commented: Comment[];
beforeEach(async () => {
  place = await startPlace();
  commented = [];
});
afterEach(() => place.github.stop());

const open = (): void => openPlayground(place, (comment) => commented.push(comment));
const origin = (): string => new URL(place.github.url).origin;
const foreign = (): string => `evil.example:${new URL(place.github.url).port}`;
const FORM = 'application/x-www-form-urlencoded';

/** Sends a form as a browser does; a header that is null is left out. */
function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string | null>> = {},
) {
  const sent = { origin: origin(), 'content-type': FORM, ...headers };
  const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
  const options = { method: 'POST', headers: Object.fromEntries(given) };
  return sendRaw(new URL(path, place.github.url), options, new URLSearchParams(fields).toString());
}

const COMMENTS = '/acme/app/issues/1/comments';
const ON_LINES = '/acme/app/pull/1/review-comments';
const HELLO = { as: 'mara', body: '/docs Explain it' };
const ON_A_LINE = { ...HELLO, path: 'a.md', line: '1' };

test('a comment is stored under the chosen person’s name, starts what a comment starts, and leads to its place', async () => {
  open();
  const { status, location } = await send(COMMENTS, HELLO);
  const [comment] = place.app.comments.values();
  expect(comment).toMatchObject({ thread: 1, author: { login: 'mara' }, body: '/docs Explain it' });
  expect([commented, status, location]).toEqual([[comment], 303, `/acme/app/issues/1#issuecomment-${comment?.id}`]);
});

test.each([
  ['another site', () => ({ origin: 'https://evil.example' })],
  ['a page without an origin, such as a file', () => ({ origin: 'null' })],
  ['something without an origin', () => ({ origin: null })],
  ['another port of this machine', () => ({ origin: 'http://127.0.0.1:1' })],
  ['an address that only begins like ours', () => ({ origin: `${origin()}.evil.example` })],
  ['our address over https', () => ({ origin: origin().replace('http:', 'https:') })],
  ['our other name', () => ({ origin: origin().replace('127.0.0.1', 'localhost') })],
  ['another host', () => ({ host: 'evil.example' })],
  [
    'a foreign name that resolves to this machine (DNS rebinding)',
    () => ({ host: foreign(), origin: `http://${foreign()}` }),
  ],
  ['our host without its port', () => ({ host: '127.0.0.1', origin: 'http://127.0.0.1' })],
])('nothing is stored for a request from %s', async (_, headers) => {
  open();
  expect(await send(COMMENTS, HELLO, headers())).toMatchObject({ status: 403 });
  expect(await send(ON_LINES, ON_A_LINE, headers())).toMatchObject({ status: 403 });
  expect([place.app.comments.size, place.app.threads.size, commented.length]).toEqual([0, 1, 0]);
});

test('both names of this machine are ours', async () => {
  open();
  const host = new URL(origin()).host.replace('127.0.0.1', 'localhost');
  expect(await send(COMMENTS, HELLO, { host, origin: `http://${host}` })).toMatchObject({ status: 303 });
});

test('no page is shown under a foreign name', async () => {
  const asked = sendRaw(new URL('/acme/app/issues/1', place.github.url), { headers: { host: 'evil.example' } });
  expect((await asked).status).toBe(403);
});

test.each([
  ['a comment of white space', COMMENTS, { as: 'mara', body: ' \r\n' }, 422, 'blank'],
  ['a comment above the limit', COMMENTS, { as: 'mara', body: 'x'.repeat(65_537) }, 422, '65536'],
  ['more bytes than a comment can have', COMMENTS, { as: 'mara', body: 'x'.repeat(700_000) }, 413, 'too long'],
  ['a form without its fields', COMMENTS, {}, 422, 'not sent'],
  ['a comment by a bot', COMMENTS, { as: 'github-actions[bot]', body: 'x' }, 403, 'not in the list'],
  ['a comment by someone who is not offered', COMMENTS, { as: 'root', body: 'x' }, 403, 'not in the list'],
  ['a comment in no thread', '/acme/app/issues/99/comments', HELLO, 404, 'Not Found'],
  ['a comment in no repository', '/acme/none/issues/1/comments', HELLO, 404, 'Not Found'],
  ['a comment on a line that is not shown', ON_LINES, ON_A_LINE, 422, 'do not show that line'],
  ['a comment on something that is not a number', ON_LINES, { ...ON_A_LINE, line: 'x' }, 422, 'number'],
  ['a comment by a bot on a line', ON_LINES, { ...ON_A_LINE, as: 'a[bot]' }, 403, 'list'],
])('%s is refused, with the reason', async (_, path, fields, status, reason) => {
  open();
  const answer = await send(path, fields);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(reason);
  // It follows no address: what it is about would be gone after a second.
  expect(answer.text).not.toContain('live.js');
  expect([place.app.comments.size, place.app.threads.size, commented.length]).toEqual([0, 1, 0]);
});

test('a form other than a browser’s plain one is refused', async () => {
  open();
  expect(await send(COMMENTS, HELLO, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  expect(commented).toEqual([]);
});

test('a stranger is refused in a locked conversation, and a writer is not', async () => {
  open();
  place.issue.locked = true;
  expect(await send(COMMENTS, { ...HELLO, as: 'stranger' })).toMatchObject({ status: 403 });
  expect(await send(COMMENTS, HELLO)).toMatchObject({ status: 303 });
});

test('without a playground there is no box, and no comment is accepted', async () => {
  const page = async (): Promise<string> => (await fetch(`${place.github.url}/acme/app/issues/1`)).text();
  expect(await page()).not.toContain('<form');
  expect(await send(COMMENTS, HELLO)).toMatchObject({ status: 404 });
  open();
  expect(await page()).toContain('<form');
});
