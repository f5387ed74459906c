import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { admitting } from '../../../src/action/stories/answer.ts';
import { runComment } from '../../../src/action/stories/comment.ts';
import { InputError, RepositoryError, type RepositoryFailure, ServiceError } from '../../../src/action/words/errors.ts';
import {
  aCommand,
  aCommentMarker,
  type Commanded,
  lastText,
  leave,
  playCommand,
  rerunOf,
  saidBy,
  written,
} from '../../build/a-command.ts';
import { counts } from '../../build/a-report.ts';
import { aRetry, FAILED } from '../../build/a-retry.ts';
import { markerIn, stateIn } from '../../build/a-world.ts';
import {
  created,
  failedLook,
  missing,
  notCreated,
  refused,
  shown,
  unknownStart,
  withPullRequest,
} from '../../build/answers.ts';
import type { FakeRepository } from '../../fakes/fake-repository.ts';

const AGAIN = 'Comment again: this comment is claimed, so a re-run does nothing.';
const FAILURES: readonly RepositoryFailure[] = [
  'unauthorized',
  'not-accessible',
  'forbidden',
  'locked',
  'missing',
  'too-long',
  'refused',
  'rate-limited',
  'unavailable',
];

/** Makes a method fail once the comment is claimed: `times` times, or always. */
function failFromClaimOn(
  { world, intent }: Commanded,
  method: keyof Repository,
  failure: RepositoryFailure,
  times?: number,
) {
  const { react } = { ...world.github };
  world.github.react = async (...given) => {
    if (given[0].id === intent.comment.id && given[1] === 'rocket') world.github.fail(method, failure, times);
    return react(...given);
  };
}

/** Makes a method fail from its second call on. */
function failSecond(github: FakeRepository, method: 'comments'): void {
  const { [method]: call } = { ...github };
  github[method] = async (...given) => {
    const answer = await call(...given);
    github.fail(method, 'unavailable');
    return answer;
  };
}

/** The reactions to the command's comment. */
function reactionsTo({ world, intent }: Commanded): readonly string[] {
  const name = `${intent.comment.kind}/${intent.comment.id} `;
  return [...world.github.reactions].filter((each) => each.startsWith(name)).map((each) => each.slice(name.length));
}

