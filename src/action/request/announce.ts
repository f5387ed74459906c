import type { Conversation, Reaction } from '../ports/conversations.ts';
import { NOTICE_CLAIM } from '../value/claim.ts';
import type { Announcement } from '../value/marker.ts';
import { type EndRef, endsReportedBy, renderNotice } from '../value/own-comments.ts';
import type { Finished } from '../value/status-view.ts';
import { endNotice } from '../wording/answers.ts';
import { firstLine } from '../words/marker-line.ts';
import type { End } from './job-ending.ts';
import { handover } from './post-handover.ts';
import { addReaction, reacting, type ShowingWorld } from './show.ts';
import { type Announced, claimOnce, type Once, writeOnce } from './write-once.ts';

/** After this long, we assume the requester no longer watches the thread (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;

/** Something that announces an end. `write` throws `RepositoryError`. */
export interface Announcing {
  /** See `Unwritten`. */
  readonly what: string;
  readonly write: () => Promise<Announced>;
}

/** Decides whether something announces an end, and returns how; null if it doesn't. */
export type Announcer = (end: End, world: ShowingWorld) => Announcing | null;

export const ANNOUNCE: Readonly<Record<Announcement, Announcer>> = {
  reaction,
  notice,
  handover: (end, world) => {
    const write = handover(end, world);
    return write === null ? null : { what: 'comment on the pull request', write };
  },
};

function reaction({ causedBy, view }: End, world: ShowingWorld): ReturnType<Announcer> {
  const shown = reactionOf(view);
  if (causedBy === null || shown === null) return null;
  const write = async (): Promise<Announced> => {
    await addReaction(causedBy, shown, world);
    return 'done';
  };
  return { what: reacting(shown), write };
}

function reactionOf(view: End['view']): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished' || view.outcome === 'no-news') return null;
  return view.outcome === 'pull-request' || view.outcome === 'no-pull-request' ? '+1' : 'confused';
}

/** GitHub sends no notification for edits: an end needs a comment if the job took long or had no watcher. */
function notice(end: End, world: ShowingWorld): ReturnType<Announcer> {
  const { view, askedAt, writer, conversation } = end;
  const { settings, clock } = world;
  if (view.state !== 'finished' || view.outcome === 'no-news' || !settings.notify || conversation === null) return null;
  if (writer.kind !== 'other' && clock.now() - askedAt <= NOTICE_AFTER_MS) return null;
  return { what: 'post the notice of the end', write: () => postNotice({ ...end, view, conversation }, world) };
}

/** Posts the notice of a job's end, or claims it for the answer to `status`, only once across all runs. */
async function postNotice(
  end: End & { readonly view: Finished; readonly conversation: Conversation },
  world: ShowingWorld,
): Promise<Announced> {
  const { view, jobId, request, conversation, status, answering, written = [] } = end;
  // The status comment could not be written, so nothing can claim the notice.
  if (status === null) return 'failed';
  const claimed = `${status.kind}/${status.id}` as const;
  const body = renderNotice({ job: jobId ?? '', status: claimed }, endNotice({ ...view, request }, status.url));
  // Someone may have removed the reaction, which anyone can see.
  if (written.some((each) => isNotice(each, body, claimed))) return 'done';
  const once: Once = {
    on: { kind: status.kind, id: status.id },
    reaction: NOTICE_CLAIM,
    isWritten: () => isPosted(body, { claimed, conversation }, world),
    write: ({ mayRepeat }) => world.repository.createComment(conversation, body, { mayRepeat }),
  };
  return answering === true ? claimOnce(once, world) : writeOnce(once, world);
}

/** The first line names the job and the comment that claims its notice. An answer to `status` names what it reports. */
function isNotice(body: string, wanted: string, claimed: EndRef): boolean {
  return firstLine(body) === firstLine(wanted) || endsReportedBy(body).includes(claimed);
}

/** An answer about a review thread may be in the conversation. */
async function isPosted(
  wanted: string,
  { claimed, conversation: { thread, review } }: { readonly claimed: EndRef; readonly conversation: Conversation },
  { repository }: ShowingWorld,
): Promise<boolean> {
  const kinds = review === null ? (['issue-comment'] as const) : (['review-comment', 'issue-comment'] as const);
  const [viewer, ...lists] = await Promise.all([
    repository.viewer(),
    ...kinds.map((kind) => repository.comments(thread, { kind })),
  ]);
  const ours = lists.flat().filter(({ author }) => author === viewer);
  return ours.some(({ body }) => isNotice(body, wanted, claimed));
}
