import * as v from 'valibot';
import { httpDate } from '../http/retries.ts';
import type { Commit, Commits, NewCommit, OpenedPullRequest, PublishedFile } from '../ports/commits.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { createUnlessFound } from './create-once.ts';
import { isEmpty, isMissing, isTooLarge, mayBeDone } from './github-error.ts';
import { GitHub, type GitHubOptions, nullIf, PAGE } from './octokit.ts';
import { commitId, pullRequest } from './schemas.ts';

/** GitHub takes seconds for a large tree and then refuses it: larger ones are built on each other. */
const MOST_ENTRIES = 100;
const MOST_INLINE_BYTES = 1024 * 1024;
const MOST_TREE_BYTES = 4 * MOST_INLINE_BYTES;
/** GitHub shows at most so many files of a comparison. */
const MOST_FILES = 300;
const MOST_PAGES_OF_COMMITS = 3;

const READ = '`contents: read`';
const WRITE = '`contents: write`';
const READ_PULLS = '`pull-requests: read`';
const WRITE_PULLS = '`pull-requests: write`';

/** A setting keeps a workflow's token from opening pull requests; new repositories have it. */
const OPENS_NO_PULLS = /GitHub Actions is not permitted to create or approve pull requests[^)]*/i;

const made = v.object({ sha: commitId });
const named = v.object({ default_branch: v.string() });
const ref = v.object({ object: v.object({ sha: commitId }) });
/** An issue has no such part. */
const opened = v.object({ pull_request: v.nullish(v.object({}), null) });
const comparison = v.object({
  status: v.string(),
  files: v.nullish(v.array(v.object({ filename: v.string(), previous_filename: v.nullish(v.string(), null) })), []),
});

const account = v.fallback(v.nullable(v.object({ login: v.string() })), null);
const commit = v.pipe(
  v.object({
    sha: commitId,
    commit: v.object({
      message: v.string(),
      tree: v.object({ sha: commitId }),
      verification: v.fallback(v.object({ verified: v.boolean() }), { verified: false }),
    }),
    parents: v.array(v.object({ sha: commitId })),
    author: account,
    committer: account,
  }),
  v.transform(({ sha, commit: { message, tree, verification }, parents, author, committer }): Commit => {
    const logins = { author: author?.login ?? null, committer: committer?.login ?? null };
    const ids = parents.map((parent) => parent.sha);
    return { sha, tree: tree.sha, message, parents: ids, verified: verification.verified, ...logins };
  }),
);

type Entry = { readonly path: string; readonly mode: '100644' | '100755'; readonly type: 'blob' } & (
  | { readonly content: string }
  | { readonly sha: string | null }
);

export function createCommits(options: GitHubOptions, repository: string): Commits {
  const { clock } = options;
  let latest: { readonly date: number; readonly at: number } | null = null;
  const send: GitHubOptions['send'] = async (exchange) => {
    const ending = await options.send(exchange);
    const date = ending.kind === 'answer' ? httpDate(ending.headers.get('date')) : null;
    if (date !== null) latest = { date, at: clock.monotonic() };
    return ending;
  };
  const date = (): number | null => (latest === null ? null : latest.date + clock.monotonic() - latest.at);
  return { ...new CommitList(new GitHub({ ...options, send }, repository)), date };
}

class CommitList implements Omit<Commits, 'date'> {
  readonly #github: GitHub;

  constructor(github: GitHub) {
    this.#github = github;
  }

