import { renderStatusComment, type StatusComment } from '../../src/action/wording/status-comment.ts';
import { aMarker, INSTRUCTION } from './a-marker.ts';

/** Writes a status comment as we do, of a job at work; tests set only the fields that matter. */
export function aStatusComment(given: Partial<StatusComment> = {}): string {
  return renderStatusComment({
    ...{ marker: aMarker(), view: { state: 'started', seen: { kind: 'working' } }, job: null, endedAt: null },
    ...{ instruction: { text: INSTRUCTION }, serverUrl: 'https://github.com', command: '/docs', handsOver: true },
    ...given,
  });
}
