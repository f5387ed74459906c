import { readLeftOver } from './runner/left-over.ts';
import { quickExit } from './runner/quick-exit.ts';
import { mayHoldCommand } from './trigger/precheck.ts';

// A library without side effects: `dist/index.js` and `dist/post.js` call one function each. Loading a story costs more
// than most runs need, so each is loaded only when there is something to do.

/** Runs a step, from its inputs to its outputs. A comment that is not a command must cost next to nothing. */
export async function step(): Promise<void> {
  if (quickExit(mayHoldCommand)) return;
  const { main } = await import('./main.ts');
  await main();
}

/** Runs the step's post process. Whatever state and inputs it finds, it can't start anything. */
export async function post(): Promise<void> {
  const leftOver = readLeftOver();
  if (leftOver === null) return;
  const { runPostProcess } = await import('./post.ts');
  await runPostProcess(leftOver);
}
