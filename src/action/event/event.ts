import * as v from 'valibot';
import type { CausingComment } from '../ports/conversations.ts';
import type { Subject } from '../ports/pull-requests.ts';
import type { RunContext } from '../ports.ts';
import { isCommentEvent } from '../words/commands.ts';
import { InputError } from '../words/errors.ts';

/** Someone at GitHub. `id` is stable, `login` is not. */
export interface Actor {
  readonly id: number;
  readonly login: string;
  readonly bot: boolean;
  /** Slug of the app they wrote through; empty if the app has no name, null without an app. */
  readonly viaApp: string | null;
}

/** The issue or pull request that an event belongs to, as it was when the event happened. */
export interface EventThread extends Subject {
  /** ISO 8601, UTC: when it was opened; absent if the event doesn't say. */
  readonly createdAt?: string;
}

/** The comment that an event is about, as it was when the event happened. */
export interface EventComment
  extends Pick<CausingComment, 'kind' | 'id' | 'nodeId' | 'body' | 'url' | 'place' | 'review'> {
  readonly author: Actor;
  /** ISO 8601, UTC; null if the event doesn't say. */
  readonly createdAt: string | null;
  /** GitHub's hint about the author, such as `MEMBER`: wrong for private members, so it never decides anything. */
  readonly association: string;
}

export interface TriggerEvent {
  readonly name: string;
  readonly action: string | null;
  /** Null for events that no one causes, such as `schedule`. */
  readonly sender: Actor | null;
  readonly thread: EventThread | null;
  readonly comment: EventComment | null;
  /**
   * Null for other events and a deleted branch. `before`: the commit that it was at, for a new branch the default branch,
   * null if that itself or a tag is new; `branch`: null for a tag.
   */
  readonly push: { readonly sha: string; readonly before: string | null; readonly branch: string | null } | null;
  /** Null for events other than `workflow_run`. */
  readonly workflowRun: WorkflowRunFacts | null;
  /** True if GitHub withholds secrets: for events of a fork or of Dependabot. */
  readonly withoutSecrets: boolean;
  /** The repository of the run is itself a fork: it has no secrets but its own. */
  readonly inFork: boolean;
}

export interface WorkflowRunFacts {
  /** The event that caused that run. */
  readonly event: string;
  /** The run and its head commit belong to this repository (compared by id), not to a fork. */
  readonly ofThisRepository: boolean;
  /** Who caused the run, and who its latest attempt; null if the event doesn't say. */
  readonly people: readonly (Actor | null)[];
}

const actor = v.pipe(
  v.object({ id: v.number(), login: v.string(), type: v.optional(v.string()) }),
  v.transform(({ id, login, type }): Actor => {
    return { id, login, bot: type === 'Bot' || login.endsWith('[bot]'), viaApp: null };
  }),
);
/** The slug of an app. One whose name can't be read is still an app. */
const app = v.pipe(
  v.object({ slug: v.fallback(v.string(), '') }),
  v.transform(({ slug }) => slug),
);
/** Zeros stand for none. */
const sha = v.pipe(v.string(), v.regex(/^(?!0+$)[0-9a-f]{40,64}$/));
const name = v.fallback(v.nullish(v.string(), null), null);
const date = v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null);
const commentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const branch = v.object({
  ref: v.string(),
  sha: v.fallback(v.nullish(sha, null), null),
  repo: v.nullish(v.object({ full_name: v.string() })),
});
const threadFields = {
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  body: v.nullish(v.string(), ''),
  user: v.nullish(v.object({ login: v.string() }), { login: 'ghost' }),
  html_url: v.string(),
  created_at: date,
};
const eventComment = v.object({
  id: commentId,
  node_id: name,
  body: v.nullish(v.string(), ''),
  user: v.nullish(actor, { id: 10137, login: 'ghost' }),
  html_url: v.string(),
  created_at: date,
  author_association: v.nullish(v.string(), ''),
  path: v.nullish(v.string(), null),
  line: v.nullish(v.number(), null),
  diff_hunk: v.nullish(v.string(), ''),
  performed_via_github_app: v.nullish(app, null),
  in_reply_to_id: v.nullish(commentId),
});
const repositoryId = v.nullish(v.object({ id: v.number() }), null);
const workflowRun = v.object({
  event: v.string(),
  repository: repositoryId,
  head_repository: repositoryId,
  actor: v.nullish(actor, null),
  triggering_actor: v.nullish(actor, null),
});
const payloadSchema = v.object({
  action: v.nullish(v.string(), null),
  sender: v.nullish(actor, null),
  issue: v.nullish(v.object({ ...threadFields, pull_request: v.optional(v.unknown()) })),
  pull_request: v.nullish(v.object({ ...threadFields, base: branch, head: branch, merged_at: v.nullish(v.string()) })),
  comment: v.nullish(eventComment, null),
  workflow_run: v.nullish(workflowRun),
  /** Scheduled events have named it since 2022-09. */
  repository: v.fallback(
    v.nullish(v.object({ fork: v.nullish(v.boolean(), false), default_branch: name }), null),
    null,
  ),
  before: v.fallback(v.nullish(sha, null), null),
  after: v.nullish(v.string()),
  ref: name,
});
type Payload = v.InferOutput<typeof payloadSchema>;

