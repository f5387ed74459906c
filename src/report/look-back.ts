import type { ListedCommit } from '../action/ports/contents.ts';
import type { RequestAllowance } from '../action/ports/readers.ts';
import { type Problem, problemText, repositoryErrorOf } from '../action/words/errors.ts';
import type { World } from '../action/world.ts';
import { readChangeWeeks, type Unjudged, type Windows, windowsOf } from './change-weeks.ts';
import { type CommitChanges, followFiles, takenBack } from './changed-files.ts';
import type { Collection } from './collect.ts';
import { whyUncompared } from './compare.ts';
import { type JudgedPage, judgePages } from './judge-pages.ts';
import { matchPages } from './match-pages.ts';
import { instants, type Period } from './period.ts';

/** How the visitors of pages that were edited four weeks before a report's end changed. */
export type FourWeeksLater =
  | { readonly kind: 'not-weekly' }
  | { readonly kind: 'unread'; readonly windows: Windows; readonly problem: Problem }
  | ({ readonly kind: 'nothing-changed' } & About & Pick<Judgement, 'takenBack'>)
  | ({ readonly kind: 'judged'; readonly judgement: Judgement } & About)
  /** There are numbers without verdicts, or not even numbers (null). */
  | ({ readonly kind: 'unjudged'; readonly reason: Unjudged; readonly judgement: Judgement | null } & About);

type About = { readonly windows: Windows; readonly root: string };

/** A judged page with the merged pull request of its latest commit; null if there is none, or if it was not requested. */
export interface LaterPage extends JudgedPage {
  readonly pull: { readonly number: number; readonly title: string } | null;
}

export interface Judgement {
  /** Largest deviation from the rest of the site first. */
  readonly pages: readonly LaterPage[];
  /** Unchanged pages with enough visitors to compare with. */
  readonly others: number;
  /** Number of changed pages that had no visitors under a matching path. */
  readonly unmatched: number;
  readonly removed: number;
  /** Not every change could be read: there were more commits, or more files in one. */
  readonly cut: boolean;
  /** Reverted commits of the week, and the reverts: their changes are left out. Oldest first. */
  readonly takenBack: readonly ListedCommit[];
}

/** Each costs a request to GitHub. If there are more, the report says so. */
const MOST_COMMITS = 30;
/** Later commits among which reverts are found: one request lists no more. */
const MOST_LATER = 100;
/** Pages that get a line: no one reads more, and the files have every page. */
const MOST_LINES = 10;

/** Judges the pages under `root` that changed four weeks ago. What can't be read is missing only from this section. */
export async function lookBack(
  collection: Collection,
  root: string,
  allowance: RequestAllowance,
  world: World,
): Promise<FourWeeksLater> {
  const { runner } = world;
  const windows = windowsOf(collection.period);
  const changes = await readChanges(root, windows, world);
  if ('message' in changes) return { kind: 'unread', windows, problem: changes };
  const { files, ...how } = changes;
  if (files.changed.length === 0 && files.removed.length === 0)
    return { kind: 'nothing-changed', windows, root, takenBack: how.takenBack };
  const unjudged = { kind: 'unjudged', windows, root, judgement: null } as const;
  if (whyUncompared(collection) === 'same-lists') return { ...unjudged, reason: 'same-lists' };
  const weeks = await readChangeWeeks(collection, allowance, world);
  const { reason } = weeks;
  if (weeks.problem !== null)
    runner.warning(`The page lists of 11 and 12 weeks earlier were not read: ${problemText(weeks.problem)}`);
  if (reason !== null && (weeks.after.length === 0 || weeks.before.length === 0)) return { ...unjudged, reason };
  const { touched, pages: matched, ...counts } = matchPages(files, weeks);
  const judged = judgePages({ pages: matched, touched }, weeks);
  const judgement = { ...judged, ...counts, ...how, pages: await withPulls(judged.pages, world) };
  return reason === null ? { kind: 'judged', windows, root, judgement } : { ...unjudged, reason, judgement };
}

async function readChanges(root: string, windows: Windows, { repository, runner }: World) {
  try {
    return await readCommits(root, windows, MOST_COMMITS, repository);
  } catch (error) {
    const problem = repositoryErrorOf(error);
    runner.warning(`Can't report on the pages that were changed four weeks ago: ${problemText(problem)}`);
    return problem;
  }
}

/** Reads what the latest `most` commits of a week changed, except what was reverted before the end of `after`. */
export async function readCommits(
  root: string,
  { week, after }: Pick<Windows, 'week' | 'after'>,
  most: number,
  repository: World['repository'],
) {
  const within = (period: Period): { readonly since: string; readonly until: string } => {
    // GitHub takes whole seconds, and includes both ends.
    const { from, to } = instants({ from: period.from, to: period.to - 1_000 });
    return { since: from, until: to };
  };
  const folder = root === '.' ? '' : root;
  const listed = await repository.commitsUnder(folder, { ...within(week), most });
  if (listed.commits.length === 0) return { files: followFiles([], root), cut: listed.cut, takenBack: [] };
  const since = await repository.commitsUnder(folder, { ...within(after), most: MOST_LATER });
  const oldestFirst = listed.commits.toReversed();
  const undone = takenBack([...oldestFirst, ...since.commits.toReversed()]);
  const commits: CommitChanges[] = [];
  let { cut } = listed;
  for (const commit of oldestFirst.filter(({ sha }) => !undone.has(sha))) {
    const { files, cut: filesCut } = await repository.filesOf(commit.sha);
    commits.push({ commit, files });
    cut ||= filesCut;
  }
  return { files: followFiles(commits, root), cut, takenBack: oldestFirst.filter(({ sha }) => undone.has(sha)) };
}

/** Adds the pull requests of the pages that get a line: each costs a request to GitHub. */
async function withPulls(pages: readonly JudgedPage[], { repository, runner }: World) {
  const pulls = new Map<string | undefined, LaterPage['pull']>();
  try {
    for (const sha of new Set(linedPages(pages).flatMap(({ commits }) => commits[0]?.sha ?? []))) {
      const merged = (await repository.pullRequestsOf(sha)).find(({ state }) => state === 'merged');
      pulls.set(sha, merged ?? null);
    }
  } catch (error) {
    // Without `pull-requests: read` the commits are linked.
    runner.debug(`The pull requests of commits could not be read: ${repositoryErrorOf(error).message}`);
  }
  return pages.map((page) => ({ ...page, pull: pulls.get(page.commits[0]?.sha) ?? null }));
}

export function linedPages<T extends JudgedPage>(pages: readonly T[]): readonly T[] {
  return pages.filter(isWorthALine).slice(0, MOST_LINES);
}

/** Checks whether there is anything to say about a page; one with too little data is only counted. */
export function isWorthALine({ isNew, human, ai }: JudgedPage): boolean {
  return isNew || human.verdict !== 'too-little-data' || ai.verdict !== 'too-little-data';
}
