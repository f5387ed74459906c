import { codeSpan, details } from '../markdown.ts';
import type { Collection, TrendPoint } from './collect.ts';
import type { Comparison, Figure } from './compare.ts';
import { renderFlagged } from './flagged-pages.ts';
import { isPartial, renderOddities, renderPartial } from './gaps.ts';
import { headline } from './headline.ts';
import { count, counted, percent, points, share, signed } from './number-words.ts';
import { type Absent, foldPages, renderPages, tellLeftOut } from './page-table.ts';
import { nameOf, nameOfBefore } from './period.ts';
import { renderTotalsTable, renderTrend } from './trend-chart.ts';

/** A report's figures, with where and when they come from. */
export interface ReportData {
  readonly collection: Collection;
  readonly comparison: Comparison;
  readonly project: string;
  readonly baseUrl: string;
  /** UTC, ms. */
  readonly generatedAt: number;
}

export interface ReportLayout {
  /** The comment command, such as `/docs`. */
  readonly command: string;
  /** Rows in the table of top pages. */
  readonly top: number;
  /** The input `max-requests`. */
  readonly maxRequests: number;
  /** Totals of periods before the trend, oldest first. */
  readonly earlier: readonly TrendPoint[];
  /** Of the whole text, in bytes of UTF-8. */
  readonly limit: number;
}

/** Writes a report as Markdown. Rows of the full table are left out until it fits into `limit`. */
export function renderReport(data: ReportData, layout: ReportLayout): string {
  const { collection, comparison } = data;
  const heading = `## Documentation visitors of ${codeSpan(data.project)}`;
  const top = [
    heading,
    renderPartial(collection, layout.maxRequests),
    `**${headline(collection.period, comparison)}**`,
  ];
  if (comparison.total.now === 0 && collection.pages.rows.size === 0) return join([...top, renderProvenance(data)]);
  const figures = [
    renderFigures(data),
    renderTrend(collection.trend),
    ...renderFlagged(comparison, { period: collection.period, command: layout.command }),
  ];
  const end = [renderEarlier(layout.earlier), renderProvenance(data)];
  const roomBeside = (...parts: readonly string[]): number =>
    layout.limit - Buffer.byteLength(join([...top, ...figures, ...parts, ...end]));
  const { pages } = comparison;
  const fits = (rows: number): boolean =>
    roomBeside(renderTop(comparison, rows), tellLeftOut(pages.length - rows)) >= 0;
  // A hundred rows with the longest paths may be too much for a comment.
  const shown = [layout.top, 20, 5].find((rows) => rows <= layout.top && fits(rows)) ?? 0;
  const topPages = renderTop(comparison, shown);
  const everyPage = foldPages(pages, { shown, bytes: roomBeside(topPages), absent: absentBefore(comparison) });
  return join([...top, ...figures, topPages, everyPage, ...end]);
}

function renderFigures({ collection: { period }, comparison }: ReportData): string {
  const { human, ai, total, share: fraction } = comparison;
  if (comparison.uncompared !== null) {
    const rows = [line('People', human), line('AI', ai), line('Both, each counted once', total)];
    const cells = rows.map(([name, now]) => `| ${name} | ${now} |`);
    const aiShare = fraction.now === null ? [] : [`| AI share | ${share(fraction.now)} |`];
    const first = comparison.uncompared === 'first-period' ? [NOTHING_BEFORE, ''] : [];
    return [...first, `| | ${nameOf(period)} |`, '| --- | ---: |', ...cells, ...aiShare].join('\n');
  }
  const head = `| | ${nameOf(period)} | ${nameOfBefore(period)} | Change | in percent |`;
  const rows = [line('People', human), line('AI', ai), line('Both, each counted once', total)];
  const { now, before } = fraction;
  const change = now === null || before === null ? '' : points(now, before);
  const shares = ['AI share', now === null ? '–' : share(now), before === null ? '–' : share(before), change, ''];
  return [
    head,
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...rows, shares].map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const NOTHING_BEFORE = 'Nobody was counted in the period before, so there is nothing to compare with.';

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

function renderTop(comparison: Comparison, top: number): string {
  const { pages, complete, appeared, vanished } = comparison;
  if (pages.length === 0 || top === 0) return '';
  const title = complete ? '### Top pages' : `### The most visited of the ${counted(pages.length, 'page')} read`;
  const changes = [
    appeared === null || appeared === 0 ? '' : `${counted(appeared, 'page')} had no visitor before.`,
    vanished === null || vanished === 0
      ? ''
      : `${counted(vanished, 'page')} of the period before had no visitor any more.`,
  ].filter((text) => text !== '');
  return [
    title,
    '',
    renderPages(pages.slice(0, top), absentBefore(comparison)),
    ...(changes.length === 0 ? [] : ['', changes.join(' ')]),
  ].join('\n');
}

/** Where pages are known to have appeared, those without figures of before had no visitor. */
function absentBefore({ appeared }: Comparison): Absent {
  return appeared === null ? null : 0;
}

function renderEarlier(earlier: readonly TrendPoint[]): string {
  return earlier.length === 0 ? '' : details('Earlier periods', renderTotalsTable(earlier));
}

function renderProvenance({ collection, comparison, project, baseUrl, generatedAt }: ReportData): string {
  const { period, before, requests } = collection;
  const whole = comparison.complete ? 'complete' : 'complete but for the rows named here';
  const state = isPartial(collection) ? 'partial' : whole;
  const instants = ({ from, to }: typeof period): string =>
    `${new Date(from).toISOString()} to ${new Date(to).toISOString()}`;
  return [
    '---',
    '',
    [
      `From ${instants(period)} (UTC, the end not included), compared with ${instants(before)}.`,
      `Written at ${new Date(generatedAt).toISOString()} after ${counted(requests, 'request')} to ${codeSpan(baseUrl)}, project ${codeSpan(project)}; ${state}.`,
      '"AI" is what the service counts as AI traffic: assistants, agents, crawlers.',
      '"Visitors" are unique: each counts once on a page and once on the site, and who comes as a person and as AI counts once in "both". So pages do not add up to the site, nor weeks to months.',
      ...renderOddities(collection),
    ].join(' '),
  ].join('\n');
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
