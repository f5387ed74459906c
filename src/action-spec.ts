/** The action's face as data: `action.yml`, the tables of the README and the names in the code all come from here. */
import { FAILING_RESULTS, MODE_NAMES, modes, RESULTS } from './modes.ts';

interface InputSpec {
  readonly description: string;
  readonly required?: true;
  readonly default?: string;
}

export const about = {
  name: 'docs-agent',
  description:
    'Starts documentation-agent jobs from workflows and comments, stays with each to its end and links the pull request',
  branding: { icon: 'book-open', color: 'blue' },
} as const;

export const inputs = {
  mode: {
    default: 'auto',
    description: `What the step does: ${either(MODE_NAMES)}. \`auto\` means ${modesOfAuto()}.`,
  },
  'base-url': {
    required: true,
    description:
      "The documentation service's base address: `https`, or `http` for a loopback host. A path prefix is kept.",
  },
  'project-id': { required: true, description: 'The project at the service, one path segment.' },
  'api-key': {
    required: true,
    description: 'Admin API key of the service, at least 16 characters without spaces. It is masked in the log.',
  },
  'github-token': {
    default: '${{ github.token }}',
    description: 'Token for comments, reactions, permissions and issues.',
  },
  prompt: {
    description: 'The instruction. In `comment` mode the standing instructions of the team, put before each request.',
  },
  'prompt-file': { description: 'A file in the workspace that holds the instruction.' },
  'job-id': {
    description:
      'Waits for this job instead of starting one. `job` mode takes exactly one of `prompt`, `prompt-file` and `job-id`.',
  },
  context: {
    default: 'auto',
    description: '`auto` adds the issue or pull request that the event belongs to; `none` adds nothing.',
  },
  thread: {
    default: 'auto',
    description:
      "Number of the issue or pull request that gets the status comment; `auto` takes the event's, if it has one; `none`.",
  },
  wait: { default: 'true', description: '`false` returns as soon as the service has accepted the job.' },
  'wait-minutes': {
    default: '30',
    description: 'How long to stay with a job, 1 to 350 minutes; after that the result is `still-running`.',
  },
  notify: {
    default: 'true',
    description:
      'One short comment when a job ends more than five minutes after it was asked for, or through `settle` (edits notify nobody).',
  },
  'fail-on': {
    default: 'failed, not-created, unknown-start',
    description: `Results that fail the step: a list of ${list(FAILING_RESULTS)}; or \`none\`.`,
  },
  'dry-run': {
    default: 'false',
    description: 'Does everything but start a job and write to GitHub; the summary shows the prompt.',
  },
  command: { default: '/docs', description: 'The comment command: one word that starts with `/`.' },
  permission: {
    default: 'write',
    description:
      'Least repository permission of whoever causes a job: `triage`, `write`, `maintain` or `admin`; `none` lets anybody, so set it on purpose only.',
  },
  'allowed-users': { description: 'Logins that may cause a job whatever their permission.' },
  'allowed-bots': { description: 'Bot logins that may cause a job; `*` is refused.' },
  'claim-reaction': {
    default: 'rocket',
    description:
      'The reaction that claims a comment. Take another one where some other tool of the same identity sets `rocket`.',
  },
  'link-hosts': {
    description: "Further hosts whose pull requests may be linked, beside GitHub's own and `github.com`.",
  },
  'report-to': { default: 'summary', description: 'Where the report goes: a list of `summary` and `issue`.' },
  'report-issue-title': { default: 'Documentation visitors', description: 'Title of the one rolling issue.' },
  'report-label': {
    default: 'docs-visitors',
    description: 'Label by which the rolling issue is found; made if missing.',
  },
  'report-public': {
    default: 'false',
    description:
      'Must be `true` to publish visitor figures from a public repository, whose issues and summaries are public.',
  },
  'report-notify': {
    default: 'true',
    description: 'One short comment on the rolling issue for each new period, so that subscribers hear of it.',
  },
  period: {
    default: 'last-week',
    description:
      '`last-week` (the last complete Monday to Monday, UTC), `last-7-days`, `last-30-days`, `last-month`, or `YYYY-MM-DD..YYYY-MM-DD` (end not included).',
  },
  trend: { default: '8', description: 'How many periods the trend shows, 0 to 26.' },
  top: { default: '10', description: 'Rows in the table of top pages, 1 to 100.' },
  'max-requests': {
    default: '60',
    description:
      'Most analytics requests for one report, 1 to 1,000. At the default, sites of more than about 6,500 pages are partial, and the report says so.',
  },
} as const satisfies Record<string, InputSpec>;

/** In the order in which they are decided: the first that applies is told. */
export const SKIP_REASONS = [
  'no-secrets',
  'edited',
  'own-comment',
  'not-a-command',
  'bot',
  'not-permitted',
  'changed',
  'already-claimed',
] as const;

export const outputs = {
  result: { description: `Result of the run: ${list(RESULTS)}. Set on every path, also on failure.` },
  'skip-reason': { description: `Why nothing was done, for the result \`skipped\`: ${list(SKIP_REASONS)}.` },
  'job-id': { description: "The job's id." },
  status: { description: "The job's status as last seen: `active`, `completed`, `archived` or `failed`." },
  'pr-url': { description: 'Address of the pull request; empty unless its host may be linked.' },
  'pr-number': { description: 'Number of the pull request.' },
  'pr-repository': { description: 'Repository of the pull request, `owner/name`.' },
  'duration-seconds': { description: 'Whole seconds from asking for the job to its end.' },
  resumed: { description: '`true` if the job had been started before this attempt.' },
  'comment-url': { description: 'Address of the status comment, or of the comment that answers `/docs report`.' },
  'visitors-total': { description: 'Unique visitors of the period, people and AI, each counted once.' },
  'visitors-human': { description: 'Unique human visitors of the period.' },
  'visitors-ai': { description: 'Unique AI visitors of the period.' },
  'ai-share': { description: 'AI visitors as a fraction of human and AI visitors, to four places.' },
  'report-issue-url': { description: 'Address of the rolling issue.' },
  'report-markdown-file': { description: 'Path of the report as Markdown, under `RUNNER_TEMP`.' },
  'report-json-file': { description: 'Path of the figures as JSON, under `RUNNER_TEMP`.' },
  'report-csv-file': { description: 'Path of the figures as CSV, under `RUNNER_TEMP`.' },
} as const satisfies Record<string, { readonly description: string }>;

export type InputName = keyof typeof inputs;
export type OutputName = keyof typeof outputs;
export type SkipReason = (typeof SKIP_REASONS)[number];

function code(name: string): string {
  return `\`${name}\``;
}

function list(names: readonly string[]): string {
  return names.map(code).join(', ');
}

function either(names: readonly string[]): string {
  return list(names).replace(/, (?=[^,]*$)/, ' or ');
}

function modesOfAuto(): string {
  return modes.flatMap(({ name, auto }) => (auto === null ? [] : [`${code(name)} ${auto}`])).join('; ');
}
