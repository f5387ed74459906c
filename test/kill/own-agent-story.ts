import { describe, expect, test, vi } from 'vitest';
import { type Marker, serviceHash } from '../../src/action/value/marker.ts';
import { git } from '../../src/playground/github/git.ts';
import { conversationEvent, leaveHandover } from '../scenarios/pull-request-world.ts';
import { BOT, commentEvent, issueEvent, LATER } from '../scenarios/world.ts';
import { findsNew } from './found.ts';
import type { Moment } from './gateway.ts';
import { statusCommentsIn } from './our-comments.ts';
import { type AgentBlow, type OwnKillWorld, startOwnKillWorld } from './own-agent-world.ts';
import { type RequestRef, refsOf } from './passing.ts';
import { FIRST_RUN, type RunStep, type StepResult } from './story.ts';
import { forgotten, unsettled, untruths } from './truth.ts';

/** What runs after the kill. Without its post process, the whole machine is gone. */
const SEQUELS = {
  'the post process and a re-run': ['post', 're-run'],
  'a re-run': ['re-run'],
  'settle, when the time of the job is over': ['settle'],
  '/docs status, when the time of the job is over': ['status'],
} as const;
type Sequel = keyof typeof SEQUELS;
type Next = (typeof SEQUELS)[Sequel][number];
/** What is killed how, and what may follow, each from the same state. */
type Cell = readonly [AgentBlow['signal'], Moment, ...(readonly Sequel[])];

const [USUAL, RERUN, SETTLE, STATUS] = Object.keys(SEQUELS) as [Sequel, Sequel, Sequel, Sequel];

/** A step that runs an agent. */
export interface OwnStory {
  prepare(world: OwnKillWorld): Promise<Omit<RunStep, 'runId'>>;
  /** `step` claims nothing, and the rest is a comment's: it is killed at fewer requests. So is a `follow-up`. */
  readonly kind: 'comment' | 'step' | 'follow-up';
}

export const COMMENT: OwnStory = {
  prepare: async (world) => ({ event: commentEvent(world, '/docs Improve the guide.'), inputs: { prompt: '' } }),
  kind: 'comment',
};
const prepareStep: OwnStory['prepare'] = async ({ github }) => ({ event: issueEvent(github, 1), inputs: {} });
export const STEP: OwnStory = { prepare: prepareStep, kind: 'step' };

