import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { VisitorsQuery } from '../../../src/action/ports/readers.ts';
import type { DocsService } from '../../../src/action/ports.ts';
import { ServiceError } from '../../../src/action/words/errors.ts';
import {
  answer,
  type Behaviour,
  bomb,
  close,
  drip,
  hang,
  huge,
  json,
  redirect,
  reset,
  truncate,
} from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const ONE_PAGE = join(import.meta.dirname, 'one-page.ts');
const QUERY: VisitorsQuery = {
  from: '2026-11-09T00:00:00.000Z',
  to: '2026-11-16T00:00:00.000Z',
  limit: 250,
  offset: 500,
};
const totals = { human: 10, ai: 4, total: 12 };
const row = { path: '/start', human: 3, ai: 1, total: 4 };
const page = json(200, { totals, visitors: [row, { ...row, human: -1 }], hasMore: true });

const options = () => ({ allowance: { left: 60 }, cancelled: new AbortController().signal });

async function errorOf(service: DocsService): Promise<ServiceError> {
  const thrown = await service.readVisitors(QUERY, options()).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(thrown)}`);
  return thrown;
}

describe('a page of visitors', () => {
  test('is requested with its period and its offset', async () => {
    await using world = await aDocsService([page], { prefix: '/docs' });
    expect(await world.service.readVisitors(QUERY, options())).toEqual({
      totals,
      pages: [row],
      rejectedRows: 1,
      hasMore: true,
    });
    const [request] = world.server.requests;
    const { pathname, searchParams } = new URL(request?.path ?? '', world.server.url);
    expect(`${request?.method} ${pathname}`).toBe('GET /docs/v1/analytics/handbook/visitors');
    expect(Object.fromEntries(searchParams)).toEqual({
      dateFrom: QUERY.from,
      dateTo: QUERY.to,
      limit: '250',
      offset: '500',
    });
  });

  test.each<readonly [string, Behaviour]>([
    ['a reset', reset],
    ['a close', close],
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

  test('is requested again if it drips', async () => {
    await using world = await aDocsService([
      (socket, request) => {
        drip(socket, request);
        const timer = setInterval(() => world.clock.pass(10_000), 30);
        socket.on('close', () => clearInterval(timer));
      },
      page,
    ]);
    expect(await world.service.readVisitors(QUERY, options())).toMatchObject({ pages: [row] });
  });

  test('may be four megabytes', async () => {
    const visitors = Array.from({ length: 250 }, () => ({ ...row, path: `/${'x'.repeat(14_000)}` }));
    await using world = await aDocsService([json(200, { totals, visitors, hasMore: false })]);
    expect((await world.service.readVisitors(QUERY, options())).pages).toHaveLength(250);
  });

  test('has no more rows than requested, and then continues', async () => {
    const visitors = Array.from({ length: 300 }, (_, at) => ({ ...row, path: `/${at}` }));
    await using world = await aDocsService([json(200, { totals, visitors, hasMore: false })]);
    const { pages, hasMore } = await world.service.readVisitors(QUERY, options());
    expect(pages).toEqual(visitors.slice(0, 250));
    expect(hasMore).toBe(true);
  });

  test('with a million invalid rows is read like a page of the requested size', async () => {
    const visitors = `${'{},'.repeat((4 * 1024 * 1024 - 200) / 3)}{}`;
    const body = `{"totals":${JSON.stringify(totals)},"visitors":[${visitors}],"hasMore":false}`;
    await using world = await aDocsService([answer(200, body, { 'content-type': 'application/json' })]);
    expect(await world.service.readVisitors(QUERY, options())).toEqual({
      totals,
      pages: [],
      rejectedRows: 250,
      hasMore: true,
    });
    // A limit ends the process if its objects don't fit. How much memory is taken below it depends on the machine's load.
    const limited = ['--max-old-space-size=48', ONE_PAGE, world.server.url];
    expect((await promisify(execFile)(process.execPath, limited)).stdout).toBe('250\n');
  });

  test.each<readonly [string, Behaviour, number | undefined, RegExp]>([
    ['five megabytes', huge(5), undefined, /after 1 attempt: .* too big/],
    ['a compressed hundred megabytes', bomb(100), undefined, /after 1 attempt: .* too big/],
    ['a redirect', redirect(302, '/elsewhere'), 302, /after 1 attempt: HTTP 302/],
    [
      '400',
      json(400, { error: 'limit', details: [{ message: 'out of range' }] }),
      400,
      /It says: limit; out of range\.$/,
    ],
    ['401', json(401, {}), 401, /expired or revoked/],
    ['402', json(402, { error: 'no credits' }), 402, /plan or missing credits \(HTTP 402\)\. It says: no credits\.$/],
    ['403', json(403, {}), 403, /doesn't allow/],
    [
      '403 from a proxy',
      answer(403, 'blocked', { 'content-type': 'text/plain', server: 'squid' }),
      403,
      /^The request was refused by something in front of the service \(proxy or firewall\), HTTP 403, server: squid\. It says: blocked\.$/,
    ],
    ['404', json(404, {}), 404, /does not know the project/],
  ])('is not requested again after %s', async (_name, behaviour, status, message) => {
    await using world = await aDocsService([behaviour, page]);
    const error = await errorOf(world.service);
    expect(error.status).toBe(status);
    expect(error.message).toMatch(message);
    expect(error.hint).not.toBe('');
    expect(world.server.requests).toHaveLength(1);
  });

  test('that the key may no longer read says that keys expire', async () => {
    await using world = await aDocsService([json(401, { error: 'expired' })]);
    expect((await errorOf(world.service)).hint).toMatch(/then a weekly report fails with 401/);
  });

  test('that hit the limit says whose limit it is', async () => {
    await using world = await aDocsService([answer(429, '', { 'retry-after': '3600' })]);
    expect(await errorOf(world.service)).toMatchObject({
      status: 429,
      hint: expect.stringMatching(/100 requests an hour/),
    });
    expect(world.server.requests).toHaveLength(1);
  });

  test('waits as long as the service requests', async () => {
    await using world = await aDocsService([answer(503, '', { 'retry-after': '20' }), page]);
    await world.service.readVisitors(QUERY, options());
    expect(world.clock.slept).toEqual([20_000]);
  });

  test("that never arrives reports the service's last answer", async () => {
    await using world = await aDocsService([json(500, { error: { message: 'no database' } })]);
    expect((await errorOf(world.service)).message).toMatch(/after 4 attempts: HTTP 500 .*\. It says: no database\.$/);
  });

  test('that a proxy refuses with 503 is not blamed on the service', async () => {
    await using world = await aDocsService([answer(503, '', { server: 'envoy' })]);
    const error = await errorOf(world.service);
    expect(error.message).toMatch(/refused by something in front of the service .*, HTTP 503, server: envoy\.$/);
    expect(error.hint).toMatch(/operator/);
  });

  test('without a listening server points to the network', async () => {
    await using world = await aDocsService([hang]);
    await world.server[Symbol.asyncDispose]();
    const error = await errorOf(world.service);
    expect(error.message).toMatch(/after 4 attempts: .* refused the connection/);
    expect(error.hint).toMatch(/`base-url`/);
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
