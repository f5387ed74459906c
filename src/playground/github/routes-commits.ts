import { Hono } from 'hono';
import { changesOf, knownCommit, linesOf, tipOf } from './git.ts';
import { historyOf, parentOf, readCommit } from './git-history.ts';
import { notFound, Refusal } from './refusal.ts';
import { gitOf, page, pageOf, permitted, type Request, type RouteTools, type Variables } from './request.ts';
import type { RepositoryState } from './state.ts';

/** GitHub shows at most this many files of a commit in one answer. */
const FILES_AT_ONCE = 300;

export function commitRoutes({ answers }: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();

  routes.get('/commits', async (context) => {
    const { repository, gitDir } = readable(context);
    const { sha, ...query } = context.req.query();
    const tip = await tipOf(gitDir, sha ?? repository.defaultBranch);
    if (tip === null) throw sha === undefined ? new Refusal(409, 'Git Repository is empty.') : notFound();
    const found = isOutside(query['path'] ?? '') ? [] : await historyOf(gitDir, tip, query);
    return page(context, found, (commit) => answers.commit(repository, commit));
  });

  routes.get('/commits/:sha', async (context) => {
    const { repository, gitDir } = readable(context);
    const sha = context.req.param('sha');
    const known = await knownCommit(gitDir, sha);
    if (known === null) throw new Refusal(422, `No commit found for SHA: ${sha}`);
    const commit = await readCommit(gitDir, known);
    const files = await changesOf(gitDir, parentOf(commit), known);
    const { additions, deletions } = linesOf(files);
    const shown = files.map((file) => answers.file(file));
    const { items, headers } = pageOf(context, shown, FILES_AT_ONCE, FILES_AT_ONCE);
    const stats = { total: additions + deletions, additions, deletions };
    return context.json({ ...answers.commit(repository, commit), stats, files: items }, 200, headers);
  });

  return routes;
}

function readable(context: Request): { readonly repository: RepositoryState; readonly gitDir: string } {
  const repository = permitted(context, 'contents', 'read');
  return { repository, gitDir: gitOf(repository) };
}

/** Checks whether a path leads out of the repository: git would fail instead of finding nothing. */
function isOutside(path: string): boolean {
  return path.startsWith('/') || path.includes('\0') || path.split('/').includes('..');
}
