import { describe, expect, test } from 'vitest';
import { createOnce } from '../../../src/action/github/create-once.ts';
import type { ThreadComment } from '../../../src/action/ports/conversations.ts';
import type { JobReading, MessageSending } from '../../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { instructionHash, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import {
  aCommand,
  aCommentMarker,
  type Commanded,
  ISSUE,
  lastText,
  leave,
  PLACE,
  PULL,
  playCommand,
  rerunOf,
  SHOWN_PULL,
  saidBy,
  written,
} from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { SERVICE } from '../../build/a-marker.ts';
import { aRetry } from '../../build/a-retry.ts';
import { markerIn } from '../../build/a-world.ts';
import { aComment } from '../../build/an-own-comment.ts';
import { failedLook, missing, refused, shown, withPullRequest } from '../../build/answers.ts';
import { readMarker } from '../../build/marker-line.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const LINK = PULL.url;
const BEFORE = SHOWN_PULL.headSha;
const AFTER = 'beef'.padEnd(40, '0');
const REPOSITORY = { id: 4200, name: 'acme/app' };
const MESSAGE = { state: 'finished', outcome: 'failed', request: 'message', head: BEFORE } as const;

const sent = (fields: Parameters<typeof aJob>[0] = {}): MessageSending => ({
  kind: 'sent',
  job: aJob({ prLink: LINK, ...fields }),
  tries: 1,
});
const done: JobReading = shown({ status: 'completed', prLink: LINK });

/** The agent's pull request, 7, with our hand-over for job j_1. */
function handedOver({
  author = OURSELVES,
  service = SERVICE,
  repository = REPOSITORY,
  thread = 7,
} = {}): FakeRepository {
  const github = aRepository();
  const body = renderHandover(
    { job: 'j_1', repository, service, thread },
    {
      origin: { kind: 'thread', url: 'https://github.com/acme/app/issues/3#issuecomment-30' },
      requester: 'ada',
      instruction: { text: 'Describe it.' },
      command: '/docs',
    },
  );
  github.add(author, body, '2026-11-20T08:00:00Z');
  github.pulls.set('acme/app#7', SHOWN_PULL);
  return github;
}

interface Given {
  readonly github?: FakeRepository;
  readonly sending?: MessageSending | (() => MessageSending);
  /** What the service shows of the job before the message, and after it. */
  readonly known?: JobReading;
  readonly readings?: readonly (JobReading | (() => JobReading))[];
  readonly inputs?: Partial<Record<InputName, string>>;
}

function onPull(text = '/docs Also describe --json.', given: Given = {}): Commanded {
  const { github = handedOver(), sending = sent(), known = done, readings = [shown(), done], inputs = {} } = given;
  const service = { sending, readings: [known, ...readings] };
  return aCommand(text, { thread: PULL, world: { github, service, inputs } });
}

/** Moves the head of the pull request once the message is sent. */
function moving(command: Commanded, next: Partial<PullRequest> = { headSha: AFTER }): Commanded {
  const { service, github } = command.world;
  const { sendMessage } = { ...service };
  service.sendMessage = (...given) => {
    github.pulls.set('acme/app#7', { ...SHOWN_PULL, ...next });
    return sendMessage(...given);
  };
  return command;
}

/** A follow-up that takes six minutes: its end gets a notice. */
function longFollowUp(github: FakeRepository): Commanded {
  const working = (): JobReading => {
    command.world.clock.pass(6 * 60_000);
    return shown();
  };
  const command: Commanded = moving(onPull(undefined, { github, readings: [working, done] }));
  return command;
}

