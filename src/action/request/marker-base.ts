import { WATCHED_AFTER_WAIT_MS } from '../value/claim.ts';
import { type Marker, serviceHash } from '../value/marker.ts';
import { repositoryOf } from '../value/own-comments.ts';
import type { World } from '../world.ts';

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
