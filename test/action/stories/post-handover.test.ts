import { describe, expect, test } from 'vitest';
import { lazyRepository } from '../../../src/action/github/lazy-repository.ts';
import type { ThreadComment } from '../../../src/action/ports/conversations.ts';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, type Marker } from '../../../src/action/value/marker.ts';
import { believedHandover } from '../../../src/action/value/own-comments.ts';
import { withCovered } from '../../../src/action/wording/answers.ts';
import { aCommand, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { aRunHandover, OURS } from '../../build/a-handover.ts';
import { aMarker, INSTRUCTION } from '../../build/a-marker.ts';
import { aSettle, LATER } from '../../build/a-settle.ts';
import { anIntent, aWorld, markerIn, play, type TestWorld } from '../../build/a-world.ts';
import { created, missing, shown } from '../../build/answers.ts';
import { afterCall, beforeCall, changeAnswer } from '../../build/around.ts';
import { aCommentMarker, inThread, leave, saidBy } from '../../build/said.ts';
import type { Inputs } from '../../build/settings.ts';
import { aShownPull, showPull } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const LINK = 'https://github.com/acme/app/pull/9';
const HANDOVER = aRunHandover({ group: 'a'.repeat(24) });
const made = shown({ status: 'completed', prLink: LINK });
const service = { creation: created(), readings: [made] };
const SHOWN = aShownPull(9, { title: 'Document `--json` @team', body: '', author: 'docs[bot]' });
const TITLED = `Review [\`Document --json @\u200bteam\` (#9)](${LINK}) in \`acme/app\`: +8 −0 in 1 file.`;

const withPull = (fields: Partial<PullRequest> = {}): FakeRepository =>
  showPull(aRepository(), 9, { ...SHOWN, ...fields });

/** A command whose job opens pull request 9 in the run's own repository. */
function command(inputs: Inputs = {}, text?: string, github: FakeRepository = withPull()): Commanded {
  return aCommand(text, { world: { github, service, inputs: { handover: 'true', ...inputs } } });
}

/** A run that died after its job had made pull request 9, as settle finds it: its status comment is 100. */
function aDeadRun(inputs: Inputs = {}, marker = aCommentMarker(), reading = made): TestWorld {
  const world = aSettle([marker], [reading], { inputs: { handover: 'true', ...inputs } });
  world.github.pulls.set('acme/app#9', SHOWN);
  return world;
}

/** Settles the repository this long after nine o'clock. */
function settleAt(minutes: number, github: FakeRepository, reading = made): ReturnType<typeof runSettle> {
  const inputs = { mode: 'settle', prompt: '', handover: 'true' } as const;
  const clock = aClock(Date.UTC(2026, 10, 20, 9, minutes));
  return runSettle(aWorld({ github, service: { readings: [reading] }, clock, inputs }));
}

function refuseOnce(github: FakeRepository): void {
  let refused = false;
  beforeCall(github, 'createComment', ({ thread }) => {
    if (thread === 9 && !refused) github.fail('createComment', 'forbidden', 1);
    refused ||= thread === 9;
  });
}

const handoversIn = ({ stored }: FakeRepository): readonly ThreadComment[] =>
  stored.filter((comment) => believedHandover(comment, OURS) !== null);

/** How many hand-overs there are, and what the status comment says was told. */
const toldIn = (github: FakeRepository, at = 1) => [handoversIn(github).length, markerIn(github, at).told] as const;
const UNCONFIRMED = 'its pull request is not confirmed, so it is not handed over yet.';
const HANDED_OVER = [1, ANNOUNCEMENTS];
const OWED_TOLD: Marker['told'] = ['reaction', 'notice'];
const OWED = [0, OWED_TOLD];

test('a job that is done keeps its result if the GitHub client cannot be loaded at its end', async () => {
  const repository = lazyRepository(() => Promise.reject(new Error('Cannot find module')));
  const world = { ...aWorld({ service, inputs: { handover: 'true', thread: 'none' } }), repository };
  const { published } = await play(world, anIntent({ thread: null, context: null }));
  expect(published.outputs.get('result')).toBe('pull-request');
  expect(world.runner.warnings).toContainEqual(
    expect.stringMatching(/^Could not comment on the pull request: A file of the action could not be loaded: /),
  );
});

describe("a pull request in the run's repository", () => {
  test('gets one comment with the requester, the thread, the instruction and the next steps', async () => {
    const { world, intent } = command({}, '/docs Describe @team the `--json` flag.');
    const createdIn: unknown[] = [];
    beforeCall(world.github, 'createComment', (conversation) => createdIn.push(conversation));
    await playCommand({ world, intent });
    expect(createdIn).toEqual([inThread(7), inThread(9)]);
    const [handover] = handoversIn(world.github);
    const [, ...lines] = (handover?.body ?? '').split('\n');
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "
      The documentation agent made this pull request. \`ada\` requested it in [this thread](https://github.com/acme/app/issues/7#issuecomment-101).

      Comment \`/docs …\` here to ask for changes.

      <details><summary>Instruction</summary>

      \`\`\`text
      Describe @​team the \`--json\` flag.
      \`\`\`

      </details>"
    `);
    expect([...world.github.reactions]).toContain('pull-request/9 hooray');
    expect(markerIn(world.github, 1).told).toEqual(ANNOUNCEMENTS);
  });

  const WRITERS = ['the run that requested it', 'a later run, which has only the status comment'];
  test.each(WRITERS)('does not get our remarks on the prompt, which are about another thread: %s', async (who) => {
    const commanded = command({}, '/docs Describe it. <!-- for @team -->');
    const { github } = commanded.world;
    if (who !== 'the run that requested it') refuseOnce(github);
    await playCommand(commanded);
    await settleAt(60, github);
    expect(github.stored.filter(({ body }) => body.includes('1 hidden part was removed.'))).toHaveLength(1);
    const [handover] = handoversIn(github);
    expect(handover?.body).toMatch(/here to ask for changes\.\n\n<details><summary>Instruction/);
  });

  const COMMENTED = Object.entries({ true: 1, false: 0 });

  test.each(COMMENTED)(
    'is where one asks for changes, if it has a comment: `handover: %s`',
    async (handover, count) => {
      const { world, intent } = command({ handover });
      await playCommand({ world, intent });
      expect(toldIn(world.github)).toEqual([count, ANNOUNCEMENTS]);
      const settling = aDeadRun({ handover });
      await runSettle(settling);
      for (const body of [world.github.stored[1]?.body, settling.github.stored[0]?.body]) {
        expect(body).toContain('**Done.** Review [');
        expect(body?.includes('To ask for changes, comment `/docs continue …` here.')).toBe(count === 0);
      }
    },
  );

  test.each([
    ['claimed and written', true],
    ['written, although someone removed the reaction', false],
  ])('gets none from a run that finds it %s', async (_how, claimed) => {
    const { world, intent } = command();
    if (claimed) world.github.reactions.add('pull-request/9 hooray');
    world.github.add(OURSELVES, HANDOVER);
    await playCommand({ world, intent });
    expect(toldIn(world.github, 2)).toEqual(HANDED_OVER);
  });

  const CLAIMING = ['never wrote it', 'is only slow'];
  test.each(CLAIMING)('gets one, with settle minutes later, if the run that claimed it %s', async (what) => {
    const isSlow = what === 'is only slow';
    const { world, intent } = command();
    world.github.reactions.add('pull-request/9 hooray');
    await playCommand({ world, intent });
    expect(toldIn(world.github)).toEqual(OWED);
    if (isSlow) world.github.add(OURSELVES, HANDOVER);
    const sentence = 'Unfinished jobs: 0 updated, 1 still open, 0 errors.';
    if (!isSlow) expect(await settleAt(4, world.github)).toMatchObject({ result: 'settled', fails: false, sentence });
    await settleAt(11, world.github);
    expect(toldIn(world.github)).toEqual(HANDED_OVER);
  });

  test.each([
    ['nobody but a first read', 1],
    ['the run', 2],
    ['settle', 4],
    ['settle again', 5],
  ])('gets one from settle after a stray 404, also if %s got the last one', async (_who, times) => {
    const { world, intent } = command();
    world.github.fail('pullRequest', 'missing', times);
    await playCommand({ world, intent });
    expect(handoversIn(world.github)).toHaveLength(times === 1 ? 1 : 0);
    expect(world.runner.warnings.map((line) => line.slice(0, 36))).toEqual(
      times === 1 ? [] : ['Could not comment on the pull request'.slice(0, 36)],
    );
    for (const minutes of [11, 22, 33, 44]) await settleAt(minutes, world.github);
    expect(toldIn(world.github)).toEqual(HANDED_OVER);
  });

  test('that is an issue stays owed, because a 404 proves nothing', async () => {
    const { world, intent } = command({}, undefined, aRepository());
    expect((await playCommand({ world, intent })).result).toBe('pull-request');
    expect([saidBy(world.github), toldIn(world.github)]).toEqual([['finished pull-request'], OWED]);
    expect(await settleAt(11, world.github)).toMatchObject({
      sentence: 'Unfinished jobs: 0 updated, 1 still open, 0 errors.',
      summary: expect.stringContaining(`${UNCONFIRMED} There is none.`),
    });
    expect(handoversIn(world.github)).toEqual([]);
  });

  test.each(['settle', 'a re-run'])('gets one although the service answers %s once with 404', async (who) => {
    const first = command();
    const { github } = first.world;
    refuseOnce(github);
    await playCommand(first);
    const again = { inputs: { handover: 'true' }, service: { readings: [missing] } } as const;
    if (who === 'settle') await runSettle(aWorld({ github, clock: aClock(LATER), ...again }));
    else await playCommand(rerunOf(first, again));
    expect(toldIn(github)).toEqual(OWED);
    await settleAt(120, github);
    expect(toldIn(github)).toEqual(HANDED_OVER);
  });

  test("gets one from settle if the run has died, with the requester's name", async () => {
    const comment = { kind: 'issue-comment', id: 102 } as const;
    const world = aDeadRun({}, aCommentMarker({ trigger: comment, instructionComment: comment }));
    world.github.add(OURSELVES, 'Another comment.');
    world.github.add('mona', `/docs ${INSTRUCTION}`);
    await runSettle(world);
    expect(handoversIn(world.github)[0]?.body).toContain('`mona` requested it in');
    const { calls } = world.github;
    // The status comment is read again before each of two edits, the request and the permission only to quote it.
    expect(calls.filter((call) => call === 'comment')).toHaveLength(2 + 1);
    expect(calls.filter((call) => call === 'permissionOf')).toHaveLength(1);
    await runSettle(world);
    expect(toldIn(world.github, 0)).toEqual(HANDED_OVER);
  });

  test.each(COMMENTED)('is named in settle, which reads it once: `handover: %s`', async (handover, count) => {
    const world = aDeadRun({ handover });
    world.github.pulls.set('acme/app#9', { ...SHOWN, size: { additions: 8, deletions: 0, files: 1 } });
    await runSettle(world);
    expect(world.github.stored[0]?.body).toContain(TITLED);
    expect(world.github.calls.filter((call) => call === 'pullRequest')).toHaveLength(1);
    expect(handoversIn(world.github)).toHaveLength(count);
  });

  test('is handed over in settle by its number if GitHub does not show it', async () => {
    const world = aDeadRun();
    world.github.fail('pullRequest', 'forbidden');
    await runSettle(world);
    expect(world.github.stored[0]?.body).toContain('**Done.** Review [pull request 9](');
    expect(handoversIn(world.github)).toHaveLength(1);
  });

  test.each([1, 2, 5])('gets one from settle in the end, even if refused %d times, with a warning', async (times) => {
    const { world, intent } = command();
    refuseOnce(world.github);
    expect((await playCommand({ world, intent })).result).toBe('pull-request');
    expect(world.runner.warnings).toEqual([expect.stringContaining('Could not comment on the pull request')]);
    for (let run = 1; run < times; run += 1) {
      refuseOnce(world.github);
      await settleAt(15 * run, world.github);
    }
    expect(toldIn(world.github)).toEqual(OWED);
    await settleAt(100, world.github);
    expect(toldIn(world.github)).toEqual(HANDED_OVER);
  });

  test('gets one if settle ends the first step while a second one, which follows the job, writes it', async () => {
    const github = withPull();
    await play(aWorld({ github, service, inputs: { wait: 'false', handover: 'true' } }));
    let settled = false;
    beforeCall(github, 'createComment', async ({ thread }) => {
      const isFirst = thread === 9 && !settled;
      settled ||= thread === 9;
      if (isFirst) await settleAt(1, github);
    });
    const inputs = { prompt: '', 'job-id': 'j_1', handover: 'true' };
    const following = aWorld({ github, service: { readings: [made] }, inputs, run: { step: 'follow' } });
    await play(following, anIntent({ source: { kind: 'existing', jobId: 'j_1' } }));
    expect(handoversIn(github)).toHaveLength(1);
  });

  test('links the run of a job without a thread', async () => {
    const world = aWorld({ github: withPull(), service, inputs: { thread: 'none', handover: 'true' } });
    await play(world, anIntent({ thread: null }));
    const words = '`mona` requested it in [this run](https://github.com/acme/app/actions/runs/77)';
    expect(handoversIn(world.github)[0]?.body).toContain(words);
  });
});

