import { expect, test } from 'vitest';
import { createFetch, type FetchOptions, TRIES_HEADER } from '../../../src/action/http/octokit-fetch.ts';
import type { Ending } from '../../../src/action/http/send.ts';
import { aClock } from '../../fakes/fake-clock.ts';

const LOST: Ending = { kind: 'failure', failure: 'lost', sent: true, status: null, message: 'It was reset.' };

function answered(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Ending {
  return { kind: 'answer', status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) };
}

/** Sends one request that gets `endings` in order, the last forever, and says how that ended. */
async function play(method: 'PATCH' | 'POST', endings: readonly Ending[], given: Partial<FetchOptions> = {}) {
  const clock = aClock();
  const deadlines: number[] = [];
  const fetch = createFetch({
    ...{ clock, randomness: { fraction: () => 1 }, cancelled: new AbortController().signal },
    operationOf: () => (method === 'PATCH' ? 'github-edit' : 'github-claim'),
    send: async ({ deadlineMs }) => endings[Math.min(deadlines.push(deadlineMs), endings.length) - 1] ?? LOST,
    ...given,
  });
  const end = await fetch('https://api.github.com/x', { method, headers: {} }).catch((error: unknown) => error);
  return { end, slept: clock.slept, deadlines };
}

const AT_LIMIT = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Date.UTC(2026, 10, 20, 9, 1) / 1000) };
const WORDS = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

test.each<readonly [string, Ending, readonly number[]]>([
  ['429 with a requested pause', answered(429, { 'retry-after': '30' }), [30_000]],
  ['403 with a requested pause', answered(403, { 'retry-after': '30' }, 'slow'), [30_000]],
  ['403 and a used-up limit', answered(403, { ...AT_LIMIT, date: 'Fri, 20 Nov 2026 09:00:00 GMT' }), [61_000]],
  ['429 without details', answered(429), [60_000]],
  ['403 that is recognized only by its words', answered(403, {}, WORDS), [60_000]],
  ['an ordinary 403', answered(403, { 'x-ratelimit-remaining': '4000' }, 'Resource not accessible'), []],
  ['401', answered(401), []],
  ['502', answered(502), []],
  ['a reset', LOST, []],
])('only a limit leads to a wait before a request that must not happen twice: %s', async (_what, ending, slept) => {
  expect((await play('POST', [ending, answered(201)])).slept).toEqual(slept);
});

test('a request that may happen twice is sent again after a reset and after 502, and its answer counts that', async () => {
  const { end, slept } = await play('PATCH', [LOST, answered(502), answered(200)]);
  expect(end).toMatchObject({ status: 200, headers: new Map([[TRIES_HEADER, '3']]) });
  expect(slept).toEqual([1_000, 3_000]);
});

test('a single call may be made once, within its own time limit', async () => {
  const { end, deadlines } = await play('PATCH', [LOST, answered(200)], { withinMs: 2_000 });
  expect([end, deadlines]).toEqual([expect.objectContaining({ tries: 1, ending: LOST }), [2_000]]);
});
