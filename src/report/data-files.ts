import { stringify } from 'csv-stringify/sync';
import { evidenceFigures } from './evidence/evidence.ts';
import { rounded } from './evidence/shares.ts';
import type { JudgedKind } from './judge-pages.ts';
import type { FourWeeksLater } from './look-back.ts';
import { isLarge, type KindNews, type News } from './news.ts';
import { isWhole, NONE, type PageList } from './page-list.ts';
import { daysIn, instants, type Period } from './period.ts';
import type { ReportData } from './report.ts';
import type { PageFigures } from './site-levels.ts';

/** Rows written at a time, so that the whole file of a large site is never in memory. */
const ROWS_AT_ONCE = 200;

/** Writes all figures as JSON, in parts; `docs/visitors-report.schema.json` describes it. */
export function* jsonParts(report: ReportData): Iterable<string> {
  const { news, moves, onlyAi } = report.comparison;
  // The lists continue where the object's last brace would be.
  yield JSON.stringify(figuresOf(report), null, 2).slice(0, -2);
  for (const [name, pages] of Object.entries({ ...news.kinds, newPages: news.newPages, onlyAi })) {
    const paths = pages.map(({ path }) => path);
    yield* listMember(name, paths);
  }
  const moved = Iterator.from(moves.addresses).map(([from, to]) => ({ from, to }));
  yield* listMember('moved', moved);
  yield* listMember('tests', testFigures(news));
  yield* listMember('pages', everyPage(report));
  yield '\n}\n';
}

/**
 * Writes every page of both periods as CSV for spreadsheets, in parts: with a byte order mark, because Excel does not
 * detect UTF-8 without it, with the line ends of RFC 4180, and without any cell that is a formula. A cell is empty if
 * the number is unknown.
 */
export function* csvParts(report: ReportData): Iterable<string> {
  yield '\uFEFFpath,human,ai,total,human_before,ai_before,total_before\r\n';
  for (const pages of inChunks(everyPage(report))) {
    // Quotes keep a path together if a spreadsheet separates cells by semicolons.
    yield stringify(pages.map(csvRow), { record_delimiter: 'windows', quoted_string: true });
  }
}

function figuresOf(report: ReportData): object {
  const { collection, comparison, project, baseUrl, generatedAt, openPulls: open } = report;
  const { trend, pages, pagesBefore, requests, problem } = collection;
  const { share, complete, appeared, vanished, news, moves, noPages, periods } = comparison;
  return {
    format: 'docs-agent/visitors',
    version: 4,
    project,
    baseUrl,
    generatedAt: new Date(generatedAt).toISOString(),
    period: daysOf(collection.period),
    before: daysOf(collection.before),
    totals: { now: collection.totals, before: collection.totalsBefore },
    aiShare: { now: rounded(share.now), before: rounded(share.before) },
    trend: trend.map((point) => ({ ...daysOf(point.period), totals: point.totals })),
    complete,
    lists: { now: stateOf(pages), before: stateOf(pagesBefore) },
    requests,
    problem,
    appeared,
    vanished,
    periodsCompared: periods,
    site: { human: siteFigures(news.people), ai: siteFigures(news.ai) },
    folders: moves.news.map((each) => ({ ...each, pages: each.pages.length })),
    onlyAiNoPages: noPages.length,
    sections: news.sections.map((each) => ({ ...each, pages: each.pages.length, factor: ratio(each.factor) })),
    didItHelp: laterFigures(report.later),
    evidence: evidenceFigures(report.evidence),
    openPullRequests: open && {
      count: open.count,
      cut: open.cut,
      oldest: { number: open.oldest.number, since: new Date(open.oldest.since).toISOString() },
    },
  };
}