describe('a pull request that the service names by an earlier name of the repository', () => {
  const named = shown({ status: 'completed', prLink: 'https://github.com/acme/old/pull/9' });

  /** GitHub redirects the earlier name. */
  function renamedRepository(): FakeRepository {
    const github = withPull();
    github.pulls.set('acme/old#9', SHOWN);
    return github;
  }

  const aStep = (github: FakeRepository, inputs: Inputs = {}): TestWorld =>
    aWorld({ github, service: { creation: created(), readings: [named] }, inputs: { handover: 'true', ...inputs } });

  test.each([
    ['that waits', {}, {}],
    ['that does not wait', { wait: 'false' }, {}],
    ['without a thread', { thread: 'none' }, { thread: null }],
  ])('is handed over for a step %s', async (_which, inputs, given) => {
    const github = renamedRepository();
    await play(aStep(github, inputs), anIntent(given));
    await settleAt(60, github, named);
    expect(handoversIn(github)).toHaveLength(1);
  });

  test('is handed over by a later run if GitHub does not show it', async () => {
    const github = renamedRepository();
    github.fail('pullRequest', 'unavailable', 2);
    await play(aStep(github));
    expect(toldIn(github, 0)).toEqual(OWED);
    github.fail('pullRequest', 'unavailable', 1);
    const summary = expect.stringContaining(UNCONFIRMED);
    expect(await settleAt(11, github, named)).toMatchObject({ fails: false, summary });
    expect(handoversIn(github)).toEqual([]);
    await settleAt(22, github, named);
    expect(toldIn(github, 0)).toEqual(HANDED_OVER);
  });

  test('stays owed if GitHub does not show what the service names', async () => {
    const github = renamedRepository();
    leave(github, aMarker({ state: 'finished', pullRequest: LINK, told: ['reaction', 'notice'] }));
    let shows = false;
    beforeCall(github, 'pullRequest', (_number, options) => {
      if (options?.repository === 'acme/old' && !shows) github.fail('pullRequest', 'unavailable', 1);
    });
    await settleAt(60, github, named);
    expect(toldIn(github, 0)).toEqual(OWED);
    shows = true;
    await settleAt(75, github, named);
    expect(handoversIn(github)).toHaveLength(1);
  });
});

