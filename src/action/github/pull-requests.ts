import * as v from 'valibot';
import type { Conversations } from '../ports/conversations.ts';
import type * as port from '../ports/pull-requests.ts';
import { isClosed, isMissing, isNotAvailable, isTooLarge } from './github-error.ts';
import { type GitHub, nullIf, PAGE, type Place, placeOf } from './octokit.ts';
import * as schemas from './schemas.ts';

/** If GitHub can't generate a page of files in time, it may generate a shorter one. */
const PAGES_OF_FILES = [PAGE, 30, 10];
/** The prompt shows 200 files; the rest are only counted. Short pages come from a GitHub that is slow already. */
const MOST_PAGES_OF_FILES = 3;
/** GitHub shows at most so many files of a comparison. */
const MOST_FILES = 300;
const EPOCH = '1970-01-01T00:00:00Z';

/** The hand-over is among the first comments. One point of the hourly limit, and 10,100 of its 500,000 nodes. */
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
    number: schemas.integer,
    headRefOid: schemas.commitId,
    headRepository: schemas.graphqlRepository,
    comments: schemas.nodesOf(v.object({ author: schemas.graphqlAuthor, body: v.string(), createdAt: v.string() })),
  }),
  v.transform(({ number, headRefOid: sha, headRepository: repository, comments }): port.OpenPullRequest => {
    return { number, head: { sha, repository }, comments: comments.nodes, lacksOlder: false };
  }),
);
const pullsAnswer = v.object({ repository: v.object({ pullRequests: schemas.nodesOf(openPull) }) });
const openPulls = schemas.reshaped(pullsAnswer, ({ repository }) => repository.pullRequests.nodes);

const comparison = v.pipe(
  v.object({
    total_commits: v.number(),
    commits: v.array(schemas.listedCommit),
    files: v.nullish(v.array(schemas.changedFile), []),
  }),
  v.transform(({ total_commits: total, commits, files }): port.PushedCommits => {
    return { commits, total, changed: { files, cut: files.length >= MOST_FILES } };
  }),
);

/** Strangers can open any number with our commits. 250 commits: three points of the limit, 25,000 of 500,000 nodes. */
const PULLS = `fragment pulls on Commit {
  associatedPullRequests(first: 100) {
    nodes {
      number title body url state
      author { __typename login }
      baseRefName
      baseRepository { nameWithOwner }
      headRefName
      headRefOid
      headRepository { databaseId nameWithOwner }
      mergeCommit { oid }
    }
  }
}`;

