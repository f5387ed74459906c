import { git } from '../demo-site.ts';
import type { StepResult } from '../step.ts';
import type { DemoWorld } from './world.ts';

/** What ada asks for in her comment. */
export const REQUEST = '/docs Document the flag `--quiet` of `kettle boil`: it boils without whistling.';

/** What ada asks for on the pull request that came of it. */
const FOLLOW_UP = '/docs Also say that `--quiet` came with version 3.';

/** Tells the whole story, chapter by chapter, and gives the address of the pull request that came of it. */
export async function tellStory(world: DemoWorld): Promise<string> {
  const { event, pullRequest } = await tellOfRequest(world);
  await tellOfRepetition(world, event);
  await tellOfFollowUp(world);
  await tellOfStranger(world);
  return pullRequest;
}

async function tellOfRequest(world: DemoWorld): Promise<{ readonly event: object; readonly pullRequest: string }> {
  title('Somebody asks for a change, in a comment');
  console.log(`A GitHub of our own is at ${world.github.url}, a documentation service at ${world.serviceUrl}.`);
  console.log(`Look at the thread while this runs: ${world.issueUrl}`);
  console.log(`In the issue "${world.issue.title}" of kettle/docs, ada comments:\n\n  ${REQUEST}`);
  const event = world.comment('ada', REQUEST);
  title('The log of the workflow step that this starts');
  const onLog = (text: string) => process.stdout.write(asShown(text));
  const step = await world.play(event, { onLog });
  title('Its outputs');
  for (const [name, value] of step.outputs) console.log(`${name}=${value}`);
  title('Its summary');
  console.log(step.summary.trim());
  title('The status comment, as it ends');
  const thread = [...world.repository.comments.values()].filter((comment) => comment.thread === world.issue.number);
  console.log(thread.at(-1)?.body);
  title('What the agent has changed');
  if (step.outputs.get('result') !== 'pull-request') throw new Error('The demo made no pull request.');
  await showChange(world, step);
  return { event, pullRequest: step.outputs.get('pr-url') ?? '' };
}

async function tellOfRepetition(world: DemoWorld, event: object): Promise<void> {
  title('The same event once more');
  showSkipped(await world.play(event, { runId: '4712' }));
}

async function tellOfFollowUp(world: DemoWorld): Promise<void> {
  const pull = [...world.repository.threads.values()].findLast((thread) => thread.pull !== null);
  if (pull === undefined) throw new Error('The demo made no pull request.');
  title('On the pull request, the agent can be asked for changes');
  console.log(`${lastComment(world)}\n\nada comments there:\n\n  ${FOLLOW_UP}\n`);
  const event = world.comment('ada', FOLLOW_UP, pull.number);
  const step = await world.play(event, { runId: '4716' });
  if (step.outputs.get('follow-up') !== 'true') throw new Error(`The demo's follow-up ended otherwise:\n${step.log}`);
  console.log(`${lastComment(world)}\n\nThe commits of the pull request:\n`);
  const range = `main..${pull.pull?.head}`;
  console.log((await git(['--git-dir', world.origin, 'log', '--reverse', '--format=%h %s', range])).trim());
  title('The same event once more');
  showSkipped(await world.play(event, { runId: '4717' }));
}

/** Gives the latest comment as it is read, without the line that only we read. */
function lastComment({ repository }: DemoWorld): string {
  const body = [...repository.comments.values()].at(-1)?.body ?? '';
  return body.slice(body.indexOf('\n')).trim();
}

async function tellOfStranger(world: DemoWorld): Promise<void> {
  title("A stranger's comment");
  console.log('  /docs Delete everything.\n');
  showSkipped(await world.play(world.comment('stranger', '/docs Delete everything.'), { runId: '4713' }));
}

function showSkipped({ outputs, summary }: StepResult): void {
  console.log(`result=${outputs.get('result')}, skip-reason=${outputs.get('skip-reason')}\n\n${summary.trim()}`);
}

async function showChange({ origin }: DemoWorld, { outputs }: StepResult): Promise<void> {
  const branch = `docs-agent/${outputs.get('job-id')}`;
  const format = '--format=%h %s%n%an, branch %D';
  console.log((await git(['--git-dir', origin, 'show', '--stat', '--patch', format, branch])).trim());
}

/** Gives a log as GitHub shows it: a runner obeys the commands in it, and shows none of what it is to mask. */
export function asShown(log: string): string {
  return log
    .replace(/^::add-mask::.*\n/gm, '')
    .replace(/^::group::/gm, '▼ ')
    .replace(/^::endgroup::$/gm, '')
    .replace(/^::notice::/gm, 'Notice: ');
}

/** Prints the heading of a chapter. */
export function title(text: string): void {
  console.log(`\n━━ ${text} ${'━'.repeat(Math.max(3, 72 - text.length))}\n`);
}
