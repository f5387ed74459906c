import { isUnfinished, type Marker, writeMarker } from '../value/marker.ts';
import type { Finished, ShownInstruction, Sighting, Stage } from '../value/stage.ts';
import type { Problem } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import { codeSpan, details, paragraphs, quoted, shorten } from '../words/markdown.ts';
import { capitalised, counted, minute } from './amounts.ts';
import { wordsFor } from './end-words.ts';
import { remarksAndInstruction } from './instruction-fold.ts';
import { mustBeFixed } from './why-not.ts';

/** When a job ended (UTC, ms), or the instant before which it did. */
export type SeenEnd = number | { readonly before: number };

export interface StatusComment extends Pick<Stage, 'view' | 'job'> {
  readonly marker: Marker;
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
  const folds = [facts(comment), remarksAndInstruction(instruction)];
  return paragraphs([writeMarker(marker), headline(comment), asked, ...folds]);
}

function headline(comment: StatusComment): string {
  const { marker, view, command } = comment;
  const { request } = marker;
  const advice = adviceFor(marker, command);
  switch (view.state) {
    case 'waiting':
      return `**Waiting** until the agent has finished with #${view.pullRequest}. Then it gets this request; nothing has been sent yet.`;
    case 'starting':
      return `**Starting…** Sending the ${request === 'message' ? 'follow-up' : 'request'} to the documentation agent.`;
    case 'started':
      return sighting(view.seen, advice.news);
    case 'finished': {
      const words = wordsFor({ end: view.outcome, request, update: view.update }).comment;
      return `${words} ${ofEnd(view, comment, advice.again)}`.trimEnd();
    }
    case 'not-created': {
      if (view.takenBy !== undefined) return `**Not started.** [Another retry](${view.takenBy}) is already running it.`;
      const next = mustBeFixed(view.problem) ? advice.fixed : advice.unsent;
      const words = wordsFor({ end: 'not-created', request }).comment;
      return paragraphs([`${words}:`, problemBlock(view.problem), view.answered === undefined ? next : '']);
    }
    case 'unknown':
      return `${wordsFor({ end: 'unknown', request }).comment}:\n\n${quotedReason(view.evidence)}\n\n${advice.another}`;
  }
}

type Advice = Readonly<Record<'news' | 'again' | 'fixed' | 'unsent' | 'another', string>>;

/** Says what to do next: a comment's job is steered by comments, a workflow's job by the workflow. */
function adviceFor({ trigger, request }: Pick<Marker, 'trigger' | 'request'>, command: string): Advice {
  const isJob = request === 'job';
  const first = `Check the ${isJob ? 'service' : 'pull request'} first`;
  if (trigger.kind === 'run') {
    const twice = isJob ? 'start a second job' : 'send the request a second time';
    return {
      news: `\`${command} status\` or a workflow re-run updates this comment.`,
      again: 'Re-run the workflow to try again.',
      fixed: 'Once fixed, re-run the workflow.',
      unsent: '',
      another: `${first}. A re-run ${isJob ? 'starts' : 'sends'} nothing; a new run of the workflow may ${twice}.`,
    };
  }
  const unsent = `\`${command} retry\` ${isJob ? 'tries again' : 'sends it again'}.`;
  return {
    news: `\`${command} status\` updates this comment.`,
    again: `\`${command} retry\` ${isJob ? 'starts another job' : 'sends the follow-up again'}.`,
    fixed: `Once fixed, ${unsent}`,
    unsent,
    another: `${first}; \`${command} retry\` may ${isJob ? 'start a second job' : 'send the same follow-up a second time'}.`,
  };
}

