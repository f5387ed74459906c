import type { OutputName } from '../../src/action-spec.ts';
import type { Comment } from '../../src/local/github/state.ts';
import type { Marker } from '../../src/thread/marker.ts';
import { readMarker } from '../../src/thread/read-marker.ts';
import { FIRST_RUN, type KillWorld } from './kill-world.ts';
import type { LedgerJob } from './ledger-service.ts';

/** What each state must say in words. */
const WORDS: Readonly<Record<Marker['state'], RegExp>> = {
  starting: /^\*\*Starting…\*\*/,
  started: /^\*\*(Working on it|Still running|Waiting was cancelled)\b/,
  finished: /^\*\*Done:\*\*/,
  'not-created': /^\*\*Not started\.\*\* No job exists/,
  unknown: /^\*\*A job may have been started\.\*\*/,
};

/** What the service has in its books. */
export interface Ledger {
  readonly jobs: readonly LedgerJob[];
  /** How many of them the first run has asked for; they are the first in the list. */
  readonly ofFirstRun: number;
}

export interface Told {
  readonly comment: Comment;
  readonly marker: Marker;
  readonly headline: string;
}

/** Reads our status comments, oldest first. Throws for a marker that cannot be read. */
export function toldIn({ comments }: Pick<KillWorld, 'comments'>): readonly Told[] {
  return comments().flatMap((comment) => {
    const read = readMarker(comment.body);
    if (read.kind === 'marker')
      return [{ comment, marker: read.marker, headline: comment.body.split('\n\n')[1] ?? '' }];
    if (read.kind === 'unreadable') throw new Error(`a marker cannot be read: ${comment.body}`);
    return [];
  });
}

/** Lists what the thread says and the service's own books deny. */
export function untruths(world: Pick<KillWorld, 'comments'>, ledger: Ledger): readonly string[] {
  const told = toldIn(world);
  const notices = world.comments().length - told.length;
  return [
    ...told.flatMap((each) => untruthOf(each, ledger)),
    ...(notices > ledger.jobs.length ? [`${notices} notices of ${ledger.jobs.length} jobs`] : []),
  ];
}

function untruthOf({ comment, marker, headline }: Told, { jobs, ofFirstRun }: Ledger): readonly string[] {
  const { state, jobId, run } = marker;
  if (!WORDS[state].test(headline)) return [`"${state}" is worded: ${headline}`];
  // Nobody disturbs the later runs: each that asks gets a job.
  if (state === 'not-created' && (run !== FIRST_RUN || ofFirstRun > 0))
    return ['"not created" is said, and a job exists'];
  if (jobId === null) return [];
  const job = jobs.find(({ id }) => id === jobId);
  if (job === undefined) return [`the job ${jobId} is named, and does not exist`];
  if (state !== 'finished') return [];
  if (!job.toldEnd) return [`the end of ${jobId} is told before it ended`];
  return comment.body.includes(`](${job.prLink})`) ? [] : [`the link of ${jobId} is missing: ${headline}`];
}

/** Lists what the outputs of a step say and the service's books deny. */
export function untrueOutputs(outputs: ReadonlyMap<OutputName, string>, { jobs }: Ledger): readonly string[] {
  const result = outputs.get('result');
  const jobId = outputs.get('job-id');
  const job = jobs.find(({ id }) => id === jobId);
  if (result === undefined) return ['there is no result'];
  if (jobId !== undefined && job === undefined) return [`the job ${jobId} is named, and does not exist`];
  if (result === 'not-created' && jobs.length > 0) return ['"not-created" is the result, and a job exists'];
  if (result === 'still-running' && job === undefined) return ['"still-running" is the result, and names no job'];
  if (result === 'pull-request' && job?.toldEnd !== true) return ['"pull-request" is the result before the end'];
  return [];
}