test.each(['before the claim', 'after it'])('a second job hands nothing over and asks no review: %s', async (when) => {
  const { world, intent } = command({ 'request-review': 'true' });
  const write = () => world.github.add(OURSELVES, aRunHandover({ job: 'j_0' }));
  if (when === 'before the claim') write();
  else afterCall(world.github, 'react', ({ kind }) => kind === 'pull-request' && write());
  await playCommand({ world, intent });
  expect([handoversIn(world.github).length, world.github.reviews]).toEqual([1, []]);
  expect(markerIn(world.github, 1 + Number(when === 'before the claim')).told).toContain('handover');
});

test.each([
  ['labels it, once', false, ['#9 docs,agent'], ''],
  ['warns where GitHub refuses the labels', true, [], 'Could not label pull request 9'],
])('the hand-over of a pull request %s', async (_what, refuses, labelled, warning) => {
  const { world, intent } = command({ labels: 'docs, agent' }, undefined, withPull());
  if (refuses) world.github.fail('addLabels', 'forbidden');
  await playCommand({ world, intent });
  expect([handoversIn(world.github).length, world.github.labelled]).toEqual([1, labelled]);
  expect(world.runner.warnings.join()).toContain(warning);
});

describe('a review', () => {
  async function asked(reviewer: string, given: Partial<TestWorld['github']> = {}): Promise<TestWorld> {
    const { world, intent } = command({ 'request-review': 'true' }, undefined, withPull({ author: reviewer }));
    Object.assign(world.github, given);
    await playCommand({ world, intent });
    expect(handoversIn(world.github)).toHaveLength(1);
    return world;
  }

  test('is requested from who made the request, unless they wrote the pull request', async () =>
    expect([(await asked('docs[bot]')).github.reviews, (await asked('Ada')).github.reviews]).toEqual([['#9 ada'], []]));

  test('that GitHub refuses is one line in the log', async () => {
    const { runner } = await asked('docs[bot]', { requestReview: async () => 'refused' });
    expect(runner.log).toContain('GitHub refused to request a review of pull request 9 from ada.');
    expect(runner.warnings).toEqual([]);
  });
});

