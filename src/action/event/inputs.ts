import { closest, distance } from 'fastest-levenshtein';
import type { InputName, InputSpecs } from '../words/action-spec.ts';
import * as spec from '../words/action-spec.ts';
import { FAILING_RESULTS, MODES } from '../words/commands.ts';
import type { Problem } from '../words/errors.ts';
import { JOB_ID } from '../words/job.ts';
import type { Form, Refusal } from './input-forms.ts';
import * as form from './input-forms.ts';

/** All inputs of a run, checked and with defaults. What only one mode needs is checked in that mode's intent. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Who may request a job by a comment or another event, and be asked for a review. */
export type AccessSettings = Pick<Settings, 'permission' | 'allowedUsers' | 'allowedBots'>;

/** An input in camel case: `waitMinutes`. */
type SettingName<Input extends string> = Input extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<SettingName<Rest>>}`
  : Input;

export type InputProblem = Problem & { readonly input: InputName };

const MOST_WORDS = 20;
const ID_CHARACTERS = 'at most 128 printable ASCII characters, and not "." or ".."';
const COMMAND = form.matching(/^\/[A-Za-z0-9][\w-]{0,49}$/, 'one word that starts with "/", such as /docs');
const ONE_LINE = form.matching(/^\P{Cc}{1,256}$/u, 'one line of at most 256 characters');
/** A comma would name two labels, and dots would climb in an address. */
const LABEL = form.matching(
  /^(?!\.{1,2}$)[^\p{Cc},]{1,50}$/u,
  'one line of at most 50 characters without a comma, and not "." or ".."',
);
const API_KEY = form.secret(/^[\x21-\x7E]{16,}$/, {
  expected: 'at least 16 characters of ASCII, without spaces or control characters',
  hint: 'Copy the admin API key again, store it as a secret, and pass it with `api-key: ${{ secrets.DOCS_AGENT_API_KEY }}`.',
});
/** It must fit into a header. */
const GITHUB_TOKEN = form.secret(/^[\x21-\x7E]+$/, {
  expected: 'a token of ASCII characters, without spaces or line breaks',
  hint: "Leave it out to use the run's token, or store the token again as a secret.",
});

/** A part that is long, with digits in two places, is more likely a secret than a part of a name. */
const VARIABLE = form.secret(/^(?!(?:[^_]*_)*(?=[^_]{16})[^_\d]*\d+[^_\d]+\d)[A-Za-z_]\w{0,99}$/, {
  expected: 'a list of names of environment variables with commas between them, without "$" and values',
  hint: 'Give the value to the step with `env:`, such as `MODEL_KEY: ${{ secrets.MODEL_KEY }}`, and its name to `agent-env`.',
});
const REPOSITORY = form.matching(/^[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/, 'owner/name of a repository');

/** Checks whether the inputs name a service: with `agent`, only reports need it. */
export function hasService(given: Pick<Settings, 'baseUrl' | 'projectId' | 'apiKey'>): boolean {
  return given.baseUrl !== '' && given.projectId !== '' && given.apiKey !== '';
}

/** Reads every input by name and collects all problems. An empty or invalid text means the default of `specs`. */
export function readInputs(valueOfInput: (name: InputName) => string, specs: InputSpecs = spec.inputs) {
  const problems: InputProblem[] = [];
  const settings = readSettings((input, read) => {
    const text = valueOfInput(input).trim();
    const reading = text === '' ? null : read(text);
    if (reading !== null && 'value' in reading) return reading.value;
    if (reading !== null) problems.push(problemOf(input, text, reading));
    const fallback = read(defaultOf(specs[input]));
    if ('value' in fallback) return fallback.value;
    // This is a bug in the specification.
    throw new Error(`The default of the input "${input}" can't be read; expected ${fallback.expected}.`);
  });
  return { settings, problems };
}

type Read = <T>(input: InputName, read: Form<T>) => T;

