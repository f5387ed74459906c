import { git } from '../demo-site.ts';
import type { WorkflowEvent } from '../github/events.ts';
import type { StepResult } from '../step.ts';
import { expectThat, followStatus, type Narrator, readable, showStep } from './narrator.ts';
import { type DemoWorld, PEOPLE } from './world.ts';

export const REQUEST = '/docs Document the flag `--quiet`: it boils without whistling.';
const FOLLOW_UP = '/docs Make it shorter.';
const A_STRANGER_SAYS = '/docs Delete everything.';

/** Plays the whole story, chapter by chapter, and returns the address of the resulting pull request. */
export async function playStory(world: DemoWorld, narrator: Narrator): Promise<string> {
  narrator.chapter(`A comment starts a job: ${world.issueUrl}`);
  const event = world.comment(PEOPLE.writer, REQUEST);
  narrator.say(`${PEOPLE.writer} comments: ${REQUEST}`);
  const step = await playShown(world, event, narrator);
  const { outputs, log } = step;
  expectThat(outputs.get('result') === 'pull-request', 'the job made a pull request', log);
  const pullRequest = outputs.get('pr-url') ?? '';
  narrator.say(`The pull request is ${pullRequest}, with this commit:`);
  await showCommits(world, narrator, 1, log);

  narrator.chapter(`A comment on the pull request changes it: ${pullRequest}`);
  const followUp = world.comment(PEOPLE.writer, FOLLOW_UP, Number(outputs.get('pr-number')));
  narrator.say(`${PEOPLE.writer} comments: ${FOLLOW_UP}`);
  const update = await playShown(world, followUp, narrator);
  expectThat(update.outputs.get('follow-up') === 'true', 'the comment was sent to the same job', update.log);
  narrator.say('It now has these commits:');
  await showCommits(world, narrator, 2, update.log);

  await showRefusals(world, narrator, [event, followUp]);
  return pullRequest;
}

async function playShown(world: DemoWorld, event: WorkflowEvent, narrator: Narrator): Promise<StepResult> {
  const status = followStatus(world, event, narrator);
  const step = await world.play(event);
  const comment = status.end();
  expectThat(comment !== null, 'the run wrote a status comment', step.log);
  narrator.say('The status comment now reads:', ...readable(comment.body).map((line) => `│ ${line}`));
  showStep(step, narrator);
  narrator.detail('The status comment as Markdown', comment.body);
  return step;
}

async function showCommits(world: DemoWorld, narrator: Narrator, expected: number, log: string): Promise<void> {
  const commits = await commitsOf(world, AGENT_BRANCHES, '--format=%h %s');
  expectThat(commits.length === expected, `the pull request has ${expected} commits`, [...commits, log].join('\n'));
  narrator.say(...commits.map((commit) => `  ${commit}`));
  narrator.detail(
    'What the agent has changed',
    (await commitsOf(world, AGENT_BRANCHES, '--stat', '--patch')).join('\n'),
  );
}

const AGENT_BRANCHES = ['--branches=docs-agent/*', '--not', 'main'];

export async function commitsOf(
  { origin }: DemoWorld,
  range: readonly string[],
  ...format: readonly string[]
): Promise<readonly string[]> {
  return (await git(['--git-dir', origin, 'log', '--reverse', ...format, ...range])).trim().split('\n');
}

async function showRefusals(world: DemoWorld, narrator: Narrator, events: readonly WorkflowEvent[]): Promise<void> {
  narrator.chapter('What starts nothing');
  for (const event of events) {
    const step = await playRefused(world, event, narrator);
    expectThat(step.outputs.get('skip-reason') === 'already-claimed', 'a repeated event is skipped', step.log);
  }
  narrator.say('Both events once more: skipped, because each comment is already claimed.');
  const step = await playRefused(world, world.comment(PEOPLE.stranger, A_STRANGER_SAYS), narrator);
  expectThat(step.outputs.get('skip-reason') === 'not-permitted', 'a stranger is refused', step.log);
  const answer = world.repository.reactions.at(-1)?.content;
  expectThat(answer === '-1', 'the stranger gets 👎', step.log);
  narrator.say(`A stranger comments: ${A_STRANGER_SAYS}`, `  👎 ${readable(step.summary).at(-1)}`);
}

async function playRefused(world: DemoWorld, event: WorkflowEvent, narrator: Narrator): Promise<StepResult> {
  const state = async (): Promise<string> =>
    JSON.stringify([
      [...world.repository.comments.values()],
      [...world.repository.threads.values()].map(({ pull }) => pull),
      await commitsOf(world, AGENT_BRANCHES, '--format=%H'),
    ]);
  const before = await state();
  const step = await world.play(event);
  expectThat((await state()) === before, 'no comment, pull request or commit was made', step.log);
  showStep(step, narrator);
  return step;
}
