import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { RequestAllowance, VisitorsPage, VisitorsQuery } from '../../../src/action/ports/readers.ts';
import type { DocsService } from '../../../src/action/ports.ts';
import { ServiceError } from '../../../src/action/words/errors.ts';
import { CANARY_KEY } from '../../build/settings.ts';
import * as faultServer from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const { answer, bomb, hang, huge, json, redirect, reset, truncate } = faultServer;
type Behaviour = faultServer.Behaviour;

const ONE_PAGE = join(import.meta.dirname, 'one-page.ts');
const PERIOD = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z' } as const;
const QUERY: VisitorsQuery = { ...PERIOD, limit: 250, offset: 500 };
const totals = { human: 10, ai: 4, total: 12 };
const row = { path: '/start', human: 3, ai: 1, total: 4 };
const page = json(200, { totals, visitors: [row, { ...row, human: -1 }], hasMore: true });

const options = (left = 60) => ({ allowance: { left }, cancelled: new AbortController().signal });

async function errorOf(service: DocsService): Promise<ServiceError> {
  const thrown = await outcomeOf(service, { left: 60 });
  if (!(thrown instanceof ServiceError)) throw new Error('expected a ServiceError');
  return thrown;
}

describe('a page of visitors', () => {
  test('is requested with its period and its offset', async () => {
    await using world = await aDocsService([page], { prefix: '/docs' });
    const read = { totals, pages: [row], rejectedRows: 1, hasMore: true };
    expect(await world.service.readVisitors(QUERY, options())).toEqual(read);
    const [request] = world.server.requests;
    const { pathname, searchParams } = new URL(request?.path ?? '', world.server.url);
    expect(`${request?.method} ${pathname}`).toBe('GET /docs/v1/analytics/handbook/visitors');
    const period = { dateFrom: QUERY.from, dateTo: QUERY.to };
    expect(Object.fromEntries(searchParams)).toEqual({ ...period, limit: '250', offset: '500' });
  });

  test.each<readonly [string, Behaviour]>([
    ['a reset', reset],
    ['a body cut off', truncate],
    ['an empty body', answer(200, '')],
    ['HTML', answer(200, '<p>', { 'content-type': 'text/html' })],
    ['odd totals', json(200, { totals: { ...totals, ai: -1 }, visitors: [], hasMore: false })],
    ...[408, 425, 429, 500, 502, 503].map((status) => [`HTTP ${status}`, answer(status, '')] as const),
  ])('is requested again after %s, four times in all', async (_name, behaviour) => {
    await using well = await aDocsService([behaviour, behaviour, behaviour, page]);
    expect(await well.service.readVisitors(QUERY, options())).toMatchObject({ pages: [row] });
    expect(well.clock.slept).toEqual([1_000, 2_000, 4_000]);

    await using ill = await aDocsService([behaviour]);
    await errorOf(ill.service);
    expect(ill.server.requests).toHaveLength(4);
  });

  test('with a million invalid rows is read like a page of the requested size', async () => {
    const visitors = `${'{},'.repeat((4 * 1024 * 1024 - 200) / 3)}{}`;
    const body = `{"totals":${JSON.stringify(totals)},"visitors":[${visitors}],"hasMore":false}`;
    await using world = await aDocsService([answer(200, body, { 'content-type': 'application/json' })]);
    const read = { totals, pages: [], rejectedRows: 250, hasMore: true };
    expect(await world.service.readVisitors(QUERY, options())).toEqual(read);
    // A limit ends the process if its objects don't fit. How much memory is taken below it depends on the machine's load.
    const limited = ['--max-old-space-size=48', ONE_PAGE, world.server.url];
    expect((await promisify(execFile)(process.execPath, limited)).stdout).toBe('250\n');
  });

  test.each<readonly [string, Behaviour, number | undefined, RegExp]>([
    ['five megabytes', huge(5), undefined, /after 1 attempt: .* too big/],
    ['a compressed hundred megabytes', bomb(100), undefined, /after 1 attempt: .* too big/],
    ['a redirect', redirect(302, '/elsewhere'), 302, /after 1 attempt: HTTP 302/],
    ['400', json(400, { error: 'limit' }), 400, /It says: limit\. /],
    ['401', json(401, {}), 401, /expired or revoked .* then a weekly report fails with 401/],
    ['402', json(402, {}), 402, /plan or missing credits .*credits/],
    ['403', json(403, {}), 403, /doesn't allow .*scope/],
    ['403 from a proxy', answer(403, 'blocked', { server: 'squid' }), 403, /proxy or firewall.*, server: squid/],
    ['404', json(404, {}), 404, /does not know the project .*`project-id`/],
    [
      '429 with a long pause',
      answer(429, '', { 'retry-after': '3600' }),
      429,
      /too many requests .*100 requests an hour/,
    ],
  ])('is not requested again after %s', async (_name, behaviour, status, message) => {
    await using world = await aDocsService([behaviour, page]);
    const error = await errorOf(world.service);
    expect(error.status).toBe(status);
    expect(error.hint).not.toBe('');
    expect(`${error.message} ${error.hint}`).toMatch(message);
    expect(world.server.requests).toHaveLength(1);
  });

  test("that never arrives reports the service's last answer", async () => {
    await using world = await aDocsService([json(500, { error: { message: 'no database' } })]);
    expect((await errorOf(world.service)).message).toMatch(/after 4 attempts: HTTP 500 .*\. It says: no database\.$/);
  });
});

test('all pages of one run share ten repetitions, even if they are read at the same time', async () => {
  await using world = await aDocsService([answer(500, '')]);
  for (let turn = 0; turn < 3; turn += 1) await errorOf(world.service);
  expect(world.server.requests).toHaveLength(12);
  await Promise.all([errorOf(world.service), errorOf(world.service), errorOf(world.service)]);
  expect(world.server.requests).toHaveLength(12 + 3 + 1);
  await errorOf(world.service);
  expect(world.server.requests).toHaveLength(12 + 3 + 1 + 1);
});

/** Requests a page; returns it or the error, which must be the documented one. */
async function outcomeOf(
  service: DocsService,
  allowance: RequestAllowance,
  cancelled: AbortSignal = new AbortController().signal,
): Promise<VisitorsPage | ServiceError> {
  try {
    return await service.readVisitors(QUERY, { allowance, cancelled });
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

describe('the requests for visitors', () => {
  test.each([2, 5])('share one allowance of %i if they are sent at the same time', async (left) => {
    await using world = await aDocsService([answer(500, '')]);
    const allowance = { left };
    await Promise.all([1, 2, 3].map(() => outcomeOf(world.service, allowance)));
    expect([world.server.requests.length, allowance.left]).toEqual([left, 0]);
  });

  test('also count if no server listens, and the error points to the network', async () => {
    await using world = await aDocsService([hang]);
    await world.server[Symbol.asyncDispose]();
    const allowance = { left: 3 };
    const message = expect.stringMatching(/after 3 attempts: .* refused the connection/);
    const hint = expect.stringContaining('`base-url`');
    expect(await outcomeOf(world.service, allowance)).toMatchObject({ message, hint });
    expect(allowance.left).toBe(0);
  });
});

test('a run that is cancelled while a request is in flight ends at once', async () => {
  const stop = new AbortController();
  await using world = await aDocsService([() => stop.abort()]);
  const allowance = { left: 5 };
  const error = await outcomeOf(world.service, allowance, stop.signal);
  expect(error).toMatchObject({ name: 'ServiceError', message: expect.stringContaining('the run was cancelled') });
  expect([world.server.requests.length, allowance.left, world.clock.slept]).toEqual([1, 4, []]);
});

const LIST = { ...PERIOD, cursor: null } as const;

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
    const first = await world.service.readSearches(LIST, options());
    expect(first).toEqual({ rows: [row], rejectedRows: 0, hasMore: true, cursor: 'a b' });
    const second = await world.service.readSearches({ ...LIST, cursor: first.cursor }, options());
    expect(second).toEqual({ rows: [], rejectedRows: 0, hasMore: false, cursor: null });
    const asked = world.server.requests.map(({ path }) => new URL(path, world.server.url));
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/docs/v1/analytics/handbook/searches'));
    const period = { dateFrom: QUERY.from, dateTo: QUERY.to };
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { ...period, limit: '100' },
      { ...period, limit: '100', cursor: 'a b' },
    ]);
  });

  test('skips and counts odd rows', async () => {
    const changes = [{ hits: -1 }, { hits: 1.5 }, { ctr: 101 }, { ctr: null }, { ctr: -0.1 }, { searchQuery: 7 }];
    const odd = [{}, null, 'x', ...changes.map((change) => ({ ...SEARCH, ...change }))];
    await using world = await aDocsService([json(200, { searches: [...odd, SEARCH, ...odd] })]);
    const { rows, rejectedRows } = await world.service.readSearches(LIST, options());
    expect([rows.length, rejectedRows]).toEqual([1, 2 * odd.length]);
  });

  test('has no more rows than were asked for', async () => {
    const searches = Array.from({ length: 5_000 }, (_, at) => ({ ...SEARCH, searchQuery: `q${at}` }));
    await using world = await aDocsService([json(200, { searches, nextCursor: null })]);
    const { rows, hasMore } = await world.service.readSearches(LIST, options());
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
    expect(await world.service.readSearches(LIST, options())).toMatchObject(expected);
  });
});

