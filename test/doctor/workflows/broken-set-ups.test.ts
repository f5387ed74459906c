import { describe, expect, test } from 'vitest';
import type { Check } from '../../../src/action/doctor/check.ts';
import { SUBJECTS } from '../../../src/action/doctor/workflows/check-workflows.ts';
import type { OwnRun } from '../../../src/action/doctor/workflows/our-steps.ts';
import { applied, example, type Files, judge } from './set-up.ts';

interface SetUp {
  readonly name: string;
  readonly files: Files;
  readonly run?: Partial<OwnRun>;
  readonly check: string;
  readonly state: Check['state'];
  readonly found: RegExp;
  readonly advice: RegExp;
  /** A set-up that follows the advice; null if there are no lines to paste, or no file can hold them. */
  readonly fixed?: Files | null;
}

const COMMENTS = 'comments.yml';
const ONE_EVENT = ['  pull_request_review_comment:\n    types: [created]\n', ''] as const;
const GROUP = 'docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}';
const KEY = '${{ secrets.DOCS_AGENT_API_KEY }}';
const CONDITION = /if: >-\n.*\n.*'Bot'/;
const EVENTS = /on:\n {2}issue_comment:[\s\S]*?\npermissions:/;
const RIGHTS = /permissions:\n(?: {2}.*\n)+/;
const CHECKOUT = / {6}- uses: actions\/checkout@.*\n(?: {8}.*\n)*/;
const SETTLE_RIGHTS = 'permissions:\n  issues: write\n  pull-requests: write\n';

const comments = (...changes: Parameters<typeof example>[1][]): Files => ({
  [COMMENTS]: example(COMMENTS, ONE_EVENT, ...changes),
});
const condition = (text: string): Files => comments([CONDITION, `if: ${text}`]);
const group = (text: string): Files => comments([GROUP, text]);
const called = {
  'reusable.yml': example('reusable.yml'),
  'caller.yml': example('reusable-caller.yml', [/uses: YOUR-ORG.*/, 'uses: ./.github/workflows/reusable.yml']),
};

/** The called workflow starts no commands and keeps no status comment. */
const jobsOnly = (...changes: Parameters<typeof example>[1][]): Files => ({
  'reusable.yml': example(
    'reusable.yml',
    [/thread: .*/, 'thread: none'],
    ['pull-requests: write', 'pull-requests: read'],
    ...changes,
  ),
  'caller.yml': called['caller.yml'].replace(/ {2}issue_comment: .*\n/, ''),
});

const MIDDLE = 'on: workflow_call\njobs: { middle: { uses: ./.github/workflows/reusable.yml, secrets: inherit } }\n';
const nested = {
  'reusable.yml': example('reusable.yml'),
  'middle.yml': MIDDLE,
  'caller.yml': called['caller.yml'].replace('workflows/reusable.yml', 'workflows/middle.yml'),
};

const TRIGGER: readonly SetUp[] = [
  {
    name: 'commands on the events of issues',
    files: comments(
      [EVENTS, 'on:\n  issues:\npermissions:'],
      ['prompt: ${{ vars.DOCS_STANDING_INSTRUCTIONS }}', 'mode: comment'],
    ),
    check: 'Workflow trigger',
    state: 'bad',
    found: /mode `comment` needs a comment event, but the workflow starts on issues\./,
    advice: /issue_comment:/,
  },
  {
    name: 'a job without an instruction',
    files: { 'push.yml': example('openapi-change.yml', [/ {10}prompt-file: .*\n/, '']) },
    check: 'Workflow trigger',
    state: 'bad',
    found: /there is nothing to do on push/,
    advice: /`mode`, or start the workflow on comments/,
    fixed: { 'push.yml': example('openapi-change.yml') },
  },
  {
    name: 'comments that are edited, not created',
    files: comments(['types: [created]', 'types: [edited]']),
    check: 'Workflow trigger',
    state: 'bad',
    found: /`issue_comment` leaves out `created`/,
    advice: /types: \[created\]/,
  },
  {
    name: 'comments of every type',
    files: comments(['    types: [created]\n', '']),
    check: 'Workflow trigger',
    state: 'advice',
    found: /edited or deleted/,
    advice: /types: \[created\]/,
  },
  {
    name: 'the merged pull request of a release',
    files: {
      'merged.yml': example('merged-pull-request.yml', [
        /on:\n {2}push:\n[\s\S]*?permissions:/,
        'on: release\npermissions:',
      ]),
    },
    check: 'Workflow trigger',
    state: 'bad',
    found: /`thread: merged` needs `push`, but the workflow starts on release/,
    advice: /push:/,
  },
  {
    name: 'a mode that is an expression',
    files: comments(['with:\n', 'with:\n          mode: ${{ vars.MODE }}\n']),
    check: 'Workflow trigger',
    state: 'unknown',
    found: /`mode` is an expression/,
    advice: /Write the mode into the file/,
    fixed: comments(),
  },
  {
    name: 'a misspelt mode',
    files: comments(['with:\n', 'with:\n          mode: coment\n']),
    check: 'Workflow trigger',
    state: 'bad',
    found: /there is no mode "coment"/,
    advice: /one of auto, job, comment, settle, report, doctor/,
    fixed: comments(),
  },
  {
    name: 'a condition for an event that never comes',
    files: condition("github.event_name == 'push'"),
    check: 'Workflow trigger',
    state: 'bad',
    found: /the `if:` stops every event that starts the workflow \(issue_comment\)/,
    advice: /add the event that it requires/,
    fixed: comments(),
  },
  {
    name: 'a job that is switched off',
    files: condition('false'),
    check: 'Workflow trigger',
    state: 'advice',
    found: /switched off by `if: false`/,
    advice: /Remove the `if:`/,
    fixed: comments(),
  },
  {
    name: 'a called workflow without a caller',
    files: { 'reusable.yml': example('reusable.yml') },
    check: 'Workflow trigger',
    state: 'unknown',
    found: /only other workflows call this one/,
    advice: /repository of the workflow that calls it/,
    fixed: called,
  },
  {
    name: 'comments on a diff',
    files: { [COMMENTS]: example(COMMENTS) },
    check: 'Workflow trigger',
    state: 'advice',
    found: /a fork's pull request gets no secrets/,
    advice: /in the conversation/,
    fixed: null,
  },
];

