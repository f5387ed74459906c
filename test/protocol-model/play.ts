import { runSettle } from '../../src/action/stories/run-settle.ts';
import { aRunner } from '../fakes/fake-runner.ts';
import { aHub, delay, type Ears, type Hub, listed, PROBLEM, PULL, repositoryFor, serviceFor, type Who } from './hub.ts';
import {
  type Actor,
  answer,
  aProcess,
  begin,
  type Call,
  failure,
  hashOf,
  type Process,
  stop,
  type Weaken,
} from './process.ts';
import { atRest, type Breach, breachAtEnd, IN_TIME, listening } from './promises.ts';

export interface Story {
  readonly name: string;
  /** Writes what was there before. */
  readonly seed: (hub: Hub) => void;
  readonly actors: readonly Actor[];
  /** How often a process that could go on may be left for another one, if nothing goes wrong. */
  readonly switches: number;
  /** Someone may merge the pull request. */
  readonly mayMerge?: true;
  /** Some minutes may pass when nobody is at work. */
  readonly mayPause?: true;
}

/** Something that can happen next. */
export interface Option {
  readonly what: string;
  /** Something that goes wrong. */
  readonly isFault: boolean;
  /** Who goes on; null for what isn't a process. */
  readonly by: Process | null;
  readonly happens: () => unknown;
}

export interface Place {
  readonly options: readonly Option[];
  /** Names everything that the future depends on. */
  readonly key: () => string;
  /** The process that went on last, if it can go on at once. */
  readonly last: Process | null;
  readonly faults: number;
}

/** Picks what happens next; null ends the play. */
export type Choose = (place: Place) => Option | null;

export interface Rules {
  readonly faults: number;
  /** Requests may take longer than the deadlines that the protocol needs. */
  readonly slow?: boolean;
  /** Parallel requests of one process are answered in any order. */
  readonly anyOrder?: boolean;
  readonly weaken?: Weaken;
  /** Which promises count. */
  readonly promises?: readonly Breach[];
}

export interface Play {
  readonly breach: Breach | null;
  /** What happened, in words. */
  readonly happened: readonly string[];
  /** The states that status comments had. */
  readonly said: ReadonlySet<string>;
}

/** A request is answered within this time (ms), unless the world is slow. */
const IN_TIME_MS = 60_000;
/** Longer than every deadline after which others take over (ms). */
const TOO_LONG_MS = 11 * 60_000;

/** Plays a story, as it is chosen. */
export async function play(story: Story, choose: Choose, rules: Rules): Promise<Play> {
  const stage = new Stage(story, rules);
  return stage.play(choose);
}

class Stage {
  private readonly processes: readonly Process[];
  private readonly hub: Hub;
  private readonly said = new Set<string>();
  private readonly happened: string[] = [];
  private readonly late: { readonly what: string; readonly arrives: () => unknown }[] = [];
  private readonly story: Story;
  private readonly rules: Rules;
  private readonly weaken: Weaken;
  private breach: Breach | null = null;
  private faults: number;
  private last: Process | null = null;
  private isSlow = false;
  private isMerged = false;
  private hasPaused = false;

  constructor(story: Story, rules: Rules) {
    this.story = story;
    this.rules = rules;
    this.faults = rules.faults;
    this.weaken = rules.weaken ?? ((world) => world);
    this.hub = aHub(this.ears());
    story.seed(this.hub);
    this.processes = story.actors.map(aProcess);
  }

  async play(choose: Choose): Promise<Play> {
    for (;;) {
      await this.calm();
      if (this.breach !== null) break;
      const options = this.options();
      if (options.length === 0) {
        await this.settle();
        break;
      }
      const last =
        this.last !== null && options.some(({ by, isFault }) => by === this.last && !isFault) ? this.last : null;
      const next = choose({ options, key: () => this.key(), last, faults: this.faults });
      if (next === null) break;
      this.happened.push(next.what);
      if (next.isFault) this.faults -= 1;
      if (next.by !== null) this.last = next.by;
      await next.happens();
    }
    for (const process of this.processes) stop(process);
    return { breach: this.breach, happened: this.happened, said: this.said };
  }

