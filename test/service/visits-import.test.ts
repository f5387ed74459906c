import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/action/service-client/contract.ts';
import { openDatabase } from '../../src/service/database.ts';
import { startService } from '../../src/service/server.ts';
import { generateVisits } from '../../src/service/visit-generator.ts';
import { readVisitLine, splitLines, VisitLineError } from '../../src/service/visit-lines.ts';
import { VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addProjects } from '../../src/service/visits.ts';
import { importVisits } from '../../src/service/visits-import.ts';
import { aFolder, clientOf, runService, someSettings } from './world.ts';

const GOOD = { path: '/guides/install', visitor: 'ann', kind: 'human', time: '2026-11-09T10:30:00Z' };
const ALL = { reader: 0, from: null, to: null, limit: 250, offset: 0 };

function linesOf(...visits: readonly object[]): string {
  return visits.map((visit) => `${JSON.stringify(visit)}\n`).join('');
}

/** A folder with what a service leaves: a database that knows its projects. `add` imports lines, or a file. */
async function aPlace() {
  const folder = await aFolder();
  const file = join(folder.path, 'd.sqlite');
  const database = openDatabase(file);
  addProjects(database, ['handbook', 'other']);
  database.close();
  return {
    ...folder,
    file,
    add: async (lines: string, { from = 'v.ndjson', project = 'handbook', database = file } = {}): Promise<string> => {
      await writeFile(join(folder.path, 'v.ndjson'), lines);
      return importVisits(join(folder.path, from), { project, database, format: 'jsonl' });
    },
  };
}

function totalsIn(file: string) {
  const database = openDatabase(file);
  const { totals } = new VisitorCounts(database, () => 0).answer('handbook', ALL);
  database.close();
  return totals;
}

describe('an import', () => {
  test('adds the visits of a file, and says how many from which period', async () => {
    await using place = await aPlace();
    const visits = [GOOD, { ...GOOD, kind: 'ai', visitor: 'bot', time: '2026-11-10T00:00:00+02:00', extra: 1 }];
    expect((await place.add(linesOf(...visits))).split('\n')).toEqual([
      `Added 2 visits to the project handbook in ${place.file}.`,
      'The input has 2 visitors.',
      'The first was at 2026-11-09T10:30:00.000Z, the last at 2026-11-09T22:00:00.000Z.',
    ]);
    const again =
      /^Added 0 visits .*\nThe input has 2 visitors\.\n2 visits were already there, or were listed twice\.\n/;
    expect(await place.add(linesOf(...visits))).toMatch(again);
    expect(await place.add('\n\r\n')).toMatch(/^The input has no visits; nothing was added /);
    expect(totalsIn(place.file)).toEqual({ human: 1, ai: 1, total: 2 });
  });

  test("is a command that reads the generator's output, while a service runs on the same database", async () => {
    await using folder = await aFolder();
    const service = await startService(someSettings(folder.path, {}));
    const read = async () => (await clientOf(service).get(`${paths.visitors('handbook')}?limit=1`)).json();
    const before = await read();
    const plan = { seed: 1, pages: 200, visits: 3_000, from: Date.UTC(2026, 10, 2), to: Date.UTC(2026, 10, 16) };
    const visits = [...generateVisits(plan)];
    const command = ['import', '--project=handbook', '--database=service.sqlite'];
    const lines = visits.map(({ at, ...visit }) => JSON.stringify({ ...visit, time: new Date(at).toISOString() }));
    const added = await runService(folder.path, command, lines.join('\n'));
    const after = await read();
    await service.stop();
    expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Added (?:3,000|2,9\d\d) visits /) });
    expect(before).toMatchObject({ totals: { total: 0 } });
    const visitors = new Set(visits.map(({ visitor }) => visitor));
    expect(after).toMatchObject({ totals: { total: visitors.size }, hasMore: true });
    const stderr = expect.stringMatching(/^No visits were added\. There is no project a /);
    const refused = await runService(folder.path, ['import', '--project=a', command[2] ?? '']);
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr });
  });

  test('adds nothing if a line late in a large file is wrong, and names the line', async () => {
    await using place = await aPlace();
    await place.add(linesOf({ ...GOOD, visitor: 'early' }));
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...GOOD, visitor: `v${index}` }));
    await expect(place.add(`${linesOf(...many)}\n${linesOf({ ...GOOD, kind: 'dog' }, GOOD)}`)).rejects.toThrow(
      /v\.ndjson, line 5002: kind: expected "human" or "ai", got "dog"\.$/,
    );
    expect(totalsIn(place.file).total).toBe(1);
  });

  test.each<readonly [string, Parameters<Awaited<ReturnType<typeof aPlace>>['add']>[1], RegExp]>([
    ['file is missing', { from: 'none' }, /\/none can't be read: no such file or directory\.$/],
    ['file is a folder', { from: '.' }, / can't be read: illegal operation on a directory\.$/],
    ['database is none', { database: import.meta.filename }, /\.ts is not a database of this service\.$/],
    ['database is missing', { database: '/nowhere/d.sqlite' }, /^There is no database \/nowhere\/d\.sqlite\./],
    ['project is missing', { project: 'hand' }, /^There is no project hand in .* It has handbook, other\./],
  ])('says so if the %s, and adds nothing', async (_name, options, words) => {
    await using place = await aPlace();
    await expect(place.add(linesOf(GOOD), options)).rejects.toThrow(words);
    expect([totalsIn(place.file).total, await readdir(place.path)]).toEqual([0, ['d.sqlite', 'v.ndjson']]);
  });
});

