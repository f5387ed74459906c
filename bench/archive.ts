import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './table.ts';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = 'dist/index.js';
/** 30 of them for an agent on the runner. */
const BUDGET_KB = 430;

/**
 * Measures what a runner downloads before it can run the action: the archive of the last commit, compressed as `gzip`
 * does by default. `git archive` leaves out what `.gitattributes` marks as `export-ignore`; changes that are not
 * committed do not count. One KB is 1,000 bytes.
 */
export function measureArchive(): Row {
  const kilobytes = gzipSync(git('archive', '--format=tar', 'HEAD')).length / 1000;
  const bundled = git('ls-tree', '--name-only', 'HEAD', ENTRY).length > 0;
  return {
    what: 'download: `git archive HEAD`, gzip',
    measured: `${kilobytes.toFixed(0)} KB`,
    comparedWith: `${BUDGET_KB} KB`,
    ratio: kilobytes / BUDGET_KB,
    budget: 1,
    // Without the bundle the archive is small and of no use to a runner.
    ...(bundled ? {} : { flaw: `HEAD has no ${ENTRY}` }),
  };
}

function git(...parameters: readonly string[]): Buffer {
  return execFileSync('git', parameters, { cwd: ROOT, maxBuffer: 2 ** 30 });
}
