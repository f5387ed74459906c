import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { startService } from '../../src/service/server.ts';
import * as world from './world.ts';

const { aFolder, aGate, aGitHub, agentThat, aRepository, CLI, clientOf, git, runService, someSettings, TOKEN } = world;

/** Starts the real program and waits for the line with its address. */
async function aProcess(config: string) {
  const child = spawn(process.execPath, [CLI, '--config', config], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const end = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGTERM');
  };
  return { child, url: line.replace(/^.* at /, ''), [Symbol.asyncDispose]: end };
}

async function aStage(command: (gate: string) => [string, ...string[]]) {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await aFolder());
  const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
  const github = stack.use(await aGitHub(repository));
  const gate = stack.use(await aGate());
  const settings = someSettings(folder.path, { github: { apiUrl: github.apiUrl, token: TOKEN } });
  const config = join(folder.path, 'service.json');
  await writeFile(config, JSON.stringify({ ...settings, port: 0, agent: { command: command(gate.url) } }));
  const all = stack.move();
  return { repository, github, gate, settings, config, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** Kills a process as a machine failure would, and waits until it is gone. */
async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

describe('a service that is killed after it accepted a message', () => {
  const APPENDING = "appendFileSync('README.md', prompt + '\\n');";

  /** A job with its pull request, on a service that is ready for a message. */
  async function aJob(stage: Awaited<ReturnType<typeof aStage>>, url: string) {
    const client = clientOf({ url });
    const { id } = await client.create('First.');
    expect(await client.finished(id)).toMatchObject({ status: 'completed', prLink: stage.github.pulls[0]?.html_url });
    return { id, client, branch: `docs-agent/${id}` };
  }

  test('runs the agent again, and its commit comes once', async () => {
    await using stage = await aStage((gate) =>
      agentThat(`${APPENDING} if (prompt === 'Second.') await fetch('${gate}');`),
    );
    await using first = await aProcess(stage.config);
    const { id, client, branch } = await aJob(stage, first.url);
    await client.message(id, 'Second.');
    const interrupted = await stage.gate.arrival();
    await kill(first.child, 'SIGKILL');

    await using second = await aProcess(stage.config);
    const again = await stage.gate.arrival();
    await interrupted.closed;
    expect(await clientOf(second).read(id)).toMatchObject({ status: 'active' });
    again.release();
    expect(await clientOf(second).finished(id)).toMatchObject({ status: 'completed' });
    expect(git(stage.repository, 'log', '--format=%s', `main..${branch}`)).toBe('Second.\nFirst.');
    expect(stage.github.pulls).toHaveLength(1);
  });
});

test('SIGTERM ends the agent and the service with exit code 0, and the job continues at the next start', async () => {
  await using stage = await aStage((gate) => agentThat(`await fetch('${gate}'); writeFileSync('README.md', prompt);`));
  await using first = await aProcess(stage.config);
  const { id } = await clientOf(first).create('Say hello.');
  const interrupted = await stage.gate.arrival();
  expect(await kill(first.child, 'SIGTERM')).toBe(0);
  await interrupted.closed;

  await using second = await aProcess(stage.config);
  expect(await clientOf(second).read(id)).toMatchObject({ status: 'active' });
  (await stage.gate.arrival()).release();
  expect(await clientOf(second).finished(id)).toMatchObject({ status: 'completed' });
  expect(stage.github.pulls).toHaveLength(1);
});

test('a second service on the same database is refused while the first one runs', async () => {
  await using stage = await aStage(() => ['true']);
  const first = await startService(stage.settings);
  const link = `${stage.settings.database}-link`;
  await symlink(stage.settings.database ?? '', link);
  for (const settings of [stage.settings, { ...stage.settings, database: link }])
    await expect(startService(settings)).rejects.toThrow(/^A service is using .*\. Stop it first/);
  await first.stop();
  await (await startService(stage.settings)).stop();
});

test('the program archives a job of a running service, which ends its agent, and shows it', async () => {
  await using stage = await aStage((gate) => agentThat(`await fetch('${gate}')`));
  await using service = await aProcess(stage.config);
  const client = clientOf(service);
  const { id } = await client.create('Say hello.');
  const agent = await stage.gate.arrival();
  const run = (command: string, job: string) => runService('.', [command, job, '--config', stage.config]);
  expect(await run('archive', id)).toMatchObject({ code: 0, stdout: expect.stringContaining('status: archived') });
  expect(await client.read(id)).toMatchObject({ status: 'archived', archivedAt: expect.stringMatching(/Z$/) });
  await agent.closed;
  expect(await run('show', id)).toMatchObject({ code: 0, stdout: expect.stringContaining(id) });
  expect(await run('show', 'job_none')).toMatchObject({ code: 1, stderr: expect.stringContaining('job_none') });
});

test('the program names every invalid setting, without repeating a secret', async () => {
  await using folder = await aFolder();
  const config = join(folder.path, 'service.json');
  await writeFile(config, JSON.stringify({ keys: ['canary-key'], prot: 1, github: { token: 7 } }));
  const { code, stderr } = await runService('.', ['--config', config, '--port', 'x']);
  expect(code).toBe(2);
  for (const name of ['keys.0 in', 'prot: ', 'port in', 'github.token in', 'projects in'])
    expect(stderr).toContain(name);
  expect(stderr).not.toContain('canary');
});
