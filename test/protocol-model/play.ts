import { runSettle } from '../../src/action/stories/settle.ts';
import { describe, faultsOf, IN_TIME_MS, resultOf } from './faults.ts';
import { aHub, type Ears, type Hub, PULL, type Who } from './hub.ts';
import { type Actor, answer, aProcess, begin, type Call, hashOf, type Process, stop, type Weaken } from './process.ts';
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

/** Longer than every deadline after which others take over (ms). */
const TOO_LONG_MS = 11 * 60_000;

/** Plays a story, as it is chosen. */
export async function play(story: Story, choose: Choose, rules: Rules): Promise<Play> {
  return new Stage(story, rules).play(choose);
}

class Stage {
  private readonly processes: Process[];
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
        ...[now, shown(github.stored), reactions, github.reviews, [...jobs], sent.length, processes, late],
        ...[this.faults, this.isSlow, this.isMerged, this.hasPaused],
        this.faults > 0 ? shown(this.hub.shownLate) : null,
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
    if (mayEnd && starts.length === 0) return [];
    const all = [...going, ...starts, ...arrivals, ...this.besides(mayEnd), ...faults];
    return mayEnd ? [...all, ...this.stayingAway()] : all;
  }

  private goingOn(process: Process): readonly Option[] {
    const calls = process.pending.filter((call) => this.isDue(process, call));
    return (this.rules.anyOrder ? calls : calls.slice(0, 1)).map((call) => ({
      ...{ what: `${process.actor.who.name}: ${describe(call)}`, isFault: false, by: process },
      happens: async () => {
        this.hub.now = Math.max(this.hub.now, call.due);
        answer(process, call, await resultOf(call), this.hub);
      },
    }));
  }

  /** Time passes when sleepers wake. No other request may take too long meanwhile. */
  private isDue(process: Process, { name, due }: Call): boolean {
    if (name !== 'sleep') return true;
    const others = this.processes.filter((other) => other !== process);
    return others.every(({ pending }) => pending.every((call) => due - call.due <= IN_TIME_MS));
  }

  private beginning(process: Process): readonly Option[] {
    const { who, after = [] } = process.actor;
    const isOver = (name: string): boolean => this.processes.find((p) => p.actor.who.name === name)?.is === 'over';
    if (process.is !== 'unborn' || !after.every(isOver)) return [];
    // A run is over when its post process is.
    if (this.postsOf(process).some(({ is }) => is === 'running')) return [];
    const happens = (): void => {
      for (const post of this.postsOf(process)) stop(post);
      this.begin(process);
    };
    return [{ what: `${who.name} begins`, isFault: false, by: process, happens }];
  }

  private begin(process: Process): void {
    const { who, after = [] } = process.actor;
    const left = who.kind === 'post' ? this.processes.find((p) => p.actor.who.name === after[0]) : undefined;
    begin(process, { hub: this.hub, weaken: this.weaken, left }, (ended) => {
      const breach = breachAtEnd(who, ended, this.hub);
      if (breach !== null) this.tell(breach);
    });
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

  /** What people and time may do. */
  private besides(isQuiet: boolean): readonly Option[] {
    const { mayMerge, mayPause } = this.story;
    const merge = (): void => {
      this.isMerged = true;
      this.hub.github.pulls.set('acme/app#9', { ...PULL, state: 'merged' });
    };
    const pause = (): void => {
      this.hasPaused = true;
      this.hub.now += TOO_LONG_MS;
    };
    const option = (what: string, happens: () => void): Option => ({ what, isFault: false, by: null, happens });
    return [
      ...(mayMerge && !this.isMerged && !isQuiet ? [option('the pull request is merged', merge)] : []),
      ...(mayPause && !this.hasPaused && isQuiet ? [option('some minutes pass', pause)] : []),
    ];
  }

  private goingWrong(process: Process): readonly Option[] {
    const [call] = process.pending;
    if (call === undefined) return [];
    const what = `${process.actor.who.name}: ${describe(call)}`;
    const later = (arrives: () => unknown): unknown => this.late.push({ what: `${what} arrives late`, arrives });
    const tooLong = (): void => {
      this.isSlow = true;
      this.hub.now += TOO_LONG_MS;
    };
    const slow = this.rules.slow ? [{ how: 'takes too long', happens: tooLong }] : [];
    return [...faultsOf(process, call, { hub: this.hub, later }), ...slow].map(({ how, happens }) => ({
      ...{ what: `${what} ${how}`, isFault: true, by: process },
      happens,
    }));
  }

  /** Two later settle runs finish everything that others have left. */
  private async settle(): Promise<void> {
    const [first] = this.processes;
    if (first === undefined) return;
    const who: Who = { name: 'last', kind: 'settle', run: '99', attempt: 1, request: 'none', claims: [] };
    for (const pause of [3 * 60 * 60_000, 15 * 60_000]) {
      this.hub.now += pause;
      const last = aProcess({ ...first.actor, who, plays: runSettle });
      this.processes.push(last);
      this.begin(last);
      for (await this.calm(); last.is === 'running'; await this.calm()) await this.goingOn(last)[0]?.happens();
    }
    for (const breach of atRest(this.hub)) this.tell(breach);
  }
}
