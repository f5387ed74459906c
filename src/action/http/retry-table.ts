/** The kinds of requests that differ in their retries. */
export type Operation =
  | 'create-job'
  | 'send-message'
  | 'read-job'
  | 'read-visitors'
  | 'read-evidence'
  | 'github-read'
  | 'github-edit'
  | 'github-claim'
  | 'github-create';

/**
 * Why an attempt failed.
 * - `unsent`: with proof that the request was never sent (an untrusted certificate doesn't count)
 * - `network`: broken or late, after the request may have been sent
 * - `rate-limit`: 429, or GitHub's 403 with the headers of a limit
 * - `server`: 5xx; `passing`: 408 and 425
 * - `bad-body`: an answer that cannot be read
 */
export type Trouble = 'unsent' | 'network' | 'rate-limit' | 'server' | 'passing' | 'bad-body';

export interface RetryRule {
  /** All attempts, including the first. */
  readonly tries: number;
  /** Before the second, third … attempt (ms); the last one repeats. Half of each is random. */
  readonly waitsMs: readonly number[];
}

export interface Policy {
  /** For one attempt, headers and body (ms). */
  readonly deadlineMs: number;
  readonly maxBytes: number;
  readonly freshConnection: boolean;
  /** How long an attempt in flight may continue after the run was cancelled (ms). */
  readonly graceMs: number;
  /** We don't wait for a longer `Retry-After`, and send nothing before it (ms). */
  readonly longestRetryAfterMs: number;
  /** What is retried; everything else isn't. */
  readonly rules: Readonly<Partial<Record<Trouble, RetryRule>>>;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const MINUTE = 60_000;

const calm = { freshConnection: false, graceMs: 0 } as const;
/** GitHub may request waits of up to an hour, too long for a workflow. */
const github = { ...calm, deadlineMs: 20_000, maxBytes: 16 * MIB, longestRetryAfterMs: 5 * MINUTE } as const;
const githubBackoff = { tries: 4, waitsMs: [1_000, 3_000, 9_000] } as const;
/** GitHub's documentation recommends a minute if an answer names no time. */
const githubLimit = { tries: 4, waitsMs: [MINUTE] } as const;
const visitorsBackoff = { tries: 4, waitsMs: [1_000, 2_000, 4_000] } as const;

const analytics = {
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
} as const;

/** Requests that cost money: retried only if they certainly did nothing. */
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

/** The one table of what is retried, how often and after which wait. */
export const RETRY_TABLE: Readonly<Record<Operation, Policy>> = {
  'create-job': paid,
  'send-message': paid,
  // The polling schedule repeats it.
  'read-job': { ...calm, deadlineMs: 30_000, maxBytes: MIB, longestRetryAfterMs: 0, rules: {} },
  'read-visitors': analytics,
  'read-evidence': analytics,
  'github-read': {
    ...github,
    rules: { unsent: githubBackoff, network: githubBackoff, server: githubBackoff, 'rate-limit': githubLimit },
  },
  // When the run is cancelled, one in flight may finish: otherwise we couldn't know what the comment says.
  'github-edit': {
    ...github,
    graceMs: 2_000,
    rules: { unsent: githubBackoff, network: githubBackoff, server: githubBackoff, 'rate-limit': githubLimit },
  },
  // If GitHub has just closed a pooled connection, the claim would be unclear and nothing would start.
  'github-claim': {
    ...github,
    freshConnection: true,
    rules: { unsent: { tries: 3, waitsMs: [1_000, 3_000] }, 'rate-limit': { tries: 3, waitsMs: [MINUTE] } },
  },
  // After an unclear answer, reading back decides whether to send again, not this table.
  // When the run is cancelled, one in flight may finish: a comment with an unknown id can't be updated.
  'github-create': {
    ...github,
    graceMs: 2_000,
    rules: { unsent: { tries: 3, waitsMs: [1_000, 3_000] }, 'rate-limit': { tries: 3, waitsMs: [MINUTE] } },
  },
};
