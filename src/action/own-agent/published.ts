import type { Commit, Commits, OpenedPullRequest } from '../ports/commits.ts';
import type { JobReading } from '../ports/jobs.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
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

export const branchOf = (id: string): string => `docs-agent/${id}`;

export async function readPublished(id: string, place: Place, message?: string): Promise<JobReading> {
  try {
    const found = message === undefined ? await findJob(id, place) : await findMessage(id, message, place);
    if (found !== null && 'id' in found) return { kind: 'job', job: found };
    const left = message === undefined ? 'no branch and no pull request' : 'no commit of this message';
    return { kind: 'missing', problem: { message: `The job ${id} left ${left}.`, hint: '' } };
  } catch (error) {
    const failed = repositoryErrorOf(error);
    if (failed.failure === 'unauthorized' || failed.failure === 'not-accessible')
      return { kind: 'refused', problem: failed };
    return { kind: 'failed', problem: failed, retryAfterMs: null };
  }
}

/** Finds the result of a job, and opens the pull request of a branch that has none. Null if it left no trace. */
export async function findJob(id: string, place: Place): Promise<Job | null> {
  const { commits } = place;
  const branch = branchOf(id);
  const pull = await commits.pullRequestFrom(branch);
  if (pull !== null) return completed(id, pull.url);
  const sha = await commits.branch(branch);
  if (sha === null) return null;
  const commit = await commits.commit(sha);
  if (commit === null || !(await isOurs(commit, id, place)))
    return diedHere(id, `The branch ${branch} exists, but its commit is not ours. Delete it, and try again.`);
  const [title = ''] = commit.message.split('\n');
  const body = `An agent made these changes in the job \`${id}\`. Its run could not open this pull request.\n`;
  const base = place.ref === '' ? await commits.defaultBranch() : place.ref;
  const openAt = compareAt(place, base, branch);
  if (place.dryRun) return { ...diedHere(id, `A dry run opens no pull request for the branch ${branch}.`), openAt };
  return jobOf(id, openAt, await commits.openPullRequest({ branch, base, title, body }));
}

/** Its end, where it goes (its commit follows `head`), or why it can't. */
type Message = Job | { readonly pull: PullRequest; readonly head: string } | { readonly why: string };
export async function findMessage(id: string, request: string, place: Place): Promise<Message> {
  const { commits } = place;
  const branch = branchOf(id);
  const [pull, head] = [await commits.pullRequestFrom(branch), await commits.branch(branch)];
  if (pull === null) return { why: `The job ${id} has no pull request.` };
  const listed = await commits.commitsUpTo(head ?? pull.headSha);
  const named = listed.filter(({ message }) => message.split('\n').includes(`Docs-Agent-Request: ${request}`));
  for (const commit of named) if (await isOurs(commit, id, place)) return updated(id, pull, true);
  if (named.length > 0)
    return diedHere(id, `A commit of pull request ${pull.number} names this request, but it is not ours.`);
  if (pull.state !== 'open') return { why: `Pull request ${pull.number} is ${pull.state}.` };
  return head === null ? { why: `The branch ${branch} is gone.` } : { pull, head };
}

export const updated = (id: string, { url }: PullRequest, added: boolean): Job => ({ ...completed(id, url), added });

/**
 * Anyone who may push can name us as the author and sign the commit: GitHub checks a signature against the committer.
 * Commits by its own API and pages have the committer `web-flow`, and no author that someone chose.
 */
async function isOurs(commit: Commit, id: string, { viewer }: Place): Promise<boolean> {
  const { message, verified, author, committer } = commit;
  if (!verified || !message.split('\n').includes(`Docs-Agent-Job: ${id}`)) return false;
  const us = await viewer();
  return author === us && (committer === us || committer === 'web-flow');
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

/** Its branch is there, but only GitHub knows whether its pull request is. */
export function notOpenedFor(id: string, openAt: string, why: Problem): Job {
  return { ...diedHere(id, `${problemText(why).trim()} The changes are on the branch ${branchOf(id)}.`), openAt };
}
