import { describe, expect, test } from 'vitest';
import { createOnce } from '../../../src/action/github/create-once.ts';
import { lazyRepository } from '../../../src/action/github/lazy-repository.ts';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { RepositoryError, type RepositoryFailure } from '../../../src/action/words/errors.ts';
import { saidBy, written } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { anIntent, aWorld, play, stateIn, type TestWorld } from '../../build/a-world.ts';
import { created, notCreated, shown, withPullRequest } from '../../build/answers.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const good = { creation: created(), readings: [withPullRequest] };

describe('the memory of a first attempt that died', () => {
  test('if it died while requesting the job keeps the re-run from requesting another', async () => {
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
    expect(stateIn(github)).toBe('starting');
    const world = aRerun(github);
    await play(world);
    expect(dying.service.prompts.length + world.service.prompts.length).toBe(1);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
  });

  test('if it died while following the job lets the re-run follow it', async () => {
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
    expect(stateIn(github)).toBe('finished pull-request');
  });

  test('is not shared by another step, another project or another leg of a matrix, or for another instruction', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: { creation: created(), readings: [shown()] } }));
    for (const given of [{ run: { step: 'second' } }, { inputs: { 'project-id': 'manual' } }] as const) {
      await play(aWorld({ github, service: good, ...given }));
    }
    await play(aWorld({ github, service: good, inputs: { leg: '{"os":"linux"}' } }));
    await play(aWorld({ github, service: good }), anIntent({ source: { kind: 'prompt', text: 'Something else.' } }));
    expect(github.stored.map((_comment, index) => stateIn(github, index))).toEqual([
      'started',
      'finished pull-request',
      'finished pull-request',
      'finished pull-request',
      'finished pull-request',
    ]);
  });
});

describe('a new run of the same step', () => {
  test('leaves alone the comment of a job that still runs', async () => {
    const github = aRepository();
    await play(aWorld({ github, service: { creation: created(), readings: [shown()] } }));
    await play(aWorld({ github, service: good, run: { runId: '78' } }));
    expect(github.stored.map((_comment, index) => stateIn(github, index))).toEqual([
      'started',
      'finished pull-request',
    ]);
  });
});

describe('a status comment whose creation GitHub does not confirm', () => {
  const LOST = new RepositoryError({ failure: 'unavailable', status: 502, message: 'Lost.', hint: 'Wait.' });

  /** Delays the first request for a comment until `arrive`. What is not confirmed is searched for, as in reality. */
  function delayFirst({ github, clock, runner }: TestWorld): { readonly arrive: () => void } {
    const { createComment } = { ...github };
    let delayed: string | null = null;
    github.createComment = (conversation, body, options) => {
      const post = async (): ReturnType<typeof createComment> => {
        if (delayed !== null) return createComment(conversation, body, options);
        delayed = body;
        throw LOST;
      };
      const listOwn = async () => github.stored.filter(({ author }) => author === OURSELVES);
      return createOnce(body, { ...options, post, listOwn, clock, cancelled: runner.cancelled });
    };
    return { arrive: () => void github.add(OURSELVES, delayed ?? '') };
  }

  test('is there once, even if it arrives late, and nothing was sent', async () => {
    const world = aWorld({ service: good });
    const { arrive } = delayFirst(world);
    await expect(play(world)).rejects.toThrow('Nothing was started');
    arrive();
    const said = saidBy(world.github).filter((state) => state !== 'notice');
    expect([world.service.prompts, said]).toEqual([[], ['starting']]);
  });

  test('may arrive although no list shows it, so the advice is a new run: a re-run could not tell', async () => {
    const world = aWorld({ service: good });
    const bodies: string[] = [];
    world.github.createComment = async (_conversation, body) => {
      bodies.push(body);
      throw LOST;
    };
    await expect(play(world)).rejects.toMatchObject({ hint: expect.stringContaining('Then start a new run') });
    world.github.add(OURSELVES, bodies[0] ?? '');
    const again = aRerun(world.github);
    await play(again);
    expect([again.service.prompts, again.runner.outputs.get('result')]).toEqual([[], 'unknown-start']);
  });
});

const NO_MEMORY = expect.stringContaining('a re-run of this step would not find the job, and may start another one');

