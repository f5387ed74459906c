import * as v from 'valibot';
import type { CommentPlace } from '../ports/conversations.ts';
import type { RunContext } from '../ports.ts';
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
export interface EventThread {
  readonly kind: 'issue' | 'pull-request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly url: string;
  /** ISO 8601, UTC: when it was opened; absent if the event doesn't say. */
  readonly createdAt?: string;
  /** Branches; null for an issue, and if the event doesn't name them. */
  readonly base: string | null;
  /** It was a merged pull request already. */
  readonly isMerged: boolean;
  readonly head: string | null;
  /** The commit of the head branch; null if the branches are. */
  readonly headSha: string | null;
}

/** The comment that an event is about, as it was when the event happened. */
export interface EventComment {
  readonly kind: 'issue-comment' | 'review-comment';
  readonly id: number;
  /** Its id in GraphQL; null if the event doesn't say. */
  readonly nodeId: string | null;
  readonly body: string;
  readonly author: Actor;
  readonly url: string;
  /** ISO 8601, UTC; null if the event doesn't say. */
  readonly createdAt: string | null;
  /**
   * GitHub's hint about the author, such as `MEMBER`; it is wrong for private members, so it never decides anything.
   */
  readonly association: string;
  readonly place: CommentPlace | null;
  /** The first comment of its review thread; null in a conversation. */
  readonly review: number | null;
}

/** The event that started this run, reduced to what we read. */
export interface TriggerEvent {
  readonly name: string;
  readonly action: string | null;
  /** Null for events that no one causes, such as `schedule`. */
  readonly sender: Actor | null;
  readonly thread: EventThread | null;
  readonly comment: EventComment | null;
  /** The commit that a push ended at; null for other events and for a deleted branch. */
  readonly pushedSha: string | null;
  /** The commit that the push began at; null for other events, and if the branch or tag is new. */
  readonly pushedBefore: string | null;
  /** The branch that was pushed to; null for other events, for tags, and for a deleted branch. */
  readonly pushedBranch: string | null;
  /** Null for events other than `workflow_run`. */
  readonly workflowRun: WorkflowRunFacts | null;
  /** True if GitHub withholds secrets: for events of a fork or of Dependabot. */
  readonly withoutSecrets: boolean;
  /** The repository of the run is itself a fork: it has no secrets but its own. */
  readonly inFork: boolean;
}

/** The run that a `workflow_run` event is about. */
export interface WorkflowRunFacts {
  /** The event that caused that run. */
  readonly event: string;
  /** The run and its head commit belong to this repository (compared by id), not to a fork. */
  readonly ofThisRepository: boolean;
  readonly actor: Actor | null;
  readonly triggeringActor: Actor | null;
}

const actor = v.object({ id: v.number(), login: v.string(), type: v.optional(v.string()) });
/** An app whose name can't be read is still an app. */
const app = v.nullish(v.object({ slug: v.fallback(v.string(), '') }), null);
const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));
const branch = v.object({
  ref: v.string(),
  sha: v.fallback(v.nullish(sha, null), null),
  repo: v.nullish(v.object({ full_name: v.string() })),
});
const threadFields = {
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  body: v.nullish(v.string(), ''),
  user: v.nullish(v.object({ login: v.string() })),
  html_url: v.string(),
  created_at: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null),
};

const eventComment = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  node_id: v.fallback(v.nullish(v.string(), null), null),
  body: v.nullish(v.string(), ''),
  user: v.nullish(actor, { id: 10137, login: 'ghost' }),
  html_url: v.string(),
  created_at: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp()), null), null),
  author_association: v.nullish(v.string(), ''),
  path: v.nullish(v.string(), null),
  line: v.nullish(v.number(), null),
  diff_hunk: v.nullish(v.string(), ''),
  performed_via_github_app: app,
  in_reply_to_id: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), null),
});

/** Scheduled events have named it since 2022-09. */
const runRepository = v.fallback(v.nullish(v.object({ fork: v.nullish(v.boolean(), false) }), null), null);

const repositoryId = v.nullish(v.object({ id: v.number() }), null);
const workflowRun = v.object({
  event: v.string(),
  repository: repositoryId,
  head_repository: repositoryId,
  actor: v.nullish(actor, null),
  triggering_actor: v.nullish(actor, null),
});

const payloadSchema = v.object({
  action: v.nullish(v.string()),
  sender: v.nullish(actor),
  issue: v.nullish(v.object({ ...threadFields, pull_request: v.optional(v.unknown()) })),
  pull_request: v.nullish(
    v.object({ ...threadFields, base: branch, head: branch, merged_at: v.nullish(v.string(), null) }),
  ),
  comment: v.nullish(eventComment),
  workflow_run: v.nullish(workflowRun),
  repository: runRepository,
  before: v.fallback(v.nullish(sha, null), null),
  after: v.nullish(v.string()),
  ref: v.fallback(v.nullish(v.string()), null),
});
type Payload = v.InferOutput<typeof payloadSchema>;

