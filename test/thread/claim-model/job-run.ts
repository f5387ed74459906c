import type { Reaction } from '../../../src/action/ports/conversations.ts';
import { TURN_CLAIM } from '../../../src/action/value/claim.ts';
import type { FinishedOutcome } from '../../../src/action/value/marker.ts';
import { believesEnd } from './belief.ts';
import { show, taking } from './keeper.ts';
import { ASKED_AT, markerOf, type Seen } from './markers.ts';
import { type ClaimAnswer, end, type Keeper, type Plan, type Self } from './world.ts';

/** What a process does from its status comment on, and the decisions that a weaker variant makes differently. */
export interface JobRules {
  readonly afterLostJob: 'make-unknown' | 'request-again' | 'call-it-not-created';
  /** Whether a process that does not hold the job reads a comment again before it writes. */
  readonly readsAfresh: boolean;
  /** Whether a run that continues a job reads it before writing. */
  readonly looksFirst: boolean;
  readonly believesEnd: typeof believesEnd;
  /**
   * Whether a message first waits for its job, and what it needs before it is sent: the claim of its turn and the
   * acknowledgement that its comment says `starting` again, or only one of both.
   */
  readonly waitsFirst: 'no' | 'for-both' | 'for-claim' | 'for-acknowledgement';
  /** Whether a claimed turn is given back before the comment says that nothing was sent. */
  readonly givesBack: boolean;
}

export const JOB_RULES: JobRules = {
  afterLostJob: 'make-unknown',
  readsAfresh: true,
  looksFirst: true,
  believesEnd,
  waitsFirst: 'no',
  givesBack: true,
};

interface Opening {
  readonly self: Self;
  readonly of?: number | null;
  readonly claims?: string;
  readonly state?: 'waiting' | 'starting';
  /** Continues with the new comment, or with null if it is not known to exist. */
  readonly next: (keeper: Keeper | null) => Plan;
}

/**
 * Creates the status comment. If the answer is lost, it looks for the comment and creates it again only if it is
 * absent.
 */
export function writeStarting(opening: Opening, again = false): Plan {
  const { self, of = null, claims, state = 'starting', next } = opening;
  const retried = { of, ...(claims === undefined ? {} : { claims }) };
  const marker = markerOf(self, { state, ...(self.waits === false ? { unwatched: true } : {}) });
  const find = (seen: readonly Seen[] | null): Plan => {
    const found = seen?.find((row) => row.marker === marker);
    if (found !== undefined) return next(taking(found.id, marker));
    return again || seen === null ? next(null) : writeStarting(opening, true);
  };
  return {
    send: 'comment',
    at: again ? 'write-starting again' : 'write-starting',
    keeper: null,
    ...retried,
    marker,
    next: (answer) => {
      if (typeof answer === 'object') return next(taking(answer.made, marker));
      if (answer === 'refused') return next(null);
      return { send: 'list', at: again ? 'find again' : 'find', keeper: null, ...retried, twice: true, next: find };
    },
  };
}

export interface Requesting {
  readonly self: Self;
  readonly rules: JobRules;
  readonly of?: number | null;
}

/** Requests the job once, and follows it. */
export function requestJob(keeper: Keeper | null, { self, rules, of = null }: Requesting): Plan {
  return {
    send: 'job',
    at: self.request === 'job' ? 'request-job' : 'send-message',
    keeper,
    of,
    next: (answer) => {
      if (typeof answer === 'object') {
        const watching = { self, rules };
        if (keeper === null && self.waits !== false && answer.atWork === false)
          return lookForWork(null, answer.made, watching);
        return writeStarted(doubting(keeper, answer), answer.made, watching);
      }
      if (answer === 'refused') return writeNotCreated(keeper, { self, rules });
      if (rules.afterLostJob === 'request-again') return requestJob(keeper, { self, rules, of });
      if (rules.afterLostJob === 'call-it-not-created') return writeNotCreated(keeper, { self, rules });
      return keeper === null ? end('unknown-start') : writeUnknown(keeper, { self, rules });
    },
  };
}

/**
 * Claims the turn of a message that has waited, says `starting` in its comment, and sends it. Until then nothing was
 * sent.
 */
export function endWaiting(keeper: Keeper, requesting: Requesting): Plan {
  const { self, rules } = requesting;
  if (rules.waitsFirst !== 'for-acknowledgement' && keeper.turn === undefined) {
    const next = (answer: ClaimAnswer): Plan =>
      answer === 'created' ? endWaiting({ ...keeper, turn: true }, requesting) : writeNotCreated(keeper, requesting);
    return claimTurn(keeper, next);
  }
  const marker = markerOf(self, { state: 'starting' });
  const next = (kept: Keeper, answer: 'done' | 'lost'): Plan => {
    if (kept.leftAlone) return writeNotCreated(kept, requesting);
    const mayHaveFailed = answer === 'lost' && rules.waitsFirst !== 'for-claim';
    return mayHaveFailed ? writeNotCreated(kept, requesting) : requestJob(kept, requesting);
  };
  return show(keeper, { at: 'end-waiting', marker, self, ...rules, next });
}

/** Claims the turn of a request that was not sent. */
export function claimTurn(keeper: Keeper, next: (answer: ClaimAnswer) => Plan): Plan {
  return { send: 'claim', at: 'claim-turn', keeper, target: claimOn(keeper.comment, TURN_CLAIM), next };
}

