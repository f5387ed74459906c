import { quickExit } from './runner/quick-exit.ts';
import { mayHoldCommand } from './trigger/precheck.ts';

// Loading the rest costs more than most runs need: a comment that is no command must cost next to nothing.
if (!quickExit(mayHoldCommand)) {
  const { main } = await import('./main.ts');
  await main();
}
