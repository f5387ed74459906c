import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/action/words/errors.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import { answer, type Behaviour, close, huge, json, redirect, truncate } from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const QUERY = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', cursor: null } as const;
const options = (left = 2) => ({ allowance: { left }, cancelled: new AbortController().signal });

const SEARCH = { searchQuery: 'rotate key', hits: 41, ctr: 0.05, topClickedPage: null, lastSearchedAt: 'x' };
const ASKED = { id: 'c1', timestamp: 'x', query: 'How?', response: 'So.', sources: [], resolutionStatus: 'unanswered' };
const VOTED = { path: '/keys', thumbsUp: 1, thumbsDown: 9, code: 0, total: 10 };

describe('a page of searches', () => {
  test('is requested with its period and cursor, and read', async () => {
    await using world = await aDocsService(
      [json(200, { searches: [SEARCH], totalSearches: 9, nextCursor: 'a b' }), json(200, { searches: [] })],
      { prefix: '/docs' },
    );
    const row = { term: 'rotate key', searches: 41, clickRate: 0.05 };
    const first = await world.service.readSearches(QUERY, options());
    expect(first).toEqual({ rows: [row], rejectedRows: 0, hasMore: true, cursor: 'a b' });
    const second = await world.service.readSearches({ ...QUERY, cursor: first.cursor, limit: 1 }, options());
    expect(second).toEqual({ rows: [], rejectedRows: 0, hasMore: false, cursor: null });
    const asked = world.server.requests.map(({ path }) => new URL(path, world.server.url));
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/docs/v1/analytics/handbook/searches'));
    const period = { dateFrom: QUERY.from, dateTo: QUERY.to };
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { ...period, limit: '100' },
      { ...period, limit: '1', cursor: 'a b' },
    ]);
  });

  test('skips and counts odd rows', async () => {
    const odd = [{}, null, 'x', { ...SEARCH, hits: -1 }, { ...SEARCH, hits: 1.5 }, { ...SEARCH, ctr: 101 }];
    const more = [
      { ...SEARCH, ctr: null },
      { ...SEARCH, ctr: -0.1 },
      { ...SEARCH, searchQuery: 7 },
    ];
    await using world = await aDocsService([json(200, { searches: [...odd, SEARCH, ...more] })]);
    const { rows, rejectedRows } = await world.service.readSearches(QUERY, options());
    expect([rows.length, rejectedRows]).toEqual([1, odd.length + more.length]);
  });

  test('has no more rows than were asked for', async () => {
    const searches = Array.from({ length: 5_000 }, (_, at) => ({ ...SEARCH, searchQuery: `q${at}` }));
    await using world = await aDocsService([json(200, { searches, nextCursor: null })]);
    const { rows, hasMore } = await world.service.readSearches(QUERY, options());
    expect([rows.length, hasMore]).toEqual([100, true]);
  });

  test.each([
    ['an odd cursor', { searches: [], nextCursor: 7 }, { hasMore: false, cursor: null }],
    ['an empty cursor', { searches: [], nextCursor: '' }, { hasMore: false, cursor: null }],
    ['an endless cursor', { searches: [], nextCursor: 'c'.repeat(2_001) }, { hasMore: false, cursor: null }],
    ['a cursor behind the end', { searches: [], nextCursor: 'c', hasMore: false }, { hasMore: false, cursor: null }],
    ['no cursor before the end', { searches: [], hasMore: true }, { hasMore: true, cursor: null }],
  ])('with %s is read', async (_name, body, expected) => {
    await using world = await aDocsService([json(200, body)]);
    expect(await world.service.readSearches(QUERY, options())).toMatchObject(expected);
  });
});

