import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';

/** GitHub's workflow parser imports JSON in a way that Node refuses, so it is bundled for the tests. */
const BUNDLED = /@actions\/(workflow-parser|expressions)/;

export default defineConfig({
  plugins: [
    {
      // Its source maps point to sources that are not published, which would fill the log with warnings.
      name: 'without-foreign-source-maps',
      enforce: 'pre',
      async load(id) {
        if (!BUNDLED.test(id) || !id.endsWith('.js')) return null;
        const code = await readFile(id, 'utf8');
        return { code: code.replace(/^\/\/# sourceMappingURL=.*$/m, ''), map: null };
      },
    },
  ],
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // Most tests wait for processes, and no module is mocked: files may share a worker, and workers all cores.
    maxWorkers: '100%',
    isolate: false,
    // The second reporter is for .ci/run, which counts the tests of all suites from their reports.
    reporters: ['default', 'json'],
    outputFile: { json: 'coverage/reports/tests.json' },
    server: { deps: { inline: [BUNDLED] } },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html'],
      // Modest, because what the scenarios run is the bundle, in processes of its own that are not counted here.
      thresholds: { lines: 50, statements: 50, functions: 50, branches: 45 },
    },
  },
});
