import { expect, test } from 'vitest';
import { git } from '../../src/playground/github/git.ts';
import { aHistory } from '../build/a-history.ts';
import { CANARY_TOKEN } from '../build/canary.ts';
import { IMPROVES, type OwnAgentWorld, startOwnAgentWorld } from './own-agent-world.ts';
import { tipOf } from './pull-request-world.ts';
import { BOT, commentEvent, type WorldStep } from './world.ts';

const READS = 'cat >/dev/null;';
const WRITES = `${READS} echo Better. >> docs/guide.md;`;
const RIGHTS = { issues: 'write', pull_requests: 'write' } as const;
interface Given extends WorldStep {
  readonly script?: string;
  readonly before?: (world: OwnAgentWorld) => void;
}

/** Plays one comment, and returns what people see of it, our status comment without its first line. */
async function play(world: OwnAgentWorld, { before, inputs, ...step }: Given) {
  before?.(world);
  const event = commentEvent(world, '/docs Improve the guide.');
  const forked = { ...event, payload: Object.assign({}, event.payload, step.event?.payload) };
  const result = await world.act({ ...step, event: forked, inputs: { prompt: '', ...inputs } });
  const [status] = world.comments();
  return { ...result, event: forked, status: status?.body.replace(/^.*\n+/, '') ?? '' };
}

const RETRY = (world: OwnAgentWorld) =>
  ({ event: commentEvent(world, '/docs retry'), inputs: { prompt: '' }, runId: '4799' }) as const;
const pullsOf = ({ app }: Pick<OwnAgentWorld, 'app'>) => [...app.threads.values()].filter(({ pull }) => pull !== null);
const failed = (reason: string): string => `**The job failed.** The reason:\n\n\`\`\`text\n${reason}`;
const fault = (method: string, path: RegExp, status: number, message: string) => (world: OwnAgentWorld) =>
  world.github.faults.add({ method, path, does: { kind: 'answer', status, body: { message } } });
/** Makes the branch of the job that the marker names before anything is sent. */
const makeBranch = async ({ app, comments }: OwnAgentWorld): Promise<void> => {
  const [, marker = ''] = /docs-agent:2 (\S+)/.exec(comments()[0]?.body ?? '') ?? [];
  const { jobId } = JSON.parse(Buffer.from(marker, 'base64url').toString());
  await git(app.gitDir ?? '', 'branch', `docs-agent/${jobId}`);
};
const LATE = { kind: 'answer', status: 503, headers: { 'retry-after': '50' } } as const;
const NO_PULL_REQUEST = '**Finished without a pull request.**';

