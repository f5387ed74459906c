import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, demandThread } from './access.ts';
import { brings, changesOf, commitOf, diffOf, mergeBase } from './git.ts';
import { react } from './reactions.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import { bodyOf, numberOf, page, type Request, type RouteTools, threadOf, type Variables } from './request.ts';
import type { Pull, RepositoryState, ReviewComment, Thread } from './state.ts';

/** GitHub gives no diff above these. */
const DIFF_LIMITS = { files: 300, lines: 20_000 } as const;

const text = v.pipe(v.string(), v.nonEmpty());
const newPull = v.object({ title: text, head: text, base: text, body: v.nullish(v.string()) });

/** Pull requests: their branches, files and differences come from the repository's git. */
export function pullRoutes({ state, answers, apiUrl }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/pulls', (context) => {
    const repository = context.get('repository');
    const wantedState = context.req.query('state') ?? 'open';
    const head = context.req.query('head');
    const found = pullsOf(repository)
      .filter(({ thread }) => wantedState === 'all' || thread.state === wantedState)
      .filter(({ pull }) => head === undefined || head === `${repository.owner}:${pull.head}`)
      .toReversed();
    return page(
      context,
      found.map(({ thread }) => answers.pull(repository, thread)),
      apiUrl,
    );
  });

  routes.post('/pulls', async (context) => {
    const repository = context.get('repository');
    demand(context.get('identity'), repository, { scope: 'pull_requests', access: 'write' });
    const wanted = await bodyOf(context, newPull);
    const head = wanted.head.replace(`${repository.owner}:`, '');
    const pull = await openPull(repository, head, wanted.base);
    const author = context.get('identity').account.login;
    const thread = state.addThread(repository, { author, title: wanted.title, body: wanted.body ?? null, pull });
    return context.json(answers.pull(repository, thread), 201);
  });

  // Before `/pulls/:number`, which would take "comments" for a number.
  routes.get('/pulls/comments/:id', (context) => {
    return context.json(answers.reviewComment(context.get('repository'), reviewCommentOf(context)));
  });

  routes.post('/pulls/comments/:id/reactions', async (context) => {
    const repository = context.get('repository');
    const comment = reviewCommentOf(context);
    const thread = repository.threads.get(comment.thread);
    if (thread === undefined) throw notFound();
    demandThread(context.get('identity'), repository, { thread, access: 'write' });
    return react(context, { state, answers, subject: `review-comment/${comment.id}` });
  });

  routes.get('/pulls/:number', async (context) => {
    const repository = context.get('repository');
    const { thread, pull } = pullOf(context);
    if (!/vnd\.github(?:\.v3)?\.diff/.test(context.req.header('accept') ?? ''))
      return context.json(answers.pull(repository, thread));
    const { gitDir } = repository;
    if (gitDir === null) throw notFound();
    const files = await changesOf(gitDir, pull.baseSha, pull.headSha);
    const lines = files.reduce((sum, { additions, deletions }) => sum + additions + deletions, 0);
    if (files.length > DIFF_LIMITS.files || lines > DIFF_LIMITS.lines) throw tooLarge(files.length, lines);
    const diff = await diffOf(gitDir, pull.baseSha, pull.headSha);
    return context.body(diff, 200, { 'content-type': 'application/vnd.github.v3.diff; charset=utf-8' });
  });

  routes.get('/pulls/:number/files', async (context) => {
    const { gitDir } = context.get('repository');
    const { pull } = pullOf(context);
    if (gitDir === null) throw notFound();
    const files = await changesOf(gitDir, pull.baseSha, pull.headSha);
    return page(
      context,
      files.map((file) => answers.file(file)),
      apiUrl,
    );
  });

  routes.get('/commits/:sha/pulls', async (context) => {
    const repository = context.get('repository');
    const commit = context.req.param('sha');
    const { gitDir } = repository;
    if (gitDir === null) return page(context, [], apiUrl);
    const brought = await Promise.all(
      pullsOf(repository).map(({ pull }) => brings(gitDir, { base: pull.baseSha, tip: pull.headSha, commit })),
    );
    const found = pullsOf(repository).filter((_pull, index) => brought[index]);
    return page(
      context,
      found.map(({ thread }) => answers.pull(repository, thread)),
      apiUrl,
    );
  });

  return routes;
}

async function openPull(repository: RepositoryState, head: string, base: string): Promise<Pull> {
  const { gitDir } = repository;
  if (gitDir === null) throw invalid('PullRequest', 'head', 'this repository has no git');
  const [headSha, tip] = await Promise.all([commitOf(gitDir, head), commitOf(gitDir, base)]);
  if (headSha === null) throw invalid('PullRequest', 'head', 'is not a branch');
  if (tip === null) throw invalid('PullRequest', 'base', 'is not a branch');
  const baseSha = await mergeBase(gitDir, tip, headSha);
  if (baseSha === null || baseSha === headSha)
    throw invalid('PullRequest', 'head', `No commits between ${base} and ${head}`);
  const open = pullsOf(repository).some(
    ({ thread, pull }) => thread.state === 'open' && pull.head === head && pull.base === base,
  );
  if (open) throw invalid('PullRequest', 'head', `A pull request already exists for ${repository.owner}:${head}.`);
  return { head, base, headSha, baseSha, mergedAt: null };
}

function pullsOf(repository: RepositoryState): readonly { readonly thread: Thread; readonly pull: Pull }[] {
  return [...repository.threads.values()].flatMap((thread) =>
    thread.pull === null ? [] : [{ thread, pull: thread.pull }],
  );
}

function pullOf(context: Request): { readonly thread: Thread; readonly pull: Pull } {
  const thread = threadOf(context);
  if (thread.pull === null) throw notFound();
  return { thread, pull: thread.pull };
}

function reviewCommentOf(context: Request): ReviewComment {
  const comment = context.get('repository').reviewComments.get(numberOf(context, 'id'));
  if (comment === undefined) throw notFound();
  return comment;
}

function tooLarge(files: number, lines: number): Refusal {
  const message = `Sorry, the diff exceeded the maximum number of ${files > DIFF_LIMITS.files ? 'files' : 'lines'} (${files} files, ${lines} lines).`;
  return new Refusal(406, message, [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }]);
}
