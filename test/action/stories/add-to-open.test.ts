import { describe, expect, test } from 'vitest';
import type { JobReading, MessageSending } from '../../../src/action/ports/jobs.ts';
import type { OpenPullRequest, PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { groupHash, type Marker } from '../../../src/action/value/marker.ts';
import { writeMarkerLine } from '../../../src/action/words/hidden.ts';
import { aCommand, type Commanded, playCommand } from '../../build/a-command.ts';
import { aRunHandover, GROUP, listed, said } from '../../build/a-handover.ts';
import { INSTRUCTION } from '../../build/a-marker.ts';
import { anIntent, aRetry, aWorld, markerIn, play, sentTo, type TestWorld } from '../../build/a-world.ts';
import { created, failedLook, missing, refused, shown } from '../../build/answers.ts';
import { afterCall, beforeCall, changeAnswer } from '../../build/around.ts';
import { saidBy } from '../../build/said.ts';
import type { Inputs } from '../../build/settings.ts';
import { aShownPull, showPull } from '../../build/threads.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const PULL = aShownPull(9);
const LINK = PULL.url;
/** Before the repository was renamed. */
const BEFORE = 'https://github.com/acme/old/pull/9';
const HANDOVER = aRunHandover({ job: 'j_0', group: GROUP });
const free = shown({ id: 'j_0', status: 'completed', prLink: LINK });
const working = shown({ id: 'j_0', status: 'active', prLink: LINK });
const sent: MessageSending = { kind: 'sent', job: working.job };
/** The job has ended, takes the message, works on it and has ended again. */
const AT_ONCE = [free, working, free];
/** The job is busy before that. */
const AFTER_ITS_TURN = [working, working, ...AT_ONCE];
const problem = { message: 'The service says: no.', hint: 'None.' };
const busy: MessageSending = { kind: 'busy', problem };
const refusal: MessageSending = { kind: 'not-sent', problem };
const NO_MESSAGE = /accepted no message\.\n\nThe reason: `The service says: no\.`/;

/** A step whose workflow has made the open pull request 9. */
function aStep(given: {
  readonly github?: FakeRepository;
  readonly attempt?: number;
  readonly lacksOlder?: boolean;
  readonly readings?: readonly (JobReading | (() => JobReading))[];
  readonly sending?: MessageSending | (() => MessageSending);
  readonly pull?: PullRequest | null;
  readonly inputs?: Inputs;
}): TestWorld {
  const { github = aRepository(), attempt = 1, lacksOlder = false, pull = PULL, inputs = {} } = given;
  const { readings = AT_ONCE, sending = sent } = given;
  github.openPulls = [listed(9, HANDOVER, { lacksOlder })];
  if (pull !== null) github.pulls.set('acme/app#9', pull);
  return aWorld({
    github,
    run: { attempt },
    inputs: { 'pull-request': 'open', handover: 'true', ...inputs },
    service: { creation: created(), sending, readings },
  });
}

async function sentBy(world: TestWorld, intent = anIntent()): Promise<readonly string[]> {
  await play(world, intent);
  return sentTo(world);
}

describe('a request to an open pull request', () => {
  test('is one message to its job, without a claim if it never waited, and starts none', async () => {
    const world = aStep({});
    expect([(await play(world)).result, sentTo(world)]).toEqual(['pull-request', ['message']]);
    expect(world.service.messages[0]).toMatch(
      /^j_0: Describe the new flag\.\n\nAdd this to the pull request #9, which this job has made\. Keep what it already contains, and open no other pull request\. The request is about #7\.$/,
    );
    expect(markerIn(world.github)).toMatchObject({ request: 'message', jobId: 'j_0', state: 'finished' });
    expect([...world.github.reactions]).toEqual([]);
  });

  test('waits for a busy job, and is sent when that has ended', async () => {
    const world = aStep({ readings: AFTER_ITS_TURN });
    expect(await sentBy(world)).toEqual(['message']);
    expect(world.runner.log.join('\n')).toContain('Waiting until the agent has finished with pull request 9.');
  });

  test.each([
    [20, ['finished pull-request', 'notice']],
    [0, ['finished pull-request']],
  ])('that waited gets a notice if it was made long before its end: %d minutes', async (minutes, said) => {
    const world = aStep({ readings: AFTER_ITS_TURN });
    const { service, clock } = world;
    beforeCall(service, 'readJob', () => service.looks.length === 1 && clock.pass(minutes * 60_000));
    await play(world);
    expect(saidBy(world.github)).toEqual(said);
  });

  test('of a re-run that waited only a moment gets none, however old its status comment is', async () => {
    const first = aStep({ sending: refusal });
    const { github } = first;
    await play(first);
    expect(saidBy(github)).toEqual(['not-created']);
    const again = aStep({ github, attempt: 2 });
    again.clock.pass(60 * 60_000);
    await play(again);
    expect(saidBy(github)).toEqual(['finished pull-request']);
  });

  test.each(['true', 'false'])('does not wait if its job is only not shown for a moment: wait %s', async (wait) => {
    const world = aStep({ readings: [failedLook(), failedLook(), ...AT_ONCE], inputs: { wait } });
    expect([await sentBy(world), world.clock.slept.slice(0, 2)]).toEqual([['message'], [1_000, 4_000]]);
    expect(world.runner.log.join('\n')).not.toContain('Waiting until the agent');
  });

  const TIMES = Object.entries({ 'at once': AT_ONCE, 'after its turn': AFTER_ITS_TURN });
  test.each(TIMES)('is sent %s although GitHub does not show the pull request at first', async (_when, readings) => {
    const world = aStep({ readings });
    world.github.fail('pullRequest', 'missing', 2);
    expect(await sentBy(world)).toEqual(['message']);
  });

  test('waits after 409, too, and is sent again then', async () => {
    const answers = [busy];
    const world = aStep({ readings: [free, ...AT_ONCE], sending: () => answers.shift() ?? sent });
    expect(await sentBy(world)).toEqual(['message', 'message']);
  });

  test('without a thread is not ended by what the service still shows of the work before it', async () => {
    const sending: MessageSending = { kind: 'sent', job: free.job };
    const world = aStep({ readings: [free, ...AT_ONCE], sending, inputs: { thread: 'none' } });
    expect((await play(world, anIntent({ thread: null }))).result).toBe('pull-request');
    // One read to look for the pull request, three after the message.
    expect(world.service.looks).toHaveLength(4);
  });

  test('gets a job of its own, with the true reason, if GitHub does not show the pull request that the service names', async () => {
    const world = aStep({ readings: [shown({ id: 'j_0', status: 'completed', prLink: BEFORE })] });
    world.github.fail('pullRequest', 'unavailable', 1);
    expect(await sentBy(world)).toEqual(['job']);
    expect(world.github.stored[0]?.body).toContain('because GitHub did not show pull request 9.');
  });

  test('is sent, and listed, if the service names the pull request by an earlier name of the repository', async () => {
    const github = aRepository();
    github.pulls.set('acme/old#9', PULL);
    github.add(OURSELVES, HANDOVER);
    const readings = [shown({ id: 'j_0', status: 'completed', prLink: BEFORE })];
    const sending: MessageSending = { kind: 'sent', job: { ...working.job, prLink: BEFORE } };
    const world = aStep({ github, readings, sending });
    const { published } = await play(world);
    expect([sentTo(world), published.outputs.get('pr-url')]).toEqual([['message'], LINK]);
    expect(github.stored[0]?.body).toContain('Also covers #7.');
  });

  const elsewhere = shown({ id: 'j_0', status: 'completed', prLink: `${LINK}9` });

  describe.each<['createComment' | 'editComment', readonly JobReading[]]>([
    ['createComment', [free]],
    ['editComment', [working, working, free]],
  ])('gets a job of its own if, while GitHub delays the last %s before it is sent,', (slow, readings) => {
    test.each<[string, readonly JobReading[], PullRequest['state'], RegExp]>([
      ['its job names another pull request', [elsewhere], 'open', /no job names pull request 9/],
      ['the pull request is merged', [], 'merged', /no longer open/],
    ])('%s', async (_what, then, state, why) => {
      const world = aStep({ readings: [...readings, ...then] });
      beforeCall(world.github, slow, (...given) => {
        if (!given[1].includes('**Starting…**')) return;
        world.clock.pass(60_000);
        showPull(world.github, 9, { state });
      });
      expect(await sentBy(world)).toEqual(['job']);
      expect(world.github.stored[0]?.body).toMatch(why);
    });
  });

  test('that may have arrived is not sent again, and no job is started', async () => {
    const world = aStep({ readings: [free], sending: { kind: 'unknown', evidence: 'no answer' } });
    const { published } = await play(world);
    expect([published.outputs.get('result'), sentTo(world)]).toEqual(['unknown-start', ['message']]);
  });

  const NO_WAIT = { wait: 'false' };
  const IN_FORK = { ...PULL, headRepository: { id: 77, name: 'mara/app' } };
  const ONE_MINUTE = { 'wait-minutes': '1' };

  test.each<[string, Parameters<typeof aStep>[0], RegExp]>([
    ['takes no message', { sending: { kind: 'not-continuable', problem } }, NO_MESSAGE],
    ['calls it malformed', { sending: { kind: 'not-sent', problem, malformed: true } }, NO_MESSAGE],
    ['stays busy', { readings: [working], inputs: ONE_MINUTE }, /still working/],
    ['has ended, but takes none while the run waits', { inputs: ONE_MINUTE, sending: busy }, /still working/],
    ['is busy, and nothing waits', { readings: [working], inputs: NO_WAIT }, /still working/],
    ['is not shown', { readings: [missing] }, /could not be read/],
    ['is not shown while the run waits', { readings: [failedLook()], inputs: ONE_MINUTE }, /could not be read/],
    ['is not shown, without waiting', { readings: [failedLook()], inputs: NO_WAIT }, /could not be read/],
    ['is refused', { readings: [refused] }, /could not be read/],
    ['is archived', { readings: [shown({ id: 'j_0', status: 'archived', prLink: LINK })] }, /is archived/],
    [
      'names another pull request',
      { readings: [shown({ id: 'j_0', prLink: `${LINK}9` })] },
      /no job names pull request 9/,
    ],
    ['ends with a closed one', { readings: [working, free], pull: { ...PULL, state: 'closed' } }, /no longer open/],
    ['has one that was merged by now', { pull: { ...PULL, state: 'merged' } }, /no longer open/],
    ['has one that GitHub does not show', { pull: null }, /GitHub did not show pull request 9/],
    ['has one in a fork by now', { pull: IN_FORK }, /the branch of pull request 9 is not in this repository/],
  ])('gets a job of its own if the job %s, and the status comment says why', async (_why, given, said) => {
    const { readings = [free] } = given;
    const world = aStep({ ...given, readings: [...readings, ...readings.slice(-1)] });
    expect((await sentBy(world)).filter((what) => what === 'job')).toEqual(['job']);
    expect(world.github.stored[0]?.body).toMatch(said);
  });
});

describe('a request that waited claims its turn, so that only one of several sends it:', () => {
  const TURN = 'issue-comment/100 rocket';
  const claimsOf = ({ github }: TestWorld): readonly string[] => {
    const claims: string[] = [];
    beforeCall(github, 'react', ({ kind, id }, reaction) => {
      if (kind === 'issue-comment' && reaction === 'rocket') claims.push(String(id));
    });
    return claims;
  };

  /** The worlds of two jobs of one run, which are re-run after the first attempt has died while it waited. */
  async function twoJobsOfOneRun(inputs: Inputs = {}): Promise<readonly [TestWorld, TestWorld]> {
    const first = aStep({ readings: [working], inputs });
    const dead = Promise.withResolvers<void>();
    first.clock.sleep = () => {
      dead.resolve();
      return new Promise(() => undefined);
    };
    void play(first);
    await dead.promise;
    expect(saidBy(first.github)).toEqual(['waiting']);
    const again = { readings: AFTER_ITS_TURN, github: first.github, inputs, attempt: 2 };
    return [aStep(again), aStep(again)];
  }

  test('of two jobs of one run, which find the same status comment', async () => {
    const [one, other] = await twoJobsOfOneRun();
    // GitHub lets both read the comment before one of them changes it.
    beforeCall(one.github, 'editComment', () => new Promise((resolve) => setImmediate(resolve)));
    const played = await Promise.allSettled([play(one), play(other)]);
    expect([[...sentTo(one), ...sentTo(other)].length, saidBy(one.github)]).toEqual([1, ['finished pull-request']]);
    expect(played.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('the run itself, right before it says so and sends', async () => {
    const world = aStep({ readings: AFTER_ITS_TURN });
    await play(world);
    const { calls } = world.github;
    const claimed = calls.indexOf('react');
    const around = ['editComment', 'react', 'comment', 'editComment', 'pullRequest'];
    expect(calls.slice(claimed - 1, claimed + 4)).toEqual(around);
    expect([sentTo(world), [...world.github.reactions]]).toEqual([['message'], [TURN]]);
  });

  const UNCLEAR = 'Start a new run of the workflow: GitHub may keep the claim';

  test.each<[string, (world: TestWorld) => unknown, string]>([
    ['another run has claimed it', ({ github }) => github.reactions.add(TURN), 'Another run has claimed this request'],
    // The claim may stay: no re-run and no retry could send the request.
    ['the claim gets no clear answer', ({ github }) => github.fail('react', 'unavailable', 1), UNCLEAR],
  ])('nobody, if %s', async (_why, prepare, why) => {
    const world = aStep({ readings: AFTER_ITS_TURN });
    prepare(world);
    expect([(await play(world)).result, sentTo(world)]).toEqual(['not-created', []]);
    expect(world.github.stored[0]?.body).toContain(why);
    if (why === UNCLEAR) expect(world.github.stored[0]?.body).not.toContain('re-run');
  });

  test.each<[string, (world: TestWorld) => void]>([
    ['the service refuses it', ({ service }) => Object.assign(service, { sendMessage: async () => refusal })],
    ['it is cancelled after the claim', ({ github, runner }) => afterCall(github, 'react', runner.cancel)],
  ])('the re-run, after the claim is given back because %s', async (_why, fail) => {
    const world = aStep({ readings: AFTER_ITS_TURN });
    fail(world);
    const { calls } = world.github;
    const { published } = await play(world);
    expect([published.outputs.get('result'), saidBy(world.github)]).toEqual(['not-created', ['not-created']]);
    expect([...world.github.reactions]).toEqual([]);
    expect(calls.lastIndexOf('withdrawReaction')).toBeLessThan(calls.lastIndexOf('editComment'));
    const again = aStep({ readings: AFTER_ITS_TURN, github: world.github, attempt: 2 });
    expect([await sentBy(again), [...world.github.reactions]]).toEqual([['message'], [TURN]]);
  });

  test.each<[string, Inputs]>([
    ['the service is still busy, with one claim', {}],
    ['no more than one request a day is allowed', { 'max-jobs-per-day': '1' }],
  ])('the re-run, even if %s', async (_what, inputs) => {
    const [again] = await twoJobsOfOneRun(inputs);
    const claims = claimsOf(again);
    expect([await sentBy(again), claims]).toEqual([['message'], ['100']]);
  });

  test('the re-run, in the same status comment, even if GitHub once says that this is missing', async () => {
    const [again] = await twoJobsOfOneRun();
    const undo = changeAnswer(again.github, 'comment', () => {
      undo();
      return null;
    });
    expect([await sentBy(again), saidBy(again.github)]).toEqual([['message'], ['finished pull-request']]);
  });

  test('nobody, if the run is cancelled while it waits, and the status comment says so', async () => {
    const world = aStep({ readings: [working] });
    beforeCall(world.service, 'readJob', () => world.service.looks.length > 0 && world.runner.cancel());
    expect([(await play(world)).result, sentTo(world)]).toEqual(['not-created', []]);
    expect(saidBy(world.github)).toEqual(['not-created']);
  });
});

describe('the open pull request for a request', () => {
  test('is the newest one that the same group has made', async () => {
    const world = aStep({});
    world.github.openPulls = [9, 5].map((number) => listed(number, HANDOVER));
    expect(await sentBy(world)).toEqual(['message']);
  });

  const elsewhere = [said(aRunHandover({ job: 'j_0', group: GROUP, service: 'f'.repeat(64) }))];
  const ofGroup = [said(aRunHandover({ job: 'j_0', group: 'f'.repeat(24) }))];
  const ours = said(HANDOVER);
  const unreadable = said(`${writeMarkerLine({ kind: 'handover', version: 9 })}\n\nMade.`);
  const inFork = { sha: 'c'.repeat(40), repository: { id: 77, name: 'mara/app' } };

  test.each<[string, OpenPullRequest['comments'], OpenPullRequest['head']?]>([
    ['without a hand-over', [said('Thanks!', { author: 'mara' })]],
    ["with someone else's copy of a hand-over", [said(HANDOVER, { author: 'mara' })]],
    ['of a person who is called as we are, without the suffix', [said(HANDOVER, { author: 'github-actions' })]],
    ['of another workflow job or command', ofGroup],
    ['whose hand-over names no group, as an earlier version wrote it', [said(aRunHandover({ job: 'j_0' }))]],
    ['of another project', elsewhere],
    [
      'handed over in another repository',
      [said(aRunHandover({ group: GROUP, repository: { id: 7, name: 'acme/app' } }))],
    ],
    ['from a fork', [ours], inFork],
    ['whose repository is gone', [ours], { ...inFork, repository: null }],
    ['of another group, where a later hand-over claims ours', [...ofGroup, ours]],
    ['of another project, where a later hand-over claims ours', [...elsewhere, ours]],
    ["with a hand-over that this version can't read before ours", [unreadable, ours]],
  ])('is never one %s, but the next newest', async (_what, comments, head = listed(12, '').head) => {
    const other = listed(12, '', { comments, head });
    for (const [next, expected] of [[[], 'job'] as const, [[listed(9, HANDOVER)], 'message'] as const]) {
      const world = aStep({});
      world.github.openPulls = [other, ...next];
      expect(await sentBy(world)).toEqual([expected]);
    }
  });
});

describe('a list that may lack the first comments of a pull request', () => {
  const ofOthers = aRunHandover({ job: 'j_9', group: 'f'.repeat(24) });

  test.each([
    ['is enough if no earlier hand-over is there', 'mara', 'The first comment.', 'message'],
    ['never leads to the one of another workflow, whose hand-over is older', OURSELVES, ofOthers, 'job'],
  ])('%s', async (_what, author, earlier, expected) => {
    const world = aStep({ lacksOlder: true });
    world.github.add(author, earlier);
    world.github.add(OURSELVES, HANDOVER);
    expect([await sentBy(world), world.runner.warnings]).toEqual([[expected], []]);
  });

  test('leads to the next open one then', async () => {
    const world = aStep({ readings: [shown({ id: 'j_0', prLink: LINK }), ...AT_ONCE], lacksOlder: true });
    const { github } = world;
    github.openPulls = [listed(12, HANDOVER, { lacksOlder: true }), ...github.openPulls];
    const handoverIn = (thread: number) => github.add(OURSELVES, thread === 9 ? HANDOVER : ofOthers);
    const handovers = new Map([12, 9].map((thread) => [thread, handoverIn(thread)]));
    github.stored.length = 0;
    changeAnswer(github, 'comments', (rows, thread) => [handovers.get(thread) ?? rows].flat());
    expect(await sentBy(world)).toEqual(['message']);
    expect(markerIn(github)).toMatchObject({ request: 'message', pullRequest: LINK });
  });

  test('gets a job of its own if GitHub does not show them', async () => {
    const world = aStep({ lacksOlder: true, inputs: { thread: 'none' } });
    world.github.fail('comments', 'unavailable');
    expect(await sentBy(world, anIntent({ thread: null }))).toEqual(['job']);
    expect(world.runner.warnings.join()).toContain('Could not check whose the open pull request 9 is');
  });
});

const OF_COMMENTS = groupHash({ command: '/docs' });
const ofComments = {
  service: { creation: created(), sending: sent, readings: [free] },
  inputs: { 'pull-request': 'open', handover: 'true' },
} as const;

/** A repository where the job of an earlier comment has made pull request 9, which may be merged by now. */
function withPull(state: 'open' | 'merged' = 'open'): FakeRepository {
  const github = showPull(aRepository(), 9, { state });
  if (state === 'open') github.openPulls = [listed(9, aRunHandover({ job: 'j_0', group: OF_COMMENTS }))];
  return github;
}

const say = (text?: string): Commanded => aCommand(text, { world: { ...ofComments, github: withPull() } });

describe('with `pull-request: open`, a comment', () => {
  test('is added to the open pull request of earlier comments', async () => {
    const command = say();
    expect((await playCommand(command)).sent).toEqual(['message']);
    const message = /^j_0: Describe the new flag\.\n[\s\S]*The request is about .*#7\.$/;
    expect(command.world.service.messages[0]).toMatch(message);
    expect(command.world.runner.outputs.get('follow-up')).toBe('true');
  });

  test('starts its own job with `new-job`', async () =>
    expect((await playCommand(say('/docs new-job Describe it.'))).sent).toEqual(['job']));
});

describe('with `pull-request: open`, a retry', () => {
  const again = (
    marker: Partial<Marker>,
    { github = withPull(), instruction = `/docs ${INSTRUCTION}` } = {},
  ): Commanded => aRetry({ group: OF_COMMENTS, ...marker }, { world: ofComments, github, instruction });

  const FORGED = { request: 'message', jobId: 'j_9', pullRequest: `${PULL.url}9`, head: 'c'.repeat(40) } as const;

  test('is framed like the request itself', async () => {
    const [first, retry] = [say(), again({})];
    await playCommand(first);
    expect((await playCommand(retry)).sent).toEqual(['message']);
    expect(retry.world.service.messages).toEqual(first.world.service.messages);
  });

  test.each<[string, Partial<Marker>]>([
    ['the request had a job of its own that failed', { state: 'finished', outcome: 'failed', jobId: 'j_7' }],
    ['a status comment, which may be forged, names another job', FORGED],
  ])('goes to the job of that pull request if %s', async (_what, marker) => {
    const command = again(marker);
    expect((await playCommand(command)).sent).toEqual(['message']);
    expect(new Set(command.world.service.looks)).toEqual(new Set(['j_0']));
    expect(command.world.service.messages[0]).toMatch(/^j_0: /);
  });

  test.each<[string, Commanded]>([
    ['that one was merged meanwhile', again({ request: 'message', jobId: 'j_0' }, { github: withPull('merged') })],
    ['the request was a `new-job`', again({}, { instruction: `/docs new-job ${INSTRUCTION}` })],
  ])('gets a job of its own if %s', async (_what, command) => {
    expect((await playCommand(command)).sent).toEqual(['job']);
  });
});
