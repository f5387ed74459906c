import { Hono } from 'hono';
import * as v from 'valibot';
import { demandThread, visible } from './access.ts';
import { fullName, nodeIdOf } from './answers.ts';
import { folderOf } from './graphql-folder.ts';
import { openPulls, pullsOfAliases } from './graphql-pulls.ts';
import { notFound, Refusal } from './refusal.ts';
import { bodyOf, type Request, type RouteTools, type Variables } from './request.ts';
import type { GitHubState } from './state.ts';

const asked = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown()), {}) });
type Asked = v.InferOutput<typeof asked>;
type Tools = Pick<RouteTools, 'state' | 'answers'>;

/** The queries that docs-agent sends, without blanks that mean nothing, and how each is answered. */
const QUERIES: readonly (readonly [
  RegExp,
  (context: Request, given: Asked & { readonly found: readonly string[] }, tools: Tools) => Promise<object>,
])[] = [
  [
    /^(?:query)?\{viewer\{login\}\}$/,
    async (context) => ({ data: { viewer: { login: context.get('identity').account.login } } }),
  ],
  [
    /^query\(\$owner:String!,?\$repo:String!\)\{repository\(owner:\$owner,?name:\$repo\)\{pullRequests\(first:(\d+),?states:OPEN,?orderBy:\{field:CREATED_AT,?direction:DESC\}\)\{nodes\{number headRefOid headRepository\{databaseId nameWithOwner\}comments\(first:(\d+)\)\{nodes\{author\{__typename login\}body createdAt\}\}\}\}\}\}$/,
    (context, { variables, found: [, most, comments] }, { state }) => {
      const name = `${String(variables['owner'])}/${String(variables['repo'])}`;
      const repository = visible(state, name, context.get('identity'));
      return openPulls(context, repository, { most: Number(most), comments: Number(comments) });
    },
  ],
  [
    /^query\(\$owner:String!,?\$repo:String!\)\{repository\(owner:\$owner,?name:\$repo\)\{((?:c\d+:object\(oid:"[0-9a-f]{40}"\)\{\.\.\. ?pulls\} ?)+)\}\} ?fragment pulls on Commit\{associatedPullRequests\(first:100\)\{nodes\{number title body url state author\{__typename login\}baseRefName baseRepository\{nameWithOwner\}headRefName headRefOid headRepository\{databaseId nameWithOwner\}mergeCommit\{oid\}\}\}\}$/,
    (context, { variables, found: [, fields = ''] }, { state, answers }) => {
      const name = `${String(variables['owner'])}/${String(variables['repo'])}`;
      const repository = visible(state, name, context.get('identity'));
      const aliases = [...fields.matchAll(/(c\d+):object\(oid:"([0-9a-f]{40})"/g)].map(
        ([, alias = '', sha = '']) => [alias, sha] as const,
      );
      return pullsOfAliases(context, repository, { aliases, answers });
    },
  ],
  [
    /^query\(\$owner:String!,?\$name:String!,?\$expression:String!\)\{repository\(owner:\$owner,?name:\$name\)\{object\(expression:\$expression\)\{\.\.\. ?on Tree\{entries\{name type mode object\{\.\.\. ?on Blob\{byteSize isTruncated text\}\}\}\}\}\}\}$/,
    async (context, { variables }, { state }) => ({
      data: { repository: { object: await folderOf(state, { identity: context.get('identity'), variables }) } },
    }),
  ],
  [
    /^query\(\$id:ID!\)\{node\(id:\$id\)\{\.\.\. ?on Comment\{createdViaEmail\}\}\}$/,
    async (context, { variables }, { state }) => ({
      data: { node: commentOf(state, context, String(variables['id'])) },
    }),
  ],
];

/** Finds a comment of either kind in any repository. Throws if the sender may not read it. */
function commentOf(state: GitHubState, context: Request, nodeId: string): { readonly createdViaEmail: boolean } {
  const identity = context.get('identity');
  for (const repository of state.repositories.values()) {
    const comments = [...repository.comments.values(), ...repository.reviewComments.values()];
    const comment = comments.find((each) => nodeIdOf(each) === nodeId);
    const thread = comment === undefined ? undefined : repository.threads.get(comment.thread);
    if (comment === undefined || thread === undefined) continue;
    demandThread(identity, visible(state, fullName(repository), identity), { thread, access: 'read' });
    return { createdViaEmail: comment.createdViaEmail };
  }
  throw notFound();
}

/** The few GraphQL queries that docs-agent sends. As at GitHub, an error arrives with 200. */
export function graphqlRoutes(tools: Tools): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.post('/', async (context) => {
    const given = await bodyOf(context, asked);
    const compact = given.query
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ ?([(){}:,]) ?/g, '$1')
      .replace(/ ?(\$) ?/g, '$1');
    for (const [pattern, answer] of QUERIES) {
      const found = pattern.exec(compact);
      if (found === null) continue;
      try {
        return context.json(await answer(context, { ...given, found }, tools));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const type = error.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN';
        const field = compact.includes('{node(') ? 'node' : 'repository';
        const errors = [{ type, path: [field], message: error.message }];
        return context.json({ data: { [field]: null }, errors });
      }
    }
    return context.json({ errors: [{ type: 'undefinedField', message: 'This query is not known here.' }] });
  });
  return routes;
}
