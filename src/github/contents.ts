import * as v from 'valibot';
import type { FolderEntry } from '../ports/contents.ts';

/** Requests a folder with its files. `HEAD` is the default branch. */
export const FOLDER_QUERY = `query($owner: String!, $name: String!, $expression: String!) {
  repository(owner: $owner, name: $name) {
    object(expression: $expression) {
      ... on Tree { entries { name type mode object { ... on Blob { byteSize isTruncated text } } } }
    }
  }
}`;

const blob = v.object({
  byteSize: v.optional(v.number(), 0),
  isTruncated: v.optional(v.boolean(), false),
  text: v.optional(v.nullable(v.string()), null),
});
const MODE_OF_LINK = 0o120_000;

/** An entry of a tree: a file, folder, link or submodule. */
const treeEntry = v.pipe(
  v.object({ name: v.string(), type: v.string(), mode: v.number(), object: v.nullable(blob) }),
  v.transform(({ name, type, mode, object }): FolderEntry => {
    const { byteSize: bytes = 0, isTruncated = false, text = null } = object ?? {};
    if (type === 'tree') return { name, kind: 'folder', bytes: 0, text: null };
    if (type !== 'blob' || mode === MODE_OF_LINK) return { name, kind: 'other', bytes, text: null };
    return { name, kind: 'file', bytes, text: isTruncated ? null : (text?.replace(/^\uFEFF/, '') ?? null) };
  }),
);

/** The answer to `FOLDER_QUERY`; null if there is no such folder. */
export const folder = v.pipe(
  v.object({ repository: v.object({ object: v.nullable(v.object({ entries: v.optional(v.array(treeEntry)) })) }) }),
  v.transform(({ repository }) => repository.object?.entries ?? null),
);

/** A file that holds text. Above 1 MB its encoding is `none`, and it has no content. */
export const textFile = v.pipe(
  v.object({ type: v.literal('file'), encoding: v.literal('base64'), content: v.string() }),
  v.transform(({ content }) => Buffer.from(content, 'base64')),
  v.check((bytes) => isText(bytes), 'the file is not UTF-8'),
  v.transform((bytes) => bytes.toString('utf8').replace(/^\uFEFF/, '')),
);

function isText(bytes: Buffer): boolean {
  return bytes.equals(Buffer.from(bytes.toString('utf8'), 'utf8'));
}