/** A comment on the pull request of an earlier job, which has one commit. */
export const FOLLOW_UP: OwnStory = {
  async prepare({ app, github }) {
    const [job, gitDir] = ['h2k9d0s8f7a1', app.gitDir ?? ''];
    const head = `docs-agent/${job}`;
    const base = (await git(gitDir, 'rev-parse', 'main')).trim();
    const who = ['-c', 'user.name=Robot', '-c', 'user.email=robot@example.com'];
    const made = await git(gitDir, ...who, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Improve the guide');
    await git(gitDir, 'update-ref', `refs/heads/${head}`, made.trim());
    const pull = { head, base: 'main', headSha: made.trim(), baseSha: base, mergedAt: null };
    const { number: pullRequest } = github.state.addThread(app, { author: BOT, title: 'Improve the guide', pull });
    const service = serviceHash({ baseUrl: 'agent', projectId: '' });
    leaveHandover({ github, app, pullRequest }, { job, baseUrl: '', service });
    const event = conversationEvent({ github, app, pullRequest }, '/docs Say more.');
    return { event, inputs: { prompt: '' } };
  },
  kind: 'follow-up',
};

/**
 * A request of a story.
 * - `isRemembered`: its status comment is written with it, or exists.
 * - `isTelling`: it is a write, git's, or the last one before a write. Reads leave the same as the next write unhandled.
 */
interface Place {
  readonly name: string;
  readonly isLast: boolean;
  readonly isRead: boolean;
  readonly isRemembered: boolean;
  readonly isTelling: boolean;
}

/**
 * A comment is interrupted at each request, and killed at each telling one: a write before and after GitHub handles it, and
 * the last one after its answer. Only what GitHub has handled is known to nobody if the machine is lost, too; `/docs status`
 * finishes what it finds as `settle` does, so it follows what changes what GitHub shows of the job. From its status comment
 * on, a step does what a comment does, and a follow-up does until then. Later, a follow-up differs in the branch that it
 * fetches and moves.
 */
function cellsAt({ name, isLast, isRead, isRemembered, isTelling }: Place, { kind }: OwnStory): readonly Cell[] {
  const usual = (signal: Cell[0], moments: readonly Moment[]) => moments.map((moment): Cell => [signal, moment, USUAL]);
  if (kind === 'follow-up' && (!isRemembered || (isRead && !/\.git\//.test(name)))) return [];
  if (isRead && kind === 'step') return isRemembered || !isTelling ? [] : usual('SIGINT', ['unhandled']);
  if (isRead) {
    const isInterrupted = kind === 'comment' || isTelling;
    return [
      ...usual('SIGKILL', isTelling ? ['unhandled'] : []),
      ...usual('SIGINT', isInterrupted ? ['unhandled'] : []),
    ];
  }
  const isShown = /^(POST (git\/refs|pulls)$|PATCH git\/refs)/.test(name);
  if (kind === 'step' || (kind === 'follow-up' && !isShown))
    return [...usual('SIGKILL', ['unanswered']), ...usual('SIGINT', ['unhandled', 'unanswered'])];
  const lost = isRemembered ? [RERUN, SETTLE, ...(isShown ? [STATUS] : [])] : [];
  return [
    ...usual('SIGKILL', isLast ? ['unhandled', 'answered'] : ['unhandled']),
    ['SIGKILL', 'unanswered', USUAL, ...lost],
    ...usual('SIGINT', ['unhandled', 'unanswered', 'answered']),
  ];
}

function placeOf(requests: readonly RequestRef[], index: number): Place {
  const opening = requests.findIndex(({ name }) => /^POST issues\/\d+\/comments$/.test(name));
  const [name = '', next] = requests.slice(index).map((request) => request.name);
  const isRead = READS.test(name);
  const isTelling = !isRead || /\.git\//.test(name) || next === undefined || !READS.test(next);
  return { name, isLast: next === undefined, isRead, isRemembered: index >= opening, isTelling };
}

const READS = /^GET |^POST (graphql|v3\/markdown|git\/(blobs|trees|commits)|\S+\/git-upload-pack)$/;

/** Declares the tests: at each request of GitHub's API and of git, and while the agent runs. */
export async function declareOwnAgent(name: string, story: OwnStory): Promise<void> {
  const requests = await requestsOf(story);
  const rows = requests.map((at, index) => {
    return { at, request: `${at.name} (${at.before + 1})`, cells: cellsAt(placeOf(requests, index), story) };
  });
  describe.concurrent.each(rows.filter(({ cells }) => cells.length > 0))(`${name}, at $request`, ({ at, cells }) => {
    const named = cells.map(([signal, moment, ...sequels]) => ({
      signal,
      moment,
      sequels,
      later: sequels.join(', or '),
    }));
    test.for(named)('$signal ($moment), then $later', ({ signal, moment, sequels }) =>
      play(story, { at, moment, signal }, sequels),
    );
  });
  describe.concurrent(`${name}, while the agent runs`, () => {
    test('SIGKILL, then all that may follow', () =>
      play(
        story,
        { at: 'the agent', signal: 'SIGKILL' },
        [USUAL, RERUN, SETTLE, STATUS].slice(0, story.kind === 'step' ? 3 : 4),
      ));
    test(`SIGINT, then ${USUAL}`, () => play(story, { at: 'the agent', signal: 'SIGINT' }, [USUAL]));
  });
}

async function requestsOf(story: OwnStory): Promise<readonly RequestRef[]> {
  await using world = await startOwnKillWorld();
  const step = await world.run({ ...(await story.prepare(world)), runId: FIRST_RUN });
  expect([step.outputs.get('result'), world.runs(), await world.left()]).toEqual(['pull-request', 1, []]);
  return refsOf(world.gateway.requests);
}

/** Plays one cell, with each sequel from what the blow left, and checks all promises after each process. */
async function play(story: OwnStory, blow: AgentBlow, sequels: readonly Sequel[]): Promise<void> {
  await using world = await startOwnKillWorld();
  const step = { ...(await story.prepare(world)), runId: FIRST_RUN };
  const known = { said: new Map<number, Marker>(), before: (await world.published()).commits };
  const struck = await world.runStruck(step, blow);
  if ('moment' in blow) expect(world.gateway.struck()).toBe(true);
  expect(world.runs()).toBeLessThanOrEqual(1);
  await expectTruth(world, [struck], known);
  if (blow.signal === 'SIGINT') {
    expect(struck.signal).not.toBe('SIGKILL');
    expect(await world.left()).toEqual([]);
    // No advice about a fault that there was not.
    expect(world.comments().map(({ body }) => body)).not.toContainEqual(expect.stringContaining('github-token'));
  }
  const [{ marker }] = [...statusCommentsIn(world), { marker: null }];
  const rest = [world.runs(), await world.published(), [...struck.state]];
  const unknown = sequels.filter((later) => findsNew(story, { ...world, later, rest, jobId: marker?.jobId }));
  const bringBack = await world.remember();
  for (const sequel of unknown) {
    await bringBack();
    const again = { said: new Map(known.said), before: known.before };
    await playSequel(world, { story, step: { ...step, state: struck.state }, known: again }, sequel);
  }
}

interface Left {
  readonly story: OwnStory;
  readonly step: RunStep;
  readonly known: Known;
}

async function playSequel(world: OwnKillWorld, { story, step, known }: Left, sequel: Sequel): Promise<void> {
  for (const next of SEQUELS[sequel]) {
    const before = world.runs();
    const later = await playNext(world, step, next);
    expect(world.runs()).toBeLessThanOrEqual(before + (next === 're-run' ? 1 : 0));
    await expectTruth(world, [later], known);
    const hasRun = world.runs() > before;
    if (next === 're-run') await expectRerun(world, later, { story, hasRun, before: known.before });
  }
  if (unsettled(world).length > 0) await expectTruth(world, [await settle(world)], known);
  expect(unsettled(world)).toEqual([]);
  const { branches, pulls } = await world.published();
  expect(pulls).toHaveLength(branches.length);
}

async function playNext(world: OwnKillWorld, step: RunStep, next: Next): Promise<StepResult> {
  if (next === 'settle') return settle(world);
  const { state, ...again } = step;
  if (next === 're-run') return world.run({ ...again, attempt: 2 });
  if (next === 'status') {
    const event = commentEvent(world, '/docs status');
    return world.run({ runId: '4798', inputs: { prompt: '' }, event, ...LATER });
  }
  const post = await world.run(step);
  expect([post.exitCode, [...post.outputs]]).toEqual([0, []]);
  if (state?.get('open-comment')) expect(waiting(world)).toEqual([]);
  return post;
}

async function settle(world: OwnKillWorld): Promise<StepResult> {
  const event = { name: 'schedule', payload: {} };
  const step = await world.run({ runId: '4799', inputs: { mode: 'settle', prompt: '' }, event, ...LATER });
  expect(step.exitCode).toBe(0);
  return step;
}

type Rerun = { readonly story: OwnStory; readonly hasRun: boolean; readonly before: number };

async function expectRerun(world: OwnKillWorld, { outputs }: StepResult, { story, hasRun, before }: Rerun) {
  const { commits } = await world.published();
  expect(outputs.get('result') === 'pull-request').toBe(commits === before + 1);
  // A comment that only has its claim, or whose request was cancelled before it was sent, starts nothing again.
  const isHeld = statusCommentsIn(world).some(({ marker: { state } }) => state !== 'not-created');
  if (story.kind === 'step' || isHeld) expect(commits).toBe(before + 1);
  expect(waiting(world)).toEqual([]);
  // Nothing of a box is left, whoever owns it.
  if (hasRun) expect((await world.left()).filter((name) => name.startsWith('docs-agent-box-'))).toEqual([]);
}

/** The comments that promise updates from a process that no longer exists. */
function waiting(world: OwnKillWorld): readonly string[] {
  const headlines = statusCommentsIn(world).map(({ headline }) => headline);
  return headlines.filter((headline) => /^\*\*(Starting|Working)/.test(headline));
}

type Known = { readonly said: Map<number, Marker>; readonly before: number };

/** At most one of each; the thread says what GitHub shows of the job; nothing of a dead process runs on. */
async function expectTruth(world: OwnKillWorld, steps: readonly StepResult[], { said, before }: Known): Promise<void> {
  const { branches, pulls, commits } = await world.published();
  const made = commits - before;
  expect(made).toBeLessThanOrEqual(1);
  expect(branches.length).toBeLessThanOrEqual(1);
  expect(pulls.length).toBeLessThanOrEqual(branches.length);
  const [prLink = ''] = pulls;
  // Whoever says how a job ended has opened the pull request of its branch.
  const end = made === 0 ? 'failed' : 'completed';
  const ids = new Set(statusCommentsIn(world).flatMap(({ marker: { jobId } }) => jobId ?? []));
  const jobs = [...ids].map((id) => ({ id, prLink, end, endShown: true }) as const);
  const ledger = { jobs, before: 0, ofStruckRun: made, struckRun: FIRST_RUN };
  expect(untruths(world, ledger)).toEqual([]);
  expect(forgotten(world, said)).toEqual([]);
  for (const { outputs } of steps) expect([undefined, prLink]).toContain(outputs.get('pr-url'));
  await vi.waitFor(async () => expect(await world.processes()).toEqual([]), { timeout: 20_000 });
}
