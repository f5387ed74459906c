import { type DocsAgentError, repositoryErrorOf } from '../errors.ts';
import type { Job } from '../jobs/job.ts';
import type { CommentRef, Conversation, Repository, ThreadComment } from '../ports.ts';
import { type EditEnd, editAsHolder, editUnlessChanged } from './guarded-edit.ts';
import type { Announcement, Marker } from './marker.ts';
import { believedMarker, type Ours, type OwnComment } from './own-comments.ts';
import {
  type MarkerBase,
  markerFor,
  renderStatusComment,
  type SeenEnd,
  type ShownInstruction,
  type StatusView,
} from './status-comment.ts';

export interface StatusKeeperOptions {
  readonly repository: Pick<Repository, 'comment' | 'createComment' | 'editComment'>;
  readonly ours: Ours;
  readonly conversation: Conversation;
  readonly base: MarkerBase;
  /** The job, if known before the request: a message goes to an existing job. */
  readonly jobId?: string;
  /** Address of that job's pull request; null or absent if it is not known. */
  readonly pullRequest?: string | null;
  readonly instruction: ShownInstruction;
  readonly serverUrl: string;
  readonly command: string;
  /** See `StatusComment`. */
  readonly handsOver: boolean;
  /** Address of the review comment that we answer; shown if our comment isn't in its thread. */
  readonly origin?: string | null;
  /**
   * The comment to continue in; null to add one. It is reread before the first edit, and left alone if another process
   * has edited it since.
   */
  readonly comment: OwnComment | null;
  /** The status comment of the request whose job is only followed here; null or absent if there is none. */
  readonly followed?: CommentRef | null;
  /** Called for every failed write: once the job is running, the comment is decoration. */
  readonly onFailure: (error: DocsAgentError) => void;
}

/** What is shown in addition to the view; all but the time limits carries over to later calls. */
export interface Showing {
  readonly job?: Job | null;
  readonly jobId?: string;
  readonly announced?: readonly Announcement[];
  /** UTC, ms: until then only this process writes. */
  readonly watchedUntil?: number;
  /** UTC, ms: when the service had answered the message. */
  readonly sentAt?: number;
  readonly endedAt?: SeenEnd | null;
  /** For a process that must end soon: one try within this time (ms). */
  readonly withinMs?: number;
  /** Sets `withinMs` if the process is cancelled by then; a write that this cancellation stopped is tried once more. */
  readonly whenCancelled?: { readonly cancelled: AbortSignal; readonly withinMs: number };
}

/** Keeps one status comment up to date while its job runs. Writes only changes. */
export class StatusKeeper {
  private readonly options: StatusKeeperOptions;
  private base: MarkerBase;
  private comment: Pick<ThreadComment, 'kind' | 'id' | 'url' | 'review'> | null;
  /** What the comment said when we last read or wrote it. */
  private basis: Marker | null;
  /** Whether we have written in it. */
  private writtenByUs = false;
  /** What an edit without an answer may have made of it; null if there is none. */
  private attempted: Marker | null = null;
  /** We may have added a comment without learning its id. */
  private mayHaveCreated = false;
  private job: Job | null = null;
  private jobId: string | null = null;
  /** Whether the service has confirmed the job to this process. */
  private holdsJob = false;
  private endedAt: SeenEnd | null = null;
  private written: string | null = null;
  private current = false;
  /** Another process has edited the comment since: we leave it alone. */
  private leftAlone = false;

  constructor(options: StatusKeeperOptions) {
    this.options = options;
    this.base = options.base;
    this.comment = options.comment;
    this.basis = options.comment?.marker ?? null;
    this.jobId = options.jobId ?? (this.basis?.request === 'message' ? this.basis.jobId : null);
  }

  /** Whether the latest state has been written. */
  get isCurrent(): boolean {
    return this.current;
  }

  /** Whether the comment may show what this process wrote. */
  get mayBeOpen(): boolean {
    return this.writtenByUs || this.attempted !== null;
  }

  /** Where the comment is, or will be. */
  get conversation(): Conversation {
    const { conversation } = this.options;
    return this.comment === null ? conversation : { ...conversation, review: this.comment.review };
  }

  get url(): string | null {
    return this.comment?.url ?? null;
  }

  get ref(): CommentRef | null {
    return this.comment === null ? null : { kind: this.comment.kind, id: this.comment.id };
  }

  /** The status comment of the request whose job is only followed here; null if there is none. */
  get followed(): CommentRef | null {
    return this.options.followed ?? null;
  }

  /** What the comment says as far as we know; null before it exists. */
  get marker(): Marker | null {
    return this.basis;
  }

  /** What the comment shows of the instruction. */
  get instruction(): ShownInstruction {
    return this.options.instruction;
  }

  /** What was requested, and when: a message to a job with its pull request, or a job. */
  get request(): Pick<Marker, 'request' | 'askedAt' | 'sentAt' | 'head' | 'pullRequest'> {
    return { ...this.base, pullRequest: this.rememberedPullRequest() };
  }

  /** When the job was requested (UTC, ms). */
  get askedAt(): number {
    return Date.parse(this.base.askedAt);
  }

  /** Writes the first state, before the job is requested. Throws `RepositoryError`: then there is no memory. */
  async open(): Promise<void> {
    await this.write({ state: 'starting' }, {});
  }