describe('what a hand-over covers', () => {
  const group = 'a'.repeat(24);
  const message = { request: 'message', jobId: 'j_1', pullRequest: LINK, group, state: 'started' } as const;
  const TWELVE = shown({ status: 'completed', prLink: LINK.replace('9', '12') });
  /** Settles a message that was sent to pull request 9, with this hand-over, and returns where that was listed. */
  async function coveredIn(handover: string, reading = made, said: Partial<Marker> = {}): Promise<readonly number[]> {
    const world = aDeadRun({}, aCommentMarker({ ...message, ...said }), reading);
    showPull(world.github, 12);
    const threads: number[] = [];
    beforeCall(world.github, 'comments', (thread) => threads.push(thread));
    world.github.add(OURSELVES, handover);
    await runSettle(world);
    const found = world.github.stored.map((comment) => believedHandover(comment, OURS)).find((each) => each !== null);
    return found?.covers?.length ? threads : [];
  }

  test.each<[string, typeof made, Partial<Marker>]>([
    ['', made, {}],
    [', whatever its job names now', TWELVE, {}],
    [', also if its run died after it had written the end', TWELVE, { state: 'finished', told: OWED_TOLD }],
  ])('is listed in the pull request that the message was sent to%s', async (_what, reading, said) => {
    expect(await coveredIn(HANDOVER, reading, said)).toEqual([9]);
  });

  test.each([
    ['of another job', { job: 'j_0', group }],
    ['of another group', { group: 'b'.repeat(24) }],
  ])('is not listed in a hand-over %s', async (_whose, given) => {
    expect(await coveredIn(aRunHandover(given))).toEqual([]);
  });

  /** A message to pull request 9 whose end settle lists in the hand-over, and that hand-over, which lists nothing yet. */
  function aListing(): { readonly world: TestWorld; readonly handover: ThreadComment; readonly rival: string } {
    const world = aDeadRun({}, aCommentMarker(message));
    const handover = world.github.add(OURSELVES, HANDOVER);
    const rival = withCovered(handover.body, believedHandover(handover, OURS) ?? { ...OURS, job: '' }, 12) ?? '';
    return { world, handover, rival };
  }
  const coveredBy = (github: FakeRepository): readonly number[] | undefined =>
    handoversIn(github).map((comment) => believedHandover(comment, OURS)?.covers)[0];

  test('is added to what another run has listed since GitHub made its list', async () => {
    const { world, handover, rival } = aListing();
    changeAnswer(world.github, 'comments', (rows) => rows.map((row) => (row.id === handover.id ? handover : row)));
    await world.github.editComment(handover, rival);
    await runSettle(world);
    expect(coveredBy(world.github)).toEqual([12, 7]);
  });

  test('is added once more if another run has overwritten it at the same moment', async () => {
    const { world, handover, rival } = aListing();
    const undo = afterCall(world.github, 'editComment', async ({ id }) => {
      if (id !== handover.id) return;
      undo();
      await world.github.editComment(handover, rival);
    });
    await runSettle(world);
    expect(coveredBy(world.github)).toEqual([12, 7]);
  });

  test('is added by a later run if GitHub delays its list until another may have the turn', async () => {
    const { world, handover, rival } = aListing();
    let delay = 5 * 60_000;
    beforeCall(world.github, 'comments', () => world.clock.pass(delay));
    await runSettle(world);
    expect(coveredBy(world.github)).toBeUndefined();
    delay = 0;
    await world.github.editComment(handover, rival);
    await runSettle(world);
    expect(coveredBy(world.github)).toEqual([12, 7]);
  });
});

