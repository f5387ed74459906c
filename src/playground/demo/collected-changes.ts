import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git } from '../demo-site.ts';
import type { WorkflowEvent } from '../github/events.ts';
import { expectThat, type Narrator, readable, showStep } from './narrator.ts';
import { commitsOf } from './story.ts';
import { type DemoWorld, PEOPLE } from './world.ts';

const CHANGES: readonly (readonly [name: string, since: string, help: string, body: string])[] = [
  ['keep-warm', '3.1', 'keeps the water warm for an hour', 'A second cup should not be cold.'],
  ['beep', '3.2', 'beeps when the water has boiled', 'Without the whistle, nothing says that the water has boiled.'],
];

const INPUTS = {
  prompt: 'Bring the documentation up to date with this change.\nIf no reader would notice the change, change nothing.',
  thread: 'merged',
  'pull-request': 'open',
  'request-review': 'true',
};

export async function showCollected(world: DemoWorld, narrator: Narrator): Promise<void> {
  narrator.chapter('Two merged changes, one documentation pull request');
  const made: string[] = [];
  for (const change of CHANGES) {
    const { event, number } = await merge(world, change);
    const step = await world.play(event, { workflow: 'Documentation of merged changes', inputs: INPUTS });
    const { outputs, log } = step;
    expectThat(outputs.get('result') === 'pull-request', 'the change is documented in a pull request', log);
    const isAdded = outputs.get('follow-up') === 'true';
    expectThat(isAdded === made.length > 0, 'only the second change is added to an open pull request', log);
    made.push(outputs.get('pr-url') ?? '');
    const what = `${PEOPLE.writer} merges: Add --${change[0]} (#${number})`;
    narrator.say(`${what}, which ${isAdded ? 'is added to' : 'opens'} ${made.at(-1)}`);
    showStep(step, narrator);
  }
  const [url = ''] = made;
  expectThat(new Set(made).size === 1, 'both changes are in one pull request', made.join('\n'));
  const number = Number(url.split('/').at(-1));
  const range = [`main..${world.repository.threads.get(number)?.pull?.head}`];
  const commits = await commitsOf(world, range, '--format=%h');
  expectThat(commits.length === CHANGES.length, 'each change has a commit of its own', commits.join('\n'));
  narrator.detail('What the agent has changed', (await commitsOf(world, range, '--stat', '--patch')).join('\n'));
  const handover = [...world.repository.comments.values()].find(
    ({ thread, body }) => thread === number && body.includes('made this pull request'),
  );
  const list = readable(handover?.body ?? '').find((line) => line.startsWith('Also covers'));
  expectThat(list !== undefined, 'the hand-over lists the second change', handover?.body ?? '');
  narrator.say(`Each change has its own commit there: ${commits.join(', ')}. The comment on it says: ${list}`);
}

async function merge(
  { origin, github: { answers, state }, repository }: DemoWorld,
  [name, since, help, body]: (typeof CHANGES)[number],
): Promise<{ readonly event: WorkflowEvent; readonly number: number }> {
  const title = `Add --${name}`;
  const work = join(dirname(origin), `work-${name}`);
  await git(['clone', '--quiet', origin, work]);
  const tip = async (): Promise<string> => (await git(['-C', work, 'rev-parse', 'HEAD'])).trim();
  const baseSha = await tip();
  await mkdir(join(work, 'src/flags'), { recursive: true });
  const source = `export default {\n  flag: '--${name}',\n  help: '${help}',\n  since: '${since}',\n};\n`;
  await writeFile(join(work, `src/flags/${name}.js`), source);
  await git(['-C', work, 'add', '--all']);
  await git(['-C', work, 'commit', '--quiet', '--message', title]);
  const headSha = await tip();
  await git(['-C', work, 'push', '--quiet', 'origin', `HEAD:refs/heads/${name}`, 'HEAD:refs/heads/main']);
  const pull = { head: name, base: 'main', headSha, baseSha, mergedAt: state.timestamp(), mergeSha: headSha };
  const thread = state.addThread(repository, { author: PEOPLE.writer, title, body, pull });
  thread.state = 'closed';
  const shown = answers.repository(repository);
  const path = `${new URL(shown.html_url).pathname}/pull/${thread.number}`;
  const event: WorkflowEvent = {
    name: 'push',
    payload: {
      ref: 'refs/heads/main',
      before: baseSha,
      after: headSha,
      repository: shown,
      sender: answers.user(state.account(PEOPLE.writer)),
    },
    actor: PEOPLE.writer,
    cause: { what: 'merged pull request', title: `${title} (#${thread.number})`, path },
  };
  return { event, number: thread.number };
}
