import { codeSpan, details, paragraphs } from '../action/words/markdown.ts';
import { siteRatio } from './chance.ts';
import type { Collection } from './collect.ts';
import type { Comparison } from './compare.ts';
import { clearChange } from './headline.ts';
import type { KindNews, News } from './news.ts';
import { CAUSE, LEVEL, NEWS } from './news-rules.ts';
import { count, counted, percent, visitors } from './number-words.ts';
import { foldedCommand, type Line, linesOf, MOST_NAMED, pastedCommand, SENSES } from './page-lines.ts';
import { describeLeftOut, type Layout, namePage } from './page-table.ts';
import { dayOfMonth, nameOfOne } from './period.ts';
import { MOST_LINES, type Recalled, recall } from './said-lines.ts';
import type { PageTest } from './site-levels.ts';

const OPEN_LINES = 5;
/** Most lines that are folded behind them. */
export const FOLDED_LINES = MOST_LINES - OPEN_LINES;

type Moved = Readonly<{ collection: Collection; comparison: Comparison }>;
type Shown = Layout & { readonly recalled?: Recalled };

/** What many pages have in common comes first. Five lines are open, and at most `most` further ones are folded. */
export function renderMoved({ collection, comparison }: Moved, layout: Shown, most: number): string {
  const { fresh, ...recalled } = layout.recalled ?? recall(linesOf(comparison), comparison, { said: [], at: 0 });
  const [open, shown] = [fresh.slice(0, OPEN_LINES), fresh.slice(OPEN_LINES, OPEN_LINES + most)];
  // The first command belongs to the first line that has one; the others are folded behind their lines.
  const next = [...open, ...shown].find(({ instruction }) => instruction !== null);
  const list = (lines: readonly Line[]): string =>
    lines
      .map((line) => {
        const folded = line === next || line.instruction === null ? '' : foldedCommand(line.instruction, layout);
        return `- ${line.text(layout)}${folded}`;
      })
      .join('\n');
  const still = recalled.still.flatMap((line) => stillLine(line, comparison, layout));
  const none = still.length === 0 ? whyNone(comparison) : 'Nothing new stands out.';
  const about = [
    renderCause(collection, comparison, layout),
    open.length === 0 ? none : list(open),
    recalled.back.map((each) => backLine(each, layout)).join('\n'),
  ];
  const rest = describeLeftOut(fresh.length - open.length - shown.length, layout);
  return paragraphs([
    section('Biggest changes', paragraphs(about)),
    section('What to do: paste as a comment', next?.instruction ? pastedCommand(next.instruction, layout) : ''),
    shown.length === 0
      ? ''
      : details(counted(fresh.length - open.length, 'more change'), paragraphs([list(shown), rest])),
    still.length === 0 ? '' : details(`${counted(still.length, 'change')} reported before`, still.join('\n')),
    describeNoPages(comparison),
  ]);
}

