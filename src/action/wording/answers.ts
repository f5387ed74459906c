import type { ThreadComment } from '../ports/conversations.ts';
import type { Finished, Marker } from '../value/marker.ts';
import { type Handover, MOST_COVERED, type NoticeAbout, renderNotice, writeHandover } from '../value/own-comments.ts';
import { PERIODS } from '../words/action-spec.ts';
import { type Slip, usages } from '../words/commands.ts';
import type { PullRequestLink } from '../words/job.ts';
import { COMMENT_LIMIT, codeSpan, paragraphs } from '../words/markdown.ts';
import { type Asked, elapsed, minute, type Numbered, numbersOf, openIt, stateWords, wordsFor } from './end-words.ts';
import { instructionFold, instructionIn } from './status-comment.ts';

export function helpText(command: string, rules: Readonly<{ permission: string; allowsOthers: boolean }>): string {
  const others = rules.allowsOthers ? ', unless the workflow lists you' : '';
  const who =
    rules.permission === 'none'
      ? 'Anyone can use these commands here.'
      : `You need at least \`${rules.permission}\` permission in this repository${others}.`;
  const list = usages(command).map(({ usage, does }) => `- \`${usage}\`: ${does}\n`);
  return `Write one of these on the first line of a comment:\n\n${list.join('')}\n${who} Only new comments count; editing one has no effect.`;
}

export function slipText({ about, words, nearest }: Slip, command: string): string {
  const written = codeSpan(about === 'sign' ? `${command}${words}` : `${command} ${words}`, { longest: 80 });
  const near = `\`${command} ${nearest}\``;
  const periods = PERIODS.map((name) => `\`${name}\``).join(', ');
  const why: Readonly<Record<Slip['about'], string>> = {
    word: `is not a command. One word is too short for an instruction, so nothing was started.${nearest === '…' ? '' : ` Did you mean ${near}?`} To start a job, describe in a few words what to change.`,
    name: `looks like a mistyped command, so nothing was started. Did you mean ${near}? To start a job, describe what to change in other words.`,
    period: `names a period that doesn't exist, so there is no report. Did you mean ${near}? A period is ${periods}, or \`YYYY-MM-DD..YYYY-MM-DD\`.`,
    text: `requests the latest instruction again, word for word. There is other text below it, so nothing was started. To repeat the old instruction, comment ${near} alone. To request something else, comment \`${command}\` and describe what to change.`,
    sign: `is not a command: a space must follow \`${command}\`. Nothing was started. Write ${near}.`,
    cancel: `looks like a request to cancel a job. No command can cancel a job: it runs to its end. Nothing was changed. ${near} shows its state.`,
  };
  return `${written} ${why[about]}`;
}

export interface ShownRequest extends Pick<ThreadComment, 'url' | 'body'> {
  readonly marker: Marker;
  readonly link: PullRequestLink | null;
  /** What the latest read showed: null if the job wasn't read. */
  readonly seen: 'running' | 'unreadable' | null;
  /** What there is to add: others' words. */
  readonly said: string | null;
  /** Where people can open the pull request, if we couldn't. */
  readonly openAt?: string | undefined;
}

export function stateLine({ marker, url, body, link, seen, said, openAt }: ShownRequest, now: number): string {
  const askedAt = Date.parse(marker.askedAt);
  const state = `${stateWords(marker, { openAt })}${seen === 'unreadable' ? ' when last seen' : ''}`;
  const words = seen === 'running' ? `Still running, ${elapsed(now - askedAt)}` : state;
  const toOpen = openAt === undefined ? '' : `, ${openIt(openAt)}`;
  const pull = link === null ? toOpen : `, ${pullRequestName(link)}`;
  const text = instructionIn(body);
  const instruction = text === null ? '' : `: ${codeSpan(text, { longest: 100 })}`;
  const more = said === null ? '' : ` (${codeSpan(said, { longest: 400 })})`;
  return `- [${words}](${url})${pull}, requested ${minute(askedAt)}${instruction}${more}`;
}

