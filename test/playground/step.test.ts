import { expect, test } from 'vitest';
import { prepareStep } from '../../src/playground/step.ts';
import { aTree } from '../contract/tree.ts';

test('a step gets its own inputs, and the defaults of action.yml as a runner evaluates them without a matrix', async () => {
  using tree = aTree({ empty: '' });
  const step = { inputs: { top: '3' }, event: { name: 'push', payload: {} }, environment: {} };
  const { environment } = await prepareStep(step, tree.root);
  expect(environment).toMatchObject({ INPUT_TOP: '3', INPUT_TREND: '8', INPUT_LEG: 'null', 'INPUT_GITHUB-TOKEN': '' });
  expect(Object.values(environment).filter((value) => value?.includes('${{'))).toEqual([]);
});
