import { describe, expect, test } from 'vitest';
import { readUsage } from '../../../src/action/request/record.ts';
import { whyOverBudget } from '../../../src/action/wording/why-not.ts';
import { aCommand, aCommentMarker, lastText, leave, playCommand, rerunOf, saidBy } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aRetry, RETRY } from '../../build/a-retry.ts';
import { anIntent, aWorld, play, type TestWorld } from '../../build/a-world.ts';
import { created, notCreated, withPullRequest } from '../../build/answers.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const HOUR_MS = 60 * 60_000;
const service = { creation: created(), readings: [withPullRequest] };

/** A world at 10:00 where jobs were requested this many hours ago. */
function worldAfter(hoursAgo: readonly number[], limit: string, markers = hoursAgo.map((hours) => hours)): TestWorld {
  const world = aWorld({ inputs: { 'max-jobs-per-day': limit }, clock: aClock(NOW), service });
  markers.forEach((hours, index) => {
    const askedAt = new Date(NOW - hours * HOUR_MS).toISOString();
    leave(
      world.github,
      aCommentMarker({ askedAt, trigger: { kind: 'issue-comment', id: 10 + index }, jobId: `j_${index}` }),
    );
  });
  return world;
}

describe('the jobs of a day', () => {
  test('are those of the last 24 hours', async () => {
    const usage = await readUsage({ login: OURSELVES }, worldAfter([1, 23.9, 24.1, 50], '10'));
    expect(usage).toMatchObject({ used: 2, limit: 10, cut: false });
  });

  test('include follow-ups, review threads and jobs that may have started, but no job that was certainly not created', async () => {
    const world = worldAfter([], '10');
    const askedAt = new Date(NOW - HOUR_MS).toISOString();
    leave(world.github, aMarker({ state: 'unknown', askedAt }));
    leave(world.github, aMarker({ state: 'not-created', askedAt }));
    leave(world.github, aMarker({ request: 'message', state: 'starting', jobId: 'j_5', askedAt }));
    const { body } = leave(world.github, aMarker({ askedAt, jobId: 'j_6' }));
    world.github.stored.pop();
    world.github.reply(OURSELVES, body);
    expect(await readUsage({ login: OURSELVES }, world)).toMatchObject({ used: 3 });
  });

  test.each([
    ['someone else', { author: 'mallory' }],
    ['another project', { service: 'f'.repeat(64) }],
  ])(
    'are not those of %s',
    async (_whose, { author = OURSELVES, service: other }: { author?: string; service?: string }) => {
      const world = worldAfter([], '10');
      const askedAt = new Date(NOW - HOUR_MS).toISOString();
      leave(world.github, aMarker({ askedAt, ...(other === undefined ? {} : { service: other }) }), { author });
      expect(await readUsage({ login: OURSELVES }, world)).toMatchObject({ used: 0 });
    },
  );

  test.each([
    [[1, 2, 3], '3', '21 Nov 2026, 07:00 UTC'],
    [[1, 2, 3, 4], '3', '21 Nov 2026, 07:00 UTC'],
    [[5], '1', '21 Nov 2026, 05:00 UTC'],
  ])('requested %j hours ago leave no room below a limit of %s until %s', async (hoursAgo, limit, next) => {
    expect(whyOverBudget(await readUsage({ login: OURSELVES }, worldAfter(hoursAgo, limit)))).toContain(
      `possible on ${next}`,
    );
  });

  test('are not counted if there is no limit', async () => {
    const world = aWorld();
    expect(await readUsage({ login: OURSELVES }, world)).toBeNull();
    expect(world.github.calls).toEqual([]);
  });
});

describe('a comment beyond the limit', () => {
  test('starts nothing; the answer names the number, the time and the input', async () => {
    const github = worldAfter([1, 2], '2').github;
    const command = aCommand(undefined, {
      world: { github, clock: aClock(NOW), inputs: { 'max-jobs-per-day': '2' } },
      comment: { createdAt: '2026-11-20T09:59:00Z' },
    });
    expect((await playCommand(command)).result).toBe('skipped over-budget');
    expect(lastText(github)).toBe(
      'Nothing was started: 2 of 2 jobs and follow-ups were requested in the last 24 hours. The next one is possible on 21 Nov 2026, 08:00 UTC. The input `max-jobs-per-day` sets the limit.',
    );
    expect(command.world.service.prompts).toEqual([]);
    expect([...github.reactions].at(-1)).toMatch(/confused$/);
  });

  test('starts nothing if the comments could not be read', async () => {
    const command = aCommand(undefined, { world: { inputs: { 'max-jobs-per-day': '2' } } });
    command.world.github.fail('recentComments', 'unavailable');
    expect((await playCommand(command)).result).toBe('error');
    expect(command.world.service.prompts).toEqual([]);
  });
});

