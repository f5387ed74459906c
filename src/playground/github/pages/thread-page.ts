import type { Context } from 'hono';
import { html } from 'hono/html';
import { fullName } from '../answers.ts';
import { follow } from '../branches.ts';
import { diffOf } from '../git.ts';
import { type Commit, commitsBetween } from '../git-history.ts';
import type { Account } from '../identity.ts';
import type { Comment, GitHubState, Pull, RepositoryState, ReviewComment, Thread } from '../state.ts';
import { type FileDiff, readDiff, readHunks } from './diff.ts';
import { commitList, filesView, linesView } from './diff-view.ts';
import {
  accountLink,
  avatar,
  documentOf,
  type Html,
  labels,
  pathTo,
  reactionBar,
  stateBadge,
  stateOf,
  timeOf,
  titleOf,
} from './document.ts';
import { renderMarkdown } from './markdown.ts';
import { runPath } from './run-page.ts';

/** GitHub shows this many lines of a hunk above a comment on its last line. */
const LINES_ABOVE_COMMENT = 4;

interface Besides {
  /** Null for an issue, and if there is no git repository. */
  readonly changes: PullChanges | null;
  /** The boxes to write in the conversation, and on a line of the changes; null if no one may. */
  readonly boxes: { readonly comment: Html | null; readonly review: Html | null };
  /** UTC, ms. */
  readonly now: number;
}

export function repositoryOf({ repositories }: GitHubState, context: Context): RepositoryState | undefined {
  return repositories.get(`${context.req.param('owner')}/${context.req.param('name')}`.toLowerCase());
}

export interface PullChanges {
  readonly commits: readonly Commit[];
  readonly files: readonly FileDiff[];
}

/** Reads the changes of a pull request from git; null for an issue, and if there is no git repository. */
export async function changesOf(repository: RepositoryState, thread: Thread): Promise<PullChanges | null> {
  const { pull } = thread;
  const { gitDir } = repository;
  if (pull === null || gitDir === null) return null;
  await follow(repository, { thread, pull });
  const [commits, diff] = await Promise.all([
    commitsBetween(gitDir, pull.baseSha, pull.headSha),
    diffOf(gitDir, pull.baseSha, pull.headSha),
  ]);
  return { commits, files: readDiff(diff) };
}

export function threadPath({ owner, name }: RepositoryState, { pull, number }: Thread): string {
  return pathTo(owner, name, pull === null ? 'issues' : 'pull', number);
}

export function threadPage(repository: RepositoryState, thread: Thread, { changes, boxes, now }: Besides): Html {
  return documentOf({
    title: `${thread.title} · ${fullName(repository)} #${thread.number}`,
    repository,
    content: [
      head(repository, thread),
      entry(repository, {
        id: 'body',
        author: thread.author,
        createdAt: thread.createdAt,
        verb: 'opened',
        content: thread.body?.trim() ? markdown(thread.body) : html`<p class="empty">No description provided.</p>`,
        subject: `issue/${thread.number}`,
      }),
      ...conversation(repository, thread).map((comment) => commentEntry(repository, comment)),
      ...runningViews(repository, thread, now),
      ...(boxes.comment === null ? [] : [boxes.comment]),
      ...(changes === null ? [] : [commitList(repository, changes.commits), filesView(changes.files)]),
      ...(boxes.review === null ? [] : [boxes.review]),
    ],
  });
}

function head(repository: RepositoryState, thread: Thread): Html {
  const { number, author, pull, locked, createdAt } = thread;
  const about =
    pull === null
      ? html`${accountLink(author)} opened this issue on ${timeOf(createdAt)}`
      : html`${accountLink(author)} ${wish(thread, pull)}`;
  return html`<section id="head" class="head">
<h1>${titleOf(thread)} <span class="number">#${number}</span></h1>
<p>${stateBadge(thread)} <span>${about}${locked ? html` · conversation locked` : ''}</span></p>
${labels(repository, thread)}
</section>`;
}

function wish(thread: Thread, { head: from, base }: Pull): Html {
  const verb = { open: 'wants to merge', closed: 'wanted to merge', merged: 'merged' }[stateOf(thread)];
  return html`${verb} <bdi><code class="branch">${from}</code></bdi> into <bdi><code class="branch">${base}</code></bdi>`;
}

function conversation(
  { comments, reviewComments }: RepositoryState,
  { number }: Thread,
): readonly (Comment | ReviewComment)[] {
  return [...comments.values(), ...reviewComments.values()]
    .filter((comment) => comment.thread === number)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id);
}

function commentEntry(repository: RepositoryState, comment: Comment | ReviewComment): Html {
  const { id, author, body, createdAt, updatedAt } = comment;
  const common = { author, createdAt, edited: updatedAt !== createdAt };
  if (!('diffHunk' in comment))
    return entry(repository, {
      ...common,
      id: `issuecomment-${id}`,
      verb: 'commented',
      content: markdown(body),
      subject: `comment/${id}`,
    });
  const { path, line, diffHunk } = comment;
  const [first, ...others] = readHunks(diffHunk.split('\n'));
  const shown = first?.kind === 'hunk' ? [first, ...others.slice(-LINES_ABOVE_COMMENT)] : [];
  const lines = shown.length > 0 ? shown : readHunks(diffHunk.split('\n')).slice(-LINES_ABOVE_COMMENT);
  return entry(repository, {
    ...common,
    id: `discussion_r${id}`,
    verb: 'reviewed',
    content: html`<div class="place"><p><bdi><code>${path}</code></bdi> line ${line}</p>${linesView(lines)}</div>${markdown(body)}`,
    subject: `review-comment/${id}`,
  });
}

function runningViews(repository: RepositoryState, thread: Thread, now: number): readonly Html[] {
  const path = threadPath(repository, thread);
  const running = [...repository.runs.values()].filter(
    ({ endedAt, cause }) => endedAt === null && cause?.path.split('#')[0] === path,
  );
  if (running.length === 0) return [];
  const lines = running.map((run) => {
    const seconds = Math.max(0, Math.round((now - Date.parse(run.createdAt)) / 1_000));
    return html`<p>${run.workflow}: ${run.state === 'queued' ? 'queued' : 'running'} for ${seconds} s · <a href="${runPath(repository, run)}">Log of the run</a></p>`;
  });
  return [html`<section id="running" class="part running" aria-label="Running workflows">${lines}</section>`];
}

interface Entry {
  /** As after the `#` in GitHub's own addresses of comments. */
  readonly id: string;
  readonly author: Account;
  readonly createdAt: string;
  readonly edited?: boolean;
  readonly verb: string;
  readonly content: Html;
  /** As in `Reaction.subject`. */
  readonly subject: string;
}

function entry(
  repository: RepositoryState,
  { id, author, createdAt, edited = false, verb, content, subject }: Entry,
): Html {
  return html`<article id="${id}" class="entry">
${avatar(author)}
<div class="box">
<header>${accountLink(author)} <span>${verb} <a href="#${id}">${timeOf(createdAt)}</a>${edited ? html` · edited` : ''}</span></header>
<div class="content">${content}${reactionBar(repository.reactions, subject)}</div>
</div>
</article>`;
}

function markdown(text: string): Html {
  return html`<div class="markdown-body" dir="auto">${renderMarkdown(text)}</div>`;
}
