import { describe, expect, test } from 'vitest';
import type { Check } from '../../../src/action/doctor/check.ts';
import { checkEvent, checkInputs, checkPromptFile, type Plan } from '../../../src/action/doctor/check-set-up.ts';

const PROBLEMS = ['trend', 'top'].map((name) => ({ message: `Input "${name}" is "x".`, hint: `Change \`${name}\`.` }));
const BAD = ['bad: Input "trend" is "x". Change `trend`.', 'bad: Input "top" is "x". Change `top`.'];

const job = (thread: number | 'merged' | null, follows = false): Plan => ({ kind: 'job', thread, follows });

function sentencesOf(checks: readonly Check[]): readonly string[] {
  return checks.map(({ state, found, advice }) => `${state}: ${found} ${advice ?? ''}`.trim());
}

test('inputs that are usable are one good check, and others are each listed with the line to change', () => {
  expect(sentencesOf(checkInputs([]))).toEqual(['good: All of them are usable.']);
  expect(sentencesOf(checkInputs(PROBLEMS))).toEqual(BAD);
});

test.each([
  ['is not needed if none is set', null, /^not-needed: /],
  ['is good if it can be read', [], /^good: /],
  ['that does not exist hints at the checkout', PROBLEMS.slice(0, 1), /^bad: Input .*`\. .*`actions\/checkout`/],
] as const)('an instruction file %s', (_name, problems, words) => {
  expect(sentencesOf(checkPromptFile(problems))).toEqual([expect.stringMatching(words)]);
});

describe('the event of the run', () => {
  test.each<readonly [string, Plan, RegExp]>([
    ['issues', job(7), /^good: .*starts a job and keeps a status comment in thread 7\.$/],
    ['push', job(null), /^good: .*starts a job without .*: a re-run starts another job\.$/],
    ['push', job('merged'), /^good: .*starts a job and .* merged .*: a re-run does not start another job\.$/],
    ['issues', job(7, true), /^good: .*`mode: auto` follows the job in `job-id`, and .* if thread 7 has one\.$/],
    ['push', job(null, true), /^good: .*`mode: auto` follows the job in `job-id`\.$/],
    ['push', job('merged', true), /^good: .*follows the job in `job-id`, and .* that contains the commit has one\.$/],
    ['issue_comment', { kind: 'comment' }, /^good: .*reads the comment\.$/],
    ['issue_comment', { kind: 'skip', sentence: 'It was edited.' }, /^good: .*does nothing\. It was edited\.$/],
    ['workflow_dispatch', { kind: 'nothing' }, /^not-needed: .*none of `prompt`.*run the doctor on it/],
    ['push', { kind: 'undecided' }, /^unknown: .*until the inputs are fixed/],
  ])('%s with the plan %o is described', (name, plan, words) => {
    expect(sentencesOf(checkEvent({ name, withoutSecrets: false }, plan))).toEqual([expect.stringMatching(words)]);
  });

  test('that does not fit the inputs is bad, with each problem', () => {
    const event = { name: 'push', withoutSecrets: false };
    expect(sentencesOf(checkEvent(event, { kind: 'refused', problems: PROBLEMS }))).toEqual(BAD);
  });

  test('from a fork is named, whatever the plan, because its secrets are usually withheld', () => {
    const [text] = sentencesOf(checkEvent({ name: 'pull_request', withoutSecrets: true }, job(3)));
    expect(text).toMatch(/^unknown: A fork or Dependabot .*no secrets by default/);
  });
});
