/** The whole outside world on one screen. `service/`, `github/` and `runner/` implement it; tests use fakes. */

import type { Contents } from './ports/contents.ts';
import type { Conversations, Issues } from './ports/conversations.ts';
import type { JobReader, JobStarter } from './ports/jobs.ts';
import type { PullRequests } from './ports/pull-requests.ts';
import type { EvidenceReader, VisitorsReader } from './ports/readers.ts';
import type { OutputName } from './words/action-spec.ts';

export interface DocsService extends JobStarter, JobReader, VisitorsReader, EvidenceReader {}

/** Each method throws `RepositoryError` after all safe retries. In a cancelled run, only calls with `withinMs` are made. */
export interface Repository extends Conversations, PullRequests, Contents, Issues {}

export interface Runner {
  /** Aborts at the first SIGINT or SIGTERM. */
  readonly cancelled: AbortSignal;
  info(line: string): void;
  debug(line: string): void;
  warning(message: string): void;
  notice(message: string): void;
  /** A folded part of the log. */
  group(title: string, lines: readonly string[]): void;
  output(name: OutputName, value: string): void;
  /** Appends Markdown to the step's summary. */
  summary(markdown: string): Promise<void>;
  save(name: StateName, value: string): void;
  /** Reads a text file of the workspace. Throws `InputError` if it is outside, missing, too large or not UTF-8. */
  readWorkspaceFile(path: string): Promise<string>;
  /**
   * Writes a text file for later steps into this step's own folder under `RUNNER_TEMP`, and returns its path. The parts
   * are never held together. Null, with a warning, if it can't be written: no file may change a step's result.
   */
  writeTempFile(name: string, parts: Iterable<string>): Promise<string | null>;
}

/** What the runner says about this run. Every value is checked, none is secret. */
export interface RunContext {
  /** `owner/name` of the repository whose workflow runs. */
  readonly repository: string;
  /** Stays the same when the repository is renamed or moved; null if neither runner nor event names it. */
  readonly repositoryId: number | null;
  readonly runId: string;
  /** 1 for the first attempt; a re-run counts up. */
  readonly attempt: number;
  /** The path of the workflow's file, without its ref; the workflow's name if the runner doesn't say. */
  readonly workflowPath: string;
  /** `GITHUB_JOB`: the same for all legs of a matrix. */
  readonly job: string;
  /** `GITHUB_ACTION`: the step's id. */
  readonly step: string;
  /** `owner/name` of the action's repository; empty for an action in the workspace. */
  readonly actionRepository: string;
  /** Who started the run: on a re-run not the `sender` of the event. */
  readonly actor: string;
  readonly sha: string;
  /** Without a trailing slash, as `apiUrl`. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly eventName: string;
  /** The event file's content, not yet decoded. */
  readonly payload: unknown;
}

/**
 * Values that the step's main process leaves for its `post` process; none is secret. `open-comment` is kind and id of
 * the status comment until its final state is written; `never-sent` is `true` if that state is `not-created`.
 */
export type StateName = 'open-comment' | 'job-id' | 'never-sent';

export interface Clock {
  /** UTC, ms since 1970. May jump; only ever shown or compared with other people's clocks. */
  now(): number;
  /** Milliseconds from some fixed start; never goes back. All waiting is measured by it. */
  monotonic(): number;
  /** Resolves after `ms`, or at once when `signal` aborts (it never rejects). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Runs `action` once after `ms`, unless disposed of before. For the deadline of one request, not for waiting. */
  after(ms: number, action: () => void): Disposable;
}

export interface Randomness {
  /** Uniform in [0, 1). */
  fraction(): number;
  /** 32 unguessable hexadecimal digits. */
  token(): string;
}
