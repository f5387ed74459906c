import type { JobMessenger, MessageSending } from '../ports/jobs.ts';
import { adviceOn, Caller, type CallerOptions, whenItBroke } from './caller.ts';
import { decodeJob, paths } from './contract.ts';
import { isCertainRefusal } from './refusals.ts';

/**
 * Makes the function that sends messages to jobs. `POST …/job/{id}/message` is optional: hosted services have it, the
 * published interface doesn't, so 404 and 405 are expected answers.
 */
export function createJobMessenger(options: CallerOptions): JobMessenger {
  const caller = new Caller(options);
  return { sendMessage: (jobId, prompt, cancelled) => sendMessage(caller, { jobId, prompt }, cancelled) };
}

async function sendMessage(
  caller: Caller,
  { jobId, prompt }: { readonly jobId: string; readonly prompt: string },
  cancelled: AbortSignal,
): Promise<MessageSending> {
  const call = await caller.call('send-message', {
    method: 'POST',
    path: paths.message(caller.projectId, jobId),
    body: JSON.stringify({ prompt }),
    decode: (value) => decodeJob(value, jobId, caller.redact),
    cancelled,
  });
  const { ending, decoded, tries } = call;
  if (decoded?.kind === 'value') return { kind: 'sent', job: decoded.value, tries };
  if (ending.kind === 'failure' && !ending.sent) {
    const often = tries === 1 ? '' : ` It was tried ${tries} times.`;
    const message = `The service was not reached: ${caller.evidence(call)}${often}`;
    return { kind: 'not-sent', problem: { message, hint: adviceOn(ending) }, tries };
  }
  if (ending.kind === 'answer') {
    const kind = KINDS.get(ending.status) ?? (isCertainRefusal(ending.status) ? 'not-sent' : null);
    const problem = caller.refusal('send-message', ending, tries);
    if (kind === 'not-sent') return { kind, ...(ending.status === 400 ? { malformed: true } : {}), problem, tries };
    if (kind !== null) return { kind, problem, tries };
  }
  return { kind: 'unknown', evidence: caller.evidence(call, whenItBroke(ending)), tries };
}

const KINDS: ReadonlyMap<number, 'busy' | 'not-continuable'> = new Map([
  [404, 'not-continuable'],
  [405, 'not-continuable'],
  [409, 'busy'],
]);
