import { type JudgedPage, untouchedPages, type Verdict } from './judge-pages.ts';
import type { Windowed } from './match-pages.ts';
import { findNews, type News, type NewsPage } from './news.ts';
import type { MovedSection } from './sections.ts';
import type { Kind } from './site-levels.ts';

export interface Move {
  readonly kind: Kind;
  readonly verdict: 'more' | 'fewer';
}

/** A section or page that no commit changed, and whose visitors changed in the same way as those of a changed page. */
export type Alike = Move &
  (
    | { readonly what: 'section'; readonly path: string; readonly pages: number; readonly alike: number }
    | { readonly what: 'page'; readonly path: string; readonly before: number; readonly after: number }
  );

/**
 * Finds what moved in the same way as the pages with a verdict, among the pages that no change touched: then the change
 * may not be the cause. They are judged by the rules of news, in the same two windows. Sections first, then pages, each
 * largest change first.
 */
export function movedAlike(
  judged: readonly JudgedPage[],
  touched: ReadonlySet<string>,
  { before, after }: Windowed,
): readonly Alike[] {
  const moves = judged.flatMap(({ human, ai }) => [...moveOf('human', human.verdict), ...moveOf('ai', ai.verdict)]);
  if (moves.length === 0) return [];
  const others = untouchedPages(touched, { before, after });
  const news = findNews(
    others.map((path) => ({ path, now: after.get(path) ?? null, before: before.get(path) ?? null, older: [] })),
  );
  const isWanted = (move: Move): boolean =>
    moves.some(({ kind, verdict }) => kind === move.kind && verdict === move.verdict);
  return [...news.sections.map(ofSection), ...pagesIn(news)].filter(isWanted);
}

export function hasMove(page: Pick<JudgedPage, Kind>, { kind, verdict }: Move): boolean {
  return page[kind].verdict === verdict;
}

function moveOf(kind: Kind, verdict: Verdict): readonly Move[] {
  return verdict === 'more' || verdict === 'fewer' ? [{ kind, verdict }] : [];
}

function ofSection({ path, kind, factor, pages, alike }: MovedSection): Alike {
  return { what: 'section', path, kind, verdict: factor > 1 ? 'more' : 'fewer', pages: pages.length, alike };
}

function pagesIn({ kinds }: News): readonly Alike[] {
  const ofPages = (pages: readonly NewsPage[], move: Move): Alike[] =>
    pages.map(({ path, before, now }) => ({
      ...move,
      what: 'page',
      path,
      before: before?.[move.kind] ?? 0,
      after: now?.[move.kind] ?? 0,
    }));
  const fewerPeople = [...kinds.lostMostPeople, ...kinds.fewerPeopleMoreAi, ...kinds.fewerPeople];
  return [
    ...ofPages(kinds.morePeople, { kind: 'human', verdict: 'more' }),
    ...ofPages(fewerPeople, { kind: 'human', verdict: 'fewer' }),
    ...ofPages([...kinds.fewerPeopleMoreAi, ...kinds.moreAi], { kind: 'ai', verdict: 'more' }),
    ...ofPages(kinds.lessAi, { kind: 'ai', verdict: 'fewer' }),
  ];
}
