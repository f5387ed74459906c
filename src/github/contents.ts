import * as v from 'valibot';

const KINDS: Readonly<Record<string, 'file' | 'folder'>> = { file: 'file', dir: 'folder' };

/** An entry of a folder, as the contents API lists it: a file, folder, link or submodule. */
export const folderEntry = v.pipe(
  v.object({ name: v.string(), type: v.string(), size: v.nullish(v.number(), 0) }),
  v.transform(({ name, type, size }) => ({ name, kind: KINDS[type] ?? ('other' as const), bytes: size })),
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
