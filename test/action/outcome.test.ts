import { describe, expect, test } from 'vitest';
import { type JobFacts, type JobResult, NO_FACTS, type Outcome, publication } from '../../src/action/outcome.ts';
import { FAILING_RESULTS } from '../../src/action/words/commands.ts';
import { aJob } from '../build/a-job.ts';

const FACTS: JobFacts = {
  ...{ jobId: 'j_1', job: aJob({ status: 'completed' }), durationSeconds: 0, resumed: true, followUp: false },
  link: { url: 'https://github.com/acme/docs/pull/3', number: 3, repository: 'acme/docs' },
  commentUrl: 'https://github.com/acme/app/issues/7#issuecomment-100',
};

type JobOutcome = Extract<Outcome, { kind: 'job' }>;

function jobOutcome(given: Partial<JobOutcome> = {}): JobOutcome {
  const said = { sentence: 'The job has opened a pull request.', hint: null, summary: '### docs-agent' };
  return { kind: 'job', result: 'pull-request', fails: false, facts: FACTS, ...said, ...given };
}

describe('the end of a job', () => {
  test('has no output that the service words freely', () => {
    const free = '$(id)\n';
    const words = { reportedStatus: free, repository: free, ref: free, model: free, error: free };
    const job = aJob({ ...words, prLink: free, shownLink: free, createdAt: free, archivedAt: free });
    const { outputs } = publication(jobOutcome({ facts: { ...NO_FACTS, job } }));
    expect([...outputs].filter(([, value]) => value.includes('$(id)'))).toEqual([]);
  });

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
    const notice = 'The job has opened a pull request.';
    expect(rest).toEqual({ summary: '### docs-agent', sentence: null, notice, failures: [] });
  });

  test('leaves out what is not known, so that an output set earlier stays', () => {
    const { outputs } = publication(jobOutcome({ result: 'unknown-start', facts: NO_FACTS }));
    expect(Object.fromEntries(outputs)).toEqual({ result: 'unknown-start', resumed: 'false' });
  });

  const results: readonly JobResult[] = ['pull-request', ...FAILING_RESULTS];
  test.each(results)('%s is an annotation, red only if the step wants this result to fail', (result) => {
    const overrides = { result, sentence: 'It ended.', hint: 'Look at it.' };
    const green = publication(jobOutcome(overrides));
    const red = publication(jobOutcome({ ...overrides, fails: true }));
    expect([green.notice, green.failures]).toEqual(['It ended. Look at it.', []]);
    expect([red.notice, red.failures]).toEqual([null, ['It ended. Look at it.']]);
    expect([green.outputs.get('result'), red.outputs.get('result')]).toEqual([result, result]);
  });
});

