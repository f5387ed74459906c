import type { Environment } from './environment.ts';

/**
 * Reads what the main process has left for the post process: a status comment whose last state it has not written. Null
 * when there is none, or when there is no token to write it with.
 */
export function readLeftOver(
  environment: Environment = process.env,
): { readonly commentId: number; readonly jobId: string | null } | null {
  const saved = environment['STATE_open-comment'] ?? '';
  const commentId = /^[1-9]\d{0,15}$/.test(saved) ? Number(saved) : 0;
  if (!Number.isSafeInteger(commentId) || commentId < 1) return null;
  if (!environment['INPUT_GITHUB-TOKEN']?.trim()) return null;
  return { commentId, jobId: environment['STATE_job-id'] || null };
}
