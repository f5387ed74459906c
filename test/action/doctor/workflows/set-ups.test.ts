import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Check } from '../../../../src/action/doctor/check.ts';
import { SUBJECTS } from '../../../../src/action/doctor/workflows/check-workflows.ts';
import type { OwnRun } from '../../../../src/action/doctor/workflows/our-steps.ts';
import { ROOT, trackedFiles } from '../../../contract/tracked-files.ts';
import { workflowsIn } from '../../../contract/workflow-shape.ts';
import * as set from './set-up.ts';
import { type Changes, comments, condition, example, type Files, given, judge, KEY, merged, push } from './set-up.ts';

const { AGENT, atJob, called, calling, forEach, group, labels, own, ownWithKey, report, settle, without } = set;
const { CANCELS, CHECKOUT, COMMENTS, CONCURRENCY, CONDITION, CRON, EVENTS, GROUP, RIGHTS } = set;
const { NO_CONTENTS, NO_ISSUES, NO_PULLS, NO_SECRETS, READS_ISSUES, READS_PULLS } = set;

/**
 * `words` are of the finding, then of its advice and lines; the lines are also proved by the set-up that they fix. `fixed`
 * is one that follows the advice, if neither its lines nor the unchanged example do; null if no file can.
 */
type Row = readonly [files: Files, words: RegExp, fixed?: Files | null | undefined, run?: Partial<OwnRun>];

/** The called workflow starts no commands and keeps no status comment. */
const jobsOnly = (...changes: Changes): Files => ({
  'reusable.yml': example('reusable.yml', [/thread: .*/, 'thread: none'], READS_PULLS, ...changes),
  'caller.yml': called['caller.yml'].replace(/ {2}(?:issue|pull_request_review)_comment: .*\n/g, ''),
});

const MIDDLE = 'on: workflow_call\njobs: { middle: { uses: ./.github/workflows/reusable.yml, secrets: inherit } }\n';
const nested = {
  'reusable.yml': example('reusable.yml'),
  'middle.yml': MIDDLE,
  'caller.yml': called['caller.yml'].replace('workflows/reusable.yml', 'workflows/middle.yml'),
};
const inCircles = { 'other.yml': MIDDLE.replace('reusable', 'middle'), 'a.yml': MIDDLE.replace('reusable', 'a') };

const cancelling = (...changes: Changes): Files =>
  merged(['docs-agent-${{ github.sha }}', 'docs'], CANCELS, ...changes);

const OTHERS = example('reusable-caller.yml');
const REMOTE = { [/uses: (YOUR-ORG\S*)/.exec(OTHERS)?.[1] ?? '']: example('reusable.yml') };
/** The caller's own repository holds nothing else; GitHub shows the called workflow. */
const remote = (caller = OTHERS): Files => ({ 'caller.yml': caller, ...REMOTE });

const lacks = (permissions: string): RegExp => new RegExp(`lacks \`${permissions}\`\\.`);
const mayLack = (permissions: string): RegExp => new RegExp(`lacks \`${permissions}\`, which may be needed`);
const READS_BOTH = 'contents: read` and `pull-requests: read';
const WRITES_BOTH = 'issues: write` and `pull-requests: write';
const SHARED = /different comments share the concurrency group/;
const NO_RIGHTS = [RIGHTS, 'permissions: {}\n'] as const;
const ON_PUSH = /on:\n {2}push:\n[\s\S]*?permissions:/;
const ON_EDITS = "if: github.event.action == 'edited'";
const CANCELLED = /lets a newer run cancel/;
const UNDECIDED = /an expression decides/;
const BLOCKED = /blocks commands: `\/docs …`/;
const stopped = (advice: string): RegExp =>
  new RegExp(`the \`if:\` stops every event that starts the workflow \\(issue_comment\\).*${advice}`, 's');
const TARGET = /block `pull_request_target`.*push:/s;
const ONLY_CALLED = /only other workflows call this one.*repository of the workflow that calls it/s;
const NO_ZONE = /there is no time zone "(?:Berlin|\+01:00)"\..*Europe\/Berlin/s;
const NO_ISSUE =
  /report\.yml, job "report": `report-to` names an issue, but issues are disabled.*Enable issues.*report-to: summary/s;
const IN_THE_FILE = /the API key is in the file itself/;
const NOT_HANDED_OVER = [/ {10}handover: false\n/, ''] as const;

const PROJECT = [/(?<=project-id: ).*/, '${{ matrix.id }}'] as const;
const MODEL = '${{ secrets.MODEL }}';
/** Every project of a matrix answers the same comments. */
const legs = (...changes: Changes): Files =>
  comments(
    [/project-id: .*/, 'project-id: ${{ matrix.project }}'],
    atJob('strategy: { matrix: { project: [a, b] } }'),
    ...changes,
  );

