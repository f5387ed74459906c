/** The sub-commands of a comment as data: the grammar, the answer to `help` and the README's table come from here. */

interface SubCommandSpec {
  /** Lower-case words with hyphens. Not a word that an instruction may begin with: `/docs add …` is one. */
  readonly name: string;
  /** What may follow the name on its line. Otherwise the line is an instruction. */
  readonly takes: keyof Taken;
  /** Completes "`/docs name`: …". */
  readonly does: string;
}

/** The argument of a sub-command, by what it takes. */
interface Taken {
  readonly nothing: unknown;
  /** In the form of the input `period`; null if none was given. */
  readonly period: { readonly period: string | null };
  /** The rest of its line and all lines below. Without one, the answer is the help text. */
  readonly instruction: unknown;
}

export const subCommands = [
  { name: 'status', takes: 'nothing', does: 'updates the jobs of this thread now' },
  {
    name: 'retry',
    takes: 'nothing',
    does: 'requests the latest instruction of this thread again, unless its job is running or has succeeded',
  },
  {
    name: 'report',
    takes: 'period',
    does: "shows who reads the documentation, in the workflow's period or in the one you name, such as `last-month`",
  },
  {
    name: 'continue',
    takes: 'instruction',
    does: "asks the agent for changes to the pull request of this thread's latest job",
  },
  { name: 'new-job', takes: 'instruction', does: "starts a separate job, even on one of the agent's pull requests" },
  { name: 'help', takes: 'nothing', does: 'shows this list' },
] as const satisfies readonly SubCommandSpec[];

type SubCommandRow = (typeof subCommands)[number];

/** The sub-commands that take an instruction: they only say where it goes. */
export type InstructingName = Extract<SubCommandRow, { readonly takes: 'instruction' }>['name'];

/** As read from a comment, with its argument. */
export type SubCommand = ReadRow<Exclude<SubCommandRow, { readonly takes: 'instruction' }>>;

type ReadRow<Row extends SubCommandRow> = Row extends unknown
  ? { readonly kind: Row['name'] } & Taken[Row['takes']]
  : never;

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

const TAKEN_IN_USAGE = { nothing: '', period: ' [period]', instruction: ' …' } as const satisfies Record<
  keyof Taken,
  string
>;

/** Lists how to use `command` in a comment: an instruction, then each sub-command. */
export function usages(command: string): readonly { readonly usage: string; readonly does: string }[] {
  const does =
    "starts a job, or asks for changes on one of the agent's pull requests; describe what to do, on as many lines as you like";
  return [
    { usage: `${command} …`, does },
    ...subCommands.map((row) => ({ usage: `${command} ${row.name}${TAKEN_IN_USAGE[row.takes]}`, does: row.does })),
  ];
}

/** The modes of a step as data: the input `mode`, the output `result` and the table of modes in `docs/inputs.md` come from here. */

interface ModeSpec {
  readonly name: string;
  /** When `mode: auto` means this mode; null for a mode that is always set explicitly. */
  readonly auto: string | null;
  readonly does: string;
  /** Another mode whose results this one can have too. */
  readonly as?: string;
  readonly results: readonly string[];
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
] as const satisfies readonly ModeSpec[];

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