test('a follow-up gets its notice even if GitHub fails to take it once, below the notice of an earlier one', async () => {
  const github = handedOver();
  await playCommand(longFollowUp(github));
  const { createComment } = { ...github };
  const second = longFollowUp(github);
  const { clock, runner } = second.world;
  github.createComment = (conversation, body) => {
    const isNotice = readMarker(body).kind === 'none';
    if (isNotice) github.fail('createComment', 'unavailable', 1);
    const post = (): Promise<ThreadComment> => createComment(conversation, body);
    return createOnce(body, { post, listOwn: async () => github.stored, clock, cancelled: runner.cancelled });
  };
  await playCommand(second);
  const announced = github.stored.flatMap(({ body }) => /\[Details\]\(\S+#issuecomment-(\d+)\)$/.exec(body)?.[1] ?? []);
  expect(announced).toEqual(['102', '105']);
});

describe("a command on the agent's pull request", () => {
  test('sends one message to its job, and is claimed, recorded and followed like a job', async () => {
    const command = moving(onPull());
    const { world } = command;
    const { result } = await playCommand(command);
    expect([result, world.runner.outputs.get('follow-up')]).toEqual(['pull-request', 'true']);
    expect(world.service.messages).toEqual(['j_1: Also describe --json.']);
    expect(world.service.prompts).toEqual([]);
    expect([...world.github.reactions]).toEqual(['issue-comment/101 rocket', 'issue-comment/101 +1']);
    expect(lastText(world.github)).toContain('**Updated.** Review the new commits in [');
    expect(markerIn(world.github, 2)).toMatchObject({
      request: 'message',
      jobId: 'j_1',
      head: BEFORE,
      state: 'finished',
    });
  });

  test('says so if the head has not moved', async () => {
    const command = onPull();
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(lastText(command.world.github)).toContain('**Finished without new commits.**');
  });

  test.each([
    ['has moved', AFTER, 'Review the new commits in [pull request 7 '],
    ['has not moved', BEFORE, 'finished without new commits in [pull request 7 '],
  ])('that took long has a notice which agrees with the status comment: the head %s', async (_how, headSha, words) => {
    const late = (): JobReading => {
      command.world.clock.pass(6 * 60_000);
      return done;
    };
    const command: Commanded = moving(onPull(undefined, { readings: [shown(), late] }), { headSha });
    await playCommand(command);
    expect(saidBy(command.world.github).at(-1)).toBe('notice');
    expect(lastText(command.world.github)).toContain(words);
  });

  test.each(['forbidden', 'missing'] as const)('says neither if the head could not be read: %s', async (failure) => {
    const command = onPull();
    command.world.github.fail('pullRequest', failure);
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(lastText(command.world.github)).toMatch(/^\*\*Done\.\*\* Review \[pull request 7\]/);
  });

  test('says neither if the service names another pull request afterwards', async () => {
    const other = 'https://github.com/acme/app/pull/9';
    const command = onPull(undefined, { readings: [shown({ status: 'completed', prLink: other })] });
    command.world.github.pulls.set('acme/app#9', { ...SHOWN_PULL, number: 9, url: other, headSha: AFTER });
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(lastText(command.world.github)).toMatch(/^\*\*Done\.\*\* Review/);
  });

  test.each<[string, Partial<Parameters<typeof aJob>[0]>]>([
    ['failed', { status: 'failed', prLink: null }],
    ['ended without a pull request', { status: 'completed', prLink: null }],
  ])('keeps its pull request in the marker if the job %s', async (_how, fields) => {
    const command = onPull(undefined, { readings: [shown(fields)] });
    const { published } = await playCommand(command);
    expect(markerIn(command.world.github, 2)).toMatchObject({ state: 'finished', pullRequest: LINK });
    expect(published.outputs.get('pr-url')).toBeUndefined();
    const rerun = rerunOf(command, { service: { readings: [shown(fields)] } });
    await playCommand(rerun);
    expect(rerun.world.runner.outputs.get('pr-url')).toBeUndefined();
  });

  test('is recorded with its job before it is sent', async () => {
    const command = onPull();
    const { service, github } = command.world;
    const { sendMessage } = { ...service };
    service.sendMessage = (...given) => {
      expect(markerIn(github, 2)).toMatchObject({
        ...{ state: 'starting', request: 'message', jobId: 'j_1', head: BEFORE },
        pullRequest: LINK,
      });
      expect(lastText(github)).toContain('Sending the follow-up');
      return sendMessage(...given);
    };
    await playCommand(command);
    expect(service.messages).toHaveLength(1);
  });

  test('is sent without standing instructions, and with only its place in the diff as context', async () => {
    const command = aCommand('/docs Also describe --json.', {
      thread: PULL,
      comment: { kind: 'review-comment' },
      intent: {
        standing: { kind: 'prompt', text: 'Write short sentences.' },
        context: { kind: 'thread', thread: { ...PULL, base: 'main', head: 'x', headSha: BEFORE } },
      },
      world: { github: handedOver(), service: { sending: sent(), readings: [done] } },
    });
    await playCommand(command);
    const [message = ''] = command.world.service.messages;
    expect(message).toMatch(/^j_1: Also describe --json\.\n\n/);
    expect(message).toContain(`The request was written at ${PLACE.path}, line 4:\n${PLACE.hunk}`);
    expect(message).not.toMatch(/short sentences|Description:|Diff:/);
    expect(command.world.github.calls).not.toContain('diff');
  });

  test.each(['false', 'true'])(
    'keeps the diff out of the message with `context: none` (dry run: %s)',
    async (dryRun) => {
      const command = aCommand('/docs Also describe --json.', {
        thread: PULL,
        comment: { kind: 'review-comment' },
        intent: { context: null },
        world: {
          github: handedOver(),
          service: { sending: sent(), readings: [done] },
          inputs: { 'dry-run': dryRun },
        },
      });
      const { published } = await playCommand(command);
      expect(`${command.world.service.messages} ${published.summary}`).toContain('Also describe --json.');
      expect(`${command.world.service.messages} ${published.summary}`).not.toMatch(/deadline|cli\.ts/);
    },
  );

  test.each<[string, FakeRepository]>([
    ['someone else', handedOver({ author: 'mallory' })],
    ['another project', handedOver({ service: 'f'.repeat(64) })],
    ['another repository', handedOver({ repository: { id: 1, name: 'acme/app' } })],
  ])('starts its own job if the hand-over belongs to %s', async (_whose, github) => {
    const command = onPull(undefined, { github });
    command.world.service.createJob = async (prompt) => {
      command.world.service.prompts.push(prompt);
      return { kind: 'created', job: aJob(), tries: 1 };
    };
    await playCommand(command);
    expect(command.world.service.messages).toEqual([]);
    expect(command.world.service.prompts).toHaveLength(1);
  });

  test('starts its own job with `new-job`', async () => {
    const command = onPull('/docs new-job Describe the rest.');
    command.world.service.createJob = async (prompt) => {
      command.world.service.prompts.push(prompt);
      return { kind: 'created', job: aJob(), tries: 1 };
    };
    await playCommand(command);
    expect(command.world.service.prompts).toEqual(['Describe the rest.']);
    expect(command.world.service.messages).toEqual([]);
  });
});

describe('nothing is sent', () => {
  test.each(['closed', 'merged'] as const)(
    'to a job whose pull request is %s: the answer names `new-job`',
    async (state) => {
      const github = handedOver();
      github.pulls.set('acme/app#7', { ...SHOWN_PULL, state });
      const command = onPull(undefined, { github });
      expect((await playCommand(command)).result).toBe('helped');
      expect(lastText(github)).toBe(
        `This job can't be continued, because #7 is ${state}. \`/docs new-job …\` starts another one.`,
      );
      expect(command.world.service.messages).toEqual([]);
    },
  );

  test('if the pull request is merged while GitHub takes the status comment', async () => {
    const { world, intent } = onPull(undefined, { readings: [done, shown(), done] });
    const { createComment } = { ...world.github };
    world.github.createComment = async (...given) => {
      world.clock.pass(60_000);
      world.github.pulls.set('acme/app#7', { ...SHOWN_PULL, state: 'merged' });
      return createComment(...given);
    };
    const { result } = await playCommand({ world, intent });
    expect([world.service.messages, result]).toEqual([[], 'helped']);
    expect(lastText(world.github)).toContain('7 is merged');
  });

  test('while GitHub fails to show the pull request, which may be merged', async () => {
    const github = handedOver();
    github.fail('pullRequest', 'unavailable');
    const command = onPull(undefined, { github });
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(github)).toMatch(/^Nothing was sent, because GitHub didn't show the pull request\./);
    expect(command.world.service.messages).toEqual([]);
  });

  const NO_MORE = "This job can't be continued. `/docs new-job …` starts another one.";

  test.each<[string, JobReading, 'helped' | 'not-created', string]>([
    ['names another pull request', withPullRequest, 'helped', NO_MORE],
    ['ended it without one', shown({ status: 'completed' }), 'helped', NO_MORE],
    ['names none yet', shown(), 'helped', 'Wait until it is done'],
    ['does not know it', missing, 'helped', NO_MORE],
    ['refuses to show it', refused, 'not-created', '`/docs retry` sends it again'],
    ['fails to show it', failedLook(), 'not-created', '`/docs retry` sends it again'],
  ])('to a job if the service %s: a hand-over is memory', async (_what, known, result, words) => {
    const command = onPull(undefined, { known, readings: [known] });
    expect((await playCommand(command)).result).toBe(result);
    expect(command.world.service.messages).toEqual([]);
    expect(lastText(command.world.github)).toContain(words);
    expect(markerIn(command.world.github, 2).state).toBe('not-created');
  });

  test.each([
    ['it is sent if that is the same', SHOWN_PULL, 1],
    ['nothing is sent, with the true reason, if GitHub does not show it', null, 0],
  ] as const)('if the service names the pull request by an earlier name: %s', async (_what, pull, messages) => {
    const link = LINK.replace('/app/', '/old/');
    const known = shown({ status: 'completed', prLink: link });
    const github = handedOver({ repository: { id: 4200, name: 'acme/old' } });
    const { pullRequest } = { ...github };
    github.pullRequest = (number, options) => {
      if (options?.repository === 'acme/old' && pull === null) github.fail('pullRequest', 'unavailable', 1);
      return options?.repository === 'acme/old' && pull !== null ? Promise.resolve(pull) : pullRequest(number, options);
    };
    const command = onPull(undefined, { github, known, readings: [shown({ prLink: link }), known] });
    await playCommand(command);
    expect(command.world.service.messages).toHaveLength(messages);
    const unread = "GitHub didn't show the pull request that the service names for the job.";
    expect(lastText(github).includes(unread)).toBe(pull === null);
  });

  test('while a run follows another request to the job', async () => {
    const github = handedOver();
    leave(github, aCommentMarker({ request: 'message', trigger: { kind: 'issue-comment', id: 50 }, head: BEFORE }));
    const command = onPull(undefined, { github });
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(github)).toContain('The agent is still working on an earlier request for this job: https://');
    expect(command.world.service.messages).toEqual([]);
  });

  describe('while a request to the job is open', () => {
    const OPEN = { request: 'message', trigger: { kind: 'issue-comment', id: 50 }, head: BEFORE } as const;
    const PAST = { watchedUntil: '2026-11-20T08:59:00.000Z' };
    const working: JobReading = shown({ prLink: LINK });

    test.each<[string, Partial<Marker>]>([
      ['that a run sends without waiting for its end', { ...PAST, state: 'starting', jobId: 'j_1' }],
      ['that a run follows', {}],
    ])('%s, in a review thread', async (_which, fields) => {
      const github = handedOver();
      github.reply(OURSELVES, writeMarker(aCommentMarker({ ...OPEN, ...fields })));
      const command = onPull(undefined, { github, readings: [] });
      expect((await playCommand(command)).result).toBe('helped');
      expect(command.world.service.messages).toEqual([]);
    });

    test.each<[string, JobReading, number]>([
      ['works', working, 0],
      ['has ended', done, 1],
      ['does not mention it', shown({ reportedStatus: null }), 1],
      ['cannot be read', failedLook(), 1],
    ])('that no run watches, and the job %s', async (_how, reading, messages) => {
      const github = handedOver();
      leave(github, aCommentMarker({ ...OPEN, ...PAST }));
      const command = onPull(undefined, { github, known: reading, readings: [done, working, done] });
      await playCommand(command);
      expect(command.world.service.messages).toHaveLength(messages);
    });

    test.each([
      ['the thread that requested the job', handedOver({ thread: 3 }), PULL],
      ['the pull request', aRepository(), { ...ISSUE, number: 3 }],
    ] as const)('in %s', async (_where, github, thread) => {
      const { comments } = { ...github };
      const other = thread.kind === 'issue' ? 7 : 3;
      const there = { ...aComment({ body: writeMarker(aCommentMarker(OPEN)) }), thread: other };
      github.comments = async (number, options) => (number === other ? [there] : comments(number, options));
      leave(
        github,
        aCommentMarker({ state: 'finished', pullRequest: LINK, trigger: { kind: 'issue-comment', id: 9 } }),
      );
      const command = aCommand('/docs continue Also describe --json.', { thread, world: { github } });
      expect((await playCommand(command)).result).toBe('helped');
      expect(lastText(github)).toContain('still working on an earlier request');
    });

    test.each([
      ['while its run shows signs of life', 4, 'helped'],
      [
        'no longer once its run has shown none for five minutes and the service says that the job has ended',
        6,
        'pull-request',
      ],
    ])('%s', async (_when, minutes, result) => {
      const github = handedOver();
      const askedAt = new Date(Date.UTC(2026, 10, 20, 9) - minutes * 60_000).toISOString();
      const watchedUntil = new Date(Date.UTC(2026, 10, 20, 10)).toISOString();
      leave(github, aCommentMarker({ ...OPEN, askedAt, watchedUntil }));
      const command = onPull(undefined, { github, readings: [done, shown(), done] });
      expect((await playCommand(command)).result).toBe(result);
    });

    test('in a thread that cannot be read: the service decides', async () => {
      const github = handedOver({ thread: 3 });
      const { comments } = { ...github };
      github.comments = (number, options) => {
        if (number === 3) github.fail('comments', 'not-accessible', 1);
        return comments(number, options);
      };
      const command = onPull(undefined, { github });
      expect((await playCommand(command)).result).toBe('pull-request');
    });
  });

  test('for `continue` in a thread without a pull request', async () => {
    const command = aCommand('/docs continue Also describe --json.');
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain('There is no job with a pull request in this thread.');
  });

  test('for `continue` in a thread whose job no run has seen end: the answer links the job and names `status`', async () => {
    const github = aRepository();
    const { url } = leave(github, aCommentMarker({ state: 'started', trigger: { kind: 'issue-comment', id: 9 } }));
    const command = aCommand('/docs continue Also describe --json.', { world: { github } });
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(github)).toContain(
      `The job of this thread has no pull request yet: ${url}. Comment \`/docs status\``,
    );
  });

  test.each(['continue', 'new-job'])('for a bare `%s`, which gets help', async (name) => {
    const command = onPull(`/docs ${name}`);
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain('- `/docs continue …`: ');
  });

  test('in a dry run, which shows the message and its job', async () => {
    const command = onPull(undefined, { inputs: { 'dry-run': 'true' } });
    const { result, published } = await playCommand(command);
    expect(result).toBe('dry-run');
    expect(published.summary).toMatch(/j_1[\s\S]*Also describe --json\./);
    expect(written(command.world.github)).toEqual([]);
  });
});

