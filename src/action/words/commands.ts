/** The sub-commands of a comment as data: the grammar, the answer to `help` and the README's table come from here. */

/**
 * Lower-case names with hyphens, none a word that an instruction may begin with: `/docs add …` is one. `takes` is what may
 * follow the name, as help shows it; with anything else, the line is an instruction. `does` completes "`/docs name`: …".
 */
export const subCommands = [
  { name: 'status', takes: '', does: 'updates the jobs of this thread now' },
  {
    name: 'retry',
    takes: '',
    does: 'requests the latest instruction of this thread again, unless its job is running or has succeeded',
  },
  {
    name: 'report',
    takes: ' [period]',
    does: "shows who reads the documentation, in the workflow's period or in the one you name, such as `last-month`",
  },
  {
    name: 'continue',
    takes: ' …',
    does: "asks the agent for changes to the pull request of this thread's latest job",
  },
  { name: 'new-job', takes: ' …', does: "starts a separate job, even on one of the agent's pull requests" },
  { name: 'help', takes: '', does: 'shows this list' },
] as const;

/** The sub-commands that take an instruction, on as many lines as it has: they only say where it goes. */
export type InstructingName = Extract<(typeof subCommands)[number], { readonly takes: ' …' }>['name'];

/** As read from a comment; the period is in the form of the input `period`, null if none was given. */
export type SubCommand =
  | { readonly kind: 'status' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'help' }
  | { readonly kind: 'report'; readonly period: string | null };

/** What people write to cancel a job; no command can do that. */
export const CANCEL_WORDS = ['stop', 'cancel', 'abort'] as const;

/** A probable typo: it starts nothing, and gets an answer. */
export interface Slip {
  readonly kind: 'slip';
  /**
   * One word that isn't a sub-command, a mistyped sub-command, an invalid period after `report`, a request to cancel,
   * text below `retry`, which repeats the old instruction instead, or a sign right after the command.
   */
  readonly about: 'word' | 'name' | 'period' | 'cancel' | 'text' | 'sign';
  /** The rest of the command's line, as written; it begins with the sign, if there is one. */
  readonly words: string;
  /** What was probably meant, without the command itself; `…` for an instruction. */
  readonly nearest: string;
}

/** Why only a comment's first paragraph counts: it came by e-mail, or GitHub didn't say. */
export type Cut = 'mail' | 'unknown';

/** Lists how to use `command` in a comment: an instruction, then each sub-command. */
export function usages(command: string): readonly { readonly usage: string; readonly does: string }[] {
  const does =
    "starts a job, or asks for changes on one of the agent's pull requests; describe what to do, on as many lines as you like";
  return [
    { usage: `${command} …`, does },
    ...subCommands.map(({ name, takes, does: it }) => ({ usage: `${command} ${name}${takes}`, does: it })),
  ];
}

/** The results that `fail-on` can name. */
export const FAILING_RESULTS = [
  'no-pull-request',
  'failed',
  'archived',
  'still-running',
  'unknown-start',
  'not-created',
] as const;

/**
 * The modes of a step as data: the input `mode`, the output `result` and the table of modes in `docs/inputs.md` come from
 * here. `auto`: when `mode: auto` means this mode, null if it is always set. `as`: a mode whose results it can have, too.
 */
export const modes = [
  {
    name: 'job',
    auto: 'if `prompt`, `prompt-file` or `job-id` is set',
    does: 'starts a job, and keeps a status comment if there is a thread, or follows `job-id`; waits and publishes the result',
    results: ['pull-request', ...FAILING_RESULTS],
  },
  {
    name: 'comment',
    auto: 'on comment events, whatever else is set',
    does: 'runs the command in the comment that triggered the run, if its author has permission',
    as: 'job',
    results: ['helped', 'settled', 'reported'],
  },
  {
    name: 'settle',
    auto: null,
    does: 'checks every unfinished job of the repository once and updates its comment',
    results: ['settled'],
  },
  { name: 'report', auto: null, does: 'writes the visitor report', results: ['reported'] },
  {
    name: 'doctor',
    auto: null,
    does: 'checks the set-up without starting a job or writing anything, and says what to fix',
    results: ['healthy', 'unhealthy'],
  },
] as const;

export const COMMON_RESULTS = ['skipped', 'dry-run', 'error'] as const;

export const MODE_NAMES = modes.map(({ name }) => name);
export const MODES = ['auto', ...MODE_NAMES] as const;
/** The values of the output `result`. */
export const RESULTS: readonly ResultName[] = [
  ...new Set<ResultName>([...modes.flatMap(({ results }): readonly ResultName[] => results), ...COMMON_RESULTS]),
];

export type Mode = (typeof MODES)[number];
export type ModeName = Exclude<Mode, 'auto'>;
export type FailingResult = (typeof FAILING_RESULTS)[number];
export type ResultName = (typeof modes)[number]['results'][number] | (typeof COMMON_RESULTS)[number];

/** A workflow's `permissions:`, by scope. */
export type Permissions = Readonly<Record<string, 'read' | 'write'>>;

/** What a step of this mode needs at most. With `agent`, a job's changes become a commit here. */
export function permissionsOf(mode: ModeName, hasAgent: boolean): Permissions {
  const contents = hasAgent && (mode === 'job' || mode === 'comment') ? 'write' : 'read';
  if (mode === 'report') return { contents, issues: 'write' };
  const level = mode === 'doctor' ? 'read' : 'write';
  return { contents, issues: level, 'pull-requests': level };
}

const COMMENT_EVENTS: readonly string[] = ['issue_comment', 'pull_request_review_comment'];

export const isCommentEvent = (event: string): boolean => COMMENT_EVENTS.includes(event);

/** Null if there is nothing to do. `hasSource`: `prompt`, `prompt-file` or `job-id` is set. */
export function modeOfAuto(event: string, hasSource: boolean): 'comment' | 'job' | null {
  if (isCommentEvent(event)) return 'comment';
  return hasSource ? 'job' : null;
}
