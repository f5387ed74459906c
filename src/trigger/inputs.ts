import { closest, distance } from 'fastest-levenshtein';
import type { InputName } from '../action-spec.ts';
import type { Problem } from '../errors.ts';
import { JOB_ID } from '../jobs/job.ts';
import { FAILING_RESULTS, type FailingResult, MODES, type Mode } from '../modes.ts';
import { readBaseUrl, readCommandName, readPeriod } from './input-forms.ts';

export const PERMISSIONS = ['triage', 'write', 'maintain', 'admin', 'none'] as const;
/** GitHub's reactions but the three that say how a request ended. */
export const CLAIM_REACTIONS = ['rocket', 'eyes', 'heart', 'hooray', 'laugh'] as const;

export type WantedPermission = (typeof PERMISSIONS)[number];

/** All inputs of a run, checked and with their defaults. What only one mode needs is checked by that mode's intent. */
export interface Settings {
  readonly mode: Mode;
  /** Without a slash at the end; empty if it is missing or bad. */
  readonly baseUrl: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly githubToken: string;
  readonly prompt: string;
  readonly promptFile: string;
  readonly jobId: string;
  readonly context: 'auto' | 'none';
  readonly thread: 'auto' | 'none' | number;
  readonly wait: boolean;
  readonly waitMinutes: number;
  readonly notify: boolean;
  readonly failOn: readonly FailingResult[];
  readonly dryRun: boolean;
  readonly command: string;
  readonly permission: WantedPermission;
  readonly allowedUsers: readonly string[];
  readonly allowedBots: readonly string[];
  readonly claimReaction: (typeof CLAIM_REACTIONS)[number];
  readonly linkHosts: readonly string[];
  readonly reportTo: readonly ('summary' | 'issue')[];
  readonly reportIssueTitle: string;
  readonly reportLabel: string;
  readonly reportPublic: boolean;
  readonly reportNotify: boolean;
  readonly period: string;
  readonly trend: number;
  readonly top: number;
  readonly maxRequests: number;
}

/** A comma would name two labels, and dots would climb in an address. */
const LABEL_FORM = 'one line of at most 50 characters without a comma, and not "." or ".."';

export interface InputProblem extends Problem {
  readonly input: InputName;
}

/** Reads every input by name (an empty text means its default) and collects what is wrong with any of them. */
export function readInputs(valueOfInput: (name: InputName) => string): {
  readonly settings: Settings;
  readonly problems: readonly InputProblem[];
} {
  const read = new InputReader(valueOfInput);
  const settings: Settings = {
    mode: read.choice('mode', MODES),
    baseUrl: read.form('base-url', readBaseUrl),
    projectId: read.pattern('project-id', JOB_ID, 'letters, digits, ".", "_" and "-", at most 128 characters'),
    apiKey: read.secret('api-key', 16),
    githubToken: read.text('github-token'),
    prompt: read.text('prompt'),
    promptFile: read.text('prompt-file'),
    jobId: read.pattern('job-id', JOB_ID, 'the id of a job: letters, digits, ".", "_" and "-", at most 128 characters'),
    context: read.choice('context', ['auto', 'none']),
    thread: read.thread('thread'),
    wait: read.flag('wait', true),
    waitMinutes: read.integer('wait-minutes', { least: 1, most: 350, otherwise: 30 }),
    notify: read.flag('notify', true),
    failOn: read.choices('fail-on', FAILING_RESULTS, {
      otherwise: ['failed', 'unknown-start', 'not-created'],
      nothing: 'none',
    }),
    dryRun: read.flag('dry-run', false),
    command: read.form('command', readCommandName) || '/docs',
    permission: read.choice('permission', PERMISSIONS, 'write'),
    allowedUsers: read.logins('allowed-users'),
    allowedBots: read.logins('allowed-bots'),
    claimReaction: read.choice('claim-reaction', CLAIM_REACTIONS),
    linkHosts: read
      .list('link-hosts', /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'host names without a port or path')
      .map(lower),
    reportTo: read.choices('report-to', ['summary', 'issue'], { otherwise: ['summary'] }),
    reportIssueTitle:
      read.pattern('report-issue-title', /^\P{Cc}{1,256}$/u, 'one line of at most 256 characters') ||
      'Documentation visitors',
    reportLabel: read.pattern('report-label', /^(?!\.{1,2}$)[^\p{Cc},]{1,50}$/u, LABEL_FORM) || 'docs-visitors',
    reportPublic: read.flag('report-public', false),
    reportNotify: read.flag('report-notify', true),
    period: read.form('period', readPeriod) || 'last-week',
    trend: read.integer('trend', { least: 0, most: 26, otherwise: 8 }),
    top: read.integer('top', { least: 1, most: 100, otherwise: 10 }),
    maxRequests: read.integer('max-requests', { least: 1, most: 1000, otherwise: 60 }),
  };
  return { settings, problems: read.problems };
}

