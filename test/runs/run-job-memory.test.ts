import { describe, expect, test } from 'vitest';
import { RepositoryError, type RepositoryFailure } from '../../src/errors.ts';
import type { JobReading, Repository } from '../../src/ports.ts';
import { type Marker, writeMarker } from '../../src/thread/marker.ts';
import { aMarker } from '../build/a-marker.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld, toldIn } from '../build/a-world.ts';
import { created, failedLook, notCreated, PULL_REQUEST, shown, withPullRequest } from '../build/answers.ts';
import { aClock } from '../fakes/fake-clock.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const good = { creation: created(), readings: [withPullRequest] };

/** The second attempt of a run, at the thread that the first has left behind. */
function aRerun(github: FakeRepository, service: Parameters<typeof aWorld>[0] = {}): TestWorld {
  return aWorld({ github, run: { attempt: 2 }, clock: aClock(Date.UTC(2026, 10, 20, 10)), ...service });
}

function aThread(marker: Marker): FakeRepository {
  const github = aRepository();
  github.add(OURSELVES, `${writeMarker(marker)}\n\nwritten by the first attempt`);
  return github;
}

describe('a re-run', () => {
  test.each<[string, Partial<Marker>]>([
    ['failed', { state: 'finished', outcome: 'failed' }],
    ['was archived', { state: 'finished', outcome: 'archived' }],
    ['brought no news', { state: 'finished', outcome: 'no-news' }],
    ['was not created', { state: 'not-created' }],
  ])('of a job that %s starts anew, in the same comment', async (_name, told) => {
    const github = aThread(aMarker(told));
    const world = aRerun(github, { service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github)).toEqual(aMarker({ state: 'finished', attempt: 2, askedAt: '2026-11-20T10:00:00.000Z' }));
    expect(world.runner.outputs.get('resumed')).toBe('false');
    expect(world.runner.outputs.get('duration-seconds')).toBe('5');
  });

  test('of a job that goes on follows it, counts from its first asking and keeps its comment', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { notify: 'false' }, service: { readings: [shown(), withPullRequest] } });
    await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.service.looks).toEqual(['j_1', 'j_1']);
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github)).toEqual(aMarker({ state: 'finished', attempt: 2 }));
    expect(world.runner.outputs.get('resumed')).toBe('true');
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('duration-seconds')).toBe('3605');
  });

  test('that does not wait looks once at a job that goes on, and says so', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { wait: 'false' }, service: { readings: [failedLook()] } });
    const { published } = await play(world);
    expect(published.notice).toBe('The job j_1 has started; this run does not wait for it.');
    expect(world.service.looks).toHaveLength(1);
    expect(github.stored[0]?.body).toContain('Nobody waits for the job.');
  });

  test('that finds a start of which nobody knows the end says so, and asks for nothing', async () => {
    const github = aThread(aMarker({ state: 'starting' }));
    const world = aRerun(github);
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(toldIn(github)).toBe('unknown');
    expect(published.failures).toHaveLength(1);
    expect(world.service.prompts).toEqual([]);
    github.calls.length = 0;
    const again = aRerun(github, { run: { attempt: 3 } });
    await play(again);
    expect(again.runner.outputs.get('result')).toBe('unknown-start');
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test('that finds the same said already says it again, without an edit', async () => {
    const github = aThread(aMarker({ state: 'unknown' }));
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test('that finds a marker of ours which it cannot understand starts nothing', async () => {
    const github = aRepository();
    github.add(OURSELVES, '<!-- docs-agent:1 broken -->');
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(world.service.prompts).toEqual([]);
    expect(github.stored).toHaveLength(1);
  });

  test('is told apart from a first attempt, which such a marker cannot be about', async () => {
    const github = aRepository();
    github.add(OURSELVES, '<!-- docs-agent:1 broken -->');
    await play(aWorld({ github, service: good }));
    expect(toldIn(github, 1)).toBe('finished pull-request');
  });
});

describe('a re-run of a job that has ended well', () => {
  const tell = async (outcome: 'pull-request' | 'no-pull-request', reading: JobReading): Promise<TestWorld> => {
    const world = aRerun(aThread(aMarker({ state: 'finished', outcome })), { service: { readings: [reading] } });
    await play(world);
    expect(world.github.calls).toEqual(['viewer', 'comments']);
    expect(world.service.looks).toHaveLength(1);
    expect(world.runner.outputs.get('resumed')).toBe('true');
    expect(world.runner.outputs.has('duration-seconds')).toBe(false);
    return world;
  };

  test('tells it again without an edit, with the link that only the service has', async () => {
    const world = await tell('pull-request', withPullRequest);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
  });

  test('tells that no pull request was reported', async () => {
    const world = await tell('no-pull-request', shown({ status: 'completed' }));
    expect(world.runner.outputs.get('result')).toBe('no-pull-request');
  });

  test.each([
    ['does not answer', failedLook()],
    ['shows it running', shown()],
    ['has lost the pull request', shown({ status: 'completed' })],
  ])('tells it from memory where the service %s', async (_name, reading) => {
    const world = await tell('pull-request', reading);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.has('pr-url')).toBe(false);
  });

  test.each([
    ['pull-request', PULL_REQUEST],
    ['no-pull-request', null],
  ] as const)(
    'tells %s also when the job has been archived since: the first final state counts',
    async (outcome, prLink) => {
      const world = await tell(outcome, shown({ status: 'archived', prLink }));
      expect(world.runner.outputs.get('result')).toBe(outcome);
      expect(world.runner.outputs.get('status')).toBe('archived');
      expect(world.runner.outputs.get('pr-url') ?? null).toBe(prLink);
    },
  );
});

describe('the memory of a first attempt that died', () => {
  test('while it asked for the job keeps the re-run from asking again', async () => {
    const github = aRepository();
    const dying = aWorld({
      github,
      service: {
        creation: () => {
          throw new Error('killed');
        },
      },
    });
    await expect(play(dying)).rejects.toThrow('killed');
    expect(toldIn(github)).toBe('starting');
    const world = aRerun(github);
    await play(world);
    expect(dying.service.prompts.length + world.service.prompts.length).toBe(1);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
  });

  test('while it followed the job lets the re-run follow', async () => {
    const github = aRepository();
    const killed = (): JobReading => {
      throw new Error('killed');
    };
    await expect(play(aWorld({ github, service: { creation: created(), readings: [killed] } }))).rejects.toThrow(
      'killed',
    );
    const world = aRerun(github, { service: { readings: [withPullRequest] } });
    await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(toldIn(github)).toBe('finished pull-request');
  });

  test('is not shared by another step, another project or another leg of a matrix', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: { creation: created(), readings: [shown()] } }));
    for (const told of [{ run: { step: 'second' } }, { inputs: { 'project-id': 'manual' } }] as const) {
      await play(aWorld({ github, service: good, ...told }));
    }
    await play(aWorld({ github, service: good }), anIntent({ source: { kind: 'prompt', text: 'Another leg.' } }));
    expect(github.stored.map((_comment, index) => toldIn(github, index))).toEqual([
      'started',
      'finished pull-request',
      'finished pull-request',
      'finished pull-request',
    ]);
  });
});

