import type { JobIntent } from '../event/intent.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
import type { PushedCommits } from '../ports/pushes.ts';
import { repositoryOf, sameRepository } from '../value/own-comments.ts';
import { PUSH_CUT } from '../wording/why-not.ts';
import { isPassing, nothingStarted, problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { StepWorld } from '../world.ts';
import { type OurPull, oursAmong } from './our-pulls.ts';

/** A push to a branch, or of a tag, whose branch is null. */
type Push = NonNullable<JobIntent['push']>;

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

/** Pushed commits, each with the pull requests that GitHub lists for it, merged ones first. */
type Named = readonly { readonly sha: string; readonly pulls: readonly PullRequest[] }[];

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
  let found: Named = [];
  try {
    commits = await commitsOf(push, world);
    const named = await namedCommits(push, commits, world);
    found = bringing(named, push, world);
    const all = pullsIn(found);
    if (all.length > MOST_PULLS) world.runner.warning(PUSH_CUT.notAllSearched(all.length, MOST_PULLS));
    const ours = await oursAmong(all.slice(0, MOST_PULLS), world);
    return pushedOf(push, found, ours, { commits, notes: unknownOf(push, commits, named), unread: null });
  } catch (error) {
    const unread = repositoryErrorOf(error);
    if (world.settings.thread === 'merged' || isPassing(unread))
      throw nothingStarted(unread, { sentence: PUSH_CUT.unchecked });
    world.runner.warning(`Could not check whether the agent made the pushed changes: ${problemText(unread)}`);
    return pushedOf(push, found, [], { commits, notes: [], unread });
  }
}

function pushedOf(
  push: Push,
  found: Named,
  ours: readonly OurPull[],
  known: Pick<Pushed, 'commits' | 'notes' | 'unread'>,
): Pushed {
  // GitHub lists a pull request for each of its commits, so the number tells which one it is.
  const isIn = (pulls: readonly { readonly number: number }[], { number }: PullRequest): boolean =>
    pulls.some((each) => each.number === number);
  const read = pullsIn(found).slice(0, MOST_PULLS);
  const brought = broughtBy(found, push, (pull) => isIn(ours, pull));
  const pulls = brought.filter((pull) => isIn(read, pull));
  const others = brought.filter((pull) => !isIn(read, pull));
  // If the last commit has no pull request, someone pushed it.
  const last = found[0]?.sha === push.sha ? found[0].pulls : [];
  const isOnlyOurs = pulls.length === 0 && last.length > 0;
  return {
    ...known,
    pulls,
    // A step that only follows a job has the last commit's, whoever made that.
    merged: mergedInto(push.branch, pulls) ?? mergedInto(push.branch, last),
    ours: isOnlyOurs ? (ours.find(({ doubt }) => doubt !== null) ?? ours[0] ?? null) : null,
    notes: others.length === 0 ? known.notes : [...known.notes, PUSH_CUT.beyond(MOST_PULLS, others)],
  };
}

function unknownOf({ before }: Push, commits: PushedCommits | null, named: Named): readonly string[] {
  if (commits === null) return before === null ? [] : [PUSH_CUT.unlisted];
  const listed = commits.commits.length;
  if (named.length < listed) return [PUSH_CUT.onlyLast(commits.total)];
  return commits.total > listed ? [PUSH_CUT.commitsCut(commits)] : [];
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

/**
 * Reads the pull requests of the pushed commits, oldest first; GitHub may show those of the last one only. Throws
 * `RepositoryError`.
 */
async function namedCommits(push: Push, commits: PushedCommits | null, world: StepWorld): Promise<Named> {
  const { sha, branch } = push;
  const { repository, clock, runner, settings } = world;
  const all = commits?.commits.map((commit) => commit.sha) ?? [];
  for (let again = 0; ; again += 1) {
    const found = commits === null ? null : await repository.pullRequestsOfEach(all);
    const named =
      found === null
        ? [{ sha, pulls: await repository.pullRequestsOf(sha) }]
        : all.map((each, index) => ({ sha: each, pulls: found[index] ?? [] }));
    // The last commit is the newest, so its pull request is listed last. An open one proves nothing: it may be older.
    const merged = named.at(-1)?.pulls.filter(({ state }) => state === 'merged') ?? [];
    const isListed = merged.some(({ base }) => settings.thread !== 'merged' || base === branch);
    const wait = ASKED_AGAIN_AFTER_MS[again];
    if (isListed || wait === undefined || runner.cancelled.aborted) return named;
    await clock.sleep(wait, runner.cancelled);
  }
}

/**
 * Returns what may have brought each pushed commit that has a pull request, the newest commit first: merged ones, of several
 * the one whose merge made the commit, or open ones from the pushed branch. Anyone can open a pull request that contains our
 * commits, even from a branch of the same name in a fork, so any other open one means nothing.
 */
function bringing(named: Named, { branch }: Push, { run }: StepWorld): Named {
  const isOwn = ({ state, head, headRepository }: PullRequest): boolean =>
    state === 'open' && head === branch && sameRepository(headRepository, repositoryOf(run));
  return named.toReversed().flatMap(({ sha, pulls }) => {
    const possible = pulls.filter((pull) => pull.state === 'merged' || isOwn(pull));
    const made = possible.filter(({ mergeSha }) => mergeSha === sha);
    return possible.length === 0 ? [] : [{ sha, pulls: made.length > 0 ? made : possible }];
  });
}

/** Lists all pull requests of a push once, the newest first. */
function pullsIn(found: Named): readonly PullRequest[] {
  return [...new Map(found.flatMap(({ pulls }) => pulls.map((pull) => [pull.number, pull]))).values()];
}

/**
 * Lists the pull requests that surely brought a push, the newest first, without the agent's: a commit that may be the
 * agent's counts as the agent's. One that was merged into another branch counts only if its merge made the commit, as when a
 * branch is moved to the end of another one or a tag is pushed. An open one counts only if none was merged into the pushed
 * branch, and then alone: what else is pushed came with an update of its branch.
 */
function broughtBy(found: Named, { branch }: Push, isOurs: (pull: PullRequest) => boolean): readonly PullRequest[] {
  if (found.some(({ pulls }) => pulls.some((pull) => pull.state === 'open' && isOurs(pull)))) return [];
  const sure = found.map(({ sha, pulls }) => {
    const [first] = pulls.filter(
      ({ state, base, mergeSha }) => state === 'open' || base === branch || mergeSha === sha,
    );
    return { sha, pulls: first === undefined || pulls.some(isOurs) ? [] : [first] };
  });
  const all = pullsIn(sure);
  const open = all.filter(({ state }) => state === 'open');
  if (open.length > 0 && mergedInto(branch, all) === null) return open;
  return all.filter(({ state }) => state === 'merged');
}

/** Finds the newest pull request that was merged into a branch. */
function mergedInto(branch: string | null, pulls: readonly PullRequest[]): PullRequest | null {
  return pulls.find(({ state, base }) => state === 'merged' && base === branch) ?? null;
}
