import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../../src/playground/github/git.ts';
import { aHistory } from '../build/a-history.ts';
import { CANARY_TOKEN } from '../build/canary.ts';
import { BOT, type ScenarioWorld, startWorld, type WorldStep } from './world.ts';

/** A repository with documentation, in which an agent that is a shell script runs on the runner. */
export interface OwnAgentWorld extends ScenarioWorld {
  /** Replaces the agent; it is run by `sh`. */
  script(text: string): Promise<void>;
  /** Runs a step with the agent. */
  act(step?: WorldStep): ReturnType<ScenarioWorld['run']>;
  branches(): Promise<readonly string[]>;
  show(branch: string, path: string): Promise<string>;
  /** What runs have left in `RUNNER_TEMP`. */
  left(): Promise<readonly string[]>;
}

export const IMPROVES = 'cat >/dev/null; echo "Better." >> docs/guide.md; echo "I made the guide better."';

export async function startOwnAgentWorld(
  text = IMPROVES,
  files: Readonly<Record<string, string>> = {},
): Promise<OwnAgentWorld> {
  const history = await aHistory([{ message: 'Begin', files: { 'docs/guide.md': 'Guide.\n', ...files } }]);
  const { gitDir } = history;
  const world = await startWorld({ gitDir });
  world.github.state.addToken(CANARY_TOKEN, BOT, { issues: 'write', pull_requests: 'write', contents: 'write' });
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-own-'));
  const [workspace, temp] = [join(folder, 'workspace'), join(folder, 'temp')];
  await mkdir(workspace);
  await mkdir(temp);
  const script = async (lines: string): Promise<void> => {
    await writeFile(join(workspace, 'agent.sh'), `#!/bin/sh\n${lines}\n`);
    await chmod(join(workspace, 'agent.sh'), 0o755);
  };
  await script(text);
  return {
    ...world,
    script,
    act: (step = {}) =>
      world.run({
        ...step,
        inputs: { agent: './agent.sh', 'base-url': '', 'project-id': '', 'api-key': '', ...step.inputs },
        environment: { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp, ...step.environment },
      }),
    branches: async () => (await git(gitDir, 'for-each-ref', '--format=%(refname:short)')).trim().split('\n'),
    show: (branch, path) => git(gitDir, 'show', `${branch}:${path}`),
    left: () => readdir(temp),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await history[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
