import type { Problem } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import type { Commits } from './commits.ts';

/** It was sent, but no readable answer came back: it may have arrived. It is never sent again. */
type Unclear = { readonly kind: 'unknown'; readonly evidence: string };

export type JobCreation =
  | { readonly kind: 'created'; readonly job: Job }
  | { readonly kind: 'not-created'; readonly problem: Problem }
  | Unclear;

export type MessageSending =
  | { readonly kind: 'sent'; readonly job: Job }
  /** `busy`: it works on another message (409). `not-continuable`: there is no such job, or it takes none (404, 405). */
  | { readonly kind: 'busy' | 'not-continuable'; readonly problem: Problem }
  /** `malformed`: the service refused the message itself (400), so another job may still take the instruction. */
  | { readonly kind: 'not-sent'; readonly malformed?: true; readonly problem: Problem }
  | Unclear;

export type JobReading =
  | { readonly kind: 'job'; readonly job: Job }
  /** 401 or 403. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** 404. */
  | { readonly kind: 'missing'; readonly problem: Problem }
  /** Anything that may succeed next time. `retryAfterMs` is the wait that the service requests. */
  | Readonly<{ kind: 'failed'; problem: Problem; retryAfterMs: number | null }>;

/** A job whose id is known before it exists, or a message to one, because this process itself runs it. */
export interface ReservedJob {
  readonly id: string;
  /** Identifies the request: jobs of the same one have the same (hexadecimal digits). */
  readonly request: string;
  /** Nothing of it appears after that (UTC, ms). */
  readonly until: number;
  /** Nothing of it can be anywhere yet. Only the port that has just reserved the id knows that. */
  readonly isNew?: boolean;
}

/** What runs for a job here, as shown to people: it holds no value of a variable. */
export interface AgentFacts {
  /** A line for a shell. */
  readonly command: string;
  /** Names of all that it holds, but of those that lead to its hosts. */
  readonly variables: readonly string[];
  /** Null: it can reach every host. */
  readonly hosts: readonly string[] | null;
  /** The model's key that stays with the action, and the only host that it is sent to; null if the agent holds its own. */
  readonly gateway: { readonly key: string; readonly host: string } | null;
  readonly isolation: 'required' | 'none';
  /** The files that it may change; empty: all. */
  readonly paths: readonly string[];
  /** Where its changes go: `owner/name`, and a branch; empty for the default branch. */
  readonly documentation: { readonly repository: string; readonly branch: string };
}

/** What is known of the agent that runs jobs here, before it runs. */
export interface AgentInspection {
  /** Null if there are problems. */
  readonly facts: AgentFacts | null;
  readonly problems: readonly Problem[];
  /** Variables without a value, which is no mistake where a run gets no secrets. */
  readonly unset: readonly string[];
  /** The variables of each known agent, by its name: it needs one of them. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The repository that its changes go to. */
  readonly documentation: Commits;
  /** Tries the isolation without the agent. Null if it works. */
  whyNoIsolation(): Promise<Problem | null>;
}

/** Separate from `JobReader`, so that code that only reads can't get it by accident. */
export interface JobStarter {
  /**
   * Throws `InputError` if no job can be started from here. Asked before anything is claimed. Returns why this run is
   * skipped, as GitHub gives it no secrets; otherwise null.
   */
  check(): Promise<string | null>;
  /** Absent if jobs run elsewhere. Starts nothing, and never throws `InputError`. */
  inspect?(): Promise<AgentInspection>;
  /** Gives the next job, or a message to the job `of`, the id by which it may be repeated; null if only the service can. */
  reserve(of: string | null): string | null;
  /**
   * When `cancelled` aborts, waiting ends at once and a request in flight gets three more seconds. With a reserved job it
   * may be repeated, by other processes too: the result appears once.
   */
  createJob(prompt: string, cancelled: AbortSignal, reserved?: ReservedJob | null): Promise<JobCreation>;
  /** Sends an instruction, which costs as much as a job; otherwise alike. Hosted services support it, others answer 404. */
  sendMessage(
    jobId: string,
    prompt: string,
    cancelled: AbortSignal,
    reserved?: ReservedJob | null,
  ): Promise<MessageSending>;
}

export interface JobReader {
  /**
   * Reads once, without retries: the polling schedule repeats it. A reserved job that runs elsewhere leaves no trace before
   * its end: until then it is `missing`. `message`: the request of a reserved message, whose own end is read.
   */
  readJob(id: string, cancelled: AbortSignal, message?: string): Promise<JobReading>;
  /** Waits for the end of a job that ends with this process, when that stops following it; null if it goes on elsewhere. */
  stopped?(id: string, message?: string): Promise<Job | null>;
}
