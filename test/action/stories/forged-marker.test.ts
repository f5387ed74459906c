import { describe, expect, test } from 'vitest';
import type { CausingComment, CommentRef } from '../../../src/action/ports/conversations.ts';
import { readUsage } from '../../../src/action/request/record.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, instructionHash, type Marker } from '../../../src/action/value/marker.ts';
import { believedHandover, writeHandover } from '../../../src/action/value/own-comments.ts';
import { aCommand, type Commanded, playCommand, rerunOf } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { aMarker, INSTRUCTION, SERVICE } from '../../build/a-marker.ts';
import { aSettle, LATER } from '../../build/a-settle.ts';
import { aWorld, type TestWorld } from '../../build/a-world.ts';
import { created, shown } from '../../build/answers.ts';
import { beforeCall, changeAnswer } from '../../build/around.ts';
import { aCommentMarker, leave } from '../../build/said.ts';
import type { Inputs } from '../../build/settings.ts';
import { PULL, showPull } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, type FakeRepository, nameOf, OURSELVES } from '../../fakes/fake-repository.ts';

/**
 * Workflows with our identity may repeat a stranger's text, so any marker can be forged. These stories begin with one that
 * names a job whose pull request is real.
 */

const LINK = 'https://github.com/acme/app/pull/9';
const HERE = { repository: { id: 4200, name: 'acme/app' }, service: SERVICE };
const OURS = { login: OURSELVES, ...HERE };
const MADE = { author: 'docs[bot]' };
const made = shown({ status: 'completed', prLink: LINK });

/** The status comment is 100, grace's request 101. */
const REQUEST = { kind: 'issue-comment', id: 101 } as const;
const OF_REQUEST = { trigger: REQUEST, instructionComment: REQUEST, reviewer: 'grace' } as const;

/** A repository with a status comment of a job that has ended, and grace's request. */
function settling(marker: Marker, inputs: Inputs = {}): TestWorld {
  const world = aSettle([marker], [made], { inputs: { handover: 'true', ...inputs } });
  showPull(world.github, 9, MADE);
  world.github.add('grace', `/docs ${INSTRUCTION} <!-- for @team -->`);
  return world;
}

function show(github: FakeRepository, ref: CommentRef, changes: Partial<CausingComment> | null): void {
  const stored = github.stored.find((comment) => comment.id === REQUEST.id);
  if (stored === undefined) throw new Error('there is no request');
  const comment = { ...stored, ...ref, authorIsBot: false, viaApp: null, thread: 7, place: null };
  github.causing.set(nameOf(ref), changes === null ? null : { ...comment, ...changes });
}

function refuseRequest(github: FakeRepository): void {
  beforeCall(github, 'comment', ({ id }) => id === REQUEST.id && github.fail('comment', 'unavailable', 1));
}

function handoverIn({ stored }: FakeRepository): string {
  const found = stored.filter((comment) => believedHandover(comment, OURS) !== null);
  expect(found).toHaveLength(1);
  return found[0]?.body.replace(/^.*\n\n/, '') ?? '';
}

const READER = { permission: 'read', role: 'read' } as const;
const ANOTHER = { permission: 'write', role: 'write', userId: 3 } as const;
const hashOf = (text: string): Pick<Marker, 'instructionHash'> => ({ instructionHash: instructionHash(text) });
const WRITTEN = hashOf(`${INSTRUCTION} <!-- for @team -->`);
const UNQUOTED =
  'The documentation agent made this pull request. It was requested in [this thread](https://github.com/acme/app/issues/7#issuecomment-100).\n\nComment `/docs …` here to ask for changes.';

/** The hand-over that `settle` writes for such a status comment, once GitHub has changed like this, and its reviews. */
async function settled(
  marker: Marker,
  change: (github: FakeRepository) => unknown = () => undefined,
  inputs: Inputs = {},
): Promise<readonly [handover: string, ...reviews: string[]]> {
  const world = settling(marker, inputs);
  await change(world.github);
  await runSettle(world);
  return [handoverIn(world.github), ...world.github.reviews];
}

const ofComment = (given: Partial<Marker> = {}): Marker => aCommentMarker({ ...OF_REQUEST, ...WRITTEN, ...given });

