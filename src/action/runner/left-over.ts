import type { CommentRef } from '../ports/conversations.ts';
import type { Environment } from './runner-files.ts';

type LeftOver = { readonly comment: CommentRef; readonly jobId: string | null; readonly neverSent?: true };

const SAVED = /^(?<kind>issue-comment|review-comment)\/(?<id>[1-9]\d{0,15})$/;

/** Finds a status comment without its final state. Null if there is none, or no token to write it with. */
export function readLeftOver(environment: Environment = process.env): LeftOver | null {
  const saved = SAVED.exec(environment['STATE_open-comment'] ?? '')?.groups;
  const id = Number(saved?.['id']);
  if (saved === undefined || !Number.isSafeInteger(id)) return null;
  if (!environment['INPUT_GITHUB-TOKEN']?.trim()) return null;
  const kind = saved['kind'] === 'review-comment' ? 'review-comment' : 'issue-comment';
  const neverSent = environment['STATE_never-sent'] === 'true' ? ({ neverSent: true } as const) : {};
  return { comment: { kind, id }, jobId: environment['STATE_job-id'] || null, ...neverSent };
}
