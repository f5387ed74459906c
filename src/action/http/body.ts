import { promisify } from 'node:util';

export class TooBigError extends Error {}

export class UndecodableError extends Error {}

const DECODERS: ReadonlyMap<string, 'gunzip' | 'inflate' | 'brotliDecompress'> = new Map([
  ['gzip', 'gunzip'],
  ['x-gzip', 'gunzip'],
  ['deflate', 'inflate'],
  ['br', 'brotliDecompress'],
]);

/** We request no encoding, but proxies add one. The limit is for decoded bytes, too: gzip can hold a thousandfold. */
export async function decodeBody(chunks: AsyncIterable<Uint8Array>, encoding: string | undefined, maxBytes: number) {
  const received: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new TooBigError(`more than ${maxBytes} bytes`);
    received.push(chunk);
  }
  const bytes = Buffer.concat(received);
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity' || bytes.length === 0) return bytes;
  const decoder = DECODERS.get(name);
  if (decoder === undefined)
    // Not in part: the beginning of a secret can't be recognized.
    throw new UndecodableError(`the content encoding ${name.length > 40 ? '' : `${JSON.stringify(name)} `}is unknown`);
  // Loaded with the first body that needs it.
  const zlib = await import('node:zlib');
  try {
    const decode = promisify<Uint8Array, { readonly maxOutputLength: number }, Uint8Array>(zlib[decoder]);
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if (codeOf(cause) === 'ERR_BUFFER_TOO_LARGE') throw new TooBigError(`more than ${maxBytes} bytes`, { cause });
    throw new UndecodableError(`it claims to be ${name}, but is not`, { cause });
  }
}

/** Returns the code that Node and undici put on their errors; null if there is none. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
