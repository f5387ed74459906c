import { createReadStream, existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { pageOf, readAccess, readerOf } from './access-log.ts';
import { openDatabase } from './database.ts';
import { DayKeys } from './day-keys.ts';
import { isPageCount, readVisitLine, splitLines, VisitLineError } from './visit-lines.ts';
import { type AddedVisits, VisitBatch } from './visits.ts';

export interface ImportOptions {
  readonly database: string;
  readonly project: string;
}

/** `jsonl`: a visit a line. `combined`: access logs of web servers. */
export const VISIT_FORMATS = ['jsonl', 'combined'] as const;
export type VisitFormat = (typeof VISIT_FORMATS)[number];

/** Memory for sorting, which would otherwise use a file. */
const CACHE_KIB = 65_536;
const SQLITE_BUSY = 5;
const MOST_LISTED = 20;

/** Lines that were not added; the message says why. None of the same import was. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/**
 * Adds the visits of a file, or of standard input for `-`, to an existing project of the service: all or none.
 * Memory use doesn't grow with the file, and a service may be running on the same database. Says in a few
 * lines what was added, and how fast. Throws an `ImportError`.
 */
export async function importVisits(
  file: string,
  { format, ...options }: ImportOptions & { readonly format: VisitFormat },
): Promise<string> {
  const started = performance.now();
  const fill = format === 'jsonl' ? fillFromVisits : fillFromLog;
  const [added, leftOut] = await withLines(file, options, async (database, { chunks, source }) => {
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    const input = { chunks: refusingTables(chunks, source), source };
    const keys = new DayKeys(database, Date.now());
    using batch = new VisitBatch(database);
    const leftOut = await fill(input, batch, keys);
    if (!keys.store()) throw new ImportError('Another import of the same days has just ended. Repeat this one.');
    return [batch.commit(options.project), leftOut] as const;
  });
  return describe(added, leftOut, { ...options, seconds: (performance.now() - started) / 1_000 });
}

/** Returns what to say about lines that are no visits. */
type Fill = (input: Input, batch: VisitBatch, keys: DayKeys) => Promise<string | null>;

const fillFromVisits: Fill = async (input, batch) => {
  await forEachLine(input, (line) => {
    const visit = readVisitLine(line);
    if (visit !== null) batch.add(visit);
  });
  return null;
};

const MOST_UNREAD = 0.05;
const MOST_NAMED = 5;

const fillFromLog: Fill = async (input, batch, keys) => {
  const counts = { bot: 0, asset: 0, other: 0, closed: 0, unread: 0 };
  const named: number[] = [];
  let lines = 0;
  const take = (line: string, number: number): keyof typeof counts | null => {
    const access = readAccess(line);
    if (access === null) {
      if (named.length < MOST_NAMED) named.push(number);
      return 'unread';
    }
    if (access.method !== 'GET' || !/^(?:200|206|304)$/.test(access.status)) return 'other';
    const path = pageOf(access.target);
    if (path === null) return 'asset';
    const kind = readerOf(access.userAgent);
    if (kind === 'bot') return 'bot';
    const visitor = keys.nameOf(`${access.address} ${access.userAgent}`, access.at);
    if (visitor === null) return 'closed';
    batch.add({ path, visitor, kind, at: access.at });
    return null;
  };
  // Bytes, because clients send any.
  await forEachLine({ ...input, encoding: 'latin1' }, (line, number) => {
    if (line.trim() === '') return;
    lines += 1;
    const why = take(line, number);
    if (why !== null) counts[why] += 1;
  });
  const unread = `${counted(counts.unread, LINES)} not in the combined format (first at ${named.join(', ')})`;
  if (counts.unread > lines * MOST_UNREAD)
    throw new ImportError(`${input.source} has ${unread}. That is more than 5% of its ${grouped(lines)}.`);
  return leftOutOf(
    [
      [counts.bot, 'by bots'],
      [counts.asset, 'for other files than pages'],
      [counts.other, 'other than GET with status 200, 206 or 304'],
      [counts.closed, 'of days that were first imported over a month ago'],
    ],
    counts.unread === 0 ? [] : [unread],
  );
};

const LINES: Nouns = ['line', 'lines'];
const REQUESTS: Nouns = ['request', 'requests'];

function leftOutOf(
  requests: readonly (readonly [count: number, which: string])[],
  more: readonly string[],
): string | null {
  const some = requests.filter(([count]) => count > 0).map(([count, which]) => `${counted(count, REQUESTS)} ${which}`);
  return some.length + more.length === 0 ? null : `Left out: ${[...some, ...more].join('; ')}.`;
}

async function* refusingTables(chunks: Input['chunks'], source: string): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of chunks) {
    const lines = isFirst ? Buffer.from(chunk).toString('latin1').split('\n', MOST_LISTED) : [];
    if (lines.some((line) => isPageCount(line) && readAccess(line) === null))
      throw new ImportError(
        `${source} is a table of page counts. One visitor reads several pages, so the visitors of pages don't add up ` +
          "to the site's. Import the web server's access log instead, with --format combined.",
      );
    isFirst = false;
    yield chunk;
  }
}

