import type { Answer } from './send.ts';

/** What is wrong with a body: it continues a sentence ("the answer has …"). */
export type BodyProblem = { readonly kind: 'problem'; readonly problem: string };

/** `cut`: a list had more values than requested. */
export type JsonReading = { readonly kind: 'json'; readonly value: unknown; readonly cut: boolean } | BodyProblem;

export const saysJson = (headers: Answer['headers']): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');

/** Only if its type says so and it is UTF-8. Of each list in the object, at most `mostRows` values are parsed. */
export function readJson({ headers, body }: Answer, mostRows?: number): JsonReading {
  if (body.length === 0) return { kind: 'problem', problem: 'an empty body' };
  if (!saysJson(headers)) return { kind: 'problem', problem: 'a body that is not JSON' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const wanted = mostRows === undefined ? { text, cut: false } : shortenLists(text, mostRows);
    return { kind: 'json', value: JSON.parse(wanted.text), cut: wanted.cut };
  } catch {
    return { kind: 'problem', problem: 'a body that is broken JSON' };
  }
}

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((character) => character.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((character) => character.charCodeAt(0));

/** Before parsing, because a few megabytes may hold over a million values. Linear. Invalid JSON stays invalid. */
function shortenLists(text: string, most: number): { readonly text: string; readonly cut: boolean } {
  const kept: string[] = [];
  let [depth, commas, copied, cutAt] = [0, 0, 0, -1];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      at = endOfString(text, at);
    } else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      depth += 1;
      if (depth === 2) [commas, cutAt] = [unit === OPEN_LIST ? 0 : Number.NEGATIVE_INFINITY, -1];
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) {
      if (depth === 2 && cutAt >= 0) {
        kept.push(text.slice(copied, cutAt));
        copied = at;
      }
      depth -= 1;
    } else if (unit === COMMA && depth === 2) {
      commas += 1;
      if (commas === most) cutAt = at;
    }
  }
  return { text: kept.join('') + text.slice(copied), cut: kept.length > 0 };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at += 1;
  }
  return text.length;
}
