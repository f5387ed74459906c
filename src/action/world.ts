import type {
  CommentSettings,
  JobSettings,
  ReportSettings,
  Settings,
  SharedSettings,
  StepSettings,
} from './event/inputs.ts';
import type { Clock, DocsService, Randomness, Repository, RunContext, Runner } from './ports.ts';

/** Everything a run may use, with the inputs that its story uses: by default those of a job. */
export interface World<Inputs = SharedSettings & JobSettings> {
  readonly settings: Inputs;
  readonly run: RunContext;
  readonly runner: Runner;
  readonly service: DocsService;
  readonly repository: Repository;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export type StepWorld = World<SharedSettings & JobSettings & StepSettings>;
/** A comment may request a report, too. */
export type CommentWorld = World<SharedSettings & JobSettings & CommentSettings & ReportSettings>;
export type ReportWorld = World<SharedSettings & ReportSettings>;
/** The doctor checks the set-up of every mode. */
export type DoctorWorld = World<Settings>;