const STATES = { OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' } as const;

const pullOfCommit = v.pipe(
  v.object({
    number: schemas.integer,
    title: v.string(),
    body: v.string(),
    url: v.string(),
    state: v.picklist(['OPEN', 'CLOSED', 'MERGED']),
    author: schemas.graphqlAuthor,
    baseRefName: v.string(),
    baseRepository: v.nullable(v.object({ nameWithOwner: v.string() })),
    headRefName: v.string(),
    headRefOid: v.string(),
    headRepository: schemas.graphqlRepository,
    mergeCommit: v.nullable(v.object({ oid: v.string() })),
  }),
  v.transform(({ baseRefName, baseRepository, headRefName, headRefOid, mergeCommit, ...rest }) => {
    const ends = { base: baseRefName, head: headRefName, headSha: headRefOid, mergeSha: mergeCommit?.oid ?? null };
    const target = baseRepository?.nameWithOwner ?? null;
    return { target, pull: { ...rest, ...ends, state: STATES[rest.state], size: null } };
  }),
);

const ofCommit = v.nullable(v.object({ associatedPullRequests: v.nullable(schemas.nodesOf(pullOfCommit)) }));
const commitsAnswer = v.object({ repository: v.record(v.string(), ofCommit) });
const pullsOfCommits = schemas.reshaped(commitsAnswer, ({ repository }) => new Map(Object.entries(repository)));

const reading = (what: string) => ({ what, permission: '`pull-requests: read`' });

export class PullRequestList implements port.PullRequests {
  readonly #github: GitHub;
  readonly #recentComments: Conversations['recentComments'];

  constructor(github: GitHub, { recentComments }: Pick<Conversations, 'recentComments'>) {
    this.#github = github;
    this.#recentComments = recentComments;
  }

  readonly pullRequest: port.PullRequests['pullRequest'] = (number, { repository } = {}) => {
    const question = { ...reading(`show pull request ${number}`), as: schemas.pullRequest };
    const wanted = { ...(repository === undefined ? {} : placeOf(repository)), pull_number: number };
    return this.#github.ask(question, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', wanted);
  };

  readonly changedFiles: port.PullRequests['changedFiles'] = (number) => this.#changedFiles(number, PAGES_OF_FILES);

  async #changedFiles(number: number, [size = PAGE, ...shorter]: readonly number[]): Promise<port.ChangedFiles> {
    const listing = {
      ...reading(`show the files of pull request ${number}`),
      as: schemas.changedFile,
      keyOf: ({ path }: port.ChangedFile) => path,
      mostPages: MOST_PAGES_OF_FILES,
    };
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    const asked = this.#github.list(listing, route, { pull_number: number, per_page: size });
    const list = await nullIf(asked, (error) => shorter.length > 0 && isNotAvailable(error));
    return list === null ? this.#changedFiles(number, shorter) : { files: list.rows, cut: list.cut };
  }

  readonly diff: port.PullRequests['diff'] = (of) => {
    const mediaType = { format: 'diff' };
    if ('merged' in of) {
      const question = { ...reading(`show the diff of pull request ${of.merged}`), as: v.string() };
      const wanted = { pull_number: of.merged, mediaType };
      return nullIf(this.#github.ask(question, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', wanted), isTooLarge);
    }
    const what = `show the diff of commit ${of.head.slice(0, 12)}`;
    const question = { what, permission: '`contents: read`', as: v.string() };
    const wanted = { basehead: `${of.base}...${of.head}`, mediaType };
    return nullIf(this.#github.ask(question, 'GET /repos/{owner}/{repo}/compare/{basehead}', wanted), isTooLarge);
  };

  readonly pullRequestsOf: port.PullRequests['pullRequestsOf'] = async (sha) => {
    const what = `show the pull requests of commit ${sha.slice(0, 12)}`;
    const question = { ...reading(what), as: v.array(schemas.pullRequestOfCommit) };
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const found = await this.#github.ask(question, route, { commit_sha: sha, per_page: PAGE });
    return mergedFirst(found, this.#github.place);
  };

  readonly openPullRequests: port.PullRequests['openPullRequests'] = async ({ insists }) => {
    const listing = reading('list the open pull requests');
    const asked = this.#github.graphql({ ...listing, as: openPulls }, OPEN_QUERY, { ...this.#github.place });
    return (await nullIf(asked, (error) => insists && isClosed(error))) ?? this.#openWithoutGraphql(listing);
  };

  /** The comments come by their last change, but which was the first decides. */
  async #openWithoutGraphql(listing: ReturnType<typeof reading>): Promise<readonly port.OpenPullRequest[]> {
    const question = { ...listing, as: v.array(schemas.listedPull) };
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

  readonly requestReview: port.PullRequests['requestReview'] = async (number, login) => {
    const as = v.object({ number: v.number() });
    const question = { what: 'request a review', permission: '`pull-requests: write`', as };
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
    const asked = this.#github.ask(question, route, { pull_number: number, reviewers: [login] });
    return (await nullIf(asked, ({ status }) => status === 422)) === null ? 'refused' : 'requested';
  };

  readonly addLabels: port.PullRequests['addLabels'] = (number, labels) => this.#github.addLabels(number, labels);

  readonly pushedCommits: port.PullRequests['pushedCommits'] = (before, after) => {
    const what = `compare the pushed commits up to ${after.slice(0, 12)}`;
    const question = { what, permission: '`contents: read`', as: comparison };
    const wanted = { basehead: `${before}...${after}` };
    const asked = this.#github.ask(question, 'GET /repos/{owner}/{repo}/compare/{basehead}', wanted);
    return nullIf(asked, (error) => isMissing(error) || error.failure === 'refused' || isTooLarge(error));
  };

  readonly pullRequestsOfEach: port.PullRequests['pullRequestsOfEach'] = async (commits) => {
    const what = 'show the pull requests of the pushed commits';
    const question = { ...reading(what), as: pullsOfCommits };
    const fields = commits.map((sha, index) => `c${index}: object(oid: "${sha}") { ...pulls }`).join('\n');
    const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields} } } ${PULLS}`;
    const asked = this.#github.graphql(question, query, { ...this.#github.place });
    const found = await nullIf(asked, (error) => isClosed(error) || isTooLarge(error));
    if (found === null) return null;
    return commits.map((_sha, index) =>
      mergedFirst(found.get(`c${index}`)?.associatedPullRequests?.nodes ?? [], this.#github.place),
    );
  };
}

/** GitHub lists pull requests of a commit for other repositories, too, such as the one that this was forked from. */
function mergedFirst(found: readonly schemas.PullOfCommit[], { owner, repo }: Place): readonly port.PullRequest[] {
  const ours = `${owner}/${repo}`.toLowerCase();
  return found
    .filter(({ target }) => target === null || target.toLowerCase() === ours)
    .map(({ pull }) => pull)
    .toSorted((one, other) => Number(other.state === 'merged') - Number(one.state === 'merged'));
}
