import { describe, expect, test } from 'vitest';
import type { JobReading, MessageSending } from '../../../src/action/ports/jobs.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { groupHash } from '../../../src/action/value/marker.ts';
import { renderHandover } from '../../../src/action/wording/answers.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { saidBy } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { SERVICE } from '../../build/a-marker.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld } from '../../build/a-world.ts';
import { created, failedLook, missing, refused, shown } from '../../build/answers.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const LINK = 'https://github.com/acme/app/pull/9';
/** Before the repository was renamed. */
const BEFORE = 'https://github.com/acme/old/pull/9';
const HEAD = 'c0ffee'.padEnd(40, '0');
const HERE = { id: 4200, name: 'acme/app' };
const PULL: PullRequest = {
  ...{ number: 9, title: 'Docs', body: '', author: 'docs[bot]', url: LINK, base: 'main', head: 'docs', headSha: HEAD },
  ...{ headRepository: HERE, mergeSha: null, state: 'open', size: null },
};
const GROUP = groupHash({ workflowPath: '.github/workflows/docs.yml', job: 'docs' });
const HANDOVER = renderHandover(
  { job: 'j_0', repository: HERE, service: SERVICE, group: GROUP },
  { origin: { kind: 'run', url: 'https://x' }, requester: null, instruction: { text: '' }, command: '/docs' },
);

const free = shown({ id: 'j_0', status: 'completed', prLink: LINK });
const working = shown({ id: 'j_0', status: 'active', prLink: LINK });
const sent: MessageSending = { kind: 'sent', job: aJob({ id: 'j_0', status: 'active', prLink: LINK }), tries: 1 };
const problem = { message: 'The service says: no.', hint: 'None.' };
const NO_MESSAGE = /accepted no message\.\n\nThe reason: `The service says: no\.`/;

/** A step whose workflow has made the open pull request 9. */
function aStep({
  readings,
  sending = sent,
  pull = PULL,
  inputs = {},
  lacksOlder = false,
  github = aRepository(),
}: {
  readonly github?: FakeRepository;
  readonly lacksOlder?: boolean;
  readonly readings: readonly (JobReading | (() => JobReading))[];
  readonly sending?: MessageSending | (() => MessageSending);
  readonly pull?: PullRequest | null;
  readonly inputs?: Partial<Record<InputName, string>>;
}): TestWorld {
  const comments = [{ author: OURSELVES, body: HANDOVER, createdAt: '2026-11-20T09:00:00Z' }];
  github.openPulls = [{ number: 9, head: { sha: HEAD, repository: HERE }, comments, lacksOlder }];
  if (pull !== null) github.pulls.set('acme/app#9', pull);
  return aWorld({
    github,
    inputs: { 'pull-request': 'open', handover: 'true', ...inputs },
    service: { creation: created(), sending, readings },
  });
}

function once(first: MessageSending, then: MessageSending): () => MessageSending {
  const answers = [first, then];
  return () => answers.shift() ?? then;
}

