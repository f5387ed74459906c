import * as v from 'valibot';
import type { Conversations } from '../ports/conversations.ts';
import type { ChangedFile, ChangedFiles, OpenPullRequest, PullRequest, PullRequests } from '../ports/pull-requests.ts';
import { type GitHub, nullIf, PAGE, type Place, placeOf } from './calls.ts';
import { isClosed, isNotAvailable, isTooLarge } from './github-error.ts';
import {
  changedFile,
  commitId,
  graphqlAuthor,
  graphqlRepository,
  integer,
  listedPull,
  nodesOf,
  type PullOfCommit,
  pullRequest,
  pullRequestOfCommit,
} from './schemas.ts';

/** If GitHub can't generate a page of files in time, it may generate a shorter one. */
const PAGES_OF_FILES = [PAGE, 30, 10];
/** The prompt shows 200 files; the rest are only counted. Short pages come from a GitHub that is slow already. */
const MOST_PAGES_OF_FILES = 3;
const EPOCH = '1970-01-01T00:00:00Z';

/**
 * The hand-over is written when the job ends, so it is among the first comments. 100 is the most that GitHub returns; the
 * request counts as one point of its hourly limit, and its 10,100 nodes are far below the limit of 500,000.
 */
const OPEN_QUERY = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    pullRequests(first: 100, states: OPEN, orderBy: {field: CREATED_AT, direction: DESC}) {
      nodes {
        number
        headRefOid
        headRepository { databaseId nameWithOwner }
        comments(first: 100) { nodes { author { __typename login } body createdAt } }
      }
    }
  }
}`;

const openPull = v.pipe(
  v.object({
    number: integer,
    headRefOid: commitId,
    headRepository: graphqlRepository,
    comments: nodesOf(v.object({ author: graphqlAuthor, body: v.string(), createdAt: v.string() })),
  }),
  v.transform(({ number, headRefOid: sha, headRepository: repository, comments }): OpenPullRequest => {
    return { number, head: { sha, repository }, comments: comments.nodes, lacksOlder: false };
  }),
);
const openPulls = v.pipe(
  v.object({ repository: v.object({ pullRequests: nodesOf(openPull) }) }),
  v.transform(({ repository }) => repository.pullRequests.nodes),
);

const reading = (what: string) => ({ what, permission: '`pull-requests: read`' });

/** The pull requests of a repository, and what they change. */
export class PullRequestList implements Omit<PullRequests, 'pushedCommits' | 'pullRequestsOfEach'> {
  readonly #github: GitHub;
  readonly #recentComments: Conversations['recentComments'];

  constructor(github: GitHub, { recentComments }: Pick<Conversations, 'recentComments'>) {
    this.#github = github;
    this.#recentComments = recentComments;
  }

  readonly pullRequest: PullRequests['pullRequest'] = (number, { repository } = {}) => {
    const question = { ...reading(`show pull request ${number}`), as: pullRequest };
    const wanted = { ...(repository === undefined ? {} : placeOf(repository)), pull_number: number };
    return this.#github.ask(question, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', wanted);
  };

  readonly changedFiles: PullRequests['changedFiles'] = (number) => this.#changedFiles(number, PAGES_OF_FILES);

  async #changedFiles(number: number, [size = PAGE, ...shorter]: readonly number[]): Promise<ChangedFiles> {
    const listing = {
      ...reading(`show the files of pull request ${number}`),
      as: changedFile,
      keyOf: ({ path }: ChangedFile) => path,
      mostPages: MOST_PAGES_OF_FILES,
    };
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    const asked = this.#github.list(listing, route, { pull_number: number, per_page: size });
    const list = await nullIf(asked, (error) => shorter.length > 0 && isNotAvailable(error));
    return list === null ? this.#changedFiles(number, shorter) : { files: list.rows, cut: list.cut };
  }

  readonly diff: PullRequests['diff'] = (of) => nullIf(this.#diff(of), isTooLarge);

  #diff(of: Parameters<PullRequests['diff']>[0]): Promise<string> {
    const mediaType = { format: 'diff' };
    if ('merged' in of) {
      const question = { ...reading(`show the diff of pull request ${of.merged}`), as: v.string() };
      const wanted = { pull_number: of.merged, mediaType };
      return this.#github.ask(question, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', wanted);
    }
    const what = `show the diff of commit ${of.head.slice(0, 12)}`;
    const question = { what, permission: '`contents: read`', as: v.string() };
    const wanted = { basehead: `${of.base}...${of.head}`, mediaType };
    return this.#github.ask(question, 'GET /repos/{owner}/{repo}/compare/{basehead}', wanted);
  }

  readonly pullRequestsOf: PullRequests['pullRequestsOf'] = async (sha) => {
    const what = `show the pull requests of commit ${sha.slice(0, 12)}`;
    const question = { ...reading(what), as: v.array(pullRequestOfCommit) };
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const found = await this.#github.ask(question, route, { commit_sha: sha, per_page: PAGE });
    return mergedFirst(found, this.#github.place);
  };

  readonly openPullRequests: PullRequests['openPullRequests'] = async ({ insists }) => {
    const listing = reading('list the open pull requests');
    const asked = this.#github.graphql({ ...listing, as: openPulls }, OPEN_QUERY, { ...this.#github.place });
    return (await nullIf(asked, (error) => insists && isClosed(error))) ?? this.#openWithoutGraphql(listing);
  };

  /** The comments come by their last change, but which was the first decides. */
  async #openWithoutGraphql(listing: ReturnType<typeof reading>): Promise<readonly OpenPullRequest[]> {
    const question = { ...listing, as: v.array(listedPull) };
    const wanted = { state: 'open', sort: 'created', direction: 'desc', per_page: PAGE } as const;
    const [pulls, { comments, cut }] = await Promise.all([
      this.#github.ask(question, 'GET /repos/{owner}/{repo}/pulls', wanted),
      this.#recentComments('issue-comment', { since: EPOCH, mostPages: 1 }),
    ]);
    const threads = Map.groupBy(comments, ({ thread }) => thread);
    return pulls.map(({ number, head: { sha, repo: repository } }) => {
      const first = (threads.get(number) ?? []).toSorted((one, other) => one.id - other.id);
      return { number, head: { sha, repository }, comments: first, lacksOlder: cut };
    });
  }

  readonly requestReview: PullRequests['requestReview'] = async (number, login) => {
    const as = v.object({ number: v.number() });
    const question = { what: 'request a review', permission: '`pull-requests: write`', as };
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
    const asked = this.#github.ask(question, route, { pull_number: number, reviewers: [login] });
    return (await nullIf(asked, ({ status }) => status === 422)) === null ? 'refused' : 'requested';
  };
}

/** GitHub lists pull requests of a commit for other repositories, too, such as the one that this was forked from. */
export function mergedFirst(found: readonly PullOfCommit[], { owner, repo }: Place): readonly PullRequest[] {
  const ours = `${owner}/${repo}`.toLowerCase();
  return found
    .filter(({ target }) => target === null || target.toLowerCase() === ours)
    .map(({ pull }) => pull)
    .toSorted((one, other) => Number(other.state === 'merged') - Number(one.state === 'merged'));
}