describe('a hand-over that GitHub refused for now is sent again', () => {
  const MINUTE = 60_000;

  /** Plays a job, and asks this long after its end whether the hand-over may be sent again. */
  async function mayRepeatAfter(waited: number, prepare: (world: TestWorld) => void = () => {}) {
    const { world, intent } = command();
    let answer: boolean | undefined;
    beforeCall(world.github, 'createComment', async ({ thread }, _body, { mayRepeat } = {}) => {
      if (thread !== 9) return;
      world.clock.pass(waited);
      prepare(world);
      answer = await mayRepeat?.();
    });
    await playCommand({ world, intent });
    return answer;
  }

  test.each([
    [0, true],
    [5 * MINUTE - 1, true],
    [5 * MINUTE, false],
  ])('only before another run may try: after %d ms it is %s', async (waited, expected) => {
    expect(await mayRepeatAfter(waited)).toBe(expected);
  });

  test.each<[string, (world: TestWorld) => void]>([
    ['another run has written it', ({ github }) => void github.add(OURSELVES, HANDOVER)],
    ['that is not known', ({ github }) => github.fail('comments', 'unavailable', 1)],
    ['another may try by then', ({ github, clock }) => beforeCall(github, 'comments', () => clock.pass(5 * MINUTE))],
  ])('not if %s', async (_why, prepare) => expect(await mayRepeatAfter(0, prepare)).toBe(false));
});

