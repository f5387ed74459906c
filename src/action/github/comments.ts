import * as v from 'valibot';
import { httpDate } from '../http/retries.ts';
import type {
  CommentRef,
  Conversation,
  Conversations,
  Creating,
  People,
  Reactable,
  Repeating,
  ThreadComment,
  Trying,
} from '../ports/conversations.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import { ask, list, listWithoutGaps, unlessMissing } from './calls.ts';
import { createOnce } from './create-once.ts';
import { repositoryError, UnreadableAnswer } from './github-error.ts';
import { type Access, onceWithin, repeatedIf } from './octokit.ts';
import {
  causingComment,
  causingReviewComment,
  comment,
  commentOfThread,
  origin,
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

const ORIGIN = 'query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }';

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

interface Reacted {
  readonly status: number;
  readonly headers: { readonly date?: string };
  readonly data: unknown;
}

/** Comments of both kinds, and their reactions: GitHub has separate addresses for each kind. */
export class Comments implements Conversations {
  readonly #github: Access;
  readonly #viewer: People['viewer'];

  constructor(github: Access, { viewer }: Pick<People, 'viewer'>) {
    this.#github = github;
    this.#viewer = viewer;
  }

  readonly comments: Conversations['comments'] = async (thread, { kind = 'issue-comment', since } = {}) => {
    const { octokit } = this.#github;
    const { name, read, row } = KINDS[kind];
    const undertaking = { what: `show the ${name}s of thread ${thread}`, permission: read };
    const wanted = { ...this.#github.place, per_page: PAGE, ...(since === undefined ? {} : { since }) };
    const first =
      kind === 'issue-comment'
        ? octokit.request.endpoint('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...wanted,
            issue_number: thread,
          })
        : octokit.request.endpoint('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', {
            ...wanted,
            pull_number: thread,
          });
    const { rows, cut } = await listWithoutGaps(this.#github.octokit, row, {
      undertaking,
      first,
      mostPages: MOST_PAGES_OF_COMMENTS,
      keyOf: ({ id }) => id,
    });
    if (cut) throw repositoryError(new UnreadableAnswer('the list does not end'), undertaking);
    // A row that only a later reading showed comes last.
    return rows.toSorted((one, other) => one.id - other.id);
  };

  readonly comment: Conversations['comment'] = ({ kind, id }, trying = {}) => {
    const { name, read, row } = KINDS[kind];
    return unlessMissing(
      ask({ what: `show the ${name} ${id}`, permission: read }, row, () => this.#get({ kind, id }, trying)),
    );
  };

  readonly causingComment: Conversations['causingComment'] = ({ kind, id }) => {
    const { name, read, causing } = KINDS[kind];
    return unlessMissing(
      ask({ what: `show the ${name} ${id}`, permission: read }, causing, () => this.#get({ kind, id }, {})),
    );
  };

  readonly cameByMail: Conversations['cameByMail'] = (nodeId) =>
    ask({ what: 'say whether a comment came by e-mail', permission: READ_THREAD }, origin, async () => ({
      data: await this.#github.octokit.graphql(ORIGIN, { id: nodeId }),
    }));

  readonly createComment: Conversations['createComment'] = async (conversation, body, options = {}) => {
    try {
      return await this.#createIn(conversation, body, options);
    } catch (error) {
      const gone = repositoryErrorOf(error).failure === 'missing';
      if (!gone || conversation.review === null) throw error;
      return this.#createIn({ ...conversation, review: null }, body, options);
    }
  };

  readonly editComment: Conversations['editComment'] = ({ kind, id }, body, options = {}) => {
    const { octokit } = this.#github;
    const { name, row } = KINDS[kind];
    const undertaking = { what: `change the ${name} ${id}`, permission: WRITE_THREAD, length: body.length };
    const wanted = { ...this.#github.place, comment_id: id, body, ...this.#sending(options) };
    return ask(undertaking, row, () =>
      kind === 'issue-comment'
        ? octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', wanted)
        : octokit.request('PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}', wanted),
    );
  };

  readonly react: Conversations['react'] = async ({ kind, id }, content, trying = {}) => {
    const { octokit } = this.#github;
    const own = { ...this.#github.place, content, ...this.#sending(trying) };
    const send: Readonly<Record<Reactable['kind'], () => Promise<Reacted>>> = {
      'issue-comment': () =>
        octokit.request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
          ...own,
          comment_id: id,
        }),
      'review-comment': () =>
        octokit.request('POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions', { ...own, comment_id: id }),
      'pull-request': () =>
        octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', { ...own, issue_number: id }),
    };
    let created = false;
    let at: number | null = null;
    const undertaking = { what: `add the reaction ${content}`, permission: WRITE_THREAD };
    const made = await ask(undertaking, reaction, async () => {
      const answer = await send[kind]();
      created = answer.status === 201;
      at = httpDate(answer.headers.date);
      return answer;
    });
    return { created, at, ...made };
  };

  readonly withdrawReaction: Conversations['withdrawReaction'] = async ({ kind, id }, reactionId, trying = {}) => {
    const { octokit } = this.#github;
    const own = { ...this.#github.place, reaction_id: reactionId, ...this.#sending(trying) };
    const send: Readonly<Record<Reactable['kind'], () => Promise<{ readonly data: unknown }>>> = {
      'issue-comment': () =>
        octokit.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}', {
          ...own,
          comment_id: id,
        }),
      'review-comment': () =>
        octokit.request('DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}', {
          ...own,
          comment_id: id,
        }),
      'pull-request': () =>
        octokit.request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}', {
          ...own,
          issue_number: id,
        }),
    };
    const undertaking = { what: 'remove a reaction', permission: WRITE_THREAD };
    const removed = v.pipe(
      v.unknown(),
      v.transform(() => true),
    );
    return (await unlessMissing(ask(undertaking, removed, send[kind]))) ?? false;
  };

  readonly recentComments: Conversations['recentComments'] = async (
    kind,
    { since, mostPages, oldestFirst = false, withoutGaps = false },
  ) => {
    const { octokit } = this.#github;
    const direction = oldestFirst ? 'asc' : 'desc';
    const wanted = { ...this.#github.place, since, sort: 'updated', direction, per_page: PAGE } as const;
    const options = {
      undertaking: {
        what: `show the ${oldestFirst ? 'oldest' : 'latest'} ${KINDS[kind].name}s`,
        permission: KINDS[kind].read,
      },
      mostPages,
      keyOf: ({ id }: ThreadComment) => id,
    };
    const read = withoutGaps ? listWithoutGaps : list;
    const { rows, cut } =
      kind === 'issue-comment'
        ? await read(this.#github.octokit, commentOfThread, {
            ...options,
            first: octokit.request.endpoint('GET /repos/{owner}/{repo}/issues/comments', wanted),
          })
        : await read(this.#github.octokit, reviewCommentOfThread, {
            ...options,
            first: octokit.request.endpoint('GET /repos/{owner}/{repo}/pulls/comments', wanted),
          });
    return { comments: rows, cut };
  };

  #get({ kind, id }: CommentRef, trying: Trying): Promise<{ readonly data: unknown }> {
    const { octokit } = this.#github;
    const wanted = { ...this.#github.place, comment_id: id, ...this.#sending(trying) };
    return kind === 'issue-comment'
      ? octokit.request('GET /repos/{owner}/{repo}/issues/comments/{comment_id}', wanted)
      : octokit.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', wanted);
  }

  #createIn(conversation: Conversation, text: string, options: Creating): Promise<ThreadComment> {
    // Redacted here already, because we search for its first line.
    const body = this.#github.redact(text);
    const { octokit } = this.#github;
    const { thread, review } = conversation;
    const kind = review === null ? 'issue-comment' : 'review-comment';
    const { name, row } = KINDS[kind];
    const undertaking = { what: `add a ${name} to thread ${thread}`, permission: WRITE_THREAD, length: body.length };
    const wanted = { ...this.#github.place, body, ...this.#sending(options) };
    return createOnce(body, {
      ...options,
      post: () =>
        ask(undertaking, row, () =>
          review === null
            ? octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                ...wanted,
                issue_number: thread,
              })
            : octokit.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies', {
                ...wanted,
                pull_number: thread,
                comment_id: review,
              }),
        ),
      listOwn: async () => {
        const login = await this.#viewer();
        return (await this.comments(thread, { kind })).filter(({ author }) => author === login);
      },
      clock: this.#github.clock,
      cancelled: this.#github.cancelled,
    });
  }

  /** The `request` option of a call; a time limit already keeps it from being repeated. */
  #sending({ withinMs, mayRepeat }: Trying & Repeating): { readonly request?: object } {
    if (withinMs !== undefined) return { request: onceWithin(withinMs, this.#github) };
    return mayRepeat === undefined ? {} : { request: repeatedIf(mayRepeat, this.#github) };
  }
}
