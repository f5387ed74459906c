import { createReadStream, existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { readVisitLine, splitLines, VisitLineError } from './visit-lines.ts';
import { type AddedVisits, VisitBatch } from './visits.ts';

export interface ImportOptions {
  readonly database: string;
  readonly project: string;
}

/** Memory for sorting, which would otherwise use a file. */
const CACHE_KIB = 65_536;
const SQLITE_BUSY = 5;
const MOST_LISTED = 20;

/** Lines that were not added; the message says why. None of the same import was. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/**
 * Adds the visits of an NDJSON file, or of standard input for `-`, to an existing project of the service: all or none.
 * Memory use doesn't grow with the file, and a service may be running on the same database. Says in a few
 * lines what was added, and how fast. Throws an `ImportError`.
 */
export async function importVisits(file: string, options: ImportOptions): Promise<string> {
  const started = performance.now();
  const added = await withLines(file, options, async (database, input) => {
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    using batch = new VisitBatch(database);
    await forEachLine(input, (line) => {
      const visit = readVisitLine(line);
      if (visit !== null) batch.add(visit);
    });
    return batch.commit(options.project);
  });
  return describe(added, options, (performance.now() - started) / 1_000);
}

export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly source: string;
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
    return await work(database, { chunks: file === '-' ? process.stdin : createReadStream(file), source });
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(messageOf(error, source, databaseFile), { cause: error });
  }
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

function describe(visits: AddedVisits, { project, database }: ImportOptions, seconds: number): string {
  const { first, last, given, added } = visits;
  const where = `to the project ${project} in ${database}`;
  if (first === null || last === null) return `The input has no visits; nothing was added ${where}.`;
  const [begin, end] = [first, last].map((at) => new Date(at).toISOString());
  return [
    `Added ${counted(added, VISITS)} ${where}.`,
    twice(given - added, VISITS),
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
export async function forEachLine({ chunks, source }: Input, take: (line: string) => void): Promise<void> {
  let number = 1;
  try {
    for await (const lines of splitLines(chunks)) {
      for (const line of lines) {
        take(line);
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
  return 'syscall' in error ? `${source} cannot be read: ${error.message}.` : error.message;
}
