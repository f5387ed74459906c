import { describe, expect, test } from 'vitest';
import { writeMarker } from '../../src/action/value/marker.ts';
import { readMarker } from '../build/marker-line.ts';
import { hang, json, reset } from '../servers/fault-server.ts';
import { active, completed, created, jobBody, PULL_REQUEST } from './scripted-service.ts';
import { issueEvent, type ScenarioWorld, startWorld } from './world.ts';

const failed = json(200, jobBody({ status: 'failed' }));
const refused = json(401, { error: 'bad key' });

/** State and outcome of the one status comment. */
function statesIn(world: ScenarioWorld): string {
  const [comment, ...others] = world.comments();
  expect(others).toEqual([]);
  const read = readMarker(comment?.body ?? '');
  if (read.kind !== 'marker') throw new Error(`the comment has no marker: ${comment?.body}`);
  return [read.marker.state, read.marker.outcome].filter((part) => part !== null).join(' ');
}

describe('a job with a thread', () => {
  test('keeps its memory if GitHub does not show a new issue yet, so its re-run starts nothing', async () => {
    await using world = await startWorld({});
    const does = { kind: 'answer', status: 404, body: { message: 'Not Found' } } as const;
    world.github.faults.add({ method: 'GET', path: /issues\/1\/comments/, times: 1, does });
    const step = await world.run();
    expect(step.log).not.toContain('::warning::');
    expect(statesIn(world)).toBe('finished pull-request');
    expect((await world.run({ attempt: 2 })).outputs.get('resumed')).toBe('true');
    expect(world.service.asked).toBe(1);
  });

  test('one comment is written, and ends with the link', async () => {
    await using world = await startWorld({ look: [active, completed] });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(statesIn(world)).toBe('finished pull-request');
    const [comment] = world.comments();
    expect(comment?.body).toContain(`](${PULL_REQUEST})`);
    expect(comment?.body).toContain('Describe the new flag.');
    expect(step.outputs.get('comment-url')).toBe(`${world.github.url}/acme/app/issues/1#issuecomment-${comment?.id}`);
    expect(step.state.get('open-comment')).toBe('');
    expect(JSON.parse(world.service.requests[0]?.body ?? '').prompt).toContain('It is called --fast.');
  });

  test('the author of the issue needs permission: a stranger starts nothing, and the step succeeds', async () => {
    await using world = await startWorld({});
    const step = await world.run({ event: issueEvent(world.github, 1, 'stranger') });
    expect(step.outputs.get('result')).toBe('skipped');
    expect(step.outputs.get('skip-reason')).toBe('not-permitted');
    expect(step.summary).toContain('stranger has the permission "read"');
    expect(step.exitCode).toBe(0);
    expect(world.service.asked).toBe(0);
    expect(world.comments()).toEqual([]);
  });

  test('a permission that cannot be read starts nothing and is an error', async () => {
    await using world = await startWorld({});
    world.github.faults.add({ method: 'GET', path: /permission/, does: { kind: 'answer', status: 500 } });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('error');
    expect(step.exitCode).toBe(1);
    expect(world.service.asked).toBe(0);
  });

  test.each([
    ['without the permission', 403, { message: 'Resource not accessible by integration' }],
    ['that is locked', 403, { message: 'Unable to create comment because issue is locked.' }],
    ['that is gone', 410, { message: 'This issue was deleted' }],
  ])('a thread %s warns once, and the job runs without memory', async (_name, status, body) => {
    await using world = await startWorld({});
    world.github.faults.add({ method: 'POST', path: /comments$/, does: { kind: 'answer', status, body } });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.log.match(/^::warning::/gm)).toHaveLength(1);
    expect(step.exitCode).toBe(0);
    expect(world.service.asked).toBe(1);
  });

  test('a comment that someone deletes meanwhile is written again', async () => {
    await using world = await startWorld({ look: [active, completed] });
    world.github.faults.add({
      method: 'PATCH',
      path: /comments/,
      times: 1,
      does: { kind: 'wait', until: async () => world.app.comments.clear() },
    });
    await world.run();
    expect(statesIn(world)).toBe('finished pull-request');
  });

  test('a new run of the same step has its own comment, and leaves the finished one as it is', async () => {
    await using world = await startWorld({});
    await world.run();
    const [before] = world.comments();
    await world.run({ runId: '4712' });
    expect(world.comments()).toHaveLength(2);
    expect(world.comments()[0]).toEqual(before);
    expect(world.service.asked).toBe(2);
  });

  test('another step and another instruction in the same run have their own comments', async () => {
    await using world = await startWorld({});
    await world.run();
    await world.run({ environment: { GITHUB_ACTION: 'second' } });
    await world.run({ inputs: { prompt: 'Something else.' } });
    expect(world.service.asked).toBe(3);
    expect(world.comments()).toHaveLength(3);
  });
});

