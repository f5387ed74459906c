import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputName, inputs as inputSpecs } from '../src/action-spec.ts';

/** A step of a workflow in `acme/app`: say what it is about, the rest is as a runner sets it. */
export interface Step {
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly inputs: Partial<Record<InputName, string>>;
  /** The address of GitHub's API. */
  readonly apiUrl: string;
}

const FILES = ['output', 'state', 'summary'] as const;

/** Empties `folder`, puts the files of a step there, and returns all variables that its process sees. */
export async function prepareStep(folder: string, { event, inputs, apiUrl }: Step): Promise<NodeJS.ProcessEnv> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const file = (name: string): string => join(folder, name);
  await writeFile(file('event.json'), JSON.stringify(event.payload));
  for (const name of FILES) await writeFile(file(name), '');
  return {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_JOB: 'docs',
    GITHUB_ACTION: 'ask',
    GITHUB_ACTOR: 'mara',
    GITHUB_SHA: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: apiUrl,
    ...inputVariables(inputs),
  };
}

/** Reads what the step has written to its output file. */
export function readOutputs(folder: string): Promise<string> {
  return readFile(join(folder, 'output'), 'utf8');
}

/** The runner hands over every input, with its default where the workflow gives none. */
function inputVariables(given: Step['inputs']): Readonly<Record<string, string>> {
  const all: Step['inputs'] = {
    'project-id': 'handbook',
    'api-key': 'bench_0123456789abcdef0123456789',
    'github-token': 'token-of-the-run',
    ...given,
  };
  const specs = Object.entries<{ readonly description: string; readonly default?: string }>(inputSpecs);
  const values: Partial<Record<string, string>> = all;
  return Object.fromEntries(
    specs.map(([name, spec]) => [`INPUT_${name.toUpperCase()}`, values[name] ?? spec.default ?? '']),
  );
}
