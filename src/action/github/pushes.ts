import * as v from 'valibot';
import type { PullRequest } from '../ports/pull-requests.ts';
import type { PushedCommits, Pushes } from '../ports/pushes.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { ask } from './calls.ts';
import { isTooLarge } from './github-error.ts';
import { GRAPHQL_IS_CLOSED, graphqlAuthor, graphqlRepository, nodesOf } from './graphql.ts';
import type { Access } from './octokit.ts';
import { changedFile, listedCommit } from './schemas.ts';

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
    number: v.pipe(v.number(), v.safeInteger()),
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
  v.transform(({ state, baseRefName, baseRepository, headRefName, headRefOid, mergeCommit, ...rest }) => ({
    target: baseRepository?.nameWithOwner ?? null,
    pull: {
      ...rest,
      base: baseRefName,
      head: headRefName,
      headSha: headRefOid,
      mergeSha: mergeCommit?.oid ?? null,
      state: STATES[state],
      size: null,
    } satisfies PullRequest,
  })),
);

const pullsOfCommits = v.pipe(
  v.object({
    repository: v.record(v.string(), v.nullable(v.object({ associatedPullRequests: v.nullable(nodesOf(pull)) }))),
  }),
  v.transform(({ repository }) => new Map(Object.entries(repository))),
);

/** The pushes to the repository of the run. */
export class PushList implements Pushes {
  readonly #github: Access;

  constructor(github: Access) {
    this.#github = github;
  }

  readonly pushedCommits: Pushes['pushedCommits'] = async (before, after) => {
    const { octokit, place } = this.#github;
    const undertaking = {
      what: `compare the pushed commits with ${before.slice(0, 12)}`,
      permission: '`contents: read`',
    };
    try {
      return await ask(undertaking, comparison, () =>
        octokit.request('GET /repos/{owner}/{repo}/compare/{basehead}', { ...place, basehead: `${before}...${after}` }),
      );
    } catch (error) {
      const failure = repositoryErrorOf(error);
      if (failure.failure === 'missing' || failure.failure === 'refused' || isTooLarge(failure)) return null;
      throw failure;
    }
  };

  readonly pullRequestsOfEach: Pushes['pullRequestsOfEach'] = async (commits) => {
    const { octokit, place } = this.#github;
    const { owner, repo } = place;
    const ours = `${owner}/${repo}`.toLowerCase();
    const undertaking = { what: 'show the pull requests of the pushed commits', permission: '`pull-requests: read`' };
    try {
      const found = await ask(undertaking, pullsOfCommits, async () => ({
        data: await octokit.graphql(queryFor(commits), { owner, repo }),
      }));
      return commits.map((_sha, index) =>
        (found.get(`c${index}`)?.associatedPullRequests?.nodes ?? [])
          .filter(({ target }) => target === null || target.toLowerCase() === ours)
          .map(({ pull: each }) => each)
          .toSorted(mergedFirst),
      );
    } catch (error) {
      const failure = repositoryErrorOf(error);
      if (GRAPHQL_IS_CLOSED.includes(failure.failure) || isTooLarge(failure)) return null;
      throw failure;
    }
  };
}

/** Orders pull requests of a commit. */
export function mergedFirst(one: Pick<PullRequest, 'state'>, other: Pick<PullRequest, 'state'>): number {
  return Number(other.state === 'merged') - Number(one.state === 'merged');
}
