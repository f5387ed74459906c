import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Each cell starts the same bundle several times. Node keeps what it compiled of it there, which saves a twentieth.
const compiled = mkdtempSync(join(tmpdir(), 'docs-agent-compiled-'));
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));

/** The kill matrix, apart from the other tests because it takes minutes. */
export default defineConfig({
  test: {
    include: ['test/kill/*.kill.ts'],
    // A cell runs up to twenty processes, one after the other, and some of them wait for a network that says nothing.
    testTimeout: 300_000,
    env: { NODE_COMPILE_CACHE: compiled },
    isolate: false,
    maxWorkers: 2,
    maxConcurrency: 4,
    // The second reporter is for .ci/run, which counts the tests of all suites from their reports.
    reporters: ['default', 'json'],
    outputFile: { json: 'coverage/reports/kill.json' },
  },
});