describe('a retry beyond the limit', () => {
  test('claims only its own comment, so that a later retry can still send the request', async () => {
    const command = aRetry({}, { world: { inputs: { 'max-jobs-per-day': '1' }, clock: aClock(NOW) } });
    const { github } = command.world;
    const askedAt = new Date(NOW - 2 * HOUR_MS).toISOString();
    const before = { kind: 'issue-comment', id: 10 } as const;
    leave(github, aCommentMarker({ askedAt, trigger: before, instructionComment: before, jobId: 'j_9' }), {
      createdAt: '2026-11-20T08:00:00Z',
    });
    expect((await playCommand(command)).result).toBe('skipped over-budget');
    expect([...github.reactions]).toEqual([`issue-comment/${RETRY} rocket`, `issue-comment/${RETRY} confused`]);
  });
});

describe('a job within the limit', () => {
  test('that a re-run continues is followed even if the count is unknown, and its summary shows how many are used', async () => {
    for (const fails of [false, true]) {
      const first = aCommand(undefined, { world: { service, inputs: { 'max-jobs-per-day': '3', wait: 'false' } } });
      await playCommand(first);
      const { github } = first.world;
      if (fails) github.fail('recentComments', 'unavailable');
      const readings = { readings: [withPullRequest] };
      const rerun = rerunOf(first, { github, service: readings, inputs: { 'max-jobs-per-day': '3' } });
      const { result, published } = await playCommand(rerun);
      expect(result).toBe('pull-request');
      expect(published.summary?.includes('1 of 3 jobs today')).toBe(!fails);
    }
  });

  test('shows in its summary how many are used', async () => {
    const { github } = worldAfter([1, 2], '10');
    const command = aCommand(undefined, {
      world: { github, clock: aClock(NOW), inputs: { 'max-jobs-per-day': '10' }, service },
      comment: { createdAt: '2026-11-20T09:59:00Z' },
    });
    expect((await playCommand(command)).published.summary).toContain('- Budget: 3 of 10 jobs today');
  });
});

test('the summary of a request that the service refused does not count it', async () => {
  const { github } = worldAfter([1], '3');
  const inputs = { 'max-jobs-per-day': '3' };
  const world = aWorld({ github, clock: aClock(NOW), inputs, service: { creation: notCreated } });
  const { published } = await play(world, anIntent());
  expect(published.outputs.get('result')).toBe('not-created');
  expect(published.summary).toContain('- Budget: 1 of 3 jobs today');
});

describe('a dry run', () => {
  const limited = (limit: string) => ({ 'max-jobs-per-day': limit, 'dry-run': 'true' });

  test.each(['2', '3'])('of a comment reads the budget too, and writes nothing: 2 of %s', async (limit) => {
    const { github } = worldAfter([1, 2], limit);
    const command = aCommand(undefined, {
      world: { github, clock: aClock(NOW), inputs: limited(limit) },
      comment: { createdAt: '2026-11-20T09:59:00Z' },
    });
    const { result, published } = await playCommand(command);
    expect(result).toBe(limit === '2' ? 'skipped over-budget' : 'dry-run');
    expect(published.summary).toContain(limit === '2' ? '2 of 2 jobs' : '- Budget: 2 of 3 jobs today');
    expect(saidBy(github)).toEqual(['started', 'started']);
    expect([...github.reactions]).toEqual([]);
  });

  test.each(['1', '2'])("of a workflow's job reads the budget too: 1 of %s", async (limit) => {
    const { github } = worldAfter([1], limit);
    const world = aWorld({ github, clock: aClock(NOW), inputs: limited(limit) });
    const { published } = await play(world, anIntent());
    expect(published.outputs.get('result')).toBe(limit === '1' ? 'skipped' : 'dry-run');
    expect(published.summary).toContain(limit === '1' ? '1 of 1 jobs' : '- Budget: 1 of 2 jobs today');
    expect(saidBy(github)).toEqual(['started']);
  });
});

describe("a workflow's job", () => {
  test('beyond the limit is skipped, and nothing is written', async () => {
    const world = worldAfter([1], '1');
    const { published } = await play(world, anIntent());
    expect([published.outputs.get('result'), published.outputs.get('skip-reason')]).toEqual(['skipped', 'over-budget']);
    expect(saidBy(world.github)).toEqual(['started']);
  });

  test('does not overwrite the comment of an earlier job, which is counted', async () => {
    const github = aRepository();
    for (const runId of ['78', '79']) {
      const world = aWorld({ github, run: { runId }, inputs: { 'max-jobs-per-day': '10' }, service });
      await play(world, anIntent());
    }
    expect(saidBy(github)).toEqual(['finished pull-request', 'finished pull-request']);
  });
});
