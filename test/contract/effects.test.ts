import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import biome from '../../biome.json' with { type: 'json' };
import { OUTSIDE_WORLD } from './import-table.ts';
import { ROOT } from './tracked-files.ts';
import { aTree } from './tree.ts';

// `npm run lint` checks the sources by biome.json and tools/effects.grit; here we see that these refuse what they should.

const WRONG = [
  ...['export const a1 = process.env["HOME"];', 'const { env } = process; export { env };', 'console.log("out");'],
  ...['export const a2 = globalThis;', 'export const a3 = performance.now();', 'export const b3 = Date();'],
  ...['export const a4 = crypto.randomUUID();', 'export const a5 = await fetch("http://127.0.0.1");'],
  ...['export const a6 = { fetch };', 'export const a7 = [WebSocket, EventSource, global];'],
  ...['setTimeout(() => undefined, 1);', 'setInterval(() => undefined, 1);', 'setImmediate(() => undefined);'],
  ...[
    'export const a8 = Math.random();',
    'const { random } = Math; export { random };',
    'export const b = Date.now();',
  ],
  ...['export const a9 = Math["random"]();', 'export const b2 = new Date();', 'export const b4 = [Date];'],
  ...['export const b5 = AbortSignal.timeout(1);', 'import * as all from "node:crypto"; export { all };'],
  'import { randomBytes } from "node:crypto"; export { randomBytes };',
  'import { createHash as h, randomUUID as u } from "node:crypto"; export { h, u };',
  'import one from "node:crypto"; export { one };',
];

const RIGHT = [
  'export const c = Date.parse("2026-11-20"), d = new Date(0), e = Date.UTC(2026, 10), f = d instanceof Date;',
  'export const g = Math.max(1, 2), i = AbortSignal.any([]);',
  'export function send(fetch: () => void, process: number): number { fetch(); return process; }',
  'export type Moment = Date; export const n = new Date(2026, 10, 20);',
  'export const j = { setTimeout: 1, process: 2 }.process; // console.log(Date.now())',
  'export function k({ fetch: get }: { readonly fetch: () => void }): void { get(); }',
  'import { createHash } from "node:crypto"; export const l = createHash("sha256"), m = "Math.random()";',
];

const { vcs: _noGit, ...settings } = biome;
const rules = readFileSync(join(ROOT, 'tools/effects.grit'), 'utf8');

/** The lines of these that bring an effect into a source, as biome says. */
function effectsIn(file: string, lines: readonly string[]): readonly string[] {
  const settingsFiles = { 'biome.json': JSON.stringify(settings), 'tools/effects.grit': rules };
  using tree = aTree({ ...settingsFiles, [file]: `${lines.join('\n')}\n` });
  const parameters = ['lint', '--reporter=github', '--max-diagnostics=200', file];
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), parameters, { cwd: tree.root, encoding: 'utf8' });
  const title = /title=(?:plugin|lint\/style\/noRestricted(?:Globals|Imports)),file=[^,]*,line=(\d+)/g;
  const found = new Set([...stdout.matchAll(title)].map(([, line]) => Number(line) - 1));
  return lines.filter((_line, index) => found.has(index));
}

test.each(['src/action/request/follow.ts', 'src/action/main.ts', 'src/report/report.ts'])(
  'clocks, chance, timers, the environment and the network are refused to %s, which gets a port',
  (file) => expect(effectsIn(file, [...WRONG, ...RIGHT])).toEqual(WRONG),
);

test('the places that own the outside world may use them', () => {
  const includes = biome.overrides.find(({ plugins }) => plugins !== undefined)?.includes;
  expect(includes).toEqual(['src/**', ...OUTSIDE_WORLD.map((place) => `!src/${place}**`)]);
  expect(effectsIn('src/action/runner/clock.ts', WRONG)).toEqual([]);
});
