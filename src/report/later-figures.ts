import type { JudgedKind } from './judge-pages.ts';
import type { FourWeeksLater, Judgement, LaterPage } from './look-back.ts';
import { daysIn, type Period } from './period.ts';

/** Builds the part `didItHelp` of the JSON file; `docs/visitors-report.schema.json` describes it. */
export function laterFigures(later: FourWeeksLater | null): object | null {
  if (later === null) return null;
  const judgement = later.kind === 'judged' ? later.judgement : null;
  return {
    state: later.kind,
    reason: later.kind === 'unjudged' ? later.reason : null,
    problem: later.kind === 'unread' ? { message: later.problem.message, hint: later.problem.hint } : null,
    windows: later.kind === 'not-weekly' ? null : windowFigures(later.windows),
    pages: judgement?.pages.map(pageFigures) ?? [],
    alike: judgement?.alike ?? [],
    unmatched: judgement?.unmatched ?? null,
    removed: judgement?.removed ?? null,
    cut: judgement?.cut ?? null,
    takenBack: takenBackIn(later).map(({ sha }) => sha),
  };
}

function takenBackIn(later: FourWeeksLater): Judgement['takenBack'] {
  if (later.kind === 'nothing-changed') return later.takenBack;
  return later.kind === 'judged' ? later.judgement.takenBack : [];
}

function windowFigures({
  week,
  before,
  after,
  earlier,
}: Exclude<FourWeeksLater, { kind: 'not-weekly' }>['windows']): object {
  return { week: daysOf(week), before: daysOf(before), after: daysOf(after), earlier: daysOf(earlier) };
}

function pageFigures({ path, renamedFrom, isNew, human, ai, commits, pull }: LaterPage): object {
  return {
    path,
    renamedFrom,
    isNew,
    human: kindFigures(human),
    ai: kindFigures(ai),
    commits: commits.map(({ sha }) => sha),
    pullRequest: pull?.number ?? null,
  };
}

/** The expected number has one decimal. */
function kindFigures({ before, after, expected, verdict }: JudgedKind): object {
  return { before, after, expected: expected === null ? null : Number(expected.toFixed(1)), verdict };
}

function daysOf(period: Period): object {
  const instant = (at: number): string => new Date(at).toISOString();
  return { from: instant(period.from), to: instant(period.to), days: daysIn(period) };
}
