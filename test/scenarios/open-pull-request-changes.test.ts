import { describe, expect, test } from 'vitest';
import { groupHash, type Marker } from '../../src/action/value/marker.ts';
import { type FaultAction, meetingPoint } from '../../src/playground/github/faults.ts';
import { json } from '../servers/fault-server.ts';
import { type Doing, done, type FollowUpWorld, onPull, requestsTo, working } from './follow-up-world.ts';
import {
  ENVIRONMENT,
  handoverIn,
  headlines,
  INPUTS,
  leave,
  MESSAGE,
  OPEN,
  refused,
  requestsOf,
  startOpenWorld,
  striking,
  textOf,
} from './open-world.ts';
import { JOB_ID, jobBody } from './scripted-service.ts';
import { commentEvent, issueEvent, LATER } from './world.ts';

const GROUP = groupHash({ command: '/docs' });
const COMMENT = { inputs: { ...INPUTS, prompt: '' } };

type Change = (thread: NonNullable<ReturnType<FollowUpWorld['app']['threads']['get']>>) => void;

const merge: Change = (thread) => {
  thread.state = 'closed';
  if (thread.pull !== null) thread.pull.mergedAt = '2026-11-20T09:10:00Z';
};
const moveToFork: Change = ({ pull }) => {
  if (pull !== null) Object.assign(pull, { fork: { id: 77, owner: 'mara' } });
};

function changeIn(world: FollowUpWorld, change: Change): void {
  const thread = world.app.threads.get(world.pullRequest);
  if (thread !== undefined) change(thread);
}

/** Makes GitHub do this to the next reads of the pull request. */
function whenRead({ github }: FollowUpWorld, does: FaultAction, times = 1): void {
  github.faults.add({ method: 'GET', path: /\/pulls\/2$/, times, does });
}

const sentAndStarted = ({ service }: FollowUpWorld): readonly number[] => [service.messages.length, service.asked];

describe('an open pull request that changes after it was listed', () => {
  test.each<[string, Change, string]>([
    ['merged', merge, 'pull request 2 is no longer open'],
    ['in a fork', moveToFork, 'the branch of pull request 2 is not in this repository'],
  ])('gets no message if it is %s by now', async (_what, change, because) => {
    await using world = await startOpenWorld();
    whenRead(world, { kind: 'wait', until: async () => changeIn(world, change) });
    await world.run(OPEN);
    expect(sentAndStarted(world)).toEqual([0, 1]);
    expect(textOf(world)).toContain(`The request needs a job of its own, because ${because}.\n`);
  });

  test.each<[string, FaultAction]>([
    ['answers 502', { kind: 'answer', status: 502 }],
    ['refuses to show it', { kind: 'answer', status: 403, body: { message: 'Forbidden' } }],
    ['shows none', { kind: 'answer', status: 404, body: { message: 'Not Found' } }],
  ])('gets no message if GitHub %s, and the comment does not call it closed', async (_what, does) => {
    await using world = await startOpenWorld();
    // Four tries take about ten seconds, and after more than that the run looks again.
    whenRead(world, does, 8);
    await world.run(OPEN);
    expect(sentAndStarted(world)).toEqual([0, 1]);
    expect(textOf(world)).toContain(
      'The request needs a job of its own, because GitHub did not show pull request 2.\n',
    );
  });

  test('gets no message if GitHub fails after the wait for its job', async () => {
    await using world = await startOpenWorld({ look: [working, done] });
    whenRead(world, { kind: 'answer', status: 502 }, 4);
    await world.run(OPEN);
    expect(sentAndStarted(world)).toEqual([0, 1]);
    expect(textOf(world)).toContain(
      'The request needs a job of its own, because GitHub did not show pull request 2.\n',
    );
  });

  test('gets its message if the read failed only once', async () => {
    await using world = await startOpenWorld();
    whenRead(world, { kind: 'answer', status: 502 });
    await world.run(OPEN);
    expect(sentAndStarted(world)).toEqual([1, 0]);
  });
});

