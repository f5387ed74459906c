import { describe, expect, test } from 'vitest';
import type { TriggerEvent } from '../../../src/action/event/event.ts';
import { readInputs } from '../../../src/action/event/inputs.ts';
import {
  decideIntent,
  describeIntent,
  type Intent,
  type JobIntent,
  skipWithoutSecrets,
} from '../../../src/action/event/intent.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { InputError, type Problem } from '../../../src/action/words/errors.ts';
import { anEvent, aRunContext, type RecordedEvent } from '../../build/an-event.ts';
import { inputErrorOf, inputs, settings } from '../../build/settings.ts';

type Given = Partial<Record<InputName, string>>;

const PROMPT: Given = { prompt: 'Describe the flag.' };

function decide(given: Given, event: TriggerEvent = anEvent('push')): Intent {
  const read = readInputs(inputs(given));
  return decideIntent(read.settings, event, read.problems);
}

function decideJob(given: Given, event?: TriggerEvent): JobIntent {
  const intent = decide(given, event);
  if (intent.kind !== 'job') throw new Error(`this was expected to be a job, not ${intent.kind}`);
  return intent;
}

async function problemsOf(given: Given, event?: TriggerEvent): Promise<readonly Problem[]> {
  const intentOrError = (): Intent => {
    const intent = decide(given, event);
    // The story of a comment throws them, once it knows whose comment it is.
    if (intent.kind === 'comment' && intent.problems.length > 0) throw new InputError(intent.problems);
    return intent;
  };
  return (await inputErrorOf(intentOrError)).problems;
}

async function messagesOf(given: Given, event?: TriggerEvent): Promise<readonly string[]> {
  return (await problemsOf(given, event)).map(({ message }) => message);
}

describe('the mode of a step that sets none', () => {
  test.each<[Given, JobIntent['source']]>([
    [PROMPT, { kind: 'prompt', text: 'Describe the flag.' }],
    [{ 'prompt-file': 'prompts/weekly.md' }, { kind: 'prompt-file', path: 'prompts/weekly.md' }],
    [{ 'job-id': 'j_1' }, { kind: 'existing', jobId: 'j_1' }],
  ])('is job if the instruction or a job is set: %j', (given, source) => {
    expect(decideJob(given).source).toEqual(source);
  });

  test('is reported as missing otherwise, with all choices', async () => {
    const [problem, ...others] = await problemsOf({});
    expect(others).toEqual([]);
    for (const choice of ['"prompt"', '"prompt-file"', '"job-id"']) expect(problem?.message).toContain(choice);
    expect(problem?.hint).toContain('job, comment, settle, report, doctor');
  });
});

test.each<[string, Given, RecordedEvent, Intent | object]>([
  ['report, whatever the event', { mode: 'report', ...PROMPT }, 'push', { kind: 'report' }],
  ['doctor, with bad inputs', { mode: 'doctor', 'base-url': '' }, 'push', { kind: 'doctor', event: { name: 'push' } }],
  ['settle, which needs nothing from the event', { mode: 'settle' }, 'schedule', { kind: 'settle' }],
])('a step may set the mode %s', (_mode, given, event, intent) => {
  expect(decide(given, anEvent(event))).toMatchObject(intent);
});

test.each([
  ['settle', {}, 'schedule'],
  ['report', {}, 'schedule'],
  ['comment', {}, 'issue_comment'],
  ['job', PROMPT, 'schedule'],
] as const)('mode %s refuses thread "merged" on events other than push', async (mode, given, event) => {
  const said = `Input "thread" is "merged", but the event is "${event}"`;
  const messages = await messagesOf({ mode, ...given, thread: 'merged' }, anEvent(event));
  expect(messages).toContainEqual(expect.stringContaining(said));
});

