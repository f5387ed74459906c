import * as v from 'valibot';

/** The bodies of the service's requests and answers; the OpenAPI description is generated from them. */

const time = v.pipe(v.string(), v.isoTimestamp(), v.description('ISO 8601, in UTC.'));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Other fields are ignored. */
export const promptSchema = v.object({
  prompt: v.pipe(
    v.string(),
    v.regex(/\S/, 'expected some text, got none'),
    v.description('The instruction for the agent. White space alone is not enough.'),
  ),
});

export const jobSchema = v.strictObject({
  id: v.string(),
  status: v.picklist(['active', 'completed', 'archived', 'failed']),
  source: v.strictObject({
    repository: v.string(),
    ref: v.pipe(v.string(), v.description('The branch that the agent starts from; `HEAD` until the first clone.')),
  }),
  model: v.string(),
  prLink: v.pipe(
    v.nullable(v.pipe(v.string(), v.url())),
    v.description('Null until the pull request exists; a message does not change it.'),
  ),
  branch: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.description(
        'The branch with the result of a completed job without a pull request; null if no file was changed.',
      ),
    ),
  ),
  createdAt: time,
  archivedAt: v.nullable(time),
  summary: v.optional(v.pipe(v.string(), v.description('The last words of the agent, in plain text.'))),
  error: v.optional(v.pipe(v.string(), v.description('Why the job failed. Only a failed job has it.'))),
});

export type ShownJob = v.InferOutput<typeof jobSchema>;

/** `activeJobs` run or wait for their turn. */
export const healthSchema = v.strictObject({ version: v.string(), activeJobs: number });

export const errorSchema = v.strictObject({
  error: v.pipe(v.string(), v.nonEmpty(), v.description('What is wrong; the first of several problems.')),
  details: v.optional(
    v.pipe(
      v.array(v.strictObject({ message: v.pipe(v.string(), v.nonEmpty()) })),
      v.description('All problems of an invalid request.'),
    ),
  ),
});

export const visitCounts = v.strictObject({ human: number, ai: number, total: number });
export const pageVisits = v.strictObject({ path: v.string(), ...visitCounts.entries });

export const visitorsSchema = v.strictObject({
  totals: visitCounts,
  visitors: v.pipe(
    v.array(pageVisits),
    v.description(
      'Most visited pages first. `total` counts visitors once, even if they came both as a person and as AI.',
    ),
  ),
  hasMore: v.boolean(),
});
export type ShownVisitors = v.InferOutput<typeof visitorsSchema>;

const cursorAfter = v.pipe(
  v.nullable(v.string()),
  v.description('Pass it as `cursor` to read the next page; null on the last one.'),
);
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const path = v.nullable(v.string());

export const searchesSchema = v.strictObject({
  searches: v.pipe(
    v.array(
      v.strictObject({
        searchQuery: v.string(),
        hits: number,
        ctr: v.pipe(share, v.description('The part of its searches that led to a click.')),
        topClickedPage: path,
        lastSearchedAt: time,
      }),
    ),
    v.description('The most frequent terms first.'),
  ),
  totalSearches: v.pipe(number, v.description('Searches of all terms of the period.')),
  nextCursor: cursorAfter,
});
export type ShownSearches = v.InferOutput<typeof searchesSchema>;

export const questionsSchema = v.strictObject({
  conversations: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        timestamp: time,
        query: v.string(),
        response: v.pipe(v.string(), v.description('Always empty: answers are not imported.')),
        sources: v.array(v.strictObject({ title: v.string(), url: v.string() })),
        resolutionStatus: v.picklist(['answered', 'unanswered']),
        queryCategory: v.nullable(v.string()),
        pageUrl: v.pipe(path, v.description('The path of the page where it was asked.')),
      }),
    ),
    v.description('The latest questions first.'),
  ),
  nextCursor: cursorAfter,
  hasMore: v.boolean(),
});
export type ShownQuestions = v.InferOutput<typeof questionsSchema>;

export const feedbackSchema = v.strictObject({
  feedback: v.pipe(
    v.array(
      v.strictObject({
        path: v.string(),
        thumbsUp: number,
        thumbsDown: number,
        code: v.pipe(number, v.description('Always 0: votes on code are not imported.')),
        total: number,
      }),
    ),
    v.description('The pages with the most votes first.'),
  ),
  hasMore: v.boolean(),
});
export type ShownFeedback = v.InferOutput<typeof feedbackSchema>;
