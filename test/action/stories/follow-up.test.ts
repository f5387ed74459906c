import { describe, expect, test } from 'vitest';
import { createOnce } from '../../../src/action/github/create-once.ts';
import type { ThreadComment } from '../../../src/action/ports/conversations.ts';
import type { JobCreation, JobReading, MessageSending } from '../../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { instructionHash, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import type { RepositoryFailure } from '../../../src/action/words/errors.ts';
import type { Job } from '../../../src/action/words/job.ts';
import { aCommand, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { aRunHandover } from '../../build/a-handover.ts';
import { aJob } from '../../build/a-job.ts';
import { readMarker } from '../../build/a-marker.ts';
import { aComment, aRetry, markerIn } from '../../build/a-world.ts';
import { created, failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall, changeAnswer } from '../../build/around.ts';
import { aCommentMarker, lastText, leave, saidBy, written } from '../../build/said.ts';
import { ISSUE, PLACE, PULL, SHOWN_PULL, showPull } from '../../build/threads.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const LINK = PULL.url;
const BEFORE = SHOWN_PULL.headSha;
const AFTER = 'beef'.padEnd(40, '0');
const TEXT = 'Also describe --json.';
const MESSAGE = { state: 'finished', outcome: 'failed', request: 'message', head: BEFORE } as const;

const sent = (given: Partial<Job> = {}) => ({ kind: 'sent', job: aJob({ prLink: LINK, ...given }) }) as const;
const done: JobReading = shown({ status: 'completed', prLink: LINK });
const archived: JobReading = shown({ status: 'archived', prLink: LINK });

const withPull = (given: Partial<PullRequest> = {}): FakeRepository => showPull(aRepository(), 7, given);

/** The agent's pull request, 7, with our hand-over for job j_1. */
function handedOver({
  author = OURSELVES,
  state = SHOWN_PULL.state,
  ...given
}: Parameters<typeof aRunHandover>[0] & { readonly author?: string; readonly state?: PullRequest['state'] } = {}) {
  const github = withPull({ state });
  github.add(author, aRunHandover({ thread: 7, ...given }), '2026-11-20T08:00:00Z');
  return github;
}

interface Given {
  readonly github?: FakeRepository;
  readonly sending?: MessageSending;
  /** What the service shows of the job before the message, and after it. */
  readonly known?: JobReading;
  readonly readings?: readonly (JobReading | (() => JobReading))[];
  readonly inputs?: Partial<Record<InputName, string>>;
  readonly service?: { readonly creation: JobCreation };
}

function onPull(text = `/docs ${TEXT}`, given: Given = {}): Commanded {
  const { github = handedOver(), sending = sent(), known = done, readings = [shown(), done], inputs = {} } = given;
  const service = { ...given.service, sending, readings: [known, ...readings] };
  return aCommand(text, { thread: PULL, world: { github, service, inputs } });
}

/** `continue` in a thread, with a service that takes the message and shows this of its job. */
function continued(github: FakeRepository, thread = ISSUE, reading: JobReading = withPullRequest): Commanded {
  const service = { sending: sent(), readings: [reading] };
  return aCommand(`/docs continue ${TEXT}`, { thread, world: { github, service } });
}

function moving(command: Commanded, headSha = AFTER): Commanded {
  const { service, github } = command.world;
  beforeCall(service, 'sendMessage', () => showPull(github, 7, { headSha }));
  return command;
}

/** A follow-up that takes six minutes, so its end gets a notice. */
function longFollowUp({ github = handedOver(), headSha = AFTER } = {}): Commanded {
  const command = moving(onPull(undefined, { github }), headSha);
  const { service, clock } = command.world;
  beforeCall(service, 'readJob', () => void (service.messages.length > 0 && clock.pass(3 * 60_000)));
  return command;
}

test('a follow-up gets its notice even if GitHub fails to take it once, below the notice of an earlier one', async () => {
  const github = handedOver();
  await playCommand(longFollowUp({ github }));
  const { createComment } = { ...github };
  const second = longFollowUp({ github });
  const { clock, runner } = second.world;
  github.createComment = (conversation, body) => {
    if (readMarker(body).kind === 'none') github.fail('createComment', 'unavailable', 1);
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
    const { runner, service, github } = command.world;
    const { result, sent, text } = await playCommand(command);
    expect([result, sent, runner.outputs.get('follow-up')]).toEqual(['pull-request', ['message'], 'true']);
    expect(service.messages).toEqual(['j_1: Also describe --json.']);
    expect([...github.reactions]).toEqual(['issue-comment/101 rocket', 'issue-comment/101 +1']);
    expect(text).toContain('**Updated.** Review the new commits in [');
    expect(markerIn(github, 2)).toMatchObject({ request: 'message', jobId: 'j_1', head: BEFORE, state: 'finished' });
  });

  test.each([
    ['has moved', AFTER, 'Review the new commits in [pull request 7 '],
    ['has not moved', BEFORE, 'finished without new commits in [pull request 7 '],
  ])('that took long has a notice which agrees with the status comment: the head %s', async (_how, headSha, words) => {
    const command = longFollowUp({ headSha });
    expect((await playCommand(command)).text).toContain(words);
    expect(saidBy(command.world.github).at(-1)).toBe('notice');
  });

  const elsewhere = shown({ status: 'completed', prLink: 'https://github.com/acme/app/pull/9' });

  test.each<[string, JobReading, RepositoryFailure | null, RegExp]>([
    ['so if the head has not moved', done, null, /^\*\*Finished without new commits\.\*\*/],
    ['neither if GitHub may not show the head', done, 'forbidden', /^\*\*Done\.\*\* Review /],
    ['neither if GitHub no longer shows the head', done, 'missing', /^\*\*Done\.\*\* Review /],
    ['neither if the service names another pull request afterwards', elsewhere, null, /^\*\*Done\.\*\* Review/],
  ])('says %s', async (_what, reading, failure, words) => {
    const command = onPull(undefined, { readings: [shown(), reading] });
    const { github } = command.world;
    showPull(github, 9, { headSha: AFTER });
    if (failure !== null) github.fail('pullRequest', failure);
    const { result, text } = await playCommand(command);
    expect([result, text]).toEqual(['pull-request', expect.stringMatching(words)]);
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
    beforeCall(service, 'sendMessage', () => {
      const recorded = { state: 'starting', request: 'message', jobId: 'j_1', head: BEFORE, pullRequest: LINK };
      expect(markerIn(github, 2)).toMatchObject(recorded);
      expect(lastText(github)).toContain('Sending the follow-up');
    });
    expect((await playCommand(command)).sent).toEqual(['message']);
  });

  test('is sent without standing instructions, and with only its place in the diff as context', async () => {
    const command = onReview({
      standing: { kind: 'prompt', text: 'Write short sentences.' },
      context: { kind: 'thread', thread: { ...PULL, base: 'main', head: 'x', headSha: BEFORE } },
    });
    await playCommand(command);
    const [message = ''] = command.world.service.messages;
    expect(message).toMatch(/^j_1: Also describe --json\.\n\n/);
    expect(message).toContain(`The request was written at ${PLACE.path}, line 4:\n${PLACE.hunk}`);
    expect(message).not.toMatch(/short sentences|Description:|Diff:/);
    expect(command.world.github.calls).not.toContain('diff');
  });

  test.each(['false', 'true'])('keeps the diff out of it with `context: none` (dry run: %s)', async (dryRun) => {
    const command = onReview({ context: null }, { 'dry-run': dryRun });
    const { published } = await playCommand(command);
    expect(`${command.world.service.messages} ${published.summary}`).toContain(TEXT);
    expect(`${command.world.service.messages} ${published.summary}`).not.toMatch(/deadline|cli\.ts/);
  });

  test.each<[string, FakeRepository, string]>([
    ['if the hand-over belongs to someone else', handedOver({ author: 'mallory' }), ''],
    ['if the hand-over belongs to another project', handedOver({ service: 'f'.repeat(64) }), ''],
    ['if the hand-over belongs to another repository', handedOver({ repository: { id: 1, name: 'acme/app' } }), ''],
    ['with `new-job`', handedOver(), 'new-job '],
  ])('starts its own job %s', async (_when, github, name) => {
    const command = onPull(`/docs ${name}${TEXT}`, { github, service: { creation: created() } });
    expect((await playCommand(command)).sent).toEqual(['job']);
    if (name !== '') expect(command.world.service.prompts).toEqual([TEXT]);
  });

  function onReview(intent: Partial<Commanded['intent']>, inputs: Given['inputs'] = {}): Commanded {
    const world = { github: handedOver(), service: { sending: sent(), readings: [done] }, inputs };
    return aCommand(`/docs ${TEXT}`, { thread: PULL, comment: { kind: 'review-comment' }, intent, world });
  }
});

