import type { Answer } from './send.ts';

/** `problem` goes on a sentence ("the answer has …"), `reason` is the same in two words. */
export type JsonReading =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly problem: string; readonly reason: string };

/** Tells whether an answer claims to be JSON. */
export function saysJson(headers: Answer['headers']): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
}

/** Reads a body as JSON, only if its content type says that it is some and its bytes are UTF-8. */
export function readJson({ headers, body }: Answer): JsonReading {
  if (body.length === 0) return { kind: 'problem', problem: 'an empty body', reason: 'empty body' };
  if (!saysJson(headers)) return { kind: 'problem', problem: 'a body that is not JSON', reason: 'not JSON' };
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { kind: 'problem', problem: 'a body that is broken JSON', reason: 'broken JSON' };
  }
}
