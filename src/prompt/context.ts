import { problemText, type RepositoryError, repositoryErrorOf } from '../errors.ts';
import type { ChangedFiles, PullRequest } from '../ports/pull-requests.ts';
import type { Repository } from '../ports.ts';
import { plainLines } from './clean-text.ts';
import type { PromptContext } from './prompt.ts';
import type { RenderedBody } from './prompt-part.ts';

/** The issue or pull request of an event, as its payload describes it. */
export type Subject = Pick<PullRequest, 'number' | 'title' | 'body' | 'author' | 'url'> & {
  readonly kind: 'issue' | 'pull-request';
  readonly isMerged: boolean;
  readonly base: string | null;
  readonly head: string | null;
  readonly headSha: string | null;
};

export interface CollectedContext {
  readonly context: PromptContext | null;
  /** What couldn't be read, one sentence each: a job with less context is better than none. */
  readonly warnings: readonly string[];
}

/** What was read of a pull request, except its diff, which needs the head commit first. */
export interface Outline {
  readonly branches: Readable<Branches>;
  readonly files: Readable<ChangedFiles>;
}

type Branches = Pick<PullRequest, 'base' | 'head' | 'headSha'> & Pick<Subject, 'isMerged'>;

interface Readable<T> {
  readonly value: T | null;
  readonly warning: string | null;
}

type Reader = Pick<Repository, 'pullRequest' | 'changedFiles' | 'diff' | 'pullRequestsOf' | 'renderMarkdown'>;

/** Describes the issue of an event; only the body is rendered by GitHub. */
export async function contextOfIssue(
  subject: Subject,
  { repository, name }: { readonly repository: Pick<Reader, 'renderMarkdown'>; readonly name: string },
): Promise<CollectedContext> {
  const body = await renderBody(subject, repository);
  const context = { ...subject, body, repository: name, files: NO_FILES, diff: null, withoutDiff: null };
  return { context, warnings: [] };
}

const NO_FILES: ChangedFiles = { files: [], cut: false };

/** GitHub's own limit for a body, in characters. */
const LONGEST_BODY = 65_536;

/**
 * Lets GitHub render a body, which is sent as a whole: without its end, what a reader doesn't see could become visible. If
 * that fails, the prompt says so; a body is never used unrendered.
 */
async function renderBody(
  { body }: Pick<Subject, 'body'>,
  repository: Pick<Reader, 'renderMarkdown'>,
): Promise<RenderedBody> {
  const text = plainLines(body);
  if (text.trim() === '') return { kind: 'none' };
  if (text.length > LONGEST_BODY) return { kind: 'unread', why: `It has more than ${LONGEST_BODY} characters.` };
  try {
    return { kind: 'html', html: await repository.renderMarkdown(text) };
  } catch (error) {
    return { kind: 'unread', why: problemText(repositoryErrorOf(error)) };
  }
}

/**
 * Reads what a pull request changes, all in parallel. What can't be read is left out with a warning. Throws
 * `RepositoryError` only if there is no token.
 */
export async function readOutline(subject: Subject, repository: Reader): Promise<Outline> {
  const { number, base, head, headSha, isMerged } = subject;
  const [branches, files] = await Promise.all([
    // A comment's event doesn't name the branches.
    base !== null && head !== null && headSha !== null
      ? { value: { base, head, headSha, isMerged }, warning: null }
      : readable(() => branchesOf(number, repository), `The branches and the diff of #${number}`),
    readable(() => repository.changedFiles(number), `The list of changed files of #${number}`),
  ]);
  return { branches, files };
}

async function branchesOf(number: number, repository: Reader): Promise<Branches> {
  const { state, ...branches } = await repository.pullRequest(number);
  return { ...branches, isMerged: state === 'merged' };
}

/** The diff of an open one is that of the head commit that was read, whatever is pushed meanwhile. */
function diffOf(
  { number }: Subject,
  { base, headSha, isMerged }: Branches,
  repository: Reader,
): Promise<string | null> {
  return repository.diff(isMerged ? { merged: number } : { base, head: headSha });
}

/** Reads the diff and the rendered body, and joins them with the rest. Title and body are the event's: later edits don't count. */
export async function contextOfPullRequest(
  subject: Subject,
  { branches, files }: Outline,
  { repository, name }: { readonly repository: Reader; readonly name: string },
): Promise<CollectedContext> {
  const read = branches.value;
  const [diff, body] = await Promise.all([
    read === null
      ? { value: null, warning: null }
      : readable<string | null>(() => diffOf(subject, read, repository), `The diff of #${subject.number}`),
    renderBody(subject, repository),
  ]);
  const unread = read === null || diff.warning !== null;
  return {
    context: {
      ...subject,
      body,
      base: read?.base ?? null,
      head: read?.head ?? null,
      headSha: read?.headSha ?? null,
      repository: name,
      files: files.value ?? NO_FILES,
      diff: diff.value,
      withoutDiff: diff.value !== null ? null : unread ? 'unread' : 'too-large',
    },
    warnings: [branches.warning, files.warning, diff.warning].filter((warning) => warning !== null),
  };
}

/**
 * Collects the context of a pushed commit: the first pull request that contains it and brought it, if there is one.
 * `known`: those that contain it; null if they have to be read.
 */
export async function contextOfCommit(
  sha: string,
  repository: Reader,
  {
    name,
    known = null,
    hasBrought,
  }: {
    readonly name: string;
    readonly known?: readonly PullRequest[] | null;
    readonly hasBrought: (pull: PullRequest) => boolean;
  },
): Promise<CollectedContext> {
  const found =
    known !== null
      ? { value: known, warning: null }
      : await readable(() => repository.pullRequestsOf(sha), `The pull request of commit ${sha.slice(0, 12)}`);
  const pullRequest = found.value?.find(hasBrought);
  if (pullRequest === undefined) return { context: null, warnings: found.warning === null ? [] : [found.warning] };
  const subject: Subject = { ...pullRequest, kind: 'pull-request', isMerged: pullRequest.state === 'merged' };
  return contextOfPullRequest(subject, await readOutline(subject, repository), { repository, name });
}

async function readable<T>(read: () => Promise<T>, what: string): Promise<Readable<T>> {
  try {
    return { value: await read(), warning: null };
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (isWithoutToken(failure)) throw failure;
    return { value: null, warning: `${what} could not be read: ${problemText(failure)}` };
  }
}

/** No request was sent: the step is set up wrongly, and no part of the context can be read. */
function isWithoutToken({ failure, status }: RepositoryError): boolean {
  return failure === 'unauthorized' && status === undefined;
}
