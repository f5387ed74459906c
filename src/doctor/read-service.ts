import { type Problem, ServiceError } from '../errors.ts';
import type { Clock, DocsService } from '../ports.ts';

/** What one look at the service brought. */
export type ServiceReading =
  | { readonly kind: 'answered' }
  /** `status` is undefined where no whole answer came. */
  | {
      readonly kind: 'failed';
      readonly status: number | undefined;
      readonly webPage: boolean;
      readonly problem: Problem;
    }
  | { readonly kind: 'not-asked'; readonly because: string };

const DAY_MS = 24 * 60 * 60_000;
/** One flaw on the way is no problem of the set-up, and nobody should wait long for the doctor. */
const MOST_REQUESTS = 2;

/**
 * Asks the service for one row of yesterday's visitors (UTC), the cheapest call that takes the key; the figures are not
 * kept. Never a job.
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