describe('a line', () => {
  test.each([
    ['{"path": "/a"', 'text'],
    ['[1]', 'array'],
    ['null', 'null'],
    ['"192.0.2.7"', 'string'],
    ['192.0.2.7 GET /', 'text'],
  ])('%j is not a visit, and is not shown, for it may have an address', (line, got) =>
    expect(() => readVisitLine(line)).toThrow(new VisitLineError(`expected a JSON object, got ${got}.`)),
  );

  test.each([
    ['path', undefined, 'nothing'],
    ['path', 'guides', '"guides"'],
    ['path', '/a\nb', '"/a\\nb"'],
    ['path', `/${'a'.repeat(2_048)}`, `"/${'a'.repeat(58)}…`],
    ['path', 5, '5'],
    ['visitor', undefined, 'nothing'],
    ['visitor', '', 'another value'],
    ['visitor', '192.0.2.7\n', 'another value'],
    ['visitor', 'a'.repeat(257), 'another value'],
    ['visitor', null, 'another value'],
    ['kind', 'AI', '"AI"'],
    ['kind', undefined, 'nothing'],
    ['time', '2026-11-09', '"2026-11-09"'],
    ['time', '2026-11-09T10:30:00', '"2026-11-09T10:30:00"'],
    ['time', '2026-02-29T10:30:00Z', '"2026-02-29T10:30:00Z"'],
    ['time', 1_763_596_800_000, '1763596800000'],
    ['time', undefined, 'nothing'],
  ])('whose %s is %j is not a visit, and the error says what is expected', (field, value, got) => {
    const { message, name } = refusalOf(JSON.stringify({ ...GOOD, [field]: value }));
    expect(name).toBe('VisitLineError');
    expect(message).toMatch(new RegExp(`^${field}: expected .{10,}, got `));
    expect(message).toContain(`got ${got}.`);
  });

  test('with several mistakes reports all of them', () => {
    const { message } = refusalOf(JSON.stringify({ path: 'a', kind: 'x' }));
    for (const field of ['path', 'visitor', 'kind', 'time']) expect(message).toContain(`${field}: expected`);
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
        for (let start = 0, size = 1; start < bytes.length; start += size) {
          size = sizes[chunks.length % sizes.length] ?? 1;
          chunks.push(bytes.subarray(start, start + size));
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
    const pieces = function* () {
      for (; given < 1_000; given += 1) yield Buffer.alloc(65_536, 'x');
    };
    await expect(linesFrom(Readable.from(pieces(), { highWaterMark: 1 }))).rejects.toThrow('at most 1048576 bytes');
    expect(given).toBeLessThan(30);
  });
});

async function linesFrom(chunks: Iterable<Buffer> | Readable, seen: string[] = []): Promise<readonly string[]> {
  const stream = chunks instanceof Readable ? chunks : Readable.from(chunks);
  for await (const lines of splitLines(stream)) seen.push(...lines);
  return seen;
}

function refusalOf(line: string): Error {
  try {
    throw new TypeError(`Read ${JSON.stringify(readVisitLine(line))}.`);
  } catch (error) {
    if (error instanceof VisitLineError) return error;
    throw error;
  }
}
