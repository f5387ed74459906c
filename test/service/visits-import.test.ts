import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/action/service-client/contract.ts';
import { openDatabase } from '../../src/service/database.ts';
import { startService } from '../../src/service/server.ts';
import { readVisitLine, splitLines, VisitLineError } from '../../src/service/visit-lines.ts';
import { VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addProjects } from '../../src/service/visits.ts';
import { aFolder, clientOf, runService, someSettings } from './world.ts';

const GOOD = { path: '/guides/install', visitor: 'ann', kind: 'human', time: '2026-11-09T10:30:00Z' };
const ALL = { reader: 0, from: null, to: null, limit: 250, offset: 0 };

function linesOf(...visits: readonly object[]): string {
  return visits.map((visit) => `${JSON.stringify(visit)}\n`).join('');
}

/** Makes what a service leaves: a database that knows its project. */
function makeDatabase(folder: string): void {
  const database = openDatabase(join(folder, 'd.sqlite'));
  addProjects(database, ['handbook', 'other']);
  database.close();
}

function totalsIn(file: string, project = 'handbook') {
  const database = openDatabase(file);
  const { totals } = new VisitorCounts(database, () => 0).answer(project, ALL);
  database.close();
  return totals;
}

describe('npm run service -- import', () => {
  test('adds the visits of a file, and says how many from which period', async () => {
    await using folder = await aFolder();
    const visits = [GOOD, { ...GOOD, kind: 'ai', visitor: 'bot', time: '2026-11-10T00:00:00+02:00', extra: 1 }];
    makeDatabase(folder.path);
    await writeFile(join(folder.path, 'v.ndjson'), linesOf(...visits));
    const options = ['import', 'v.ndjson', '--project', 'handbook', '--database', 'd.sqlite'];
    const first = await runService(folder.path, options);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout.split('\n')).toEqual([
      `Added 2 visits to the project handbook in ${join(folder.path, 'd.sqlite')}.`,
      'The first was at 2026-11-09T10:30:00.000Z, the last at 2026-11-09T22:00:00.000Z.',
      expect.stringMatching(/^It took \d+\.\d s: [\d,]+ visits? a second\.$/),
      '',
    ]);
    const again = await runService(folder.path, options);
    expect(again.stdout).toContain('Added 0 visits');
    expect(again.stdout).toContain('2 visits were already there, or were listed twice.');
    expect(totalsIn(join(folder.path, 'd.sqlite'))).toEqual({ human: 1, ai: 1, total: 2 });
  });

  test("reads the generator's output from standard input, while a service runs on the same database", async () => {
    await using folder = await aFolder();
    const service = await startService(someSettings(folder.path, {}));
    const read = async () => (await clientOf(service).get(`${paths.visitors('handbook')}?limit=1`)).json();
    const before = await read();
    const made = await runService(folder.path, [
      'visits',
      '--from',
      '2026-11-02',
      '--to',
      '2026-11-16',
      '--visits',
      '3000',
    ]);
    const options = ['--project', 'handbook', '--database', 'service.sqlite'];
    const added = await runService(folder.path, ['import', ...options], made.stdout);
    const after = await read();
    await service.stop();
    expect(made.stdout.split('\n')).toHaveLength(3_001);
    expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Added (?:3,000|2,9\d\d) visits /) });
    expect(before).toMatchObject({ totals: { total: 0 } });
    const visitors = new Set(
      made.stdout
        .trimEnd()
        .split('\n')
        .map((line) => readVisitLine(line)?.visitor),
    );
    expect(after).toMatchObject({ totals: { total: visitors.size }, hasMore: true });
  });

  test('adds nothing if a line late in a large file is wrong, and names the line', async () => {
    await using folder = await aFolder();
    const file = join(folder.path, 'd.sqlite');
    makeDatabase(folder.path);
    const options = ['--project', 'handbook', '--database', 'd.sqlite'];
    await runService(folder.path, ['import', ...options], linesOf({ ...GOOD, visitor: 'early' }));
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...GOOD, visitor: `v${index}` }));
    await writeFile(join(folder.path, 'v.ndjson'), `${linesOf(...many)}\n${linesOf({ ...GOOD, kind: 'dog' }, GOOD)}`);
    const { code, stdout, stderr } = await runService(folder.path, ['import', 'v.ndjson', ...options]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('No visits were added. v.ndjson, line 5002: kind: expected "human" or "ai", got "dog".\n');
    expect(totalsIn(file).total).toBe(1);
  });

  test.each([
    ['is missing', 'none.ndjson', 'none.ndjson cannot be read: ENOENT'],
    ['is a folder', '.', '. cannot be read: EISDIR'],
  ])('says so if the file %s', async (_name, file, words) => {
    await using folder = await aFolder();
    makeDatabase(folder.path);
    const options = ['--project', 'handbook', '--database', 'd.sqlite'];
    const { code, stderr } = await runService(folder.path, ['import', file, ...options]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`No visits were added. ${words}`) });
  });

  test('says so if the file is empty, the database is invalid, or no project is named', async () => {
    await using folder = await aFolder();
    makeDatabase(folder.path);
    const empty = await runService(
      folder.path,
      ['import', '--project', 'handbook', '--database', 'd.sqlite'],
      '\n\r\n',
    );
    expect(empty).toMatchObject({ code: 0, stdout: expect.stringContaining('The input has no visits') });
    await writeFile(join(folder.path, 'odd.sqlite'), 'This is no database, but long enough to be one.'.repeat(100));
    const odd = await runService(folder.path, ['import', '--project', 'a', '--database', 'odd.sqlite'], linesOf(GOOD));
    expect(odd).toMatchObject({ code: 1, stderr: expect.stringContaining('odd.sqlite: file is not a database.') });
    const nameless = await runService(folder.path, ['import', '--database', 'new.sqlite'], linesOf(GOOD));
    expect(nameless).toMatchObject({ code: 2, stderr: expect.stringContaining('import needs --project') });
    expect(existsSync(join(folder.path, 'new.sqlite'))).toBe(false);
  });
});

