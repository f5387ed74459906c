import { describe, expect, test } from 'vitest';
import { hang, json, reset } from '../servers/fault-server.ts';
import {
  type Doing,
  done,
  doneWithCommit,
  type FollowUpWorld,
  headlineOf,
  onPull,
  requestsTo,
  startFollowUpWorld,
  working,
} from './follow-up-world.ts';
import { conversationEvent, reviewEvent, sentPrompt } from './pull-request-world.ts';
import { JOB_ID, jobBody } from './scripted-service.ts';
import { BOT, commentEvent } from './world.ts';

const PATH = `/v2/agent/handbook/job/${JOB_ID}/message`;
const ONE_MESSAGE = [{ path: PATH, prompt: 'Also describe --json.' }];
const TEXT = '/docs Also describe --json.';
const ELSEWHERE = 'https://github.com/acme/docs/pull/5';

const failed: Doing = ({ url }) => json(200, jobBody({ status: 'failed', prLink: url }));
const answers =
  (status: number): Doing =>
  () =>
    json(status, { error: 'no' });
const broken: Doing = () => reset;

function headlines(world: FollowUpWorld): readonly string[] {
  return world.statusComments().map(({ headline }) => headline);
}

function reactions({ app }: FollowUpWorld): readonly string[] {
  return app.reactions.map(({ content, account }) => `${account.login} ${content}`);
}

describe("a comment on the agent's pull request", () => {
  test('is one message to the job, which is followed until the pull request has its new commits', async () => {
    await using world = await startFollowUpWorld();
    const step = await world.run(onPull(world, TEXT));
    expect(world.service.messages).toEqual(ONE_MESSAGE);
    expect(world.service.asked).toBe(0);
    const outputs = ['result', 'follow-up', 'job-id', 'pr-number'] as const;
    expect(outputs.map((name) => step.outputs.get(name))).toEqual(['pull-request', 'true', JOB_ID, '2']);
    expect(headlines(world)).toEqual([
      expect.stringMatching(/^\*\*Updated\.\*\* Review the new commits in \[.*#2\)\]/),
    ]);
    expect(world.statusComments()[0]).toMatchObject({
      thread: world.pullRequest,
      marker: { request: 'message', jobId: JOB_ID, state: 'finished' },
    });
    expect(reactions(world)).toEqual([`${BOT} rocket`, `${BOT} +1`]);
  });

  test('is not called an update if no commit came', async () => {
    await using world = await startFollowUpWorld({ look: [done] });
    const step = await world.run(onPull(world, TEXT));
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Finished without new commits\.\*\*/)]);
  });

  test('costs fourteen requests to GitHub', async () => {
    await using world = await startFollowUpWorld();
    await world.run(onPull(world, TEXT));
    const sent = requestsTo(world);
    expect(sent.slice(0, 6).toSorted()).toEqual([
      'GET /collaborators/mara/permission',
      'GET /issues/N/comments',
      'GET /issues/comments/N',
      'GET /pulls/N',
      'GET /pulls/N/files',
      'POST /api/graphql',
    ]);
    expect(sent.slice(6, 9).toSorted()).toEqual([
      'GET /pulls/N',
      'GET /pulls/N/comments',
      'POST /issues/comments/N/reactions',
    ]);
    expect(sent.slice(9)).toEqual([
      'POST /issues/N/comments',
      'PATCH /issues/comments/N',
      'GET /pulls/N',
      'POST /issues/comments/N/reactions',
      'PATCH /issues/comments/N',
    ]);
  });

  test('is sent without standing instructions', async () => {
    await using world = await startFollowUpWorld();
    const { event } = onPull(world, TEXT);
    await world.run({ inputs: { prompt: 'Write in British English.' }, event });
    expect(world.service.messages).toEqual(ONE_MESSAGE);
  });

  test('sends nothing if its event comes again, or its run is repeated', async () => {
    await using world = await startFollowUpWorld();
    const step = onPull(world, TEXT);
    await world.run(step);
    const again = await world.run({ ...step, runId: '4712' });
    expect(again.outputs.get('skip-reason')).toBe('already-claimed');
    const repeated = await world.run({ ...step, attempt: 2 });
    const outputs = ['result', 'follow-up', 'resumed'] as const;
    expect(outputs.map((name) => repeated.outputs.get(name))).toEqual(['pull-request', 'true', 'true']);
    expect(world.service.messages).toEqual(ONE_MESSAGE);
    expect(headlines(world)).toHaveLength(1);
  });

  test('is followed to its end by a re-run if the first attempt did not wait', async () => {
    await using world = await startFollowUpWorld();
    const { event } = onPull(world, TEXT);
    await world.run({ inputs: { prompt: '', wait: 'false' }, event });
    expect(world.statusComments()[0]?.marker.state).toBe('started');
    const repeated = await world.run({ inputs: { prompt: '' }, event, attempt: 2 });
    expect(repeated.outputs.get('result')).toBe('pull-request');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Updated\.\*\*/)]);
    expect(world.service.messages).toEqual(ONE_MESSAGE);
  });

  test('starts its own job with `new-job`', async () => {
    await using world = await startFollowUpWorld();
    const step = await world.run(onPull(world, '/docs new-job describe the rest'));
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.outputs.has('follow-up')).toBe(false);
    expect([world.service.asked, world.service.messages]).toEqual([1, []]);
    expect(sentPrompt(world).prompt).toMatch(/^describe the rest\n/);
  });

  test('sends nothing in a dry run, which shows the message and its job', async () => {
    await using world = await startFollowUpWorld();
    const { event } = onPull(world, TEXT);
    const step = await world.run({ inputs: { prompt: '', 'dry-run': 'true' }, event });
    expect(step.outputs.get('result')).toBe('dry-run');
    expect(step.summary).toMatch(/j_1[\s\S]*Also describe --json\./);
    expect(world.service.requests).toEqual([]);
    expect([world.statusComments(), reactions(world)]).toEqual([[], []]);
  });

  test('sends nothing for a stranger, and costs at most three requests to GitHub', async () => {
    await using world = await startFollowUpWorld();
    const event = conversationEvent(world, TEXT);
    const stranger = { ...commentEvent(world, TEXT, { author: 'stranger', number: world.pullRequest }) };
    const { issue } = event.payload as { readonly issue: object };
    const payload = { ...(stranger.payload as object), issue };
    const step = await world.run({ inputs: { prompt: '' }, event: { ...stranger, payload } });
    expect(step.outputs.get('skip-reason')).toBe('not-permitted');
    expect(world.service.requests).toEqual([]);
    expect(world.github.ledger.length).toBeLessThanOrEqual(3);
  });

  test('on its diff is sent with its place, and answered in its review thread', async () => {
    await using world = await startFollowUpWorld();
    const event = reviewEvent(world, TEXT);
    const step = await world.run({ inputs: { prompt: '' }, event });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(world.service.messages).toEqual([{ path: PATH, prompt: expect.any(String) }]);
    const [message] = world.service.messages;
    expect(message?.prompt).toMatch(/^Also describe --json\.\n/);
    expect(message?.prompt).toContain('The request was written at src/cli.ts, line 2:\n@@ -1 +1,2 @@\n one\n+fast');
    expect(message?.prompt).not.toMatch(/Branches:|Diff:|Description:/);
    const replies = [...world.app.reviewComments.values()].filter(({ author }) => author.login === BOT);
    expect(replies.map(({ inReplyTo, body }) => [inReplyTo, headlineOf(body)])).toEqual([
      [event.id, expect.stringMatching(/^\*\*Updated\.\*\*/)],
    ]);
    expect(world.statusComments()).toEqual([]);
  });
});

