import { createHash } from 'node:crypto';
import type { Settings } from '../../src/action/event/inputs.ts';
import type { Outcome } from '../../src/action/outcome.ts';
import type { CommentRef } from '../../src/action/ports/conversations.ts';
import type { Repository, RunContext } from '../../src/action/ports.ts';
import { type LeftOver, runPost } from '../../src/action/stories/post.ts';
import { RepositoryError, type RepositoryFailure } from '../../src/action/words/errors.ts';
import type { World } from '../../src/action/world.ts';
import { nameOf, OURSELVES } from '../fakes/fake-repository.ts';
import { aRunner, type FakeRunner } from '../fakes/fake-runner.ts';
import { deedsOf, type Hub, repositoryFor, serviceFor, type Who } from './hub.ts';

/** A process of a story. It begins whenever the scheduler lets it, but not before what it comes `after` is over. */
export interface Actor {
  readonly who: Who;
  readonly settings: Settings;
  readonly run: RunContext;
  readonly after?: readonly string[];
  /** It may also never begin. */
  readonly mayStayAway?: true;
  /** Plays the product's own function; absent for the post process of the actor that it comes after. */
  readonly plays?: (world: World) => Promise<Outcome>;
}

/** Replaces parts of a process's world, to weaken the protocol that its requests make. */
export type Weaken = (world: World, hub: Hub) => World;

