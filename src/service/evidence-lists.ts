import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { ShownFeedback, ShownQuestions, ShownSearches } from './api-schemas.ts';
import type { ListRequest } from './queries.ts';

const countRow = v.object({ count: v.number() });
const searchRow = v.object({
  query: v.string(),
  hits: v.number(),
  clicks: v.number(),
  top: v.nullable(v.string()),
  last: v.number(),
});
const questionRow = v.object({
  id: v.number(),
  at: v.number(),
  query: v.string(),
  answered: v.number(),
  page: v.string(),
});
const voteRow = v.object({ path: v.string(), up: v.number(), down: v.number() });

const WITHIN = 'project = (SELECT id FROM projects WHERE name = :project) AND at >= :from AND at < :to';

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

export class EvidenceStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  searches(project: string, request: ListRequest): ShownSearches {
    const { rows, nextCursor } = this.#page(SEARCHES, searchRow, { project, request });
    const { offset: _, rows: __, ...period } = parametersOf(project, request);
    const all = this.#database.prepare(`SELECT count(*) AS count FROM searches WHERE ${WITHIN}`).get(period);
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

  questions(project: string, request: ListRequest): ShownQuestions {
    const { rows, nextCursor } = this.#page(QUESTIONS, questionRow, { project, request });
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

  feedback(project: string, request: ListRequest): ShownFeedback {
    const { rows, nextCursor } = this.#page(VOTES, voteRow, { project, request });
    return {
      feedback: rows.map(({ path, up, down }) => ({ path, thumbsUp: up, thumbsDown: down, code: 0, total: up + down })),
      hasMore: nextCursor !== null,
    };
  }

  #page<TSchema extends v.GenericSchema>(
    query: string,
    schema: TSchema,
    { project, request }: { readonly project: string; readonly request: ListRequest },
  ): { readonly rows: v.InferOutput<TSchema>[]; readonly nextCursor: string | null } {
    const found = this.#database.prepare(query).all(parametersOf(project, request));
    const { limit, offset } = request;
    return {
      rows: v.parse(v.array(schema), found.slice(0, limit)),
      nextCursor: found.length > limit ? String(offset + limit) : null,
    };
  }
}

function parametersOf(project: string, { from, to, limit, offset }: ListRequest) {
  return {
    project,
    from: from ?? Number.MIN_SAFE_INTEGER,
    to: to ?? Number.MAX_SAFE_INTEGER,
    rows: limit + 1,
    offset,
  };
}
