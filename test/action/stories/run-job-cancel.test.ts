import { describe, expect, test } from 'vitest';
import { aCommand, playCommand, rerunOf } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { anIntent, aWorld, markerIn, play, stateIn, statesIn, type TestWorld } from '../../build/a-world.ts';
import { created, shown, unknownStart, WELL, withPullRequest } from '../../build/answers.ts';
import { afterCall, beforeCall, recordHurry } from '../../build/around.ts';
import { saidBy } from '../../build/said.ts';

const TWO = ['comment 1000', 'editComment 1000'];

describe('a run that is cancelled', () => {
  test('before the job is requested, requests none and says so', async () => {
    const world = aWorld();
    afterCall(world.github, 'createComment', world.runner.cancel);
    const hurry = recordHurry(world.github);
    const { result, published, github, service, runner } = await play(world);
    expect([result, service.prompts, stateIn(github)]).toEqual(['not-created', [], 'not-created']);
    expect(published.failures[0]).toContain('cancelled before the request was sent');
    expect([hurry, runner.state.get('open-comment')]).toEqual([TWO, '']);
  });

  test('while it follows the job, stops at once; the job continues', async () => {
    const world = aWorld({ service: { creation: created(), readings: [shown()] } });
    beforeCall(world.service, 'readJob', () => world.service.looks.length > 0 && world.runner.cancel());
    const hurry = recordHurry(world.github);
    const { result, published, github, service, runner } = await play(world);
    expect([result, runner.outputs.get('job-id'), stateIn(github)]).toEqual(['still-running', 'j_1', 'started']);
    expect(published).toMatchObject({ notice: 'The run was cancelled; the job j_1 continues.', failures: [] });
    expect(github.stored[0]?.body).toContain('**The run was cancelled');
    expect([service.looks.length, markerIn(github).watchedUntil]).toEqual([2, '2026-11-20T09:00:10.000Z']);
    expect(hurry).toEqual(['editComment', 'editComment 2000']);
  });

  const EDIT = ['editComment 2000'];
  const isLast = (body: string): boolean => body.includes('**Done.**');
  const ifLast = (runner: TestWorld['runner']) => (_ref: unknown, body: string) => isLast(body) && runner.cancel();
  const ifDone = (runner: TestWorld['runner']) => (_on: unknown, content: string) =>
    content === '+1' && runner.cancel();

  test.each<[string, (world: TestWorld) => unknown, string[]]>([
    ['the pull request is read', ({ github, runner }) => beforeCall(github, 'pullRequest', runner.cancel), EDIT],
    ['the reaction is added', ({ github, runner }) => beforeCall(github, 'react', ifDone(runner)), EDIT],
    ['the last edit is done', ({ github, runner }) => afterCall(github, 'editComment', ifLast(runner)), []],
    ['the last edit is sent', ({ github, runner }) => beforeCall(github, 'editComment', ifLast(runner)), EDIT],
  ])('while it announces the end, and %s, still shows the end', async (_moment, cancel, limits) => {
    const { world, intent } = aCommand();
    const hurry = recordHurry(world.github);
    cancel(world);
    const { result, github, runner } = await playCommand({ world, intent });
    expect([result, stateIn(github, 1)]).toEqual(['pull-request', 'finished pull-request']);
    expect([hurry.filter((limit) => limit.includes(' ')), runner.state.get('open-comment')]).toEqual([limits, '']);
    expect(runner.warnings.filter((text) => text.includes('status comment'))).toEqual([]);
  });

  test('while it announces the end of a long job, leaves its notice to the next run', async () => {
    const command = aCommand();
    const { github, service, clock, runner } = command.world;
    beforeCall(service, 'readJob', () => clock.pass(6 * 60_000));
    beforeCall(github, 'editComment', (_id, body) => isLast(body) && runner.cancel());
    await playCommand(command);
    expect([markerIn(github, 1).told, runner.warnings]).toEqual([['reaction', 'handover'], []]);
    await playCommand(rerunOf(command, { service: { readings: [withPullRequest] } }));
    expect(saidBy(github)).toEqual(['finished pull-request', 'notice']);
    expect(markerIn(github, 1).told).toEqual(['reaction', 'notice', 'handover']);
  });

  test('and whose last edit fails, leaves the comment to the post process', async () => {
    const world = aWorld({ service: { creation: created(), readings: [shown()] } });
    beforeCall(world.service, 'readJob', () => {
      world.runner.cancel();
      world.github.fail('editComment', 'unavailable');
    });
    const { result, runner } = await play(world);
    expect(result).toBe('still-running');
    expect([runner.state.get('open-comment'), runner.state.get('job-id')]).toEqual(['issue-comment/100', 'j_1']);
  });

  test('and cannot read its comment before saying "unknown", leaves that to the post process', async () => {
    const world = aWorld({ service: { creation: unknownStart } });
    beforeCall(world.service, 'createJob', () => {
      world.runner.cancel();
      world.github.fail('comment', 'unavailable');
    });
    const { result, github, runner } = await play(world);
    expect([result, stateIn(github)]).toEqual(['unknown-start', 'starting']);
    expect(runner.state.get('open-comment')).toBe('issue-comment/100');
  });

  test('while it continues the job of an earlier attempt, says so in one edit', async () => {
    const world = aRerun(aThread(aMarker()));
    afterCall(world.github, 'comments', world.runner.cancel);
    const hurry = recordHurry(world.github);
    const { result, github, service } = await play(world);
    expect([result, service.looks, hurry]).toEqual(['still-running', [], TWO]);
    expect(github.stored[0]?.body).toContain('**The run was cancelled');
    expect(markerIn(github)).toMatchObject({ state: 'started', attempt: 2, watchedUntil: '2026-11-20T10:00:00.000Z' });
  });

  test('before its status comment is written, requests no job either', async () => {
    const world = aWorld();
    beforeCall(world.github, 'createComment', world.runner.cancel);
    const { result, github, service } = await play(world);
    expect([result, service.prompts, github.stored]).toEqual(['not-created', [], []]);
  });

  test.each<[string, boolean]>([
    ['that is made although its answer is lost', true],
    ['that is never made', false],
  ])('during the edit that starts again in its comment, %s, says that no job was started', async (_name, made) => {
    const world = aRerun(aThread(aMarker({ state: 'not-created' })));
    const hurry = recordHurry(world.github);
    const { editComment } = { ...world.github };
    const repair = beforeCall(world.github, 'editComment', async (...given) => {
      repair();
      if (made) await editComment(...given);
      world.runner.cancel();
    });
    const { result, published, github, service, runner } = await play(world);
    expect([result, service.prompts, statesIn(github)]).toEqual(['not-created', [], ['not-created']]);
    expect(published.failures[0]).toContain('cancelled before the request was sent');
    expect(hurry.filter((limit) => limit.includes(' '))).toEqual(TWO);
    expect([runner.state.get('open-comment'), github.reactions.size]).toEqual(['', 0]);
  });

  test('during the edit that starts again in its comment, and cannot correct it, leaves it to the post process', async () => {
    const world = aRerun(aThread(aMarker({ state: 'not-created' })));
    const { editComment } = { ...world.github };
    beforeCall(world.github, 'editComment', async (...given) => {
      await editComment(...given);
      world.runner.cancel();
      world.github.fail('comment', 'unavailable');
    });
    const { service, runner } = await play(world);
    expect([service.prompts, runner.state.get('open-comment')]).toEqual([[], 'issue-comment/100']);
  });

  test('before it has read the thread, writes nothing, and the job continues', async () => {
    const world = aWorld({ service: WELL });
    world.runner.cancel();
    const { result, github, service } = await play(world, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect([result, service.looks, github.calls]).toEqual(['still-running', [], []]);
  });
});
