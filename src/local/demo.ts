/**
 * The command `npm run demo`: somebody asks for a change of a documentation in a comment, and on Monday a report tells who
 * reads it, on a service and a GitHub of our own. Everything is real but the two hosts: the bundle runs as a runner runs
 * it, an agent edits a git repository, and the pull request holds what it has changed. It ends by itself, and leaves
 * nothing behind; with `--keep` both servers stay until Ctrl-C.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { tellStory, title } from './demo/story.ts';
import { tellOfReport } from './demo/weekly-report.ts';
import { type DemoWorld, startWorld } from './demo/world.ts';
import { git } from './demo-site.ts';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const interrupted = interruption();
const world = await startWorld({ interrupted });

try {
  const pullRequest = await tellStory(world);
  const report = await tellOfReport(world);
  title('Done');
  console.log(`${await countBranches(world)} branch of an agent, ${world.repository.comments.size} comments.`);
  if (values.keep) await keep(world, { pullRequest, report });
  else {
    console.log(`The pull request was ${pullRequest}`);
    console.log('Both servers end now. To look at the pages: npm run demo -- --keep');
  }
} catch (error) {
  // What fails because of an interruption is no news.
  if (!interrupted.aborted) throw error;
  process.exitCode = 130;
} finally {
  await world.stop();
}

/** Gives a signal that Ctrl-C aborts. A second Ctrl-C ends the process at once, as it would without us. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

async function keep(
  { issueUrl }: DemoWorld,
  { pullRequest, report }: { readonly pullRequest: string; readonly report: string },
): Promise<void> {
  console.log(`\nThread:       ${issueUrl}\nPull request: ${pullRequest}\nReport:       ${report}`);
  console.log('Both servers go on; Ctrl-C ends them.');
  if (!interrupted.aborted) await once(interrupted, 'abort');
}

async function countBranches({ origin }: DemoWorld): Promise<number> {
  return (await git(['--git-dir', origin, 'branch', '--list', 'docs-agent/*'])).trim().split('\n').length;
}
