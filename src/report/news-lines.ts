import { codePath, codeSpan } from '../action/words/markdown.ts';
import type { PageFigures } from './compare.ts';
import type { NewsKind, NewsPage } from './news.ts';
import { count, counted, percent } from './number-words.ts';
import { nameOf, nameOfBefore, type Period } from './period.ts';
import type { MovedSection } from './sections.ts';
import type { Kind } from './site-levels.ts';

/** Reasons to list a page. */
export type ListedFor = NewsKind | 'newPages' | 'onlyAi';

/** What a list of pages is called. */
export const TITLES: Readonly<Record<ListedFor, string>> = {
  lostMostPeople: 'Lost most of its people',
  fewerPeopleMoreAi: 'Fewer people and more AI',
  fewerPeople: 'Fewer people',
  morePeople: 'More people',
  moreAi: 'More AI',
  lessAi: 'Less AI',
  newPages: 'New page',
  onlyAi: 'AI visitors, no people counted',
};

/** Figures of a page that are compared: with its level, or with the period before if only that was read. */
interface Compared {
  readonly period: Period;
  /** Earlier periods that were read. */
  readonly periods: number;
}

/** A page that may be listed; only a page with news of its own has a usual number. */
export type ListedPage = PageFigures & Partial<Pick<NewsPage, 'usual'>>;

/** Describes a page's readers in one line, without the page's name. */
export function lineFor(kind: ListedFor, page: ListedPage, compared: Compared): string {
  switch (kind) {
    case 'lostMostPeople':
    case 'morePeople':
    case 'fewerPeople':
      return change(page, 'human', compared);
    case 'moreAi':
    case 'lessAi':
      return change(page, 'ai', compared);
    case 'fewerPeopleMoreAi':
      return `${change(page, 'human', compared)}; ${change(page, 'ai', compared)}`;
    case 'newPages':
      return `${people(page.now?.human ?? 0)} and ${machines(page.now?.ai ?? 0)}, the first ever counted`;
    case 'onlyAi':
      return `${machines(page.now?.ai ?? 0)}, no people`;
  }
}

/** Describes a section in which many pages moved together. */
export function lineForSection({ path, kind, alike, pages, factor }: MovedSection): string {
  const who = kind === 'human' ? 'people' : 'AI visitors';
  const change = percent({ now: factor, before: 1 });
  return `**Section** ${codeSpan(path)}: ${count(alike)} of ${counted(pages.length, 'page')} have ${factor < 1 ? 'fewer' : 'more'} ${who} (together about ${change})`;
}

/** Writes the instruction for the agent, to paste as a comment; null if there is nothing to do. */
export function instructionFor(kind: ListedFor, page: ListedPage, compared: Compared): string | null {
  // The command is pasted as a comment, so the path must be a code span there, too.
  const name = codePath(page.path);
  const { period } = compared;
  const readers = `${people(page.now?.human ?? 0)} (${nameOf(period)}), ${was(page, 'human', compared)}`;
  switch (kind) {
    case 'lostMostPeople':
      return `Find out why the page ${name} lost most of its people: ${readers}.\nIf it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it.`;
    case 'fewerPeople':
      return `Find out why fewer people read the page ${name}: ${readers}.\nCheck that the links to it work, and update what is out of date.`;
    case 'fewerPeopleMoreAi':
      return `Improve the page ${name}, which has fewer people and more AI: ${readers}, and ${machines(page.now?.ai ?? 0)}, ${was(page, 'ai', compared)}.\nMake sure that people can find it, and that it offers complete steps, examples and current facts.`;
    case 'onlyAi':
      return `Improve the page ${name}, which has ${machines(page.now?.ai ?? 0)} but no people counted (${nameOf(period)}).\nMake sure that people can find it from the navigation and from related pages, and put its answer at the top.`;
    case 'morePeople':
    case 'moreAi':
    case 'lessAi':
    case 'newPages':
      return null;
  }
}

function change(page: ListedPage, kind: Kind, compared: Compared): string {
  const now = page.now?.[kind] ?? 0;
  const before = compared.periods > 1 ? Math.round(page.usual?.[kind] ?? 0) : (page.before?.[kind] ?? 0);
  const changed = percent({ now, before });
  const visitors = kind === 'human' ? people(now) : machines(now);
  return `${visitors}, ${was(page, kind, compared)}${changed === '' || changed === 'new' ? '' : ` (${changed})`}`;
}

/** Says what the number is compared with. */
function was({ before, usual }: ListedPage, kind: Kind, { period, periods }: Compared): string {
  if (periods > 1) return `usually about ${count(Math.round(usual?.[kind] ?? 0))}`;
  return `${count(before?.[kind] ?? 0)} in ${nameOfBefore(period)}`;
}

function people(number: number): string {
  return counted(number, 'person', 'people');
}

function machines(number: number): string {
  return counted(number, 'AI visitor');
}