/** A request that a process has sent, and that nobody has answered yet. */
export interface Call {
  /** Counts the process's calls. */
  readonly turn: number;
  readonly name: string;
  readonly given: readonly unknown[];
  /** When it was sent, or when a sleeper wakes (UTC, ms). */
  readonly due: number;
  readonly perform: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface Process {
  readonly actor: Actor;
  readonly runner: FakeRunner;
  readonly pending: Call[];
  is: 'unborn' | 'running' | 'over';
  /** Hashes of all answers, each at the place of its call: a process does nothing that doesn't follow from them. */
  readonly answers: string[];
  calls: number;
}

/** What no process of a story changes, or what is read beside other reads: these requests are answered at once. */
const AT_ONCE = new Set([
  ...['viewer', 'permissionOf', 'cameByMail', 'renderMarkdown', 'facts', 'changedFiles', 'diff'],
  ...['openPullRequests', 'pullRequestsOf', 'textFile', 'folder', 'check'],
]);

export function aProcess(actor: Actor): Process {
  return { actor, runner: aRunner(), pending: [], is: 'unborn', answers: [], calls: 0 };
}

/** Lets a process begin. It then runs to its first requests. `onEnd` gets what it ends with. */
export function begin(
  process: Process,
  { hub, weaken, left }: { readonly hub: Hub; readonly weaken: Weaken; readonly left: Process | undefined },
  onEnd: (ended: { readonly outcome?: Outcome; readonly error?: unknown }) => void,
): void {
  process.is = 'running';
  const end = (ended: Parameters<typeof onEnd>[0]): void => {
    // A dead process says nothing.
    if (process.is === 'over') return;
    stop(process);
    onEnd(ended);
  };
  const world = weaken(worldOf(process, hub), hub);
  const leftOver = left === undefined ? null : leftBy(left);
  // Without anything left, the post process does nothing.
  const played = async (): Promise<Outcome | undefined> => {
    if (process.actor.plays !== undefined) return process.actor.plays(world);
    if (leftOver !== null) await runPost(leftOver, world);
    return undefined;
  };
  const ended = played().then((outcome) => (outcome === undefined ? {} : { outcome }));
  ended.catch((error: unknown) => ({ error })).then(end);
}

/** A process ends with all its requests. */
export function stop(process: Process): void {
  process.is = 'over';
  process.pending.length = 0;
}

/** Reads what a main process left for its post process. */
function leftBy({ runner: { state } }: Process): LeftOver | null {
  const [kind, id] = (state.get('open-comment') ?? '').split('/');
  if (kind !== 'issue-comment' || id === undefined) return null;
  const neverSent = state.get('never-sent') === 'true' ? ({ neverSent: true } as const) : {};
  return { comment: { kind, id: Number(id) }, jobId: state.get('job-id') || null, ...neverSent };
}

function worldOf(process: Process, hub: Hub): World {
  const { who, settings, run } = process.actor;
  const { runner } = process;
  const wait = (ms: number, signal?: AbortSignal): Promise<unknown> => {
    if (signal?.aborted) return Promise.resolve();
    const sleep = { name: 'sleep', given: [], due: hub.now + ms, perform: async () => undefined };
    const woken = new Promise<void>((resolve) => {
      signal?.addEventListener('abort', () => {
        remove(process, ({ due, name }) => name === 'sleep' && due === sleep.due);
        resolve();
      });
    });
    return Promise.race([park(process, sleep), woken]);
  };
  return {
    ...{ settings, run, runner },
    repository: parking(process, repositoryFor(hub, who), hub),
    service: parking(process, serviceFor(hub, who), hub),
    clock: {
      now: () => hub.now,
      monotonic: () => hub.now,
      sleep: async (ms, signal) => void (await wait(ms, signal)),
      after: () => ({ [Symbol.dispose]: () => undefined }),
    },
    randomness: { fraction: () => 0.5, token: () => '0123456789abcdef'.repeat(2) },
  };
}

function park(process: Process, call: Omit<Call, 'turn' | 'resolve' | 'reject'>): Promise<unknown> {
  const turn = process.calls;
  process.calls += 1;
  return new Promise((resolve, reject) => {
    // The requests of a dead process are never sent.
    if (process.is === 'running') process.pending.push({ turn, ...call, resolve, reject });
  });
}

function remove({ pending }: Process, which: (call: Call) => boolean): void {
  const at = pending.findIndex(which);
  if (at >= 0) pending.splice(at, 1);
}

/** Whether it reads a comment of a person, which no process changes. */
function readsRequest(name: string, [ref]: readonly unknown[], { github }: Hub): boolean {
  const isAsked = (comment: CommentRef): boolean => nameOf(comment) === nameOf(ref as CommentRef);
  return name === 'comment' && github.stored.find(isAsked)?.author !== OURSELVES;
}

/** Makes ports whose requests wait for the scheduler. Once the run is cancelled, only those with a time limit are sent. */
function parking<T extends object>(process: Process, ports: T, hub: Hub): T {
  return new Proxy(ports, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      // `reserve` is no request.
      if (typeof method !== 'function' || typeof name !== 'string' || name === 'reserve') return method;
      return async (...given: unknown[]): Promise<unknown> => {
        const isLimited = given.some((each) => typeof each === 'object' && each !== null && 'withinMs' in each);
        const isService = 'createJob' in target;
        if (process.runner.cancelled.aborted && !isLimited && !isService) throw failure('unavailable');
        const perform = async (): Promise<unknown> => Reflect.apply(method, target, given);
        if (AT_ONCE.has(name) || readsRequest(name, given, hub)) return perform();
        return park(process, { name, given, due: hub.now, perform });
      };
    },
  });
}

export function failure(kind: RepositoryFailure): RepositoryError {
  const status = kind === 'missing' ? 404 : 503;
  return new RepositoryError({ failure: kind, status, message: 'GitHub gave no answer.', hint: 'Wait.' });
}

export type Answered = { readonly value: unknown } | { readonly error: unknown };

/** Answers a call. The process goes on when everything else that only waits for promises has happened. */
export function answer(process: Process, call: Call, how: Answered, hub: Hub): void {
  remove(process, (each) => each === call);
  const text = JSON.stringify('error' in how ? { error: String(how.error) } : how, (_key, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );
  process.answers[call.turn] = `${call.name} ${hashOf(text ?? '')} ${hub.now}`;
  if (process.is !== 'running') return;
  if ('error' in how) {
    call.reject(how.error);
    return;
  }
  noteClaim(process, call, how.value, hub);
  call.resolve(how.value);
}

function noteClaim({ actor }: Process, { name, given }: Call, value: unknown, hub: Hub): void {
  const [on, reaction] = given as Parameters<Repository['react']>;
  const isMade = name === 'react' && (value as { created?: boolean }).created === true;
  if (isMade) deedsOf(hub, actor.who).claims.add(`${on.kind}/${on.id} ${reaction}`);
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}
