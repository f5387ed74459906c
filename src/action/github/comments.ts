import * as v from 'valibot';
import { httpDate } from '../http/retries.ts';
import type { Conversation, Conversations, Creating, ThreadComment } from '../ports/conversations.ts';
import { type GitHub, nullIf, PAGE } from './calls.ts';
import { createOnce } from './create-once.ts';
import { isMissing, repositoryError, UnreadableAnswer } from './github-error.ts';
import { commentOfThread, commentsOf, origin, permission, reaction, reviewCommentOfThread } from './schemas.ts';

/** GitHub allows 2,500 comments in a thread; a list four times as long can't be right. */
const MOST_PAGES_OF_COMMENTS = 100;

const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';

/** GitHub's names for the two kinds of comments, where it keeps them, the permission to read them, and how. */
const KINDS = {
  'issue-comment': {
    name: 'comment',
    all: '/repos/{owner}/{repo}/issues/comments',
    read: READ_THREAD,
    ...commentsOf('issue-comment'),
  },
  'review-comment': {
    name: 'review comment',
    all: '/repos/{owner}/{repo}/pulls/comments',
    read: '`pull-requests: read`',
    ...commentsOf('review-comment'),
  },
} as const;

/** Comments of both kinds, their reactions, and the permissions of people. */
export class Comments implements Omit<Conversations, 'viewer'> {
  readonly #github: GitHub;

  constructor(github: GitHub) {
    this.#github = github;
  }

  readonly comments: Conversations['comments'] = async (thread, { kind = 'issue-comment', since } = {}) => {
    const { name, read, row } = KINDS[kind];
    const keyOf = ({ id }: ThreadComment): number => id;
    const what = `show the ${name}s of thread ${thread}`;
    const listing = { what, permission: read, as: row, keyOf, mostPages: MOST_PAGES_OF_COMMENTS, withoutGaps: true };
    const wanted = { per_page: PAGE, ...(since === undefined ? {} : { since }) };
    const { rows, cut } = await (kind === 'issue-comment'
      ? this.#github.list(listing, `GET ${ISSUE}/comments`, { ...wanted, issue_number: thread })
      : this.#github.list(listing, `GET ${PULL}/comments`, { ...wanted, pull_number: thread }));
    if (cut) throw repositoryError(new UnreadableAnswer('the list does not end'), listing);
    // A row that only a later reading showed comes last.
    return rows.toSorted((one, other) => one.id - other.id);
  };

  readonly comment: Conversations['comment'] = ({ kind, id }, trying) => {
    const { name, all, read, row } = KINDS[kind];
    const question = { what: `show the ${name} ${id}`, permission: read, as: row };
    return nullIf(this.#github.ask(question, `GET ${all}/{comment_id}`, { comment_id: id }, trying), isMissing);
  };

  readonly causingComment: Conversations['causingComment'] = ({ kind, id }) => {
    const { name, all, read, causing } = KINDS[kind];
    const question = { what: `show the ${name} ${id}`, permission: read, as: causing };
    return nullIf(this.#github.ask(question, `GET ${all}/{comment_id}`, { comment_id: id }), isMissing);
  };

  readonly cameByMail: Conversations['cameByMail'] = (nodeId) => {
    const question = { what: 'say whether a comment came by e-mail', permission: READ_THREAD, as: origin };
    const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }';
    return this.#github.graphql(question, query, { id: nodeId });
  };

  readonly createComment: Conversations['createComment'] = async (conversation, body, options = {}) => {
    const created = this.#createIn(conversation, body, options);
    if (conversation.review === null) return created;
    const reply = await nullIf(created, isMissing);
    return reply ?? this.#createIn({ ...conversation, review: null }, body, options);
  };

  #createIn({ thread, review }: Conversation, text: string, options: Creating): Promise<ThreadComment> {
    const { redact, clock, cancelled } = this.#github.options;
    // Redacted here already, because we search for its first line.
    const body = redact(text);
    const kind = review === null ? 'issue-comment' : 'review-comment';
    const { name, row } = KINDS[kind];
    const what = `add a ${name} to thread ${thread}`;
    const question = { what, permission: WRITE_THREAD, as: row, length: body.length };
    const reply = `POST ${PULL}/comments/{comment_id}/replies` as const;
    const post = () =>
      review === null
        ? this.#github.ask(question, `POST ${ISSUE}/comments`, { body, issue_number: thread }, options)
        : this.#github.ask(question, reply, { body, pull_number: thread, comment_id: review }, options);
    const listOwn = async () => {
      const login = await this.#github.viewer();
      return (await this.comments(thread, { kind })).filter(({ author }) => author === login);
    };
    return createOnce(body, { ...options, post, listOwn, clock, cancelled });
  }

  readonly editComment: Conversations['editComment'] = ({ kind, id }, body, options) => {
    const { name, all, row } = KINDS[kind];
    const what = `change the ${name} ${id}`;
    const question = { what, permission: WRITE_THREAD, as: row, length: body.length };
    return this.#github.ask(question, `PATCH ${all}/{comment_id}`, { comment_id: id, body }, options);
  };

  readonly react: Conversations['react'] = async ({ kind, id }, content, trying) => {
    const question = { what: `add the reaction ${content}`, permission: WRITE_THREAD, as: reaction };
    const { status, headers, data } = await (kind === 'pull-request'
      ? this.#github.answer(question, `POST ${ISSUE}/reactions`, { content, issue_number: id }, trying)
      : this.#github.answer(
          question,
          `POST ${KINDS[kind].all}/{comment_id}/reactions`,
          { content, comment_id: id },
          trying,
        ));
    return { created: status === 201, at: httpDate(headers.date), ...data };
  };

  readonly withdrawReaction: Conversations['withdrawReaction'] = async ({ kind, id }, reaction_id, trying) => {
    const question = { what: 'remove a reaction', permission: WRITE_THREAD, as: v.unknown() };
    const removal = `/reactions/{reaction_id}` as const;
    const removed =
      kind === 'pull-request'
        ? this.#github.answer(question, `DELETE ${ISSUE}${removal}`, { issue_number: id, reaction_id }, trying)
        : this.#github.answer(
            question,
            `DELETE ${KINDS[kind].all}/{comment_id}${removal}`,
            { comment_id: id, reaction_id },
            trying,
          );
    return (await nullIf(removed, isMissing)) !== null;
  };

  readonly recentComments: Conversations['recentComments'] = async (
    kind,
    { since, mostPages, oldestFirst = false, withoutGaps = false },
  ) => {
    const { name, all, read: permission } = KINDS[kind];
    const direction = oldestFirst ? 'asc' : 'desc';
    const wanted = { since, sort: 'updated', direction, per_page: PAGE } as const;
    const what = `show the ${oldestFirst ? 'oldest' : 'latest'} ${name}s`;
    const as = kind === 'issue-comment' ? commentOfThread : reviewCommentOfThread;
    const listing = { what, permission, as, mostPages, withoutGaps, keyOf: ({ id }: ThreadComment) => id };
    const { rows, cut } = await this.#github.list(listing, `GET ${all}`, wanted);
    return { comments: rows, cut };
  };

  readonly permissionOf: Conversations['permissionOf'] = (login) => {
    const question = { what: `show the permission of ${login}`, permission: '`contents: read`', as: permission };
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    return this.#github.ask(question, route, { username: login });
  };
}
