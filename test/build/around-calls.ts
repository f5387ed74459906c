import type { Repository } from '../../src/action/ports.ts';
import type { FakeRepository } from '../fakes/fake-repository.ts';

type Given<M extends keyof Repository> = Parameters<NonNullable<Repository[M]>>;

/** Does this right before each later call of a method, with what the method is given. */
export function beforeCalls<M extends keyof Repository>(
  repository: FakeRepository,
  method: M,
  act: (...given: Given<M>) => unknown,
): void {
  const real = repository[method] as (...given: Given<M>) => unknown;
  const acted = async (...given: Given<M>): Promise<unknown> => {
    await act(...given);
    return real(...given);
  };
  Object.assign(repository, { [method]: acted });
}

/** Does this right after each later call of a method that succeeded. */
export function afterCalls(repository: FakeRepository, method: keyof Repository, act: () => unknown): void {
  const real = repository[method] as (...given: readonly unknown[]) => unknown;
  const acted = async (...given: readonly unknown[]): Promise<unknown> => {
    const answer = await real(...given);
    act();
    return answer;
  };
  Object.assign(repository, { [method]: acted });
}
