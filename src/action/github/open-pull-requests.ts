import * as v from 'valibot';
import type { OpenPullRequest } from '../ports/pull-requests.ts';
import type { Repository } from '../ports.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { ask } from './calls.ts';
import { GRAPHQL_IS_CLOSED, graphqlAuthor, graphqlRepository, nodesOf } from './graphql.ts';
import type { Octokit, Place } from './octokit.ts';

/**
 * The hand-over is written when the job ends, so it is among the first comments. 100 is the most that GitHub returns; the
 * request counts as one point of its hourly limit, and its 10,100 nodes are far below the limit of 500,000.
 */
const QUERY = `query ($owner: String!, $repo: String!) {
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

const commit = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const openPulls = v.pipe(
  v.object({
    repository: v.object({
      pullRequests: nodesOf(
        v.object({
          number: v.pipe(v.number(), v.safeInteger()),
          headRefOid: commit,
          headRepository: graphqlRepository,
          comments: nodesOf(v.object({ author: graphqlAuthor, body: v.string(), createdAt: v.string() })),
        }),
      ),
    }),
  }),
  v.transform(({ repository: { pullRequests } }) =>
    pullRequests.nodes.map(
      ({ number, headRefOid: sha, headRepository: repository, comments }): OpenPullRequest => ({
        number,
        head: { sha, repository },
        comments: comments.nodes,
        lacksOlder: false,
      }),
    ),
  ),
);

/** The same as a REST list shows it, without comments. */
const listedPull = v.object({
  number: v.pipe(v.number(), v.safeInteger()),
  head: v.object({
    sha: commit,
    repo: v.nullable(v.object({ id: v.number(), full_name: v.string() })),
  }),
});

/** Reads open pull requests for `Repository.openPullRequests`. Throws `RepositoryError`. */
export async function openPullRequests(
  octokit: Octokit,
  {
    place: { owner, repo },
    recentComments,
  }: {
    readonly place: { readonly owner: string; readonly repo: string };
    /** Null: GitHub may refuse GraphQL. */
    readonly recentComments: Repository['recentComments'] | null;
  },
): Promise<readonly OpenPullRequest[]> {
  const undertaking = { what: 'list the open pull requests', permission: '`pull-requests: read`' };
  try {
    return await ask(undertaking, openPulls, async () => ({ data: await octokit.graphql(QUERY, { owner, repo }) }));
  } catch (error) {
    if (recentComments === null || !GRAPHQL_IS_CLOSED.includes(repositoryErrorOf(error).failure)) throw error;
    const wanted = { owner, repo, state: 'open', sort: 'created', direction: 'desc', per_page: 100 } as const;
    const [pulls, recent] = await Promise.all([
      ask(undertaking, v.array(listedPull), () => octokit.request('GET /repos/{owner}/{repo}/pulls', wanted)),
      recentComments('issue-comment', { since: EPOCH, mostPages: 1 }),
    ]);
    return withComments(pulls, recent);
  }
}

const EPOCH = '1970-01-01T00:00:00Z';

/** The comments come by their last change, but which was the first decides. */
function withComments(
  pulls: readonly v.InferOutput<typeof listedPull>[],
  { comments, cut }: Awaited<ReturnType<Repository['recentComments']>>,
): readonly OpenPullRequest[] {
  const threads = Map.groupBy(comments, ({ thread }) => thread);
  return pulls.map(({ number, head: { sha, repo } }) => ({
    number,
    head: { sha, repository: repo === null ? null : { id: repo.id, name: repo.full_name } },
    comments: (threads.get(number) ?? []).toSorted((one, other) => one.id - other.id),
    lacksOlder: cut,
  }));
}

const requested = v.object({ number: v.number() });

/** Requests a review for `Repository.requestReview`. Throws `RepositoryError`. */
export async function requestReview(
  octokit: Octokit,
  wanted: Place & { readonly pull_number: number; readonly reviewers: string[] },
): ReturnType<Repository['requestReview']> {
  const undertaking = { what: 'request a review', permission: '`pull-requests: write`' };
  try {
    await ask(undertaking, requested, () =>
      octokit.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', { ...wanted }),
    );
    return 'requested';
  } catch (error) {
    if (repositoryErrorOf(error).status === 422) return 'refused';
    throw error;
  }
}