/** Names a reaction on a status comment, as the target of a claim. */
export function claimOn(comment: number, reaction: Reaction): string {
  return `${reaction} on ${comment}`;
}

type Watching = Pick<Requesting, 'self' | 'rules'>;

/** Remembers whether the job was seen at work since its message. */
function doubting(keeper: Keeper | null, { atWork }: { readonly atWork?: false }): Keeper | null {
  if (keeper === null) return null;
  const { atWork: _before, ...kept } = keeper;
  return atWork === false ? { ...kept, atWork } : kept;
}

function writeStarted(keeper: Keeper | null, jobId: string, watching: Watching): Plan {
  const { self, rules } = watching;
  if (self.waits === false) return leave(keeper, jobId, watching);
  if (keeper === null) return follow(null, jobId, watching);
  const marker = markerOf(self, { state: 'started', jobId });
  return show(keeper, { at: 'write-started', marker, self, ...rules, next: (kept) => goOn(kept, jobId, watching) });
}

function goOn(keeper: Keeper, jobId: string, watching: Watching): Plan {
  return keeper.atWork === false ? lookForWork(keeper, jobId, watching) : follow(keeper, jobId, watching);
}

/** Reads a job with a message until it is seen at work, or its end counts. */
function lookForWork(keeper: Keeper | null, job: string, watching: Watching): Plan {
  const { self, rules } = watching;
  return {
    send: 'look',
    at: 'look-for-work',
    keeper,
    job,
    waits: false,
    next: (sight, now) => {
      if (sight === 'running') return follow(doubting(keeper, {}), job, watching);
      if (rules.believesEnd(self, { seenAtWork: false, now })) return finish(keeper, { job, sight, now }, watching);
      return lookForWork(keeper, job, watching);
    },
  };
}

/** Waits for the job's end, or as long as this run waits. */
function follow(keeper: Keeper | null, job: string, watching: Watching): Plan {
  return {
    send: 'look',
    at: 'follow',
    keeper,
    job,
    waits: true,
    next: (sight, now) => {
      if (sight === 'running') return leave(keeper, job, watching, now);
      const believed = watching.rules.believesEnd(watching.self, { seenAtWork: true, now });
      return believed ? finish(keeper, { job, sight, now }, watching) : follow(keeper, job, watching);
    },
  };
}

function leave(keeper: Keeper | null, jobId: string, { self, rules }: Watching, now = ASKED_AT): Plan {
  if (keeper === null) return end('still-running');
  const marker = markerOf(self, { state: 'started', jobId, unwatched: true });
  const next = (kept: Keeper, answer: 'done' | 'lost'): Plan => end('still-running', answer === 'lost' ? kept : null);
  return show(keeper, { at: 'write-still-running', marker, self, now, ...rules, next });
}

function finish(
  keeper: Keeper | null,
  { job, sight: outcome, now }: { readonly job: string; readonly sight: FinishedOutcome; readonly now: number },
  { self, rules }: Watching,
): Plan {
  const reports = { ended: job };
  if (keeper === null) return end(reports);
  const marker = markerOf(self, { state: 'finished', jobId: job, outcome, unwatched: true });
  const next = (kept: Keeper, answer: 'done' | 'lost'): Plan => end(reports, answer === 'lost' ? kept : null);
  return show(keeper, { at: 'finish', marker, self, now, ...rules, next });
}

/** Continues the job of a dead attempt. */
export function takeUp(before: Keeper, job: string, watching: Watching): Plan {
  const keeper = { ...before, jobId: job };
  if (!watching.rules.looksFirst) return writeStarted(keeper, job, watching);
  return {
    send: 'look',
    at: 'look-at-job',
    keeper,
    job,
    waits: false,
    next: (sight, now) => {
      if (sight === 'running') return writeStarted(keeper, job, watching);
      if (watching.rules.believesEnd(watching.self, { seenAtWork: false, now }))
        return finish(keeper, { job, sight, now }, watching);
      return writeStarted(doubting(keeper, { atWork: false }), job, watching);
    },
  };
}

/** Admits that a job may exist. */
export function writeUnknown(keeper: Keeper, { self, rules }: Watching): Plan {
  const marker = markerOf(self, { state: 'unknown', unwatched: true });
  const next = (kept: Keeper, answer: 'done' | 'lost'): Plan => end('unknown-start', answer === 'lost' ? kept : null);
  return show(keeper, { at: 'write-unknown', marker, self, ...rules, next });
}

/** Says that certainly no job was created. */
export function writeNotCreated(keeper: Keeper | null, { self, rules }: Watching, answered?: 'taken'): Plan {
  if (keeper === null) return end('not-created');
  if (keeper.turn && rules.givesBack) {
    const { turn: _turn, ...kept } = keeper;
    const next = (): Plan => writeNotCreated(kept, { self, rules }, answered);
    return { send: 'give-back', at: 'give-back', keeper, target: claimOn(keeper.comment, TURN_CLAIM), next };
  }
  const marker = markerOf(self, { state: 'not-created', unwatched: true, ...(answered && { answered }) });
  const next = (kept: Keeper, answer: 'done' | 'lost'): Plan => end('not-created', answer === 'lost' ? kept : null);
  return show(keeper, { at: 'write-not-created', marker, self, ...rules, next });
}