export const unreadableLine = (url: string): string =>
  `- [Can't be read](${url}), because it was edited or another version wrote it: it may have a job`;

const pullRequestName = ({ number, repository, url }: PullRequestLink): string =>
  `[pull request ${number} in ${codeSpan(repository)}](${url})`;

/** Joins lines, newest first, to an answer that fits into a comment; a last line counts the others. */
export function stateList(lines: readonly string[], about: NoticeAbout): string {
  const counted = (older: number): string => `- and ${older} older ${older === 1 ? 'request' : 'requests'}`;
  const room = COMMENT_LIMIT - renderNotice(about, counted(lines.length)).length;
  let length = 0;
  const shown = lines.filter((line) => {
    length += line.length + 1;
    return length <= room;
  });
  const older = lines.length - shown.length;
  return [...shown, ...(older === 0 ? [] : [counted(older)])].join('\n');
}

/** Says how a long job ended. People read it as an e-mail, because GitHub sends none for edits. */
export function endNotice(end: Omit<Finished, 'state' | 'unlinked'> & Asked, statusUrl: string): string {
  const { outcome, link, reason, request, reserved, openAt } = end;
  const { notice = '' } = wordsFor(outcome, end, end);
  const isUnnamed = outcome === 'pull-request' && request === 'job' && link === null;
  const words = isUnnamed ? 'The documentation agent made a pull request.' : notice;
  const pull = link === null ? 'its pull request' : pullRequestName(link);
  const named = openAt === undefined ? pull : openIt(openAt);
  const why =
    outcome === 'failed' && reason
      ? ` ${reserved === true ? 'The reason' : 'The service says'}: ${codeSpan(reason, { longest: 400 })}.`
      : '';
  return `${words.replace('%', () => named)}${why} [Details](${statusUrl})`;
}

/** Where the job was requested: its thread, or the run if it has no thread. */
type Origin = Readonly<{ kind: 'thread' | 'run'; url: string }>;
/** `instruction`: a status comment is no source for it, because others can forge one. An empty one is left out. */
type HandoverText = Readonly<{
  origin: Origin;
  requester: string | null;
  instruction: { text: string };
  command: string;
}>;
export function renderHandover(handover: Handover, { origin, requester, instruction, command }: HandoverText): string {
  const where = `[${origin.kind === 'thread' ? 'this thread' : 'this run'}](${origin.url})`;
  const who = requester === null ? `It was requested in ${where}` : `${codeSpan(requester)} requested it in ${where}`;
  return paragraphs([
    writeHandover(handover),
    `The documentation agent made this pull request. ${who}.`,
    `Comment \`${command} …\` here to ask for changes.`,
    instructionFold(instruction),
  ]);
}

/** Returns the new text of a hand-over that we believe; null if its list has the thread, or is full. */
export function withCovered(body: string, handover: Handover, thread: number): string | null {
  const { covers = [] } = handover;
  if (handover.thread === thread || covers.includes(thread) || covers.length >= MOST_COVERED) return null;
  const all = [...covers, thread];
  const list = alsoCovers(all.map((number) => ({ number })));
  const text = body.replace(/\r\n/g, '\n');
  const parts = text.replace(/^[^\n]*\n*/, '').split('\n\n');
  // A person may have edited the comment. Without a place, the list comes after the first paragraph.
  const listed = parts.findIndex((part) => part.startsWith(ALSO));
  // Below the fold, an instruction may look like the list.
  const fold = parts.findIndex((part) => part.startsWith('<details>'));
  const isListed = listed >= 0 && (fold < 0 || listed < fold);
  const others = isListed ? parts.with(listed, list) : parts.toSpliced(1, 0, list);
  return [writeHandover({ ...handover, covers: all }), ...others].join('\n\n');
}

const MOST_NAMED = 20;
const ALSO = 'Also covers ';

export function alsoCovers(threads: readonly Numbered[]): string {
  const more = threads.length - MOST_NAMED;
  return `${ALSO}${numbersOf(threads.slice(0, MOST_NAMED))}${more > 0 ? ` and ${more} more` : ''}.`;
}
