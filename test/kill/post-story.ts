import { expect } from 'vitest';
import type { Moment } from './gateway.ts';
import { COMMENT } from './stories.ts';
import type { Story } from './story.ts';

/** The post process of a comment's step whose main process was killed when the job's id was saved, and not yet shown. */
export const POST_OF_KNOWN_JOB = postOf('PATCH issues/comments/1006', 'unhandled', ['job-id', 'open-comment']);

/** The same, but the main process was killed before it got the job's id. */
export const POST_OF_UNKNOWN_JOB = postOf('POST /v2/agent/handbook/job', 'unanswered', ['open-comment']);

function postOf(name: string, moment: Moment, saved: readonly string[]): Story {
  return {
    looks: COMMENT.looks,
    result: null,
    async prepare(stage) {
      const scene = await COMMENT.prepare(stage);
      const blow = { at: { name, before: 0 }, moment, signal: 'SIGKILL' } as const;
      const { state } = await stage.runStruck(scene.struck, blow);
      expect([...state.keys()].toSorted()).toEqual(saved);
      return { ...scene, struck: { ...scene.struck, state }, starts: () => 0 };
    },
  };
}
