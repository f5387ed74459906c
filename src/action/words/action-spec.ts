/** The action's interface as data: the source of `action.yml`, the tables of `docs/inputs.md` and the input readers. */

import { FAILING_RESULTS, MODE_NAMES, modes, RESULTS } from './commands.ts';
import { JOB_STATUSES } from './job.ts';

interface InputSpec {
  readonly required?: false;
  readonly default?: string;
  readonly description: string;
}

export const PERMISSIONS = ['triage', 'write', 'maintain', 'admin', 'none'] as const;
/** GitHub's reactions, except the three that show how a request ended. */
export const CLAIM_REACTIONS = ['rocket', 'eyes', 'heart', 'hooray', 'laugh'] as const;
/** `open` adds a request to an open pull request of earlier requests. */
export const PULL_REQUESTS = ['new', 'open'] as const;
/** Where the agent of the input `agent` runs. */
export const ISOLATIONS = ['required', 'none'] as const;
export const REPORT_PLACES = ['summary', 'issue'] as const;
/** What a report may read besides visitors. */
export const EVIDENCE_KINDS = ['searches', 'questions', 'feedback'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
/** The named periods; a report may also have its first and last day. */
export const PERIODS = ['last-week', 'last-7-days', 'last-30-days', 'last-month'] as const;
/** The limits of whole numbers, both included. */
export const RANGES = {
  'wait-minutes': { least: 1, most: 350 },
  trend: { least: 0, most: 26 },
  top: { least: 1, most: 100 },
  'max-requests': { least: 1, most: 1000 },
  'max-jobs-per-day': { least: 1, most: 100_000 },
} as const;

export const about = {
  name: 'docs-agent',
  /** Same as in package.json, which the bundle doesn't read. */
  version: '0.1.0',
  description:
    'Starts documentation-agent jobs from workflows and comments, follows each to its end and links the pull request',
  branding: { icon: 'book-open', color: 'blue' },
} as const;

/** What an input without a value means. The runner evaluates expressions (`${{ … }}`). */
const DEFAULTS = {
  mode: 'auto',
  isolation: 'required',
  'github-token': '${{ github.token }}',
  context: 'auto',
  thread: 'auto',
  wait: 'true',
  'wait-minutes': '30',
  notify: 'true',
  handover: 'true',
  'pull-request': 'new',
  'request-review': 'false',
  'fail-on': 'failed, not-created, unknown-start',
  'dry-run': 'false',
  command: '/docs',
  permission: 'write',
  'claim-reaction': 'rocket',
  leg: '${{ toJSON(matrix) }}',
  'report-to': 'summary',
  'report-issue-title': 'Documentation visitors',
  'report-label': 'docs-visitors',
  'report-public': 'false',
  'report-notify': 'true',
  period: 'last-week',
  trend: '8',
  top: '10',
  'max-requests': '60',
} as const satisfies Partial<Record<InputName, string>>;

/** Needed unless `agent` is set. The runner checks nothing itself, so `action.yml` says `false`. */
const REQUIRED: readonly string[] = ['base-url', 'project-id', 'api-key'];
const UNLESS_AGENT = 'Needed unless `agent` is set; then only `report` uses it.';

const INPUTS = {
  mode: `What the step does: ${either(MODE_NAMES)}. \`auto\` means ${modesOfAuto()}.`,
  'base-url': `Base address of the documentation service: \`https\`, or \`http\` for a loopback host only. A path prefix is kept; leave out the version (\`/v1\`, \`/v2\`). ${UNLESS_AGENT}`,
  'project-id': `The project at the service; one path segment. ${UNLESS_AGENT}`,
  'api-key': `Admin API key of the service: at least 16 characters, no spaces. It is masked in the log. ${UNLESS_AGENT}`,
  agent:
    'Runs your own coding agent on the runner instead of a documentation service, such as `claude --model opus`. `claude`, `codex`, `gemini`, `opencode` or another program must be installed in a step before, or be in the workspace, such as `./tools/agent`. Further words are passed on; `opencode` needs its model, such as `opencode -m anthropic/claude-sonnet-4-5`. Quotes work as in a shell; variables and wildcards are not expanded. The program gets the prompt on standard input and changes files in its current folder, a clone of the documentation. Needs `contents: write`, `issues: write` and `pull-requests: write`.',
  'agent-env':
    "Gives the agent variables of the step's `env:`, such as `ANTHROPIC_API_KEY, STYLE`. Each needs a value. Empty: the key that the agent usually needs (`ANTHROPIC_API_KEY` or `CLAUDE_CODE_OAUTH_TOKEN` for `claude`, `OPENAI_API_KEY` for `codex`, `GEMINI_API_KEY` for `gemini`, its provider's for `opencode`); another program gets none. With `isolation: required`, a known agent never sees its API key: the action adds it to the calls of the model.",
  'agent-hosts':
    'Lets the agent reach more than its model, on port 443: names, such as `registry.npmjs.org`, or `*.example.com` for all names below. A known agent with its API key reaches its model anyway; another program reaches only these. Whatever the agent reads could be sent there. It has no effect with `isolation: none`, which limits nothing.',
  'agent-paths':
    'Limits what the agent may change to your documentation: folders, files and patterns, such as `docs, README.md, guides/**/*.md`, in any letter case. Its other changes are left out of the pull request, which says how many. Empty: every file but those that are always left out, such as `.github/`.',
  isolation:
    "Keeps the agent away from the runner. `required`: it has a user, files and a network of its own. If that is not possible, nothing starts: it needs Linux, perl, and root or `sudo` without a password. `none`: for runners that can't isolate, such as macOS or most containers. The agent can then do everything that the runner's user can, such as read the job's secrets and use them; use with care.",
  'docs-repository':
    "For documentation in another repository: its `owner/name`, such as `acme/handbook`, on the same GitHub. `github-token` must be allowed to write there, which the run's own token is not. The pull request then quotes nothing of the thread, which may be private. Empty: the workflow's repository.",
  'docs-ref':
    'For documentation on another branch, such as `next`: the agent starts from it, and its pull request targets it. Empty: the default branch.',
  labels:
    "Marks the agent's pull request with labels, such as `documentation, automated`. A service's pull request gets them with its `handover`, if it is in this repository.",
  'github-token':
    'Token for comments, reactions, permissions and issues; with `agent` also for the fetch, the commit and the pull request.',
  prompt: "The instruction. In `comment` mode: the team's standing instructions, which are added before each request.",
  'prompt-file': 'File in the workspace that contains the instruction.',
  'job-id':
    'Follows this job instead of starting one. The step has no comment of its own. If its thread shows the request of that job, the result is written there. `job` mode needs exactly one of `prompt`, `prompt-file` and `job-id`.',
  context: '`auto` adds the issue or pull request that the event belongs to; `none` adds nothing.',
  thread:
    "Number of the issue or pull request that gets the status comment. `auto`: the event's, if it has one; `merged`: for a `push`, the merged pull request that contains the commit; `none`: no status comment.",
  wait: '`false` returns as soon as the service has accepted the job; not with `agent`, which runs in this step.',
  'wait-minutes': `How long to follow a job, in minutes: ${span('wait-minutes')}. After that the result is \`still-running\`. With \`agent\`, it also limits the fetch and the agent together; what takes longer is stopped.`,
  notify:
    'Adds one short comment when a job ends more than five minutes after it was requested, or through `settle` (GitHub sends no notifications for edits).',
  handover:
    'Adds one comment to a pull request that a job made in this repository: who requested it, where, and how to ask for changes.',
  'pull-request':
    '`new`: each request is a job of its own. `open`: adds the request to the open pull request that earlier requests of the same workflow job (or comment command) have made, if there is one. While the agent is busy with it, the request waits for up to `wait-minutes`. Needs `handover` and `pull-requests: read`.',
  'request-review':
    "`true` asks the requester to review the agent's pull request, if it is in this repository. Needs `pull-requests: write`.",
  'fail-on': `Results that fail the step: a list of ${list(FAILING_RESULTS)}; \`default\` in it adds the usual ones; or \`none\` alone.`,
  'max-jobs-per-day': `Limit of jobs and follow-ups in 24 hours: ${span('max-jobs-per-day')}; empty: no limit. They are counted by the status comments of this repository, so two runs at the same moment may both pass, and jobs without a status comment don't count. Needs \`pull-requests: read\`.`,
  'dry-run': 'Does everything except starting a job and writing to GitHub; the summary shows the prompt.',
  command: 'The comment command: one word that starts with `/`.',
  permission: `Lowest repository permission that may cause a job: ${either(PERMISSIONS)}. \`none\` allows anyone; use with care.`,
  'allowed-users':
    'Logins or numeric ids of people who may cause a job whatever their permission. A login can pass to another account; an id stays.',
  'allowed-bots':
    'Logins of bots and apps that may cause a job, such as `renovate[bot]` or `Copilot`; the summary of a refused run names the entry to add. `*` is refused.',
  'claim-reaction': `The reaction that claims a comment: ${either(CLAIM_REACTIONS)}. Change it if another tool with the same identity adds this one; all workflows for the same project need the same one.`,
  'link-hosts':
    "More hosts (`host` or `host:port`) whose pull requests may be linked, besides GitHub's own and `github.com`.",
  leg: 'Tells matrix jobs apart; only its hash is used. Set it only if one run uses the same step twice, for example inside a composite action. Each use then needs a different text.',
  evidence: `What the report reads besides visitors: a list of ${list(EVIDENCE_KINDS)}. It then shows terms that readers search for and seldom click, questions that the assistant did not answer, and pages that readers mark as unhelpful, each with a command to paste. These are readers' own words, so this works in private repositories only. The service must offer them; each takes at most two of \`max-requests\`.`,
  'report-to': `Where the report goes: a list of ${list(REPORT_PLACES)}.`,
  'report-issue-title': 'Title of the rolling issue.',
  'report-label': 'Label that identifies the rolling issue; created if missing.',
  'report-public':
    'Must be `true` to publish visitor figures from a public repository, where anyone can read issues and summaries.',
  'report-notify': 'Adds one short comment to the rolling issue for each new period, so that subscribers are notified.',
  period: `What the report covers: ${list(PERIODS)}, or \`YYYY-MM-DD..YYYY-MM-DD\` (end not included). Days are UTC; \`last-week\` is the last complete one from Monday to Monday.`,
  trend: `How many periods the trend shows: ${span('trend')}.`,
  top: `Rows in the table of top pages: ${span('top')}.`,
  'site-url':
    "The documentation site's address (`https` or `http`), including the folder in which the site is, if any. Paths in the report then link to their pages.",
  'pages-root':
    "Folder of the documentation's sources in this repository, such as `docs`; `.` for the whole repository. A report with `period: last-week` then compares the visitors of pages before and after a change four weeks earlier. Needs `contents: read`.",
  'max-requests': `Limit of analytics requests for one report: ${span('max-requests')}. With the default, the report of a site with more than about 6,500 pages is partial and says so.`,
};

export type InputName = keyof typeof INPUTS;
type Default<Name> = Name extends keyof typeof DEFAULTS ? { readonly default: (typeof DEFAULTS)[Name] } : unknown;

export const inputs = Object.fromEntries(
  Object.entries(INPUTS).map(([name, description]) => {
    const required = REQUIRED.includes(name) ? { required: false } : {};
    const { [name]: fallback }: Readonly<Record<string, string>> = DEFAULTS;
    return [name, { ...required, ...(fallback === undefined ? {} : { default: fallback }), description }];
  }),
) as { readonly [Name in InputName]: InputSpec & Default<Name> };

/** Why nothing was done, in the order of the checks: the first match is the output. */
const SKIPS = {
  'no-secrets': 'runs in forks, and those caused by forks or Dependabot, get no secrets',
  edited: 'the comment is not new',
  'own-comment': 'the comment is one of ours',
  'not-a-command': "the comment doesn't begin with a command",
  bot: 'the bot is not in `allowed-bots`',
  'not-permitted': 'the person may not start jobs',
  changed: 'the comment was changed or deleted since the event',
  'own-pull-request': 'the pushed pull request was made by the agent',
  'already-claimed': 'another run has claimed the comment',
  'over-budget': '`max-jobs-per-day` is used up',
} as const;
const WHY_SKIPPED = Object.entries(SKIPS).map(([reason, because]) => `${code(reason)} (${because})`);

const OUTPUTS = {
  result: `Result of the run: ${list(RESULTS)}. Set on every path, also on failure.`,
  'skip-reason': `Why nothing was done, if the result is \`skipped\`; the first match of ${WHY_SKIPPED.join(', ')}.`,
  'job-id': "The job's id.",
  status: `The job's last known status: ${either(JOB_STATUSES)}.`,
  'pr-url': 'Address of the pull request; empty if its host may not be linked.',
  'pr-number': 'Number of the pull request.',
  'pr-repository': 'Repository of the pull request: `owner/name`.',
  'duration-seconds':
    'Whole seconds from the request for the job to its end. Empty if the job had ended before this run first read it.',
  resumed: '`true` if the job was started before this attempt.',
  'follow-up': '`true` if the request was a follow-up for an existing job.',
  'comment-url': 'Address of the status comment, or of the comment that answers `/docs report`.',
  'visitors-total': 'Unique visitors in the period: people and AI, without counting anyone twice.',
  'visitors-human': 'Unique human visitors in the period.',
  'visitors-ai': 'Unique AI visitors in the period.',
  'ai-share': 'AI visitors as a fraction of human and AI visitors, to four decimal places.',
  'report-headline': "The report's headline as plain text of at most 300 characters, such as for a chat message.",
  'report-issue-url': 'Address of the rolling issue.',
  'report-markdown-file': 'Path of the report as Markdown, under `RUNNER_TEMP`.',
  'report-json-file': 'Path of the figures as JSON, under `RUNNER_TEMP`.',
  'report-csv-file': 'Path of the figures as CSV, under `RUNNER_TEMP`.',
};

export type OutputName = keyof typeof OUTPUTS;
export const outputs = Object.fromEntries(
  Object.entries(OUTPUTS).map(([name, description]) => [name, { description }]),
) as Readonly<Record<OutputName, { readonly description: string }>>;

export type InputSpecs = Readonly<Record<InputName, InputSpec>>;
export type SkipReason = keyof typeof SKIPS;

function code(name: string): string {
  return `\`${name}\``;
}

function list(names: readonly string[]): string {
  return names.map(code).join(', ');
}

function either(names: readonly string[]): string {
  return list(names).replace(/, (?=[^,]*$)/, ' or ');
}

function span(name: keyof typeof RANGES): string {
  const { least, most } = RANGES[name];
  return `${least} to ${String(most).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

function modesOfAuto(): string {
  return modes.flatMap(({ name, auto }) => (auto === null ? [] : [`${code(name)} ${auto}`])).join('; ');
}
