import type { Marker } from '../../../src/thread/marker.ts';
import { type Attempt, end, type Made, markerOf, type Plan, type Protocol, type Seen } from './world.ts';

/** Looks whether somebody has answered, asks for the job, and writes down its id: a check, and then an act. */
export const listPostMark: Protocol = (self) => ({
  send: 'list',
  at: 'list',
  next: (seen) => (seen.length > 0 ? end('nothing') : ask(null, self)),
});

/** Everybody writes a comment; whoever sees no comment with a lower id than its own asks for the job. */
export const lowestIdWins: Protocol = (self) =>
  announce(
    self,
    (own, seen) => seen.some(({ comment }) => comment === own) && seen.every((each) => each.comment >= own),
  );

/** Everybody writes a comment; whoever sees its own and no other asks for the job, at once. */
export const soleMarker: Protocol = (self) =>
  announce(self, (own, seen) => seen.length === 1 && seen[0]?.comment === own);

function announce(self: Attempt, wins: (own: number, seen: readonly Seen[]) => boolean): Plan {
  const list = (own: number): Plan => ({
    send: 'list',
    at: `list beside comment ${own}`,
    next: (seen) => (wins(own, seen) ? ask(own, self) : end('nothing')),
  });
  const next = (answer: Made<number>): Plan => (typeof answer === 'object' ? list(answer.made) : end('nothing'));
  return { send: 'comment', at: 'announce', marker: markerOf(self, 'starting'), next };
}

function ask(comment: number | null, self: Attempt): Plan {
  return {
    send: 'job',
    at: 'ask-for-job',
    comment,
    next: (answer) =>
      typeof answer === 'object' ? mark(comment, markerOf(self, 'started', answer.made)) : end('nothing'),
  };
}

function mark(comment: number | null, marker: Marker): Plan {
  const next = (): Plan => end('nothing');
  if (comment === null) return { send: 'comment', at: 'mark', marker, next };
  return { send: 'edit', at: 'mark', comment, marker, next };
}
