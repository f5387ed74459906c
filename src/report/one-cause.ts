import { codeSpan, paragraphs } from '../action/words/markdown.ts';
import { siteRatio } from './chance.ts';
import type { Collection } from './collect.ts';
import type { Comparison } from './compare.ts';
import { clearChange } from './headline.ts';
import type { KindNews, News } from './news.ts';
import { CAUSE, NEWS } from './news-rules.ts';
import { count, counted, percent } from './number-words.ts';
import { type Layout, namePage } from './page-table.ts';
import type { PageTest } from './site-levels.ts';

/** Says what many pages have in common, before any single page; empty if nothing. */
export function renderCause(collection: Collection, { news, complete }: Comparison, layout: Layout): string {
  const site = complete ? clearChange(collection) : null;
  return paragraphs([
    site === null ? '' : causeOf(site, news, layout),
    renderWidespread(news.people, ['More people', 'Fewer people'], layout),
    renderWidespread(news.ai, ['More AI', 'Less AI'], layout),
  ]);
}

/** Finds what a clear change of the site's people (now / usual) comes from: the first that holds. */
function causeOf(site: number, { people: { all }, sections }: News, layout: Layout): string {
  const sized = all.filter(({ usual }) => usual >= CAUSE.leastSize);
  const near = sized.filter(({ now, usual }) => Math.abs(now / usual / site - 1) <= CAUSE.near).length;
  const said = (of: number, where: string): string =>
    `${count(of)} of ${counted(sized.length, 'page')} with usually at least ${CAUSE.leastSize} people are ${where} ${CAUSE.near * 100}% of the site's change (${percent({ now: site, before: 1 })}).`;
  if (sized.length >= CAUSE.leastSized && near >= CAUSE.alike * sized.length)
    return `Nearly all pages changed alike: ${said(near, 'within')}`;
  const moved = sections.filter(({ kind, factor }) => kind === 'human' && factor < 1 === site < 1);
  const names = moved.map(({ path }) => codeSpan(path)).join(', ');
  if (moved.length > 0)
    return `${moved.length === 1 ? 'A section' : 'Sections'} ${site < 1 ? 'fell' : 'rose'} more than the rest of the site: ${names}.`;
  const typical = siteRatio(all.map(({ now, usual }) => ({ now, before: usual })));
  if (typical !== null && Math.log(typical) / Math.log(site) < CAUSE.part) {
    const size = ({ now, usual }: PageTest): number => (now - usual) * Math.sign(site - 1);
    const ranked = all.toSorted((one, other) => size(other) - size(one));
    const largest = ranked.filter((test, _at, [first = test]) => size(test) >= CAUSE.ofLargest * size(first));
    return `The typical page changed less (${percent({ now: typical, before: 1 })}); the largest changes: ${named(largest, layout)}.`;
  }
  return sized.length < CAUSE.leastSized ? '' : `Pages changed differently: ${said(sized.length - near, 'not within')}`;
}

/** Pages that a sentence names. */
const MOST_NAMED = 5;

function named(tests: readonly PageTest[], layout: Layout): string {
  const paths = tests.slice(0, MOST_NAMED).map(({ page }) => namePage(page.path, layout));
  return paths.join(', ');
}

function renderWidespread({ widespread, tested }: KindNews, [more, fewer]: readonly string[], layout: Layout): string {
  if (widespread === null) return '';
  const { isFall, moved, foremost } = widespread;
  return `**${isFall ? fewer : more}** on most pages: ${count(moved)} of ${counted(tested, 'compared page')} ${isFall ? 'fell' : 'rose'} by ${NEWS.leastChange * 100}% or more, above all ${named(foremost, layout)}. They are not listed one by one.`;
}
