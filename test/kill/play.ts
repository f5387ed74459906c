import { expect } from 'vitest';
import type { Marker } from '../../src/action/value/marker.ts';
import { findsNew } from './found.ts';
import { type Blow, type KillWorld, startKillWorld } from './kill-world.ts';
import { statusCommentsIn } from './our-comments.ts';
import { nameOf, type RequestRef, refsOf } from './passing.ts';
import { countOf, type Later, type StepResult, type Story } from './story.ts';
import { forgotten, type Ledger, unsettled, untrueOutputs, untruths } from './truth.ts';

/** What follows the blow. */
export interface Sequel {
  /** Without it, the whole machine is gone. */
  readonly post: boolean;
  /** Each from the same state. */
  readonly later: readonly Later[];
  /** Someone removes our claims before the later runs. */
  readonly claimsRemoved?: true;
}

export interface Cell {
  readonly blow: Blow;
  /** Each from the same state. */
  readonly sequels: readonly Sequel[];
  /** Who acts while the request is under way. */
  readonly overtaken?: 'by another run' | 'by the owner';
}

/** Plays the story undisturbed, and returns its requests in order of arrival. */
export async function requestsOf(story: Story): Promise<readonly RequestRef[]> {
  await using world = await startKillWorld(story);
  const before = world.gateway.requests.length;
  expect((await world.run(world.scene.struck)).outputs.get('result')).toBe(story.result);
  return refsOf(world.gateway.requests.slice(before));
}

interface Trial {
  readonly world: KillWorld;
  readonly ledger: Ledger;
  /** What the thread said so far, by comment. */
  readonly said: Map<number, Marker>;
}

/**
 * Plays one cell: the kill, and from what it left, each post process and each of the later runs. Checks all promises after
 * each.
 */
export async function play(story: Story, cell: Cell): Promise<void> {
  await using world = await startKillWorld(story);
  const watched = watchedBodies(world);
  const { trial, state } = await playStruck(world, story, cell);
  for (const sequel of rewinding(trial, cell.sequels)) {
    // Who finds the same does the same, so this is asked before the post process and after it.
    const later = newOf(story, { trial, rest: [sequel.post, sequel.claimsRemoved, [...state]] }, sequel.later);
    if (later.length === 0) continue;
    if (sequel.post) await playPost(trial, state);
    if (sequel.claimsRemoved === true) removeClaims(world);
    for (const run of rewinding(trial, newOf(story, { trial, rest: [] }, later))) {
      await playLater(trial, run);
      expect(watchedBodies(world)).toEqual(watched);
      await expectSettled(trial);
    }
  }
}

/** Yields each value after everything is again as it was before the first one. */
function* rewinding<Value>({ world, said }: Trial, values: readonly Value[]): Generator<Value> {
  const [bringBack, saidBefore] = [world.remember(), [...said]];
  for (const value of values) {
    bringBack();
    said.clear();
    for (const [id, marker] of saidBefore) said.set(id, marker);
    yield value;
  }
}

function newOf(
  story: Story,
  { trial: { world }, rest }: { readonly trial: Trial; readonly rest: readonly unknown[] },
  runs: readonly Later[],
): readonly Later[] {
  return runs.filter((later) => findsNew(story, { ...world, later, rest: [world.service.jobs, ...rest] }));
}

interface Struck {
  readonly trial: Trial;
  readonly state: StepResult['state'];
}

async function playStruck(world: KillWorld, story: Story, cell: Cell): Promise<Struck> {
  const { scene, service } = world;
  const before = service.jobs.length;
  const said = new Map<number, Marker>();
  const steps: StepResult[] = [];
  const meanwhile = async (): Promise<void> => {
    if (cell.overtaken === 'by the owner') scene.ownerWrites?.();
    else for (const step of scene.others(1)) steps.push(await world.run(step));
    expect(forgotten(world, said)).toEqual([]);
  };
  const blow = cell.overtaken === undefined ? cell.blow : { ...cell.blow, meanwhile };
  const struck = await world.runStruck(scene.struck, blow);
  expectEnding(struck, blow);
  const ofStruckRun = service.jobs.length - before;
  const ledger = { jobs: service.jobs, before, ofStruckRun, struckRun: scene.struck.runId };
  const trial = { world, ledger, said };
  expectTruth(trial, [struck, ...steps]);
  // Before its first request, a step writes the outputs that hold if it is killed.
  if ('at' in blow) expect(struck.outputs.has('result')).toBe(true);
  expect(ofStruckRun).toBeLessThanOrEqual(story.result === 'pull-request' ? 1 : 0);
  // A killed step that may have started a job never looks as if it had not.
  if (ofStruckRun > 0 && cell.overtaken === undefined)
    expect(struck.outputs.get('result')).toMatch(/^(unknown-start|still-running|pull-request)$/);
  return { trial, state: struck.state };
}