/** Says what to do instead about a step's request: its status comment already says whether a re-run starts a job. */
export function requestedByStep(marker: Marker, command: string): string {
  const { another, fixed, again } = adviceFor(marker, command);
  const advice = marker.state === 'unknown' ? another : marker.state === 'not-created' ? fixed : again;
  return `A workflow requested the latest job. ${advice}`;
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

/** What follows the words for an end. */
function ofEnd(view: Finished, comment: StatusComment, again: string): string {
  const { outcome, reason } = view;
  if (outcome === 'pull-request') return `${pullRequestOf(view)} ${adviceOnChanges(view, comment)}`;
  if (outcome === 'no-pull-request') return '';
  if (outcome !== 'failed' || reason === undefined) return again;
  if (reason === null) return `The service gave no reason. ${again}`;
  return `The service gave this reason:\n\n${quotedReason(reason)}\n\n${again}`;
}

function pullRequestOf(view: Finished): string {
  const { link, unlinked, archivedSince } = view;
  const since = archivedSince === true ? 'The job has since been archived.' : '';
  if (link !== null) return `${review(view, link)} ${since}`.trimEnd();
  if (unlinked === null) return `The agent made a pull request. ${since}`.trimEnd();
  const shown = quoted(shorten(unlinked.text, SHOWN_OF_PROBLEM));
  return `The agent made a pull request. It is not linked here because ${unlinked.reason}:\n\n${shown}\n\n${since}`.trimEnd();
}

/**
 * Names a linked pull request by its title if that could be read. A title is foreign text, so it is shown as code,
 * without its own backticks.
 */
function review({ pull, update }: Finished, { number, url, repository }: PullRequestLink): string {
  const name =
    pull === undefined ? `pull request ${number}` : `${codeSpan(pull.title.replaceAll('`', ''))} (#${number})`;
  const linked = `[${name}](${url}) in ${codeSpan(repository)}`;
  if (update !== undefined) return `${linked}.`;
  const size = pull?.size ?? null;
  if (size === null) return `Review ${linked}.`;
  return `Review ${linked}: +${size.additions} −${size.deletions} in ${counted(size.files, 'file')}.`;
}

/**
 * Says how to request changes to a pull request, unless its hand-over does. A job takes no more messages once it is
 * archived, and `continue` only reaches a pull request that the marker records.
 */
function adviceOnChanges(
  { link, unlinked, archivedSince }: Finished,
  { marker, serverUrl, command, handsOver }: StatusComment,
): string {
  if (archivedSince === true || marker.pullRequest === null || unlinked !== null) return '';
  const isHere = link !== null && new URL(link.url).host === new URL(serverUrl).host;
  const isOwn = isHere && link.repository.toLowerCase() === marker.repository.name.toLowerCase();
  return handsOver && isOwn ? '' : `To ask for changes, comment \`${command} continue …\` here.`;
}

const SHOWN_OF_PROBLEM = 1500;

function problemBlock({ message, hint }: Problem): string {
  return quotedReason(`${message}\n${hint}`);
}

/** Quotes a reason as a sentence of its own; elsewhere it follows a colon. */
function quotedReason(reason: string): string {
  return quoted(shorten(capitalised(reason), SHOWN_OF_PROBLEM));
}

/** The time and the run are visible until the request has ended, everything else is folded. */
function facts({ marker, job, view, endedAt, serverUrl }: StatusComment): string {
  const requested = minute(Date.parse(marker.askedAt));
  const log = `[Log of the run](${serverUrl}/${marker.repository.name}/actions/runs/${marker.run})`;
  const isOpen = isUnfinished(view);
  const ended = typeof endedAt === 'number' ? minute(endedAt) : endedAt && `before ${minute(endedAt.before)}`;
  const lines = [
    marker.jobId === null ? '' : `- Job: ${codeSpan(marker.jobId)}`,
    job?.repository ? `- Source: ${codeSpan(job.repository)}${job.ref ? ` at ${codeSpan(job.ref)}` : ''}` : '',
    job?.model ? `- Model: ${codeSpan(job.model)}` : '',
    isOpen ? '' : `- Requested: ${requested}`,
    ended === null ? '' : `- Ended: ${ended}`,
    isOpen ? '' : `- ${log}`,
  ].filter((line) => line !== '');
  const folded = lines.length === 0 ? '' : details('Details', lines.join('\n'));
  return paragraphs([isOpen ? `Requested ${requested} · ${log}` : '', folded]);
}
