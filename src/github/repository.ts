import type { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import { RepositoryError } from '../errors.ts';
import type {
  CausingComment,
  CommentRef,
  Issue,
  PullRequest,
  Reaction,
  Repository,
  RepositoryFacts,
  RunContext,
  ThreadComment,
} from '../ports.ts';
import { ask, list, unlessMissing } from './calls.ts';
import { createOnce } from './create-once.ts';
import { isTooLarge, repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';
import { Issues } from './issues.ts';
import { createOctokit, type GitHubOptions, onceWithin } from './octokit.ts';
import {
  causingComment,
  changedFile,
  comment,
  commentOfThread,
  permission,
  pullRequest,
  reaction,
  repositoryFacts,
  viewer,
} from './schemas.ts';

export interface RepositoryOptions extends Omit<GitHubOptions, 'apiUrl'> {
  readonly run: Pick<RunContext, 'repository' | 'apiUrl'>;
}

const PAGE = 100;
/** The prompt shows 200 files; the rest are only counted. */
const MOST_PAGES_OF_FILES = 3;
/** GitHub takes 2,500 comments in a thread; a list of four times as many is none. */
const MOST_PAGES_OF_COMMENTS = 100;

/** Makes GitHub's side of the ports, for the repository of the run. */
export function createRepository(options: RepositoryOptions): Repository {
  return new GitHubRepository({ ...options, apiUrl: options.run.apiUrl }, options.run.repository);
}

class GitHubRepository implements Repository {
  private readonly options: GitHubOptions;
  private readonly octokit: Octokit;
  private readonly place: { readonly owner: string; readonly repo: string };
  private readonly issues: Issues;
  private login: Promise<string> | null = null;

  constructor(options: GitHubOptions, fullName: string) {
    const [owner = '', repo = ''] = fullName.split('/');
    this.options = options;
    this.octokit = createOctokit(options);
    this.place = { owner, repo };
    const { clock, cancelled, redact } = options;
    this.issues = new Issues({
      octokit: this.octokit,
      place: this.place,
      viewer: () => this.viewer(),
      clock,
      cancelled,
      redact,
    });
  }

  viewer(): Promise<string> {
    // `GET /user` is refused to installation tokens; this is not.
    this.login ??= ask(WHO_AM_I, viewer, async () => ({
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

  permissionOf(login: string): ReturnType<Repository['permissionOf']> {
    return ask({ what: `show the permission of ${login}`, permission: '`contents: read`' }, permission, () =>
      this.octokit.rest.repos.getCollaboratorPermissionLevel({ ...this.place, username: login }),
    );
  }

  async comments(thread: number, { since }: { readonly since?: string } = {}): Promise<readonly ThreadComment[]> {
    const undertaking = { what: `show the comments of thread ${thread}`, permission: READ_THREAD };
    const changed = since === undefined ? {} : { since };
    const wanted = { ...this.place, issue_number: thread, per_page: PAGE, ...changed };
    const { rows, cut } = await list(this.octokit, comment, {
      undertaking,
      first: this.octokit.rest.issues.listComments.endpoint(wanted),
      mostPages: MOST_PAGES_OF_COMMENTS,
      keyOf: ({ id }) => id,
    });
    if (cut) throw repositoryError(new UnreadableAnswer('the list does not end'), undertaking);
    return rows;
  }

  async comment(id: number, { withinMs }: { readonly withinMs?: number } = {}): Promise<ThreadComment | null> {
    return unlessMissing(
      ask({ what: `show the comment ${id}`, permission: READ_THREAD }, comment, () =>
        this.octokit.rest.issues.getComment({ ...this.place, comment_id: id, ...this.hurry(withinMs) }),
      ),
    );
  }

  createComment(thread: number, text: string): Promise<ThreadComment> {
    // As it is sent, because it is looked for by its first line.
    const body = this.options.redact(text);
    const undertaking = {
      what: `take a comment in thread ${thread}`,
      permission: WRITE_THREAD,
      length: body.length,
    };
    return createOnce(body, {
      post: () =>
        ask(undertaking, comment, () =>
          this.octokit.rest.issues.createComment({ ...this.place, issue_number: thread, body }),
        ),
      listOwn: async () => {
        const login = await this.viewer();
        return (await this.comments(thread)).filter(({ author }) => author === login);
      },
      clock: this.options.clock,
      cancelled: this.options.cancelled,
    });
  }

  editComment(id: number, body: string, { withinMs }: { readonly withinMs?: number } = {}): Promise<ThreadComment> {
    const undertaking = { what: `change the comment ${id}`, permission: WRITE_THREAD, length: body.length };
    return ask(undertaking, comment, () =>
      this.octokit.rest.issues.updateComment({ ...this.place, comment_id: id, body, ...this.hurry(withinMs) }),
    );
  }

  async causingComment({ kind, id }: CommentRef): Promise<CausingComment | null> {
    const [what, permission] =
      kind === 'issue-comment' ? ['comment', READ_THREAD] : ['review comment', READ_PULL_REQUEST];
    const { issues, pulls } = this.octokit.rest;
    const get = kind === 'issue-comment' ? issues.getComment : pulls.getReviewComment;
    return unlessMissing(
      ask({ what: `show the ${what} ${id}`, permission }, causingComment, () => get({ ...this.place, comment_id: id })),
    );
  }

  async react(
    { kind, id }: CommentRef,
    content: Reaction,
    { withinMs }: { readonly withinMs?: number } = {},
  ): Promise<{ readonly created: boolean; readonly login: string }> {
    const { reactions } = this.octokit.rest;
    const create =
      kind === 'issue-comment' ? reactions.createForIssueComment : reactions.createForPullRequestReviewComment;
    let created = false;
    const login = await ask({ what: `take the reaction ${content}`, permission: WRITE_THREAD }, reaction, async () => {
      const answer: { readonly status: number; readonly data: unknown } = await create({
        ...this.place,
        comment_id: id,
        content,
        ...this.hurry(withinMs),
      });
      created = answer.status === 201;
      return answer;
    });
    return { created, login };
  }

  async recentComments(since: string, mostPages: number): ReturnType<Repository['recentComments']> {
    const wanted = { ...this.place, since, sort: 'updated', direction: 'desc', per_page: PAGE } as const;
    const { rows, cut } = await list(this.octokit, commentOfThread, {
      undertaking: { what: 'show the latest comments', permission: READ_THREAD },
      first: this.octokit.rest.issues.listCommentsForRepo.endpoint(wanted),
      mostPages,
      keyOf: ({ id }) => id,
    });
    return { comments: rows, cut };
  }

  pullRequest(number: number): Promise<PullRequest> {
    return ask({ what: `show pull request ${number}`, permission: READ_PULL_REQUEST }, pullRequest, () =>
      this.octokit.rest.pulls.get({ ...this.place, pull_number: number }),
    );
  }

  async changedFiles(number: number): ReturnType<Repository['changedFiles']> {
    const { rows } = await list(this.octokit, changedFile, {
      undertaking: { what: `show the files of pull request ${number}`, permission: READ_PULL_REQUEST },
      first: this.octokit.rest.pulls.listFiles.endpoint({ ...this.place, pull_number: number, per_page: PAGE }),
      mostPages: MOST_PAGES_OF_FILES,
      keyOf: ({ path }) => path,
    });
    return rows;
  }

  async diff(base: string, head: string): Promise<string | null> {
    const undertaking = { what: `show the diff of commit ${head.slice(0, 12)}`, permission: '`contents: read`' };
    try {
      return await ask(undertaking, v.string(), () =>
        this.octokit.rest.repos.compareCommitsWithBasehead({
          ...this.place,
          basehead: `${base}...${head}`,
          mediaType: { format: 'diff' },
        }),
      );
    } catch (error) {
      if (error instanceof RepositoryError && isTooLarge(error)) return null;
      throw error;
    }
  }

  async pullRequestsOf(sha: string): Promise<readonly PullRequest[]> {
    const found = await ask(
      { what: `show the pull requests of commit ${sha.slice(0, 12)}`, permission: READ_PULL_REQUEST },
      v.array(pullRequest),
      () =>
        this.octokit.rest.repos.listPullRequestsAssociatedWithCommit({
          ...this.place,
          commit_sha: sha,
          per_page: PAGE,
        }),
    );
    return found
      .toSorted((one, other) => Number(other.merged) - Number(one.merged))
      .map(({ merged: _merged, ...rest }) => rest);
  }

  facts(): Promise<RepositoryFacts> {
    return ask({ what: 'show the repository', permission: '`contents: read`' }, repositoryFacts, () =>
      this.octokit.rest.repos.get(this.place),
    );
  }

  labelledIssues(label: string): Promise<readonly Issue[]> {
    return this.issues.labelledIssues(label);
  }

  hasLabel(name: string): Promise<boolean> {
    return this.issues.hasLabel(name);
  }

  createLabel(label: Parameters<Repository['createLabel']>[0]): Promise<void> {
    return this.issues.createLabel(label);
  }

  createIssue(issue: Parameters<Repository['createIssue']>[0]): Promise<Issue> {
    return this.issues.createIssue(issue);
  }

  editIssue(number: number, change: Parameters<Repository['editIssue']>[1]): Promise<Issue> {
    return this.issues.editIssue(number, change);
  }

  private hurry(withinMs: number | undefined): { readonly request?: object } {
    return withinMs === undefined ? {} : { request: onceWithin(withinMs, this.options) };
  }
}

const WHO_AM_I: Undertaking = { what: 'say who we are', permission: '`contents: read`' };
const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';
const READ_PULL_REQUEST = '`pull-requests: read`';
