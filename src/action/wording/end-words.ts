import type { JobResult } from '../outcome.ts';
import type { EndView, Finished, FinishedOutcome, Marker, Sighting } from '../value/marker.ts';
import type { Problem } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import { counted } from '../words/markdown.ts';

/**
 * By place: the beginning of the status comment, the heading of the step's summary, the log and the annotation (`%`: the job),
 * a line of the answer to `status` (absent: the heading), the comment that announces the end (`%`: the pull request).
 */
type EndWords = Readonly<Record<'comment' | 'summary' | 'log', string> & { list?: string; notice?: string }>;

type End = FinishedOutcome | 'not-created' | 'unknown';

const END_WORDS: Readonly<Record<End, EndWords>> = {
  'pull-request': {
    comment: '**Done.**',
    summary: 'pull request made',
    list: 'Done',
    log: 'The job % is finished and has made a pull request',
    notice: 'The documentation agent is done. Review %.',
  },
  'no-pull-request': {
    comment: '**Finished without a pull request.**',
    summary: 'finished without a pull request',
    log: 'The job % finished without a pull request.',
    notice: 'The documentation agent finished without a pull request.',
  },
  failed: {
    comment: '**The agent failed.**',
    summary: 'failed',
    log: 'The job % failed.',
    notice: 'The documentation agent failed.',
  },
  archived: {
    comment: '**The job was archived** before it finished.',
    summary: 'archived',
    log: 'The job % was archived before it finished.',
    notice: 'The documentation job was archived before it finished.',
  },
  'no-news': {
    comment: '**No update for 7 days,** so we stopped checking this job.',
    summary: 'no update for 7 days',
    log: 'The job % had no update for 7 days.',
    notice: 'The documentation job had no update for 7 days, so we stopped checking it.',
  },
  'not-created': { comment: '**Not started.** No job was created', summary: 'not started', log: 'No job was started.' },
  unknown: {
    comment: "**We can't tell whether a job started,** and we don't send the request twice",
    summary: "can't tell whether a job started",
    list: 'May have started',
    log: 'A job may have been started.',
  },
};

/** A follow-up goes to a job that has a pull request, so some of its ends have other words. */
const FOLLOW_UP_WORDS: Readonly<Partial<Record<End | 'not-compared' | NonNullable<Finished['update']>, EndWords>>> = {
  'new-commits': {
    comment: '**Updated.** Review the new commits in',
    summary: 'pull request updated',
    log: 'The job % is finished and has added commits to its pull request',
    notice: 'The documentation agent is done. Review the new commits in %.',
  },
  'no-new-commits': {
    comment: '**Finished without new commits.** The agent found nothing to change in',
    summary: 'no new commits',
    log: 'The job % is finished and has added no commits to its pull request',
    notice: 'The documentation agent finished without new commits in %.',
  },
  'not-compared': {
    comment: '**Done.**',
    summary: 'follow-up finished',
    list: 'Follow-up done',
    log: 'The job % has finished the follow-up in its pull request',
    notice: 'The documentation agent has finished the follow-up in %.',
  },
  'not-created': {
    comment: '**Not sent.** The agent did not get the follow-up',
    summary: 'follow-up not sent',
    list: 'Not sent',
    log: 'The follow-up was not sent.',
  },
  unknown: {
    comment: "**We can't tell whether the follow-up arrived,** and we don't send it twice",
    summary: "can't tell whether the follow-up arrived",
    list: 'May have arrived',
    log: 'The follow-up may have arrived.',
  },
};

/** A job on the runner also fails where its agent did not. */
const FAILED_HERE = { ...END_WORDS.failed, comment: '**The job failed.**', notice: 'The documentation job failed.' };

/** People can open the pull request that we couldn't. `%` of the notice: a link for that. */
const READY: EndWords = {
  comment: '**The changes are ready:**',
  summary: 'the changes are ready, but the pull request is not open',
  list: 'Changes ready',
  log: 'The job % is done, but its pull request could not be opened.',
  notice: "The documentation agent's changes are ready: %.",
};
export const openIt = (openAt: string): string => `[open the pull request](${openAt})`;