test('npm run service -- import needs an existing database and project, and creates neither', async () => {
  await using folder = await aFolder();
  const add = (project: string, database: string) =>
    runService(folder.path, ['import', '--project', project, '--database', database], linesOf(GOOD));
  expect(await add('handbook', 'd.sqlite')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no database ${join(folder.path, 'd.sqlite')}.`),
  });
  expect(existsSync(join(folder.path, 'd.sqlite'))).toBe(false);
  makeDatabase(folder.path);
  const wrong = await add('hand', 'd.sqlite');
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no project hand in ') });
  expect(wrong.stderr).toContain('It has handbook, other.');
  expect(totalsIn(join(folder.path, 'd.sqlite'), 'hand').total).toBe(0);
  expect(await add('other', 'd.sqlite')).toMatchObject({ code: 0 });
});

describe('a line', () => {
  test.each([
    ['{"path": "/a"', 'expected a JSON object, got {"path": "/a".'],
    ['[1', 'expected a JSON object, got [1.'],
    ['null', 'expected a JSON object, got null.'],
    ['"text"', 'expected a JSON object, got "text".'],
    ['\u001b[2J', 'expected a JSON object, got \uFFFD[2J.'],
  ])('%j is not a visit', (line, message) => {
    expect(() => readVisitLine(line)).toThrow(new VisitLineError(message));
  });

  test.each([
    ['path', undefined, 'nothing'],
    ['path', 'guides', '"guides"'],
    ['path', '/a\nb', '"/a\\nb"'],
    ['path', `/${'a'.repeat(2_048)}`, `"/${'a'.repeat(58)}…`],
    ['path', 5, '5'],
    ['visitor', undefined, 'nothing'],
    ['visitor', '', '""'],
    ['visitor', 'a'.repeat(257), `"${'a'.repeat(59)}…`],
    ['visitor', null, 'null'],
    ['kind', 'AI', '"AI"'],
    ['kind', undefined, 'nothing'],
    ['time', '2026-11-09', '"2026-11-09"'],
    ['time', '2026-11-09T10:30:00', '"2026-11-09T10:30:00"'],
    ['time', '2026-02-29T10:30:00Z', '"2026-02-29T10:30:00Z"'],
    ['time', 1_763_596_800_000, '1763596800000'],
    ['time', undefined, 'nothing'],
  ])('whose %s is %j is not a visit, and the error says what is expected', (field, value, got) => {
    const line = JSON.stringify({ ...GOOD, [field]: value });
    const message = expect.stringMatching(new RegExp(`^${field}: expected .{10,}, got `));
    const error = thrown(() => readVisitLine(line));
    expect(error).toMatchObject({ name: 'VisitLineError', message });
    expect(error).toMatchObject({ message: expect.stringContaining(`got ${got}.`) });
  });

  test('with several mistakes reports all of them', () => {
    const error = thrown(() => readVisitLine(JSON.stringify({ path: 'a', kind: 'x' })));
    for (const field of ['path', 'visitor', 'kind', 'time']) expect(String(error)).toContain(`${field}: expected`);
  });

  test('may have a byte order mark, a carriage return or nothing in it', () => {
    const visit = { path: GOOD.path, visitor: 'ann', kind: 'human', at: Date.UTC(2026, 10, 9, 10, 30) };
    expect(readVisitLine(`\uFEFF${JSON.stringify(GOOD)}\r`)).toEqual(visit);
    expect(readVisitLine('\r')).toBeNull();
  });
});

describe('bytes', () => {
  test('are split into the same lines however they are cut', async () => {
    const cut = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });
    const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lines, cut, async (parts, sizes) => {
        const whole = parts.join('\n');
        const bytes = Buffer.from(whole);
        const chunks: Buffer[] = [];
        for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          chunks.push(bytes.subarray(start, start + size));
          start += size;
        }
        expect(await linesFrom(chunks)).toEqual(whole.split('\n'));
      }),
    );
  });

  test('that are not UTF-8 are refused at their line, after the lines before it', async () => {
    const seen: string[] = [];
    const bytes = Buffer.concat([Buffer.from('one\ntwo \uFFFD\n'), Buffer.from([0xe9, 0x0a]), Buffer.from('four\n')]);
    await expect(linesFrom([bytes], seen)).rejects.toThrow(new VisitLineError('expected text in UTF-8.'));
    expect(seen).toEqual(['one', 'two \uFFFD']);
  });

  test('without a line ending are refused before they fill the memory', async () => {
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (; given < 1_000; given += 1) yield Buffer.alloc(65_536, 'x');
      })(),
      { highWaterMark: 1 },
    );
    await expect(linesFrom(endless)).rejects.toThrow('at most 1048576 bytes');
    expect(given).toBeLessThan(30);
  });
});

async function linesFrom(chunks: Iterable<Buffer> | Readable, seen: string[] = []): Promise<readonly string[]> {
  const stream = chunks instanceof Readable ? chunks : Readable.from(chunks);
  for await (const lines of splitLines(stream)) seen.push(...lines);
  return seen;
}

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
