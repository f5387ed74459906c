import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** A step of a workflow as its author would write it, with what the runner knows about the run. */
export interface Step {
  /** By name; missing ones have the defaults of `action.yml`. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** Added to the runner's variables; overrides them. */
  readonly environment: Readonly<Record<string, string>>;
  /** What an earlier main process saved, maybe nothing: then this is the post process. */
  readonly state?: ReadonlyMap<string, string>;
  /** The folder with `action.yml` and what it names; without it, this project's. */
  readonly action?: string;
  readonly nodeOptions?: readonly string[];
  readonly onStart?: (child: ChildProcess) => void;
  readonly onLog?: (text: string) => void;
}

export interface StepResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly summary: string;
}

const THIS_ACTION = join(import.meta.dirname, '../..');
const metadata = v.object({
  inputs: v.record(v.string(), v.object({ default: v.optional(v.string(), '') })),
  runs: v.object({ main: v.string(), post: v.string() }),
});

/** Writes the files of a step into an empty folder, and returns the program that `action.yml` names. */
export async function prepareStep(step: Step, folder: string) {
  const { action = THIS_ACTION } = step;
  const { inputs, runs } = v.parse(metadata, parse(await readFile(join(action, 'action.yml'), 'utf8')));
  const file = (name: string): string => join(folder, name);
  await writeFile(file('event.json'), JSON.stringify(step.event.payload));
  for (const name of ['output', 'state', 'summary']) await writeFile(file(name), '');
  const defaults = Object.entries(inputs).map(([name, input]) => [name, evaluated(input.default)] as const);
  const given = { ...Object.fromEntries(defaults), ...step.inputs };
  const environment: NodeJS.ProcessEnv = {
    ...runnerVariables(file),
    GITHUB_EVENT_NAME: step.event.name,
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...Object.fromEntries([...(step.state ?? [])].map(([name, value]) => [`STATE_${name}`, value])),
    ...step.environment,
  };
  return { program: join(action, step.state === undefined ? runs.main : runs.post), environment };
}

/** Evaluates a default as a runner does for a job without a matrix; it has no token to give. */
function evaluated(text: string): string {
  if (text === '${{ toJSON(matrix) }}') return 'null';
  return text.startsWith('${{') ? '' : text;
}

/**
 * Runs the action like a runner, in its own folder with the variables, the event file and the output files of a step.
 * Of this process's environment, only PATH is passed on.
 */
export async function runStep(step: Step): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-step-'));
  try {
    const { program, environment } = await prepareStep(step, folder);
    const ended = await execute(step, program, { cwd: folder, env: environment });
    const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
    return {
      ...ended,
      outputs: readFileCommands(await read('output')),
      state: readFileCommands(await read('state')),
      summary: await read('summary'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runnerVariables(file: (name: string) => string): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_WORKSPACE: file('.'),
    RUNNER_TEMP: file('.'),
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_REPOSITORY_ID: '4200',
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/docs.yml@refs/heads/main',
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: 'ask',
    GITHUB_SHA: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  };
}

function execute(
  { nodeOptions = [], onStart, onLog }: Step,
  program: string,
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Pick<StepResult, 'exitCode' | 'signal' | 'log'>> {
  const child = spawn(process.execPath, [...nodeOptions, program], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      onLog?.(text);
    });
  }
  onStart?.(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => resolve({ exitCode, signal, log }));
  });
}

/** Reads the runner's file commands: `name=value`, and `name<<delimiter` with the lines until the delimiter. */
export function readFileCommands(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const [, name, delimiter] = /^([\w-]+)<<(.+)$/.exec(line) ?? [];
    if (name === undefined || delimiter === undefined) {
      const [, shortName, value] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
      if (shortName !== undefined) values.set(shortName, value ?? '');
      continue;
    }
    const end = lines.indexOf(delimiter, index + 1);
    values.set(name, lines.slice(index + 1, end).join('\n'));
    index = end;
  }
  return values;
}
