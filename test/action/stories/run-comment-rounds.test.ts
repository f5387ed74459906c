import { describe, expect, test } from 'vitest';
import type { EventThread } from '../../../src/action/event/event.ts';
import { runComment } from '../../../src/action/stories/comment.ts';
import { ANNOUNCEMENTS } from '../../../src/action/value/marker.ts';
import { aCommand, type Commanded } from '../../build/a-command.ts';
import { aJob } from '../../build/a-job.ts';
import { STEP } from '../../build/a-marker.ts';
import { aRetry } from '../../build/a-world.ts';
import { created, PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aCommentMarker, inAnotherThread, leave, written } from '../../build/said.ts';
import { ISSUE, PULL, SHOWN_PULL } from '../../build/threads.ts';
import { inRounds, type Round } from '../../fakes/in-rounds.ts';

const STRANGER = { id: 9, login: 'stranger', bot: false, viaApp: null };

/** A command whose job uses the thread as context, in a repository that has the pull request. */
function wantingContext(
  thread: EventThread,
  given: Parameters<typeof aCommand>[1] & object = {},
  text = '/docs Describe the new flag.',
): Commanded {
  return withPull(aCommand(text, { ...given, thread, intent: { context: { kind: 'thread', thread } } }));
}

const retryIn = (thread: EventThread): Commanded =>
  withPull(aRetry({}, { thread, intent: { context: { kind: 'thread', thread } } }));

function withPull(commanded: Commanded): Commanded {
  commanded.world.github.broughtBy = [SHOWN_PULL];
  return commanded;
}

async function roundsOf({ world, intent }: Commanded): Promise<readonly Round[]> {
  const rounds = await inRounds(world, (held) => runComment(intent, held));
  expect(world.runner.outputs.get('result')).not.toBe('error');
  return rounds;
}

/** The rounds up to the POST. What is sent beside it delays nothing, and may be loaded only then. */
async function untilPost(commanded: Commanded): Promise<readonly Round[]> {
  const rounds = await roundsOf(commanded);
  const isPost = (call: string): boolean => call === 'createJob' || call === 'sendMessage';
  const post = rounds.findIndex((round) => round.some(isPost));
  return [...rounds.slice(0, post), (rounds[post] ?? []).filter(isPost)];
}

const sent = (prLink: string) => ({ kind: 'sent', job: aJob({ prLink }) }) as const;

/** A command on a pull request of the last hour, in a repository with a job that ended without one. */
function newPull(fields: Parameters<typeof shown>[0]): Commanded {
  const service = { creation: created({ id: 'j_2' }), sending: sent(PULL.url), readings: [shown(fields)] };
  const commanded = wantingContext({ ...PULL, createdAt: '2026-11-20T08:30:00Z' }, { world: { service } });
  const ended = { state: 'finished', outcome: 'no-pull-request', told: ANNOUNCEMENTS } as const;
  inAnotherThread(commanded.world.github, aCommentMarker({ ...ended, watchedUntil: '2026-11-20T08:45:00.000Z' }));
  return commanded;
}

function followUp(): Commanded {
  const { github } = aCommand().world;
  const done = { outcome: 'pull-request', pullRequest: PULL_REQUEST, state: 'finished' } as const;
  leave(github, aCommentMarker({ ...done, trigger: { kind: 'issue-comment', id: 50 } }));
  const service = { sending: sent(PULL_REQUEST), readings: [withPullRequest] };
  return aCommand('/docs continue Describe --json.', { world: { github, service } });
}

const REVIEWED: EventThread = { ...PULL, base: 'main', head: 'version-2', headSha: SHOWN_PULL.headSha };

const READS = 'comment comments permissionOf';
const NEW_PULL =
  'changedFiles comment comments permissionOf pullRequest recentComments recentComments viewer | comments diff pullRequest react readJob renderMarkdown';

