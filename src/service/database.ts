import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Script n - 1 upgrades layout n - 1 to layout n; a new file runs all of them. */
const SCRIPTS = [
  `CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    project TEXT NOT NULL,
    prompt TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'active',
    repository TEXT NOT NULL,
    ref TEXT NOT NULL,
    model TEXT NOT NULL,
    prLink TEXT,
    createdAt INTEGER NOT NULL,
    archivedAt INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    agentPid INTEGER,
    note TEXT
  ) STRICT;
  CREATE INDEX jobsByTime ON jobs (project, createdAt);
  CREATE TABLE visits (
    project TEXT NOT NULL,
    path TEXT NOT NULL,
    visitor TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'ai')),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX visitsByTime ON visits (project, at);`,
  // The key and the index have the order in which visitors are counted, so that an answer needn't sort a million
  // visits. Texts are stored once, to keep the rows small. The key makes a repeated visit the same row.
  `CREATE TABLE projects (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE pages (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE visitors (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  ALTER TABLE visits RENAME TO textVisits;
  CREATE TABLE visits (
    project INTEGER NOT NULL,
    page INTEGER NOT NULL,
    visitor INTEGER NOT NULL,
    ai INTEGER NOT NULL CHECK (ai IN (0, 1)),
    at INTEGER NOT NULL,
    PRIMARY KEY (project, page, visitor, ai, at)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX visitsByVisitor ON visits (project, visitor, ai, at);
  INSERT INTO projects (name) SELECT DISTINCT project FROM textVisits;
  INSERT INTO pages (path) SELECT DISTINCT path FROM textVisits;
  INSERT INTO visitors (name) SELECT DISTINCT visitor FROM textVisits;
  INSERT OR IGNORE INTO visits
    SELECT projects.id, pages.id, visitors.id, kind = 'ai', at FROM textVisits
    JOIN projects ON projects.name = project JOIN pages USING (path) JOIN visitors ON visitors.name = visitor;
  DROP TABLE textVisits;`,
  // `pushing` is written before a commit is pushed. Notes of failures used to begin with the service's own words.
  `ALTER TABLE jobs ADD COLUMN pushing TEXT;
  CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    job TEXT NOT NULL REFERENCES jobs (id),
    project TEXT NOT NULL,
    prompt TEXT NOT NULL,
    createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX messagesByJob ON messages (job);
  CREATE INDEX messagesByTime ON messages (project, createdAt);
  UPDATE jobs SET note = substr(note, 12) WHERE status = 'failed' AND note LIKE 'It failed: %';
  INSERT OR IGNORE INTO projects (name) SELECT DISTINCT project FROM jobs;`,
  // No click and no page are empty texts: the unique indexes make a repeated line the same row.
  `CREATE TABLE searches (
    project INTEGER NOT NULL,
    at INTEGER NOT NULL,
    query TEXT NOT NULL,
    clicked TEXT NOT NULL,
    PRIMARY KEY (project, at, query, clicked)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    project INTEGER NOT NULL,
    at INTEGER NOT NULL,
    query TEXT NOT NULL,
    page TEXT NOT NULL,
    answered INTEGER NOT NULL CHECK (answered IN (0, 1)),
    UNIQUE (project, at, query, page)
  ) STRICT;
  CREATE TABLE votes (
    id INTEGER PRIMARY KEY,
    project INTEGER NOT NULL,
    at INTEGER NOT NULL,
    path TEXT NOT NULL,
    up INTEGER NOT NULL CHECK (up IN (0, 1)),
    UNIQUE (project, at, path, up)
  ) STRICT;`,
] as const;

/** The longest write is the end of an import: a few seconds per million visits. */
const PATIENCE_MS = 30_000;

/** Creates the database if missing, and upgrades one of an earlier version. Throws if a later version made it. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') makePrivateDatabase(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL`);
    // Readers must not wait for writers.
    if (layoutOf(database) !== SCRIPTS.length) inTransaction(database, () => bringUpToDate(database, file));
    return database;
  } catch (error) {
    database.close();
    throw error;
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
  const layout = layoutOf(database);
  if (layout > SCRIPTS.length) throw new Error(`${file} was written by a later version of this service.`);
  for (const script of SCRIPTS.slice(layout)) database.exec(script);
  database.exec(`PRAGMA user_version = ${SCRIPTS.length}`);
}

function layoutOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder, and those above it, that only this user can enter. An existing folder doesn't change. */
export async function makePrivateFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makePrivateFolder(dirname(path));
  await mkdir(path, { mode: FOLDER_MODE });
  // The process's mask may have taken away more.
  await chmod(path, FOLDER_MODE);
}

/** Takes others' permissions on a file, and on those that SQLite keeps beside it; new ones get the database's. */
export function makePrivateDatabase(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    if (existsSync(each)) chmodSync(each, FILE_MODE);
  }
}
