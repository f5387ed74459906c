import { defineConfig } from 'vitest/config';

/** The recipes in `examples/` under `act`, a runner that others wrote. */
export default defineConfig({
  test: {
    include: ['test/act/*.act.ts'],
    // A recipe waits for its job, which the action first reads after five seconds.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxConcurrency: 4,
    // The second reporter is for .ci/run, which counts the tests of all suites from their reports.
    reporters: ['default', 'json'],
    outputFile: { json: 'coverage/reports/act.json' },
  },
});
