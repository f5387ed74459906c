import type { Repository } from '../../src/ports.ts';
import type { FakeRepository } from '../fakes/fake-repository.ts';

/** Remembers how much time (ms) each later read and edit of a comment was given, as `comment 1000`; without a number: all. */
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
