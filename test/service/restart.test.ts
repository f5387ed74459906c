import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { startService } from '../../src/service/server.ts';
import type { SettingsInput } from '../../src/service/settings.ts';
import {
  aFolder,
  aGate,
  aGitHub,
  agentThat,
  aRepository,
  CLI,
  clientOf,
  git,
  runService,
  someSettings,
  TOKEN,
} from './world.ts';

/** Starts the real program and waits for the line with its address. */
async function aProcess(
  config: string,
): Promise<{ readonly child: ChildProcess; readonly url: string } & AsyncDisposable> {
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
  const settings: SettingsInput = someSettings(folder.path, {
    github: { apiUrl: github.apiUrl, token: TOKEN },
    agent: { command: command(gate.url) },
  });
  const config = join(folder.path, 'service.json');
  await writeFile(config, JSON.stringify({ ...settings, port: 0 }));
  /** With an agent that fails, a job can only be completed from what already exists. */
  const replaceAgent = (argv: [string, ...string[]]): Promise<void> =>
    writeFile(config, JSON.stringify({ ...settings, port: 0, agent: { command: argv } }));
  const all = stack.move();
  return {
    replaceAgent,
    folder: folder.path,
    repository,
    github,
    gate,
    settings,
    config,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** Kills a process as a machine failure would, and waits until it is gone. */
async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

describe('a service that is killed', () => {
  test('while an agent works continues the job: the old agent is ended, and one pull request is opened', async () => {
    await using stage = await aStage((gate) =>
      agentThat(`await fetch('${gate}'); writeFileSync('README.md', prompt);`),
    );
    await using first = await aProcess(stage.config);
    const { id } = await clientOf(first).create('Say hello.');
    const interrupted = await stage.gate.arrival();
    await kill(first.child, 'SIGKILL');

    await using second = await aProcess(stage.config);
    const again = await stage.gate.arrival();
    await interrupted.closed;
    again.release();
    const job = await clientOf(second).finished(id);
    expect(job).toMatchObject({ id, status: 'completed', prLink: 'https://github.com/octo/handbook/pull/1' });
    expect(stage.github.pulls).toHaveLength(1);
    expect(git(stage.repository, 'show', `docs-agent/${id}:README.md`)).toBe('Say hello.');
  });

  test.each([
    ['after the branch was pushed', 'GET', 0],
    ['after the pull request was opened', 'POST', 1],
  ] as const)(
    '%s ends the job with one pull request, without running the agent again',
    async (_when, method, opened) => {
      await using stage = await aStage(() => agentThat("writeFileSync('README.md', prompt)"));
      await using first = await aProcess(stage.config);
      const reached = new Promise<void>((resolve) => stage.github.faults.push({ method, fault: resolve }));
      const { id } = await clientOf(first).create('Say hello.');
      await reached;
      await kill(first.child, 'SIGKILL');
      expect(stage.github.pulls).toHaveLength(opened);
      const pushed = git(stage.repository, 'rev-parse', `docs-agent/${id}`);

      await stage.replaceAgent(['false']);
      await using second = await aProcess(stage.config);
      const job = await clientOf(second).finished(id);
      expect(job).toMatchObject({ status: 'completed', prLink: 'https://github.com/octo/handbook/pull/1' });
      expect(stage.github.pulls).toMatchObject([{ head: { ref: `docs-agent/${id}` }, base: { ref: 'main' } }]);
      expect(git(stage.repository, 'rev-parse', `docs-agent/${id}`)).toBe(pushed);
    },
  );

  test('after a merged pull request lost its branch still finds the pull request', async () => {
    await using stage = await aStage(() => agentThat("writeFileSync('README.md', prompt)"));
    await using first = await aProcess(stage.config);
    const reached = new Promise<void>((resolve) => stage.github.faults.push({ method: 'POST', fault: resolve }));
    const { id } = await clientOf(first).create('Say hello.');
    await reached;
    await kill(first.child, 'SIGKILL');
    git(stage.repository, 'branch', '-D', `docs-agent/${id}`);
    await stage.replaceAgent(['false']);

    await using second = await aProcess(stage.config);
    const job = await clientOf(second).finished(id);
    expect(job).toMatchObject({ status: 'completed', prLink: 'https://github.com/octo/handbook/pull/1' });
    expect(stage.github.pulls).toHaveLength(1);
  });
});

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

  test.each([
    ['pushed', () => undefined],
    [
      'pushed, and someone pushed more',
      (repository: string, branch: string) => {
        const more = git(repository, 'commit-tree', `${branch}^{tree}`, '-p', branch, '-m', 'Theirs');
        git(repository, 'update-ref', `refs/heads/${branch}`, more);
      },
    ],
    [
      'pushed, merged and its branch removed',
      (repository: string, branch: string, close: (index: number) => void) => {
        close(0);
        git(repository, 'branch', '-D', branch);
      },
    ],
  ] as const)('does not run the agent again if its commit was %s', async (_name, meanwhile) => {
    await using stage = await aStage(() => agentThat(APPENDING));
    await using first = await aProcess(stage.config);
    const { id, client, branch } = await aJob(stage, first.url);
    const reached = new Promise<void>((resolve) => stage.github.faults.push({ method: 'GET', fault: resolve }));
    await client.message(id, 'Second.');
    await reached;
    await kill(first.child, 'SIGKILL');
    expect(git(stage.repository, 'log', '--format=%s', `main..${branch}`)).toBe('Second.\nFirst.');
    meanwhile(stage.repository, branch, stage.github.close);
    const branches = git(stage.repository, 'for-each-ref');

    await stage.replaceAgent(['false']);
    await using second = await aProcess(stage.config);
    expect(await clientOf(second).finished(id)).toMatchObject({
      status: 'completed',
      prLink: stage.github.pulls[0]?.html_url,
    });
    expect(git(stage.repository, 'for-each-ref')).toBe(branches);
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
  await expect(startService(stage.settings)).rejects.toThrow('Another service is using');
  await first.stop();
  const next = await startService(stage.settings);
  await next.stop();
});

test('the program archives and shows a job of a running service', async () => {
  await using stage = await aStage((gate) => agentThat(`await fetch('${gate}')`));
  await using service = await aProcess(stage.config);
  const client = clientOf(service);
  const { id } = await client.create('Say hello.');
  const agent = await stage.gate.arrival();
  const archived = await runService('.', ['archive', id, '--config', stage.config]);
  expect(archived).toMatchObject({ code: 0, stdout: expect.stringContaining('status: archived') });
  expect(await client.read(id)).toMatchObject({ status: 'archived', archivedAt: expect.stringMatching(/Z$/) });
  agent.release();
  expect(await runService('.', ['show', id, '--config', stage.config])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(id),
  });
  expect(await runService('.', ['show', 'job_none', '--config', stage.config])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('job_none'),
  });
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