describe('a look before the message is repeated', () => {
  test.each([1, 2])('if the service fails to show the job for a moment: %i times', async (times) => {
    const failing = Array.from({ length: times }, () => failedLook());
    const command = onPull(undefined, { known: failedLook(), readings: [...failing.slice(1), done, shown(), done] });
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.service.messages).toEqual(['j_1: Also describe --json.']);
    expect(command.world.clock.slept.slice(0, times)).toEqual([1_000, 4_000].slice(0, times));
  });

  test('at most twice, and not before the service allows it', async () => {
    const failing = onPull(undefined, { known: failedLook(), readings: [failedLook()] });
    await playCommand(failing);
    expect(failing.world.service.looks).toHaveLength(3);
    const waiting = onPull(undefined, { known: failedLook(3_000), readings: [failedLook(3_000)] });
    await playCommand(waiting);
    expect([waiting.world.service.looks.length, waiting.world.service.messages]).toEqual([1, []]);
  });

  test('if GitHub does not show the pull request at first', async () => {
    const github = handedOver();
    github.fail('pullRequest', 'missing', 1);
    const command = onPull(undefined, { github });
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(markerIn(github, 2)).toMatchObject({ request: 'message', head: BEFORE });
  });

  test.each([
    [9, ['j_1: Also describe --json.']],
    [11, []],
  ])('if it is %i s old: a job that names another pull request by then gets %j', async (seconds, messages) => {
    const command = onPull(undefined, { readings: [withPullRequest] });
    const { github, clock } = command.world;
    const { createComment } = { ...github };
    github.createComment = async (...given) => {
      clock.pass(seconds * 1_000);
      return createComment(...given);
    };
    await playCommand(command);
    expect(command.world.service.messages).toEqual(messages);
  });
});

