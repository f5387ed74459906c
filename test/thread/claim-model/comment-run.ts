import { openRequestTo } from '../../../src/action/request/continuation.ts';
import { isEarlierAttempt, laterRun, latestRequest, retryClaim, retryOf } from '../../../src/action/value/claim.ts';
import { claimOn, endWaiting, JOB_RULES, requestJob, writeNotCreated, writeStarting } from './job-run.ts';
import { type Actor, type Decisions, findOwn, goOn } from './later-run.ts';
import { believed, type Seen, TARGET } from './markers.ts';
import { type ClaimAnswer, end, type Keeper, type Plan, type Protocol, type Self } from './world.ts';

export const DECISIONS: Decisions = {
  ...JOB_RULES,
  mayStart: (answer) => answer === 'created',
  isTaken: (found) => found !== null,
  laterRun,
  isRerun: isEarlierAttempt,
  believesEveryProject: false,
  replacesSilentClaimant: false,
  decidesAgain: true,
  looksAgain: false,
  openRequestTo,
  latestRequest,
  retryClaim,
  retries: 'no',
};

/** The protocol of `src/action/value/claim.ts`, with its decisions; `changes` replaces some of them. */
export function oneReaction(changes: Partial<Decisions> = {}): Protocol {
  const decisions = { ...DECISIONS, ...changes };
  return (self) => readThread({ self, decisions });
}

/** Lists the thread before the claim: what is already there beats the claim. */
function readThread(actor: Actor): Plan {
  return {
    send: 'list',
    at: 'read-thread',
    keeper: null,
    next: (seen, now) => {
      if (seen === null) return end('nothing');
      const found = findOwn(seen, actor);
      if (actor.decisions.isTaken(found?.marker ?? null)) return goOn(found, { now, fresh: false }, actor);
      if (isBusy(seen, now, actor)) return end('nothing');
      return claim(actor, actor.decisions.retries === 'no' ? null : findFailed(seen, actor));
    },
  };
}

/** Checks whether another request to a message's job is open. The answer that says so is left out. */
function isBusy(seen: readonly Seen[], now: number, { self, decisions }: Actor): boolean {
  if (self.request !== 'message') return false;
  const own = { marked: believed(seen, self, self.service) };
  // An open request that no run follows is left to the service, which knows whether the job is still working.
  return decisions.openRequestTo(TARGET, own, now)?.isAttended === true;
}

function claim(actor: Actor, failed: ForRetry | null): Plan {
  const { self, decisions } = actor;
  return {
    send: 'claim',
    at: 'claim',
    keeper: null,
    ...failed,
    target: targetOf(self),
    next: (answer) => {
      if (decisions.mayStart(answer)) return act(actor, failed);
      return answer === 'refused' ? end('nothing') : lookBack(actor, answer);
    },
  };
}

/** Names the comment that causes a run, as the target of its claim. */
function targetOf({ trigger }: Pick<Self, 'trigger'>): string {
  return trigger.kind === 'run' ? trigger.step : `comment ${trigger.id}`;
}

/** After a lost answer, only a status comment proves that another run has claimed the comment. */
function lookBack(actor: Actor, answer: ClaimAnswer): Plan {
  const next = (seen: readonly Seen[] | null, now: number): Plan => {
    if (seen === null) return end('nothing');
    const found = findOwn(seen, actor);
    if (found === null && answer === 'lost') return end('nothing');
    const replaces = actor.decisions.replacesSilentClaimant && actor.self.attempt > 1;
    return found === null && replaces ? start(actor, null) : goOn(found, { now, fresh: false }, actor);
  };
  return { send: 'list', at: answer === 'lost' ? 'look-for-claim' : 'look-back', keeper: null, next };
}

function act(actor: Actor, failed: ForRetry | null): Plan {
  const { retries } = actor.decisions;
  if (retries === 'no') return start(actor, null);
  if (failed === null) return end('nothing');
  const begun = start(actor, failed);
  if (retries !== 'with-early-claim') return begun;
  const next = (answer: ClaimAnswer): Plan => (actor.decisions.mayStart(answer) ? begun : end('nothing'));
  return claimFailed({ keeper: null, ...failed, next });
}

function claimFailed({ keeper, of, claims, next }: Pick<Claim, 'keeper' | 'next'> & ForRetry): Plan {
  return { send: 'claim', at: 'claim-failed', keeper, of, target: claims, next };
}

type Claim = Extract<Plan, { readonly send: 'claim' }>;

/** The status comment of the failed request, and the claim of its retry. */
interface ForRetry {
  readonly of: number;
  readonly claims: string;
}

/** Claims the failed request, right before the request of its retry. */
function sendAgain(actor: Actor, keeper: Keeper, failed: ForRetry): Plan {
  const { self, decisions } = actor;
  const requesting = { self, rules: decisions, of: failed.of };
  const next = (answer: ClaimAnswer): Plan => {
    if (answer === 'existed') return writeNotCreated(keeper, requesting, 'taken');
    return decisions.mayStart(answer) ? requestJob(keeper, requesting) : writeNotCreated(keeper, requesting);
  };
  return claimFailed({ keeper, ...failed, next });
}

/** Finds the thread's latest request, if it ended in a way that allows another. */
function findFailed(seen: readonly Seen[], { self, decisions }: Actor): ForRetry | null {
  // All requests of these worlds are for one instruction.
  const requests = believed(seen, self, self.service);
  const isInVain = requests.some(({ marker }) => retryOf(marker) !== 'possible');
  const failed = isInVain ? null : decisions.latestRequest(requests);
  return failed === null ? null : { of: failed.id, claims: claimOn(failed.id, decisions.retryClaim(failed.marker)) };
}

function start(actor: Actor, failed: ForRetry | null): Plan {
  const { self, decisions } = actor;
  const of = failed?.of ?? null;
  const requesting = { self, rules: decisions, of };
  const waits = decisions.waitsFirst !== 'no';
  return writeStarting({
    self,
    ...failed,
    state: waits ? 'waiting' : 'starting',
    next: (keeper) => {
      if (keeper === null) return end('nothing');
      if (failed !== null && decisions.retries === 'with-second-claim') return sendAgain(actor, keeper, failed);
      if (waits) return endWaiting(keeper, requesting);
      if (!decisions.looksAgain) return requestJob(keeper, requesting);
      const next = (seen: readonly Seen[] | null): Plan => {
        const others = seen?.filter(({ id }) => id !== keeper.comment) ?? null;
        const alone = others !== null && findOwn(others, actor) === null;
        return alone ? requestJob(keeper, requesting) : writeNotCreated(keeper, requesting);
      };
      return { send: 'list', at: 'look-again', keeper, of, next };
    },
  });
}
