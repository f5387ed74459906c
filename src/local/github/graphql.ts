import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, visible } from './access.ts';
import { follow } from './branches.ts';
import type { Account } from './identity.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, type Request, type RouteTools, type Variables } from './request.ts';
import type { RepositoryState } from './state.ts';

const asked = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown()), {}) });

/** The queries that are known here, without blanks that mean nothing. */
const VIEWER = /^(?:query)?\{viewer\{login\}\}$/;
const OPEN_PULLS =
  /^query\(\$owner:String!,?\$repo:String!\)\{repository\(owner:\$owner,?name:\$repo\)\{pullRequests\(first:(\d+),?states:OPEN,?orderBy:\{field:CREATED_AT,?direction:DESC\}\)\{nodes\{number headRefOid headRepository\{databaseId nameWithOwner\}comments\(first:(\d+)\)\{nodes\{author\{__typename login\}body createdAt\}\}\}\}\}\}$/;
const MOST_NODES = 100;

/** The few GraphQL queries that docs-agent sends. As at GitHub, an error arrives with 200. */
export function graphqlRoutes({ state }: Pick<RouteTools, 'state'>): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.post('/', async (context) => {
    const { query, variables } = await bodyOf(context, asked);
    const compact = query
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ ?([(){}:,]) ?/g, '$1')
      .replace(/ ?(\$) ?/g, '$1');
    if (VIEWER.test(compact)) {
      return context.json({ data: { viewer: { login: context.get('identity').account.login } } });
    }
    const [, most, comments] = OPEN_PULLS.exec(compact) ?? [];
    if (most === undefined) {
      return context.json({ errors: [{ type: 'undefinedField', message: 'This query is not known here.' }] });
    }
    const name = `${String(variables['owner'])}/${String(variables['repo'])}`;
    try {
      const repository = visible(state, name, context.get('identity'));
      return context.json(await openPulls(context, repository, { most: Number(most), comments: Number(comments) }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const type = error.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN';
      return context.json({ data: { repository: null }, errors: [{ type, message: error.message }] });
    }
  });
  return routes;
}

async function openPulls(
  context: Request,
  repository: RepositoryState,
  wanted: { readonly most: number; readonly comments: number },
): Promise<object> {
  demand(context.get('identity'), repository, { scope: 'pull_requests', access: 'read' });
  if (wanted.most > MOST_NODES || wanted.comments > MOST_NODES) throw new Refusal(422, 'Too many nodes');
  const open = [...repository.threads.values()]
    .flatMap((thread) => (thread.pull === null || thread.state !== 'open' ? [] : [{ thread, pull: thread.pull }]))
    .toReversed()
    .slice(0, wanted.most);
  await Promise.all(open.map((each) => follow(repository, each)));
  const nodes = open.map(({ thread, pull }) => ({
    number: thread.number,
    headRefOid: pull.headSha,
    headRepository: {
      databaseId: pull.fork?.id ?? repository.id,
      nameWithOwner: `${pull.fork?.owner ?? repository.owner}/${repository.name}`,
    },
    comments: {
      nodes: [...repository.comments.values()]
        .filter((comment) => comment.thread === thread.number)
        .slice(0, wanted.comments)
        .map((comment) => ({ author: actor(comment.author), body: comment.body, createdAt: comment.createdAt })),
    },
  }));
  return { data: { repository: { pullRequests: { nodes } } } };
}

/** In GraphQL a bot's login lacks its `[bot]`. */
function actor({ login, type }: Account): object {
  return { __typename: type, login: type === 'Bot' ? login.replace(/\[bot\]$/, '') : login };
}
