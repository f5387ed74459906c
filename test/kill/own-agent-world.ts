import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { constants, openSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kill } from '../../src/agent/process.ts';
import { pullsOf } from '../../src/playground/github/branches.ts';
import { git, gitWith } from '../../src/playground/github/git.ts';
import { processesWith } from '../agent/processes.ts';
import { assertNoCanary } from '../build/canary.ts';
import { startOwnAgentWorld } from '../scenarios/own-agent-world.ts';
import { type Gateway, type Moment, startGateway } from './gateway.ts';
import { SIGINT_LIMIT_MS } from './kill-world.ts';
import type { RequestRef } from './passing.ts';
import type { RunStep, Stage, StepResult } from './story.ts';

/** What ends a process: at one of its requests, or while its agent runs. */
export type AgentBlow = { readonly signal: 'SIGKILL' | 'SIGINT' } & (
  | { readonly at: RequestRef; readonly moment: Moment }
  | { readonly at: 'the agent' }
);

/** The branches and pull requests of jobs, and how many commits they have. */
export interface Published {
  readonly branches: readonly string[];
  readonly pulls: readonly string[];
  readonly commits: number;
}

/** GitHub behind a gateway, which git's requests pass too, and an agent whose life can be seen from outside its box. */
export interface OwnKillWorld extends AsyncDisposable, Pick<Stage, 'app' | 'comments' | 'github'> {
  readonly gateway: Gateway;
  /** How often the agent has run so far. */
  runs(): number;
  run(step: RunStep): Promise<StepResult>;
  /** As a runner does after a job, it ends processes that the step left behind; those of a box can't be known by it. */
  runStruck(step: RunStep, blow: AgentBlow): Promise<StepResult>;
  published(): Promise<Published>;
  /** Remembers the threads and the branches. The function that it returns brings them back. */
  remember(): Promise<() => Promise<void>>;
  /** The processes that run in a box or hold its folder, whatever they are called. */
  processes(): Promise<readonly number[]>;
  /** What is in `RUNNER_TEMP`. */
  left(): Promise<readonly string[]>;
}

/**
 * The file of the cell: it is beside the agent, so it can be seen in the box, and is a pipe, which can be written to there
 * nevertheless. All that the agent starts hold it open.
 */
const AGENT = `#!/bin/sh
here=$(dirname "$0")
exec 3> "$here/life"
echo run >&3
cat > /dev/null
if [ -e "$here/endless" ]; then (setsid sleep 600 &); sleep 600; fi
echo "Better." >> docs/guide.md
echo "I made the guide better."
`;

export async function startOwnKillWorld(): Promise<OwnKillWorld> {
  await using started = new AsyncDisposableStack();
  const world = started.use(await startOwnAgentWorld());
  const gateway = started.use(await startGateway({ github: world.github.url, service: '' }));
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-kill-'));
  started.defer(() => rm(folder, { recursive: true }));
  const [program, temp] = [join(folder, 'workspace/node_modules/agent'), join(folder, 'temp')];
  await mkdir(program, { recursive: true });
  await mkdir(temp);
  await writeFile(join(program, 'agent.sh'), AGENT, { mode: 0o755 });
  const life = started.use(await watchLife(join(program, 'life')));
  const proxied = `${gateway.url.replace('127.0.0.1', 'localhost')}/api/v3`;
  const run: OwnKillWorld['run'] = (step) =>
    world.act({
      ...step,
      inputs: { agent: './node_modules/agent/agent.sh', ...step.inputs },
      environment: {
        ...{ GITHUB_WORKSPACE: join(folder, 'workspace'), RUNNER_TEMP: temp },
        // Only git has to find the gateway: GitHub's own address is that of the links.
        ...{ GITHUB_API_URL: proxied, http_proxy: gateway.url, no_proxy: 'localhost' },
        ...step.environment,
      },
    });
  // A mount of the folder shows in every process of its namespace.
  const inside = () => processesWith(folder, ['mountinfo']);
  const processes = () => processesWith(folder, ['cmdline', 'environ', 'mountinfo']);
  started.defer(() =>
    assertNoCanary(gateway.requests.map(({ headers: { authorization: _, ...rest }, ...other }) => [rest, other])),
  );
  const { app, comments, github } = world;
  const running = started.move();
  return {
    ...{ app, comments, github, gateway, run, processes },
    runs: life.runs,
    async runStruck(step, blow) {
      using timers = new DisposableStack();
      const isAtAgent = blow.at === 'the agent';
      if (isAtAgent) await writeFile(join(program, 'endless'), '');
      let seen: readonly number[] = [];
      const onStart: NonNullable<RunStep['onStart']> = (child) => {
        const strike = (): void => {
          child.kill(blow.signal);
          const timer = setTimeout(() => child.kill('SIGKILL'), SIGINT_LIMIT_MS);
          timers.defer(() => clearTimeout(timer));
        };
        if ('moment' in blow) gateway.arm({ ...blow, blow: strike });
        else
          life.onRun(async () => {
            seen = await inside();
            strike();
          });
      };
      const result = await run({ ...step, onStart });
      for (const pid of await processesWith(temp, ['environ'])) kill(pid);
      await gateway.calm();
      if (!isAtAgent) return result;
      await rm(join(program, 'endless'));
      if (seen.length === 0) throw new Error('the processes of an agent at work are not found');
      return result;
    },
    async published() {
      const branches = (await world.branches()).filter((name) => name !== 'main');
      const pulls = pullsOf(app).map(({ thread }) => `${github.url}/acme/app/pull/${thread.number}`);
      const commits = await git(app.gitDir ?? '', 'rev-list', '--count', '--all', '--not', 'main');
      return { branches, pulls, commits: Number(commits) };
    },
    async remember() {
      const gitDir = app.gitDir ?? '';
      const refs = async () =>
        (await git(gitDir, 'for-each-ref', '--format=%(refname) %(objectname)')).trim().split('\n');
      const [bringBack, kept] = [world.remember(), await refs()];
      const heads = pullsOf(app).map(({ pull }) => ({ pull, headSha: pull.headSha }));
      return async () => {
        bringBack();
        for (const { pull, headSha } of heads) pull.headSha = headSha;
        const gone = (await refs()).map((ref) => `delete ${ref}`);
        await gitWith(gitDir, { input: `${gone.join('\n')}\n` }, 'update-ref', '--stdin');
        await gitWith(gitDir, { input: kept.map((ref) => `create ${ref}\n`).join('') }, 'update-ref', '--stdin');
      };
    },
    left: () => readdir(temp),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

interface Life extends AsyncDisposable {
  runs(): number;
  onRun(action: () => Promise<void>): void;
}

/** Reads the pipe to which each run of the agent writes a line. */
async function watchLife(path: string): Promise<Life> {
  await promisify(execFile)('mkfifo', ['-m', '666', path]);
  // Opened for both, it never ends.
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const socket = new Socket({ fd, readable: true, writable: false });
  let runs = 0;
  let act: (() => Promise<void>) | null = null;
  socket.on('data', (data) => {
    runs += String(data).split('\n').length - 1;
    void act?.();
    act = null;
  });
  return {
    runs: () => runs,
    onRun: (action) => {
      act = action;
    },
    async [Symbol.asyncDispose]() {
      socket.destroy();
      await once(socket, 'close');
    },
  };
}
