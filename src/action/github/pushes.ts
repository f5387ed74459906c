import * as v from 'valibot';
import type { PullRequests, PushedCommits } from '../ports/pull-requests.ts';
import { type GitHub, nullIf } from './calls.ts';
import { isClosed, isMissing, isTooLarge } from './github-error.ts';
import { mergedFirst } from './pull-requests.ts';
import {
  changedFile,
  graphqlAuthor,
  graphqlRepository,
  integer,
  listedCommit,
  nodesOf,
  type PullOfCommit,
} from './schemas.ts';

/** GitHub shows at most so many files of a comparison. */
const MOST_FILES = 300;

const comparison = v.pipe(
  v.object({
    total_commits: v.number(),
    commits: v.array(listedCommit),
    files: v.nullish(v.array(changedFile), []),
  }),
  v.transform(({ total_commits: total, commits, files }): PushedCommits => {
    return { commits, total, changed: { files, cut: files.length >= MOST_FILES } };
  }),
);

/**
 * What is requested of each commit. More than one pull request is rare, but strangers can open any number that contain our
 * commits. 250 commits count as three points of the hourly limit, and their 25,000 nodes are below the limit of 500,000.
 */
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

function queryFor(commits: readonly string[]): string {
  const fields = commits.map((sha, index) => `c${index}: object(oid: "${sha}") { ...pulls }`).join('\n');
  return `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields} } } ${PULLS}`;
}

const STATES = { OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' } as const;

const pull = v.pipe(
  v.object({
    number: integer,
    title: v.string(),
    body: v.string(),
    url: v.string(),
    state: v.picklist(['OPEN', 'CLOSED', 'MERGED']),
    author: graphqlAuthor,
    baseRefName: v.string(),
    baseRepository: v.nullable(v.object({ nameWithOwner: v.string() })),
    headRefName: v.string(),
    headRefOid: v.string(),
    headRepository: graphqlRepository,
    mergeCommit: v.nullable(v.object({ oid: v.string() })),
  }),
  v.transform(({ baseRefName, baseRepository, headRefName, headRefOid, mergeCommit, ...rest }): PullOfCommit => {
    const ends = { base: baseRefName, head: headRefName, headSha: headRefOid, mergeSha: mergeCommit?.oid ?? null };
    const target = baseRepository?.nameWithOwner ?? null;
    return { target, pull: { ...rest, ...ends, state: STATES[rest.state], size: null } };
  }),
);

const pullsOfCommits = v.pipe(
  v.object({
    repository: v.record(v.string(), v.nullable(v.object({ associatedPullRequests: v.nullable(nodesOf(pull)) }))),
  }),
  v.transform(({ repository }) => new Map(Object.entries(repository))),
);

/** The pushes to the repository of the run. */
export class PushList implements Pick<PullRequests, 'pushedCommits' | 'pullRequestsOfEach'> {
  readonly #github: GitHub;

  constructor(github: GitHub) {
    this.#github = github;
  }

  readonly pushedCommits: PullRequests['pushedCommits'] = (before, after) => {
    const what = `compare the pushed commits with ${before.slice(0, 12)}`;
    const question = { what, permission: '`contents: read`', as: comparison };
    const wanted = { basehead: `${before}...${after}` };
    const asked = this.#github.ask(question, 'GET /repos/{owner}/{repo}/compare/{basehead}', wanted);
    return nullIf(asked, (error) => isMissing(error) || error.failure === 'refused' || isTooLarge(error));
  };

  readonly pullRequestsOfEach: PullRequests['pullRequestsOfEach'] = async (commits) => {
    const what = 'show the pull requests of the pushed commits';
    const question = { what, permission: '`pull-requests: read`', as: pullsOfCommits };
    const asked = this.#github.graphql(question, queryFor(commits), { ...this.#github.place });
    const found = await nullIf(asked, (error) => isClosed(error) || isTooLarge(error));
    if (found === null) return null;
    return commits.map((_sha, index) =>
      mergedFirst(found.get(`c${index}`)?.associatedPullRequests?.nodes ?? [], this.#github.place),
    );
  };
}
