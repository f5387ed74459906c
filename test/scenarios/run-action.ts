import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InputName, OutputName } from '../../src/action/words/action-spec.ts';
import { type StepResult as AnyStepResult, runStep, type Step as WholeStep } from '../../src/playground/step.ts';
import { assertNoCanary, CANARY_TOKEN } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';

/** What a scenario passes to the runner; the rest is set like by a runner for a `workflow_dispatch` in `acme/app`. */
export interface Step extends Pick<WholeStep, 'state' | 'onStart' | 'action'> {
  readonly inputs: Partial<Record<InputName, string>>;
  readonly event?: WholeStep['event'];
  readonly environment?: Readonly<Record<string, string>>;
  /** Waiting takes no time, unless this is false. */
  readonly virtualTime?: boolean;
}

export interface StepResult extends AnyStepResult {
  readonly outputs: ReadonlyMap<OutputName, string>;
}

/** Sends a signal to a step's process as soon as `ready`. */
export function killWhen(signal: NodeJS.Signals, ready: () => boolean): NonNullable<Step['onStart']> {
  return (child) => {
    const timer = setInterval(() => {
      if (!ready()) return;
      clearInterval(timer);
      child.kill(signal);
    }, 5);
  };
}

/** A step is too short for an optimised parser of HTTP: compiling one costs a quarter of its processor time. */
const FOR_SHORT_PROCESSES = ['--liftoff-only'];
const VIRTUAL_TIME = ['--import', pathToFileURL(join(import.meta.dirname, 'virtual-time.mjs')).href];

/**
 * Runs the committed bundle as a runner does. Fails if the key or the token is anywhere in what the step leaves behind.
 */
export async function runAction({
  inputs,
  event,
  environment,
  virtualTime = true,
  ...rest
}: Step): Promise<StepResult> {
  const result = await runStep({
    ...rest,
    inputs: { 'project-id': 'handbook', 'api-key': CANARY_KEY, 'github-token': CANARY_TOKEN, ...inputs },
    event: event ?? { name: 'workflow_dispatch', payload: {} },
    environment: {
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_ACTOR: 'mara',
      GITHUB_SERVER_URL: 'https://github.com',
      // No server listens there: a scenario that calls GitHub sets its own.
      GITHUB_API_URL: 'http://127.0.0.1:9',
      ...environment,
    },
    nodeOptions: [...FOR_SHORT_PROCESSES, ...(virtualTime ? VIRTUAL_TIME : [])],
  });
  assertNoCanary(result);
  return { ...result, outputs: result.outputs as ReadonlyMap<OutputName, string> };
}
