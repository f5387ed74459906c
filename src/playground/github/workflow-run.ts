import type { GitHubState, RepositoryState, WorkflowRun } from './state.ts';

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
