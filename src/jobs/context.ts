import { RepositoryError } from '../errors.ts';
import type { PullRequest, Repository } from '../ports.ts';
import type { PromptContext } from './prompt.ts';

/** The issue or pull request of an event, as its payload tells it. */
export type Subject = Pick<PullRequest, 'number' | 'title' | 'body' | 'author' | 'url'> & {
  readonly kind: 'issue' | 'pull-request';
  readonly base: string | null;
  readonly head: string | null;
};

export interface CollectedContext {
  readonly context: PromptContext | null;
  /** What could not be read, each in one sentence: a job with less context is better than none. */
  readonly warnings: readonly string[];
}

type Reader = Pick<Repository, 'changedFiles' | 'diff' | 'pullRequestsOf'>;

/** Collects what a request in a thread is about. Title and body are the event's: what was edited since does not count. */
export async function contextOfThread(subject: Subject, repository: Reader, name: string): Promise<CollectedContext> {
  const issue: PromptContext = { ...subject, repository: name, files: [], diff: null, withoutDiff: null };
  if (subject.kind === 'issue') return { context: issue, warnings: [] };
  const files = await readable(() => repository.changedFiles(subject.number), 'The list of changed files');
  const diff = await readable(() => repository.diff(subject.number), 'The diff');
  const tooLarge = diff.value === null && diff.warning === null;
  return {
    context: {
      ...issue,
      files: files.value ?? [],
      diff: diff.value,
      withoutDiff: tooLarge ? 'GitHub gives no diff of a change this large.' : diff.warning,
    },
    warnings: [files.warning, diff.warning].filter((warning) => warning !== null),
  };
}

/** Collects what a pushed commit is about: the pull request that brought it, if there is one. */
export async function contextOfCommit(sha: string, repository: Reader, name: string): Promise<CollectedContext> {
  const found = await readable(() => repository.pullRequestsOf(sha), `The pull request of commit ${sha.slice(0, 12)}`);
  const [pullRequest] = found.value ?? [];
  if (pullRequest === undefined) return { context: null, warnings: found.warning === null ? [] : [found.warning] };
  return contextOfThread({ ...pullRequest, kind: 'pull-request' }, repository, name);
}

async function readable<T>(
  read: () => Promise<T>,
  what: string,
): Promise<{ readonly value: T | null; readonly warning: string | null }> {
  try {
    return { value: await read(), warning: null };
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return { value: null, warning: `${what} could not be read: ${error.message} ${error.hint}` };
  }
}
