import type { DatabaseSync, StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import { inTransaction } from './database.ts';

/** One visit to one page. `at` is UTC, ms since 1970. */
export interface Visit {
  readonly path: string;
  readonly visitor: string;
  readonly kind: 'human' | 'ai';
  readonly at: number;
}

const time = v.nullable(v.number());
const addedRow = v.object({ first: time, last: time, given: v.number(), visitors: v.number() });

/** `first` and `last` are the first and last given instants (UTC, ms), null if there were none; `visitors` those given. */
export interface AddedVisits extends Readonly<v.InferOutput<typeof addedRow>> {
  /** Less than `given` if some visits already existed or were given twice. */
  readonly added: number;
}

export function addProjects(database: DatabaseSync, projects: readonly string[]): void {
  const insert = database.prepare('INSERT INTO projects (name) VALUES (?) ON CONFLICT DO NOTHING');
  inTransaction(database, () => {
    for (const project of projects) insert.run(project);
  });
}

/** Adds visits to a project, all or none. An existing visit doesn't change. */
export function addVisits(database: DatabaseSync, project: string, visits: Iterable<Visit>): AddedVisits {
  using batch = new VisitBatch(database);
  for (const visit of visits) batch.add(visit);
  return batch.commit(project);
}

/**
 * Visits that haven't been added yet. They wait in a temporary table, which holds any number of them without a lock:
 * others can write until `commit`, however slowly the visits arrive. A connection has one batch at a time, and is used
 * for nothing else until the batch is disposed of.
 */
export class VisitBatch implements Disposable {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(`
      CREATE TEMP TABLE waiting (
        path TEXT NOT NULL,
        visitor TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('human', 'ai')),
        at INTEGER NOT NULL
      ) STRICT;
      BEGIN`);
    this.#insert = database.prepare('INSERT INTO waiting VALUES (?, ?, ?, ?)');
  }

  add({ path, visitor, kind, at }: Visit): void {
    this.#insert.run(path, visitor, kind, at);
  }

  /**
   * Adds the batch to a project in one transaction. Slow work that changes no counts comes first: words get their
   * numbers, and visits are sorted for fast storage.
   */
  commit(project: string): AddedVisits {
    const database = this.#database;
    database.exec('COMMIT');
    const given = database.prepare(GIVEN).get();
    inTransaction(database, () => {
      database.prepare('INSERT INTO projects (name) VALUES (?) ON CONFLICT DO NOTHING').run(project);
      database.exec(NUMBER_WORDS);
    });
    database.prepare(SORT).run(project);
    const added = inTransaction(database, () => {
      database.prepare('UPDATE projects SET revision = revision + 1 WHERE name = ?').run(project);
      return database.prepare('INSERT OR IGNORE INTO visits SELECT * FROM sorted ORDER BY rowid').run().changes;
    });
    return { ...v.parse(addedRow, given), added: Number(added) };
  }

  [Symbol.dispose](): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    this.#database.exec('DROP TABLE IF EXISTS temp.sorted; DROP TABLE temp.waiting');
  }
}

const GIVEN = `
  SELECT min(at) AS first, max(at) AS last, count(*) AS given, count(DISTINCT visitor) AS visitors FROM waiting`;

const NUMBER_WORDS = `
  INSERT INTO pages (path) SELECT DISTINCT path FROM waiting WHERE true ON CONFLICT DO NOTHING;
  INSERT INTO visitors (name) SELECT DISTINCT visitor FROM waiting WHERE true ON CONFLICT DO NOTHING`;

const SORT = `
  CREATE TEMP TABLE sorted AS
  SELECT projects.id AS project, pages.id AS page, visitors.id AS visitor, kind = 'ai' AS ai, at FROM waiting
  JOIN projects ON projects.name = ? JOIN pages USING (path) JOIN visitors ON visitors.name = waiting.visitor
  ORDER BY pages.id, visitors.id, ai, at`;