/** Of a marker, what its words depend on. */
export type Asked = Pick<Marker, 'request' | 'reserved'>;

type Seen = { readonly [Part in 'update' | 'openAt']?: Finished[Part] | undefined };
/** `update` is absent if the head of the pull request was not compared. */
export function wordsFor(end: End, { request, reserved }: Asked, { update, openAt }: Seen = {}): EndWords {
  if (openAt !== undefined) return READY;
  if (end === 'failed' && reserved === true) return FAILED_HERE;
  const ofMessage = FOLLOW_UP_WORDS[end === 'pull-request' ? (update ?? 'not-compared') : end];
  return (request === 'message' && ofMessage) || END_WORDS[end];
}

/** Who shows the job: GitHub has all that is left of one that ran on a runner. */
export function keeperOf({ reserved }: Pick<Marker, 'reserved'>): 'the service' | 'GitHub' {
  return reserved === true ? 'GitHub' : 'the service';
}

/** Names the state that a status comment shows. A finished request has an outcome. */
type State = Asked & Pick<Marker, 'state' | 'outcome'>;
export function stateWords({ state, outcome, ...asked }: State, seen: Seen = {}): string {
  const end = outcome ?? state;
  if (end === 'waiting') return 'Waiting for an earlier request';
  if (end === 'starting') return 'Starting';
  if (end === 'started' || end === 'finished') return 'Working on it';
  const { summary, list = summary } = wordsFor(end, asked, seen);
  return capitalised(list);
}

/** `headline` is the summary's; `sentence` is for the log and the annotation. */
type Texts = Readonly<{ headline: string; sentence: string; hint: string | null }>;
type OutcomeWords = Texts & Readonly<{ result: JobResult | 'error'; problem: Problem | null }>;
type Ended = Readonly<{ view: EndView; job?: Job | null }>;
/** Words an ending for outputs, log and summary. `jobId` is null only if no job is known. */
export function outcomeWords({ view, job = null }: Ended, by: Asked & Pick<Marker, 'jobId'>): OutcomeWords {
  const { request } = by;
  const jobId = by.jobId ?? '';
  if (view.state === 'started') return startedWords(view.seen, jobId, by);
  if (view.state === 'finished') return finishedWords(view, { ...by, jobId, job });
  const { summary: headline, log } = wordsFor(view.state, by);
  const problem = view.state === 'unknown' ? { message: view.evidence, hint: CHECK_FIRST[request] } : view.problem;
  const result = view.state === 'unknown' ? 'unknown-start' : view.state;
  return { result, headline, sentence: `${log} ${problem.message}`, hint: problem.hint, problem };
}

const CHECK_FIRST: Readonly<Record<Marker['request'], string>> = {
  job: "We don't send the request twice, because that could start a second job: check the service first.",
  message: "We don't send it twice, because the agent could then do the same work again: check the pull request first.",
};

function startedWords(seen: Sighting, jobId: string, by: Asked): OutcomeWords {
  if (seen.kind === 'refused') {
    const { problem } = seen;
    const sentence = `The job ${jobId} may still be running, but ${keeperOf(by)} doesn't show it: ${problem.message}`;
    return { result: 'error', headline: "can't check the job", sentence, hint: problem.hint, problem };
  }
  if (seen.kind === 'unreachable') {
    const { reason, lastSeen } = seen;
    const message = `${silenceOf(seen, by)}. The last attempt: ${reason}`;
    const last = lastSeen === null ? 'It was not seen in this run' : `It was last seen at ${minute(lastSeen)}`;
    const hint = `The job ${jobId} may still be running. ${last}.`;
    // A job that this run has seen was running then; one it never saw may be in any state.
    const result = lastSeen === null ? 'error' : 'still-running';
    return { result, headline: "can't check the job", sentence: message, hint, problem: { message, hint } };
  }
  const kind = seen.kind === 'not-waiting' ? 'working' : seen.kind;
  const [headline, words] = RUNNING[kind === 'working' ? by.request : kind];
  const waited = 'waitedMinutes' in seen ? ` after ${counted(seen.waitedMinutes, 'minute')}.` : '';
  const sentence = `${words.replace('%', () => jobId)}${waited}`;
  return { result: 'still-running', headline, sentence, hint: null, problem: null };
}

