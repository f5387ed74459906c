import { appendFileSync, closeSync, fstatSync, ftruncateSync, openSync } from 'node:fs';

/** The variables of the step's process. `STATE_…` exist only in the post process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that name the runner's files, and what is lost if a file can't be written. */
const LOSSES = {
  GITHUB_OUTPUT: "Later steps don't see all outputs of this step.",
  GITHUB_STATE: 'If this step is cancelled, its status comment may not be updated.',
  GITHUB_STEP_SUMMARY: "The run's page lacks the summary of this step.",
} as const;

export type RunnerFile = keyof typeof LOSSES;

/**
 * Appends a text to a file of the runner, all or nothing: the runner fails the step over half an entry. Never throws,
 * because no file may change a step's result. Returns null, or a sentence that names the file, the reason and the loss.
 */
export function appendToRunnerFile(file: RunnerFile, text: string, environment: Environment): string | null {
  const path = environment[file];
  if (!path) return `The variable ${file} is not set. ${LOSSES[file]}`;
  try {
    appendWhole(path, text);
    return null;
  } catch (error) {
    return `Can't write to ${JSON.stringify(path)} (${file}): ${reasonOf(error)}. ${LOSSES[file]}`;
  }
}

/** The system's code and message, without the call and the path. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(', ', 1)[0] ?? message;
}

function appendWhole(path: string, text: string): void {
  const file = openSync(path, 'a');
  try {
    const before = fstatSync(file);
    try {
      appendFileSync(file, text);
    } catch (error) {
      // Anything but a regular file keeps nothing of a failed write.
      if (before.isFile()) ftruncateSync(file, before.size);
      throw error;
    }
  } finally {
    closeSync(file);
  }
}
