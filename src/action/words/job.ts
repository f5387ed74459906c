/** An agent job as the service reports it; `service-client/contract.ts` turns its answers into this. */

/** The service's words, in lower case, and how such a job has ended without a pull request; null if it hasn't. */
const STATUSES = {
  active: { words: ['active'], end: null },
  completed: { words: ['completed'], end: 'no-pull-request' },
  // `error` is used in practice, but isn't documented.
  failed: { words: ['failed', 'error'], end: 'failed' },
  archived: { words: ['archived'], end: 'archived' },
} as const satisfies Record<string, Readonly<{ words: readonly string[]; end: string | null }>>;

export type JobStatus = keyof typeof STATUSES;
/** How a job can end without a pull request. */
export type EndWithoutPullRequest = Exclude<(typeof STATUSES)[JobStatus]['end'], null>;

export const JOB_STATUSES = Object.keys(STATUSES) as JobStatus[];
export const ENDS_WITHOUT_PULL_REQUEST: readonly EndWithoutPullRequest[] = [
  ...new Set(Object.values(STATUSES).flatMap(({ end }) => end ?? [])),
];

/** Reads the service's word for a status, in any letter case; null if it is not a known one. */
export function readStatus(word: string): JobStatus | null {
  const known = word.trim().toLowerCase();
  return JOB_STATUSES.find((status) => STATUSES[status].words.some((each) => each === known)) ?? null;
}

/** How much of what an agent said is shown (UTF-16 units). */
export const LONGEST_SAID = 2_000;

/** A job as last seen. Every string comes from the service and is untrusted. Secrets are masked in those that are only shown. */
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
  /** The service's value, trimmed; null if there is none. Only `readPullRequestLink` may turn it into a link. */
  readonly prLink: string | null;
  /** The same, to be shown as code if it isn't linked: without secrets; empty if there is none. */
  readonly shownLink: string;
  /** The service names the job's branch, or that there is none: then a missing link will not appear later. */
  readonly linkSettled?: true;
  /** Why it failed, on one line of limited length; null if the service gave no reason. */
  readonly error: string | null;
  /** What the agent said at its end, for people, cut to `LONGEST_SAID`; absent if it isn't known. */
  readonly summary?: string;
  /** What we say about the result ourselves, such as what was left out: Markdown. */
  readonly note?: string;
  /** Where people can open the pull request, if we couldn't. */
  readonly openAt?: string;
  /** Whether it added a commit to its pull request; absent if only the pull request's head can show that. */
  readonly added?: boolean;
  /** ISO 8601, as the service wrote it. */
  readonly createdAt: string | null;
  readonly archivedAt: string | null;
}

function jobHere(id: string, status: JobStatus, error: string | null = null): Job {
  const unknown = { repository: null, ref: null, model: null, createdAt: null, archivedAt: null };
  return { ...unknown, id, status, reportedStatus: status, prLink: null, shownLink: '', error };
}

/** A job that a run of this action works on itself. */
export const runningHere = (id: string): Job => jobHere(id, 'active');
/** Such a job that may have published its result: only GitHub knows. */
export const leftHere = (id: string): Job => jobHere(id, 'completed');
/** Such a job, after its run. */
export const diedHere = (id: string, error = 'The run ended before the agent had finished; nothing was pushed.'): Job =>
  jobHere(id, 'failed', error);

/** Of a job or project: printable ASCII. It is percent-encoded in paths; only `.` and `..` would still change them. */
export const JOB_ID = /^(?!\.{1,2}$)(?! +$)[ -~]{1,128}$/;

export const endWithoutPullRequest = ({ status }: Pick<Job, 'status'>): EndWithoutPullRequest | null =>
  STATUSES[status].end;

export const isFinal = (job: Pick<Job, 'status'>): boolean => endWithoutPullRequest(job) !== null;

/** Checks whether a job has completed, but the address of its pull request may still appear. */
export const mayGetLink = ({ status, prLink, linkSettled }: Pick<Job, 'status' | 'prLink' | 'linkSettled'>): boolean =>
  status === 'completed' && prLink === null && linkSettled !== true;

/** Checks whether the service says, in a word that we know, that a job hasn't ended. */
export function isSaidToRun({ reportedStatus }: Pick<Job, 'reportedStatus'>): boolean {
  const status = readStatus(reportedStatus ?? '');
  return status !== null && !isFinal({ status });
}

