// Run by npm after installing the packages, on any Node that the machine has, so it is plain JavaScript.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const { optionalDependencies: pinned } = JSON.parse(readFileSync('package.json', 'utf8'));
const name = `node-${process.platform}-${process.arch}`;
const binary = join(name, 'bin/node');

if (!Object.hasOwn(pinned, name)) {
  console.log(`package.json pins no Node for ${process.platform} on ${process.arch}: install Node 24 yourself.`);
} else if (existsSync(join('node_modules', binary))) {
  // npm 10 removes this link, because the packages of other platforms, which it skips, have one with the same name.
  const link = 'node_modules/.bin/node';
  mkdirSync('node_modules/.bin', { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('..', binary), link);
} else {
  // npm doesn't report this, because the package is optional.
  console.error(`npm did not install ${name}. Its bytes may not be those that package-lock.json pins.`);
  process.exitCode = 1;
}
