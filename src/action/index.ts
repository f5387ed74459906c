import { readLeftOver } from './runner/left-over.ts';
import { quickExit } from './runner/quick-exit.ts';
import { mayHoldCommand } from './words/hidden.ts';

// A library without side effects: `dist/index.js` and `dist/post.js` call one function each. Most runs do nothing, so
// the rest of the code is loaded only if needed.

/** Runs a step, from its inputs to its outputs. A comment without a command must cost next to nothing. */
export async function step(): Promise<void> {
  if (quickExit(mayHoldCommand)) return;
  const { main } = await import('./main.ts');
  await main();
}

/** Runs the step's post process. It can't start anything, whatever its state and inputs. */
export async function post(): Promise<void> {
  const leftOver = readLeftOver();
  if (leftOver === null) return;
  const { runPostProcess } = await import('./post.ts');
  await runPostProcess(leftOver);
}
