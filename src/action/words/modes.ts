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

/** The results that a step can have in any mode. */
export const COMMON_RESULTS = ['skipped', 'dry-run', 'error'] as const;

export const MODE_NAMES = modes.map(({ name }) => name);
/** The choices of the input `mode`. */
export const MODES = ['auto', ...MODE_NAMES] as const;
/** The values of the output `result`. */
export const RESULTS: readonly ResultName[] = [
  ...new Set<ResultName>([...modes.flatMap(({ results }): readonly ResultName[] => results), ...COMMON_RESULTS]),
];

export type Mode = (typeof MODES)[number];
export type FailingResult = (typeof FAILING_RESULTS)[number];
export type ResultName = (typeof modes)[number]['results'][number] | (typeof COMMON_RESULTS)[number];

const COMMENT_EVENTS: readonly string[] = ['issue_comment', 'pull_request_review_comment'];

/** Checks whether an event is about a comment, which may hold a command. */
export function isCommentEvent(event: string): boolean {
  return COMMENT_EVENTS.includes(event);
}

/**
 * Decides what `mode: auto` means on an event; null if there is nothing to do. `hasSource` says whether `prompt`,
 * `prompt-file` or `job-id` is set.
 */
export function modeOfAuto(event: string, hasSource: boolean): 'comment' | 'job' | null {
  if (isCommentEvent(event)) return 'comment';
  return hasSource ? 'job' : null;
}
