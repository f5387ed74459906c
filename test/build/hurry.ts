import type { FakeRepository } from '../fakes/fake-repository.ts';
import { beforeCall } from './around.ts';

/**
 * Records the time limit (ms) of each later read and edit of a comment, as `comment 1000`; without a number: no limit.
 */
export function recordHurry(repository: FakeRepository): readonly string[] {
  const seen: string[] = [];
  const record = (method: string, withinMs: number | undefined) =>
    seen.push([method, ...(withinMs === undefined ? [] : [withinMs])].join(' '));
  beforeCall(repository, 'comment', (_ref, options) => record('comment', options?.withinMs));
  beforeCall(repository, 'editComment', (_ref, _body, options) => record('editComment', options?.withinMs));
  return seen;
}