describe('after the claim, a failure before the job is requested', () => {
  test.each<[string, () => Commanded, keyof Repository]>([
    ['an instruction, at its status comment', () => aCommand(), 'createComment'],
    ['a retry, reading the instruction', aRetry, 'causingComment'],
    ["a retry, reading its author's permission", aRetry, 'permissionOf'],
    ['a retry, at its status comment', aRetry, 'createComment'],
    ['help, at its answer', () => aCommand('/docs help'), 'createComment'],
    ['status, reading the thread', () => aCommand('/docs status'), 'comments'],
    ['status, at its answer', () => aCommand('/docs status'), 'createComment'],
    ['a report, reading the repository', () => aCommand('/docs report'), 'facts'],
  ])(
    'adds `confused`, answers with one sentence and the advice to comment again, and is an error: %s',
    async (_what, make, method) => {
      const command = make();
      const before = command.world.github.stored.length;
      failFromClaimOn(command, method, 'unavailable', 1);
      const { result, words } = await playCommand(command);
      expect(result).toBe('error');
      expect(words).toContain(AGAIN);
      expect(command.world.service.prompts).toEqual([]);
      expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
      expect(lastText(command.world.github)).toContain(`**Nothing was started.** ${AGAIN}`);
      expect(lastText(command.world.github)).toContain(`GitHub refused ${method}.`);
      expect(command.world.github.stored).toHaveLength(before + 1);
    },
  );

  test.each(FAILURES)('starts nothing, whatever it is, not even without memory: %s', async (failure) => {
    const command = aCommand();
    failFromClaimOn(command, 'createComment', failure);
    const { result, words } = await playCommand(command);
    expect(result).toBe('error');
    expect(words).toContain('GitHub refused createComment.');
    expect(words).toContain(AGAIN);
    expect(command.world.service.prompts).toEqual([]);
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
    expect(command.world.runner.warnings).toEqual([
      expect.stringContaining('Could not report the failure in the thread'),
    ]);
  });

  test('at the second claim of a retry is shown in its status comment', async () => {
    const command = aRetry();
    const { react } = { ...command.world.github };
    command.world.github.react = async (...given) => {
      if (given[0].id === FAILED) command.world.github.fail('react', 'unavailable', 1);
      return react(...given);
    };
    const { result, words } = await playCommand(command);
    expect(result).toBe('not-created');
    expect(words).toContain("the comment couldn't be claimed");
    expect(words.match(/Nothing was started/g)).toHaveLength(1);
    expect(lastText(command.world.github)).toContain('**Not started.** No job was created:');
    expect(lastText(command.world.github)).toContain('Once fixed, `/docs retry` tries again.');
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
    expect(command.world.service.prompts).toEqual([]);
  });

  test('is reported in the thread even if the reaction fails', async () => {
    const command = aCommand();
    const { react } = { ...command.world.github };
    command.world.github.react = async (...given) => {
      if (given[1] === 'confused') command.world.github.fail('react', 'forbidden');
      return react(...given);
    };
    failFromClaimOn(command, 'createComment', 'unavailable', 1);
    expect((await playCommand(command)).result).toBe('error');
    expect(command.world.runner.warnings).toEqual([expect.stringContaining('Could not add the reaction confused')]);
    expect(lastText(command.world.github)).toContain('**Nothing was started.**');
  });

  test('leaves nothing for a re-run to start, and the re-run says so', async () => {
    const command = aCommand();
    failFromClaimOn(command, 'createComment', 'locked');
    await playCommand(command);
    command.world.github.repair();
    const rerun = rerunOf(command);
    expect((await playCommand(rerun)).result).toBe('skipped already-claimed');
    expect(rerun.world.service.prompts).toEqual([]);
  });

  test('that is our own bug is reported without its message and rethrown unchanged', async () => {
    const command = aCommand();
    const defect = new TypeError('cannot read properties of <script>');
    const { createComment } = { ...command.world.github };
    command.world.github.createComment = (thread, body) =>
      body.includes('**Starting…**') ? Promise.reject(defect) : createComment(thread, body);
    await expect(runComment(command.intent, command.world)).rejects.toBe(defect);
    expect(lastText(command.world.github)).toContain('This is a bug in docs-agent. See the log of the run.');
    expect(lastText(command.world.github)).not.toContain('script');
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
  });

  test('does not hide a bug in the reporting itself', async () => {
    const command = aCommand();
    const defect = new TypeError('a defect');
    command.world.github.createComment = () => Promise.reject(defect);
    await expect(runComment(command.intent, command.world)).rejects.toBe(defect);
    expect(command.world.service.prompts).toEqual([]);
  });

  test.each(['/docs help', '/docs statsu now', '/docs status', '/docs report'])(
    'after the answer does not contradict it: %s',
    async (text) => {
      const visitors = async () => ({ totals: counts(9, 1), pages: [], rejectedRows: 0, hasMore: false });
      const command = aCommand(text, { world: { service: { visitors } } });
      const { github } = command.world;
      const defect = new TypeError('a defect');
      const { react } = { ...github };
      github.react = async (...given) => {
        if (saidBy(github).length === 0) return react(...given);
        github.react = react;
        throw defect;
      };
      await expect(runComment(command.intent, command.world)).rejects.toBe(defect);
      expect(saidBy(github)).toEqual(['notice']);
      expect(lastText(github)).not.toContain('**Nothing was started.**');
      expect(reactionsTo(command)).toEqual(['rocket']);
    },
  );

  test("that the service explains is answered in the report's words, with the same advice", async () => {
    const error = new ServiceError({ status: 503, message: 'The service is down (HTTP 503).', hint: 'Try later.' });
    const command = aCommand('/docs report', { world: { service: { visitors: () => Promise.reject(error) } } });
    const { result, words } = await playCommand(command);
    expect(result).toBe('error');
    expect(words).toBe(`The service is down (HTTP 503). Try later. ${AGAIN}`);
    expect(saidBy(command.world.github)).toEqual(['notice']);
    expect(lastText(command.world.github)).toContain('Could not make the report. `The service is down');
    expect(lastText(command.world.github)).toContain(AGAIN);
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
  });
});

