import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFileCommands } from '../../../src/playground/step.ts';

const PROCESS = fileURLToPath(new URL('step-process.ts', import.meta.url));
/** Each file of the runner, with what a step loses without it. */
const FILES = [
  ['GITHUB_OUTPUT', "Later steps don't see all outputs of this step."],
  ['GITHUB_STATE', 'If this step is cancelled, its status comment may not be updated.'],
  ['GITHUB_STEP_SUMMARY', "The run's page lacks the summary of this step."],
] as const;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (variable: string): string => join(folder, variable);

/** Makes a step write to every file of the runner twice; `changes` replaces paths of those files. */
function writeEverything(
  changes: Readonly<Record<string, string | undefined>> = {},
  [program, ...parameters]: readonly [string, ...string[]] = [process.execPath],
): { readonly lines: readonly string[]; readonly status: number | null } {
  const files = Object.fromEntries(FILES.map(([variable]) => [variable, pathOf(variable)]));
  const how = { env: { ...files, ...changes }, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(program, [...parameters, PROCESS, 'everything'], how);
  expect(stderr).toBe('');
  return { lines: stdout.split('\n').slice(0, -1), status };
}

/** The content of a complete file after `writeEverything`. */
function expectWhole(variable: string): void {
  const text = readFileSync(pathOf(variable), 'utf8');
  const wanted: Readonly<Record<string, unknown>> = {
    GITHUB_OUTPUT: new Map([['job-id', 'j_2']]),
    GITHUB_STATE: new Map([['open-comment', '2']]),
    GITHUB_STEP_SUMMARY: '### 1\n### 2\n',
  };
  expect(variable === 'GITHUB_STEP_SUMMARY' ? text : readFileCommands(text)).toEqual(wanted[variable]);
}

/** What can be wrong with a file; each one causes it and returns the file's path, or undefined for none. */
const DEFECTS: readonly (readonly [string, (path: string) => string | undefined, string])[] = [
  ['not named', () => undefined, 'is not set'],
  ['without a path', () => '', 'is not set'],
  ['full', () => '/dev/full', 'ENOSPC: no space left on device'],
  ['in folders that are gone', (path) => join(path, 'gone'), 'ENOENT: no such file or directory'],
];

test.each(DEFECTS)('files of the runner that are %s are one warning each, with its name and what is lost', (...row) => {
  const [, make, reason] = row;
  const paths = Object.fromEntries(FILES.map(([variable]) => [variable, make(pathOf(variable))]));
  const { lines, status } = writeEverything(paths);
  expect(status).toBe(0);
  const warnings = FILES.map(([variable, loss]) => {
    const path = paths[variable];
    const what = path ? `Can't write to ${JSON.stringify(path)} (${variable}): ` : `The variable ${variable} `;
    return `::warning::${what}${reason}. ${loss}`;
  });
  expect(lines).toEqual([...warnings, 'done']);
});

test.each(FILES)('a full %s leaves the others complete', (variable) => {
  const { lines, status } = writeEverything({ [variable]: '/dev/full' });
  expect([status, lines]).toEqual([0, [expect.stringContaining(`(${variable})`), 'done']]);
  for (const [other] of FILES) if (other !== variable) expectWhole(other);
});

test('files of the runner that do not exist yet are created', () => {
  expect(writeEverything()).toEqual({ lines: ['done'], status: 0 });
  for (const [variable] of FILES) expectWhole(variable);
});

test('a file that fills up within an entry only keeps complete entries', () => {
  const earlier = `earlier<<x\n${'y'.repeat(1007)}\nx\n`;
  for (const [variable] of FILES) writeFileSync(pathOf(variable), earlier);
  // A process whose files may have 2 blocks of 512 bytes: the part of an entry that fits is written before it fails.
  const { lines, status } = writeEverything({}, ['sh', '-c', 'ulimit -f 2; exec "$0" "$@"', process.execPath] as const);
  expect(status).toBe(0);
  const warnings = FILES.map(([variable, loss]) =>
    expect.stringContaining(`(${variable}): EFBIG: file too large. ${loss}`),
  );
  expect(lines).toEqual([...warnings, 'done']);
  for (const [variable] of FILES) expect(readFileSync(pathOf(variable), 'utf8')).toBe(earlier);
});
