import type { JobFacts, Outcome } from '../outcome.ts';
import type { Reaction } from '../ports/conversations.ts';
import { ANNOUNCEMENTS, type Announcement, type Ending } from '../value/marker.ts';
import { endsReportedBy, renderNotice } from '../value/own-comments.ts';
import { endedWell, NOTICE_CLAIM } from '../value/rights.ts';
import { endNotice } from '../wording/answers.ts';
import { type Asked, outcomeWords } from '../wording/end-words.ts';
import { type JobSummary, renderJobSummary, type ShownPrompt, type Usage, usageLine } from '../wording/job-summary.ts';
import { problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { firstLine } from '../words/hidden.ts';
import type { World } from '../world.ts';
import { endOf, owed, pullRequestOf } from './ending.ts';
import { follow, showStarted } from './follow.ts';
import { handOver, linkToHandOver } from './handover.ts';
import { linkRules, withPullRequest } from './pull-request.ts';
import { type Announced, addReaction, giveBackTurn, type Once, takeBack, warnOf, writeOnce } from './reactions.ts';
import { failureOf, type RecordingWorld, record, recordTold, WRITE_STATUS } from './record.ts';
import { isLong, placeOf, type Sent, shows, watched } from './request.ts';

/** Writes the state of a request into the thread, and announces its end as far as that is owed. */
export async function finish(request: Sent, world: World): Promise<Sent> {
  const { runner, clock, settings } = world;
  const { stage, base, pullRequest, page } = request;
  const { view, kept = false } = stage;
  if (view.state === 'started') return showStarted(request, clock.now(), world);
  if (view.state === 'not-created') await giveBackTurn(request, world);
  const { aborted } = runner.cancelled;
  const owes = page.comment !== null && owed(page.comment.marker).length > 0 && !aborted;
  if (kept && !owes) return request;
  // If the comment can't be edited, the post process tries again, and can't know this otherwise.
  if (view.state === 'not-created') runner.save('never-sent', 'true');
  // Only the status comment and the hand-over need these facts. A cancelled process has time for one edit.
  const isNeeded = !aborted && !kept && (page.conversation !== null || settings.handover);
  const full = isNeeded ? await withPullRequest(stage, { ...base, pullRequest }, world) : stage;
  const finished = await announceEnd({ ...request, stage: full }, {}, world);
  // The post process has the same token: once GitHub refuses it, another try is useless.
  const isOpen = finished.page.written === 'failed' || finished.page.written === 'gone';
  if (!isOpen || failureOf(finished.page)?.failure === 'unauthorized') runner.save('open-comment', '');
  return finished;
}

/** `written`: our comments in the thread that were read, so maybe the notice. `answering`: the answer to `status` is it. */
type Audience = { readonly written?: readonly string[]; readonly answering?: boolean };
type Kinds = readonly Announcement[];

/** Records what was announced, too. The run that writes the end announces it; a cancelled one leaves that to the next. */
export async function announceEnd(request: Sent, audience: Audience, world: RecordingWorld): Promise<Sent> {
  const { page, base, stage } = request;
  const { view } = stage;
  const { cancelled } = world.runner;
  const isRun = request.writer.kind === 'run';
  const isSaid = shows(page, view);
  const isFinal = !(view.state === 'finished' && view.outcome === 'no-news') && !cancelled.aborted;
  const wasFailed = page.comment?.marker.outcome === 'failed' && !isSaid;
  const toldBefore = toldOf(request);
  const due = dueOf(request, world).filter((kind) => !toldBefore.includes(kind));
  // A run adds its reaction first: that may be repeated, and saves an edit.
  const late = due.filter((kind) => kind !== 'reaction' || isSaid || !isRun || !isFinal);
  const early = due.filter((kind) => !late.includes(kind));
  if (wasFailed && isFinal && request.causedBy !== null) await takeBack(request.causedBy, 'confused', world);
  const failed = await announce(early, request, audience, world);
  const toldNow = isFinal ? ANNOUNCEMENTS.filter((kind) => !late.includes(kind) && !failed.has(kind)) : toldBefore;
  // Only in the end that this run has seen.
  const isSeen = cancelled.aborted && view.state === 'finished' && !due.includes('notice');
  const told = isSeen ? [...new Set([...toldNow, 'notice' as const])] : toldNow;
  const ended = watched({ ...request, base: { ...base, told } }, world.clock.now());
  const wrote = isSaid ? request : await record(ended, world);
  const { written } = wrote.page;
  const isOurs = isSaid || written === 'yes' || (written === 'failed' && isRun);
  const announces = isOurs && isFinal && !cancelled.aborted;
  const left = new Map([...failed, ...(announces ? await announce(late, wrote, audience, world) : [])]);
  // Two runs may announce at once, and of two partial lists the later one would forget what only the other has.
  const isTold = announces && written !== 'failed' && left.size === 0;
  const kept = isTold ? await recordTold(wrote, world) : wrote;
  const error = failureOf(kept.page);
  const unwritten = [...left].flatMap(([kind, why]) =>
    typeof why === 'string' ? [] : [{ what: whatOf(kind, request), error: why }],
  );
  const status = error !== null && isRun ? [{ what: WRITE_STATUS, error }] : [];
  warnOf([...status, ...unwritten], error !== null && isRun ? page.failure : error, world.runner);
  const owing: Sent['owing'] = announces ? left : new Map();
  // The end is written, even if what was told couldn't be noted.
  return { ...kept, owing, page: { ...kept.page, written: kept.page.written === 'overtaken' ? 'overtaken' : written } };
}

/** A pull request that is found after the end is handed over, so there is no second notice. */
function toldOf({ page, stage }: Sent): Kinds {
  const { told = [], outcome } = page.comment?.marker ?? {};
  if (shows(page, stage.view)) return told;
  return outcome === null || outcome === 'no-news' ? [] : told.filter((kind) => kind === 'notice');
}

function dueOf(request: Sent, world: RecordingWorld): Kinds {
  const { page, stage, writer } = request;
  const { view } = stage;
  // GitHub sends no notification for edits: an end needs a comment if the job took long or had no watcher. Whoever has
  // written an end has noted in it whether a notice is owed.
  const isUnseen = shows(page, view) || writer.kind === 'other' || isLong(request, world.clock.now());
  const isEnd = view.state === 'finished' && view.outcome !== 'no-news';
  const isDue: Readonly<Record<Announcement, boolean>> = {
    reaction: request.causedBy !== null && reactionOf(stage) !== null,
    notice: isEnd && world.settings.notify && page.conversation !== null && isUnseen,
    handover: linkToHandOver(request, world) !== null,
  };
  return ANNOUNCEMENTS.filter((kind) => isDue[kind]);
}

/** Returns what is still owed. A failure is no error: a later run tries again. */
async function announce(kinds: Kinds, request: Sent, to: Audience, world: RecordingWorld): Promise<Sent['owing']> {
  const announcers = { reaction: react, notice: postNotice, handover: handOver };
  const owing = new Map<Announcement, Exclude<Announced, 'done'> | RepositoryError>();
  for (const kind of kinds) {
    const why = await announcers[kind](request, world, to).catch(repositoryErrorOf);
    if (why !== 'done') owing.set(kind, why);
  }
  return owing;
}

/** Continues "Could not". */
function whatOf(kind: Announcement, { stage }: Sent): string {
  if (kind === 'reaction') return `add the reaction ${reactionOf(stage) ?? '+1'}`;
  return kind === 'notice' ? 'post the notice of the end' : 'comment on the pull request';
}

async function react({ causedBy, stage }: Sent, world: RecordingWorld): Promise<Announced> {
  const shown = reactionOf(stage);
  if (causedBy !== null && shown !== null) await addReaction(causedBy, shown, world);
  return 'done';
}

function reactionOf({ view }: Sent['stage']): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished' || view.outcome === 'no-news') return null;
  return endedWell(view) ? '+1' : 'confused';
}

