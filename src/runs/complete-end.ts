import { RepositoryError } from '../errors.ts';
import type { ThreadComment } from '../ports.ts';
import { type EditEnd, editUnlessChanged } from '../thread/guarded-edit.ts';
import { type Marker, TELLINGS, type Telling } from '../thread/marker.ts';
import { believedMarker, type Ours, type OwnComment } from '../thread/own-comments.ts';
import { type StatusView, withMarker } from '../thread/status-comment.ts';
import type { StatusKeeper } from '../thread/status-keeper.ts';
import { deservesHandover, handOver } from './hand-over.ts';
import { deservesNotice, owed, tellNotice, tellReaction } from './tell-end.ts';
import { oursOf, type World } from './world.ts';

/**
 * Tells what the run that wrote an end left out, by what the comment's marker remembers. Gives what need not be told
 * again; in a dry run that is everything, because nothing would be left.
 */
export async function tellOwed(
  view: StatusView,
  comment: OwnComment<ThreadComment & { readonly thread: number }>,
  { unattended }: { readonly unattended: boolean },
  world: World,
): Promise<readonly Telling[]> {
  const { marker, thread, review, kind, id, url } = comment;
  if (world.settings.dryRun) return TELLINGS;
  const before = saysEnd(marker) ? marker.told : [];
  const causedBy = marker.trigger.kind === 'run' ? null : marker.trigger;
  const reacted = before.includes('reaction') || (await tellReaction(view, causedBy, world));
  const due =
    view.state === 'finished' &&
    !before.includes('notice') &&
    deservesNotice(view, { askedAt: Date.parse(marker.askedAt), unattended }, world);
  const jobId = marker.jobId ?? '';
  const noticed =
    !due || (await tellNotice(view, { jobId, conversation: { thread, review }, status: { kind, id, url } }, world));
  const handedOver = before.includes('handover') || (await handOverOwed(view, comment, world));
  const done: Readonly<Record<Telling, boolean>> = { reaction: reacted, notice: noticed, handover: handedOver };
  return TELLINGS.filter((telling) => done[telling]);
}

async function handOverOwed(
  view: StatusView,
  { marker, thread, review, kind, id, url, body }: OwnComment<ThreadComment & { readonly thread: number }>,
  world: World,
): Promise<boolean> {
  if (view.state !== 'finished' || view.link === null || marker.jobId === null) return true;
  const { request, jobId } = marker;
  if (!deservesHandover(view.link, { request, conversation: { thread, review } }, world)) return true;
  const text = { requester: null, instruction: { keptFrom: body } };
  return handOver({ jobId, link: view.link, status: { kind, id, url }, text }, world);
}

/** Of a job that had not ended nothing was told, whatever version 1's markers are read as; nor of one without news. */
function saysEnd({ state, outcome }: Marker): boolean {
  return state !== 'starting' && state !== 'started' && outcome !== 'no-news';
}

/** Remembers in a comment what was told, and leaves everything that can be seen as it is. Throws `RepositoryError`. */
export async function rememberTold(
  { kind, id, body, marker }: OwnComment,
  told: readonly Telling[],
  { ours, repository }: { readonly ours: Ours; readonly repository: World['repository'] },
): Promise<EditEnd> {
  const edit = { comment: { kind, id }, basis: marker, body: withMarker(body, { ...marker, told }), ours };
  return editUnlessChanged(edit, await repository());
}

/** Completes the end that an earlier attempt has written, as far as it is owed. A failure is a warning. */
export async function completeEarlierEnd(keeper: StatusKeeper, view: StatusView, world: World): Promise<void> {
  const { ref, marker: known, conversation } = keeper;
  // Whichever run looks next tells what a process leaves that must end now.
  if (ref === null || known === null || owed(known).length === 0 || world.runner.cancelled.aborted) return;
  try {
    const fresh = await (await world.repository()).comment(ref);
    if (fresh === null) return;
    // The keeper has found this comment among our own, and a comment's author never changes.
    const ours = oursOf(fresh.author, world);
    const marker = believedMarker(fresh, ours);
    if (marker === null || marker === 'unreadable' || owed(marker).length === 0) return;
    const told = await tellOwed(view, { ...fresh, marker, thread: conversation.thread }, { unattended: false }, world);
    if (told.length > marker.told.length)
      await rememberTold({ ...fresh, marker }, told, { ours, repository: world.repository });
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    world.runner.warning(`The end of the job could not be reported: ${error.message} ${error.hint}`);
  }
}
