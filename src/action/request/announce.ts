import type { Conversation, Reaction } from '../ports/conversations.ts';
import { NOTICE_CLAIM } from '../value/claim.ts';
import type { Announcement } from '../value/marker.ts';
import { type EndRef, endsReportedBy, renderNotice } from '../value/own-comments.ts';
import { endNotice } from '../wording/answers.ts';
import { firstLine } from '../words/marker-line.ts';
import type { World } from '../world.ts';
import { handOver, mayHandOver } from './handover.ts';
import { claimOnce, type Once, writeOnce } from './once.ts';
import { addReaction, reacting } from './react.ts';
import { type Announced, askedAt, placeOf, type Sent, shows } from './request.ts';

/** After this long, we assume the requester no longer watches the thread (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;

/** Who reads the thread now. */
export interface Audience {
  /** Our comments in it, as far as this run has read them: the notice may be among them. */
  readonly written?: readonly string[];
  /** The run's answer to `status` reports this end, so there is no other notice. */
  readonly answering?: boolean;
}

/** One way to announce an end to the requester, in addition to the status comment. */
interface Announcer {
  readonly isDue: (request: Sent, audience: Audience, world: World) => boolean;
  /** See `Unwritten`. */
  readonly what: (request: Sent) => string;
  /** Throws `RepositoryError`. */
  readonly write: (request: Sent, audience: Audience, world: World) => Promise<Announced>;
}

export const ANNOUNCE: Readonly<Record<Announcement, Announcer>> = {
  reaction: {
    isDue: ({ causedBy, stage }) => causedBy !== null && reactionOf(stage) !== null,
    what: ({ stage }) => reacting(reactionOf(stage) ?? '+1'),
    write: react,
  },
  notice: { isDue: isNoticeDue, what: () => 'post the notice of the end', write: postNotice },
  handover: {
    isDue: (request, _audience, world) => mayHandOver(request, world),
    what: () => 'comment on the pull request',
    write: (request, _audience, world) => handOver(request, world),
  },
};

async function react({ causedBy, stage }: Sent, _audience: Audience, world: World): Promise<Announced> {
  const shown = reactionOf(stage);
  if (causedBy !== null && shown !== null) await addReaction(causedBy, shown, world);
  return 'done';
}

function reactionOf({ view }: Sent['stage']): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished' || view.outcome === 'no-news') return null;
  return view.outcome === 'pull-request' || view.outcome === 'no-pull-request' ? '+1' : 'confused';
}

/** GitHub sends no notification for edits: an end needs a comment if the job took long or had no watcher. */
function isNoticeDue(request: Sent, _audience: Audience, { settings, clock }: World): boolean {
  const { view } = request.stage;
  if (view.state !== 'finished' || view.outcome === 'no-news' || !settings.notify) return false;
  if (request.page.conversation === null) return false;
  // Whoever has written an end has noted in it whether a notice is owed.
  const isKept = shows(request.page, view);
  return isKept || request.writer.kind === 'other' || clock.now() - askedAt(request) > NOTICE_AFTER_MS;
}

/** Posts the notice of a job's end, or claims it for the answer to `status`, only once across all runs. */
async function postNotice(request: Sent, { answering, written = [] }: Audience, world: World): Promise<Announced> {
  const { jobId, base, page, stage } = request;
  const { comment: status } = page;
  // The status comment could not be written, so nothing can claim the notice.
  if (status === null || stage.view.state !== 'finished') return 'failed';
  const claimed = `${status.kind}/${status.id}` as const;
  const text = endNotice({ ...stage.view, request: base.request }, status.url);
  const body = renderNotice({ job: jobId ?? '', status: claimed }, text);
  // Someone may have removed the reaction, which anyone can see.
  if (written.some((each) => isNotice(each, body, claimed))) return 'done';
  const place = placeOf(request);
  if (place === null) return 'failed';
  const once: Once = {
    on: { kind: status.kind, id: status.id },
    reaction: NOTICE_CLAIM,
    isWritten: () => isPosted(body, { claimed, place }, world),
    write: ({ mayRepeat }) => world.repository.createComment(place, body, { mayRepeat }),
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
  { claimed, place: { thread, review } }: { readonly claimed: EndRef; readonly place: Conversation },
  { repository }: World,
): Promise<boolean> {
  const kinds = review === null ? (['issue-comment'] as const) : (['review-comment', 'issue-comment'] as const);
  const [viewer, ...lists] = await Promise.all([
    repository.viewer(),
    ...kinds.map((kind) => repository.comments(thread, { kind })),
  ]);
  const ours = lists.flat().filter(({ author }) => author === viewer);
  return ours.some(({ body }) => isNotice(body, wanted, claimed));
}