describe('a service that does not take the message', () => {
  const problem = { message: 'The service refused it.', hint: 'None.' };

  test.each<[string, JobReading]>([
    ['was at work', shown({ prLink: LINK })],
    ['had ended', done],
  ])('because the job is busy gets no second one; the answer says to wait: the job %s', async (_how, known) => {
    const command = onPull(undefined, { sending: { kind: 'busy', problem, tries: 1 }, known });
    expect((await playCommand(command)).result).toBe('helped');
    expect(command.world.service.looks).toEqual(['j_1']);
    expect(lastText(command.world.github)).toMatch(
      /^\*\*Not sent\.\*\*[\s\S]*Wait until it is done, then write the instruction again in a new comment\./,
    );
    expect(lastText(command.world.github)).not.toMatch(/Once fixed|retry/);
    expect(saidBy(command.world.github)).toEqual(['notice', 'not-created']);
  });

  test('because the job is archived is answered with new-job, and not with waiting', async () => {
    const known = shown({ status: 'archived', prLink: LINK });
    const command = onPull(undefined, { sending: { kind: 'busy', problem, tries: 1 }, known });
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toMatch(
      /^\*\*Not sent\.\*\*[\s\S]*The job is archived, so it accepts no more messages\.[\s\S]*new-job …` starts another one\./,
    );
    expect(lastText(command.world.github)).not.toMatch(/still working|wait|retry/i);
    expect(command.world.service.looks).toEqual(['j_1']);
    expect(saidBy(command.world.github)).toEqual(['notice', 'not-created']);
  });

  test('because it has no such endpoint is answered with `new-job`, not with retry', async () => {
    const command = onPull(undefined, { sending: { kind: 'not-continuable', problem, tries: 1 } });
    expect((await playCommand(command)).result).toBe('helped');
    expect(lastText(command.world.github)).toContain('new-job …` starts another one.');
    expect(lastText(command.world.github)).not.toContain('retry');
    expect(command.world.service.looks).toEqual(['j_1']);
  });

  test.each<[string, MessageSending['kind'] & ('busy' | 'not-continuable' | 'not-sent'), JobReading, string]>([
    ['it was busy', 'busy', done, 'helped'],
    ['it was archived', 'busy', shown({ status: 'archived', prLink: LINK }), 'helped'],
    ['it has no such endpoint', 'not-continuable', done, 'helped'],
    ['it refused the key', 'not-sent', done, 'not-created'],
  ])('has the same result in a re-run, which sends nothing: %s', async (_why, kind, known, expected) => {
    const command = onPull(undefined, { sending: { kind, problem, tries: 1 }, known });
    expect((await playCommand(command)).result).toBe(expected);
    const before = lastText(command.world.github);
    const rerun = rerunOf(command);
    const { result, words } = await playCommand(rerun);
    expect(result).toBe(expected);
    expect(words).toContain('the status comment says why');
    expect([rerun.world.service.messages, rerun.world.service.looks]).toEqual([[], []]);
    expect(lastText(command.world.github)).toBe(before);
  });

  test('keeps a marker without the record that the refusal was an answer: a re-run reports it as not created', async () => {
    const command = onPull();
    const trigger = { kind: 'issue-comment', id: command.intent.comment.id } as const;
    const told = {
      state: 'not-created',
      request: 'message',
      jobId: 'j_1',
      trigger,
      instructionComment: trigger,
    } as const;
    leave(command.world.github, aCommentMarker(told));
    expect((await playCommand(rerunOf(command))).result).toBe('not-created');
  });

  test('for another reason fails the step, like a job that was not created', async () => {
    const command = onPull(undefined, { sending: { kind: 'not-sent', problem, tries: 1 } });
    const { result, published } = await playCommand(command);
    expect(result).toBe('not-created');
    expect(published.summary).toContain('### Documentation job: follow-up not sent');
    expect(lastText(command.world.github)).toContain('`/docs retry` sends it again');
  });

  test('and does not say so leaves the result unknown, and a re-run sends nothing', async () => {
    const command = onPull(undefined, { sending: { kind: 'unknown', evidence: 'reset.', tries: 1 } });
    const { result, published } = await playCommand(command);
    expect(result).toBe('unknown-start');
    expect(published.summary).toContain("can't tell whether the follow-up arrived");
    expect(published.summary).not.toMatch(/second job|job started/);
    expect(markerIn(command.world.github, 2)).toMatchObject({ state: 'unknown', jobId: 'j_1' });
    const rerun = rerunOf(command);
    expect((await playCommand(rerun)).result).toBe('unknown-start');
    expect(rerun.world.service.messages).toEqual([]);
  });
});

describe('an end', () => {
  test('of the work before the message does not count: the job must be seen working first', async () => {
    const command = onPull(undefined, { sending: sent({ status: 'completed' }), readings: [done, shown(), done] });
    await playCommand(command);
    expect(command.world.service.looks).toHaveLength(4);
  });

  test.each([null, 'queued'])('does not count just because an answer had the status %j', async (reportedStatus) => {
    const sending = sent({ status: 'active', reportedStatus });
    const command = onPull(undefined, { sending, readings: [done, shown(), done] });
    await playCommand(command);
    expect(command.world.service.looks).toHaveLength(4);
  });

  test('counts a minute after sending, even if the message waited for its turn', async () => {
    const sending = (): MessageSending => {
      command.world.clock.pass(90_000);
      return sent({ status: 'completed' });
    };
    const command = onPull(undefined, { readings: [done, shown(), done], sending });
    await playCommand(command);
    expect(command.world.service.looks).toHaveLength(4);
  });

  test.each([[{}], [{ wait: 'false' }]])('lets every later run know when the message was sent: %j', async (inputs) => {
    const sending = (): MessageSending => {
      command.world.clock.pass(90_000);
      return sent({ status: 'active' });
    };
    const command = onPull(undefined, { sending, inputs });
    const from = command.world.clock.now();
    await playCommand(command);
    const { sentAt, askedAt } = markerIn(command.world.github, 2) ?? {};
    expect(Date.parse(askedAt ?? '')).toBe(from);
    expect(Date.parse(sentAt ?? '')).toBe(from + 90_000);
  });

  test('counts a minute after the message in any case', async () => {
    const command = onPull(undefined, { sending: sent({ status: 'completed' }), readings: [done] });
    const from = command.world.clock.now();
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.clock.now() - from).toBeGreaterThanOrEqual(60_000);
  });

  test('is followed by a re-run, which sends nothing', async () => {
    const github = handedOver();
    const command = onPull(undefined, { github });
    const { id } = command.intent.comment;
    const trigger = { kind: 'issue-comment', id } as const;
    leave(github, aCommentMarker({ request: 'message', head: BEFORE, trigger, instructionComment: trigger }));
    const rerun = rerunOf(command, { service: { readings: [done] } });
    expect((await playCommand(rerun)).result).toBe('pull-request');
    expect(rerun.world.runner.outputs.get('follow-up')).toBe('true');
    expect(rerun.world.service.messages).toEqual([]);
  });
});