export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly source: string;
  readonly encoding?: 'latin1';
}

/** Opens database and input (`-`: standard input) for an import. Whatever goes wrong becomes an `ImportError`. */
export async function withLines<T>(
  file: string,
  { database: databaseFile, project }: ImportOptions,
  work: (database: DatabaseSync, input: Input) => Promise<T>,
): Promise<T> {
  const source = file === '-' ? 'standard input' : file;
  if (!existsSync(databaseFile)) {
    throw new ImportError(`There is no database ${databaseFile}. The service creates it when it starts.`);
  }
  try {
    using stack = new DisposableStack();
    const database = stack.adopt(openDatabase(databaseFile), (opened) => opened.close());
    expectProject(database, { project, database: databaseFile });
    return await work(database, { chunks: unpacked(file === '-' ? process.stdin : createReadStream(file)), source });
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(messageOf(error, source, databaseFile), { cause: error });
  }
}

/** Unpacks what begins as gzip does. */
async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const rest = chunks[Symbol.asyncIterator]();
  let start = new Uint8Array();
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    start = Buffer.concat([start, next.value]);
    if (start.length > 1) break;
  }
  const whole = async function* () {
    yield start;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  yield* isPacked ? pipeline(Readable.from(whole()), createGunzip(), () => undefined) : whole();
}

function expectProject(database: DatabaseSync, { project, database: file }: ImportOptions): void {
  const names = database.prepare('SELECT name FROM projects ORDER BY name').all();
  const known = names.map(({ name }) => String(name));
  if (known.includes(project)) return;
  const listed = known.length === 0 ? 'It has no projects.' : `It has ${known.slice(0, MOST_LISTED).join(', ')}.`;
  throw new ImportError(
    `There is no project ${project} in ${file}. ${listed} The service adds its projects when it starts.`,
  );
}

function describe(
  visits: AddedVisits,
  leftOut: string | null,
  { project, database, seconds }: ImportOptions & { readonly seconds: number },
): string {
  const { first, last, given, added } = visits;
  const where = `to the project ${project} in ${database}`;
  if (first === null || last === null)
    return [`The input has no visits; nothing was added ${where}.`, leftOut].filter((line) => line !== null).join('\n');
  const [begin, end] = [first, last].map((at) => new Date(at).toISOString());
  return [
    `Added ${counted(added, VISITS)} ${where}.`,
    twice(given - added, VISITS),
    leftOut,
    `The first was at ${begin}, the last at ${end}.`,
    `It took ${seconds.toFixed(1)} s: ${grouped(Math.round(given / seconds))} visits a second.`,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** Says how many lines were not added again; null if there were none. */
export function twice(known: number, nouns: Nouns): string | null {
  const were = known === 1 ? 'was' : 'were';
  return known === 0 ? null : `${counted(known, nouns)} ${were} already there, or ${were} listed twice.`;
}

export type Nouns = readonly [one: string, many: string];
const VISITS: Nouns = ['visit', 'visits'];

export function counted(count: number, [one, many]: Nouns): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}

/** Hands over each line in turn; an error in one names its number. */
export async function forEachLine(
  { chunks, source, encoding }: Input,
  take: (line: string, number: number) => void,
): Promise<void> {
  let number = 1;
  try {
    for await (const lines of splitLines(chunks, encoding)) {
      for (const line of lines) {
        take(line, number);
        number += 1;
      }
    }
  } catch (error) {
    if (error instanceof VisitLineError) throw new ImportError(`${source}, line ${number}: ${error.message}`);
    throw error;
  }
}

function messageOf(error: unknown, source: string, databaseFile: string): string {
  if (!(error instanceof Error)) return String(error);
  if ('errcode' in error) {
    // The low byte; the others distinguish its kinds.
    return (Number(error.errcode) & 0xff) === SQLITE_BUSY
      ? `Another program has been writing to ${databaseFile} for too long; try again later.`
      : `${databaseFile}: ${error.message}.`;
  }
  return 'syscall' in error || ('code' in error && /^Z_/.test(String(error.code)))
    ? `${source} cannot be read: ${error.message}.`
    : error.message;
}