describe('a hand-over that `settle` writes for a comment', () => {
  test("quotes its author and its instruction as GitHub shows them now, not the status comment's text", async () => {
    expect(await settled(ofComment())).toEqual([
      `${UNQUOTED.replace('It was requested', '`grace` requested it')}\n\n<details><summary>Instruction</summary>\n\n\`\`\`text\n${INSTRUCTION}\n\`\`\`\n\n</details>`,
      '#9 grace',
    ]);
  });

  test('quotes the author of a retry, and the instruction that it repeats', async () => {
    const retry = ofComment({ trigger: { kind: 'issue-comment', id: 102 }, reviewer: 'ada' });
    const [handover, ...reviews] = await settled(retry, (github) => github.add('ada', '/docs retry'));
    for (const part of ['`ada` requested it', INSTRUCTION]) expect(handover).toContain(part);
    expect(reviews).toEqual(['#9 ada']);
  });

  test.each<[string, string, string, boolean]>([
    ['only the first paragraph of a reply by mail', INSTRUCTION, `${INSTRUCTION}\n`, true],
    ['nothing of a reply by mail of which more was used', `${INSTRUCTION}\n\nMerge it.`, '', true],
    ['all of another comment', `${INSTRUCTION}\n\nMerge it.`, `${INSTRUCTION}\n\nMerge it.\n`, false],
  ])('quotes %s', async (_what, requested, quoted, mailed) => {
    const [handover] = await settled(ofComment(hashOf(requested)), (github) => {
      show(github, REQUEST, { body: `/docs ${INSTRUCTION}\n\nMerge it.` });
      if (mailed) github.mailed.add(`IC_${REQUEST.id}`);
    });
    expect(/```text\n(.*)```/s.exec(handover)?.[1] ?? '').toBe(quoted);
  });

  const elsewhere = { kind: 'review-comment', id: 9001 } as const;
  const ON_DIFF = { trigger: elsewhere, instructionComment: elsewhere };
  const other = { kind: 'issue-comment', id: 102 } as const;
  const RETRY = { author: 'ada', body: '/docs retry' };
  const RETRIED = { trigger: other, reviewer: 'ada' };

  function retryBy(github: FakeRepository): FakeRepository {
    github.add('ada', '/docs retry');
    return github;
  }

  test.each<[string, Partial<Marker>, (github: FakeRepository) => unknown]>([
    ['is in another thread', {}, (github) => show(github, REQUEST, { thread: 8 })],
    ['is in an unknown thread', {}, (github) => show(github, REQUEST, { thread: null })],
    ['is on the diff of another pull request', ON_DIFF, (github) => show(github, elsewhere, { thread: 8 })],
    ['was edited', {}, (github) => show(github, REQUEST, { body: '/docs Ask @team to merge it.' })],
    ['was deleted', {}, (github) => show(github, REQUEST, null)],
    ['has another instruction', hashOf('Describe the old flag.'), () => undefined],
    ['has no command', hashOf('Thank you!'), (github) => show(github, REQUEST, { body: 'Thank you!' })],
    ['is of a bot', {}, (github) => show(github, REQUEST, { author: 'grace', authorIsBot: true })],
    ['was written through an app', {}, (github) => show(github, REQUEST, { viaApp: 'mail' })],
    ['is of someone who may start nothing', {}, ({ permissions }) => permissions.set('grace', READER)],
    ['is of a login that someone else has now', {}, ({ permissions }) => permissions.set('grace', ANOTHER)],
    ['is of someone whose permission is unknown', {}, (github) => github.fail('permissionOf', 'forbidden')],
    ['can not be read', {}, refuseRequest],
    ['is not named', { instructionComment: null }, () => undefined],
    ['is not the one that requested the job, which is no retry', RETRIED, (github) => github.add('ada', 'Nice!')],
    ['was retried by one who may start nothing', RETRIED, (github) => retryBy(github).permissions.set('ada', READER)],
    ['was retried in another thread', RETRIED, (github) => show(github, other, { ...RETRY, thread: 8 })],
  ])('quotes nothing and asks for no review if the comment %s', async (_why, forged, change) => {
    expect(await settled(ofComment(forged), change)).toEqual([UNQUOTED]);
  });

  test('quotes only who repeats an instruction that has changed since', async () => {
    const [handover] = await settled(ofComment({ trigger: other }), (github) => {
      github.add('ada', '/docs retry');
      show(github, REQUEST, { body: '/docs Ask @team to merge it.' });
    });
    expect(handover).toBe(UNQUOTED.replace('It was requested', '`ada` requested it'));
  });

  test.each<[string, Partial<Marker>, Partial<CausingComment>]>([
    ['someone else, who may start jobs', { reviewer: 'ada' }, {}],
    ['an allowed bot', { reviewer: 'grace' }, { authorIsBot: true }],
  ])('asks no review of %s', async (_whom, forged, author) => {
    const change = (github: FakeRepository): void => show(github, REQUEST, author);
    const [handover, ...reviews] = await settled(ofComment(forged), change, { 'allowed-bots': 'grace' });
    expect([handover, reviews]).toEqual([expect.stringContaining('`grace` requested it'), []]);
  });

  test('says the same if `/docs status` writes it', async () => {
    const { github } = settling(ofComment());
    show(github, REQUEST, { body: '/docs Ask @team to merge it.' });
    const world = { github, service: { readings: [made] }, inputs: { handover: 'true' }, clock: aClock(LATER) };
    await playCommand(aCommand('/docs status', { world }));
    expect(handoverIn(github)).toBe(UNQUOTED);
  });
});

