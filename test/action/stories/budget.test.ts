import { describe, expect, test } from 'vitest';
import { readUsage } from '../../../src/action/request/record.ts';
import { type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { whyOverBudget } from '../../../src/action/wording/why-not.ts';
import { runningHere } from '../../../src/action/words/job.ts';
import { aCommand, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aRetry, aWorld, play, RETRY, type TestWorld } from '../../build/a-world.ts';
import { notCreated, PULL_REQUEST, shown, WELL, withPullRequest } from '../../build/answers.ts';
import { aCommentMarker, lastText, leave, written } from '../../build/said.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const HOUR_MS = 60 * 60_000;
const ago = (hours: number): Pick<Marker, 'askedAt'> => ({ askedAt: new Date(NOW - hours * HOUR_MS).toISOString() });

/** A world at 10:00 where jobs were requested this many hours ago. */
function worldAfter(hoursAgo: readonly number[], limit: string, given: Parameters<typeof aWorld>[0] = {}): TestWorld {
  const inputs = { 'max-jobs-per-day': limit, ...given.inputs };
  const world = aWorld({ clock: aClock(NOW), service: WELL, ...given, inputs });
  for (const [index, hours] of hoursAgo.entries()) {
    const trigger = { kind: 'issue-comment', id: 10 + index } as const;
    leave(world.github, aCommentMarker({ ...ago(hours), trigger, jobId: `j_${index}` }));
  }
  return world;
}

function commandAfter(hoursAgo: readonly number[], limit: string, dryRun = 'false'): Commanded {
  const { github } = worldAfter(hoursAgo, limit);
  const world = { github, clock: aClock(NOW), inputs: { 'max-jobs-per-day': limit, 'dry-run': dryRun } };
  return aCommand(undefined, { world, comment: { createdAt: '2026-11-20T09:59:00Z' } });
}

describe('the jobs of a day', () => {
  const used = async (world: TestWorld) => readUsage({ login: OURSELVES }, world);

  test('are those of the last 24 hours', async () =>
    expect(await used(worldAfter([1, 23.9, 24.1, 50], '10'))).toMatchObject({ used: 2, limit: 10, cut: false }));

  test('include follow-ups, review threads and jobs that may have started, but no job that was certainly not created', async () => {
    const world = worldAfter([], '10');
    leave(world.github, aMarker({ state: 'unknown', ...ago(1) }));
    leave(world.github, aMarker({ state: 'not-created', ...ago(1) }));
    leave(world.github, aMarker({ request: 'message', state: 'starting', jobId: 'j_5', ...ago(1) }));
    world.github.reply(OURSELVES, writeMarker(aMarker({ ...ago(1), jobId: 'j_6' })));
    expect(await used(world)).toMatchObject({ used: 3 });
  });

  test.each<[string, Partial<Marker>, { author?: string }]>([
    ['someone else', {}, { author: 'mallory' }],
    ['another project', { service: 'f'.repeat(64) }, {}],
  ])('are not those of %s', async (_whose, marker, by) => {
    const world = worldAfter([], '10');
    leave(world.github, aMarker({ ...ago(1), ...marker }), by);
    expect(await used(world)).toMatchObject({ used: 0 });
  });

  test.each([
    [[1, 2, 3], '3', '21 Nov 2026, 07:00 UTC'],
    [[1, 2, 3, 4], '3', '21 Nov 2026, 07:00 UTC'],
    [[5], '1', '21 Nov 2026, 05:00 UTC'],
  ])('requested %j hours ago leave no room below a limit of %s until %s', async (hoursAgo, limit, next) => {
    expect(whyOverBudget(await used(worldAfter(hoursAgo, limit)))).toContain(`possible on ${next}`);
  });
});

describe('a comment', () => {
  test('beyond the limit starts nothing; the answer names the number, the time and the input', async () => {
    const { result, github, service } = await playCommand(commandAfter([1, 2], '2'));
    expect([result, service.prompts]).toEqual(['skipped over-budget', []]);
    expect(lastText(github)).toBe(
      'Nothing was started: 2 of 2 jobs and follow-ups were requested in the last 24 hours. The next one is possible on 21 Nov 2026, 08:00 UTC. The input `max-jobs-per-day` sets the limit.',
    );
    expect([...github.reactions].at(-1)).toMatch(/confused$/);
  });

  test('starts nothing if the comments could not be read', async () => {
    const command = commandAfter([], '2');
    command.world.github.fail('recentComments', 'unavailable');
    const { result, service } = await playCommand(command);
    expect([result, service.prompts]).toEqual(['error', []]);
  });

  test('that retries beyond the limit claims only itself, so that a later retry can still send the request', async () => {
    const command = aRetry({}, { world: { inputs: { 'max-jobs-per-day': '1' }, clock: aClock(NOW) } });
    const earlier = { kind: 'issue-comment', id: 10 } as const;
    const marker = aCommentMarker({ ...ago(2), trigger: earlier, instructionComment: earlier, jobId: 'j_9' });
    leave(command.world.github, marker, { createdAt: '2026-11-20T08:00:00Z' });
    const { result, github } = await playCommand(command);
    expect(result).toBe('skipped over-budget');
    expect([...github.reactions]).toEqual([`issue-comment/${RETRY} rocket`, `issue-comment/${RETRY} confused`]);
  });

  test.each([false, true])('is followed by a re-run, whose summary shows the use if known: %s', async (fails) => {
    const first = aCommand(undefined, { world: { inputs: { 'max-jobs-per-day': '3', wait: 'false' } } });
    const { github } = await playCommand(first);
    if (fails) github.fail('recentComments', 'unavailable');
    const service = { readings: [withPullRequest] };
    const { result, published } = await playCommand(rerunOf(first, { service, inputs: { 'max-jobs-per-day': '3' } }));
    expect([result, published.summary?.includes('1 of 3 jobs today')]).toEqual(['pull-request', !fails]);
  });

  test('within the limit shows in its summary how many are used', async () => {
    expect((await playCommand(commandAfter([1, 2], '10'))).published.summary).toContain('- Budget: 3 of 10 jobs today');
  });

  test.each([
    ['2', 'skipped over-budget', '2 of 2 jobs'],
    ['3', 'dry-run', '- Budget: 2 of 3 jobs today'],
  ])('in a dry run reads the budget too, and writes nothing: 2 of %s', async (limit, expected, said) => {
    const { result, published, github } = await playCommand(commandAfter([1, 2], limit, 'true'));
    expect([result, written(github), published.summary]).toEqual([expected, [], expect.stringContaining(said)]);
  });
});

test("the runs of a workflow's own agent are jobs, those for a message too, whatever its command line", async () => {
  const id = 'h2k9d0s8f7a1';
  const running = { job: runningHere(id) };
  const own = {
    reserves: id,
    creation: { kind: 'created', ...running },
    sending: { kind: 'sent', ...running },
    readings: [shown({ id, status: 'completed', prLink: PULL_REQUEST })],
  } as const;
  const github = aRepository();
  const say = async (text: string | undefined, agent: string) => {
    const inputs = { agent, 'base-url': '', 'project-id': '', 'api-key': '', 'max-jobs-per-day': '2' };
    const { result, sent, published } = await playCommand(aCommand(text, { world: { github, service: own, inputs } }));
    return [result, sent, /Budget: .*|\d of \d jobs/.exec(published.summary ?? '')?.[0]];
  };
  expect(await say(undefined, 'claude')).toEqual(['pull-request', ['job'], 'Budget: 1 of 2 jobs today']);
  const second = await say('/docs continue Make it shorter.', 'claude --model opus');
  expect(second).toEqual(['pull-request', ['message'], 'Budget: 2 of 2 jobs today']);
  expect(await say(undefined, './agent.sh')).toEqual(['skipped over-budget', [], '2 of 2 jobs']);
});

describe("a workflow's job", () => {
  test.each([
    ['1', 'false', 'skipped over-budget', '1 of 1 jobs'],
    ['2', 'true', 'dry-run', '- Budget: 1 of 2 jobs today'],
  ])('that may exceed it only reads the budget: 1 of %s, dry run: %s', async (limit, dry, expected, said) => {
    const { result, published, github } = await play(worldAfter([1], limit, { inputs: { 'dry-run': dry } }));
    expect([result, written(github), published.summary]).toEqual([expected, [], expect.stringContaining(said)]);
  });

  test('that the service refused is not counted in its summary', async () => {
    const { result, published } = await play(worldAfter([1], '3', { service: { creation: notCreated } }));
    expect(result).toBe('not-created');
    expect(published.summary).toContain('- Budget: 1 of 3 jobs today');
  });
});