const REMOTE = /uses: (YOUR-ORG\S*)/.exec(example('reusable-caller.yml'))?.[1] ?? '';

/** The caller's own repository holds nothing else; GitHub shows the called workflow. */
const remote = (...changes: Parameters<typeof example>[1][]): Files => ({
  'caller.yml': example('reusable-caller.yml', ...changes),
  [REMOTE]: example('reusable.yml'),
});

const FILES: readonly SetUp[] = [
  {
    name: 'a file that is not valid YAML',
    files: comments(['on:\n', 'on:\n\tpush:\n']),
    check: 'Workflow files',
    state: 'bad',
    found: /comments\.yml: It is not valid YAML: line \d+: a tab used for indentation\./,
    advice: /GitHub starts nothing from such a file/,
    fixed: comments(),
  },
  {
    name: 'a file without events',
    files: comments([EVENTS, 'permissions:']),
    check: 'Workflow files',
    state: 'bad',
    found: /comments\.yml: It is not a workflow that GitHub accepts: line \d+: "on" is missing\./,
    advice: /Fix the file on the default branch/,
    fixed: comments(),
  },
  {
    name: 'a job without a runner',
    files: comments(['    runs-on: ubuntu-latest\n', '']),
    check: 'Workflow files',
    state: 'bad',
    found: /comments\.yml: It is not a workflow that GitHub accepts: line \d+: "runs-on" is missing\./,
    advice: /GitHub starts nothing from such a file/,
    fixed: comments(),
  },
  {
    name: 'a key that GitHub does not know',
    files: comments(['    timeout-minutes:', '    timeout:']),
    check: 'Workflow files',
    state: 'bad',
    found: /comments\.yml: It is not .* accepts: line \d+: "timeout" is not a key that is known here\./,
    advice: /Fix the file/,
    fixed: comments(),
  },
  {
    name: 'a caller whose called workflow is hidden',
    files: { 'caller.yml': example('reusable-caller.yml') },
    check: 'Workflow files',
    state: 'unknown',
    found: /it calls YOUR-ORG\S+, which could not be checked/,
    advice: /passes every secret/,
    fixed: remote(),
  },
  {
    name: 'a caller that does not pass the secret to another repository',
    files: remote([/ {4}secrets: .*\n/, '']),
    check: 'Workflow secrets',
    state: 'bad',
    found: /caller\.yml, job "documentation": it does not pass the secret "api-key" to YOUR-ORG/,
    advice: /secrets:/,
    fixed: remote(),
  },
  {
    name: 'comments on a diff only',
    files: { [COMMENTS]: example(COMMENTS, ['  issue_comment:\n    types: [created]\n', '']) },
    check: 'Workflow trigger',
    state: 'advice',
    found: /a command in the conversation of an issue or pull request does nothing/,
    advice: /issue_comment:/,
  },
  {
    name: 'a report in an issue of a repository without issues',
    files: { 'report.yml': example('weekly-report-issue.yml') },
    run: { hasIssues: false },
    check: 'Workflow inputs',
    state: 'bad',
    found: /report\.yml, job "report": `report-to` names an issue, but issues are disabled/,
    advice: /Enable issues[\s\S]*report-to: summary/,
  },
  {
    name: 'a time zone that does not exist',
    files: {
      'settle.yml': example('settle.yml', [
        /cron: .*\n {6}timezone: .*/,
        "cron: '11 6 * * 1-5'\n      timezone: Berlin",
      ]),
    },
    check: 'Workflow schedule',
    state: 'bad',
    found: /there is no time zone "Berlin"\./,
    advice: /Europe\/Berlin/,
    fixed: { 'settle.yml': example('settle.yml') },
  },
  {
    name: 'a schedule at the full hour of a time zone',
    files: {
      'settle.yml': example('settle.yml', [
        /cron: .*\n {6}timezone: .*/,
        "cron: '0 6 * * 1'\n      timezone: Europe/Berlin",
      ]),
    },
    check: 'Workflow schedule',
    state: 'advice',
    found: /"0 6 \* \* 1" includes the full hour/,
    advice: /cron: '17 6 \* \* 1'\n {6}timezone: Europe\/Berlin/,
  },
  {
    name: 'a queue that an expression decides',
    files: comments([GROUP, 'docs-agent'], ['progress: false', 'progress: false\n  queue: ${{ vars.QUEUE }}']),
    check: 'Workflow concurrency',
    state: 'unknown',
    found: /an expression decides/,
    advice: /github\.event\.comment\.id/,
  },
  {
    name: 'an input that resembles none',
    files: comments(['prompt: $', 'colour: $']),
    check: 'Workflow inputs',
    state: 'advice',
    found: /no input "colour"/,
    advice: /docs\/inputs\.md/,
    fixed: comments(),
  },
];

