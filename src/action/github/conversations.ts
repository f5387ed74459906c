import * as v from 'valibot';
import { httpDate } from '../http/retries.ts';
import type * as port from '../ports/conversations.ts';
import { createOnce, createUnlessFound } from './create-once.ts';
import { isMissing, repositoryError, UnreadableAnswer } from './github-error.ts';
import { type GitHub, nullIf, PAGE } from './octokit.ts';
import * as schemas from './schemas.ts';

/** GitHub allows 2,500 comments in a thread; a list four times as long can't be right. */
const MOST_PAGES_OF_COMMENTS = 100;
/** No real repository has a thousand issues with our issue's label. */
const MOST_PAGES_OF_ISSUES = 10;

const READ_THREAD = '`issues: read`, for pull requests `pull-requests: read`';
const WRITE_THREAD = '`issues: write`, for pull requests `pull-requests: write`';
const READ = '`issues: read`';
const WRITE = '`issues: write`';

const ISSUES = '/repos/{owner}/{repo}/issues';
const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';

/** GitHub's names for the two kinds of comments, where it keeps them, the permission to read them, and how. */
const KINDS = {
  'issue-comment': {
    name: 'comment',
    all: '/repos/{owner}/{repo}/issues/comments',
    read: READ_THREAD,
    row: schemas.commentsOf('issue-comment'),
    ofThread: schemas.commentOfThread,
  },
  'review-comment': {
    name: 'review comment',
    all: '/repos/{owner}/{repo}/pulls/comments',
    read: '`pull-requests: read`',
    row: schemas.commentsOf('review-comment'),
    ofThread: schemas.reviewCommentOfThread,
  },
} as const;

const listed = { permission: READ, as: schemas.listedIssue, keyOf: ({ number }: Pick<port.Issue, 'number'>) => number };

function reactionsOf({ kind, id }: port.Reactable) {
  return kind === 'pull-request'
    ? ({ at: `${ISSUE}/reactions`, of: { issue_number: id } } as const)
    : ({ at: `${KINDS[kind].all}/{comment_id}/reactions`, of: { comment_id: id } } as const);
}

export class ConversationList implements Omit<port.Conversations, 'viewer'>, port.Issues {
  readonly #github: GitHub;

  constructor(github: GitHub) {
    this.#github = github;
  }

