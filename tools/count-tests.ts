import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';

/** The parts of a suite's report (vitest's reporter `json`) that are counted here. */
interface TestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
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
    const failed = tests.filter(({ status }) => status === 'failed').length + brokenFiles.length;
    return {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: success || failed > 0 ? failed : 1,
      skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    };
  });
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

// Run by .ci/run with the folder of the reports; the last line on standard output is the count.
if (import.meta.main) {
  const folder = argv[2] ?? '';
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const reports = files.map((name): TestReport => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const { passed, failed, skipped } = countTests(reports);
  for (const name of skipped) console.log(`skipped: ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = passed === 0 || failed > 0 ? 1 : 0;
}
