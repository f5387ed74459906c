import { EndBelief } from '../../../src/action/request/poll.ts';
import { endBelievedFrom } from '../../../src/action/value/claim.ts';
import type { Marker } from '../../../src/action/value/marker.ts';
import { aJob } from '../../build/a-job.ts';
import { ASKED_AT } from './markers.ts';

const [RUNNING, ENDED] = [aJob({ status: 'active' }), aJob({ status: 'completed' })];

/** Checks whether a process takes the end that it sees for the end of its request. `now` is in ms (UTC). */
export function believesEnd(
  { request }: Pick<Marker, 'request'>,
  { seenAtWork, now }: { readonly seenAtWork: boolean; readonly now: number },
): boolean {
  const belief = new EndBelief(endBelievedFrom({ request, askedAt: new Date(ASKED_AT).toISOString() }));
  if (seenAtWork) belief.of(RUNNING, now);
  return belief.of(ENDED, now).status === ENDED.status;
}
