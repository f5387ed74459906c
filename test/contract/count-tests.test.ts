import { expect, test } from 'vitest';
import { countTests } from '../../tools/count-tests.ts';

const aFile = (status: string, ...statuses: readonly string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'It could not be loaded',
  assertionResults: statuses.map((each, index) => ({
    status: each,
    fullName: `test ${index}`,
    failureMessages: each === 'failed' ? ['AssertionError: 1 is not 2'] : [],
  })),
});

test.each([
  ['nothing', [], { passed: 0, failures: [], skipped: [] }],
  [
    'several suites and files together',
    [
      { success: true, testResults: [aFile('passed', 'passed', 'passed'), aFile('passed', 'passed')] },
      { success: false, testResults: [aFile('failed', 'passed', 'failed')] },
    ],
    { passed: 4, failures: ['test 1\nAssertionError: 1 is not 2'], skipped: [] },
  ],
  [
    'tests that did not run, by name',
    [{ success: true, testResults: [aFile('passed', 'skipped', 'passed', 'todo')] }],
    { passed: 1, failures: [], skipped: ['test 0', 'test 2'] },
  ],
  [
    'a file that could not be loaded as a failure',
    [{ success: false, testResults: [aFile('failed'), aFile('passed', 'passed')] }],
    { passed: 1, failures: ['a.test.ts\nIt could not be loaded'], skipped: [] },
  ],
  [
    'a suite that failed without naming anything as a failure',
    [{ success: false, testResults: [aFile('passed', 'passed')] }],
    { passed: 1, failures: ['a suite, which named no test'], skipped: [] },
  ],
])('counts %s', (_title, reports, count) => expect(countTests(reports)).toEqual(count));
