import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTempFiles } from '../../../src/action/runner/step-files.ts';

const KIB = 1024;
const PROCESS = fileURLToPath(new URL('step-process.ts', import.meta.url));

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temp-files-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('a file for later steps', () => {
  test('contains its parts one after the other', async () => {
    const path = await fileBy(warned(parent).write, 'report.md', ['# Décris 📊\n', '', 'two\r\n', '\u2028']);
    expect(readFileSync(path, 'utf8')).toBe('# Décris 📊\ntwo\r\n\u2028');
    expect(path.startsWith(`${parent}/`)).toBe(true);
  });

  test('may be empty', async () => {
    expect(readFileSync(await fileBy(warned(parent).write, 'report.csv', []), 'utf8')).toBe('');
  });

  test('is in one folder with the other files of its step, and the latest of each name counts', async () => {
    const { write } = warned(parent);
    const paths = await Promise.all([fileBy(write, 'report.md', ['one']), fileBy(write, 'report.json', ['{}'])]);
    await fileBy(write, 'report.md', ['two']);
    expect(new Set(paths.map(dirname)).size).toBe(1);
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['two', '{}']);
  });

  test('is not overwritten by another step', async () => {
    const one = await fileBy(warned(parent).write, 'report.md', ['one']);
    const two = await fileBy(warned(parent).write, 'report.md', ['two']);
    expect([readFileSync(one, 'utf8'), readFileSync(two, 'utf8')]).toEqual(['one', 'two']);
  });

  test('writes each part before the next is generated', async () => {
    const part = 'x'.repeat(64 * KIB);
    const written: number[] = [];
    function* parts(): Generator<string> {
      for (let made = 0; made < 20; made += 1) {
        const [folder = ''] = readdirSync(parent);
        written.push(statSync(join(parent, folder, 'report.csv')).size);
        yield part;
      }
    }
    const path = await fileBy(warned(parent).write, 'report.csv', parts());
    expect(written).toEqual(Array.from({ length: 20 }, (_, made) => made * part.length));
    expect(statSync(path).size).toBe(20 * part.length);
  });

  test('whose parts cannot be generated fails with their own error', async () => {
    function* parts(): Generator<string> {
      yield 'one';
      throw new RangeError('no second part');
    }
    await expect(warned(parent).write('report.md', parts())).rejects.toThrow(new RangeError('no second part'));
  });

  test('is created even if the folder does not exist yet', async () => {
    const path = await fileBy(warned(join(parent, 'not/yet')).write, 'report.md', ['one']);
    expect(readFileSync(path, 'utf8')).toBe('one');
  });

  test('is null, with one warning for each file, if no folder can be created', async () => {
    const taken = join(parent, 'taken');
    writeFileSync(taken, '');
    const { write, warnings } = warned(taken);
    expect(await Promise.all([write('report.md', ['one']), write('report.json', ['{}'])])).toEqual([null, null]);
    expect(warnings.toSorted()).toEqual(
      ['report.json', 'report.md'].map((name) => warningFor(name, taken, 'EEXIST: file already exists')),
    );
  });

  test('is null, with the same warning, if the folder has become unusable', async () => {
    const { write, warnings } = warned(parent);
    await write('report.md', ['one']);
    for (const folder of readdirSync(parent)) rmSync(join(parent, folder), { recursive: true });
    expect(await write('report.json', ['{}'])).toBeNull();
    expect(warnings).toEqual([warningFor('report.json', parent, 'ENOENT: no such file or directory')]);
  });

  test('is null, with the same warning, if the disk is full', async () => {
    const { write, warnings } = warned(parent);
    const full = relative(join(parent, 'folder'), '/dev/full');
    expect(await write(full, ['one'])).toBeNull();
    expect(warnings).toEqual([warningFor(full, parent, 'ENOSPC: no space left on device')]);
  });
});

/** A writer of files below `parent`, and its warnings. */
function warned(parent: string): {
  readonly write: ReturnType<typeof createTempFiles>;
  readonly warnings: readonly string[];
} {
  const warnings: string[] = [];
  return { write: createTempFiles(parent, (warning) => warnings.push(warning)), warnings };
}

/** Writes a file that must not fail, and returns its path. */
async function fileBy(write: ReturnType<typeof createTempFiles>, name: string, parts: Iterable<string>) {
  const path = await write(name, parts);
  if (path === null) throw new Error(`${name} was not written`);
  return path;
}

function warningFor(name: string, folder: string, reason: string): string {
  return `Could not write the file ${name} to the folder ${JSON.stringify(folder)} (RUNNER_TEMP): ${reason}. Later steps don't get this file.`;
}

test.each([
  ['RUNNER_TEMP', (folder: string) => ({ RUNNER_TEMP: folder })],
  ["the system's own folder without RUNNER_TEMP", (folder: string) => ({ RUNNER_TEMP: '', TMPDIR: folder })],
])('a step writes below %s', (_where, environment) => {
  const { stdout, stderr } = spawnSync(process.execPath, [PROCESS, 'tempFile'], {
    env: environment(parent),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.startsWith(join(parent, 'docs-agent-'))).toBe(true);
  expect(readFileSync(stdout, 'utf8')).toBe('### One\n');
});