const PERMISSIONS: readonly SetUp[] = [
  {
    name: 'commands that may not write to issues',
    files: comments(['  issues: write\n', '']),
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `issues: write`\./,
    advice: /issues: write/,
  },
  {
    name: 'commands that may not write to pull requests',
    files: comments(['pull-requests: write', 'pull-requests: read']),
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: write`\./,
    advice: /pull-requests: write/,
  },
  {
    name: 'commands without any permission',
    files: comments([/permissions:\n(?: {2}.*\n)*/, 'permissions: {}\n']),
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `contents: read` and `issues: write` and `pull-requests: write`/,
    advice: /contents: read/,
  },
  ...[
    '${{ env.GITHUB_TOKEN }}',
    '${{ github.token }}',
    "${{ secrets['GITHUB_TOKEN'] }}",
    '${{secrets.github_token}}',
  ].map(
    (token): SetUp => ({
      name: `commands without any permission, with ${token}`,
      files: comments(
        [/permissions:\n(?: {2}.*\n)*/, 'permissions: {}\n'],
        ['with:\n', `with:\n          github-token: ${token}\n`],
      ),
      check: 'Workflow permissions',
      state: 'bad',
      found: /lacks `contents: read` and `issues: write`/,
      advice: /issues: write/,
    }),
  ),
  {
    name: 'commands that may only read everything',
    files: comments([/permissions:\n(?: {2}.*\n)*/, 'permissions: read-all\n']),
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `issues: write`/,
    advice: /issues: write/,
  },
  {
    name: 'a job that overrides the permissions of its workflow',
    files: comments(['    runs-on:', '    permissions:\n      contents: read\n    runs-on:']),
    check: 'Workflow permissions',
    state: 'bad',
    found: /job "answer": the token of the job lacks/,
    advice: /issues: write/,
  },
  {
    name: 'commands without a permissions block',
    files: comments([/permissions:\n(?: {2}.*\n)*/, '']),
    check: 'Workflow permissions',
    state: 'unknown',
    found: /no `permissions:` block/,
    advice: /issues: write/,
  },
  {
    name: 'commands in pull requests only, without the right to issues',
    files: comments(
      ['  issues: write\n', ''],
      [CONDITION, "if: github.event.issue.pull_request && contains(github.event.comment.body, '/docs')"],
    ),
    check: 'Workflow permissions',
    state: 'unknown',
    found: /lacks `issues: write`, which may be needed/,
    advice: /issues: write/,
  },
  {
    name: 'a labelled issue that gets no comment',
    files: { 'labels.yml': example('labelled-issue.yml', ['issues: write', 'issues: read']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `issues: write`/,
    advice: /issues: write/,
  },
  {
    name: 'a labelled issue that gets no comment from a step which follows a job',
    files: {
      'labels.yml': example(
        'labelled-issue.yml',
        ['issues: write', 'issues: read'],
        [/ {10}prompt(?:-file)?: .*\n(?: {12}.*\n)*/, '          job-id: ${{ vars.JOB }}\n'],
      ),
    },
    check: 'Workflow permissions',
    state: 'unknown',
    found: /lacks `issues: write`, which may be needed/,
    advice: /issues: write/,
  },
  {
    name: 'a limit of jobs that may not be counted',
    files: { 'labels.yml': example('labelled-issue.yml', ['  pull-requests: read\n', '']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: read`\./,
    advice: /issues: write\n {2}pull-requests: read/,
  },
  {
    name: 'a limit of jobs that may not be counted, if a variable sets it',
    files: {
      'labels.yml': example(
        'labelled-issue.yml',
        ['  pull-requests: read\n', ''],
        ['max-jobs-per-day: 20', 'max-jobs-per-day: ${{ vars.LIMIT }}'],
      ),
    },
    check: 'Workflow permissions',
    state: 'unknown',
    found: /lacks `pull-requests: read`, which may be needed/,
    advice: /pull-requests: read/,
  },
  {
    name: 'a limit of jobs that may not be counted, with a context by a variable',
    files: {
      'push.yml': example(
        'openapi-change.yml',
        ['  pull-requests: read\n', ''],
        [
          'with:\n          base-url',
          'with:\n          max-jobs-per-day: 3\n          context: ${{ vars.CONTEXT }}\n          base-url',
        ],
      ),
    },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: read`\./,
    advice: /pull-requests: read/,
  },
  {
    name: 'a merged pull request that gets no comment',
    files: { 'merged.yml': example('merged-pull-request.yml', ['pull-requests: write', 'pull-requests: read']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: write`/,
    advice: /pull-requests: write/,
  },
  {
    name: 'settle for issues only',
    files: { 'settle.yml': example('settle.yml', [SETTLE_RIGHTS, 'permissions:\n  issues: write\n']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: write`/,
    advice: /pull-requests: write/,
  },
  {
    name: 'a report to an issue that may not be written',
    files: {
      'report.yml': example('weekly-report-issue.yml', [
        'permissions:\n  contents: read\n  issues: write\n',
        'permissions: {}\n',
      ]),
    },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `contents: read` and `issues: write`/,
    advice: /issues: write/,
  },
  {
    name: 'a report with pages that may not be read',
    files: { 'report.yml': example('weekly-report-issue.yml', ['permissions:\n  contents: read\n', 'permissions:\n']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `contents: read`\./,
    advice: /contents: read\n {2}issues: write/,
  },
  {
    name: 'a push whose pull request may not be read',
    files: { 'push.yml': example('openapi-change.yml', [RIGHTS, 'permissions: {}\n']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `contents: read` and `pull-requests: read`\./,
    advice: /contents: read\n {2}pull-requests: read/,
  },
  {
    name: 'a pull request that may not be read',
    files: {
      'closed.yml': example(
        'openapi-change.yml',
        [/ {2}push:\n.*\n.*\n/, '  pull_request: { types: [closed] }\n'],
        ['  pull-requests: read\n', ''],
      ),
    },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: read`\./,
    advice: /pull-requests: read/,
  },
  {
    name: 'a labelled issue whose people may not be checked',
    files: { 'labels.yml': example('labelled-issue.yml', ['  contents: read\n', '']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `contents: read`\./,
    advice: /contents: read\n {2}issues: write/,
  },
  {
    name: 'a push whose context is an expression',
    files: {
      'push.yml': example(
        'openapi-change.yml',
        [RIGHTS, 'permissions: {}\n'],
        ['with:\n          base-url', 'with:\n          context: ${{ vars.CONTEXT }}\n          base-url'],
      ),
    },
    check: 'Workflow permissions',
    state: 'unknown',
    found: /lacks `contents: read` and `pull-requests: read`, which may be needed/,
    advice: /pull-requests: read/,
  },
  {
    name: 'a thread by number that may not be written to',
    files: { 'push.yml': example('openapi-change.yml', ['thread: none', 'thread: 12']) },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `issues: write` or `pull-requests: write`/,
    advice: /issues: write/,
  },
];

const CONCURRENCY: readonly SetUp[] = [
  {
    name: 'one concurrency group for all comments',
    files: group('docs-agent'),
    check: 'Workflow concurrency',
    state: 'bad',
    found: /different comments share the concurrency group/,
    advice: /github\.event\.comment\.id/,
  },
  ...[
    'docs-github.event.comment.id',
    "${{ 'github.event.comment.id' }}",
    "docs-${{ github.ref }}-github.run_id-${{ '}} github.run_id ${{' }}",
    '${{ github.event.issue.number }} github.event.comment.id }}',
  ].map(
    (text): SetUp => ({
      name: `a concurrency group that only looks like one for each comment: ${text}`,
      files: group(text),
      check: 'Workflow concurrency',
      state: 'bad',
      found: /different comments share the concurrency group/,
      advice: /github\.event\.comment\.id/,
    }),
  ),
  {
    name: 'comments that cancel each other by an expression',
    files: comments(['cancel-in-progress: false', 'cancel-in-progress: ${{ true }}']),
    check: 'Workflow concurrency',
    state: 'bad',
    found: /lets a newer run cancel/,
    advice: /cancel-in-progress: false/,
  },
  {
    name: 'a push that cancels a run that only starts a job',
    files: {
      'merged.yml': example(
        'merged-pull-request.yml',
        ['docs-agent-${{ github.sha }}', 'docs'],
        ['in-progress: false', 'in-progress: true'],
        ['thread: merged', 'wait: false'],
      ),
    },
    check: 'Workflow concurrency',
    state: 'advice',
    found: /cancel this one halfway/,
    advice: /cancel-in-progress: false/,
  },
  {
    name: 'one concurrency group for each thread',
    files: group('docs-${{ github.event.issue.number }}'),
    check: 'Workflow concurrency',
    state: 'bad',
    found: /different comments share/,
    advice: /github\.event\.comment\.id/,
  },
  {
    name: 'the usual concurrency group of a workflow and branch',
    files: group('${{ github.workflow }}-${{ github.ref }}'),
    check: 'Workflow concurrency',
    state: 'bad',
    found: /different comments share/,
    advice: /github\.event\.comment\.id/,
  },
  {
    name: 'comments that cancel each other',
    files: comments(['cancel-in-progress: false', 'cancel-in-progress: true']),
    check: 'Workflow concurrency',
    state: 'bad',
    found: /lets a newer run cancel/,
    advice: /cancel-in-progress: false/,
  },
  {
    name: 'a shared group at the job',
    files: comments(['    runs-on:', '    concurrency: docs\n    runs-on:']),
    check: 'Workflow concurrency',
    state: 'bad',
    found: /different comments share/,
    advice: /github\.event\.comment\.id/,
  },
  {
    name: 'a concurrency group by a variable',
    files: group('${{ vars.GROUP }}'),
    check: 'Workflow concurrency',
    state: 'unknown',
    found: /an expression decides/,
    advice: /github\.event\.comment\.id/,
  },
  {
    name: 'comments without a concurrency group',
    files: comments([/concurrency:\n(?: {2}.*\n)*/, '']),
    check: 'Workflow concurrency',
    state: 'advice',
    found: /there is no concurrency group/,
    advice: /github\.event\.comment\.id/,
  },
  {
    name: 'a push that cancels the run before it',
    files: {
      'merged.yml': example(
        'merged-pull-request.yml',
        ['docs-agent-${{ github.sha }}', 'docs'],
        ['in-progress: false', 'in-progress: true'],
      ),
    },
    check: 'Workflow concurrency',
    state: 'bad',
    found: /no run follows it/,
    advice: /github\.sha/,
  },
];

const CONDITIONS: readonly SetUp[] = [
  {
    name: 'a condition for another command',
    files: condition("contains(github.event.comment.body, '/agent')"),
    check: 'Workflow condition',
    state: 'bad',
    found: /blocks commands: `\/docs …`/,
    advice: /contains\(github\.event\.comment\.body, '\/docs'\)/,
  },
  {
    name: 'a condition for the old name of the command',
    files: comments(['with:\n', 'with:\n          command: /agent\n']),
    check: 'Workflow condition',
    state: 'bad',
    found: /blocks commands: `\/agent …`/,
    advice: /contains\(github\.event\.comment\.body, '\/agent'\)/,
  },
  {
    name: 'a condition for the bare command',
    files: condition("${{ github.event.comment.body == '/docs' }}"),
    check: 'Workflow condition',
    state: 'bad',
    found: /blocks commands/,
    advice: /contains\(/,
  },
  {
    name: 'a condition for bots only',
    files: condition("contains(github.event.comment.body, '/docs') && github.event.comment.user.type == 'Bot'"),
    check: 'Workflow condition',
    state: 'bad',
    found: /blocks commands/,
    advice: /!= 'Bot'/,
  },
  {
    name: 'a condition turned around',
    files: condition('"!contains(github.event.comment.body, \'/docs\')"'),
    check: 'Workflow condition',
    state: 'bad',
    found: /blocks commands/,
    advice: /contains\(/,
  },
  {
    name: 'a condition of the step for another action of the event',
    files: comments(['- uses: OWNER', "- if: github.event.action == 'edited'\n        uses: OWNER"]),
    check: 'Workflow condition',
    state: 'bad',
    found: /blocks commands/,
    advice: /contains\(/,
  },
  {
    name: 'a condition with startsWith',
    files: condition("startsWith(github.event.comment.body, '/docs')"),
    check: 'Workflow condition',
    state: 'advice',
    found: /misses a command below a quote/,
    advice: /contains\(/,
  },
  {
    name: 'a condition for one request only',
    files: condition("contains(github.event.comment.body, '/docs update')"),
    check: 'Workflow condition',
    state: 'advice',
    found: /other requests are ignored/,
    advice: /contains\(/,
  },
  {
    name: 'a condition on the association',
    files: condition(
      "contains(github.event.comment.body, '/docs') && github.event.comment.author_association == 'MEMBER'",
    ),
    check: 'Workflow condition',
    state: 'advice',
    found: /wrong for private members/,
    advice: /`permission`/,
    fixed: comments(),
  },
];

const SECRETS: readonly SetUp[] = [
  {
    name: 'no key',
    files: comments([/ {10}api-key: .*\n/, '']),
    check: 'Workflow secrets',
    state: 'bad',
    found: /`api-key` is not set/,
    advice: /secrets\.DOCS_AGENT_API_KEY/,
  },
  {
    name: 'a key in the file',
    files: comments([KEY, 'mint_0123456789abcdef']),
    check: 'Workflow secrets',
    state: 'bad',
    found: /the API key is in the file itself/,
    advice: /Revoke that key/,
  },
  ...["secrets.K || 'mint_0123456789abcdef'", "(vars.ON && 'mint_0123456789abcdef') || secrets.K"].map(
    (value): SetUp => ({
      name: `a key in an expression of the file: ${value}`,
      files: comments([KEY, `\${{ ${value} }}`]),
      check: 'Workflow secrets',
      state: 'bad',
      found: /the API key is in the file itself/,
      advice: /Revoke that key/,
    }),
  ),
  {
    name: 'a key in an expression of the caller',
    files: {
      ...called,
      'caller.yml': called['caller.yml'].replace(
        / {4}secrets: .*/,
        "    secrets:\n      api-key: $${{ secrets.K || 'mint_0123456789abcdef' }}",
      ),
    },
    check: 'Workflow secrets',
    state: 'bad',
    found: /the secret that it passes is in the file itself/,
    advice: /Revoke that key/,
    fixed: called,
  },
  {
    name: "GitHub's token as a key",
    files: comments([KEY, '${{ secrets.GITHUB_TOKEN }}']),
    check: 'Workflow secrets',
    state: 'bad',
    found: /GitHub's own token/,
    advice: /secrets\.DOCS_AGENT_API_KEY/,
  },
  {
    name: 'a key from an input that is not declared',
    files: comments([KEY, '${{ inputs.api-key }}']),
    check: 'Workflow secrets',
    state: 'bad',
    found: /comes from the input "api-key", which the workflow does not declare/,
    advice: /secrets\.DOCS_AGENT_API_KEY/,
  },
  {
    name: 'a key from a variable',
    files: comments([KEY, '${{ vars.DOCS_AGENT_API_KEY }}']),
    check: 'Workflow secrets',
    state: 'bad',
    found: /comes from a variable: the runner prints it/,
    advice: /Revoke that key[\s\S]*secrets\.DOCS_AGENT_API_KEY/,
  },
  {
    name: 'a secret that gave the doctor no key',
    files: { ...comments(), 'doctor.yml': example('doctor.yml') },
    run: { hasKey: false, keyAccepted: false },
    check: 'Workflow secrets',
    state: 'bad',
    found: /the secret DOCS_AGENT_API_KEY is missing or can't be used/,
    advice: /Store the key as a secret under that name/,
    fixed: null,
  },
  {
    name: 'a secret that the doctor was not given',
    files: comments([KEY, '${{ secrets.DOCS_KEY }}']),
    check: 'Workflow secrets',
    state: 'unknown',
    found: /can't check whether the secret DOCS_KEY exists/,
    advice: /Compare the name/,
    fixed: null,
  },
  {
    name: 'a caller that does not pass the secret',
    files: { ...called, 'caller.yml': called['caller.yml'].replace(/ {4}secrets: .*\n/, '') },
    check: 'Workflow secrets',
    state: 'bad',
    found: /caller\.yml, job "documentation": it does not pass the secret "api-key"/,
    advice: /secrets:/,
    fixed: called,
  },
  {
    name: 'a caller that passes the secret under another name',
    files: { ...called, 'caller.yml': called['caller.yml'].replace('{ api-key:', '{ key:') },
    check: 'Workflow secrets',
    state: 'bad',
    found: /it does not pass the secret "api-key"/,
    advice: /api-key: \$\{\{ secrets/,
    fixed: called,
  },
  {
    name: 'a caller of a caller that does not pass the secret',
    files: {
      ...nested,
      'caller.yml': called['caller.yml']
        .replace(/ {4}secrets: .*\n/, '')
        .replace('workflows/reusable.yml', 'workflows/middle.yml'),
    },
    check: 'Workflow secrets',
    state: 'bad',
    found:
      /caller\.yml, job "documentation": it does not pass the secret "api-key" to \.github\/workflows\/middle\.yml/,
    advice: /secrets:/,
    fixed: nested,
  },
  {
    name: 'workflows that only call each other',
    files: {
      'reusable.yml': example('reusable.yml'),
      'middle.yml': MIDDLE,
      'other.yml': MIDDLE.replace('reusable', 'middle'),
      'a.yml': MIDDLE.replace('reusable', 'a'),
    },
    check: 'Workflow trigger',
    state: 'unknown',
    found: /only other workflows call this one/,
    advice: /repository of the workflow that calls it/,
    fixed: nested,
  },
  {
    name: 'a caller with fewer permissions than the called workflow needs',
    files: {
      ...called,
      'caller.yml': called['caller.yml'].replace('pull-requests: write', 'pull-requests: read'),
    },
    check: 'Workflow permissions',
    state: 'bad',
    found: /lacks `pull-requests: write`/,
    advice: /Set them in the called workflow and in \.github\/workflows\/caller\.yml/,
    fixed: called,
  },
  {
    name: 'no project',
    files: comments([/ {10}project-id: .*\n/, '']),
    check: 'Workflow inputs',
    state: 'bad',
    found: /`project-id` is not set/,
    advice: /project-id: …/,
  },
  {
    name: 'a misspelt input',
    files: comments(['prompt: $', 'promt: $']),
    check: 'Workflow inputs',
    state: 'advice',
    found: /no input "promt"/,
    advice: /Did you mean `prompt`\?/,
    fixed: comments(),
  },
];

const JOB: readonly SetUp[] = [
  {
    name: 'a job that GitHub stops before its step',
    files: comments([/timeout-minutes: \d+/, 'timeout-minutes: 20']),
    check: 'Workflow time',
    state: 'advice',
    found: /stops the job after 20 minutes, but the step waits up to 30\./,
    advice: /timeout-minutes: 40/,
  },
  {
    name: 'a job that GitHub stops before the time that its step was given',
    files: comments(['prompt: $', 'wait-minutes: 90\n          prompt: $']),
    check: 'Workflow time',
    state: 'advice',
    found: /but the step waits up to 90\./,
    advice: /timeout-minutes: 100/,
  },
  {
    name: 'a file for the prompt that nothing checks out',
    files: { 'push.yml': example('openapi-change.yml', [CHECKOUT, '']) },
    check: 'Workflow inputs',
    state: 'unknown',
    found: /no step before this one checks out/,
    advice: /actions\/checkout@/,
    fixed: { 'push.yml': example('openapi-change.yml') },
  },
];

const ADVICE: readonly SetUp[] = [
  {
    name: 'a tag that can be moved',
    files: comments(),
    check: 'Workflow version',
    state: 'advice',
    found: /"v0", which can be moved/,
    advice: /@<full commit id> # v0/,
  },
  {
    name: 'a schedule at the full hour',
    files: { 'settle.yml': example('settle.yml', ["'11,41 6-18 * * 1-5'", "'0 6 * * 1'"]) },
    check: 'Workflow schedule',
    state: 'advice',
    found: /"0 6 \* \* 1" includes the full hour/,
    advice: /cron: '17 6 \* \* 1'/,
  },
  {
    name: 'a schedule in a public repository',
    files: { 'settle.yml': example('settle.yml') },
    run: { public: true },
    check: 'Workflow schedule',
    state: 'advice',
    found: /after 60 days without a commit/,
    advice: /tab "Actions"/,
    fixed: null,
  },
  {
    name: 'a target event',
    files: {
      'target.yml': example(
        'merged-pull-request.yml',
        [/on:\n {2}push:\n[\s\S]*?permissions:/, 'on: pull_request_target\npermissions:'],
        [/ {10}thread: .*\n/, ''],
      ),
    },
    check: 'Workflow trigger',
    state: 'advice',
    found: /block `pull_request_target`/,
    advice: /push:/,
    fixed: null,
  },
];

const HANDOVER: readonly SetUp[] = [
  {
    name: 'a job that may not comment on its pull request',
    files: { 'push.yml': example('openapi-change.yml', [/ {10}handover: false\n/, '']) },
    check: 'Workflow permissions',
    state: 'advice',
    found: /comments on pull requests that its jobs make .* lacks `pull-requests: write`\./,
    advice: /or turn the comment off:\nhandover: false/,
  },
  {
    name: 'a job that may not comment on its pull request, in a public repository',
    files: { 'notes.yml': example('release-notes.yml', [/ {10}handover: false\n/, '']) },
    run: { public: true },
    check: 'Workflow permissions',
    state: 'advice',
    found: /lacks `pull-requests: write`\./,
    advice: /Add `pull-requests: write`/,
  },
  {
    name: "a called workflow that may not comment on its job's pull request",
    files: jobsOnly(),
    check: 'Workflow permissions',
    state: 'advice',
    found: /reusable\.yml, job "documentation": .* lacks `pull-requests: write`\./,
    advice: /handover: false/,
    fixed: jobsOnly(['thread: none', 'thread: none\n          handover: false']),
  },
];

const SET_UPS = [
  ...FILES,
  ...TRIGGER,
  ...PERMISSIONS,
  ...HANDOVER,
  ...CONCURRENCY,
  ...CONDITIONS,
  ...SECRETS,
  ...JOB,
  ...ADVICE,
];

async function found(
  { check, state, found: words }: SetUp,
  files: Files,
  run?: Partial<OwnRun>,
): Promise<readonly Check[]> {
  return (await judge(files, run)).filter(
    (each) => each.name === check && each.state === state && words.test(each.found),
  );
}

describe('a broken set-up', () => {
  test.each(SET_UPS.map((setUp) => [setUp.name, setUp] as const))('%s', async (_name, setUp) => {
    const checks = await found(setUp, setUp.files, setUp.run);
    expect(checks, JSON.stringify(await judge(setUp.files, setUp.run), null, 1)).toHaveLength(1);
    const [{ advice = null, paste = [] } = {}] = checks;
    expect([advice, ...paste].join('\n')).toMatch(setUp.advice);
    if (setUp.state !== 'bad')
      expect((await judge(setUp.files, setUp.run)).map(({ state }) => state)).not.toContain('bad');
  });

  test.each(SET_UPS.filter(({ fixed }) => fixed !== null).map((setUp) => [setUp.name, setUp] as const))(
    '%s: its advice fixes it',
    async (_name, setUp) => {
      const [check] = await found(setUp, setUp.files, setUp.run);
      const [name = '', text = ''] = Object.entries(setUp.files)[0] ?? [];
      const fixed = setUp.fixed ?? { ...setUp.files, [name]: applied(text, check?.paste ?? []) };
      expect(await found(setUp, fixed, setUp.run)).toEqual([]);
    },
  );
});

test('the same secret in several files is one row, and the one of the running doctor is confirmed', async () => {
  const names = ['a.yml', 'b.yml', 'c.yml', 'd.yml', 'e.yml', 'f.yml', 'g.yml'];
  const of = async (key: string): Promise<readonly string[]> => {
    const files = names.map((name) => [name, comments(...(key === KEY ? [] : [[KEY, key] as const]))[COMMENTS] ?? '']);
    const checks = await judge({ ...Object.fromEntries(files), 'doctor.yml': example('doctor.yml') });
    return checks
      .filter(({ name }) => name === 'Workflow secrets')
      .map(({ state, found: words }) => `${state}: ${words}`);
  };
  expect(await of('${{ secrets.OTHER }}')).toEqual([
    expect.stringMatching(
      /^unknown: .*a\.yml, .*e\.yml, job "answer"; and 2 more: can't check whether the secret OTHER/,
    ),
    expect.stringMatching(/^good: .*doctor\.yml, job "check": the secret DOCS_AGENT_API_KEY exists/),
  ]);
  expect(await of(KEY)).toEqual([
    expect.stringMatching(/^good: .*; and 3 more: the secret DOCS_AGENT_API_KEY exists: .* the service accepted it\.$/),
  ]);
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
  const openIn = (checks: readonly Check[]): readonly Check[] => checks.filter(({ state }) => state === 'unknown');
  const subjects = (checks: readonly Check[]): readonly string[] => [...new Set(checks.map(({ name }) => name))];
  const hidden = openIn(await judge({ 'caller.yml': caller }));
  const shown = openIn(await judge({ ...remote(), 'caller.yml': caller }));
  expect(subjects(hidden).toSorted()).toEqual(['Workflow files', ...SUBJECTS].toSorted());
  expect(subjects(hidden)).toEqual(expect.arrayContaining([...subjects(shown)]));
  for (const { found: words } of hidden.filter(({ name }) => name !== 'Workflow files')) {
    expect(words).toBe(
      'A file that may use this action could not be read: .github/workflows/caller.yml, job "documentation".',
    );
  }
});

test('a key in a file is never shown', async () => {
  for (const value of ['mint_0123456789abcdef', "${{ secrets.K || 'mint_0123456789abcdef' }}"]) {
    expect(JSON.stringify(await judge(comments([KEY, value])))).not.toContain('0123456789abcdef');
  }
});
