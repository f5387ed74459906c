import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readAccess } from './access-log.ts';
import { AddressCheck } from './address-check.ts';
import { openDatabase } from './database.ts';
import { databaseProblem, expectDatabase, reasonOf } from './database-file.ts';
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
const MOST_LISTED = 20;
/** The share of an access log's lines that may be unreadable, and how many of them are named. */
const MOST_UNREAD = 0.05;
const MOST_NAMED = 5;

/**
 * Adds the visits of a file, or of standard input for `-`, to an existing project of the service: all or none.
 * Memory use doesn't grow with the file, and a service may be running on the same database. Says in a few
 * lines what was added.
 */
export async function importVisits(
  file: string,
  { format, ...options }: ImportOptions & { readonly format: VisitFormat },
): Promise<string> {
  return withLines(file, options, async (database, input) => {
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    const keys = format === 'combined' ? new DayKeys(database, Date.now()) : null;
    using batch = new VisitBatch(database);
    const notes = keys === null ? await addVisitLines(input, batch) : await addAccesses(input, batch, keys);
    keys?.store(Date.now());
    return describe({ ...batch.commit(options.project), notes }, options);
  });
}

async function addVisitLines(input: Input, batch: VisitBatch): Promise<readonly string[]> {
  await forEachLine(input, (line) => {
    const visit = readVisitLine(line);
    if (visit !== null) batch.add(visit);
  });
  return [];
}

/** Returns what to say about requests that are no visits, and about the addresses of the others. */
async function addAccesses(input: Input, batch: VisitBatch, keys: DayKeys): Promise<readonly string[]> {
  const addresses = new AddressCheck();
  const counts = { bot: 0, asset: 0, other: 0, closed: 0, unread: 0 };
  const named: number[] = [];
  let [lines, hint] = [0, ''];
  // Bytes, because clients send any.
  await forEachLine({ ...input, encoding: 'latin1' }, (line, number) => {
    if (line.trim() === '') return;
    lines += 1;
    const access = readAccess(line);
    if (access === 'unread' && named.length < MOST_NAMED) named.push(number);
    if (access === 'unread') hint ||= HINTS.find(([shape]) => shape.test(line))?.[1] ?? '';
    if (typeof access !== 'string') addresses.add(access.visitor.slice(0, access.visitor.indexOf(' ')));
    const visitor = typeof access === 'string' ? null : keys.nameOf(access.visitor, access.at);
    if (typeof access !== 'string' && visitor !== null) batch.add({ ...access, visitor });
    else counts[typeof access === 'string' ? access : 'closed'] += 1;
  });
  const unread = `not in the combined format (first: line ${named.join(', ')})`;
  if (counts.unread > lines * MOST_UNREAD)
    throw new Error(`${counts.unread} of ${lines} lines of ${input.source} are ${unread}, more than 5%.${hint}`);
  const words = { bot: 'by bots', asset: 'for files other than pages', other: 'not GET with 200, 206 or 304' };
  const all = { ...words, closed: 'of days first imported over a month ago', unread };
  const said = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((why) => counts[why] > 0)
    .map((why) => `${grouped(counts[why])} ${all[why]}`);
  return [...(said.length === 0 ? [] : [`Requests left out: ${said.join('; ')}.`]), ...addresses.warnings()];
}

/** What makes lines of other logs readable. */
const HINTS: readonly (readonly [shape: RegExp, hint: string])[] = [
  [/^\{/, ' Some are JSON, as Caddy writes; its plugin transform-encoder writes the combined format.'],
  [/" \d{3} (?:\d+|-)\s*$/, ' Some have no user agent, as in the common format: let the server log the combined one.'],
  [/^(?:ÿþ|þÿ)/, ' The file is in UTF-16; save it as UTF-8.'],
];

export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly source: string;
  readonly encoding?: 'latin1';
}

/** Opens database and input (`-`: standard input) for an import. The message of each error is a sentence. */
export async function withLines<T>(
  file: string,
  { database: databaseFile, project }: ImportOptions,
  work: (database: DatabaseSync, input: Input) => Promise<T>,
): Promise<T> {
  const source = file === '-' ? 'standard input' : file;
  try {
    expectDatabase(databaseFile);
    using stack = new DisposableStack();
    const database = stack.adopt(openDatabase(databaseFile), (opened) => opened.close());
    expectProject(database, { project, database: databaseFile });
    return await work(database, {
      chunks: await unpacked(file === '-' ? process.stdin : createReadStream(file)),
      source,
    });
  } catch (error) {
    throw new Error(messageOf(error, source, databaseFile), { cause: error });
  }
}

/** Unpacks what begins as gzip does. */
async function unpacked(stream: Readable): Promise<Readable> {
  await once(stream, 'readable');
  const start: Buffer | null = stream.read(2);
  if (start !== null) stream.unshift(start);
  return start?.toString('hex') === '1f8b' ? pipeline(stream, createGunzip(), () => undefined) : stream;
}

/** Throws an error that lists the projects if this one is unknown. */
export function expectProject(database: DatabaseSync, { project, database: file }: ImportOptions): void {
  const names = database.prepare('SELECT name FROM projects ORDER BY name').all();
  const known = names.map(({ name }) => String(name));
  if (known.includes(project)) return;
  const listed = known.length === 0 ? 'It has no projects.' : `It has ${known.slice(0, MOST_LISTED).join(', ')}.`;
  throw new Error(`There is no project ${project} in ${file}. ${listed} The service adds its projects when it starts.`);
}

function describe(
  { first, last, given, added, visitors, notes }: AddedVisits & { readonly notes: readonly string[] },
  { project, database }: ImportOptions,
): string {
  const where = `to the project ${project} in ${database}`;
  const nothing = `The input has no visits; nothing was added ${where}.`;
  if (first === null || last === null) return [nothing, ...notes].join('\n');
  const [begin, end] = [first, last].map((at) => new Date(at).toISOString());
  return [
    `Added ${counted(added, VISITS)} ${where}.`,
    `The input has ${counted(visitors, ['visitor', 'visitors'])}.`,
    twice(given - added, VISITS),
    ...notes,
    `The first was at ${begin}, the last at ${end}.`,
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

const COUNTS =
  " is a table of page counts. One visitor reads several pages, so the visitors of pages don't add up to the site's. " +
  "Import the web server's access log instead, with --format combined.";

/** Hands over each line in turn; an error in one names its number. */
export async function forEachLine(
  { chunks, source, encoding }: Input,
  take: (line: string, number: number) => void,
): Promise<void> {
  let number = 1;
  try {
    for await (const lines of splitLines(chunks, encoding)) {
      if (number === 1 && lines.slice(0, MOST_LISTED).some(isPageCount)) throw new Error(`${source}${COUNTS}`);
      for (const line of lines) {
        take(line, number);
        number += 1;
      }
    }
  } catch (error) {
    if (error instanceof VisitLineError) throw new Error(`${source}, line ${number}: ${error.message}`);
    throw error;
  }
}

function messageOf(error: unknown, source: string, databaseFile: string): string {
  if (!(error instanceof Error)) return String(error);
  return 'syscall' in error || ('code' in error && /^Z_/.test(String(error.code)))
    ? `${source} can't be read: ${reasonOf(error)}.`
    : (databaseProblem(error, databaseFile) ?? error.message);
}