/** Reads the event of a run. Throws `InputError` naming the field if the payload isn't what GitHub documents. */
export function readEvent(run: RunContext): TriggerEvent {
  const { eventName, payload, repository, repositoryId: ofRun, actor: startedBy } = run;
  const read = v.safeParse(payloadSchema, payload, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const field = ['event', v.getDotPath(issue)].filter((part) => part !== null).join('.');
    throw new InputError([
      {
        message: `The event file is not a "${eventName}" event: ${field}: ${issue.message}`,
        hint: 'GITHUB_EVENT_PATH must point to the file that the runner wrote; no step may change it.',
      },
    ]);
  }
  const event = read.output;
  const { sender } = event;
  const head = event.pull_request?.head;
  return {
    name: eventName,
    action: event.action ?? null,
    sender: sender ? readActor(sender, event.comment?.performed_via_github_app) : null,
    thread: readThread(event),
    comment: readComment(eventName, event),
    ...pushOf(eventName, event),
    workflowRun: eventName === 'workflow_run' && event.workflow_run ? readRun(event.workflow_run, ofRun) : null,
    withoutSecrets:
      startedBy === 'dependabot[bot]' ||
      sender?.login === 'dependabot[bot]' ||
      // A fork that was deleted since leaves a null repository.
      (head !== undefined && head.repo?.full_name.toLowerCase() !== repository.toLowerCase()),
    inFork: event.repository?.fork ?? false,
  };
}

function readActor(user: v.InferOutput<typeof actor>, via: v.InferOutput<typeof app> | undefined = null): Actor {
  return { id: user.id, login: user.login, bot: isBot(user), viaApp: via?.slug ?? null };
}

function pushOf(
  eventName: string,
  { before, after, ref }: Payload,
): Pick<TriggerEvent, 'pushedSha' | 'pushedBefore' | 'pushedBranch'> {
  if (eventName !== 'push' || !after || NO_COMMIT.test(after))
    return { pushedSha: null, pushedBefore: null, pushedBranch: null };
  return {
    pushedSha: after,
    pushedBefore: before === null || NO_COMMIT.test(before) ? null : before,
    pushedBranch: /^refs\/heads\/(.+)$/s.exec(ref ?? '')?.[1] ?? null,
  };
}

/** What a push names as the commit before a branch was made, or after it was deleted. */
const NO_COMMIT = /^0+$/;

function readRun(run: v.InferOutput<typeof workflowRun>, ofThis: number | null): WorkflowRunFacts {
  const { event, repository, head_repository: head, actor: startedBy, triggering_actor: triggeredBy } = run;
  return {
    event,
    ofThisRepository: ofThis !== null && repository?.id === ofThis && head?.id === ofThis,
    actor: startedBy === null ? null : readActor(startedBy),
    triggeringActor: triggeredBy === null ? null : readActor(triggeredBy),
  };
}

/** Other events have comments, too (on commits, in discussions), but those hold no commands. */
function readComment(eventName: string, { comment }: Payload): EventComment | null {
  const kind = COMMENT_KINDS.get(eventName);
  if (kind === undefined || !comment) return null;
  const { id, node_id: nodeId, body, user, html_url, created_at, author_association, path, line, diff_hunk } = comment;
  const place = path === null ? null : { path, line, hunk: diff_hunk };
  const author = readActor(user, comment.performed_via_github_app);
  const review = kind === 'review-comment' ? (comment.in_reply_to_id ?? id) : null;
  const about = { createdAt: created_at, association: author_association, place, review };
  return { kind, id, nodeId, body, author, url: html_url, ...about };
}

const COMMENT_KINDS = new Map<string, EventComment['kind']>([
  ['issue_comment', 'issue-comment'],
  ['pull_request_review_comment', 'review-comment'],
]);

function isBot(sender: v.InferOutput<typeof actor>): boolean {
  return sender.type === 'Bot' || sender.login.endsWith('[bot]');
}

function readThread({ issue, pull_request: pullRequest }: Payload): EventThread | null {
  const subject = pullRequest ?? issue;
  if (!subject) return null;
  return {
    kind: pullRequest || issue?.pull_request ? 'pull-request' : 'issue',
    number: subject.number,
    title: subject.title,
    body: subject.body ?? '',
    author: subject.user?.login ?? 'ghost',
    url: subject.html_url,
    ...(subject.created_at === null ? {} : { createdAt: subject.created_at }),
    base: pullRequest?.base.ref ?? null,
    isMerged: Boolean(pullRequest?.merged_at),
    head: pullRequest?.head.ref ?? null,
    headSha: pullRequest?.head.sha ?? null,
  };
}
