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

type Reader = Pick<Repository, 'pullRequest' | 'changedFiles' | 'diff' | 'pullRequestsOf'>;

/** Describes the issue of an event, which holds all that there is to say. */
export function contextOfIssue(subject: Subject, name: string): CollectedContext {
  return { context: { ...subject, repository: name, files: [], diff: null, withoutDiff: null }, warnings: [] };
}

/** Collects what a pull request changes. Title and body are the event's: what was edited since does not count. */
export async function contextOfPullRequest(
  subject: Subject,
  repository: Reader,
  name: string,
): Promise<CollectedContext> {
  // The event of a comment does not tell the branches.
  const branches =
    subject.base === null
      ? await readable(() => repository.pullRequest(subject.number), 'The branches of the pull request')
      : { value: subject, warning: null };
  const files = await readable(() => repository.changedFiles(subject.number), 'The list of changed files');
  const diff = await readable(() => repository.diff(subject.number), 'The diff');
  return {
    context: {
      ...subject,
      base: branches.value?.base ?? null,
      head: branches.value?.head ?? null,
      repository: name,
      files: files.value ?? [],
      diff: diff.value,
      withoutDiff: withoutDiff(diff),
    },
    warnings: [branches.warning, files.warning, diff.warning].filter((warning) => warning !== null),
  };
}

/** Collects what a pushed commit is about: the pull request that brought it, if there is one. */
export async function contextOfCommit(sha: string, repository: Reader, name: string): Promise<CollectedContext> {
  const found = await readable(() => repository.pullRequestsOf(sha), `The pull request of commit ${sha.slice(0, 12)}`);
  const [pullRequest] = found.value ?? [];
  if (pullRequest === undefined) return { context: null, warnings: found.warning === null ? [] : [found.warning] };
  return contextOfPullRequest({ ...pullRequest, kind: 'pull-request' }, repository, name);
}

interface Readable<T> {
  readonly value: T | null;
  readonly warning: string | null;
}

function withoutDiff({ value, warning }: Readable<string | null>): string | null {
  if (value !== null) return null;
  return warning === null ? 'GitHub gives no diff of a change this large.' : 'It could not be read.';
}

async function readable<T>(read: () => Promise<T>, what: string): Promise<Readable<T>> {
  try {
    return { value: await read(), warning: null };
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return { value: null, warning: `${what} could not be read: ${error.message} ${error.hint}` };
  }
}
