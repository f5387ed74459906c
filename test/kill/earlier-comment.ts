import type { CommentRef } from '../../src/action/ports/conversations.ts';
import {
  instructionHash,
  type Marker,
  markerFor,
  type StatusView,
  serviceHash,
} from '../../src/action/value/marker.ts';
import { renderStatusComment } from '../../src/action/wording/status-comment.ts';
import { BOT } from '../scenarios/world.ts';
import type { Stage } from './story.ts';

const MINUTE = 60_000;
/** How long a run with the default `wait-minutes` follows a request. */
const WATCHED_MS = 32 * MINUTE;

export interface EarlierRequest {
  readonly comment: CommentRef;
  readonly instruction: string;
  readonly view: StatusView;
  /** Null if unknown. */
  readonly jobId: string | null;
  readonly minutesAgo: number;
  readonly told?: Marker['told'];
}

/** Adds a status comment as an earlier run left it, and that run's claim. Returns the comment's id. */
export function leaveStatusComment(
  { github, app, baseUrl }: Stage,
  { comment, instruction, view, jobId, minutesAgo, told = [] }: EarlierRequest,
): number {
  const { thread } = app.comments.get(comment.id) ?? { thread: 1 };
  const askedAt = Date.now() - minutesAgo * MINUTE;
  const base = {
    repository: { id: 4200, name: 'acme/app' },
    service: serviceHash({ baseUrl, projectId: 'handbook' }),
    trigger: comment,
    instructionComment: comment,
    instructionHash: instructionHash(instruction),
    request: 'job',
    head: null,
    run: '4700',
    attempt: 1,
    askedAt: new Date(askedAt).toISOString(),
    watchedUntil: new Date(askedAt + WATCHED_MS).toISOString(),
    told,
  } as const;
  const body = renderStatusComment({
    marker: markerFor(view, base, { jobId }),
    view,
    job: null,
    instruction: { text: instruction },
    endedAt: null,
    serverUrl: github.url,
    command: '/docs',
    handsOver: true,
  });
  github.state.react(app, `comment/${comment.id}`, { account: github.state.account(BOT), content: 'rocket' });
  return github.state.addComment(app, thread, { author: BOT, body }).id;
}