async function unsent(command: Commanded, words: string | RegExp, result = 'helped'): Promise<void> {
  const played = await playCommand(command);
  expect([played.result, played.sent]).toEqual([result, []]);
  expect(played.text).toMatch(words);
}

describe('nothing is sent', () => {
  test.each(['closed', 'merged'] as const)('to a job whose pull request is %s: to use `new-job`', async (state) => {
    const text = `This job can't be continued, because #7 is ${state}. \`/docs new-job …\` starts another one.`;
    const command = onPull(undefined, { github: handedOver({ state }) });
    expect(await playCommand(command)).toMatchObject({ result: 'helped', sent: [], text });
  });

  test('if the pull request is merged while GitHub takes the status comment', async () => {
    const command = onPull(undefined, { readings: [done, shown(), done] });
    const { github, clock } = command.world;
    beforeCall(github, 'createComment', () => {
      clock.pass(60_000);
      showPull(github, 7, { state: 'merged' });
    });
    await unsent(command, '7 is merged');
  });

  test('while GitHub fails to show the pull request, which may be merged', async () => {
    const command = onPull();
    command.world.github.fail('pullRequest', 'unavailable');
    await unsent(command, /^Nothing was sent, because GitHub didn't show the pull request\./);
  });

  const NO_MORE = "This job can't be continued. `/docs new-job …` starts another one.";

  test.each<[string, JobReading, 'helped' | 'not-created', string]>([
    ['names another pull request', withPullRequest, 'helped', NO_MORE],
    ['ended it without one', shown({ status: 'completed' }), 'helped', NO_MORE],
    ['names none yet', shown(), 'helped', 'Wait until it is done'],
    ['does not know it', missing, 'helped', NO_MORE],
    ['refuses to show it', refused, 'not-created', 'comment `/docs retry`'],
    ['fails to show it', failedLook(), 'not-created', "The follow-up's job could not be read: "],
  ])('to a job if the service %s: a hand-over is memory', async (_what, known, result, words) => {
    const command = onPull(undefined, { known, readings: [known] });
    await unsent(command, words, result);
    expect(markerIn(command.world.github, 2).state).toBe('not-created');
  });

  test.each([
    ['it is sent if that is the same', SHOWN_PULL, 1],
    ['nothing is sent, with the true reason, if GitHub does not show it', null, 0],
  ] as const)('if the service names the pull request by an earlier name: %s', async (_what, pull, messages) => {
    const link = LINK.replace('/app/', '/old/');
    const known = shown({ status: 'completed', prLink: link });
    const github = handedOver({ repository: { id: 4200, name: 'acme/old' } });
    if (pull !== null) github.pulls.set('acme/old#7', pull);
    beforeCall(github, 'pullRequest', (_number, { repository } = {}) => {
      if (repository === 'acme/old' && pull === null) github.fail('pullRequest', 'unavailable', 1);
    });
    const command = onPull(undefined, { github, known, readings: [shown({ prLink: link }), known] });
    await playCommand(command);
    expect(command.world.service.messages).toHaveLength(messages);
    const unread = "GitHub didn't show the pull request that the job names.";
    expect(lastText(github).includes(unread)).toBe(pull === null);
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
      await unsent(onPull(undefined, { github, readings: [] }), 'still working');
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
      expect((await playCommand(command)).sent).toHaveLength(messages);
    });

    test.each([
      ['the thread that requested the job', handedOver({ thread: 3 }), PULL],
      ['the pull request', aRepository(), { ...ISSUE, number: 3 }],
    ] as const)('in %s', async (_where, github, thread) => {
      const other = thread.kind === 'issue' ? 7 : 3;
      const there = { ...aComment({ body: writeMarker(aCommentMarker(OPEN)) }), thread: other };
      changeAnswer(github, 'comments', (rows, number) => (number === other ? [there] : rows));
      const trigger = { kind: 'issue-comment', id: 9 } as const;
      leave(github, aCommentMarker({ state: 'finished', pullRequest: LINK, trigger }));
      await unsent(continued(github, thread), 'still working on an earlier request');
    });

    test.each([
      ['while its run shows signs of life', 4, 'helped'],
      ['no longer once it has shown none for five minutes, and the job has ended', 6, 'pull-request'],
    ])('%s', async (_when, minutes, result) => {
      const github = handedOver();
      const askedAt = `2026-11-20T08:5${10 - minutes}:00.000Z`;
      leave(github, aCommentMarker({ ...OPEN, askedAt, watchedUntil: '2026-11-20T10:00:00.000Z' }));
      expect((await playCommand(onPull(undefined, { github, readings: [done, shown(), done] }))).result).toBe(result);
    });

    test('in a thread that cannot be read: the service decides', async () => {
      const github = handedOver({ thread: 3 });
      beforeCall(github, 'comments', (number) => number === 3 && github.fail('comments', 'not-accessible', 1));
      expect((await playCommand(onPull(undefined, { github }))).result).toBe('pull-request');
    });
  });

  test('for `continue` in a thread without a pull request', () =>
    unsent(continued(aRepository()), 'There is no job with a pull request in this thread.'));

  test('for `continue` in a thread whose job no run has seen end: the answer links the job and names `status`', async () => {
    const github = aRepository();
    const { url } = leave(github, aCommentMarker({ state: 'started', trigger: { kind: 'issue-comment', id: 9 } }));
    const words = `The job of this thread has no pull request yet: ${url}. Comment \`/docs status\``;
    const { result, text, sent } = await playCommand(continued(github));
    expect([result, sent, text.includes(words)]).toEqual(['helped', [], true]);
  });

  test.each(['continue', 'new-job'])('for a bare `%s`, which gets help', async (name) => {
    await unsent(onPull(`/docs ${name}`), '- `/docs continue …`: ');
  });

  test('in a dry run, which shows the message and its job', async () => {
    const command = onPull(undefined, { inputs: { 'dry-run': 'true' } });
    const { result, words, published } = await playCommand(command);
    expect([result, written(command.world.github)]).toEqual(['dry-run', []]);
    expect(words).toBe('A dry run: the job j_1 would get a follow-up.');
    expect(published.summary).toMatch(/j_1[\s\S]*Also describe --json\./);
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
    for (const [reading, count] of [
      [failedLook(), 3],
      [failedLook(3_000), 1],
    ] as const) {
      const command = onPull(undefined, { known: reading, readings: [reading] });
      expect((await playCommand(command)).sent).toEqual([]);
      expect(command.world.service.looks).toHaveLength(count);
    }
  });

  test('if GitHub does not show the pull request at first', async () => {
    const github = handedOver();
    github.fail('pullRequest', 'missing', 1);
    expect((await playCommand(onPull(undefined, { github }))).result).toBe('pull-request');
    expect(markerIn(github, 2)).toMatchObject({ request: 'message', head: BEFORE });
  });

  test.each([
    [9, ['message']],
    [11, []],
  ])('if it is %i s old: a job that names another pull request by then gets %j', async (seconds, expected) => {
    const command = onPull(undefined, { readings: [withPullRequest] });
    beforeCall(command.world.github, 'createComment', () => command.world.clock.pass(seconds * 1_000));
    expect((await playCommand(command)).sent).toEqual(expected);
  });
});

