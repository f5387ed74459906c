import { expect, test } from 'vitest';
import { simulations } from '../../../bench/evidence.ts';

test.each(simulations().filter(({ budget }) => budget !== null))(
  'at most one report in ten has a row that only chance explains: $what',
  ({ budget, simulate }) => expect(simulate(100).ratio).toBeLessThanOrEqual(budget ?? 0),
);
