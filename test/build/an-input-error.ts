import { InputError } from '../../src/action/words/errors.ts';

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