describe('a service that does not take the message', () => {
  const problem = { message: 'The service refused it.', hint: 'None.' };
  const WAIT = /^\*\*Not sent\.\*\*[\s\S]*Wait until it is done, then write the instruction again in a new comment\./;
  const ARCHIVED =
    /^\*\*Not sent\.\*\*[\s\S]*The job is archived, so it accepts no more messages\.[\s\S]*new-job …` starts another one\./;

  test.each<[string, 'busy' | 'not-continuable', JobReading, RegExp, RegExp]>([
    ['the job was at work: to wait', 'busy', shown({ prLink: LINK }), WAIT, /Once fixed|retry/],
    ['the job is busy, though it had ended: to wait', 'busy', done, WAIT, /Once fixed|retry/],
    ['the job is archived: `new-job`, not to wait', 'busy', archived, ARCHIVED, /still working|wait|retry/i],
    ['it has no such endpoint: `new-job`, not to retry', 'not-continuable', done, /new-job …` starts another/, /retry/],
  ])('gets no second one, also in a re-run, and the answer says what to do: %s', async (...story) => {
    const [, kind, known, words, never] = story;
    const command = onPull(undefined, { sending: { kind, problem }, known });
    const { result, text } = await playCommand(command);
    expect([result, command.world.service.looks, text]).toEqual(['helped', ['j_1'], expect.stringMatching(words)]);
    expect(text).not.toMatch(never);
    expect(saidBy(command.world.github)).toEqual(['notice', 'not-created']);
    const again = await playCommand(rerunOf(command));
    expect([again.result, again.text, again.sent, again.service.looks]).toEqual(['helped', text, [], []]);
    expect(again.words).toContain('the status comment says why');
  });

  test('keeps a marker without the record that the refusal was an answer: a re-run reports it as not created', async () => {
    const command = onPull();
    const trigger = { kind: 'issue-comment', id: command.intent.comment.id } as const;
    const told = { state: 'not-created', request: 'message', jobId: 'j_1' } as const;
    leave(command.world.github, aCommentMarker({ ...told, trigger, instructionComment: trigger }));
    expect((await playCommand(rerunOf(command))).result).toBe('not-created');
  });

  test('for another reason fails the step, like a job that was not created, also in a re-run', async () => {
    const command = onPull(undefined, { sending: { kind: 'not-sent', problem } });
    const { result, published, text } = await playCommand(command);
    expect([result, (await playCommand(rerunOf(command))).result]).toEqual(['not-created', 'not-created']);
    expect(published.summary).toContain('### Documentation job: follow-up not sent');
    expect(text).toContain('comment `/docs retry`');
  });

  test('and does not say so leaves the result unknown, and a re-run sends nothing', async () => {
    const command = onPull(undefined, { sending: { kind: 'unknown', evidence: 'reset.' } });
    const { result, published } = await playCommand(command);
    expect(result).toBe('unknown-start');
    expect(published.summary).toContain("can't tell whether the follow-up arrived");
    expect(published.failures[0]).toContain('The service never confirmed the message: reset.');
    expect(published.summary).not.toMatch(/second job|job started/);
    expect(markerIn(command.world.github, 2)).toMatchObject({ state: 'unknown', jobId: 'j_1' });
    const rerun = rerunOf(command);
    expect([(await playCommand(rerun)).result, rerun.world.service.messages]).toEqual(['unknown-start', []]);
  });
});

