import {
  instructionHash,
  type Marker,
  markerFor,
  type StatusView,
  serviceHash,
} from '../../src/action/value/marker.ts';
import { aMarker } from '../build/a-marker.ts';
import { aStatusComment } from '../build/a-status-comment.ts';
import { BOT, commentEvent } from '../scenarios/world.ts';
import type { Stage } from './story.ts';

const MINUTE = 60_000;
/** How long a run with the default `wait-minutes` follows a request. */
const WATCHED_MS = 32 * MINUTE;

export interface EarlierRequest {
  readonly instruction: string;
  readonly view: StatusView;
  /** Null if unknown. */
  readonly jobId: string | null;
  readonly minutesAgo: number;
  readonly told?: Marker['told'];
}

/** Adds a command in issue 1, and the claim and the status comment of an earlier run. Returns the ids of both comments. */
export function leaveRequest(
  { github, app, baseUrl }: Stage,
  { instruction, view, jobId, minutesAgo, told = [] }: EarlierRequest,
): { readonly command: number; readonly status: number } {
  const { id: command } = commentEvent({ github, app }, `/docs ${instruction}`);
  const comment = { kind: 'issue-comment', id: command } as const;
  const askedAt = Date.now() - minutesAgo * MINUTE;
  const base = aMarker({
    ...{ service: serviceHash({ baseUrl, projectId: 'handbook' }), instructionHash: instructionHash(instruction) },
    ...{ trigger: comment, instructionComment: comment, run: '4700', told, askedAt: new Date(askedAt).toISOString() },
    watchedUntil: new Date(askedAt + WATCHED_MS).toISOString(),
  });
  const marker = markerFor(view, base, { jobId });
  const body = aStatusComment({ marker, view, instruction: { text: instruction }, serverUrl: github.url });
  github.state.react(app, `comment/${command}`, { account: github.state.account(BOT), content: 'rocket' });
  return { command, status: github.state.addComment(app, 1, { author: BOT, body }).id };
}
