import type { Problem } from '../errors.ts';
import type { Job, PullRequestLink } from '../jobs/job.ts';
import { codeSpan, details, quoted, shorten } from '../markdown.ts';
import type { CommentRef } from '../ports/conversations.ts';
import type { PullRequestSize } from '../ports/pull-requests.ts';
import { wordsFor } from './end-words.ts';
import { type FinishedOutcome, LONGEST_PULL_REQUEST, type Marker, namesJob, writeMarker } from './marker.ts';

/** What the status comment says in addition to its marker. */
export type StatusView =
  /** A message waits until the agent has finished with a pull request of the run's repository. */
  | { readonly state: 'waiting'; readonly pullRequest: number }
  | { readonly state: 'starting' }
  | { readonly state: 'started'; readonly seen: Sighting }
  | {
      readonly state: 'finished';
      readonly outcome: FinishedOutcome;
      readonly link: PullRequestLink | null;
      /**
       * What the service named as the pull request, and why (in our words) it isn't linked; null if it is, or there is
       * none.
       */
      readonly unlinked: { readonly text: string; readonly reason: string } | null;
      /**
       * Why the job failed, in the service's words: null if it gave no reason, absent if this run hasn't read the job.
       */
      readonly reason?: string | null;
      /** The job was archived after it made its pull request. */
      readonly archivedSince?: true;
      /** The linked pull request as GitHub shows it; absent if it couldn't be read. */
      readonly pull?: { readonly title: string; readonly size: PullRequestSize | null };
      /** Result of a follow-up; absent if the head of the pull request couldn't be read. */
      readonly update?: 'new-commits' | 'no-new-commits';
    }
  | {
      readonly state: 'not-created';
      readonly problem: Problem;
      /** The refusal is an answer: nothing went wrong, and the problem's hint says what to do next. */
      readonly answered?: true;
      /** Address of our status comment of another retry, which has taken the request. */
      readonly takenBy?: string;
    }
  | { readonly state: 'unknown'; readonly evidence: string };

export type Finished = Extract<StatusView, { readonly state: 'finished' }>;

/** What a run knows about a job that hasn't ended. */
export type Sighting =
  | { readonly kind: 'working' | 'not-waiting' | 'waiting-cancelled' | 'waiting-cancelled-ended' }
  | { readonly kind: 'still-running'; readonly waitedMinutes: number }
  /** The service refuses to show the job, or says it doesn't exist. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No read has succeeded since an instant (UTC, ms); `lastSeen` is null if none ever did in this run. */
  | {
      readonly kind: 'unreachable';
      readonly since: number;
      readonly tries: number;
      readonly reason: string;
      readonly lastSeen: number | null;
    };

/** The part of a marker that doesn't depend on the view. */
export type MarkerBase = Omit<Marker, 'state' | 'outcome' | 'jobId' | 'pullRequest' | 'answered'>;

/** Makes the marker of a view. What a comment records is derived from what it shows only here. */
export function markerFor(
  view: StatusView,
  base: MarkerBase,
  known: { readonly jobId: string | null; readonly pullRequest?: string | null },
): Marker {
  const link = view.state === 'finished' ? view.link : null;
  // A message goes to a pull request that is known before its end, and needed after any end.
  const remembers = view.state === 'finished' || base.request === 'message';
  const address = link?.url ?? (remembers ? (known.pullRequest ?? null) : null);
  const { repository, trigger, instructionComment, service, instructionHash, request, head } = base;
  const { run, attempt, askedAt, sentAt, watchedUntil, told, group, reviewer } = base;
  return {
    ...{ repository, trigger, instructionComment, service, instructionHash, request },
    state: view.state,
    outcome: view.state === 'finished' ? view.outcome : null,
    jobId: namesJob({ state: view.state, request }) ? known.jobId : null,
    pullRequest: address !== null && address.length <= LONGEST_PULL_REQUEST ? address : null,
    ...{ head, run, attempt, askedAt, watchedUntil, told },
    ...(sentAt === undefined ? {} : { sentAt }),
    ...(group === undefined ? {} : { group }),
    ...(reviewer === undefined ? {} : { reviewer }),
    ...(view.state === 'not-created' && view.answered === true ? { answered: true } : {}),
  };
}

/**
 * The instruction with our remarks on the prompt, each a sentence of plain words; or an earlier body of the same
 * comment, whose remarks and instruction fold are kept.
 */
