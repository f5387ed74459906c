import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../src/ports.ts';
import { runSettle } from '../../src/runs/run-settle.ts';
import { renderStatusComment } from '../../src/thread/status-comment.ts';
import { aJob } from '../build/a-job.ts';
import { aMarker } from '../build/a-marker.ts';
import { aWorld, type TestWorld, toldIn } from '../build/a-world.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';

const ENDED: JobReading = { kind: 'job', job: aJob({ status: 'failed' }) };
const REFUSED: JobReading = { kind: 'refused', problem: { message: 'The key has expired.', hint: 'Make a new one.' } };

/** A repository with one open thread, whose job the service tells of as `reading` says. */
function settleWorld(reading: JobReading, { dryRun }: { readonly dryRun: boolean }): TestWorld {
  const inputs = { mode: 'settle', prompt: '', 'dry-run': String(dryRun) };
  const world = aWorld({ inputs, service: { readings: [reading] } });
  const body = renderStatusComment({
    marker: aMarker({ jobId: aJob().id, state: 'started' }),
    view: { state: 'started', seen: { kind: 'not-waiting' } },
    job: null,
    instruction: { text: 'Describe it.' },
    endedAt: null,
    serverUrl: world.run.serverUrl,
    command: '/docs',
  });
  world.github.add(OURSELVES, body);
  return world;
}

describe('a thread whose job has ended', () => {
  test('is brought to its end', async () => {
    const world = settleWorld(ENDED, { dryRun: false });
    expect(await runSettle(world)).toMatchObject({
      result: 'settled',
      sentence: 'Open threads: 1 brought to their end, 0 still open, 0 that could not be looked after.',
      fails: false,
    });
    expect(toldIn(world.github)).toBe('finished failed');
  });

  test('stays as it is in a dry run, which says what would be done', async () => {
    const world = settleWorld(ENDED, { dryRun: true });
    const outcome = await runSettle(world);
    expect(outcome).toMatchObject({
      kind: 'settled',
      result: 'dry-run',
      sentence:
        'A dry run: nothing was written. Open threads: 1 that would be brought to their end, 0 still open, 0 that could not be looked after.',
      summary: expect.stringMatching(/^### docs-agent: dry run, nothing was written\n/),
    });
    expect(toldIn(world.github)).toBe('started');
    expect(world.github.calls).toEqual(['viewer', 'recentComments']);
  });
});

test.each([true, false])('threads of which none can be looked after fail the step (dry run: %s)', async (dryRun) => {
  expect(await runSettle(settleWorld(REFUSED, { dryRun }))).toMatchObject({ kind: 'settled', fails: true });
});