test('a follow-up is sent although the service breaks the first two looks at its job', async () => {
  await using world = await startFollowUpWorld({ look: [() => reset, () => reset, done, doneWithCommit] });
  const step = await world.run(onPull(world, TEXT));
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(world.service.messages).toEqual(ONE_MESSAGE);
});

describe('`continue` in another thread', () => {
  test('goes to the job whose pull request was requested there, and the hand-over makes later comments follow-ups', async () => {
    await using world = await startFollowUpWorld({ handedOver: false });
    await world.run({ inputs: { prompt: '' }, event: commentEvent(world, '/docs describe it') });
    await world.run({ inputs: { prompt: '' }, event: commentEvent(world, '/docs continue Also describe --json.') });
    expect(world.service.messages).toEqual(ONE_MESSAGE);
    await world.run(onPull(world, '/docs And --yaml.'));
    expect(world.service.messages.map(({ prompt }) => prompt)).toEqual(['Also describe --json.', 'And --yaml.']);
    expect(world.service.asked).toBe(1);
    expect(
      world.statusComments().map(({ thread, marker, headline }) => [thread, marker.request, headline.slice(0, 12)]),
    ).toEqual([
      [1, 'job', '**Done.** Re'],
      [1, 'message', '**Updated.**'],
      [2, 'message', '**Updated.**'],
    ]);
  });

  test('sends nothing if no job has made a pull request', async () => {
    await using world = await startFollowUpWorld();
    const step = await world.run({ inputs: { prompt: '' }, event: commentEvent(world, '/docs continue do it') });
    expect(step.outputs.get('result')).toBe('helped');
    expect(world.answers()).toEqual([expect.stringContaining('There is no job with a pull request in this thread.')]);
    expect(world.service.requests).toEqual([]);
  });
});