  readonly defaultBranch: Commits['defaultBranch'] = async () => {
    const question = { what: 'show the default branch', permission: READ, as: named };
    return (await this.#github.ask(question, 'GET /repos/{owner}/{repo}', {})).default_branch;
  };

  readonly branch: Commits['branch'] = async (name) => {
    // A run that looks for a branch makes it next, so a refusal names what that needs.
    const question = { what: `show the branch ${name}`, permission: WRITE, as: ref };
    const asked = this.#github.ask(question, 'GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${name}` });
    return (await nullIf(asked, (error) => isMissing(error) || isEmpty(error)))?.object.sha ?? null;
  };

  readonly commit: Commits['commit'] = (sha) =>
    nullIf(this.#commit(sha), (error) => isMissing(error) || error.status === 422);

  #commit(sha: string): Promise<Commit> {
    const question = { what: `show commit ${sha.slice(0, 12)}`, permission: READ, as: commit };
    // The answer has its files, too: one is enough.
    return this.#github.ask(question, 'GET /repos/{owner}/{repo}/commits/{ref}', { ref: sha, per_page: 1 });
  }

  readonly checkWrite: Commits['checkWrite'] = async () => {
    await this.#blobOf('store a file', Buffer.of());
  };

  readonly createCommit: Commits['createCommit'] = async ({ parent, message, files }) => {
    const tree = await this.#treeOf(parent, files);
    const question = { what: 'make the commit', permission: WRITE, as: made };
    // Without author and committer they are the token's own account, and GitHub signs what an app or a workflow commits.
    const wanted = { message, tree, parents: [parent] };
    return (await this.#github.ask(question, 'POST /repos/{owner}/{repo}/git/commits', wanted)).sha;
  };

  async #treeOf(parent: string, files: NewCommit['files']): Promise<string> {
    const question = { what: 'store the changed files', permission: WRITE, as: made, asItIs: true } as const;
    let { tree: base_tree } = await this.#commit(parent);
    for (const batch of batchesOf(files)) {
      const tree: Entry[] = [];
      for (const file of batch) tree.push(await this.#entryOf(file));
      const wanted = { base_tree, tree };
      base_tree = (await this.#github.ask(question, 'POST /repos/{owner}/{repo}/git/trees', wanted)).sha;
    }
    return base_tree;
  }

  async #entryOf(file: PublishedFile): Promise<Entry> {
    const { path } = file;
    if (file.mode === null) return { path, mode: '100644', type: 'blob', sha: null };
    const entry = { path, mode: file.mode, type: 'blob' } as const;
    const content = inlineText(file.content);
    if (content !== null) return { ...entry, content };
    return { ...entry, sha: await this.#blobOf('store a changed file', file.content) };
  }

  async #blobOf(what: string, bytes: Buffer): Promise<string> {
    const question = { what, permission: WRITE, as: made, asItIs: true } as const;
    const wanted = { content: bytes.toString('base64'), encoding: 'base64' };
    return (await this.#github.ask(question, 'POST /repos/{owner}/{repo}/git/blobs', wanted)).sha;
  }

  readonly createBranch: Commits['createBranch'] = async (name, sha, trying = {}) => {
    const question = { what: `create the branch ${name}`, permission: WRITE, as: ref };
    const wanted = { ref: `refs/heads/${name}`, sha };
    const post = async () =>
      (await this.#github.ask(question, 'POST /repos/{owner}/{repo}/git/refs', wanted, trying)).object.sha;
    const find = async () => (await this.branch(name)) ?? undefined;
    const at = await createUnlessFound(find, { ...this.#github.options, ...trying, post, unique: true });
    return at === sha ? 'created' : 'exists';
  };

  readonly moveBranch: Commits['moveBranch'] = async (name, sha, trying) => {
    const question = { what: `move the branch ${name}`, permission: WRITE, as: ref };
    const wanted = { ref: `heads/${name}`, sha, force: false };
    try {
      await this.#github.ask(question, 'PATCH /repos/{owner}/{repo}/git/refs/{ref}', wanted, trying);
      return 'moved';
    } catch (error) {
      const failed = repositoryErrorOf(error);
      // After a refusal or an unclear answer, the branch shows what happened.
      const at = failed.status === 422 || mayBeDone(failed) ? await this.branch(name) : null;
      if (at === sha) return 'moved';
      // A rule of the repository refuses with the same status, and the branch is where we left it.
      if (at === null || (await this.#commit(sha)).parents.includes(at)) throw error;
      return 'not-forward';
    }
  };

  readonly pullRequestFrom: Commits['pullRequestFrom'] = async (branch) => {
    const { owner, repo } = this.#github.place;
    const question = {
      what: `list the pull requests from ${branch}`,
      permission: READ_PULLS,
      as: v.array(pullRequest),
    };
    const wanted = {
      head: `${owner}:${branch}`,
      state: 'all',
      sort: 'created',
      direction: 'desc',
      per_page: PAGE,
    } as const;
    const found = await this.#github.ask(question, 'GET /repos/{owner}/{repo}/pulls', wanted);
    // The owner may have a fork with such a branch, and GitHub lists all pull requests for a head that it can't read.
    const isOurs = ({ head, headRepository }: PullRequest): boolean =>
      head === branch && headRepository?.name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
    const ours = found.filter(isOurs);
    return ours.find(({ state }) => state === 'open') ?? ours[0] ?? null;
  };

  readonly hasPullRequestBy: Commits['hasPullRequestBy'] = async (creator) => {
    const question = { what: `list what ${creator} has opened`, permission: '`issues: read`', as: v.array(opened) };
    const wanted = { creator, state: 'all', per_page: PAGE } as const;
    const found = await this.#github.ask(question, 'GET /repos/{owner}/{repo}/issues', wanted);
    return found.some(({ pull_request }) => pull_request !== null);
  };

  readonly openPullRequest: Commits['openPullRequest'] = async ({ branch, base, title, body, after = 0 }) => {
    const question = { what: 'open a pull request', permission: WRITE_PULLS, as: pullRequest, length: body.length };
    const wanted = { head: branch, base, title, body };
    const post = async (): Promise<OpenedPullRequest> => ({
      kind: 'opened',
      pullRequest: await this.#github.ask(question, 'POST /repos/{owner}/{repo}/pulls', wanted),
    });
    const find = async (): Promise<OpenedPullRequest | undefined> => {
      const found = await this.pullRequestFrom(branch);
      return found === null || found.number <= after ? undefined : { kind: 'exists', pullRequest: found };
    };
    try {
      return await createUnlessFound(find, { ...this.#github.options, post, unique: true });
    } catch (error) {
      const { status, message } = repositoryErrorOf(error);
      const [words] = status === 403 ? (OPENS_NO_PULLS.exec(message) ?? []) : [];
      if (words === undefined) throw error;
      return { kind: 'not-permitted', words };
    }
  };

  readonly addLabels: Commits['addLabels'] = (number, labels) => this.#github.addLabels(number, labels);

  readonly commitsUpTo: Commits['commitsUpTo'] = async (sha) => {
    const what = `list the commits up to ${sha.slice(0, 12)}`;
    const keyOf = (each: Commit): string => each.sha;
    const listing = { what, permission: READ, as: commit, keyOf, mostPages: MOST_PAGES_OF_COMMITS };
    return (await this.#github.list(listing, 'GET /repos/{owner}/{repo}/commits', { sha, per_page: PAGE })).rows;
  };

  readonly changedBetween: Commits['changedBetween'] = async (base, head) => {
    const question = { what: `compare commits with ${base.slice(0, 12)}`, permission: READ, as: comparison };
    // The first page of its commits has all files.
    const wanted = { basehead: `${base}...${head}`, per_page: 1 };
    const asked = this.#github.ask(question, 'GET /repos/{owner}/{repo}/compare/{basehead}', wanted);
    const found = await nullIf(asked, (error) => isMissing(error) || isTooLarge(error));
    if (found === null || found.files.length >= MOST_FILES) return null;
    if (found.status !== 'ahead' && found.status !== 'identical') return null;
    return found.files.flatMap(({ filename, previous_filename: before }) =>
      before === null ? [filename] : [filename, before],
    );
  };
}

/** A file's text, if it can be part of a tree: GitHub takes what isn't UTF-8, or is large, as a blob of its own only. */
function inlineText(content: Buffer): string | null {
  if (content.length > MOST_INLINE_BYTES || content.includes(0)) return null;
  const text = content.toString('utf8');
  return Buffer.from(text, 'utf8').equals(content) ? text : null;
}

/** Splits files into those of one tree each. Deleted ones come first: a folder may take a file's place. */
function batchesOf(files: NewCommit['files']): readonly (readonly PublishedFile[])[] {
  const batches: PublishedFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files.toSorted((one, other) => Number(one.mode !== null) - Number(other.mode !== null))) {
    const size = file.mode === null || file.content.length > MOST_INLINE_BYTES ? 0 : file.content.length;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length >= MOST_ENTRIES || bytes + size > MOST_TREE_BYTES) {
      batches.push([file]);
      bytes = size;
    } else {
      batch.push(file);
      bytes += size;
    }
  }
  return batches;
}
