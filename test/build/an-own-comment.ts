import type { ThreadComment } from '../../src/action/ports/conversations.ts';
import { type Marker, writeMarker } from '../../src/action/value/marker.ts';
import type { OwnComment } from '../../src/action/value/own-comments.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';
import { aMarker } from './a-marker.ts';

/** A comment in thread 7, written by us; tests set only the fields that matter. */
export function aComment(given: Partial<ThreadComment> = {}): ThreadComment {
  const id = given.id ?? 100;
  const url = `https://github.com/acme/app/issues/7#issuecomment-${id}`;
  return {
    kind: 'issue-comment',
    review: null,
    id,
    nodeId: `IC_${id}`,
    author: OURSELVES,
    authorId: null,
    body: '',
    url,
    createdAt: '2026-11-20T09:00:00Z',
    ...given,
  };
}

/** A trusted status comment of ours. */
export function anOwnComment(overrides: Partial<Marker> = {}, id = 100): OwnComment {
  const marker = aMarker(overrides);
  return { ...aComment({ id, body: `${writeMarker(marker)}\n\n**Working on it.**` }), marker };
}
