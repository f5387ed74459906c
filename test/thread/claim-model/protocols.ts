import { laterRun, mayStart } from '../../../src/thread/claim.ts';
import type { Marker } from '../../../src/thread/marker.ts';
import { type Attempt, askerOf, end, markerOf, type Plan, type Protocol, type Seen } from './world.ts';

/** The decisions of the protocol, each of which a weaker variant takes otherwise. */
export interface Decisions {
  readonly mayStart: typeof mayStart;
  readonly laterRun: typeof laterRun;
  /** Whether an attempt may take who wrote the marker for dead. */
  readonly isRerun: (self: Attempt, marker: Marker) => boolean;
  readonly afterLostJob: 'make-unknown' | 'ask-again' | 'call-it-not-created';
  /** Whether a re-run that finds its comment claimed, and no marker, takes its first attempt's place. */
  readonly replacesSilentClaimant: boolean;
  /** Whether a comment is read before `unknown` is written over it. */
  readonly readsAfresh: boolean;
  /** Whether who takes up a job looks at it before writing. */
  readonly looksFirst: boolean;
}

export const DECISIONS: Decisions = {
  mayStart,
  laterRun,
  isRerun: ({ run, attempt }, marker) => attempt > 1 && marker.run === String(run),
  afterLostJob: 'make-unknown',
  replacesSilentClaimant: false,
  readsAfresh: true,
  looksFirst: true,
};

/** The protocol of `src/thread/claim.ts`, which takes its decisions; `changes` replaces some of them. */
export function oneReaction(changes: Partial<Decisions> = {}): Protocol {
  const decisions = { ...DECISIONS, ...changes };
  return (self) => claim(false, { self, decisions });
}

interface Actor {
  readonly self: Attempt;
  readonly decisions: Decisions;
}

function claim(again: boolean, actor: Actor): Plan {
  return {
    send: 'claim',
    at: again ? 'claim again' : 'claim',
    next: (answer) => {
      if (actor.decisions.mayStart(answer)) return writeStarting(false, actor);
      if (answer === 'existed') return lookBack(actor);
      return answer === 'lost' && !again ? claim(true, actor) : end('nothing');
    },
  };
}

function writeStarting(again: boolean, actor: Actor): Plan {
  const marker = markerOf(actor.self, 'starting');
  return {
    send: 'comment',
    at: again ? 'write-starting again' : 'write-starting',
    marker,
    next: (answer) => {
      if (typeof answer === 'object') return askForJob(answer.made, actor);
      return answer === 'lost' ? findStarting(again, actor) : end('nothing');
    },
  };
}

/** Looks for a comment whose creation was not acknowledged. */
function findStarting(again: boolean, actor: Actor): Plan {
  return {
    send: 'list',
    at: again ? 'find again' : 'find',
    next: (seen) => {
      const found = seen.findLast(({ marker }) => marker === markerOf(actor.self, 'starting'));
      if (found !== undefined) return askForJob(found.comment, actor);
      return again ? end('nothing') : writeStarting(true, actor);
    },
  };
}

function askForJob(comment: number, actor: Actor): Plan {
  return {
    send: 'job',
    at: 'ask-for-job',
    comment,
    next: (answer) => {
      if (typeof answer === 'object') return writeStarted(comment, answer.made, actor.self);
      if (answer === 'refused') return writeNotCreated(comment, actor.self);
      const { afterLostJob } = actor.decisions;
      if (afterLostJob === 'make-unknown') return admitUnknown(comment, actor);
      return afterLostJob === 'ask-again' ? askForJob(comment, actor) : writeNotCreated(comment, actor.self);
    },
  };
}

function writeStarted(comment: number, job: string, asker: Attempt): Plan {
  const marker = markerOf(asker, 'started', job);
  return { send: 'edit', at: 'write-started', comment, marker, next: () => follow(comment, job, asker) };
}

function follow(comment: number, job: string, asker: Attempt): Plan {
  const marker = markerOf(asker, 'finished', job);
  const finish: Plan = { send: 'edit', at: 'finish', comment, marker, next: () => end({ ended: job }) };
  return { send: 'look', at: 'follow', comment, job, next: () => finish };
}

function writeNotCreated(comment: number, asker: Attempt): Plan {
  const marker = markerOf(asker, 'not-created');
  return { send: 'edit', at: 'write-not-created', comment, marker, next: () => end('not-created') };
}

/** Admits what nobody can know, unless the comment says more by now. */
function admitUnknown(comment: number, { self, decisions }: Actor): Plan {
  const write = writeUnknown(comment, { asker: self, tells: 'unknown-start' });
  if (!decisions.readsAfresh) return write;
  const next = ({ state }: Marker): Plan => (state === 'starting' ? write : end('unknown-start'));
  return { send: 'read', at: 'read-afresh', comment, next };
}

function writeUnknown(
  comment: number,
  { asker, tells }: { readonly asker: Attempt; readonly tells: 'unknown-start' | 'already-claimed' },
): Plan {
  const marker = markerOf(asker, 'unknown');
  return { send: 'edit', at: 'write-unknown', comment, marker, next: () => end(tells) };
}

/** Does what a run does whose comment has been claimed before; no plan from here asks for a job. */
function lookBack(actor: Actor): Plan {
  const next = (seen: readonly Seen[], now: number): Plan => goOn(seen.at(-1) ?? null, { now, fresh: false }, actor);
  return { send: 'list', at: 'look-back', next };
}

/** Decides by what was seen; `unknown` is decided upon twice, the second time by a fresh read. */
function goOn(
  seen: Seen | null,
  { now, fresh }: { readonly now: number; readonly fresh: boolean },
  actor: Actor,
): Plan {
  const { self, decisions } = actor;
  const isRerun = seen === null ? self.attempt > 1 : decisions.isRerun(self, seen.marker);
  const decision = decisions.laterRun(seen?.marker ?? null, { isRerun, now });
  switch (decision.kind) {
    case 'claimed-without-marker':
      return isRerun && decisions.replacesSilentClaimant ? writeStarting(false, actor) : end('already-claimed');
    case 'already-claimed':
      return end('already-claimed');
    case 'tell-not-created':
      return end('not-created');
    case 'tell-unknown':
      return end('unknown-start');
    case 'tell-end':
      return end({ ended: decision.jobId });
    case 'follow': {
      const { comment, marker } = known(seen);
      const takeUp = decisions.looksFirst ? follow : writeStarted;
      return takeUp(comment, decision.jobId, askerOf(marker));
    }
    case 'make-unknown': {
      const { comment, marker } = known(seen);
      if (fresh || !decisions.readsAfresh) {
        return writeUnknown(comment, { asker: askerOf(marker), tells: decision.result });
      }
      const next = (read: Marker): Plan => goOn({ comment, marker: read }, { now, fresh: true }, actor);
      return { send: 'read', at: 'read-afresh', comment, next };
    }
  }
}

function known(seen: Seen | null): Seen {
  if (seen === null) throw new Error('Only a comment that was seen can be followed or edited.');
  return seen;
}
