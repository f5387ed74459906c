import type { CommentRef, Conversation, ThreadComment } from '../../src/action/ports/conversations.ts';
import { type Marker, writeMarker } from '../../src/action/value/marker.ts';
import { type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';
import { aMarker, readMarker } from './a-marker.ts';
import { changeAnswer } from './around.ts';

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