export type ShownInstruction =
  | {
      readonly text: string;
      readonly remarks?: readonly string[];
      /** What the service said about the last remark; foreign text. */
      readonly said?: string;
    }
  | { readonly keptFrom: string };

/** When a job ended (UTC, ms), or the instant before which it did. */
export type SeenEnd = number | { readonly before: number };

export interface StatusComment {
  readonly marker: Marker;
  readonly view: StatusView;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  readonly instruction: ShownInstruction;
  /** Null before the end. */
  readonly endedAt: SeenEnd | null;
  readonly serverUrl: string;
  /** The comment command, for the advice. */
  readonly command: string;
  /** Whether a pull request in this repository gets a hand-over, which says how to request changes there. */
  readonly handsOver: boolean;
  /** Address of the review comment that we answer, if it is in another thread. */
  readonly origin?: string | null;
}

/** Writes the whole text of a status comment: marker, state, the one fact, what to do next, folded details. */
export function renderStatusComment(comment: StatusComment): string {
  const { marker, origin, instruction } = comment;
  const asked = origin ? `Requested in [this review comment](${origin}).` : '';
  return [writeMarker(marker), headline(comment), asked, facts(comment), instructionFold(instruction)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * Returns the address of the review comment that requested a job; null if something else did, or if the status comment
 * is in the same thread. Both are in the same pull request.
 */
export function originOf({
  marker: { trigger },
  kind,
  url,
}: {
  readonly marker: Marker;
  readonly kind: CommentRef['kind'];
  readonly url: string;
}): string | null {
  const elsewhere = trigger.kind === 'review-comment' && kind === 'issue-comment';
  return elsewhere ? `${url.replace(/#.*$/, '')}#discussion_r${trigger.id}` : null;
}

function headline(comment: StatusComment): string {
  const { marker, view, command } = comment;
  const advice = adviceFor(marker, command);
  switch (view.state) {
    case 'waiting':
      return `**Waiting** until the agent has finished with #${view.pullRequest}. Then it gets this request; nothing has been sent yet.`;
    case 'starting':
      return marker.request === 'message'
        ? '**Starting…** Sending the follow-up to the documentation agent.'
        : '**Starting…** Sending the request to the documentation agent.';
    case 'started':
      return sighting(view.seen, advice.news);
    case 'finished':
      return finished(view, marker, { again: advice.again, change: adviceOnChanges(comment) });
    case 'not-created':
      return notCreated(view, marker, advice.fixed);
    case 'unknown':
      return `${wordsFor({ end: 'unknown', ...marker }).comment}:\n\n${quotedReason(view.evidence)}\n\n${advice.another}`;
  }
}

/** Says what to do next: a comment's job is steered by comments, a workflow's job by the workflow. */
export function adviceFor(
  { trigger, request }: Pick<Marker, 'trigger' | 'request'>,
  command: string,
): Record<'news' | 'again' | 'fixed' | 'another', string> {
  if (trigger.kind === 'run') {
    return {
      news: `\`${command} status\` or a workflow re-run updates this comment.`,
      again: 'Re-run the workflow to start another job.',
      fixed: 'Once fixed, re-run the workflow.',
      another: 'Check the service first. A re-run starts nothing; a new run of the workflow may start a second job.',
    };
  }
  if (request === 'message') {
    return {
      news: `\`${command} status\` updates this comment.`,
      again: `\`${command} retry\` sends the follow-up again.`,
      fixed: `Once fixed, \`${command} retry\` sends it again.`,
      another: `Check the pull request first; \`${command} retry\` may send the same follow-up a second time.`,
    };
  }
  return {
    news: `\`${command} status\` updates this comment.`,
    again: `\`${command} retry\` starts another job.`,
    fixed: `Once fixed, \`${command} retry\` tries again.`,
    another: `Check the service first; \`${command} retry\` may start a second job.`,
  };
}

function notCreated(
  { problem, answered, takenBy }: StatusView & { readonly state: 'not-created' },
  { request }: Marker,
  fixed: string,
): string {
  if (takenBy !== undefined) return `**Not started.** [Another retry](${takenBy}) is already running it.`;
  const what = wordsFor({ end: 'not-created', request }).comment;
  return [`${what}:`, problemBlock(problem), ...(answered === true ? [] : [fixed])].join('\n\n');
}

function sighting(seen: Sighting, news: string): string {
  switch (seen.kind) {
    case 'working':
      return '**Working on it.** This comment is updated when the job ends.';
    case 'not-waiting':
      return `**Working on it.** The run doesn't wait for the job to end. ${news}`;
    case 'waiting-cancelled':
      return `**The run was cancelled; the job continues.** ${news}`;
    case 'waiting-cancelled-ended':
      return `**The run was cancelled.** The job has since ended. ${news}`;
    case 'still-running':
      return `**Still running** after ${minutes(seen.waitedMinutes)}; the run stopped waiting. ${news}`;
    case 'refused':
      return `**Can't check the job.** It may still be running, but the service doesn't show it:\n\n${problemBlock(seen.problem)}\n\n${news}`;
    case 'unreachable':
      return `**Can't check the job.** The service hasn't responded since ${minute(seen.since)} (${seen.tries} ${seen.tries === 1 ? 'attempt' : 'attempts'}):\n\n${quotedReason(seen.reason)}\n\nThe job may still be running. ${news}`;
  }
}

function minutes(count: number): string {
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

/** Says how to request changes to a pull request, unless its hand-over does. An archived job takes no more messages. */
function adviceOnChanges(comment: StatusComment): string {
  const { view, command } = comment;
  if (view.state !== 'finished' || view.archivedSince === true) return '';
  const saidThere = comment.handsOver && isOwn(view.link, comment);
  return saidThere ? '' : `To ask for changes, comment \`${command} continue …\` here.`;
}

function isOwn(link: PullRequestLink | null, { marker, serverUrl }: StatusComment): boolean {
  if (link === null) return false;
  const isHere = new URL(link.url).host === new URL(serverUrl).host;
  return isHere && link.repository.toLowerCase() === marker.repository.name.toLowerCase();
}

function finished(
  view: Finished,
  { request }: Marker,
  { again, change }: { readonly again: string; readonly change: string },
): string {
  const words = wordsFor({ end: view.outcome, request, update: view.update }).comment;
  switch (view.outcome) {
    case 'pull-request':
      // An address that isn't linked is in a block of its own.
      return [done(view, words), change].filter((part) => part !== '').join(view.unlinked === null ? ' ' : '\n\n');
    case 'no-pull-request':
      return words;
    case 'failed':
      return `${words} ${failed(view.reason, again)}`;
    case 'archived':
    case 'no-news':
      return `${words} ${again}`;
  }
}

function failed(reason: Finished['reason'], again: string): string {
  if (reason === undefined) return again;
  if (reason === null) return `The service gave no reason. ${again}`;
  return `The service gave this reason:\n\n${quotedReason(reason)}\n\n${again}`;
}

function done({ link, unlinked, archivedSince, pull, update }: Finished, words: string): string {
  const since = archivedSince === true ? 'The job has since been archived.' : '';
  if (link !== null) return `${words} ${review({ link, pull, update })} ${since}`.trimEnd();
  if (unlinked === null) return `${words} The agent made a pull request. ${since}`.trimEnd();
  const shown = quoted(shorten(unlinked.text, SHOWN_OF_PROBLEM));
  return `${words} The agent made a pull request. It is not linked here because ${unlinked.reason}:\n\n${shown}\n\n${since}`.trimEnd();
}

/**
 * Names a linked pull request by its title if that could be read. A title is foreign text, so it is shown as code,
 * without its own backticks.
 */
function review({
  link,
  pull,
  update,
}: {
  readonly link: PullRequestLink;
  readonly pull: Finished['pull'];
  readonly update: Finished['update'];
}): string {
  const name =
    pull === undefined
      ? `pull request ${link.number}`
      : `${codeSpan(pull.title.replaceAll('`', ''))} (#${link.number})`;
  const linked = `[${name}](${link.url}) in ${codeSpan(link.repository)}`;
  return update !== undefined ? `${linked}.` : `Review ${linked}${sizeOf(pull?.size ?? null)}`;
}

function sizeOf(size: PullRequestSize | null): string {
  if (size === null) return '.';
  const { additions, deletions, files } = size;
  return `: +${additions} −${deletions} in ${files} ${files === 1 ? 'file' : 'files'}.`;
}

const SHOWN_OF_PROBLEM = 1500;
const SHOWN_OF_INSTRUCTION = 1500;

function problemBlock({ message, hint }: Problem): string {
  return quotedReason(`${message}\n${hint}`);
}

/** Quotes a reason as a sentence of its own; elsewhere it follows a colon. */
function quotedReason(reason: string): string {
  return quoted(
    shorten(
      reason.replace(/^[a-z]/, (first) => first.toUpperCase()),
      SHOWN_OF_PROBLEM,
    ),
  );
}

/** The time and the run are visible until the request has ended, everything else is folded. */
function facts({ marker, job, view, endedAt, serverUrl }: StatusComment): string {
  const requested = minute(Date.parse(marker.askedAt));
  const log = `[Log of the run](${serverUrl}/${marker.repository.name}/actions/runs/${marker.run})`;
  const isOpen = view.state === 'waiting' || view.state === 'starting' || view.state === 'started';
  const lines = [
    marker.jobId === null ? '' : `- Job: ${codeSpan(marker.jobId)}`,
    job?.repository ? `- Source: ${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ''}` : '',
    job?.model ? `- Model: ${codeSpan(job.model)}` : '',
    isOpen ? '' : `- Requested: ${requested}`,
    endedAt === null
      ? ''
      : `- Ended: ${typeof endedAt === 'number' ? minute(endedAt) : `before ${minute(endedAt.before)}`}`,
    isOpen ? '' : `- ${log}`,
  ].filter((line) => line !== '');
  const folded = lines.length === 0 ? '' : details('Details', lines.join('\n'));
  return [isOpen ? `Requested ${requested} · ${log}` : '', folded].filter((part) => part !== '').join('\n\n');
}

/** Shows how long something has taken (ms), such as "12 minutes". */
export function elapsed(ms: number): string {
  const count = Math.floor(ms / 60_000);
  if (count < 1) return 'less than a minute';
  if (count < 60) return minutes(count);
  const hours = Math.floor(count / 60);
  const rest = count % 60 === 0 ? '' : ` ${minutes(count % 60)}`;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}${rest}`;
}

/** Shows an instant (UTC, ms) to the minute, such as "20 Nov 2026, 09:00 UTC". */
export function minute(instant: number): string {
  return new Date(instant).toUTCString().replace(/^\w+, 0?(.+) (\d\d:\d\d):\d\d GMT$/, '$1, $2 UTC');
}

const INSTRUCTION_FOLD = 'Instruction';
/** Sentences of words and numbers only: they can't hold a mention, link or markup, no matter who wrote them. */
const REMARKS = "[A-Z\\d][A-Za-z\\d ,'-]*\\.(?: [A-Z\\d][A-Za-z\\d ,'-]*\\.)*";
/** A line below the remarks: a code span has no line breaks. */
const SAID = 'The service said: `[^\\n]*`\\.';
const OUR_REMARKS = new RegExp(`^${REMARKS}$`);
/**
 * The remarks and the fold at a comment's end, below the details fold or, if there is none, the run's link. Service text that imitates their beginning is in
 * a code span, which has no line breaks, or in a block whose fence is longer than any run of backticks in it, so
 * nothing matches across it.
 */
const KEPT_FOLD = new RegExp(
  `(?:(?<=(?:</details>|/actions/runs/\\d+\\))\n\n)${REMARKS}\n\n(?:${SAID}\n\n)?)?<details><summary>${INSTRUCTION_FOLD}</summary>\n\n(\`{3,})text\n((?:(?!\\1)[^])*)\n\\1\n\n</details>$`,
);

/** Folds the quoted, shortened instruction below our remarks; empty if there is neither. */
export function instructionFold(instruction: ShownInstruction): string {
  if ('text' in instruction) {
    const remarks = (instruction.remarks ?? []).filter((remark) => OUR_REMARKS.test(remark)).join(' ');
    const said = instruction.said === undefined ? '' : saidLine(instruction.said);
    const fold = details(INSTRUCTION_FOLD, quoted(shorten(instruction.text, SHOWN_OF_INSTRUCTION)));
    return [remarks, remarks === '' ? '' : said, instruction.text === '' ? '' : fold]
      .filter((part) => part !== '')
      .join('\n\n');
  }
  return foldIn(instruction.keptFrom)?.[0] ?? '';
}

/** Reads the quoted, shortened instruction out of a status comment; null if it shows none. Anyone may have edited it. */
export function instructionIn(body: string): string | null {
  return foldIn(body)?.[2] ?? null;
}

/** GitHub keeps the line ends of the last editor. */
function foldIn(body: string): RegExpExecArray | null {
  return KEPT_FOLD.exec(body.replace(/\r\n/g, '\n').trimEnd());
}

function saidLine(text: string): string {
  return `The service said: ${codeSpan(text, { longest: 400 })}.`;
}

/** Replaces a comment's marker and leaves its visible text unchanged. */
export function withMarker(body: string, marker: Marker): string {
  return body.replace(/^[^\r\n]*/, () => writeMarker(marker));
}
