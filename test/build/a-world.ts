import { expect } from 'vitest';
import type { JobIntent } from '../../src/action/event/intent.ts';
import { publication } from '../../src/action/outcome.ts';
import type { CommentRef, ThreadComment } from '../../src/action/ports/conversations.ts';
import type { RunContext } from '../../src/action/ports.ts';
import { runJob } from '../../src/action/stories/step.ts';
import { type Marker, writeMarker } from '../../src/action/value/marker.ts';
import type { OwnComment } from '../../src/action/value/own-comments.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import type { World } from '../../src/action/world.ts';
import { aClock, type FakeClock } from '../fakes/fake-clock.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';
import { aRunner, type FakeRunner } from '../fakes/fake-runner.ts';
import { aService, type FakeService } from '../fakes/fake-service.ts';
import { aCommand, type Commanded } from './a-command.ts';
import { aMarker, INSTRUCTION, readMarker } from './a-marker.ts';
import { aRunContext } from './an-event.ts';
import { aCommentMarker, leave } from './said.ts';
import { settings } from './settings.ts';

export const BOUNDARY_TOKEN = '0123456789abcdef0123456789abcdef';

const RUN = { runId: '77', step: 'agent', actor: 'mona', sha: 'c0ffee', eventName: 'issues' };

/** A world of fakes; `github` is its repository, with methods that only tests use. */
export interface TestWorld extends World {
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
    ...{ run: aRunContext({ ...RUN, ...given.run }), runner, service: aService(given.service), clock },
    ...{ randomness: { fraction: () => 0.5, token: () => BOUNDARY_TOKEN }, github, repository: github },
  };
}

/** The task of a step in `job` mode: by default, start a job with a status comment in thread 7. */
export function anIntent(overrides: Partial<JobIntent> = {}): JobIntent {
  return {
    ...{ kind: 'job', source: { kind: 'prompt', text: INSTRUCTION }, context: null, thread: 7, push: null },
    gate: { kind: 'open' },
    ...overrides,
  };
}

/** Plays a `job` step to its end and sets its outputs, as the program does. At most one job may be requested. */
export async function play(world: TestWorld, intent: JobIntent = anIntent()) {
  const outcome = await runJob(intent, world);
  const published = publication(outcome);
  for (const [name, value] of published.outputs) world.runner.output(name, value);
  expect(world.service.prompts.length).toBeLessThanOrEqual(1);
  expect(world.runner.outputs.get('result')).toMatch(/^[a-z-]+$/);
  const { github, service, runner } = world;
  return { outcome, published, result: resultIn(world), github, service, runner };
}

export type PlayedStep = Awaited<ReturnType<typeof play>>;

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

/** A comment in thread 7, written by us; tests set only the fields that matter. */
export function aComment(given: Partial<ThreadComment> = {}): ThreadComment {
  const id = given.id ?? 100;
  const url = `https://github.com/acme/app/issues/7#issuecomment-${id}`;
  return {
    ...{ kind: 'issue-comment', review: null, id, nodeId: `IC_${id}`, author: OURSELVES, authorId: null, body: '' },
    ...{ url, createdAt: '2026-11-20T09:00:00Z' },
    ...given,
  };
}

/** A trusted status comment of ours. */
export function anOwnComment(overrides: Partial<Marker> = {}, id = 100): OwnComment {
  const marker = aMarker(overrides);
  return { ...aComment({ id, body: `${writeMarker(marker)}\n\n**Working on it.**` }), marker };
}

/** The comment with the instruction, the status comment of its failed request, and the retry of it. */
export const [INSTRUCTED, FAILED, RETRY] = [100, 101, 102] as const;

/**
 * Makes ada's `/docs retry` (102) in a thread where grace's instruction (100) has a status comment (101), which says
 * `not-created` by default.
 */
export function aRetry(
  marker: Partial<Marker> = {},
  {
    author = 'grace',
    instruction = `/docs ${INSTRUCTION}`,
    text = '/docs retry',
    github = aRepository(),
    ...options
  }: {
    readonly author?: string;
    readonly instruction?: string;
    readonly text?: string;
    readonly github?: FakeRepository;
  } & NonNullable<Parameters<typeof aCommand>[1]> = {},
): Commanded {
  const { id } = github.add(author, instruction, '2026-11-20T09:00:00Z');
  const comment: CommentRef = { kind: 'issue-comment', id };
  leave(github, aCommentMarker({ state: 'not-created', trigger: comment, instructionComment: comment, ...marker }));
  const given = { createdAt: '2026-11-20T09:10:00Z', ...options.comment };
  return aCommand(text, { ...options, world: { ...options.world, github }, comment: given });
}
