import type { Answer } from './send.ts';
import { shortenLists } from './shorten-lists.ts';

/**
 * `cut`: a list had more values than requested. `problem` continues a sentence ("the answer has …"), `reason` is its
 * short form.
 */
export type JsonReading =
  | { readonly kind: 'json'; readonly value: unknown; readonly cut: boolean }
  | { readonly kind: 'problem'; readonly problem: string; readonly reason: string };

/** Checks whether an answer claims to be JSON. */
export function saysJson(headers: Answer['headers']): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
}

/**
 * Reads a body as JSON, but only if its content type says so and its bytes are UTF-8. At most `mostRows` values are
 * parsed of a list that is a field of the object.
 */
export function readJson({ headers, body }: Answer, mostRows?: number): JsonReading {
  if (body.length === 0) return { kind: 'problem', problem: 'an empty body', reason: 'empty body' };
  if (!saysJson(headers)) return { kind: 'problem', problem: 'a body that is not JSON', reason: 'not JSON' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const wanted = mostRows === undefined ? { text, cut: false } : shortenLists(text, mostRows);
    return { kind: 'json', value: JSON.parse(wanted.text), cut: wanted.cut };
  } catch {
    return { kind: 'problem', problem: 'a body that is broken JSON', reason: 'broken JSON' };
  }
}
