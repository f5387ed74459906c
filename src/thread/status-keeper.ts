import { type DocsAgentError, RepositoryError } from '../errors.ts';
import type { Job } from '../jobs/job.ts';
import type { Repository, ThreadComment } from '../ports.ts';
import { type Marker, readMarker } from './marker.ts';
import { renderStatusComment, type StatusView } from './status-comment.ts';

/** Everything of the marker that the view does not decide. */
export type MarkerBase = Omit<Marker, 'state' | 'outcome' | 'jobId'>;

export interface StatusKeeperOptions {
  readonly repository: Pick<Repository, 'comment' | 'createComment' | 'editComment'>;
  readonly thread: number;
  readonly base: MarkerBase;
  readonly instruction: { readonly text: string } | { readonly keptFrom: string };
  readonly serverUrl: string;
  readonly command: string;
  /** Address of the review comment that is answered; absent for a comment in the same conversation. */
  readonly origin?: string | null;
  /** The comment to edit; null to add one. */
  readonly comment: Pick<ThreadComment, 'id' | 'url'> | null;
  /** Hears of every write that failed: the comment is decoration once the job is under way. */
  readonly onFailure: (error: DocsAgentError) => void;
}

/** What is shown beside the view; `jobId` is remembered from the first time it is told. */
export interface Showing {
  readonly job?: Job | null;
  readonly jobId?: string;
  /** UTC, ms. */
  readonly endedAt?: number;
  /** For a process that must end: one try within this time (ms). */
  readonly withinMs?: number;
}

/** Keeps one status comment true while its job goes on. Writes only what has changed. */
export class StatusKeeper {
  private readonly options: StatusKeeperOptions;
  private comment: Pick<ThreadComment, 'id' | 'url'> | null;
  private job: Job | null = null;
  private jobId: string | null = null;
  private written: string | null = null;
  private current = false;

  constructor(options: StatusKeeperOptions) {
    this.options = options;
    this.comment = options.comment;
  }

  /** Whether the last state that was to be shown has been written. */
  get isCurrent(): boolean {
    return this.current;
  }

  get thread(): number {
    return this.options.thread;
  }

  get url(): string | null {
    return this.comment?.url ?? null;
  }

  get id(): number | null {
    return this.comment?.id ?? null;
  }

  /** Writes the first state, before the job is asked for. Throws `RepositoryError`: then there is no memory. */
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
   * Says that a job may exist, unless the comment knows more by now: it is read afresh first, because another process
   * may have learned the job's id. Gives the marker that knows more, or null if there is none.
   */
  async showUnknown(evidence: string, showing: Showing = {}): Promise<Marker | null> {
    const half = showing.withinMs === undefined ? {} : { withinMs: showing.withinMs / 2 };
    this.current = false;
    try {
      const fresh = this.comment === null ? null : await this.options.repository.comment(this.comment.id, half);
      const read = fresh === null ? null : readMarker(fresh.body);
      if (read?.kind === 'marker' && read.marker.state !== 'starting') {
        this.current = true;
        return read.marker;
      }
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      this.options.onFailure(error);
      return null;
    }
    await this.show({ state: 'unknown', evidence }, { ...showing, ...half });
    return null;
  }

  private async write(view: StatusView, showing: Showing): Promise<void> {
    this.current = false;
    this.job = showing.job ?? this.job;
    this.jobId = showing.jobId ?? this.job?.id ?? this.jobId;
    const body = renderStatusComment({
      marker: this.markerOf(view),
      view,
      job: this.job,
      instruction: this.options.instruction,
      endedAt: showing.endedAt ?? null,
      serverUrl: this.options.serverUrl,
      command: this.options.command,
      origin: this.options.origin ?? null,
    });
    if (body !== this.written) this.comment = await this.put(body, showing.withinMs);
    this.written = body;
    this.current = true;
  }

  private markerOf(view: StatusView): Marker {
    const hasJob = view.state === 'started' || view.state === 'finished';
    return {
      ...this.options.base,
      state: view.state,
      outcome: view.state === 'finished' ? view.outcome : null,
      jobId: hasJob ? this.jobId : null,
    };
  }

  private async put(body: string, withinMs: number | undefined): Promise<ThreadComment> {
    const { repository, thread } = this.options;
    if (this.comment === null) return repository.createComment(thread, body);
    try {
      return await repository.editComment(this.comment.id, body, withinMs === undefined ? {} : { withinMs });
    } catch (error) {
      // Somebody has deleted our comment: one new one takes its place, unless the process must end.
      const deleted = error instanceof RepositoryError && error.failure === 'missing';
      if (!deleted || withinMs !== undefined) throw error;
      return repository.createComment(thread, body);
    }
  }
}
