import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { ShownFeedback, ShownQuestions, ShownSearches } from './api-schemas.ts';
import { type ListRequest, periodOf, WITHIN } from './queries.ts';

const [text, number] = [v.string(), v.number()];
const countRow = v.object({ count: number });
const searchRow = v.object({ query: text, hits: number, clicks: number, top: v.nullable(text), last: number });
const questionRow = v.object({ id: number, at: number, query: text, answered: number, page: text });
const voteRow = v.object({ path: text, up: number, down: number });

/** The page clicked most often, the first by its name among equals. */
const SEARCHES = `
  WITH found AS (SELECT query, clicked, at FROM searches WHERE ${WITHIN}),
  clicks AS (
    SELECT query, clicked, row_number() OVER (PARTITION BY query ORDER BY count(*) DESC, clicked) AS place
    FROM found WHERE clicked <> '' GROUP BY query, clicked
  )
  SELECT found.query, count(*) AS hits, sum(found.clicked <> '') AS clicks, clicks.clicked AS top, max(at) AS last
  FROM found LEFT JOIN clicks ON clicks.query = found.query AND place = 1
  GROUP BY found.query ORDER BY hits DESC, found.query LIMIT :rows OFFSET :offset`;

const QUESTIONS = `
  SELECT id, at, query, answered, page FROM questions WHERE ${WITHIN}
  ORDER BY at DESC, id DESC LIMIT :rows OFFSET :offset`;

const VOTES = `
  SELECT path, sum(up) AS up, sum(NOT up) AS down FROM votes WHERE ${WITHIN}
  GROUP BY path ORDER BY count(*) DESC, path LIMIT :rows OFFSET :offset`;

/** A list of one project, as a request wants it. */
export interface Wanted {
  readonly database: DatabaseSync;
  readonly project: string;
  readonly request: ListRequest;
}

export function listSearches(wanted: Wanted): ShownSearches {
  const { rows, nextCursor } = pageOf(wanted, SEARCHES, searchRow);
  const count = wanted.database.prepare(`SELECT count(*) AS count FROM searches WHERE ${WITHIN}`);
  const all = count.get({ ...periodOf(wanted.project, wanted.request) });
  return {
    searches: rows.map(({ query, hits, clicks, top, last }) => ({
      searchQuery: query,
      hits,
      ctr: clicks / hits,
      topClickedPage: top,
      lastSearchedAt: new Date(last).toISOString(),
    })),
    totalSearches: v.parse(countRow, all).count,
    nextCursor,
  };
}

export function listQuestions(wanted: Wanted): ShownQuestions {
  const { rows, nextCursor } = pageOf(wanted, QUESTIONS, questionRow);
  return {
    conversations: rows.map(({ id, at, query, answered, page }) => ({
      id: `conversation_${id}`,
      timestamp: new Date(at).toISOString(),
      query,
      response: '',
      sources: [],
      resolutionStatus: answered === 1 ? 'answered' : 'unanswered',
      queryCategory: null,
      pageUrl: page || null,
    })),
    nextCursor,
    hasMore: nextCursor !== null,
  };
}

export function listFeedback(wanted: Wanted): ShownFeedback {
  const { rows, nextCursor } = pageOf(wanted, VOTES, voteRow);
  return {
    feedback: rows.map(({ path, up, down }) => ({ path, thumbsUp: up, thumbsDown: down, code: 0, total: up + down })),
    hasMore: nextCursor !== null,
  };
}

function pageOf<TSchema extends v.GenericSchema>(
  { database, project, request }: Wanted,
  query: string,
  schema: TSchema,
): { readonly rows: v.InferOutput<TSchema>[]; readonly nextCursor: string | null } {
  const { limit, offset } = request;
  const found = database.prepare(query).all({ ...periodOf(project, request), rows: limit + 1, offset });
  return {
    rows: v.parse(v.array(schema), found.slice(0, limit)),
    nextCursor: found.length > limit ? String(offset + limit) : null,
  };
}