describe('a job that accepts no message', () => {
  test.each([404, 405])(
    'because the service answers %d starts nothing, and the answer names `new-job`',
    async (status) => {
      await using world = await startFollowUpWorld({ message: [answers(status)] });
      const step = await world.run(onPull(world, TEXT));
      expect(step.outputs.get('result')).toBe('helped');
      expect(step.exitCode).toBe(0);
      expect(world.service.asked).toBe(0);
      expect(world.service.messages).toHaveLength(1);
      expect(headlines(world)).toEqual(['**Not sent.** The agent did not get the follow-up:']);
      expect(world.comments().at(-1)?.body).toContain('/docs new-job …');
      expect(reactions(world)).toEqual([`${BOT} rocket`, `${BOT} confused`]);
    },
  );

  test('because its pull request is closed gets no request, and the answer names `new-job`', async () => {
    await using world = await startFollowUpWorld();
    const thread = world.app.threads.get(world.pullRequest);
    if (thread !== undefined) thread.state = 'closed';
    const step = await world.run(onPull(world, TEXT));
    expect(step.outputs.get('result')).toBe('helped');
    expect(world.answers()).toEqual([expect.stringMatching(/#2 is closed\. `\/docs new-job …`/)]);
    expect(world.service.requests).toEqual([]);
  });

  test.each<[string, Doing, string, number]>([
    ['names another pull request', () => json(200, jobBody({ prLink: ELSEWHERE })), 'helped', 1],
    ['names none yet', () => json(200, jobBody()), 'helped', 1],
    ['does not know it', answers(404), 'helped', 1],
    ['fails to show it', answers(503), 'not-created', 3],
  ])('because the service %s gets none, whatever our hand-over says', async (_what, look, result, looks) => {
    await using world = await startFollowUpWorld({ look: [look] });
    const step = await world.run(onPull(world, TEXT));
    expect(step.outputs.get('result')).toBe(result);
    expect(world.service.requests.map(({ method }) => method)).toEqual(Array.from({ length: looks }, () => 'GET'));
    expect(headlines(world)).toEqual(['**Not sent.** The agent did not get the follow-up:']);
  });

  test('because it is busy (409) gets the message once; retry sends it later', async () => {
    await using world = await startFollowUpWorld({ message: [answers(409), working] });
    const step = await world.run(onPull(world, TEXT));
    expect(step.outputs.get('result')).toBe('helped');
    expect(world.comments().at(-1)?.body).toMatch(/still working on an earlier message[\s\S]*Wait until it is done/);
    expect(world.service.messages).toHaveLength(1);
    await world.run(onPull(world, '/docs retry'));
    expect(world.service.messages).toEqual([...ONE_MESSAGE, ...ONE_MESSAGE]);
  });

  test('because a run still follows an earlier message is busy, and its answer links that message', async () => {
    const { promise: later, resolve: finish } = Promise.withResolvers<void>();
    const { promise: looked, resolve: look } = Promise.withResolvers<void>();
    const afterwards: Doing = (pull) => (socket, request) => {
      look();
      void later.then(() => doneWithCommit(pull)(socket, request));
    };
    await using world = await startFollowUpWorld({ look: [done, afterwards] });
    const first = world.run(onPull(world, TEXT));
    await looked;
    const second = await world.run({ ...onPull(world, '/docs And --yaml.'), runId: '4712' });
    finish();
    expect(second.outputs.get('result')).toBe('helped');
    expect(world.answers()).toEqual([
      expect.stringMatching(/still working on an earlier request .*#issuecomment-\d+\. /),
    ]);
    expect((await first).outputs.get('result')).toBe('pull-request');
    expect(world.service.messages).toEqual(ONE_MESSAGE);
  });
});

describe('an end that the service shows', () => {
  test('does not count before the job was seen at work since the message', async () => {
    await using world = await startFollowUpWorld({ message: [done], look: [done, done, working, doneWithCommit] });
    const step = await world.run(onPull(world, TEXT));
    expect(world.service.looks).toBe(4);
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Updated\.\*\*/)]);
  });

  test('counts a minute after the message anyway, even for a re-run, and not before', async () => {
    await using world = await startFollowUpWorld({ message: [done], look: [done] });
    const step = onPull(world, TEXT);
    const first = await world.run(step);
    expect(Number(first.outputs.get('duration-seconds'))).toBeGreaterThanOrEqual(60);
    await using other = await startFollowUpWorld({ message: [done], look: [done] });
    const { event } = onPull(other, TEXT);
    await other.run({ inputs: { prompt: '', wait: 'false' }, event });
    expect(other.statusComments()[0]?.marker.state).toBe('started');
    const repeated = await other.run({ inputs: { prompt: '' }, event, attempt: 2 });
    expect(repeated.outputs.get('result')).toBe('pull-request');
    expect(Number(repeated.outputs.get('duration-seconds'))).toBeGreaterThanOrEqual(60);
    expect(other.service.messages).toEqual(ONE_MESSAGE);
  });

  test('counts at once if the answer to the message shows the job at work', async () => {
    await using world = await startFollowUpWorld();
    const step = await world.run(onPull(world, TEXT));
    expect(world.service.looks).toBe(2);
    expect(Number(step.outputs.get('duration-seconds'))).toBeLessThan(30);
  });

  test('is not written by `status` in the first minute after the message', async () => {
    await using world = await startFollowUpWorld({ message: [done], look: [done] });
    const { event } = onPull(world, TEXT);
    await world.run({ inputs: { prompt: '', wait: 'false' }, event });
    await world.run(onPull(world, '/docs status'));
    expect(world.statusComments()[0]?.marker.state).toBe('started');
  });
});

describe('a message whose answer is unclear', () => {
  test.each<[string, Doing]>([
    ['a reset connection', broken],
    ['a 500', answers(500)],
    ['a page', () => json(200, 'hello')],
  ])('because of %s may have arrived: it is never sent twice, and every run says so', async (_name, doing) => {
    await using world = await startFollowUpWorld({ message: [doing, working] });
    const step = onPull(world, TEXT);
    const first = await world.run(step);
    expect(first.outputs.get('result')).toBe('unknown-start');
    expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*We can't tell whether the follow-up arrived,\*\*/)]);
    expect((await world.run({ ...step, attempt: 2 })).outputs.get('result')).toBe('unknown-start');
    expect((await world.run({ ...step, runId: '4712' })).outputs.get('skip-reason')).toBe('already-claimed');
    expect(world.service.messages).toEqual(ONE_MESSAGE);
    expect(headlines(world)).toHaveLength(1);
  });

  test('because its process was killed is unknown, and its re-run sends nothing', async () => {
    await using world = await startFollowUpWorld({ message: [() => hang] });
    const step = onPull(world, TEXT);
    await world.run({
      ...step,
      virtualTime: false,
      onStart: (child) => {
        const timer = setInterval(() => {
          if (world.service.messages.length === 0) return;
          clearInterval(timer);
          child.kill('SIGKILL');
        }, 5);
      },
    });
    expect(world.statusComments()[0]?.marker).toMatchObject({ state: 'starting', jobId: JOB_ID });
    expect((await world.run({ ...step, attempt: 2 })).outputs.get('result')).toBe('unknown-start');
    expect(world.service.messages).toEqual(ONE_MESSAGE);
  });

  test('is sent again if a person says `retry`', async () => {
    await using world = await startFollowUpWorld({ message: [broken, working] });
    await world.run(onPull(world, TEXT));
    const retry = await world.run(onPull(world, '/docs retry'));
    expect([retry.outputs.get('result'), retry.outputs.get('follow-up')]).toEqual(['pull-request', 'true']);
    expect(world.service.messages).toEqual([...ONE_MESSAGE, ...ONE_MESSAGE]);
    expect(world.service.asked).toBe(0);
  });
});

test('a failed follow-up is sent again by `retry`, to the same job and without its context', async () => {
  await using world = await startFollowUpWorld({ look: [done, failed, failed, doneWithCommit] });
  const first = await world.run(onPull(world, TEXT));
  expect(first.outputs.get('result')).toBe('failed');
  const retry = onPull(world, '/docs retry');
  await world.run(retry);
  await world.run({ ...retry, attempt: 2 });
  expect(world.service.messages).toEqual([...ONE_MESSAGE, ...ONE_MESSAGE]);
  expect(world.service.asked).toBe(0);
  expect(headlines(world)).toEqual([
    expect.stringMatching(/^\*\*The agent failed\.\*\*.*`\/docs retry` sends the follow-up again/),
    expect.stringMatching(/^\*\*Updated\.\*\*/),
  ]);
});
