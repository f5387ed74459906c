import type { Clock, DocsService, Randomness, Repository, RunContext, Runner } from '../ports.ts';
import type { Settings } from '../trigger/inputs.ts';

/** Everything a run may touch. `repository` loads the GitHub client when it is first asked for. */
export interface World {
  readonly settings: Settings;
  readonly run: RunContext;
  readonly runner: Runner;
  readonly service: DocsService;
  readonly repository: () => Promise<Repository>;
  readonly clock: Clock;
  readonly randomness: Randomness;
}
