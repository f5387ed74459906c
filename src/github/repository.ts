import * as v from 'valibot';
import { repositoryErrorOf } from '../errors.ts';
import type { FolderEntry, RepositoryFacts } from '../ports/contents.ts';
import type { CausingComment, CommentRef, ThreadComment } from '../ports/conversations.ts';
import type { Issue } from '../ports/issues.ts';
import type { OpenPullRequest, PullRequest } from '../ports/pull-requests.ts';
import type { Repository, RunContext } from '../ports.ts';
import { ask, list, unlessMissing } from './calls.ts';
import { Comments } from './comments.ts';
import { FOLDER_QUERY, folder, textFile } from './contents.ts';
import { isTooLarge, type Undertaking, UnreadableAnswer } from './github-error.ts';
import { History } from './history.ts';
import { Issues } from './issues.ts';
import { createOctokit, type GitHubOptions, type Octokit } from './octokit.ts';
import { openPullRequests, requestReview } from './open-pull-requests.ts';
import { changedFile, permission, pullRequest, pullRequestOfCommit, repositoryFacts, viewer } from './schemas.ts';

export interface RepositoryOptions extends Omit<GitHubOptions, 'apiUrl'> {
  readonly run: Pick<RunContext, 'repository' | 'apiUrl'>;
}

const PAGE = 100;
/** The prompt shows 200 files; the rest are only counted. */
const MOST_PAGES_OF_FILES = 3;

/** Makes the GitHub adapter for the repository of the run. */
export function createRepository(options: RepositoryOptions): Repository {
  return new GitHubRepository({ ...options, apiUrl: options.run.apiUrl }, options.run.repository);
}

class GitHubRepository implements Repository {
  private readonly octokit: Octokit;
  private readonly place: { readonly owner: string; readonly repo: string };
  private readonly issues: Issues;
  private readonly threads: Comments;
  private readonly history: History;
  private login: Promise<string> | null = null;

  constructor(options: GitHubOptions, fullName: string) {
    this.octokit = createOctokit(options);
    this.place = placeOf(fullName);
    const viewer = (): Promise<string> => this.viewer();
    this.threads = new Comments({ octokit: this.octokit, place: this.place, viewer, options });
    this.history = new History(this.octokit, this.place);
    this.issues = new Issues({ ...options, octokit: this.octokit, place: this.place, viewer });
  }

  viewer(): Promise<string> {
    // Installation tokens may not call `GET /user`, but they may do this.
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

  comments(...args: Parameters<Repository['comments']>): Promise<readonly ThreadComment[]> {
    return this.threads.comments(...args);
  }

  comment(...args: Parameters<Repository['comment']>): Promise<ThreadComment | null> {
    return this.threads.comment(...args);
  }

  createComment(...args: Parameters<Repository['createComment']>): Promise<ThreadComment> {
    return this.threads.createComment(...args);
  }

  editComment(...args: Parameters<Repository['editComment']>): Promise<ThreadComment> {
    return this.threads.editComment(...args);
  }

  causingComment(comment: CommentRef): Promise<CausingComment | null> {
    return this.threads.causingComment(comment);
  }

  react(...args: Parameters<Repository['react']>): ReturnType<Repository['react']> {
    return this.threads.react(...args);
  }

  withdrawReaction(...args: Parameters<Repository['withdrawReaction']>): Promise<boolean> {
    return this.threads.withdrawReaction(...args);
  }

  recentComments(...args: Parameters<Repository['recentComments']>): ReturnType<Repository['recentComments']> {
    return this.threads.recentComments(...args);
  }

  pullRequest(number: number, { repository }: { readonly repository?: string } = {}): Promise<PullRequest> {
    const place = repository === undefined ? this.place : placeOf(repository);
    return ask({ what: `show pull request ${number}`, permission: READ_PULL_REQUEST }, pullRequest, () =>
      this.octokit.rest.pulls.get({ ...place, pull_number: number }),
    );
  }

  openPullRequests(): Promise<readonly OpenPullRequest[]> {
    return openPullRequests(this.octokit, {
      place: this.place,
      recentComments: (...given) => this.recentComments(...given),
    });
  }

  requestReview(number: number, login: string): ReturnType<Repository['requestReview']> {
    return requestReview(this.octokit, { ...this.place, pull_number: number, reviewers: [login] });
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
      if (isTooLarge(repositoryErrorOf(error))) return null;
      throw error;
    }
  }

  renderMarkdown(text: string): Promise<string> {
    const { owner, repo } = this.place;
    return ask({ what: 'render a text', permission: '`contents: read`' }, v.string(), async () => {
      const headers = { accept: 'text/html' };
      const context = `${owner}/${repo}`;
      const answer = await this.octokit.rest.markdown.render({ text, mode: 'gfm', context, headers });
      const type = answer.headers['content-type'] ?? '';
      if (answer.status !== 200 || !UTF8_HTML.test(type)) throw new UnreadableAnswer('its answer is not HTML in UTF-8');
      return answer;
    });
  }

  async pullRequestsOf(sha: string): Promise<readonly PullRequest[]> {
    const found = await ask(
      { what: `show the pull requests of commit ${sha.slice(0, 12)}`, permission: READ_PULL_REQUEST },
      v.array(pullRequestOfCommit),
      () =>
        this.octokit.rest.repos.listPullRequestsAssociatedWithCommit({
          ...this.place,
          commit_sha: sha,
          per_page: PAGE,
        }),
    );
    const isMerged = ({ state }: PullRequest): number => Number(state === 'merged');
    const { owner, repo } = this.place;
    const ours = `${owner}/${repo}`.toLowerCase();
    return found
      .filter(({ target }) => target === null || target.toLowerCase() === ours)
      .map(({ target: _target, ...pull }) => pull)
      .toSorted((one, other) => isMerged(other) - isMerged(one));
  }

  commitsUnder(...query: Parameters<Repository['commitsUnder']>): ReturnType<Repository['commitsUnder']> {
    return this.history.commitsUnder(...query);
  }

  filesOf(sha: string): ReturnType<Repository['filesOf']> {
    return this.history.filesOf(sha);
  }

  facts(): Promise<RepositoryFacts> {
    return ask({ what: 'show the repository', permission: '`contents: read`' }, repositoryFacts, () =>
      this.octokit.rest.repos.get(this.place),
    );
  }

  folder(path: string): Promise<readonly FolderEntry[] | null> {
    const { owner, repo: name } = this.place;
    return ask({ what: `show the folder ${path}`, permission: '`contents: read`' }, folder, async () => ({
      data: await this.octokit.graphql(FOLDER_QUERY, { owner, name, expression: `HEAD:${path}` }),
    }));
  }

  textFile({ repository, path, ref }: Parameters<Repository['textFile']>[0]): Promise<string | null> {
    const undertaking = { what: `show the file ${path} of ${repository}`, permission: '`contents: read`' };
    return unlessMissing(
      ask(undertaking, textFile, () => this.octokit.rest.repos.getContent({ ...placeOf(repository), path, ref })),
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

  editIssue(...given: Parameters<Repository['editIssue']>): Promise<Issue> {
    return this.issues.editIssue(...given);
  }
}

function placeOf(fullName: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

const WHO_AM_I: Undertaking = { what: 'say who we are', permission: '`contents: read`' };
/** The content type of a rendering: read in another character set, what it hides could become visible. */
const UTF8_HTML = /^text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const READ_PULL_REQUEST = '`pull-requests: read`';