/** What a retry does: a second run of the agent makes its pull request, or it says why there is none. */
const AGAIN = 'pull-request';
const NOTHING = 'helped';
const ENDS: Readonly<Record<string, readonly [retry: string, Given | string, says: string, also?: string]>> = {
  'that changes and says nothing, but shows an error': [
    AGAIN,
    `${READS} printf 'Working\\n[ERROR] It was blocked.\\n' >&2`,
    failed('The agent changed nothing and gave no answer: [ERROR] It was blocked.'),
  ],
  'that only says something': [
    NOTHING,
    `${READS} echo 'All is well.'`,
    `${NO_PULL_REQUEST} The agent said: \`All is well.\``,
  ],
  'that ends with an error, whatever it has changed': [
    AGAIN,
    `${WRITES} echo No money. >&2; exit 3`,
    failed('The agent ended with exit code 3: No money.'),
    'To try again, comment `/docs retry`.',
  ],
  'that takes too long': [
    AGAIN,
    {
      script: `${WRITES} sleep 60`,
      inputs: { 'wait-minutes': '1' },
      before: ({ github }) => github.faults.add({ method: 'POST', path: /git\/blobs/, times: 1, does: LATE }),
    },
    failed('The agent was stopped, because `wait-minutes` was over'),
  ],
  'that changes only what it may not': [
    NOTHING,
    { script: `${READS} touch other.md`, inputs: { 'agent-paths': 'docs' } },
    `${NO_PULL_REQUEST} Left out: 1 file outside \`agent-paths\` (\`other.md\`).\n`,
  ],
  'whose branch someone has made': [
    'failed',
    {
      before: (world) => {
        const does = { kind: 'wait', until: () => makeBranch(world) } as const;
        world.github.faults.add({ method: 'POST', path: /git\/trees/, does });
      },
    },
    'exists, but its commit is not ours. Delete it, and try again.',
    'I made the guide better.',
  ],
  'whose branch a rule refuses': [
    AGAIN,
    { before: fault('POST', /git\/refs/, 422, 'Repository rule violations found') },
    'HTTP 422: Repository rule violations found',
    'Nothing was pushed.',
  ],
  'whose new branch GitHub neither confirms nor shows': [
    AGAIN,
    {
      before: (world) => {
        fault('POST', /git\/refs/, 502, 'Bad gateway')(world);
        const hidden = async () => fault('GET', /git\/ref\//, 502, 'Bad gateway')(world);
        world.github.faults.add({ method: 'POST', path: /git\/trees/, does: { kind: 'wait', until: hidden } });
      },
    },
    failed('GitHub did not create the branch docs-agent/'),
    'may be there.',
  ],
};

test.for(Object.entries(ENDS))(
  'an agent %s: the thread and the run say so, and a retry: %s',
  async ([, [again, given, says, also = says]]) => {
    const { script = IMPROVES, ...step }: Given = typeof given === 'string' ? { script: given } : given;
    await using world = await startOwnAgentWorld(script);
    const { outputs, status, log, summary } = await play(world, step);
    const result = says.startsWith(NO_PULL_REQUEST) ? 'no-pull-request' : 'failed';
    expect([outputs.get('result'), status]).toEqual([result, expect.stringContaining(says)]);
    expect(status).toContain(also);
    expect(`${log}${summary}${status}`).not.toMatch(/the service/i);
    expect([pullsOf(world).length, await world.left()]).toEqual([0, []]);
    world.github.faults.clear();
    await world.script(IMPROVES);
    const retry = await world.act({ ...RETRY(world), environment: step.environment ?? {} });
    expect([retry.outputs.get('result'), pullsOf(world).length]).toEqual([again, again === AGAIN ? 1 : 0]);
    if (again !== NOTHING) expect(retry.outputs.get('job-id')).toBe(outputs.get('job-id'));
  },
);

test('what was left out is in the thread, the pull request and the summary, and so is what the agent said in the latter two', async () => {
  await using world = await startOwnAgentWorld(`${WRITES} touch CLAUDE.md; echo 'See @mara.'`);
  const { status, summary } = await play(world, { inputs: { labels: 'docs, agent' } });
  const [pull] = pullsOf(world);
  const left = 'Left out: 1 file that instructs agents or editors (`CLAUDE.md`).';
  expect(status).toContain(`in 1 file.\n\n${left}\n\n<`);
  for (const text of [pull?.body, summary]) {
    expect(text).toContain(left);
    expect(text).toContain('The agent said:\n\n```text\nSee @\u200bmara.\n```');
  }
  expect(pull?.labels).toEqual(['docs', 'agent']);
});

const SETTING = 'Settings → Actions → General: "Allow GitHub Actions to create and approve pull requests".';
test('a pull request that may not be opened is one click away, and a retry only opens it', async () => {
  await using world = await startOwnAgentWorld(`${IMPROVES}; touch CLAUDE.md`);
  world.app.actionsOpenPulls = false;
  const { outputs, status, summary, log } = await play(world, {});
  const branch = `docs-agent/${outputs.get('job-id')}`;
  const compare = `${world.github.url}/acme/app/compare/main...${branch}?expand=1`;
  const says = 'GitHub says: GitHub Actions is not permitted to create or approve pull requests.';
  expect(outputs.get('result')).toBe('failed');
  expect(status).toMatch(/^\*\*The changes are ready:\*\* \[open the pull request]\(/);
  expect(status).toContain(
    `](${compare}). We couldn't open it:\n\n\`\`\`text\n${says}\n\`\`\`\n\nAllow it under ${SETTING} Left`,
  );
  expect(status).toContain('`/docs retry`, `/docs status` and a run with `mode: settle` try again to open it');
  expect(summary).toContain(`ready, but the pull request is not open\n\n**[Open the pull request](${compare})**`);
  for (const text of [log, summary]) expect(text).toContain(SETTING);
  expect(log).toContain(`but its pull request could not be opened. ${says}`);
  const asked = await world.act({ event: commentEvent(world, '/docs status'), inputs: { prompt: '' }, runId: '4712' });
  expect([asked.outputs.get('result'), world.comments().at(-1)?.body]).toEqual([
    'settled',
    expect.stringContaining(`[Changes ready](${outputs.get('comment-url')}), [open the pull request](${compare}), req`),
  ]);
  world.app.actionsOpenPulls = true;
  await world.script('exit 1');
  const retry = await world.act({ event: commentEvent(world, '/docs retry'), inputs: { prompt: '' }, runId: '4713' });
  expect([retry.outputs.get('result'), pullsOf(world).length]).toEqual(['pull-request', 1]);
});

test('settle opens such a pull request a week later, knowing no more than where jobs leave their branches', async () => {
  await using world = await startOwnAgentWorld();
  world.app.actionsOpenPulls = false;
  await play(world, {});
  world.app.actionsOpenPulls = true;
  const inputs = { mode: 'settle', prompt: '', agent: './gone.sh', 'docs-repository': 'acme/app' };
  const step = { minutesLater: 7 * 24 * 60, runId: '4712', environment: { RUNNER_TEMP: '/proc/none' } };
  await world.act({ ...step, inputs: { ...inputs, 'dry-run': 'true' } });
  expect(pullsOf(world)).toEqual([]);
  const settled = await world.act({ ...step, inputs });
  expect(settled.outputs.get('result')).toBe('settled');
  expect(pullsOf(world).map(({ body }) => body)).toEqual([expect.stringContaining('An agent made these changes')]);
  expect(world.comments()[0]?.body).toContain('**Done.**');
  expect(world.comments()[0]?.body).not.toContain("isn't open yet");
});

test('a push of such a pull request starts nothing, though a person opened and merged it, and no comment tells', async () => {
  await using world = await startOwnAgentWorld();
  const { app, github } = world;
  app.actionsOpenPulls = false;
  const head = `docs-agent/${(await play(world, {})).outputs.get('job-id')}`;
  const gitDir = app.gitDir ?? '';
  const [baseSha, headSha] = [tipOf(gitDir, 'main'), tipOf(gitDir, head)];
  const pull = { head, base: 'main', headSha, baseSha, mergedAt: new Date().toISOString(), mergeSha: headSha };
  github.state.addThread(app, { author: 'mara', title: 'By hand', pull }).state = 'closed';
  await git(gitDir, 'update-ref', 'refs/heads/main', headSha);
  await git(gitDir, 'branch', '-D', head);
  app.comments.clear();
  const event = { name: 'push', payload: { ref: 'refs/heads/main', before: baseSha, after: headSha } };
  const pushed = { event, runId: '4712', environment: { GITHUB_SHA: headSha, GITHUB_REF: 'refs/heads/main' } };
  for (const thread of ['merged', 'none']) {
    const { outputs, log } = await world.act({ ...pushed, inputs: { thread } });
    expect([outputs.get('skip-reason'), log]).toEqual(['own-pull-request', expect.stringContaining('was made by the')]);
  }
});

test('a re-run to which GitHub shows nothing does not forget what was started', async () => {
  await using world = await startOwnAgentWorld();
  world.app.actionsOpenPulls = false;
  const { event } = await play(world, {});
  const hidden = { kind: 'answer', status: 502 } as const;
  world.github.faults.add({ method: 'GET', path: /\/pulls$/, times: 4, does: hidden });
  const rerun = await world.act({ event, inputs: { prompt: '' }, attempt: 2 });
  const says = expect.stringMatching(/The job failed[\s\S]* may be there\./);
  expect([rerun.outputs.get('result'), world.comments()[0]?.body]).toEqual(['failed', says]);
  world.app.actionsOpenPulls = true;
  await world.act({ event: commentEvent(world, '/docs status'), inputs: { prompt: '' }, runId: '4713' });
  expect([world.comments()[0]?.body, pullsOf(world).length]).toEqual([expect.stringContaining('**Done.**'), 1]);
});

test('nothing of the request is in another repository', async () => {
  await using docs = await aHistory([{ message: 'Begin', files: { 'docs/guide.md': 'Guide.\n' } }]);
  await using world = await startOwnAgentWorld();
  const app = world.github.state.addRepository({ owner: 'acme', name: 'docs', gitDir: docs.gitDir });
  await git(docs.gitDir, 'branch', 'next');
  const { status } = await play(world, { inputs: { 'docs-repository': 'acme/docs', 'docs-ref': 'next' } });
  const [pull] = pullsOf({ app });
  const commit = await git(docs.gitDir, 'log', '-1', '--format=%B', pull?.pull?.head ?? '');
  expect([pull?.title, pull?.pull?.base]).toEqual(['Update docs/guide.md', 'next']);
  expect(`${pull?.body}${commit}`).not.toMatch(/improve|issue|acme\/app|mara|4711/i);
  expect(status).toContain('[`Update docs/guide.md` (#1)]');
  expect(pull?.body).toContain('I made the guide better.');
});

const REFUSED: readonly (readonly [what: string, Given, says: string])[] = [
  ['lacks a variable', { inputs: { 'agent-env': 'MODEL_KEY' } }, '"agent-env" names MODEL_KEY'],
  [
    'cannot be isolated',
    { environment: { RUNNER_TEMP: '/proc/none' } },
    "The agent can't be isolated here. Isolation needs RUNNER_TEMP, and no folder can be made in /proc/none. Run the job on Linux, outside a container, with `sudo` without a password, such as on `ubuntu-latest`. Or set `isolation: none`: the agent then",
  ],
];

test.each(REFUSED)(
  'an agent that %s: an error that the comment shows, before anything is claimed',
  async (_what, given, says) => {
    await using world = await startOwnAgentWorld();
    const { log, outputs } = await play(world, given);
    expect([outputs.get('result'), log]).toEqual(['error', expect.stringContaining(says)]);
    const reactions = world.app.reactions.map(({ content }) => content);
    expect([reactions, world.comments()]).toEqual([['confused'], []]);
  },
);

test('a run without secrets is skipped before anything is claimed', async () => {
  await using world = await startOwnAgentWorld();
  const event = { name: 'issue_comment', payload: { repository: { fork: true } } };
  const { outputs } = await play(world, { event, inputs: { 'agent-env': 'MODEL_KEY' } });
  expect([outputs.get('result'), outputs.get('skip-reason')]).toEqual(['skipped', 'no-secrets']);
  expect([world.app.reactions, world.comments()]).toEqual([[], []]);
});

const FETCHES: readonly (readonly [what: string, Given, says: string])[] = [
  ['a repository that the token does not see', { inputs: { 'docs-repository': 'acme/none' } }, 'docs-repository'],
  [
    'a token that may not write',
    { before: ({ github }) => github.state.addToken(CANARY_TOKEN, BOT, { ...RIGHTS, contents: 'read' }) },
    "Add `contents: write` to the workflow's `permissions:`.",
  ],
];

test.each(FETCHES)('%s starts no agent', async (_what, given, says) => {
  await using world = await startOwnAgentWorld();
  const { outputs, status } = await play(world, given);
  expect([outputs.get('result'), status]).toEqual(['not-created', expect.stringContaining(says)]);
  expect(await world.left()).toEqual([]);
});

const HOUR = { 'wait-minutes': '60' };
type Inputs = NonNullable<WorldStep['inputs']>;
const WARNED: readonly (readonly [what: string, Inputs, says: string, login?: string])[] = [
  ['without isolation', { isolation: 'none' }, '`isolation: none`: the agent runs as the user of the runner'],
  ["longer than an App's token", HOUR, 'The token of a GitHub App expires after an hour', 'docs[bot]'],
  ['as usual', HOUR, ''],
];

test.for(WARNED)('a run %s says what that means', async ([_what, inputs, says, login = BOT]) => {
  await using world = await startOwnAgentWorld();
  world.github.state.addToken(CANARY_TOKEN, login, { ...RIGHTS, contents: 'write' });
  const { log, outputs } = await play(world, { inputs });
  const warnings = log.split('\n').filter((line) => line.startsWith('::warning::'));
  expect(outputs.get('result')).toBe('pull-request');
  expect(warnings).toEqual(says === '' ? [] : [expect.stringContaining(says)]);
});