test('a page of questions has what is needed, and no answers', async () => {
  const rows = [
    ASKED,
    { ...ASKED, id: 7, pageUrl: '/keys', resolutionStatus: 'answered' },
    { ...ASKED, resolutionStatus: 'open' },
  ];
  await using world = await aDocsService([json(200, { conversations: rows, hasMore: false, nextCursor: null })]);
  expect(await world.service.readQuestions(QUERY, options())).toEqual({
    rows: [
      { id: 'c1', question: 'How?', answered: false, page: null },
      { id: null, question: 'How?', answered: true, page: '/keys' },
    ],
    rejectedRows: 1,
    hasMore: false,
    cursor: null,
  });
  expect(world.server.requests[0]?.path).toContain('/v1/analytics/handbook/assistant?');
  expect(world.server.requests[0]?.path).toContain('limit=500');
});

test('a page of votes has both kinds of thumbs', async () => {
  await using world = await aDocsService([
    json(200, { feedback: [VOTED, { ...VOTED, thumbsUp: '1' }], hasMore: true }),
  ]);
  expect(await world.service.readFeedback(QUERY, options())).toEqual({
    rows: [{ path: '/keys', up: 1, down: 9 }],
    rejectedRows: 1,
    hasMore: true,
    cursor: null,
  });
  expect(world.server.requests[0]?.path).toContain('/v1/analytics/handbook/feedback/by-page?');
});

test("readers' texts lose the key before anything else can leave a piece of it", async () => {
  const said = `with ${CANARY_KEY}@example.com`;
  const searches = json(200, { searches: [{ ...SEARCH, searchQuery: said }] });
  const questions = json(200, { conversations: [{ ...ASKED, query: said, pageUrl: `/of/${CANARY_KEY}` }] });
  const feedback = json(200, { feedback: [{ ...VOTED, path: `/of/${CANARY_KEY}/keys` }] });
  const redact = (text: string): string => text.replaceAll(CANARY_KEY, '***');
  await using world = await aDocsService([searches, questions, feedback], { redact });
  const { service } = world;
  for (const read of [service.readSearches, service.readQuestions, service.readFeedback]) {
    const page = await read(QUERY, options());
    expect(page).toMatchObject({ rows: [expect.anything()] });
    expect(JSON.stringify(page)).toContain('***');
    expect(JSON.stringify(page)).not.toContain('canary');
  }
});

describe('an unusable answer', () => {
  test.each<readonly [string, Behaviour, number | undefined, number]>([
    ['HTTP 403', json(403, { error: 'ada asked: rotate key' }), 403, 1],
    ['HTTP 404', json(404, { error: 'ada asked: rotate key' }), 404, 1],
    ['HTTP 405', json(405, { error: 'ada asked: rotate key' }), 405, 1],
    ['HTTP 400', json(400, { error: 'ada asked: rotate key' }), 400, 1],
    ['HTTP 401', json(401, { error: 'ada asked: rotate key' }), 401, 1],
    ['HTTP 500', json(500, { error: 'ada asked: rotate key' }), 500, 2],
    ['a redirect', redirect(302, '/rotate-key'), 302, 1],
    ['a page', answer(200, '<p>rotate key', { 'content-type': 'text/html' }), 200, 2],
    ['another list', json(200, { visitors: ['rotate key'] }), 200, 2],
    ['a list of nothing', json(200, ['rotate key']), 200, 2],
    ['a body cut off', truncate, undefined, 2],
    ['a close', close, undefined, 2],
    ['5 MB', huge(5), undefined, 1],
  ])(
    '(%s) takes at most two requests, and its error has no words of the answer',
    async (_name, behaviour, status, sent) => {
      await using world = await aDocsService([behaviour]);
      const given = options();
      const thrown = await world.service.readSearches(QUERY, given).catch((error: unknown) => error);
      if (!(thrown instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(thrown)}`);
      expect(thrown.status).toBe(status);
      expect(`${thrown.message} ${thrown.hint}`).not.toMatch(/rotate|ada/);
      expect(world.server.requests).toHaveLength(sent);
      expect(given.allowance.left).toBe(2 - sent);
    },
  );
});
