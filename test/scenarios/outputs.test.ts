import { expect, test } from 'vitest';
import { outputs } from '../../src/action/words/action-spec.ts';
import { onPull, startFollowUpWorld } from './follow-up-world.ts';
import { startReportWorld } from './report-world.ts';
import { commentEvent, startWorld } from './world.ts';

test('every declared output is set by a run: of a follow-up, a report or a skipped comment', async () => {
  await using followed = await startFollowUpWorld();
  await using reported = await startReportWorld();
  await using ignored = await startWorld({});
  const steps = await Promise.all([
    followed.run(onPull(followed, '/docs Also describe --json.')),
    reported.report({ 'report-to': 'summary, issue' }),
    ignored.run({ inputs: { prompt: '' }, event: commentEvent(ignored, 'I like /docs a lot') }),
  ]);
  const set = new Set<string>(steps.flatMap((step) => [...step.outputs.keys()]));
  const declared = new Set(Object.keys(outputs));
  expect([...declared.difference(set)], 'outputs that no run of this test sets').toEqual([]);
  expect([...set.difference(declared)], 'outputs that are not declared').toEqual([]);
});
