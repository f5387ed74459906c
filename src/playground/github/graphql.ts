import { Hono } from 'hono';
import * as v from 'valibot';
import { demand, demandThread, visible } from './access.ts';
import { type Answers, fullName, nodeIdOf } from './answers.ts';
import { follow, pullsOf, pullsOfCommits } from './branches.ts';
import { blobText, entriesOf, type TreeEntry } from './git.ts';
import type { Account, Scope } from './identity.ts';
import { notFound, Refusal } from './refusal.ts';
import { bodyOf, type Request, type RouteTools, type Variables } from './request.ts';
import type { GitHubState, Pull, RepositoryState } from './state.ts';

const asked = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown()), {}) });

/** A query: its variables, and what its pattern has found in it. */
interface Asked {
  readonly context: Request;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly found: readonly string[];
  readonly tools: RouteTools;
}

/** The queries that docs-agent sends, without blanks that mean nothing, and how each is answered. */
const QUERIES: readonly (readonly [RegExp, (asked: Asked) => object | Promise<object>])[] = [
  [/^(?:query)?\{viewer\{login\}\}$/, ({ context }) => ({ viewer: { login: context.get('identity').account.login } })],
  [
    /^query\(\$owner:String!,?\$repo:String!\)\{repository\(owner:\$owner,?name:\$repo\)\{pullRequests\(first:(\d+),?states:OPEN,?orderBy:\{field:CREATED_AT,?direction:DESC\}\)\{nodes\{number headRefOid headRepository\{databaseId nameWithOwner\}comments\(first:(\d+)\)\{nodes\{author\{__typename login\}body createdAt\}\}\}\}\}\}$/,
    async (query) => ({
      repository: await openPulls(readable(query, 'pull_requests'), Number(query.found[1]), Number(query.found[2])),
    }),
  ],
  [
    /^query\(\$owner:String!,?\$repo:String!\)\{repository\(owner:\$owner,?name:\$repo\)\{((?:c\d+:object\(oid:"[0-9a-f]{40}"\)\{\.\.\. ?pulls\} ?)+)\}\} ?fragment pulls on Commit\{associatedPullRequests\(first:100\)\{nodes\{number title body url state author\{__typename login\}baseRefName baseRepository\{nameWithOwner\}headRefName headRefOid headRepository\{databaseId nameWithOwner\}mergeCommit\{oid\}\}\}\}$/,
    async (query) => ({
      repository: await pullsOfAliases(readable(query, 'pull_requests'), query.found[1] ?? '', query.tools.answers),
    }),
  ],
  [
    /^query\(\$owner:String!,?\$name:String!,?\$expression:String!\)\{repository\(owner:\$owner,?name:\$name\)\{object\(expression:\$expression\)\{\.\.\. ?on Tree\{entries\{name type mode object\{\.\.\. ?on Blob\{byteSize isTruncated text\}\}\}\}\}\}\}$/,
    async (query) => {
      const object = await folderOf(readable(query, 'contents'), String(query.variables['expression']));
      return { repository: { object } };
    },
  ],
  [
    /^query\(\$id:ID!\)\{node\(id:\$id\)\{\.\.\. ?on Comment\{createdViaEmail\}\}\}$/,
    ({ context, variables, tools }) => ({ node: commentOf(tools.state, context, String(variables['id'])) }),
  ],
];

/** Finds the repository of a query. Throws if the sender may not read that of it. */
function readable({ context, variables, tools }: Asked, scope: Scope): RepositoryState {
  const identity = context.get('identity');
  const { owner, repo, name = repo } = variables;
  const repository = visible(tools.state, `${String(owner)}/${String(name)}`, identity);
  demand({ identity, repository }, scope, 'read');
  return repository;
}

/** Finds a comment of either kind in any repository. Throws if the sender may not read it. */
function commentOf(state: GitHubState, context: Request, nodeId: string): { readonly createdViaEmail: boolean } {
  const identity = context.get('identity');
  for (const repository of state.repositories.values()) {
    const comments = [...repository.comments.values(), ...repository.reviewComments.values()];
    const comment = comments.find((each) => nodeIdOf(each) === nodeId);
    const thread = comment === undefined ? undefined : repository.threads.get(comment.thread);
    if (comment === undefined || thread === undefined) continue;
    demandThread({ identity, repository: visible(state, fullName(repository), identity) }, thread, 'read');
    return { createdViaEmail: comment.createdViaEmail };
  }
  throw notFound();
}

