import type { CommentPlace } from '../ports/conversations.ts';
import type { ChangedFiles, PullRequest, PushedCommits, Subject } from '../ports/pull-requests.ts';
import type { Repository } from '../ports.ts';
import { problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { looksMarked } from '../words/hidden.ts';
import { COMMENT_LIMIT } from '../words/markdown.ts';
import { plainLines } from './clean-text.ts';

export type RenderedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'html'; readonly html: string; readonly isOurs?: true }
  | { readonly kind: 'unread'; readonly why: string };

/** An issue or pull request. Every text is untrusted and not yet cleaned; the body is HTML. */
export interface DescribedThread extends Omit<Subject, 'body' | 'isMerged' | 'headSha'> {
  readonly body: RenderedBody;
  /** Empty for an issue. */
  readonly files: ChangedFiles;
}

interface Changes {
  /** Null for an issue, and if there is no diff; then `withoutDiff` says why. */
  readonly diff: string | null;
  readonly withoutDiff: 'too-large' | 'unread' | null;
}

export interface PromptContext extends DescribedThread, Changes {
  readonly repository: string;
  /** The head commit of this diff; null for an issue, and if it couldn't be read. */
  readonly headSha: string | null;
  /** Where a review comment is in the diff. */
  readonly place?: CommentPlace | null;
}

/** The context of a request: a push that brought several pull requests, or none. */
export interface PushContext extends Changes {
  readonly kind: 'push';
  readonly repository: string;
  /** Null for a tag. */
  readonly branch: string | null;
  /** The commit that it ended at. */
  readonly headSha: string;
  /** The newest first. */
  readonly pulls: readonly DescribedThread[];
  /** Null if pull requests describe what was pushed. */
  readonly commits: PushedCommits | null;
}

export interface CollectedContext<Context = PromptContext | PushContext> {
  readonly context: Context | null;
  /** What couldn't be read, one sentence each: a job with less context is better than none. */
  readonly warnings: readonly string[];
}

/** What was read of a pull request, except its diff, which needs the head commit first. */
export type Outline = { readonly branches: Readable<Branches>; readonly files: Readable<ChangedFiles> };

type Branches = Pick<PullRequest, 'base' | 'head' | 'headSha'> & Pick<Subject, 'isMerged'>;

type Readable<T> = { readonly value: T | null; readonly warning: string | null };

type Reader = Pick<Repository, 'pullRequest' | 'changedFiles' | 'diff' | 'renderMarkdown' | 'viewer'>;

type Given = { readonly repository: Reader; readonly name: string };

const NO_FILES: ChangedFiles = { files: [], cut: false };
const NO_BRANCHES = { base: null, head: null, headSha: null };
const NO_CHANGES = { diff: null, withoutDiff: null, warning: null };

/** What can't be read is left out with a warning. Throws `RepositoryError` only if there is no token. */
export async function readOutline(subject: Subject, repository: Reader): Promise<Outline> {
  const { number, base, head, headSha, isMerged } = subject;
  const [branches, files] = await Promise.all([
    // A comment's event doesn't name the branches.
    base !== null && head !== null && headSha !== null
      ? { value: { base, head, headSha, isMerged }, warning: null }
      : readable(
          async () => branchesOf(await repository.pullRequest(number)),
          `The branches and the diff of #${number}`,
        ),
    filesOf(number, repository),
  ]);
  return { branches, files };
}

const filesOf = (number: number, repository: Reader): Promise<Readable<ChangedFiles>> =>
  readable(() => repository.changedFiles(number), `The list of changed files of #${number}`);

function branchesOf({ base, head, headSha, state }: PullRequest): Branches {
  return { base, head, headSha, isMerged: state === 'merged' };
}

/** Title and body are the event's: later edits don't count. `outline` is null for an issue. */
export async function contextOfThread(
  subject: Subject,
  outline: Outline | null,
  { repository, name }: Given,
): Promise<CollectedContext<PromptContext>> {
  const [{ warning, ...changes }, body] = await Promise.all([
    outline === null ? NO_CHANGES : changesOf(subject, outline, repository),
    renderBody(subject, repository),
  ]);
  const files = outline?.files.value ?? NO_FILES;
  const branches = outline?.branches.value ?? NO_BRANCHES;
  return {
    context: { ...subject, ...branches, body, repository: name, files, ...changes },
    warnings: [outline?.branches, outline?.files, { warning }].flatMap((read) => read?.warning ?? []),
  };
}

