import { expect } from 'vitest';
import type { StepResult } from '../scenarios/run-action.ts';
import type { Passing } from './gateway.ts';
import { type Blow, FIRST_RUN, type KillWorld, startKillWorld } from './kill-world.ts';
import type { Later, Story } from './stories.ts';
import { type Ledger, toldIn, untrueOutputs, untruths } from './truth.ts';

export interface Cell extends Blow {
  /** Which request of the story, counted from 0, and how it reads. */
  readonly at: number;
  readonly request: string;
  /** Without it the whole machine is gone. */
  readonly post: boolean;
  readonly later: Later;
}

/** Plays the story undisturbed, and gives its requests in order. */
export async function requestsOf(story: Story): Promise<readonly string[]> {
  await using world = await startKillWorld(story);
  const step = await world.run({ runId: FIRST_RUN });
  expect(step.outputs.get('result')).toBe('pull-request');
  return world.gateway.requests.map(nameOf);
}

/** Plays one cell: the blow, the post process, the later runs; and holds everything that is promised after each. */
export async function play(story: Story, cell: Cell): Promise<void> {
  await using world = await startKillWorld(story);
  const main = await world.runStruck(cell.at, cell);
  expect(nameOf(world.gateway.struck())).toBe(cell.request);
  const ledger: Ledger = { jobs: world.service.jobs, ofFirstRun: world.service.jobs.length };
  expectEnding(main, cell);
  expectTruth(world, { ledger, steps: [main] });
  expect(ledger.ofFirstRun).toBeLessThanOrEqual(1);
  // Whatever is green or red about a killed step: one that may have started a job never looks as if it had not.
  if (ledger.ofFirstRun > 0) expect(main.outputs.get('result')).toMatch(/^(unknown-start|still-running|pull-request)$/);
  const traces = {
    claim: world.app.reactions.some(({ content }) => content === 'rocket'),
    comment: toldIn(world).length > 0,
  };

  if (cell.post) await playPost(world, { main, ledger });
  const steps = await playLater(world, cell.later);
  for (const step of steps) expect(step.signal).toBeNull();
  expectTruth(world, { ledger, steps });
  expect(ledger.jobs.length).toBeLessThanOrEqual(story.mostJobs[cell.later]);
  if (cell.later === 'a re-run') expect(waiting(world)).toEqual([]);
  if (story.mustStart(cell.later, traces))
    expect(steps.map(({ outputs }) => outputs.get('result'))).toContain('pull-request');
  await expectSettled(world, ledger);
}

async function playPost(
  world: KillWorld,
  { main, ledger }: { readonly main: StepResult; readonly ledger: Ledger },
): Promise<void> {
  const post = await world.run({ runId: FIRST_RUN, state: main.state });
  expect(post.exitCode).toBe(0);
  expectTruth(world, { ledger, steps: [] });
  // A comment whose address the main process has not lived to save is left to the later runs.
  if (main.state.get('open-comment')) expect(waiting(world)).toEqual([]);
}

function playLater(world: KillWorld, later: Later): Promise<readonly StepResult[]> {
  switch (later) {
    case 'a re-run':
      return Promise.all([world.run({ runId: FIRST_RUN, attempt: 2 })]);
    case 'a new run':
      return Promise.all([world.run({ runId: '4712' })]);
    case 'two new runs at once':
      return Promise.all(['4712', '4713'].map((runId) => world.run({ runId })));
  }
}

/** A killed process ends at once; one that is interrupted ends by itself, in time, because otherwise it was killed. */
function expectEnding({ signal, exitCode }: StepResult, { signal: sent, moment }: Cell): void {
  const endedByItself = { signal: null, exitCode: expect.any(Number) };
  const killed = { signal: 'SIGKILL', exitCode: null };
  // After the last answer the process may be faster than the blow.
  const expected = sent === 'SIGKILL' && !(moment === 'answered' && signal === null) ? killed : endedByItself;
  expect({ signal, exitCode }).toEqual(expected);
}

function expectTruth(
  world: KillWorld,
  { ledger, steps }: { readonly ledger: Ledger; readonly steps: readonly StepResult[] },
): void {
  expect(untruths(world, ledger)).toEqual([]);
  expect(steps.flatMap(({ outputs }) => untrueOutputs(outputs, ledger))).toEqual([]);
}

/** The comments that promise news by a process which is not there any more. */
function waiting(world: KillWorld): readonly string[] {
  return toldIn(world)
    .map(({ headline }) => headline)
    .filter((headline) => /^\*\*(Starting|Working)/.test(headline));
}

/** What is open after all that is brought to its end by one run on a schedule. */
async function expectSettled(world: KillWorld, ledger: Ledger): Promise<void> {
  const open = (): readonly string[] =>
    toldIn(world)
      .map(({ marker }) => marker.state)
      .filter((state) => state === 'starting' || state === 'started');
  if (open().length === 0) return;
  world.service.finishAll();
  await world.settle();
  expect(open()).toEqual([]);
  expectTruth(world, { ledger, steps: [] });
}

function nameOf(passing: Passing | null | undefined): string {
  return passing ? `${passing.method} ${passing.path}` : 'no request';
}
