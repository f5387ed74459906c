import type { Account } from './identity.ts';

/** A run's state; `skipped` is a run that its workflow's `if:` did not let start. */
export type RunState = 'queued' | 'running' | 'success' | 'failure' | 'skipped';

/** A step of a run, with what it has written so far. */
export interface RecordedStep {
  readonly name: string;
  log: string;
  /** Null as long as it runs, and for a process that was killed. */
  exitCode: number | null;
}

/** A run of a workflow, as its page shows it. Somebody else runs it: GitHub only keeps what came of it. */
export interface WorkflowRun {
  readonly id: number;
  readonly workflow: string;
  readonly event: string;
  readonly actor: Account;
  /** What started it, with its address on this server; null for a schedule. */
  readonly cause: { readonly title: string; readonly path: string } | null;
  /** Why it was skipped; null for all others. */
  readonly reason: string | null;
  readonly createdAt: string;
  endedAt: string | null;
  state: RunState;
  readonly steps: RecordedStep[];
  outputs: ReadonlyMap<string, string>;
  /** Markdown; empty until the run has ended. */
  summary: string;
}
