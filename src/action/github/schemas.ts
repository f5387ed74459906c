import * as v from 'valibot';
import type { CausingComment, ThreadComment } from '../ports/conversations.ts';
import type { PullRequest, PullRequestSize } from '../ports/pull-requests.ts';

/** The few fields of GitHub's answers that we read, with our own names. GitHub shows deleted users as "ghost". */

const login = v.pipe(
  v.nullish(v.object({ login: v.string() }), { login: 'ghost' }),
  v.transform((user) => user.login),
);

export const viewer = v.object({ viewer: v.object({ login: v.string() }) });

export const permission = v.pipe(
  v.object({
    permission: v.picklist(['admin', 'write', 'read', 'none']),
    role_name: v.nullish(v.string()),
    user: v.nullish(v.object({ id: v.number() })),
  }),
  // Old versions of GitHub Enterprise Server have no roles.
  v.transform(({ permission: level, role_name, user }) => ({
    permission: level,
    role: role_name ?? level,
    userId: user?.id ?? null,
  })),
);

const commentFields = {
  id: v.pipe(v.number(), v.safeInteger()),
  node_id: v.fallback(v.nullish(v.string(), null), null),
  user: v.nullish(v.object({ login: v.string(), id: v.nullish(v.number(), null), type: v.nullish(v.string()) }), {
    login: 'ghost',
    id: null,
  }),
  body: v.nullish(v.string(), ''),
  html_url: v.string(),
  created_at: v.string(),
  in_reply_to_id: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
};
const commentSchema = v.object(commentFields);

/** A comment in the conversation. */
export const comment = v.pipe(commentSchema, v.transform(inConversation));
/** A comment on a diff. Replies name the first comment of their thread. */
export const reviewComment = v.pipe(commentSchema, v.transform(onDiff));

function inConversation(row: v.InferOutput<typeof commentSchema>): ThreadComment {
  return { kind: 'issue-comment', review: null, ...partsOf(row) };
}

function onDiff(row: v.InferOutput<typeof commentSchema>): ThreadComment {
  return { kind: 'review-comment', review: row.in_reply_to_id ?? row.id, ...partsOf(row) };
}

function partsOf({
  id,
  node_id,
  user,
  body,
  html_url,
  created_at,
}: v.InferOutput<typeof commentSchema>): Omit<ThreadComment, 'kind' | 'review'> {
  return {
    id,
    nodeId: node_id,
    author: user.login,
    authorId: user.id,
    body,
    url: html_url,
    createdAt: created_at,
  };
}

const causingSchema = v.object({
  ...commentFields,
  issue_url: v.nullish(v.string()),
  pull_request_url: v.nullish(v.string()),
  path: v.nullish(v.string()),
  line: v.nullish(v.number(), null),
  diff_hunk: v.nullish(v.string(), ''),
  performed_via_github_app: v.nullish(v.object({ slug: v.nullish(v.string(), '') }), null),
});

/** A comment that causes something, with what we need to know about it. Its thread is only named in an address. */
export const causingComment = v.pipe(
  causingSchema,
  v.transform((row) => ({ ...inConversation(row), ...causeOf(row) })),
);
export const causingReviewComment = v.pipe(
  causingSchema,
  v.transform((row) => ({ ...onDiff(row), ...causeOf(row) })),
);

function causeOf({
  user,
  issue_url,
  pull_request_url,
  path,
  line,
  diff_hunk,
  performed_via_github_app: app,
}: v.InferOutput<typeof causingSchema>): Omit<CausingComment, keyof ThreadComment> {
  const thread = /\/(?:issues|pulls)\/(\d+)$/.exec(issue_url ?? pull_request_url ?? '')?.[1];
  return {
    authorIsBot: user.type === 'Bot' || user.login.endsWith('[bot]'),
    viaApp: app === null ? null : app.slug,
    thread: thread === undefined ? null : Number(thread),
    place: typeof path === 'string' ? { path, line, hunk: diff_hunk } : null,
  };
}

export const origin = v.pipe(
  v.object({ node: v.object({ createdViaEmail: v.boolean() }) }),
  v.transform(({ node }) => node.createdViaEmail),
);

/** The thread's number is only in the address of its issue, or of its pull request. */
export const commentOfThread = v.pipe(
  v.object({ ...commentFields, issue_url: v.pipe(v.string(), v.regex(/\/issues\/\d+$/)) }),
  v.transform((row) => ({ ...inConversation(row), thread: numberIn(row.issue_url) })),
);
export const reviewCommentOfThread = v.pipe(
  v.object({ ...commentFields, pull_request_url: v.pipe(v.string(), v.regex(/\/pulls\/\d+$/)) }),
  v.transform((row) => ({ ...onDiff(row), thread: numberIn(row.pull_request_url) })),
);

function numberIn(address: string): number {
  return Number(address.slice(address.lastIndexOf('/') + 1));
}

