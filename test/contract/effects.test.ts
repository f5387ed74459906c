import { describe, expect, test } from 'vitest';
import { checkEffects } from './check-effects.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { aTree } from './tree.ts';

test('the sources take clocks, chance, timers and the environment as arguments', () => {
  const { files, findings } = checkEffects(ROOT, trackedFiles('src/*.ts'));
  expect(findings).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['src/action/index.ts', 'src/action/main.ts', 'src/action/request/follow.ts']),
  );
});

const WRONG = [
  ['export const a = process.env["HOME"];', 'process'],
  ['const { env } = process; export { env };', 'process'],
  ['export const a = globalThis;', 'globalThis'],
  ['console.log("out");', 'console'],
  ['export const a = performance.now();', 'performance'],
  ['export const a = crypto.randomUUID();', 'crypto'],
  ['export const a = await fetch("http://127.0.0.1");', 'fetch'],
  ['export const a = { fetch };', 'fetch'],
  ['setTimeout(() => undefined, 1);', 'setTimeout'],
  ['setInterval(() => undefined, 1);', 'setInterval'],
  ['setImmediate(() => undefined);', 'setImmediate'],
  ['export const a = Math.random();', 'Math.random'],
  ['const { random } = Math; export { random };', 'a use of Math that hides which member is meant'],
  ['export const a = Math["random"]();', 'a use of Math that hides which member is meant'],
  ['export const a = Date.now();', 'Date.now'],
  ['export const a = new Date();', 'new Date() without an argument'],
  ['export const a = Date();', 'a use of Date that hides which member is meant'],
  ['export const a = AbortSignal.timeout(1);', 'AbortSignal.timeout'],
  ['import { randomBytes } from "node:crypto"; export const a = randomBytes(1);', 'randomBytes of "node:crypto"'],
  ['import { createHash as h, randomUUID as u } from "node:crypto"; export { h, u };', 'randomUUID of "node:crypto"'],
  [
    'import * as all from "node:crypto"; export { all };',
    'only createHash, timingSafeEqual may be imported from "node:crypto", by name',
  ],
  [
    'import one from "node:crypto"; export { one };',
    'only createHash, timingSafeEqual may be imported from "node:crypto", by name',
  ],
] as const;

const RIGHT = [
  'export const a = Date.parse("2026-11-20"), b = new Date(0), c = Date.UTC(2026, 10), d = b instanceof Date;',
  'export const a = Math.max(1, 2), b = AbortSignal.any([]);',
  'export function send(fetch: () => void, process: number): number { fetch(); return process; }',
  'export type Fetch = typeof fetch; export type Moment = Date;',
  'export const a = { setTimeout: 1, process: 2 }.process; // console.log(Date.now())',
  'export function b({ fetch: get }: { readonly fetch: () => void }): void { get(); }',
  'import { createHash } from "node:crypto"; export const a = createHash("sha256"), b = "Math.random()";',
];

describe('the check', () => {
  // One program for all: the compiler reads its libraries once.
  const wrong = Object.fromEntries(
    WRONG.map(([text], index) => [`src/action/request/wrong-${index}.ts`, `\n${text}\n`]),
  );
  const right = Object.fromEntries(RIGHT.map((text, index) => [`src/action/request/right-${index}.ts`, `${text}\n`]));
  const owned = {
    'src/action/runner/clock.ts': 'export const a = Date.now();',
    'src/playground/demo.ts': 'console.log(process.pid);',
  };
  using tree = aTree({ ...wrong, ...right, ...owned });
  const files = [...Object.keys({ ...wrong, ...right, ...owned }), 'src/gone.ts'];
  const { findings } = checkEffects(tree.root, files);
  const findingsOf = (file: string): readonly string[] => findings.filter((finding) => finding.startsWith(`${file}:`));

  test.each(WRONG.map(([text, finding], index) => ({ text, finding, index })))(
    'refuses $text',
    ({ finding, index }) => {
      expect(findingsOf(`src/action/request/wrong-${index}.ts`)).toEqual([
        `src/action/request/wrong-${index}.ts:2: ${finding}`,
      ]);
    },
  );

  test.each(RIGHT.map((text, index) => ({ text, index })))('lets $text pass', ({ index }) => {
    expect(findingsOf(`src/action/request/right-${index}.ts`)).toEqual([]);
  });

  test('ignores the runner and the local servers', () => {
    expect([...findingsOf('src/action/runner/clock.ts'), ...findingsOf('src/playground/demo.ts')]).toEqual([]);
  });

  test('reports a file that it could not read', () => {
    expect(findingsOf('src/gone.ts')).toEqual(['src/gone.ts: was not read']);
  });
});
