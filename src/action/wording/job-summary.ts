import type { JobFacts, Outcome } from '../outcome.ts';
import type { AgentFacts, AgentInspection } from '../ports/jobs.ts';
import type { Finished, Marker } from '../value/marker.ts';
import type { EndRef } from '../value/own-comments.ts';
import type { Left } from '../value/rights.ts';
import type { Problem } from '../words/errors.ts';
import { type Job, LONGEST_SAID } from '../words/job.ts';
import { codeSpan, details, paragraphs, quoted } from '../words/markdown.ts';
import { duration, stateWords } from './end-words.ts';

/** Every text from the service is untrusted. */
export interface JobSummary extends Partial<Omit<JobFacts, 'resumed' | 'followUp'> & Pick<Finished, 'unlinked'>> {
  readonly headline: string;
  readonly problem?: Problem | null;
  /** What the status comment may still show, and why its latest edit failed. */
  readonly outdated?: Outdated | null;
  readonly usage: string | null;
  readonly prompt: string | null;
  /** What would run here; null if a service does it. */
  readonly agent?: AgentFacts | null;
  /** What was cut, removed or couldn't be done, one sentence each. */
  readonly notes: readonly string[];
}

type Outdated = Pick<Marker, 'state' | 'outcome' | 'request' | 'reserved'> &
  Readonly<{ problem: Problem; command: string }>;

export function renderJobSummary(summary: JobSummary): string {
  const { headline, problem = null, link = null, outdated = null, prompt, notes } = summary;
  const { jobId, job, durationSeconds, unlinked, usage, commentUrl, agent = null } = summary;
  return paragraphs([
    `### Documentation job: ${headline}`,
    link === null ? '' : `**[Pull request ${link.number} in ${codeSpan(link.repository)}](${link.url})**`,
    job?.openAt === undefined ? '' : `**[Open the pull request](${job.openAt})**`,
    problem === null ? '' : exactly(problem),
    outdated === null ? '' : outdatedText(outdated),
    job?.note ?? '',
    job?.summary === undefined ? '' : `The agent said:\n\n${quoted(job.summary)}`,
    listed([
      jobId && `- Job: ${codeSpan(jobId)}`,
      job && `- Status: ${codeSpan(job.reportedStatus ?? 'unknown')}`,
      ...sourceOf(job),
      typeof durationSeconds === 'number' && `- Duration: ${duration(durationSeconds * 1000)}`,
      unlinked && `- Pull request, not linked because ${unlinked.reason}: ${codeSpan(unlinked.text)}`,
      usage && `- Budget: ${usage}`,
      commentUrl && `- [Status comment](${commentUrl})`,
      ...(agent === null ? [] : linesOf(agent)),
    ]),
    notes.length === 0 ? '' : `Notes:\n\n${quoted(notes.join('\n'), { exact: true })}`,
    prompt === null ? '' : details('Exact prompt', quoted(prompt, { exact: true })),
  ]);
}

const exactly = ({ message, hint }: Problem): string => quoted(`${message}\n${hint}`.trimEnd(), { exact: true });

function outdatedText({ problem, command, ...marker }: Outdated): string {
  const advice = ` Once that is fixed, \`${command} status\` or a run with \`mode: settle\` updates it.`;
  const later = marker.state === 'started' ? advice : '';
  return `**The status comment could not be updated**, so it may still say "${stateWords(marker)}". This summary shows the state that the run saw last.${later}\n\n${exactly(problem)}`;
}

export const listed = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter((fact) => fact).join('\n');

export function sourceOf(job: Job | null | undefined): Parameters<typeof listed>[0] {
  return [
    job?.repository && `- Source: ${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ''}`,
    job?.model && `- Model: ${codeSpan(job.model)}`,
  ];
}

/** `cut`: not all comments were read, so `used` is a minimum. `nextAt` (UTC, ms): when the next request is possible. */
export type Usage = Readonly<{ used: number; limit: number; cut: boolean; nextAt: number }>;

/** `requested` is what this run adds. Null without a limit. */
export function usageLine(usage: Usage | null, requested: 0 | 1): string | null {
  return usage && `${usage.cut ? 'At least ' : ''}${usage.used + requested} of ${usage.limit} jobs today`;
}

export type ShownPrompt = Readonly<{ text: string; notes: readonly string[] }>;
/** What a run would request, or the job that it would follow. */
type Wanted = Readonly<{ kind: 'job' | 'message' | 'follow'; job?: { jobId: string }; prompt: ShownPrompt | null }>;

function linesOf(agent: AgentFacts): readonly string[] {
  const { command, variables, hosts, gateway, paths, isolation } = agent;
  const { repository, branch } = agent.documentation;
  const spans = (texts: readonly string[], none: string): string =>
    texts.map((text) => codeSpan(text)).join(', ') || none;
  const key = gateway && `; the action keeps the value of ${codeSpan(gateway.key)}`;
  const model = gateway && `${codeSpan(gateway.host)}, for calls of the model only`;
  const others = hosts === null ? 'all, because it is not isolated' : spans(hosts, '');
  return [
    `- Agent: ${codeSpan(command, { longest: LONGEST_SAID })}`,
    `- Variables: ${spans(variables, 'none')}${key ?? ''}`,
    `- Hosts: ${[model ?? '', others].filter((text) => text !== '').join('; ') || 'none'}`,
    `- Isolation: ${codeSpan(isolation)}`,
    `- May change: ${spans(paths, 'all files but those that are always left out')}`,
    `- Documentation: ${codeSpan(repository)}, ${branch === '' ? 'the default branch' : `branch ${codeSpan(branch)}`}`,
  ];
}