describe('a thread where no comment can be written', () => {
  test.each<[keyof Repository, RepositoryFailure]>([
    ['createComment', 'forbidden'],
    ['createComment', 'locked'],
    ['comments', 'missing'],
    ['viewer', 'unauthorized'],
  ])('(%s: %s) causes one warning, and the job runs without memory', async (method, failure) => {
    const world = aWorld({ service: { creation: created(), readings: [shown(), withPullRequest] } });
    world.github.fail(method, failure);
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.has('comment-url')).toBe(false);
    expect(published.summary).toContain('The thread has no status comment, so a re-run');
    expect(world.runner.warnings).toEqual([NO_MEMORY]);
    expect(world.runner.warnings[0]).toContain('Add `issues: write`.');
    expect(world.github.stored).toEqual([]);
  });

  test('is only believed if GitHub says twice that it is missing', async () => {
    const world = aWorld({ service: good });
    world.github.fail('comments', 'missing', 1);
    await play(world);
    expect(world.runner.warnings).toEqual([]);
    expect(stateIn(world.github)).toBe('finished pull-request');
  });

  test('is only believed if GitHub says twice that it takes no comment, because there is none', async () => {
    const world = aWorld({ service: good });
    world.github.fail('createComment', 'missing', 1);
    await play(world);
    expect(world.runner.warnings).toEqual([]);
    expect(stateIn(world.github)).toBe('finished pull-request');
  });

  test('that fails after the start only loses updates: the job runs, and each failure is reported once', async () => {
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
    expect(world.runner.warnings).toEqual([expect.stringContaining('Could not write the status comment')]);
  });
});

describe('a re-run whose memory cannot be read', () => {
  const READS = ['viewer', 'comments'] as const;
  const FAILURES: readonly Exclude<RepositoryFailure, 'not-accessible'>[] = [
    'unauthorized',
    'forbidden',
    'locked',
    'missing',
    'too-long',
    'refused',
    'rate-limited',
    'unavailable',
  ];

  test.each(READS.flatMap((method) => FAILURES.map((failure) => [method, failure] as const)))(
    'starts nothing and reads nothing else (%s: %s)',
    async (method, failure) => {
      const github = aThread(aMarker());
      github.fail(method, failure);
      const world = aRerun(github);
      const end = play(world);
      await expect(end).rejects.toBeInstanceOf(RepositoryError);
      await expect(end).rejects.toThrow("Nothing was started: this is a re-run, and GitHub didn't show");
      await expect(end).rejects.toMatchObject({ failure, hint: 'Add `issues: write`. Then re-run again.' });
      expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
      expect([written(github), world.runner.warnings]).toEqual([[], []]);
    },
  );

  test('because the token is empty starts nothing', async () => {
    const message = 'Input "github-token" is empty.';
    const error = new RepositoryError({ failure: 'unauthorized', status: undefined, message, hint: 'Leave it out.' });
    const world = { ...aRerun(aThread(aMarker())), repository: lazyRepository(() => Promise.reject(error)) };
    await expect(play(world)).rejects.toThrow(message);
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
  });

  test.each(READS)(
    "only because the run's token lacks the permission (%s) had none at its first attempt either: it starts anew",
    async (method) => {
      const github = aRepository();
      github.fail(method, 'not-accessible');
      const world = aRerun(github, { service: good });
      await play(world);
      expect(world.service.prompts).toHaveLength(1);
      expect(world.runner.outputs.get('result')).toBe('pull-request');
      expect(world.runner.warnings).toEqual([NO_MEMORY]);
    },
  );

  test('does not hide our own bug', async () => {
    const github = aThread(aMarker());
    github.comments = () => Promise.reject(new TypeError('a defect'));
    await expect(play(aRerun(github))).rejects.toThrow('a defect');
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

  test('on purpose (`thread: none`) only says so in the log', async () => {
    const world = aWorld({ inputs: { thread: 'none' }, service: good });
    await play(world, anIntent({ thread: null }));
    expect(world.runner.warnings).toEqual([]);
    expect(world.runner.log[0]).toContain('There is no thread to record the job in');
  });
});

test('a comment that someone deletes while the job runs is written again once, and the post process finds it', async () => {
  const world = aWorld({
    service: {
      creation: () => {
        world.github.add('mona', 'I am about to delete it.');
        world.github.remove(100);
        return created();
      },
      readings: [
        () => {
          expect(world.runner.state.get('open-comment')).toBe('issue-comment/102');
          return withPullRequest;
        },
      ],
    },
  });
  await play(world);
  expect(world.github.stored).toHaveLength(2);
  expect(stateIn(world.github, 1)).toBe('finished pull-request');
});

test('a refused request is recorded as refused, so that a re-run may send it again', async () => {
  const github = aRepository();
  await play(aWorld({ github, service: { creation: notCreated } }));
  expect(stateIn(github)).toBe('not-created');
  const world = aRerun(github, { service: good });
  await play(world);
  expect(world.service.prompts).toHaveLength(1);
});