function stillLine({ s, p, d, i, now }: Recalled['still'][number], { period }: Comparison, layout: Layout) {
  const which = `${ORDINALS[i - 2] ?? 'a later'} ${nameOfOne(period)}`;
  const is = now === null ? '' : ` (${visitors(SENSES[s].kind, now)})`;
  const line = `- ${SENSES[s].still}, ${which}: ${namePage(p, layout)}${is}, first reported on ${dayOfMonth(d)}`;
  return s === 'only-ai' ? [] : [line];
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

function backLine({ s, p, u, d, now }: Recalled['back'][number], layout: Layout): string {
  const is = visitors(SENSES[s].kind, now);
  return `- **Back to usual** ${namePage(p, layout)}: ${is}, usually about ${count(u)} when its change was first reported on ${dayOfMonth(d)}`;
}

function describeNoPages({ noPages: { length } }: Comparison): string {
  const one = 'path that looks like a file or a probe rather than a page';
  const paths = counted(length, one, 'paths that look like files or probes rather than pages');
  const said = `AI visitors, but no people, were counted on ${paths}.`;
  return length === 0 ? '' : details('Paths that are not pages', said);
}

function renderCause(collection: Collection, comparison: Comparison, layout: Layout): string {
  const { news, uncompared } = comparison;
  const { human, ai } = collection.totals;
  const isSame = uncompared === 'same-lists';
  const site = clearChange(collection, comparison);
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
  const silent = collection.silentDays?.map(({ from }) => weekday.format(from)) ?? [];
  return paragraphs([
    isSame
      ? `**The service seems to ignore dates**: it sent the same pages with the same numbers for two periods. Nothing is compared.`
      : '',
    human === 0 && ai > 0
      ? 'No people were counted on the whole site, only AI visitors: check how the site counts people.'
      : '',
    site === null ? '' : causeOf(site, human, news, layout),
    silent.length === 0
      ? ''
      : `${new Intl.ListFormat('en-GB').format(silent)} had at most ${CAUSE.silentDay * 100}% of the best day's people. Unless that is usual, check the counting, not the pages.`,
    renderWidespread(news.people, ['More people', 'Fewer people'], layout),
    renderWidespread(news.ai, ['More AI', 'Less AI'], layout),
  ]);
}

/** Checks whether the site clearly lost people, and nearly all pages alike: then whole days may not have been counted. */
export function fellAlike(collection: Collection, comparison: Comparison): boolean {
  const site = clearChange(collection, comparison);
  return site !== null && site < 1 && nearSite(site, comparison.news.people.all).isAlike;
}

function nearSite(site: number, all: readonly PageTest[]) {
  const sized = all.filter(({ usual }) => usual >= CAUSE.leastSize);
  const near = sized.filter(({ now, usual }) => Math.abs(now / usual / site - 1) <= CAUSE.near).length;
  return { sized, near, isAlike: sized.length >= CAUSE.leastSized && near >= CAUSE.alike * sized.length };
}

/** Finds what a clear change of the site's people (now / usual) comes from: the first that holds. */
function causeOf(site: number, people: number, { people: { all }, sections }: News, layout: Layout): string {
  const { sized, near, isAlike } = nearSite(site, all);
  const said = (of: number, where: string): string =>
    `${count(of)} of ${counted(sized.length, 'page')} that usually have at least ${CAUSE.leastSize} people are ${where} ${CAUSE.near * 100}% of the site's change (${percent(site, 1)}).`;
  if (isAlike) return `Nearly all pages changed alike: ${said(near, 'within')}`;
  const moved = sections.filter(({ kind, factor }) => kind === 'human' && factor < 1 === site < 1);
  const names = moved.map(({ path }) => codeSpan(path)).join(', ');
  if (moved.length > 0)
    return `${moved.length === 1 ? 'A section' : 'Sections'} ${site < 1 ? 'fell' : 'rose'} more than the rest of the site: ${names}.`;
  const typical = siteRatio(all.map(({ now, usual }) => ({ now, before: usual })));
  if (typical !== null && Math.log(typical) / Math.log(site) < CAUSE.part) {
    const size = ({ now, usual }: PageTest): number => (now - usual) * Math.sign(site - 1);
    const ranked = all.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_NAMED);
    const largest = ranked.filter((test, _at, [first = test]) => size(test) >= CAUSE.ofLargest * size(first));
    // Pages that are new or gone are not compared, but may be the cause.
    const explains =
      largest.reduce((sum, test) => sum + size(test), 0) >= CAUSE.part * Math.abs(people - people / site);
    const changes = explains ? `; the largest changes: ${named(largest, layout)}` : '';
    return `The typical page changed less (${percent(typical, 1)})${changes}.`;
  }
  return sized.length < CAUSE.leastSized ? '' : `Pages changed differently: ${said(sized.length - near, 'not within')}`;
}

function named(tests: readonly PageTest[], layout: Layout): string {
  const paths = tests.slice(0, MOST_NAMED).map(({ page }) => namePage(page.path, layout));
  return paths.join(', ');
}

function renderWidespread({ widespread, tested }: KindNews, [more, fewer]: readonly string[], layout: Layout): string {
  if (widespread === null) return '';
  const { isFall, moved, foremost } = widespread;
  return `**${isFall ? fewer : more}** on most pages: ${count(moved)} of ${counted(tested, 'compared page')} ${isFall ? 'fell' : 'rose'} by ${NEWS.leastChange * 100}% or more, above all ${named(foremost, layout)}. They are not listed one by one.`;
}

/** Says what would have been noticed. It never says that nothing changed: chance hides small changes. */
function whyNone({ news, compared, complete, period, periods }: Comparison): string {
  if (periods === 0 || compared < 2) return '';
  if (periods < LEVEL.leastPeriods)
    return `Single pages are compared only with at least ${LEVEL.leastPeriods} earlier periods; this report has ${count(periods)}. With fewer, chance looks like news.`;
  const whole = complete ? '' : ` among the ${counted(compared, 'page')} read for both periods`;
  const isWidespread = (news.people.widespread ?? news.ai.widespread) !== null;
  const words = noticed(news.people, 'people') || noticed(news.ai, 'AI visitors');
  if (words === '' && isWidespread) return '';
  return words === ''
    ? `No page${whole} has enough visitors and earlier ${nameOfOne(period)}s to distinguish a change from chance (about ${NEWS.leastExpected} people or AI visitors, and ${LEVEL.leastPeriods} earlier ${nameOfOne(period)}s, are needed).`
    : `No ${isWidespread ? 'other ' : ''}page stands out${whole}. ${words}`;
}

function noticed({ noticeable, tested, widespread }: KindNews, who: string): string {
  if (noticeable === null || tested === 0 || widespread !== null) return '';
  const { level, below, above } = noticeable;
  if (below === null && above === null)
    return `The pages vary so much that no change of a page with ${level} ${who} would be noticed.`;
  const fall = below === null ? [] : [`fall below ${count(below)}`];
  const rise = above === null ? [] : [`rise above ${count(above)}`];
  return `A page with ${level} ${who} would have had to ${[...fall, ...rise].join(' or ')} to be noticed.`;
}

function section(title: string, text: string): string {
  return text === '' ? '' : `### ${title}\n\n${text}`;
}
