import type { Outcome } from '../../src/action/outcome.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import { DocsAgentError } from '../../src/action/words/errors.ts';
import { readMarkerLine } from '../../src/action/words/hidden.ts';
import { deedsOf, type Ears, type Edit, type Hub, markerIn, type Sent, type Who } from './hub.ts';

/** Promises that hold whatever happens. */
export const ALWAYS = [
  ...['two requests were sent for one', 'something was sent without a claim', 'a bug ended a process'],
  ...['a re-run sent what its comment had claimed before', 'something that was sent is called not sent'],
  ...['a run says that nothing was sent, and it was', 'a status comment names a job that is not its own'],
  'an earlier attempt overwrote a later one',
] as const;

/** Promises that hold as long as each request to GitHub or the service takes less than a minute. */
export const IN_TIME = [
  ...['something was sent without a status comment that says so', 'a status comment lost what it said'],
  ...['a status comment never got its end', 'an end was announced twice', 'an end was never announced'],
] as const;

export type Breach = (typeof ALWAYS)[number] | (typeof IN_TIME)[number];

/** What may replace what: information is never lost, and a job never follows an end without one. */
const FORWARD: Readonly<Record<Marker['state'], readonly Marker['state'][]>> = {
  waiting: ['waiting', 'starting', 'not-created', 'unknown'],
  starting: ['starting', 'waiting', 'started', 'finished', 'not-created', 'unknown'],
  started: ['started', 'finished'],
  finished: ['finished'],
  // Only a later attempt of a step goes on here, with a new start.
  'not-created': ['not-created', 'starting'],
  unknown: ['unknown'],
};

/** Makes the ears that tell of broken promises. */
export function listening(tell: (breach: Breach) => void): Ears {
  return {
    onSend: (sent, hub) => {
      for (const breach of ofSending(sent, hub)) tell(breach);
    },
    onEdit: (edit, by, hub) => {
      for (const breach of ofEdit(edit, by, hub)) tell(breach);
    },
    onWrite: (body, thread, hub) => {
      if (announcedTwice(body, thread, hub)) tell('an end was announced twice');
    },
  };
}

function* ofSending({ by, request, status }: Sent, hub: Hub): Generator<Breach> {
  const { claims, waitedIn } = deedsOf(hub, by);
  // Who retries what was not sent takes its turn.
  const inTurn = (id: number | null): string => `retry of issue-comment/${id} rocket`;
  const isSame = (earlier: Sent): boolean =>
    [request, inTurn(status)].includes(earlier.request) || request === inTurn(earlier.status);
  if (hub.sent.some(isSame)) yield 'two requests were sent for one';
  const needed = [...by.claims, ...(waitedIn === null ? [] : [`issue-comment/${waitedIn} rocket`])];
  if (request === 'retry of nothing' || !needed.every((claim) => claims.has(claim)))
    yield 'something was sent without a claim';
  const [first] = by.claims;
  const others = [...hub.deeds].filter(([name]) => name !== by.name);
  const isClaimedBefore = first !== undefined && others.some(([, earlier]) => earlier.claims.has(first));
  if (by.attempt > 1 && isClaimedBefore) yield 'a re-run sent what its comment had claimed before';
  const marker = statusIn(hub, status);
  if (marker?.state !== 'starting' || marker.run !== by.run || marker.attempt !== by.attempt)
    yield 'something was sent without a status comment that says so';
}

function* ofEdit({ id, before, after }: Edit, by: Who, hub: Hub): Generator<Breach> {
  if (before !== null && before.run === by.run && by.kind !== 'settle' && by.attempt < before.attempt)
    yield 'an earlier attempt overwrote a later one';
  if (before !== null && hasLost(before, after)) yield 'a status comment lost what it said';
  yield* ofState(id, after, hub);
}

function hasLost(before: Marker, after: Marker): boolean {
  const goesOn = before.state !== 'not-created' || after.state === before.state || after.attempt > before.attempt;
  const keepsJob = before.state !== 'started' || before.jobId === after.jobId;
  return !FORWARD[before.state].includes(after.state) || !goesOn || !keepsJob;
}

