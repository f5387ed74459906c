import { RepositoryError } from '../../src/action/words/errors.ts';
import type { FakeRepository } from '../fakes/fake-repository.ts';

/** Lets the next edit meet GitHub's rate limit. `meanwhile` happens until it may be repeated. */
export function limitNextEdit(repository: FakeRepository, meanwhile: () => void): void {
  const { editComment } = { ...repository };
  repository.editComment = async (ref, body, options = {}) => {
    repository.editComment = editComment;
    meanwhile();
    if ((await options.mayRepeat?.()) !== false) return editComment(ref, body, options);
    throw new RepositoryError({ failure: 'rate-limited', status: 403, message: 'GitHub limits.', hint: 'Wait.' });
  };
}
