import type { Repository } from '../../src/action/ports.ts';
import type { FakeRepository } from '../fakes/fake-repository.ts';

/**
 * Records the time limit (ms) of each later read and edit of a comment, as `comment 1000`; without a number: no limit.
 */
export function recordHurry(repository: FakeRepository): readonly string[] {
  const seen: string[] = [];
  const { comment, editComment }: Repository = { ...repository };
  const record = (method: string, withinMs: number | undefined): void => {
    seen.push([method, ...(withinMs === undefined ? [] : [withinMs])].join(' '));
  };
  repository.comment = (id, options) => {
    record('comment', options?.withinMs);
    return comment(id, options);
  };
  repository.editComment = (id, body, options) => {
    record('editComment', options?.withinMs);
    return editComment(id, body, options);
  };
  return seen;
}
