import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { DocsService } from '../../src/action/ports.ts';
import { runReport } from '../../src/action/stories/report.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { ServiceError } from '../../src/action/words/errors.ts';
import { counts } from '../build/a-report.ts';
import { aWorld } from '../build/a-world.ts';

/** The world's clock is at 20 November 2026, so these are last week, the one before, and both a year earlier. */
const NOW = '2026-11-09T00:00:00.000Z';
const THEN = '2025-11-10T00:00:00.000Z';
const BEFORE_THEN = '2025-11-03T00:00:00.000Z';

/** Plays a report without pages; `site` has the totals by the first instant of a week, and others are `usual`. */
async function report(
  site: Readonly<Record<string, VisitorCounts | ServiceError>>,
  {
    usual = counts(1_200, 300),
    ...inputs
  }: Partial<Record<InputName, string>> & { readonly usual?: VisitorCounts } = {},
) {
  const visitors: DocsService['readVisitors'] = async ({ from }) => {
    const totals = site[from] ?? usual;
    if (totals instanceof ServiceError) throw totals;
    return { totals, pages: [{ path: '/', ...totals }], rejectedRows: 0, hasMore: false };
  };
  const world = aWorld({ service: { visitors }, inputs: { mode: 'report', prompt: '', trend: '2', ...inputs } });
  const outcome = await runReport(world);
  if (outcome.kind !== 'reported') throw new Error(`this was to be a report, not ${outcome.kind}`);
  const file = JSON.parse(world.runner.written.get('visitors.json') ?? '');
  const early = world.service.queries.filter(({ from }) => from < '2026');
  return { sentence: outcome.sentence ?? '', file, early, world };
}

const FALL = { [NOW]: counts(800, 300) };

describe('if the whole site changed clearly, a report', () => {
  test('compares the same weeks a year earlier, with two requests', async () => {
    const { sentence, file, early } = await report({
      ...FALL,
      [THEN]: counts(700, 200),
      [BEFORE_THEN]: counts(1_000, 210),
    });
    expect(sentence).toMatch(
      /: 800 people, 33% fewer than the week before, .* in all\. The same weeks a year earlier: 1,000 → 700 people \(−30%\): it may be the season\.$/,
    );
    expect(early.map(({ from, limit }) => [from, limit])).toEqual([
      [BEFORE_THEN, 1],
      [THEN, 1],
    ]);
    expect(file).toMatchObject({
      requests: 10,
      season: {
        period: { from: THEN, days: 7 },
        before: { from: BEFORE_THEN },
        totals: { now: { human: 700 }, before: { human: 1_000 } },
      },
    });
  });

  test.each<readonly [string, Parameters<typeof report>[0], number]>([
    ['had not counted yet', { [BEFORE_THEN]: counts(0, 0) }, 2],
    ['are refused', { [BEFORE_THEN]: new ServiceError({ message: 'Too old.', hint: 'Wait.', status: 400 }) }, 1],
  ])('says nothing of weeks that %s, and is complete', async (_name, site, requests) => {
    const { sentence, file, early, world } = await report({ ...FALL, ...site });
    expect(sentence).not.toContain('a year earlier');
    expect(early).toHaveLength(requests);
    expect(file).toMatchObject({ season: null, complete: true, problem: null });
    expect(world.runner.warnings).toEqual([]);
  });

  test.each([
    ['2', 0],
    ['3', 1],
    ['4', 2],
  ])('never sends more than `max-requests` (%s)', async (maxRequests, sent) => {
    const { early, file } = await report(FALL, { 'max-requests': maxRequests });
    expect(early).toHaveLength(sent);
    expect(file.requests).toBeLessThanOrEqual(Number(maxRequests));
  });
});

test('a report sends no request for a year earlier if the site did not change clearly', async () => {
  const { early, file } = await report({});
  expect(early).toEqual([]);
  expect(file.season).toBeNull();
});
