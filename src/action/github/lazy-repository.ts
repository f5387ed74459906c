import type { Repository } from '../ports.ts';
import { DocsAgentError, RepositoryError } from '../words/errors.ts';

/** If loading fails, every call throws `RepositoryError`: the first may end a job, whose result must survive. */
export function lazyRepository(load: () => Promise<Repository>): Repository {
  let loading: Promise<Repository> | null = null;
  const loaded = (): Promise<Repository> => {
    loading ??= load().catch(loadingFailed);
    return loading;
  };
  return new Proxy({} as Repository, {
    get: (_none, name: keyof Repository | 'then' | symbol) => {
      // `await` looks for `then`: it is no promise, and must not be loaded by that.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return async (...given: unknown[]) => Reflect.apply((await loaded())[name], undefined, given);
    },
  });
}

/** Throws what a failed `import()` means to those who asked for it. */
export function loadingFailed(error: unknown): never {
  if (error instanceof DocsAgentError) throw error;
  throw new RepositoryError({
    failure: 'unavailable',
    status: undefined,
    message: `A file of the action could not be loaded: ${error instanceof Error ? error.message : String(error)}.`,
    hint: "Run it again; on a runner of your own, check that nothing deletes the action's files.",
    cause: error,
  });
}
