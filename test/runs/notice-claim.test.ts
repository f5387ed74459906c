import { expect, test } from 'vitest';
import { noticeClaimOf } from '../../src/runs/finish/notice-claim.ts';
import { instructionHash, type Marker } from '../../src/thread/marker.ts';
import type { OwnComment } from '../../src/thread/own-comments.ts';
import { aMarker } from '../build/a-marker.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';

type Placed = OwnComment & { readonly thread: number };

/** A status comment, written at this minute. */
function comment(id: number, minute: number, marker: Partial<Marker> = {}, thread = 7): Placed {
  const createdAt = `2026-11-20T09:0${minute}:00Z`;
  const about = { kind: 'issue-comment', review: null, author: OURSELVES, authorId: null } as const;
  return { ...about, id, body: '', url: `https://x/${id}`, createdAt, marker: aMarker(marker), thread };
}

const FOLLOWS = { instructionHash: instructionHash('Follow the job j_1.') };
const AT_NINE = { askedAt: '2026-11-20T09:00:00.000Z' };
const follower = comment(105, 5, { ...FOLLOWS, ...AT_NINE });

test.each<[string, Placed, readonly Placed[], number]>([
  ['its own for a request', comment(100, 0), [comment(101, 1)], 100],
  ['its own for a step that follows a job alone', follower, [], 105],
  ['its own if the request is in another thread', follower, [comment(100, 0, {}, 8)], 105],
  ['its own beside another job', follower, [comment(100, 0, { jobId: 'j_0' })], 105],
  ['that of the first step that followed the job', follower, [comment(101, 1, FOLLOWS), comment(100, 0, FOLLOWS)], 100],
  [
    'that of the request, if another step followed the job, too',
    follower,
    [comment(101, 1, FOLLOWS), comment(100, 0)],
    100,
  ],
  ['that of the request', follower, [comment(100, 0)], 100],
  [
    'that of the latest request, in any order',
    follower,
    [comment(101, 3, { request: 'message' }), comment(100, 0)],
    101,
  ],
  [
    'that of no follow-up that the job refused',
    follower,
    [comment(101, 3, { request: 'message', jobId: 'j_1', state: 'not-created', answered: true }), comment(100, 0)],
    100,
  ],
  [
    'that of a follow-up which may have arrived',
    follower,
    [comment(101, 3, { request: 'message', jobId: 'j_1', state: 'unknown' }), comment(100, 0)],
    101,
  ],
  ['that of no later request', follower, [comment(100, 0), comment(106, 6, { request: 'message' })], 100],
])('the notice of an end is claimed on a status comment: %s', (_which, own, others, id) => {
  expect(noticeClaimOf(own, [...others, own])).toMatchObject({ kind: 'issue-comment', id });
});