type ReadChanges = Changes & Pick<Readable<string>, 'warning'>;

/** The diff of an open one is that of the head commit that was read, whatever is pushed meanwhile. */
async function changesOf({ number }: Subject, { branches }: Outline, repository: Reader): Promise<ReadChanges> {
  if (branches.value === null) return { ...NO_CHANGES, withoutDiff: 'unread' };
  const { base, headSha, isMerged } = branches.value;
  return readDiff(isMerged ? { merged: number } : { base, head: headSha }, `The diff of #${number}`, repository);
}

/** GitHub shows no diff without saying that it is too large. */
async function readDiff(of: Parameters<Reader['diff']>[0], what: string, repository: Reader): Promise<ReadChanges> {
  const { value: diff, warning } = await readable<string | null>(() => repository.diff(of), what);
  const why = warning === null ? 'too-large' : 'unread';
  return { diff, withoutDiff: diff === null ? why : null, warning };
}

type Written = Pick<Subject, 'body' | 'author'>;

/** A body is sent whole: without its end, what a reader doesn't see could become visible. Never used unrendered. */
async function renderBody({ body, author }: Written, repository: Reader): Promise<RenderedBody> {
  const text = plainLines(body);
  if (text.trim() === '') return { kind: 'none' };
  if (text.length > COMMENT_LIMIT) return { kind: 'unread', why: `It has more than ${COMMENT_LIMIT} characters.` };
  try {
    const html = await repository.renderMarkdown(text);
    // Anyone can write the marker. Our login costs a request: it is read only if the body could be ours.
    const isOurs = looksMarked(body) && (await repository.viewer().catch(() => null)) === author;
    return { kind: 'html', html, ...(isOurs ? { isOurs } : {}) };
  } catch (error) {
    return { kind: 'unread', why: problemText(repositoryErrorOf(error)) };
  }
}

type Commits = Pick<PushContext, 'branch'> &
  Readonly<{ sha: string; before: string | null; commits: PushedCommits | null }>;
/** `commits` is null if only the last one is known; `unread` says why its pull requests couldn't be read. */
type PushFacts = Commits & Readonly<{ pulls: readonly PullRequest[]; unread: RepositoryError | null }>;

/** The pull request that brought it, or all with one diff, or its commits. Throws only if there is no token. */
export async function contextOfPush(push: PushFacts, given: Given): Promise<CollectedContext> {
  const { sha: headSha, before, branch, commits, pulls, unread } = push;
  const { repository, name } = given;
  if (unread !== null && isWithoutToken(unread)) throw unread;
  const [first, ...others] = pulls;
  if (first !== undefined && others.length === 0) {
    const subject: Subject = { ...first, ...branchesOf(first), kind: 'pull-request' };
    return contextOfThread(subject, await readOutline(subject, repository), given);
  }
  const place = { kind: 'push', repository: name, branch, headSha } as const;
  if (commits === null || before === null) {
    const unknown = { pulls: [], commits: null, diff: null, withoutDiff: null };
    const why =
      'The agent gets only the id of the last pushed commit: GitHub shows no other commit of this push, and no pull request that contains it.';
    return { context: { ...place, ...unknown }, warnings: [why] };
  }
  const reading = pulls.map(async (pull) => {
    const { number, title, author, url, base, head } = pull;
    const [files, body] = await Promise.all([filesOf(number, repository), renderBody(pull, repository)]);
    const about = { number, title, author, url, body, base, head, files: files.value ?? NO_FILES };
    return { thread: { kind: 'pull-request', ...about } as const, warning: files.warning };
  });
  const [described, { warning, ...changes }] = await Promise.all([
    Promise.all(reading),
    readDiff({ base: before, head: headSha }, 'The diff of the push', repository),
  ]);
  const all = described.map(({ thread }) => thread);
  return {
    context: { ...place, pulls: all, commits: pulls.length === 0 ? commits : null, ...changes },
    warnings: [...described, { warning }].flatMap((read) => read.warning ?? []),
  };
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
const isWithoutToken = ({ failure, status }: RepositoryError): boolean =>
  failure === 'unauthorized' && status === undefined;