/** Posts the notice of a job's end, or claims it for the answer to `status`, only once across all runs. */
async function postNotice(request: Sent, world: RecordingWorld, audience: Audience): Promise<Announced> {
  const { jobId, base, page, stage } = request;
  const { repository } = world;
  const place = placeOf(request);
  // The status comment could not be written, so nothing can claim the notice.
  if (page.comment === null || place === null || stage.view.state !== 'finished') return 'later';
  const { kind, id, url } = page.comment;
  const status = `${kind}/${id}` as const;
  const body = renderNotice({ job: jobId ?? '', status }, endNotice({ ...base, ...stage.view }, url));
  // The first line names the job and the comment that claims its notice. An answer to `status` names what it reports.
  const isNotice = (other: string): boolean =>
    firstLine(other) === firstLine(body) || endsReportedBy(other).includes(status);
  // Someone may have removed the reaction, which anyone can see.
  if (audience.written?.some(isNotice) === true) return 'done';
  // An answer about a review thread may be in the conversation.
  const kinds = place.review === null ? (['issue-comment'] as const) : (['review-comment', 'issue-comment'] as const);
  const isWritten = async (): Promise<boolean> => {
    const reads = kinds.map((each) => repository.comments(place.thread, { kind: each }));
    const [viewer, ...lists] = await Promise.all([repository.viewer(), ...reads]);
    return lists.flat().some((comment) => comment.author === viewer && isNotice(comment.body));
  };
  const write: Once['write'] = audience.answering
    ? null
    : ({ mayRepeat }) => repository.createComment(place, body, { mayRepeat });
  return writeOnce({ on: { kind, id }, reaction: NOTICE_CLAIM, isWritten, write }, world);
}