test('a page of questions has what is needed, and no answers', async () => {
  const answered = { ...ASKED, id: 7, pageUrl: '/keys', resolutionStatus: 'answered' };
  const rows = [ASKED, answered, { ...ASKED, resolutionStatus: 'open' }];
  await using world = await aDocsService([json(200, { conversations: rows, hasMore: false, nextCursor: null })]);
  expect(await world.service.readQuestions(LIST, options())).toEqual({
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
  const feedback = [VOTED, { ...VOTED, thumbsUp: '1' }];
  await using world = await aDocsService([json(200, { feedback, hasMore: true })]);
  const rest = { rejectedRows: 1, hasMore: true, cursor: null };
  const rows = [{ path: '/keys', up: 1, down: 9 }];
  expect(await world.service.readFeedback(LIST, options())).toEqual({ rows, ...rest });
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
    const page = await read(LIST, options());
    expect(page).toMatchObject({ rows: [expect.anything()] });
    expect(JSON.stringify(page)).toContain('***');
    expect(JSON.stringify(page)).not.toContain('canary');
  }
});

test('a visited path with the key in it says how to show it', async () => {
  const rows = ['/keys', `/keys/${CANARY_KEY}`].map((path) => ({ path, human: 1, ai: 0, total: 1 }));
  const redact = (text: string): string => text.replaceAll(CANARY_KEY, '***');
  const answer200 = json(200, { totals: { human: 1, ai: 0, total: 1 }, visitors: rows, hasMore: false });
  await using world = await aDocsService([answer200], { redact });
  const query = { ...LIST, limit: 250, offset: 0 };
  const { pages } = await world.service.readVisitors(query, options());
  expect(pages).toEqual([rows[0], { ...rows[1], shown: '/keys/***' }]);
});

describe('an unusable answer', () => {
  const SAID = { error: 'ada asked: rotate key' };

  test.each<readonly [string, Behaviour, number | undefined, number]>([
    ...[400, 401, 403, 404, 405].map((status) => [`HTTP ${status}`, json(status, SAID), status, 1] as const),
    ['HTTP 500', json(500, SAID), 500, 2],
    ['a redirect', redirect(302, '/rotate-key'), 302, 1],
    ['a page', answer(200, '<p>rotate key', { 'content-type': 'text/html' }), 200, 2],
    ['another list', json(200, { visitors: ['rotate key'] }), 200, 2],
    ['a list of nothing', json(200, ['rotate key']), 200, 2],
    ['a body cut off', truncate, undefined, 2],
    ['5 MB', huge(5), undefined, 1],
  ])('(%s) takes at most two requests, and its error has no word of it', async (_name, behaviour, status, sent) => {
    await using world = await aDocsService([behaviour]);
    const given = options(2);
    const thrown = await world.service.readSearches(LIST, given).catch((error: unknown) => error);
    if (!(thrown instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(thrown)}`);
    expect(thrown.status).toBe(status);
    expect(`${thrown.message} ${thrown.hint}`).not.toMatch(/rotate|ada/);
    expect(world.server.requests).toHaveLength(sent);
    expect(given.allowance.left).toBe(2 - sent);
  });
});
