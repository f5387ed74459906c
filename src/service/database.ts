import { DatabaseSync } from 'node:sqlite';
import { inPlainWords, makePrivateDatabase } from './database-file.ts';

/** The first layout that anyone has used. Those before it were never released. */
const FIRST = 4;
/**
 * Each script upgrades the layout before it by one, and a new file runs all of them. `pushing` is written before a commit is
 * pushed. The key and the index of visits have the order in which visitors are counted, so that an answer needn't sort a
 * million of them; texts are stored once, to keep the rows small. No click and no page are empty texts: the unique indexes
 * make a repeated line the same row.
 */
const SCRIPTS = [
  `CREATE TABLE jobs (
    id TEXT PRIMARY KEY, project TEXT NOT NULL, prompt TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'active',
    repository TEXT NOT NULL, ref TEXT NOT NULL, model TEXT NOT NULL, prLink TEXT, createdAt INTEGER NOT NULL,
    archivedAt INTEGER, attempts INTEGER NOT NULL DEFAULT 0, note TEXT, pushing TEXT
  ) STRICT;
  CREATE INDEX jobsByTime ON jobs (project, createdAt);
  CREATE TABLE messages (
    id INTEGER PRIMARY KEY, job TEXT NOT NULL REFERENCES jobs (id), project TEXT NOT NULL, prompt TEXT NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX messagesByJob ON messages (job);
  CREATE INDEX messagesByTime ON messages (project, createdAt);
  CREATE TABLE projects (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE pages (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE visitors (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE visits (
    project INTEGER NOT NULL, page INTEGER NOT NULL, visitor INTEGER NOT NULL,
    ai INTEGER NOT NULL CHECK (ai IN (0, 1)), at INTEGER NOT NULL, PRIMARY KEY (project, page, visitor, ai, at)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX visitsByVisitor ON visits (project, visitor, ai, at);
  CREATE TABLE searches (
    project INTEGER NOT NULL, at INTEGER NOT NULL, query TEXT NOT NULL, clicked TEXT NOT NULL,
    PRIMARY KEY (project, at, query, clicked)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE questions (
    id INTEGER PRIMARY KEY, project INTEGER NOT NULL, at INTEGER NOT NULL, query TEXT NOT NULL, page TEXT NOT NULL,
    answered INTEGER NOT NULL CHECK (answered IN (0, 1)), UNIQUE (project, at, query, page)
  ) STRICT;
  CREATE TABLE votes (
    id INTEGER PRIMARY KEY, project INTEGER NOT NULL, at INTEGER NOT NULL, path TEXT NOT NULL,
    up INTEGER NOT NULL CHECK (up IN (0, 1)), UNIQUE (project, at, path, up)
  ) STRICT;`,
  // The agent's own last words, which used to be part of the note.
  'ALTER TABLE jobs ADD COLUMN summary TEXT',
] as const;
const LATEST = FIRST + SCRIPTS.length - 1;

/** How long a program waits for others that write. The longest write is the end of an import: seconds per million visits. */
const PATIENCE_MS = 30_000;

/** Creates the database if missing, and upgrades one of an earlier version. Throws if a later version made it. */
export function openDatabase(file: string, patienceMs = PATIENCE_MS): DatabaseSync {
  using stack = new DisposableStack();
  try {
    if (file !== ':memory:') makePrivateDatabase(file);
    const database = stack.use(new DatabaseSync(file));
    database.exec(`PRAGMA busy_timeout = ${patienceMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
    // Readers must not wait for writers.
    if (layoutOf(database) !== LATEST) inTransaction(database, () => bringUpToDate(database, file));
    stack.move();
    return database;
  } catch (error) {
    throw inPlainWords(error, file);
  }
}

/** Runs `work` as one write transaction, which is undone if it throws. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already undone it after some errors, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function bringUpToDate(database: DatabaseSync, file: string): void {
  const layout = knownLayoutOf(database, file);
  const isOther = layout === 0 && database.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined;
  if (isOther) throw new Error(`${file} is not a database of this service.`);
  for (const script of SCRIPTS.slice(layout === 0 ? 0 : layout - FIRST + 1)) database.exec(script);
  database.exec(`PRAGMA user_version = ${LATEST}`);
}

/** Returns 0 for a new file. Throws if another version of the service made the database. */
export function knownLayoutOf(database: DatabaseSync, file: string): number {
  const layout = layoutOf(database);
  if (layout === 0 || (layout >= FIRST && layout <= LATEST)) return layout;
  const which = layout > LATEST ? 'a later version of this service' : 'an unreleased version of this service';
  throw new Error(`${file} was written by ${which}. Use that version, or restore a backup.`);
}

function layoutOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Throws if nothing can be written now. SQLite wouldn't write a row that stays the same. */
export function checkWritable(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${LATEST}`);
}