  private ears(): Ears {
    const ears = listening((breach) => this.tell(breach));
    return {
      ...ears,
      onEdit: (edit, by, hub) => {
        this.said.add(edit.after.state);
        ears.onEdit(edit, by, hub);
      },
    };
  }

  private tell(breach: Breach): void {
    if (this.isSlow && (IN_TIME as readonly Breach[]).includes(breach)) return;
    if (this.rules.promises !== undefined && !this.rules.promises.includes(breach)) return;
    this.breach ??= breach;
  }

  /** Waits until every process waits for an answer. */
  private async calm(): Promise<void> {
    const isBusy = ({ is, pending }: Process): boolean => is === 'running' && pending.length === 0;
    for (let rounds = 0; rounds === 0 || this.processes.some(isBusy); rounds += 1) {
      if (rounds > 1_000) throw new Error(`A process waits for nothing: ${this.happened.join(', ')}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private key(): string {
    const { github, now, threads, sent, jobs } = this.hub;
    const shown = (rows: typeof github.stored): unknown => rows.map(({ id, body }) => [id, body, threads.get(id)]);
    const processes = this.processes.map(({ is, answers, runner, pending }) =>
      is === 'over'
        ? [is, [...runner.state]]
        : [is, answers, runner.cancelled.aborted, pending.map(({ turn }) => turn)],
    );
    const late = this.late.map(({ what }) => what);
    const reactions = [...github.reactions].map((name) => [name, github.reactedAt.get(name)]);
    return hashOf(
      JSON.stringify([
        ...[now, shown(github.stored), reactions, github.reviews, jobs.size, [...jobs], sent.length, processes, late],
        ...[
          this.faults,
          this.isSlow,
          this.isMerged,
          this.hasPaused,
          this.faults > 0 ? shown(this.hub.shownLate) : null,
        ],
      ]),
    );
  }

  private options(): readonly Option[] {
    const ordered = this.last === null ? this.processes : [this.last, ...this.processes.filter((p) => p !== this.last)];
    const alive = ordered.filter(({ is }) => is === 'running');
    const going = alive.flatMap((process) => this.goingOn(process));
    const starts = this.processes.flatMap((process) => this.beginning(process));
    const arrivals = this.late.map((request) => ({
      ...{ what: request.what, isFault: false, by: null },
      happens: () => {
        this.late.splice(this.late.indexOf(request), 1);
        return request.arrives();
      },
    }));
    const mayEnd = alive.length === 0 && this.late.length === 0;
    const faults = this.faults > 0 ? alive.flatMap((process) => this.goingWrong(process)) : [];
    const merges = this.story.mayMerge && !this.isMerged && !mayEnd ? [this.merge()] : [];
    const pauses = this.story.mayPause && !this.hasPaused && mayEnd && starts.length > 0 ? [this.pause()] : [];
    const all = [...going, ...starts, ...arrivals, ...merges, ...pauses, ...faults];
    return mayEnd && starts.length > 0 ? [...all, ...this.stayingAway()] : all;
  }

  private goingOn(process: Process): readonly Option[] {
    const calls = process.pending.filter((call) => this.isDue(process, call));
    return (this.rules.anyOrder ? calls : calls.slice(0, 1)).map((call) =>
      this.option(process, call, 'ok', async () => {
        this.hub.now = Math.max(this.hub.now, call.due);
        answer(process, call, await resultOf(call), this.hub);
      }),
    );
  }

  /** Time passes when sleepers wake. No other request may take too long meanwhile. */
  private isDue(process: Process, { name, due }: Call): boolean {
    if (name !== 'sleep') return true;
    return this.processes.every(
      (other) => other === process || other.pending.every((call) => due - call.due <= IN_TIME_MS),
    );
  }

  private beginning(process: Process): readonly Option[] {
    const { who, after = [], plays } = process.actor;
    const isOver = (name: string): boolean => this.processes.find((p) => p.actor.who.name === name)?.is === 'over';
    if (process.is !== 'unborn' || !after.every(isOver)) return [];
    // A run is over when its post process is.
    if (this.postsOf(process).some(({ is }) => is === 'running')) return [];
    const happens = (): void => {
      for (const post of this.postsOf(process)) stop(post);
      const left = plays === undefined ? this.processes.find((p) => p.actor.who.name === after[0]) : undefined;
      begin(process, { hub: this.hub, weaken: this.weaken, left }, (ended) => {
        const breach = breachAtEnd(who, ended, this.hub);
        if (breach !== null) this.tell(breach);
      });
    };
    return [{ what: `${who.name} begins`, isFault: false, by: process, happens }];
  }

  /** The post processes of earlier attempts: a re-run begins when they are over, or never came. */
  private postsOf({ actor: { who } }: Process): readonly Process[] {
    return this.processes.filter(
      ({ actor: { who: other } }) => other.kind === 'post' && other.run === who.run && other.attempt < who.attempt,
    );
  }

  private stayingAway(): readonly Option[] {
    const unborn = this.processes.filter(({ is }) => is === 'unborn');
    if (!unborn.every(({ actor }) => actor.mayStayAway)) return [];
    const happens = (): void => {
      for (const process of unborn) stop(process);
    };
    return [{ what: 'nobody else comes', isFault: false, by: null, happens }];
  }

  private merge(): Option {
    const happens = (): void => {
      this.isMerged = true;
      this.hub.github.pulls.set('acme/app#9', { ...PULL, state: 'merged' });
    };
    return { what: 'the pull request is merged', isFault: false, by: null, happens };
  }

  private pause(): Option {
    const happens = (): void => {
      this.hasPaused = true;
      this.hub.now += TOO_LONG_MS;
    };
    return { what: 'some minutes pass', isFault: false, by: null, happens };
  }

  private goingWrong(process: Process): readonly Option[] {
    const { hub } = this;
    const [call] = process.pending;
    if (call === undefined) return [];
    const wrong = (how: string, happens: () => unknown): Option => ({
      ...this.option(process, call, how, happens),
      isFault: true,
    });
    const give = (how: Parameters<typeof answer>[2]): void => answer(process, call, how, hub);
    const dies = wrong('dies before', () => stop(process));
    const cancels =
      process.runner.cancelled.aborted || process.actor.who.kind === 'post'
        ? []
        : [wrong('is cancelled before', () => process.runner.cancel())];
    const passes = this.rules.slow ? [wrong('takes too long', () => this.passTime())] : [];
    const always = [...cancels, ...passes];
    if (call.name === 'sleep') return [dies, ...always];
    const fails = wrong('fails', () => give(failedAnswer(call)));
    if (READS.has(call.name)) {
      const old = this.oldList(call);
      const stale = old === null ? [] : [wrong('shows an old list', async () => give({ value: await old() }))];
      const hidden = call.name === 'comment' ? [wrong('shows nothing', () => give({ value: null }))] : [];
      return [fails, ...stale, ...hidden, ...always];
    }
    const refused = REFUSED[call.name];
    const takes = async (): Promise<unknown> => resultOf(call);
    return [
      dies,
      wrong('arrives, and then it dies', async () => {
        await takes();
        stop(process);
      }),
      wrong('arrives, answer lost', async () => {
        await takes();
        give(failedAnswer(call));
      }),
      fails,
      ...(refused === undefined ? [] : [wrong('is refused', () => give(refused))]),
      ...(LATE.has(call.name) ? [wrong('comes late', () => this.comesLate(process, call))] : []),
      ...this.limited(process, call, wrong),
      ...always,
    ];
  }

  /** GitHub's rate limit: a request is sent again after a minute, if its sender still wants that. */
  private limited(
    process: Process,
    call: Call,
    wrong: (how: string, happens: () => unknown) => Option,
  ): readonly Option[] {
    const mayRepeat = mayRepeatOf(call);
    if (mayRepeat === null) return [];
    const happens = (): void => {
      this.hub.now += IN_TIME_MS;
      process.pending.splice(process.pending.indexOf(call), 1);
      const again = { ...call, turn: process.calls, given: call.given.slice(0, -1), due: this.hub.now };
      process.calls += 1;
      process.answers[call.turn] = `${call.name} limited ${this.hub.now}`;
      // As the adapter does: it asks, then sends once more.
      void mayRepeat().then((may) => {
        if (process.is !== 'running') return;
        if (may) process.pending.push(again);
        else call.reject(failure('unavailable'));
      });
    };
    return [wrong('has to wait', happens)];
  }

  private comesLate(process: Process, call: Call): void {
    const { who } = process.actor;
    if (call.name === 'createJob') delay(this.hub, who, 'new job');
    this.late.push({ what: `${who.name}: ${describe(call)} arrives late`, arrives: () => resultOf(call) });
    answer(process, call, failedAnswer(call), this.hub);
  }

  private passTime(): void {
    this.isSlow = true;
    this.hub.now += TOO_LONG_MS;
  }

  private oldList({ name, given }: Call): (() => Promise<unknown>) | null {
    const { github, shownLate } = this.hub;
    if (name !== 'comments' && name !== 'recentComments') return null;
    if (shownLate.length === 0 || JSON.stringify(shownLate) === JSON.stringify(github.stored)) return null;
    const lists = listed(this.hub, { late: true });
    return async () => Reflect.apply(lists[name], lists, given);
  }

  private option(process: Process, call: Call, how: string, happens: () => unknown): Option {
    return { what: `${process.actor.who.name}: ${describe(call)} ${how}`, isFault: false, by: process, happens };
  }

  /** Two later settle runs finish everything that others have left. */
  private async settle(): Promise<void> {
    const [first] = this.processes;
    if (first === undefined) return;
    const who: Who = { name: 'last', kind: 'settle', run: '99', attempt: 1, request: 'none', claims: [] };
    const { hub } = this;
    const { settings, run } = first.actor;
    const clock = {
      now: () => hub.now,
      monotonic: () => hub.now,
      sleep: async (ms: number) => {
        hub.now += ms;
      },
      after: () => ({ [Symbol.dispose]: () => undefined }),
    };
    for (const pause of [3 * 60 * 60_000, 15 * 60_000]) {
      hub.now += pause;
      const ports = { repository: repositoryFor(hub, who), service: serviceFor(hub, who), clock, runner: aRunner() };
      const randomness = { fraction: () => 0.5, token: () => '0'.repeat(32) };
      await runSettle(this.weaken({ settings, run: { ...run, runId: '99', attempt: 1 }, ...ports, randomness }, hub));
    }
    for (const breach of atRest(hub)) this.tell(breach);
  }
}

const READS = new Set(['comments', 'comment', 'recentComments', 'readJob', 'pullRequest']);
/** Requests that may still arrive when their sender has given up. */
const LATE = new Set(['react', 'withdrawReaction', 'createJob']);
const REFUSED: Readonly<Record<string, { readonly value: unknown }>> = {
  createJob: { value: { kind: 'not-created', problem: PROBLEM, tries: 1 } },
  sendMessage: { value: { kind: 'not-sent', problem: PROBLEM, tries: 1 } },
};

async function resultOf(call: Call): Promise<{ readonly value: unknown } | { readonly error: unknown }> {
  try {
    return { value: await call.perform() };
  } catch (error) {
    return { error };
  }
}

function failedAnswer({ name }: Call): { readonly value: unknown } | { readonly error: unknown } {
  if (name === 'createJob' || name === 'sendMessage')
    return { value: { kind: 'unknown', evidence: 'no answer came.', tries: 1 } };
  if (name === 'readJob')
    return { value: { kind: 'failed', reason: 'HTTP 503', problem: PROBLEM, retryAfterMs: null } };
  return { error: failure('unavailable') };
}

function mayRepeatOf({ given }: Call): (() => Promise<boolean>) | null {
  const options = given.at(-1) as { mayRepeat?: () => Promise<boolean> } | undefined;
  return typeof options === 'object' ? (options.mayRepeat ?? null) : null;
}

function describe({ name, given: [first, second] }: Call): string {
  const on = first as { kind?: string; id?: number; thread?: number } | undefined;
  const at = on?.id === undefined ? (on?.thread ?? '') : on.id;
  return `${name}${at === '' ? '' : ` ${at}`}${name === 'react' ? ` ${String(second)}` : ''}`;
}