describe('a request to an open pull request', () => {
  test('is one message to its job, and starts none', async () => {
    const world = aStep({ readings: [free, working, free] });
    const { published } = await play(world);
    expect(published.outputs.get('result')).toBe('pull-request');
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
    expect(world.service.messages[0]).toMatch(
      /^j_0: Describe the new flag\.\n\nAdd this to the pull request #9, which this job has made\. Keep what it already contains, and open no other pull request\. The request is about #7\.$/,
    );
    expect(markerIn(world.github)).toMatchObject({ request: 'message', jobId: 'j_0', state: 'finished' });
  });

  test('waits for a busy job, and is sent when that has ended', async () => {
    const world = aStep({ readings: [working, working, free, working, free] });
    await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
    expect(world.runner.log.join('\n')).toContain('Waiting until the agent has finished with pull request 9.');
  });

  test.each([
    [20, ['finished pull-request', 'notice']],
    [0, ['finished pull-request']],
  ])('that waited gets a notice if it was made long before its end: %d minutes', async (minutes, said) => {
    const world = aStep({ readings: [working, () => passing(minutes), free, working, free] });
    const passing = (passed: number): JobReading => {
      world.clock.pass(passed * 60_000);
      return working;
    };
    await play(world);
    expect(saidBy(world.github)).toEqual(said);
  });

  test('of a re-run that waited only a moment gets none, however old its status comment is', async () => {
    const world = aStep({ readings: [free, working, free] });
    const refusing = { ...world.service, sendMessage: async () => ({ kind: 'not-sent', problem, tries: 1 }) as const };
    await play({ ...world, service: refusing });
    expect(saidBy(world.github)).toEqual(['not-created']);
    world.clock.pass(60 * 60_000);
    const again = aStep({ readings: [free, working, free], github: world.github });
    again.clock.pass(60 * 60_000);
    await play({ ...again, run: { ...again.run, attempt: 2 } });
    expect(saidBy(world.github)).toEqual(['finished pull-request']);
  });

  test.each(['true', 'false'])(
    'does not wait if the service only fails to show its job for a moment: wait %s',
    async (wait) => {
      const world = aStep({ readings: [failedLook(), failedLook(), free, working, free], inputs: { wait } });
      await play(world);
      expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
      expect(world.clock.slept.slice(0, 2)).toEqual([1_000, 4_000]);
      expect(world.runner.log.join('\n')).not.toContain('Waiting until the agent');
    },
  );

  test.each([
    ['at once', [free, working, free]],
    ['after its turn', [working, working, free, working, free]],
  ])('is sent %s although GitHub does not show the pull request at first', async (_when, readings) => {
    const world = aStep({ readings });
    world.github.fail('pullRequest', 'missing', 2);
    await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
  });

  test('waits after 409, too, and is sent again then', async () => {
    const sending = once({ kind: 'busy', problem, tries: 1 }, sent);
    const world = aStep({ readings: [free, free, working, free], sending });
    await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 2]);
  });

  test('without a thread is not ended by what the service still shows of the work before it', async () => {
    const before: MessageSending = {
      kind: 'sent',
      job: aJob({ id: 'j_0', status: 'completed', prLink: LINK }),
      tries: 1,
    };
    const world = aStep({ readings: [free, free, working, free], sending: before, inputs: { thread: 'none' } });
    const { published } = await play(world, anIntent({ thread: null }));
    expect(published.outputs.get('result')).toBe('pull-request');
    // One read to look for the pull request, three after the message.
    expect(world.service.looks).toHaveLength(4);
  });

  test('gets a job of its own, with the true reason, if GitHub does not show the pull request that the service names', async () => {
    const world = aStep({ readings: [shown({ id: 'j_0', status: 'completed', prLink: BEFORE })] });
    world.github.fail('pullRequest', 'unavailable', 1);
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect(world.github.stored[0]?.body).toContain('because GitHub did not show pull request 9.');
  });

  test('is sent, and listed, if the service names the pull request by an earlier name of the repository', async () => {
    const before = { ...aJob({ id: 'j_0', status: 'active', prLink: BEFORE }) };
    const ended = shown({ id: 'j_0', status: 'completed', prLink: BEFORE });
    const github = aRepository();
    github.pulls.set('acme/old#9', PULL);
    github.add(OURSELVES, HANDOVER);
    const world = aStep({ github, readings: [ended], sending: { kind: 'sent', job: before, tries: 1 } });
    const { published } = await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
    expect(published.outputs.get('pr-url')).toBe(LINK);
    expect(github.stored[0]?.body).toContain('Also covers #7.');
  });

  test.each<[string, 'createComment' | 'editComment', readonly JobReading[]]>([
    ['its status comment', 'createComment', [free]],
    ['the edit that ends its waiting', 'editComment', [working, working, free]],
  ])(
    'gets a job of its own if its job names another pull request once GitHub has taken %s',
    async (_what, slow, looks) => {
      const world = aStep({ readings: [...looks, shown({ id: 'j_0', status: 'completed', prLink: `${LINK}9` })] });
      const { [slow]: write } = { ...world.github };
      world.github[slow] = async (...given: [never, string]) => {
        if (given[1].includes('**Starting…**')) world.clock.pass(60_000);
        return write(...given);
      };
      await play(world);
      expect([world.service.prompts.length, world.service.messages]).toEqual([1, []]);
      expect(world.github.stored[0]?.body).toMatch(/names no job/);
    },
  );

  test.each<[string, 'createComment' | 'editComment', readonly JobReading[]]>([
    ['its status comment', 'createComment', [free]],
    ['the edit that ends its waiting', 'editComment', [working, working, free]],
  ])('gets a job of its own if the pull request is merged while GitHub delays %s', async (_what, slow, readings) => {
    const world = aStep({ readings });
    const { [slow]: write } = { ...world.github };
    world.github[slow] = async (...given: [never, string]) => {
      if (given[1].includes('**Starting…**')) {
        world.clock.pass(60_000);
        world.github.pulls.set('acme/app#9', { ...PULL, state: 'merged' });
      }
      return write(...given);
    };
    await play(world);
    expect([world.service.prompts.length, world.service.messages]).toEqual([1, []]);
    expect(world.github.stored[0]?.body).toMatch(/no longer open/);
  });

  test('that may have arrived is not sent again, and no job is started', async () => {
    const world = aStep({ readings: [free], sending: { kind: 'unknown', evidence: 'no answer', tries: 1 } });
    const { published } = await play(world);
    expect(published.outputs.get('result')).toBe('unknown-start');
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
  });

  test.each<[string, Parameters<typeof aStep>[0], RegExp]>([
    ['takes no message', { readings: [free], sending: { kind: 'not-continuable', problem, tries: 1 } }, NO_MESSAGE],
    [
      'calls it malformed',
      { readings: [free], sending: { kind: 'not-sent', problem, tries: 1, malformed: true } },
      NO_MESSAGE,
    ],
    ['stays busy', { readings: [working], inputs: { 'wait-minutes': '1' } }, /still working/],
    [
      'takes none for as long as the run waits, although it has ended',
      { readings: [free], inputs: { 'wait-minutes': '1' }, sending: { kind: 'busy', problem, tries: 1 } },
      /still working/,
    ],
    ['is busy, and nothing waits', { readings: [working], inputs: { wait: 'false' } }, /still working/],
    ['is not shown', { readings: [missing] }, /did not show the job/],
    [
      'is not shown for as long as the run waits',
      { readings: [failedLook()], inputs: { 'wait-minutes': '1' } },
      /did not show the job/,
    ],
    [
      'is not shown for now, and nothing waits',
      { readings: [failedLook()], inputs: { wait: 'false' } },
      /did not show the job/,
    ],
    ['is refused', { readings: [refused] }, /did not show the job/],
    ['is archived', { readings: [shown({ id: 'j_0', status: 'archived', prLink: LINK })] }, /is archived/],
    ['names another pull request', { readings: [shown({ id: 'j_0', prLink: `${LINK}9` })] }, /names no job/],
    ['ends with a closed one', { readings: [working, free], pull: { ...PULL, state: 'closed' } }, /no longer open/],
    ['has one that was merged by now', { readings: [free], pull: { ...PULL, state: 'merged' } }, /no longer open/],
    ['has one that GitHub does not show', { readings: [free], pull: null }, /GitHub did not show pull request 9/],
    [
      'has one whose branch is in a fork by now',
      { readings: [free], pull: { ...PULL, headRepository: { id: 77, name: 'mara/app' } } },
      /the branch of pull request 9 is not in this repository/,
    ],
  ])('gets a job of its own if the job %s, and the status comment says why', async (_why, given, said) => {
    const world = aStep({ ...given, readings: [...given.readings, ...given.readings.slice(-1)] });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect(world.github.stored[0]?.body).toMatch(said);
  });
});

