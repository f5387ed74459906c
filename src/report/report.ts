import { codeSpan, details, paragraphs } from '../action/words/markdown.ts';
import type { Collection, TrendPoint } from './collect.ts';
import { type Comparison, type Figure, isSilent } from './compare.ts';
import type { Evidence } from './evidence/collect.ts';
import { renderEvidence } from './evidence/section.ts';
import { describeHistory } from './foresight.ts';
import { isPartial, renderOddities, renderPartial } from './gaps.ts';
import { headline } from './headline.ts';
import { renderLater } from './later-section.ts';
import type { FourWeeksLater } from './look-back.ts';
import { count, counted, percent, points, share, signed } from './number-words.ts';
import { type OpenPulls, renderOpenPulls } from './open-pulls.ts';
import { type Absent, describeLeftOut, foldPages, type Places, renderPages } from './page-table.ts';
import { nameOf, nameOfBefore } from './period.ts';
import type { Season } from './season.ts';
import { renderTotalsTable, renderTrend } from './trend-chart.ts';
import { renderMoved } from './what-moved.ts';

/** A report's figures, and where and when they were read. */
export interface ReportData {
  readonly collection: Collection;
  readonly comparison: Comparison;
  /** Null unless the input `pages-root` is set. */
  readonly later: FourWeeksLater | null;
  /** Null unless the input `evidence` is set. */
  readonly evidence: Evidence | null;
  /** The same periods a year earlier; null if nothing needs them, or if they are unknown. */
  readonly season: Season | null;
  /** Null if there are none, or if GitHub doesn't show them. */
  readonly openPulls: OpenPulls | null;
  readonly project: string;
  readonly baseUrl: string;
  /** UTC, ms. */
  readonly generatedAt: number;
}

export interface ReportLayout extends Places {
  /** The comment command, such as `/docs`. */
  readonly command: string;
  /** Rows in the table of top pages. */
  readonly top: number;
  /** The input `max-requests`. */
  readonly maxRequests: number;
  /** Totals of periods before the trend, oldest first. */
  readonly earlier: readonly TrendPoint[];
  /** Address of the run's repository, such as `https://github.com/acme/app`. */
  readonly repositoryUrl: string;
  /** Limit for the whole text, in bytes of UTF-8. */
  readonly limit: number;
}

/** Layouts for pages with news, longest first; the first that leaves room for a few top pages is used. */
const DETAILS = [
  { folded: 30, asked: 5, later: 10, linked: true },
  { folded: 30, asked: 5, later: 10, linked: false },
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
    `**${headline(collection, comparison, data.season)}**`,
  ];
  if (isBlank(data, layout)) return paragraphs([...top, renderProvenance(data, layout.maxRequests)]);
  let text = '';
  for (const { folded, asked, later, linked } of DETAILS) {
    const places = { site: linked ? layout.site : null, runUrl: layout.runUrl };
    const naming = { ...places, folded, command: layout.command, period: collection.period };
    // Who reads, what moved, what to do, did it help; then the figures.
    const above = [
      ...top,
      renderMoved(comparison, naming),
      renderEvidence(data.evidence, { ...naming, lines: asked }),
      renderLater(data.later, { ...places, lines: later, repositoryUrl: layout.repositoryUrl }),
      renderOpenPulls(data.openPulls, { repositoryUrl: layout.repositoryUrl, now: data.generatedAt }),
      renderTrend(collection.trend),
      renderFigures(data),
    ];
    const end = [renderEarlier(layout.earlier), renderProvenance(data, layout.maxRequests)];
    const bytes = layout.limit - Buffer.byteLength(paragraphs([...above, ...end]));
    const { parts, shown } = renderTables(comparison, { ...places, top: layout.top, bytes });
    text = paragraphs([...above, ...parts, ...end]);
    if (shown > 0) break;
  }
  return text;
}

/** Checks whether a table would have nothing but zeros. A site that lost all visitors has more to show. */
function isBlank({ collection, later, evidence }: ReportData, { earlier }: ReportLayout): boolean {
  const { totals, totalsBefore, pages, pagesBefore, trend } = collection;
  const known = [totals, totalsBefore, ...[...trend, ...earlier].map((point) => point.totals)];
  const rows = pages.rows.size + pagesBefore.rows.size;
  return rows === 0 && later === null && evidence === null && known.every((each) => each === null || isSilent(each));
}

