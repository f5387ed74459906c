/** What is sent, as far as repeating it is concerned. */
export type Operation =
  | 'create-job'
  | 'send-message'
  | 'read-job'
  | 'read-visitors'
  | 'github-read'
  | 'github-edit'
  | 'github-claim'
  | 'github-create';

/**
 * Why an attempt did not do.
 * - `unsent`: with proof that the request never left (a certificate that is not trusted is no such case)
 * - `network`: broken or late, after the request may have left
 * - `rate-limit`: 429, or GitHub's 403 with the headers of a limit
 * - `server`: 5xx; `passing`: 408 and 425
 * - `bad-body`: an answer that cannot be read
 */
export type Trouble = 'unsent' | 'network' | 'rate-limit' | 'server' | 'passing' | 'bad-body';

export interface RetryRule {
  /** All attempts together, the first included. */
  readonly tries: number;
  /** Before the second, third … attempt (ms); the last one repeats. Half of each is drawn by chance. */
  readonly waitsMs: readonly number[];
}

export interface Policy {
  /** For one attempt, headers and body (ms). */
  readonly deadlineMs: number;
  readonly maxBytes: number;
  readonly freshConnection: boolean;
  /** How long an attempt in flight goes on after the run was cancelled (ms). */
  readonly graceMs: number;
  /** A `Retry-After` above this is not waited for, and nothing is sent before it (ms). */
  readonly longestRetryAfterMs: number;
  /** What is repeated; anything that is not named is not. */
  readonly rules: Readonly<Partial<Record<Trouble, RetryRule>>>;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const MINUTE = 60_000;

const calm = { freshConnection: false, graceMs: 0 } as const;
/** GitHub's own waits go up to an hour; nobody waits for that in a workflow. */
const github = { ...calm, deadlineMs: 20_000, maxBytes: 16 * MIB, longestRetryAfterMs: 5 * MINUTE } as const;
const githubBackoff = { tries: 4, waitsMs: [1_000, 3_000, 9_000] } as const;
/** GitHub asks to wait a minute where its answer names no time. */
const githubLimit = { tries: 4, waitsMs: [MINUTE] } as const;
const visitorsBackoff = { tries: 4, waitsMs: [1_000, 2_000, 4_000] } as const;

/** Requests that cost money: repeated only where they certainly did nothing. */
const paid = {
  deadlineMs: 60_000,
  maxBytes: MIB,
  freshConnection: true,
  graceMs: 3_000,
  longestRetryAfterMs: 2 * MINUTE,
  rules: {
    unsent: { tries: 3, waitsMs: [1_000, 4_000] },
    'rate-limit': { tries: 2, waitsMs: [MINUTE] },
  },
} as const;

/** The one table of what is repeated, how often and after which wait. */
export const RETRY_TABLE: Readonly<Record<Operation, Policy>> = {
  'create-job': paid,
  'send-message': paid,
  // The polling schedule repeats it.
  'read-job': { ...calm, deadlineMs: 30_000, maxBytes: MIB, longestRetryAfterMs: 0, rules: {} },
  'read-visitors': {
    ...calm,
    deadlineMs: 30_000,
    maxBytes: 4 * MIB,
    longestRetryAfterMs: 2 * MINUTE,
    rules: {
      unsent: visitorsBackoff,
      network: visitorsBackoff,
      passing: visitorsBackoff,
      'rate-limit': visitorsBackoff,
      server: visitorsBackoff,
      'bad-body': visitorsBackoff,
    },
  },
  'github-read': {
    ...github,
    rules: { unsent: githubBackoff, network: githubBackoff, server: githubBackoff, 'rate-limit': githubLimit },
  },
  'github-edit': {
    ...github,
    rules: { unsent: githubBackoff, network: githubBackoff, server: githubBackoff, 'rate-limit': githubLimit },
  },
  // A connection from the pool that GitHub has just closed would leave the claim unclear, and then nothing is started.
  'github-claim': {
    ...github,
    freshConnection: true,
    rules: { unsent: { tries: 3, waitsMs: [1_000, 3_000] }, 'rate-limit': { tries: 3, waitsMs: [MINUTE] } },
  },
  // Whether it may be sent again after an unclear answer is decided by reading back, not here.
  // One in flight gets time for its answer when the run is cancelled: a comment whose id is not known stays as it is.
  'github-create': {
    ...github,
    graceMs: 2_000,
    rules: { unsent: { tries: 3, waitsMs: [1_000, 3_000] }, 'rate-limit': { tries: 3, waitsMs: [MINUTE] } },
  },
};
