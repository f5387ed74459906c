import { expect, test } from 'vitest';
import { git, gitWith } from '../../src/playground/github/git.ts';
import { type OwnAgentWorld, startOwnAgentWorld } from './own-agent-world.ts';
import { conversationEvent } from './pull-request-world.ts';
import { commentEvent, type WorldStep } from './world.ts';

type Inputs = NonNullable<WorldStep['inputs']>;

/** A world whose thread 2 is a pull request of the agent, with one commit, and one in which someone may push, too. */
async function startPull(text?: string) {
  const world = await startOwnAgentWorld(text);
  const gitDir = world.app.gitDir ?? '';
  await instruct(world, 1, 'Improve the guide.', '4711');
  const [branch = ''] = (await world.branches()).filter((name) => name !== 'main');
  const push = async (path: string): Promise<void> => {
    const who = 'Eve <eve@example.com> 0 +0000';
    const begin = `commit refs/heads/${branch}\ncommitter ${who}\ndata 4\nMore\nfrom refs/heads/${branch}^0\n`;
    await gitWith(gitDir, { input: `${begin}M 100644 inline ${path}\ndata 4\nEve.\n` }, 'fast-import', '--quiet');
  };
  const subjects = async (): Promise<readonly string[]> =>
    (await git(gitDir, 'log', '--format=%s', `main..${branch}`)).trim().split('\n').toReversed();
  return { world, branch, push, subjects };
}

type Started = Awaited<ReturnType<typeof startPull>>;

function instruct(world: OwnAgentWorld, thread: number, text: string, runId: string, inputs: Inputs = {}) {
  const { app, github } = world;
  const body = `/docs ${text}`;
  const isPull = app.threads.get(thread)?.pull != null;
  const event = isPull
    ? conversationEvent({ app, github, pullRequest: thread }, body)
    : commentEvent(world, body, { number: thread });
  return world.act({ event, runId, inputs: { prompt: '', ...inputs } });
}

/** Our status comments. */
const said = (world: OwnAgentWorld): readonly string[] =>
  world.comments().flatMap(({ body }) => (/^<!-- docs-agent:2.*\n+\*\*/.test(body) ? [body] : []));

const CHANGES_TWO = 'cat >/dev/null; echo Two. > docs/two.md; echo Done.';
const UPDATED = '**Updated.** Review the new commits in [';
const [FIRST, SECOND] = ['Improve the guide.', 'Say more.'];

/** Does something while GitHub makes the message's commit, or answers another request. */
const meanwhile =
  (act: (started: Started) => Promise<void>, method = 'POST', path = /git\/trees/) =>
  (started: Started): void => {
    const does = { kind: 'wait', until: () => act(started) } as const;
    started.world.github.faults.add({ method, path, times: 1, does });
  };
const fault =
  (method: string, path: RegExp, status: number, message: string) =>
  ({ world }: Started): void =>
    world.github.faults.add({ method, path, does: { kind: 'answer', status, body: { message } } });
const end = ({ world }: Started, mergedAt: string | null): void => {
  const thread = world.app.threads.get(2);
  Object.assign(thread ?? {}, { state: 'closed' });
  Object.assign(thread?.pull ?? {}, { mergedAt });
};
const remove = ({ world, branch }: Started): Promise<unknown> =>
  git(world.app.gitDir ?? '', 'update-ref', '-d', `refs/heads/${branch}`);

interface Given {
  readonly script?: string;
  readonly before?: (started: Started) => unknown;
}