/** Heading and sentence, in which `%` is the job. */
const RUNNING = {
  job: ['started', 'The job % has started; this run does not wait for it.'],
  message: ['follow-up sent', 'The job % has the follow-up; this run does not wait for it.'],
  'waiting-cancelled-ended': [
    'the run was cancelled, the job has ended',
    'The run was cancelled; the job % has ended, and whether it made a pull request is not known yet.',
  ],
  'waiting-cancelled': ['the run was cancelled, the job continues', 'The run was cancelled; the job % continues.'],
  'still-running': ['still running', 'The job % is still running; this run stopped waiting'],
} as const;

type Unreachable = Extract<Sighting, { readonly kind: 'unreachable' }>;
export const silenceOf = ({ since, tries }: Unreachable, by: Pick<Marker, 'reserved'>): string =>
  `${capitalised(keeperOf(by))} has given no usable answer since ${minute(since)} (${counted(tries, 'attempt')})`;

function finishedWords(view: Finished, by: Asked & Readonly<{ jobId: string; job: Job | null }>): OutcomeWords {
  const { outcome, link, unlinked, archivedSince, reason, openAt } = view;
  const { summary: headline, log } = wordsFor(outcome, by, view);
  const ended = log.replace('%', () => by.jobId);
  const words = { result: outcome === 'no-news' ? 'still-running' : outcome, headline, problem: null } as const;
  if (outcome !== 'failed') {
    const unnamed = unlinked === null ? '.' : `, which is not linked, because ${unlinked.reason}.`;
    const where = link === null ? unnamed : `: ${link.url}`;
    const since = archivedSince === true ? ' The job has since been archived.' : '';
    return { ...words, sentence: `${ended}${outcome === 'pull-request' ? where : ''}${since}`, hint: null };
  }
  const unread = `The status comment says why${by.reserved === true ? '' : ', if the service gave a reason'}.`;
  if (reason === undefined) return { ...words, sentence: ended, hint: unread };
  if (reason === null) return { ...words, sentence: ended, hint: 'The service gave no reason; check the job there.' };
  const message = `${by.reserved === true ? capitalised(reason) : `The service says: ${reason}`}${/[.!?…]$/.test(reason) ? '' : '.'}`;
  const hint = openAt === undefined ? null : `${by.job?.note ?? ''} Open the pull request at ${openAt}`.trimStart();
  return { ...words, sentence: `${ended} ${message}`, hint, problem: { message, hint: '' } };
}

/** Shows how long something has taken (ms), such as "12 minutes". */
export function elapsed(ms: number): string {
  const count = Math.floor(ms / 60_000);
  if (count < 1) return 'less than a minute';
  if (count < 60) return counted(count, 'minute');
  const hours = Math.floor(count / 60);
  const rest = count % 60 === 0 ? '' : ` ${counted(count % 60, 'minute')}`;
  return `${counted(hours, 'hour')}${rest}`;
}

/** Shows an instant (UTC, ms) to the minute, such as "20 Nov 2026, 09:00 UTC". */
export function minute(instant: number): string {
  return new Date(instant).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, '$1, $2 UTC');
}

/** Shows a length of time (ms) as `2 h 5 min`, `3 min 20 s` or `15 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

export type Numbered = Readonly<{ number: number }>;

/** Names threads by number only: their titles are others' text. */
export const numbersOf = (threads: readonly Numbered[]): string => threads.map(({ number }) => `#${number}`).join(', ');
export const capitalised = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());
