import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import * as v from 'valibot';

/** Whether `act` is installed (`.ci/run` does that where Go is). */
export const canAct = spawnSync('act', ['--version']).status === 0;

/** Stand-ins for programs that GitHub's runners have. */
const PROGRAMS = join(import.meta.dirname, 'stand-ins/programs');

/** A line of `act --json`; more fields depend on what the line is about. */
const entry = v.object({
  ...{ msg: v.optional(v.string(), ''), jobID: v.optional(v.string(), ''), stage: v.optional(v.string(), '') },
  ...{ stepResult: v.optional(v.string(), ''), jobResult: v.optional(v.string(), '') },
  ...{ matrix: v.optional(v.nullable(v.record(v.string(), v.unknown()))), command: v.optional(v.string(), '') },
  ...{ name: v.optional(v.string(), ''), arg: v.optional(v.string(), '') },
});
export type Entry = v.InferOutput<typeof entry>;

export interface ActInput {
  /** An empty folder: the run's settings, cache and workspaces. */
  readonly folder: string;
  readonly workflow: { readonly name: string; readonly text: string };
  readonly event: { readonly name: string; readonly payload: object; readonly actor: string };
  /** Folders of foreign repositories, by `owner/name@ref`. */
  readonly repositories: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** Called with the process as soon as it runs. */
  readonly onStart?: (child: ChildProcess) => void;
}

export interface ActResult {
  readonly exitCode: number | null;
  readonly entries: readonly Entry[];
  /** What a person reads: the messages, one below the other. */
  readonly log: string;
  readonly printed: string;
}

/** Runs one workflow for one event with `act`, on this machine instead of in a container. */
export async function runAct(input: ActInput): Promise<ActResult> {
  const { folder, workflow, event } = input;
  const workspace = join(folder, 'workspace');
  const file = join(folder, workflow.name);
  const payload = join(folder, 'event.json');
  await mkdir(workspace);
  await writeFile(file, workflow.text);
  await writeFile(payload, JSON.stringify(event.payload));
  const pairs = (flag: string, values: Readonly<Record<string, string>>): string[] =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const parameters = [
    event.name,
    ...['--json', '--rm', '--no-cache-server', '--no-skip-checkout', '--concurrent-jobs', '1'],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--actor', event.actor],
    ...['--directory', workspace, '--workflows', file, '--eventpath', payload],
    ...['--action-cache-path', join(folder, 'cache')],
    ...pairs('--local-repository', input.repositories),
    ...pairs('--env', input.environment),
    ...pairs('--secret', input.secrets),
    ...pairs('--var', input.variables),
  ];
  const child = spawn('act', parameters, {
    cwd: workspace,
    // `act` takes Node from the path for every version that an action names.
    env: { PATH: [PROGRAMS, dirname(process.execPath), process.env['PATH']].join(delimiter), HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  input.onStart?.(child);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const entries = entriesOf(printed);
  return { exitCode, entries, printed, log: entries.map(({ msg }) => msg).join('\n') };
}

/** Reads the lines that are JSON; a failure may also print plain text. */
function entriesOf(printed: string): readonly Entry[] {
  return printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => v.parse(entry, JSON.parse(line)));
}
