import { defineConfig } from 'vitest/config';

/** The kill matrix, apart from the other tests because it takes minutes. */
export default defineConfig({
  test: {
    include: ['test/kill/*.kill.ts'],
    // A cell runs three to five processes, one after the other, and some of them wait for a network that says nothing.
    testTimeout: 60_000,
    maxWorkers: 2,
    maxConcurrency: 4,
    // The second reporter is for .ci/run, which counts the tests of all suites from their reports.
    reporters: ['default', 'json'],
    outputFile: { json: 'coverage/reports/kill.json' },
  },
});