function laterFigures(later: FourWeeksLater | null): object | null {
  if (later === null) return null;
  const judgement = 'judgement' in later ? later.judgement : null;
  const takenBack = later.kind === 'nothing-changed' ? later.takenBack : (judgement?.takenBack ?? []);
  const pages = judgement?.pages.map(({ pull, section: _section, ...page }) => ({
    ...page,
    human: judgedFigures(page.human),
    ai: judgedFigures(page.ai),
    commits: page.commits.map(({ sha }) => sha),
    pullRequest: pull?.number ?? null,
  }));
  const windows = 'windows' in later ? Object.entries(later.windows).map(([name, days]) => [name, daysOf(days)]) : null;
  return {
    state: later.kind,
    reason: later.kind === 'unjudged' ? later.reason : null,
    problem: later.kind === 'unread' ? { message: later.problem.message, hint: later.problem.hint } : null,
    windows: windows === null ? null : Object.fromEntries(windows),
    pages: pages ?? [],
    unmatched: judgement?.unmatched ?? null,
    removed: judgement?.removed ?? null,
    cut: judgement?.cut ?? null,
    takenBack: takenBack.map(({ sha }) => sha),
  };
}

function judgedFigures({ before, after, expected, verdict }: JudgedKind): object {
  const tenths = (aWeek: number): number => Number(aWeek.toFixed(1));
  return { before: tenths(before), after: tenths(after), expected: expected && tenths(expected), verdict };
}

/** The ratio is of now to the period before; the spread is that of a page from period to period, relative to its level. */
function siteFigures({ site, tested, widespread }: KindNews): object {
  const [change, spread] = site === null ? [null, null] : [site.ratios[0] ?? null, Math.sqrt(site.spread)];
  return { ratio: ratio(change), spread: ratio(spread), tested, widespread: widespread?.moved ?? null };
}

function* testFigures({ people, ai }: News): Iterable<object> {
  for (const { page, kind, now, level, spread, t, periods } of [...people.all, ...ai.all].filter(isLarge)) {
    yield { path: page.path, kind, now, level: ratio(level), spread: ratio(spread), t: ratio(t), periods };
  }
}

/** Lists the pages of both periods. A page in only one list had no visitors in the other period, or null: unknown. */
function* everyPage({ collection, comparison }: ReportData): Iterable<PageFigures> {
  const lists = [collection.pages, collection.pagesBefore];
  const [absentNow = null, absentBefore = null] = lists.map((list) => (isWhole(list) ? NONE : null));
  for (const pages of [comparison.pages, comparison.gone]) {
    for (const { path, now, before } of pages) yield { path, now: now ?? absentNow, before: before ?? absentBefore };
  }
}

function* listMember(name: string, values: Iterable<unknown>): Iterable<string> {
  yield `,\n  ${JSON.stringify(name)}: [`;
  let separator = '';
  for (const some of inChunks(values)) {
    yield separator + some.map((value) => `\n    ${JSON.stringify(value)}`).join(',');
    separator = ',';
  }
  yield '\n  ]';
}

function* inChunks<T>(values: Iterable<T>): Iterable<readonly T[]> {
  let chunk: T[] = [];
  for (const value of values) {
    chunk.push(value);
    if (chunk.length < ROWS_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

function csvRow({ path, now, before }: PageFigures): readonly (string | number | null)[] {
  const cells = [now, before].map((counts) => counts ?? { human: null, ai: null, total: null });
  return [inert(path), ...cells.flatMap(({ human, ai, total }) => [human, ai, total])];
}

/** Characters that a spreadsheet may skip before it looks for a formula. */
const UNSEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Puts an apostrophe before a path that a spreadsheet could read as a formula. The CSV package has such a guard, but it
 * misses a line feed, blanks or invisible characters before the sign, and the signs' small and superscript forms.
 */
function inert(path: string): string {
  const [first = ''] = path;
  return UNSEEN.test(path) || /^[=+\-−@]/.test(first.normalize('NFKC')) ? `'${path}` : path;
}

function daysOf(period: Period): object {
  return { ...instants(period), days: daysIn(period) };
}

function stateOf({ rows, gap, rejected, repeated, shifted, odd, sent }: PageList): object {
  return { pages: rows.size, gap, rejected, repeated, shifted, odd, merged: sent - rows.size };
}

function ratio(of: number | null): number | null {
  return of === null ? null : Number(of.toPrecision(4));
}