describe('a request that waited claims its turn, so that only one of several sends it:', () => {
  const BUSY = { readings: [working, working, free, working, free] };
  const TURN = 'issue-comment/100 rocket';
  const claimsOf = ({ github }: TestWorld): readonly string[] => {
    const claims: string[] = [];
    const { react } = { ...github };
    github.react = async (...given) => {
      const [{ kind, id }, reaction] = given;
      if (kind === 'issue-comment' && reaction === 'rocket') claims.push(String(id));
      return react(...given);
    };
    return claims;
  };
  const sentBy = (...worlds: readonly TestWorld[]): number =>
    worlds.reduce((sum, { service }) => sum + service.prompts.length + service.messages.length, 0);

  /** The worlds of two jobs of one run, which are re-run after the first attempt has died while it waited. */
  async function twoJobsOfOneRun(
    inputs: Partial<Record<InputName, string>> = {},
  ): Promise<readonly [TestWorld, TestWorld]> {
    const first = aStep({ readings: [working], inputs });
    const dead = Promise.withResolvers<void>();
    first.clock.sleep = () => {
      dead.resolve();
      return new Promise(() => undefined);
    };
    void play(first);
    await dead.promise;
    expect(saidBy(first.github)).toEqual(['waiting']);
    const again = (): TestWorld => {
      const world = aStep({ ...BUSY, github: first.github, inputs });
      return { ...world, run: { ...world.run, attempt: 2 } };
    };
    return [again(), again()];
  }

  test('of two jobs of one run, which find the same status comment', async () => {
    const [one, other] = await twoJobsOfOneRun();
    const { editComment } = { ...one.github };
    one.github.editComment = async (...given) => {
      // GitHub lets both read the comment before one of them changes it.
      await new Promise((resolve) => setImmediate(resolve));
      return editComment(...given);
    };
    const played = await Promise.allSettled([play(one), play(other)]);
    expect(sentBy(one, other)).toBe(1);
    expect(played.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(saidBy(one.github)).toEqual(['finished pull-request']);
  });

  test('the run itself, right before it says so and sends', async () => {
    const world = aStep(BUSY);
    await play(world);
    const { calls } = world.github;
    const claimed = calls.indexOf('react');
    expect(calls.slice(claimed - 1, claimed + 4)).toEqual([
      ...['editComment', 'react', 'comment', 'editComment', 'pullRequest'],
    ]);
    expect([sentBy(world), [...world.github.reactions]]).toEqual([1, [TURN]]);
  });

  test('nobody, if another run has claimed it', async () => {
    const world = aStep(BUSY);
    world.github.reactions.add(TURN);
    const { published } = await play(world);
    expect([published.outputs.get('result'), sentBy(world)]).toEqual(['not-created', 0]);
    expect(world.github.stored[0]?.body).toContain('Another run has claimed this request');
  });

  test('nobody, if the claim gets no clear answer', async () => {
    const world = aStep(BUSY);
    world.github.fail('react', 'unavailable', 1);
    const { published } = await play(world);
    expect([published.outputs.get('result'), sentBy(world)]).toEqual(['not-created', 0]);
    // The claim may stay: no re-run and no retry could send the request.
    expect(world.github.stored[0]?.body).toContain('Start a new run of the workflow: GitHub may keep the claim');
    expect(world.github.stored[0]?.body).not.toContain('re-run');
  });

  test.each<[string, (world: TestWorld) => void]>([
    [
      'the service refuses it',
      ({ service }) => Object.assign(service, { sendMessage: async () => ({ kind: 'not-sent', problem, tries: 1 }) }),
    ],
    [
      'it is cancelled after the claim',
      ({ github, runner }) => {
        const { react } = { ...github };
        github.react = async (...given) => {
          const answer = await react(...given);
          runner.cancel();
          return answer;
        };
      },
    ],
  ])('the re-run, after the claim is given back because %s', async (_why, fail) => {
    const world = aStep(BUSY);
    fail(world);
    const { calls } = world.github;
    const { published } = await play(world);
    expect([published.outputs.get('result'), saidBy(world.github)]).toEqual(['not-created', ['not-created']]);
    expect([...world.github.reactions]).toEqual([]);
    expect(calls.lastIndexOf('withdrawReaction')).toBeLessThan(calls.lastIndexOf('editComment'));
    const again = aStep({ ...BUSY, github: world.github });
    await play({ ...again, run: { ...again.run, attempt: 2 } });
    expect([sentBy(again), [...world.github.reactions]]).toEqual([1, [TURN]]);
  });

  test('the re-run, even if the service is still busy, with one claim', async () => {
    const [again] = await twoJobsOfOneRun();
    const claims = claimsOf(again);
    await play(again);
    expect([sentBy(again), claims]).toEqual([1, ['100']]);
  });

  test('the re-run, in the same status comment, even if GitHub once says that this is missing', async () => {
    const [again] = await twoJobsOfOneRun();
    const { comment } = { ...again.github };
    again.github.comment = async () => {
      again.github.comment = comment;
      return null;
    };
    await play(again);
    expect([sentBy(again), saidBy(again.github)]).toEqual([1, ['finished pull-request']]);
  });

  test('the re-run, even if no more than one request a day is allowed', async () => {
    const [again] = await twoJobsOfOneRun({ 'max-jobs-per-day': '1' });
    await play(again);
    expect(sentBy(again)).toBe(1);
  });

  test('nobody, if the run is cancelled while it waits, and the status comment says so', async () => {
    const world = aStep({ readings: [working, () => cancelling()] });
    const cancelling = (): JobReading => {
      world.runner.cancel();
      return working;
    };
    const { published } = await play(world);
    expect([published.outputs.get('result'), sentBy(world)]).toEqual(['not-created', 0]);
    expect(saidBy(world.github)).toEqual(['not-created']);
  });

  test('without a claim, if it never waited', async () => {
    const world = aStep({ readings: [free, working, free] });
    const claims = claimsOf(world);
    await play(world);
    expect([sentBy(world), claims]).toEqual([1, []]);
  });
});

describe('a list that may lack the first comments of a pull request', () => {
  const ofOthers = renderHandover(
    { job: 'j_9', repository: HERE, service: SERVICE, group: 'f'.repeat(24) },
    { origin: { kind: 'run', url: 'https://x' }, requester: null, instruction: { text: '' }, command: '/docs' },
  );

  test('is enough if no earlier hand-over is there', async () => {
    const world = aStep({ readings: [free, working, free], lacksOlder: true });
    world.github.add('mara', 'The first comment.');
    world.github.add(OURSELVES, HANDOVER);
    await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
  });

  test('never leads to the pull request of another workflow, whose hand-over is older', async () => {
    const world = aStep({ readings: [free, working, free], lacksOlder: true });
    world.github.add(OURSELVES, ofOthers);
    world.github.add(OURSELVES, HANDOVER);
    await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([1, 0]);
    expect(world.runner.warnings).toEqual([]);
  });

  test('leads to the next open one then', async () => {
    const world = aStep({ readings: [shown({ id: 'j_0', prLink: LINK }), free, working, free], lacksOlder: true });
    const comments = [{ author: OURSELVES, body: HANDOVER, createdAt: '2026-11-20T09:00:00Z' }];
    const newer = { number: 12, head: { sha: HEAD, repository: HERE }, comments, lacksOlder: true };
    world.github.openPulls = [newer, ...world.github.openPulls];
    const commentsOf = world.github.comments;
    world.github.comments = async (thread, options) => {
      const asComment = (body: string) => ({ ...world.github.add(OURSELVES, body), body });
      if (thread === 12 || thread === 9) {
        const listed = [asComment(thread === 12 ? ofOthers : HANDOVER)];
        world.github.stored.pop();
        return listed;
      }
      return commentsOf(thread, options);
    };
    await play(world);
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([0, 1]);
    expect(markerIn(world.github)).toMatchObject({ request: 'message', pullRequest: LINK });
  });

  test('gets a job of its own if GitHub does not show them', async () => {
    const world = aStep({ readings: [free, working, free], lacksOlder: true, inputs: { thread: 'none' } });
    world.github.fail('comments', 'unavailable');
    await play(world, anIntent({ thread: null }));
    expect([world.service.prompts.length, world.service.messages.length]).toEqual([1, 0]);
    expect(world.runner.warnings.join()).toContain('Could not check whose the open pull request 9 is');
  });
});
