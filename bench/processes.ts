import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startRefusingServer } from './measured-server.ts';
import { prepareStep, readOutputs, type Step } from './step.ts';
import type { Row } from './table.ts';
import { mediansInTurn, type ProcessRun, runNode, type Timed } from './timed-process.ts';

const ROUNDS = { warmUp: 3, rounds: 25 } as const;
const BUNDLE = join(import.meta.dirname, '../dist/index.js');
const POST = join(import.meta.dirname, '../dist/post.js');

interface Subject {
  readonly what: string;
  readonly budget: number | null;
  readonly time: Timed;
}

/** Measures the bundle's time for work that every run does, as multiples of a Node process that does nothing. */
export async function measureProcesses(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-bench-'));
  try {
    await using server = await startRefusingServer();
    const subjects = [await bareNode(folder), skippedComment(folder), idlePost(folder), ...jobStarts(folder, server)];
    const medians = await mediansInTurn(
      subjects.map(({ time }) => time),
      ROUNDS,
    );
    const bare = medians[0] ?? Number.NaN;
    return subjects.map(({ what, budget }, index) => {
      const took = medians[index] ?? Number.NaN;
      return { what, measured: ms(took), comparedWith: `bare Node: ${ms(bare)}`, ratio: took / bare, budget };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An empty module, because the bundle is a module too. */
async function bareNode(folder: string): Promise<Subject> {
  const file = join(folder, 'empty.mjs');
  await writeFile(file, '');
  const time: Timed = async () => {
    const run = await runNode([file], { cwd: folder, env: { PATH: process.env['PATH'] } });
    if (run.exitCode !== 0) throw notWhatWasMeant('Node did not run an empty module', run);
    return run.endedAt - run.startedAt;
  };
  return { what: 'bare Node: an empty module, whole process', budget: null, time };
}

function aComment(): Step {
  const comment = { id: 1, body: 'Thanks, this reads well.\n\nShall we merge it today?', user: MARA };
  const payload = { action: 'created', sender: MARA, issue: ISSUE, comment };
  return { event: { name: 'issue_comment', payload }, inputs: { 'base-url': NOWHERE }, apiUrl: NOWHERE };
}

function skippedComment(folder: string): Subject {
  const cwd = join(folder, 'comment');
  const time: Timed = async () => {
    const run = await runNode([BUNDLE], { cwd, env: await prepareStep(cwd, aComment()) });
    const skipped = run.exitCode === 0 && (await readOutputs(cwd)).includes('skip-reason=not-a-command');
    if (!skipped) throw notWhatWasMeant('The comment was not skipped', run);
    return run.endedAt - run.startedAt;
  };
  return { what: 'a comment that is no command, whole process', budget: 1.25, time };
}

/** Every run has a post process, which has nothing to do unless the main process has died. */
function idlePost(folder: string): Subject {
  const cwd = join(folder, 'post');
  const time: Timed = async () => {
    const run = await runNode([POST], { cwd, env: await prepareStep(cwd, aComment()) });
    if (run.exitCode !== 0 || run.log !== '') throw notWhatWasMeant('The post process was not idle', run);
    return run.endedAt - run.startedAt;
  };
  return { what: 'a post process with nothing to do, whole process', budget: 1.25, time };
}

/** A job without a thread first sends a request to the service; in a thread, first to GitHub, for the sender's permission. */
function jobStarts(folder: string, server: MeasuredServer): readonly Subject[] {
  const inputs = { 'base-url': server.url, prompt: 'Describe the new flag.' };
  const dispatched = { name: 'workflow_dispatch', payload: { sender: MARA } };
  const opened = { name: 'issues', payload: { action: 'opened', sender: MARA, issue: ISSUE } };
  return [
    { asks: 'the service', event: dispatched, request: 'POST /v2/agent/handbook/job' },
    { asks: 'GitHub', event: opened, request: 'GET /repos/acme/app/collaborators/mara/permission' },
  ].map(({ asks, event, request }) => {
    const cwd = join(folder, event.name);
    const time: Timed = async () => {
      const env = await prepareStep(cwd, { event, inputs, apiUrl: server.url });
      const run = await runNode([BUNDLE], { cwd, env });
      const [first] = server.takeArrivals();
      if (first === undefined || `${first.method} ${first.path}` !== request) {
        throw notWhatWasMeant(`The first request was not ${request}`, run);
      }
      return first.at - run.startedAt;
    };
    return { what: `a job, start to its first request, to ${asks}`, budget: 2.9, time };
  });
}

const MARA = { id: 7, login: 'mara', type: 'User' };
const ISSUE = {
  number: 7,
  title: 'Describe the new flag',
  body: 'It is missing from the page about the command line.',
  user: MARA,
  html_url: 'https://github.com/acme/app/issues/7',
};
/** The comment path sends nothing, and nothing listens on this port. */
const NOWHERE = 'http://127.0.0.1:9';

/** A number is meaningless if the process did something other than its row says. */
function notWhatWasMeant(message: string, { exitCode, log }: ProcessRun): Error {
  return new Error(`${message} (exit code ${exitCode}):\n${log}`);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
