import { access, constants } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type AgentWorld, findBranch } from '../agent/run-agent.ts';
import { type QueueTools, redactorOf } from './job-queue.ts';
import type { ProjectSettings, Settings } from './settings.ts';

type Environment = AgentWorld['environment'];

/** Finds what would make every job fail. Each problem begins with the path of its setting. */
export async function problemsAtStart(settings: Settings, environment: Environment): Promise<readonly string[]> {
  const problems = await Promise.all([
    problemOfAgent(settings, environment),
    ...settings.projects.map((project, index) =>
      problemOfRepository(project, `projects.${index}`, { settings, environment }),
    ),
  ]);
  return problems.filter((problem) => problem !== null);
}

async function problemOfAgent({ agent }: Settings, environment: Environment): Promise<string | null> {
  const [program] = agent.command;
  const isPath = program.includes('/');
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const places = isPath ? [resolve(program)] : folders.map((folder) => join(folder || '.', program));
  const found = await Promise.allSettled(places.map((place) => access(place, constants.X_OK)));
  if (found.some(({ status }) => status === 'fulfilled')) return null;
  const where = isPath ? 'there is no such program' : 'there is no such program on the PATH';
  return `agent.command: ${JSON.stringify(program)} can't be started: ${where}.`;
}

async function problemOfRepository(
  { ref, git }: ProjectSettings,
  path: string,
  { settings, environment }: Pick<QueueTools, 'settings' | 'environment'>,
): Promise<string | null> {
  const search = await findBranch(ref ?? 'HEAD', {
    address: git,
    token: settings.github.token,
    author: settings.author,
    environment,
    folder: tmpdir(),
    redact: redactorOf({ settings, environment, plan: null }),
    signal: AbortSignal.timeout(LONGEST_LOOK_MS),
  });
  if (search.kind === 'unreadable') return `${path}.git: can't be read: ${search.problem}`;
  const isMissing = search.kind === 'missing' && ref !== undefined;
  return isMissing ? `${path}.ref: the repository has no branch ${ref}.` : null;
}

const LONGEST_LOOK_MS = 20_000;
