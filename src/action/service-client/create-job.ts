import type { JobCreation, JobStarter } from '../ports/jobs.ts';
import { adviceOn, Caller, type CallerOptions, whenItBroke } from './caller.ts';
import { decodeCreatedJob, paths } from './contract.ts';
import { isCertainRefusal } from './refusals.ts';

/** Makes the only function that can start jobs. */
export function createJobStarter(options: CallerOptions): JobStarter {
  const caller = new Caller(options);
  return { createJob: (prompt, cancelled) => createJob(caller, prompt, cancelled) };
}

async function createJob(caller: Caller, prompt: string, cancelled: AbortSignal): Promise<JobCreation> {
  const call = await caller.call('create-job', {
    method: 'POST',
    path: paths.createJob(caller.projectId),
    body: JSON.stringify({ prompt }),
    decode: (value) => decodeCreatedJob(value, caller.redact),
    cancelled,
  });
  const { ending, decoded, tries } = call;
  if (decoded?.kind === 'value') return { kind: 'created', job: decoded.value, tries };
  if (ending.kind === 'failure' && !ending.sent) {
    const often = tries === 1 ? '' : ` It was tried ${tries} times.`;
    const problem = {
      message: `The service was not reached: ${caller.evidence(call)}${often}`,
      hint: adviceOn(ending),
    };
    return { kind: 'not-created', problem, tries };
  }
  if (ending.kind === 'answer' && isCertainRefusal(ending.status)) {
    return { kind: 'not-created', problem: caller.refusal('create-job', ending, tries), tries };
  }
  return { kind: 'unknown', evidence: caller.evidence(call, whenItBroke(ending)), tries };
}
