import type { JobIntent } from '../event/intent.ts';
import type { JobReading } from '../ports/jobs.ts';
import type { PullRequest, PushedCommits } from '../ports/pull-requests.ts';
import * as own from '../value/own-comments.ts';
import { PUSH_CUT } from '../wording/why-not.ts';
import { isPassing, nothingStarted, problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import type { World } from '../world.ts';
import { newestWithoutLink, type OpenComment, type Placed, readJobsAgain, type UnreadJob, unreadIn } from './ending.ts';
import { isOwnPullRequest, linkTo, lookAtJob, lookAtLinked } from './pull-request.ts';

/** A push to a branch, or of a tag, whose branch is null. */
type Push = NonNullable<JobIntent['push']>;
type Pulls = readonly PullRequest[];

export interface Pushed {
  /** Null if only the last commit is known, as of a branch that was moved back. */
  readonly commits: PushedCommits | null;
  /** The pull requests that brought it, the newest first, without the agent's. */
  readonly pulls: Pulls;
  /** The newest one that was merged into the pushed branch. */
  readonly merged: PullRequest | null;
  /** One that one of our jobs made, if the push has brought nothing else: in doubt that one, so that the run says so. */
  readonly ours: OurPull | null;
  /** What isn't known or read, one sentence each. */
  readonly notes: readonly string[];
  /** Why this is not all; null if it was read. */
  readonly unread: RepositoryError | null;
}

/** One of the agent. `doubt`: its author made an earlier one, or a job that may have made it can't be read; null if it is sure. */
type OurPull = Pick<PullRequest, 'number' | 'url'> & { readonly doubt: 'author' | UnreadJob | null };

/** Pushed commits, each with the pull requests that GitHub lists for it, merged ones first. */
type Named = readonly { readonly sha: string; readonly pulls: Pulls }[];
/** GitHub may list a pull request late after its merge, so we ask again after these waits (ms). */
const ASKED_AGAIN_AFTER_MS = [2_000, 5_000];
/** Each costs requests: its comments, its files and the rendering of its body. */
const MOST_PULLS = 20;
/** How many of our unfinished jobs, and of those that ended without a pull request, are read: one may have made it. */
const MOST_JOBS = 5;
/** How many earlier pull requests of the agent are read for their author. */
const MOST_AUTHORS = 2;
/** For each kind of comment. */
const MOST_PAGES = 10;

/** The agent's own changes must not start a job. Throws if GitHub may answer later, or if the thread depends on it. */
export async function readPush(push: Push, world: World): Promise<Pushed> {
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

type Known = Pick<Pushed, 'commits' | 'notes' | 'unread'>;
function pushedOf({ branch }: Push, found: Named, ours: readonly OurPull[], known: Known): Pushed {
  // GitHub lists a pull request for each of its commits, so the number tells which one it is.
  const isIn = (pulls: readonly Pick<PullRequest, 'number'>[], { number }: PullRequest): boolean =>
    pulls.some((each) => each.number === number);
  const read = pullsIn(found).slice(0, MOST_PULLS);
  const brought = broughtBy(found, branch, (pull) => isIn(ours, pull));
  const pulls = brought.filter((pull) => isIn(read, pull));
  const others = brought.filter((pull) => !isIn(read, pull));
  // If the last commit has no pull request, someone pushed it.
  const last = found[0]?.pulls ?? [];
  const isOnlyOurs = pulls.length === 0 && last.length > 0;
  return {
    ...known,
    pulls,
    // A step that only follows a job has the last commit's, whoever made that.
    merged: mergedInto(branch, pulls) ?? mergedInto(branch, last),
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
async function commitsOf({ before, sha }: Push, { repository, runner }: World): Promise<PushedCommits | null> {
  if (before === null) return null;
  try {
    const read = await repository.pushedCommits(before, sha);
    // A branch that was moved back has no new commits.
    if (read?.commits.at(-1)?.sha === sha) return read;
    runner.info(PUSH_CUT.unlisted);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (isPassing(failure)) throw failure;
    runner.warning(`Could not list the pushed commits, so only the last one counts: ${problemText(failure)}`);
  }
  return null;
}

/** Reads the pull requests of the pushed commits, oldest first; GitHub may show those of the last one only. */
async function namedCommits(push: Push, commits: PushedCommits | null, world: World): Promise<Named> {
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

/** What may have brought each pushed commit, the newest first: merged pull requests, or open ones from the pushed branch. */
function bringing(named: Named, { branch }: Push, world: World): Named {
  // Anyone can open others that contain our commits, even from a fork.
  const isOwn = (pull: PullRequest): boolean =>
    pull.state === 'open' && pull.head === branch && isFromHere(pull, world);
  return named.toReversed().map(({ sha, pulls }) => {
    const possible = pulls.filter((pull) => pull.state === 'merged' || isOwn(pull));
    // Of several, the one whose merge made it.
    const made = possible.filter(({ mergeSha }) => mergeSha === sha);
    return { sha, pulls: made.length > 0 ? made : possible };
  });
}

const isFromHere = ({ headRepository }: PullRequest, { run }: World): boolean =>
  own.sameRepository(headRepository, own.repositoryOf(run));

/** Each once, the newest first. */
const pullsIn = (found: Named): Pulls => [
  ...new Map(found.flatMap(({ pulls }) => pulls.map((pull) => [pull.number, pull]))).values(),
];

/**
 * Lists the pull requests that surely brought a push, the newest first, without the agent's: a commit that may be the
 * agent's counts as that. One merged into another branch counts only if its merge made the commit, as for a tag or a moved
 * branch. An open one counts only if none was merged into this branch: what else is pushed came with an update of its branch.
 */
function broughtBy(found: Named, branch: Push['branch'], isOurs: (pull: PullRequest) => boolean): Pulls {
  if (found.some(({ pulls }) => pulls.some((pull) => pull.state === 'open' && isOurs(pull)))) return [];
  const sure = found.map(({ sha, pulls }) => {
    const isSure = ({ state, base, mergeSha }: PullRequest): boolean =>
      state === 'open' || base === branch || mergeSha === sha;
    return { sha, pulls: pulls.some(isOurs) ? [] : pulls.filter(isSure).slice(0, 1) };
  });
  const all = pullsIn(sure);
  const open = all.filter(({ state }) => state === 'open');
  if (open.length > 0 && mergedInto(branch, all) === null) return open;
  return all.filter(({ state }) => state === 'merged');
}

const mergedInto = (branch: Push['branch'], pulls: Pulls): PullRequest | null =>
  pulls.find(({ state, base }) => state === 'merged' && base === branch) ?? null;

/** Lists those that we have handed over, or that our comments or jobs name: one may be merged before its job's end is recorded. */
async function oursAmong(pulls: Pulls, world: World): Promise<readonly OurPull[]> {
  if (pulls.length === 0) return [];
  const ofBranches = await readJobsOfBranches(pulls, world);
  const others = pulls.filter((pull) => ofBranches.get(jobOfBranch(pull, world) ?? '')?.kind !== 'job');
  const ours = own.oursOf(await world.repository.viewer(), world);
  const { marked, unnamed } = await remembered(others, ours, world);
  // Its job may be running, or no comment names its pull request yet.
  const isOpen = ({ marker: { jobId, state, outcome, pullRequest } }: OpenComment): boolean =>
    jobId !== null && (state === 'started' || (outcome === 'pull-request' && pullRequest === null));
  // A job that ran on a runner is known by its branch.
  const elsewhere = marked.filter(({ marker: { reserved } }) => reserved !== true);
  const ofJobs = new Map(elsewhere.filter(isOpen).map((comment) => [comment.marker.jobId, comment]));
  const unended = [...ofJobs.values()].slice(-MOST_JOBS);
  const open = await readJobsAgain(unnamed.length === 0 ? [] : unended, world);
  const unmade = madeByNone(open.jobs, unnamed, world);
  const ended = unmade.length === 0 ? [] : newestWithoutLink(elsewhere, MOST_JOBS, world.clock.now());
  const again = await readJobsAgain(ended, world);
  if (again.links.length > 0 && !world.settings.dryRun) {
    // Loaded on demand: few pushes find one.
    const { settleSeen } = await import('./settle-comments.ts');
    await settleSeen(again.links, { ours, listed: [] }, world);
  }
  const left = madeByNone(again.jobs, unmade, world);
  const [unread = null] = [...open.unread, ...again.unread];
  // The service may not name a pull request yet: then only the author of earlier ones hints at it.
  const named = unread === null && unended.length > 0 && left.length > 0 ? addressesIn(marked) : [];
  const links = named
    .flatMap((address) => linkTo(address, world) ?? [])
    .filter((link) => isOwnPullRequest(link, world));
  const earlier = await Promise.all(links.slice(0, MOST_AUTHORS).map((link) => lookAtLinked(link, world)));
  const authors = earlier.flatMap((seen) => (seen.kind === 'shown' ? [seen.pull.author] : []));
  return pulls.flatMap((pull): readonly OurPull[] => {
    const { number, url, author } = pull;
    if (!left.includes(pull)) return [{ number, url, doubt: null }];
    const ofBranch = unreadIn(ofBranches).find(({ jobId }) => jobId === jobOfBranch(pull, world));
    const doubt = ofBranch ?? unread ?? (authors.includes(author) ? 'author' : null);
    return doubt === null ? [] : [{ number, url, doubt }];
  });
}

/** An agent that isn't hosted works on the branch `docs-agent/<id>`. Forks may have any branches. */
const jobOfBranch = (pull: PullRequest, world: World): string | null =>
  isFromHere(pull, world) ? (/^docs-agent\/([\w-]+)$/.exec(pull.head)?.[1] ?? null) : null;

/** They show it without any comment, as for a pull request that was opened by hand. */
async function readJobsOfBranches(pulls: Pulls, world: World): Promise<ReadonlyMap<string, JobReading>> {
  const ids = new Set(pulls.flatMap((pull) => jobOfBranch(pull, world) ?? []));
  return new Map(await Promise.all([...ids].map(async (id) => [id, await lookAtJob(id, world)] as const)));
}

/** `unnamed`: no comment of ours names them or hands them over. */
type Remembered = { readonly marked: readonly OpenComment[]; readonly unnamed: Pulls };
/** Reads comments until ours name all pull requests. */
async function remembered(pulls: Pulls, ours: own.Ours, { repository }: World): Promise<Remembered> {
  const read: Placed[] = [];
  const handedOver: number[] = [];
  const readThread = async (thread: number): Promise<void> => {
    const comments = await repository.comments(thread);
    read.push(...comments.map((comment) => ({ ...comment, thread })));
    if (own.firstBelieved(comments, ours) !== null) handedOver.push(thread);
  };
  await Promise.all(pulls.map(({ number }) => readThread(number)));
  const known = (): Remembered => {
    const { marked } = own.ownComments(read, ours);
    const named = addressesIn(marked);
    const isNamed = ({ number, url }: PullRequest): boolean =>
      handedOver.includes(number) || named.includes(url.toLowerCase());
    return { marked, unnamed: pulls.filter((pull) => !isNamed(pull)) };
  };
  // The workflow that made it may write no hand-overs, so we search all status comments that the pages hold.
  const wanted = { since: new Date(0).toISOString(), mostPages: MOST_PAGES, withoutGaps: true };
  for (const kind of ['issue-comment', 'review-comment'] as const)
    if (known().unnamed.length > 0) read.push(...(await repository.recentComments(kind, wanted)).comments);
  return known();
}

const addressesIn = (marked: readonly OpenComment[]): readonly string[] => [
  ...new Set(marked.flatMap(({ marker }) => marker.pullRequest?.toLowerCase() ?? [])),
];

/** The service may know a job's branch before it names its pull request. */
function madeByNone(jobs: readonly Job[], pulls: Pulls, world: World): Pulls {
  const madeBy = ({ prLink, ref }: Job, pull: PullRequest): boolean =>
    pull.url.toLowerCase() === prLink?.toLowerCase() || (pull.head === ref && isFromHere(pull, world));
  return pulls.filter((pull) => !jobs.some((job) => madeBy(job, pull)));
}
