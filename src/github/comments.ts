import * as v from 'valibot';
import { repositoryErrorOf } from '../errors.ts';
import type {
  CausingComment,
  CommentRef,
  Conversation,
  Reactable,
  Reaction,
  ThreadComment,
} from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { ask, list, listWithoutGaps, unlessMissing } from './calls.ts';
import { createOnce } from './create-once.ts';
import { repositoryError, UnreadableAnswer } from './github-error.ts';
import { type GitHubOptions, type Octokit, onceWithin, repeatedIf } from './octokit.ts';
import {
  causingComment,
  causingReviewComment,
  comment,
  commentOfThread,
  reaction,
  reviewComment,
  reviewCommentOfThread,
} from './schemas.ts';

const PAGE = 100;
/** GitHub allows 2,500 comments in a thread; a list four times as long can't be right. */
const MOST_PAGES_OF_COMMENTS = 100;

const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';
const READ_PULL_REQUEST = '`pull-requests: read`';

/** GitHub's names for the two kinds of comments, and the permissions to read and write them. */
const KINDS = {
  'issue-comment': { name: 'comment', read: READ_THREAD, row: comment, causing: causingComment },
  'review-comment': {
    name: 'review comment',
    read: READ_PULL_REQUEST,
    row: reviewComment,
    causing: causingReviewComment,
  },
} as const;

type Place = { readonly owner: string; readonly repo: string };

/** Comments of both kinds, and their reactions: GitHub has separate addresses for each kind. */
export class Comments {
  private readonly octokit: Octokit;
  private readonly place: Place;
  private readonly viewer: () => Promise<string>;
  private readonly options: GitHubOptions;

  constructor(tools: {
    readonly octokit: Octokit;
    readonly place: Place;
    readonly viewer: () => Promise<string>;
    readonly options: GitHubOptions;
  }) {
    this.octokit = tools.octokit;
    this.place = tools.place;
    this.viewer = tools.viewer;
    this.options = tools.options;
  }

  async comments(
    thread: number,
    { kind = 'issue-comment', since }: { readonly kind?: CommentRef['kind']; readonly since?: string } = {},
  ): Promise<readonly ThreadComment[]> {
    const { issues, pulls } = this.octokit.rest;
    const { name, read, row } = KINDS[kind];
    const undertaking = { what: `show the ${name}s of thread ${thread}`, permission: read };
    const wanted = { ...this.place, per_page: PAGE, ...(since === undefined ? {} : { since }) };
    const first =
      kind === 'issue-comment'
        ? issues.listComments.endpoint({ ...wanted, issue_number: thread })
        : pulls.listReviewComments.endpoint({ ...wanted, pull_number: thread });
    const { rows, cut } = await listWithoutGaps(this.octokit, row, {
      undertaking,
      first,
      mostPages: MOST_PAGES_OF_COMMENTS,
      keyOf: ({ id }) => id,
    });
    if (cut) throw repositoryError(new UnreadableAnswer('the list does not end'), undertaking);
    // A row that only a later reading showed comes last.
    return rows.toSorted((one, other) => one.id - other.id);
  }

  comment({ kind, id }: CommentRef, { withinMs }: { readonly withinMs?: number } = {}): Promise<ThreadComment | null> {
    const { name, read, row } = KINDS[kind];
    return unlessMissing(
      ask({ what: `show the ${name} ${id}`, permission: read }, row, () => this.get({ kind, id }, withinMs)),
    );
  }

  causingComment({ kind, id }: CommentRef): Promise<CausingComment | null> {
    const { name, read, causing } = KINDS[kind];
    return unlessMissing(
      ask({ what: `show the ${name} ${id}`, permission: read }, causing, () => this.get({ kind, id }, undefined)),
    );
  }

  async createComment(...given: Parameters<Repository['createComment']>): Promise<ThreadComment> {
    const [conversation, body, options = {}] = given;
    try {
      return await this.createIn(conversation, body, options);
    } catch (error) {
      const gone = repositoryErrorOf(error).failure === 'missing';
      if (!gone || conversation.review === null) throw error;
      return this.createIn({ ...conversation, review: null }, body, options);
    }
  }

  editComment(
    { kind, id }: CommentRef,
    body: string,
    { withinMs, mayRepeat }: { readonly withinMs?: number; readonly mayRepeat?: () => Promise<boolean> } = {},
  ): Promise<ThreadComment> {
    const { issues, pulls } = this.octokit.rest;
    const { name, row } = KINDS[kind];
    const undertaking = { what: `change the ${name} ${id}`, permission: WRITE_THREAD, length: body.length };
    const own = mayRepeat === undefined ? {} : { request: repeatedIf(mayRepeat, this.options) };
    const wanted = { ...this.place, comment_id: id, body, ...own, ...this.hurry(withinMs) };
    return ask(undertaking, row, () =>
      kind === 'issue-comment' ? issues.updateComment(wanted) : pulls.updateReviewComment(wanted),
    );
  }

