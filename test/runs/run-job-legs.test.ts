import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { firstStepHash, instructionHash, type Marker, stepHash, writeMarker } from '../../src/thread/marker.ts';
import { renderStatusComment } from '../../src/thread/status-comment.ts';
import { saidBy, written } from '../build/a-command.ts';
import { aMarker, STEP_NAME } from '../build/a-marker.ts';
import { aRerun } from '../build/a-rerun.ts';
import { aWorld, markerIn, play, stateIn } from '../build/a-world.ts';
import { created, shown, withPullRequest } from '../build/answers.ts';
import { fromVersionOne } from '../build/version-one.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const good = { creation: created(), readings: [withPullRequest] };
const LINUX = { leg: '{"os":"linux"}' };
const WINDOWS = { leg: '{"os":"windows"}' };

/** A thread with these markers in comments of ours. */
function threadOf(...markers: readonly Partial<Marker>[]): FakeRepository {
  const github = aRepository();
  for (const marker of markers) github.add(OURSELVES, `${writeMarker(aMarker(marker))}\n\n**Left before.**`);
  return github;
}

describe('two legs of a matrix with the same prompt', () => {
  test('are two jobs, each with its own comment', async () => {
    const github = aRepository();
    for (const [inputs, id] of [
      [LINUX, 'j_1'],
      [WINDOWS, 'j_2'],
    ] as const) {
      const world = aWorld({ github, inputs, service: { creation: created({ id }), readings: [shown({ id })] } });
      await play(world);
      expect(world.service.prompts).toHaveLength(1);
    }
    expect(github.stored.map((_comment, index) => markerIn(github, index).jobId)).toEqual(['j_1', 'j_2']);
  });

  test.each([
    [LINUX, 'j_1'],
    [WINDOWS, 'j_2'],
  ] as const)('are followed by their own re-runs: %j', async (inputs, jobId) => {
    const github = threadOf(
      { jobId: 'j_1', trigger: { kind: 'run', step: stepHash(STEP_NAME, LINUX.leg) } },
      { jobId: 'j_2', trigger: { kind: 'run', step: stepHash(STEP_NAME, WINDOWS.leg) } },
    );
    const world = aRerun(github, { inputs, service: { readings: [shown({ id: jobId, status: 'failed' })] } });
    await play(world);
    expect(world.service.looks).toEqual([jobId]);
    expect(world.service.prompts).toEqual([]);
  });
});

