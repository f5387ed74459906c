import { codeSpan, details, paragraphs } from '../action/words/markdown.ts';
import type { Collection, TrendPoint } from './collect.ts';
import type { Comparison } from './compare.ts';
import { type Evidence, renderEvidence } from './evidence/evidence.ts';
import { describeHistory, isPartial, renderOddities, renderPartial } from './gaps.ts';
import { headline } from './headline.ts';
import { renderLater } from './later-section.ts';
import type { FourWeeksLater } from './look-back.ts';
import { count, counted, percent, points, sentences, share, signed } from './number-words.ts';
import { isSilent, unlisted } from './page-list.ts';
import { describeLeftOut, foldPages, type Layout, renderPages } from './page-table.ts';
import { DAY_MS, nameOf, nameOfBefore } from './period.ts';
import type { Recalled } from './said-lines.ts';
import { renderTotalsTable, renderTrend } from './trend-chart.ts';
import { FOLDED_LINES, renderMoved } from './what-moved.ts';

/** The open pull requests of the agent in the run's repository. */
export interface OpenPulls {
  /** At least 1. */
  readonly count: number;
  /** `since`: when it was handed over (UTC, ms). */
  readonly oldest: { readonly number: number; readonly since: number };
  /** There are more open pull requests than GitHub listed: only the newest 100 are counted. */
  readonly cut: boolean;
}

export interface ReportData {
  readonly collection: Collection;
  readonly comparison: Comparison;
  /** Null unless the input `pages-root` is set. */
  readonly later: FourWeeksLater | null;
  /** Null unless the input `evidence` is set. */
  readonly evidence: Evidence | null;
  /** Null if there are none, or if GitHub doesn't show them. */
  readonly openPulls: OpenPulls | null;
  readonly project: string;
  readonly baseUrl: string;
  /** UTC, ms. */
  readonly generatedAt: number;
}

export interface ReportLayout extends Layout {
  readonly top: number;
  readonly maxRequests: number;
  /** Totals of periods before the trend, oldest first. */
  readonly earlier: readonly TrendPoint[];
  /** Limit for the whole text, in bytes of UTF-8. */
  readonly limit: number;
  /** What the rolling issue remembers; other reports remember nothing. */
  readonly recalled?: Recalled;
}

/** Layouts for pages with news, longest first; the first that leaves room for a few top pages is used. */
const DETAILS = [
  { folded: FOLDED_LINES, asked: 5, later: 10, linked: true },
  { folded: FOLDED_LINES, asked: 5, later: 10, linked: false },
  { folded: 2, asked: 2, later: 2, linked: false },
] as const;
/** Row counts for top pages, used if a hundred rows with the longest paths don't fit. */
const FEWER_ROWS = [20, 5] as const;

/** Writes a report as Markdown. Rows of the full table are left out until it fits into `limit`. */
export function renderReport(data: ReportData, layout: ReportLayout): string {
  const { collection, comparison } = data;
  const top = [
    `## Visitors of ${codeSpan(data.project)}`,
    renderPartial(collection, layout.maxRequests),
    `**${headline(collection, comparison)}**`,
  ];
  if (isBlank(data, layout)) return paragraphs([...top, renderProvenance(data, layout.maxRequests)]);
  let text = '';
  for (const { folded, asked, later, linked } of DETAILS) {
    const shownAs = linked ? layout : { ...layout, site: null };
    // Who reads, what moved, what to do, did it help, what readers ask for; then the figures.
    const above = [
      ...top,
      renderMoved(data, shownAs, folded),
      renderLater(data.later, shownAs, later),
      renderEvidence(data.evidence, shownAs, asked),
      renderOpenPulls(data.openPulls, layout.repositoryUrl, data.generatedAt),
      // Equal points would look like a steady site.
      comparison.uncompared === 'same-lists' ? '' : renderTrend(collection.trend),
      renderFigures(data),
    ];
    const earlier = layout.earlier.length === 0 ? '' : details('Earlier periods', renderTotalsTable(layout.earlier));
    const end = [earlier, renderProvenance(data, layout.maxRequests)];
    const bytes = layout.limit - Buffer.byteLength(paragraphs([...above, ...end]));
    const { parts, shown } = renderTables(comparison, shownAs, bytes);
    text = paragraphs([...above, ...parts, ...end]);
    if (shown > 0) break;
  }
  return text;
}

/** Says how many pull requests of the agent wait, and for how long at `now` (UTC, ms); empty without any. */
function renderOpenPulls(open: OpenPulls | null, repositoryUrl: string, now: number): string {
  if (open === null) return '';
  const { oldest, cut } = open;
  const days = Math.floor((now - oldest.since) / DAY_MS);
  const age = days < 1 ? 'today' : `${counted(days, 'day')} ago`;
  const link = `[#${oldest.number}](${repositoryUrl}/pull/${oldest.number})`;
  const which = open.count === 1 ? 'opened' : 'the oldest opened';
  const among = cut ? ' (among the newest 100 open ones)' : '';
  return `${counted(open.count, 'open pull request')} by the agent${among}, ${which} ${age} (${link}).`;
}