describe('a request is sent together with everything that it does not depend on', () => {
  test.each<[string, () => Commanded, string]>([
    ['in an issue', () => wantingContext(ISSUE), `${READS} | react renderMarkdown | createComment | createJob`],
    [
      'in the conversation of a pull request',
      () => wantingContext(PULL),
      'changedFiles comment comments permissionOf pullRequest viewer | diff react renderMarkdown | createComment | createJob',
    ],
    [
      'in a review thread, whose event names the branches',
      () => wantingContext(REVIEWED, { comment: { kind: 'review-comment' } }),
      'changedFiles comment comments comments permissionOf viewer | diff react renderMarkdown | createComment | createJob',
    ],
    [
      'of a retry in an issue',
      () => retryIn(ISSUE),
      'comment comments permissionOf viewer | comment permissionOf react renderMarkdown | createComment | react | createJob',
    ],
    [
      'of a retry in a pull request',
      () => retryIn(PULL),
      'changedFiles comment comments comments permissionOf pullRequest viewer | comment diff permissionOf react renderMarkdown | createComment | react | createJob',
    ],
    [
      'of a follow-up, whose job is read beside its status comment',
      followUp,
      'comment comments permissionOf viewer | pullRequest react | createComment readJob | sendMessage',
    ],
    [
      'in a new pull request, while a job of the last day has none',
      () => newPull({ status: 'completed' }),
      `${NEW_PULL} | createComment | createJob`,
    ],
    [
      'of a follow-up to a job whose service names its new pull request late',
      () => newPull({ status: 'completed', prLink: PULL.url }),
      `${NEW_PULL} | createComment readJob | sendMessage`,
    ],
    [
      'whose permission is not read, because anyone may start jobs',
      () => wantingContext(ISSUE, { world: { inputs: { permission: 'none' } } }),
      'comment comments | react renderMarkdown | createComment | createJob',
    ],
    [
      'after a round more for a likely stranger who turns out to have permission',
      () => wantingContext(ISSUE, { comment: { association: 'CONTRIBUTOR' } }),
      'permissionOf | comment comments | react renderMarkdown | createComment | createJob',
    ],
  ])('%s', async (_where, commanded, rounds) => {
    expect((await untilPost(commanded())).map((round) => round.join(' ')).join(' | ')).toBe(rounds);
  });

  test('and the thread names the job before its first read', async () => {
    const rounds = await roundsOf(wantingContext(ISSUE));
    expect(rounds.slice(4)).toEqual([['editComment'], ['readJob'], ['pullRequest'], ['react'], ['editComment']]);
  });
});

describe('a likely stranger', () => {
  const stranger = (text = '/docs Describe it.', association = 'NONE'): Commanded => {
    const commanded = wantingContext(PULL, { comment: { author: STRANGER, association } }, text);
    commanded.world.github.permission = { permission: 'read', role: 'read' };
    return commanded;
  };

  const LIKELY = ['NONE', 'FIRST_TIMER', 'FIRST_TIME_CONTRIBUTOR', 'CONTRIBUTOR', 'MANNEQUIN', ''];
  test.each(LIKELY)('by the association %j costs the permission request and a reaction', async (association) =>
    expect(await roundsOf(stranger('/docs Describe it.', association))).toEqual([['permissionOf'], ['react']]),
  );

  test('costs one request if the comment imitates one of ours: it is not a command', async () => {
    expect(await roundsOf(stranger('<!-- docs-agent:2 x -->\n\n/docs Describe it.'))).toEqual([['viewer']]);
  });

  test.each(['OWNER', 'MEMBER', 'COLLABORATOR'])('is no %s, who still has to pass the gate', async (association) => {
    const commanded = stranger('/docs Describe it.', association);
    expect((await roundsOf(commanded))[0]).toHaveLength(6);
    expect(commanded.world.service.prompts).toEqual([]);
    expect([...commanded.world.github.reactions]).toEqual([expect.stringMatching(/ -1$/)]);
  });
});

test.each<[string, () => Commanded]>([
  ['an instruction', () => wantingContext(PULL)],
  ['a retry', () => retryIn(PULL)],
  ['help', () => aCommand('/docs')],
  ['a typo', () => aCommand('/docs statsu')],
  ['status', () => aCommand('/docs status')],
  ['a report', () => aCommand('/docs report')],
])('nothing is written before the gate has passed: %s', async (_what, commanded) => {
  const { world, intent } = commanded();
  const { github } = world;
  github.permission = { permission: 'read', role: 'read' };
  const early: (readonly string[])[] = [];
  beforeCall(github, 'permissionOf', () => early.push(written(github)));
  await runComment(intent, world);
  expect([early, written(github)]).toEqual([[[]], ['react']]);
  expect([...github.reactions]).toEqual([`issue-comment/${intent.comment.id} -1`]);
});

test.each([
  ['no request more for jobs without one', undefined, 0],
  ['none either if it is two days old', '2026-11-18T08:59:59Z', 0],
  ['two if it is new', '2026-11-20T08:30:00Z', 2],
])('a command on a pull request costs %s', async (_what, createdAt, requests) => {
  const { world, intent } = wantingContext(createdAt === undefined ? PULL : { ...PULL, createdAt });
  await runComment(intent, world);
  expect(world.github.calls.filter((call) => call === 'recentComments')).toHaveLength(requests);
});

test('our login is only requested if the thread may contain something of ours', async () => {
  const { world, intent } = wantingContext(ISSUE);
  leave(world.github, aCommentMarker({ trigger: { kind: 'run', step: STEP }, run: '78' }));
  const rounds = await inRounds(world, (held) => runComment(intent, held));
  const reads = ['comment', 'comments', 'permissionOf'];
  expect(rounds.slice(0, 3)).toEqual([reads, ['viewer'], ['react', 'renderMarkdown']]);
});
