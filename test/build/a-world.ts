import { expect } from 'vitest';
import type { Settings } from '../../src/action/event/inputs.ts';
import type { JobIntent } from '../../src/action/event/intent.ts';
import { type Outcome, type Publication, publication } from '../../src/action/outcome.ts';
import type { RunContext } from '../../src/action/ports.ts';
import { runJob } from '../../src/action/stories/step.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import type { World } from '../../src/action/world.ts';
import { aClock, type FakeClock } from '../fakes/fake-clock.ts';
import { aRepository, type FakeRepository } from '../fakes/fake-repository.ts';
import { aRunner, type FakeRunner } from '../fakes/fake-runner.ts';
import { aService, type FakeService } from '../fakes/fake-service.ts';
import { INSTRUCTION } from './a-marker.ts';
import { aRunContext } from './an-event.ts';
import { readMarker } from './marker-line.ts';
import { settings } from './settings.ts';

export const BOUNDARY_TOKEN = '0123456789abcdef0123456789abcdef';

/** A world of fakes; `github` is its repository, with methods that only tests use. */
export interface TestWorld extends World<Settings> {
  readonly runner: FakeRunner;
  readonly service: FakeService;
  readonly clock: FakeClock;
  readonly github: FakeRepository;
}

/**
 * Makes the surroundings of one attempt of a run; tests set only the fields that matter. Attempts of one run share a
 * `github`.
 */
export function aWorld(
  given: {
    readonly inputs?: Partial<Record<InputName, string>>;
    readonly run?: Partial<RunContext>;
    readonly runner?: FakeRunner;
    readonly github?: FakeRepository;
    readonly clock?: FakeClock;
    readonly service?: Parameters<typeof aService>[0];
  } = {},
): TestWorld {
  const github = given.github ?? aRepository();
  const runner = given.runner ?? aRunner();
  const clock = given.clock ?? aClock();
  github.cancelled = runner.cancelled;
  github.clock = clock;
  return {
    settings: settings({ prompt: INSTRUCTION, handover: 'false', ...given.inputs }),
    run: aRunContext({
      ...{ runId: '77', step: 'agent', actor: 'mona', sha: 'c0ffee', eventName: 'issues' },
      ...given.run,
    }),
    runner,
    service: aService(given.service),
    clock,
    randomness: { fraction: () => 0.5, token: () => BOUNDARY_TOKEN },
    github,
    repository: github,
  };
}

/** The task of a step in `job` mode: by default, start a job with a status comment in thread 7. */
export function anIntent(overrides: Partial<JobIntent> = {}): JobIntent {
  return {
    kind: 'job',
    source: { kind: 'prompt', text: INSTRUCTION },
    context: null,
    thread: 7,
    push: null,
    gate: { kind: 'open' },
    ...overrides,
  };
}

export interface PlayedStep extends Pick<TestWorld, 'github' | 'service' | 'runner'> {
  readonly outcome: Outcome;
  readonly published: Publication;
  /** See `resultIn`. */
  readonly result: string;
}

/**
 * Plays a `job` step to its end and sets its outputs, as the program does. Whatever the story, at most one job is
 * requested.
 */
export async function play(world: TestWorld, intent: JobIntent = anIntent()): Promise<PlayedStep> {
  const outcome = await runJob(intent, world);
  const published = publication(outcome);
  for (const [name, value] of published.outputs) world.runner.output(name, value);
  expect(world.service.prompts.length).toBeLessThanOrEqual(1);
  expect(world.runner.outputs.get('result')).toMatch(/^[a-z-]+$/);
  const { github, service, runner } = world;
  return { outcome, published, result: resultIn(world), github, service, runner };
}

/** Output `result`, with the reason of a skipped run: "skipped already-claimed". */
export function resultIn({ runner: { outputs } }: Pick<TestWorld, 'runner'>): string {
  return [outputs.get('result'), outputs.get('skip-reason')].filter((part) => part !== undefined).join(' ');
}

/** What the service was sent, each as `job` or `message`. */
export function sentTo({ service }: Pick<TestWorld, 'service'>): readonly string[] {
  return [...service.prompts.map(() => 'job'), ...service.messages.map(() => 'message')];
}

/** The marker of the thread's only comment, or of the one at `index`. */
export function markerIn(github: FakeRepository, index = 0): Marker {
  const read = readMarker(github.stored[index]?.body ?? '');
  if (read.kind !== 'marker') throw new Error(`the comment has no marker: ${github.stored[index]?.body}`);
  return read.marker;
}

/** The states of all comments, see `stateIn`. */
export function statesIn(github: FakeRepository): readonly string[] {
  return github.stored.map((_comment, index) => stateIn(github, index));
}

/** State and, if finished, outcome of a status comment in a few words. */
export function stateIn(github: FakeRepository, index = 0): string {
  const { state, outcome } = markerIn(github, index);
  return outcome === null ? state : `${state} ${outcome}`;
}
