/** What the first bytes of a connection say: the name of the server that it wants, or that it must be refused. */
export type ClientHello = { readonly name: string } | 'incomplete' | 'refused';

const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
/** Encrypted hellos and names, of today and of an older draft: a server would see another name than we do. */
const HIDING: ReadonlySet<number> = new Set([0xfe0d, 0xffce]);
const HEADER = 5;
const LONGEST_RECORD = 16_384;
const NONE = Buffer.alloc(0);

/**
 * Reads the server name of a TLS ClientHello (RFC 8446, 4.1.2). Every length must fit exactly, and the whole hello must
 * be in one record: what a server might read in another way is refused. So is a hello without a name, with two, or with
 * a hidden one, and what isn't TLS.
 */
export function readClientHello(bytes: Buffer): ClientHello {
  if (bytes.length > 0 && bytes[0] !== HANDSHAKE) return 'refused';
  if (bytes.length < HEADER) return 'incomplete';
  const end = HEADER + bytes.readUInt16BE(3);
  if (end > HEADER + LONGEST_RECORD) return 'refused';
  if (bytes.length < end) return 'incomplete';
  try {
    return { name: nameIn(bytes.subarray(HEADER, end)) };
  } catch (error) {
    if (error instanceof RangeError) return 'refused';
    throw error;
  }
}

/** Throws `RangeError` for what is refused, as `Buffer` does for what isn't there. */
function nameIn(record: Buffer): string {
  const [hello = NONE] = blocks(record.subarray(1), [3]);
  // Its version and random have 34 bytes; session, ciphers and compressions don't matter.
  const [, , , extensions = NONE] = blocks(hello.subarray(34), [1, 2, 1, 2]);
  const names: string[] = [];
  let isRefused = record[0] !== CLIENT_HELLO;
  for (let [at, end] = [0, 0]; at < extensions.length; at = end) {
    const type = extensions.readUInt16BE(at);
    end = at + 4 + extensions.readUInt16BE(at + 2);
    isRefused ||= HIDING.has(type) || end > extensions.length;
    if (type !== SERVER_NAME) continue;
    const [list = NONE] = blocks(extensions.subarray(at + 4, end), [2]);
    isRefused ||= list[0] !== 0;
    names.push(...blocks(list.subarray(1), [2]).map((name) => name.toString('latin1')));
  }
  const [name] = names;
  if (isRefused || name === undefined || names.length > 1) throw new RangeError('not one plain name');
  return name;
}

/** Splits bytes into blocks that each begin with their length, a number of that many bytes. Nothing may be left. */
function blocks(bytes: Buffer, sizes: readonly number[]): readonly Buffer[] {
  let end = 0;
  const found = sizes.map((size) => {
    const from = end + size;
    end = from + bytes.readUIntBE(from - size, size);
    return bytes.subarray(from, end);
  });
  if (end !== bytes.length) throw new RangeError('bytes are left or missing');
  return found;
}
