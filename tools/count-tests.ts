import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

/** How much of a failure is shown. */
const SHOWN_LINES = 20;

/** The parts of a suite's report (vitest's reporter `json`) that are counted here. */
interface TestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file failed, if no test of it did. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export interface TestCount {
  readonly passed: number;
  /** What failed: its full name or its file, and the first lines of the reason. */
  readonly failures: readonly string[];
  /** Full names of the tests that did not run. */
  readonly skipped: readonly string[];
}

/**
 * Counts the tests of several suites. A file that failed without a failing test (it could not be loaded, or its set-up
 * broke) counts as one failure, and so does a suite that failed without naming anything.
 */
export function countTests(reports: readonly TestReport[]): TestCount {
  const counts = reports.map(({ success, testResults }) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
    );
    const failures = [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => `${fullName}\n${firstLines(failureMessages.join('\n'))}`),
      ...brokenFiles.map(({ name, message = '' }) => `${name}\n${firstLines(message)}`),
    ];
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failures: success || failures.length > 0 ? failures : ['a suite, which named no test'],
      skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    };
  });
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

function firstLines(text: string): string {
  return text.split('\n', SHOWN_LINES).join('\n').trimEnd();
}

// Run by .ci/run with the folder of the reports; the last line on standard output is the count.
if (import.meta.main) {
  const folder = argv[2] ?? '';
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const reports = files.map((name): TestReport => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const { passed, failures, skipped } = countTests(reports);
  for (const name of skipped) console.log(`skipped: ${name}`);
  // A long log is often cut at its beginning.
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = passed === 0 || failures.length > 0 ? 1 : 0;
}
