import { type Problem, problemText, repositoryErrorOf } from '../../errors.ts';
import type { ListedCommit } from '../../ports/contents.ts';
import type { Repository } from '../../ports.ts';
import { type CommitChanges, type FileChanges, followFiles } from '../../visitors/changed-files.ts';
import { type Collection, STEP } from '../../visitors/collect.ts';
import {
  type FourWeeksLater,
  type Judgement,
  type LaterPage,
  type Unjudged,
  type Windows,
  windowsOf,
} from '../../visitors/four-weeks-later.ts';
import { isPartial } from '../../visitors/gaps.ts';
import { type JudgedPage, judgePages, untouchedPages } from '../../visitors/judge-pages.ts';
import { linedPages } from '../../visitors/later-section.ts';
import { matchPages } from '../../visitors/match-pages.ts';
import { movedAlike } from '../../visitors/moved-alike.ts';
import { isWhole, type PageList } from '../../visitors/page-list.ts';
import type { Period } from '../../visitors/period.ts';
import { takenBack } from '../../visitors/taken-back.ts';
import { readWindowLists, type WindowLists } from '../../visitors/window-lists.ts';
import type { ReportWorld } from '../world.ts';

/** The result of a look back, and how many requests it sent to the service. */
export interface LookBack {
  readonly later: FourWeeksLater;
  readonly requests: number;
}

/** Each costs a request to GitHub. If there are more, the report says so. */
const MOST_COMMITS = 30;
/** Later commits among which reverts are found: one request lists no more. */
const MOST_LATER = 100;

/**
 * Judges the pages that were changed four weeks before the end of a report's week. It never fails the report: what
 * can't be read is missing only from this section.
 */
export async function lookBack(
  { collection, isLastWeek }: { readonly collection: Collection; readonly isLastWeek: boolean },
  world: ReportWorld,
): Promise<LookBack | null> {
  const { pagesRoot: root, maxRequests } = world.settings;
  if (root === '') return null;
  if (!isLastWeek) return { later: { kind: 'not-weekly' }, requests: 0 };
  const windows = windowsOf(collection.period);
  const read = await readChanges({ root, windows }, world);
  if ('message' in read) return { later: { kind: 'unread', windows, problem: read }, requests: 0 };
  const changes = followFiles(read.commits, root);
  if (changes.changed.length === 0 && changes.removed.length === 0) {
    return { later: { kind: 'nothing-changed', windows, root, takenBack: read.takenBack }, requests: 0 };
  }
  const unjudged = (reason: Unjudged): FourWeeksLater => ({ kind: 'unjudged', windows, reason });
  const left = maxRequests - collection.requests;
  const expected = isPartial(collection) ? 'partial-report' : left < leastRequests(collection) ? 'requests' : null;
  if (expected !== null) return { later: unjudged(expected), requests: 0 };
  const { service, runner } = world;
  const lists = await readWindowLists(windows, { service, cancelled: runner.cancelled, maxRequests: left });
  if (lists.problem !== null) warn('The page lists of the weeks before and after were not read', lists.problem, world);
  const { requests } = lists;
  const missing = missingFrom(lists);
  if (missing !== null) return { later: unjudged(missing), requests };
  const judgement = { ...(await judge({ changes, cut: read.cut }, lists, world)), takenBack: read.takenBack };
  return { later: { kind: 'judged', windows, root, judgement }, requests };
}

/** The windows are longer than the report's periods, so their lists are at least as long. */
function leastRequests({ pages, pagesBefore }: Collection): number {
  return 2 * Math.max(1, Math.ceil((Math.max(pages.rows.size, pagesBefore.rows.size) - 1) / STEP));
}

function missingFrom(lists: { readonly before: PageList; readonly after: PageList }): Unjudged | null {
  const all = [lists.before, lists.after];
  const gap = all.map((list) => list.gap).find((each) => each !== null);
  return gap ?? (all.every(isWhole) ? null : 'rows-missing');
}