test('a hand-over is left to a later run if GitHub delays what it needs until another may take the claim', async () => {
  const { world, intent } = command();
  beforeCall(world.github, 'comments', (thread) => thread === 9 && world.clock.pass(5 * 60_000));
  await playCommand({ world, intent });
  expect(toldIn(world.github)).toEqual(OWED);
});

describe('no hand-over is written', () => {
  test.each(['merged', 'closed'] as const)('in a pull request that is %s', async (state) => {
    const { result, github } = await playCommand(command({}, undefined, withPull({ state })));
    expect([result, saidBy(github)]).toEqual(['pull-request', ['finished pull-request']]);
    expect(toldIn(github)).toEqual([0, ANNOUNCEMENTS]);
  });

  test.each([
    ['in another repository', 'https://github.com/acme/docs/pull/9'],
    ['at another server', 'https://github.example.com/acme/app/pull/9'],
    ['if the request was made on that pull request', 'https://github.com/acme/app/pull/7'],
  ])('%s', async (_where, prLink) => {
    const readings = [shown({ status: 'completed', prLink })];
    const inputs = { handover: 'true', 'link-hosts': 'github.example.com' };
    const { world, intent } = aCommand(undefined, { world: { service: { creation: created(), readings }, inputs } });
    expect((await playCommand({ world, intent })).result).toBe('pull-request');
    expect(saidBy(world.github)).toEqual(['finished pull-request']);
    expect([...world.github.reactions].some((reaction) => reaction.startsWith('pull-request/'))).toBe(false);
  });
});
