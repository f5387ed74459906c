import { delay, type Hub, listed, PROBLEM } from './hub.ts';
import { type Answered, answer, type Call, failure, type Process, stop } from './process.ts';

/** A request is answered within this time (ms), unless the world is slow. */
export const IN_TIME_MS = 60_000;

/** What may go wrong with a request. */
export interface Fault {
  readonly how: string;
  readonly happens: () => unknown;
}

const READS = new Set(['comments', 'comment', 'recentComments', 'readJob', 'pullRequest']);
/** Requests that may still arrive when their sender has given up. */
const LATE = new Set(['react', 'withdrawReaction', 'createJob']);
const REFUSED: Readonly<Record<string, { readonly value: unknown }>> = {
  createJob: { value: { kind: 'not-created', problem: PROBLEM } },
  sendMessage: { value: { kind: 'not-sent', problem: PROBLEM } },
};

/** Lists what may go wrong. A saved state is lost only together with the answer before it, so no process dies there. */
export function faultsOf(
  process: Process,
  call: Call,
  { hub, later }: { readonly hub: Hub; readonly later: (arrives: () => unknown) => unknown },
): readonly Fault[] {
  const give = (how: Answered): void => answer(process, call, how, hub);
  const fails = { how: 'fails', happens: () => give(failedAnswer(call)) };
  const isRead = READS.has(call.name);
  if (isRead) return [fails, ...oldOf(process, call, { hub, give }), ...cancelling(process)];
  const dies = { how: 'dies before', happens: () => stop(process) };
  if (call.name === 'sleep') return [dies, ...cancelling(process)];
  const arrives = (then: () => void) => async (): Promise<void> => {
    await resultOf(call);
    then();
  };
  const comesLate = (): void => {
    if (call.name === 'createJob') delay(hub, process.actor.who, 'new job');
    later(() => resultOf(call));
    give(failedAnswer(call));
  };
  const refused = REFUSED[call.name];
  return [
    dies,
    { how: 'arrives, and then it dies', happens: arrives(() => stop(process)) },
    { how: 'arrives, answer lost', happens: arrives(() => give(failedAnswer(call))) },
    fails,
    ...(refused === undefined ? [] : [{ how: 'is refused', happens: () => give(refused) }]),
    ...(LATE.has(call.name) ? [{ how: 'comes late', happens: comesLate }] : []),
    ...limited(process, call, hub),
    ...cancelling(process),
  ];
}

function cancelling({ runner, actor }: Process): readonly Fault[] {
  if (runner.cancelled.aborted || actor.who.kind === 'post') return [];
  return [{ how: 'is cancelled before', happens: () => runner.cancel() }];
}

/** A list without the latest write, or a 404 for a comment that exists. */
function oldOf(
  { actor: { who } }: Process,
  { name, given }: Call,
  { hub, give }: { readonly hub: Hub; readonly give: (how: Answered) => void },
): readonly Fault[] {
  if (name === 'comment') return [{ how: 'shows nothing', happens: () => give({ value: null }) }];
  const { github, shownLate, latest } = hub;
  // GitHub starts a later attempt when its lists have long shown what the earlier one wrote.
  if (latest !== null && latest.run === who.run && latest.attempt < who.attempt) return [];
  const isSame = shownLate.length === 0 || JSON.stringify(shownLate) === JSON.stringify(github.stored);
  if ((name !== 'comments' && name !== 'recentComments') || isSame) return [];
  const old = async (): Promise<void> => {
    const lists = listed(hub, { late: true });
    give({ value: await Reflect.apply(lists[name], lists, given) });
  };
  return [{ how: 'shows an old list', happens: old }];
}

/** GitHub's rate limit: a request is sent again after a minute, if its sender still wants that. */
function limited(process: Process, call: Call, hub: Hub): readonly Fault[] {
  const mayRepeat = mayRepeatOf(call);
  if (mayRepeat === null) return [];
  const happens = (): void => {
    hub.now += IN_TIME_MS;
    process.pending.splice(process.pending.indexOf(call), 1);
    const again = { ...call, turn: process.calls, given: call.given.slice(0, -1), due: hub.now };
    process.calls += 1;
    process.answers[call.turn] = `${call.name} limited ${hub.now}`;
    // As the adapter does: it asks, then sends once more.
    mayRepeat().then((may) => {
      if (process.is !== 'running') return;
      if (may) process.pending.push(again);
      else call.reject(failure('unavailable'));
    }, call.reject);
  };
  return [{ how: 'has to wait', happens }];
}

/** Lets a request arrive. */
export async function resultOf(call: Call): Promise<Answered> {
  try {
    return { value: await call.perform() };
  } catch (error) {
    return { error };
  }
}

function failedAnswer({ name }: Call): Answered {
  if (name === 'createJob' || name === 'sendMessage')
    return { value: { kind: 'unknown', evidence: 'no answer came.' } };
  if (name === 'readJob') return { value: { kind: 'failed', problem: PROBLEM, retryAfterMs: null } };
  return { error: failure('unavailable') };
}

function mayRepeatOf({ given }: Call): (() => Promise<boolean>) | null {
  return (given.at(-1) as { mayRepeat?: () => Promise<boolean> } | null | undefined)?.mayRepeat ?? null;
}

/** Names a request. */
export function describe({ name, given: [first, second] }: Call): string {
  const on = first as { kind?: string; id?: number; thread?: number } | undefined;
  const at = on?.id === undefined ? (on?.thread ?? '') : on.id;
  return `${name}${at === '' ? '' : ` ${at}`}${name === 'react' ? ` ${String(second)}` : ''}`;
}
