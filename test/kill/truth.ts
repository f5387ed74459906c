import * as v from 'valibot';
import type { OutputName } from '../../src/action-spec.ts';
import type { Comment } from '../../src/local/github/state.ts';
import { readMarkerLine } from '../../src/marker-line.ts';
import { owed } from '../../src/runs/tell-end.ts';
import type { Marker } from '../../src/thread/marker.ts';
import { readMarker } from '../../src/thread/read-marker.ts';
import type { LedgerJob } from './ledger-service.ts';
import { hasReaction, type Stage } from './story.ts';

/** What each state must say in words. */
const WORDS: Readonly<Record<Exclude<Marker['state'], 'finished'> | NonNullable<Marker['outcome']>, RegExp>> = {
  starting: /^\*\*Starting…\*\*/,
  started: /^\*\*(Working on it|Still running|Waiting was cancelled|Can't reach the service)\b/,
  'not-created': /^\*\*Not started\.\*\* No job was created/,
  unknown: /^\*\*We can't tell whether a job started\.\*\*/,
  'pull-request': /^\*\*Done\.\*\* Review/,
  'no-pull-request': /^\*\*Finished without a pull request/,
  failed: /^\*\*The agent failed\.\*\*/,
  archived: /^\*\*The job was archived\*\*/,
  'no-news': /^\*\*No update for 7 days/,
};

/** What the service has in its books. */
export interface Ledger {
  readonly jobs: readonly LedgerJob[];
  /** How many of them there were before; they are the first in the list. */
  readonly before: number;
  /** How many of them the struck run has requested; they are the next. */
  readonly ofStruckRun: number;
  readonly struckRun: string;
}

export interface Told {
  readonly comment: Comment;
  readonly marker: Marker;
  readonly headline: string;
}

interface Notice {
  readonly comment: Comment;
  /** The job whose end it tells; null for an answer to a command. */
  readonly job: string | null;
}

const noticeLine = v.object({ kind: v.literal('notice'), job: v.optional(v.string()) });

/** Reads our status comments, oldest first. Throws for a marker that cannot be read. */
export function toldIn({ comments }: Pick<Stage, 'comments'>): readonly Told[] {
  return comments().flatMap((comment) => {
    const read = readMarker(comment.body);
    if (read.kind === 'marker')
      return [{ comment, marker: read.marker, headline: comment.body.split('\n\n')[1] ?? '' }];
    if (read.kind === 'unreadable') throw new Error(`a marker cannot be read: ${comment.body}`);
    return [];
  });
}

function noticesIn({ comments }: Pick<Stage, 'comments'>): readonly Notice[] {
  return comments().flatMap((comment) => {
    const line = v.safeParse(noticeLine, readMarkerLine(comment.body)?.value);
    return line.success ? [{ comment, job: line.output.job ?? null }] : [];
  });
}

/** Lists what the thread says and the service's own books deny. */
export function untruths(world: Pick<Stage, 'comments' | 'app'>, ledger: Ledger): readonly string[] {
  const told = toldIn(world);
  const notices = noticesIn(world);
  const others = world.comments().length - told.length - notices.length;
  return [
    ...told.flatMap((each) => untruthOf(each, ledger)),
    ...told.flatMap((each) => wronglyTold(each, told, world)),
    ...notices.flatMap((each) => untrueNotice(each, { told, notices, ledger }, world)),
    ...(others > 0 ? [`${others} comments of ours have no marker`] : []),
  ];
}

function untruthOf({ comment, marker, headline }: Told, { jobs, ofStruckRun, struckRun }: Ledger): readonly string[] {
  const { state, outcome, jobId, run } = marker;
  if (!WORDS[state === 'finished' ? (outcome ?? 'no-news') : state].test(headline))
    return [`"${state}" is worded: ${headline}`];
  // Nobody disturbs the later runs: each that requests a job gets it.
  if (state === 'not-created' && (run !== struckRun || ofStruckRun > 0))
    return ['"not created" is said, and a job exists'];
  if (jobId === null) return [];
  const job = jobs.find(({ id }) => id === jobId);
  if (job === undefined) return [`the job ${jobId} is named, and does not exist`];
  if (headline.includes('has ended') && !job.toldEnd) return [`the end of ${jobId} is told before it ended`];
  if (state !== 'finished') return [];
  if (outcome !== (job.end === 'failed' ? 'failed' : 'pull-request')) return [`the end of ${jobId} is not ${outcome}`];
  if (!job.toldEnd && outcome !== 'failed') return [`the end of ${jobId} is told before it ended`];
  if (outcome === 'failed' || comment.body.includes(`](${job.prLink})`)) return [];
  return [`the link of ${jobId} is missing: ${headline}`];
}

/** What must not be, whoever has done it: two answers to one comment, a retry of a job that goes on, a cheer too early. */
function wronglyTold({ comment, marker }: Told, told: readonly Told[], world: Pick<Stage, 'app'>): readonly string[] {
  const { trigger, state, outcome } = marker;
  const isRetried = hasReaction(world, { kind: 'issue-comment', id: comment.id }, 'rocket');
  const isGood = outcome === 'pull-request' || outcome === 'no-pull-request';
  const wrong: string[] = [];
  if (isRetried && (isGood || state === 'starting' || state === 'started'))
    wrong.push(`a request that is "${outcome ?? state}" was retried`);
  if (trigger.kind === 'run') return wrong;
  const same = told.filter(({ marker: { trigger: other } }) => other.kind === trigger.kind && other.id === trigger.id);
  if (same.length > 1) wrong.push(`the comment ${trigger.id} has ${same.length} status comments`);
  if (hasReaction(world, trigger, '+1') && state !== 'finished' && state !== 'started')
    wrong.push(`the comment ${trigger.id} has +1, and its request is "${state}"`);
  return wrong;
}

/** Of each job's end there is one notice at most, and only where its status comment was claimed for it. */
function untrueNotice(
  { comment, job }: Notice,
  {
    told,
    notices,
    ledger,
  }: { readonly told: readonly Told[]; readonly notices: readonly Notice[]; readonly ledger: Ledger },
  world: Pick<Stage, 'app'>,
): readonly string[] {
  if (job === null) return untrueAnswer(comment, ledger);
  const known = ledger.jobs.find(({ id }) => id === job);
  if (known?.toldEnd !== true) return [`a notice tells the end of ${job}, which has not ended`];
  const wrong: string[] = [];
  if (!comment.body.includes(known.prLink)) wrong.push(`the notice of ${job} does not link its pull request`);
  if (notices.filter((other) => other.job === job).length > 1) wrong.push(`there are several notices of ${job}`);
  const claimed = told.some(
    ({ marker, comment: { id } }) =>
      marker.jobId === job && hasReaction(world, { kind: 'issue-comment', id }, 'hooray'),
  );
  if (!claimed) wrong.push(`the notice of ${job} was not claimed`);
  return wrong;
}

/** Only the struck run can fail after its claim; the others are answered that there is another. */
function untrueAnswer({ body }: Comment, { jobs, before, ofStruckRun }: Ledger): readonly string[] {
  if (body.includes('Nothing was started') && ofStruckRun > 0)
    return ['"nothing was started" is said, and a job exists'];
  // Whoever is told so without a condition starts a second job.
  if (/(?<!\bIf [^.]*)write the instruction again/.test(body) && jobs.length > before)
    return ['the instruction is to be written again, and its job exists'];
  return [];
}

/** Lists what the thread has said before and says no longer: of one run's request, the job's id and its end. Remembers the rest. */
export function forgotten(world: Pick<Stage, 'comments'>, said: Map<number, Marker>): readonly string[] {
  return toldIn(world).flatMap(({ comment: { id }, marker }) => {
    const before = said.get(id);
    said.set(id, marker);
    if (before === undefined || before.run !== marker.run) return [];
    if (before.jobId !== null && before.jobId !== marker.jobId)
      return [`the comment ${id} has forgotten ${before.jobId}`];
    return before.outcome === null || before.outcome === marker.outcome
      ? []
      : [`the comment ${id} has forgotten an end`];
  });
}

/** Lists what the outputs of a step say and the service's books deny. `result` may be missing where a step ended at once. */
export function untrueOutputs(outputs: ReadonlyMap<OutputName, string>, { jobs, before }: Ledger): readonly string[] {
  const result = outputs.get('result');
  const jobId = outputs.get('job-id');
  const job = jobs.find(({ id }) => id === jobId);
  if (jobId !== undefined && job === undefined) return [`the job ${jobId} is named, and does not exist`];
  if (outputs.has('pr-url') && outputs.get('pr-url') !== job?.prLink)
    return ["a pull request is named that is no job's"];
  if (result === 'not-created' && jobs.length > before) return ['"not-created" is the result, and a job exists'];
  if (result === 'still-running' && job === undefined) return ['"still-running" is the result, and names no job'];
  if (result === 'pull-request' && job?.toldEnd !== true) return ['"pull-request" is the result before the end'];
  return [];
}

/** Lists what is still open, or not yet told to the requesters, when every job has ended and a last run has settled all. */
export function unsettled(world: Pick<Stage, 'comments' | 'app'>): readonly string[] {
  return toldIn(world).flatMap(({ comment, marker }) => {
    const { state, outcome, trigger } = marker;
    if (state === 'starting' || state === 'started') return [`the comment ${comment.id} is "${state}"`];
    const owes = owed(marker).map((telling) => `the comment ${comment.id} owes the ${telling}`);
    const reaction = outcome === 'pull-request' ? '+1' : 'confused';
    if (trigger.kind === 'run' || hasReaction(world, trigger, reaction)) return owes;
    return [...owes, `the comment ${trigger.id} lacks ${reaction}`];
  });
}
