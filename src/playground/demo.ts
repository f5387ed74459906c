/**
 * The command `npm run demo`. A comment requests a change to some documentation, a comment on the pull request requests
 * another, and on Monday a report says who reads the documentation. Only the service and GitHub are local; everything
 * else is real: the bundle runs as on a runner, an agent edits a git repository, and the pull request holds its
 * changes. The demo ends by itself and leaves nothing behind; with `--keep` its pages become a playground until Ctrl-C.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { showCollected } from './demo/collected-changes.ts';
import { createNarrator } from './demo/narrator.ts';
import { showOwnAgent } from './demo/own-agent.ts';
import { openPlayground } from './demo/playground.ts';
import { playStory } from './demo/story.ts';
import { showReport } from './demo/weekly-report.ts';
import { type DemoWorld, PEOPLE, startWorld } from './demo/world.ts';

const HELP = `npm run demo                plays a comment, its job, a follow-up and a weekly report on this machine
npm run demo -- --verbose   also prints logs, outputs, summaries, comments and files
npm run demo -- --keep      then keeps the pages open as a playground: comment there and watch the runs`;

const options = readOptions();
if (options === null) process.exitCode = 2;
else if (options.help) console.log(HELP);
else await play(options);

/** Null after a mistake, which is explained together with the usage. */
function readOptions(): { readonly keep: boolean; readonly verbose: boolean; readonly help: boolean } | null {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { keep: flag, verbose: flag, help: flag } }).values;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. /);
    console.error(`${reason}.\n\n${HELP}`);
    return null;
  }
}

async function play({ keep, verbose }: { readonly keep: boolean; readonly verbose: boolean }): Promise<void> {
  const interrupted = interruption();
  const world = await startWorld({ interrupted });
  const narrator = createNarrator({ verbose });
  try {
    console.log(`A local GitHub is at ${world.github.url}, a documentation service at ${world.serviceUrl}.`);
    const pullRequest = await playStory(world, narrator);
    await showCollected(world, narrator);
    const own = await showOwnAgent(world, narrator);
    const report = await showReport(world, narrator);
    if (keep) await keepOpen(world, [pullRequest, own, report], interrupted);
    else
      console.log(
        '\nDone. Both servers stop now, so the links above no longer work. To look around and try it yourself:\n\n   npm run demo -- --keep',
      );
  } catch (error) {
    // Errors caused by an interruption are expected.
    if (!interrupted.aborted) throw error;
    process.exitCode = 130;
  } finally {
    await world.stop();
  }
}

/** Returns a signal that Ctrl-C aborts. A second Ctrl-C ends the process at once, as it would by default. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

async function keepOpen(
  world: DemoWorld,
  [pull, own, report]: readonly string[],
  interrupted: AbortSignal,
): Promise<void> {
  openPlayground(world, { onError: (error) => interrupted.aborted || console.error(error) });
  console.log(`\nYour turn. Open one of these in a browser, and comment as ${PEOPLE.writer} or as a stranger:\n`);
  console.log(`   Issue:        ${world.issueUrl}`);
  console.log(`   Pull request: ${pull}`);
  console.log(`   Own agent:    ${own}`);
  console.log(`   Report:       ${report}`);
  console.log(`   Runs:         ${world.github.url}/kettle/docs/actions\n`);
  console.log('Press Ctrl-C to stop both servers.');
  if (!interrupted.aborted) await once(interrupted, 'abort');
}
