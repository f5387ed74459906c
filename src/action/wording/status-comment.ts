import type { Finished, Marker, SeenEnd, ShownInstruction, Sighting, Stage } from '../value/marker.ts';
import { isUnfinished, writeMarker } from '../value/marker.ts';
import type { Problem } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import { codeSpan, counted, details, paragraphs, quoted, shorten, shortenAtWord } from '../words/markdown.ts';
import { capitalised, keeperOf, minute, openIt, silenceOf, wordsFor } from './end-words.ts';
import { listed, sourceOf } from './job-summary.ts';
import { mustBeFixed } from './why-not.ts';

export interface StatusComment extends Pick<Stage, 'view' | 'job'> {
  readonly marker: Marker;
  readonly instruction: ShownInstruction;
  readonly endedAt: SeenEnd | null;
  readonly serverUrl: string;
  readonly command: string;
  /** Whether a pull request in this repository gets a hand-over, which says how to request changes there. */
  readonly handsOver: boolean;
  /** Address of the review comment that we answer, if it is in another thread. */
  readonly origin?: string | null;
}

export function renderStatusComment(comment: StatusComment): string {
  const { marker, origin, instruction } = comment;
  const asked = origin ? `Requested in [this review comment](${origin}).` : '';
  const folds = [facts(comment), remarksAndInstruction(instruction)];
  return paragraphs([writeMarker(marker), headline(comment), asked, ...folds]);
}

function headline(comment: StatusComment): string {
  const { marker, view } = comment;
  const { request } = marker;
  const advice = adviceFor(marker, comment.command);
  if (view.state === 'waiting')
    return `**Waiting** until the agent has finished with #${view.pullRequest}. Then it gets this request; nothing has been sent yet.`;
  if (view.state === 'starting')
    return `**Starting…** Sending the ${request === 'message' ? 'follow-up' : 'request'} to the documentation agent.`;
  if (view.state === 'started') return sighting(view.seen, marker, advice.news);
  if (view.state === 'finished')
    return `${wordsFor(view.outcome, marker, view).comment} ${ofEnd(view, comment, advice)}`.trimEnd();
  const words = `${wordsFor(view.state, marker).comment}:`;
  if (view.state === 'unknown') return paragraphs([words, quotedReason(view.evidence), advice.another]);
  if (view.takenBy !== undefined) return `**Not started.** [Another retry](${view.takenBy}) is already running it.`;
  const { message, hint } = view.problem;
  const lasts = { message, hint: hint.replace(TRY_LATER, '') };
  const next = mustBeFixed(view.problem) ? advice[lasts.hint === hint ? 'fixed' : 'later'] : advice.unsent;
  return paragraphs([words, problemBlock(lasts), view.answered === undefined ? next : '']);
}

/** The hint about what may pass without a fix: the comment has its own words for that. */
const TRY_LATER = /(?:^| )Try again later\.$/;

/** The agent's own words. Where nothing has changed, they alone show what it did, so they begin in the first line. */
function saidOf({ view, job }: Pick<StatusComment, 'view' | 'job'>): Readonly<{ first: string; whole: string }> {
  if (view.state !== 'finished' || job?.summary === undefined) return { first: '', whole: '' };
  const isUnchanged = view.outcome === 'no-pull-request' || view.update === 'no-new-commits';
  const beginning = isUnchanged ? shortenAtWord(job.summary.replace(/\s+/g, ' '), LONGEST_BEGINNING) : '';
  return {
    first: beginning && `The agent said: ${codeSpan(beginning)}`,
    whole: beginning === job.summary ? '' : `The agent said:\n\n${quoted(job.summary)}`,
  };
}

const LONGEST_BEGINNING = 200;

type Advice = Readonly<Record<'news' | 'again' | 'opens' | 'fixed' | 'later' | 'unsent' | 'another', string>>;
const OPENS = 'try again to open it, without another run of the agent.';
/** A comment's job is steered by comments, a workflow's job by the workflow. */
function adviceFor({ trigger, request }: Marker, command: string): Advice {
  const isJob = request === 'job';
  const first = `Check the ${isJob ? 'service' : 'pull request'} first`;
  if (trigger.kind === 'run') {
    const twice = isJob ? 'start a second job' : 'send the request a second time';
    return {
      news: `\`${command} status\` or a workflow re-run updates this comment.`,
      again: 'To try again, re-run the workflow.',
      opens: `A workflow re-run, \`${command} status\` and a run with \`mode: settle\` ${OPENS}`,
      fixed: 'Once fixed, re-run the workflow.',
      later: 'To try again later, re-run the workflow.',
      unsent: '',
      another: `${first}. A re-run ${isJob ? 'starts' : 'sends'} nothing; a new run of the workflow may ${twice}.`,
    };
  }
  const unsent = `To ${isJob ? 'try' : 'send it'} again, comment \`${command} retry\`.`;
  return {
    news: `\`${command} status\` updates this comment.`,
    again: unsent,
    opens: `\`${command} retry\`, \`${command} status\` and a run with \`mode: settle\` ${OPENS}`,
    fixed: `Once fixed, comment \`${command} retry\`.`,
    later: `To try again later, comment \`${command} retry\`.`,
    unsent,
    another: `${first}; \`${command} retry\` may ${isJob ? 'start a second job' : 'send the same follow-up a second time'}.`,
  };
}

