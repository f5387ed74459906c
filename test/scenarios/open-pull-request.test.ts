import { describe, expect, test } from 'vitest';
import { groupHash } from '../../src/action/value/marker.ts';
import type { Handover } from '../../src/action/value/own-comments.ts';
import { json, reset } from '../servers/fault-server.ts';
import {
  type Doing,
  done,
  doneWithCommit,
  type FollowUpWorld,
  requestsTo,
  startFollowUpWorld,
  working,
} from './follow-up-world.ts';
import {
  ENVIRONMENT,
  handoverIn,
  headlines,
  INPUTS,
  MESSAGE,
  OPEN,
  refused,
  requestsOf,
  STEP,
  startOpenWorld,
  striking,
  textOf,
} from './open-world.ts';
import { JOB_ID, jobBody } from './scripted-service.ts';
import { commentEvent, LATER } from './world.ts';

describe('a request with `pull-request: open`', () => {
  test('is one message to the job of the open pull request, which then lists its thread', async () => {
    await using world = await startOpenWorld();
    const step = await world.run(OPEN);
    expect(world.service.asked).toBe(0);
    expect(world.service.messages).toEqual([{ path: MESSAGE, prompt: expect.any(String) }]);
    expect(world.service.messages[0]?.prompt).toMatch(
      /^Describe the new flag\.\n[\s\S]*\n\nAdd this to the pull request #2, which this job has made\. Keep what it already contains, and open no other pull request\. The request is about issue #1\.$/,
    );
    const outputs = ['result', 'follow-up', 'job-id', 'pr-number'] as const;
    expect(outputs.map((name) => step.outputs.get(name))).toEqual(['pull-request', 'true', JOB_ID, '2']);
    expect(headlines(world)).toEqual([
      expect.stringMatching(/^\*\*Updated\.\*\* Review the new commits in \[.*#2\)\]/),
    ]);
    expect(world.statusComments()[0]).toMatchObject({ thread: 1, marker: { request: 'message', state: 'finished' } });
    expect(handoverIn(world).handover?.covers).toEqual([1]);
    expect(handoverIn(world).text).toContain('\n\nAlso covers #1.\n\n');
  });

  test('costs one request for the list, one beside the status comment, and six for what the hand-over lists', async () => {
    await using world = await startOpenWorld();
    await world.run(OPEN);
    const sent = requestsTo(world);
    const [before, opening, after] = [sent.slice(0, 5), sent.slice(5, 7), sent.slice(7)];
    expect(before.toSorted()).toEqual([
      'GET /collaborators/mara/permission',
      'GET /issues/N/comments',
      'POST /api/graphql',
      'POST /api/graphql',
      'POST /markdown',
    ]);
    expect(opening.toSorted()).toEqual(['GET /pulls/N', 'POST /issues/N/comments']);
    expect(after).toEqual([
      'PATCH /issues/comments/N',
      'GET /pulls/N',
      'PATCH /issues/comments/N',
      'POST /issues/N/reactions',
      'GET /issues/N/comments',
      'GET /issues/comments/N',
      'PATCH /issues/comments/N',
      'GET /issues/comments/N',
      'DELETE /issues/N/reactions/N',
      'GET /issues/comments/N',
      'PATCH /issues/comments/N',
    ]);
  });

  test('waits while the agent works on the pull request, and is sent when it has finished', async () => {
    await using world = await startOpenWorld({ look: [working, working, working, done, doneWithCommit] });
    const step = await world.run(OPEN);
    expect(requestsOf(world)).toEqual([
      ...Array.from({ length: 4 }, () => `GET /job/${JOB_ID}`),
      `POST /job/${JOB_ID}/message`,
      `GET /job/${JOB_ID}`,
    ]);
    expect(step.log).toContain('Waiting until the agent has finished with pull request 2.');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Updated\.\*\*/)]);
  });

  test('waits if the service calls the job busy only when the message arrives', async () => {
    await using world = await startOpenWorld({ message: [refused(409), refused(409), working] });
    const step = await world.run(OPEN);
    expect(world.service.messages).toHaveLength(3);
    expect(world.service.asked).toBe(0);
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(headlines(world)).toHaveLength(1);
  });

  test('gets a job of its own if the agent stays busy, and the status comment says why', async () => {
    await using world = await startOpenWorld({ look: [working] });
    const step = await world.run({ ...OPEN, inputs: { ...INPUTS, 'wait-minutes': '10' } });
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
    expect(step.outputs.get('result')).toBe('still-running');
    expect(world.statusComments()).toMatchObject([{ marker: { request: 'job', state: 'started', pullRequest: null } }]);
    expect(textOf(world)).toContain(
      'The request needs a job of its own, because the agent was still working on pull request 2.\n',
    );
  });

  test('does not wait with `wait: false`', async () => {
    await using world = await startOpenWorld({ look: [working] });
    await world.run({ ...OPEN, inputs: { ...INPUTS, wait: 'false' } });
    expect(requestsOf(world)).toEqual([`GET /job/${JOB_ID}`, 'POST /job']);
    expect(textOf(world)).toContain('the agent was still working on pull request 2.\n');
  });

  test.each([400, 404, 405])('gets a job of its own if the service answers %d to the message', async (status) => {
    await using world = await startOpenWorld({ message: [refused(status)] });
    const step = await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 1]);
    expect(step.outputs.get('follow-up')).toBeUndefined();
    const text = textOf(world);
    expect(text).toContain(
      'The request needs a job of its own, because the job of pull request 2 accepted no message.\n\nThe reason: `',
    );
    expect(text).toMatch(/The reason: `The service [^\n]*Not this one\./);
    expect(text).not.toContain('The service said');
    expect(world.statusComments()).toMatchObject([{ marker: { request: 'job', state: 'finished' } }]);
  });

  test.each([401, 402, 403, 413, 422])('starts nothing if the service answers %d to the message', async (status) => {
    await using world = await startOpenWorld({ message: [refused(status)] });
    const step = await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 0]);
    expect(step.outputs.get('result')).toBe('not-created');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Not sent\.\*\*/)]);
  });

  test.each([
    ['a reset connection', () => reset],
    ['a server error', refused(500)],
  ] as const)('is unknown after %s, and nothing else is requested', async (_what, answer) => {
    await using world = await startOpenWorld({ message: [answer] });
    const step = await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 0]);
    expect(step.outputs.get('result')).toBe('unknown-start');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*We can't tell whether the follow-up arrived/)]);
    const again = await world.run({ ...OPEN, attempt: 2 });
    expect(again.outputs.get('result')).toBe('unknown-start');
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 0]);
  });

  test('gets a job of its own if the pull request is merged while it waits', async () => {
    let looks = 0;
    const merges: Doing = (pull) => {
      looks += 1;
      if (looks === 3) known.merge();
      return looks < 3 ? working(pull) : done(pull);
    };
    const known = { merge: (): void => undefined };
    await using world = await startOpenWorld({ look: [merges] });
    known.merge = () => {
      const thread = world.app.threads.get(world.pullRequest);
      if (thread?.pull) Object.assign(thread, { state: 'closed' });
      if (thread?.pull) thread.pull.mergedAt = '2026-11-20T09:10:00Z';
    };
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
    expect(textOf(world)).toContain('The request needs a job of its own, because pull request 2 is no longer open.\n');
  });

  test('gets a job of its own if the service names another pull request for the job', async () => {
    const other: Doing = () =>
      json(200, jobBody({ status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' }));
    await using world = await startOpenWorld({ look: [other] });
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
    expect(textOf(world)).toContain('because the service names no job of pull request 2.\n');
  });

  test('gets a job of its own if the job is archived', async () => {
    const archived: Doing = ({ url }) => json(200, jobBody({ status: 'archived', prLink: url }));
    await using world = await startOpenWorld({ look: [archived] });
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
    expect(textOf(world)).toContain('because the job of pull request 2 is archived.\n');
  });

  test.each<[string, Partial<Handover>]>([
    ['another workflow', { group: groupHash({ ...STEP, workflowPath: '.github/workflows/other.yml' }) }],
    ['another job of the workflow', { group: groupHash({ ...STEP, job: 'other' }) }],
    ['the command of comments', { group: groupHash({ command: '/docs' }) }],
    ['another project', { service: 'f'.repeat(64) }],
    ['another repository', { repository: { id: 7, name: 'acme/other' } }],
  ])('is never added to the pull request of %s', async (_whose, handover) => {
    await using world = await startOpenWorld({ handover, look: [() => json(200, jobBody({ status: 'completed' }))] });
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
  });

  test("is never added to a person's pull request that carries a copy of a hand-over", async () => {
    await using world = await startOpenWorld({ look: [() => json(200, jobBody({ status: 'completed' }))] });
    const [comment] = world.app.comments.values();
    if (comment === undefined) throw new Error('there is no hand-over');
    world.app.comments.clear();
    world.github.state.addComment(world.app, world.pullRequest, { author: 'mara', body: comment.body });
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
  });
});

describe('a run that dies or is cancelled while it waits', () => {
  test('has sent nothing, so that its re-run goes on in the same comment', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ look: [look] });
    await world.run({ ...OPEN, onStart });
    expect(headlines(world)).toEqual([
      expect.stringMatching(/^\*\*Waiting\*\* until the agent has finished with #2\./),
    ]);
    const step = await world.run({ ...OPEN, attempt: 2 });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 0]);
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Updated\.\*\*/)]);
  });

  test('does not count against its own step', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ look: [look], handover: { group: groupHash(STEP) } });
    const step = { ...OPEN, inputs: { ...INPUTS, 'max-jobs-per-day': '1' } };
    await world.run({ ...step, onStart });
    const again = await world.run({ ...step, attempt: 2 });
    expect([again.outputs.get('result'), world.service.messages.length]).toEqual(['pull-request', 1]);
  });

  test('says that nothing was sent if it is cancelled', async () => {
    const { look, onStart } = striking('SIGINT');
    await using world = await startOpenWorld({ look: [look] });
    const step = await world.run({ ...OPEN, onStart });
    expect(step.outputs.get('result')).toBe('not-created');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Not sent\.\*\*/)]);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 0]);
  });

  test('is closed by its post step', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ look: [look] });
    const killed = await world.run({ ...OPEN, onStart });
    await world.run({ ...OPEN, state: killed.state });
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Not sent\.\*\*/)]);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 0]);
  });

  test('is closed by settle once its time is over, and not before', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ look: [look] });
    await world.run({ ...OPEN, onStart });
    const settle = { inputs: { mode: 'settle', prompt: '' }, runId: '4712' };
    await world.run(settle);
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Waiting\*\*/)]);
    await world.run({ ...settle, ...LATER });
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Not sent\.\*\*/)]);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 0]);
  });
});

describe('a comment with `pull-request: open`', () => {
  const group = groupHash({ command: '/docs' });
  const inputs = { ...INPUTS, prompt: '' };

  test('is added to the open pull request of earlier comments', async () => {
    await using world = await startOpenWorld({ handover: { group } });
    const step = await world.run({ inputs, event: commentEvent(world, '/docs Describe --json.') });
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 0]);
    expect(world.service.messages[0]?.prompt).toMatch(/^Describe --json\.\n[\s\S]*The request is about issue #1\.$/);
    expect(step.outputs.get('follow-up')).toBe('true');
    expect(handoverIn(world).handover?.covers).toEqual([1]);
  });

  test('starts its own job with `new-job`', async () => {
    await using world = await startOpenWorld({
      handover: { group },
      look: [() => json(200, jobBody({ status: 'completed' }))],
    });
    await world.run({ inputs, event: commentEvent(world, '/docs new-job Describe --json.') });
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
  });

  test('sends nothing if its event comes again', async () => {
    await using world = await startOpenWorld({ handover: { group } });
    const step = { inputs, event: commentEvent(world, '/docs Describe --json.') };
    await world.run(step);
    const again = await world.run({ ...step, runId: '4712' });
    expect(again.outputs.get('skip-reason')).toBe('already-claimed');
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 0]);
  });
});

describe('a review', () => {
  const pullOf = (world: FollowUpWorld): readonly string[] | undefined =>
    world.app.threads.get(world.pullRequest)?.pull?.reviewers;
  const reviewed = { ...OPEN, inputs: { ...INPUTS, 'request-review': 'true' } };

  test('is requested from who caused the job, once, with the hand-over', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    world.app.collaborators.set('grace', 'write');
    const step = { ...reviewed, environment: { ...ENVIRONMENT, GITHUB_ACTOR: 'grace' } };
    await world.run(step);
    expect(handoverIn(world).handover?.group).toBe(groupHash(STEP));
    expect(pullOf(world)).toEqual(['grace']);
    const asked = requestsTo(world).filter((request) => request.endsWith('/requested_reviewers'));
    await world.run({ ...step, runId: '4712' });
    expect(asked).toHaveLength(1);
    expect(requestsTo(world).filter((request) => request.endsWith('/requested_reviewers'))).toHaveLength(1);
  });

  /** A step starts a job, and one that follows it, in a thread or without one, sees its end first. */
  async function followed(
    world: FollowUpWorld,
    inputs: { readonly thread?: string } = {},
    permission: 'write' | 'read' = 'write',
  ): Promise<void> {
    world.github.state.account('grace');
    world.app.collaborators.set('grace', permission);
    const { 'pull-request': _open, ...review } = reviewed.inputs;
    await world.run({
      inputs: { ...reviewed.inputs, wait: 'false' },
      environment: { ...ENVIRONMENT, GITHUB_ACTOR: 'grace' },
    });
    await world.run({
      inputs: { ...review, prompt: '', 'job-id': JOB_ID, ...inputs },
      environment: { ...ENVIRONMENT, GITHUB_JOB: 'follow', GITHUB_ACTOR: 'linus' },
    });
  }

  test('is requested by a step that follows the job in the thread of its request, whose later requests join', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    await followed(world);
    expect(handoverIn(world).handover).toMatchObject({ job: JOB_ID, group: groupHash(STEP) });
    expect(world.comments().filter(({ thread }) => thread === 1)).toHaveLength(2);
    expect(world.answers()).toEqual([expect.stringContaining('[Details](')]);
    expect(pullOf(world)).toEqual(['grace']);
    await world.run({ inputs: { mode: 'settle', prompt: '' }, environment: ENVIRONMENT, ...LATER });
    expect(pullOf(world)).toEqual(['grace']);
    await world.run({ ...OPEN, runId: '4712' });
    expect([world.service.messages.length, world.service.asked]).toEqual([1, 1]);
  });

  test('is not requested by a step that follows the job if the requester may request no jobs', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    await followed(world, {}, 'read');
    expect(handoverIn(world).handover).toMatchObject({ job: JOB_ID, group: groupHash(STEP) });
    expect(pullOf(world)).toBeUndefined();
  });

  test('is requested by settle if a step follows the job without that thread', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    await followed(world, { thread: 'none' });
    expect(world.comments().filter(({ thread }) => thread === world.pullRequest)).toEqual([]);
    expect(pullOf(world)).toBeUndefined();
    const settle = { inputs: { mode: 'settle', prompt: '' }, environment: ENVIRONMENT, ...LATER };
    await world.run(settle);
    const { handover, text } = handoverIn(world);
    expect(handover).toMatchObject({ job: JOB_ID, thread: 1, group: groupHash(STEP) });
    expect(text).toContain('It was requested in [this run]');
    expect(pullOf(world)).toEqual(['grace']);
    await world.run({ ...settle, runId: '4791' });
    expect(world.comments().filter(({ thread }) => thread === world.pullRequest)).toHaveLength(1);
  });

  test.each([
    ['the author of the pull request', { GITHUB_ACTOR: 'mara' }],
    ['a bot', { GITHUB_ACTOR: 'renovate[bot]' }],
  ])('is never requested from %s', async (_who, environment) => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    await world.run({ ...reviewed, environment: { ...ENVIRONMENT, ...environment } });
    expect(handoverIn(world).handover).not.toBeNull();
    expect(requestsTo(world).filter((request) => request.endsWith('/requested_reviewers'))).toEqual([]);
  });

  test('that GitHub refuses is one line in the log', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    const step = await world.run({ ...reviewed, environment: { ...ENVIRONMENT, GITHUB_ACTOR: 'stranger' } });
    expect(step.log).toContain('GitHub refused to request a review of pull request 2 from stranger.');
    expect(step.log).not.toContain('::warning');
    expect(step.outputs.get('result')).toBe('pull-request');
  });

  test('is not requested unless that is set', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    await world.run({ ...OPEN, environment: { ...ENVIRONMENT, GITHUB_ACTOR: 'grace' } });
    expect(pullOf(world)).toBeUndefined();
  });
});
