import { DatabaseSync } from 'node:sqlite';
import { inPlainWords, makePrivateDatabase } from './database-file.ts';

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
  // The agent's own last words, which used to be part of the note.
  'ALTER TABLE jobs ADD COLUMN summary TEXT',
] as const;

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
    if (layoutOf(database) !== SCRIPTS.length) inTransaction(database, () => bringUpToDate(database, file));
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
  for (const script of SCRIPTS.slice(layout)) database.exec(script);
  database.exec(`PRAGMA user_version = ${SCRIPTS.length}`);
}

/** Throws if a later version of the service made the database. */
export function knownLayoutOf(database: DatabaseSync, file: string): number {
  const layout = layoutOf(database);
  if (layout <= SCRIPTS.length) return layout;
  throw new Error(`${file} was written by a later version of this service. Use that version, or restore a backup.`);
}

function layoutOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Throws if nothing can be written now. SQLite wouldn't write a row that stays the same. */
export function checkWritable(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${SCRIPTS.length}`);
}
