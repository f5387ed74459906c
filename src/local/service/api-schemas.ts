import * as v from 'valibot';
import { LIMITS } from '../../service/contract.ts';

/**
 * The bodies of the service's requests and answers, and its query parameters; the OpenAPI description is generated from
 * them.
 */

const time = v.pipe(v.string(), v.isoTimestamp(), v.description('ISO 8601, in UTC.'));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The body of a request to create a job or to send it a message. Other fields are ignored. */
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
  error: v.optional(v.pipe(v.string(), v.description('Why the job failed. Only a failed job has it.'))),
});

/** A job as the service shows it. */
export type ShownJob = v.InferOutput<typeof jobSchema>;

export const errorSchema = v.strictObject({
  error: v.pipe(v.string(), v.nonEmpty(), v.description('What is wrong; the first of several problems.')),
  details: v.optional(
    v.pipe(
      v.array(v.strictObject({ message: v.pipe(v.string(), v.nonEmpty()) })),
      v.description('All problems of an invalid request.'),
    ),
  ),
});

const counts = { human: number, ai: number, total: number };

export const visitorsSchema = v.strictObject({
  totals: v.strictObject(counts),
  visitors: v.pipe(
    v.array(v.strictObject({ path: v.string(), ...counts })),
    v.description(
      'Most visited pages first. `total` counts visitors once, even if they came both as a person and as AI.',
    ),
  ),
  hasMore: v.boolean(),
});

const instant = v.pipe(
  v.string(),
  v.description('A date or time in ISO 8601. A date means its midnight, and a time without a zone is in UTC.'),
);

/** The query parameters of a request for visitors, after decoding; others are refused. */
export const visitorsParameters = {
  dateFrom: instant,
  dateTo: v.pipe(instant, v.description('Like `dateFrom`; visits at this time or later are left out.')),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(LIMITS.leastLimit), v.maxValue(LIMITS.mostLimit)),
    LIMITS.defaultLimit,
  ),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LIMITS.leastOffset)), 0),
} as const;