  async react(
    { kind, id }: Reactable,
    content: Reaction,
    { withinMs }: { readonly withinMs?: number } = {},
  ): ReturnType<Repository['react']> {
    const { reactions } = this.octokit.rest;
    const own = { ...this.place, content, ...this.hurry(withinMs) };
    const send: Readonly<
      Record<Reactable['kind'], () => Promise<{ readonly status: number; readonly data: unknown }>>
    > = {
      'issue-comment': () => reactions.createForIssueComment({ ...own, comment_id: id }),
      'review-comment': () => reactions.createForPullRequestReviewComment({ ...own, comment_id: id }),
      'pull-request': () => reactions.createForIssue({ ...own, issue_number: id }),
    };
    let created = false;
    const undertaking = { what: `add the reaction ${content}`, permission: WRITE_THREAD };
    const made = await ask(undertaking, reaction, async () => {
      const answer = await send[kind]();
      created = answer.status === 201;
      return answer;
    });
    return { created, ...made };
  }

  async withdrawReaction(
    { kind, id }: Reactable,
    reactionId: number,
    { withinMs }: { readonly withinMs?: number } = {},
  ): Promise<boolean> {
    const { reactions } = this.octokit.rest;
    const own = { ...this.place, reaction_id: reactionId, ...this.hurry(withinMs) };
    const send: Readonly<Record<Reactable['kind'], () => Promise<{ readonly data: unknown }>>> = {
      'issue-comment': () => reactions.deleteForIssueComment({ ...own, comment_id: id }),
      'review-comment': () => reactions.deleteForPullRequestComment({ ...own, comment_id: id }),
      'pull-request': () => reactions.deleteForIssue({ ...own, issue_number: id }),
    };
    const undertaking = { what: 'remove a reaction', permission: WRITE_THREAD };
    const removed = v.pipe(
      v.unknown(),
      v.transform(() => true),
    );
    return (await unlessMissing(ask(undertaking, removed, send[kind]))) ?? false;
  }

  async recentComments(...args: Parameters<Repository['recentComments']>): ReturnType<Repository['recentComments']> {
    const [kind, { since, mostPages, withoutGaps = false }] = args;
    const { issues, pulls } = this.octokit.rest;
    const wanted = { ...this.place, since, sort: 'updated', direction: 'desc', per_page: PAGE } as const;
    const options = {
      undertaking: { what: `show the latest ${KINDS[kind].name}s`, permission: KINDS[kind].read },
      mostPages,
      keyOf: ({ id }: ThreadComment) => id,
    };
    const read = withoutGaps ? listWithoutGaps : list;
    const { rows, cut } =
      kind === 'issue-comment'
        ? await read(this.octokit, commentOfThread, { ...options, first: issues.listCommentsForRepo.endpoint(wanted) })
        : await read(this.octokit, reviewCommentOfThread, {
            ...options,
            first: pulls.listReviewCommentsForRepo.endpoint(wanted),
          });
    return { comments: rows, cut };
  }

  private get({ kind, id }: CommentRef, withinMs: number | undefined): Promise<{ readonly data: unknown }> {
    const { issues, pulls } = this.octokit.rest;
    const wanted = { ...this.place, comment_id: id, ...this.hurry(withinMs) };
    return kind === 'issue-comment' ? issues.getComment(wanted) : pulls.getReviewComment(wanted);
  }

  private createIn(
    conversation: Conversation,
    text: string,
    { withinMs, mayRepeat }: { readonly withinMs?: number; readonly mayRepeat?: () => Promise<boolean> },
  ): Promise<ThreadComment> {
    // Redacted here already, because we search for its first line.
    const body = this.options.redact(text);
    const { issues, pulls } = this.octokit.rest;
    const { thread, review } = conversation;
    const kind = review === null ? 'issue-comment' : 'review-comment';
    const { name, row } = KINDS[kind];
    const undertaking = { what: `add a ${name} to thread ${thread}`, permission: WRITE_THREAD, length: body.length };
    const own = mayRepeat === undefined ? {} : { request: repeatedIf(mayRepeat, this.options) };
    const wanted = { ...this.place, body, ...own, ...this.hurry(withinMs) };
    return createOnce(body, {
      post: () =>
        ask(undertaking, row, () =>
          review === null
            ? issues.createComment({ ...wanted, issue_number: thread })
            : pulls.createReplyForReviewComment({ ...wanted, pull_number: thread, comment_id: review }),
        ),
      listOwn: async () => {
        const login = await this.viewer();
        return (await this.comments(thread, { kind })).filter(({ author }) => author === login);
      },
      clock: this.options.clock,
      cancelled: this.options.cancelled,
      ...(mayRepeat === undefined ? {} : { mayRepeat }),
    });
  }

  private hurry(withinMs: number | undefined): { readonly request?: object } {
    return withinMs === undefined ? {} : { request: onceWithin(withinMs, this.options) };
  }
}
