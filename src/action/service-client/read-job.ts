import type { JobReader, JobReading } from '../ports/jobs.ts';
import { Caller, type CallerOptions, reasonOf } from './caller.ts';
import { decodeJob, paths } from './contract.ts';

/** Makes the function that reads jobs. It can't start any: the code for that isn't reachable from here. */
export function createJobReader(options: CallerOptions): JobReader {
  const caller = new Caller(options);
  return { readJob: (id, cancelled) => readJob(caller, id, cancelled) };
}

async function readJob(caller: Caller, id: string, cancelled: AbortSignal): Promise<JobReading> {
  const call = await caller.call('read-job', {
    method: 'GET',
    path: paths.readJob(caller.projectId, id),
    decode: (value) => decodeJob(value, id, caller.redact),
    cancelled,
  });
  const { ending, decoded } = call;
  if (decoded?.kind === 'value') return { kind: 'job', job: decoded.value };
  if (ending.kind === 'answer') {
    const kind = ending.status === 404 ? 'missing' : ending.status === 401 || ending.status === 403 ? 'refused' : null;
    if (kind !== null) return { kind, problem: caller.refusal('read-job', ending, call.tries) };
  }
  const problem = {
    message: caller.evidence(call),
    hint: 'This says nothing about the job; we check it again.',
  };
  return { kind: 'failed', reason: reasonOf(call), problem, retryAfterMs: caller.waitOf(ending) };
}