describe('a step that is used twice with one key', () => {
  test('has a comment and a job for each use at the same attempt, because the owner of each is alive', async () => {
    const github = threadOf({ jobId: 'j_9' });
    const world = aWorld({ github, service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect([stateIn(github), markerIn(github).jobId]).toEqual(['started', 'j_9']);
    expect(stateIn(github, 1)).toBe('finished pull-request');
  });

  test('starts nothing on a re-run, because either job may be its own, and names the input `leg`', async () => {
    const github = threadOf({ jobId: 'j_1' }, { jobId: 'j_2' });
    const world = aRerun(github);
    const end = play(world);
    await expect(end).rejects.toBeInstanceOf(InputError);
    await expect(end).rejects.toThrow(
      'Nothing was started: 2 jobs of earlier attempts look like the one of this step.',
    );
    await expect(end).rejects.toMatchObject({ hint: expect.stringContaining('Set the input `leg`') });
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test.each(['started', 'finished', 'not-created', 'unknown', 'starting'] as const)(
    'is ambiguous, whatever the state of the other use: %s',
    async (state) => {
      const world = aRerun(threadOf({}, { state }));
      await expect(play(world)).rejects.toBeInstanceOf(InputError);
    },
  );
});

describe('a re-run whose comment now belongs to a newer run', () => {
  const newer = { run: '78', instructionHash: instructionHash('Something else.') };

  test.each([
    ['still runs', { state: 'started' }],
    ['has ended', { state: 'finished' }],
  ] as const)('starts nothing and names the newer run, which %s', async (_what, given) => {
    const github = threadOf({ ...newer, ...given });
    const world = aRerun(github);
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('skipped');
    expect(world.runner.outputs.get('skip-reason')).toBe('superseded');
    expect(published.sentence).toContain(github.stored[0]?.url);
    expect(published.failures).toEqual([]);
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test.each([
    ['an older run', { run: '9' }],
    ['another step', { ...newer, trigger: { kind: 'run', step: stepHash({ ...STEP_NAME, step: 'second' }, '') } }],
    ['another leg', { ...newer, trigger: { kind: 'run', step: stepHash(STEP_NAME, LINUX.leg) } }],
    ['another project', { ...newer, service: 'f'.repeat(64) }],
  ] as const)('still starts a job if the comment is that of %s', async (_what, overrides) => {
    const world = aRerun(threadOf({ ...overrides, state: 'started' }), { service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
  });

  test('still follows its own job if that has its own comment', async () => {
    const world = aRerun(threadOf({}, { ...newer, jobId: 'j_2' }), { service: { readings: [withPullRequest] } });
    await play(world);
    expect(world.service.looks).toEqual(['j_1']);
  });
});

describe('a comment of an earlier run of the step', () => {
  const finished = { state: 'finished', run: '76' } as const;

  test.each<[string, Partial<Marker>, boolean]>([
    ['a pull request', finished, true],
    ['no pull request', { ...finished, outcome: 'no-pull-request' }, true],
    ['another instruction, as the only comment of its step', { ...finished, instructionHash: 'a'.repeat(64) }, true],
    ['a failure', { ...finished, outcome: 'failed' }, false],
    ['an archived job', { ...finished, outcome: 'archived' }, false],
    ['no news', { ...finished, outcome: 'no-news' }, false],
    ['a job that still runs', { run: '76' }, false],
    ['a start with an unknown result', { run: '76', state: 'unknown' }, false],
    ['a newer run', { ...finished, run: '100' }, false],
    ['the same run', { ...finished, run: '77' }, false],
  ])('that says %s is edited again: %#', async (_what, changes, reused) => {
    const github = threadOf(changes);
    await play(aWorld({ github, service: good }));
    expect(github.stored).toHaveLength(reused ? 1 : 2);
    expect(markerIn(github, reused ? 0 : 1)).toMatchObject({ run: '77', state: 'finished', askedAt: NOW });
    if (!reused) expect(markerIn(github)).toEqual(aMarker(changes));
  });

  test('is compared as a number, not by its first digit', async () => {
    const github = threadOf({ ...finished, run: '9' });
    await play(aWorld({ github, service: good, run: { runId: '10' } }));
    expect(github.stored).toHaveLength(1);
  });

  test.each([
    ['another run has taken it', { run: '78' }],
    ['another run has ended in it', { state: 'finished', run: '78' }],
  ] as const)('is left alone if it turns out that %s, and a new one is written', async (_what, details) => {
    const github = threadOf(finished);
    const { comment } = { ...github };
    github.comment = async (ref, options) => {
      const read = await comment(ref, options);
      return read === null || ref.id !== 100
        ? read
        : { ...read, body: `${writeMarker(aMarker(details))}\n\n**Faster.**` };
    };
    const world = aWorld({ github, service: good });
    await play(world);
    expect(markerIn(github)).toEqual(aMarker(finished));
    expect([stateIn(github, 1), markerIn(github, 1).run]).toEqual(['finished pull-request', '77']);
    expect(world.service.prompts).toHaveLength(1);
    expect(world.runner.outputs.get('comment-url')).toBe(github.stored[1]?.url);
  });

  test('that someone deleted meanwhile is written again, once', async () => {
    const github = threadOf(finished);
    github.comment = async ({ id }) => {
      github.calls.push('comment');
      return id === 100 ? null : (github.stored.find((each) => each.id === id) ?? null);
    };
    await play(aWorld({ github, service: good }));
    expect(markerIn(github, 1)).toMatchObject({ state: 'finished', run: '77' });
  });
});

const NOW = '2026-11-20T09:00:00.000Z';

describe('what version 1 wrote for the same run and step', () => {
  const versionOne = (name: string): FakeRepository => {
    const github = aRepository();
    github.add(OURSELVES, fromVersionOne(name));
    return github;
  };

  test.each<[string, string, number]>([
    ['step: starting', 'unknown-start', 0],
    ['step: started', 'pull-request', 0],
    ['step: finished pull-request', 'pull-request', 0],
    ['step: finished no-pull-request', 'no-pull-request', 0],
    ['step: finished failed', 'pull-request', 1],
    ['step: finished archived', 'pull-request', 1],
    ['step: finished no-news', 'pull-request', 1],
    ['step: not-created', 'pull-request', 1],
    ['step: unknown', 'unknown-start', 0],
  ])('counts on a re-run, whatever the instruction and leg: %s', async (name, result, jobs) => {
    for (const inputs of [{}, LINUX, { prompt: 'Changed since.' }] as const) {
      const world = aRerun(versionOne(name), { inputs, service: good });
      await play(world);
      expect([world.runner.outputs.get('result'), world.service.prompts.length]).toEqual([result, jobs]);
      expect(saidBy(world.github).filter((said) => said !== 'notice')).toHaveLength(1);
    }
  });

  test('does not count for another run or step', async () => {
    for (const run of [{ runId: '78' }, { step: 'second' }] as const) {
      const world = aRerun(versionOne('step: started'), { service: good, run: { attempt: 2, ...run } });
      await play(world);
      expect(world.service.prompts).toHaveLength(1);
    }
    expect(firstStepHash(STEP_NAME)).not.toBe(firstStepHash({ ...STEP_NAME, step: 'second' }));
  });
});

describe('a re-run that finds a start with an unknown result', () => {
  const starting = aMarker({ state: 'starting' });
  const rerunReading = (marker: Marker): ReturnType<typeof aRerun> => {
    const github = threadOf(starting);
    const { comments } = { ...github };
    // The dying first attempt writes while its re-run reads.
    github.comments = async (thread, options) => {
      const read = await comments(thread, options);
      github.stored[0] = { ...read[0], ...github.add(OURSELVES, bodyOf(marker)), id: 100 };
      github.stored.length = 1;
      return read;
    };
    return aRerun(github, { service: { readings: [withPullRequest] } });
  };
  const bodyOf = (marker: Marker): string =>
    renderStatusComment({
      marker,
      view: { state: 'started', seen: { kind: 'working' } },
      job: null,
      instruction: { text: 'Describe it.' },
      endedAt: null,
      serverUrl: 'https://github.com',
      command: '/docs',
      handsOver: true,
    });

  test('reads it again, and follows the job that it then names', async () => {
    const world = rerunReading(aMarker());
    await play(world);
    expect(world.service).toMatchObject({ looks: ['j_1'], prompts: [] });
    expect(stateIn(world.github)).toBe('finished pull-request');
  });

  test('reads it again, and reports the end that it then names', async () => {
    const told = ['reaction', 'notice', 'handover'] as const;
    const world = rerunReading(aMarker({ state: 'finished', outcome: 'no-pull-request', told }));
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('no-pull-request');
    expect(written(world.github)).toEqual([]);
  });

  test('says, with a warning, that the result is unknown if the comment cannot be read again', async () => {
    const world = aRerun(threadOf(starting));
    world.github.fail('comment', 'unavailable', 1);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(stateIn(world.github)).toBe('unknown');
    expect(world.runner.warnings).toHaveLength(1);
  });
});
