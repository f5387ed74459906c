import type { Settings } from './event/inputs.ts';
import type { Clock, DocsService, Randomness, Repository, RunContext, Runner } from './ports.ts';

/** Everything a run may use. */
export interface World {
  readonly settings: Settings;
  readonly run: RunContext;
  readonly runner: Runner;
  readonly service: DocsService;
  readonly repository: Repository;
  readonly clock: Clock;
  readonly randomness: Randomness;
}
