import type { Marker } from '../../../src/action/value/marker.ts';
import { taking } from './keeper.ts';
import { markerOf, type Seen } from './markers.ts';
import { end, type Keeper, type Made, type Plan, type Protocol, type Self } from './world.ts';

/** Checks for an answer, requests the job, and records its id: check, then act. */
export const listPostMark: Protocol = (self) => ({
  send: 'list',
  at: 'list',
  keeper: null,
  next: (seen) => (seen?.length === 0 ? request(null, self) : end('nothing')),
});

/** Every run writes a comment; a run that sees no comment with a lower id than its own requests the job. */
export const lowestIdWins: Protocol = (self) =>
  announce(self, (own, seen) => seen.some(({ id }) => id === own) && seen.every(({ id }) => id >= own));

/** Every run writes a comment; a run that sees only its own requests the job, at once. */
export const soleMarker: Protocol = (self) => announce(self, (own, seen) => seen.length === 1 && seen[0]?.id === own);

function announce(self: Self, wins: (own: number, seen: readonly Seen[]) => boolean): Plan {
  const marker = markerOf(self, { state: 'starting' });
  const list = (own: number): Plan => ({
    send: 'list',
    at: `list beside comment ${own}`,
    keeper: null,
    next: (seen) => (seen !== null && wins(own, seen) ? request(taking(own, marker), self) : end('nothing')),
  });
  const next = (answer: Made<number>): Plan => (typeof answer === 'object' ? list(answer.made) : end('nothing'));
  return { send: 'comment', at: 'announce', keeper: null, marker, next };
}

function request(keeper: Keeper | null, self: Self): Plan {
  return {
    send: 'job',
    at: 'request-job',
    keeper,
    next: (answer) =>
      typeof answer === 'object'
        ? mark(keeper, markerOf(self, { state: 'started', jobId: answer.made }))
        : end('nothing'),
  };
}

function mark(keeper: Keeper | null, marker: Marker): Plan {
  const next = (): Plan => end('nothing');
  if (keeper === null) return { send: 'comment', at: 'mark', keeper, marker, next };
  return { send: 'edit', at: 'mark', keeper, comment: keeper.comment, marker, guarded: false, next };
}
