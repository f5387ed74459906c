import type { Context } from 'hono';
import * as v from 'valibot';
import { promptSchema } from './api-schemas.ts';

export type PromptBody =
  | { readonly kind: 'body'; readonly prompt: string }
  | { readonly kind: 'bad'; readonly problems: readonly [string, ...string[]] };

/** Reads the prompt in the body of a request, or says everything that is wrong with it. */
export async function readPrompt(c: Context): Promise<PromptBody> {
  const type = c.req.header('Content-Type') ?? 'none';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    return { kind: 'bad', problems: [`Content-Type: expected application/json, got ${type}.`] };
  }
  const bytes = await c.req.arrayBuffer();
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { kind: 'bad', problems: ['The body is not JSON in UTF-8.'] };
  }
  const read = v.safeParse(promptSchema, json);
  if (read.success) return { kind: 'body', prompt: read.output.prompt };
  const [first, ...more] = read.issues;
  return { kind: 'bad', problems: [describeIssue(first), ...more.map(describeIssue)] };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${wordsOf(issue)}.`;
}

function wordsOf({ kind, received, expected, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  return kind === 'validation' ? message : `expected ${expected}, got ${received}`;
}