describe('without a mode, whatever the prompt', () => {
  const [MONA, DEPENDABOT] = [
    { id: 1, login: 'mona' },
    { id: 3, login: 'dependabot[bot]', type: 'Bot' },
  ];
  const EDITED = { kind: 'skip', reason: 'edited' };

  test.each<readonly [RecordedEvent, string | null, object]>([
    ['issue_comment', 'created', { kind: 'comment', sender: { login: 'mona' } }],
    ...['edited', 'deleted', 'pinned', null].map((action) => ['issue_comment', action, EDITED] as const),
    ['pull_request_review_comment', 'created', { kind: 'comment', sender: { login: 'mona' } }],
    ...['edited', 'deleted', null].map((action) => ['pull_request_review_comment', action, EDITED] as const),
    ['issues', 'labeled', { kind: 'job', gate: { kind: 'people', people: [{ login: 'mona' }] } }],
    ['schedule', null, { kind: 'job', gate: { kind: 'open' } }],
  ])('%s (%s) by a person is %j, and by Dependabot without a key nothing', (event, action, expected) => {
    expect(decide(PROMPT, anEvent(event, { action, sender: MONA }))).toMatchObject(expected);
    const byDependabot = anEvent(event, { action, sender: DEPENDABOT });
    expect(decide({ ...PROMPT, 'api-key': '' }, byDependabot)).toMatchObject({ kind: 'skip', reason: 'no-secrets' });
  });

  test.each(['created', 'edited'])('a comment by no one is an error: %s', async (action) => {
    expect(await messagesOf(PROMPT, anEvent('issue_comment', { action, sender: null }))).toHaveLength(1);
  });
});

describe('mode comment', () => {
  test('needs the event of a comment', async () => {
    const [problem] = await problemsOf({ mode: 'comment' }, anEvent('push'));
    expect(problem?.message).toContain('needs a comment event');
  });

  test.each<[Given, object | null]>([
    [PROMPT, { kind: 'prompt' }],
    [{ 'prompt-file': 'docs/style.md' }, { kind: 'prompt-file', path: 'docs/style.md' }],
    [{}, null],
  ])('uses the prompt, or the file, as standing instructions: %j', (given, standing) => {
    expect(decide(given, anEvent('issue_comment'))).toMatchObject({ standing });
  });

  test('refuses a job-id, and two kinds of standing instructions, at the same time', async () => {
    const given = { ...PROMPT, 'prompt-file': 'style.md', 'job-id': 'j_1' };
    const words = ['"job-id"', 'standing instructions'].map((each) => expect.stringContaining(each));
    expect(await messagesOf(given, anEvent('issue_comment'))).toEqual(words);
  });
});

describe('a job has exactly one source', () => {
  test.each<[Given, string]>([
    [{ mode: 'job' }, 'but none of them is set'],
    [{ ...PROMPT, 'job-id': 'j_1' }, 'but prompt and job-id are set'],
    [{ ...PROMPT, 'prompt-file': 'a.md', 'job-id': 'j_1' }, 'but prompt and prompt-file and job-id are set'],
  ])('%j', async (given, state) => {
    const expected = `Mode "job" needs exactly one of the inputs "prompt", "prompt-file" and "job-id", ${state}.`;
    expect(await messagesOf(given)).toEqual([expected]);
  });

  test.each<[Given, string]>([
    [{ 'job-id': '..' }, 'Input "job-id" is ".."'],
    [{ mode: 'job', 'job-id': '..' }, 'Input "job-id" is ".."'],
    [{ mode: 'repot' }, 'Input "mode" is "repot"'],
  ])('a source or mode with an invalid value is not also reported as missing: %j', async (given, message) => {
    expect(await messagesOf(given)).toEqual([expect.stringContaining(message)]);
  });
});

test.each([
  ...[{ command: 'docs' }, { permission: 'read' }, { 'allowed-users': '@ada' }, { 'allowed-bots': '*' }],
  ...[{ 'github-token': 'a b' }, { 'dry-run': 'yes' }],
])('wrong inputs end at once, without the thread, if they decide who may, or what is written: %j', async (given) => {
  const wrong: Given = { 'base-url': '', wait: 'maybe' };
  const comment = anEvent('issue_comment');
  expect(decide(wrong, comment)).toMatchObject({ kind: 'comment', problems: { length: 2 } });
  expect((await inputErrorOf(() => decide({ ...wrong, ...given }, comment))).problems).toHaveLength(3);
});

