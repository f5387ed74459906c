import { type Problem, ServiceError } from '../errors.ts';
import type { Clock, DocsService } from '../ports.ts';

/** The result of one request to the service. */
export type ServiceReading =
  | { readonly kind: 'answered' }
  /** `status` is undefined if no complete answer came. */
  | {
      readonly kind: 'failed';
      readonly status: number | undefined;
      readonly webPage: boolean;
      readonly problem: Problem;
    }
  | { readonly kind: 'not-asked'; readonly because: string };

const DAY_MS = 24 * 60 * 60_000;
/** A single network error is not a problem of the set-up, and the doctor should be fast. */
const MOST_REQUESTS = 2;

/**
 * Requests one row of yesterday's visitors (UTC) from the service, the cheapest request that needs the key; the figures
 * are not kept. Never starts a job.
 */
export async function readService(
  service: Pick<DocsService, 'readVisitors'>,
  { clock, cancelled }: { readonly clock: Pick<Clock, 'now'>; readonly cancelled: AbortSignal },
): Promise<ServiceReading> {
  const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  const query = {
    from: new Date(to - DAY_MS).toISOString(),
    to: new Date(to).toISOString(),
    limit: 1,
    offset: 0,
  };
  try {
    await service.readVisitors(query, { allowance: { left: MOST_REQUESTS }, cancelled });
    return { kind: 'answered' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'failed', status: error.status, webPage: error.webPage, problem: error };
  }
}
