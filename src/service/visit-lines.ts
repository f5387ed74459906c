import { isUtf8 } from 'node:buffer';
import * as v from 'valibot';
import { readInstant } from './instant.ts';
import type { Visit } from './visits.ts';

/** What each field of a line must be; the help and the errors use it. */
export const VISIT_FIELDS = {
  path: 'a path that begins with / and has at most 2048 characters, no control characters',
  visitor: 'a text of 1 to 256 characters, no control characters, that is the same for the same visitor',
  kind: '"human" or "ai"',
  time: 'an ISO 8601 instant with its zone, such as 2026-11-09T10:30:00Z',
} as const;

/** A line without an end must not fill the memory. */
const MOST_BYTES = 1024 * 1024;

/** A path as `VISIT_FIELDS` describes it. */
export const pathField = v.pipe(v.string(), v.maxLength(2_048), v.regex(/^\/\P{Cc}*$/u));
/** An instant as `VISIT_FIELDS` describes it, as UTC, ms since 1970. */
export const timeField = v.pipe(
  v.string(),
  v.transform((text) => readInstant(text)),
  v.check((read) => read?.said === 'instant'),
  v.transform((read) => read?.at ?? Number.NaN),
);

const lineSchema = v.pipe(
  v.object({
    path: pathField,
    visitor: v.pipe(v.string(), v.maxLength(256), v.regex(/^\P{Cc}+$/u)),
    kind: v.picklist(['human', 'ai']),
    time: timeField,
  }),
  v.transform(({ time: at, ...visit }): Visit => ({ ...visit, at })),
);

/** A line that isn't a visit; the message says what was expected and what it holds. */
export class VisitLineError extends Error {
  override readonly name = 'VisitLineError';
}

/** Null for an empty line. Unknown fields are ignored. Throws a `VisitLineError` with all problems. */
export function readVisitLine(line: string): Visit | null {
  // It has the time in brackets.
  if (/^[^{[]*\[\d\d\/[A-Z][a-z]{2}\/\d{4}:/.test(line))
    throw new VisitLineError('this is an access log. Add --format combined.');
  return readLine(line, lineSchema, VISIT_FIELDS);
}

/** Reads a line of NDJSON by a schema, as `readVisitLine` does; `fields` says what each field must be. */
export function readLine<TSchema extends v.GenericSchema>(
  line: string,
  schema: TSchema,
  fields: Readonly<Record<string, string>>,
): v.InferOutput<TSchema> | null {
  // Takes away a byte order mark and a carriage return, too.
  const text = line.trim();
  if (text === '') return null;
  const value = parsed(text);
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (kind !== 'object') throw new VisitLineError(`expected a JSON object, got ${kind}.`);
  const read = v.safeParse(schema, value);
  if (!read.success) throw new VisitLineError(read.issues.map((issue) => describeIssue(issue, fields)).join(' '));
  return read.output;
}

const COUNT_FIELD = /"(?:page_?)?(?:views|visits|visitors|users|sessions|hits|count)"\s*:\s*"?\d/i;

/** Whether a line counts a page, as in tables that analytics tools export: `/guides/install,1204`, or as JSON. */
export function isPageCount(line: string): boolean {
  if (/^\s*[[{]/.test(line))
    return /"(?:page|path|url)"\s*:/i.test(line) && COUNT_FIELD.test(line) && !/"(?:at|time)"/.test(line);
  const cells = line.split(/[,;\t|]/).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, ''));
  const [page, count] = [/^(?:https?:\/)?\/\S*$/, /^\d[\d.' ]*%?$/].map((each) =>
    cells.some((cell) => each.test(cell)),
  );
  // An access log, in which clients write what they like, has the time before the request.
  return page === true && count === true && !line.includes('] "');
}

/**
 * Splits bytes into lines and yields those of each chunk together; holds at most a chunk and a line. Throws a
 * `VisitLineError` for a line that isn't UTF-8, unless it is read as `latin1`, or doesn't end within 1 MiB.
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  encoding: 'utf8' | 'latin1' = 'utf8',
): AsyncGenerator<readonly string[]> {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const block = Buffer.concat([rest, chunk]);
    const end = block.lastIndexOf('\n') + 1;
    rest = block.subarray(end);
    if (end > 0) yield* decodeLines(block.subarray(0, end - 1), encoding);
    if (rest.length > MOST_BYTES) throw new VisitLineError(`expected a line of at most ${MOST_BYTES} bytes.`);
  }
  yield* decodeLines(Buffer.from(rest), encoding);
}

function* decodeLines(block: Buffer, encoding: 'utf8' | 'latin1'): Generator<readonly string[]> {
  if (encoding === 'latin1' || isUtf8(block)) return yield block.toString(encoding).split('\n');
  // One by one only here, so that the line that is wrong can be named.
  for (let start = 0; start <= block.length; ) {
    const end = block.indexOf('\n', start);
    const line = block.subarray(start, end < 0 ? block.length : end);
    if (!isUtf8(line)) throw new VisitLineError('expected text in UTF-8.');
    yield [line.toString()];
    start += line.length + 1;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Without the text: it may hold an address.
    throw new VisitLineError('expected a JSON object, got text.');
  }
}

function describeIssue(issue: v.BaseIssue<unknown>, fields: Readonly<Record<string, string>>): string {
  const { key, value } = issue.path?.[0] ?? { key: '', value: undefined };
  const expected = Object.entries(fields).find(([name]) => name === key)?.[1];
  const got = value === undefined ? 'nothing' : key === 'visitor' ? 'another value' : shown(JSON.stringify(value));
  return `${String(key)}: expected ${expected}, got ${got}.`;
}

/** Shortened, and without control characters for terminals. */
function shown(text: string): string {
  const start = [...text.slice(0, 120)].slice(0, 60).join('');
  return `${start.replace(/\p{Cc}/gu, '\uFFFD')}${start.length < text.length ? '…' : ''}`;
}
