import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RequestAllowance, VisitorsPage } from '../../../src/action/ports/readers.ts';
import type { DocsService } from '../../../src/action/ports.ts';
import { ServiceError } from '../../../src/action/words/errors.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { answer, type Behaviour, close, hang, json, reset, truncate } from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const QUERY = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', limit: 250, offset: 0 };
const MOST_REPETITIONS = 10;
const page = json(200, { totals: { human: 1, ai: 0, total: 1 }, visitors: [], hasMore: true });

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'a page': page,
  'a limit': answer(429, ''),
  'a limit for a second': answer(429, '', { 'retry-after': '1' }),
  'a limit for an hour': answer(429, '', { 'retry-after': '3600' }),
  '500': answer(500, ''),
  '503 for a while': answer(503, '', { 'retry-after': '120' }),
  'a reset': reset,
  'a close': close,
  'half a body': truncate,
  HTML: answer(200, '<p>', { 'content-type': 'text/html' }),
  '401': json(401, {}),
};
const behaviour = fc.constantFrom(...Object.keys(BEHAVIOURS));

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
  test('are as many as the allowance has lost, whatever the service does, and ten of them repetitions', async () => {
    const played = fc.array(behaviour, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(played, fc.integer({ min: 1, max: 40 }), async (names, allowed) => {
        await using world = await aDocsService(names.map((name) => BEHAVIOURS[name] ?? hang));
        const allowance = { left: allowed };
        let reads = 0;
        for (; allowance.left > 0 && reads < 25; reads += 1) {
          await outcomeOf(world.service, allowance);
          expect(world.server.requests).toHaveLength(allowed - allowance.left);
          expect(allowance.left).toBeGreaterThanOrEqual(0);
        }
        expect(world.server.requests.length - reads).toBeLessThanOrEqual(MOST_REPETITIONS);
      }),
      { numRuns: 60 },
    );
  });

  test('share one allowance if they are sent at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(behaviour, fc.integer({ min: 3, max: 12 }), async (name, allowed) => {
        await using world = await aDocsService([BEHAVIOURS[name] ?? hang]);
        const allowance = { left: allowed };
        await Promise.all([1, 2, 3].map(() => outcomeOf(world.service, allowance)));
        expect(world.server.requests).toHaveLength(allowed - allowance.left);
        expect(allowance.left).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });

  test.each(['a limit', '500', 'a reset', 'half a body', 'HTML'])(
    'end with the last one allowed, even if %s would need another',
    async (name) => {
      await using world = await aDocsService([BEHAVIOURS[name] ?? hang]);
      expect(await outcomeOf(world.service, { left: 2 })).toBeInstanceOf(ServiceError);
      expect(world.server.requests).toHaveLength(2);
      expect(world.clock.slept).toEqual([1_000]);
    },
  );

  test('also count if no server listens', async () => {
    await using world = await aDocsService([hang]);
    await world.server[Symbol.asyncDispose]();
    const allowance = { left: 3 };
    expect(await outcomeOf(world.service, allowance)).toMatchObject({
      message: expect.stringMatching(/after 3 attempts/),
    });
    expect(allowance.left).toBe(0);
  });

  test('have their own allowance for each report, and share the ten repetitions', async () => {
    await using world = await aDocsService([answer(500, '')]);
    const [one, other] = [{ left: 8 }, { left: 20 }];
    while (one.left > 0) await outcomeOf(world.service, one);
    expect(other.left).toBe(20);
    for (let reads = 0; reads < 6; reads += 1) await outcomeOf(world.service, other);
    expect(world.server.requests).toHaveLength(2 + 6 + MOST_REPETITIONS);
  });
});

describe('a pause requested by the service', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, number]>([
    ['two minutes', { 'retry-after': '120' }, 120_000],
    ['nothing', { 'retry-after': '0' }, 0],
    [
      "a date by the service's own clock",
      { date: 'Sat, 01 Jan 2000 00:00:00 GMT', 'retry-after': 'Sat, 01 Jan 2000 00:02:00 GMT' },
      120_000,
    ],
  ])('is observed in full: %s', async (_wish, headers, waited) => {
    await using world = await aDocsService([answer(429, '', headers), page]);
    expect(await outcomeOf(world.service, { left: 5 })).toMatchObject({ hasMore: true });
    expect(world.clock.slept).toEqual([waited]);
  });

  test.each<readonly [string, number, Readonly<Record<string, string>>]>([
    ['121 seconds after 429', 429, { 'retry-after': '121' }],
    ['121 seconds after 503', 503, { 'retry-after': '121' }],
    ['a date', 429, { date: 'Sat, 01 Jan 2000 00:00:00 GMT', 'retry-after': 'Sat, 01 Jan 2000 00:02:01 GMT' }],
    ['forever', 429, { 'retry-after': '9'.repeat(400) }],
  ])('that is too long ends it at once: %s', async (_wish, status, headers) => {
    await using world = await aDocsService([answer(status, '', headers), page]);
    const allowance = { left: 5 };
    expect(await outcomeOf(world.service, allowance)).toMatchObject({ name: 'ServiceError', status });
    expect([world.server.requests.length, allowance.left, world.clock.slept]).toEqual([1, 4, []]);
  });
});

describe('a run that is cancelled', () => {
  test('while a request is in flight ends at once', async () => {
    const stop = new AbortController();
    await using world = await aDocsService([() => stop.abort()]);
    const allowance = { left: 5 };
    const error = await outcomeOf(world.service, allowance, stop.signal);
    expect(error).toMatchObject({ name: 'ServiceError', message: expect.stringContaining('the run was cancelled') });
    expect([world.server.requests.length, allowance.left, world.clock.slept]).toEqual([1, 4, []]);
  });

  test('while it waits requests nothing more', async () => {
    const stop = new AbortController();
    const clock = aClock();
    const sleep: typeof clock.sleep = (ms, signal) => {
      stop.abort();
      return clock.sleep(ms, signal);
    };
    await using world = await aDocsService([answer(503, ''), page], { clock: { ...clock, sleep } });
    const error = await outcomeOf(world.service, { left: 5 }, stop.signal);
    expect(error).toMatchObject({ name: 'ServiceError', status: 503 });
    expect([world.server.requests.length, clock.slept]).toEqual([1, []]);
  });

  test('before it begins sends nothing', async () => {
    await using world = await aDocsService([page]);
    expect(await outcomeOf(world.service, { left: 5 }, AbortSignal.abort())).toBeInstanceOf(ServiceError);
    expect(world.server.requests).toEqual([]);
  });
});
