import type { JobCreation, JobReading } from '../../src/action/ports/jobs.ts';
import type { Job } from '../../src/action/words/job.ts';
import { aJob } from './a-job.ts';

export const PULL_REQUEST = 'https://github.com/acme/docs/pull/5';

/** The service has accepted the job. */
export function created(given: Partial<Job> = {}): JobCreation & { readonly kind: 'created' } {
  return { kind: 'created', job: aJob(given) };
}

export const notCreated: JobCreation = {
  kind: 'not-created',
  problem: { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' },
};

const evidence = 'the connection was reset, after the request was sent.';
export const unknownStart: JobCreation = { kind: 'unknown', evidence };

/** The service shows the job. */
export function shown(overrides: Partial<Job> = {}): JobReading & { readonly kind: 'job' } {
  return { kind: 'job', job: aJob(overrides) };
}

export const withPullRequest = shown({ status: 'completed', prLink: PULL_REQUEST });

/** A service that accepts the job, which makes a pull request. */
export const WELL = { creation: created(), readings: [withPullRequest] } as const;

/** A poll that failed and may succeed later; `retryAfterMs` comes from the service. */
export function failedLook(retryAfterMs: number | null = null): JobReading & { readonly kind: 'failed' } {
  const problem = { message: 'HTTP 503 (no content type).', hint: 'It is looked at again.' };
  return { kind: 'failed', problem, retryAfterMs };
}

const problem = { message: 'The service refused the key (HTTP 401).', hint: 'Make a new key.' };
export const refused: JobReading = { kind: 'refused', problem };

export const missing: JobReading = {
  kind: 'missing',
  problem: { message: 'The service knows no such job (HTTP 404).', hint: 'Check `project-id`.' },
};
