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
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);
const { '': _root, ...packages } = lock.packages;

describe('package.json', () => {
  test.each([...Object.entries(manifest.dependencies), ...Object.entries(manifest.devDependencies)])(
    'names an exact version of %s',
    (_name, version) => {
      expect(version).toMatch(EXACT);
    },
  );

  test('takes Node from npm and lets it install itself', () => {
    expect(manifest.devDependencies.node).toMatch(/^24\./);
    expect(manifest.allowScripts).toEqual({ node: true });
  });
});

describe('package-lock.json', () => {
  test('holds packages at all', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(50);
  });

  test('names no place to download from, so that any registry will do', () => {
    const placed = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(placed.map(([path]) => path)).toEqual([]);
  });

  test('pins the bytes of every package', () => {
    const unpinned = Object.entries(packages).filter(([, { integrity, bundled }]) => !integrity && !bundled);
    expect(unpinned.map(([path]) => path)).toEqual([]);
  });

  test('knows the packages of every platform, without which `npm ci` refuses to begin', () => {
    const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });

  test('holds one undici, the one that the action sends with', () => {
    const copies = Object.entries(packages).filter(([path]) => /(^|\/)node_modules\/undici$/.test(path));
    expect(copies.map(([path, { version }]) => [path, version])).toEqual([
      ['node_modules/undici', manifest.dependencies.undici],
    ]);
  });
});
