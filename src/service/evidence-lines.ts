import * as v from 'valibot';
import type { EvidenceKind, EvidenceRow } from './evidence-rows.ts';
import { pathField, readLine, timeField, VISIT_FIELDS } from './visit-lines.ts';

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

/** A line of each kind, for the help. */
export const EXAMPLES: Readonly<Record<EvidenceKind, object>> = {
  searches: { at: '2026-11-09T10:30:00Z', query: 'rotate key', clicked: '/guides/keys' },
  questions: { at: '2026-11-09T10:30:00Z', query: 'How do I rotate a key?', answered: false, page: '/guides/keys' },
  feedback: { at: '2026-11-09T10:30:00Z', path: '/guides/keys', vote: 'down' },
};

/** Blank, control and invisible characters only. */
const NOTHING = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const query = v.pipe(
  v.string(),
  v.maxLength(10_000),
  v.check((text) => text.isWellFormed() && !NOTHING.test(text)),
);
/** Two slashes would begin an address of another host. */
const pagePath = v.pipe(
  pathField,
  v.check((text) => text.isWellFormed() && !/^\/[/\\]/.test(text)),
);
const schemas = {
  searches: v.object({ at: timeField, query, clicked: v.nullable(pagePath) }),
  questions: v.object({ at: timeField, query, answered: v.boolean(), page: v.nullable(pagePath) }),
  feedback: v.object({ at: timeField, path: pagePath, vote: v.picklist(['up', 'down']) }),
} as const;

/** Reads a line of NDJSON; null for an empty one. Unknown fields are ignored. Throws a `VisitLineError`. */
export function readEvidenceLine(kind: EvidenceKind, line: string): EvidenceRow | null {
  switch (kind) {
    case 'searches': {
      const read = readLine(line, schemas[kind], FIELDS);
      return read && { kind, ...read };
    }
    case 'questions': {
      const read = readLine(line, schemas[kind], FIELDS);
      return read && { kind, ...read };
    }
    case 'feedback': {
      const read = readLine(line, schemas[kind], FIELDS);
      return read && { kind, ...read };
    }
  }
}
