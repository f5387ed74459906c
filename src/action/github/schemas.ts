import * as v from 'valibot';
import type { CommittedFile, ListedCommit, RepositoryFacts } from '../ports/contents.ts';
import type { ActorPermission, CausingComment, CommentRef, Issue } from '../ports/conversations.ts';
import type { ChangedFile, PullRequest } from '../ports/pull-requests.ts';

/** The few fields of GitHub's answers that we read, with our own names. GitHub shows deleted users as "ghost". */

export function reshaped<S extends v.GenericSchema, Own>(schema: S, own: (read: v.InferOutput<S>) => Own) {
  return v.pipe(schema, v.transform(own));
}

export const integer = v.pipe(v.number(), v.safeInteger());
const text = v.nullish(v.string(), '');
const login = reshaped(v.nullish(v.object({ login: v.string() }), { login: 'ghost' }), (user) => user.login);
export const commitId = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

export const permission = v.pipe(
  v.object({
    permission: v.picklist(['admin', 'write', 'read', 'none']),
    role_name: v.nullish(v.string()),
    user: v.nullish(v.object({ id: v.number() })),
  }),
  v.transform(({ permission: level, role_name, user }): ActorPermission => {
    // Old versions of GitHub Enterprise Server have no roles.
    return { permission: level, role: role_name ?? level, userId: user?.id ?? null };
  }),
);

const commentFields = {
  id: integer,
  node_id: v.fallback(v.nullish(v.string(), null), null),
  user: v.nullish(v.object({ login: v.string(), id: v.nullish(v.number(), null), type: v.nullish(v.string()) }), {
    login: 'ghost',
    id: null,
  }),
  body: text,
  html_url: v.string(),
  created_at: v.string(),
  in_reply_to_id: v.nullish(integer, null),
  issue_url: v.nullish(v.string()),
  pull_request_url: v.nullish(v.string()),
  path: v.nullish(v.string()),
  line: v.nullish(v.number(), null),
  diff_hunk: text,
  performed_via_github_app: v.nullish(v.object({ slug: text }), null),
};
const commentRow = v.object(commentFields);

function commentOf(row: v.InferOutput<typeof commentRow>, kind: CommentRef['kind']): CausingComment {
  const { id, user, path, performed_via_github_app: app } = row;
  const address = row.issue_url ?? row.pull_request_url ?? '';
  return {
    kind,
    // Replies on a diff name the first comment of their thread.
    review: kind === 'issue-comment' ? null : (row.in_reply_to_id ?? id),
    id,
    nodeId: row.node_id,
    author: user.login,
    authorId: user.id,
    body: row.body,
    url: row.html_url,
    createdAt: row.created_at,
    authorIsBot: user.type === 'Bot' || user.login.endsWith('[bot]'),
    viaApp: app === null ? null : app.slug,
    thread: /\/(?:issues|pulls)\/\d+$/.test(address) ? numberIn(address) : null,
    place: typeof path === 'string' ? { path, line: row.line, hunk: row.diff_hunk } : null,
  };
}

/** The thread's number is only in the address of its issue, or of its pull request. */
const numberIn = (address: string): number => Number(address.slice(address.lastIndexOf('/') + 1));

export const commentsOf = (kind: CommentRef['kind']) => reshaped(commentRow, (row) => commentOf(row, kind));

const ofIssue = v.object({ ...commentFields, issue_url: v.pipe(v.string(), v.regex(/\/issues\/\d+$/)) });
export const commentOfThread = reshaped(ofIssue, (row) => {
  return { ...commentOf(row, 'issue-comment'), thread: numberIn(row.issue_url) };
});
const ofPull = v.object({ ...commentFields, pull_request_url: v.pipe(v.string(), v.regex(/\/pulls\/\d+$/)) });
export const reviewCommentOfThread = reshaped(ofPull, (row) => {
  return { ...commentOf(row, 'review-comment'), thread: numberIn(row.pull_request_url) };
});

const originNode = v.object({ createdViaEmail: v.boolean() });
export const origin = reshaped(v.object({ node: originNode }), ({ node }) => node.createdViaEmail);

export const reaction = v.pipe(
  v.object({
    id: integer,
    user: login,
    created_at: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse))), null),
  }),
  v.transform(({ id, user, created_at }) => ({ id, login: user, createdAt: created_at })),
);

const diffRow = v.object({ filename: v.string(), status: v.string(), additions: v.number(), deletions: v.number() });
export const changedFile = reshaped(diffRow, ({ filename, ...rest }): ChangedFile => ({ path: filename, ...rest }));

const commitRow = v.object({ sha: commitId, commit: v.object({ message: text }) });
export const listedCommit = reshaped(commitRow, ({ sha, commit }): ListedCommit => {
  return { sha, subject: commit.message.split('\n', 1)[0]?.trim() ?? '' };
});

