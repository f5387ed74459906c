import { type DocsAgentError, RepositoryError } from '../errors.ts';
import type { Job } from '../jobs/job.ts';
import type { CommentRef, Conversation, Repository, ThreadComment } from '../ports.ts';
import { editUnlessChanged, editUnlessGone } from './guarded-edit.ts';
import type { Marker, Telling } from './marker.ts';
import { believedMarker, type Ours, type OwnComment } from './own-comments.ts';
import {
  type MarkerBase,
  markerFor,
  renderStatusComment,
  type ShownInstruction,
  type StatusView,
} from './status-comment.ts';

export interface StatusKeeperOptions {
  readonly repository: Pick<Repository, 'comment' | 'createComment' | 'editComment'>;
  readonly ours: Ours;
  readonly conversation: Conversation;
  readonly base: MarkerBase;
  /** The job, where it is known before anything is requested: a message goes to one. */
  readonly jobId?: string;
  readonly instruction: ShownInstruction;
  readonly serverUrl: string;
  readonly command: string;
  /** Address of the review comment that is answered; shown where our comment is not in its thread. */
  readonly origin?: string | null;
  /**
   * The comment to take over; null to add one. It is read afresh before the first edit, and left alone if another process
   * has written in it meanwhile.
   */
  readonly comment: OwnComment | null;
  /** The comment is that of an ended request: where another run is faster to take it, one of our own is added. */
  readonly reused?: boolean;
  /** Hears of every write that failed: the comment is decoration once the job is under way. */
  readonly onFailure: (error: DocsAgentError) => void;
}

/** What is shown beside the view; everything but `endedAt` and `withinMs` is remembered for the next time. */
export interface Showing {
  readonly job?: Job | null;
  readonly jobId?: string;
  readonly told?: readonly Telling[];
  /** UTC, ms: until then only this process writes. */
  readonly watchedUntil?: number;
  /** UTC, ms. */
  readonly endedAt?: number;
  /** For a process that must end: one try within this time (ms). */
  readonly withinMs?: number;
}

/** Keeps one status comment true while its job goes on. Writes only what has changed. */
export class StatusKeeper {
  private readonly options: StatusKeeperOptions;
  private base: MarkerBase;
  private comment: Pick<ThreadComment, 'kind' | 'id' | 'url' | 'review'> | null;
  /** What the comment said when we last knew. */
  private basis: Marker | null;
  /** Whether we have written in it. */
  private writtenByUs = false;
  private job: Job | null = null;
  private jobId: string | null = null;
  /** Whether this process knows from the service that the job is at work for it. */
  private holdsJob = false;
  private endedAt: number | null = null;
  private written: string | null = null;
  private current = false;
  /** Another process has written meanwhile: what it says is left alone. */
  private leftAlone = false;

  constructor(options: StatusKeeperOptions) {
    this.options = options;
    this.base = options.base;
    this.comment = options.comment;
    this.basis = options.comment?.marker ?? null;
    this.jobId = options.jobId ?? (this.basis?.request === 'message' ? this.basis.jobId : null);
  }

  /** Whether the last state that was to be shown has been written. */
  get isCurrent(): boolean {
    return this.current;
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

  /** What the comment says, as far as this process knows; null before it exists. */
  get marker(): Marker | null {
    return this.basis;
  }

  /** What has been told of the end, as far as the comment knows. */
  get told(): readonly Telling[] {
    return this.base.told;
  }

  /** What the comment shows of the instruction. */
  get instruction(): ShownInstruction {
    return this.options.instruction;
  }

  /** What was requested, and when: a message to a job, or a job. */
  get request(): Pick<Marker, 'request' | 'askedAt' | 'head'> {
    return this.base;
  }

  /** When the job was requested (UTC, ms). */
  get askedAt(): number {
    return Date.parse(this.base.askedAt);
  }

  /** Writes the first state, before the job is requested. Throws `RepositoryError`: then there is no memory. */
  async open(): Promise<void> {
    await this.write({ state: 'starting' }, {});
  }

  /** Shows a state. A failure is told to `onFailure` and nothing else: it must not end the work. */
  async show(view: StatusView, showing: Showing = {}): Promise<void> {
    try {
      await this.write(view, showing);
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      this.options.onFailure(error);
    }
  }

  /**
   * Reads the comment afresh, and bases on that what this process decides from now on. Gives what it says; null if that
   * can't be read, which `onFailure` hears.
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
      if (!(error instanceof RepositoryError)) throw error;
      onFailure(error);
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
      origin: this.conversation.review === null ? (this.options.origin ?? null) : null,
    });
    if (body !== this.written) await this.put({ body, marker }, showing.withinMs);
    if (this.leftAlone && this.options.reused === true) {
      this.leftAlone = false;
      this.comment = null;
      this.basis = null;
      await this.put({ body, marker }, showing.withinMs);
    }
    this.current = this.leftAlone || body === this.written;
  }

  /** A comment that is reused remembers the pull request of another job. */
  private rememberedPullRequest(): string | null {
    const before = this.options.comment?.marker;
    return before?.jobId === this.jobId ? (before?.pullRequest ?? null) : null;
  }

  private remember({ job, jobId, told, watchedUntil, endedAt }: Showing): void {
    this.job = job ?? this.job;
    this.jobId = jobId ?? this.job?.id ?? this.jobId;
    this.holdsJob ||= jobId !== undefined || this.job !== null;
    this.endedAt = endedAt ?? this.endedAt;
    this.base = {
      ...this.base,
      ...(told === undefined ? {} : { told }),
      ...(watchedUntil === undefined ? {} : { watchedUntil: new Date(watchedUntil).toISOString() }),
    };
  }

  private async put(
    { body, marker }: { readonly body: string; readonly marker: Marker },
    withinMs: number | undefined,
  ): Promise<void> {
    const { repository, conversation } = this.options;
    const gone = this.comment === null || (await this.edit(this.comment, body, withinMs));
    // A process that must end has no time to put a new comment in the place of one that was deleted.
    if (this.leftAlone || (gone && this.comment !== null && withinMs !== undefined)) return;
    if (gone) this.comment = await repository.createComment(conversation, body);
    this.basis = marker;
    this.writtenByUs = true;
    this.written = body;
  }

  /** Gives true if the comment is gone. Only the process that holds the job's id may write without a fresh look. */
  private async edit(comment: CommentRef, body: string, withinMs: number | undefined): Promise<boolean> {
    const { repository, ours } = this.options;
    // Once the end is written, a newer run may take the comment for its own job.
    const holds = this.writtenByUs && this.holdsJob && this.basis?.state !== 'finished';
    if (this.basis !== null && !holds) {
      const end = await editUnlessChanged({ comment, basis: this.basis, body, ours, withinMs }, repository);
      this.leftAlone = end.kind === 'changed';
      return end.kind === 'gone';
    }
    const hurry = withinMs === undefined ? {} : { withinMs };
    return (await editUnlessGone(comment, { body, ...hurry }, repository)) === null;
  }
}
