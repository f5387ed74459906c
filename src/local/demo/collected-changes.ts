import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git } from '../demo-site.ts';
import type { WorkflowEvent } from '../github/events.ts';
import { logAsText } from '../runner-log.ts';
import { expectThat, type Narrator } from './narrator.ts';
import { readable } from './readable.ts';
import { type DemoWorld, PEOPLE } from './world.ts';

/** A change to the program, merged by a pull request. */
interface Change {
  readonly branch: string;
  readonly title: string;
  readonly file: string;
  readonly text: string;
}

const CHANGES: readonly Change[] = [
  {
    branch: 'keep-warm',
    title: 'Add --keep-warm',
    file: 'src/keep-warm.txt',
    text: 'Keeps the water warm for an hour.\n',
  },
  { branch: 'beep', title: 'Add --beep', file: 'src/beep.txt', text: 'Beeps when the water boils.\n' },
];

const INPUTS = {
  prompt: 'Document the flag that this change adds to `kettle boil`.',
  thread: 'merged',
  'pull-request': 'open',
  'request-review': 'true',
};

/** Merges two changes: the second request is added to the pull request of the first. Returns its address. */
export async function showCollected(world: DemoWorld, narrator: Narrator): Promise<string> {
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
    const what = `${PEOPLE.writer} merges: ${change.title} (#${number})`;
    narrator.say(`${what}, which ${isAdded ? 'is added to' : 'opens'} ${made.at(-1)}`);
    narrator.detail('The log of its step', logAsText(log));
  }
  const [url = ''] = made;
  expectThat(new Set(made).size === 1, 'both changes are in one pull request', made.join('\n'));
  const handover = handoverOn(world, url);
  const list = readable(handover).find((line) => line.startsWith('Also covers'));
  expectThat(list !== undefined, 'the hand-over lists the second change', handover);
  narrator.say(`The comment on it says: ${list}`);
  return url;
}

/** Commits a change on a branch, opens and merges its pull request, and returns the push that GitHub reports. */
async function merge(
  { origin, github, repository }: DemoWorld,
  { branch, title, file, text }: Change,
): Promise<{ readonly event: WorkflowEvent; readonly number: number }> {
  const work = join(dirname(origin), `work-${branch}`);
  await git(['clone', '--quiet', origin, work]);
  const tip = async (): Promise<string> => (await git(['-C', work, 'rev-parse', 'HEAD'])).trim();
  const baseSha = await tip();
  await mkdir(dirname(join(work, file)), { recursive: true });
  await writeFile(join(work, file), text);
  await git(['-C', work, 'add', '--all']);
  await git(['-C', work, 'commit', '--quiet', '--message', title]);
  const headSha = await tip();
  await git(['-C', work, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`, 'HEAD:refs/heads/main']);
  const pull = { head: branch, base: 'main', headSha, baseSha, mergedAt: github.state.timestamp(), mergeSha: headSha };
  const thread = github.state.addThread(repository, { author: PEOPLE.writer, title, body: text, pull });
  thread.state = 'closed';
  const shown = github.answers.repository(repository);
  const event = {
    name: 'push',
    payload: { ref: 'refs/heads/main', before: baseSha, after: headSha, repository: shown, sender: sender(github) },
    actor: PEOPLE.writer,
    cause: { title: `${title} (#${thread.number})`, path: `${new URL(shown.html_url).pathname}/pull/${thread.number}` },
  };
  return { event, number: thread.number };
}

function sender({ answers, state }: DemoWorld['github']): object {
  return answers.user(state.account(PEOPLE.writer));
}

function handoverOn({ repository }: DemoWorld, url: string): string {
  const number = Number(url.split('/').at(-1));
  const found = [...repository.comments.values()].find(
    ({ thread, body }) => thread === number && body.includes('made this pull request'),
  );
  return found?.body ?? '';
}
