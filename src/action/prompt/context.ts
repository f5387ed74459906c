import type { ChangedFiles, PullRequest, PushedCommits } from '../ports/pull-requests.ts';
import type { Repository } from '../ports.ts';
import { problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { plainLines } from './clean-text.ts';
import type { DescribedThread, PromptContext, PushContext } from './prompt-context.ts';
import type { RenderedBody } from './prompt-part.ts';

/** The issue or pull request of an event, as its payload describes it. */
export type Subject = Pick<PullRequest, 'number' | 'title' | 'body' | 'author' | 'url'> & {
  readonly kind: 'issue' | 'pull-request';
  readonly isMerged: boolean;
  readonly base: string | null;
  readonly head: string | null;
  readonly headSha: string | null;
};

export interface CollectedContext<Context = PromptContext | PushContext> {
  readonly context: Context | null;
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

type Reader = Pick<Repository, 'pullRequest' | 'changedFiles' | 'diff' | 'renderMarkdown'>;

/** Where a context is read, and the repository's name. */
interface Given {
  readonly repository: Reader;
  readonly name: string;
}

/** Describes the issue or pull request of an event; `outline` is null for an issue. */
export function contextOfThread(subject: Subject, outline: Outline | null, given: Given): Promise<CollectedContext> {
  return outline === null ? contextOfIssue(subject, given) : contextOfPullRequest(subject, outline, given);
}

/** Describes the issue of an event; only the body is rendered by GitHub. */
export async function contextOfIssue(
  subject: Subject,
  { repository, name }: { readonly repository: Pick<Reader, 'renderMarkdown'>; readonly name: string },
): Promise<CollectedContext<PromptContext>> {
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
    filesOf(number, repository),
  ]);
  return { branches, files };
}

function filesOf(number: number, repository: Reader): Promise<Readable<ChangedFiles>> {
  return readable(() => repository.changedFiles(number), `The list of changed files of #${number}`);
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
  { repository, name }: Given,
): Promise<CollectedContext<PromptContext>> {
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
      withoutDiff: withoutDiff(diff, unread),
    },
    warnings: [branches.warning, files.warning, diff.warning].filter((warning) => warning !== null),
  };
}

/** GitHub shows no diff without saying that it is too large. */
function withoutDiff(
  { value }: Pick<Readable<string | null>, 'value'>,
  isUnread: boolean,
): PromptContext['withoutDiff'] {
  if (value !== null) return null;
  return isUnread ? 'unread' : 'too-large';
}

/** A push, as far as it is known. */
export interface PushFacts {
  readonly sha: string;
  readonly before: string | null;
  readonly branch: string | null;
  /** Null if only the last commit is known. */
  readonly commits: PushedCommits | null;
  /** The pull requests that brought it, the newest first. */
  readonly pulls: readonly PullRequest[];
  /** Why its pull requests couldn't be read; null if they could. */
  readonly unread: RepositoryError | null;
}

/**
 * Collects the context of a push: the pull request that brought it, or all of them with one diff of the whole push, or,
 * without any, its commits. Throws `RepositoryError` only if there is no token.
 */
export async function contextOfPush(push: PushFacts, given: Given): Promise<CollectedContext> {
  if (push.unread !== null && isWithoutToken(push.unread)) throw push.unread;
  const [first, ...others] = push.pulls.map(subjectOf);
  if (first !== undefined && others.length === 0)
    return contextOfPullRequest(first, await readOutline(first, given.repository), given);
  const { sha: headSha, before, branch, commits, pulls } = push;
  if (commits === null || before === null) return { context: null, warnings: [] };
  const { repository, name } = given;
  const [described, diff] = await Promise.all([
    Promise.all(pulls.map((pull) => describedPull(pull, repository))),
    readable(() => repository.diff({ base: before, head: headSha }), 'The diff of the push'),
  ]);
  return {
    context: {
      ...{ kind: 'push', repository: name, branch, headSha, pulls: described.map(({ thread }) => thread) },
      commits: pulls.length === 0 ? commits : null,
      diff: diff.value,
      withoutDiff: withoutDiff(diff, diff.warning !== null),
    },
    warnings: [...described.map(({ warning }) => warning), diff.warning].filter((warning) => warning !== null),
  };
}

function subjectOf(pull: PullRequest): Subject {
  return { ...pull, kind: 'pull-request', isMerged: pull.state === 'merged' };
}

async function describedPull(
  pull: PullRequest,
  repository: Reader,
): Promise<{ readonly thread: DescribedThread; readonly warning: string | null }> {
  const { number, title, author, url, base, head } = pull;
  const [files, body] = await Promise.all([filesOf(number, repository), renderBody(pull, repository)]);
  const thread = { kind: 'pull-request', number, title, author, url, body, base, head } as const;
  return { thread: { ...thread, files: files.value ?? NO_FILES }, warning: files.warning };
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
