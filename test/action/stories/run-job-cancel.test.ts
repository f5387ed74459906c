import { describe, expect, test } from 'vitest';
import type { JobCreation, JobReading } from '../../../src/action/ports/jobs.ts';
import { aCommand, playCommand, rerunOf, saidBy } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { anIntent, aWorld, markerIn, play, stateIn, type TestWorld } from '../../build/a-world.ts';
import { created, notCreated, shown, unknownStart, withPullRequest } from '../../build/answers.ts';

/** Records the time limit of each read and edit of a comment (ms); null if there was none. */
function watchHurry(world: TestWorld): (number | null)[] {
  const hurry: (number | null)[] = [];
  const { comment, editComment } = { ...world.github };
  world.github.comment = (id, options) => {
    hurry.push(options?.withinMs ?? null);
    return comment(id, options);
  };
  world.github.editComment = (id, body, options) => {
    hurry.push(options?.withinMs ?? null);
    return editComment(id, body, options);
  };
  return hurry;
}

describe('a run that is cancelled', () => {
  test('before the job is requested, requests none and says so', async () => {
    const world = aWorld();
    const { createComment } = { ...world.github };
    world.github.createComment = async (thread, body) => {
      const comment = await createComment(thread, body);
      world.runner.cancel();
      return comment;
    };
    const hurry = watchHurry(world);
    const { published } = await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.runner.outputs.get('result')).toBe('not-created');
    expect(published.failures[0]).toContain('cancelled before the request was sent');
    expect(stateIn(world.github)).toBe('not-created');
    expect(hurry).toEqual([1_000, 1_000]);
    expect(world.runner.state.get('open-comment')).toBe('');
  });

  test.each<[string, JobCreation, string, string, number[]]>([
    ['accepted', created(), 'still-running', 'started', [2_000]],
    ['refused', notCreated, 'not-created', 'not-created', [1_000, 1_000]],
    ['not answered', unknownStart, 'unknown-start', 'unknown', [1_000, 1_000]],
  ])(
    'while the job is requested, which is then %s, has two seconds for one edit',
    async (_name, creation, result, expected, limits) => {
      const world = aWorld({
        service: {
          creation: () => {
            world.runner.cancel();
            return creation;
          },
        },
      });
      const hurry = watchHurry(world);
      await play(world);
      expect(world.runner.outputs.get('result')).toBe(result);
      expect(stateIn(world.github)).toBe(expected);
      expect(hurry).toEqual(limits);
      expect(world.service.looks).toEqual([]);
      expect(world.clock.slept).toEqual([]);
      expect(world.runner.state.get('open-comment')).toBe('');
    },
  );

  test('while it follows the job, stops at once; the job continues', async () => {
    const look = (): JobReading => {
      world.runner.cancel();
      return shown();
    };
    const world = aWorld({ service: { creation: created(), readings: [shown(), look] } });
    const hurry = watchHurry(world);
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(world.runner.outputs.get('job-id')).toBe('j_1');
    expect(published.notice).toBe('The run was cancelled; the job j_1 continues.');
    expect(published.failures).toEqual([]);
    expect(stateIn(world.github)).toBe('started');
    expect(world.github.stored[0]?.body).toContain('**The run was cancelled');
    expect(world.service.looks).toHaveLength(2);
    expect(hurry).toEqual([null, 2_000]);
  });

  test('while it waits for the link of a completed job, leaves the end to the next run', async () => {
    const look = (): JobReading => {
      world.runner.cancel();
      return shown({ status: 'completed' });
    };
    const completed = shown({ status: 'completed' });
    const world = aWorld({ service: { creation: created(), readings: [completed, look] } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(published.notice).toContain('whether it made a pull request is not known yet');
    expect(stateIn(world.github)).toBe('started');
    expect(world.github.stored[0]?.body).toContain('**The run was cancelled.** The job has since ended.');
  });

  test.each<[string, number[]]>([
    ['the pull request is read', [2_000]],
    ['the reaction is added', [2_000]],
    ['the last edit is sent', [2_000]],
    ['the last edit is done', []],
  ])('while it announces the end, and %s, still shows the end', async (moment, limits) => {
    const { world, intent } = aCommand();
    const { github, runner } = world;
    const real = { ...github };
    github.pullRequest = (...given) => {
      if (moment === 'the pull request is read') runner.cancel();
      return real.pullRequest(...given);
    };
    github.react = (...given) => {
      if (moment === 'the reaction is added' && given[1] === '+1') runner.cancel();
      return real.react(...given);
    };
    const hurry = watchHurry(world);
    const { editComment } = { ...github };
    github.editComment = async (id, body, options) => {
      const isLast = body.includes('**Done.**');
      if (isLast && moment === 'the last edit is sent') runner.cancel();
      const edited = await editComment(id, body, options);
      if (isLast && moment === 'the last edit is done') runner.cancel();
      return edited;
    };
    expect((await playCommand({ world, intent })).result).toBe('pull-request');
    expect(stateIn(github, 1)).toBe('finished pull-request');
    expect(hurry.filter((limit) => limit !== null)).toEqual(limits);
    expect(runner.state.get('open-comment')).toBe('');
    expect(runner.warnings.filter((text) => text.includes('status comment'))).toEqual([]);
  });

  test('while it announces the end of a long job, leaves its notice to the next run', async () => {
    const end = (): JobReading => {
      world.clock.pass(6 * 60_000);
      return withPullRequest;
    };
    const { world, intent } = aCommand(undefined, {
      world: { service: { creation: created(), readings: [end, withPullRequest] } },
    });
    const { editComment } = { ...world.github };
    world.github.editComment = async (id, body, options) => {
      if (body.includes('**Done.**')) world.runner.cancel();
      return editComment(id, body, options);
    };
    await playCommand({ world, intent });
    expect(markerIn(world.github, 1).told).toEqual(['reaction', 'handover']);
    expect(world.runner.warnings).toEqual([]);
    await playCommand(rerunOf({ world, intent }, { service: { readings: [withPullRequest] } }));
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
    expect(markerIn(world.github, 1).told).toEqual(['reaction', 'notice', 'handover']);
  });

  test('and whose last edit fails, leaves the comment to the post process', async () => {
    const look = (): JobReading => {
      world.runner.cancel();
      world.github.fail('editComment', 'unavailable');
      return shown();
    };
    const world = aWorld({ service: { creation: created(), readings: [look] } });
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(world.runner.state.get('open-comment')).toBe('issue-comment/100');
    expect(world.runner.state.get('job-id')).toBe('j_1');
  });

  test('and cannot read its comment before saying "unknown", leaves that to the post process', async () => {
    const world = aWorld({
      service: {
        creation: () => {
          world.runner.cancel();
          world.github.fail('comment', 'unavailable');
          return unknownStart;
        },
      },
    });
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(stateIn(world.github)).toBe('starting');
    expect(world.runner.state.get('open-comment')).toBe('issue-comment/100');
  });

  test('while it continues the job of an earlier attempt, says so in one edit', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github);
    const { comments } = { ...github };
    github.comments = async (thread, options) => {
      const read = await comments(thread, options);
      world.runner.cancel();
      return read;
    };
    const hurry = watchHurry(world);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect(world.service.looks).toEqual([]);
    expect(hurry).toEqual([1_000, 1_000]);
    expect(github.stored[0]?.body).toContain('**The run was cancelled');
    expect(markerIn(github)).toMatchObject({ state: 'started', attempt: 2, watchedUntil: '2026-11-20T10:00:00.000Z' });
  });

  test('before its status comment is written, requests no job either', async () => {
    const world = aWorld();
    const { createComment } = { ...world.github };
    world.github.createComment = (thread, body) => {
      world.runner.cancel();
      return createComment(thread, body);
    };
    await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.runner.outputs.get('result')).toBe('not-created');
    expect(world.github.stored).toEqual([]);
  });

  test.each<[string, boolean]>([
    ['that is made although its answer is lost', true],
    ['that is never made', false],
  ])('during the edit that starts again in its comment, %s, says that no job was started', async (_name, made) => {
    const github = aThread(aMarker({ state: 'not-created' }));
    const world = aRerun(github);
    const hurry = watchHurry(world);
    const { editComment } = { ...github };
    github.editComment = async (...given) => {
      github.editComment = editComment;
      if (made) await editComment(...given);
      world.runner.cancel();
      return editComment(...given);
    };
    const { published } = await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.runner.outputs.get('result')).toBe('not-created');
    expect(published.failures[0]).toContain('cancelled before the request was sent');
    expect(github.stored.map((_comment, index) => stateIn(github, index))).toEqual(['not-created']);
    expect(hurry.filter((limit) => limit !== null)).toEqual([1_000, 1_000]);
    expect(world.runner.state.get('open-comment')).toBe('');
    expect(github.reactions.size).toBe(0);
  });

  test('during the edit that starts again in its comment, and cannot correct it, leaves it to the post process', async () => {
    const github = aThread(aMarker({ state: 'not-created' }));
    const world = aRerun(github);
    const { editComment } = { ...github };
    github.editComment = async (...given) => {
      await editComment(...given);
      world.runner.cancel();
      github.fail('comment', 'unavailable');
      return editComment(...given);
    };
    await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.runner.state.get('open-comment')).toBe('issue-comment/100');
  });

  test('before it has read the thread, writes nothing, and the job continues', async () => {
    const world = aWorld({ service: { readings: [] } });
    world.runner.cancel();
    await play(world, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect(world.runner.outputs.get('result')).toBe('still-running');
    expect([world.service.looks, world.github.calls]).toEqual([[], []]);
  });
});
