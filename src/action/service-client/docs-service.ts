import type { EvidenceReader, VisitorsReader } from '../ports/readers.ts';
import type { DocsService } from '../ports.ts';
import type { Problem } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import { adviceOn, type CallOptions, call, createJobReader, evidenceOf, type Service } from './caller.ts';
import { decodeCreatedJob, decodeJob, paths } from './contract.ts';
import { refusalOf } from './refusals.ts';

type Analytics = VisitorsReader & EvidenceReader;

/** Makes the adapter for the documentation service. Only this file can start jobs and send messages. */
export function createDocsService(service: Service): DocsService {
  // Loaded on demand, and once, because they share an allowance: only a report reads them.
  let loading: Promise<Analytics> | null = null;
  const readers = (): Promise<Analytics> => {
    loading ??= import('./read-analytics.ts').then(({ createAnalyticsReaders }) => createAnalyticsReaders(service));
    return loading;
  };
  return {
    check: async () => null,
    reserve: () => null,
    async createJob(prompt, cancelled) {
      const path = paths.createJob(service.projectId);
      const decode = (value: unknown) => decodeCreatedJob(value, service.redact);
      const posted = await post(service, 'create-job', { path, decode, cancelled, body: JSON.stringify({ prompt }) });
      if (posted.kind === 'done') return { ...posted, kind: 'created' };
      return posted.kind === 'unknown' ? posted : { kind: 'not-created', problem: posted.problem };
    },
    // Hosted services have it, the published interface doesn't: 404 and 405 are expected answers.
    async sendMessage(id, prompt, cancelled) {
      const path = paths.message(service.projectId, id);
      const decode = (value: unknown) => decodeJob(value, id, service.redact);
      const posted = await post(service, 'send-message', { path, decode, cancelled, body: JSON.stringify({ prompt }) });
      if (posted.kind === 'done') return { ...posted, kind: 'sent' };
      if (posted.kind === 'unknown') return posted;
      const { status, problem } = posted;
      if (status === 404 || status === 405) return { kind: 'not-continuable', problem };
      if (status === 409) return { kind: 'busy', problem };
      return { kind: 'not-sent', ...(status === 400 ? { malformed: true } : {}), problem };
    },
    ...createJobReader(service),
    readVisitors: async (...given) => (await readers()).readVisitors(...given),
    readSearches: async (...given) => (await readers()).readSearches(...given),
    readQuestions: async (...given) => (await readers()).readQuestions(...given),
    readFeedback: async (...given) => (await readers()).readFeedback(...given),
  };
}

type Posted =
  | { readonly kind: 'done'; readonly job: Job }
  /** Certainly nothing was done; `status` is null if nothing was sent. */
  | { readonly kind: 'not-done'; readonly status: number | null; readonly problem: Problem }
  | { readonly kind: 'unknown'; readonly evidence: string };

async function post(service: Service, what: 'create-job' | 'send-message', given: CallOptions<Job>): Promise<Posted> {
  const made = await call(service, what, given);
  const { ending, decoded, tries } = made;
  if (decoded?.kind === 'value') return { kind: 'done', job: decoded.value };
  if (ending.kind === 'failure' && !ending.sent) {
    const often = tries === 1 ? '' : ` It was tried ${tries} times.`;
    const message = `The service was not reached: ${evidenceOf(made, service.redact)}${often}`;
    return { kind: 'not-done', status: null, problem: { message, hint: adviceOn(ending) } };
  }
  const problem = refusalOf(what, made, service.redact);
  if (ending.kind === 'answer' && problem !== null) return { kind: 'not-done', status: ending.status, problem };
  return { kind: 'unknown', evidence: evidenceOf(made, service.redact, true) };
}