/** Writes the top pages, and below them as much of the full table as fits. */
function renderTables(
  comparison: Comparison,
  { top, bytes, ...places }: Places & { readonly top: number; readonly bytes: number },
): { readonly parts: readonly string[]; readonly shown: number } {
  const { pages } = comparison;
  // An empty line precedes each part.
  const roomBeside = (...parts: readonly string[]): number =>
    parts.reduce((room, part) => room - Buffer.byteLength(part) - 2, bytes);
  const fits = (rows: number): boolean =>
    roomBeside(renderTop(comparison, rows, places), describeLeftOut(pages.length - rows, places)) >= 0;
  const shown = [top, ...FEWER_ROWS].find((rows) => rows <= top && fits(rows)) ?? 0;
  const topPages = renderTop(comparison, shown, places);
  const rows = { ...places, shown, bytes: roomBeside(topPages), absent: absentBefore(comparison) };
  return { parts: [topPages, foldPages(pages, rows)], shown };
}

function renderFigures({ collection: { period }, comparison }: ReportData): string {
  const { human, ai, total, share: fraction } = comparison;
  if (comparison.uncompared !== null) {
    const rows = [line('People', human), line('AI', ai), line('Unique visitors', total)];
    const cells = rows.map(([name, now]) => `| ${name} | ${now} |`);
    const aiShare = fraction.now === null ? [] : [`| AI share | ${share(fraction.now)} |`];
    const first = comparison.uncompared === 'first-period' ? [NOTHING_BEFORE, ''] : [];
    return [...first, `| | ${nameOf(period)} |`, '| --- | ---: |', ...cells, ...aiShare].join('\n');
  }
  const head = `| | ${nameOf(period)} | ${capitalized(nameOfBefore(period))} | Change | % |`;
  const rows = [line('People', human), line('AI', ai), line('Unique visitors', total)];
  const { now, before } = fraction;
  const change = now === null || before === null ? '' : points(now, before);
  const shares = ['AI share', now === null ? '–' : share(now), before === null ? '–' : share(before), change, ''];
  return [
    head,
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...rows, shares].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const NOTHING_BEFORE = 'No visitors were counted in the period before, so nothing is compared.';

function capitalized(text: string): string {
  return text.replace(/^\w/, (letter) => letter.toUpperCase());
}

function line(name: string, figure: Figure): readonly string[] {
  const { now, before } = figure;
  return [
    name,
    count(now),
    before === null ? '' : count(before),
    before === null ? '' : signed(now - before),
    percent(figure),
  ];
}

function renderTop(comparison: Comparison, top: number, { site, runUrl }: Places): string {
  const { pages, complete, appeared, vanished } = comparison;
  if (pages.length === 0 || top === 0) return '';
  const title = complete ? '### Top pages' : `### Most visited of the ${counted(pages.length, 'page')} read`;
  const changes = [
    appeared === null || appeared === 0 ? '' : `${counted(appeared, 'page')} had no visitors before.`,
    vanished === null || vanished === 0
      ? ''
      : `${counted(vanished, 'page')} of the period before no longer had visitors.`,
  ].filter((text) => text !== '');
  return [
    title,
    '',
    renderPages(pages.slice(0, top), { absent: absentBefore(comparison), site, runUrl }),
    ...(changes.length === 0 ? [] : ['', changes.join(' ')]),
  ].join('\n');
}

/** If the new pages are known, a page without earlier figures had no visitors before. */
function absentBefore({ appeared }: Comparison): Absent {
  return appeared === null ? null : 0;
}

function renderEarlier(earlier: readonly TrendPoint[]): string {
  return earlier.length === 0 ? '' : details('Earlier periods', renderTotalsTable(earlier));
}

function renderProvenance(
  { collection, comparison, project, baseUrl, generatedAt }: ReportData,
  maxRequests: number,
): string {
  const { period, before, requests } = collection;
  const whole = comparison.complete ? 'complete' : 'complete except for the rows named here';
  const state = isPartial(collection) ? 'partial' : whole;
  const compared = comparison.uncompared === null ? `, compared with ${nameOf(before)}` : '';
  return [
    '---',
    '',
    [
      `${nameOf(period)} (UTC)${compared}.`,
      `Generated on ${minuteOf(generatedAt)} with ${counted(requests, 'request')} to ${codeSpan(baseUrl)}, project ${codeSpan(project)}; ${state}.`,
      describeHistory(collection, comparison.periods, maxRequests),
      '"AI" is what the service counts as AI traffic. Visitors are distinct visitors as the service counts them, so people plus AI, or all pages together, can exceed the total.',
      ...renderOddities(collection),
    ]
      .filter((text) => text !== '')
      .join(' '),
  ].join('\n');
}

/** Writes an instant (UTC, ms): "16 Nov 2026, 06:17 UTC". */
function minuteOf(at: number): string {
  const day = { kind: 'days', from: at, to: at + 24 * 60 * 60_000 } as const;
  return `${nameOf(day)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
}
