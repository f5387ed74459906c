import type { Context } from 'hono';
import type { ShownJob } from './api-schemas.ts';
import { resultBranch, type StoredJob } from './store.ts';

/** Answers an invalid request: the first problem as the error, all of them as its details. */
export function badRequest(c: Context, problems: readonly [string, ...string[]]): Response {
  return c.json({ error: problems[0], details: problems.map((message) => ({ message })) }, 400);
}

/** Answers a request above an hourly limit. */
export function tooMany(c: Context, what: string, retryAfterMs: number): Response {
  const error = `This project has reached its limit: ${what} within the last hour.`;
  return c.json({ error }, 429, { 'Retry-After': String(Math.ceil(retryAfterMs / 1_000)) });
}

/** Shows a job as documented, and why it failed. */
export function shownJob(job: StoredJob): ShownJob {
  return {
    id: job.id,
    status: job.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: job.prLink,
    ...(job.status === 'completed' && job.prLink === null ? { branch: resultBranch(job) } : {}),
    createdAt: new Date(job.createdAt).toISOString(),
    archivedAt: job.archivedAt === null ? null : new Date(job.archivedAt).toISOString(),
    ...(job.status === 'failed' && job.note !== null ? { error: job.note } : {}),
  };
}

/** Finds the problems of a query that may only have `known` parameters. */
export function unknownParameters(query: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const allowed = known.length === 0 ? 'this request takes none' : `expected ${known.join(', ')}`;
  return Object.keys(query)
    .filter((name) => !known.includes(name))
    .map((name) => `${JSON.stringify([...name].slice(0, 60).join(''))}: no such query parameter; ${allowed}.`);
}