describe('the advice to comment again', () => {
  /** What is thrown if the work for a claimed comment fails. */
  async function thrownFor(error: Error): Promise<unknown> {
    const { intent, world } = aCommand();
    return admitting(intent, () => Promise.reject(error), world).catch((thrown: unknown) => thrown);
  }

  test('is added to every problem of our own errors, which keep their kind', async () => {
    const problems = [
      { message: 'One.', hint: 'Fix it.' },
      { message: 'Two.', hint: 'Fix that.' },
    ];
    expect(await thrownFor(new InputError(problems))).toMatchObject({
      problems: problems.map(({ message, hint }) => ({ message, hint: `${hint} ${AGAIN}` })),
    });
    const about = { status: 403, message: 'No.', hint: 'Fix it.' };
    for (const error of [new RepositoryError({ failure: 'locked', ...about }), new ServiceError(about)]) {
      const advised = await thrownFor(error);
      expect(advised).toBeInstanceOf(error.constructor);
      const message = error instanceof RepositoryError ? 'Nothing was started. No.' : 'No.';
      expect(advised).toMatchObject({ ...about, message, hint: `Fix it. ${AGAIN}`, cause: error });
    }
  });

  test('is not added to other errors', async () => {
    const defect = new TypeError('a defect');
    expect(await thrownFor(defect)).toBe(defect);
  });
});

describe('a claim without a clear answer', () => {
  /** Another run claims the comment, and writes its status comment, before our claim fails. */
  function overtaken(failure: RepositoryFailure, details: Parameters<typeof aCommentMarker>[0] = {}): Commanded {
    const command = aCommand();
    const { react } = { ...command.world.github };
    command.world.github.react = async (...given) => {
      if (given[1] === 'rocket') {
        leave(command.world.github, aCommentMarker({ run: '76', ...details }));
        command.world.github.fail('react', failure, 1);
      }
      return react(...given);
    };
    return command;
  }

  test('is answered like a lost one if the thread shows the request of the run that won', async () => {
    const command = overtaken('unavailable');
    const { result, words } = await playCommand(command);
    expect(result).toBe('skipped already-claimed');
    expect(words).toContain(command.world.github.stored[1]?.url);
    expect(reactionsTo(command)).toEqual([]);
    expect([command.world.service.prompts, written(command.world.github)]).toEqual([[], ['react']]);
  });

  test.each<[string, (command: Commanded) => void]>([
    ['the comments fail', ({ world }) => failSecond(world.github, 'comments')],
    ['the login fails', ({ world }) => world.github.fail('viewer', 'unavailable')],
  ])('is an error if the look at the thread fails: %s', async (_what, breakIt) => {
    const command = overtaken('unavailable');
    breakIt(command);
    const { result, words } = await playCommand(command);
    expect(result).toBe('error');
    expect(words).toContain("Nothing was started, because the comment couldn't be claimed");
    expect(reactionsTo(command)).toEqual(['confused']);
  });

  test('is an error if the thread shows the request of another comment', async () => {
    const command = overtaken('unavailable', { trigger: { kind: 'issue-comment', id: 99 } });
    expect((await playCommand(command)).result).toBe('error');
    expect(reactionsTo(command)).toEqual(['confused']);
  });

  test('is an error without another look if GitHub refused it', async () => {
    const command = overtaken('forbidden');
    expect((await playCommand(command)).result).toBe('error');
    expect(command.world.github.calls).not.toContain('viewer');
  });

  test.each(FAILURES)(
    'starts nothing and is an error, and only an unclear claim gets `confused`: %s',
    async (failure) => {
      const command = aCommand();
      command.world.github.fail('react', failure, 1);
      const { result, words } = await playCommand(command);
      expect(result).toBe('error');
      expect(words).toContain("Nothing was started, because the comment couldn't be claimed: GitHub refused react.");
      expect(words.includes('a re-run finds the comment taken: comment again.')).toBe(failure === 'unavailable');
      expect(command.world.service.prompts).toEqual([]);
      expect(reactionsTo(command)).toEqual(failure === 'unavailable' ? ['confused'] : []);
      expect(saidBy(command.world.github)).toEqual([]);
    },
  );

  test('starts nothing even if the claim arrived, and neither does a re-run', async () => {
    const command = aCommand();
    const { react } = { ...command.world.github };
    command.world.github.react = async (...given) => {
      const answer = await react(...given);
      if (given[1] !== 'rocket') return answer;
      throw new RepositoryError({ failure: 'unavailable', status: undefined, message: 'Lost.', hint: 'Wait.' });
    };
    expect((await playCommand(command)).result).toBe('error');
    command.world.github.react = react;
    const rerun = rerunOf(command);
    expect((await playCommand(rerun)).result).toBe('skipped already-claimed');
    expect([command.world.service.prompts, rerun.world.service.prompts]).toEqual([[], []]);
  });

  test('that is our own bug is thrown unchanged', async () => {
    const command = aCommand();
    const defect = new TypeError('a defect');
    command.world.github.react = () => Promise.reject(defect);
    await expect(runComment(command.intent, command.world)).rejects.toBe(defect);
    expect(command.world.service.prompts).toEqual([]);
  });
});

