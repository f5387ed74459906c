import * as v from 'valibot';
import { demand, visible } from './access.ts';
import { blobText, entriesOf, type TreeEntry } from './contents.ts';
import type { Identity } from './identity.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, type Request } from './request.ts';
import type { GitHubState } from './state.ts';

const request = v.object({
  query: v.string(),
  variables: v.optional(v.record(v.string(), v.string()), {}),
});

/** GitHub cuts the text of a larger file. */
const MOST_BYTES = 512 * 1024;

const VIEWER = 'viewer { login }';
const FOLDER =
  'repository(owner: $owner, name: $name) { object(expression: $expression) { ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } } } }';

/** Answers the two queries that docs-agent sends: who it is, and a folder with its files. Errors come with HTTP 200. */
export async function answerQuery(context: Request, state: GitHubState): Promise<Response> {
  const { query, variables } = await bodyOf(context, request);
  const fields = /^\s*(?:query\s*(?:\([^)]*\))?)?\s*\{(.*)\}\s*$/s.exec(query)?.[1]?.replace(/\s+/g, ' ').trim();
  const identity = context.get('identity');
  if (fields === VIEWER) return context.json({ data: { viewer: { login: identity.account.login } } });
  if (fields !== FOLDER) {
    const message = `Only "${VIEWER}" and "${FOLDER}" are known here.`;
    return context.json({ errors: [{ type: 'undefinedField', message }] });
  }
  try {
    return context.json({ data: { repository: { object: await folderOf(state, { identity, variables }) } } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const type = error.status === 404 ? 'NOT_FOUND' : 'FORBIDDEN';
    return context.json({
      data: { repository: null },
      errors: [{ type, path: ['repository'], message: error.message }],
    });
  }
}

async function folderOf(
  state: GitHubState,
  { identity, variables }: { readonly identity: Identity; readonly variables: Readonly<Record<string, string>> },
): Promise<object | null> {
  const { owner = '', name = '', expression = '' } = variables;
  const repository = visible(state, `${owner}/${name}`, identity);
  demand(identity, repository, { scope: 'contents', access: 'read' });
  const [, revision = '', path = ''] = /^([^:]+):(.*)$/.exec(expression) ?? [];
  const { gitDir, defaultBranch } = repository;
  if (gitDir === null || path.split('/').includes('..')) return null;
  const ref = revision === 'HEAD' ? defaultBranch : revision;
  const [itself] = await entriesOf(gitDir, { ref, path });
  if (itself === undefined) return null;
  if (itself.mode !== '040000') return {};
  const entries = await entriesOf(gitDir, { ref, path: `${path}/` });
  return { entries: await Promise.all(entries.map((entry) => describe(gitDir, entry))) };
}

async function describe(gitDir: string, { path, mode, sha, bytes }: TreeEntry): Promise<object> {
  const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
  const common = { name: path.replace(/^.*\//, ''), type, mode: Number.parseInt(mode, 8) };
  if (type !== 'blob') return { ...common, object: type === 'tree' ? {} : null };
  const content = await blobText(gitDir, sha);
  const text = content.toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(content);
  const isTruncated = bytes > MOST_BYTES;
  return {
    ...common,
    object: { byteSize: bytes, isTruncated, text: isText ? (isTruncated ? text.slice(0, MOST_BYTES) : text) : null },
  };
}