export const reaction = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.safeInteger()),
    user: login,
    created_at: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
  v.transform(({ id, user, created_at }) => ({
    id,
    login: user,
    createdAt: created_at === null ? null : Date.parse(created_at),
  })),
);

export const changedFile = v.pipe(
  v.object({ filename: v.string(), status: v.string(), additions: v.number(), deletions: v.number() }),
  v.transform(({ filename, status, additions, deletions }) => ({ path: filename, status, additions, deletions })),
);

const sha = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

export const listedCommit = v.pipe(
  v.object({ sha, commit: v.object({ message: v.nullish(v.string(), '') }) }),
  v.transform(({ sha: id, commit }) => ({ sha: id, subject: commit.message.split('\n', 1)[0]?.trim() ?? '' })),
);

/** Without `files` it has changed none, as an empty commit has. */
export const filesOfCommit = v.pipe(
  v.object({
    files: v.nullish(
      v.array(v.object({ filename: v.string(), status: v.string(), previous_filename: v.nullish(v.string(), null) })),
      [],
    ),
  }),
  v.transform(({ files }) =>
    files.map(({ filename, status, previous_filename }) => ({
      path: filename,
      status,
      previousPath: previous_filename,
    })),
  ),
);

/** The repository of a branch; null if it is gone. */
const repositoryOfBranch = v.fallback(
  v.nullish(v.object({ id: v.nullish(v.number(), null), full_name: v.string() }), null),
  null,
);

export const pullRequest = v.pipe(
  v.object({
    number: v.number(),
    title: v.string(),
    body: v.nullish(v.string(), ''),
    user: login,
    html_url: v.string(),
    base: v.object({ ref: v.string() }),
    head: v.object({ ref: v.string(), sha: v.string(), repo: repositoryOfBranch }),
    state: v.nullish(v.string(), 'open'),
    merged_at: v.nullish(v.string(), null),
    merge_commit_sha: v.fallback(v.nullish(v.string(), null), null),
    additions: v.nullish(v.number(), null),
    deletions: v.nullish(v.number(), null),
    changed_files: v.nullish(v.number(), null),
    comments: v.fallback(v.optional(v.number()), undefined),
  }),
  v.transform(
    ({
      number,
      title,
      body,
      user,
      html_url,
      base,
      head,
      state,
      merged_at,
      merge_commit_sha,
      comments,
      ...sizes
    }): PullRequest => ({
      number,
      title,
      body,
      author: user,
      url: html_url,
      base: base.ref,
      head: head.ref,
      headSha: head.sha,
      headRepository: head.repo === null ? null : { id: head.repo.id, name: head.repo.full_name },
      // For an open one GitHub names a commit that only tries the merge.
      mergeSha: merged_at === null ? null : merge_commit_sha,
      state: merged_at !== null ? 'merged' : state === 'open' ? 'open' : 'closed',
      size: sizeOf(sizes),
      comments,
    }),
  ),
);

/** The repository that a listed pull request is for; null if the answer doesn't say. */
const targetOf = v.pipe(
  v.object({ base: v.object({ repo: v.fallback(v.nullish(v.object({ full_name: v.string() }), null), null) }) }),
  v.transform(({ base }) => ({ target: base.repo?.full_name ?? null })),
);
/** A pull request of a commit: GitHub also lists those for other repositories, such as the one this was forked from. */
export const pullRequestOfCommit = v.intersect([pullRequest, targetOf]);

function sizeOf(counts: {
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly changed_files: number | null;
}): PullRequestSize | null {
  const { additions, deletions, changed_files: files } = counts;
  return additions === null || deletions === null || files === null ? null : { additions, deletions, files };
}

export const issue = v.pipe(
  v.object({
    number: v.pipe(v.number(), v.safeInteger()),
    body: v.nullish(v.string(), ''),
    user: login,
    html_url: v.string(),
    state: v.string(),
    labels: v.optional(v.array(v.union([v.string(), v.object({ name: v.nullish(v.string(), '') })])), []),
  }),
  v.transform(({ number, body, user, html_url, state, labels }) => ({
    number,
    body,
    author: user,
    url: html_url,
    open: state === 'open',
    labels: labels.map((label) => (typeof label === 'string' ? label : label.name)),
  })),
);

/** GitHub lists pull requests among the issues. */
export const listedIssue = v.pipe(
  v.intersect([issue, v.object({ pull_request: v.nullish(v.unknown(), null) })]),
  v.transform(({ pull_request, ...rest }) => ({ ...rest, isPullRequest: pull_request !== null })),
);

export const label = v.object({ name: v.string() });

export const repositoryFacts = v.pipe(
  v.object({ private: v.boolean(), has_issues: v.boolean(), archived: v.optional(v.boolean(), false) }),
  // GitHub calls an organization's internal repositories private, too.
  v.transform(({ private: hidden, has_issues, archived }) => ({ public: !hidden, hasIssues: has_issues, archived })),
);