interface ReadChanges {
  /** Oldest first. */
  readonly commits: readonly CommitChanges[];
  /** There are more commits, or more files in one. */
  readonly cut: boolean;
  /** Commits of that week that a later one took back; their changes are left out. Oldest first. */
  readonly takenBack: readonly ListedCommit[];
}

async function readChanges(
  { root, windows }: { readonly root: string; readonly windows: Windows },
  world: ReportWorld,
): Promise<ReadChanges | Problem> {
  // GitHub takes whole seconds, and includes both ends.
  const within = ({ from, to }: Period) => ({ since: instant(from), until: instant(to - 1_000) });
  const folder = root === '.' ? '' : root;
  try {
    const listed = await world.repository.commitsUnder(folder, { ...within(windows.week), most: MOST_COMMITS });
    if (listed.commits.length === 0) return { commits: [], cut: listed.cut, takenBack: [] };
    const since = await world.repository.commitsUnder(folder, { ...within(windows.after), most: MOST_LATER });
    const oldestFirst = listed.commits.toReversed();
    const undone = takenBack([...oldestFirst, ...since.commits.toReversed()]);
    const commits: CommitChanges[] = [];
    let { cut } = listed;
    for (const commit of oldestFirst.filter(({ sha }) => !undone.has(sha))) {
      const { files, cut: filesCut } = await world.repository.filesOf(commit.sha);
      commits.push({ commit, files });
      cut ||= filesCut;
    }
    return { commits, cut, takenBack: oldestFirst.filter(({ sha }) => undone.has(sha)) };
  } catch (error) {
    const { message, hint } = repositoryErrorOf(error);
    warn("Can't report on the pages that were changed four weeks ago", { message, hint }, world);
    return { message, hint };
  }
}

async function judge(
  { changes, cut }: { readonly changes: FileChanges; readonly cut: boolean },
  lists: Pick<WindowLists, 'before' | 'after' | 'earlier'>,
  world: ReportWorld,
): Promise<Omit<Judgement, 'takenBack'>> {
  const windows = { before: lists.before.rows, after: lists.after.rows, earlier: lists.earlier?.rows ?? null };
  const matching = matchPages(changes, windows);
  const judged = judgePages(matching, windows);
  const alike = movedAlike(judged, matching.touched, windows);
  const pages = await withPulls(judged, world);
  const others = untouchedPages(matching.touched, windows).length;
  return { pages, alike, others, unmatched: matching.unmatched, removed: matching.removed, cut };
}

/** Adds the pull requests of the pages that get a line: each costs a request to GitHub. */
async function withPulls(pages: readonly JudgedPage[], world: ReportWorld): Promise<readonly LaterPage[]> {
  const pulls = new Map<string, LaterPage['pull']>();
  const lined = linedPages(pages).flatMap(({ commits: [latest] }) => (latest === undefined ? [] : [latest]));
  try {
    for (const { sha } of lined) if (!pulls.has(sha)) pulls.set(sha, await mergedPullOf(sha, world.repository));
  } catch (error) {
    // Without `pull-requests: read` the commits are linked.
    world.runner.debug(`The pull requests of commits could not be read: ${repositoryErrorOf(error).message}`);
  }
  const pullOf = (latest: ListedCommit | undefined): LaterPage['pull'] => pulls.get(latest?.sha ?? '') ?? null;
  return pages.map((page) => ({ ...page, pull: pullOf(page.commits[0]) }));
}

async function mergedPullOf(sha: string, repository: Repository): Promise<LaterPage['pull']> {
  const merged = (await repository.pullRequestsOf(sha)).find(({ state }) => state === 'merged');
  return merged === undefined ? null : { number: merged.number, title: merged.title };
}

function warn(what: string, problem: Problem, { runner }: ReportWorld): void {
  runner.warning(`${what}: ${problemText(problem)}`);
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
