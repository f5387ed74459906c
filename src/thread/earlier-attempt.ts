import type { Marker } from './marker.ts';

/** What a step in `job` mode does about what an earlier attempt of the same run has left in the thread. */
export type Resumption =
  | { readonly kind: 'start' }
  | { readonly kind: 'follow'; readonly jobId: string }
  /** The job has ended well: say so again. */
  | { readonly kind: 'tell'; readonly jobId: string; readonly outcome: 'pull-request' | 'no-pull-request' }
  /** A job may exist whose id is not known. `settled`: the comment says so already. */
  | { readonly kind: 'unknown'; readonly settled: boolean };

/** Decides by the marker's state alone; an ending that left no pull request behind is worth another job. */
export function resumptionOf(marker: Marker): Resumption {
  const { state, jobId, outcome } = marker;
  if (state === 'starting') return { kind: 'unknown', settled: false };
  if (state === 'unknown') return { kind: 'unknown', settled: true };
  if (state === 'not-created' || jobId === null) return { kind: 'start' };
  if (state === 'started') return { kind: 'follow', jobId };
  const endedWell = outcome === 'pull-request' || outcome === 'no-pull-request';
  return endedWell ? { kind: 'tell', jobId, outcome } : { kind: 'start' };
}
