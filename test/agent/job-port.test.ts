import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { JobReader, JobReading, JobStarter } from '../../src/action/ports/jobs.ts';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { systemClock, systemRandomness } from '../../src/action/runner/system-clock.ts';
import { createDocsService } from '../../src/action/service-client/docs-service.ts';
import { isFinal, type Job } from '../../src/action/words/job.ts';
import { sendDirectly } from '../action/http/exchanges.ts';
import { json, startFaultServer } from '../servers/fault-server.ts';
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
  /** The branches and pull requests that jobs have made; null where they are out of reach. */
  readonly made: (() => readonly [branches: number, pulls: number]) | null;
}

function overHttp(baseUrl: string): JobStarter & JobReader {
  const send = sendDirectly(systemClock);
  return createDocsService({ ...shared, baseUrl, projectId: 'handbook', apiKey: KEY, userAgent: 'test', send });
}

/** A hosted service, as its interface describes it: it shows each job at work once. */
async function hosted(): Promise<Implementation> {
  const prompts: string[] = [];
  const looks = new Map<string, number>();
  const server = await startFaultServer(({ method, path, body }) => {
    const [, number = prompts.length] = /\/job\/j_(\d+)$/.exec(path) ?? [];
    if (method === 'POST') prompts.push(JSON.parse(body).prompt);
    const [id, prompt = ''] = [`j_${number}`, prompts[Number(number)]];
    if (prompt === '') return json(404, { error: 'not found' });
    looks.set(id, (looks.get(id) ?? -1) + 1);
    const active = { id, status: 'active', prLink: null };
    if (method === 'POST') return json(201, active);
    if (looks.get(id) === 1 || prompt.startsWith('Wait')) return json(200, active);
    if (prompt.startsWith('Fail')) return json(200, { ...active, status: 'failed', error: 'exit code 3: No money.' });
    const prLink = prompt.startsWith('Change') ? 'https://github.com/octo/handbook/pull/1' : null;
    return json(200, { ...active, status: 'completed', prLink });
  });
  return { port: () => overHttp(server.url), made: null, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
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

function madeIn(repository: string, pulls: readonly unknown[]): readonly [number, number] {
  const branches = git(repository, 'for-each-ref', 'refs/heads/docs-agent/').split('\n');
  return [branches.filter((line) => line !== '').length, pulls.length];
}

async function start(port: JobStarter, prompt: string, reserved = reserve(port), signal = NEVER): Promise<Job> {
  const creation = await port.createJob(prompt, signal, reserved);
  if (creation.kind !== 'created') throw new Error(JSON.stringify(creation));
  return creation.job;
}

const finished = (port: JobReader, id: string): Promise<Job> => {
  const end = async (): Promise<Job> => {
    const reading: JobReading = await port.readJob(id, NEVER);
    if (reading.kind !== 'job' || !isFinal(reading.job)) throw new Error(JSON.stringify(reading));
    return reading.job;
  };
  return vi.waitFor(end, { timeout: 30_000, interval: 50 });
};

const ENDS: readonly (readonly [what: string, prompt: string, end: object])[] = [
  ['changes a file', 'Change it.', { status: 'completed', prLink: linkTo(1) }],
  ['changes nothing', 'Look at it.', { status: 'completed', prLink: null, error: null }],
  ['fails', 'Fail.', { status: 'failed', prLink: null, error: expect.stringContaining('exit code 3: No money.') }],
];

const IMPLEMENTATIONS = { 'a hosted service': hosted, 'the local service': embedded, "the runner's agent": onRunner };

describe.each(Object.entries(IMPLEMENTATIONS))('%s', (_name, open) => {
  test.each(ENDS)('shows a job that %s: at work, then its end', async (_what, prompt, end) => {
    await using implementation = await open();
    const port = implementation.port();
    expect(await port.check()).toBeNull();
    const job = await start(port, prompt);
    expect(job).toMatchObject({ status: 'active', prLink: null, error: null });
    expect(await finished(port, job.id)).toMatchObject({ id: job.id, ...end });
    if (implementation.made !== null) expect(implementation.made()).toEqual(prompt === 'Change it.' ? [1, 1] : [0, 0]);
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
    else expect(end).toMatchObject({ status: 'failed', error: expect.stringContaining('The run was cancelled') });
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
    expect(implementation.made?.()).toEqual([1, 1]);
  });
});