describe('a pull request that the service names by an earlier name of the repository', () => {
  const before: Doing = ({ url }) =>
    json(200, jobBody({ status: 'completed', prLink: url.replace('acme/app', 'acme/old') }));
  const renamed = { look: [before], message: [before], handover: { repository: { id: 4200, name: 'acme/old' } } };

  function redirect({ github }: FollowUpWorld): void {
    const location = `${github.apiUrl}/repos/acme/app/pulls/2`;
    const does = { kind: 'answer', status: 301, headers: { location } } as const;
    github.faults.add({ method: 'GET', path: /^\/repos\/acme\/old\/pulls\/2$/, does });
  }

  test('gets its message, and its list the entry', async () => {
    await using world = await startOpenWorld(renamed);
    redirect(world);
    const step = await world.run(OPEN);
    expect(sentAndStarted(world)).toEqual([1, 0]);
    expect(step.outputs.get('pr-url')).toBe(`${world.github.url}/acme/app/pull/2`);
    expect(handoverIn(world).handover?.covers).toEqual([1]);
  });

  test('takes a follow-up', async () => {
    await using world = await startOpenWorld(renamed);
    redirect(world);
    await world.run(onPull(world, '/docs Describe --json.'));
    expect(sentAndStarted(world)).toEqual([1, 0]);
  });

  test('gets none if another repository has that name now', async () => {
    await using world = await startOpenWorld(renamed);
    await world.run(OPEN);
    expect(sentAndStarted(world)).toEqual([0, 1]);
    expect(textOf(world)).toContain(
      'The request needs a job of its own, because the service names no job of pull request 2.',
    );
  });
});