describe('`continue`', () => {
  const ended = (fields: Partial<Marker> = {}): Marker =>
    aCommentMarker({
      state: 'finished',
      outcome: 'pull-request',
      jobId: 'j_9',
      pullRequest: 'https://github.com/acme/docs/pull/5',
      trigger: { kind: 'issue-comment', id: 50 },
      ...fields,
    });

  test("goes to the thread's latest job with a pull request, wherever that is", async () => {
    const github = aRepository();
    const failed = { outcome: 'failed', pullRequest: null } as const;
    leave(github, ended(), { createdAt: '2026-11-20T08:05:00Z' });
    leave(github, ended({ jobId: 'j_8' }), { createdAt: '2026-11-20T07:00:00Z' });
    leave(github, ended({ ...failed, jobId: 'j_7' }), { createdAt: '2026-11-20T08:10:00Z' });
    const service = { sending: sent(), readings: [withPullRequest] };
    const command = aCommand('/docs continue Also describe --json.', { world: { github, service } });
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.service.messages).toEqual(['j_9: Also describe --json.']);
  });

  test.each([
    ['a job', '2026-11-20T08:05:00Z', 'j_9', withPullRequest],
    ['a hand-over', '2026-11-20T07:55:00Z', 'j_1', done],
  ])("goes by GitHub's clock, not by those of the runners: the latest is %s", async (_what, createdAt, latest, job) => {
    // The hand-over for j_1 is of eight o'clock.
    const github = handedOver();
    const [early, ahead] = ['2026-11-20T06:00:00.000Z', '2026-11-20T08:59:00.000Z'];
    leave(github, ended({ jobId: 'j_8', askedAt: ahead }), { createdAt: '2026-11-20T07:50:00Z' });
    leave(github, ended({ askedAt: early }), { createdAt });
    const service = { sending: sent(), readings: [job] };
    const command = aCommand('/docs continue Also describe --json.', { thread: PULL, world: { github, service } });
    await playCommand(command);
    expect(command.world.service.messages).toEqual([`${latest}: Also describe --json.`]);
  });

  describe("on a person's pull request, 7, a command goes to the job whose pull request is 9", () => {
    const OTHER = 'https://github.com/acme/app/pull/9';
    const MADE = { ...SHOWN_PULL, number: 9, url: OTHER, headSha: AFTER };
    const retried = (
      fields: Partial<Marker>,
      pulls: Readonly<Record<7 | 9, PullRequest['state']>>,
      prLink = OTHER,
    ): Commanded => {
      const github = aRepository();
      github.pulls.set('acme/app#7', { ...SHOWN_PULL, state: pulls[7] });
      github.pulls.set('acme/app#9', { ...MADE, state: pulls[9] });
      const service = { sending: sent({ prLink }), readings: [shown({ status: 'completed', prLink })] };
      const instruction = '/docs continue Also describe --json.';
      return aRetry(
        { ...MESSAGE, jobId: 'j_9', instructionHash: instructionHash('Also describe --json.'), ...fields },
        { github, instruction, author: 'ada', thread: PULL, world: { service } },
      );
    };

    test.each(['merged', 'closed'] as const)('unless a retry finds it %s: nothing is sent', async (state) => {
      const command = retried({ pullRequest: OTHER }, { 7: 'open', 9: state });
      expect((await playCommand(command)).result).toBe('helped');
      expect(lastText(command.world.github)).toContain(`because #9 is ${state}`);
      expect(command.world.service.messages).toEqual([]);
    });

    test('unless the service shows it at work, whatever our comments say: nothing is sent', async () => {
      const command = retried({ pullRequest: OTHER }, { 7: 'open', 9: 'open' });
      const working = { status: 'active', reportedStatus: 'active', prLink: OTHER } as const;
      command.world.service.readJob = async () => shown(working);
      expect((await playCommand(command)).result).toBe('helped');
      expect(command.world.service.messages).toEqual([]);
      expect(lastText(command.world.github)).toContain('still working on an earlier request for this job');
    });

    test('whatever the state of pull request 7, whose head is not compared either', async () => {
      const command = retried({ pullRequest: OTHER }, { 7: 'merged', 9: 'open' });
      expect((await playCommand(command)).result).toBe('pull-request');
      expect(command.world.service.messages).toHaveLength(1);
      expect(lastText(command.world.github)).toContain('**Finished without new commits.**');
      expect(markerIn(command.world.github, 3)).toMatchObject({ head: AFTER, pullRequest: OTHER });
    });

    test.each([
      ['no marker names', []],
      ['may not be linked', ['https://git.example/a/b/pull/9']],
      ['is linked but too long for the marker', [`https://github.com/acme/${'app'.repeat(60)}/pull/9`]],
    ] as const)('unless it %s: nothing is sent, because it could be another one', async (_which, named) => {
      const command = retried({ pullRequest: null }, { 7: 'open', 9: 'open' }, ...named);
      expect((await playCommand(command)).result).toBe('helped');
      expect(command.world.service.messages).toEqual([]);
      const why = 'our comment records its address only if it may be linked and has at most 200 characters';
      expect(lastText(command.world.github)).toContain(why);
    });
  });

  test('is sent again by retry, to the same job', async () => {
    const github = aRepository();
    const { id } = github.add('ada', '/docs continue Also describe --json.', '2026-11-20T09:00:00Z');
    const comment = { kind: 'issue-comment', id } as const;
    const first = aCommand('/docs continue Also describe --json.', {
      world: { github: aRepository(), service: { sending: sent(), readings: [withPullRequest] } },
    });
    leave(first.world.github, ended());
    await playCommand(first);
    const { instructionHash } = markerIn(first.world.github, 2);
    leave(github, ended({ ...MESSAGE, instructionHash, trigger: comment, instructionComment: comment }));
    const service = { sending: sent(), readings: [withPullRequest] };
    const command = aCommand('/docs retry', {
      world: { github, service },
      comment: { createdAt: '2026-11-20T09:10:00Z' },
    });
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.service.messages).toEqual(['j_9: Also describe --json.']);
    expect(markerIn(github, 3)).toMatchObject({ request: 'message', jobId: 'j_9' });
  });
});
