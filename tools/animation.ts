import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture as PNG, and how long it is shown. */
export interface Frame {
  readonly png: Uint8Array;
  readonly milliseconds: number;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Joins PNG pictures of the same size, as a browser takes them, into one animated PNG, which repeats for ever. The form
 * of the chunks is that of the PNG specification, third edition, section 11.3.6. One palette for all makes it a third as
 * large: pages have few colours, and the shades at the edges of their letters are close to each other.
 */
export function animate(frames: readonly Frame[]): Uint8Array {
  const pictures = frames.map(({ png }) => pictureOf(png));
  const [first] = pictures;
  if (first === undefined) throw new Error('There is no picture.');
  if (pictures.some(({ width, height }) => width !== first.width || height !== first.height))
    throw new Error('The pictures differ in size.');
  const size = Buffer.concat([number(first.width), number(first.height)]);
  const colours = paletteOf(pictures.flatMap(({ pixels }) => pixels));
  const placeOf = nearestIn(colours);
  let sequence = 0;
  const parts = pictures.flatMap(({ pixels }, index) => {
    const rows = pixels.map((row) => [NO_FILTER, ...Uint8Array.from(row, placeOf)]);
    const data = deflateSync(Uint8Array.from(rows.flat()), { level: 9 });
    const milliseconds = frames[index]?.milliseconds ?? 0;
    const control = chunk('fcTL', frameControl(size, { sequence: sequence++, milliseconds }));
    if (index === 0) return [control, chunk('IDAT', data)];
    return [control, chunk('fdAT', Buffer.concat([number(sequence++), data]))];
  });
  const palette = Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const head = [
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Uint8Array.of(8, OF_PALETTE, 0, 0, 0)])),
    chunk('acTL', Buffer.concat([number(frames.length), number(0)])),
    chunk('PLTE', palette),
  ];
  return Buffer.concat([...head, ...parts, chunk('IEND', new Uint8Array())]);
}

/** Kinds of pixels, in a header. */
const OF_COLOURS = 2;
const OF_PALETTE = 3;
const NO_FILTER = 0;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colours of each row: red, green and blue in one number. */
  readonly pixels: readonly Uint32Array[];
}

function pictureOf(png: Uint8Array): Picture {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header[8] !== 8 || header[9] !== OF_COLOURS || header[12] !== 0) throw new Error('The picture has another form.');
  const stored = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const pixels: Uint32Array[] = [];
  let above = new Uint8Array(width * 3);
  for (let at = 0; at < stored.length; at += width * 3 + 1) {
    above = unfiltered(stored.subarray(at + 1, at + 1 + width * 3), stored[at] ?? 0, above);
    const row = Buffer.from(above);
    pixels.push(Uint32Array.from({ length: width }, (_none, x) => row.readUIntBE(x * 3, 3)));
  }
  return { width, height, pixels };
}

/** Reads a row, whose bytes are stored as differences from what its filter (section 9.2) expects. */
function unfiltered(stored: Uint8Array, filter: number, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(stored.length);
  for (const [x, difference] of stored.entries()) {
    const [left, up, corner] = [row[x - 3] ?? 0, above[x] ?? 0, above[x - 3] ?? 0];
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
    row[x] = difference + (guesses[filter] ?? 0);
  }
  return row;
}

/** The neighbour that is closest to left + up − corner; in a tie, the first. */
function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Colours this far apart are told apart at a glance. */
const FAR = 20;
const MOST_COLOURS = 256;

/** Rare colours that are like no other, such as those of an emoji, come before frequent shades. */
function paletteOf(rows: readonly Uint32Array[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const row of rows) for (const colour of row) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  const unlike: number[] = [];
  for (const colour of ranked) {
    if (unlike.every((each) => distance(each, colour) > FAR)) unlike.push(colour);
  }
  return [...new Set([...unlike.slice(0, MOST_COLOURS), ...ranked])].slice(0, MOST_COLOURS);
}

function nearestIn(colours: readonly number[]): (colour: number) => number {
  const known = new Map(colours.map((colour, place) => [colour, place]));
  return (colour) => {
    const distances = known.has(colour) ? [] : colours.map((each) => distance(each, colour));
    const place = known.get(colour) ?? distances.indexOf(Math.min(...distances));
    known.set(colour, place);
    return place;
  };
}

function distance(one: number, other: number): number {
  const parts = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return Math.hypot(...parts);
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
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
  size: Uint8Array,
  { sequence, milliseconds }: { readonly sequence: number; readonly milliseconds: number },
): Buffer {
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