/** The post process only reads and edits, and removes a claim: any other request could start something. */
async function playPost(trial: Trial, state: StepResult['state']): Promise<void> {
  const { world, ledger } = trial;
  const sentBefore = world.gateway.requests.length;
  const jobsBefore = ledger.jobs.length;
  const post = await world.run({ ...world.scene.struck, state });
  expect({ exitCode: post.exitCode, outputs: [...post.outputs] }).toEqual({ exitCode: 0, outputs: [] });
  const sent = world.gateway.requests.slice(sentBefore).map(nameOf);
  // GitHub names a reaction only to whoever adds it again.
  const isHarmless = /^(GET|PATCH) |^POST graphql$|^(POST|DELETE) issues\/comments\/\d+\/reactions(\/\d+)?$/;
  expect(sent.filter((name) => !isHarmless.test(name))).toEqual([]);
  expect(ledger.jobs).toHaveLength(jobsBefore);
  expectTruth(trial, []);
  // If the main process died before it saved the comment's id, later runs update the comment.
  if (state.get('open-comment')) expect(waiting(world)).toEqual([]);
}

async function playLater(trial: Trial, later: Later): Promise<void> {
  const { world, ledger } = trial;
  const { scene } = world;
  const [jobsBefore, more] = [ledger.jobs.length, scene.starts(later)];
  const runs = later === 'a re-run' ? [scene.rerun] : scene.others(countOf(later));
  const steps = await Promise.all(runs.map((step) => world.run(step)));
  for (const step of steps) expect(step.signal).toBeNull();
  expectTruth(trial, steps);
  expect(ledger.jobs).toHaveLength(jobsBefore + more);
  const results = steps.map(({ outputs }) => outputs.get('result'));
  expect(results).not.toContain(undefined);
  if (more > 0) expect(results).toContain('pull-request');
  if (later === 'a re-run') expect(waiting(world)).toEqual([]);
}

/** A killed process ends at once; an interrupted one ends by itself and in time, otherwise it was killed. */
function expectEnding({ signal, exitCode }: StepResult, blow: Blow): void {
  const endedByItself = { signal: null, exitCode: expect.any(Number) };
  const ended = (by: NodeJS.Signals): object => ({ signal: by, exitCode: null });
  // Before a process listens for the signal, and when it has nothing left to do, the signal itself ends it.
  if ('afterMs' in blow || (blow.signal === 'SIGINT' && blow.moment === 'answered')) {
    expect([endedByItself, ended('SIGINT')]).toContainEqual({ signal, exitCode });
    return;
  }
  // After the last answer, the process may end before the kill.
  const killed = blow.signal === 'SIGKILL' && !(blow.moment === 'answered' && signal === null);
  expect({ signal, exitCode }).toEqual(killed ? ended('SIGKILL') : endedByItself);
}

function expectTruth({ world, ledger, said }: Trial, steps: readonly StepResult[]): void {
  expect(untruths(world, ledger)).toEqual([]);
  expect(forgotten(world, said)).toEqual([]);
  expect(steps.flatMap(({ outputs }) => untrueOutputs(outputs, ledger))).toEqual([]);
}

/** The comments that promise updates from a process that no longer exists. */
function waiting(world: KillWorld): readonly string[] {
  return statusCommentsIn(world)
    .filter(({ comment: { id } }) => !world.scene.watched.includes(id))
    .map(({ headline }) => headline)
    .filter((headline) => /^\*\*(Starting|Working)/.test(headline));
}

function watchedBodies({ app, scene }: KillWorld): readonly (string | undefined)[] {
  return scene.watched.map((id) => app.comments.get(id)?.body);
}

function removeClaims({ app }: KillWorld): void {
  for (const claim of app.reactions.filter(({ content }) => content === 'rocket'))
    app.reactions.splice(app.reactions.indexOf(claim), 1);
}

/** One scheduled run settles everything that is open, and notifies the requesters. */
async function expectSettled(trial: Trial): Promise<void> {
  const { world, ledger } = trial;
  if (unsettled(world).length === 0) return;
  world.service.finishAll();
  const jobsBefore = ledger.jobs.length;
  const settle = await world.settleLater();
  expect(settle.exitCode).toBe(0);
  expect(ledger.jobs).toHaveLength(jobsBefore);
  expect(unsettled(world)).toEqual([]);
  expectTruth(trial, [settle]);
}
