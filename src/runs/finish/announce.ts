import { problemText, repositoryErrorOf } from '../../errors.ts';
import { firstLine } from '../../marker-line.ts';
import type { Conversation, Reaction } from '../../ports/conversations.ts';
import { NOTICE_CLAIM } from '../../thread/claim.ts';
import type { Announcement, Marker } from '../../thread/marker.ts';
import { type EndRef, endsReportedBy, renderNotice } from '../../thread/own-comments.ts';
import type { StatusView } from '../../thread/status-view.ts';
import { endNotice } from '../../wording/answers.ts';
import type { Announced, AnnouncingWorld, End } from './end.ts';
import { deservesHandover, postHandover } from './post-handover.ts';
import { tryReaction } from './react.ts';
import { claimOnce, type Once, writeOnce } from './write-once.ts';

/** After this long, we assume the requester no longer watches the thread (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;

/** What an end is announced by: whether it needs that, and how. A failure is a warning. */
export const ANNOUNCE: Readonly<
  Record<
    Announcement,
    {
      readonly isDue: (end: End, world: AnnouncingWorld) => boolean;
      readonly announce: (end: End, world: AnnouncingWorld) => Promise<Announced>;
    }
  >
> = {
  reaction: {
    isDue: ({ causedBy, view }) => causedBy !== null && reactionOf(view) !== null,
    announce: async ({ causedBy, view }, world) => {
      const reaction = reactionOf(view);
      const left = causedBy !== null && reaction !== null && !(await tryReaction(causedBy, reaction, world));
      return left ? 'failed' : 'done';
    },
  },
  notice: { isDue: deservesNotice, announce: postNotice },
  handover: { isDue: deservesHandover, announce: postHandover },
};

/** Lists what must still be announced to the requester about an end that a marker records. */
export function owed({ state, outcome, trigger, request, told, group }: Marker): readonly Announcement[] {
  if (state === 'waiting' || state === 'starting' || state === 'started' || outcome === 'no-news') return [];
  const due: readonly Announcement[] = [
    ...(trigger.kind === 'run' ? [] : (['reaction'] as const)),
    ...(state === 'finished' ? (['notice'] as const) : []),
    ...(outcome === 'pull-request' && (request === 'job' || group !== undefined) ? (['handover'] as const) : []),
  ];
  return due.filter((kind) => !told.includes(kind));
}

function reactionOf(view: StatusView): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished' || view.outcome === 'no-news') return null;
  return view.outcome === 'pull-request' || view.outcome === 'no-pull-request' ? '+1' : 'confused';
}

/** GitHub sends no notification for edits: an end needs a comment if the job took long or had no watcher. */
function deservesNotice(
  { view, askedAt, unattended, conversation }: End,
  { settings, clock }: AnnouncingWorld,
): boolean {
  if (view.state !== 'finished' || view.outcome === 'no-news' || !settings.notify || conversation === null)
    return false;
  return unattended || clock.now() - askedAt > NOTICE_AFTER_MS;
}

/** Posts the notice of a job's end, or claims it for the answer to `status`, only once across all runs. A failure is a warning. */
async function postNotice(end: End, world: AnnouncingWorld): Promise<Announced> {
  const { view, jobId, request, conversation, status, claimedOn, answered, written = [] } = end;
  if (view.state !== 'finished' || conversation === null) return 'done';
  // The status comment could not be written, so nothing can claim the notice.
  if (status === null || claimedOn === null) return 'failed';
  const text = endNotice({ ...view, request }, status.url);
  // A step that only follows the job shares the claim, so it must find the notice that the other one wrote.
  const claimed = `${claimedOn.kind}/${claimedOn.id}` as const;
  const notice = renderNotice({ job: jobId ?? '', status: claimed }, text);
  // Someone may have removed the reaction, which anyone can see.
  if (written.some((body) => isNotice(body, notice, claimed))) return 'done';
  const once: Once = {
    on: { kind: claimedOn.kind, id: claimedOn.id },
    reaction: NOTICE_CLAIM,
    isWritten: () => isPosted(notice, { claimed, conversation }, world),
    write: ({ mayRepeat }) => world.repository.createComment(conversation, notice, { mayRepeat }),
  };
  try {
    return await (answered === true ? claimOnce(once, world) : writeOnce(once, world));
  } catch (error) {
    world.runner.warning(`Could not post the notice of the end: ${problemText(repositoryErrorOf(error))}`);
    return 'failed';
  }
}

/** The first line names the job and the comment that claims its notice. An answer to `status` names what it reports. */
function isNotice(body: string, notice: string, claimed: EndRef): boolean {
  return firstLine(body) === firstLine(notice) || endsReportedBy(body).includes(claimed);
}

/** An answer about a review thread may be in the conversation. */
async function isPosted(
  notice: string,
  { claimed, conversation: { thread, review } }: { readonly claimed: EndRef; readonly conversation: Conversation },
  { repository }: AnnouncingWorld,
): Promise<boolean> {
  const kinds = review === null ? (['issue-comment'] as const) : (['review-comment', 'issue-comment'] as const);
  const [viewer, ...lists] = await Promise.all([
    repository.viewer(),
    ...kinds.map((kind) => repository.comments(thread, { kind })),
  ]);
  const ours = lists.flat().filter(({ author }) => author === viewer);
  return ours.some(({ body }) => isNotice(body, notice, claimed));
}
