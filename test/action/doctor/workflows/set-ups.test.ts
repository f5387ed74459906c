import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Check } from '../../../../src/action/doctor/check.ts';
import { SUBJECTS } from '../../../../src/action/doctor/workflows/check-workflows.ts';
import type { OwnRun } from '../../../../src/action/doctor/workflows/our-steps.ts';
import { ROOT, trackedFiles } from '../../../contract/tracked-files.ts';
import * as set from './set-up.ts';
import { type Changes, comments, condition, example, type Files, given, judge, KEY, merged, push } from './set-up.ts';

interface More {
  readonly run?: Partial<OwnRun>;
  /** A set-up that follows the advice, if neither its lines nor the unchanged example do; null if no file can. */
  readonly fixed?: Files | null;
}

/** `words` are of the finding, then of its advice and lines; the lines are also proved by the set-up that they fix. */
type Row = readonly [files: Files, words: RegExp, more?: More];

/** The called workflow starts no commands and keeps no status comment. */
const jobsOnly = (...changes: Changes): Files => ({
  'reusable.yml': example('reusable.yml', [/thread: .*/, 'thread: none'], set.READS_PULLS, ...changes),
  'caller.yml': set.called['caller.yml'].replace(/ {2}issue_comment: .*\n/, ''),
});

const MIDDLE = 'on: workflow_call\njobs: { middle: { uses: ./.github/workflows/reusable.yml, secrets: inherit } }\n';
const nested = {
  'reusable.yml': example('reusable.yml'),
  'middle.yml': MIDDLE,
  'caller.yml': set.called['caller.yml'].replace('workflows/reusable.yml', 'workflows/middle.yml'),
};

const cancelling = (...changes: Changes): Files =>
  merged(['docs-agent-${{ github.sha }}', 'docs'], set.CANCELS, ...changes);

const REMOTE = /uses: (YOUR-ORG\S*)/.exec(example('reusable-caller.yml'))?.[1] ?? '';

/** The caller's own repository holds nothing else; GitHub shows the called workflow. */
const remote = (...changes: Changes): Files => ({
  'caller.yml': example('reusable-caller.yml', ...changes),
  [REMOTE]: example('reusable.yml'),
});

const lacks = (permissions: string): RegExp => new RegExp(`lacks \`${permissions}\`\\.`);
const SHARED = /different comments share the concurrency group/;
const NO_RIGHTS = [set.RIGHTS, 'permissions: {}\n'] as const;
const ON_PUSH = /on:\n {2}push:\n[\s\S]*?permissions:/;
const CANCELLED = /lets a newer run cancel/;
const UNDECIDED = /an expression decides/;
const BLOCKED = /blocks commands: `\/docs …`/;
const IN_THE_FILE = /the API key is in the file itself/;

