import { access, constants } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findBranch } from '../agent/run-agent.ts';
import { redactorOf } from './job-queue.ts';
import type { Settings } from './settings.ts';

/** Finds what would make every job fail. Each problem begins with the path of its setting. */
export async function problemsAtStart(
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const [agent, ...repositories] = await Promise.all([
    problemOfAgent(settings, environment),
    ...settings.projects.map((_project, index) => problemOfRepository(settings, index, environment)),
  ]);
  return [agent, ...repositories].filter((problem) => problem !== null);
}

async function problemOfAgent(
  { agent }: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  const [program] = agent.command;
  const folders = program.includes('/') ? [''] : (environment['PATH'] ?? '').split(delimiter);
  const places = folders.map((folder) => (folder === '' ? resolve(program) : join(folder, program)));
  const found = await Promise.all(
    places.map((place) =>
      access(place, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (found.includes(true)) return null;
  const where = program.includes('/') ? 'there is no such program' : 'there is no such program on the PATH';
  return `agent.command: ${JSON.stringify(program)} can't be started: ${where}.`;
}

async function problemOfRepository(
  settings: Settings,
  index: number,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  const { projects, github, author } = settings;
  const project = projects[index];
  if (project === undefined) return null;
  const { ref, git: address } = project;
  const search = await findBranch(ref ?? 'HEAD', {
    address,
    token: github.token,
    author,
    environment,
    folder: tmpdir(),
    redact: redactorOf({ settings, environment }),
    signal: AbortSignal.timeout(LONGEST_LOOK_MS),
  });
  if (search.kind === 'unreadable') return `projects.${index}.git: can't be read: ${search.problem}`;
  const isMissing = search.kind === 'missing' && ref !== undefined;
  return isMissing ? `projects.${index}.ref: the repository has no branch ${ref}.` : null;
}

const LONGEST_LOOK_MS = 20_000;
