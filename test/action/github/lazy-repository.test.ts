import { expect, test } from 'vitest';
import { lazyRepository } from '../../../src/action/github/lazy-repository.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { aRepository } from '../../fakes/fake-repository.ts';
import { failureOf } from './a-repository.ts';

/** Counts how often a repository is loaded. */
function aLoader(load: () => Promise<Repository>): { readonly repository: Repository; readonly count: () => number } {
  let count = 0;
  const repository = lazyRepository(() => {
    count += 1;
    return load();
  });
  return { repository, count: () => count };
}

test('a repository is loaded by the first call, and only once', async () => {
  const { repository, count } = aLoader(async () => aRepository());
  const { viewer, comments } = repository;
  expect(count()).toBe(0);
  await Promise.all([viewer(), comments(7), repository.facts()]);
  await repository.viewer();
  expect(count()).toBe(1);
});

test('calls reach the loaded repository in their order, with their arguments, and return its answers', async () => {
  const github = aRepository();
  const taken: unknown[] = [];
  const comments: Repository['comments'] = async (...given) => {
    taken.push(...given);
    return github.stored;
  };
  const { repository } = aLoader(async () => ({ ...github, comments }));
  const { viewer, facts } = repository;
  const [, listed] = await Promise.all([viewer(), repository.comments(7, { kind: 'review-comment' }), facts()]);
  expect([github.calls, taken]).toEqual([
    ['viewer', 'facts'],
    [7, { kind: 'review-comment' }],
  ]);
  expect(listed).toBe(github.stored);
});

test('awaiting the repository itself loads nothing', async () => {
  const { repository, count } = aLoader(async () => aRepository());
  expect(await repository).toBe(repository);
  expect(count()).toBe(0);
});

test('a client that cannot be loaded is a failure of the repository, as GitHub being down is', async () => {
  const missing = new Error("Cannot find module '/runner/dist/repository.js' imported from /runner/dist/main.js");
  const { repository, count } = aLoader(() => Promise.reject(missing));
  for (const call of [() => repository.viewer(), () => repository.comments(7)]) {
    const error = await failureOf(call());
    expect(error).toMatchObject({ failure: 'unavailable', status: undefined, cause: missing });
    expect(error.message).toBe(
      "A file of the action could not be loaded: Cannot find module '/runner/dist/repository.js' imported from /runner/dist/main.js.",
    );
    expect(error.hint).toBe("Run it again; on a runner of your own, check that nothing deletes the action's files.");
  }
  expect(count()).toBe(1);
});

test('our own error in loading reaches every caller', async () => {
  const error = new RepositoryError({ failure: 'unauthorized', status: undefined, message: 'No.', hint: 'None.' });
  const { repository } = aLoader(() => Promise.reject(error));
  const ends = await Promise.allSettled([repository.viewer(), repository.comments(7)]);
  expect(ends).toEqual([
    { status: 'rejected', reason: error },
    { status: 'rejected', reason: error },
  ]);
  await expect(repository.facts()).rejects.toBe(error);
});
