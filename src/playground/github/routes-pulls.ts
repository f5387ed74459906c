import { Hono } from 'hono';
import * as v from 'valibot';
import { type Answers, fullName } from './answers.ts';
import { follow, type PullThread, pullsOf, pullsOfCommits } from './branches.ts';
import { changesOf, commitOf, diffOf, knownCommit, linesOf, mergeBase, tipOf } from './git.ts';
import { commitsBetween } from './git-history.ts';
import { diffTooLarge, invalid, notFound, Refusal } from './refusal.ts';
import {
  bodyOf,
  checkLength,
  gitOf,
  page,
  permitted,
  permittedThread,
  type Request,
  type RouteTools,
  threadOf,
  type Variables,
} from './request.ts';
import type { Pull, RepositoryState, Thread } from './state.ts';

/** GitHub's own. */
const DIFF_LIMITS = { files: 300, lines: 20_000 } as const;

const text = v.pipe(v.string(), v.nonEmpty());
const newPull = v.object({ title: text, head: text, base: text, body: v.nullish(v.string()) });

export function pullRoutes({ state, answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  const shown = async (repository: RepositoryState, thread: Thread, pull: Pull): Promise<object> => {
    const files = await changesOf(gitOf(repository), pull.baseSha, pull.headSha);
    return { ...answers.pull(repository, thread), ...linesOf(files), changed_files: files.length };
  };

  routes.get('/pulls', async (context) => {
    const repository = permitted(context, 'pull_requests', 'read');
    const { state: wanted = 'open', head, base } = context.req.query();
    const found = pullsOf(repository)
      .filter(({ thread }) => wanted === 'all' || thread.state === wanted)
      .filter(({ pull }) => head === undefined || head === `${(pull.fork ?? repository).owner}:${pull.head}`)
      .filter(({ pull }) => base === undefined || base === pull.base)
      .toReversed();
    await Promise.all(found.map((each) => follow(repository, each)));
    return page(context, found, ({ thread }) => answers.pull(repository, thread));
  });

  routes.post('/pulls', async (context) => {
    const repository = permitted(context, 'pull_requests', 'write');
    const { login } = context.get('identity').account;
    if (login === ACTIONS && !repository.actionsOpenPulls)
      throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.');
    const { title, head, base, body = null } = await bodyOf(context, newPull);
    checkLength('PullRequest', body ?? '');
    const branch = head.startsWith(`${repository.owner}:`) ? head.slice(repository.owner.length + 1) : head;
    const pull = await newPullOf(repository, branch, base);
    // While git was running, another request may have opened the same one.
    refuseSecond(repository, pull);
    const thread = state.addThread(repository, { author: login, title, body, pull });
    return context.json(await shown(repository, thread, pull), 201);
  });

  routes.get('/pulls/:number', async (context) => {
    const repository = context.get('repository');
    const { thread, pull } = await pullOf(context);
    if (!asksForDiff(context)) return context.json(await shown(repository, thread, pull));
    return context.body(await limitedDiff(gitOf(repository), pull.baseSha, pull.headSha), 200, DIFF_TYPE);
  });

  routes.post('/pulls/:number/requested_reviewers', async (context) => {
    const { thread, pull } = await pullOf(context);
    const repository = permitted(context, 'pull_requests', 'write');
    const { reviewers } = await bodyOf(context, v.object({ reviewers: v.array(text) }));
    refuseReviewers(repository, thread, reviewers);
    pull.reviewers = [...new Set([...(pull.reviewers ?? []), ...reviewers])];
    return context.json(answers.pull(repository, thread), 201);
  });

  routes.get('/compare/:basehead{.+}', async (context) => {
    const repository = permitted(context, 'contents', 'read');
    const [base = '', head = ''] = context.req.param('basehead').split('...');
    const gitDir = gitOf(repository);
    const [from, to] = await Promise.all([tipOf(gitDir, base), tipOf(gitDir, head)]);
    const meeting = from === null || to === null ? null : await mergeBase(gitDir, from, to);
    if (to === null || meeting === null) throw notFound();
    if (asksForDiff(context)) return context.body(await limitedDiff(gitDir, meeting, to), 200, DIFF_TYPE);
    const status = meeting === to ? (from === to ? 'identical' : 'behind') : meeting === from ? 'ahead' : 'diverged';
    return context.json({ status, ...(await comparison(repository, [meeting, to], answers)) });
  });

  routes.get('/pulls/:number/files', async (context) => {
    const { pull } = await pullOf(context);
    const files = await changesOf(gitOf(context.get('repository')), pull.baseSha, pull.headSha);
    return page(context, files, (file) => answers.file(file));
  });

  routes.get('/commits/:sha/pulls', async (context) => {
    const repository = permitted(context, 'pull_requests', 'read');
    const sha = context.req.param('sha');
    const gitDir = gitOf(repository);
    const commit = await knownCommit(gitDir, sha);
    if (commit === null) throw new Refusal(422, `No commit found for SHA: ${sha}`);
    const [found = []] = await pullsOfCommits(repository, [commit]);
    return page(context, found, ({ thread }) => answers.pull(repository, thread));
  });

  return routes;
}

const DIFF_TYPE = { 'content-type': 'application/vnd.github.v3.diff; charset=utf-8' };

function asksForDiff(context: Request): boolean {
  return /vnd\.github(?:\.v3)?\.diff/.test(context.req.header('accept') ?? '');
}

/** Whose token a workflow has. */
const ACTIONS = 'github-actions[bot]';
/** GitHub shows so many commits, of a comparison the latest, and so many files. */
const MOST_COMPARED = { commits: 250, files: 300 } as const;

async function comparison(repository: RepositoryState, [from, to]: readonly [string, string], answers: Answers) {
  const gitDir = gitOf(repository);
  const [files, commits] = await Promise.all([changesOf(gitDir, from, to), commitsBetween(gitDir, from, to)]);
  return {
    total_commits: commits.length,
    commits: commits.slice(-MOST_COMPARED.commits).map((commit) => answers.commit(repository, commit)),
    files: files.slice(0, MOST_COMPARED.files).map((file) => answers.file(file)),
  };
}

/** Shows the difference of two commits. Throws 406 above GitHub's limits. */
async function limitedDiff(gitDir: string, from: string, to: string): Promise<string> {
  const files = await changesOf(gitDir, from, to);
  if (files.length > DIFF_LIMITS.files) throw diffTooLarge('files', DIFF_LIMITS.files);
  const { additions, deletions } = linesOf(files);
  if (additions + deletions > DIFF_LIMITS.lines) throw diffTooLarge('lines', DIFF_LIMITS.lines);
  return diffOf(gitDir, from, to);
}

async function newPullOf(repository: RepositoryState, head: string, base: string): Promise<Pull> {
  const gitDir = gitOf(repository);
  const [headSha, tip] = await Promise.all([commitOf(gitDir, head), commitOf(gitDir, base)]);
  if (headSha === null) throw invalid({ resource: 'PullRequest', field: 'head', code: 'invalid' });
  if (tip === null) throw invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' });
  const baseSha = await mergeBase(gitDir, tip, headSha);
  if (baseSha === null) throw refused(`The ${head} branch has no history in common with ${base}`);
  if (baseSha === headSha) throw refused(`No commits between ${base} and ${head}`);
  return { head, base, headSha, baseSha, mergedAt: null };
}

function refuseSecond(repository: RepositoryState, { head, base }: Pull): void {
  const open = pullsOf(repository).some(
    ({ thread, pull }) =>
      thread.state === 'open' && pull.fork === undefined && pull.head === head && pull.base === base,
  );
  if (open) throw refused(`A pull request already exists for ${repository.owner}:${head}.`);
}

function refused(message: string): Refusal {
  return invalid({ resource: 'PullRequest', code: 'custom', message });
}

/** Refuses the author of the pull request and everyone without access, as GitHub does. Throws 422. */
function refuseReviewers(repository: RepositoryState, { author }: Thread, reviewers: readonly string[]): void {
  const isAuthor = (login: string): boolean => login.toLowerCase() === author.login.toLowerCase();
  if (reviewers.some(isAuthor)) throw new Refusal(422, 'Review cannot be requested from pull request author.');
  const isOutsider = (login: string): boolean => {
    const isOwner = login.toLowerCase() === repository.owner.toLowerCase();
    return !isOwner && !repository.collaborators.has(login.toLowerCase());
  };
  if (!reviewers.some(isOutsider)) return;
  throw new Refusal(
    422,
    `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${fullName(repository)} repository.`,
  );
}

/** Finds the pull request in the path, updated to its branch. Throws 404 or 403. */
async function pullOf(context: Request): Promise<PullThread> {
  const { pull } = threadOf(context);
  if (pull === null) throw notFound();
  const found = { thread: permittedThread(context, 'read'), pull };
  await follow(context.get('repository'), found);
  return found;
}
