import { type Choose, type Option, type Play, play, type Rules, type Story } from './play.ts';

export interface Exploration {
  /** How many plays it took, and how many different worlds they met. */
  readonly plays: number;
  readonly worlds: number;
  readonly isComplete: boolean;
  /** The states that status comments have had. */
  readonly said: ReadonlySet<string>;
  /** The first play that broke a promise. */
  readonly broken: Play | null;
}

export interface Bounds extends Rules {
  /** How often a process that could go on is left for another one. */
  readonly switches: number;
  readonly mostPlays?: number;
}

interface Branch {
  readonly path: readonly number[];
  /** What the last choice is, to notice a play that isn't repeatable. */
  readonly what: string | null;
}

/**
 * Plays a story in every way that the bounds allow, but no play goes on in a world that another has met before. It ends
 * with the first broken promise.
 */
export async function explore(story: Story, { switches, mostPlays = 100_000, ...rules }: Bounds): Promise<Exploration> {
  const met = new Set<string>();
  const open: Branch[] = [{ path: [], what: null }];
  const said = new Set<string>();
  let plays = 0;
  for (const { path, what } of open) {
    if (plays === mostPlays) break;
    plays += 1;
    let step = 0;
    let switched = 0;
    const taken: number[] = [];
    const choose: Choose = (place) => {
      const options = allowed(place, switches - switched);
      const isNew = step >= path.length;
      if (isNew) {
        const key = `${place.key()} ${Number.isFinite(switches) ? `${switched} ${place.last?.actor.who.name}` : ''}`;
        if (met.has(key)) return null;
        met.add(key);
        for (const [index, option] of options.entries())
          if (index > 0) open.push({ path: [...taken, index], what: option.what });
      }
      const index = path[step] ?? 0;
      const option = options[index];
      if (option === undefined || (step === path.length - 1 && option.what !== what))
        throw new Error(`This play can't be repeated: ${option?.what} instead of ${what}`);
      step += 1;
      taken.push(index);
      if (isSwitch(place, option)) switched += 1;
      return option;
    };
    const played = await play(story, choose, rules);
    for (const state of played.said) said.add(state);
    if (played.breach !== null) return { plays, worlds: met.size, isComplete: false, said, broken: played };
  }
  return { plays, worlds: met.size, isComplete: plays === open.length, said, broken: null };
}

function isSwitch({ last }: Parameters<Choose>[0], { by }: Option): boolean {
  return last !== null && by !== last;
}

function allowed(place: Parameters<Choose>[0], left: number): readonly Option[] {
  return place.options.filter((option) => left > 0 || !isSwitch(place, option));
}

/** Plays a story as numbers say: about one in ten is a fault, as long as there may be some. */
export function playBy(story: Story, numbers: readonly number[], rules: Rules): Promise<Play> {
  let step = 0;
  return play(
    story,
    ({ options }) => {
      const number = numbers[step] ?? 0;
      step += 1;
      const faults = options.filter(({ isFault }) => isFault);
      const others = options.filter(({ isFault }) => !isFault);
      const from = (number % 10 === 9 && faults.length > 0) || others.length === 0 ? faults : others;
      return from[Math.floor(number / 10) % from.length] ?? null;
    },
    { ...rules, anyOrder: true },
  );
}