describe('after the job is requested, nothing says that no job started', () => {
  type Story = Parameters<typeof aCommand>[1] & object;
  const later = (readings: readonly (JobReading | (() => JobReading))[]): Story => ({
    world: { service: { creation: created(), readings } },
  });

  test.each<[string, Story, keyof Repository | null, string]>([
    ['the answer was unclear', { world: { service: { creation: unknownStart } } }, null, 'unknown-start'],
    ['the job was not found', later([missing]), null, 'error'],
    ['the job was refused', later([refused]), null, 'error'],
    ['the service went silent', later([failedLook()]), null, 'still-running'],
    ['the job still ran', later([shown()]), null, 'still-running'],
    ['no edit works', later([withPullRequest]), 'editComment', 'pull-request'],
    ['no reaction works', later([withPullRequest]), 'react', 'pull-request'],
    ['no edit works and the job was refused', later([refused]), 'editComment', 'error'],
  ])('%s', async (_what, story, failing, result) => {
    const command = aCommand(undefined, story);
    const { createJob } = { ...command.world.service };
    command.world.service.createJob = (...given) => {
      if (failing !== null) command.world.github.fail(failing, 'unavailable');
      return createJob(...given);
    };
    const played = await playCommand(command);
    const { github, runner } = command.world;
    expect(played.result).toBe(result);
    const said = [played.words, played.published.summary, ...runner.warnings, ...github.stored.map(({ body }) => body)];
    for (const text of said) expect(text).not.toMatch(/nothing was started|no job was|comment again/i);
    expect(command.world.service.prompts).toHaveLength(1);
  });

  test('except that a request the service refused certainly started nothing', async () => {
    const command = aCommand(undefined, { world: { service: { creation: notCreated } } });
    const { result, words } = await playCommand(command);
    expect(result).toBe('not-created');
    expect(words).toContain('No job was started. The service refused the key (HTTP 401).');
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
    expect(saidBy(command.world.github)).toEqual(['not-created']);
  });

  test('and our own bug leaves the comment to the post process and a re-run, which say what they know', async () => {
    const broken = (): JobReading => {
      throw new TypeError('a defect');
    };
    const command = aCommand(undefined, later([broken]));
    await expect(runComment(command.intent, command.world)).rejects.toThrow('a defect');
    expect(saidBy(command.world.github)).toEqual(['started']);
    expect(reactionsTo(command)).toEqual(['rocket']);
    expect(command.world.runner.state.get('open-comment')).toBe('issue-comment/101');
    const rerun = rerunOf(command, { service: { readings: [withPullRequest] } });
    expect((await playCommand(rerun)).result).toBe('pull-request');
  });
});

