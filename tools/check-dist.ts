import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_COMMAND, bundle, differences } from './bundle.ts';

// Run by `npm run test:dist`, at the root of the repository: users and tests run the bundle, so it must match the
// sources. `npm test` runs this before the tests.
const folder = mkdtempSync(join(tmpdir(), 'docs-agent-dist-'));
try {
  await bundle(join(folder, 'dist'));
  const stale = differences('dist', join(folder, 'dist'));
  for (const line of stale) console.error(`dist/${line}`);
  if (stale.length > 0) console.error(`dist/ is not what the sources build. To fix it: ${BUILD_COMMAND}`);
  else console.log('dist/: the same bytes as a fresh build');
  process.exitCode = stale.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
