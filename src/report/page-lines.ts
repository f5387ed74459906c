import { codePath, codeSpan, details } from '../action/words/markdown.ts';
import type { Comparison } from './compare.ts';
import { quotedWords } from './evidence/evidence-list.ts';
import type { FolderNews } from './moves.ts';
import type { MovedSection, NewsKind, NewsPage } from './news.ts';
import { MOVES } from './news-rules.ts';
import { count, counted, percent, roughly, visitors } from './number-words.ts';
import { type Layout, namePage } from './page-table.ts';
import { nameOf, nameOfOne } from './period.ts';
import type { Kind, TestedPage } from './site-levels.ts';

/** What a line says about its page; with another sense, it is another line. `still`: its words if it is repeated. */
export const SENSES = {
  low: { still: 'Still low', kind: 'human' },
  /** Worse than low, and otherwise the same line. */
  lost: { still: 'Still low', kind: 'human' },
  swapped: { still: 'Still fewer people and more AI', kind: 'human' },
  high: { still: 'Still high', kind: 'human' },
  'ai-high': { still: 'AI still high', kind: 'ai' },
  'ai-low': { still: 'AI still low', kind: 'ai' },
  /** Said once. */
  'only-ai': { still: '', kind: 'ai' },
} as const;
export type Sense = keyof typeof SENSES;

/** One thing that a report says about a page, or about pages that have something in common. */
export interface Line {
  /** Null for what only happens once. */
  readonly sense: Sense | null;
  readonly path: string;
  /** Visitors that were usual, of the sense's kind; 0 if it can't be said that they are back. */
  readonly usual: number;
  readonly text: (layout: Layout) => string;
  /** For the agent, to paste as a comment; null if there is nothing to do. */
  readonly instruction: string | null;
}

/** Only a page with news of its own has earlier periods. */
type ListedPage = Pick<TestedPage, 'path' | 'now'> & Partial<TestedPage>;

/** Pages that a line names. */
export const MOST_NAMED = 5;

/** What a list of pages is called, whose change it states, and what is remembered of it. */
const LISTED = {
  lostMostPeople: { title: 'Lost most of its people', changed: ['human'], sense: 'lost' },
  fewerPeopleMoreAi: { title: 'Fewer people and more AI', changed: ['human', 'ai'], sense: 'swapped' },
  fewerPeople: { title: 'Fewer people', changed: ['human'], sense: 'low' },
  morePeople: { title: 'More people', changed: ['human'], sense: 'high' },
  moreAi: { title: 'More AI', changed: ['ai'], sense: 'ai-high' },
  lessAi: { title: 'Less AI', changed: ['ai'], sense: 'ai-low' },
} as const satisfies Record<NewsKind, { title: string; changed: readonly Kind[]; sense: Sense }>;

export function linesOf(comparison: Comparison): readonly Line[] {
  const { news, moves, onlyAi, period, periods } = comparison;
  const unseen = `none in the ${periods} ${nameOfOne(period)}s before`;
  // No one finds a page whose path is masked.
  const instruction = (kind: NewsKind | 'onlyAi', page: ListedPage) =>
    page.path.includes('…') ? null : instructionFor(kind, page, comparison);
  const pagesOf = (kind: NewsKind): readonly Line[] =>
    news.kinds[kind].map((page) => {
      const { title, changed, sense } = LISTED[kind];
      const usual = usualOf(page, changed[0]);
      const about = { sense, usual, instruction: page.worthACommand ? instruction(kind, page) : null };
      return lineOn(page, `**${title}**`, changed.map((who) => change(page, who)).join('; '), about);
    });
  const { lostMostPeople, fewerPeopleMoreAi } = news.kinds;
  const named = new Set([...lostMostPeople, ...fewerPeopleMoreAi, ...news.newPages].map(({ path }) => path));
  const unread = onlyAi.filter(({ path }) => !named.has(path));
  return [
    ...moves.news.map((of) => ({ ...NO_LINE, path: of.folder, text: (on: Layout) => folderText(of, unseen, on) })),
    ...pagesOf('lostMostPeople'),
    ...pagesOf('fewerPeopleMoreAi'),
    ...news.sections.map(sectionLine),
    ...(['fewerPeople', 'morePeople', 'moreAi', 'lessAi'] as const).flatMap(pagesOf),
    ...news.newPages.map((page) =>
      lineOn(page, '**New page**', `${now(page, 'human')} and ${now(page, 'ai')}, ${unseen}`),
    ),
    ...unread.map((page) => {
      const about = { sense: 'only-ai', instruction: instruction('onlyAi', page) } as const;
      return lineOn(page, '**AI visitors, no people counted**', `${now(page, 'ai')}, no people`, about);
    }),
  ];
}

const NO_LINE = { sense: null, usual: 0, instruction: null } as const;

function lineOn({ path }: ListedPage, title: string, said: string, about: Partial<Line> = {}): Line {
  return { ...NO_LINE, path, text: (layout) => `${title} ${namePage(path, layout)}: ${said}`, ...about };
}

function sectionLine({ path, kind, alike, pages, factor }: MovedSection): Line {
  const [fewer, more] = kind === 'human' ? (['low', 'high'] as const) : (['ai-low', 'ai-high'] as const);
  const who = `${factor < 1 ? 'fewer' : 'more'} ${kind === 'human' ? 'people' : 'AI visitors'}`;
  const text = `**Section** ${codeSpan(path)}: ${count(alike)} of ${counted(pages.length, 'page')} have ${who} (together about ${percent(factor, 1)})`;
  // A section is named by its beginning: it is no page's path.
  return { ...NO_LINE, sense: factor < 1 ? fewer : more, path: `${path}/…`, text: () => text };
}

