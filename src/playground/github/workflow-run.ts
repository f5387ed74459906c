import type { Account } from './identity.ts';
import type { GitHubState, RepositoryState } from './state.ts';

/** A run's state; `skipped` if the workflow's `if:` stopped it. */
export type RunState = 'queued' | 'running' | 'success' | 'failure' | 'skipped';

export interface RecordedStep {
  readonly name: string;
  log: string;
  /** Null while it runs, and for a killed process. */
  exitCode: number | null;
}

/** What started a run, with its address on this server. */
export interface Cause {
  readonly what: 'comment' | 'merged pull request';
  readonly title: string;
  readonly path: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly workflow: string;
  readonly event: string;
  readonly actor: Account;
  /** Null for a schedule. */
  readonly cause: Cause | null;
  /** Why it was skipped; null if it wasn't. */
  readonly reason: string | null;
  readonly createdAt: string;
  endedAt: string | null;
  state: RunState;
  readonly steps: RecordedStep[];
  outputs: ReadonlyMap<string, string>;
  /** Markdown; empty until the run has ended. */
  summary: string;
}

type NewRun = Pick<WorkflowRun, 'workflow' | 'event' | 'cause'> & {
  readonly actor: string;
  /** Given if the run is skipped. */
  readonly reason?: string;
};

export function addRun(state: GitHubState, repository: RepositoryState, wanted: NewRun): WorkflowRun {
  const { workflow, event, cause, actor, reason = null } = wanted;
  const createdAt = state.timestamp();
  const run: WorkflowRun = {
    id: state.nextId(),
    workflow,
    event,
    actor: state.account(actor),
    cause,
    reason,
    createdAt,
    endedAt: reason === null ? null : createdAt,
    state: reason === null ? 'queued' : 'skipped',
    steps: [],
    outputs: new Map(),
    summary: '',
  };
  repository.runs.set(run.id, run);
  return run;
}
