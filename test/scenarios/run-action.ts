import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InputName, OutputName } from '../../src/action-spec.ts';
import { inputs as inputSpecs } from '../../src/action-spec.ts';
import { CANARY_KEY } from '../build/settings.ts';

/** What a scenario tells the runner; everything else is as a runner sets it for a `workflow_dispatch` in `acme/app`. */
export interface Step {
  readonly inputs: Partial<Record<InputName, string>>;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly environment?: Readonly<Record<string, string>>;
  /** Waiting takes no time, unless this is false. */
  readonly virtualTime?: boolean;
  /** State that an earlier main process has saved: then this is the post process. */
  readonly state?: ReadonlyMap<string, string>;
  /** Hears of the process as soon as it runs, to send it a signal. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** All that a step leaves behind. */
export interface StepResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<OutputName, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly summary: string;
}

const BUNDLE = join(import.meta.dirname, '../../dist/index.js');
const VIRTUAL_TIME = pathToFileURL(join(import.meta.dirname, 'virtual-time.mjs')).href;

/**
 * Runs the committed bundle as a runner runs it: from an empty folder, with the environment, event file and output files
 * of a step. Fails if the key is anywhere in what the step leaves behind.
 */
export async function runAction(step: Step): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-step-'));
  try {
    const file = (name: string): string => join(folder, name);
    await writeFile(file('event.json'), JSON.stringify(step.event?.payload ?? {}));
    for (const name of ['output', 'state', 'summary']) await writeFile(file(name), '');
    const ended = await execute(step, folder, environmentOf(step, file));
    const [output, state, summary] = await Promise.all(
      ['output', 'state', 'summary'].map((name) => readFile(file(name), 'utf8')),
    );
    const result = {
      ...ended,
      outputs: readFileCommands(output ?? '') as ReadonlyMap<OutputName, string>,
      state: readFileCommands(state ?? ''),
      summary: summary ?? '',
    };
    assertNoCanary({ ...result, output, stateFile: state });
    return result;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function environmentOf({ inputs, event, environment, state }: Step, file: (name: string) => string): NodeJS.ProcessEnv {
  const given: Partial<Record<string, string>> = {
    'project-id': 'handbook',
    'api-key': CANARY_KEY,
    'github-token': 'token-of-the-run',
    ...inputs,
  };
  const specs: [string, { readonly default?: string; readonly description: string }][] = Object.entries(inputSpecs);
  return {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_WORKSPACE: file('.'),
    RUNNER_TEMP: file('.'),
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: 'ask',
    GITHUB_ACTOR: 'mara',
    GITHUB_SHA: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
    GITHUB_SERVER_URL: 'https://github.com',
    // Nothing listens there: a scenario that calls GitHub names its own.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    // The runner hands over every input, with its default where the workflow gives none.
    ...Object.fromEntries(
      specs.map(([name, spec]) => [`INPUT_${name.toUpperCase()}`, given[name] ?? spec.default ?? '']),
    ),
    ...Object.fromEntries([...(state ?? [])].map(([name, value]) => [`STATE_${name}`, value])),
    ...environment,
  };
}

function execute(
  { virtualTime = true, onStart }: Step,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Pick<StepResult, 'exitCode' | 'signal' | 'log'>> {
  const args = virtualTime ? ['--import', VIRTUAL_TIME, BUNDLE] : [BUNDLE];
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  onStart?.(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => resolve({ exitCode, signal, log }));
  });
}

/** Reads the runner's file commands: `name=value`, and `name<<delimiter` with the lines until the delimiter. */
function readFileCommands(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, name, delimiter] = /^([\w-]+)<<(.+)$/.exec(lines[index] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) {
      const [, short, value] = /^([\w-]+)=(.*)$/.exec(lines[index] ?? '') ?? [];
      if (short !== undefined) values.set(short, value ?? '');
      continue;
    }
    const end = lines.indexOf(delimiter, index + 1);
    values.set(name, lines.slice(index + 1, end).join('\n'));
    index = end;
  }
  return values;
}

/** The canary in every form in which it could slip out. */
export const CANARY_FORMS: readonly string[] = [
  CANARY_KEY,
  Buffer.from(CANARY_KEY).toString('base64').replace(/=+$/, ''),
  Buffer.from(`Bearer ${CANARY_KEY}`).toString('base64').replace(/=+$/, ''),
  [...CANARY_KEY].reverse().join(''),
  [...Buffer.from(CANARY_KEY)].map((byte) => `%${byte.toString(16)}`).join(''),
];

/** Fails if the key stands anywhere in `evidence`, but for the one line that asks the runner to mask it. */
export function assertNoCanary(evidence: unknown): void {
  const text = JSON.stringify(evidence, (_name, value: unknown) => (value instanceof Map ? [...value] : value)).replace(
    `::add-mask::${CANARY_KEY}`,
    '',
  );
  const found = CANARY_FORMS.find((form) => text.includes(form));
  if (found !== undefined) throw new Error(`The key has slipped out as ${found.slice(0, 12)}…: ${text.slice(0, 2000)}`);
}
