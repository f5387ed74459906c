import type { JobFacts, Outcome } from '../outcome.ts';
import type { Left } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import type { Finished } from '../value/stage.ts';
import type { Problem } from '../words/errors.ts';
import { codeSpan, details, paragraphs, quoted } from '../words/markdown.ts';
import { duration } from './amounts.ts';
import { stateWords } from './end-words.ts';

/** What the step's summary shows about a job; every text from the service is untrusted. */
export interface JobSummary extends Partial<Omit<JobFacts, 'resumed' | 'followUp'>>, Pick<Finished, 'unlinked'> {
  /** The result, in our own words. */
  readonly headline: string;
  readonly problem: Problem | null;
  /** What the status comment may still show, and why its latest edit failed; null if it is up to date. */
  readonly outdated: Outdated | null;
  /** How much of the daily budget is used; null without a limit. */
  readonly usage: string | null;
  /** The exact prompt; null if none was sent. */
  readonly prompt: string | null;
  /** What was cut, removed or couldn't be done, one sentence each. */
  readonly notes: readonly string[];
}

interface Outdated extends Pick<Marker, 'state' | 'outcome' | 'request'> {
  readonly problem: Problem;
  readonly command: string;
}

/** Writes the step's summary of a job as Markdown. */
export function renderJobSummary(summary: JobSummary): string {
  const { headline, problem, link = null, outdated, prompt, notes } = summary;
  return paragraphs([
    `### Documentation job: ${headline}`,
    link === null ? '' : `**[Pull request ${link.number} in ${codeSpan(link.repository)}](${link.url})**`,
    problem === null ? '' : exactly(problem),
    outdated === null ? '' : outdatedText(outdated),
    facts(summary),
    notes.length === 0 ? '' : `Notes:\n\n${quoted(notes.join('\n'), { exact: true })}`,
    prompt === null ? '' : details('Exact prompt', quoted(prompt, { exact: true })),
  ]);
}

function exactly({ message, hint }: Problem): string {
  return quoted(`${message}\n${hint}`.trimEnd(), { exact: true });
}

function outdatedText({ problem, command, ...marker }: Outdated): string {
  const advice = ` Once that is fixed, \`${command} status\` or a run with \`mode: settle\` updates it.`;
  const later = marker.state === 'started' ? advice : '';
  return `**The status comment could not be updated**, so it may still say "${stateWords(marker)}". This summary shows the state that the run saw last.${later}\n\n${exactly(problem)}`;
}

function facts({ jobId, job, durationSeconds, commentUrl, unlinked, usage }: JobSummary): string {
  const lines = [
    jobId && `- Job: ${codeSpan(jobId)}`,
    job && `- Status: ${codeSpan(job.reportedStatus ?? 'unknown')}`,
    job?.repository && `- Source: ${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ''}`,
    job?.model && `- Model: ${codeSpan(job.model)}`,
    typeof durationSeconds === 'number' && `- Duration: ${duration(durationSeconds * 1000)}`,
    unlinked && `- Pull request, not linked because ${unlinked.reason}: ${codeSpan(unlinked.text)}`,
    usage && `- Budget: ${usage}`,
    commentUrl && `- [Status comment](${commentUrl})`,
  ];
  return lines.filter((line) => line).join('\n');
}

/** How much of the daily budget is used, according to the status comments of the last 24 hours. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
  /** There are more comments than were read, so `used` is a minimum. */
  readonly cut: boolean;
  /** UTC, ms: when the next request is possible if the budget is used up. */
  readonly nextAt: number;
}

/** Says how much of the budget is used; `requested` is what this run adds. Null without a limit. */
export function usageLine(usage: Usage | null, requested: 0 | 1): string | null {
  return usage && `${usage.cut ? 'At least ' : ''}${usage.used + requested} of ${usage.limit} jobs today`;
}

/** What a run would request, with what the summary shows of its prompt. */
type WouldRequest = (
  | { readonly kind: 'job' }
  | { readonly kind: 'message'; readonly job: { readonly jobId: string } }
  | { readonly kind: 'follow'; readonly jobId: string }
) & { readonly prompt: { readonly text: string; readonly notes: readonly string[] } | null };

/** Shows what would be sent to the service. */
export function dryRun(request: WouldRequest, usage: Usage | null): Outcome {
  const { kind, prompt } = request;
  const jobId = kind === 'follow' ? request.jobId : kind === 'message' ? request.job.jobId : null;
  const action = kind === 'follow' ? 'be followed' : 'get a follow-up';
  const would = jobId === null ? 'a job would be started' : `the job ${jobId} would ${action}`;
  const summary = renderJobSummary({
    ...{ headline: 'dry run, nothing was started', problem: null, jobId, unlinked: null, outdated: null },
    ...{ prompt: prompt?.text ?? null, notes: prompt?.notes ?? [], usage: usageLine(usage, 0) },
  });
  return { kind: 'dry-run', sentence: `A dry run: ${would}.`, summary };
}

/** Says what would be done about the request of an earlier attempt. */
export function dryRunOfResumed(left: Left): Outcome {
  const jobId = 'jobId' in left ? left.jobId : '';
  const sentence = `A dry run: ${WOULD_RESUME[left.kind].replace('%', () => jobId)}`;
  return { kind: 'dry-run', sentence, summary: summaryOf(sentence) };
}

/** `%` is the job. */
const WOULD_RESUME: Readonly<Record<Left['kind'], string>> = {
  follow: 'the job % of an earlier attempt would be followed.',
  'report-end': 'the end of the job % would be reported again.',
  'report-not-created': 'nothing would start, and the failure of an earlier attempt would be reported again.',
  wait: 'nothing would start, because an earlier attempt sent nothing.',
  unknown: 'nothing would start, because an earlier attempt may have started a job.',
};

/** Shows the comment that would be written; `text` is Markdown. */
export function dryRunOfAnswer(text: string): Outcome {
  const isShort = !text.includes('\n');
  const sentence = `A dry run: nothing would start. ${isShort ? `The answer would be: ${text}` : 'The summary shows the answer.'}`;
  return { kind: 'dry-run', sentence, summary: summaryOf(isShort ? sentence : `The answer would be:\n\n${text}`) };
}

function summaryOf(text: string): string {
  return `### docs-agent: dry run, nothing was written\n\n${text}`;
}