function readSettings(read: Read) {
  return {
    mode: read('mode', form.oneOf(MODES)),
    /** Without a trailing slash; empty if it is missing or invalid. */
    baseUrl: read('base-url', form.orElse('', form.readBaseUrl)),
    projectId: read('project-id', form.orElse('', form.matching(JOB_ID, ID_CHARACTERS))),
    apiKey: read('api-key', form.orElse('', API_KEY)),
    /** A command line, in which only `src/agent/` finds words; empty: a service runs the agent. */
    agent: read('agent', form.orElse('', form.commandLine)),
    agentEnv: read('agent-env', form.listOf(VARIABLE)),
    /** Names, or `*.` and a name, in lower case. */
    agentHosts: read('agent-hosts', form.listOf(form.readHost)),
    /** Without slashes at their ends. */
    agentPaths: read('agent-paths', form.listOf(form.readGlob)),
    isolation: read('isolation', form.oneOf(spec.ISOLATIONS)),
    /** `owner/name`; empty: the run's own. */
    docsRepository: read('docs-repository', form.orElse('', REPOSITORY)),
    /** A branch; empty: the default branch. */
    docsRef: read('docs-ref', form.orElse('', form.readBranch)),
    labels: read('labels', form.listOf(LABEL)),
    githubToken: read('github-token', form.orElse('', GITHUB_TOKEN)),
    prompt: read('prompt', form.anyText),
    promptFile: read('prompt-file', form.anyText),
    jobId: read('job-id', form.orElse('', form.matching(JOB_ID, `the id of a job: ${ID_CHARACTERS}`))),
    context: read('context', form.oneOf(['auto', 'none'])),
    thread: read('thread', form.readThread),
    wait: read('wait', form.readFlag),
    waitMinutes: read('wait-minutes', form.wholeNumber(spec.RANGES['wait-minutes'])),
    notify: read('notify', form.readFlag),
    handover: read('handover', form.readFlag),
    pullRequest: read('pull-request', form.oneOf(spec.PULL_REQUESTS)),
    requestReview: read('request-review', form.readFlag),
    failOn: read('fail-on', form.someOf(FAILING_RESULTS, { none: 'none', usual: spec.inputs['fail-on'].default })),
    /** Null: no limit. */
    maxJobsPerDay: read('max-jobs-per-day', form.orElse(null, form.wholeNumber(spec.RANGES['max-jobs-per-day']))),
    dryRun: read('dry-run', form.readFlag),
    command: read('command', COMMAND),
    permission: read('permission', form.oneOf(spec.PERMISSIONS)),
    /** Logins in lower case, and ids. */
    allowedUsers: read('allowed-users', form.listOf(form.readPerson)),
    allowedBots: read('allowed-bots', form.listOf(form.readLogin)),
    claimReaction: read('claim-reaction', form.oneOf(spec.CLAIM_REACTIONS)),
    /** `host` or `host:port`, in lower case. */
    linkHosts: read('link-hosts', form.listOf(form.readLinkHost)),
    /** Distinguishes the legs of a matrix; any text, "null" outside of a matrix. */
    leg: read('leg', form.anyText),
    /** Empty: only visitors. */
    evidence: read('evidence', form.orElse([], form.someOf(spec.EVIDENCE_KINDS))),
    reportTo: read('report-to', form.someOf(spec.REPORT_PLACES)),
    reportIssueTitle: read('report-issue-title', ONE_LINE),
    reportLabel: read('report-label', LABEL),
    reportPublic: read('report-public', form.readFlag),
    reportNotify: read('report-notify', form.readFlag),
    period: read('period', form.readPeriod),
    trend: read('trend', form.wholeNumber(spec.RANGES.trend)),
    top: read('top', form.wholeNumber(spec.RANGES.top)),
    /** Address of the documentation site, without a slash at the end; empty if not set. */
    siteUrl: read('site-url', form.orElse('', form.readSiteUrl)),
    /** `.` for the whole repository; empty: no look back. */
    pagesRoot: read('pages-root', form.orElse('', form.readFolder)),
    maxRequests: read('max-requests', form.wholeNumber(spec.RANGES['max-requests'])),
  } satisfies Record<SettingName<InputName>, unknown>;
}

/** An expression that the runner didn't evaluate, as for an input set to an empty text, has no value. */
const defaultOf = ({ default: text = '' }: InputSpecs[InputName]): string => (text.startsWith('${{') ? '' : text);

function problemOf(input: InputName, text: string, refusal: Refusal): InputProblem {
  const { expected, shown = form.inQuotes(text), hint, candidates = [], entry } = refusal;
  const at = entry === undefined ? '' : `, entry ${entry},`;
  return {
    input,
    message: `Input "${input}"${at} is ${shown}; expected ${expected}.`,
    hint: hint ?? `${nearest(text.toLowerCase(), candidates)}Change \`${input}\` in the \`with:\` part of the step.`,
  };
}

/** Names what was probably meant, word for word, if every word is near a candidate. */
function nearest(value: string, candidates: readonly string[]): string {
  const words = value.split(/[,\s]+/).slice(0, MOST_WORDS);
  if (candidates.length === 0) return '';
  const meant = words.map((word) => closest(word, candidates));
  const isNear = words.every((word, at) => distance(word, meant[at] ?? '') <= 2) && words.join() !== meant.join();
  return isNear ? `Did you mean "${[...new Set(meant)].join(', ')}"? ` : '';
}