/** A pull request that may be linked: its address has passed every check of `readPullRequestLink`. */
export interface PullRequestLink {
  readonly url: string;
  readonly number: number;
  /** `owner/name`; at other hosts than GitHub it may have more segments. */
  readonly repository: string;
}

export interface LinkRules {
  /** GitHub's own address, any origin that the runner names. */
  readonly serverUrl: string;
  /** Further hosts, as `host` or, to allow exactly that port, `host:port`; always `https`. */
  readonly linkHosts: readonly string[];
}

/** `reason` continues "It is not linked because". */
export type LinkReading =
  | { readonly kind: 'link'; readonly link: PullRequestLink }
  | { readonly kind: 'refused'; readonly reason: string };

/** Only the exact `https` (or GitHub's own) address of a pull or merge request at a trusted host becomes a link. */
export function readPullRequestLink(prLink: string, rules: LinkRules): LinkReading {
  const url = URL.canParse(prLink) ? new URL(prLink) : null;
  if (url === null) return refused('it is not an address');
  const reason = whyNotTrusted(prLink, url, rules);
  if (reason !== null) return refused(reason);
  const forms = isGitHub(url, rules) ? [GITHUB_PATH] : PULL_REQUEST_PATHS;
  const path = forms.map((form) => form.exec(url.pathname)?.groups).find((groups) => groups !== undefined);
  if (path === undefined) return refused('its path is not that of a pull or merge request');
  // Backslashes, dot segments, capitals, default ports, white space: a reader might mistake it for another address.
  if (prLink !== url.origin + url.pathname) return refused('it is not in its normal form');
  const repository = `${path['owner']}/${path['name']}`.replaceAll('%20', ' ');
  return { kind: 'link', link: { url: prLink, number: Number(path['number']), repository } };
}

const refused = (reason: string): LinkReading => ({ kind: 'refused', reason });

function whyNotTrusted(prLink: string, url: URL, { serverUrl, linkHosts }: LinkRules): string | null {
  const trusted = [serverUrl, 'https://github.com', ...linkHosts.map((host) => `https://${host}`)]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
  // Not by origin: a blob: address has that of the address in its path.
  const known = trusted.some(({ protocol, host }) => protocol === url.protocol && host === url.host);
  if (url.protocol !== 'https:' && !known) return 'it is not https';
  if (url.username !== '' || url.password !== '') return 'it names a user or password';
  if (/[?#]/.test(prLink)) return 'it has a query or fragment';
  if (known) return null;
  if (trusted.some(({ hostname }) => hostname === url.hostname)) return 'its port is not listed in `link-hosts`';
  return "its host is not GitHub's own, github.com or one of `link-hosts`";
}

/** The server's own host is GitHub's, unless `link-hosts` names it: other forges have runners, too. */
const isGitHub = ({ host, origin }: URL, { serverUrl, linkHosts }: LinkRules): boolean =>
  host === 'github.com' || (origin === new URL(serverUrl).origin && !linkHosts.includes(host));

/** What other forges call a pull request is another page at GitHub, or none. */
const GITHUB_PATH = /^\/(?<owner>[\w.-]{1,100})\/(?<name>[\w.-]{1,100})\/pull\/(?<number>[1-9]\d{0,9})$/;

/** Segments use the characters that all hosts allow in names; only Azure DevOps allows spaces. */
const PULL_REQUEST_PATHS: readonly RegExp[] = [
  // GitHub; Gitea and Forgejo; Bitbucket Cloud
  /^\/(?<owner>[\w.-]{1,100})\/(?<name>[\w.-]{1,100})\/(?:pull|pulls|pull-requests)\/(?<number>[1-9]\d{0,9})$/,
  // GitLab, whose groups may be nested
  /^\/(?<owner>[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,19})\/(?<name>[\w.-]{1,100})\/-\/merge_requests\/(?<number>[1-9]\d{0,9})$/,
  // Bitbucket Server: in projects and in personal repositories
  /^\/(?:projects|users)\/(?<owner>[\w.-]{1,100})\/repos\/(?<name>[\w.-]{1,100})\/pull-requests\/(?<number>[1-9]\d{0,9})$/,
  // Azure DevOps: organization and project; old hosts have one segment, self-hosted servers three
  /^\/(?<owner>(?:[\w.-]|%20){1,100}(?:\/(?:[\w.-]|%20){1,100}){0,2})\/_git\/(?<name>(?:[\w.-]|%20){1,100})\/pullrequest\/(?<number>[1-9]\d{0,9})$/,
];
