import { closest, distance } from 'fastest-levenshtein';
import {
  CLAIM_REACTIONS,
  EVIDENCE_KINDS,
  type EvidenceKind,
  type InputName,
  type InputSpecs,
  inputs,
  PERMISSIONS,
  PULL_REQUESTS,
  RANGES,
  REPORT_PLACES,
} from '../words/action-spec.ts';
import { FAILING_RESULTS, type FailingResult, MODES, type Mode } from '../words/commands.ts';
import type { Problem } from '../words/errors.ts';
import { JOB_ID } from '../words/job.ts';
import {
  anyText,
  type Form,
  listOf,
  matching,
  oneOf,
  orEmpty,
  orNone,
  orNothing,
  type Refusal,
  readFlag,
  someOf,
  wholeNumber,
} from './forms.ts';
import {
  inQuotes,
  readApiKey,
  readBaseUrl,
  readCommandName,
  readFolder,
  readGitHubToken,
  readLinkHost,
  readLogin,
  readPeriod,
  readPerson,
  readSiteUrl,
  readThread,
} from './input-forms.ts';

/** What every story uses. */
export interface SharedSettings {
  /** Without a trailing slash; empty if it is missing or invalid. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly githubToken: string;
  readonly dryRun: boolean;
  readonly command: string;
}

/** What a run uses that requests, follows or ends a job. */
export interface JobSettings extends AccessSettings {
  readonly promptFile: string;
  readonly wait: boolean;
  readonly waitMinutes: number;
  readonly notify: boolean;
  readonly handover: boolean;
  readonly pullRequest: (typeof PULL_REQUESTS)[number];
  readonly requestReview: boolean;
  readonly failOn: readonly FailingResult[];
  /** Null: no limit. */
  readonly maxJobsPerDay: number | null;
  /** `host` or `host:port`, in lower case. */
  readonly linkHosts: readonly string[];
}

/** What a step uses that requests or follows a job by itself. */
export interface StepSettings {
  readonly prompt: string;
  readonly jobId: string;
  readonly context: 'auto' | 'none';
  readonly thread: 'auto' | 'none' | 'merged' | number;
  /** Distinguishes the legs of a matrix; any text, "null" outside of a matrix. */
  readonly leg: string;
}

/** Who may request a job by a comment or another event, and be asked for a review. */
export interface AccessSettings {
  readonly permission: (typeof PERMISSIONS)[number];
  /** Logins in lower case, and ids. */
  readonly allowedUsers: readonly string[];
  readonly allowedBots: readonly string[];
}

export interface CommentSettings {
  readonly claimReaction: (typeof CLAIM_REACTIONS)[number];
}

/** What a report uses. */
export interface ReportSettings {
  /** Empty: only visitors. */
  readonly evidence: readonly EvidenceKind[];
  readonly reportTo: readonly (typeof REPORT_PLACES)[number][];
  readonly reportIssueTitle: string;
  readonly reportLabel: string;
  readonly reportPublic: boolean;
  readonly reportNotify: boolean;
  readonly period: string;
  readonly trend: number;
  readonly top: number;
  /** Address of the documentation site, without a slash at the end; empty if not set. */
  readonly siteUrl: string;
  /** `.` for the whole repository; empty: no look back. */
  readonly pagesRoot: string;
  readonly maxRequests: number;
}

/** All inputs of a run, checked and with defaults. What only one mode needs is checked in that mode's intent. */
export interface Settings extends SharedSettings, JobSettings, StepSettings, CommentSettings, ReportSettings {
  readonly mode: Mode;
}

/** An input in camel case: `waitMinutes`. */
type SettingName<Input extends string> = Input extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<SettingName<Rest>>}`
  : Input;

export interface InputProblem extends Problem {
  readonly input: InputName;
}

const MOST_WORDS = 20;
const ID_CHARACTERS = 'at most 128 printable ASCII characters, and not "." or ".."';
const TITLE = matching(/^\P{Cc}{1,256}$/u, 'one line of at most 256 characters');
/** A comma would name two labels, and dots would climb in an address. */
const LABEL = matching(
  /^(?!\.{1,2}$)[^\p{Cc},]{1,50}$/u,
  'one line of at most 50 characters without a comma, and not "." or ".."',
);

/** Reads every input by name and collects all problems. An empty or invalid text means the default of `specs`. */
export function readInputs(
  valueOfInput: (name: InputName) => string,
  specs: InputSpecs = inputs,
): { readonly settings: Settings; readonly problems: readonly InputProblem[] } {
  const reader = new InputReader(valueOfInput, specs);
  const settings: Settings = {
    mode: reader.read('mode', oneOf(MODES)),
    baseUrl: reader.read('base-url', orEmpty(readBaseUrl)),
    projectId: reader.read('project-id', orEmpty(matching(JOB_ID, ID_CHARACTERS))),
    apiKey: reader.read('api-key', orEmpty(readApiKey)),
    githubToken: reader.read('github-token', orEmpty(readGitHubToken)),
    prompt: reader.read('prompt', anyText),
    promptFile: reader.read('prompt-file', anyText),
    jobId: reader.read('job-id', orEmpty(matching(JOB_ID, `the id of a job: ${ID_CHARACTERS}`))),
    context: reader.read('context', oneOf(['auto', 'none'])),
    thread: reader.read('thread', readThread),
    wait: reader.read('wait', readFlag),
    waitMinutes: reader.read('wait-minutes', wholeNumber(RANGES['wait-minutes'])),
    notify: reader.read('notify', readFlag),
    handover: reader.read('handover', readFlag),
    pullRequest: reader.read('pull-request', oneOf(PULL_REQUESTS)),
    requestReview: reader.read('request-review', readFlag),
    failOn: reader.read('fail-on', someOf(FAILING_RESULTS, 'none')),
    maxJobsPerDay: reader.read('max-jobs-per-day', orNothing(wholeNumber(RANGES['max-jobs-per-day']))),
    dryRun: reader.read('dry-run', readFlag),
    command: reader.read('command', readCommandName),
    permission: reader.read('permission', oneOf(PERMISSIONS)),
    allowedUsers: reader.read('allowed-users', listOf(readPerson)),
    allowedBots: reader.read('allowed-bots', listOf(readLogin)),
    claimReaction: reader.read('claim-reaction', oneOf(CLAIM_REACTIONS)),
    linkHosts: reader.read('link-hosts', listOf(readLinkHost)),
    leg: reader.read('leg', anyText),
    evidence: reader.read('evidence', orNone(someOf(EVIDENCE_KINDS))),
    reportTo: reader.read('report-to', someOf(REPORT_PLACES)),
    reportIssueTitle: reader.read('report-issue-title', TITLE),
    reportLabel: reader.read('report-label', LABEL),
    reportPublic: reader.read('report-public', readFlag),
    reportNotify: reader.read('report-notify', readFlag),
    period: reader.read('period', readPeriod),
    trend: reader.read('trend', wholeNumber(RANGES.trend)),
    top: reader.read('top', wholeNumber(RANGES.top)),
    siteUrl: reader.read('site-url', orEmpty(readSiteUrl)),
    pagesRoot: reader.read('pages-root', orEmpty(readFolder)),
    maxRequests: reader.read('max-requests', wholeNumber(RANGES['max-requests'])),
  } satisfies Readonly<Record<SettingName<InputName>, unknown>>;
  return { settings, problems: reader.problems };
}

/** Reads inputs one by one; a bad value becomes a problem and its default, so that all problems are found at once. */
class InputReader {
  readonly problems: InputProblem[] = [];
  readonly #valueOfInput: (name: InputName) => string;
  readonly #specs: InputSpecs;

  constructor(valueOfInput: (name: InputName) => string, specs: InputSpecs) {
    this.#valueOfInput = valueOfInput;
    this.#specs = specs;
  }

  /** Throws an `Error` if the form refuses the default: that is a bug in the specification. */
  read<T>(input: InputName, form: Form<T>): T {
    const text = this.#valueOfInput(input).trim();
    if (text !== '') {
      const reading = form(text);
      if ('value' in reading) return reading.value;
      this.problems.push(problemOf(input, text, reading));
    }
    const fallback = form(defaultOf(this.#specs[input]));
    if ('value' in fallback) return fallback.value;
    throw new Error(`The default of the input "${input}" can't be read; expected ${fallback.expected}.`);
  }
}

/** An expression that the runner didn't evaluate, as for an input set to an empty text, has no value. */
function defaultOf({ default: text = '' }: InputSpecs[InputName]): string {
  return text.startsWith('${{') ? '' : text;
}

function problemOf(input: InputName, text: string, { expected, shown, hint, candidates = [] }: Refusal): InputProblem {
  return {
    input,
    message: `Input "${input}" is ${shown ?? inQuotes(text)}; expected ${expected}.`,
    hint: hint ?? `${nearest(text.toLowerCase(), candidates)}Change \`${input}\` in the \`with:\` part of the step.`,
  };
}

/** Names what was probably meant, word for word, if every word is near a candidate. */
function nearest(value: string, candidates: readonly string[]): string {
  const words = value.split(/[,\s]+/).slice(0, MOST_WORDS);
  if (candidates.length === 0) return '';
  const meant = words.map((word) => closest(word, candidates));
  const isNear = words.every((word, at) => distance(word, meant[at] ?? '') <= 2);
  return isNear ? `Did you mean "${[...new Set(meant)].join(', ')}"? ` : '';
}