/** Compares what a status comment says with what was sent. `starting` and `unknown` say nothing that could be wrong. */
function* ofState(id: number, { state, jobId, run, trigger }: Marker, hub: Hub): Generator<Breach> {
  const sent = hub.sent.filter(({ status }) => status === id);
  if ((state === 'not-created' || state === 'waiting') && sent.length > 0)
    yield 'something that was sent is called not sent';
  // A run adds its comment again if GitHub calls it deleted: both are of one request.
  const isOfRequest = (other: Marker | null): boolean =>
    other?.run === run && JSON.stringify(other.trigger) === JSON.stringify(trigger);
  const isOwn = (status: number | null): boolean => status === id || isOfRequest(statusIn(hub, status));
  const own = hub.sent.filter((each) => each.jobId === jobId && isOwn(each.status));
  const hasEnded = own.some(({ endsAt }) => endsAt <= hub.now);
  if ((state === 'started' && own.length === 0) || (state === 'finished' && !hasEnded))
    yield 'a status comment names a job that is not its own';
}

function statusIn({ github }: Hub, status: number | null): Marker | null {
  return markerIn(github.stored.find(({ id }) => id === status)?.body ?? '');
}

/** Lists what a comment of ours announces: notices, by the status comment with the end, and a hand-over. */
function announcedIn(body: string): readonly string[] {
  const value = readMarkerLine(body)?.value as { kind?: string; status?: string; ends?: string[] } | undefined;
  if (value?.kind === 'handover') return ['hand-over'];
  return value?.kind === 'notice' ? [...(value.ends ?? []), ...(value.status === undefined ? [] : [value.status])] : [];
}

function announcedTwice(body: string, thread: number, { github, threads }: Hub): boolean {
  const here = github.stored.filter(({ id }) => (threads.get(id) ?? 7) === thread);
  const all = here.flatMap((comment) => announcedIn(comment.body));
  return announcedIn(body).some((end) => all.filter((other) => other === end).length > 1);
}

export interface Ended {
  readonly outcome?: Outcome;
  readonly error?: unknown;
}

/** Judges how a process ended: what it says at its end, or what it throws. */
export function breachAtEnd(by: Who, { outcome, error }: Ended, hub: Hub): Breach | null {
  if (error !== undefined && !(error instanceof DocsAgentError)) return 'a bug ended a process';
  const isUnsent =
    error !== undefined ||
    outcome?.kind === 'skipped' ||
    outcome?.kind === 'helped' ||
    (outcome?.kind === 'job' && outcome.result === 'not-created');
  return isUnsent && hub.sent.some((sent) => sent.by === by) ? 'a run says that nothing was sent, and it was' : null;
}

/** Judges a world in which all processes are over, and later settle runs have found nothing more to do. */
export function* atRest(hub: Hub): Generator<Breach> {
  const statuses = hub.github.stored.flatMap(({ id, body }) => {
    const marker = markerIn(body);
    return marker === null ? [] : [{ id, marker }];
  });
  for (const { id, marker } of statuses) {
    yield* [...ofState(id, marker, hub)].filter(() => hub.sent.some(({ status }) => status === id));
    if (!['finished', 'not-created', 'unknown'].includes(marker.state)) yield 'a status comment never got its end';
    if (marker.state === 'finished' && marker.told.length < 3) yield 'an end was never announced';
  }
  const { reviews, stored } = hub.github;
  if (new Set(reviews).size < reviews.length) yield 'an end was announced twice';
  const isHandedOver = stored.some(({ body }) => announcedIn(body).includes('hand-over'));
  const isFinished = statuses.some(({ marker }) => marker.state === 'finished' && marker.request === 'job');
  const isOpen = hub.github.pulls.get('acme/app#9')?.state === 'open';
  if (isFinished && isOpen && !isHandedOver) yield 'an end was never announced';
}