const ENDS: readonly (readonly [what: string, Given, result: string, says: string, commits: readonly string[]])[] = [
  ['that changes a file', {}, 'pull-request', UPDATED, [FIRST, SECOND]],
  [
    'on a branch that has moved elsewhere meanwhile',
    { before: meanwhile(({ push }) => push('docs/eve.md')) },
    'pull-request',
    UPDATED,
    [FIRST, 'More', SECOND],
  ],
  [
    'on a branch that moves in the moment before its commit is there',
    { before: meanwhile(({ push }) => push('docs/eve.md'), 'PATCH', /git\/refs/) },
    'pull-request',
    UPDATED,
    [FIRST, 'More', SECOND],
  ],
  [
    'on a branch where the same file was changed meanwhile',
    { before: meanwhile(({ push }) => push('docs/two.md')) },
    'failed',
    'has moved, and "docs/two.md" was changed there, too; nothing was pushed',
    [FIRST, 'More'],
  ],
  [
    'on a branch where its folder has become a file meanwhile',
    { before: meanwhile(({ push }) => push('docs')) },
    'failed',
    'has moved, and "docs/two.md" was changed there, too; nothing was pushed',
    [FIRST, 'More'],
  ],
  [
    'for a pull request that is closed meanwhile',
    { before: meanwhile(async (started) => end(started, null)) },
    'failed',
    'Pull request 2 is closed. Nothing was pushed.',
    [FIRST],
  ],
  [
    'whose commit a rule refuses',
    { before: fault('PATCH', /git\/refs/, 422, 'Repository rule violations found') },
    'failed',
    'HTTP 422: Repository rule violations found',
    [FIRST],
  ],
  [
    'whose commit GitHub neither confirms nor shows',
    {
      before: meanwhile(async (started) => {
        const hide = async () => fault('GET', /git\/ref\//, 502, 'Bad gateway')(started);
        meanwhile(hide, 'GET', /\/commits$/)(started);
        fault('PATCH', /git\/refs/, 502, 'Bad gateway')(started);
      }),
    },
    'failed',
    'The commit may be on the branch docs-agent/',
    [FIRST],
  ],
  ['for a closed pull request', { before: (it) => end(it, null) }, 'helped', 'because #2 is closed', [FIRST]],
  ['for a merged one', { before: (it) => end(it, '2026-11-20T09:00:00Z') }, 'helped', 'because #2 is merged', [FIRST]],
];

test.each(ENDS)('a follow-up %s: the thread and the branch say so', async (_what, given, result, says, commits) => {
  const started = await startPull();
  await using world = started.world;
  await world.script(given.script ?? CHANGES_TWO);
  await given.before?.(started);
  const { outputs, log, summary } = await instruct(world, 2, 'Say more.', '4712');
  const last = world.comments().at(-1)?.body ?? '';
  expect([outputs.get('result'), last]).toEqual([result, expect.stringContaining(says)]);
  expect(await started.subjects()).toEqual(commits);
  expect(`${log}${summary}${last}`).not.toMatch(/the service/i);
  expect([await world.left(), world.app.threads.size]).toEqual([[], 2]);
});

test('a follow-up for a pull request whose branch is gone starts no agent', async () => {
  const started = await startPull();
  await using world = started.world;
  await remove(started);
  const { outputs } = await instruct(world, 2, 'Say more.', '4712');
  expect([outputs.get('result'), said(world).at(-1)]).toEqual(['helped', expect.stringContaining('is gone.')]);
  expect(said(world).at(-1)).toContain("This job can't be continued. `/docs new-job …` starts another one.");
});

test('a failed follow-up is repeated by a retry, and both comments then say so', async () => {
  const { world: started, subjects } = await startPull();
  await using world = started;
  await world.script('exit 3');
  await instruct(world, 2, 'Say more.', '4712');
  await world.script(CHANGES_TWO);
  await instruct(world, 2, 'retry', '4713');
  expect(said(world).slice(1)).toEqual(Array(2).fill(expect.stringContaining(UPDATED)));
  const again = await instruct(world, 2, 'retry', '4714');
  expect([again.outputs.get('result'), await subjects()]).toEqual(['helped', [FIRST, SECOND]]);
});

const OPEN = { 'pull-request': 'open' };

test('with `pull-request: open`, requests of two threads wait for each other, and each adds its commit', async () => {
  await using world = await startOwnAgentWorld();
  const { app, github } = world;
  await instruct(world, 1, 'Improve the guide.', '4711', OPEN);
  const [three, four] = ['Third', 'Fourth'].map(
    (title) => github.state.addThread(app, { author: 'mara', title }).number,
  );
  const runs = [three, four].map((thread = 0) => instruct(world, thread, 'Say more.', `471${thread}`, OPEN));
  const results = (await Promise.all(runs)).map(({ outputs }) => outputs.get('result'));
  expect(results).toEqual(['pull-request', 'pull-request']);
  expect(said(world).slice(1)).toEqual(Array(2).fill(expect.stringContaining(UPDATED)));
  // In the order in which they came.
  const covered = world.comments().flatMap(({ body }) => /Also covers (.*)\.$/m.exec(body)?.[1]?.split(', ') ?? []);
  expect(covered.toSorted()).toEqual(['#3', '#4']);
  const [branch = ''] = (await world.branches()).filter((name) => name !== 'main');
  expect(await world.show(branch, 'docs/guide.md')).toBe('Guide.\nBetter.\nBetter.\nBetter.\n');
});

test('with `pull-request: open`, a retry goes to the pull request of the failed request, and adds its commit there', async () => {
  await using world = await startOwnAgentWorld();
  await instruct(world, 1, 'Improve the guide.', '4711', OPEN);
  const { number } = world.github.state.addThread(world.app, { author: 'mara', title: 'Third' });
  await world.script('exit 3');
  await instruct(world, number, 'Say more.', '4712', OPEN);
  await world.script(CHANGES_TWO);
  const { outputs } = await instruct(world, number, 'retry', '4713', OPEN);
  expect([outputs.get('result'), (await world.branches()).length]).toEqual(['pull-request', 2]);
  expect(said(world).slice(1)).toEqual(Array(2).fill(expect.stringContaining(UPDATED)));
});
