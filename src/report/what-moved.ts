import { details, quoted } from '../action/words/markdown.ts';
import type { Comparison } from './compare.ts';
import type { KindNews } from './news.ts';
import { instructionFor, type ListedFor, type ListedPage, lineFor, lineForSection, TITLES } from './news-lines.ts';
import { NEWS } from './news-rules.ts';
import { count, counted } from './number-words.ts';
import { describeLeftOut, namePage, type Places } from './page-table.ts';
import type { Period } from './period.ts';

export interface Naming extends Places {
  readonly period: Period;
  /** The comment command, such as `/docs`. */
  readonly command: string;
  /** Maximum number of folded lines. */
  readonly folded: number;
}

/** Lines that everyone reads. The rest is folded. */
const OPEN_LINES = 4;

/** One thing that moved, with the comment to paste if there is something to do. */
interface Item {
  readonly line: string;
  readonly command: string | null;
}

/**
 * Says which pages and sections moved, and what to do, or what would have been noticed; empty if nothing can be compared.
 * What fits on a phone's first screen is open: a few lines and the first comment to paste.
 */
export function renderMoved(comparison: Comparison, naming: Naming): string {
  const { open, folded } = itemsOf(comparison, naming);
  const notes = silences(comparison);
  if (open.length === 0) return section('What moved', [notes.length === 0 ? whyNone(comparison) : '', ...notes]);
  const shown = folded.slice(0, naming.folded);
  const commands = [...open, ...shown].flatMap(({ command }) => command ?? []).map((command) => quoted(command));
  const [first = '', ...others] = commands;
  const rest = describeLeftOut(folded.length - shown.length, naming);
  const lines = [...shown.map(({ line }) => `- ${line}`), ...(rest === '' ? [] : [`- ${rest}`])].join('\n');
  return [
    section('What moved', [open.map(({ line }) => `- ${line}`).join('\n'), ...notes]),
    section('What to do: paste as a comment', [first]),
    others.length === 0 ? '' : details(counted(others.length, 'more command'), others.join('\n\n')),
    folded.length === 0 ? '' : details(counted(folded.length, 'more change'), lines),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function itemsOf(
  comparison: Comparison,
  naming: Naming,
): { readonly open: readonly Item[]; readonly folded: readonly Item[] } {
  const { news, onlyAi, uncompared, complete } = comparison;
  const { kinds } = news;
  const acted = new Set([...kinds.lostMostPeople, ...kinds.fewerPeopleMoreAi].map(({ path }) => path));
  const compared = { period: naming.period, periods: comparison.periods };
  const pages = (kind: ListedFor, listed: readonly (ListedPage & { readonly worthACommand: boolean })[]): Item[] =>
    listed.map((page) => {
      const instruction = page.worthACommand ? instructionFor(kind, page, compared) : null;
      return {
        line: `**${TITLES[kind]}** ${namePage(page.path, naming)}: ${lineFor(kind, page, compared)}`,
        command: instruction === null ? null : `${naming.command} ${instruction}`,
      };
    });
  const unread = onlyAi.filter(({ path }) => !acted.has(path)).map((page) => ({ ...page, worthACommand: true }));
  const groups = [
    pages('lostMostPeople', kinds.lostMostPeople),
    pages('fewerPeopleMoreAi', kinds.fewerPeopleMoreAi),
    news.sections.map((moved) => ({ line: lineForSection(moved), command: null })),
    pages('fewerPeople', kinds.fewerPeople),
    pages('morePeople', kinds.morePeople),
    pages('moreAi', kinds.moreAi),
    pages('lessAi', kinds.lessAi),
    // If rows are missing, a page may only seem new.
    complete && uncompared === null ? pages('newPages', news.newPages) : [],
    pages('onlyAi', unread),
  ];
  const open = new Set(inTurn(groups).slice(0, OPEN_LINES));
  const all = groups.flat();
  return { open: all.filter((item) => open.has(item)), folded: all.filter((item) => !open.has(item)) };
}

/** Takes the first of each group, then the second of each, and so on. */
function inTurn(groups: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

/** Says that so much moved at once that nothing can be singled out. */
function silences({ news }: Comparison): readonly string[] {
  const of = ({ silenced, tested }: KindNews, who: string): string =>
    silenced === null
      ? ''
      : `Too many pages moved at once to single out any: ${count(silenced)} of ${counted(tested, 'page')} with enough ${who} changed by more than ${NEWS.leastChange * 100}%.`;
  return [of(news.people, 'people'), of(news.ai, 'AI visitors')].filter((text) => text !== '');
}

/** Says what would have been noticed. It never says that nothing changed: chance hides small changes. */
function whyNone(comparison: Comparison): string {
  const { news, compared, complete, uncompared } = comparison;
  if (uncompared !== null || compared < 2) return '';
  const [people, ai] = [noticed(news.people, 'people'), noticed(news.ai, 'AI visitors')];
  const whole = complete ? '' : ` among the ${counted(compared, 'page')} read for both periods`;
  if (people === '' && ai === '') {
    return `No page${whole} has enough visitors to distinguish a change from chance (about ${NEWS.leastExpected} people or AI visitors are needed).`;
  }
  return `No page stands out${whole}. ${people === '' ? ai : people}`;
}

function noticed({ noticeable, tested }: KindNews, who: string): string {
  if (noticeable === null || tested === 0) return '';
  const { level, below, above } = noticeable;
  if (below === null && above === null)
    return `The pages vary so much that no change of one with ${level} ${who} would be noticed.`;
  const fall = below === null ? '' : `fall below ${count(below)}`;
  const rise = above === null ? '' : `rise above ${count(above)}`;
  const moves = [fall, rise].filter((text) => text !== '').join(' or ');
  return `A page of ${level} ${who} would have had to ${moves} to be noticed.`;
}

function section(title: string, parts: readonly string[]): string {
  const texts = parts.filter((text) => text !== '');
  return texts.length === 0 ? '' : [`### ${title}`, ...texts].join('\n\n');
}
