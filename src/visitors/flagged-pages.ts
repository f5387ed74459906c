import { codePath, details, plainPath, quoted } from '../markdown.ts';
import type { Comparison, PageFigures } from './compare.ts';
import { count, counted, percent, signed } from './number-words.ts';
import { LONGEST_PATH } from './page-table.ts';
import { nameOf, nameOfBefore, type Period } from './period.ts';

/** Lines for pages that somebody should look at; more than these are not read. */
const MOST_LINES = 5;

interface Naming {
  readonly period: Period;
  /** The comment command, such as `/docs`. */
  readonly command: string;
}

/**
 * Lists what moved, the pages that only AI reads, and those that lost their people; for the latter two, where there is
 * something to do, with a command to paste for each page.
 */
export function renderFlagged({ moved, onlyAi, lostPeople }: Comparison, naming: Naming): readonly string[] {
  return [
    section('What moved', { pages: moved, line: (page) => movedLine(page, naming), command: null }),
    section('Pages that only AI reads', {
      pages: onlyAi,
      line: ({ path, now }) => `${shortPath(path)}: ${counted(now?.ai ?? 0, 'AI visitor')}, no person`,
      command: (page) => onlyAiCommand(page, naming),
    }),
    section('Pages that lost their people', {
      pages: lostPeople,
      line: ({ path, now, before }) =>
        `${shortPath(path)}: ${counted(now?.human ?? 0, 'person', 'people')}, ${count(before?.human ?? 0)} in ${nameOfBefore(naming.period)}`,
      command: (page) => lostPeopleCommand(page, naming),
    }),
  ].filter((text) => text !== '');
}

interface Section {
  readonly pages: readonly PageFigures[];
  readonly line: (page: PageFigures) => string;
  readonly command: ((page: PageFigures) => string) | null;
}

function section(title: string, { pages, line, command }: Section): string {
  if (pages.length === 0) return '';
  const shown = pages.slice(0, MOST_LINES);
  const left = pages.length - shown.length;
  const rest = left === 0 ? [] : [`- and ${counted(left, 'more page')}: see the files`];
  const commands =
    command === null
      ? []
      : ['', details('Commands to paste as a comment', shown.map((page) => quoted(command(page))).join('\n\n'))];
  return [`### ${title}`, '', ...shown.map((page) => `- ${line(page)}`), ...rest, ...commands].join('\n');
}

function shortPath(path: string): string {
  return codePath(path, { longest: LONGEST_PATH });
}

/** Names a page within a command; a service may know one whose path is empty. */
function namedPath(path: string): string {
  return plainPath(path) || '(empty)';
}

function movedLine({ path, now, before }: PageFigures, { period }: Naming): string {
  if (now === null)
    return `${shortPath(path)}: no visitor any more, ${count(before?.total ?? 0)} in ${nameOfBefore(period)}`;
  const parts = `${counted(now.human, 'person', 'people')}, ${counted(now.ai, 'AI visitor')}`;
  if (before === null) return `${shortPath(path)}: new, ${counted(now.total, 'visitor')} (${parts})`;
  const change = [signed(now.total - before.total), percent({ now: now.total, before: before.total })].join(', ');
  return `${shortPath(path)}: ${count(before.total)} → ${counted(now.total, 'visitor')} (${change}); now ${parts}`;
}

function onlyAiCommand({ path, now }: PageFigures, { period, command }: Naming): string {
  return `${command} Look at the page ${namedPath(path)}: ${counted(now?.ai ?? 0, 'AI visitor')} and no person read it (${nameOf(period)}).\nMake sure that people find it from the navigation and from related pages, and that its answer stands at the top.`;
}

function lostPeopleCommand({ path, now, before }: PageFigures, { period, command }: Naming): string {
  return `${command} Find out why the page ${namedPath(path)} has lost its readers: ${counted(now?.human ?? 0, 'person', 'people')} (${nameOf(period)}), ${count(before?.human ?? 0)} in ${nameOfBefore(period)}.\nIf it was moved, renamed or unlinked, mend the links to it; if it is out of date, bring it up to date.`;
}