  readonly comments: port.Conversations['comments'] = async (thread, { kind = 'issue-comment', since } = {}) => {
    const { name, read, row } = KINDS[kind];
    const keyOf = ({ id }: port.ThreadComment): number => id;
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

  readonly comment: port.Conversations['comment'] = ({ kind, id }, trying) => {
    const { name, all, read, row } = KINDS[kind];
    const question = { what: `show the ${name} ${id}`, permission: read, as: row };
    return nullIf(this.#github.ask(question, `GET ${all}/{comment_id}`, { comment_id: id }, trying), isMissing);
  };

  readonly cameByMail: port.Conversations['cameByMail'] = (nodeId) => {
    const question = { what: 'say whether a comment came by e-mail', permission: READ_THREAD, as: schemas.origin };
    const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }';
    return this.#github.graphql(question, query, { id: nodeId });
  };

  readonly createComment: port.Conversations['createComment'] = async (conversation, body, options = {}) => {
    const created = this.#createIn(conversation, body, options);
    if (conversation.review === null) return created;
    const reply = await nullIf(created, isMissing);
    return reply ?? this.#createIn({ ...conversation, review: null }, body, options);
  };

  #createIn({ thread, review }: port.Conversation, text: string, options: port.Creating): Promise<port.ThreadComment> {
    // Redacted here already, because we search for its first line.
    const body = this.#github.options.redact(text);
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
    return createOnce(body, { ...this.#github.options, ...options, post, listOwn });
  }

  readonly editComment: port.Conversations['editComment'] = ({ kind, id }, body, options) => {
    const { name, all, row } = KINDS[kind];
    const what = `change the ${name} ${id}`;
    const question = { what, permission: WRITE_THREAD, as: row, length: body.length };
    return this.#github.ask(question, `PATCH ${all}/{comment_id}`, { comment_id: id, body }, options);
  };

  readonly react: port.Conversations['react'] = async (subject, content, trying) => {
    const { at, of } = reactionsOf(subject);
    const question = { what: `add the reaction ${content}`, permission: WRITE_THREAD, as: schemas.reaction };
    const { status, headers, data } = await this.#github.answer(question, `POST ${at}`, { content, ...of }, trying);
    return { created: status === 201, at: httpDate(headers.date), ...data };
  };

  readonly withdrawReaction: port.Conversations['withdrawReaction'] = async (subject, reaction_id, trying) => {
    const { at, of } = reactionsOf(subject);
    const question = { what: 'remove a reaction', permission: WRITE_THREAD, as: v.unknown() };
    const removed = this.#github.answer(question, `DELETE ${at}/{reaction_id}`, { ...of, reaction_id }, trying);
    return (await nullIf(removed, isMissing)) !== null;
  };

  readonly recentComments: port.Conversations['recentComments'] = async (
    kind,
    { since, mostPages, oldestFirst = false, withoutGaps = false },
  ) => {
    const { name, all, read: permission, ofThread: as } = KINDS[kind];
    const direction = oldestFirst ? 'asc' : 'desc';
    const wanted = { since, sort: 'updated', direction, per_page: PAGE } as const;
    const what = `show the ${oldestFirst ? 'oldest' : 'latest'} ${name}s`;
    const listing = { what, permission, as, mostPages, withoutGaps, keyOf: ({ id }: port.ThreadComment) => id };
    const { rows, cut } = await this.#github.list(listing, `GET ${all}`, wanted);
    return { comments: rows, cut };
  };

  readonly permissionOf: port.Conversations['permissionOf'] = (login) => {
    const what = `show the permission of ${login}`;
    const question = { what, permission: '`contents: read`', as: schemas.permission };
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    return this.#github.ask(question, route, { username: login });
  };

  readonly labelledIssues: port.Issues['labelledIssues'] = async (name) => {
    const listing = { ...listed, what: `show the issues with the label ${name}`, mostPages: MOST_PAGES_OF_ISSUES };
    const wanted = { labels: name, sort: 'created', direction: 'asc', state: 'all', per_page: PAGE } as const;
    const { rows, cut } = await this.#github.list(listing, `GET ${ISSUES}`, wanted);
    // In an incomplete list our issue could seem to be missing.
    if (cut) throw repositoryError(new UnreadableAnswer(`there are more than ${MOST_PAGES_OF_ISSUES * PAGE}`), listing);
    return rows.flatMap((row) => row.issue ?? []);
  };

  readonly issuesBy: port.Issues['issuesBy'] = async (creator) => {
    const listing = { ...listed, what: `show the issues of ${creator}`, mostPages: 1 };
    const wanted = { creator, sort: 'updated', direction: 'desc', state: 'all', per_page: PAGE } as const;
    const { rows } = await this.#github.list(listing, `GET ${ISSUES}`, wanted);
    return rows.flatMap((row) => row.issue ?? []);
  };

  readonly hasLabel: port.Issues['hasLabel'] = async (name) => (await this.#findLabel(name)) !== null;

  readonly createLabel: port.Issues['createLabel'] = async (wanted) => {
    const { name } = wanted;
    const question = { what: `create the label ${name}`, permission: WRITE, as: schemas.label };
    const post = () => this.#github.ask(question, 'POST /repos/{owner}/{repo}/labels', wanted);
    const find = async () => (await this.#findLabel(name)) ?? undefined;
    await createUnlessFound(find, { ...this.#github.options, post, unique: true });
  };

  readonly createIssue: port.Issues['createIssue'] = ({ title, body: text, label: name }) => {
    const body = this.#github.options.redact(text);
    const question = { what: 'create an issue', permission: WRITE, as: schemas.issue, length: body.length };
    const wanted = { title, body, labels: [name] };
    const post = () => this.#github.ask(question, `POST ${ISSUES}`, wanted);
    return createOnce(body, { ...this.#github.options, post, listOwn: () => this.#latestOwn() });
  };

  readonly editIssue: port.Issues['editIssue'] = (number, { body, reopen }, options) => {
    const what = `change the issue ${number}`;
    const question = { what, permission: WRITE, as: schemas.issue, length: body?.length ?? 0 };
    const change = { ...(body === undefined ? {} : { body }), ...(reopen ? { state: 'open' as const } : {}) };
    return this.#github.ask(question, `PATCH ${ISSUE}`, { issue_number: number, ...change }, options);
  };

  /** Our own among the latest hundred. Not by label: GitHub silently drops labels that the token may not set. */
  async #latestOwn(): Promise<readonly port.Issue[]> {
    const login = await this.#github.viewer();
    const wanted = { sort: 'created', direction: 'desc', state: 'all', per_page: PAGE } as const;
    const listing = { ...listed, what: 'show the latest issues', mostPages: 1 };
    const { rows } = await this.#github.list(listing, `GET ${ISSUES}`, wanted);
    return rows.flatMap((row) => (row.issue?.author === login ? row.issue : []));
  }

  #findLabel(name: string): Promise<{ readonly name: string } | null> {
    const question = { what: `show the label ${name}`, permission: READ, as: schemas.label };
    return nullIf(this.#github.ask(question, 'GET /repos/{owner}/{repo}/labels/{name}', { name }), isMissing);
  }
}