describe('an end', () => {
  test.each<[string, Parameters<typeof aJob>[0], number]>([
    ['of the work before the message, until the job is seen working', { status: 'completed' }, 0],
    ['just because an answer had no status', { status: 'active', reportedStatus: null }, 0],
    ['just because an answer had an unknown status', { status: 'active', reportedStatus: 'queued' }, 0],
    ['sooner than a minute after sending, even if the message waited for its turn', { status: 'completed' }, 90_000],
  ])('does not count %s', async (_what, fields, waited) => {
    const command = onPull(undefined, { sending: sent(fields), readings: [done, shown(), done] });
    beforeCall(command.world.service, 'sendMessage', () => command.world.clock.pass(waited));
    await playCommand(command);
    expect(command.world.service.looks).toHaveLength(4);
  });

  test.each([[{}], [{ wait: 'false' }]])('lets every later run know when the message was sent: %j', async (inputs) => {
    const command = onPull(undefined, { sending: sent({ status: 'active' }), inputs });
    beforeCall(command.world.service, 'sendMessage', () => command.world.clock.pass(90_000));
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
    const command = onPull();
    const trigger = { kind: 'issue-comment', id: command.intent.comment.id } as const;
    const marker = aCommentMarker({ request: 'message', head: BEFORE, trigger, instructionComment: trigger });
    leave(command.world.github, marker);
    const rerun = rerunOf(command, { service: { readings: [done] } });
    expect((await playCommand(rerun)).result).toBe('pull-request');
    expect([rerun.world.runner.outputs.get('follow-up'), rerun.world.service.messages]).toEqual(['true', []]);
  });
});

