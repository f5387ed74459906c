import * as v from 'valibot';
import { demand, visible } from './access.ts';
import { blobText, entriesOf, type TreeEntry } from './contents.ts';
import type { Identity } from './identity.ts';
import type { GitHubState } from './state.ts';

const folder = v.object({ owner: v.string(), name: v.string(), expression: v.string() });

/** GitHub cuts the text of a larger file. */
const MOST_BYTES = 512 * 1024;

/** Reads a folder of a repository with its files, as GraphQL's `object` gives a tree; null if there is none. */
export async function folderOf(
  state: GitHubState,
  { identity, variables }: { readonly identity: Identity; readonly variables: Readonly<Record<string, unknown>> },
): Promise<object | null> {
  const { owner, name, expression } = v.parse(folder, variables);
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