/** Each broken set-up, under the check that finds it and how bad that is. */
const TABLE: Readonly<Record<`${string}: ${Check['state']}`, Readonly<Record<string, Row>>>> = {
  'Workflow concurrency: advice': {
    'a push that stops a job halfway': [cancelling(['thread: merged', 'wait: false']), /cancel this one halfway/],
    'comments without a concurrency group': [comments([CONCURRENCY, '']), /there is no concurrency group/],
  },
  'Workflow concurrency: bad': {
    ...forEach(
      'a concurrency group that is not one for each comment:',
      (text) => [group(text), SHARED],
      ...['docs-agent', 'docs-${{ github.event.issue.number }}', '${{ github.workflow }}-${{ github.ref }}'],
      ...['docs-github.event.comment.id', "${{ 'github.event.comment.id' }}"],
      "docs-${{ github.ref }}-github.run_id-${{ '}} github.run_id ${{' }}",
      '${{ github.event.issue.number }} github.event.comment.id }}',
    ),
    'comments that cancel by an expression': [comments(['progress: false', 'progress: ${{ true }}']), CANCELLED],
    'comments that cancel each other': [comments(CANCELS), CANCELLED],
    'a shared group at the job': [comments(atJob('concurrency: docs')), SHARED],
    'a push that cancels the run before it': [cancelling(), /no run follows it.*github\.sha/s],
  },
  'Workflow concurrency: unknown': {
    'a queue by a variable': [comments([GROUP, 'docs'], ['false', 'false\n  queue: ${{ vars.QUEUE }}']), UNDECIDED],
    'a concurrency group by a variable': [group('${{ vars.GROUP }}'), UNDECIDED],
  },
  'Workflow condition: advice': {
    'a condition with startsWith': [condition("startsWith(BODY, '/docs')"), /misses a command below a quote/],
    'a condition for one request': [condition("contains(BODY, '/docs update')"), /other requests are ignored/],
    'a condition on the association': [
      condition("contains(BODY, '/docs') && github.event.comment.author_association == 'MEMBER'"),
      /wrong for private members.*`permission`/s,
    ],
  },
  'Workflow condition: bad': {
    'a condition for another command': [condition("contains(BODY, '/agent')"), BLOCKED],
    'a condition for the command of before': [comments(given('command: /agent')), /blocks commands: `\/agent …`/],
    'a condition for the bare command': [condition("${{ BODY == '/docs' }}"), BLOCKED],
    'a condition for bots only': [condition("github.event.comment.user.type == 'Bot'"), BLOCKED],
    'a condition for edited comments, with a command by a variable': [
      comments(given('command: ${{ vars.X }}'), [CONDITION, ON_EDITS]),
      /blocks commands: a person's new comment does not pass\..*saves runs:\nif: github\.event\.comment\.user\.type != 'Bot'$/s,
    ],
    'a condition turned around': [condition('"!contains(BODY, \'/docs\')"'), BLOCKED],
    'a condition of the step for edits': [comments(['- uses: OWNER', `- ${ON_EDITS}\n        uses: OWNER`]), BLOCKED],
  },
  'Workflow files: bad': {
    'a file that is not valid YAML': [
      comments(['on:\n', 'on:\n\tpush:\n']),
      /comments\.yml: It is not valid YAML: line \d+: a tab used for .*GitHub starts nothing .* Fix the file on the default/s,
    ],
    'a file without events': [comments([EVENTS, 'permissions:']), /line \d+: "on" is missing\./],
    'a key that GitHub does not know': [
      comments(['    timeout-minutes:', '    timeout:']),
      /comments\.yml: It is not a workflow that GitHub accepts: line \d+: "timeout" is not a known key here\./,
    ],
  },
  'Workflow files: unknown': {
    'a caller alone': [{ 'caller.yml': OTHERS }, /YOUR-ORG\S+, which could not be .*every secret/s, remote()],
  },
  'Workflow inputs: advice': {
    'an input that resembles none': [comments(['prompt: $', 'colour: $']), /no input "colour".*docs\/inputs\.md/s],
    'a misspelt input': [comments(['prompt: $', 'promt: $']), /no input "promt".*Did you mean `prompt`\?/s],
  },
  'Workflow inputs: bad': {
    'a report in an issue of a repository without issues': [report(), NO_ISSUE, undefined, { hasIssues: false }],
    ...forEach(
      'a value that a run refuses:',
      (value) => [comments(given(value)), /comments\.yml, job "answer": Input "wait.*expected (?:true|a whole)/],
      ...['wait: no', 'wait-minutes: 999'],
    ),
    ...forEach(
      'values that a run refuses together:',
      (value) => [comments(given(value)), /comments\.yml, job "answer": (?:Input "pull-|Mode "comment" takes)/],
      ...['job-id: x', 'pull-request: open, handover: false'].map((value) => value.replace(', ', '\n          ')),
    ),
    'two standing instructions': [comments([/prompt: .*/, 'prompt: a\n          prompt-file: b']), /Both "prompt" and/],
    'a job without an instruction': [
      push([/ {10}prompt-file: .*\n/, '          mode: job\n']),
      /but none of them is set/,
    ],
    'a token that is empty': [comments(given('github-token: ""')), /the input "github-token" is empty/],
    'an agent that nobody waits for': [own(given('wait: false')), /"wait" is "false", but "agent" is set/],
    'a matrix of projects': [legs(), /answered several times.*a `command` of its own/s],
    'a caller with a matrix of projects': [
      calling([/ {4}uses: /, '    strategy: { matrix: { include: [{ id: a }, { id: b }] } }\n    uses: '], PROJECT),
      /caller\.yml, job "documentation": each comment starts one run for each project/,
      called,
    ],
    'no project': [comments(without('project-id')), /`project-id` is not set.*project-id: …/s],
  },
  'Workflow inputs: unknown': {
    'a lost prompt': [push([CHECKOUT, '']), /no step before .* checks out.*checkout@/s],
    ...forEach(
      'a matrix that only the run knows:',
      (matrix) => [legs(['{ project: [a, b] }', matrix]), /only the run decides.*a `command` of its own/s],
      ...['"${{ fromJSON(vars.ALL) }}"', '{ project: "${{ fromJSON(vars.ALL) }}" }'],
    ),
  },
  'Workflow permissions: advice': {
    'a job that may not comment on its pull request': [
      push(NOT_HANDED_OVER),
      /comments on pull requests that its jobs make .* lacks `pull-requests: write`\..*or turn the comment off:/s,
    ],
    'a job that may not comment on its pull request, in a public repository': [
      { 'notes.yml': example('release-notes.yml', NOT_HANDED_OVER) },
      /lacks `pull-requests: write`\..*Add `pull-requests: write`/s,
      undefined,
      { public: true },
    ],
    "a called workflow that may not comment on its job's pull request": [
      jobsOnly(),
      /reusable\.yml, job "documentation": .* lacks `pull-requests: write`\..*handover: false/s,
      jobsOnly(['thread: none', 'thread: none\n          handover: false']),
    ],
  },
  'Workflow permissions: bad': {
    'commands that may not write to issues': [comments(NO_ISSUES), lacks('issues: write')],
    'commands that may not write to pulls': [comments(READS_PULLS), lacks('pull-requests: write')],
    'commands without any permission': [comments(NO_RIGHTS), lacks(`contents: read\` and \`${WRITES_BOTH}`)],
    ...forEach(
      'commands without any permission, with',
      (token) => [comments(NO_RIGHTS, given(`github-token: ${token}`)), /lacks `contents: read` and `issues: write`/],
      ...['${{ env.GITHUB_TOKEN }}', '${{ github.token }}', "${{ secrets['GITHUB_TOKEN'] }}"],
      '${{secrets.github_token}}',
    ),
    'commands that may only read': [comments([RIGHTS, 'permissions: read-all\n']), lacks(WRITES_BOTH)],
    'an agent with an App and without paths': [
      own(given('github-token: ${{ steps.app.outputs.token }}')),
      /`agent-paths` is not set.*agent-paths: docs/s,
    ],
    'an agent that may not push': [own(['contents: write', 'contents: read']), lacks('contents: write')],
    'a job with its own permissions': [comments(atJob('permissions: {}')), /job "answer": the token of the job lacks/],
    'a labelled issue that gets no comment': [labels(READS_ISSUES), lacks('issues: write')],
    'a limit of jobs that may not be counted, beside a permission to keep': [
      labels([NO_PULLS[0], '  id-token: write\n']),
      /lacks `pull-requests: read`\..*id-token: write\n {2}pull-requests: read/s,
    ],
    'a limit of jobs that may not be counted, with a context by a variable': [
      push(NO_PULLS, given('max-jobs-per-day: 3\n          context: ${{ vars.CONTEXT }}')),
      lacks('pull-requests: read'),
    ],
    'a merged pull request without a comment': [merged(READS_PULLS), lacks('pull-requests: write')],
    'settle for issues only': [settle(['  pull-requests: write\n', '']), lacks('pull-requests: write')],
    'a report to an issue that may not be written': [report(NO_RIGHTS), /lacks `contents: read` and `issues: write`/],
    'a report with pages that may not be read': [report(NO_CONTENTS), lacks('contents: read')],
    'a push whose pull request may not be read': [push(NO_RIGHTS), lacks(READS_BOTH)],
    'an unread pull request': [push([/push:\n.*\n.*\n/, 'pull_request:\n'], NO_PULLS), lacks('pull-requests: read')],
    'a labelled issue whose people may not be checked': [labels(NO_CONTENTS), lacks('contents: read')],
    'a thread by number': [push(['thread: none', 'thread: 12']), lacks('issues: write` or `pull-requests: write')],
    'a caller with fewer permissions than the called workflow needs': [
      calling(READS_PULLS),
      /lacks `pull-requests: write`.*Set them in the called workflow and in \.github\/workflows\/caller\.yml/s,
      called,
    ],
  },
  'Workflow permissions: unknown': {
    'settle that may not check who requested a job': [settle(NO_CONTENTS), mayLack('contents: read')],
    'commands without a permissions block': [comments([RIGHTS, '']), /no `permissions:` block/],
    'commands in pull requests, without the right to issues': [
      comments(NO_ISSUES, [CONDITION, 'if: github.event.issue.pull_request']),
      mayLack('issues: write'),
    ],
    'a labelled issue that gets no comment from a step which follows a job': [
      labels(READS_ISSUES, [/ {10}prompt(?:-file)?: .*\n(?: {12}.*\n)*/, '          job-id: ${{ vars.JOB }}\n']),
      mayLack('issues: write'),
    ],
    'a limit by a variable': [labels(NO_PULLS, ['-day: 20', '-day: ${{ vars.L }}']), mayLack('pull-requests: read')],
    'a context by a variable': [push(NO_RIGHTS, given('context: ${{ vars.C }}')), mayLack(READS_BOTH)],
  },
  'Workflow schedule: advice': {
    'a schedule at the full hour of a time zone': [
      settle([CRON, "cron: '0 6 * * 1'\n      timezone: Europe/Berlin"]),
      /"0 6 \* \* 1" includes the full hour.*cron: '17 6 \* \* 1'\n {6}timezone: Europe\/Berlin/s,
    ],
    'a schedule at the full hour': [settle(["'11,41 6-18 * * 1-5'", "'0 6 * * 1'"]), /"0 6 \* \* 1" includes the/],
    'a schedule in public': [settle(), /after 60 days without a commit.*tab "Actions"/s, null, { public: true }],
  },
  'Workflow schedule: bad': forEach(
    'a time zone that does not exist:',
    (zone) => [settle([CRON, `cron: '11 6 * * *'\n      timezone: ${zone}`]), NO_ZONE],
    'Berlin',
    "'+01:00'",
  ),
  'Workflow secrets: bad': {
    'a caller that does not pass the secret to another repository': [
      remote(example('reusable-caller.yml', NO_SECRETS)),
      /caller\.yml, job "documentation": it does not pass the secret "api-key" to YOUR-ORG.*secrets:/s,
      remote(),
    ],
    'an agent without the key of its model': [
      own(),
      /the agent needs the variable ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, which no `env:` sets\..*\nenv:\n {2}ANTHROPIC_API_KEY:/s,
      undefined,
      AGENT,
    ],
    'an agent without a variable of its own': [
      ownWithKey(MODEL, given('agent-env: STYLE')),
      /the variable STYLE, which no `env:` sets\./,
      ownWithKey(MODEL),
      AGENT,
    ],
    "an agent whose model's key is in the file": [
      ownWithKey('sk-0123456789'),
      /the variable ANTHROPIC_API_KEY is in the file itself.*env:/s,
      undefined,
      AGENT,
    ],
    'no key': [comments(without('api-key')), /`api-key` is not set.*secrets\.DOCS_AGENT_API_KEY/s],
    ...forEach(
      'a key in the file:',
      (value) => [comments([KEY, value]), IN_THE_FILE],
      ...['mint_0123456789abcdef', "${{ secrets.K || 'mint_0123456789abcdef' }}"],
      "${{ (vars.ON && 'mint_0123456789abcdef') || secrets.K }}",
    ),
    'a key in an expression of the caller': [
      calling([/ {4}secrets: .*/, "    secrets:\n      api-key: ${{ secrets.K || 'mint_0123456789abcdef' }}"]),
      /the secret that it passes is in the file itself.*Revoke that key/s,
      called,
    ],
    "GitHub's token as a key": [comments([KEY, '${{ secrets.GITHUB_TOKEN }}']), /GitHub's own token/],
    'a key from an input': [comments([KEY, '${{ inputs.k }}']), /from the input "k", .*workflow does not declare/],
    'a key from a variable': [comments([KEY, '${{ vars.K }}']), /variable: the runner prints it.*Revoke that key/s],
    'a secret that gave the doctor no key': [
      { ...comments(), 'doctor.yml': example('doctor.yml') },
      /the secret DOCS_AGENT_API_KEY is missing or can't be used.*Store the key as a secret under that name/s,
      null,
      { hasKey: false, keyAccepted: false },
    ],
    'a caller that passes nothing': [calling(NO_SECRETS), /caller\.yml, job "documentation": it does not pass/, called],
    'a caller that passes another': [calling(['{ api-key:', '{ key:']), /does not pass the secret "api-key"/, called],
    'a caller of a caller that does not pass the secret': [
      { ...nested, 'caller.yml': nested['caller.yml'].replace(...NO_SECRETS) },
      /caller\.yml, job "documentation": it does not pass the secret "api-key" to \.github\/workflows\/middle\.yml.*secrets:/s,
      nested,
    ],
  },
  'Workflow time: advice': {
    'a job that ends before its step': [comments([/(?<=minutes: )\d+/, '20']), /after 20 .* up to 30\..*minutes: 40/s],
    'a job that ends before the time of its step': [comments(given('wait-minutes: 90')), /the step waits up to 90\./],
  },
  'Workflow secrets: unknown': {
    'a key of a model': [ownWithKey(MODEL), /can't check whether the secret MODEL exists/, null, AGENT],
    'a variable that a step before may set': [
      own(['- uses: OWNER', '- run: echo K=1 >> $GITHUB_ENV\n      - uses: OWNER'], given('agent-env: K')),
      /the variable K, which no `env:` sets, unless a step before does/,
      ownWithKey(MODEL),
    ],
    'another secret': [comments([KEY, '${{ secrets.K }}']), /can't check whether the secret K exists.*Compare/s, null],
  },
  'Workflow trigger: advice': {
    'comments on a diff only': [
      { [COMMENTS]: example(COMMENTS, ['  issue_comment:\n    types: [created]\n', '']) },
      /a command in the conversation of an issue or pull request does nothing.*issue_comment:/s,
    ],
    'comments of every type': [comments(['    types: [created]\n', '']), /edited or deleted/],
    'a job that is switched off': [condition('false'), /switched off by `if: false`.*Remove the `if:`/s],
    'comments on a diff': [{ [COMMENTS]: example(COMMENTS) }, /pull request gets no secrets.* conversation/s, null],
    'a target event': [merged([ON_PUSH, 'on: pull_request_target\npermissions:'], without('thread')), TARGET, null],
  },
  'Workflow trigger: bad': {
    'commands on the events of issues': [
      comments([EVENTS, 'on:\n  issues:\npermissions:'], [/prompt: .*/, 'mode: comment']),
      /mode `comment` needs a comment event, but the workflow starts on issues\./,
    ],
    'a job without a prompt': [push(without('prompt-file')), /nothing to do on push.*`mode`, or start .* on comments/s],
    'comments that are edited': [comments(['[created]', '[edited]']), /`issue_comment` leaves out `created`/],
    'a merge by a release': [merged([ON_PUSH, 'on: release\npermissions:']), /needs `push`, but .* starts on release/],
    'comments on a merge': [comments(given('thread: merged')), /needs `push`, but .* starts on issue_comment\./, null],
    'a misspelt mode': [comments(given('mode: coment')), /"coment".*auto, job, comment, settle, report, doctor/s],
    'a condition with `!` at the left': [condition('"!github.event_name == \'push\'"'), stopped('Change the `if:`')],
    'a condition for pushes': [condition("github.event_name == 'push'"), stopped('add the event that it requires')],
  },
  'Workflow trigger: unknown': {
    'a mode by a variable': [comments(given('mode: ${{ vars.MODE }}')), /`mode` is an .*Write the mode into the file/s],
    'a called workflow without a caller': [{ 'reusable.yml': example('reusable.yml') }, ONLY_CALLED, called],
    'workflows that only call each other': [{ ...nested, 'caller.yml': MIDDLE, ...inCircles }, ONLY_CALLED, nested],
  },
  'Workflow version: advice': { 'a movable tag': [comments(), /"v0", which can be moved.*<full commit id> # v0/s] },
};

const SET_UPS = Object.entries(TABLE).flatMap(([where, rows]) =>
  Object.entries(rows).map(([name, row]) => [name, where, row] as const),
);
const UNCHANGED: Files = { ...comments(), ...push(), ...settle(), ...called };

test.each(SET_UPS)('%s is found, and its advice fixes it', async (_name, where, [files, words, fixed, run]) => {
  const checks = await judge(files, run);
  const alike = (all: readonly Check[]): readonly Check[] =>
    all.filter(({ name, state }) => `${name}: ${state}` === where);
  const texts = alike(checks).map(({ found, advice, paste = [] }) => [found, advice, ...paste].join('\n'));
  const matching = texts.filter((text) => words.test(text));
  expect(matching, texts.join('\n')).toHaveLength(1);
  if (!where.endsWith('bad')) expect(checks.map(({ state }) => state)).not.toContain('bad');
  if (fixed === null) return;
  const { paste = null } = alike(checks)[texts.indexOf(matching[0] ?? '')] ?? {};
  const [name = '', text = ''] = Object.entries(files)[0] ?? [];
  const unchanged = Object.keys(files).map((file) => [file, UNCHANGED[file] ?? '']);
  const pasted = paste === null ? Object.fromEntries(unchanged) : { ...files, [name]: set.applied(text, paste) };
  const after = await judge(fixed ?? pasted, run);
  expect(alike(after).length).toBeLessThan(texts.length);
  expect(after.filter(({ name, state }) => name === 'Workflow files' && state === 'bad')).toEqual([]);
});

test('the same secret in several files is one row, and the one of the running doctor is confirmed', async () => {
  const of = async (...changes: Changes): Promise<readonly string[]> => {
    const text = comments(...changes)[COMMENTS] ?? '';
    const files = Object.fromEntries([...'abcdefg'].map((name) => [`${name}.yml`, text]));
    const checks = await judge({ ...files, 'doctor.yml': example('doctor.yml') });
    return checks.filter(({ name }) => name === 'Workflow secrets').map(({ state, found }) => `${state}: ${found}`);
  };
  const [open, good, ...more] = await of([KEY, '${{ secrets.OTHER }}']);
  expect(open).toMatch(/^unknown: .*a\.yml, .*e\.yml, job "answer"; and 2 more: can't check whether the secret OTHER/);
  expect(good).toMatch(/^good: .*doctor\.yml, job "check": the secret DOCS_AGENT_API_KEY exists/);
  const [all, ...others] = await of();
  expect(all).toMatch(/^good: .*; and 3 more: the secret DOCS_AGENT_API_KEY exists: .* the service accepted it\.$/);
  expect([...more, ...others]).toEqual([]);
});

test('without a workflow that answers comments or starts jobs, the doctor alone is no healthy set-up', async () => {
  const [alone, ...more] = await findings({});
  expect(alone).toMatch(
    /^unknown: .*only the doctor uses this action: \.github\/workflows\/doctor\.yml\. Nothing there/,
  );
  expect(more).toEqual([]);
});

test('a file that cannot be checked leaves every subject open', async () => {
  const bomb = `# OWNER/docs-agent\n${'['.repeat(1_000)}`;
  const open = (await judge({ ...comments(), 'bomb.yml': bomb })).filter(({ state }) => state === 'unknown');
  expect(open.map(({ name }) => name).toSorted()).toEqual(['Workflow files', ...SUBJECTS].toSorted());
});

test.each([
  ['what it passes names us', example('reusable-caller.yml')],
  ['it passes all secrets', example('reusable-caller.yml', [/ {4}with:[\s\S]*/, '    secrets: inherit\n'])],
])('a repository with only a caller never counts less than with its called workflow: %s', async (_name, caller) => {
  const openIn = async (files: Files): Promise<readonly Check[]> =>
    (await judge({ ...files, 'caller.yml': caller })).filter(({ state }) => state === 'unknown');
  const [hidden, shown] = [await openIn({}), await openIn(remote())];
  expect(new Set(hidden.map(({ name }) => name))).toEqual(new Set(['Workflow files', ...SUBJECTS]));
  expect(['Workflow files', ...SUBJECTS]).toEqual(expect.arrayContaining(shown.map(({ name }) => name)));
  const because = /^A file that may use this action could not be read: \.github\/workflows\/caller\.yml, job "d\w+"\.$/;
  expect(hidden.filter(({ name, found }) => name !== 'Workflow files' && !because.test(found))).toEqual([]);
});

test('a key in a file is never shown', async () => {
  for (const value of ['mint_0123456789abcdef', "${{ secrets.K || 'mint_0123456789abcdef' }}"]) {
    expect(JSON.stringify(await judge(comments([KEY, value])))).not.toContain('0123456789abcdef');
  }
});

const NAMES = readdirSync(join(ROOT, 'examples'));
const doctor = { 'doctor.yml': example('doctor.yml') };

/** The findings of a set-up next to the doctor, without the one about the tag: no commit can be pinned before a release. */
async function findings(files: Files, isPublic = false): Promise<readonly string[]> {
  return (await judge({ ...doctor, ...files }, { public: isPublic }))
    .filter(({ state, name }) => state !== 'good' && name !== 'Workflow version')
    .map(({ state, name, found }) => `${state}: ${name}: ${found}`);
}

/** What the doctor can't see, or says of comments on a diff and of schedules in public repositories. */
const KNOWN =
  /only other workflows call this one|this token can't read it|only the doctor uses this action|A file that may use this action could not be read|for a comment on a line of a diff|without a commit/;

describe('our own examples', () => {
  test.each(NAMES)('%s has nothing to fix, in a public repository or another', async (name) => {
    const found = await Promise.all([true, false].map((isPublic) => findings({ [name]: example(name) }, isPublic)));
    expect(found.flat().filter((line) => !KNOWN.test(line))).toEqual([]);
  });

  test('in our pages have nothing to fix', async () => {
    const pages = ['README.md', ...trackedFiles('docs/*.md')].map((page) => readFileSync(join(ROOT, page), 'utf8'));
    const shown = pages.flatMap((page) => workflowsIn(set.filledIn(page)));
    expect(shown.length).toBeGreaterThan(0);
    const found = await Promise.all(shown.map((text) => findings({ 'shown.yml': text })));
    expect(found.flat().filter((line) => !KNOWN.test(line))).toEqual([]);
  });

  test('are healthy together, including the caller of the called workflow', async () => {
    const files = Object.fromEntries(NAMES.map((name) => [name, example(name)]));
    const checks = await judge({ ...files, 'reusable-caller.yml': called['caller.yml'] });
    expect(checks.filter(({ state }) => state === 'bad' || state === 'unknown')).toEqual([]);
    expect(checks.map(({ state }) => state)).toContain('advice');
    expect(checks.filter(({ name }) => name === 'Workflow permissions')).toEqual([]);
  });
});

const openapi = (change: Changes[number]): string =>
  example('openapi-change.yml', ['handover: false', 'handover: x'], change).replace('handover: x', 'handover: true');

const OPEN = ['failure()', 'cancelled()', 'always()', 'Failure( )', '${{ !success() }}', '${{ !always() }}'];
const GUARD = / {4}# A second guard[\s\S]*?DOCS_AGENT_LOGIN\)\n/;

const VARIANTS: Readonly<Record<string, Files>> = {
  ...forEach('a job with the condition', (text) => merged([GUARD, `    if: ${text}\n`]), ...OPEN),
  ...forEach('a step with the condition', (text) => merged(['- uses', `- if: ${text}\n        uses`]), ...OPEN),
  ...forEach('commands with the open condition', condition, ...OPEN),
  ...forEach(
    'allowed bots with a condition for bots by the',
    (who) => comments([CONDITION, `if: github.event.${who}.type == 'Bot'`], given('allowed-bots: renovate[bot]')),
    'comment.user',
    'sender',
  ),
  'no condition': comments([/ {4}# Skips[^\n]*\n {4}if: >-\n.*\n.*'Bot'\n/, '']),
  ...forEach(
    'commands with the condition',
    condition,
    ...["${{ contains(BODY, '/docs') }}", "contains(BODY, '/doc')", "github.event_name == 'issue_comment'"],
    "(contains(BODY, '/docs') || contains(BODY, '/help')) && github.actor != 'x'",
    "github.event.issue.pull_request && contains(BODY, '/docs')",
    "${{ !github.event.issue.pull_request && contains(BODY, '/docs') }}",
    ...["vars.DOCS_ON == 'true' && contains(BODY, '/docs')", "fromJSON(vars.RULES)[github.actor].may == 'yes'"],
  ),
  'an agent, no service': own(),
  'a matrix whose legs have commands of their own': legs(given('command: /${{ matrix.project }}')),
  'another command, with its condition': comments(given('command: /agent'), ["'/docs'", "'/agent'"]),
  'permissions at the job': comments(NO_RIGHTS, atJob('permissions: write-all')),
  'more permissions than needed': comments(['  issues: write\n', '  issues: write\n  id-token: write\n']),
  ...forEach(
    'a group for each run or comment:',
    group,
    ...['docs-${{ github.run_id }}', '${{ github.event.comment.node_id }}', '${{ toJSON(github.event.comment) }}'],
    ...["${{ format('docs-{0}', github.event.comment.id) }}", "${{ github.event['comment']['id'] || github.ref }}"],
  ),
  'a cancelling group by the run': comments([GROUP, "docs-${{ github['run_id'] }}"], CANCELS),
  'a cancelling group by the run for pushes': merged(['${{ github.sha }}', '${{ github.run_id }}'], CANCELS),
  'a group that cancels nothing by an expression': comments(['in-progress: false', 'in-progress: ${{ false }}']),
  'a shared group that keeps waiting runs': comments([GROUP, 'docs'], ['ss: false', 'ss: false\n  queue: max']),
  'a shared group of one run by default': merged(['in-progress: false', 'in-progress: false\n  queue: single']),
  'a schedule in a time zone': settle([CRON, "cron: '11 6 * * 1-5'\n      timezone: Europe/Berlin"]),
  'commands on lines of a diff in a file of their own': {
    ...comments(),
    'review.yml': example('comments.yml', ['  issue_comment:\n    types: [created]\n', '']),
  },
  'a group in one line': comments([CONCURRENCY, 'concurrency: docs-${{ github.event.comment.id }}\n']),
  'a mode in capitals': comments(given('mode: Comment')),
  'a key by a branch': comments([KEY, "${{ github.ref == 'a' && secrets.MAIN || secrets['OTHER'] || '' }}"]),
  'a push that follows a job, without permissions': push(NO_RIGHTS, [/prompt-file: .*/, 'job-id: ${{ vars.JOB }}']),
  'a push without context, without permissions': push(NO_RIGHTS, given('context: none')),
  'a called workflow that calls another one': nested,
  'a file for the prompt that an earlier step writes': push([CHECKOUT, '      - run: date > openapi.md\n']),
  'events in a list': merged([ON_PUSH, 'on: [push]\npermissions:']),
  'a shared group for pushes': merged(['docs-agent-${{ github.sha }}', 'docs']),
  'no group for pushes': merged([CONCURRENCY, '']),
  'two jobs of one file, each for its event': {
    'both.yml': `
on: { issue_comment: { types: [created] }, workflow_dispatch: }
permissions: { contents: read, issues: write, pull-requests: write }
concurrency: docs-\${{ github.event.comment.id || github.run_id }}
jobs:
  answer:
    if: github.event_name == 'issue_comment' && contains(github.event.comment.body, '/docs')
    runs-on: linux
    steps: [{ uses: OWNER/docs-agent@v0, with: { base-url: 'https://docs.acme.dev', project-id: x, api-key: '${KEY}' } }]
  report:
    if: github.event_name == 'workflow_dispatch'
    permissions: {}
    concurrency: one
    runs-on: linux
    steps: [{ uses: OWNER/docs-agent@v0, with: { mode: report, base-url: 'https://docs.acme.dev', project-id: x, api-key: '${KEY}' } }]
`,
  },
};

describe('a plain variant of an example', () => {
  test.each(Object.entries(VARIANTS))('with %s has nothing to fix and leaves nothing open', async (_name, files) => {
    expect((await findings(files)).filter((line) => !line.startsWith('advice'))).toEqual([]);
  });

  const timed = (...changes: Changes): Files => comments([/timeout-minutes: \d+/, 'timeout-minutes: 5'], ...changes);
  const commenting = /^advice: Workflow permissions/;

  test.each<[string, RegExp, Files, isPublic?: boolean]>([
    ['a step that does not wait', /Workflow time/, timed(given('wait: false'))],
    ['a step that waits if a variable says so', /Workflow time/, timed(given('wait: ${{ vars.WAIT }}'))],
    ['a step of mode settle', /Workflow time/, settle([/timeout-minutes: \d+/, 'timeout-minutes: 5'])],
    ['a time that a variable says', /Workflow time/, timed(given('wait-minutes: ${{ vars.MINUTES }}'))],
    ['a step without a limit', /Workflow time/, comments([/ {4}timeout-minutes: \d+\n/, ''])],
    ['a job that may comment', commenting, { 'push.yml': openapi(['pull-requests: read', 'pull-requests: write']) }],
    ['a comment by a variable', commenting, { 'push.yml': openapi(['handover: x', 'handover: ${{ vars.ON }}']) }],
    ['a dry run', commenting, { 'push.yml': openapi(['handover: x', 'dry-run: true']) }],
    ['a job without a permissions block', commenting, { 'push.yml': openapi([RIGHTS, '']) }],
    ['a push in a public repository', /permissions/, push(NO_RIGHTS), true],
    ['a report with pages in a public repository', /permissions/, report(NO_CONTENTS), true],
    ['a labelled issue in a public repository', /permissions/, labels(NO_CONTENTS), true],
  ])('with %s gets no advice on %s', async (_name, words, files, isPublic) => {
    expect((await findings(files, isPublic)).filter((line) => words.test(line))).toEqual([]);
  });

  test('needs no permission of the job with a token of its own, and none to read a public repository', async () => {
    expect(await findings({ 'docs.yml': example('docs-repository.yml') })).toEqual([]);
    expect(await findings(comments(NO_CONTENTS), true)).toEqual([]);
    const tokenless = { 'docs.yml': example('docs-repository.yml', without('github-token')) };
    for (const files of [tokenless, comments(NO_CONTENTS)])
      expect((await findings(files)).join()).toContain('lacks `contents: read`');
  });

  test('is pinned by a full commit id', async () => {
    const files = comments([/@v0/, `@${'c'.repeat(40)} # v0.1.0`]);
    expect((await judge(files)).filter(({ name }) => name === 'Workflow version')).toEqual([]);
  });
});

describe('our own steps', () => {
  const step = (uses: string, mode = ''): Files => ({
    'a.yml': `on: issue_comment\npermissions: {}\njobs: { a: { runs-on: x, steps: [{ uses: "${uses}", with: { mode: "${mode}" } }] } }`,
  });
  const taken = { actionRepository: 'OWNER/docs-agent' };
  const inWorkspace = { actionRepository: '', repository: 'acme/app' };

  test.each([
    ['OWNER/docs-agent@v0', '', taken, true],
    ['owner/Docs-Agent@main', '', taken, true],
    [`OWNER/docs-agent@${'c'.repeat(40)}`, '', taken, true],
    ['OWNER/docs-agent-lint@v0', '', taken, false],
    ['other/docs-agent@v0', '', taken, false],
    ['OWNER/docs-agent/sub@v0', '', taken, false],
    ['docker://OWNER/docs-agent@v0', '', taken, false],
    ['./', '', taken, false],
    ['./', '', inWorkspace, true],
    ['acme/app@main', '', inWorkspace, true],
    ['./.github/actions/agent/', 'doctor', inWorkspace, true],
    ['./.github/actions/setup', '', inWorkspace, false],
    ['OWNER/docs-agent@v0', '', inWorkspace, false],
    ['./', '', { actionRepository: 'acme/App', repository: 'acme/app' }, true],
  ])('%s with mode "%s", if the run knows %o: %s', async (uses, mode, run, ours) => {
    const none = `No readable workflow file on the default branch uses ${run.actionRepository || 'this action'}.`;
    expect((await judge(step(uses, mode), run)).some(({ found }) => found === none)).toBe(!ours);
  });

  test("the running doctor's path is ours in every file", async () => {
    const files = { ...step('./agent'), 'doctor.yml': step('./agent', 'doctor')['a.yml'] ?? '' };
    expect((await judge(files, { actionRepository: '' }))[0]?.found).toContain('a.yml, .github/workflows/doctor.yml');
  });
});

test('the secret of the running doctor is known to exist, except in an environment', async () => {
  const other = await findings(comments(atJob('environment: docs')));
  expect(other.join()).toContain('whether the secret DOCS_AGENT_API_KEY exists');
  expect((await findings(comments())).join()).not.toContain('secret');
});
