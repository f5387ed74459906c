import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareStep as prepare, type Step as WholeStep } from '../src/playground/step.ts';

/** A step of a workflow in `acme/app`: event and inputs are given, a runner's defaults fill in the rest. */
export interface Step extends Pick<WholeStep, 'event' | 'inputs'> {
  /** The address of GitHub's API. */
  readonly apiUrl: string;
}

/** Empties `folder`, puts the files of a step there, and returns all variables that its process sees. */
export async function prepareStep(folder: string, { event, inputs, apiUrl }: Step): Promise<NodeJS.ProcessEnv> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const step = {
    event,
    inputs: {
      'project-id': 'handbook',
      'api-key': 'bench_0123456789abcdef0123456789',
      'github-token': 'token-of-the-run',
      ...inputs,
    },
    environment: {
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_ACTOR: 'mara',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: apiUrl,
    },
  };
  return (await prepare(step, folder)).environment;
}

/** Reads the step's output file. */
export function readOutputs(folder: string): Promise<string> {
  return readFile(join(folder, 'output'), 'utf8');
}