describe('a re-run', () => {
  test('follows the job that the first attempt started', async () => {
    await using world = await startWorld({ look: [active] });
    await world.run({ inputs: { 'wait-minutes': '1' } });
    expect(statesIn(world)).toBe('started');
    const again = await world.run({ attempt: 2, inputs: { 'wait-minutes': '1' } });
    expect(again.outputs.get('resumed')).toBe('true');
    expect(again.outputs.get('job-id')).toBe('j_1');
    expect(world.service.asked).toBe(1);
  });

  test('starts no second job if someone has written a note above the status comment of the first', async () => {
    await using world = await startWorld({ look: [active] });
    await world.run({ inputs: { wait: 'false' } });
    const [comment] = world.comments();
    if (comment !== undefined) comment.body = `A note by mara.\r\n${comment.body}`;
    const again = await world.run({ attempt: 2, inputs: { wait: 'false' } });
    expect(again.outputs.get('result')).toBe('unknown-start');
    expect(again.log).toContain("A status comment in this thread can't be read");
    expect(world.service.asked).toBe(1);
    expect(world.comments()).toEqual([comment]);
  });

  test('reports a good end again, without an edit', async () => {
    await using world = await startWorld({});
    await world.run();
    const [before] = world.comments();
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('pull-request');
    expect(again.outputs.get('pr-url')).toBe(PULL_REQUEST);
    expect(world.comments()).toEqual([before]);
    expect(world.service.asked).toBe(1);
  });

  test('starts a new job if the first failed, in a comment of its own', async () => {
    await using world = await startWorld({ create: [created], look: [failed, completed] });
    await world.run();
    const [before] = world.comments();
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('pull-request');
    expect(world.comments()).toEqual([before, expect.objectContaining({ body: expect.stringContaining('**Done.**') })]);
    expect(world.service.asked).toBe(2);
  });

  test('starts a new job if the first was not created, in the same comment', async () => {
    await using world = await startWorld({ create: [refused, created], look: [completed] });
    await world.run();
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('pull-request');
    expect(statesIn(world)).toBe('finished pull-request');
    expect(world.service.asked).toBe(2);
  });

  test('never starts a second job if the first is unknown', async () => {
    await using world = await startWorld({ create: [reset, created] });
    const first = await world.run();
    expect(first.outputs.get('result')).toBe('unknown-start');
    expect(statesIn(world)).toBe('unknown');
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('unknown-start');
    expect(world.service.asked).toBe(1);
  });

  test('reads before it writes: a job that has meanwhile ended is never shown as working again', async () => {
    await using world = await startWorld({ look: [completed] });
    await world.run({ inputs: { wait: 'false' } });
    expect(statesIn(world)).toBe('started');
    const before = world.github.ledger.length;
    await world.run({ attempt: 2 });
    expect(statesIn(world)).toBe('finished pull-request');
    expect(world.github.ledger.slice(before).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test('that finds a start follows the job after all if its id appears at that moment', async () => {
    await using world = await startWorld({ look: [completed] });
    await world.run({ inputs: { wait: 'false' } });
    const [comment] = world.comments();
    const started = comment?.body ?? '';
    if (comment !== undefined) comment.body = startingAgain(started);
    const until = async (): Promise<void> => {
      if (comment !== undefined) comment.body = started;
    };
    world.github.faults.add({ method: 'GET', path: /issues\/comments\/\d+$/, does: { kind: 'wait', until } });
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('pull-request');
    expect(world.service.asked).toBe(1);
  });

  test('starts nothing while GitHub does not show what the first attempt did', async () => {
    await using world = await startWorld({ look: [active] });
    await world.run({ inputs: { 'wait-minutes': '1' } });
    world.github.faults.add({ method: 'GET', path: /comments/, does: { kind: 'answer', status: 502 } });
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('error');
    expect(again.log).toContain('Nothing was started');
    expect(world.service.asked).toBe(1);
  });

  test('trusts a marker only in a comment of our own', async () => {
    await using world = await startWorld({ look: [active] });
    await world.run({ inputs: { 'wait-minutes': '1' } });
    const [ours] = world.comments();
    const forged = (ours?.body ?? '').replace(/Working|Still running/, 'x');
    world.app.comments.clear();
    world.github.state.addComment(world.app, 1, { author: 'mallory', body: forged });
    await world.run({ attempt: 2, inputs: { 'wait-minutes': '1' } });
    expect(world.service.asked).toBe(2);
  });
});

test.each([403, 422])(
  'a re-run starts nothing if GitHub refuses to change the comment of its earlier attempt: HTTP %d',
  async (status) => {
    await using world = await startWorld({ create: [json(400, { error: 'no' }), created] });
    await world.run({});
    const does = { kind: 'answer', status, body: { message: 'Forbidden' } } as const;
    world.github.faults.add({ method: 'PATCH', path: /\/issues\/comments\/\d+$/, times: 1, does });
    const refused = await world.run({ attempt: 2 });
    expect(refused.outputs.get('result')).toBe('error');
    expect(refused.log).toContain("Nothing was started, because the job couldn't be recorded in the thread.");
    await world.run({ attempt: 3 });
    expect(world.service.asked).toBe(2);
  },
);

describe('a run that is stopped', () => {
  /** Sends a signal as soon as `ready`. */
  const killWhen =
    (signal: NodeJS.Signals, ready: () => boolean) => (child: { kill(signal: NodeJS.Signals): boolean }) => {
      const timer = setInterval(() => {
        if (!ready()) return;
        clearInterval(timer);
        child.kill(signal);
      }, 5);
    };
  const working = (world: ScenarioWorld) => () => world.comments().some(({ body }) => body.includes('Working on it'));

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s while waiting says so, keeps the job and ends on its own',
    async (signal) => {
      await using world = await startWorld({ look: [active] });
      const step = await world.run({ virtualTime: false, onStart: killWhen(signal, working(world)) });
      expect(step.signal).toBeNull();
      expect(step.outputs.get('result')).toBe('still-running');
      expect(step.outputs.get('job-id')).toBe('j_1');
      expect(world.comments()[0]?.body).toContain('**The run was cancelled; the job continues.**');
      expect(statesIn(world)).toBe('started');
      expect(step.state.get('open-comment')).toBe('');
      expect(world.service.asked).toBe(1);
    },
  );

  test('by SIGKILL while waiting leaves true outputs, and the post process corrects the comment', async () => {
    await using world = await startWorld({ look: [active] });
    const step = await world.run({ virtualTime: false, onStart: killWhen('SIGKILL', working(world)) });
    expect(step.signal).toBe('SIGKILL');
    expect(step.outputs.get('result')).toBe('still-running');
    expect(step.outputs.get('job-id')).toBe('j_1');
    const post = await world.run({ state: step.state });
    expect(post.exitCode).toBe(0);
    expect(world.comments()[0]?.body).toContain('**The run was cancelled');
    expect(world.comments()[0]?.body).toContain('Describe the new flag.');
    const again = await world.run({ attempt: 2, inputs: { 'wait-minutes': '1' } });
    expect(again.outputs.get('resumed')).toBe('true');
    expect(world.service.asked).toBe(1);
  });

  test('by SIGKILL while requesting the job leaves the comment to the post process, and no re-run requests another', async () => {
    await using world = await startWorld({ create: [hang] });
    const step = await world.run({ virtualTime: false, onStart: killWhen('SIGKILL', () => world.service.asked === 1) });
    expect(step.outputs.get('result')).toBe('unknown-start');
    expect(statesIn(world)).toBe('starting');
    await world.run({ state: step.state });
    expect(statesIn(world)).toBe('unknown');
    const again = await world.run({ attempt: 2 });
    expect(again.outputs.get('result')).toBe('unknown-start');
    expect(world.service.asked).toBe(1);
  });

  test('by SIGINT while requesting the job waits three seconds, then writes what is known', async () => {
    await using world = await startWorld({ create: [hang] });
    const step = await world.run({ virtualTime: false, onStart: killWhen('SIGINT', () => world.service.asked === 1) });
    expect(step.signal).toBeNull();
    expect(step.outputs.get('result')).toBe('unknown-start');
    expect(statesIn(world)).toBe('unknown');
  });

  test('the post process of a finished run does nothing, and never changes a final state', async () => {
    await using world = await startWorld({});
    const step = await world.run();
    const sent = world.github.ledger.length;
    expect((await world.run({ state: step.state })).log).toBe('');
    expect(world.github.ledger).toHaveLength(sent);
    const [comment] = world.comments();
    await world.run({ state: new Map([...step.state, ['open-comment', String(comment?.id)]]) });
    expect(statesIn(world)).toBe('finished pull-request');
  });
});

/** The same comment, as it was before the job's id was known. */
function startingAgain(body: string): string {
  const read = readMarker(body);
  if (read.kind !== 'marker') throw new Error('there is no marker');
  return [writeMarker({ ...read.marker, state: 'starting', jobId: null }), ...body.split('\n').slice(1)].join('\n');
}