describe('`continue`', () => {
  const ended = (fields: Partial<Marker> = {}): Marker =>
    aCommentMarker({
      ...{ state: 'finished', outcome: 'pull-request', jobId: 'j_9', pullRequest: PULL_REQUEST },
      ...{ trigger: { kind: 'issue-comment', id: 50 }, ...fields },
    });

  test("goes to the thread's latest job with a pull request, wherever that is", async () => {
    const github = aRepository();
    const failed = { outcome: 'failed', pullRequest: null } as const;
    leave(github, ended(), { createdAt: '2026-11-20T08:05:00Z' });
    leave(github, ended({ jobId: 'j_8' }), { createdAt: '2026-11-20T07:00:00Z' });
    leave(github, ended({ ...failed, jobId: 'j_7' }), { createdAt: '2026-11-20T08:10:00Z' });
    const command = continued(github);
    expect((await playCommand(command)).result).toBe('pull-request');
    expect(command.world.service.messages).toEqual([`j_9: ${TEXT}`]);
    expect(markerIn(github, 4).instructionHash).toBe(instructionHash(TEXT));
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
    const command = continued(github, PULL, job);
    await playCommand(command);
    expect(command.world.service.messages).toEqual([`${latest}: ${TEXT}`]);
  });

  describe("on a person's pull request, 7, a command goes to the job whose pull request is 9", () => {
    const OTHER = 'https://github.com/acme/app/pull/9';
    const retried = (
      pullRequest: string | null,
      pulls: Readonly<Record<7 | 9, PullRequest['state']>>,
      { prLink = OTHER, status = 'completed' }: Partial<Job> = {},
    ): Commanded => {
      const github = showPull(withPull({ state: pulls[7] }), 9, { headSha: AFTER, state: pulls[9] });
      const service = { sending: sent({ prLink }), readings: [shown({ status, prLink })] };
      const marker = { ...MESSAGE, jobId: 'j_9', instructionHash: instructionHash(TEXT), pullRequest };
      const instruction = `/docs continue ${TEXT}`;
      return aRetry(marker, { github, instruction, author: 'ada', thread: PULL, world: { service } });
    };

    test.each<[string, Commanded, string]>([
      ['a retry finds it merged', retried(OTHER, { 7: 'open', 9: 'merged' }), 'because #9 is merged'],
      ['a retry finds it closed', retried(OTHER, { 7: 'open', 9: 'closed' }), 'because #9 is closed'],
      ['the service shows it at work', retried(OTHER, { 7: 'open', 9: 'open' }, { status: 'active' }), 'still working'],
    ])('unless %s: nothing is sent', async (_what, command, why) => unsent(command, why));

    test('whatever the state of pull request 7, whose head is not compared either', async () => {
      const command = retried(OTHER, { 7: 'merged', 9: 'open' });
      const text = expect.stringContaining('**Finished without new commits.**');
      expect(await playCommand(command)).toMatchObject({ result: 'pull-request', sent: ['message'], text });
      expect(markerIn(command.world.github, 3)).toMatchObject({ head: AFTER, pullRequest: OTHER });
    });

    test.each([
      ['no marker names', {}],
      ['may not be linked', { prLink: 'https://git.example/a/b/pull/9' }],
      ['is linked but too long for the marker', { prLink: `https://github.com/acme/${'app'.repeat(60)}/pull/9` }],
    ])('unless it %s: nothing is sent, because it could be another one', async (_which, named) => {
      const why = 'our comment records its address only if it may be linked and has at most 200 characters';
      await unsent(retried(null, { 7: 'open', 9: 'open' }, named), why);
    });
  });
});