describe('a new run of the same step', () => {
  test('edits the comment that an earlier run has finished', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: good }));
    await play(aWorld({ github, service: good, run: { runId: '78' } }));
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github).run).toBe('78');
  });

  test('leaves alone the comment of a job that goes on', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: { creation: created(), readings: [shown()] } }));
    await play(aWorld({ github, service: good, run: { runId: '78' } }));
    expect(github.stored.map((_comment, index) => toldIn(github, index))).toEqual(['started', 'finished pull-request']);
  });
});

describe('a thread that takes no comment', () => {
  test.each<[keyof Repository, RepositoryFailure]>([
    ['createComment', 'forbidden'],
    ['createComment', 'locked'],
    ['createComment', 'unavailable'],
    ['comments', 'missing'],
    ['viewer', 'unauthorized'],
  ])('(%s: %s) is warned of once, and the job runs without memory', async (method, failure) => {
    const world = aWorld({ service: { creation: created(), readings: [shown(), withPullRequest] } });
    world.github.fail(method, failure);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.has('comment-url')).toBe(false);
    expect(world.runner.warnings).toEqual([expect.stringContaining('a re-run of this step would start another job')]);
    expect(world.runner.warnings[0]).toContain('Add `issues: write`.');
    expect(world.github.stored).toEqual([]);
  });

  test('is warned of once also for a job that exists already', async () => {
    const world = aWorld({ service: { readings: [shown(), withPullRequest] } });
    world.github.fail('createComment', 'forbidden');
    await play(world, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect(world.runner.warnings).toHaveLength(1);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
  });

  test.each(['unavailable', 'rate-limited'] as const)(
    'and is only %s lets no re-run start anything',
    async (failure) => {
      const github = aThread(aMarker());
      github.fail('comments', failure);
      const world = aRerun(github);
      const end = play(world);
      await expect(end).rejects.toBeInstanceOf(RepositoryError);
      await expect(end).rejects.toThrow('Nothing was started, because this is a re-run');
      expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
    },
  );

  test('refuses a re-run just as it has refused the first attempt', async () => {
    const github = aRepository();
    github.fail('comments', 'forbidden');
    const world = aRerun(github, { service: good });
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
  });

  test('after the start loses nothing but news: the job runs, and each failure is told once', async () => {
    const world = aWorld({
      service: {
        creation: () => {
          world.github.fail('editComment', 'forbidden');
          return created();
        },
        readings: [shown(), withPullRequest],
      },
    });
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.warnings).toEqual([expect.stringContaining('The status comment could not be written')]);
  });
});

describe('a run without a thread', () => {
  test('warns that it has no memory, and names the input', async () => {
    const world = aWorld({ service: good });
    await play(world, anIntent({ thread: null }));
    expect(world.runner.warnings).toEqual([expect.stringContaining('Set `thread`')]);
    expect(world.github.calls).toEqual([]);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
  });

  test('that was wanted (`thread: none`) only says so in the log', async () => {
    const world = aWorld({ inputs: { thread: 'none' }, service: good });
    await play(world, anIntent({ thread: null }));
    expect(world.runner.warnings).toEqual([]);
    expect(world.runner.log[0]).toContain('There is no thread to remember the job in');
  });
});

test('a comment that somebody deletes while the job runs is written once more, and found by the post process', async () => {
  const world = aWorld({
    service: {
      creation: () => {
        world.github.add('mona', 'I am about to delete it.');
        world.github.remove(100);
        return created();
      },
      readings: [
        () => {
          expect(world.runner.state.get('open-comment')).toBe('102');
          return withPullRequest;
        },
      ],
    },
  });
  await play(world);
  expect(world.github.stored).toHaveLength(2);
  expect(toldIn(world.github, 1)).toBe('finished pull-request');
});

test('a request that was refused is remembered as such, so that a re-run may ask again', async () => {
  const github = aRepository();
  await play(aWorld({ github, service: { creation: notCreated } }));
  expect(toldIn(github)).toBe('not-created');
  const world = aRerun(github, { service: good });
  await play(world);
  expect(world.service.prompts).toHaveLength(1);
});
