import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../contract/tracked-files.ts';
import { meetingPoint } from '../playground/github/asking.ts';
import { type Behaviour, hang, json, reset } from '../servers/fault-server.ts';
import { done, onPull, startFollowUpWorld } from './follow-up-world.ts';
import { handoverIn, OPEN, startOpenWorld } from './open-world.ts';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { conversationEvent } from './pull-request-world.ts';
import { killWhen } from './run-action.ts';
import { active, completed, created, jobBody } from './scripted-service.ts';
import { commentEvent, issueEvent, type ScenarioWorld, startWorld } from './world.ts';

const NO_PROMPT = { inputs: { prompt: '' } } as const;
const SETTLE = { inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } } as const;
/** In the polling schedule, the fortieth read is more than five minutes after the start. */
const LONG = [...Array.from({ length: 40 }, () => active), completed];

function headlines(world: ScenarioWorld): readonly string[] {
  return world.comments().map(({ body }) => body.split('\n\n')[1] ?? '');
}

/** How each sentence of the promise in `docs/guarantees.md`, and of the list below it, is tested. */
const PROMISES: Readonly<Record<string, () => Promise<void>>> = {
  'For one comment at most one job is ever started, whatever is re-run, cancelled, crashed, duplicated or run in parallel.':
    async () => {
      await using world = await startWorld({ look: [completed] });
      const event = commentEvent(world, '/docs do it');
      const until = meetingPoint(3);
      world.github.faults.add({ method: 'POST', path: /reactions$/, times: 3, does: { kind: 'wait', until } });
      await Promise.all(['1', '2', '3'].map((runId) => world.run({ ...NO_PROMPT, event, runId })));
      for (const runId of ['1', '4']) await world.run({ ...NO_PROMPT, event, runId, attempt: 2 });
      expect(world.service.asked).toBe(1);
    },
  'The request that starts it is repeated only after 429, or when it was certainly not sent.': async () => {
    const answers: readonly (readonly [Behaviour, number])[] = [
      [json(429, {}), 2],
      [json(503, {}), 1],
      [reset, 1],
    ];
    for (const [behaviour, times] of answers) {
      await using world = await startWorld({ create: [behaviour] });
      await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it') });
      expect(world.service.asked).toBe(times);
    }
    await using world = await startWorld({});
    const nowhere = { ...NO_PROMPT.inputs, 'base-url': 'http://127.0.0.1:9' };
    const step = await world.run({ inputs: nowhere, event: commentEvent(world, '/docs do it') });
    expect([step.outputs.get('result'), step.log]).toEqual(['not-created', expect.stringContaining('tried 3 times')]);
  },
  'A job that ended without a pull request is read again for 24 hours, because some services name it late. If it has one by then, the status comment is corrected and the pull request is handed over.':
    async () => {
      const without = json(200, jobBody({ status: 'completed' }));
      const look = [...Array.from({ length: 4 }, () => () => without), done];
      await using world = await startFollowUpWorld({ handedOver: false, look });
      await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it') });
      expect(headlines(world)).toEqual([expect.stringMatching(/^\*\*Finished without a pull request/)]);
      await world.run(SETTLE);
      expect(headlines(world)[0]).toMatch(/^\*\*Done\.\*\*/);
      expect(world.comments().map(({ thread }) => thread)).toEqual([1, world.pullRequest]);
    },
  "If we can't tell whether it arrived, the comment says so, and it is not sent again.": async () => {
    await using world = await startWorld({ create: [reset, created] });
    const event = commentEvent(world, '/docs do it');
    await world.run({ ...NO_PROMPT, event });
    expect((await world.run({ ...NO_PROMPT, event, attempt: 2 })).outputs.get('result')).toBe('unknown-start');
    expect(headlines(world)[0]).toMatch(/^\*\*We can't tell whether a job started,\*\*/);
    expect(world.service.asked).toBe(1);
  },
  'The status comment keeps its place even if someone removes the 🚀: it still says that its comment is taken.':
    async () => {
      await using world = await startWorld({ look: [completed] });
      const event = commentEvent(world, '/docs do it');
      await world.run({ ...NO_PROMPT, event });
      world.app.reactions.length = 0;
      const again = await world.run({ ...NO_PROMPT, event, runId: '4712' });
      expect([again.outputs.get('skip-reason'), world.service.asked]).toEqual(['already-claimed', 1]);
    },
  "A cancelled run's post step starts nothing, however early the run was cancelled.": async () => {
    await using world = await startWorld({});
    const event = commentEvent(world, '/docs do it');
    // The earliest of all: main never ran, so nothing was saved.
    const post = await world.run({ ...NO_PROMPT, event, state: new Map() });
    expect([post.exitCode, post.log]).toEqual([0, '']);
    const whole = await world.run({ inputs: { prompt: 'Describe it.' }, state: new Map([['main', 'true']]) });
    expect([whole.exitCode, whole.log, world.service.asked, world.github.ledger]).toEqual([0, '', 0, []]);
  },
  'A re-run of a workflow step with a thread starts nothing unless it could read what the thread remembers.':
    async () => {
      await using world = await startWorld({});
      const path = /issues\/\d+\/comments/;
      for (const does of [{ kind: 'answer', status: 404, body: {} }, { kind: 'break-before' }] as const) {
        world.github.faults.add({ method: 'GET', path, does });
        expect((await world.run({ attempt: 2 })).outputs.get('result')).toBe('error');
        world.github.faults.clear();
      }
      const errors = { data: null, errors: [{ type: 'FORBIDDEN', message: 'No' }] };
      const does = { kind: 'answer', status: 200, body: errors } as const;
      world.github.faults.add({ method: 'POST', path: /graphql/, does });
      expect((await world.run({ attempt: 2 })).outputs.get('result')).toBe('error');
      expect((await world.run({ attempt: 2, inputs: { 'github-token': '' } })).outputs.get('result')).toBe('error');
      expect(world.service.asked).toBe(0);
    },
  'While a run watches its job, no other run edits its status comment.': async () => {
    await using world = await startWorld({ look: [active, completed] });
    let edits = 0;
    const step = await world.run({
      ...NO_PROMPT,
      virtualTime: false,
      event: commentEvent(world, '/docs do it'),
      // The run is watching when the others come, and stands still meanwhile, so that all edits are theirs.
      onStart: (child) => {
        const timer = setInterval(async () => {
          if (!headlines(world).some((headline) => headline.startsWith('**Working on it'))) return;
          clearInterval(timer);
          child.kill('SIGSTOP');
          const before = world.github.ledger.filter(({ method }) => method === 'PATCH').length;
          await world.run(SETTLE);
          await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs status'), runId: '4712' });
          edits = world.github.ledger.filter(({ method }) => method === 'PATCH').length - before;
          child.kill('SIGKILL');
        }, 5);
      },
    });
    expect([step.signal, edits]).toEqual(['SIGKILL', 0]);
    expect(headlines(world)[0]).toMatch(/^\*\*Working on it/);
  },
  "A follow-up is sent only if the service names the same pull request for its job as our comment; if it can't show the job, the status comment says why nothing was sent.":
    async () => {
      const another = json(200, jobBody({ prLink: 'https://github.com/acme/docs/pull/5' }));
      for (const look of [another, reset]) {
        await using world = await startFollowUpWorld({ look: [() => look] });
        await world.run(onPull(world, '/docs Also describe --json.'));
        expect(world.service.messages).toEqual([]);
        expect(headlines(world).at(-1)).toMatch(/^\*\*Not sent\.\*\*/);
      }
    },
  'A request with `pull-request: open` sends one message or starts one job, never both. Two requests at the same moment each do so, and both are listed.':
    async () => {
      await using world = await startOpenWorld({ look: [done] });
      const { number } = world.github.state.addThread(world.app, { author: 'mara', title: 'The other one' });
      const does = { kind: 'wait', until: meetingPoint(2) } as const;
      world.github.faults.add({ method: 'POST', path: /\/issues\/(1|3)\/comments$/, times: 2, does });
      const steps = [OPEN, { ...OPEN, runId: '4712', event: issueEvent(world.github, number) }];
      await Promise.all(steps.map((step) => world.run(step)));
      for (const step of steps) await world.run({ ...step, attempt: 2 });
      expect([world.service.messages.length, world.service.asked]).toEqual([2, 0]);
      expect(handoverIn(world).handover?.covers?.toSorted()).toEqual([1, number]);
    },
  'A pull request gets at most one comment that hands it over, and one request for a review.': async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    world.app.collaborators.set('grace', 'write');
    world.github.state.account('grace');
    const inputs = { 'request-review': 'true' };
    await world.run({ inputs: { ...inputs, wait: 'false' }, environment: { GITHUB_ACTOR: 'grace' } });
    await Promise.all(['4712', '4713'].map((runId) => world.run({ ...SETTLE, runId })));
    await world.run({ ...SETTLE, runId: '4714' });
    const onPull = world.comments().filter(({ thread }) => thread === world.pullRequest);
    expect(onPull.filter(({ body }) => body.includes('made this pull request'))).toHaveLength(1);
    expect(world.github.ledger.filter(({ path }) => path.endsWith('/requested_reviewers'))).toHaveLength(1);
  },
  'A long job is announced by at most one notice, whichever runs saw its end.': async () => {
    const notices = (world: ScenarioWorld): number =>
      world.comments().filter(({ body }) => body.includes('[Details](')).length;
    await using world = await startWorld({ look: LONG });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs do it') });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs status'), runId: '4712' });
    expect(notices(world)).toBe(1);
    // Two runs that see the end at the same moment.
    await using other = await startWorld({ look: [completed] });
    await other.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(other, '/docs do it') });
    const until = meetingPoint(2);
    other.github.faults.add({ method: 'POST', path: /reactions$/, times: 2, does: { kind: 'wait', until } });
    await Promise.all(['4712', '4713'].map((runId) => other.run({ ...SETTLE, runId })));
    expect(notices(other)).toBe(1);
    // A step that follows the job, beside settle.
    await using third = await startWorld({ look: LONG });
    await third.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(third, '/docs do it') });
    const follow = { inputs: { prompt: '', 'job-id': 'j_1' }, event: issueEvent(third.github, 1), runId: '4712' };
    await Promise.all([third.run(follow), third.run({ ...SETTLE, runId: '4713' })]);
    await third.run({ ...SETTLE, runId: '4714' });
    expect(notices(third)).toBe(1);
  },
  'With `agent`, one comment leads to at most one branch and one pull request, whatever is killed, repeated or run in parallel. The agent may run, and cost, more than once for it.':
    async () => {
      // Killed before its branch exists, and before its pull request does.
      for (const last of ['/git/commits', '/git/refs']) {
        await using world = await startOwnAgentWorld();
        const step = { ...NO_PROMPT, event: commentEvent(world, '/docs do it') };
        const isMade = (): boolean => world.github.ledger.some(({ path }) => path.endsWith(last));
        const killed = await world.act({ ...step, virtualTime: false, onStart: killWhen('SIGKILL', isMade) });
        expect(killed.signal).toBe('SIGKILL');
        const again = [2, 3].map((attempt) => world.act({ ...step, attempt }));
        await Promise.all([...again, ...['4712', '4713'].map((runId) => world.act({ ...step, runId }))]);
        const retry = await world.act({ ...NO_PROMPT, event: commentEvent(world, '/docs retry'), runId: '4714' });
        expect(retry.outputs.get('result')).toBe('helped');
        expect(await world.branches()).toEqual([expect.stringMatching(/^docs-agent\/[0-9a-z]{12}$/), 'main']);
        expect([headlines(world)[0], world.app.threads.size]).toEqual([expect.stringMatching(/^\*\*Done\.\*\*/), 2]);
      }
    },
  "With `agent`, one comment on the agent's pull request adds at most one commit there, whatever is killed, repeated or run in parallel.":
    async () => {
      // Killed before its commit is on the branch, and after that.
      for (const last of [/\/git\/commits$/, /\/git\/refs\/heads/]) {
        await using world = await startOwnAgentWorld();
        await world.act({ ...NO_PROMPT, event: commentEvent(world, '/docs do it') });
        const step = {
          ...NO_PROMPT,
          event: conversationEvent({ ...world, pullRequest: 2 }, '/docs do it better'),
          runId: '4712',
        };
        const before = world.github.ledger.length;
        const isMade = (): boolean => world.github.ledger.slice(before).some(({ path }) => last.test(path));
        const killed = await world.act({ ...step, virtualTime: false, onStart: killWhen('SIGKILL', isMade) });
        expect(killed.signal).toBe('SIGKILL');
        const again = [2, 3].map((attempt) => world.act({ ...step, attempt }));
        await Promise.all([...again, world.act({ ...step, runId: '4713' })]);
        const event = conversationEvent({ ...world, pullRequest: 2 }, '/docs retry');
        const retry = await world.act({ ...NO_PROMPT, event, runId: '4714' });
        expect(retry.outputs.get('result')).toBe('helped');
        const [branch = ''] = await world.branches();
        expect(await world.show(branch, 'docs/guide.md')).toBe('Guide.\nBetter.\nBetter.\n');
        expect(headlines(world)).toContainEqual(expect.stringMatching(/^\*\*Updated\.\*\*/));
      }
    },
  'If inputs are wrong, the command of someone who may start jobs gets 😕, and nobody else learns of it in the thread.':
    async () => {
      await using world = await startWorld({});
      const inputs = { ...NO_PROMPT.inputs, 'base-url': 'nowhere', wait: 'maybe' };
      const event = commentEvent(world, '/docs do it');
      const step = await world.run({ inputs, event });
      const errors = step.log.split('\n').filter((line) => line.startsWith('::error::'));
      expect(errors).toEqual(['base-url', 'wait'].map((name) => expect.stringContaining(`Input "${name}" is "`)));
      const { reactions, comments, collaborators } = world.app;
      expect([reactions, comments.size]).toEqual([[expect.objectContaining({ content: 'confused' })], 1]);
      reactions.length = 0;
      collaborators.set('mara', 'read');
      await world.run({ inputs, event });
      expect([reactions, world.service.requests]).toEqual([[], []]);
    },
  '`result` is set on every path, also when the step fails or is killed.': async () => {
    await using world = await startWorld({ create: [hang], look: [json(200, jobBody({ status: 'failed' }))] });
    const killed = await world.run({ virtualTime: false, onStart: killWhen('SIGKILL', () => world.service.asked > 0) });
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const until = (): Promise<void> => {
      reached.resolve();
      return released.promise;
    };
    world.github.faults.add({ method: 'GET', path: /permission$/, times: 1, does: { kind: 'wait', until } });
    const early = await world.run({
      ...NO_PROMPT,
      virtualTime: false,
      event: commentEvent(world, '/docs do it'),
      onStart: (child) => void reached.promise.then(() => child.kill('SIGKILL')),
    });
    released.resolve();
    expect([early.signal, early.outputs.get('result')]).toEqual(['SIGKILL', 'error']);
    const bad = await world.run({ inputs: { prompt: '' } });
    const followed = await world.run({ inputs: { prompt: '', 'job-id': 'j_1', thread: 'none' } });
    const results = [killed, bad, followed].map(({ outputs }) => outputs.get('result'));
    expect(results).toEqual(['unknown-start', 'error', 'failed']);
  },
};

describe('what the guarantees say you can rely on', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/guarantees.md'), 'utf8').split('## What you can rely on\n');
  const [promise = '', list = ''] = section.trimStart().split('\n\n');
  const sentences = [...promise.split(/(?<=\.) /), ...list.split('\n').map((line) => line.replace(/^- /, ''))];

  test('is tested sentence by sentence, and nothing else is promised', () => {
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.toSorted()).toEqual(Object.keys(PROMISES).toSorted());
  });

  test.each(sentences)('%s', async (sentence) => await PROMISES[sentence]?.());
});
