import { expect } from 'vitest';
import type { EventComment, EventThread } from '../../src/action/event/event.ts';
import type { CommentIntent } from '../../src/action/event/intent.ts';
import { NO_FACTS, type Outcome, publication } from '../../src/action/outcome.ts';
import type { CausingComment, CommentRef, Conversation, ThreadComment } from '../../src/action/ports/conversations.ts';
import type { PullRequest } from '../../src/action/ports/pull-requests.ts';
import { runComment } from '../../src/action/stories/comment.ts';
import { type Marker, writeMarker } from '../../src/action/value/marker.ts';
import { DocsAgentError, problemsOf } from '../../src/action/words/errors.ts';
import { aClock } from '../fakes/fake-clock.ts';
import { type FakeRepository, nameOf, OURSELVES } from '../fakes/fake-repository.ts';
import { aMarker, INSTRUCTION, readMarker } from './a-marker.ts';
import { aWorld, resultIn, sentTo, type TestWorld } from './a-world.ts';
import { created, withPullRequest } from './answers.ts';
import { changeAnswer } from './around.ts';

export const ADA = { id: 1815, login: 'ada', bot: false, viaApp: null };

export const ISSUE: EventThread = {
  ...{ kind: 'issue', number: 7, title: 'The install page is out of date', body: 'It still names version 1.' },
  ...{ author: 'grace', url: 'https://github.com/acme/app/issues/7', base: null, head: null, headSha: null },
  isMerged: false,
};

/** A pull request as in a comment's event: without its branches. */
export const PULL: EventThread = { ...ISSUE, kind: 'pull-request', url: 'https://github.com/acme/app/pull/7' };

/** The same pull request as GitHub shows it. */
export const SHOWN_PULL: PullRequest = {
  ...PULL,
  ...{ base: 'main', head: 'version-2', state: 'open', size: null, headSha: 'c0ffee'.padEnd(40, '0') },
  ...{ headRepository: { id: 4200, name: 'acme/app' }, mergeSha: null },
};

/** Pull request `number` of the same repository, otherwise like `SHOWN_PULL`. */
export function aShownPull(number: number, given: Partial<PullRequest> = {}): PullRequest {
  return { ...SHOWN_PULL, number, url: `https://github.com/acme/app/pull/${number}`, ...given };
}

export const PLACE = { path: 'src/cli.ts', line: 4, hunk: '@@ -1,4 +1,4 @@\n-timeout\n+deadline' };

/** A run caused by a comment, before it starts. */
export interface Commanded {
  readonly world: TestWorld;
  readonly intent: CommentIntent;
}

interface CommandOptions {
  readonly world?: Parameters<typeof aWorld>[0];
  readonly comment?: Partial<EventComment>;
  readonly thread?: EventThread;
  readonly intent?: Partial<CommentIntent>;
}

/**
 * Puts ada's command into thread 7 and makes the world of its run, with a service that makes a pull request. The
 * comment is the thread's next one (100 in an empty thread), or review comment 9001. Set only what matters.
 */
export function aCommand(text = `/docs ${INSTRUCTION}`, given: CommandOptions = {}): Commanded {
  const good = { creation: created(), readings: [withPullRequest] };
  const world = aWorld({ service: good, ...given.world, inputs: { prompt: '', ...given.world?.inputs } });
  const thread = given.thread ?? (given.comment?.kind === 'review-comment' ? PULL : ISSUE);
  const comment: EventComment = {
    ...(given.comment?.kind === 'review-comment' ? aReviewComment(text) : aTyped(text, given.comment, world)),
    ...given.comment,
  };
  if (comment.kind === 'review-comment') world.github.causing.set(nameOf(comment), asShown(comment));
  const usual = { kind: 'comment', comment, thread, sender: comment.author, standing: null, context: null } as const;
  const intent: CommentIntent = { ...usual, ...given.intent };
  return { world, intent };
}

function aTyped(text: string, overrides: CommandOptions['comment'], { github, clock }: TestWorld): EventComment {
  const createdAt = overrides?.createdAt ?? new Date(clock.now()).toISOString();
  const { id, nodeId, body, url } = github.add((overrides?.author ?? ADA).login, text, createdAt);
  const about = { createdAt, association: 'MEMBER', place: null, review: null };
  return { kind: 'issue-comment', id, nodeId, body, author: ADA, url, ...about };
}

function aReviewComment(text: string): EventComment {
  return {
    ...{ kind: 'review-comment', id: 9001, nodeId: 'PRRC_9001', body: text, author: ADA },
    ...{ url: 'https://github.com/acme/app/pull/7#discussion_r9001', createdAt: '2026-11-20T09:00:00Z' },
    ...{ association: 'MEMBER', place: PLACE, review: 9001 },
  };
}