  /** Shows a state. A failure only goes to `onFailure`: it must not end the work. */
  async show(view: StatusView, showing: Showing = {}): Promise<void> {
    try {
      await this.writeInTime(view, showing);
    } catch (error) {
      this.options.onFailure(repositoryErrorOf(error));
    }
  }

  /** A cancelled process sends only what has a time limit. */
  private async writeInTime(view: StatusView, { whenCancelled, ...showing }: Showing): Promise<void> {
    if (whenCancelled === undefined) return this.write(view, showing);
    const { cancelled, withinMs } = whenCancelled;
    try {
      if (!cancelled.aborted) return await this.write(view, showing);
    } catch (error) {
      if (!cancelled.aborted || repositoryErrorOf(error).failure !== 'unavailable') throw error;
    }
    return this.write(view, { ...showing, withinMs });
  }

  /**
   * Rereads the comment, and bases this process's later decisions on it. Returns its marker; null if it can't be read.
   * A failed request goes to `onFailure`.
   */
  async lookAfresh(): Promise<Marker | null> {
    const { repository, ours, onFailure } = this.options;
    try {
      const fresh = this.comment === null ? null : await repository.comment(this.comment);
      const marker = fresh === null ? null : believedMarker(fresh, ours);
      if (marker === null || marker === 'unreadable') return null;
      this.basis = marker;
      return marker;
    } catch (error) {
      onFailure(repositoryErrorOf(error));
      return null;
    }
  }

  private async write(view: StatusView, showing: Showing): Promise<void> {
    this.remember(showing);
    if (this.leftAlone) return;
    this.current = false;
    const marker = markerFor(view, this.base, { jobId: this.jobId, pullRequest: this.rememberedPullRequest() });
    const body = renderStatusComment({
      marker,
      view,
      job: this.job,
      instruction: this.options.instruction,
      endedAt: this.endedAt,
      serverUrl: this.options.serverUrl,
      command: this.options.command,
      handsOver: this.options.handsOver,
      origin: this.conversation.review === null ? (this.options.origin ?? null) : null,
    });
    if (body !== this.written) await this.put({ body, marker }, showing.withinMs);
    this.current = this.leftAlone || body === this.written;
  }

  private rememberedPullRequest(): string | null {
    if (this.options.pullRequest) return this.options.pullRequest;
    const before = this.options.comment?.marker;
    return before?.jobId === this.jobId ? (before?.pullRequest ?? null) : null;
  }

  private remember({ job, jobId, announced, watchedUntil, sentAt, endedAt }: Showing): void {
    this.job = job ?? this.job;
    this.jobId = jobId ?? this.job?.id ?? this.jobId;
    this.holdsJob ||= jobId !== undefined || this.job !== null;
    this.endedAt = endedAt ?? this.endedAt;
    this.base = {
      ...this.base,
      ...(announced === undefined ? {} : { told: announced }),
      ...(watchedUntil === undefined ? {} : { watchedUntil: new Date(watchedUntil).toISOString() }),
      ...(sentAt === undefined ? {} : { sentAt: new Date(sentAt).toISOString() }),
    };
  }

  private async put(
    { body, marker }: { readonly body: string; readonly marker: Marker },
    withinMs: number | undefined,
  ): Promise<void> {
    const gone = this.comment === null || (await this.edit(this.comment, { body, marker }, withinMs));
    // A process that must end soon has no time to replace a deleted comment.
    if (this.leftAlone || (gone && this.comment !== null && withinMs !== undefined)) return;
    if (gone) this.comment = await this.create(body, withinMs);
    this.basis = marker;
    this.writtenByUs = true;
    this.written = body;
  }

  private async create(body: string, withinMs: number | undefined): Promise<ThreadComment> {
    const { repository, conversation } = this.options;
    // A process that must end soon can't search for what it may have added, so it adds nothing twice.
    const hurry = withinMs === undefined || this.mayHaveCreated ? {} : { withinMs };
    this.mayHaveCreated = true;
    const comment = await repository.createComment(conversation, body, hurry);
    this.mayHaveCreated = false;
    return comment;
  }

  /** Returns true if the comment is gone. */
  private async edit(
    comment: CommentRef,
    { body, marker }: { readonly body: string; readonly marker: Marker },
    withinMs: number | undefined,
  ): Promise<boolean> {
    const end = await this.tryEdit(comment, { body, marker }, withinMs);
    this.attempted = null;
    this.leftAlone = end.kind === 'changed';
    return end.kind === 'gone';
  }

  /** Only the process that holds the job may write without rereading. */
  private async tryEdit(
    comment: CommentRef,
    { body, marker }: { readonly body: string; readonly marker: Marker },
    withinMs: number | undefined,
  ): Promise<EditEnd> {
    const { repository, ours } = this.options;
    const holds = this.writtenByUs && this.holdsJob && this.basis?.state !== 'finished';
    const edit = { comment, body, ours, withinMs };
    if (this.basis === null || holds) return editAsHolder({ ...edit, own: marker }, repository);
    const { basis, attempted } = this;
    return editUnlessChanged({ ...edit, basis, attempted }, this.editorFor(marker));
  }

  /** Remembers that an edit was sent. */
  private editorFor(marker: Marker): Parameters<typeof editUnlessChanged>[1] {
    const { repository } = this.options;
    return {
      comment: (...given) => repository.comment(...given),
      editComment: (...given) => {
        this.attempted = marker;
        return repository.editComment(...given);
      },
    };
  }
}
