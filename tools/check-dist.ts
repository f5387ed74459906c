import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.ts';

// Run by `npm run test:dist`, at the root of the repository: users and tests run the bundle, so it must match the
// sources. `npm test` runs this before the tests. Git compares byte for byte and names each file that differs.
const folder = mkdtempSync(join(tmpdir(), 'docs-agent-dist-'));
try {
  const built = join(folder, 'dist');
  await bundle(built);
  const { status } = spawnSync('git', ['diff', '--no-index', '--name-status', 'dist', built], { stdio: 'inherit' });
  if (status === 0) console.log('dist/: the same bytes as a fresh build');
  else console.error(`dist/ is not what the sources build. To fix it: npm run build`);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