/** The status comment of a step's request already says whether a re-run starts a job. */
export function requestedByStep(marker: Marker, command: string): string {
  const { another, fixed, again } = adviceFor(marker, command);
  const advice = marker.state === 'unknown' ? another : marker.state === 'not-created' ? fixed : again;
  return `A workflow requested the latest job. ${advice}`;
}

function sighting(seen: Sighting, by: Marker, news: string): string {
  if (seen.kind === 'refused')
    return `**Can't check the job.** It may still be running, but ${keeperOf(by)} doesn't show it:\n\n${problemBlock(seen.problem)}\n\n${news}`;
  if (seen.kind === 'unreachable')
    return `**Can't check the job.** ${silenceOf(seen, by)}:\n\n${quotedReason(seen.reason)}\n\nThe job may still be running. ${news}`;
  if (seen.kind === 'still-running')
    return `**Still running** after ${counted(seen.waitedMinutes, 'minute')}; the run stopped waiting. ${news}`;
  if (seen.kind === 'working') return '**Working on it.** This comment is updated when the job ends.';
  if (seen.kind === 'not-waiting') return `**Working on it.** The run doesn't wait for the job to end. ${news}`;
  if (seen.kind === 'waiting-cancelled' && by.reserved === true)
    return `**The run was cancelled, and its agent was stopped.** ${news}`;
  if (seen.kind === 'waiting-cancelled') return `**The run was cancelled; the job continues.** ${news}`;
  return `**The run was cancelled.** The job has since ended. ${news}`;
}

function ofEnd(view: Finished, comment: StatusComment, { again, opens }: Advice): string {
  const { outcome, reason, openAt } = view;
  const { note = '' } = comment.job ?? {};
  const { first } = saidOf(comment);
  if (outcome === 'pull-request')
    return paragraphs([sentences([pullRequestOf(view), first, adviceOnChanges(view, comment)]), note]);
  if (outcome === 'no-pull-request')
    return sentences([note, first]) || 'The agent found nothing to change, or pushed its changes directly.';
  if (outcome !== 'failed' || reason === undefined) return again;
  if (reason === null) return `The service gave no reason. ${again}`;
  if (openAt !== undefined)
    return paragraphs([`${openIt(openAt)}. We couldn't open it:`, quotedReason(reason), note, opens]);
  const why = comment.marker.reserved === true ? 'The reason:' : 'The service gave this reason:';
  return paragraphs([why, failure(reason, comment.marker), note, again]);
}

const sentences = (all: readonly string[]): string => all.filter((each) => each !== '').join(' ');

function pullRequestOf(view: Finished): string {
  const { link, unlinked, archivedSince } = view;
  const since = archivedSince === true ? 'The job has since been archived.' : '';
  if (link !== null) return `${review(view, link)} ${since}`.trimEnd();
  if (unlinked === null) return `The agent made a pull request. ${since}`.trimEnd();
  const shown = quoted(shorten(unlinked.text, LONGEST_SHOWN));
  return `The agent made a pull request. It is not linked here because ${unlinked.reason}:\n\n${shown}\n\n${since}`.trimEnd();
}

/** A title is foreign text, so it is shown as code, without its own backticks. */
function review({ pull, update }: Finished, { number, url, repository }: PullRequestLink): string {
  const title = pull && `${codeSpan(pull.title.replaceAll('`', ''))} (#${number})`;
  const linked = `[${title ?? `pull request ${number}`}](${url}) in ${codeSpan(repository)}`;
  if (update !== undefined) return `${linked}.`;
  const size = pull?.size ?? null;
  if (size === null) return `Review ${linked}.`;
  return `Review ${linked}: +${size.additions} −${size.deletions} in ${counted(size.files, 'file')}.`;
}

