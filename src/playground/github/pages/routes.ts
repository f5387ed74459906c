import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { knownCommit } from '../git.ts';
import { diffIn, readCommit } from '../git-history.ts';
import { fromOwnPages } from '../guard.ts';
import type { GitHubState } from '../state.ts';
import { assetRoutes } from './assets.ts';
import { readDiff } from './diff.ts';
import { commitPage } from './diff-view.ts';
import { CONTENT_SECURITY_POLICY, type Html } from './document.ts';
import { missingPage, repositoriesPage, repositoryPage } from './list-pages.ts';
import { changesOf, repositoryOf } from './page-data.ts';
import { runPage, runsPage } from './run-page.ts';
import { threadPage, threadPath } from './thread-page.ts';
import { commentBox, type Openness, reviewBox } from './write-box.ts';
import { writeRoutes } from './write-routes.ts';

/** The pages for people, at GitHub's addresses. They need no login: anyone on this machine may see them all. */
export function pageRoutes(state: GitHubState, openness: Openness): Hono {
  const routes = new Hono();
  routes.use(fromOwnPages());
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

  routes.get('/:owner/:name', (context) => {
    const repository = repositoryOf(state, context);
    return shown(context, repository === undefined ? null : repositoryPage(repository));
  });

  routes.get('/:owner/:name/:kind{issues|pull}/:number{\\d+}', async (context) => {
    const repository = repositoryOf(state, context);
    const thread = repository?.threads.get(Number(context.req.param('number')));
    if (repository === undefined || thread === undefined) return shown(context, null);
    const path = threadPath(repository, thread);
    // GitHub also redirects from the other kind's address to the right one.
    if ((context.req.param('kind') === 'pull') !== (thread.pull !== null)) return context.redirect(path);
    const changes = await changesOf(repository, thread);
    const { playground } = openness;
    const boxes = {
      comment: playground && commentBox(playground, repository, thread),
      review: playground && changes && reviewBox(playground, changes.files, path),
    };
    return shown(context, threadPage(repository, thread, { changes, boxes, now: Date.parse(state.timestamp()) }));
  });

  routes.get('/:owner/:name/actions', (context) => {
    const repository = repositoryOf(state, context);
    return shown(context, repository === undefined ? null : runsPage(repository));
  });

  routes.get('/:owner/:name/actions/runs/:id{\\d+}', (context) => {
    const repository = repositoryOf(state, context);
    const run = repository?.runs.get(Number(context.req.param('id')));
    return shown(context, repository === undefined || run === undefined ? null : runPage(repository, run));
  });

  routes.route('/', writeRoutes(state, openness));
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