/** Each broken set-up, under the check that finds it and how bad that is. */
const TABLE: Readonly<Record<`${string}: ${Check['state']}`, Readonly<Record<string, Row>>>> = {
  'Workflow concurrency: advice': {
    'a push that cancels a run that only starts a job': [
      cancelling(['thread: merged', 'wait: false']),
      /cancel this one halfway.*cancel-in-progress: false/s,
    ],
    'comments without a concurrency group': [
      comments([set.CONCURRENCY, '']),
      /there is no concurrency group.*github\.event\.comment\.id/s,
    ],
  },
  'Workflow concurrency: bad': {
    'one concurrency group for all comments': [set.group('docs-agent'), SHARED],
    ...set.forEach(
      'a concurrency group that only looks like one for each comment:',
      (text) => [set.group(text), SHARED],
      'docs-github.event.comment.id',
      "${{ 'github.event.comment.id' }}",
      "docs-${{ github.ref }}-github.run_id-${{ '}} github.run_id ${{' }}",
      '${{ github.event.issue.number }} github.event.comment.id }}',
    ),
    'comments that cancel by an expression': [
      comments(['cancel-in-progress: false', 'cancel-in-progress: ${{ true }}']),
      CANCELLED,
    ],
    'one concurrency group for each thread': [set.group('docs-${{ github.event.issue.number }}'), SHARED],
    'the usual concurrency group of a workflow and branch': [
      set.group('${{ github.workflow }}-${{ github.ref }}'),
      SHARED,
    ],
    'comments that cancel each other': [comments(set.CANCELS), CANCELLED],
    'a shared group at the job': [comments(set.atJob('concurrency: docs')), SHARED],
    'a push that cancels the run before it': [cancelling(), /no run follows it.*github\.sha/s],
  },
  'Workflow concurrency: unknown': {
    'a queue that an expression decides': [
      comments([set.GROUP, 'docs-agent'], ['progress: false', 'progress: false\n  queue: ${{ vars.QUEUE }}']),
      UNDECIDED,
    ],
    'a concurrency group by a variable': [set.group('${{ vars.GROUP }}'), UNDECIDED],
  },
  'Workflow condition: advice': {
    'a condition with startsWith': [
      condition("startsWith(github.event.comment.body, '/docs')"),
      /misses a command below a quote/,
    ],
    'a condition for one request only': [
      condition("contains(github.event.comment.body, '/docs update')"),
      /other requests are ignored/,
    ],
    'a condition on the association': [
      condition("contains(github.event.comment.body, '/docs') && github.event.comment.author_association == 'MEMBER'"),
      /wrong for private members.*`permission`/s,
    ],
  },
  'Workflow condition: bad': {
    'a condition for another command': [condition("contains(github.event.comment.body, '/agent')"), BLOCKED],
    'a condition for the old name of the command': [
      comments(given('command: /agent')),
      /blocks commands: `\/agent …`.*contains\(github\.event\.comment\.body, '\/agent'\)/s,
    ],
    'a condition for the bare command': [condition("${{ github.event.comment.body == '/docs' }}"), BLOCKED],
    'a condition for bots only': [condition("github.event.comment.user.type == 'Bot'"), BLOCKED],
    'a condition for edited comments, with a command by a variable': [
      comments(given('command: ${{ vars.X }}'), [set.CONDITION, "if: github.event.action == 'edited'"]),
      /blocks commands: a person's new comment does not pass\..*saves runs:\nif: github\.event\.comment\.user\.type != 'Bot'$/s,
    ],
    'a condition turned around': [condition('"!contains(github.event.comment.body, \'/docs\')"'), BLOCKED],
    'a condition of the step for another action of the event': [
      comments(['- uses: OWNER', "- if: github.event.action == 'edited'\n        uses: OWNER"]),
      BLOCKED,
    ],
  },
  'Workflow files: bad': {
    'a file that is not valid YAML': [
      comments(['on:\n', 'on:\n\tpush:\n']),
      /comments\.yml: It is not valid YAML: line \d+: a tab used for .*GitHub starts nothing .* Fix the file on the default/s,
    ],
    'a file without events': [comments([set.EVENTS, 'permissions:']), /line \d+: "on" is missing\./],
    'a key that GitHub does not know': [
      comments(['    timeout-minutes:', '    timeout:']),
      /comments\.yml: It is not a workflow that GitHub accepts: line \d+: "timeout" is not a key that is known here\./,
    ],
  },
  'Workflow files: unknown': {
    'a caller whose called workflow is hidden': [
      { 'caller.yml': example('reusable-caller.yml') },
      /it calls YOUR-ORG\S+, which could not be checked.*passes every secret/s,
      { fixed: remote() },
    ],
  },
  'Workflow inputs: advice': {
    'an input that resembles none': [comments(['prompt: $', 'colour: $']), /no input "colour".*docs\/inputs\.md/s],
    'a misspelt input': [comments(['prompt: $', 'promt: $']), /no input "promt".*Did you mean `prompt`\?/s],
  },
  'Workflow inputs: bad': {
    'a report in an issue of a repository without issues': [
      set.report(),
      /report\.yml, job "report": `report-to` names an issue, but issues are disabled.*Enable issues.*report-to: summary/s,
      { run: { hasIssues: false } },
    ],
    'no project': [comments(set.without('project-id')), /`project-id` is not set.*project-id: …/s],
  },
  'Workflow inputs: unknown': {
    'a file for the prompt that nothing checks out': [
      push([set.CHECKOUT, '']),
      /no step before this one checks out.*actions\/checkout@/s,
    ],
  },
  'Workflow permissions: advice': {
    'a job that may not comment on its pull request': [
      push([/ {10}handover: false\n/, '']),
      /comments on pull requests that its jobs make .* lacks `pull-requests: write`\..*or turn the comment off:\nhandover: false/s,
    ],
    'a job that may not comment on its pull request, in a public repository': [
      { 'notes.yml': example('release-notes.yml', [/ {10}handover: false\n/, '']) },
      /lacks `pull-requests: write`\..*Add `pull-requests: write`/s,
      { run: { public: true } },
    ],
    "a called workflow that may not comment on its job's pull request": [
      jobsOnly(),
      /reusable\.yml, job "documentation": .* lacks `pull-requests: write`\..*handover: false/s,
      { fixed: jobsOnly(['thread: none', 'thread: none\n          handover: false']) },
    ],
  },
  'Workflow permissions: bad': {
    'commands that may not write to issues': [comments(set.NO_ISSUES), lacks('issues: write')],
    'commands that may not write to pulls': [comments(set.READS_PULLS), lacks('pull-requests: write')],
    'commands without any permission': [
      comments(NO_RIGHTS),
      /lacks `contents: read` and `issues: write` and `pull-requests: write`.*contents: read/s,
    ],
    ...set.forEach(
      'commands without any permission, with',
      (token) => [comments(NO_RIGHTS, given(`github-token: ${token}`)), /lacks `contents: read` and `issues: write`/],
      '${{ env.GITHUB_TOKEN }}',
      '${{ github.token }}',
      "${{ secrets['GITHUB_TOKEN'] }}",
      '${{secrets.github_token}}',
    ),
    'commands that may only read everything': [
      comments([set.RIGHTS, 'permissions: read-all\n']),
      lacks('issues: write` and `pull-requests: write'),
    ],
    'a job that overrides the permissions of its workflow': [
      comments(set.atJob('permissions:\n      contents: read')),
      /job "answer": the token of the job lacks/,
    ],
    'a labelled issue that gets no comment': [set.labels(set.READS_ISSUES), lacks('issues: write')],
    'a limit of jobs that may not be counted': [
      set.labels(set.NO_PULLS),
      /lacks `pull-requests: read`\..*issues: write\n {2}pull-requests: read/s,
    ],
    'a limit of jobs that may not be counted, with a context by a variable': [
      push(set.NO_PULLS, given('max-jobs-per-day: 3\n          context: ${{ vars.CONTEXT }}')),
      lacks('pull-requests: read'),
    ],
    'a merged pull request without a comment': [merged(set.READS_PULLS), lacks('pull-requests: write')],
    'settle for issues only': [
      set.settle([set.SETTLE_RIGHTS, 'permissions:\n  issues: write\n']),
      lacks('pull-requests: write'),
    ],
    'a report to an issue that may not be written': [
      set.report(['permissions:\n  contents: read\n  issues: write\n', 'permissions: {}\n']),
      /lacks `contents: read` and `issues: write`/,
    ],
    'a report with pages that may not be read': [
      set.report(['permissions:\n  contents: read\n', 'permissions:\n']),
      lacks('contents: read'),
    ],
    'a push whose pull request may not be read': [
      push(NO_RIGHTS),
      /lacks `contents: read` and `pull-requests: read`\./,
    ],
    'a pull request that may not be read': [
      push([/ {2}push:\n.*\n.*\n/, '  pull_request: { types: [closed] }\n'], set.NO_PULLS),
      lacks('pull-requests: read'),
    ],
    'a labelled issue whose people may not be checked': [set.labels(set.NO_CONTENTS), lacks('contents: read')],
    'a thread by number that may not be written to': [
      push(['thread: none', 'thread: 12']),
      /lacks `issues: write` or `pull-requests: write`/,
    ],
    'a caller with fewer permissions than the called workflow needs': [
      set.calling(set.READS_PULLS),
      /lacks `pull-requests: write`.*Set them in the called workflow and in \.github\/workflows\/caller\.yml/s,
      { fixed: set.called },
    ],
  },
  'Workflow permissions: unknown': {
    'commands without a permissions block': [comments([set.RIGHTS, '']), /no `permissions:` block/],
    'commands in pull requests only, without the right to issues': [
      comments(set.NO_ISSUES, [set.CONDITION, 'if: github.event.issue.pull_request']),
      /lacks `issues: write`, which may be needed/,
    ],
    'a labelled issue that gets no comment from a step which follows a job': [
      set.labels(set.READS_ISSUES, [
        / {10}prompt(?:-file)?: .*\n(?: {12}.*\n)*/,
        '          job-id: ${{ vars.JOB }}\n',
      ]),
      /lacks `issues: write`, which may be needed/,
    ],
    'a limit of jobs that may not be counted, if a variable sets it': [
      set.labels(set.NO_PULLS, ['max-jobs-per-day: 20', 'max-jobs-per-day: ${{ vars.LIMIT }}']),
      /lacks `pull-requests: read`, which may be needed/,
    ],
    'a push whose context is an expression': [
      push(NO_RIGHTS, given('context: ${{ vars.CONTEXT }}')),
      /lacks `contents: read` and `pull-requests: read`, which may be needed/,
    ],
  },
  'Workflow schedule: advice': {
    'a schedule at the full hour of a time zone': [
      set.settle([set.CRON, "cron: '0 6 * * 1'\n      timezone: Europe/Berlin"]),
      /"0 6 \* \* 1" includes the full hour.*cron: '17 6 \* \* 1'\n {6}timezone: Europe\/Berlin/s,
    ],
    'a schedule at the full hour': [
      set.settle(["'11,41 6-18 * * 1-5'", "'0 6 * * 1'"]),
      /"0 6 \* \* 1" includes the full/,
    ],
    'a schedule in a public repository': [
      set.settle(),
      /after 60 days without a commit.*tab "Actions"/s,
      { run: { public: true }, fixed: null },
    ],
  },
  'Workflow schedule: bad': {
    'a time zone that does not exist': [
      set.settle([set.CRON, "cron: '11 6 * * 1-5'\n      timezone: Berlin"]),
      /there is no time zone "Berlin"\..*Europe\/Berlin/s,
    ],
  },
  'Workflow secrets: bad': {
    'a caller that does not pass the secret to another repository': [
      remote(set.NO_SECRETS),
      /caller\.yml, job "documentation": it does not pass the secret "api-key" to YOUR-ORG.*secrets:/s,
      { fixed: remote() },
    ],
    'no key': [comments(set.without('api-key')), /`api-key` is not set.*secrets\.DOCS_AGENT_API_KEY/s],
    'a key in the file': [comments([KEY, 'mint_0123456789abcdef']), IN_THE_FILE],
    ...set.forEach(
      'a key in an expression of the file:',
      (value) => [comments([KEY, value]), IN_THE_FILE],
      "${{ secrets.K || 'mint_0123456789abcdef' }}",
      "${{ (vars.ON && 'mint_0123456789abcdef') || secrets.K }}",
    ),
    'a key in an expression of the caller': [
      set.calling([/ {4}secrets: .*/, "    secrets:\n      api-key: ${{ secrets.K || 'mint_0123456789abcdef' }}"]),
      /the secret that it passes is in the file itself.*Revoke that key/s,
      { fixed: set.called },
    ],
    "GitHub's token as a key": [comments([KEY, '${{ secrets.GITHUB_TOKEN }}']), /GitHub's own token/],
    'a key from an input that is not declared': [
      comments([KEY, '${{ inputs.api-key }}']),
      /comes from the input "api-key", which the workflow does not declare/,
    ],
    'a key from a variable': [
      comments([KEY, '${{ vars.DOCS_AGENT_API_KEY }}']),
      /comes from a variable: the runner prints it.*Revoke that key.*secrets\.DOCS_AGENT_API_KEY/s,
    ],
    'a secret that gave the doctor no key': [
      { ...comments(), 'doctor.yml': example('doctor.yml') },
      /the secret DOCS_AGENT_API_KEY is missing or can't be used.*Store the key as a secret under that name/s,
      { run: { hasKey: false, keyAccepted: false }, fixed: null },
    ],
    'a caller that does not pass the secret': [
      set.calling(set.NO_SECRETS),
      /caller\.yml, job "documentation": it does not pass the secret "api-key".*secrets:/s,
      { fixed: set.called },
    ],
    'a caller that passes the secret under another name': [
      set.calling(['{ api-key:', '{ key:']),
      /it does not pass the secret "api-key".*api-key: \$\{\{ secrets/s,
      { fixed: set.called },
    ],
    'a caller of a caller that does not pass the secret': [
      { ...nested, 'caller.yml': nested['caller.yml'].replace(/ {4}secrets: .*\n/, '') },
      /caller\.yml, job "documentation": it does not pass the secret "api-key" to \.github\/workflows\/middle\.yml.*secrets:/s,
      { fixed: nested },
    ],
  },
  'Workflow secrets: unknown': {
    'a secret that the doctor was not given': [
      comments([KEY, '${{ secrets.DOCS_KEY }}']),
      /can't check whether the secret DOCS_KEY exists.*Compare the name/s,
      { fixed: null },
    ],
  },
  'Workflow time: advice': {
    'a job that GitHub stops before its step': [
      comments([/timeout-minutes: \d+/, 'timeout-minutes: 20']),
      /stops the job after 20 minutes, but the step waits up to 30\..*timeout-minutes: 40/s,
    ],
    'a job that GitHub stops before the time that its step was given': [
      comments(given('wait-minutes: 90')),
      /but the step waits up to 90\./,
    ],
  },
  'Workflow trigger: advice': {
    'comments on a diff only': [
      { [set.COMMENTS]: example(set.COMMENTS, ['  issue_comment:\n    types: [created]\n', '']) },
      /a command in the conversation of an issue or pull request does nothing.*issue_comment:/s,
    ],
    'comments of every type': [comments(['    types: [created]\n', '']), /edited or deleted/],
    'a job that is switched off': [condition('false'), /switched off by `if: false`.*Remove the `if:`/s],
    'comments on a diff': [
      { [set.COMMENTS]: example(set.COMMENTS) },
      /a fork's pull request gets no secrets.*in the conversation/s,
      { fixed: null },
    ],
    'a target event': [
      merged([ON_PUSH, 'on: pull_request_target\npermissions:'], set.without('thread')),
      /block `pull_request_target`.*push:/s,
      { fixed: null },
    ],
  },
  'Workflow trigger: bad': {
    'commands on the events of issues': [
      comments(
        [set.EVENTS, 'on:\n  issues:\npermissions:'],
        ['prompt: ${{ vars.DOCS_STANDING_INSTRUCTIONS }}', 'mode: comment'],
      ),
      /mode `comment` needs a comment event, but the workflow starts on issues\./,
    ],
    'a job without an instruction': [
      push(set.without('prompt-file')),
      /there is nothing to do on push.*`mode`, or start the workflow on comments/s,
    ],
    'comments that are edited, not created': [
      comments(['types: [created]', 'types: [edited]']),
      /`issue_comment` leaves out `created`.*types: \[created\]/s,
    ],
    'the merged pull request of a release': [
      merged([ON_PUSH, 'on: release\npermissions:']),
      /`thread: merged` needs `push`, but the workflow starts on release.*push:/s,
    ],
    'a misspelt mode': [
      comments(given('mode: coment')),
      /there is no mode "coment".*one of auto, job, comment, settle, report, doctor/s,
    ],
    'a condition whose `!` belongs to the left side only': [
      condition('"!github.event_name == \'push\'"'),
      /the `if:` stops every event that starts the workflow \(issue_comment\).*Change the `if:`/s,
    ],
    'a condition for an event that never comes': [
      condition("github.event_name == 'push'"),
      /the `if:` stops every event that starts the workflow \(issue_comment\).*add the event that it requires/s,
    ],
  },
  'Workflow trigger: unknown': {
    'a mode that is an expression': [
      comments(given('mode: ${{ vars.MODE }}')),
      /`mode` is an expression.*Write the mode into the file/s,
    ],
    'a called workflow without a caller': [
      { 'reusable.yml': example('reusable.yml') },
      /only other workflows call this one.*repository of the workflow that calls it/s,
      { fixed: set.called },
    ],
    'workflows that only call each other': [
      {
        'reusable.yml': example('reusable.yml'),
        'middle.yml': MIDDLE,
        'other.yml': MIDDLE.replace('reusable', 'middle'),
        'a.yml': MIDDLE.replace('reusable', 'a'),
      },
      /only other workflows call this one.*repository of the workflow that calls it/s,
      { fixed: nested },
    ],
  },
  'Workflow version: advice': {
    'a tag that can be moved': [comments(), /"v0", which can be moved.*@<full commit id> # v0/s],
  },
};

const SET_UPS = Object.entries(TABLE).flatMap(([where, rows]) =>
  Object.entries(rows).map(([name, [files, words, more]]) => [name, { where, files, words, ...more }] as const),
);
const UNCHANGED: Files = { ...comments(), ...push(), ...set.settle(), ...set.called };

test.each(SET_UPS)(
  'a broken set-up %s is found, and its advice fixes it',
  async (_name, { where, files, words, run, fixed }) => {
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
  },
);

test('the same secret in several files is one row, and the one of the running doctor is confirmed', async () => {
  const of = async (...changes: Changes): Promise<readonly string[]> => {
    const files = Object.fromEntries(
      [...'abcdefg'].map((name) => [`${name}.yml`, comments(...changes)[set.COMMENTS] ?? '']),
    );
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
  const because =
    'A file that may use this action could not be read: .github/workflows/caller.yml, job "documentation".';
  expect(hidden.filter(({ name, found }) => name !== 'Workflow files' && found !== because)).toEqual([]);
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
  /only other workflows call this one|this token can't read it|A file that may use this action could not be read|for a comment on a line of a diff|without a commit/;

describe('our own examples', () => {
  test.each(NAMES)('%s has nothing to fix, in a public repository or another', async (name) => {
    const found = await Promise.all([true, false].map((isPublic) => findings({ [name]: example(name) }, isPublic)));
    expect(found.flat().filter((line) => !KNOWN.test(line))).toEqual([]);
  });

  test('in our pages have nothing to fix', async () => {
    const pages = ['README.md', ...trackedFiles('docs/*.md')].map((page) => readFileSync(join(ROOT, page), 'utf8'));
    const shown = pages.flatMap((page) => [...page.matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => text));
    expect(shown.length).toBeGreaterThan(0);
    const found = await Promise.all(shown.map((text) => findings({ 'shown.yml': text })));
    expect(found.flat().filter((line) => !KNOWN.test(line))).toEqual([]);
  });

  test('are healthy together, including the caller of the called workflow', async () => {
    const files = Object.fromEntries(NAMES.map((name) => [name, example(name)]));
    const checks = await judge({ ...files, 'reusable-caller.yml': set.called['caller.yml'] });
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
  ...set.forEach('a job with the condition', (text) => merged([GUARD, `    if: ${text}\n`]), ...OPEN),
  ...set.forEach(
    'a step with the condition',
    (text) => merged(['- uses: OWNER', `- if: ${text}\n        uses: OWNER`]),
    ...OPEN,
  ),
  ...set.forEach('commands with the open condition', condition, ...OPEN),
  ...set.forEach(
    'allowed bots with a condition for bots by the',
    (who) =>
      comments(
        [set.CONDITION, `if: contains(github.event.comment.body, '/docs') && github.event.${who}.type == 'Bot'`],
        given('allowed-bots: renovate[bot]'),
      ),
    'comment.user',
    'sender',
  ),
  'no condition': comments([/ {4}# Skips[^\n]*\n {4}if: >-\n.*\n.*'Bot'\n/, '']),
  ...set.forEach(
    'commands with the condition',
    condition,
    "${{ contains(github.event.comment.body, '/docs') }}",
    "contains(github.event.comment.body, '/doc')",
    "(contains(github.event.comment.body, '/docs') || contains(github.event.comment.body, '/help')) && github.actor != 'x'",
    "github.event.issue.pull_request && contains(github.event.comment.body, '/docs')",
    "${{ !github.event.issue.pull_request && contains(github.event.comment.body, '/docs') }}",
    "github.event_name == 'issue_comment'",
    "vars.DOCS_ON == 'true' && contains(github.event.comment.body, '/docs')",
    "fromJSON(vars.RULES)[github.actor].may == 'yes'",
  ),
  'an agent instead of a service': comments(set.without('base-url'), set.without('project-id'), [
    / {10}api-key: .*\n/,
    '          agent: claude\n',
  ]),
  'another command, with its condition': comments(given('command: /agent'), ["'/docs'", "'/agent'"]),
  'permissions at the job': comments(NO_RIGHTS, set.atJob('permissions: write-all')),
  'more permissions than needed': comments(['  issues: write\n', '  issues: write\n  id-token: write\n']),
  ...set.forEach(
    'a group for each run or comment:',
    set.group,
    'docs-${{ github.run_id }}',
    '${{ github.event.comment.node_id }}',
    '${{ toJSON(github.event.comment) }}',
    "${{ format('docs-{0}', github.event.comment.id) }}",
    "docs-${{ github.event['comment']['id'] || github.ref }}",
  ),
  'a cancelling group by the run': comments([set.GROUP, "docs-${{ github['run_id'] }}"], set.CANCELS),
  'a cancelling group by the run for pushes': merged(['${{ github.sha }}', '${{ github.run_id }}'], set.CANCELS),
  'a group that cancels nothing by an expression': comments(['in-progress: false', 'in-progress: ${{ false }}']),
  'a shared group that keeps waiting runs': comments(
    [set.GROUP, 'docs-agent'],
    ['progress: false', 'progress: false\n  queue: max'],
  ),
  'a shared group of one run at a time by default': merged([
    'in-progress: false',
    'in-progress: false\n  queue: single',
  ]),
  'a schedule in a time zone': set.settle([set.CRON, "cron: '11 6 * * 1-5'\n      timezone: Europe/Berlin"]),
  'commands on lines of a diff in a file of their own': {
    ...comments(),
    'review.yml': example('comments.yml', ['  issue_comment:\n    types: [created]\n', '']),
  },
  'a group in one line': comments([set.CONCURRENCY, 'concurrency: docs-${{ github.event.comment.id }}\n']),
  'a mode in capitals': comments(given('mode: Comment')),
  'a key that is chosen by a branch': comments([
    KEY,
    "${{ github.ref == 'refs/heads/main' && secrets.MAIN || secrets['OTHER'] || '' }}",
  ]),
  'a push that follows an existing job, without permissions': push(NO_RIGHTS, [
    /prompt-file: .*/,
    'job-id: ${{ vars.JOB }}',
  ]),
  'a push without context, without permissions': push(NO_RIGHTS, given('context: none')),
  'a called workflow that calls another one': nested,
  'a file for the prompt that an earlier step writes': push([set.CHECKOUT, '      - run: date > openapi.md\n']),
  'the mode by name': comments(given('mode: comment')),
  'events in a list': merged([ON_PUSH, 'on: [push]\npermissions:']),
  'a shared group for pushes': merged(['docs-agent-${{ github.sha }}', 'docs']),
  'no group for pushes': merged([set.CONCURRENCY, '']),
  'two jobs of one file, each for its event': {
    'both.yml': `
on: { issue_comment: { types: [created] }, workflow_dispatch: }
permissions: { contents: read, issues: write, pull-requests: write }
concurrency: docs-\${{ github.event.comment.id || github.run_id }}
jobs:
  answer:
    if: github.event_name == 'issue_comment' && contains(github.event.comment.body, '/docs')
    runs-on: linux
    steps: [{ uses: OWNER/docs-agent@v0, with: { base-url: x, project-id: x, api-key: '${KEY}' } }]
  report:
    if: github.event_name == 'workflow_dispatch'
    permissions: {}
    concurrency: one
    runs-on: linux
    steps: [{ uses: OWNER/docs-agent@v0, with: { mode: report, base-url: x, project-id: x, api-key: '${KEY}' } }]
`,
  },
  'another action with everything wrong': {
    'other.yml':
      'on: push\npermissions: {}\njobs: { a: { runs-on: x, steps: [{ uses: OWNER/docs-agent-lint@v1 }, { uses: ./ }] } }',
  },
};

describe('a plain variant of an example', () => {
  test.each(Object.entries(VARIANTS))('with %s has nothing to fix and leaves nothing open', async (_name, files) => {
    expect((await findings(files)).filter((line) => !line.startsWith('advice'))).toEqual([]);
  });

  const timed = (...changes: Changes): Files => comments([/timeout-minutes: \d+/, 'timeout-minutes: 5'], ...changes);
  const commenting = /^advice: Workflow permissions/;

  test.each<[string, RegExp, Files, isPublic?: boolean]>([
    ['a job that may comment', commenting, { 'push.yml': openapi(['pull-requests: read', 'pull-requests: write']) }],
    [
      'a job whose comment a variable turns off',
      commenting,
      { 'push.yml': openapi(['handover: x', 'handover: ${{ vars.HANDOVER }}']) },
    ],
    ['a dry run', commenting, { 'push.yml': openapi(['handover: x', 'dry-run: true']) }],
    ['a job without a permissions block', commenting, { 'push.yml': openapi([set.RIGHTS, '']) }],
    ['a step that does not wait', /Workflow time/, timed(given('wait: false'))],
    ['a step that waits if a variable says so', /Workflow time/, timed(given('wait: ${{ vars.WAIT }}'))],
    ['a step of mode settle', /Workflow time/, set.settle([/timeout-minutes: \d+/, 'timeout-minutes: 5'])],
    ['a step without a limit', /Workflow time/, comments([/ {4}timeout-minutes: \d+\n/, ''])],
    ['a push in a public repository', /permissions/, push(NO_RIGHTS), true],
    ['a report with pages in a public repository', /permissions/, set.report(set.NO_CONTENTS), true],
    ['a labelled issue in a public repository', /permissions/, set.labels(set.NO_CONTENTS), true],
  ])('with %s gets no advice on %s', async (_name, words, files, isPublic) => {
    expect((await findings(files, isPublic)).filter((line) => words.test(line))).toEqual([]);
  });

  test('needs no permission of the job with a token of its own, and none to read a public repository', async () => {
    expect(await findings({ 'docs.yml': example('docs-repository.yml') })).toEqual([]);
    expect(await findings(comments(set.NO_CONTENTS), true)).toEqual([]);
    const tokenless = { 'docs.yml': example('docs-repository.yml', set.without('github-token')) };
    for (const files of [tokenless, comments(set.NO_CONTENTS)])
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
    const checks = await judge(step(uses, mode), run);
    expect(checks.some(({ found }) => found.startsWith('None of the'))).toBe(!ours);
  });

  test("the running doctor's path is ours in every file", async () => {
    const files = { ...step('./agent'), 'doctor.yml': step('./agent', 'doctor')['a.yml'] ?? '' };
    expect((await judge(files, { actionRepository: '' }))[0]?.found).toContain('a.yml, .github/workflows/doctor.yml');
  });
});

test('the secret of the running doctor is known to exist, except in an environment', async () => {
  const other = await findings(comments(set.atJob('environment: docs')));
  expect(other.join()).toContain('whether the secret DOCS_AGENT_API_KEY exists');
  expect((await findings(comments())).join()).not.toContain('secret');
});