const fileRow = v.object({ filename: v.string(), status: v.string(), previous_filename: v.nullish(v.string(), null) });
const committedFile = reshaped(fileRow, ({ filename, status, previous_filename }): CommittedFile => {
  return { path: filename, status, previousPath: previous_filename };
});
/** Without `files` it has changed none, as an empty commit has. */
export const filesOfCommit = reshaped(v.object({ files: v.nullish(v.array(committedFile), []) }), ({ files }) => files);

const repositoryRow = v.object({ id: v.nullish(v.number(), null), full_name: v.string() });
const repositoryOfBranch = reshaped(v.fallback(v.nullish(repositoryRow, null), null), (found) => {
  return found === null ? null : { id: found.id, name: found.full_name };
});

const pullRow = v.object({
  number: v.number(),
  title: v.string(),
  body: text,
  user: login,
  html_url: v.string(),
  base: v.object({ ref: v.string(), repo: v.fallback(v.nullish(v.object({ full_name: v.string() }), null), null) }),
  head: v.object({ ref: v.string(), sha: v.string(), repo: repositoryOfBranch }),
  state: v.nullish(v.string(), 'open'),
  merged_at: v.nullish(v.string(), null),
  merge_commit_sha: v.fallback(v.nullish(v.string(), null), null),
  additions: v.nullish(v.number(), null),
  deletions: v.nullish(v.number(), null),
  changed_files: v.nullish(v.number(), null),
});

function pullOf(row: v.InferOutput<typeof pullRow>): PullRequest {
  const { base, head, merged_at, additions, deletions, changed_files: files } = row;
  return {
    number: row.number,
    title: row.title,
    body: row.body,
    author: row.user,
    url: row.html_url,
    base: base.ref,
    head: head.ref,
    headSha: head.sha,
    headRepository: head.repo,
    // For an open one GitHub names a commit that only tries the merge.
    mergeSha: merged_at === null ? null : row.merge_commit_sha,
    state: merged_at !== null ? 'merged' : row.state === 'open' ? 'open' : 'closed',
    size: additions === null || deletions === null || files === null ? null : { additions, deletions, files },
  };
}

export const pullRequest = reshaped(pullRow, pullOf);

/** A pull request of a commit, and the repository that it is for; null if the answer doesn't say. */
export type PullOfCommit = Readonly<{ target: string | null; pull: PullRequest }>;

export const pullRequestOfCommit = reshaped(pullRow, (row): PullOfCommit => {
  return { target: row.base.repo?.full_name ?? null, pull: pullOf(row) };
});

export const listedPull = v.object({ number: integer, head: v.object({ sha: commitId, repo: repositoryOfBranch }) });

const issueRow = v.object({
  number: integer,
  body: text,
  user: login,
  html_url: v.string(),
  state: v.string(),
  labels: v.optional(v.array(v.union([v.string(), v.object({ name: text })])), []),
  // GitHub lists pull requests among the issues.
  pull_request: v.nullish(v.unknown(), null),
});

function issueOf({ number, body, user, html_url, state, labels }: v.InferOutput<typeof issueRow>): Issue {
  const names = labels.map((label) => (typeof label === 'string' ? label : label.name));
  return { number, body, author: user, url: html_url, open: state === 'open', labels: names };
}

export const issue = reshaped(issueRow, issueOf);
/** Null for a pull request. */
export const listedIssue = reshaped(issueRow, (row) => {
  return { number: row.number, issue: row.pull_request === null ? issueOf(row) : null };
});

export const label = v.object({ name: v.string() });

const facts = v.object({ private: v.boolean(), has_issues: v.boolean(), archived: v.optional(v.boolean(), false) });
export const repositoryFacts = reshaped(facts, ({ private: hidden, has_issues, archived }): RepositoryFacts => {
  // GitHub calls an organization's internal repositories private, too.
  return { public: !hidden, hasIssues: has_issues, archived };
});

/** What several queries have in common. In GraphQL a bot's login lacks its `[bot]`; a person may have the same login. */
export const graphqlAuthor = v.pipe(
  v.nullish(v.object({ __typename: v.string(), login: v.string() }), { __typename: 'User', login: 'ghost' }),
  v.transform((user) =>
    user.__typename === 'Bot' && !user.login.endsWith('[bot]') ? `${user.login}[bot]` : user.login,
  ),
);
const graphqlRow = v.object({ databaseId: v.nullish(v.number(), null), nameWithOwner: v.string() });
export const graphqlRepository = reshaped(v.nullable(graphqlRow), (found) => {
  return found === null ? null : { id: found.databaseId, name: found.nameWithOwner };
});
export const nodesOf = <T extends v.GenericSchema>(node: T) => v.object({ nodes: v.array(node) });