describe('missing required inputs', () => {
  test('are all reported at once, together with invalid inputs and those that the mode lacks', async () => {
    const required = { 'base-url': '', 'project-id': '', 'api-key': '' };
    expect(await messagesOf({ mode: 'job', ...required, wait: 'maybe', trend: '99' })).toEqual([
      expect.stringContaining('Input "wait"'),
      expect.stringContaining('Input "trend"'),
      ...Object.keys(required).map((name) => `Input "${name}" is empty, but it is required.`),
      expect.stringContaining('needs exactly one'),
    ]);
  });

  test('are reported once if their value is invalid', async () => {
    const given = { 'base-url': 'http://docs.example.com', 'project-id': '.', 'api-key': 'short' };
    const messages = Object.keys(given).map((name) => expect.stringContaining(`Input "${name}" is `));
    expect(await messagesOf({ ...PROMPT, ...given })).toEqual(messages);
  });

  test('name the secret that may be missing', async () => {
    const [problem] = await problemsOf({ ...PROMPT, 'api-key': '' });
    expect(problem?.hint).toContain('api-key: ${{ secrets.DOCS_AGENT_API_KEY }}');
  });
});

describe('with an agent on the runner', () => {
  const AGENT: Given = { agent: 'claude', 'base-url': '', 'project-id': '', 'api-key': '' };

  test.each<[string, Given, RecordedEvent]>([
    ['job', PROMPT, 'push'],
    ['job', { 'job-id': 'abcdefgh1234', wait: 'false' }, 'push'],
    ['comment', {}, 'issue_comment'],
    ['settle', { mode: 'settle', wait: 'false' }, 'schedule'],
  ])('mode %s needs no service: %j', (kind, given, event) => {
    expect(decide({ ...AGENT, ...given }, anEvent(event)).kind).toBe(kind);
  });

  test.each<[string, Given, RecordedEvent, readonly string[]]>([
    ['report', { mode: 'report', 'project-id': 'handbook' }, 'schedule', ['base-url', 'api-key']],
    ['job', { ...PROMPT, wait: 'false' }, 'push', ['wait']],
    ['comment', { wait: 'false' }, 'issue_comment', ['wait']],
  ])('mode %s says what is wrong: %j', async (_kind, given, event, inputs) => {
    const wrong = inputs.map((input) => expect.stringMatching(new RegExp(`^Input "${input}" is .*"agent"`)));
    expect(await messagesOf({ ...AGENT, ...given }, anEvent(event))).toEqual(wrong);
  });

  test.each<[Given, RegExp]>([
    [{ 'agent-env': 'STYLE' }, /^Input "agent" is empty, but only an agent uses "agent-env"\.$/],
    [{ 'agent-paths': 'docs', isolation: 'none', 'base-url': 'https://a.example' }, /uses "agent-paths", "isolation"/],
    [{ 'agent-hosts': '::1', 'docs-ref': 'next', 'docs-repository': 'a/b' }, /"agent-hosts", "docs-repo.*", "docs-r/],
  ])('one that is empty beside its other inputs is what is missing, not a service: %j', async (given, message) => {
    const said = await messagesOf({ ...AGENT, ...PROMPT, ...given, agent: '' });
    expect(said.filter((text) => !text.startsWith('Input "agent-hosts"'))).toEqual([expect.stringMatching(message)]);
    const counted = await messagesOf({ ...AGENT, ...given, mode: 'report', agent: '' }, anEvent('schedule'));
    expect(counted.join()).not.toContain('Input "agent"');
  });

  test('an agent that is refused is the only problem', async () =>
    expect(await messagesOf({ ...AGENT, ...PROMPT, agent: '\0' })).toEqual([expect.stringContaining('Input "agent"')]));

  test('a fork is not skipped before the variables of the agent are known, unless it is for a report', () => {
    const inFork = anEvent('schedule', { 'repository.fork': true });
    expect(decide({ ...AGENT, ...PROMPT }, inFork).kind).toBe('job');
    const skipped = { kind: 'skip', reason: 'no-secrets' };
    expect(skipWithoutSecrets(settings(), inFork)).toMatchObject(skipped);
    expect(skipWithoutSecrets(settings(), anEvent('schedule'))).toBeNull();
    expect(decide({ ...AGENT, mode: 'report' }, inFork)).toMatchObject(skipped);
  });

  test('the log names it, and what it may use', () => {
    const given = { agent: 'claude\n --model opus', 'agent-env': 'STYLE', 'docs-repository': 'acme/docs' };
    expect(logOf({ ...AGENT, ...PROMPT, ...given }, 'push').slice(1, 4)).toEqual([
      'Agent: claude --model opus (isolation: required)',
      'Its variables: STYLE; more hosts: none; paths: all',
      'Documentation: acme/docs, default branch',
    ]);
    const both = logOf({ ...PROMPT, agent: 'claude', 'docs-ref': 'next' }, 'push');
    expect(both.slice(3, 5)).toEqual([
      'Documentation: this repository, branch next',
      'Service: project handbook at https://docs.example.com, for reports',
    ]);
  });
});

describe('a run without secrets', () => {
  const fork = anEvent('pull_request', { 'pull_request.head.repo.full_name': 'mallory/app' });

  test('is skipped before anything else is checked', () => {
    const intent = decide({ 'api-key': '', 'base-url': 'nonsense', mode: 'nonsense' }, fork);
    const sentence = expect.stringContaining('fork or Dependabot');
    expect(intent).toMatchObject({ kind: 'skip', reason: 'no-secrets', sentence });
  });

  test('from a fork continues if there is a key after all', () => expect(decideJob(PROMPT, fork).thread).toBe(12));

  test('from a fork with an invalid key is not skipped, because then there was one', async () =>
    expect((await messagesOf({ ...PROMPT, 'api-key': 'short' }, fork))[0]).toContain('Input "api-key"'));

  test.each<[RecordedEvent, Given, string]>([
    ['push', PROMPT, 'started'],
    ['issue_comment', {}, 'started'],
    ['workflow_dispatch', { mode: 'job', ...PROMPT }, 'started'],
    ['schedule', { mode: 'settle' }, 'started'],
    ['schedule', { mode: 'report' }, 'started'],
    ['workflow_dispatch', { mode: 'doctor' }, 'checked'],
  ])('in a repository that is a fork is skipped for %s with %j, even without variables', (name, given, done) => {
    const inFork = anEvent(name, { 'repository.fork': true });
    const intent = decide({ ...given, 'api-key': '', 'base-url': '', 'project-id': '' }, inFork);
    const sentence = expect.stringMatching(new RegExp(`This repository is a fork.*nothing was ${done}`));
    expect(intent).toMatchObject({ kind: 'skip', reason: 'no-secrets', sentence });
  });

  test('in a fork that has a key of its own continues, and its other inputs count', async () => {
    const inFork = anEvent('push', { 'repository.fork': true });
    expect(decideJob(PROMPT, inFork).gate).toEqual({ kind: 'open' });
    expect((await messagesOf({ ...PROMPT, 'project-id': '' }, inFork))[0]).toContain('"project-id" is empty');
  });

  test('that no one in particular caused is an error: the secret is missing', async () =>
    expect((await messagesOf({ ...PROMPT, 'api-key': '' }, anEvent('schedule')))[0]).toContain('"api-key" is empty'));
});

test.each<[RecordedEvent, string, number | null]>([
  ['issues', 'auto', 7],
  ['pull_request', 'auto', 12],
  ['push', 'auto', null],
  ['discussion', 'auto', null],
  ['push', '31', 31],
  ['issues', '31', 31],
  ['issues', 'none', null],
])('the thread of the status comment for %s and "%s" is %s', (event, thread, number) => {
  expect(decideJob({ ...PROMPT, thread }, anEvent(event)).thread).toBe(number);
});

describe('the context of the prompt', () => {
  test('is the thread of the event, whichever thread gets the status comment, or the push', () => {
    const event = anEvent('issues');
    expect(decideJob({ ...PROMPT, thread: '31' }, event).context).toEqual({ kind: 'thread', thread: event.thread });
    const sha = '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c';
    expect(decideJob(PROMPT)).toMatchObject({ context: { kind: 'push', sha }, push: { sha, branch: 'main' } });
  });

  test.each<[string, TriggerEvent, Given]>([
    ['a schedule', anEvent('schedule'), {}],
    ['a deleted branch', anEvent('push', { after: '0'.repeat(40) }), {}],
    ['an issue, if the step wants none', anEvent('issues'), { context: 'none' }],
  ])('is empty for %s', (_what, event, given) => expect(decideJob({ ...PROMPT, ...given }, event).context).toBeNull());
});

// Which events need a permission is in `stories/event-gate.test.ts`.
test('the permission cannot be checked without a sender, so nothing starts', async () => {
  const event = anEvent('issues', { sender: null });
  expect((await messagesOf(PROMPT, event))[0]).toContain(`"issues" event doesn't say who caused it`);
});

function logOf(given: Given, event: RecordedEvent): readonly string[] {
  const read = settings(given);
  const intent = decideIntent(read, anEvent(event), []);
  if (intent.kind === 'skip') throw new Error(`unexpected: ${intent.kind}`);
  return describeIntent(intent, read, aRunContext({ eventName: event }));
}

test('the log says what was understood for a step on an issue', () => {
  expect(logOf({ prompt: 'Describe the flag.' }, 'issues')).toMatchInlineSnapshot(`
    [
      "Mode: job, because of the event "issues" in acme/app (run 7000001, attempt 1)",
      "Service: project handbook at https://docs.example.com",
      "Instruction: the input "prompt" (18 characters)",
      "Context: issue 7",
      "Status comment: in thread 7",
      "Permission: grace needs "write"",
      "Waiting: up to 30 minutes; the step fails on: failed, unknown-start, not-created",
    ]
  `);
});

test.each([
  ['no-pull-request', 'no-pull-request, but no longer on: failed (`default` in `fail-on` keeps the usual results)'],
  ['failed', 'failed'],
  ['default, archived', 'failed, archived, unknown-start, not-created'],
])('the log says if the step no longer fails on failed: %s', (failOn, words) => {
  expect(logOf({ ...PROMPT, 'fail-on': failOn }, 'push').at(-1)).toMatch(
    new RegExp(`fails on: ${RegExp.escape(words)}$`),
  );
});

test('the log says what was understood for a dry run after a push', () => {
  const given: Given = { 'prompt-file': 'a.md', 'dry-run': 'true', wait: 'false', 'fail-on': 'none' };
  expect(logOf(given, 'push')).toMatchInlineSnapshot(`
    [
      "Mode: job, because of the event "push" in acme/app (run 7000001, attempt 1)",
      "Service: project handbook at https://docs.example.com",
      "Instruction: the file a.md",
      "Context: the push that ended at commit 0d1a26e67d8f",
      "Status comment: none",
      "Permission: not checked: only writers cause this event",
      "Waiting: no; the step fails on: no result",
      "Dry run: nothing is started or written",
    ]
  `);
});

test('the log names no merged pull request as if it were there', () => {
  const said = 'Status comment: in the merged pull request that contains the last commit, if there is one';
  expect(logOf({ prompt: 'Describe the flag.', thread: 'merged' }, 'push')).toContain(said);
});

const IN_THE_MERGED =
  "Status comment: the job's in the merged pull request that contains the last commit gets the end, if there is one";

test.each<[RecordedEvent, Given, readonly string[]]>([
  ['schedule', {}, []],
  ['issues', {}, ["Status comment: the job's in thread 7 gets the end, if there is one"]],
  ['push', { thread: 'merged' }, [IN_THE_MERGED]],
])('the log of a step that follows a job on %s names only what it uses', (event, inputs, thread) => {
  const lines = logOf({ 'job-id': 'j_1', ...inputs }, event).slice(2);
  expect(lines.filter((line) => !/^(Permission|Waiting): /.test(line))).toEqual([
    'Instruction: none; it follows the job j_1',
    ...thread,
  ]);
});

test('the log says what was understood for a comment, and for settling', () => {
  expect(logOf({ prompt: 'Write briefly.' }, 'issue_comment').slice(2)).toMatchInlineSnapshot(`
    [
      "Comment: https://github.com/acme/app/issues/7#issuecomment-9001 by ada; the command is "/docs"",
      "Standing instructions: the input "prompt" (14 characters)",
      "Context: issue 7",
      "Permission: "write"; claimed by the reaction rocket",
      "Waiting: up to 30 minutes; the step fails on: failed, unknown-start, not-created",
    ]
  `);
  expect(logOf({ mode: 'settle' }, 'schedule').slice(2)).toEqual([
    'Threads: those with an unfinished status comment from the last 14 days',
  ]);
});