describe('a retry of a request with `pull-request: open`', () => {
  const retry = (world: FollowUpWorld) => ({ ...COMMENT, runId: '4712', event: commentEvent(world, '/docs retry') });

  test('is framed and listed like the request itself', async () => {
    await using world = await startOpenWorld({ handover: { group: GROUP }, message: [refused(401), working] });
    await world.run({ ...COMMENT, event: commentEvent(world, '/docs Describe --json.') });
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Not sent\.\*\*/)]);
    const step = await world.run(retry(world));
    expect(step.outputs.get('result')).toBe('pull-request');
    const [first, second] = world.service.messages;
    const withoutBoundaries = (text = ''): string => text.replace(/-{3,}[^\n]*-{3,}/g, '');
    expect(withoutBoundaries(second?.prompt)).toBe(withoutBoundaries(first?.prompt));
    expect(second?.prompt).toMatch(/Keep what it already contains[\s\S]*The request is about issue #1\.$/);
    expect(handoverIn(world).handover?.covers).toEqual([1]);
  });

  test('goes there, too, if the request had a job of its own that failed', async () => {
    await using world = await startOpenWorld({ handover: { group: GROUP } });
    leave(world, 1, { state: 'finished', outcome: 'failed', jobId: 'j_7' });
    await world.run(retry(world));
    expect(world.service.messages).toEqual([{ path: MESSAGE, prompt: expect.stringContaining('pull request #2') }]);
    expect(world.service.asked).toBe(0);
  });

  test('never goes to the job or pull request that a forged status comment names', async () => {
    await using world = await startOpenWorld({ handover: { group: GROUP } });
    const pullRequest = `${world.github.url}/acme/app/pull/3`;
    leave(world, 1, { state: 'not-created', request: 'message', jobId: 'j_9', pullRequest, head: 'c'.repeat(40) });
    await world.run(retry(world));
    expect(world.service.messages.map(({ path }) => path)).toEqual([MESSAGE]);
    expect(requestsOf(world).filter((request) => request.includes('j_9'))).toEqual([]);
  });

  test('of a follow-up is refused if the service names another pull request for the job of its marker', async () => {
    const elsewhere = 'https://github.com/acme/docs/pull/5';
    await using world = await startOpenWorld({ look: [() => json(200, jobBody({ prLink: elsewhere }))] });
    const pullRequest = `${world.github.url}/acme/app/pull/2`;
    leave(world, 1, { state: 'not-created', request: 'message', jobId: JOB_ID, pullRequest }, {});
    const step = await world.run(retry(world));
    expect(step.outputs.get('result')).toBe('helped');
    expect(sentAndStarted(world)).toEqual([0, 0]);
    expect(textOf(world)).toContain('The service names another pull request for the job.');
    expect(textOf(world)).toContain('`/docs new-job …` starts another one.');
  });

  test('and `continue` send nothing to a job that only a forged status comment names', async () => {
    const ofAnother: Doing = () => json(200, jobBody({ id: 'j_9', prLink: 'https://github.com/acme/docs/pull/5' }));
    await using world = await startOpenWorld({ look: [ofAnother] });
    const forged = { request: 'message', jobId: 'j_9', pullRequest: null } as const;
    leave(world, 1, { ...forged, state: 'not-created' }, {});
    await world.run(retry(world));
    const pullRequest = `${world.github.url}/acme/app/pull/2`;
    leave(world, 1, { ...forged, state: 'finished', outcome: 'pull-request', pullRequest }, {});
    await world.run({ ...COMMENT, runId: '4713', event: commentEvent(world, '/docs continue Fix it.') });
    expect(requestsOf(world)).toEqual(['GET /job/j_9', 'GET /job/j_9']);
    expect(headlines(world).filter((headline) => headline.includes('Not sent'))).toHaveLength(3);
  });

  test('gets a job of its own if the pull request was merged meanwhile', async () => {
    await using world = await startOpenWorld({ handover: { group: GROUP } });
    leave(world, 1, { state: 'not-created', request: 'message', jobId: JOB_ID, head: 'c'.repeat(40) });
    changeIn(world, merge);
    await world.run(retry(world));
    expect(sentAndStarted(world)).toEqual([0, 1]);
  });

  test('is not sent by its re-run if it died while it waited, but by a later retry', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ handover: { group: GROUP }, look: [look] });
    leave(world, 1, { state: 'not-created' });
    const step = retry(world);
    await world.run({ ...step, onStart });
    expect(headlines(world).at(-1)).toMatch(/^\*\*Waiting\*\*/);
    const other = await world.run({ ...step, runId: '4713' });
    expect(other.outputs.get('skip-reason')).toBe('already-claimed');
    const again = await world.run({ ...step, attempt: 2 });
    expect(again.outputs.get('result')).toBe('not-created');
    expect(world.service.messages).toEqual([]);
    const later = await world.run({ ...retry(world), runId: '4714' });
    expect(later.outputs.get('result')).toBe('pull-request');
    expect(world.service.messages.map(({ prompt }) => prompt.split('\n')[0])).toEqual(['Describe --json.']);
  });

  test('stays a job of its own after `new-job`', async () => {
    await using world = await startOpenWorld({ handover: { group: GROUP } });
    const body = '/docs new-job Describe --json.';
    const { id } = world.github.state.addComment(world.app, 1, { author: 'mara', body });
    const comment = { kind: 'issue-comment', id } as const;
    leave(world, 1, { state: 'not-created', trigger: comment, instructionComment: comment });
    await world.run(retry(world));
    expect(sentAndStarted(world)).toEqual([0, 1]);
  });
});