/** Checks whether a table would have nothing but zeros. A site that lost all visitors has more to show. */
function isBlank({ collection, later, evidence }: ReportData, { earlier }: ReportLayout): boolean {
  const { totals, totalsBefore, pages, pagesBefore, trend } = collection;
  const known = [totals, totalsBefore, ...[...trend, ...earlier].map((point) => point.totals)];
  const rows = pages.rows.size + pagesBefore.rows.size;
  return rows === 0 && later === null && evidence === null && known.every((each) => each === null || isSilent(each));
}

function renderTables(comparison: Comparison, layout: ReportLayout, bytes: number) {
  const { pages } = comparison;
  const { top } = layout;
  // An empty line precedes each part.
  const roomBeside = (...parts: readonly string[]): number =>
    parts.reduce((room, part) => room - Buffer.byteLength(part) - 2, bytes);
  const fits = (rows: number): boolean =>
    roomBeside(renderTop(comparison, rows, layout), describeLeftOut(pages.length - rows, layout)) >= 0;
  const shown = [top, ...FEWER_ROWS].find((rows) => rows <= top && fits(rows)) ?? 0;
  const topPages = renderTop(comparison, shown, layout);
  return { parts: [topPages, foldPages(comparison, shown, roomBeside(topPages), layout)], shown };
}

const FIRST_PERIOD = 'No visitors were counted in the period before, so these figures are not compared with it.';

function renderFigures({ collection, comparison }: ReportData): string {
  const { period, totals, totalsBefore } = collection;
  const { uncompared, share: of } = comparison;
  const [now, then] = [of.now, of.before].map((each) => (each === null ? '–' : share(each)));
  if (uncompared !== null || totalsBefore === null) {
    const first = uncompared === 'first-period' ? [FIRST_PERIOD, ''] : [];
    const rows = FIGURES.map(([name, kind]) => `| ${name} | ${count(totals[kind])} |`);
    const shares = of.now === null ? [] : [`| AI share | ${now} |`];
    return [...first, `| | ${nameOf(period)} |`, '| --- | ---: |', ...rows, ...shares].join('\n');
  }
  const change = of.now === null || of.before === null ? '' : points(of.now, of.before);
  return [
    // A phone shows the first columns: the last one may be cut.
    `| | ${nameOf(period)} | ${nameOfBefore(period).replace(/^t/, 'T')} | % | Change |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...FIGURES.map(([name, kind]) => {
      const [is, was] = [totals[kind], totalsBefore[kind]];
      return `| ${name} | ${count(is)} | ${count(was)} | ${percent(is, was)} | ${signed(is - was)} |`;
    }),
    `| AI share | ${now} | ${then} |  | ${change} |`,
  ].join('\n');
}

const FIGURES = [
  ['People', 'human'],
  ['AI', 'ai'],
  ['Unique visitors', 'total'],
] as const;

function renderTop(comparison: Comparison, top: number, layout: Layout): string {
  const { pages, complete, appeared, vanished } = comparison;
  if (pages.length === 0 || top === 0) return '';
  const title = complete ? '### Top pages' : `### Most visited of the ${counted(pages.length, 'page')} read`;
  const came = appeared ? `${counted(appeared, 'page')} had no visitors before.` : '';
  const went = vanished ? `${counted(vanished, 'page')} of the period before no longer had visitors.` : '';
  const table = renderPages(pages.slice(0, top), comparison, layout);
  return paragraphs([title, table, sentences([came, went])]);
}

function renderProvenance(data: ReportData, maxRequests: number): string {
  const { collection, comparison, project, baseUrl, generatedAt } = data;
  const { period, before, requests } = collection;
  const isWhole = comparison.complete && collection.older.every(({ pages }) => unlisted(pages) !== null);
  const whole = isWhole ? 'complete' : 'complete except for the rows named here';
  const day = nameOf({ kind: 'days', from: generatedAt, to: generatedAt + DAY_MS });
  const minute = new Date(generatedAt).toISOString().slice(11, 16);
  const state = isPartial(collection) ? 'partial' : whole;
  const compared = comparison.uncompared === null ? `, compared with ${nameOf(before)}` : '';
  const text = sentences([
    `${nameOf(period)} (UTC)${compared}.`,
    `Generated on ${day}, ${minute} UTC with ${counted(requests, 'request')} to ${codeSpan(baseUrl)}, project ${codeSpan(project)}; ${state}.`,
    describeHistory(collection, comparison.periods, maxRequests),
    '"AI" is what the service counts as AI traffic. Each number counts a visitor once, so people plus AI, or all pages together, can exceed the total.',
    renderOddities(collection),
  ]);
  return `---\n\n${text}`;
}
