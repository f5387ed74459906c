const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
/** Encrypted hellos and names, of today and of an older draft: a server would see another name than we do. */
const HIDING = [0xfe0d, 0xffce];
/** Without its header of 5 bytes. */
const LONGEST_RECORD = 16_384;

/**
 * Reads the server name in the first bytes of a connection, a TLS ClientHello (RFC 8446, 4.1.2); null if more bytes are
 * needed. Every length must fit exactly, and the whole hello must be in one record: what a server might read in another
 * way is refused, with an empty name. So is a hello without a name, with two, or with a hidden one, and what isn't TLS.
 */
export function readServerName(bytes: Buffer): string | null {
  if (bytes.length > 0 && bytes[0] !== HANDSHAKE) return '';
  if (bytes.length < 5) return null;
  const length = bytes.readUInt16BE(3);
  if (length > LONGEST_RECORD) return '';
  try {
    return bytes.length < 5 + length ? null : nameIn(bytes.subarray(5, 5 + length));
  } catch {
    return '';
  }
}

/** Throws if bytes are left or missing, as `Buffer` does. */
function nameIn(record: Buffer): string {
  const hello = lastBlock(record, 1, 3);
  // The version and random have 34 bytes; session, ciphers and compressions don't matter.
  const at = [1, 2, 1].reduce((from, size) => from + size + hello.readUIntBE(from, size), 34);
  const extensions = lastBlock(hello, at, 2);
  const names: string[] = [];
  for (let [from, end] = [0, 0]; from < extensions.length; from = end) {
    const type = extensions.readUInt16BE(from);
    end = from + 4 + extensions.readUInt16BE(from + 2);
    if (end > extensions.length || HIDING.includes(type)) return '';
    if (type !== SERVER_NAME) continue;
    const list = lastBlock(extensions.subarray(from, end), 4, 2);
    if (list[0] !== 0) return '';
    names.push(lastBlock(list, 1, 2).toString('latin1').toLowerCase());
  }
  return record[0] === CLIENT_HELLO && names.length === 1 ? names.join() : '';
}

/** Returns all bytes behind a length, which is a number of `size` bytes. */
function lastBlock(bytes: Buffer, at: number, size: number): Buffer {
  const from = at + size;
  if (from + bytes.readUIntBE(at, size) !== bytes.length) throw new RangeError('bytes are left or missing');
  return bytes.subarray(from);
}
