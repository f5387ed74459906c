import { owed } from '../../src/action/request/ending.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import type { OutputName } from '../../src/action/words/action-spec.ts';
import type { Comment } from '../../src/playground/github/state.ts';
import type { LedgerJob } from './ledger-service.ts';
import { handoversIn, type Notice, noticesIn, type StatusComment, statusCommentsIn } from './our-comments.ts';
import { commentsOfOurs, hasReaction, refOf, type Stage } from './story.ts';

/** What the headline must say in each state. */
const WORDS: Readonly<Record<Exclude<Marker['state'], 'finished'> | NonNullable<Marker['outcome']>, RegExp>> = {
  waiting: /^\*\*Waiting\*\* until the agent has finished with #\d+\./,
  starting: /^\*\*Starting…\*\*/,
  started: /^\*\*(Working on it|Still running|The run was cancelled|Can't check the job)\b/,
  'not-created': /^\*\*Not started\.\*\* (No job was created|\[Another retry\])/,
  unknown: /^\*\*We can't tell whether a job started,\*\*/,
  'pull-request': /^\*\*Done\.\*\* Review/,
  'no-pull-request': /^\*\*Finished without a pull request/,
  failed: /^\*\*The (?:(?:agent|job) failed\.|changes are ready:)\*\*/,
  archived: /^\*\*The job was archived\*\*/,
  'no-news': /^\*\*No update for 7 days/,
};

/** The headlines of a follow-up. */
const WORDS_OF_FOLLOW_UP: Partial<typeof WORDS> = {
  'not-created': /^\*\*Not (sent\.\*\* The agent did not get the follow-up|started\.\*\* \[Another retry\])/,
  unknown: /^\*\*We can't tell whether the follow-up arrived,\*\*/,
  // The first follow-up moves the head; if that could not be read, the comment says nothing about it.
  'pull-request': /^\*\*(Updated\.\*\* Review the new commits|Finished without new commits\.|Done\.\*\* Review)/,
};

export interface Ledger {
  readonly jobs: readonly LedgerJob[];
  /** The number of earlier jobs; they come first. */
  readonly before: number;
  /** The number of jobs that the killed run requested; they come next. */
  readonly ofStruckRun: number;
  readonly struckRun: string;
}

/** Lists statements of the thread that contradict the service's records. */
export function untruths(world: Pick<Stage, 'comments' | 'app'>, ledger: Ledger): readonly string[] {
  const statusComments = statusCommentsIn(world);
  const notices = noticesIn(world);
  const others = commentsOfOurs(world).length - statusComments.length - notices.length - handoversIn(world).length;
  return [
    ...statusComments.flatMap((each) => untruthOf(each, statusComments, ledger)),
    ...statusComments.flatMap((each) => wrongStatus(each, statusComments, world)),
    ...notices.flatMap((each) => untrueNotice(each, { statusComments, notices, ledger }, world)),
    ...(others > 0 ? [`${others} comments of ours have no marker`] : []),
  ];
}

function untruthOf(
  { comment, marker, headline }: StatusComment,
  statusComments: readonly StatusComment[],
  { jobs, before, ofStruckRun, struckRun }: Ledger,
): readonly string[] {
  const { state, outcome, jobId, run, request } = marker;
  const said = state === 'finished' ? (outcome ?? 'no-news') : state;
  const words = (request === 'message' ? WORDS_OF_FOLLOW_UP[said] : undefined) ?? WORDS[said];
  if (!words.test(headline)) return [`"${state}" is worded: ${headline}`];
  if (state === 'not-created' && marker.answered === 'taken')
    return untrueLoser({ comment, marker, headline }, statusComments, jobs.slice(before));
  // Nothing disturbs the later runs: each one that requests a job gets one.
  if (state === 'not-created' && (run !== struckRun || ofStruckRun > 0))
    return ['"not created" is said, and a job exists'];
  if (jobId === null) return [];
  const job = jobs.findLast(({ id }) => id === jobId);
  if (job === undefined) return [`the job ${jobId} is named, and does not exist`];
  if (headline.includes('has since ended') && !job.endShown) return [`the end of ${jobId} is reported before it ended`];
  if (state !== 'finished') return [];
  // The service may have named the pull request since: in the end, the comment must say so.
  if (outcome === 'no-pull-request' && job.end === 'completed') return [];
  if (outcome !== (job.end === 'failed' ? 'failed' : 'pull-request')) return [`the end of ${jobId} is not ${outcome}`];
  if (!job.endShown && outcome !== 'failed') return [`the end of ${jobId} is reported before it ended`];
  if (outcome === 'failed' || comment.body.includes(`](${job.prLink})`)) return [];
  return [`the link of ${jobId} is missing: ${headline}`];
}

/** A retry that another one has overtaken has no job, and links the one that has it. */
function untrueLoser(
  { comment, headline }: StatusComment,
  statusComments: readonly StatusComment[],
  jobs: readonly LedgerJob[],
): readonly string[] {
  const link = /^\*\*Not started\.\*\* \[Another retry\]\(\S+#issuecomment-(\d+)\)/.exec(headline)?.[1];
  const winner = statusComments.find(({ comment: { id } }) => id === Number(link) && id !== comment.id);
  if (winner === undefined) return [`the retry ${comment.id} was overtaken, and links no other: ${headline}`];
  const { jobId, state } = winner.marker;
  if (state === 'unknown' || jobs.some(({ id }) => id === jobId)) return [];
  return [`the retry ${comment.id} links ${winner.comment.id} ("${state}"), which has no new job`];
}

/** Lists what must never happen: two status comments for one request, a retry of a running job, an early `+1`. */
function wrongStatus(
  { comment, marker }: StatusComment,
  statusComments: readonly StatusComment[],
  world: Pick<Stage, 'app'>,
): readonly string[] {
  const { trigger, state, outcome } = marker;
  const isRetried = hasReaction(world, refOf(comment), 'eyes');
  const isGood = outcome === 'pull-request' || outcome === 'no-pull-request';
  const wrong: string[] = [];
  if (isRetried && (isGood || state === 'starting' || state === 'started'))
    wrong.push(`a request that is "${outcome ?? state}" was retried`);
  if (trigger.kind === 'run') return wrong;
  const same = statusComments.filter(
    ({ marker: { trigger: other } }) => other.kind === trigger.kind && other.id === trigger.id,
  );
  if (same.length > 1) wrong.push(`the comment ${trigger.id} has ${same.length} status comments`);
  if (hasReaction(world, trigger, '+1') && state !== 'finished' && state !== 'started')
    wrong.push(`the comment ${trigger.id} has +1, and its request is "${state}"`);
  return wrong;
}

interface Told {
  readonly statusComments: readonly StatusComment[];
  readonly notices: readonly Notice[];
  readonly ledger: Ledger;
}

/** Each job's end has at most one notice, and only after its status comment recorded it. */
function untrueNotice(
  { comment, job }: Notice,
  { statusComments, notices, ledger }: Told,
  world: Pick<Stage, 'app'>,
): readonly string[] {
  if (job === null) return untrueAnswer(comment, ledger);
  const known = ledger.jobs.findLast(({ id }) => id === job);
  if (known?.endShown !== true) return [`a notice reports the end of ${job}, which has not ended`];
  const wrong: string[] = [];
  if (!comment.body.includes(known.prLink)) wrong.push(`the notice of ${job} does not link its pull request`);
  if (notices.filter((other) => other.job === job).length > 1) wrong.push(`there are several notices of ${job}`);
  const claimed = statusComments.some(
    ({ marker, comment: status }) => marker.jobId === job && hasReaction(world, refOf(status), 'hooray'),
  );
  if (!claimed) wrong.push(`the notice of ${job} was not claimed`);
  return wrong;
}

/** Only the killed run can fail after its claim; a later run that starts nothing names another run. */
function untrueAnswer({ body }: Comment, { jobs, before, ofStruckRun }: Ledger): readonly string[] {
  if (body.includes('Nothing was started') && ofStruckRun > 0)
    return ['"nothing was started" is said, and a job exists'];
  // Anyone who gets this advice without a condition starts a second job.
  if (/(?<!\bIf [^.]*)write the instruction again/.test(body) && jobs.length > before)
    return ['the advice is to write the instruction again, and its job exists'];
  return [];
}

/** Lists the job ids and ends that the thread no longer names, and remembers what it says now. */
export function forgotten(world: Pick<Stage, 'comments' | 'app'>, said: Map<number, Marker>): readonly string[] {
  return statusCommentsIn(world).flatMap(({ comment: { id }, marker }) => {
    const before = said.get(id);
    said.set(id, marker);
    if (before === undefined || before.run !== marker.run) return [];
    // Nothing was sent to the job that such a message names.
    if (before.state === 'waiting' || before.state === 'not-created') return [];
    if (before.jobId !== null && before.jobId !== marker.jobId)
      return [`the comment ${id} has forgotten ${before.jobId}`];
    const isOpen = before.outcome === 'no-pull-request' || (before.outcome === 'failed' && before.reserved === true);
    const isCorrected = isOpen && marker.outcome === 'pull-request';
    return before.outcome === null || before.outcome === marker.outcome || isCorrected
      ? []
      : [`the comment ${id} has forgotten an end`];
  });
}

/** Lists outputs of a step that contradict the service's records. A step that ended at once may have no result. */
export function untrueOutputs(outputs: ReadonlyMap<OutputName, string>, { jobs, before }: Ledger): readonly string[] {
  const result = outputs.get('result');
  const jobId = outputs.get('job-id');
  const job = jobs.findLast(({ id }) => id === jobId);
  if (jobId !== undefined && job === undefined) return [`the job ${jobId} is named, and does not exist`];
  if (outputs.has('pr-url') && outputs.get('pr-url') !== job?.prLink)
    return ["a pull request is named that is no job's"];
  if (result === 'not-created' && jobs.length > before) return ['"not-created" is the result, and a job exists'];
  if (result === 'still-running' && job === undefined) return ['"still-running" is the result, and names no job'];
  if (result === 'pull-request' && job?.endShown !== true) return ['"pull-request" is the result before the end'];
  return [];
}

/** Lists what is still open, and the missing notifications of requesters. */
export function unsettled(world: Pick<Stage, 'comments' | 'app'>): readonly string[] {
  return statusCommentsIn(world).flatMap(({ comment, marker }) => {
    const { state, outcome, trigger } = marker;
    if (state === 'starting' || state === 'started') return [`the comment ${comment.id} is "${state}"`];
    if (outcome === 'no-pull-request') return [`the comment ${comment.id} does not name the pull request of its job`];
    const owes = owed(marker).map((each) => `the comment ${comment.id} owes the ${each}`);
    const reaction = outcome === 'pull-request' ? '+1' : 'confused';
    if (trigger.kind === 'run' || hasReaction(world, trigger, reaction)) return owes;
    return [...owes, `the comment ${trigger.id} lacks ${reaction}`];
  });
}
