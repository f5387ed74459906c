/** The part about a package in `dist/licenses.txt`. */
export interface Licence {
  readonly kind: string;
  readonly text: string;
}

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
export function readLicences(file: string): ReadonlyMap<string, Licence> {
  const heading = /(?:^|\n\n)(@?[a-z0-9][\w./-]*)\n([A-Za-z0-9.()-]+(?: (?:OR|AND|WITH) [A-Za-z0-9.()-]+)*)\n/g;
  const headings = [...file.matchAll(heading)];
  return new Map(
    headings.map((found, index) => {
      const [whole, name = '', kind = ''] = found;
      return [name, { kind, text: file.slice(found.index + whole.length, headings[index + 1]?.index).trim() }] as const;
    }),
  );
}

/**
 * Compares the licences of a bundle with its packages, and returns a line for each violation. `needed` are all packages
 * that `npm ci --omit=dev` would install; `notBundled` explains for those without a licence why none of their code is
 * in the bundle.
 */
export function licenceFindings({
  licences,
  needed,
  notBundled,
}: {
  readonly licences: ReadonlyMap<string, Licence>;
  readonly needed: readonly string[];
  readonly notBundled: Readonly<Record<string, string>>;
}): readonly string[] {
  const excused = Object.keys(notBundled);
  return [
    ...needed
      .filter((name) => !licences.has(name) && !excused.includes(name))
      .map((name) => `${name}: has no licence, and no one says why`),
    ...excused.filter((name) => licences.has(name)).map((name) => `${name}: is said not to be bundled, but is`),
    ...excused.filter((name) => !needed.includes(name)).map((name) => `${name}: is no longer needed`),
    ...[...licences].flatMap(([name, { kind, text }]) => {
      if (!needed.includes(name)) return [`${name}: is bundled, but only a tool`];
      if (!Object.hasOwn(ALLOWED, kind)) return [`${name}: ${kind} is not allowed`];
      return ALLOWED[kind]?.test(text.replace(/\s+/g, ' ')) ? [] : [`${name}: the text of ${kind} is missing`];
    }),
  ];
}
