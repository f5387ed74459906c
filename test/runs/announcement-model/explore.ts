import type { OwnReaction, ThreadComment } from '../../../src/action/ports/conversations.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';
import { type Actor, type Answer, type Call, type Next, nextOf } from './processes.ts';

/** When the worlds begin (UTC, ms). */
const START = Date.UTC(2026, 10, 20, 9, 0, 0);
/** A little more than the five minutes within which a run that has claimed sends its comment. */
const TICK_MS = 5.5 * 60_000;
/** Time for two abandoned claims, one after the other. */
const TICKS = 4;

/** What GitHub remembers, and how far each process is. Worlds are values. */
interface World {
  readonly tick: number;
  readonly claims: readonly { readonly on: string; readonly id: number; readonly tick: number }[];
  readonly lastId: number;
  /** Comments, with the tick in which they were made. */
  readonly comments: readonly { readonly thread: number; readonly body: string; readonly tick: number }[];
  /** Ids of claims whose removal may still arrive although its sender has given up. */
  readonly late: readonly number[];
  readonly runs: readonly Run[];
  /** How much may still go wrong: deaths, lost and late requests, refusals, old lists. */
  readonly faults: number;
}

type Run =
  | { readonly is: 'waiting' | 'over' }
  /** `hurries`: it has claimed and must send its comment in this tick, as its deadlines make it do. */
  | {
      readonly is: 'alive';
      readonly begun: number;
      readonly answers: readonly Answer[];
      readonly pace: 'hurries' | 'has-to-wait' | 'takes-its-time';
    };

export interface Exploration {
  readonly states: number;
  /** The shortest story that breaks each promise, in words. */
  readonly stories: ReadonlyMap<Breach, readonly string[]>;
  /** How many worlds at rest were settled afterwards. */
  readonly settled: number;
}

/**
 * - `twice`: there are two comments although every run was in time
 * - `untrue`: a run says that it is announced, and it isn't
 * - `lost`: a later settle run, without any fault, does not lead to exactly one comment
 */
export type Breach = 'twice' | 'untrue' | 'lost';

interface Step {
  readonly what: string;
  readonly world: World;
  readonly ended?: string;
}

interface Place {
  readonly world: World;
  readonly from: Place | null;
  readonly what: string;
}

/**
 * Explores everything that processes can do which announce one end, nearest first, with so many faults at any requests.
 * It ends when a promise is broken.
 */
export async function explore(actors: readonly Actor[], { faults = 3 } = {}): Promise<Exploration> {
  const runs = actors.map((): Run => ({ is: 'waiting' }));
  const places: Place[] = [
    { world: { tick: 0, claims: [], lastId: 0, comments: [], late: [], runs, faults }, from: null, what: '' },
  ];
  const seen = new Set<string>();
  const stories = new Map<Breach, readonly string[]>();
  let settled = 0;
  for (const place of places) {
    if (stories.size > 0) break;
    const { world } = place;
    if (world.runs.every(({ is }) => is !== 'alive')) {
      settled += 1;
      const [first] = actors;
      if (first !== undefined && (await settle(world, first)) !== 1) tell(stories, 'lost', place);
    }
    for (const { what, world: next, ended } of await stepsFrom(world, actors)) {
      const reached = { world: next, from: place, what };
      if (next.comments.length > 1) tell(stories, 'twice', reached);
      if (ended === 'done' && next.comments.length === 0) tell(stories, 'untrue', reached);
      const key = JSON.stringify(next);
      if (seen.has(key) || next.comments.length > 1) continue;
      seen.add(key);
      places.push(reached);
    }
  }
  return { states: seen.size, stories, settled };
}

function tell(stories: Map<Breach, readonly string[]>, breach: Breach, place: Place): void {
  if (stories.has(breach)) return;
  const story: string[] = [];
  for (let at: Place | null = place; at?.from; at = at.from) story.unshift(at.what);
  stories.set(breach, story);
}

async function stepsFrom(world: World, actors: readonly Actor[]): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const [index, actor] of actors.entries()) {
    const run = world.runs[index];
    if (run === undefined || run.is === 'over') continue;
    const begun =
      run.is === 'alive' ? run : ({ is: 'alive', begun: nowIn(world), answers: [], pace: 'takes-its-time' } as const);
    const next = await nextOf(actor, begun.begun, begun.answers);
    steps.push(...(await stepsOf({ world, index, run: begun, next, actor })));
  }
  for (const id of world.late)
    steps.push({
      what: 'a late removal arrives',
      world: { ...withoutClaim(world, id), late: world.late.filter((other) => other !== id) },
    });
  const mayPass = world.tick < TICKS && world.runs.every((run) => run.is !== 'alive' || run.pace !== 'hurries');
  return mayPass ? [...steps, { what: 'time passes', world: { ...world, tick: world.tick + 1 } }] : steps;
}

interface Moving {
  readonly world: World;
  readonly index: number;
  readonly actor: Actor;
  readonly run: Extract<Run, { readonly is: 'alive' }>;
  readonly next: Next;
}