/** A job takes no more messages once it is archived, and `continue` only reaches a pull request that the marker records. */
function adviceOnChanges({ link, unlinked, archivedSince }: Finished, comment: StatusComment): string {
  const { marker, serverUrl, command, handsOver } = comment;
  if (archivedSince === true || marker.pullRequest === null || unlinked !== null) return '';
  const isHere = link !== null && new URL(link.url).host === new URL(serverUrl).host;
  const isOwn = isHere && link.repository.toLowerCase() === marker.repository.name.toLowerCase();
  return handsOver && isOwn ? '' : `To ask for changes, comment \`${command} continue …\` here.`;
}

const LONGEST_SHOWN = 1500;

/** An agent on the runner may have printed much before it failed. */
function failure(reason: string, { reserved }: Marker): string {
  const [first = '', ...output] = reason.split('\n');
  if (reserved !== true || output.length === 0) return quotedReason(reason);
  return paragraphs([
    quotedReason(first),
    details('More of its output', quoted(shorten(output.join('\n'), LONGEST_SHOWN))),
  ]);
}

/** A reason is a sentence of its own; elsewhere it follows a colon. */
const quotedReason = (reason: string): string => quoted(shorten(capitalised(reason), LONGEST_SHOWN));
const problemBlock = ({ message, hint }: Problem): string => quotedReason(`${message}\n${hint}`.trimEnd());

/** The time and the run are visible until the request has ended, everything else is folded. */
function facts(comment: StatusComment): string {
  const { marker, job, view, endedAt, serverUrl } = comment;
  const requested = minute(Date.parse(marker.askedAt));
  const log = `[Log of the run](${serverUrl}/${marker.repository.name}/actions/runs/${marker.run})`;
  const isOpen = isUnfinished(view);
  const ended = typeof endedAt === 'number' ? minute(endedAt) : endedAt && `before ${minute(endedAt.before)}`;
  const list = listed([
    marker.jobId && `- Job: ${codeSpan(marker.jobId)}`,
    ...sourceOf(job),
    !isOpen && `- Requested: ${requested}`,
    ended && `- Ended: ${ended}`,
    !isOpen && `- ${log}`,
  ]);
  return paragraphs([
    isOpen ? `Requested ${requested} · ${log}` : '',
    list && details('Details', paragraphs([list, saidOf(comment).whole])),
  ]);
}

const INSTRUCTION_FOLD = 'Instruction';
/** Of words and numbers only: no mention, link or markup, whoever wrote it. Only the naming of pull requests makes references. */
const SENTENCE = "(?:Also covers #\\d+(?:, #\\d+)*|[A-Z\\d][A-Za-z\\d ,'-]*)\\.";
const REMARKS = `${SENTENCE}(?: ${SENTENCE})*`;
/** A line below the remarks: a code span has no line breaks. */
const REASON = 'The reason: `[^\\n]*`\\.';
const OUR_REMARKS = new RegExp(`^${REMARKS}$`);
/**
 * The remarks and the fold at a comment's end, below the details fold or, if there is none, the run's link. Service text
 * that imitates their beginning is in a code span, which has no line breaks, or in a block whose fence is longer than any
 * run of backticks in it, so nothing matches across it.
 */
const KEPT_FOLD = new RegExp(
  `(?:(?<=(?:</details>|/actions/runs/\\d+\\))\n\n)${REMARKS}\n\n(?:${REASON}\n\n)?)?(?<fold><details><summary>${INSTRUCTION_FOLD}</summary>\n\n(?<fence>\`{3,})text\n(?<text>(?:(?!\\k<fence>)[^])*)\n\\k<fence>\n\n</details>)$`,
);

export function instructionFold(instruction: ShownInstruction): string {
  if (!('text' in instruction)) return foldIn(instruction.keptFrom)?.groups?.['fold'] ?? '';
  const { text } = instruction;
  return text === '' ? '' : details(INSTRUCTION_FOLD, quoted(shorten(text, LONGEST_SHOWN)));
}

/** Folds the instruction below our remarks on the prompt, which make sense only in the thread of the request. */
function remarksAndInstruction(instruction: ShownInstruction): string {
  if (!('text' in instruction)) return foldIn(instruction.keptFrom)?.[0] ?? '';
  const remarks = (instruction.remarks ?? []).filter((remark) => OUR_REMARKS.test(remark)).join(' ');
  const { reason } = instruction;
  const why = remarks === '' || reason === undefined ? '' : `The reason: ${codeSpan(reason, { longest: 400 })}.`;
  return paragraphs([remarks, why, instructionFold(instruction)]);
}

/** Reads the quoted, shortened instruction out of a status comment; null if it shows none. Anyone may have edited it. */
export const instructionIn = (body: string): string | null => foldIn(body)?.groups?.['text'] ?? null;

/** GitHub keeps the line ends of the last editor. */
const foldIn = (body: string): RegExpExecArray | null => KEPT_FOLD.exec(body.replace(/\r\n/g, '\n').trimEnd());
