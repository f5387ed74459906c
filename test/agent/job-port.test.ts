import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { JobReader, JobReading, JobStarter } from '../../src/action/ports/jobs.ts';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { systemClock, systemRandomness } from '../../src/action/runner/system-clock.ts';
import { createDocsService } from '../../src/action/service-client/docs-service.ts';
import { isFinal, type Job } from '../../src/action/words/job.ts';
import { sendDirectly } from '../action/http/exchanges.ts';
import { aService } from '../service/a-service.ts';
import { aFolder, agentThat, git, KEY, linkTo, TOKEN } from '../service/world.ts';
import { anOwnAgent, reserve } from './an-own-agent.ts';

/** Does what its prompt says. */
const AGENT = `
  const [, flag] = /after (.*)/.exec(prompt) ?? [];
  while (flag && !require('node:fs').existsSync(flag)) await new Promise((resolve) => setTimeout(resolve, 20));
  if (prompt.startsWith('Change')) appendFileSync('docs/retry.md', 'Better.');
  if (prompt.startsWith('Wait')) await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (prompt.startsWith('Fail')) { console.error('No money.'); process.exit(3); }
  console.log('I am done.');`;
const redact = createRedactor({ secrets: [TOKEN, KEY] });
const shared = { redact, clock: systemClock, randomness: systemRandomness };
const NEVER = new AbortController().signal;

interface Implementation extends AsyncDisposable {
  /** Another process has another port. */
  readonly port: () => JobStarter & JobReader;
  /** The branches, pull requests and commits that jobs have made. */
  readonly made: () => readonly [branches: number, pulls: number, commits: number];
}

function overHttp(baseUrl: string): JobStarter & JobReader {
  const send = sendDirectly(systemClock);
  return createDocsService({ ...shared, baseUrl, projectId: 'handbook', apiKey: KEY, userAgent: 'test', send });
}

async function embedded(): Promise<Implementation> {
  const world = await aService({ agent: { command: agentThat(AGENT), minutes: 1 } });
  const made = () => madeIn(world.repository, world.github.pulls);
  return { ...world, port: () => overHttp(world.service.url), made };
}

async function onRunner(): Promise<Implementation> {
  const world = await anOwnAgent(agentThat(AGENT));
  const made = () => madeIn(world.repository, world.github.pulls);
  return { port: world.port, made, [Symbol.asyncDispose]: world[Symbol.asyncDispose] };
}

function madeIn(repository: string, pulls: readonly unknown[]): readonly [number, number, number] {
  const branches = git(repository, 'for-each-ref', 'refs/heads/docs-agent/').split('\n');
  const commits = Number(git(repository, 'rev-list', '--count', '--all', '--not', 'main'));
  return [branches.filter((line) => line !== '').length, pulls.length, commits];
}

async function start(port: JobStarter, prompt: string, reserved = reserve(port), signal = NEVER): Promise<Job> {
  const creation = await port.createJob(prompt, signal, reserved);
  if (creation.kind !== 'created') throw new Error(JSON.stringify(creation));
  return creation.job;
}

/** Sends a message, and returns its job with the request by which its own end is read, if there is one. */
async function send(port: JobStarter, id: string, prompt: string): Promise<readonly [Job, message?: string]> {
  const reserved = reserve(port, Date.now(), id);
  const sending = await port.sendMessage(id, prompt, NEVER, reserved);
  if (sending.kind !== 'sent') throw new Error(JSON.stringify(sending));
  return reserved === null ? [sending.job] : [sending.job, reserved.request];
}

const finished = (port: JobReader, id: string, message?: string): Promise<Job> => {
  const end = async (): Promise<Job> => {
    const reading: JobReading = await port.readJob(id, NEVER, message);
    if (reading.kind !== 'job' || !isFinal(reading.job)) throw new Error(JSON.stringify(reading));
    return reading.job;
  };
  return vi.waitFor(end, { timeout: 30_000, interval: 50 });
};

const ENDS: readonly (readonly [what: string, prompt: string, end: Readonly<Record<string, unknown>>])[] = [
  ['changes a file', 'Change it.', { status: 'completed', prLink: linkTo(1) }],
  ['changes nothing', 'Look at it.', { status: 'completed', prLink: null, error: null }],
  ['fails', 'Fail.', { status: 'failed', prLink: null, error: expect.stringContaining('exit code 3: No money.') }],
];

/** A job keeps its pull request. */
const MESSAGES = ENDS.map(([what, prompt, { prLink: _, ...end }]) => [what, prompt, end] as const);

const IMPLEMENTATIONS = { 'a service': embedded, "the runner's agent": onRunner };

