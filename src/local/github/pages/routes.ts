import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { follow } from '../branches.ts';
import { diffOf, knownCommit } from '../git.ts';
import { diffIn, readCommit } from '../git-history.ts';
import type { GitHubState, RepositoryState, Thread } from '../state.ts';
import { assetRoutes } from './assets.ts';
import { commitPage } from './commit-page.ts';
import { type FileDiff, readDiff } from './diff.ts';
import { CONTENT_SECURITY_POLICY, type Html } from './document.ts';
import { accountPage, frontPage, missingPage, repositoryPage } from './list-pages.ts';
import { threadPage, threadPath } from './thread-page.ts';

/** The pages for people, at the addresses that GitHub's answers name. They need no login: whoever is on this machine may see all. */
export function pageRoutes(state: GitHubState): Hono {
  const routes = new Hono();
  routes.route('/', assetRoutes());
  routes.use(etag(), async (context, next) => {
    await next();
    context.header('content-security-policy', CONTENT_SECURITY_POLICY);
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-cache');
  });

  routes.get('/', (context) => shown(context, frontPage([...state.repositories.values()])));

  routes.get('/:login', (context) => {
    const login = context.req.param('login').toLowerCase();
    const owned = [...state.repositories.values()].filter(({ owner }) => owner.toLowerCase() === login);
    const account = state.accounts.get(login) ?? (owned[0] && state.account(owned[0].owner));
    return shown(context, account === undefined ? null : accountPage(account, owned));
  });

  routes.get('/:owner/:name', (context) => {
    const repository = repositoryOf(state, context);
    return shown(context, repository === undefined ? null : repositoryPage(repository));
  });

  routes.get('/:owner/:name/:kind{issues|pull}/:number{\\d+}', async (context) => {
    const repository = repositoryOf(state, context);
    const thread = repository?.threads.get(Number(context.req.param('number')));
    if (repository === undefined || thread === undefined) return shown(context, null);
    const path = threadPath(repository, thread);
    // GitHub, too, leads from the address of the other kind to the right one.
    if ((context.req.param('kind') === 'pull') !== (thread.pull !== null)) return context.redirect(path);
    return shown(context, threadPage(repository, thread, await changesOf(repository, thread)));
  });

  routes.get('/:owner/:name/commit/:sha', async (context) => {
    const repository = repositoryOf(state, context);
    const gitDir = repository?.gitDir ?? null;
    const sha = gitDir === null ? null : await knownCommit(gitDir, context.req.param('sha'));
    if (repository === undefined || gitDir === null || sha === null) return shown(context, null);
    const commit = await readCommit(gitDir, sha);
    return shown(context, commitPage(repository, commit, readDiff(await diffIn(gitDir, commit))));
  });

  routes.get('*', (context) => shown(context, null));
  return routes;
}

function shown(context: Context, page: Html | null): Response | Promise<Response> {
  return page === null ? context.html(missingPage(), 404) : context.html(page);
}

function repositoryOf({ repositories }: GitHubState, context: Context): RepositoryState | undefined {
  return repositories.get(`${context.req.param('owner')}/${context.req.param('name')}`.toLowerCase());
}

/** Asks git what a pull request changes; null for an issue, and where there is no git. */
async function changesOf(repository: RepositoryState, thread: Thread): Promise<readonly FileDiff[] | null> {
  const { pull } = thread;
  if (pull === null || repository.gitDir === null) return null;
  await follow(repository, { thread, pull });
  return readDiff(await diffOf(repository.gitDir, pull.baseSha, pull.headSha));
}
