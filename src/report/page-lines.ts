import { codePath, codeSpan } from '../action/words/markdown.ts';
import type { Comparison } from './compare.ts';
import type { FolderNews } from './moves.ts';
import type { MovedSection, NewsKind, NewsPage } from './news.ts';
import { MOVES } from './news-rules.ts';
import { count, counted, percent, roughly, visitors } from './number-words.ts';
import { instructionFor } from './page-command.ts';
import { type Layout, namePage } from './page-table.ts';
import { nameOfOne } from './period.ts';
import type { Kind, PageFigures } from './site-levels.ts';

/** What a line says about its page: of another sense, it is another line. Each with its words if it is said again. */
export const SENSES = {
  low: { still: 'Still low', kind: 'human' },
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

/** Pages that a line names. */
export const MOST_NAMED = 5;

/** What a list of pages is called, whose change it states, and what is remembered of it. */
const LISTED = {
  lostMostPeople: { title: 'Lost most of its people', changed: ['human'], sense: 'low' },
  fewerPeopleMoreAi: { title: 'Fewer people and more AI', changed: ['human', 'ai'], sense: 'swapped' },
  fewerPeople: { title: 'Fewer people', changed: ['human'], sense: 'low' },
  morePeople: { title: 'More people', changed: ['human'], sense: 'high' },
  moreAi: { title: 'More AI', changed: ['ai'], sense: 'ai-high' },
  lessAi: { title: 'Less AI', changed: ['ai'], sense: 'ai-low' },
} as const satisfies Record<NewsKind, { title: string; changed: readonly Kind[]; sense: Sense }>;

/** Returns everything that moved, what matters most first. */
export function linesOf(comparison: Comparison): readonly Line[] {
  const { news, moves, onlyAi, period, periods } = comparison;
  const unseen = `not seen in the last ${periods} ${nameOfOne(period)}s`;
  const instruction = (kind: NewsKind | 'onlyAi', page: PageFigures) => instructionFor(kind, page, comparison);
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
    ...moves.news.map((of) => ({
      ...NO_LINE,
      path: of.folder,
      text: (shown: Layout) => folderText(of, unseen, shown),
    })),
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

function lineOn({ path }: PageFigures, title: string, said: string, about: Partial<Line> = {}): Line {
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
  const shown = pages.slice(0, MOST_NAMED).map((path) => namePage(path, kind === 'launched' ? layout : { site: null }));
  const names = `${pages.length > MOST_NAMED ? 'the most visited: ' : ''}${shown.join(', ')}`;
  if (kind === 'launched')
    return `**New pages** in ${name}: ${count(pages.length)} with ${MOVES.leastVisitors} visitors or more, ${unseen}; ${names}`;
  if (kind === 'deleted')
    return `**Gone**: ${size} of ${name}, and no new address was found; their page visitors add up to ${count(sum)}, usually about ${count(roughly(usual))}; ${names}`;
  if (pages.length === 1)
    return `**Moved** ${name} to ${shown[0]}: ${counted(sum, 'unique visitor')}, usually about ${count(roughly(usual))}`;
  return `**Moved** ${size} from ${name} to ${codePath(to ?? '')}; their page visitors add up to ${Math.round((sum / usual) * 100)}% of what is usual`;
}

function now(page: PageFigures, kind: Kind): string {
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