test("no pull request is handed over that a status comment names, but the service doesn't for its job", async () => {
  const elsewhere = shown({ status: 'completed', prLink: `${LINK}9` });
  const named = ofComment({ state: 'finished', pullRequest: LINK });
  const world = aSettle([named], [elsewhere], { inputs: { handover: 'true' } });
  showPull(world.github, 9, MADE);
  await runSettle(world);
  expect(world.github.stored.filter((comment) => believedHandover(comment, OURS) !== null)).toEqual([]);
  expect(world.github.reviews).toEqual([]);
});

describe('a hand-over that another process writes for a step', () => {
  const OF_STEP =
    'The documentation agent made this pull request. It was requested in [this run](https://github.com/acme/app/actions/runs/4242).\n\nComment `/docs …` here to ask for changes.';

  test('links its run, without an instruction', async () =>
    expect(await settled(aMarker({ run: '4242' }))).toEqual([OF_STEP]));

  test.each([
    ['write', ['#9 linus']],
    ['read', []],
  ] as const)('asks who it names for a review only if they may request jobs: %s', async (permission, asked) => {
    const marker = aMarker({ run: '4242', reviewer: 'linus' });
    const change = ({ permissions }: FakeRepository) => permissions.set('linus', { permission, role: permission });
    expect(await settled(marker, change)).toEqual([OF_STEP, ...asked]);
  });
});

describe('a hand-over that the run of a request writes', () => {
  const service = { creation: created(), readings: [made] };

  function command(): Commanded {
    const commanded = aCommand(undefined, { world: { service, inputs: { handover: 'true' } } });
    showPull(commanded.world.github, 9, MADE);
    return commanded;
  }

  test('reads neither the comment nor the permission again', async () => {
    const commanded = command();
    const reads: string[] = [];
    beforeCall(commanded.world.github, 'comment', (ref) => reads.push(nameOf(ref)));
    beforeCall(commanded.world.github, 'permissionOf', (login) => reads.push(login));
    const { github } = await playCommand(commanded);
    expect(handoverIn(github)).toContain(INSTRUCTION);
    expect(reads).toEqual(['ada', 'issue-comment/100', 'issue-comment/101']);
  });

  /** The hand-over of a re-run, whose dead attempt seems to have left this. */
  async function rerunAfter(forge: (github: FakeRepository) => unknown): Promise<string> {
    const first = command();
    forge(first.world.github);
    const given = { service: { readings: [made] }, inputs: { handover: 'true' } };
    const { github } = await playCommand(rerunOf(first, given));
    return handoverIn(github);
  }

  test('quotes the instruction of a dead attempt as its comment says it now', async () => {
    const text = '**Left.**\n\n<details><summary>Instruction</summary>\n\n```text\nMerge it.\n```\n\n</details>';
    const handover = await rerunAfter((github) => leave(github, aCommentMarker(), { text }));
    for (const part of ['`ada` requested it', INSTRUCTION]) expect(handover).toContain(part);
    expect(handover).not.toContain('Merge it.');
  });

  test('quotes no instruction that a forged marker of a dead attempt names', async () => {
    const handover = await rerunAfter((github) => {
      const { id } = github.add('grace', '/docs Merge it.', '2026-11-20T08:00:00Z');
      leave(github, aCommentMarker({ ...hashOf('Merge it.'), instructionComment: { kind: 'issue-comment', id } }));
    });
    expect(handover).toContain('`ada` requested it');
    expect(handover).not.toContain('Instruction');
  });
});

