import { describe, expect, test } from 'vitest';
import { type JobFacts, type JobResult, NO_FACTS, type Outcome, publication } from '../src/outcome.ts';

const FACTS: JobFacts = {
  jobId: 'j_1',
  status: 'completed',
  link: { url: 'https://github.com/acme/docs/pull/3', number: 3, repository: 'acme/docs' },
  durationSeconds: 0,
  resumed: true,
  commentUrl: 'https://github.com/acme/app/issues/7#issuecomment-100',
};

type JobOutcome = Extract<Outcome, { kind: 'job' }>;

function jobOutcome(told: Partial<JobOutcome> = {}): JobOutcome {
  return {
    kind: 'job',
    result: 'pull-request',
    fails: false,
    facts: FACTS,
    sentence: 'The job has opened a pull request.',
    hint: null,
    summary: '### docs-agent',
    ...told,
  };
}

describe('the end of a job', () => {
  test('is published with everything that is known of it', () => {
    const { outputs, ...rest } = publication(jobOutcome());
    expect(Object.fromEntries(outputs)).toEqual({
      result: 'pull-request',
      'job-id': 'j_1',
      status: 'completed',
      'pr-url': 'https://github.com/acme/docs/pull/3',
      'pr-number': '3',
      'pr-repository': 'acme/docs',
      'duration-seconds': '0',
      resumed: 'true',
      'comment-url': 'https://github.com/acme/app/issues/7#issuecomment-100',
    });
    expect(rest).toEqual({
      summary: '### docs-agent',
      sentence: null,
      notice: 'The job has opened a pull request.',
      failures: [],
    });
  });

  test('leaves out what is not known, so that an output that was set on the way stays', () => {
    const { outputs } = publication(jobOutcome({ result: 'unknown-start', facts: NO_FACTS }));
    expect(Object.fromEntries(outputs)).toEqual({ result: 'unknown-start', resumed: 'false' });
  });

  test.each<JobResult>([
    'pull-request',
    'no-pull-request',
    'failed',
    'archived',
    'still-running',
    'unknown-start',
    'not-created',
  ])('%s is an annotation, red only if the step wants this result to fail', (result) => {
    const told = { result, sentence: 'It ended.', hint: 'Look at it.' };
    const green = publication(jobOutcome(told));
    const red = publication(jobOutcome({ ...told, fails: true }));
    expect([green.notice, green.failures]).toEqual(['It ended. Look at it.', []]);
    expect([red.notice, red.failures]).toEqual([null, ['It ended. Look at it.']]);
    expect([green.outputs.get('result'), red.outputs.get('result')]).toEqual([result, result]);
  });
});

test('a dry run is published with its summary, and annotates nothing', () => {
  const { outputs, ...rest } = publication({
    kind: 'dry-run',
    sentence: 'Nothing was started.',
    summary: '### The prompt',
  });
  expect(outputs.get('result')).toBe('dry-run');
  expect(rest).toEqual({ summary: '### The prompt', sentence: 'Nothing was started.', notice: null, failures: [] });
});

test('a skipped run is green and says why in output, log and summary', () => {
  const { outputs, summary, ...rest } = publication({
    kind: 'skipped',
    reason: 'no-secrets',
    sentence: 'There is no API key.',
  });
  expect(Object.fromEntries(outputs)).toEqual({ result: 'skipped', 'skip-reason': 'no-secrets', resumed: 'false' });
  expect(summary).toBe('### docs-agent: skipped\n\n```text\nThere is no API key.\n```');
  expect(rest).toEqual({ sentence: 'There is no API key.', notice: null, failures: [] });
});

describe('an error', () => {
  const problems = [
    { message: 'Input "mode" is "x".', hint: 'Change `mode`.' },
    { message: 'Input "top" is "```".', hint: 'Change `top`.' },
  ];

  test('fails the step with one reason for each problem, all of them in the summary as quoted text', () => {
    const { outputs, ...rest } = publication({ kind: 'error', problems, facts: NO_FACTS, summary: null });
    expect(Object.fromEntries(outputs)).toEqual({ result: 'error', resumed: 'false' });
    expect(rest).toEqual({
      summary:
        '### docs-agent: the step has failed\n\n````text\nInput "mode" is "x".\nChange `mode`.\n\nInput "top" is "```".\nChange `top`.\n````',
      sentence: null,
      notice: null,
      failures: ['Input "mode" is "x". Change `mode`.', 'Input "top" is "```". Change `top`.'],
    });
  });

  test('keeps the id of a job that goes on, and its own summary', () => {
    const facts = { ...NO_FACTS, jobId: 'j_1', resumed: true };
    const { outputs, summary } = publication({ kind: 'error', problems, facts, summary: '### Polling was refused' });
    expect([outputs.get('result'), outputs.get('job-id'), outputs.get('resumed')]).toEqual(['error', 'j_1', 'true']);
    expect(summary).toBe('### Polling was refused');
  });
});
