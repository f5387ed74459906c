import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // The second reporter is for .ci/run, which counts the tests of all suites from their reports.
    reporters: ['default', 'json'],
    outputFile: { json: 'coverage/reports/tests.json' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
