import type { Job } from '../../src/action/words/job.ts';

/** A job as the service shows it; tests set only the fields that matter. */
export function aJob(given: Partial<Job> = {}): Job {
  const status = given.status ?? 'active';
  return {
    ...{ id: 'j_1', status, reportedStatus: status, repository: 'acme/docs', ref: 'main', model: 'writer-2' },
    ...{ prLink: null, shownLink: given.prLink ?? '', error: null, createdAt: '2026-11-20T09:00:00.000Z' },
    archivedAt: null,
    ...given,
  };
}
