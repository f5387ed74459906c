import { readInputs, type Settings } from '../../src/action/event/inputs.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { InputError } from '../../src/action/words/errors.ts';

export const CANARY_KEY = 'canary_0123456789abcdef0123456789';

export type Inputs = Partial<Record<InputName, string>>;

/** Inputs as a workflow writes them, with a usable service; tests set only the fields that matter. */
export function inputs(given: Inputs = {}): (name: InputName) => string {
  const all: Inputs = {
    'base-url': 'https://docs.example.com',
    'project-id': 'handbook',
    'api-key': CANARY_KEY,
    'github-token': 'token-of-the-run',
    ...given,
  };
  return (name) => all[name] ?? '';
}

/** The settings that result from these inputs. */
export function settings(given: Inputs = {}): Settings {
  const read = readInputs(inputs(given));
  if (read.problems.length > 0) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return read.settings;
}

/** Returns the `InputError` that `action` throws, now or later; any other result fails the test. */
export async function inputErrorOf(action: () => unknown): Promise<InputError> {
  try {
    await action();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('this was expected to throw an InputError');
}
