import type { LinkRules } from '../jobs/job.ts';
import type { Clock, DocsService, Randomness, Repository, RunContext, Runner } from '../ports.ts';
import { WATCHED_AFTER_WAIT_MS } from '../thread/claim.ts';
import { type Marker, serviceHash } from '../thread/marker.ts';
import type { Ours } from '../thread/own-comments.ts';
import type {
  CommentSettings,
  JobSettings,
  ReportSettings,
  Settings,
  SharedSettings,
  StepSettings,
} from '../trigger/inputs.ts';

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

/** Says which comments count as ours; `login` is our own identity's. */
export function oursOf(
  login: string,
  { run, settings }: Pick<World<SharedSettings>, 'run' | 'settings'>,
): Ours & { readonly service: string } {
  return { login, repository: repositoryOf(run), service: serviceHash(settings) };
}

/** Names the run's repository the way markers do. */
export function repositoryOf({
  repositoryId,
  repository,
}: Pick<RunContext, 'repository' | 'repositoryId'>): Marker['repository'] {
  return { id: repositoryId, name: repository };
}

/** Returns whom this run asks for a review of the agent's pull request: the requester, if that is a person. */
export function reviewerOf(
  login: string | null,
  { settings, run }: Pick<World, 'settings' | 'run'>,
): Pick<Marker, 'reviewer'> {
  // A schedule has no requester, and a schedule may have started the workflow that this one follows.
  const isRequested = run.eventName !== 'schedule' && run.eventName !== 'workflow_run';
  const isPerson = login !== null && /^[A-Za-z\d][\w-]{0,38}$/.test(login) && isRequested;
  return settings.requestReview && isPerson ? { reviewer: login } : {};
}

/** Says which pull requests may be linked. */
export function linkRules({ run, settings }: Pick<World, 'run' | 'settings'>): LinkRules {
  return { serverUrl: run.serverUrl, linkHosts: settings.linkHosts };
}

/** Returns the instant (UTC, ms) until which this run watches a job that it requests or resumes now. */
export function watchedUntil({ settings, clock }: Pick<World, 'settings' | 'clock'>): number {
  return settings.wait ? clock.now() + settings.waitMinutes * 60_000 + WATCHED_AFTER_WAIT_MS : clock.now();
}

/** Makes the part of a marker that every request which this run makes now has in common. */
export function baseNow(
  world: Pick<World, 'settings' | 'run' | 'clock'>,
): Pick<Marker, 'repository' | 'service' | 'run' | 'attempt' | 'askedAt' | 'watchedUntil' | 'told'> {
  const { settings, run, clock } = world;
  return {
    repository: repositoryOf(run),
    service: serviceHash(settings),
    run: run.runId,
    attempt: run.attempt,
    askedAt: new Date(clock.now()).toISOString(),
    watchedUntil: new Date(watchedUntil(world)).toISOString(),
    told: [],
  };
}