describe('the list of a hand-over', () => {
  test('keeps the entries of two runs that add theirs at the same moment', async () => {
    await using world = await startOpenWorld({ look: [done] });
    const other = world.github.state.addThread(world.app, { author: 'mara', title: 'The other one', body: 'Yes.' });
    const until = meetingPoint(2);
    world.github.faults.add({
      method: 'POST',
      path: /\/issues\/2\/reactions$/,
      times: 2,
      does: { kind: 'wait', until },
    });
    const steps = await Promise.all([
      world.run(OPEN),
      world.run({ ...OPEN, runId: '4712', event: issueEvent(world.github, other.number) }),
    ]);
    expect(steps.map(({ outputs }) => outputs.get('result'))).toEqual(['pull-request', 'pull-request']);
    // Pauses take no time here, so the second one may have no turn while the first edits: then settle adds its entry.
    await world.run({
      inputs: { mode: 'settle', prompt: '' },
      environment: ENVIRONMENT,
      ...LATER,
      runId: '4790',
    });
    expect(handoverIn(world).handover?.covers?.toSorted()).toEqual([1, 3]);
    const reactions = requestsTo(world).filter((request) => request.includes('/issues/N/reactions'));
    expect(reactions.filter((request) => request.startsWith('DELETE'))).toHaveLength(2);
  });
});

describe('`settle`, after a status comment that another workflow with our identity has forged', () => {
  const SETTLE = { inputs: { mode: 'settle', prompt: '' }, environment: ENVIRONMENT, ...LATER };
  const forged = (world: FollowUpWorld): Partial<Marker> => ({
    ...{ state: 'finished', outcome: 'pull-request', jobId: JOB_ID, told: ['reaction', 'notice'], reviewer: 'mara' },
    pullRequest: `${world.github.url}/acme/app/pull/${world.pullRequest}`,
  });
  const reviewsIn = (world: FollowUpWorld): readonly string[] =>
    world.app.threads.get(world.pullRequest)?.pull?.reviewers ?? [];
  const elsewhere: Doing = () =>
    json(200, jobBody({ status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' }));
  const DOCS = { author: 'docs-service' };

  test("hands over no person's pull request that the service doesn't name for the job", async () => {
    await using world = await startOpenWorld({ look: [elsewhere] });
    world.app.comments.clear();
    leave(world, 1, forged(world));
    const step = await world.run(SETTLE);
    expect(step.outputs.get('result')).toBe('settled');
    expect(handoverIn(world).handover).toBeNull();
    expect(reviewsIn(world)).toEqual([]);
  });

  test('waits with the hand-over until the service says which pull request the job has made', async () => {
    let isDown = true;
    const look: Doing = (pull) => (isDown ? json(503, {}) : done(pull));
    await using world = await startOpenWorld({ look: [look] });
    world.app.comments.clear();
    leave(world, 1, forged(world));
    const first = await world.run(SETTLE);
    expect(first.summary).toContain('its pull request is not confirmed, so it is not handed over yet. HTTP 503');
    expect(handoverIn(world).handover).toBeNull();
    isDown = false;
    await world.run(SETTLE);
    expect(handoverIn(world).handover).toMatchObject({ job: JOB_ID, thread: 1 });
  });

  test.each<[string, string, Partial<Marker>, readonly string[]]>([
    ['who requested the job', 'mara', {}, ['mara']],
    ['no one else', 'grace', {}, []],
    ['who may request jobs, for a step', 'grace', { trigger: { kind: 'run', step: 'a'.repeat(64) } }, ['grace']],
    ['no one who may not', 'reader', { trigger: { kind: 'run', step: 'a'.repeat(64) } }, []],
  ])('asks for a review %s', async (_whom, reviewer, given, asked) => {
    await using world = await startOpenWorld({ look: [done] });
    world.app.comments.clear();
    for (const [login, right] of [
      ['grace', 'write'],
      ['reader', 'read'],
    ] as const) {
      world.github.state.account(login);
      world.app.collaborators.set(login, right);
    }
    changeIn(world, (thread) => Object.assign(thread, { author: world.github.state.account(DOCS.author) }));
    leave(world, 1, { ...forged(world), reviewer, ...given });
    await world.run(SETTLE);
    expect(handoverIn(world).handover).not.toBeNull();
    expect(reviewsIn(world)).toEqual(asked);
  });
});