function folderText({ kind, folder, to, pages, now: sum, usual }: FolderNews, unseen: string, layout: Layout): string {
  const [size, name] = [counted(pages.length, 'page'), codePath(folder, { longest: 100 })];
  const shown = pages.slice(0, MOST_NAMED).map((path) => namePage(path, kind === 'deleted' ? { site: null } : layout));
  const names = `${pages.length > MOST_NAMED ? 'the most visited: ' : ''}${shown.join(', ')}`;
  if (kind === 'launched')
    return `**New pages** in ${name}: ${count(pages.length)} with ${MOVES.leastVisitors} visitors or more, ${unseen}; ${names}`;
  if (kind === 'deleted')
    return `**No longer visited**: ${size} in ${name}; visitors usually add up to about ${count(roughly(usual))}; ${names}`;
  if (pages.length === 1)
    return `**Moved** ${name} to ${shown[0]}: ${counted(sum, 'unique visitor')}, usually about ${count(roughly(usual))}`;
  return `**Moved** ${size} from ${name} to ${codePath(to ?? '')}; their visitors add up to ${Math.round((sum / usual) * 100)}% of the usual number; ${names}`;
}

function now(page: ListedPage, kind: Kind): string {
  return visitors(kind, page.now?.[kind] ?? 0);
}

function change(page: NewsPage, kind: Kind): string {
  const usual = usualOf(page, kind);
  const changed = percent(page.now?.[kind] ?? 0, usual);
  return `${now(page, kind)}, usually about ${count(usual)}${changed === '' || changed === 'new' ? '' : ` (${changed})`}`;
}

/** Rounded, so that a percentage is that of the numbers beside it. */
function usualOf({ usual }: NewsPage, kind: Kind): number {
  return roughly(usual[kind]);
}

/** Numbers in a command: more are for analytics, not for an edit. */
const MOST_NUMBERS = 8;

const ELSE = 'If you find nothing to change in this repository, answer with what you checked.';

/** Writes the instruction for the agent, to paste as a comment: so the path must be a code span there, too. */
function instructionFor(kind: NewsKind | 'onlyAi', page: ListedPage, comparison: Comparison): string {
  const { period, sources, counted: weeks } = comparison;
  const name = codePath(page.path);
  if (kind === 'onlyAi')
    return `Improve the page ${name}, which has ${visitors('ai', page.now?.ai ?? 0)} but no people counted (${nameOf(period)}). Link it from the navigation and from related pages, and put its answer at the top. ${ELSE}`;
  const of = kind === 'fewerPeopleMoreAi' ? (['human', 'ai'] as const) : (['human'] as const);
  const numbers = of.map((who) => series(page, who, weeks.slice(0, MOST_NUMBERS / of.length - 1))).join('; ');
  const happened = `By ${nameOfOne(period)}, up to ${nameOf(period)}: ${numbers}.${commitsOn(page, sources)}`;
  if (kind === 'lostMostPeople')
    return `Find out why the page ${name} lost most of its people. ${happened} If it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it. ${ELSE}`;
  if (kind === 'fewerPeopleMoreAi')
    return `Improve the page ${name}, which has fewer people and more AI. ${happened} Link it from the pages and the navigation where people look for it, and complete its steps, examples and facts. ${ELSE}`;
  return `Find out why fewer people read the page ${name}. ${happened} Fix links to it that don't work, and update what is out of date. ${ELSE}`;
}

/** Lists a page's visitors in its last periods, oldest first, with a gap for one that was not counted. */
function series({ now, earlier = [] }: ListedPage, kind: Kind, weeks: readonly boolean[]): string {
  const left = [...earlier];
  const latestFirst = weeks.map((isCounted) => (isCounted ? count(left.shift()?.[kind] ?? 0) : '–'));
  return `${[...latestFirst.toReversed(), count(now?.[kind] ?? 0)].join(', ')} ${kind === 'human' ? 'people' : 'AI visitors'}`;
}

const MOST_COMMITS = 3;
/** As git shortens it. */
const SHORT_SHA = 7;

function commitsOn({ path: visited }: ListedPage, { pages, gone }: Comparison['sources']): string {
  const left = gone.find(({ path }) => path === visited);
  const changed = pages.find(({ path, before }) => path === visited || before === visited);
  const { commits = [] } = left ?? changed ?? {};
  if (commits.length === 0) return '';
  const named = commits
    .slice(0, MOST_COMMITS)
    .map(({ sha, subject }) => quotedWords(`${sha.slice(0, SHORT_SHA)} ${subject}`));
  const address = left === undefined ? changed?.path : left.became;
  const became = address === null ? ' Its file was removed.' : ` Its file became the page ${codePath(address ?? '')}.`;
  return ` The latest commits to its file, latest first: ${named.join(', ')}.${address === visited ? '' : became}`;
}

/** Maximum length of a command, in UTF-16 units: longer than any that we write. */
const LONGEST_COMMAND = 4_000;

/** Writes a command to paste. On GitHub a code span wraps, so that it is whole on a phone; a block is cut at its edge. */
export function pastedCommand(instruction: string, { command }: Layout): string {
  return codeSpan(`${command} ${instruction}`, { longest: LONGEST_COMMAND });
}

export function foldedCommand(instruction: string, layout: Layout): string {
  return `\n\n${details('Command', pastedCommand(instruction, layout)).replace(/^(?=.)/gm, '  ')}`;
}
