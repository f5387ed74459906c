import type { Marker } from '../value/marker.ts';
import type { Problem } from '../words/errors.ts';
import type { Job, PullRequestLink } from '../words/job.ts';
import { codeSpan, details, paragraphs, quoted } from '../words/markdown.ts';
import { duration } from './amounts.ts';
import { stateWords } from './answers.ts';

/** What the step's summary shows about a job; every text from the service is untrusted. */
export interface JobSummary {
  /** The result, in our own words. */
  readonly headline: string;
  readonly problem: Problem | null;
  readonly jobId: string | null;
  readonly job: Job | null;
  readonly link: PullRequestLink | null;
  /** What the service named as the pull request, and why it isn't linked; null if it is, or there is none. */
  readonly unlinked: { readonly text: string; readonly reason: string } | null;
  readonly durationSeconds: number | null;
  readonly commentUrl: string | null;
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
  const { headline, problem, link, outdated, prompt, notes } = summary;
  const parts = [
    `### Documentation job: ${headline}`,
    link === null ? '' : `**[Pull request ${link.number} in ${codeSpan(link.repository)}](${link.url})**`,
    problem === null ? '' : quoted(`${problem.message}\n${problem.hint}`.trimEnd(), { exact: true }),
    outdated === null ? '' : outdatedText(outdated),
    facts(summary),
    notes.length === 0 ? '' : `Notes:\n\n${quoted(notes.join('\n'), { exact: true })}`,
    prompt === null ? '' : details('Exact prompt', quoted(prompt, { exact: true })),
  ];
  return paragraphs(parts);
}

function outdatedText({ problem, command, ...marker }: Outdated): string {
  const later =
    marker.state === 'started'
      ? ` Once that is fixed, \`${command} status\` or a run with \`mode: settle\` updates it.`
      : '';
  return paragraphs([
    `**The status comment could not be updated**, so it may still say "${stateWords(marker)}". This summary shows the state that the run saw last.${later}`,
    quoted(`${problem.message}\n${problem.hint}`.trimEnd(), { exact: true }),
  ]);
}

function facts({ jobId, job, durationSeconds, commentUrl, unlinked, usage }: JobSummary): string {
  const source = job?.repository ? `${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ''}` : '';
  const lines = [
    jobId === null ? '' : `- Job: ${codeSpan(jobId)}`,
    job === null ? '' : `- Status: ${codeSpan(job.reportedStatus ?? 'unknown')}`,
    source === '' ? '' : `- Source: ${source}`,
    job?.model ? `- Model: ${codeSpan(job.model)}` : '',
    durationSeconds === null ? '' : `- Duration: ${duration(durationSeconds * 1000)}`,
    unlinked === null ? '' : `- Pull request, not linked because ${unlinked.reason}: ${codeSpan(unlinked.text)}`,
    usage === null ? '' : `- Budget: ${usage}`,
    commentUrl === null ? '' : `- [Status comment](${commentUrl})`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
