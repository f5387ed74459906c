import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';

/** GitHub's workflow parser imports JSON in a way that Node refuses, so it is bundled for the tests. */
const BUNDLED = /@actions\/(workflow-parser|expressions)/;

/** The tests that play the stories and their threads on fakes. Only they are run with coverage, which costs time. */
const STORIES = [
  'test/action/stories/**/*.test.ts',
  'test/action/request/**/*.test.ts',
  'test/action/value/**/*.test.ts',
  'test/action/wording/**/*.test.ts',
];

/**
 * The tests of what contributors run on their machines: the local GitHub and its pages, which are visited in a browser, the
 * local service with git and agents, and the demo; and each way in which a workflow's own agent fails. They take minutes.
 */
const LOCAL = [
  ...['test/agent/**/*.test.ts', 'test/service/**/*.test.ts', 'test/playground/**/*.test.ts'],
  'test/scenarios/own-agent-{faults,follow-up}.test.ts',
];

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
    projects: [
      { extends: true, test: { name: 'stories', include: STORIES } },
      { extends: true, test: { name: 'local', include: LOCAL } },
      { extends: true, test: { name: 'others', include: ['test/**/*.test.ts'], exclude: [...STORIES, ...LOCAL] } },
    ],
    // For what hangs. What is only slow, because the machine is busy, must pass.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
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
      // Not the folder of the reports, because it is emptied before each run.
      reportsDirectory: 'coverage/lines',
      // What may start a job or say what became of it is tested from sources. The scenarios don't count: they run the bundle,
      // in processes of its own.
      thresholds: {
        'src/action/stories/**': { lines: 90 },
        'src/action/request/**': { lines: 90 },
        'src/action/value/**': { lines: 90 },
        'src/action/wording/**': { lines: 90 },
      },
    },
  },
});