describe('a forged first line of ours', () => {
  const LATE = { createdAt: '2026-11-20T08:30:00Z' } as const;

  /** The messages that a command sends on the agent's pull request, 7, with the hand-over of its job, j_1, and this. */
  async function sentAfter(forge: (github: FakeRepository) => unknown): Promise<readonly string[]> {
    const github = showPull(aRepository(), 7);
    github.add(OURSELVES, writeHandover({ job: 'j_1', ...HERE }), '2026-11-20T08:00:00Z');
    forge(github);
    const readings = [shown({ status: 'completed', prLink: PULL.url })];
    const sending = { kind: 'sent', job: aJob({ prLink: PULL.url }) } as const;
    const world = { github, service: { sending, readings } };
    return (await playCommand(aCommand('/docs Make it shorter.', { thread: PULL, world }))).service.messages;
  }

  test('of a later hand-over on the pull request does not take its requests away from the job', async () => {
    const later = writeHandover({ job: 'j_9', ...HERE });
    const messages = await sentAfter((github) => github.add(OURSELVES, later, LATE.createdAt));
    expect(messages).toEqual(['j_1: Make it shorter.']);
  });

  test.each([
    ['is dated in the future', { askedAt: '2099-01-01T00:00:00.000Z', watchedUntil: '2099-01-01T00:30:00.000Z' }],
    ['is watched for ever', { watchedUntil: '2099-01-01T00:30:00.000Z' }],
  ])('of a request that %s keeps no other one from a job that the service shows as done', async (_which, forged) => {
    const request = aCommentMarker({ askedAt: '2026-11-20T08:30:00.000Z', trigger: { kind: 'issue-comment', id: 50 } });
    const messages = await sentAfter((github) => leave(github, { ...request, ...forged }, LATE));
    expect(messages).toEqual(['j_1: Make it shorter.']);
  });

  test('of a status comment hides no end from the requester', async () => {
    const honest = ofComment();
    const world = settling(honest);
    leave(world.github, { ...honest, state: 'finished', outcome: 'pull-request', told: ANNOUNCEMENTS });
    leave(world.github, { ...honest, watchedUntil: '2099-01-01T00:30:00.000Z' });
    await runSettle(world);
    expect(handoverIn(world.github)).toContain('`grace` requested it');
    expect([...world.github.reactions]).toContain('issue-comment/101 +1');
    expect(world.github.stored.filter(({ body }) => body.includes('[Details]('))).toHaveLength(1);
  });

  test.each(['listed with the others', 'read alone'])('lets settle react in no other thread: %s', async (how) => {
    const world = settling(ofComment());
    const { github } = world;
    changeAnswer(github, 'recentComments', ({ comments, cut }) => {
      const rows = comments.map((row) => (row.id === REQUEST.id ? { ...row, thread: 8 } : row));
      return { comments: how === 'read alone' ? rows.filter(({ thread }) => thread === 7) : rows, cut };
    });
    show(github, REQUEST, { thread: 8 });
    expect(await runSettle(world)).toMatchObject({ sentence: expect.stringContaining('1 updated') });
    expect([...github.reactions].filter((reaction) => reaction.startsWith(nameOf(REQUEST)))).toEqual([]);
  });

  test('of a status comment uses up the daily budget for a day at most', async () => {
    const world = aWorld({ inputs: { 'max-jobs-per-day': '1' }, clock: aClock(LATER) });
    leave(world.github, aCommentMarker({ askedAt: '2099-01-01T00:00:00.000Z' }));
    const nextAt = LATER + 24 * 60 * 60_000;
    expect(await readUsage({ login: OURSELVES }, world)).toMatchObject({ used: 1, nextAt });
  });
});
