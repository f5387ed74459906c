import type { JobReader, JobReading } from '../ports/jobs.ts';
import { call, evidenceOf, reasonOf, type Service } from './caller.ts';
import { decodeJob, paths } from './contract.ts';
import { refusalOf } from './refusals.ts';

/** Makes the function that reads jobs. It can't start any: the code for that isn't reachable from here. */
export function createJobReader(service: Service): JobReader {
  return { readJob: (id, cancelled) => readJob(service, id, cancelled) };
}

async function readJob(service: Service, id: string, cancelled: AbortSignal): Promise<JobReading> {
  const { redact } = service;
  const path = paths.readJob(service.projectId, id);
  const read = await call(service, 'read-job', { path, decode: (value) => decodeJob(value, id, redact), cancelled });
  const { ending, decoded, waitMs: retryAfterMs } = read;
  if (decoded?.kind === 'value') return { kind: 'job', job: decoded.value };
  if (ending.kind === 'answer' && [401, 403, 404].includes(ending.status)) {
    const problem = refusalOf('read-job', ending, read, redact);
    return { kind: ending.status === 404 ? 'missing' : 'refused', problem };
  }
  const hint = 'This says nothing about the job; we check it again.';
  const problem = { message: evidenceOf(read, redact), hint };
  return { kind: 'failed', reason: reasonOf(read), problem, retryAfterMs };
}
