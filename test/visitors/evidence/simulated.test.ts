import { expect, test } from 'vitest';
import { simulateEvidence } from '../../../bench/evidence.ts';

test('at most one report in ten has a row that only chance explains', () => {
  const rows = simulateEvidence({ reports: 100 });
  const judged = rows.filter(({ budget }) => budget !== null);
  expect(judged.length).toBeGreaterThan(30);
  expect(judged.filter(({ ratio, budget }) => ratio > (budget ?? 0)).map(({ what }) => what)).toEqual([]);
});
