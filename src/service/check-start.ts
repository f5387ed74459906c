import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { withoutUserInfo } from '../agent/git-address.ts';
import { findProgram } from '../agent/isolation/program.ts';
import { type AgentWorld, findBranch } from '../agent/run-agent.ts';
import { type QueueTools, redactorOf } from './job-queue.ts';
import type { Service } from './server.ts';
import { databaseOf, type ProjectSettings, SECRET_VARIABLES, type Settings, stateFolder } from './settings.ts';

type Environment = AgentWorld['environment'];

/** Finds what would make every job fail. Each problem begins with the path of its setting. */
export async function problemsAtStart(settings: Settings, environment: Environment): Promise<readonly string[]> {
  const problems = await Promise.all([
    problemOfPlace(settings, environment),
    problemOfAgent(settings, environment),
    ...settings.agent.environment.map((name, index) =>
      environment[name] ? null : `agent.environment.${index}: the variable ${name} is not set, or empty.`,
    ),
    ...settings.projects.map((project, index) =>
      problemOfRepository(project, `projects.${index}`, { settings, environment }),
    ),
  ]);
  return [...new Set(problems)].filter((problem) => problem !== null);
}

/** With a new database beside the earlier ones, jobs and visits would seem to be lost. */
function problemOfPlace({ database }: Settings, environment: Environment): string | null {
  const earlier = databaseOf({});
  const isUsual = database === databaseOf({ data: stateFolder(environment) });
  if (!isUsual || existsSync(database) || !existsSync(earlier)) return null;
  return `data: an earlier version kept its database in ${dirname(earlier)}. Add --data ${dirname(earlier)} to keep using it, or move it away.`;
}

/** What a start that succeeded says. */
export function wordsOfStart(
  { projects, keys, agent, database, host }: Settings,
  { url, isolation }: Pick<Service, 'url' | 'isolation'>,
): string {
  const named = projects.map(({ id, git, repository }) => `${id} (${repository ?? withoutUserInfo(git)})`).join(', ');
  const place = `with the agent ${agent.name} and the database ${database}`;
  const isOpen = !/^(?:127\..*|::1|localhost)$/.test(host);
  return [
    `The documentation service for ${named}, ${place}, is listening at ${url}`,
    isolation.said,
    ...projects
      .filter(({ id }) => !keys.some(({ project }) => project === id))
      .map(({ id }) => `The project ${id} has no API key, so all requests for it are refused.`),
    ...(isOpen ? ['It speaks http, so others could read keys and prompts. Put a TLS proxy in front of it.'] : []),
  ].join('\n');
}

async function problemOfAgent({ agent }: Settings, environment: Environment): Promise<string | null> {
  const found = await findProgram(agent.command[0], environment);
  return 'problem' in found ? `agent.command: ${[found.problem, found.hint ?? ''].join(' ').trim()}` : null;
}

async function problemOfRepository(
  { ref, git }: ProjectSettings,
  path: string,
  { settings, environment }: Pick<QueueTools, 'settings' | 'environment'>,
): Promise<string | null> {
  const search = await findBranch(ref ?? null, {
    address: git,
    token: settings.github.token,
    author: settings.author,
    environment,
    folder: tmpdir(),
    redact: redactorOf({ settings, environment, plan: null }),
    signal: AbortSignal.timeout(LONGEST_LOOK_MS),
  });
  if (search.kind === 'found') return null;
  if (search.kind === 'unreadable') return unreadable(search.problem, path);
  return ref === undefined
    ? `${path}.git: the repository is empty, or its default branch has no commit. Push one first, or name a branch with --ref.`
    : `${path}.ref: the repository has no branch ${ref}.`;
}

function unreadable(problem: string, path: string): string {
  if (problem.includes('git was not found')) return 'There is no git on the PATH. Install git 2.31 or later.';
  if (/could not read (?:User|Pass)|Authentication failed/.test(problem))
    return `${path}.git: the host refused access. Check that ${SECRET_VARIABLES.token} is set, not expired, and may read and push there.`;
  const [, folder] = /dubious ownership in repository at '(.*)'/.exec(problem) ?? [];
  return folder === undefined
    ? `${path}.git: can't be read: ${problem}`
    : `${path}.git: ${folder} belongs to another user than the service's (${process.geteuid?.()}), so git refuses it, whatever its safe.directory says. Run the service as that user, or change the owner: chown -R ${process.geteuid?.()} ${folder}`;
}

const LONGEST_LOOK_MS = 20_000;
