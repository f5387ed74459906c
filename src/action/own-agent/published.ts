import type { Commit, Commits, OpenedPullRequest } from '../ports/commits.ts';
import type { JobReading } from '../ports/jobs.ts';
import { type Problem, problemText, repositoryErrorOf } from '../words/errors.ts';
import { diedHere, type Job, leftHere } from '../words/job.ts';

/** Where the results of a workflow's own agent are: its branches and pull requests, in the repository of the documentation. */
export interface Place {
  readonly commits: Commits;
  /** The branch that pull requests go to; empty: the repository's default branch. */
  readonly ref: string;
  /** The repository's page. */
  readonly page: string;
  /** Nothing is opened. */
  readonly dryRun: boolean;
  /** Our own login, which a commit of ours names. */
  readonly viewer: () => Promise<string>;
}

export function branchOf(id: string): string {
  return `docs-agent/${id}`;
}

export async function readPublished(id: string, place: Place): Promise<JobReading> {
  try {
    const job = await findJob(id, place);
    if (job !== null) return { kind: 'job', job };
    return { kind: 'missing', problem: { message: `The job ${id} left no branch and no pull request.`, hint: '' } };
  } catch (error) {
    const failed = repositoryErrorOf(error);
    if (failed.failure === 'unauthorized' || failed.failure === 'not-accessible')
      return { kind: 'refused', problem: failed };
    return { kind: 'failed', reason: 'GitHub did not show it', problem: failed, retryAfterMs: null };
  }
}

/**
 * Finds the result of a job, and opens the pull request of a branch that has none. Null if it left no trace. Throws
 * `RepositoryError`.
 */
export async function findJob(id: string, place: Place): Promise<Job | null> {
  const { commits } = place;
  const branch = branchOf(id);
  const pull = await commits.pullRequestFrom(branch);
  if (pull !== null) return completed(id, pull.url);
  const sha = await commits.branch(branch);
  if (sha === null) return null;
  const commit = await commits.commit(sha);
  if (commit === null || !(await isOurs(commit, id, place))) {
    return diedHere(id, `The branch ${branch} exists, but its commit is not ours. Delete it, and try again.`);
  }
  const [title = ''] = commit.message.split('\n');
  const body = `An agent made these changes in the job \`${id}\`. Its run could not open this pull request.\n`;
  const base = place.ref === '' ? await commits.defaultBranch() : place.ref;
  const openAt = compareAt(place, base, branch);
  if (place.dryRun) return { ...diedHere(id, `A dry run opens no pull request for the branch ${branch}.`), openAt };
  return jobOf(id, openAt, await commits.openPullRequest({ branch, base, title, body }));
}

/** Anyone who may push can write the same message, but GitHub signs only what it commits itself. */
async function isOurs({ message, verified, author }: Commit, id: string, { viewer }: Place): Promise<boolean> {
  return verified && message.split('\n').includes(`Docs-Agent-Job: ${id}`) && author === (await viewer());
}

/** Where people see a branch's changes, and open its pull request. */
export function compareAt({ page }: Pick<Place, 'page'>, base: string, branch: string): string {
  const [from, to] = [base, branch].map((name) =>
    encodeURIComponent(name)
      .replaceAll('%2F', '/')
      .replace(/[()]/g, (each) => (each === '(' ? '%28' : '%29')),
  );
  return `${page}/compare/${from}...${to}?expand=1`;
}

const ALLOW =
  'Allow it under Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
/** `openAt`: where people can open it, if we may not. */
export function jobOf(id: string, openAt: string, opened: OpenedPullRequest): Job {
  if (opened.kind !== 'not-permitted') return completed(id, opened.pullRequest.url);
  return { ...diedHere(id, `GitHub says: ${opened.words}`), openAt, note: ALLOW };
}

/** Without a link now, none will come later. */
export function completed(id: string, prLink: string | null): Job {
  return { ...leftHere(id), ...(prLink === null ? { linkSettled: true } : { prLink, shownLink: prLink }) };
}

/** Its branch is there, but whether its pull request is, only GitHub knows. */
export function notOpenedFor(id: string, openAt: string, why: Problem): Job {
  return { ...diedHere(id, `${problemText(why).trim()} The changes are on the branch ${branchOf(id)}.`), openAt };
}