async function stepsOf(moving: Moving): Promise<readonly Step[]> {
  const { world, index, next, run, actor } = moving;
  const who = `run ${index + 1}`;
  if (next.send === 'nothing') throw new Error('A run that has ended does nothing.');
  const steps: Step[] = [];
  // Only when the wait is over, the run decides whether to send again.
  const outcomes =
    run.pace === 'has-to-wait'
      ? [{ answer: 'may send again', after: world, is: 'limited' as const }]
      : answersTo(next, world);
  for (const { answer, after, is } of outcomes) {
    if (is === 'waits') {
      const waiting = { ...run, pace: 'has-to-wait' } as const;
      steps.push({ what: `${who}: ${next.send} → ${answer}`, world: withRun(after, index, waiting) });
      continue;
    }
    const answers = [...run.answers, { now: nowIn(world), is }];
    const then = await nextOf(actor, run.begun, answers);
    const ended = then.send === 'nothing' ? then.ended : undefined;
    const hasClaimed = typeof is === 'object' && 'created' in is && is.created;
    const pace = run.pace !== 'takes-its-time' || hasClaimed ? 'hurries' : 'takes-its-time';
    const now: Run = ended === undefined ? { ...run, answers, pace } : { is: 'over' };
    const what = `${who}: ${next.send} → ${answer}${ended === undefined ? '' : `, says ${ended}`}`;
    steps.push({
      what,
      world: { ...after, runs: world.runs.with(index, now) },
      ...(ended === undefined ? {} : { ended }),
    });
  }
  if (world.faults > 0)
    steps.push({ what: `${who}: dies before ${next.send}`, world: withRun(faulty(world), index, { is: 'over' }) });
  return steps;
}

interface Outcome {
  readonly answer: string;
  readonly after: World;
  readonly is: Answer['is'] | 'waits';
}

function answersTo(call: Call, world: World): readonly Outcome[] {
  const [clear, ...others] = clearAnswers(call, world);
  if (clear === undefined || world.faults === 0) return clear === undefined ? [] : [clear];
  const lost = { answer: 'arrived, answer lost', after: faulty(clear.after), is: 'failed' } as const;
  const failed = { answer: 'failed', after: faulty(world), is: 'failed' } as const;
  return [clear, ...others, ...(call.send === 'list' ? [] : [lost]), failed, ...lateAnswers(call, faulty(world))];
}

function faulty(world: World): World {
  return { ...world, faults: world.faults - 1 };
}

function lateAnswers(call: Call, world: World): readonly Outcome[] {
  if (call.send === 'withdraw' && !world.late.includes(call.id))
    return [{ answer: 'late', after: { ...world, late: [...world.late, call.id].toSorted() }, is: 'failed' }];
  if (call.send === 'comment') return [{ answer: 'limited', after: world, is: 'waits' }];
  return [];
}

function clearAnswers(call: Call, world: World): readonly (Outcome & Pick<Answer, 'is'>)[] {
  switch (call.send) {
    case 'claim': {
      const existing = world.claims.find(({ on }) => on === call.on);
      if (existing !== undefined)
        return [{ answer: 'existed', after: world, is: reactionOf(existing, { created: false, at: nowIn(world) }) }];
      const claim = { on: call.on, id: world.lastId + 1, tick: world.tick };
      const after = { ...world, lastId: claim.id, claims: [...world.claims, claim] };
      return [{ answer: 'created', after, is: reactionOf(claim, { created: true, at: nowIn(world) }) }];
    }
    case 'withdraw': {
      const found = world.claims.some(({ id }) => id === call.id);
      return [{ answer: found ? 'removed' : 'gone', after: withoutClaim(world, call.id), is: found }];
    }
    case 'list': {
      const shown = (comments: World['comments']): ThreadComment[] =>
        comments.filter(({ thread }) => thread === call.thread).map(({ body }, id) => listed(id, body));
      const whole = { answer: `${world.comments.length} comments`, after: world, is: shown(world.comments) };
      // A list may be some seconds old.
      const before = world.comments.filter(({ tick }) => tick < world.tick);
      const isOld = before.length < world.comments.length;
      return isOld ? [whole, { answer: 'an old list', after: faulty(world), is: shown(before) }] : [whole];
    }
    case 'comment': {
      const { thread, body } = call;
      const comments = [...world.comments, { thread, body, tick: world.tick }];
      return [{ answer: 'made', after: { ...world, comments }, is: 'made' }];
    }
  }
}

/** Lets one run settle the end when all others are long dead, without any fault. Returns how many comments there are. */
async function settle(world: World, actor: Actor): Promise<number> {
  let at: World = { ...world, tick: world.tick + 2 };
  const answers: Answer[] = [];
  for (;;) {
    const next = await nextOf(actor, nowIn(at), answers);
    if (next.send === 'nothing') return at.comments.length;
    const [first] = clearAnswers(next, at);
    if (first === undefined) throw new Error('Every request has a clear answer.');
    at = first.after;
    answers.push({ now: nowIn(at), is: first.is });
  }
}

function nowIn({ tick }: Pick<World, 'tick'>): number {
  return START + tick * TICK_MS;
}

function withRun(world: World, index: number, run: Run): World {
  return { ...world, runs: world.runs.with(index, run) };
}

function withoutClaim(world: World, id: number): World {
  return { ...world, claims: world.claims.filter((claim) => claim.id !== id) };
}

function reactionOf(
  { id, tick }: { readonly id: number; readonly tick: number },
  answered: Pick<OwnReaction, 'created' | 'at'>,
): OwnReaction {
  return { login: OURSELVES, id, createdAt: nowIn({ tick }), ...answered };
}

function listed(id: number, body: string): ThreadComment {
  const url = `https://github.com/acme/app/issues/7#issuecomment-${id}`;
  const author = { author: OURSELVES, authorId: null, viaApp: null };
  const createdAt = new Date(START).toISOString();
  return { kind: 'issue-comment', id, nodeId: null, review: null, ...author, body, url, createdAt };
}
