import type { PullRequest } from '../ports/pull-requests.ts';
import type { PushedCommits } from '../ports/pushes.ts';
import { PUSH_CUT } from '../wording/why-not.ts';
import { isPassing, nothingStarted, problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { StepWorld } from '../world.ts';
import { type Bringing, bringing, broughtBy, mergedInto, type NamedCommit, type Push, pullsIn } from './brought.ts';
import { type OurPull, oursAmong } from './our-pulls.ts';

export interface Pushed {
  /** Null if only the last commit is known, as for a new branch. */
  readonly commits: PushedCommits | null;
  /** The pull requests that brought it, the newest first, without the agent's. */
  readonly pulls: readonly PullRequest[];
  /** The newest one that was merged into the pushed branch. */
  readonly merged: PullRequest | null;
  /** One that one of our jobs made, if the push has brought nothing else: in doubt that one, so that the run says so. */
  readonly ours: OurPull | null;
  /** What isn't known or read, one sentence each. */
  readonly notes: readonly string[];
  /** Why this is not all; null if it was read. */
  readonly unread: RepositoryError | null;
}

type Found = Pick<Pushed, 'commits' | 'notes' | 'unread'> & {
  readonly found: Bringing;
  readonly ours: readonly OurPull[];
};

/** GitHub may list a pull request late after its merge, so we ask again after these waits (ms). */
const ASKED_AGAIN_AFTER_MS = [2_000, 5_000];
/** Each costs requests: its comments, its files and the rendering of its body. */
const MOST_PULLS = 20;

/**
 * Finds the pull requests that brought a push, and whether one of our jobs made them: the agent's own changes must not
 * start a job. Throws `RepositoryError` if GitHub may answer a little later, or if the thread depends on the answer;
 * otherwise a token that may not read pull requests is only a warning.
 */
export async function readPush(push: Push, world: StepWorld): Promise<Pushed> {
  let commits: PushedCommits | null = null;
  let found: Bringing = [];
  try {
    commits = await commitsOf(push, world);
    const named = await namedCommits(push, commits, world);
    found = bringing(named.commits, push, world.run);
    const all = pullsIn(found);
    if (all.length > MOST_PULLS) world.runner.warning(PUSH_CUT.notAllSearched(all.length, MOST_PULLS));
    const ours = await oursAmong(all.slice(0, MOST_PULLS), world);
    return pushedOf(push, { commits, found, ours, notes: unknownOf(push, commits, named), unread: null });
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (world.settings.thread === 'merged' || isPassing(failure))
      throw nothingStarted(failure, { sentence: PUSH_CUT.unchecked });
    world.runner.warning(`Could not check whether the agent made the pushed changes: ${problemText(failure)}`);
    return pushedOf(push, { commits, found, ours: [], notes: [], unread: failure });
  }
}

function pushedOf(push: Push, { found, ours, ...known }: Found): Pushed {
  // GitHub lists a pull request for each of its commits, so the number tells which one it is.
  const read = new Set(
    pullsIn(found)
      .slice(0, MOST_PULLS)
      .map(({ number }) => number),
  );
  const isOurs = ({ number }: PullRequest): boolean => ours.some((each) => each.number === number);
  const brought = broughtBy(found, push, isOurs);
  const pulls = brought.filter(({ number }) => read.has(number));
  const others = brought.filter(({ number }) => !read.has(number));
  // If the last commit has no pull request, someone pushed it.
  const last = found[0]?.sha === push.sha ? found[0].pulls : [];
  const isOnlyOurs = pulls.length === 0 && last.length > 0;
  return {
    ...known,
    pulls,
    // A step that only follows a job has the last commit's, whoever made that.
    merged: mergedInto(push.branch, pulls) ?? mergedInto(push.branch, last),
    ours: isOnlyOurs ? (ours.find(({ doubt }) => doubt !== null) ?? ours[0] ?? null) : null,
    notes: [...known.notes, ...(others.length > 0 ? [PUSH_CUT.beyond(MOST_PULLS, others)] : [])],
  };
}

function unknownOf({ before }: Push, commits: PushedCommits | null, { isWhole }: Named): readonly string[] {
  if (commits === null) return before === null ? [] : [PUSH_CUT.unlisted];
  if (commits.total === 1) return [];
  if (!isWhole) return [PUSH_CUT.onlyLast(commits.total)];
  return commits.total > commits.commits.length ? [PUSH_CUT.commitsCut(commits)] : [];
}

/** Reads the pushed commits; null if only the last one is known. Throws `RepositoryError` if GitHub may answer later. */
async function commitsOf({ before, sha }: Push, { repository, runner }: StepWorld): Promise<PushedCommits | null> {
  if (before === null) return null;
  try {
    const read = await repository.pushedCommits(before, sha);
    // A branch that was moved back has no new commits.
    if (read?.commits.at(-1)?.sha === sha) return read;
    runner.info('GitHub lists no commits for this push, so only its last one counts.');
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (isPassing(failure)) throw failure;
    runner.warning(`Could not list the pushed commits, so only the last one counts: ${problemText(failure)}`);
  }
  return null;
}

interface Named {
  /** Oldest first. */
  readonly commits: readonly NamedCommit[];
  /** False if GitHub showed the pull requests of the last commit only. */
  readonly isWhole: boolean;
}

/** Reads the pull requests of the pushed commits. Throws `RepositoryError`. */
async function namedCommits(push: Push, commits: PushedCommits | null, world: StepWorld): Promise<Named> {
  const { clock, runner } = world;
  let named = await namedNow(push, commits, world);
  for (const wait of ASKED_AGAIN_AFTER_MS) {
    if (!isLate(push, named, world) || runner.cancelled.aborted) break;
    await clock.sleep(wait, runner.cancelled);
    named = await namedNow(push, commits, world);
  }
  return named;
}

/** The last commit is the newest, so its pull request is listed last. An open one proves nothing: it may be older. */
function isLate({ branch }: Push, { commits }: Named, { settings }: StepWorld): boolean {
  const pulls = commits.at(-1)?.pulls ?? [];
  return settings.thread === 'merged'
    ? mergedInto(branch, pulls) === null
    : !pulls.some(({ state }) => state === 'merged');
}

async function namedNow({ sha }: Push, commits: PushedCommits | null, { repository }: StepWorld): Promise<Named> {
  if (commits !== null) {
    const all = commits.commits.map((commit) => commit.sha);
    const found = await repository.pullRequestsOfEach(all);
    if (found !== null) {
      return { commits: all.map((each, index) => ({ sha: each, pulls: found[index] ?? [] })), isWhole: true };
    }
  }
  return { commits: [{ sha, pulls: await repository.pullRequestsOf(sha) }], isWhole: commits === null };
}