describe.each(Object.entries(IMPLEMENTATIONS))('%s', (_name, open) => {
  test.each(ENDS)('shows a job that %s: at work, then its end', async (_what, prompt, end) => {
    await using implementation = await open();
    const port = implementation.port();
    expect(await port.check()).toBeNull();
    const job = await start(port, prompt);
    expect(job).toMatchObject({ status: 'active', prLink: null, error: null });
    expect(await finished(port, job.id)).toMatchObject({ id: job.id, ...end });
    const made = prompt === 'Change it.' ? [1, 1, 1] : [0, 0, 0];
    expect(implementation.made()).toEqual(made);
  });

  test.each(MESSAGES)('shows a message that %s: at work, then its end', async (_what, prompt, end) => {
    await using implementation = await open();
    const port = implementation.port();
    const { id } = await finished(port, (await start(port, 'Change it.')).id);
    const [job, message] = await send(port, id, prompt);
    expect(job).toMatchObject({ id, status: 'active', error: null });
    const done = await finished(port, id, message);
    expect(done).toMatchObject({ id, ...end });
    // Only who runs it here knows whether it has added a commit.
    if (message !== undefined && done.status === 'completed') expect(done.added).toBe(prompt === 'Change it.');
    expect(implementation.made()).toEqual([1, 1, prompt === 'Change it.' ? 2 : 1]);
  });

  test('takes no message for a job that it has not started', async () => {
    await using implementation = await open();
    const port = implementation.port();
    const sending = port.sendMessage('nothing00000', 'Change it.', NEVER, reserve(port, Date.now(), 'nothing00000'));
    expect(await sending).toMatchObject({ kind: 'not-continuable' });
  });

  test('adds one commit for a reserved message, however often and wherever it is sent', async () => {
    await using implementation = await open();
    const [one, other] = [implementation.port(), implementation.port()];
    const { id } = await finished(one, (await start(one, 'Change it.')).id);
    const reserved = reserve(one, Date.now(), id);
    if (reserved === null) return expect(other.reserve(id)).toBeNull();
    const { request } = reserved;
    expect(await other.readJob(id, NEVER, request)).toMatchObject({ kind: 'missing' });
    await using folder = await aFolder();
    const flag = join(folder.path, 'flag');
    await Promise.all([send(one, id, 'Change it.'), send(other, id, `Change it after ${flag}`)]);
    const first = await finished(one, id, request);
    await writeFile(flag, '');
    const third = implementation.port();
    const ends = [first, await finished(other, id, request), (await send(third, id, 'Fail.'))[0]];
    const read = await finished(third, id, request);
    expect([...ends, read].map(({ status, added }) => [status, added])).toEqual(Array(4).fill(['completed', true]));
    expect(implementation.made()).toEqual([1, 1, 2]);
  });

  test('knows no job that it has not started', async () => {
    await using implementation = await open();
    expect(await implementation.port().readJob('nothing00000', NEVER)).toMatchObject({ kind: 'missing' });
  });

  test('ends a job with its cancelled process only if that runs it', async () => {
    await using implementation = await open();
    const port = implementation.port();
    const cancel = new AbortController();
    const reserved = reserve(port);
    const { id } = await start(port, 'Wait.', reserved, cancel.signal);
    cancel.abort();
    const end = (await port.stopped?.(id)) ?? null;
    if (reserved === null) expect(end ?? (await port.readJob(id, NEVER))).toMatchObject({ job: { status: 'active' } });
    else
      expect(end).toMatchObject({ status: 'failed', error: expect.stringMatching(/cancelled .*; nothing was pushed/) });
  });

  test('makes one branch and one pull request of a reserved job, however often and wherever it is started', async () => {
    await using implementation = await open();
    const [one, other] = [implementation.port(), implementation.port()];
    const reserved = reserve(one);
    if (reserved === null) return expect(other.reserve(null)).toBeNull();
    await using folder = await aFolder();
    const flag = join(folder.path, 'flag');
    await Promise.all([start(one, 'Change it.', reserved), start(other, `Change it after ${flag}`, reserved)]);
    const first = await finished(one, reserved.id);
    // Nothing that ends the first run's processes may end those of the second.
    await writeFile(flag, '');
    const ends = [first, await finished(other, reserved.id), await start(implementation.port(), 'Change.', reserved)];
    const links = ends.map(({ status, prLink, error }) => [status, prLink, error]);
    expect(links).toEqual(Array(3).fill(['completed', expect.stringMatching(/\/pull\/1$/), null]));
    expect(implementation.made()).toEqual([1, 1, 1]);
  });
});