/** Follows a request that was sent, finishes it, and turns it into the outcome of the run, which others have already. */
export async function concluded(given: Outcome | Sent, world: World): Promise<Outcome> {
  if ('kind' in given) return given;
  const request = await finish(await follow(given, world), world);
  const answer = answerOf(request);
  if (answer !== null) return { kind: 'helped', sentence: answer };
  const { stage, order, base, page, resumed, usage, writer } = request;
  const { comment } = page;
  const failure = failureOf(page);
  // Not a job that only a marker names.
  const jobId = writer.kind === 'run' ? writer.jobId : null;
  const outdated = comment && failure && { ...comment.marker, problem: failure, command: world.settings.command };
  const known = { jobId, resumed, usage, prompt: order.prompt, ...base, outdated };
  return jobOutcome(stage, { ...known, since: Date.parse(base.askedAt), commentUrl: comment?.url ?? null }, world);
}

/** Null unless the refusal is an answer, so that nothing went wrong. */
function answerOf({ stage: { view, kept }, order, page }: Sent): string | null {
  if (view.state !== 'not-created') return null;
  if (kept === true) return page.comment?.marker.answered === undefined ? null : ANSWERED_BEFORE;
  if (view.answered === 'taken') return `Nothing was started. ${problemText(view.problem)}`;
  // Someone who means a certain job is answered; a request for any job is just not created.
  const isFollowUp = order.kind === 'message' && order.into === null;
  return view.answered === true && isFollowUp ? `Nothing was sent. ${problemText(view.problem)}` : null;
}

const ANSWERED_BEFORE = 'Nothing was sent. An earlier attempt has answered this comment; the status comment says why.';

interface Known extends Pick<JobFacts, 'jobId' | 'resumed' | 'commentUrl'>, Pick<JobSummary, 'outdated'>, Asked {
  /** When the job began (UTC, ms); not a number if unknown. */
  readonly since: number;
  readonly prompt?: ShownPrompt | null;
  readonly usage?: Usage | null;
}

export function jobOutcome(ending: Ending, known: Known, world: World): Outcome {
  const { jobId, request, resumed, commentUrl, outdated = null, prompt, usage = null, since } = known;
  const { result, headline, sentence, hint, problem } = outcomeWords(ending, known);
  const { link, unlinked } = pullRequestOf(ending, linkRules(world));
  if (unlinked !== null) world.runner.warning(`The pull request is not linked, because ${unlinked.reason}.`);
  const end = endOf(ending, world.clock.now());
  const isTimed = typeof end === 'number' && !Number.isNaN(since);
  const facts: JobFacts = {
    ...{ jobId, job: ending.job, link, resumed, commentUrl, followUp: request === 'message' },
    durationSeconds: isTimed ? Math.max(0, Math.round((end - since) / 1000)) : null,
  };
  // A request that the service certainly didn't accept doesn't count.
  const used = usageLine(usage, resumed || ending.view.state === 'not-created' ? 0 : 1);
  const shown = { headline, problem, ...facts, unlinked, outdated, usage: used };
  const summary = renderJobSummary({ ...shown, prompt: prompt?.text ?? null, notes: prompt?.notes ?? [] });
  if (result === 'error') return { kind: 'error', problems: [{ message: sentence, hint: hint ?? '' }], facts, summary };
  const fails = world.settings.failOn.some((failing) => failing === result);
  return { kind: 'job', result, fails, facts, sentence, hint, summary };
}