/** Reads inputs one by one; a bad value becomes a problem and its default, so that all bad values are found in one go. */
class InputReader {
  readonly problems: InputProblem[] = [];
  private readonly valueOfInput: (name: InputName) => string;

  constructor(valueOfInput: (name: InputName) => string) {
    this.valueOfInput = valueOfInput;
  }

  text(name: InputName): string {
    return this.valueOfInput(name).trim();
  }

  choice<const T extends string>(
    name: InputName,
    allowed: readonly [T, ...T[]] | readonly T[],
    otherwise = allowed[0] as T,
  ): T {
    const value = this.text(name).toLowerCase();
    const found = allowed.find((candidate) => candidate === value);
    if (value !== '' && found === undefined) this.refuse(name, `one of ${allowed.join(', ')}`, allowed);
    return found ?? otherwise;
  }

  choices<const T extends string>(
    name: InputName,
    allowed: readonly T[],
    { otherwise, nothing }: { readonly otherwise: readonly T[]; readonly nothing?: string },
  ): readonly T[] {
    const values = this.words(name).map(lower);
    if (values.length === 0) return otherwise;
    if (nothing !== undefined && values.length === 1 && values[0] === nothing) return [];
    const found = allowed.filter((candidate) => values.includes(candidate));
    if (values.every((value) => allowed.some((candidate) => candidate === value))) return found;
    const alone = nothing === undefined ? '' : `, or "${nothing}" alone`;
    this.refuse(name, `a list of ${allowed.join(', ')}${alone}`);
    return otherwise;
  }

  flag(name: InputName, otherwise: boolean): boolean {
    const value = this.text(name).toLowerCase();
    if (value !== '' && value !== 'true' && value !== 'false') this.refuse(name, 'true or false');
    return value === 'true' || (value !== 'false' && otherwise);
  }

  integer(
    name: InputName,
    { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
  ): number {
    const value = this.text(name);
    if (value === '') return otherwise;
    const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.refuse(name, `a whole number from ${least} to ${most}`);
    return otherwise;
  }

  thread(name: InputName): 'auto' | 'none' | number {
    const value = this.text(name).toLowerCase();
    if (value === '' || value === 'auto' || value === 'none') return value === 'none' ? 'none' : 'auto';
    if (/^#?[1-9]\d{0,9}$/.test(value)) return Number(value.replace('#', ''));
    this.refuse(name, 'auto, none, or the number of an issue or pull request');
    return 'auto';
  }

  pattern(name: InputName, allowed: RegExp, description: string): string {
    return this.form(name, (value) => (allowed.test(value) ? { value } : { allowed: description }));
  }

  form(name: InputName, read: (value: string) => { readonly value: string } | { readonly allowed: string }): string {
    const value = this.text(name);
    if (value === '') return '';
    const result = read(value);
    if ('value' in result) return result.value;
    this.refuse(name, result.allowed);
    return '';
  }

  logins(name: InputName): readonly string[] {
    return this.list(name, /^[\w-]{1,100}(\[bot\])?$/, 'a list of logins, each named in full ("*" is not allowed)').map(
      lower,
    );
  }

  list(name: InputName, allowed: RegExp, description: string): readonly string[] {
    const words = this.words(name);
    if (!words.every((word) => allowed.test(word))) this.refuse(name, description);
    return words.filter((word) => allowed.test(word));
  }

  secret(name: InputName, least: number): string {
    const value = this.text(name);
    if (value === '' || (value.length >= least && /^[\x21-\x7E]+$/.test(value))) return value;
    this.problems.push({
      input: name,
      message: `Input "${name}" (${value.length} characters, not shown) is not usable: allowed are at least ${least} characters, without spaces or control characters.`,
      hint: `Copy the admin API key again and store it as a secret; pass it with \`${name}: \${{ secrets.DOCS_AGENT_API_KEY }}\`.`,
    });
    return '';
  }

  private words(name: InputName): string[] {
    return this.text(name)
      .split(/[,\r\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  }

  /** Collects a bad value; one that is nearly one of `candidates` is taken for a slip of the pen. */
  private refuse(name: InputName, allowed: string, candidates: readonly string[] = []): void {
    // An address that is refused because it holds a password must not bring that password into the log.
    const shown = this.text(name)
      .replace(/\/\/[^/]*@/g, '//***@')
      .slice(0, 100);
    this.problems.push({
      input: name,
      message: `Input "${name}" is ${JSON.stringify(shown)}: allowed is ${allowed}.`,
      hint: `${nearest(this.text(name).toLowerCase(), candidates)}Change \`${name}\` in the \`with:\` part of the step.`,
    });
  }
}

function nearest(value: string, candidates: readonly string[]): string {
  if (candidates.length === 0) return '';
  const candidate = closest(value, candidates);
  return distance(value, candidate) > 2 ? '' : `Did you mean "${candidate}"? `;
}

function lower(text: string): string {
  return text.toLowerCase();
}