/** The few GraphQL queries that docs-agent sends. As at GitHub, an error arrives with 200. */
export function graphqlRoutes(tools: RouteTools): Hono<Variables> {
  const routes = new Hono<Variables>();
  routes.post('/', async (context) => {
    const { query, variables } = await bodyOf(context, asked);
    const compact = query
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ ?([(){}:,]) ?/g, '$1')
      .replace(/ ?(\$) ?/g, '$1');
    for (const [pattern, answer] of QUERIES) {
      const found = pattern.exec(compact);
      if (found === null) continue;
      try {
        return context.json({ data: await answer({ context, variables, found, tools }) });
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

const MOST_NODES = 100;

async function openPulls(repository: RepositoryState, most: number, comments: number): Promise<object> {
  if (most > MOST_NODES || comments > MOST_NODES) throw new Refusal(422, 'Too many nodes');
  const open = pullsOf(repository)
    .filter(({ thread }) => thread.state === 'open')
    .toReversed()
    .slice(0, most);
  await Promise.all(open.map((each) => follow(repository, each)));
  const nodes = open.map(({ thread, pull }) => ({
    number: thread.number,
    headRefOid: pull.headSha,
    headRepository: headRepository(repository, pull),
    comments: {
      nodes: [...repository.comments.values()]
        .filter((comment) => comment.thread === thread.number)
        .slice(0, comments)
        .map((comment) => ({ author: actor(comment.author), body: comment.body, createdAt: comment.createdAt })),
    },
  }));
  return { pullRequests: { nodes } };
}

async function pullsOfAliases(repository: RepositoryState, fields: string, answers: Answers): Promise<object> {
  const aliases = [...fields.matchAll(/(c\d+):object\(oid:"([0-9a-f]{40})"/g)];
  const found = await pullsOfCommits(
    repository,
    aliases.map(([, , sha = '']) => sha),
  );
  const commits = aliases.map(([, alias], index) => {
    const nodes = (found[index] ?? []).map(({ thread, pull }) => ({
      ...{ number: thread.number, title: thread.title, body: thread.body ?? '' },
      url: `${answers.repository(repository).html_url}/pull/${thread.number}`,
      state: pull.mergedAt !== null ? 'MERGED' : thread.state.toUpperCase(),
      author: actor(thread.author),
      baseRefName: pull.base,
      baseRepository: { nameWithOwner: fullName(repository) },
      headRefName: pull.head,
      headRefOid: pull.headSha,
      headRepository: headRepository(repository, pull),
      mergeCommit: pull.mergeSha === undefined || pull.mergedAt === null ? null : { oid: pull.mergeSha },
    }));
    return [alias, { associatedPullRequests: { nodes } }];
  });
  return Object.fromEntries(commits);
}

function headRepository(repository: RepositoryState, { fork }: Pull): object {
  return {
    databaseId: fork?.id ?? repository.id,
    nameWithOwner: `${fork?.owner ?? repository.owner}/${repository.name}`,
  };
}

/** In GraphQL a bot's login lacks its `[bot]`. */
function actor({ login, type }: Account): object {
  return { __typename: type, login: type === 'Bot' ? login.replace(/\[bot\]$/, '') : login };
}

/** GitHub cuts the text of a larger file. */
const MOST_TEXT = 512 * 1024;

async function folderOf({ gitDir, defaultBranch }: RepositoryState, expression: string): Promise<object | null> {
  const [, revision = '', path = ''] = /^([^:]+):(.*)$/.exec(expression) ?? [];
  if (gitDir === null || path.split('/').includes('..')) return null;
  const ref = revision === 'HEAD' ? defaultBranch : revision;
  const [itself] = await entriesOf(gitDir, ref, path);
  if (itself === undefined) return null;
  if (itself.mode !== '040000') return {};
  const entries = await entriesOf(gitDir, ref, `${path}/`);
  return { entries: await Promise.all(entries.map((entry) => describe(gitDir, entry))) };
}

async function describe(gitDir: string, { path, mode, sha, bytes }: TreeEntry): Promise<object> {
  const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  const common = { name: path.replace(/^.*\//, ''), type, mode: Number.parseInt(mode, 8) };
  if (type !== 'blob') return { ...common, object: type === 'tree' ? {} : null };
  const content = await blobText(gitDir, sha);
  const text = content.toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(content);
  const isTruncated = bytes > MOST_TEXT;
  return {
    ...common,
    object: { byteSize: bytes, isTruncated, text: isText ? (isTruncated ? text.slice(0, MOST_TEXT) : text) : null },
  };
}
