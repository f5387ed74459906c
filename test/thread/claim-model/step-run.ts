import { type Resumption, resumptionOf } from '../../../src/action/value/claim.ts';
import type { Marker } from '../../../src/action/value/marker.ts';
import {
  claimTurn,
  endWaiting,
  JOB_RULES,
  type JobRules,
  requestJob,
  takeUp,
  writeNotCreated,
  writeStarting,
  writeUnknown,
} from './job-run.ts';
import { show, taking } from './keeper.ts';
import { believed, INSTRUCTION, markerOf, rowOf, type Seen } from './markers.ts';
import { type ClaimAnswer, end, type Keeper, type Plan, type Protocol, type Self } from './world.ts';

/** The decisions of a step in `job` mode, each of which a weaker variant makes differently. */
export interface StepRules extends JobRules {
  readonly resumptionOf: typeof resumptionOf;
  /** Whether a re-run starts nothing unless its memory was read. */
  readonly needsMemory: boolean;
}

const STEP_RULES: StepRules = { ...JOB_RULES, resumptionOf, needsMemory: true };

/** The protocol of a step in `job` mode: there is no claim, because no two runs are for the same request. */
export function workflowStep(changes: Partial<StepRules> = {}): Protocol {
  const rules = { ...STEP_RULES, ...changes };
  return (self) => ({
    send: 'list',
    at: 'read-memory',
    keeper: null,
    next: (seen) => {
      if (seen !== null) return resume(believed(seen, self, self.service), false, { self, rules });
      return rules.needsMemory && self.attempt > 1 ? end('nothing') : requestJob(null, { self, rules });
    },
  });
}

interface Actor {
  readonly self: Self;
  readonly rules: StepRules;
}

function resume(marked: readonly Seen[], fresh: boolean, actor: Actor): Plan {
  const { self, rules } = actor;
  const resumption = rules.resumptionOf({ marked, unreadable: [], neverSent: new Set() }, keyOf(self));
  switch (resumption.kind) {
    case 'start':
      if (resumption.comment === null) return openNew(actor);
      return rules.waitsFirst === 'no' ? reuse(resumption.comment, actor) : goOnWith(resumption.comment, actor);
    case 'follow':
      return takeUp(taking(resumption.comment.id, resumption.comment.marker), resumption.jobId, actor);
    case 'report-end':
      return end({ ended: resumption.jobId });
    case 'unknown':
      return admitUnknown(resumption, { marked, fresh }, actor);
    case 'ambiguous':
      return end('nothing');
  }
}

function keyOf({ run, attempt, trigger }: Self): Parameters<typeof resumptionOf>[1] {
  const step = trigger.kind === 'run' ? trigger.step : '';
  return { runId: run, attempt, step, instructionHash: INSTRUCTION };
}

/** Starts without memory if no comment can be written in the thread, which a first attempt says. */
function openNew(actor: Actor): Plan {
  const waits = actor.rules.waitsFirst !== 'no';
  const next = (keeper: Keeper | null): Plan =>
    waits && keeper !== null ? endWaiting(keeper, { ...actor, of: keeper.comment }) : requestJob(keeper, actor);
  return writeStarting({ ...actor, state: waits ? 'waiting' : 'starting', next });
}

/** Goes on with a request that was not sent, if this step alone may do so. */
function goOnWith({ id, marker }: Seen, actor: Actor): Plan {
  const { self, rules } = actor;
  const waitAgain = (held: Keeper): Plan =>
    show(held, {
      at: 'wait-again',
      marker: markerOf(self, { state: 'waiting' }),
      self,
      ...rules,
      next: (keeper, answer) => {
        const requesting = { ...actor, of: keeper.comment };
        return answer === 'done' && !keeper.leftAlone
          ? endWaiting(keeper, requesting)
          : writeNotCreated(keeper, requesting);
      },
    });
  const keeper = taking(id, marker);
  if (rules.waitsFirst === 'for-acknowledgement') return waitAgain(keeper);
  const next = (answer: ClaimAnswer): Plan =>
    answer === 'created' ? waitAgain({ ...keeper, turn: true }) : end('nothing');
  return claimTurn(keeper, next);
}

/** Starts in the comment of an earlier attempt that certainly got no job. */
function reuse({ id, marker }: Seen, actor: Actor): Plan {
  const starting = markerOf(actor.self, { state: 'starting' });
  return show(taking(id, marker), {
    at: 'reuse-comment',
    marker: starting,
    self: actor.self,
    ...actor.rules,
    next: (keeper, answer) => {
      if (keeper.leftAlone) return openNew(actor);
      return requestJob(answer === 'done' ? keeper : null, actor);
    },
  });
}

function admitUnknown(
  { comment, settled }: Resumption & { readonly kind: 'unknown' },
  { marked, fresh }: { readonly marked: readonly Seen[]; readonly fresh: boolean },
  actor: Actor,
): Plan {
  if (settled || comment === null) return end('unknown-start');
  const { id, marker } = comment;
  const keeper = taking(id, marker);
  if (fresh) return writeUnknown(keeper, actor);
  const next = (read: Marker | null): Plan => {
    if (read === null) return writeUnknown(keeper, actor);
    const now = marked.map((row) => (row.id === id ? rowOf(id, actor.self, read) : row));
    return resume(now, true, actor);
  };
  return { send: 'read', at: 'look-afresh', keeper, comment: id, marker: null, next };
}
