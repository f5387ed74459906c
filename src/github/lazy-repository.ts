import { DocsAgentError, RepositoryError } from '../errors.ts';
import type { Repository } from '../ports.ts';

/**
 * Makes a repository that loads itself with the first call of any method. If loading fails, this and all later calls
 * throw `RepositoryError`: the first call may come at the end of a job, whose result must survive.
 */
export function lazyRepository(load: () => Promise<Repository>): Repository {
  let loading: Promise<Repository> | null = null;
  const loaded = (): Promise<Repository> => {
    loading ??= load().catch(loadingFailed);
    return loading;
  };
  return {
    viewer: async () => (await loaded()).viewer(),
    permissionOf: async (...given) => (await loaded()).permissionOf(...given),
    comments: async (...given) => (await loaded()).comments(...given),
    comment: async (...given) => (await loaded()).comment(...given),
    createComment: async (...given) => (await loaded()).createComment(...given),
    editComment: async (...given) => (await loaded()).editComment(...given),
    causingComment: async (...given) => (await loaded()).causingComment(...given),
    react: async (...given) => (await loaded()).react(...given),
    withdrawReaction: async (...given) => (await loaded()).withdrawReaction(...given),
    recentComments: async (...given) => (await loaded()).recentComments(...given),
    pullRequest: async (...given) => (await loaded()).pullRequest(...given),
    openPullRequests: async () => (await loaded()).openPullRequests(),
    requestReview: async (...given) => (await loaded()).requestReview(...given),
    changedFiles: async (...given) => (await loaded()).changedFiles(...given),
    diff: async (...given) => (await loaded()).diff(...given),
    renderMarkdown: async (...given) => (await loaded()).renderMarkdown(...given),
    pullRequestsOf: async (...given) => (await loaded()).pullRequestsOf(...given),
    commitsUnder: async (...given) => (await loaded()).commitsUnder(...given),
    filesOf: async (...given) => (await loaded()).filesOf(...given),
    facts: async () => (await loaded()).facts(),
    folder: async (...given) => (await loaded()).folder(...given),
    textFile: async (...given) => (await loaded()).textFile(...given),
    labelledIssues: async (...given) => (await loaded()).labelledIssues(...given),
    hasLabel: async (...given) => (await loaded()).hasLabel(...given),
    createLabel: async (...given) => (await loaded()).createLabel(...given),
    createIssue: async (...given) => (await loaded()).createIssue(...given),
    editIssue: async (...given) => (await loaded()).editIssue(...given),
  };
}

function loadingFailed(error: unknown): never {
  if (error instanceof DocsAgentError) throw error;
  throw new RepositoryError({
    failure: 'unavailable',
    status: undefined,
    message: `A file of the action could not be loaded: ${error instanceof Error ? error.message : String(error)}.`,
    hint: "Run it again; on a runner of your own, check that nothing deletes the action's files.",
    cause: error,
  });
}
