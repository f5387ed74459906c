import type { GitHubState, RepositoryState } from './state.ts';
import type { WorkflowRun } from './workflow-run.ts';

type NewRun = Pick<WorkflowRun, 'workflow' | 'event' | 'cause'> & {
  readonly actor: string;
  /** Given if the run is skipped. */
  readonly reason?: string;
};

/** Adds a run that is about to start, or one that is skipped for a reason. */
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
