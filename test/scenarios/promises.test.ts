import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectProof } from '../contract/proofs.ts';
import { ROOT } from '../contract/tracked-files.ts';
import { meetingPoint } from '../playground/github/asking.ts';
import { done } from './follow-up-world.ts';
import { handoverIn, OPEN, startOpenWorld } from './open-world.ts';
import { completed } from './scripted-service.ts';
import { commentEvent, issueEvent, startWorld } from './world.ts';

/**
 * How each sentence of the promise in `docs/guarantees.md`, and of the list below it, is tested: here, if that takes several
 * processes at once, else by these tests, as file and beginning of the name. What processes leave that are killed at any
 * moment is in `test/kill/`, and every order of their requests in `test/protocol-model/`.
 */
const PROMISES: Readonly<Record<string, (() => Promise<void>) | readonly string[]>> = {
  'For one comment at most one job is ever started, whatever is re-run, cancelled, crashed, duplicated or run in parallel.':
    async () => {
      await using world = await startWorld({ look: [completed] });
      const event = commentEvent(world, '/docs do it');
      const until = meetingPoint(3);
      world.github.faults.add({ method: 'POST', path: /reactions$/, times: 3, does: { kind: 'wait', until } });
      const step = { inputs: { prompt: '' }, event };
      await Promise.all(['1', '2', '3'].map((runId) => world.run({ ...step, runId })));
      for (const runId of ['1', '4']) await world.run({ ...step, runId, attempt: 2 });
      expect(world.service.asked).toBe(1);
    },
  'The request that starts it is repeated only after 429, or when it was certainly not sent.': [
    'action/service-client/docs-service → a limit of %s',
    'action/service-client/docs-service → a request that could not be sent by %s',
    'action/service-client/docs-service → from a service that %s is not repeated',
    'scenarios/job-service → a service that %s when it is asked for a job gets no second request',
  ],
  "If we can't tell whether it arrived, the comment says so, and it is not sent again.": [
    'action/stories/run-job-rerun → that finds a start with an unknown result says so, and requests nothing',
    'action/stories/comment-memory → finishes what is left to do and never starts a job: %s',
  ],
  'The status comment keeps its place even if someone removes the 🚀: it still says that its comment is taken.': [
    'action/stories/comment-memory → a command with a status comment of ours counts as taken, even without a claim',
  ],
  "A cancelled run's post step starts nothing, however early the run was cancelled.": [
    'action/post → a post process can start nothing: %s',
    'scenarios/runner-files → for a command whose step is cancelled after %d ms',
  ],
  "A re-run of a workflow step with a thread starts nothing unless it can read the thread's status comments.": [
    'action/stories/run-job-memory → starts nothing and reads nothing else (%s: %s)',
    'action/stories/run-job-memory → because the token is empty starts nothing',
  ],
  'While a run watches its job, no other run edits its status comment.': [
    'action/stories/settle-comment → a job that a run watches is not even read',
    'action/stories/settle-thread → of a job that %s says so, and edits nothing',
    'action/stories/run-job-existing → is left to the run that watches it',
  ],
  'A job that ended without a pull request is read again for 24 hours, because some services name it late. If it has one by then, the status comment is corrected and the pull request is handed over.':
    [
      'action/stories/late-link → asks only for the newest 20, and for none that is 24 hours old',
      'action/stories/late-link → corrects an end without a pull request once the service names one',
      'action/stories/late-link → hands over the pull request that it finds late',
    ],
  "A follow-up is sent only if the service names the same pull request for its job as our comment; if it can't show the job, the status comment says why nothing was sent.":
    ['action/stories/follow-up → to a job if the service %s: a hand-over is memory'],
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
      expect(handoverIn(world)?.covers?.toSorted()).toEqual([1, number]);
    },
  'A pull request gets at most one hand-over comment and one review request.': [
    'action/stories/post-handover → a second job hands nothing over and asks no review: %s',
    'action/stories/post-handover → gets one, with settle minutes later, if the run that claimed it %s',
    'protocol-model → $name, if nothing goes wrong',
  ],
  'A long job is announced by at most one notice, whichever runs saw its end.': [
    'action/stories/announce → what a killed run left undone is completed by %s',
    'action/stories/announce → is written once and recorded by the run that wrote it',
    'action/stories/run-job-existing → gets the end in its status comment, and one notice',
    'protocol-model → $name, if nothing goes wrong',
  ],
  'With `agent`, one comment leads to at most one branch and one pull request, whatever is killed, repeated or run in parallel. The agent may run, and cost, more than once for it.':
    [
      'agent/job-port → makes one branch and one pull request of a reserved job, however often and wherever it is started',
    ],
  "With `agent`, one comment on the agent's pull request adds at most one commit there, whatever is killed, repeated or run in parallel.":
    ['agent/job-port → adds one commit for a reserved message, however often and wherever it is sent'],
  'If inputs are wrong, the command of someone who may start jobs gets 😕, and nobody else learns of it in the thread.':
    async () => {
      await using world = await startWorld({});
      const inputs = { prompt: '', 'base-url': 'nowhere', wait: 'maybe' };
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
  '`result` is set on every path, also when the step fails or is killed.': [
    'action/main → a step that is killed has a result that does not look like success',
    'action/main → in the inputs is reported all at once, before anything is sent',
    'action/stories/run-job-results → is an output, the thread says the same, and the step fails by default',
  ],
};

describe('what the guarantees say you can rely on', () => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/guarantees.md'), 'utf8').split('## What you can rely on\n');
  const [promise = '', list = ''] = section.trimStart().split('\n\n');
  const sentences = [...promise.split(/(?<=\.) /), ...list.split('\n').map((line) => line.replace(/^- /, ''))];

  test('is tested sentence by sentence, and nothing else is promised', () => {
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.toSorted()).toEqual(Object.keys(PROMISES).toSorted());
  });

  test.each(sentences)('%s', async (sentence) => {
    const how = PROMISES[sentence] ?? [];
    if (typeof how === 'function') return how();
    expect(how.length).toBeGreaterThan(0);
    for (const proof of how) expectProof(...(proof.split(' → ') as [file: string, name: string]));
  });
});
