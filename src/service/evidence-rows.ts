import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { EVIDENCE_LIMITS } from '../action/service-client/contract.ts';
import { inTransaction } from './database.ts';
import { pathField, readLine, timeField, VISIT_FIELDS } from './visit-lines.ts';
import { counted, forEachLine, type ImportOptions, type Nouns, twice, withLines } from './visits-import.ts';

export type EvidenceKind = keyof typeof EVIDENCE_LIMITS;

/** Blank, control and invisible characters only. */
const NOTHING = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const query = v.pipe(
  v.string(),
  v.maxLength(10_000),
  v.check((text) => text.isWellFormed() && !NOTHING.test(text)),
);
/** Two slashes would begin an address of another host. */
const page = v.pipe(
  pathField,
  v.check((text) => text.isWellFormed() && !/^\/[/\\]/.test(text)),
);
const row = <Kind extends EvidenceKind, Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) =>
  v.pipe(
    v.object({ at: timeField, ...fields }),
    v.transform((read) => ({ kind, ...read })),
  );
/** What the lines of each kind hold. */
const schemas = {
  searches: row('searches', { query, clicked: v.nullable(page) }),
  questions: row('questions', { query, answered: v.boolean(), page: v.nullable(page) }),
  feedback: row('feedback', { path: page, vote: v.picklist(['up', 'down']) }),
};

const { time } = VISIT_FIELDS;
const path = `${VISIT_FIELDS.path}, does not begin with //, and is well-formed Unicode`;

/** What each field of a line must be; the errors use it. */
const FIELDS = {
  at: time,
  query: 'a text of 1 to 10000 characters that has visible ones and is well-formed Unicode',
  clicked: `${path}; or null`,
  page: `${path}; or null`,
  answered: 'true or false',
  path,
  vote: '"up" or "down"',
} as const;

export const EXAMPLES: Readonly<Record<EvidenceKind, object>> = {
  searches: { at: '2026-11-09T10:30:00Z', query: 'rotate key', clicked: '/guides/keys' },
  questions: { at: '2026-11-09T10:30:00Z', query: 'How do I rotate a key?', answered: false, page: '/guides/keys' },
  feedback: { at: '2026-11-09T10:30:00Z', path: '/guides/keys', vote: 'down' },
};

/** Something that a reader searched for, asked or voted. `at` is UTC, ms since 1970. */
export type EvidenceRow = Readonly<v.InferOutput<(typeof schemas)[EvidenceKind]>>;

/** Adds rows to a project, all or none. A row that exists already is not added again. */
export function addEvidence(database: DatabaseSync, project: string, rows: Iterable<EvidenceRow>) {
  return inTransaction(database, () => {
    const id = v.parse(idRow, database.prepare('SELECT id FROM projects WHERE name = ?').get(project)).id;
    let [given, added] = [0, 0];
    for (const row of rows) {
      const [columns, values] = stored(row);
      const marks = values.map(() => '?').join(', ');
      const insert = database.prepare(`INSERT OR IGNORE INTO ${columns}, project, at) VALUES (${marks}, ?, ?)`);
      given += 1;
      added += Number(insert.run(...values, id, row.at).changes);
    }
    return { given, added };
  });
}

const idRow = v.object({ id: v.number() });

/** An absent path is an empty text, so that equal rows are equal for SQLite, too. */
function stored(row: EvidenceRow): readonly [columns: string, values: readonly (string | number)[]] {
  switch (row.kind) {
    case 'searches':
      return ['searches (query, clicked', [row.query, row.clicked ?? '']];
    case 'questions':
      return ['questions (query, page, answered', [row.query, row.page ?? '', Number(row.answered)]];
    case 'feedback':
      return ['votes (path, up', [row.path, Number(row.vote === 'up')]];
  }
}

const NAMES: Readonly<Record<EvidenceKind, Nouns>> = {
  searches: ['search', 'searches'],
  questions: ['question', 'questions'],
  feedback: ['vote', 'votes'],
};

/**
 * Adds what readers searched for, asked or voted to an existing project, from an NDJSON file or, for `-`, from standard
 * input: all or nothing. Returns a sentence about it.
 */
export async function importEvidence(kind: EvidenceKind, file: string, options: ImportOptions): Promise<string> {
  return withLines(file, options, async (database, input) => {
    const rows: EvidenceRow[] = [];
    await forEachLine(input, (line) => {
      const row = readLine(line, schemas[kind], FIELDS);
      if (row !== null) rows.push(row);
    });
    const { given, added } = addEvidence(database, options.project, rows);
    const known = twice(given - added, NAMES[kind]);
    const sentence = `Added ${counted(added, NAMES[kind])} to the project ${options.project} in ${options.database}.`;
    return known === null ? sentence : `${sentence} ${known}`;
  });
}
