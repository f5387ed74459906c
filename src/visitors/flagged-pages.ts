import { details, quoted } from '../markdown.ts';
import type { Comparison, Moved } from './compare.ts';
import type { News, NewsPage } from './news.ts';
import { instructionFor, type ListedFor, lineFor } from './news-lines.ts';
import { NEWS } from './news-rules.ts';
import { counted, signed } from './number-words.ts';
import { describeLeftOut, namePage, type Places } from './page-table.ts';
import type { Period } from './period.ts';

export interface Naming extends Places {
  readonly period: Period;
  /** The comment command, such as `/docs`. */
  readonly command: string;
  /** Maximum number of pages listed for one reason; no one reads more. */
  readonly lines: number;
}

/** Lists the pages worth a look, each with a command to paste if there is something to do. */
export function renderFlagged(comparison: Comparison, naming: Naming): readonly string[] {
  const { news, onlyAi, uncompared } = comparison;
  const { stoppedReading, peopleLeftAiCame } = news.kinds;
  const listed = new Set([...stoppedReading, ...peopleLeftAiCame].map(({ path }) => path));
  const unread = onlyAi.filter(({ path }) => !listed.has(path)).map((page) => ({ ...page, worthACommand: true }));
  return [
    section('Pages people stopped reading', [listOf('stoppedReading', stoppedReading, naming)]),
    section('Fewer people, more AI', [listOf('peopleLeftAiCame', peopleLeftAiCame, naming)]),
    uncompared === null ? renderChanges(comparison, naming) : '',
    section('Pages that only AI reads', [listOf('onlyAi', unread, naming)]),
  ].filter((text) => text !== '');
}

function renderChanges(comparison: Comparison, naming: Naming): string {
  const { news, complete } = comparison;
  const lists = CHANGES.map(({ kind, title }) => titled(title, listOf(kind, news.kinds[kind], naming)));
  if (lists.some(({ text }) => text !== ''))
    return section('Biggest changes', [{ text: site(news, complete), commands: [] }, ...lists]);
  // The other sections show changes, too.
  if (Object.values(news.kinds).some((pages) => pages.length > 0)) return '';
  return section('Biggest changes', [{ text: whyNone(comparison), commands: [] }]);
}

/** Says why no page is listed; empty for a single page, which can't be compared with the rest of the site, and for none. */
function whyNone(comparison: Comparison): string {
  const { news, compared, moved, complete } = comparison;
  if (moved !== null) return describeMoved(moved);
  if (!complete) return whyNoneOfThoseRead(comparison);
  if (compared === 0) return '';
  if (news.tested === 0) return `No page has enough visitors ${FOR_A_CHANGE}.`;
  if (compared < 2) return '';
  if (news.tooLively) return 'The pages changed so differently from each other that none of them stands out.';
  return 'No page changed by more than chance explains, compared with the rest of the site.';
}

/** If rows are missing, nothing is known about the other pages. */
function whyNoneOfThoseRead({ news, compared }: Comparison): string {
  if (compared < 2) return '';
  const pages = `the ${counted(compared, 'page')} read for both periods`;
  if (news.tested === 0) return `Of ${pages}, none has enough visitors ${FOR_A_CHANGE}.`;
  if (news.tooLively) return `Of ${pages}, none stands out: they changed so differently from each other.`;
  return `Of ${pages}, none changed by more than chance explains, compared with the others.`;
}

const FOR_A_CHANGE = `to distinguish a change from chance (about ${NEWS.leastExpected} people or AI visitors are needed)`;

function describeMoved({ appeared, vanished }: Moved): string {
  const parts = [
    appeared === 0 ? '' : `${counted(appeared, 'page')} had no visitors before`,
    vanished === 0 ? '' : `${counted(vanished, 'page')} no longer ${vanished === 1 ? 'has' : 'have'} any`,
  ].filter((text) => text !== '');
  return `Of the pages with ${NEWS.leastStopped} visitors or more in one of the periods, ${parts.join(', and ')}.`;
}

const CHANGES = [
  { kind: 'morePeople', title: 'More people' },
  { kind: 'fewerPeople', title: 'Fewer people' },
  { kind: 'moreAi', title: 'More AI visitors' },
  { kind: 'lessAi', title: 'Fewer AI visitors' },
] as const;

/** Says what the pages are compared with: a page that keeps its visitors while the site loses some has risen. */
function site({ ratio }: News, complete: boolean): string {
  const changes = [
    ratio.human === null ? '' : `people ${signed((ratio.human - 1) * 100)}%`,
    ratio.ai === null ? '' : `AI visitors ${signed((ratio.ai - 1) * 100)}%`,
  ].filter((text) => text !== '');
  return `Pages that changed by more than chance explains, compared with the other pages${complete ? '' : ' read'} (${changes.join(', ')}).`;
}

/** Part of a section; the text is empty if there is nothing to list. */
interface Part {
  readonly text: string;
  readonly commands: readonly string[];
}

function listOf(kind: ListedFor, pages: readonly NewsPage[], naming: Naming): Part {
  const { period, command, lines: most } = naming;
  const shown = pages.slice(0, most);
  const rest = describeLeftOut(pages.length - shown.length, naming);
  const lines = shown.map((page) => `- ${namePage(page.path, naming)}: ${lineFor(kind, page, period)}`);
  const instructions = shown.map((page) => (page.worthACommand ? instructionFor(kind, page, period) : null));
  return {
    text: [...lines, ...(rest === '' ? [] : [`- ${rest}`])].join('\n'),
    commands: instructions.filter((text) => text !== null).map((text) => `${command} ${text}`),
  };
}

function titled(title: string, { text, commands }: Part): Part {
  return { text: text === '' ? '' : `**${title}**\n\n${text}`, commands };
}

function section(title: string, parts: readonly Part[]): string {
  const texts = parts.map(({ text }) => text).filter((text) => text !== '');
  if (texts.length === 0) return '';
  const commands = parts.flatMap((part) => part.commands).map((command) => quoted(command));
  const folded = commands.length === 0 ? [] : [details('Commands to paste as a comment', commands.join('\n\n'))];
  return [`### ${title}`, ...texts, ...folded].join('\n\n');
}
