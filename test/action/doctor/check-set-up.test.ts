import { describe, expect, test } from 'vitest';
import type { Check } from '../../../src/action/doctor/check.ts';
import { checkEvent, checkInputs, checkPromptFile, type Plan } from '../../../src/action/doctor/check-set-up.ts';

const PROBLEMS = [
  { message: 'Input "trend" is "x".', hint: 'Change `trend`.' },
  { message: 'Input "top" is "y".', hint: 'Change `top`.' },
];

function aJob(thread: number | 'merged' | null): Plan {
  return { kind: 'job', thread, follows: false };
}

function followed(thread: number | 'merged' | null): Plan {
  return { kind: 'job', thread, follows: true };
}

function sentencesOf(checks: readonly Check[]): readonly string[] {
  return checks.map(({ state, found, advice }) => `${state}: ${found} ${advice ?? ''}`.trim());
}

function ofEvent(name: string, plan: Plan, withoutSecrets = false): readonly string[] {
  return sentencesOf(checkEvent({ name, withoutSecrets }, plan));
}

describe('inputs', () => {
  test('that are usable are one good check', () => {
    expect(sentencesOf(checkInputs([]))).toEqual(['good: All of them are usable.']);
  });

  test('that are not usable are each listed with the line to change', () => {
    expect(sentencesOf(checkInputs(PROBLEMS))).toEqual([
      'bad: Input "trend" is "x". Change `trend`.',
      'bad: Input "top" is "y". Change `top`.',
    ]);
  });
});

describe('an instruction file', () => {
  test('is not needed if none is set', () => {
    expect(checkPromptFile(null)).toMatchObject([{ state: 'not-needed' }]);
  });

  test('is good if it can be read', () => {
    expect(checkPromptFile([])).toMatchObject([{ state: 'good' }]);
  });

  test('that does not exist gives a hint about the checkout', () => {
    const [check] = checkPromptFile([{ message: 'The file is missing.', hint: 'Check the path.' }]);
    expect(check).toMatchObject({ state: 'bad', found: 'The file is missing.' });
    expect(check?.advice).toMatch(/^Check the path\. .*`actions\/checkout`/);
  });
});

describe('the event of the run', () => {
  test.each<readonly [string, Plan, RegExp]>([
    ['issues', aJob(7), /^good: .*starts a job and keeps a status comment in thread 7\.$/],
    ['push', aJob(null), /^good: .*starts a job without .*: a re-run starts another job\.$/],
    ['push', aJob('merged'), /^good: .*starts a job and .* merged .*: a re-run does not start another job\.$/],
    ['issues', followed(7), /^good: .*`mode: auto` follows the job in `job-id`, and .* if thread 7 has one\.$/],
    ['push', followed(null), /^good: .*`mode: auto` follows the job in `job-id`\.$/],
    ['push', followed('merged'), /^good: .*follows the job in `job-id`, and .* that contains the commit has one\.$/],
    ['issue_comment', { kind: 'comment' }, /^good: .*reads the comment.*default branch/],
    ['issue_comment', { kind: 'skip', sentence: 'It was edited.' }, /^good: .*does nothing\. It was edited\..*created/],
    ['workflow_dispatch', { kind: 'nothing' }, /^not-needed: .*none of `prompt`.*run the doctor on it/],
    ['pull_request', aJob(3), /^good: .*get no secrets/],
    ['pull_request_target', aJob(3), /^good: .*block this event/],
    ['schedule', { kind: 'nothing' }, /^not-needed: .*late or dropped/],
    ['push', { kind: 'undecided' }, /^unknown: .*until the inputs are fixed/],
  ])('%s with the plan %o is described', (name, plan, words) => {
    const [text, ...rest] = ofEvent(name, plan);
    expect(text).toMatch(words);
    expect(rest).toEqual([]);
  });

  test('that does not fit the inputs is bad, with each problem', () => {
    expect(ofEvent('push', { kind: 'refused', problems: PROBLEMS })).toEqual([
      'bad: Input "trend" is "x". Change `trend`.',
      'bad: Input "top" is "y". Change `top`.',
    ]);
  });

  test('from a fork is named, whatever the plan, because its secrets are usually withheld', () => {
    const [text] = ofEvent('pull_request', aJob(3), true);
    expect(text).toMatch(/^unknown: A fork or Dependabot .*no secrets by default/);
  });

  test("is never shown in the program's own words if it is not an event name", () => {
    expect(ofEvent('constructor', { kind: 'undecided' })[0]).not.toContain('native code');
  });
});
