import { readJson } from '../http/json.ts';
import type { Answer } from '../http/send.ts';

/** Fields that hold messages, in the order shown. Services, gateways and RFC 9457 use different names. */
const WORD_FIELDS = ['error', 'message', 'msg', 'title', 'detail', 'details', 'errors'] as const;
/** Details may be nested, and a hostile body endlessly so. */
const DEEPEST = 5;
const MOST_PARTS = 20;

/** Finds the message in an answer's body, as JSON or plain text; null if there is none. Untrusted text. */
export function wordsIn(answer: Answer): string | null {
  const body = readJson(answer);
  if (body.kind === 'json') return decodeErrorText(body.value);
  const type = answer.headers.get('content-type') ?? '';
  const text = new TextDecoder().decode(answer.body);
  // The source of a web page means nothing to a reader, and extracting its text isn't worth a parser.
  return /^text\/plain\s*(?:;|$)/i.test(type) && !/^\s*</.test(text) ? joined(textsIn(text, 0)) : null;
}

/** Reads the service's message from a decoded error body; null if there is none. Untrusted text. */
export function decodeErrorText(value: unknown): string | null {
  return joined(isObject(value) ? wordFieldsOf(value, DEEPEST) : textsIn(value, DEEPEST));
}

function joined(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : [...new Set(texts)].join('; ');
}

function wordFieldsOf(value: JsonObject, depth: number): readonly string[] {
  return WORD_FIELDS.flatMap((name) => textsIn(value[name], depth - 1));
}

/** Collects the texts of a value of any shape. An object without a message field is shown field by field. */
function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth <= 0) return [];
  if (Array.isArray(value)) return value.slice(0, MOST_PARTS).flatMap((part) => textsIn(part, depth - 1));
  if (!isObject(value)) return [];
  const words = wordFieldsOf(value, depth);
  return words.length > 0
    ? words
    : Object.entries(value)
        .slice(0, MOST_PARTS)
        .flatMap(labelled(depth - 1));
}

function labelled(depth: number): (entry: readonly [string, unknown]) => readonly string[] {
  return ([name, value]) => {
    const isFact = typeof value === 'number' || typeof value === 'boolean';
    const texts = isFact ? [String(value)] : textsIn(value, depth);
    return texts.length === 0 ? [] : [`${name}: ${texts.join(', ')}`];
  };
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