/** A comment as GitHub shows it on a second read. */
export function asShown({ kind, id, nodeId, body, author, url, place, review }: EventComment): CausingComment {
  const createdAt = '2026-11-20T09:00:00Z';
  const written = { kind, review, id, nodeId, body, author: author.login, authorId: author.id };
  return { ...written, url, createdAt, authorIsBot: author.bot, viaApp: author.viaApp, thread: 7, place };
}

/** Makes another attempt of the same run, an hour later, with a service that got no requests yet. */
export function rerunOf(
  { world: { github, run }, intent }: Commanded,
  changes: Parameters<typeof aWorld>[0] & object = {},
): Commanded {
  const world = aWorld({
    github,
    clock: aClock(Date.UTC(2026, 10, 20, 10)),
    ...changes,
    run: { attempt: run.attempt + 1, ...changes.run },
    inputs: { prompt: '', ...changes.inputs },
  });
  return { world, intent };
}

/**
 * Plays a command to its end and sets its outputs, as the program does. Whatever the story, at most one job is
 * requested.
 */
export async function playCommand({ world, intent }: Commanded) {
  const outcome = await runComment(intent, world).catch((error: unknown): Outcome => {
    if (!(error instanceof DocsAgentError)) throw error;
    return { kind: 'error', problems: problemsOf(error), facts: NO_FACTS, summary: null };
  });
  const published = publication(outcome);
  for (const [name, value] of published.outputs) world.runner.output(name, value);
  expect(world.service.prompts.length).toBeLessThanOrEqual(1);
  /** The error of the step, or why nothing was done. */
  const words = [...published.failures, published.sentence ?? '', published.notice ?? ''].join('\n').trim();
  const { github, service, runner } = world;
  const sent = sentTo(world);
  return { outcome, published, result: resultIn(world), words, text: lastText(github), sent, github, service, runner };
}

/** The marker of a comment's job, as a run that owns comment 100 writes it. */
export function aCommentMarker(details: Partial<Marker> = {}): Marker {
  const comment = { kind: 'issue-comment', id: 100 } as const;
  return aMarker({ trigger: comment, instructionComment: comment, ...details });
}

/** Adds our status comment to the thread, as an earlier process left it. */
export function leave(
  github: FakeRepository,
  marker: Marker,
  { text = '**Left by an earlier process.**', author = OURSELVES, createdAt = '2026-11-20T09:00:05Z' } = {},
): ThreadComment {
  return github.add(author, `${writeMarker(marker)}\n\n${text}`, createdAt);
}

/** Adds our status comment to thread 3: only the list of all threads shows it, and a read by its id. */
export function inAnotherThread(github: FakeRepository, marker: Marker, author = OURSELVES): ThreadComment {
  const elsewhere = leave(github, marker, { author });
  changeAnswer(github, 'comments', (rows, thread) => rows.filter(({ id }) => (id === elsewhere.id) === (thread === 3)));
  changeAnswer(github, 'recentComments', ({ comments, cut }) => {
    return { comments: comments.map((row) => (row.id === elsewhere.id ? { ...row, thread: 3 } : row)), cut };
  });
  return elsewhere;
}

/** All our comments, each as its marker's state, or as "notice" without a state. */
export function saidBy(github: FakeRepository): readonly string[] {
  return github.stored
    .filter(({ author }) => author === OURSELVES)
    .map(({ body }) => {
      const read = readMarker(body);
      if (read.kind !== 'marker') return read.kind === 'none' ? 'notice' : read.kind;
      const { state, outcome } = read.marker;
      return outcome === null ? state : `${state} ${outcome}`;
    });
}

/** The reactions to the command's comment. */
export function reactionsTo({ world, intent }: Commanded): readonly string[] {
  const name = `${nameOf(intent.comment)} `;
  return [...world.github.reactions].filter((each) => each.startsWith(name)).map((each) => each.slice(name.length));
}

/** The text of our last comment, without its marker. */
export function lastText(github: FakeRepository): string {
  const { body } = github.stored.findLast(({ author }) => author === OURSELVES) ?? { body: '' };
  return body.slice(body.indexOf('\n') + 1).trim();
}

/** What was written to GitHub, in order. */
export function written(github: FakeRepository): readonly string[] {
  return github.calls.filter((call) => call === 'react' || call === 'createComment' || call === 'editComment');
}

/** A comment in a conversation. */
export function aComment(id: number): CommentRef {
  return { kind: 'issue-comment', id };
}

/** The conversation under an issue or pull request. */
export function inThread(thread: number): Conversation {
  return { thread, review: null };
}
