import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './tracked-files.ts';

const WANTED = `v${manifest.devDependencies.node}`;

test('the tests run on the Node of package.json, whichever Node the machine has', () => {
  expect(process.version).toBe(WANTED);
});

test.each([
  ['a child process that asks the path for Node', 'node', ['--version']],
  ['a child process that asks for the same Node', process.execPath, ['--version']],
  ['the script of a package', 'npm', ['exec', '--offline', '-c', 'node --version']],
])('so does %s', (_title, command, parameters) => {
  expect(execFileSync(command, parameters, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()).toBe(WANTED);
});
