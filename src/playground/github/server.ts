import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { identify, visible } from './access.ts';
import { Answers } from './answers.ts';
import { Faults, type LedgerEntry, recorded } from './faults.ts';
import { fetchRoutes } from './git-http.ts';
import { graphqlRoutes } from './graphql.ts';
import { toThisMachine } from './guard.ts';
import { pageRoutes } from './pages/routes.ts';
import { notAccessible, notFound, Refusal } from './refusal.ts';
import type { RouteTools, Variables } from './request.ts';
import { commentRoutes } from './routes-comments.ts';
import { commitRoutes } from './routes-commits.ts';
import { contentsRoutes } from './routes-contents.ts';
import { gitRoutes } from './routes-git.ts';
import { issueRoutes } from './routes-issues.ts';
import { markdownRoutes } from './routes-markdown.ts';
import { pullRoutes } from './routes-pulls.ts';
import { reactionRoutes } from './routes-reactions.ts';
import { repositoryRoutes } from './routes-repository.ts';
import { GitHubState } from './state.ts';

export interface LocalGitHub {
  /** The `GITHUB_SERVER_URL`, with the pages for people. */
  readonly url: string;
  /** The `GITHUB_API_URL`. */
  readonly apiUrl: string;
  readonly state: GitHubState;
  readonly faults: Faults;
  /** Every request to the API so far, in the order of arrival. */
  readonly ledger: readonly LedgerEntry[];
  readonly answers: Answers;
  stop(): Promise<void>;
}

/** Starts a local GitHub on a free loopback port: the few routes that docs-agent uses, and pages for people. */
export async function startGitHub({
  now,
  onChange = () => undefined,
}: {
  readonly now?: () => number;
  /** Called after a request to the API that may have changed something. */
  readonly onChange?: () => void;
} = {}): Promise<LocalGitHub> {
  const state = new GitHubState(now);
  const faults = new Faults();
  const ledger: LedgerEntry[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const apiUrl = `${url}/api/v3`;
  const answers = new Answers({ serverUrl: url, apiUrl });
  const parts = { url, apiUrl, state, faults, ledger, answers };
  server.on('request', getRequestListener(createApp(parts, onChange).fetch));
  return {
    ...parts,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Parts = Omit<LocalGitHub, 'ledger' | 'stop'> & { readonly ledger: LedgerEntry[] };

function createApp(parts: Parts, onChange: () => void): Hono<Variables> {
  const { state, answers, ledger } = parts;
  const app = new Hono<Variables>();

  app.use(toThisMachine(parts.url));

  app.use('/api/*', async (context, next) => {
    await next();
    // Its answers have the same clock as what it keeps.
    if (!context.res.headers.has('date')) context.res.headers.set('date', new Date(state.now()).toUTCString());
  });

  app.use('/api/*', recorded(ledger, parts));

  app.use('/api/*', async (context, next) => {
    await next();
    if (context.req.method !== 'GET') onChange();
  });

  app.use('/api/*', async (context, next) => {
    context.set('identity', identify(state, context.req.header('authorization')));
    await next();
  });

  app.get('/api/v3/user', (context) => {
    const { account, installation } = context.get('identity');
    if (installation) throw notAccessible();
    return context.json(answers.user(account));
  });

  app.route('/api/v3/markdown', markdownRoutes(parts));
  app.route('/api/graphql', graphqlRoutes(parts));
  app.route('/api/v3/repos/:owner/:name', inRepository(parts));
  app.all('/api/*', (context) => context.json(notFound().toBody(), 404));
  app.route('/:owner/:repository{.+\\.git}', fetchRoutes(parts));
  app.route('/', pageRoutes(state));
  app.notFound((context) => context.json(notFound().toBody(), 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.toBody(), error.status);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return context.json({ message: 'Server Error' }, 500);
  });
  return app;
}

function inRepository(tools: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.use(async (context, next) => {
    const fullName = `${context.req.param('owner')}/${context.req.param('name')}`;
    context.set('repository', visible(tools.state, fullName, context.get('identity')));
    await next();
  });
  // Comments first: the routes of issues and pull requests would read "comments" as a number.
  routes.route('/', commentRoutes(tools)).route('/', reactionRoutes(tools));
  routes.route('/', issueRoutes(tools)).route('/', pullRoutes(tools)).route('/', commitRoutes(tools));
  routes.route('/', repositoryRoutes(tools)).route('/', contentsRoutes(tools)).route('/git', gitRoutes(tools));
  return routes;
}