export const WRONG_EVENT_FILE =
  'GITHUB_EVENT_PATH must point to the file that the runner wrote; no step may change it.';

/** Reads the event of a run. Throws `InputError` naming the field if the payload isn't what GitHub documents. */
export function readEvent(run: RunContext): TriggerEvent {
  const { eventName: name, payload, repository } = run;
  const read = v.safeParse(payloadSchema, payload, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const field = ['event', v.getDotPath(issue)].filter((part) => part !== null).join('.');
    const message = `The event file is not a "${name}" event: ${field}: ${issue.message}`;
    throw new InputError([{ message, hint: WRONG_EVENT_FILE }]);
  }
  const event = read.output;
  const { action, sender, comment, pull_request: pull, workflow_run: ran } = event;
  // A fork that was deleted since leaves a null repository.
  const isFromFork = pull ? pull.head.repo?.full_name.toLowerCase() !== repository.toLowerCase() : false;
  return {
    name,
    action,
    sender: sender && { ...sender, viaApp: comment?.performed_via_github_app ?? null },
    thread: readThread(event),
    comment: comment && isCommentEvent(name) ? readComment(name, comment) : null,
    push: name === 'push' ? readPush(event) : null,
    workflowRun: name === 'workflow_run' && ran ? readRun(ran, run.repositoryId) : null,
    withoutSecrets: isFromFork || [run.actor, sender?.login].includes('dependabot[bot]'),
    inFork: event.repository?.fork ?? false,
  };
}

function readPush({ before, after, ref, repository }: Payload): TriggerEvent['push'] {
  if (!after || /^0+$/.test(after)) return null;
  const branch = /^refs\/heads\/(.+)$/s.exec(ref ?? '')?.[1] ?? null;
  const isAside = branch !== null && branch !== repository?.default_branch;
  return { sha: after, before: before ?? (isAside ? (repository?.default_branch ?? null) : null), branch };
}

function readRun(run: v.InferOutput<typeof workflowRun>, ofThis: number | null): WorkflowRunFacts {
  const { event, repository, head_repository: head, actor: startedBy, triggering_actor: triggeredBy } = run;
  const ofThisRepository = ofThis !== null && repository?.id === ofThis && head?.id === ofThis;
  return { event, ofThisRepository, people: [startedBy, triggeredBy] };
}

/** Other events have comments, too (on commits, in discussions), but those hold no commands. */
function readComment(eventName: string, comment: v.InferOutput<typeof eventComment>): EventComment {
  const { id, node_id: nodeId, body, user, html_url, created_at, author_association, path, line, diff_hunk } = comment;
  const kind = eventName === 'issue_comment' ? 'issue-comment' : 'review-comment';
  const place = path === null ? null : { path, line, hunk: diff_hunk };
  const author = { ...user, viaApp: comment.performed_via_github_app };
  const review = kind === 'review-comment' ? (comment.in_reply_to_id ?? id) : null;
  const about = { createdAt: created_at, association: author_association, place, review };
  return { kind, id, nodeId, body, author, url: html_url, ...about };
}

function readThread({ issue, pull_request: pull }: Payload): EventThread | null {
  const subject = pull ?? issue;
  if (!subject) return null;
  const { number, title, body, user, html_url, created_at } = subject;
  return {
    kind: pull || issue?.pull_request ? 'pull-request' : 'issue',
    ...{ number, title, body, author: user.login, url: html_url, isMerged: Boolean(pull?.merged_at) },
    ...(created_at === null ? {} : { createdAt: created_at }),
    ...{ base: pull?.base.ref ?? null, head: pull?.head.ref ?? null, headSha: pull?.head.sha ?? null },
  };
}