export function dryRun({ kind, job, prompt }: Wanted, usage: Usage | null, inspection?: AgentInspection): Outcome {
  const action = kind === 'follow' ? 'be followed' : 'get a follow-up';
  const would = job === undefined ? 'a job would be started' : `the job ${job.jobId} would ${action}`;
  const shown = { headline: 'dry run, nothing was started', jobId: job?.jobId ?? null, usage: usageLine(usage, 0) };
  const summary = renderJobSummary({
    ...shown,
    agent: inspection?.facts ?? null,
    prompt: prompt?.text ?? null,
    notes: prompt?.notes ?? [],
  });
  return { kind: 'dry-run', sentence: `A dry run: ${would}.`, summary };
}

export function dryRunOfResumed(left: Left): Outcome {
  const jobId = 'jobId' in left ? left.jobId : '';
  const sentence = `A dry run: ${WOULD_RESUME[left.kind].replace('%', () => jobId)}`;
  return { kind: 'dry-run', sentence, summary: summaryOf(sentence) };
}

const WOULD_RESUME: Readonly<Record<Left['kind'], string>> = {
  follow: 'the job % of an earlier attempt would be followed.',
  again: 'the job % of an earlier attempt would be started again.',
  'report-end': 'the end of the job % would be reported again.',
  'report-not-created': 'nothing would start, and the failure of an earlier attempt would be reported again.',
  wait: 'nothing would start, because an earlier attempt sent nothing.',
  unknown: 'nothing would start, because an earlier attempt may have started a job.',
};

export function dryRunOfAnswer(text: string): Outcome {
  const isShort = !text.includes('\n');
  const sentence = `A dry run: nothing would start. ${isShort ? `The answer would be: ${text}` : 'The summary shows the answer.'}`;
  return { kind: 'dry-run', sentence, summary: summaryOf(isShort ? sentence : `The answer would be:\n\n${text}`) };
}

const summaryOf = (text: string): string => `### docs-agent: dry run, nothing was written\n\n${text}`;

/** The result of checking one thread. `unchanged`: what it says is still right, so nothing is said about it. */
export interface Settled {
  readonly kind: 'settled' | 'running' | 'still-open' | 'failed' | 'unchanged';
  readonly thread: number;
  readonly url: string;
  /** May quote the service. */
  readonly words: string;
  /** Why the request failed, if this run has found that out; may quote the service. */
  readonly problem?: string | null;
  /** Where people can open the pull request, if this run couldn't. */
  readonly openAt?: string | undefined;
  /** The end whose notice this run has claimed: the answer to `status` reports it. */
  readonly reports?: EndRef;
}

/** The results of checking unfinished requests. Runs still follow `followed` jobs; a cancelled run left `left` unchecked. */
export type Settling = Readonly<{ settled: readonly Settled[]; followed: number; left: number }>;

export function settlingOutcome(work: Settling, unread: readonly string[], isDry: boolean): Outcome {
  const { settled, followed, left } = work;
  const of = (kind: Settled['kind']): readonly Settled[] => settled.filter((each) => each.kind === kind);
  const [changed, failed, open] = [of('settled'), of('failed'), [...of('running'), ...of('still-open')]];
  const all = [...changed, ...failed, ...open];
  const counts = [
    `Unfinished jobs: ${changed.length} ${isDry ? 'would be updated' : 'updated'}`,
    `${open.length} still open`,
    `${failed.length} ${failed.length === 1 ? 'error' : 'errors'}`,
    ...(followed === 0 ? [] : [`${followed} still followed by a run`]),
    ...(left === 0 ? [] : [`${left} not checked, because the run was cancelled`]),
  ];
  const none = 'No unfinished job was found among the comments that were read';
  const seen = unread.length === 0 ? 'There is no unfinished job' : none;
  const found = all.length + left + followed === 0 ? seen : counts.join(', ');
  const overview = `${isDry ? 'A dry run: nothing was written. ' : ''}${found}.`;
  const fails = all.length > 0 && failed.length === all.length;
  const why = fails ? ` The first: ${failed[0]?.words}` : '';
  const shown = all.map((at) => `- [Thread ${at.thread}](${at.url}): ${codeSpan(at.words, { longest: 300 })}`);
  const more = unread.flatMap((each) => ['', quoted(each, { exact: true })]);
  const heading = `### docs-agent: ${isDry ? 'dry run, nothing was written' : 'status comments updated'}`;
  const summary = [heading, '', overview, '', ...shown, ...more].join('\n');
  return { kind: 'settled', result: isDry ? 'dry-run' : 'settled', sentence: overview + why, summary, fails };
}
