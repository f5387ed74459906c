import { expect, test } from 'vitest';
import { describeIntent } from '../../../src/action/event/describe-intent.ts';
import { decideIntent } from '../../../src/action/event/intent.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { anEvent, aRunContext, type RecordedEvent } from '../../build/an-event.ts';
import { CANARY_KEY, settings } from '../../build/settings.ts';

function describe(given: Partial<Record<InputName, string>>, event: RecordedEvent): readonly string[] {
  const read = settings(given);
  const intent = decideIntent(read, anEvent(event), []);
  if (intent.kind === 'skip') throw new Error(`unexpected: ${intent.kind}`);
  return describeIntent(intent, read, aRunContext({ eventName: event }));
}

test('the log says what was understood for a step on an issue', () => {
  expect(describe({ prompt: 'Describe the flag.' }, 'issues')).toMatchInlineSnapshot(`
    [
      "Mode: job, because of the event "issues" in acme/app (run 7000001, attempt 1)",
      "Service: project handbook at https://docs.example.com",
      "Instruction: the input "prompt" (18 characters)",
      "Context: issue 7",
      "Status comment: in thread 7",
      "Permission: grace needs "write"",
      "Waiting: up to 30 minutes; the step fails on: failed, unknown-start, not-created",
    ]
  `);
});

test('the log says what was understood for a dry run after a push', () => {
  expect(
    describe({ 'prompt-file': 'a.md', 'dry-run': 'true', wait: 'false', 'fail-on': 'none' }, 'push'),
  ).toMatchInlineSnapshot(`
    [
      "Mode: job, because of the event "push" in acme/app (run 7000001, attempt 1)",
      "Service: project handbook at https://docs.example.com",
      "Instruction: the file a.md",
      "Context: the push that ended at commit 0d1a26e67d8f",
      "Status comment: none",
      "Permission: not checked: only writers cause this event",
      "Waiting: no; the step fails on: no result",
      "Dry run: nothing is started or written",
    ]
  `);
});

test.each<[RecordedEvent, Partial<Record<InputName, string>>, readonly string[]]>([
  ['schedule', {}, []],
  ['issues', {}, ["Status comment: the job's in thread 7 gets the end, if there is one"]],
  [
    'push',
    { thread: 'merged' },
    ["Status comment: the job's in the merged pull request that brought the last commit gets the end, if there is one"],
  ],
])('the log of a step that follows a job on %s names only what it uses', (event, inputs, thread) => {
  const lines = describe({ 'job-id': 'j_1', ...inputs }, event).slice(2);
  expect(lines.filter((line) => !/^(Permission|Waiting): /.test(line))).toEqual([
    'Instruction: none; it follows the job j_1',
    ...thread,
  ]);
});

test('the log contains neither the key, the token nor the prompt itself', () => {
  const log = describe({ prompt: 'Describe the flag.' }, 'pull_request').join('\n');
  for (const secret of [CANARY_KEY, 'token-of-the-run', 'Describe']) expect(log).not.toContain(secret);
});

test('the log says what was understood for a comment, and for settling', () => {
  expect(describe({ prompt: 'Write briefly.' }, 'issue_comment').slice(2)).toMatchInlineSnapshot(`
    [
      "Comment: https://github.com/acme/app/issues/7#issuecomment-9001 by ada; the command is "/docs"",
      "Standing instructions: the input "prompt" (14 characters)",
      "Context: issue 7",
      "Permission: "write"; claimed by the reaction rocket",
      "Waiting: up to 30 minutes; the step fails on: failed, unknown-start, not-created",
    ]
  `);
  expect(describe({ mode: 'settle' }, 'schedule').slice(2)).toMatchInlineSnapshot(`
    [
      "Threads: those with an unfinished status comment from the last 14 days",
    ]
  `);
});
