import { expect, test } from 'vitest';
import { leftWaiting } from '../../src/action/stories/comment-memory.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import { aCommand, aCommentMarker } from '../build/a-command.ts';

const WAITING: Partial<Marker> = { state: 'waiting', request: 'message', outcome: null, jobId: 'j_1' };
const ENDED: Partial<Marker> = { state: 'finished', request: 'message', outcome: 'pull-request', jobId: 'j_1' };

test.each<[string, readonly Partial<Marker>[], boolean]>([
  ['alone', [WAITING], true],
  ['never, if there is none', [], false],
  ['not above an end', [WAITING, ENDED], false],
  ['not below an end, as a forged one could be', [ENDED, WAITING], false],
  ['not beside another one that waits', [WAITING, WAITING], false],
])('a re-run goes on with a request that waits: %s', (_when, markers, goesOn) => {
  const { world, intent } = aCommand(undefined, { world: { run: { attempt: 2 } } });
  const { kind, id } = intent.comment;
  const marked = markers.map((fields, at) => ({
    ...{
      kind: 'issue-comment' as const,
      id: 101 + at,
      nodeId: null,
      review: null,
      author: 'x',
      authorId: null,
      body: '',
    },
    ...{ url: `https://x/${at}`, createdAt: '2026-11-20T09:00:00Z' },
    marker: aCommentMarker({ ...fields, trigger: { kind, id } }),
  }));
  expect(leftWaiting({ marked, unreadable: [], neverSent: new Set() }, intent, world) !== null).toBe(goesOn);
});
