import { latest, type World } from './world.ts';

/** What an actor does, step by step. */
export function does(who: string, ...steps: readonly string[]): readonly string[] {
  return steps.map((step) => `${who}: ${step}`);
}

export const CLAIMS = ['read-thread → nothing', 'claim → created'] as const;
export const OPENS = [...CLAIMS, 'write-starting → made'] as const;
export const STARTS_A_JOB = [...OPENS, 'request-job → made'] as const;

/** Checks whether a status comment names the end of a job. */
export function isFinished({ comments }: World): boolean {
  return comments.some((comment) => latest(comment).state === 'finished');
}
