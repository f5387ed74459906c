import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture as PNG, and how long it is shown. */
export interface Frame {
  readonly png: Uint8Array;
  readonly milliseconds: number;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Joins PNG pictures of the same size and colour type into one animated PNG, which repeats for ever. The form of the
 * chunks is that of the PNG specification, third edition, section 11.3.6.
 */
export function animate(frames: readonly Frame[]): Uint8Array {
  const [first] = frames;
  if (first === undefined) throw new Error('There is no picture.');
  const header = chunksOf(first.png).find(({ type }) => type === 'IHDR')?.data ?? new Uint8Array();
  let sequence = 0;
  const parts = frames.flatMap(({ png, milliseconds }, index) => {
    const chunks = chunksOf(png);
    const own = chunks.find(({ type }) => type === 'IHDR')?.data;
    if (own === undefined || !Buffer.from(own).equals(header))
      throw new Error('The pictures differ in size or colours.');
    const stored = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
    const pixels = deflateSync(inflateSync(stored), { level: 9 });
    const control = chunk('fcTL', frameControl(header, { sequence: sequence++, milliseconds }));
    if (index === 0) return [control, chunk('IDAT', pixels)];
    return [control, chunk('fdAT', Buffer.concat([number(sequence++), pixels]))];
  });
  const head = [SIGNATURE, chunk('IHDR', header), chunk('acTL', Buffer.concat([number(frames.length), number(0)]))];
  return Buffer.concat([...head, ...parts, chunk('IEND', new Uint8Array())]);
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

function chunksOf(png: Uint8Array): readonly Chunk[] {
  const bytes = Buffer.from(png);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

/** The whole picture replaces the one before. */
function frameControl(
  header: Uint8Array,
  { sequence, milliseconds }: { readonly sequence: number; readonly milliseconds: number },
): Buffer {
  const size = Buffer.from(header.subarray(0, 8));
  const delay = Buffer.alloc(4);
  delay.writeUInt16BE(milliseconds, 0);
  delay.writeUInt16BE(1_000, 2);
  return Buffer.concat([number(sequence), size, number(0), number(0), delay, Uint8Array.of(0, 0)]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
