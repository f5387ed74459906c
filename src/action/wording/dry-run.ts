import type { Outcome } from '../outcome.ts';
import type { Left } from '../value/claim.ts';
import { renderJobSummary } from './job-summary.ts';
import { type Usage, usageLine } from './usage.ts';

/** What a run would request, with what the summary shows of its prompt. */
type WouldRequest = (
  | { readonly kind: 'job' }
  | { readonly kind: 'message'; readonly job: { readonly jobId: string } }
  | { readonly kind: 'follow'; readonly jobId: string }
) & { readonly prompt: { readonly text: string; readonly notes: readonly string[] } | null };

/** Shows what would be sent to the service. */
export function dryRun(request: WouldRequest, usage: Usage | null): Outcome {
  const { prompt } = request;
  const jobId = request.kind === 'follow' ? request.jobId : request.kind === 'message' ? request.job.jobId : null;
  const sentence = `A dry run: ${wouldDo(request)}`;
  const summary = renderJobSummary({
    headline: 'dry run, nothing was started',
    problem: null,
    jobId,
    job: null,
    link: null,
    unlinked: null,
    durationSeconds: null,
    commentUrl: null,
    outdated: null,
    prompt: prompt?.text ?? null,
    notes: prompt?.notes ?? [],
    usage: usageLine(usage, 0),
  });
  return { kind: 'dry-run', sentence, summary };
}

/** Says what would be done about the request of an earlier attempt. */
export function dryRunOfResumed(left: Left): Outcome {
  const sentence = `A dry run: ${wouldResume(left)}`;
  return { kind: 'dry-run', sentence, summary: summaryOf(sentence) };
}

/** Shows the comment that would be written; `text` is Markdown. */
export function dryRunOfAnswer(text: string): Outcome {
  const isShort = !text.includes('\n');
  const sentence = `A dry run: nothing would start. ${isShort ? `The answer would be: ${text}` : 'The summary shows the answer.'}`;
  return { kind: 'dry-run', sentence, summary: summaryOf(isShort ? sentence : `The answer would be:\n\n${text}`) };
}

function summaryOf(text: string): string {
  return `### docs-agent: dry run, nothing was written\n\n${text}`;
}

function wouldDo(request: WouldRequest): string {
  switch (request.kind) {
    case 'job':
      return 'a job would be started.';
    case 'message':
      return `the job ${request.job.jobId} would get a follow-up.`;
    case 'follow':
      return `the job ${request.jobId} would be followed.`;
  }
}

function wouldResume(left: Left): string {
  switch (left.kind) {
    case 'follow':
      return `the job ${left.jobId} of an earlier attempt would be followed.`;
    case 'report-end':
      return `the end of the job ${left.jobId} would be reported again.`;
    case 'report-not-created':
      return 'nothing would start, and the failure of an earlier attempt would be reported again.';
    case 'wait':
      return 'nothing would start, because an earlier attempt sent nothing.';
    case 'unknown':
      return 'nothing would start, because an earlier attempt may have started a job.';
  }
}