describe('a run that is cancelled', () => {
  /** Cancels a run as soon as a call has been answered. */
  function cancelAfter({ world }: Commanded, method: 'comments' | 'react' | 'createComment'): void {
    const { github, runner } = world;
    const answer = { ...github }[method] as (...given: readonly unknown[]) => Promise<unknown>;
    Object.assign(github, {
      [method]: async (...given: readonly unknown[]) => {
        const answered = await answer(...given);
        runner.cancel();
        return answered;
      },
    });
  }

  test('before the claim, claims nothing', async () => {
    const command = aCommand();
    cancelAfter(command, 'comments');
    const { result, words } = await playCommand(command);
    expect(result).toBe('error');
    expect(words).toBe('The run was cancelled before it claimed the comment; nothing was started. Comment again.');
    expect(written(command.world.github)).toEqual([]);
  });

  test('before it has read anything, writes nothing', async () => {
    const command = aCommand();
    command.world.runner.cancel();
    expect((await playCommand(command)).result).toBe('error');
    expect(command.world.github.calls).toEqual([]);
  });

  test('after the claim, has time for a reaction', async () => {
    const command = aCommand();
    cancelAfter(command, 'react');
    const { result, words } = await playCommand(command);
    expect(result).toBe('error');
    expect(words).toContain(AGAIN);
    expect(reactionsTo(command)).toEqual(['rocket', 'confused']);
    expect([saidBy(command.world.github), command.world.service.prompts]).toEqual([[], []]);
  });

  test('during an unclear claim, ends at once', async () => {
    const command = aCommand();
    command.world.github.react = async () => {
      command.world.runner.cancel();
      throw new RepositoryError({ failure: 'unavailable', status: undefined, message: 'Lost.', hint: 'Wait.' });
    };
    expect((await playCommand(command)).result).toBe('error');
    expect([saidBy(command.world.github), command.world.service.prompts]).toEqual([[], []]);
  });

  test('after its status comment was written, requests no job and says so in one edit', async () => {
    const command = aCommand();
    cancelAfter(command, 'createComment');
    const { result, words } = await playCommand(command);
    expect(result).toBe('not-created');
    expect(words).toBe(
      'No job was started. The run was cancelled before the request was sent. Request it again if it is still wanted.',
    );
    expect(written(command.world.github)).toEqual(['react', 'createComment', 'editComment']);
    expect(saidBy(command.world.github)).toEqual(['not-created']);
    expect(markerIn(command.world.github, 1).told).toEqual([]);
    expect(command.world.service.prompts).toEqual([]);
  });

  test.each([
    ['accepted', created(), 'still-running', 'started'],
    ['refused', notCreated, 'not-created', 'not-created'],
    ['not answered', unknownStart, 'unknown-start', 'unknown'],
  ])('during the request, which is then %s, makes one edit and leaves the rest to other runs', async (...story) => {
    const [, creation, result, expected] = story;
    const command = aCommand(undefined, {
      world: {
        service: {
          creation: () => {
            command.world.runner.cancel();
            return creation;
          },
        },
      },
    });
    expect((await playCommand(command)).result).toBe(result);
    expect(written(command.world.github)).toEqual(['react', 'createComment', 'editComment']);
    expect([stateIn(command.world.github, 1), markerIn(command.world.github, 1).told]).toEqual([expected, []]);
    expect(reactionsTo(command)).toEqual(['rocket']);
    expect(command.world.runner.state.get('open-comment')).toBe('');
  });

  test('while it follows the job, makes one more edit, which says that waiting was cancelled', async () => {
    const look = (): JobReading => {
      command.world.runner.cancel();
      return withPullRequest;
    };
    const command = aCommand(undefined, { world: { service: { creation: created(), readings: [look] } } });
    expect((await playCommand(command)).result).toBe('still-running');
    expect(written(command.world.github)).toEqual(['react', 'createComment', 'editComment', 'editComment']);
    expect(lastText(command.world.github)).toContain('**The run was cancelled');
    expect(markerIn(command.world.github, 1)).toMatchObject({
      state: 'started',
      watchedUntil: '2026-11-20T09:00:05.000Z',
    });
  });
});
