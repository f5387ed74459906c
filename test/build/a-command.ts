import { expect } from 'vitest';
import type { EventComment, EventThread } from '../../src/action/event/event.ts';
import type { CommentIntent } from '../../src/action/event/intent.ts';
import { NO_FACTS, type Outcome, publication } from '../../src/action/outcome.ts';
import type { CausingComment } from '../../src/action/ports/conversations.ts';
import { runComment } from '../../src/action/stories/comment.ts';
import { DocsAgentError, problemsOf } from '../../src/action/words/errors.ts';
import { aClock } from '../fakes/fake-clock.ts';
import { nameOf } from '../fakes/fake-repository.ts';
import { INSTRUCTION } from './a-marker.ts';
import { aWorld, resultIn, sentTo, type TestWorld } from './a-world.ts';
import { created, withPullRequest } from './answers.ts';
import { lastText } from './said.ts';
import { ISSUE, PLACE, PULL } from './threads.ts';

export const ADA = { id: 1815, login: 'ada', bot: false, viaApp: null };

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
  const usual = { comment, thread, sender: comment.author, standing: null, context: null, problems: [] };
  const intent: CommentIntent = { kind: 'comment', ...usual, ...given.intent };
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

/** Plays a command to its end and sets its outputs, as the program does. At most one job may be requested. */
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

/** The reactions to the command's comment. */
export function reactionsTo({ world, intent }: Commanded): readonly string[] {
  const name = `${nameOf(intent.comment)} `;
  return [...world.github.reactions].filter((each) => each.startsWith(name)).map((each) => each.slice(name.length));
}
