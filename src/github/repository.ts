import type { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import { RepositoryError } from '../errors.ts';
import type { CommentRef, PullRequest, Reaction, Repository, RunContext, ThreadComment } from '../ports.ts';
import { mayBeDone, repositoryError, type Undertaking, unreadableError } from './github-error.ts';
import { createOctokit, type GitHubOptions, onceWithin } from './octokit.ts';
import { changedFile, comment, commentOfThread, permission, pullRequest, reaction, viewer } from './schemas.ts';

export interface RepositoryOptions extends Omit<GitHubOptions, 'apiUrl'> {
  readonly run: Pick<RunContext, 'repository' | 'apiUrl'>;
}

const PAGE = 100;
/** The prompt shows 200 files; the rest are only counted. */
const MOST_PAGES_OF_FILES = 3;
/** GitHub may show a comment late: only two looks in vain prove that it was not created. */
const LOOKS_FOR_LOST_COMMENT = 2;
const BETWEEN_LOOKS_MS = 2_000;
const TRIES_TO_COMMENT = 3;

/** Makes GitHub's side of the ports, for the repository of the run. */
export function createRepository(options: RepositoryOptions): Repository {
  return new GitHubRepository({ ...options, apiUrl: options.run.apiUrl }, options.run.repository);
}

class GitHubRepository implements Repository {
  private readonly options: GitHubOptions;
  private readonly octokit: Octokit;
  private readonly place: { readonly owner: string; readonly repo: string };
  private login: Promise<string> | null = null;

  constructor(options: GitHubOptions, fullName: string) {
    const [owner = '', repo = ''] = fullName.split('/');
    this.options = options;
    this.octokit = createOctokit(options);
    this.place = { owner, repo };
  }

  viewer(): Promise<string> {
    // `GET /user` is refused to installation tokens; this is not.
    this.login ??= this.ask(WHO_AM_I, viewer, async () => ({
      data: await this.octokit.graphql('query { viewer { login } }'),
    })).then(
      (answer) => answer.viewer.login,
      (error: unknown) => {
        this.login = null;
        throw error;
      },
    );
    return this.login;
  }

  async permissionOf(login: string): ReturnType<Repository['permissionOf']> {
    const told = await this.ask(
      { what: `show the permission of ${login}`, permission: '`contents: read`' },
      permission,
      () => this.octokit.rest.repos.getCollaboratorPermissionLevel({ ...this.place, username: login }),
    );
    return { permission: told.permission, role: told.role_name };
  }

  comments(thread: number): Promise<readonly ThreadComment[]> {
    return this.ask(
      { what: `show the comments of thread ${thread}`, permission: READ_THREAD },
      v.array(comment),
      async () => ({
        data: await this.octokit.paginate(this.octokit.rest.issues.listComments, {
          ...this.place,
          issue_number: thread,
          per_page: PAGE,
        }),
      }),
    );
  }

  async comment(id: number, { withinMs }: { readonly withinMs?: number } = {}): Promise<ThreadComment | null> {
    return this.unlessMissing(
      this.ask({ what: `show the comment ${id}`, permission: READ_THREAD }, comment, () =>
        this.octokit.rest.issues.getComment({ ...this.place, comment_id: id, ...this.hurry(withinMs) }),
      ),
    );
  }

  async createComment(thread: number, body: string): Promise<ThreadComment> {
    const undertaking = { what: `take a comment in thread ${thread}`, permission: WRITE_THREAD };
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.ask(undertaking, comment, () =>
          this.octokit.rest.issues.createComment({ ...this.place, issue_number: thread, body }),
        );
      } catch (error) {
        if (!(error instanceof RepositoryError) || !mayBeDone(error)) throw error;
        // The answer is lost or unreadable, but the comment may stand there.
        const lost = await this.findOwn(thread, body);
        if (lost !== null) return lost;
        if (tries >= TRIES_TO_COMMENT) throw error;
      }
    }
  }

  editComment(id: number, body: string, { withinMs }: { readonly withinMs?: number } = {}): Promise<ThreadComment> {
    return this.ask({ what: `change the comment ${id}`, permission: WRITE_THREAD }, comment, () =>
      this.octokit.rest.issues.updateComment({ ...this.place, comment_id: id, body, ...this.hurry(withinMs) }),
    );
  }

  async causingComment({ kind, id }: CommentRef): Promise<ThreadComment | null> {
    if (kind === 'issue-comment') return this.comment(id);
    return this.unlessMissing(
      this.ask({ what: `show the review comment ${id}`, permission: READ_PULL_REQUEST }, comment, () =>
        this.octokit.rest.pulls.getReviewComment({ ...this.place, comment_id: id }),
      ),
    );
  }

  async react(
    { kind, id }: CommentRef,
    content: Reaction,
  ): Promise<{ readonly created: boolean; readonly login: string }> {
    const { reactions } = this.octokit.rest;
    const create =
      kind === 'issue-comment' ? reactions.createForIssueComment : reactions.createForPullRequestReviewComment;
    let created = false;
    const login = await this.ask(
      { what: `take the reaction ${content}`, permission: WRITE_THREAD },
      reaction,
      async () => {
        const answer: { readonly status: number; readonly data: unknown } = await create({
          ...this.place,
          comment_id: id,
          content,
        });
        created = answer.status === 201;
        return answer;
      },
    );
    return { created, login };
  }

  async recentComments(since: string, mostPages: number): ReturnType<Repository['recentComments']> {
    let pages = 0;
    let cut = false;
    const query = { ...this.place, since, sort: 'updated', direction: 'desc', per_page: PAGE } as const;
    const comments = await this.ask(
      { what: 'show the latest comments', permission: READ_THREAD },
      v.array(commentOfThread),
      async () => ({
        data: await this.octokit.paginate(this.octokit.rest.issues.listCommentsForRepo, query, (page, done) => {
          pages += 1;
          cut = pages >= mostPages && /rel="next"/.test(page.headers.link ?? '');
          if (pages >= mostPages) done();
          return page.data;
        }),
      }),
    );
    return { comments, cut };
  }

  pullRequest(number: number): Promise<PullRequest> {
    return this.ask({ what: `show pull request ${number}`, permission: READ_PULL_REQUEST }, pullRequest, () =>
      this.octokit.rest.pulls.get({ ...this.place, pull_number: number }),
    );
  }

  changedFiles(number: number): ReturnType<Repository['changedFiles']> {
    return this.ask(
      { what: `show the files of pull request ${number}`, permission: READ_PULL_REQUEST },
      v.array(changedFile),
      async () => {
        let pages = 0;
        const data = await this.octokit.paginate(
          this.octokit.rest.pulls.listFiles,
          { ...this.place, pull_number: number, per_page: PAGE },
          (page, done) => {
            pages += 1;
            if (pages >= MOST_PAGES_OF_FILES) done();
            return page.data;
          },
        );
        return { data };
      },
    );
  }

  async diff(number: number): Promise<string | null> {
    try {
      return await this.ask(
        { what: `show the diff of pull request ${number}`, permission: READ_PULL_REQUEST },
        v.string(),
        () => this.octokit.rest.pulls.get({ ...this.place, pull_number: number, mediaType: { format: 'diff' } }),
      );
    } catch (error) {
      if (error instanceof RepositoryError && error.status === 406) return null;
      throw error;
    }
  }

  async pullRequestsOf(sha: string): Promise<readonly PullRequest[]> {
    const found = await this.ask(
      { what: `show the pull requests of commit ${sha.slice(0, 12)}`, permission: READ_PULL_REQUEST },
      v.array(pullRequest),
      () => this.octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...this.place, commit_sha: sha }),
    );
    return found
      .toSorted((one, other) => Number(other.merged) - Number(one.merged))
      .map(({ merged: _merged, ...rest }) => rest);
  }

  /** Makes a call and reads its answer. Throws `RepositoryError`, whatever goes wrong. */
  private async ask<TSchema extends v.GenericSchema>(
    undertaking: Undertaking,
    schema: TSchema,
    call: () => Promise<{ readonly data: unknown }>,
  ): Promise<v.InferOutput<TSchema>> {
    let answer: Awaited<ReturnType<typeof call>>;
    try {
      answer = await call();
    } catch (error) {
      throw repositoryError(error, undertaking);
    }
    const read = v.safeParse(schema, answer.data, { abortEarly: true });
    if (read.success) return read.output;
    const [issue] = read.issues;
    throw unreadableError(`${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`, undertaking);
  }

  /** Looks for a comment of ours that begins with the same line, which holds a marker that is like no other. */
  private async findOwn(thread: number, body: string): Promise<ThreadComment | null> {
    const [line] = body.split('\n', 1);
    for (let look = 1; look <= LOOKS_FOR_LOST_COMMENT; look += 1) {
      const login = await this.viewer();
      const ours = (await this.comments(thread)).filter(({ author }) => author === login);
      const found = ours.find((each) => each.body.split(/\r?\n/, 1)[0] === line);
      if (found !== undefined) return found;
      await this.options.clock.sleep(BETWEEN_LOOKS_MS, this.options.cancelled);
    }
    return null;
  }

  private async unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof RepositoryError && error.failure === 'missing') return null;
      throw error;
    }
  }

  private hurry(withinMs: number | undefined): { readonly request?: object } {
    return withinMs === undefined ? {} : { request: onceWithin(withinMs, this.options) };
  }
}

const WHO_AM_I: Undertaking = { what: 'say who we are', permission: '`contents: read`' };
const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';
const READ_PULL_REQUEST = '`pull-requests: read`';
