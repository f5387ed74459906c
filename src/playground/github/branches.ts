import { commitOf, commitsOn, mergeBase } from './git.ts';
import type { Pull, RepositoryState, Thread } from './state.ts';

export interface PullThread {
  readonly thread: Thread;
  readonly pull: Pull;
}

/** Updates an open pull request to its branches. If a branch is gone, or a fork's, it stays as it was. */
export async function follow({ gitDir }: RepositoryState, { thread, pull }: PullThread): Promise<void> {
  if (gitDir === null || thread.state === 'closed' || pull.fork !== undefined) return;
  const [headSha, tip] = await Promise.all([commitOf(gitDir, pull.head), commitOf(gitDir, pull.base)]);
  if (headSha === null || tip === null) return;
  const baseSha = await mergeBase(gitDir, tip, headSha);
  if (baseSha !== null) Object.assign(pull, { headSha, baseSha });
}

export function pullsOf(repository: RepositoryState): readonly PullThread[] {
  return [...repository.threads.values()].flatMap((thread) =>
    thread.pull === null ? [] : [{ thread, pull: thread.pull }],
  );
}

/** Lists the pull requests of each commit: those whose branch brings it, or whose merge made it. */
export async function pullsOfCommits(
  repository: RepositoryState,
  commits: readonly string[],
): Promise<readonly (readonly PullThread[])[]> {
  const { gitDir } = repository;
  if (gitDir === null) return commits.map(() => []);
  const pulls = pullsOf(repository);
  await Promise.all(pulls.map((each) => follow(repository, each)));
  const brought = await Promise.all(pulls.map(({ pull }) => commitsOn(gitDir, pull.baseSha, pull.headSha)));
  return commits.map((sha) =>
    pulls.filter(({ pull }, index) => pull.mergeSha === sha || brought[index]?.has(sha) === true),
  );
}
