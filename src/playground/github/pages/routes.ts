import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { etag } from 'hono/etag';
import { diffOf, knownCommit } from '../git.ts';
import { parentOf, readCommit } from '../git-history.ts';
import type { GitHubState, RepositoryState } from '../state.ts';
import { assetRoutes } from './assets.ts';
import { readDiff } from './diff.ts';
import { commitPage } from './diff-view.ts';
import { CONTENT_SECURITY_POLICY, type Html } from './document.ts';
import { missingPage, repositoriesPage, repositoryPage } from './list-pages.ts';
import { runPage, runsPage } from './run-page.ts';
import { changesOf, repositoryOf, threadPage, threadPath } from './thread-page.ts';
import { commentBox, reviewBox, writeRoutes } from './write.ts';

/** The pages for people, at GitHub's addresses. They need no login: anyone on this machine may see them all. */
export function pageRoutes(state: GitHubState): Hono {
  const routes = new Hono();
  // A browser names the origin of each form.
  routes.use(csrf());
  routes.route('/', assetRoutes());
  routes.use(etag(), async (context, next) => {
    await next();
    context.header('content-security-policy', CONTENT_SECURITY_POLICY);
    // With `no-referrer`, a browser would hide the origin of a form, too.
    context.header('referrer-policy', 'same-origin');
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-cache');
  });

  routes.get('/', (context) => shown(context, repositoriesPage([...state.repositories.values()], null)));

  routes.get('/:login', (context) => {
    const login = context.req.param('login').toLowerCase();
    const owned = [...state.repositories.values()].filter(({ owner }) => owner.toLowerCase() === login);
    const account = state.accounts.get(login) ?? (owned[0] && state.account(owned[0].owner));
    return shown(context, account === undefined ? null : repositoriesPage(owned, account));
  });

  const pageOf = (path: string, show: (repository: RepositoryState, context: Context) => Shown): void => {
    routes.get(`/:owner/:name${path}`, async (context) => {
      const repository = repositoryOf(state, context);
      return shown(context, repository === undefined ? null : await show(repository, context));
    });
  };
  pageOf('', repositoryPage);
  pageOf('/actions', runsPage);
  pageOf('/actions/runs/:id{\\d+}', (repository, context) => {
    const run = repository.runs.get(Number(context.req.param('id')));
    return run === undefined ? null : runPage(repository, run);
  });
  pageOf('/commit/:sha', async (repository, context) => {
    const { gitDir } = repository;
    const sha = gitDir === null ? null : await knownCommit(gitDir, context.req.param('sha') ?? '');
    if (gitDir === null || sha === null) return null;
    const commit = await readCommit(gitDir, sha);
    return commitPage(repository, commit, readDiff(await diffOf(gitDir, parentOf(commit), sha)));
  });

  routes.get('/:owner/:name/:kind{issues|pull}/:number{\\d+}', async (context) => {
    const repository = repositoryOf(state, context);
    const thread = repository?.threads.get(Number(context.req.param('number')));
    if (repository === undefined || thread === undefined) return shown(context, null);
    const path = threadPath(repository, thread);
    // GitHub also redirects from the other kind's address to the right one.
    if ((context.req.param('kind') === 'pull') !== (thread.pull !== null)) return context.redirect(path);
    const changes = await changesOf(repository, thread);
    const { playground } = state;
    const boxes = {
      comment: playground && commentBox(playground, repository, thread),
      review: playground && changes && reviewBox(playground, changes.files, path),
    };
    return shown(context, threadPage(repository, thread, { changes, boxes, now: Date.parse(state.timestamp()) }));
  });

  routes.route('/', writeRoutes(state));
  routes.get('*', (context) => shown(context, null));
  return routes;
}

type Shown = Html | null | Promise<Html | null>;

function shown(context: Context, page: Html | null): Response | Promise<Response> {
  return page === null ? context.html(missingPage(), 404) : context.html(page);
}
