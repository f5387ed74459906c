import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { EVIDENCE_LIMITS } from '../action/service-client/contract.ts';
import { inTransaction } from './database.ts';

export type EvidenceKind = keyof typeof EVIDENCE_LIMITS;

/** Something that a reader searched for, asked or voted. `at` is UTC, ms since 1970. */
export type EvidenceRow =
  | { readonly kind: 'searches'; readonly at: number; readonly query: string; readonly clicked: string | null }
  | {
      readonly kind: 'questions';
      readonly at: number;
      readonly query: string;
      readonly answered: boolean;
      readonly page: string | null;
    }
  | { readonly kind: 'feedback'; readonly at: number; readonly path: string; readonly vote: 'up' | 'down' };

/** What an import added: `added` is less than `given` if some rows already existed or were given twice. */
export interface AddedRows {
  readonly given: number;
  readonly added: number;
}

const INSERT: Readonly<Record<EvidenceKind, string>> = {
  searches: 'INSERT OR IGNORE INTO searches (project, at, query, clicked) VALUES (?, ?, ?, ?)',
  questions: 'INSERT OR IGNORE INTO questions (project, at, query, page, answered) VALUES (?, ?, ?, ?, ?)',
  feedback: 'INSERT OR IGNORE INTO votes (project, at, path, up) VALUES (?, ?, ?, ?)',
};

/** Adds rows to a project, all or none. A row that exists already is not added again. */
export function addEvidence(database: DatabaseSync, project: string, rows: Iterable<EvidenceRow>): AddedRows {
  return inTransaction(database, () => {
    const id = v.parse(idRow, database.prepare('SELECT id FROM projects WHERE name = ?').get(project)).id;
    let [given, added] = [0, 0];
    for (const row of rows) {
      given += 1;
      added += Number(database.prepare(INSERT[row.kind]).run(id, row.at, ...valuesOf(row)).changes);
    }
    return { given, added };
  });
}

/** An absent path is an empty text, so that equal rows are equal for SQLite, too. */
function valuesOf(row: EvidenceRow): readonly (string | number)[] {
  switch (row.kind) {
    case 'searches':
      return [row.query, row.clicked ?? ''];
    case 'questions':
      return [row.query, row.page ?? '', Number(row.answered)];
    case 'feedback':
      return [row.path, Number(row.vote === 'up')];
  }
}

const idRow = v.object({ id: v.number() });