describe('a report', () => {
  const reported: Extract<Outcome, { kind: 'reported' }> = {
    kind: 'reported',
    result: 'reported',
    figures: { human: 200, ai: 100, total: 290, aiShare: 1 / 3 },
    files: { markdown: '/temp/report.md', json: '/temp/report.json', csv: '/temp/report.csv' },
    issueUrl: 'https://github.com/acme/app/issues/12',
    commentUrl: 'https://github.com/acme/app/issues/7#issuecomment-100',
    sentence: 'The report is in issue 12.',
    summary: '### Documentation visitors',
  };
  const outputsOf = (changes: Partial<typeof reported>): Readonly<Record<string, string>> =>
    Object.fromEntries(publication({ ...reported, ...changes }).outputs);

  test('is published with its figures, its files and its place', () => {
    const { outputs, ...rest } = publication(reported);
    expect(Object.fromEntries(outputs)).toEqual({
      result: 'reported',
      'visitors-total': '290',
      'visitors-human': '200',
      'visitors-ai': '100',
      'ai-share': '0.3333',
      'report-headline': 'The report is in issue 12.',
      'report-issue-url': 'https://github.com/acme/app/issues/12',
      'report-markdown-file': '/temp/report.md',
      'report-json-file': '/temp/report.json',
      'report-csv-file': '/temp/report.csv',
      'comment-url': 'https://github.com/acme/app/issues/7#issuecomment-100',
    });
    const { sentence, summary } = reported;
    expect(rest).toEqual({ summary, sentence, notice: null, failures: [] });
  });

  test.each([
    [0, '0.0000'],
    [1, '1.0000'],
    [2 / 3, '0.6667'],
    [0.000_04, '0.0000'],
    [0.000_05, '0.0001'],
  ])('has its AI share to four decimal places: %d is %s', (aiShare, expected) => {
    expect(outputsOf({ figures: { ...reported.figures, aiShare } })['ai-share']).toBe(expected);
  });

  test('of a site without visitors has zeros, and no AI share', () => {
    const outputs = outputsOf({ figures: { human: 0, ai: 0, total: 0, aiShare: null } });
    expect(outputs).toMatchObject({ 'visitors-total': '0', 'visitors-human': '0', 'visitors-ai': '0' });
    expect(outputs).not.toHaveProperty('ai-share');
  });

  test('from a dry run says so, and has no issue or comment', () => {
    const { 'report-issue-url': _issue, 'comment-url': _comment, ...others } = outputsOf({});
    const outputs = outputsOf({ result: 'dry-run', issueUrl: null, commentUrl: null });
    expect(outputs).toEqual({ ...others, result: 'dry-run' });
  });
});

const SAID = { sentence: 'It is so.', summary: '### So' };
const QUIET = { ...SAID, notice: null, failures: [] };
const SKIPPED = '### docs-agent: skipped\n\n```text\nIt is so.\n```';
const REASONS = ['The key has expired.', 'The project is not known.'];
const RED = { sentence: null, failures: ['It is so.'] };

test.each<readonly [string, Outcome, object, object]>([
  ['a dry run, which annotates nothing', { kind: 'dry-run', ...SAID }, { result: 'dry-run' }, {}],
  [
    'a skipped run, which succeeds and says why in output, log and summary',
    { kind: 'skipped', reason: 'no-secrets', sentence: 'It is so.' },
    { result: 'skipped', 'skip-reason': 'no-secrets' },
    { summary: SKIPPED },
  ],
  ['updated threads', { kind: 'settled', result: 'settled', fails: false, ...SAID }, { result: 'settled' }, {}],
  ['threads in a dry run', { kind: 'settled', result: 'dry-run', fails: false, ...SAID }, { result: 'dry-run' }, {}],
  ['threads that all failed', { kind: 'settled', result: 'settled', fails: true, ...SAID }, { result: 'settled' }, RED],
  ['a healthy set-up', { kind: 'checked', failures: [], ...SAID }, { result: 'healthy' }, {}],
  [
    'an unhealthy set-up, which fails the step for each reason',
    { kind: 'checked', failures: REASONS, ...SAID },
    { result: 'unhealthy' },
    { failures: REASONS },
  ],
])('what is published of %s', (_what, outcome, known, differs) => {
  const { outputs, ...rest } = publication(outcome);
  expect([Object.fromEntries(outputs), rest]).toEqual([
    { resumed: 'false', ...known },
    { ...QUIET, ...differs },
  ]);
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
        '### docs-agent: the step failed\n\n````text\nInput "mode" is "x".\nChange `mode`.\n\nInput "top" is "```".\nChange `top`.\n````',
      sentence: null,
      notice: null,
      failures: ['Input "mode" is "x". Change `mode`.', 'Input "top" is "```". Change `top`.'],
    });
  });

  test('keeps the id of a running job, and its own summary', () => {
    const facts = { ...NO_FACTS, jobId: 'j_1', resumed: true };
    const { outputs, summary } = publication({ kind: 'error', problems, facts, summary: '### Polling was refused' });
    expect([outputs.get('result'), outputs.get('job-id'), outputs.get('resumed')]).toEqual(['error', 'j_1', 'true']);
    expect(summary).toBe('### Polling was refused');
  });
});
