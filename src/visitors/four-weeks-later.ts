import type { Problem } from '../errors.ts';
import type { ListedCommit } from '../ports/contents.ts';
import type { JudgedPage } from './judge-pages.ts';
import type { Alike } from './moved-alike.ts';
import type { Gap } from './page-list.ts';
import { DAY_MS, type Period } from './period.ts';

/** The week whose changes are judged, and the days before and after it. */
export interface Windows {
  readonly week: Period;
  readonly before: Period;
  readonly after: Period;
  /** As long as `before`, and just before it: it shows whether a page was unusual then. */
  readonly earlier: Period;
}

/** How the visitors of the pages changed that were edited four weeks before a report's end. */
export type FourWeeksLater =
  /** The report's period is not `last-week`. */
  | { readonly kind: 'not-weekly' }
  /** GitHub did not show the changes. */
  | { readonly kind: 'unread'; readonly windows: Windows; readonly problem: Problem }
  | {
      readonly kind: 'nothing-changed';
      readonly windows: Windows;
      readonly root: string;
      readonly takenBack: Judgement['takenBack'];
    }
  /** The page lists of the windows are incomplete, so nothing is judged. */
  | { readonly kind: 'unjudged'; readonly windows: Windows; readonly reason: Unjudged }
  | { readonly kind: 'judged'; readonly windows: Windows; readonly root: string; readonly judgement: Judgement };

/**
 * Why nothing is judged: the report itself is partial, its requests aren't enough for two more lists, or the lists were
 * read but lack rows (`rows-missing`: some were invalid or repeated).
 */
export type Unjudged = 'partial-report' | 'rows-missing' | Gap;

/** A judged page with the merged pull request of its latest commit; null if there is none, or if it was not requested. */
export interface LaterPage extends JudgedPage {
  readonly pull: { readonly number: number; readonly title: string } | null;
}

export interface Judgement {
  /** Largest deviation from the rest of the site first. */
  readonly pages: readonly LaterPage[];
  /** Sections and pages that no commit changed, and that moved like a page with a verdict. */
  readonly alike: readonly Alike[];
  /** Number of unchanged pages that they are compared with. */
  readonly others: number;
  /** Number of changed pages that had no visitors under a matching path. */
  readonly unmatched: number;
  /** Number of removed pages. */
  readonly removed: number;
  /** Not every change could be read: there were more commits, or more files in one. */
  readonly cut: boolean;
  /** Commits of the week that a later one took back, and those that did: their changes are left out. Oldest first. */
  readonly takenBack: readonly ListedCommit[];
}

const WINDOW_DAYS = 28;

/** Finds the week that ended 28 days before the end of a period, the 28 days before it and the 28 days after it. */
export function windowsOf({ to }: Pick<Period, 'to'>): Windows {
  const end = to - WINDOW_DAYS * DAY_MS;
  const days = (from: number, until: number): Period => ({ kind: 'days', from, to: until });
  const start = end - 7 * DAY_MS;
  return {
    week: days(start, end),
    before: days(start - WINDOW_DAYS * DAY_MS, start),
    after: days(end, to),
    earlier: days(start - 2 * WINDOW_DAYS * DAY_MS, start - WINDOW_DAYS * DAY_MS),
  };
}
