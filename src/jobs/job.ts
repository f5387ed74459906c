/** The life of an agent job as the service tells it; see `service/contract.ts` for how its answers become this. */

export type JobStatus = 'active' | 'completed' | 'archived' | 'failed';

/** What the service calls each status; `error` was seen beside the words of the interface. */
const STATUS_WORDS: ReadonlyMap<string, JobStatus> = new Map([
  ['active', 'active'],
  ['completed', 'completed'],
  ['archived', 'archived'],
  ['failed', 'failed'],
  ['error', 'failed'],
]);

/** Reads the service's word for a status, in any letter case; null if it is not a known one. */
export function readStatus(word: string): JobStatus | null {
  return STATUS_WORDS.get(word.trim().toLowerCase()) ?? null;
}

/** A job as last seen. Every string comes from the service and is untrusted. */
export interface Job {
  /** Matches `JOB_ID`. */
  readonly id: string;
  /** An unknown, missing or ill-typed status counts as `active`. */
  readonly status: JobStatus;
  /** The status in the service's own word; null if it was missing or not text. */
  readonly reportedStatus: string | null;
  readonly repository: string | null;
  readonly ref: string | null;
  readonly model: string | null;
  /** Whatever the service put there, trimmed; null if it named none. Only `readPullRequestLink` makes a link of it. */
  readonly prLink: string | null;
  /** ISO 8601, as the service wrote it. */
  readonly createdAt: string | null;
  readonly archivedAt: string | null;
}

/**
 * The id of a job or a project: 1 to 128 printable ASCII characters, not only spaces. It is percent-encoded in addresses;
 * `.` and `..` are the only ones that would change the path all the same.
 */
export const JOB_ID = /^(?!\.{1,2}$)(?! +$)[ -~]{1,128}$/;

/** Tells whether a job will not change any more. */
export function isFinal(job: Job): boolean {
  return job.status !== 'active';
}

/** A pull request that may be linked: its address has passed every check of `pullRequestLink`. */
export interface PullRequestLink {
  readonly url: string;
  readonly number: number;
  /** `owner/name`; at other hosts than GitHub it may have more segments. */
  readonly repository: string;
}

/**
 * Reads a `prLink` of the service. It becomes a link only if its origin is GitHub's own (`serverUrl`, which may be any
 * origin the runner names), or `https` on `github.com` or one of `linkHosts` (`host` or `host:port`, never with port 443),
 * if it has no user, query or fragment, and if its path is that of a pull or merge request. Otherwise null: show it as
 * code, never as a link.
 */
export function pullRequestLink(
  prLink: string,
  { serverUrl, linkHosts }: { readonly serverUrl: string; readonly linkHosts: readonly string[] },
): PullRequestLink | null {
  const url = URL.canParse(prLink) ? new URL(prLink) : null;
  // Nothing but origin and path, and those in their normal form: no backslashes, dot segments, default ports or white space.
  if (url === null || prLink !== url.origin + url.pathname) return null;
  const origins = [new URL(serverUrl).origin, ...['github.com', ...linkHosts].map((host) => `https://${host}`)];
  if (!origins.includes(url.origin)) return null;
  const path = PULL_REQUEST_PATHS.map((form) => form.exec(url.pathname)).find((match) => match !== null);
  const number = Number(path?.groups?.['number']);
  if (!path?.groups?.['repository'] || !Number.isSafeInteger(number)) return null;
  return { url: url.href, number, repository: path.groups['repository'] };
}

/** GitHub and its kin, GitLab, and Bitbucket; a path segment is made of what all of them allow in names. */
const PULL_REQUEST_PATHS: readonly RegExp[] = [
  /^\/(?<repository>[\w.-]{1,100}\/[\w.-]{1,100})\/pull\/(?<number>[1-9]\d{0,9})$/,
  /^\/(?<repository>[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,20})\/-\/merge_requests\/(?<number>[1-9]\d{0,9})$/,
  /^\/(?<repository>[\w.-]{1,100}\/[\w.-]{1,100})\/pull-requests\/(?<number>[1-9]\d{0,9})$/,
];
