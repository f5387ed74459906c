import * as v from 'valibot';
import { MOST_OLDER } from './collect.ts';
import type { Comparison } from './compare.ts';
import { HEADLINE, NEWS } from './news-rules.ts';
import { type Line, SENSES, type Sense } from './page-lines.ts';
import { daysIn, type Period, periodBefore } from './period.ts';

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** UTC, ms: the range of a `Date`, minus a day for the period before, because someone may have edited the line. */
export const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(-8e15), v.maxValue(8e15));

/** A line that a report had. Short names, because there are many. */
const saidLine = v.strictObject({
  ...{ s: v.picklist(Object.keys(SENSES) as Sense[]), p: v.string(), u: count },
  /** When the first report that had it was made. */
  d: instant,
  /** The beginning of the last period that had it, the days of that (0: a month), and how many in a row had it. */
  ...{ l: instant, n: count, i: count },
  /** The beginning of the period that gave its command, and of the one that said it is back. */
  ...{ c: v.optional(instant), b: v.optional(instant) },
});
export const saidSchema = v.pipe(v.array(saidLine), v.readonly());
export type SaidLine = Readonly<v.InferOutput<typeof saidLine>>;

export type Recalled = ReturnType<typeof recall>;

/** Lines that a report shows at most: no other is remembered. */
export const MOST_LINES = 35;
/** Limits for all lines and for one of them, in bytes of JSON: the report needs the room. */
const MOST_BYTES = 5_000;
const MOST_LINE_BYTES = 1_000;

/**
 * Separates new lines from those of earlier reports of the same length. `at`: when this one is made (UTC, ms); `shown`: the
 * period of the report that it replaces.
 */
export function recall(
  lines: readonly Line[],
  { period, pages, complete, moves }: Comparison,
  { said, at, shown }: { readonly said: readonly SaidLine[]; readonly at: number; readonly shown?: Period },
) {
  const [from, n] = [period.from, lengthOf(period)];
  // A schedule may have been dropped since.
  const isLast = shown !== undefined && lengthOf(shown) === n && shown.from < from;
  const last = isLast ? shown.from : periodBefore(period).from;
  const passed = Math.max(1, Math.round((from - last) / (period.to - from)));
  const { ours = [], others = [] } = Object.groupBy(said, (line) => (line.n === n ? 'ours' : 'others'));
  const before = ours.flatMap((line) => beforehand(line, from, last));
  // A page may have moved since.
  const there = before.map((line) => ({ ...line, p: moves.addresses.get(line.p) ?? line.p }));
  const known = new Map(there.map((line) => [keyOf(line), line]));
  const knownOf = ({ sense, path }: Line) => (sense === null ? undefined : known.get(keyOf({ s: sense, p: path })));
  const isStill = (line: Line): boolean => {
    const was = knownOf(line);
    const isWorse = was?.s === 'low' && line.sense !== 'low';
    // A line whose command was never given isn't folded when it gets one.
    return was?.s === 'only-ai' || (was?.l === last && !isWorse && (was.c !== undefined || line.instruction === null));
  };
  const nowOf = ({ s, p }: SaidLine): number => pages.find(({ path }) => path === p)?.now?.[SENSES[s].kind] ?? 0;
  const repeated = new Set(lines.flatMap((line) => (isStill(line) ? (knownOf(line) ?? []) : [])));
  // Pages at the number that was usual when their line was first said.
  const back = [...known.values()].flatMap((line) => {
    const now = nowOf(line);
    const isBack = line.u > 0 && Math.abs(now - line.u) <= HEADLINE.alike * line.u;
    return complete && isBack && !repeated.has(line) ? [{ ...line, now }] : [];
  });
  // What is usual comes from the periods in which the page was not as usual.
  const isOver = ({ sense, path }: Line): boolean =>
    back.some(({ s, p }) => p === path && sense !== null && SENSES[s].kind === SENSES[sense].kind);
  const fresh = lines.filter((line) => !isStill(line) && !isOver(line));
  const told = fresh.slice(0, MOST_LINES).flatMap((line): SaidLine[] => {
    const { sense, path, usual, instruction } = line;
    const was = knownOf(line);
    if (sense === null) return [];
    const first =
      was?.l === last ? { ...was, s: sense, i: was.i + passed } : { s: sense, p: path, u: usual, d: at, i: 1 };
    return [{ ...first, l: from, n, ...(instruction === null ? {} : { c: from }) }];
  });
  const moved = new Set(lines.map(({ path }) => path));
  const isListed = ({ p }: SaidLine): boolean => moved.has(p);
  // Low periods lower what is usual, so the number from before the fall decides.
  const isLow = (line: SaidLine): boolean => {
    const isOurs = keyOf(line).startsWith('low ') && line.l === last && line.i <= MOST_OLDER && !isListed(line);
    return complete && isOurs && line.u > 0 && nowOf(line) <= (1 - NEWS.leastChange) * line.u;
  };
  // Those that the report of the period before had, too.
  const still = [
    ...lines.flatMap((line) => (isStill(line) ? withSense(knownOf(line), line.sense) : [])),
    ...[...known.values()].filter(isLow).flatMap((line) => withSense(line, 'low')),
  ].map((line) => ({ ...line, i: line.i + passed, l: from, now: line.u > 0 ? nowOf(line) : null }));
  const again = [...still, ...back.map((line) => ({ ...line, b: from }))];
  const newest = [...told, ...again.map(({ now: _now, ...line }) => line)];
  const mentioned = new Set(newest.map(keyOf));
  const quiet = [...known.values()].filter((line) => !mentioned.has(keyOf(line)));
  return { fresh, still, back, said: cut([...newest, ...quiet, ...others]) };
}

/** Returns what was known of a line before any report of the period that begins at `from`. */
function beforehand({ b, c, ...said }: SaidLine, from: number, last: number): readonly SaidLine[] {
  const line = c === undefined || c === from ? said : { ...said, c };
  const isOver = (b !== undefined && b !== from) || line.l > from;
  if (isOver || (line.l === from && line.i === 1)) return [];
  return [line.l === from ? { ...line, l: last, i: line.i - 1 } : line];
}

/** A line that has no room is forgotten, so that a later report says it again. */
function cut(all: readonly SaidLine[]): readonly SaidLine[] {
  let left = MOST_BYTES;
  return all.filter((line) => {
    const bytes = Buffer.byteLength(JSON.stringify(line)) + 1;
    if (bytes > Math.min(left, MOST_LINE_BYTES)) return false;
    left -= bytes;
    return true;
  });
}

/** AI visitors may no longer be more than usual. */
function withSense(line: SaidLine | undefined, sense: Sense | null): readonly SaidLine[] {
  return line === undefined ? [] : [line.s === 'swapped' && sense !== null ? { ...line, s: sense } : line];
}

/** Returns the days of a period; 0 for a month. */
function lengthOf(period: Period): number {
  return period.kind === 'month' ? 0 : daysIn(period);
}

function keyOf({ s, p }: Pick<SaidLine, 's' | 'p'>): string {
  return `${s === 'lost' || s === 'swapped' ? 'low' : s} ${p}`;
}
