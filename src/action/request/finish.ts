import { ANNOUNCEMENTS, type Announcement } from '../value/marker.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { ANNOUNCE, type Audience } from './announce.ts';
import { giveBackTurn } from './claim.ts';
import { owed } from './ending.ts';
import { showStarted } from './follow.ts';
import { withPullRequest } from './linked.ts';
import { type Unwritten, warnOf } from './react.ts';
import { failureOf, record, recordTold, WRITE_STATUS } from './record.ts';
import { type Announced, type DocsRequest, type Sent, shows, watched } from './request.ts';

/**
 * Ends a request for this run: writes where it stands into the thread, and announces its end as far as that is owed. The one
 * way for a run, a re-run and a step.
 */
export async function finish(request: Sent, world: World): Promise<Sent> {
  const { runner, clock } = world;
  const { stage } = request;
  if (stage.view.state === 'started') return showStarted(request, clock.now(), world);
  if (stage.view.state === 'not-created') await giveBackTurn(request, world);
  const marker = request.page.comment?.marker;
  const owes = marker !== undefined && owed(marker).length > 0 && !runner.cancelled.aborted;
  if (stage.kept === true && !owes) return request;
  // If the comment can't be edited, the post process tries again, and can't know this otherwise.
  if (stage.view.state === 'not-created') runner.save('never-sent', 'true');
  // A cancelled process has time for one edit; the next run announces the rest.
  const isBrief = runner.cancelled.aborted || stage.kept === true;
  const finished = await announceEnd(isBrief ? request : await withFacts(request, world), {}, world);
  const { written } = finished.page;
  // The post process has the same token: once GitHub refuses it, another try is useless.
  const isOpen = written === 'failed' || written === 'gone';
  if (!isOpen || failureOf(finished.page)?.failure === 'unauthorized') runner.save('open-comment', '');
  return finished;
}

async function withFacts(request: Sent, world: World): Promise<Sent> {
  const { stage, base, pullRequest, page } = request;
  // Only the status comment and the hand-over need these facts.
  const isNeeded = page.conversation !== null || world.settings.handover;
  if (stage.view.state !== 'finished' || !isNeeded) return request;
  return { ...request, stage: { ...stage, ...(await withPullRequest(stage.view, { ...base, pullRequest }, world)) } };
}

/**
 * Writes the end of a request, announces it, and records what was announced: the one way for all runs, `status` and
 * `settle`. The run that writes the end announces it. A run adds its reaction first: that may be repeated, and saves an
 * edit. A cancelled process leaves all announcements to the next run.
 */
export async function announceEnd(request: Sent, audience: Audience, world: World): Promise<Sent> {
  const { stage, writer, page } = request;
  const { view } = stage;
  const isRun = writer.kind === 'run';
  const isSaid = shows(page, view);
  const isCancelled = (): boolean => world.runner.cancelled.aborted;
  const isFinal = !(view.state === 'finished' && view.outcome === 'no-news') && !isCancelled();
  const toldBefore = toldOf(request);
  const due = ANNOUNCEMENTS.filter(
    (kind) => !toldBefore.includes(kind) && ANNOUNCE[kind].isDue(request, audience, world),
  );
  const early = due.filter((kind) => kind === 'reaction' && !isSaid && isRun && isFinal);
  const late = due.filter((kind) => !early.includes(kind));
  const unwritten: Unwritten[] = [];
  const failed = await announce(early, request, { audience, unwritten, world });
  const told = isFinal ? ANNOUNCEMENTS.filter((kind) => !late.includes(kind) && !failed.has(kind)) : toldBefore;
  const ended = watched({ ...request, base: { ...request.base, told } }, world.clock.now());
  const wrote = isSaid ? request : await record(ended, world);
  const { written } = wrote.page;
  const isOurs = isSaid || written === 'yes' || (written === 'failed' && isRun);
  const left = isOurs && isFinal && !isCancelled() ? await announce(late, wrote, { audience, unwritten, world }) : null;
  const owing = new Map(left === null ? [] : [...failed, ...left]);
  // Two runs may announce at once, and of two partial lists the later one would forget what only the other has.
  const isTold = left !== null && written !== 'failed' && owing.size === 0;
  const kept = isTold ? await recordTold(wrote, ANNOUNCEMENTS, world) : wrote;
  const error = failureOf(kept.page);
  const status = error !== null && isRun ? [{ what: WRITE_STATUS, error }] : [];
  warnOf([...status, ...unwritten], error === null || !isRun ? error : page.failure, world.runner);
  // The end is written, even if what was told couldn't be noted.
  const result = kept.page.written === 'overtaken' ? 'overtaken' : written;
  return { ...kept, owing, page: { ...kept.page, written: result } };
}

/**
 * Lists what was announced of an end. A pull request that the service names after the end is handed over, so there is no
 * second notice.
 */
function toldOf({ page, stage }: Sent): readonly Announcement[] {
  const { told = [], outcome } = page.comment?.marker ?? {};
  if (shows(page, stage.view)) return told;
  return outcome === 'no-pull-request' ? told.filter((kind) => kind === 'notice') : [];
}

/** A failure is no error: a later run tries again. It is added to `unwritten`. Returns what is still owed, and why. */
async function announce(
  kinds: readonly Announcement[],
  request: Sent,
  {
    audience,
    unwritten,
    world,
  }: { readonly audience: Audience; readonly unwritten: Unwritten[]; readonly world: World },
): Promise<DocsRequest['owing']> {
  const owing = new Map<Announcement, Exclude<Announced, 'done'>>();
  for (const kind of kinds) {
    try {
      const result = await ANNOUNCE[kind].write(request, audience, world);
      if (result !== 'done') owing.set(kind, result);
    } catch (error) {
      owing.set(kind, 'failed');
      unwritten.push({ what: ANNOUNCE[kind].what(request), error: repositoryErrorOf(error) });
    }
  }
  return owing;
}
