import type { PullRequestSize } from '../ports/pull-requests.ts';
import { type Marker, writeMarker } from '../value/marker.ts';
import type { Finished, ShownInstruction, Sighting, StatusView } from '../value/stage.ts';
import type { Problem } from '../words/errors.ts';
import type { Job, PullRequestLink } from '../words/job.ts';
import { codeSpan, details, paragraphs, quoted, shorten } from '../words/markdown.ts';
import { counted, minute } from './amounts.ts';
import { wordsFor } from './end-words.ts';
import { remarksAndInstruction } from './instruction-fold.ts';
import { mustBeFixed } from './why-not.ts';

/** When a job ended (UTC, ms), or the instant before which it did. */
export type SeenEnd = number | { readonly before: number };

export interface StatusComment {
  readonly marker: Marker;
  readonly view: StatusView;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  readonly instruction: ShownInstruction;
  /** Null if no end was seen. */
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
  return paragraphs([
    writeMarker(marker),
    headline(comment),
    asked,
    facts(comment),
    remarksAndInstruction(instruction),
  ]);
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
      return notCreated(view, marker, advice);
    case 'unknown':
      return `${wordsFor({ end: 'unknown', ...marker }).comment}:\n\n${quotedReason(view.evidence)}\n\n${advice.another}`;
  }
}

/** Says what to do next: a comment's job is steered by comments, a workflow's job by the workflow. */
export function adviceFor(
  { trigger, request }: Pick<Marker, 'trigger' | 'request'>,
  command: string,
): Record<'news' | 'again' | 'fixed' | 'unsent' | 'another', string> {
  if (trigger.kind === 'run') {
    return {
      news: `\`${command} status\` or a workflow re-run updates this comment.`,
      again: 'Re-run the workflow to try again.',
      fixed: 'Once fixed, re-run the workflow.',
      unsent: '',
      another:
        request === 'message'
          ? 'Check the pull request first. A re-run sends nothing; a new run of the workflow may send the request a second time.'
          : 'Check the service first. A re-run starts nothing; a new run of the workflow may start a second job.',
    };
  }
  if (request === 'message') {
    return {
      news: `\`${command} status\` updates this comment.`,
      again: `\`${command} retry\` sends the follow-up again.`,
      fixed: `Once fixed, \`${command} retry\` sends it again.`,
      unsent: `\`${command} retry\` sends it again.`,
      another: `Check the pull request first; \`${command} retry\` may send the same follow-up a second time.`,
    };
  }
  return {
    news: `\`${command} status\` updates this comment.`,
    again: `\`${command} retry\` starts another job.`,
    fixed: `Once fixed, \`${command} retry\` tries again.`,
    unsent: `\`${command} retry\` tries again.`,
    another: `Check the service first; \`${command} retry\` may start a second job.`,
  };
}

function notCreated(
  { problem, answered, takenBy }: StatusView & { readonly state: 'not-created' },
  { request }: Marker,
  { fixed, unsent }: Record<'fixed' | 'unsent', string>,
): string {
  if (takenBy !== undefined) return `**Not started.** [Another retry](${takenBy}) is already running it.`;
  const what = wordsFor({ end: 'not-created', request }).comment;
  const next = mustBeFixed(problem) ? fixed : unsent;
  return paragraphs([`${what}:`, problemBlock(problem), answered === undefined ? next : '']);
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
      return `**Still running** after ${counted(seen.waitedMinutes, 'minute')}; the run stopped waiting. ${news}`;
    case 'refused':
      return `**Can't check the job.** It may still be running, but the service doesn't show it:\n\n${problemBlock(seen.problem)}\n\n${news}`;
    case 'unreachable':
      return `**Can't check the job.** The service has given no usable answer since ${minute(seen.since)} (${counted(seen.tries, 'attempt')}):\n\n${quotedReason(seen.reason)}\n\nThe job may still be running. ${news}`;
  }
}

/**
 * Says how to request changes to a pull request, unless its hand-over does. A job takes no more messages once it is
 * archived, and `continue` only reaches a pull request that the marker records.
 */
function adviceOnChanges(comment: StatusComment): string {
  const { marker, view, command } = comment;
  if (view.state !== 'finished' || view.archivedSince === true) return '';
  if (marker.pullRequest === null || view.unlinked !== null) return '';
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
      return `${done(view, words)} ${change}`.trimEnd();
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
  return `: +${additions} −${deletions} in ${counted(files, 'file')}.`;
}

const SHOWN_OF_PROBLEM = 1500;

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
  return paragraphs([isOpen ? `Requested ${requested} · ${log}` : '', folded]);
}

/** Says what to do instead about a step's request: its status comment already says whether a re-run starts a job. */
export function requestedByStep(marker: Marker, command: string): string {
  const { another, fixed, again } = adviceFor(marker, command);
  const advice = marker.state === 'unknown' ? another : marker.state === 'not-created' ? fixed : again;
  return `A workflow requested the latest job. ${advice}`;
}
