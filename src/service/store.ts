import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { AgentEnd } from '../agent/run-agent.ts';
import { inTransaction } from './database.ts';

const jobRow = v.object({
  id: v.string(),
  project: v.string(),
  prompt: v.string(),
  status: v.picklist(['active', 'completed', 'archived', 'failed']),
  repository: v.string(),
  ref: v.string(),
  model: v.string(),
  prLink: v.nullable(v.string()),
  /** UTC, ms since 1970, like `archivedAt`. */
  createdAt: v.number(),
  archivedAt: v.nullable(v.number()),
  /** How often it was started; 0 before the first time. */
  attempts: v.number(),
  /** The last commit that its current prompt was about to push; null before that. */
  pushing: v.nullable(v.string()),
  /** How it ended; for a failed job, the reason. */
  note: v.nullable(v.string()),
  /** The last words of its agent. */
  summary: v.nullable(v.string()),
  /** The latest message, which replaces `prompt` for the agent; null if there was none. */
  message: v.nullable(v.string()),
});

export type StoredJob = Readonly<v.InferOutput<typeof jobRow>>;

/** `summary`: the agent's last words, null without any. */
export type JobEnd = AgentEnd & { readonly summary: string | null };
export type NewJob = Pick<StoredJob, 'project' | 'prompt' | 'repository' | 'ref' | 'model'>;

/** The result of adding a job or message. */
export type Admission =
  | { readonly kind: 'accepted'; readonly job: StoredJob }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly status: 'active' | 'archived' }
  | { readonly kind: 'limited'; readonly retryAfterMs: number };
type Limited = Admission & { readonly kind: 'limited' };

interface Rate {
  /** UTC, ms since 1970. */
  readonly now: number;
  readonly perHour: number;
}

const timeRow = v.object({ createdAt: v.number() });

const HOUR_MS = 3_600_000;

/** A job with its latest message. Messages to one job come one after the other, so that is the one being worked on. */
const JOBS = `SELECT jobs.*, (SELECT prompt FROM messages WHERE job = jobs.id ORDER BY id DESC LIMIT 1) AS message
  FROM jobs`;

export function branchOf({ id }: Pick<StoredJob, 'id'>): string {
  return `docs-agent/${id}`;
}

export function resultBranch(job: Pick<StoredJob, 'id' | 'pushing'>): string | null {
  return job.pushing === null ? null : branchOf(job);
}

/** Times are UTC ms. Only a message reactivates a job that has ended, and an archived one takes no messages. */
export class JobStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** The limit (`perHour` jobs within the last hour) is counted from the jobs themselves, so it survives a restart. */
  create(job: NewJob, { now, perHour }: Rate): Admission {
    return inTransaction(this.#database, (): Admission => {
      const limited = this.#limit('jobs', job.project, { now, perHour });
      if (limited !== null) return limited;
      const id = `job_${randomBytes(12).toString('hex')}`;
      this.#database
        .prepare(
          'INSERT INTO jobs (id, project, prompt, repository, ref, model, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(id, job.project, job.prompt, job.repository, job.ref, job.model, now);
      return { kind: 'accepted', job: this.#existing(id) };
    });
  }

  /** Makes a job that has ended active again, unless its project has had `perHour` messages within the last hour. */
  message(jobId: string, { project, prompt }: Pick<NewJob, 'project' | 'prompt'>, { now, perHour }: Rate): Admission {
    return inTransaction(this.#database, (): Admission => {
      const job = this.find(jobId);
      if (job?.project !== project) return { kind: 'unknown' };
      if (job.status === 'active' || job.status === 'archived') return { kind: 'refused', status: job.status };
      const limited = this.#limit('messages', project, { now, perHour });
      if (limited !== null) return limited;
      this.#database
        .prepare('INSERT INTO messages (job, project, prompt, createdAt) VALUES (?, ?, ?, ?)')
        .run(jobId, project, prompt, now);
      this.#database
        .prepare("UPDATE jobs SET status = 'active', attempts = 0, pushing = NULL, note = NULL WHERE id = ?")
        .run(jobId);
      return { kind: 'accepted', job: this.#existing(jobId) };
    });
  }

  find(id: string): StoredJob | null {
    const row = this.#database.prepare(`${JOBS} WHERE id = ?`).get(id);
    return row === undefined ? null : v.parse(jobRow, row);
  }

  active(): readonly StoredJob[] {
    const rows = this.#database.prepare(`${JOBS} WHERE status = 'active' ORDER BY createdAt, rowid`).all();
    return v.parse(v.array(jobRow), rows);
  }

  /** All jobs, or those of one project, the newest first. */
  list(project: string | null): readonly StoredJob[] {
    const all = this.#database.prepare(
      `${JOBS} WHERE project = coalesce(?, project) ORDER BY createdAt DESC, rowid DESC`,
    );
    return v.parse(v.array(jobRow), all.all(project));
  }

  takeUp(id: string): StoredJob {
    this.#database.prepare('UPDATE jobs SET attempts = attempts + 1 WHERE id = ?').run(id);
    return this.#existing(id);
  }

  /** `pushing` is noted before a commit is pushed, so that a later attempt can check whether it arrived. */
  note(id: string, what: 'pushing' | 'ref', value: string): void {
    this.#database.prepare(`UPDATE jobs SET ${what} = ? WHERE id = ?`).run(value, id);
  }

  /** One that was archived since stays so, but gets link and note. Without a new link, an existing one is kept. */
  end(id: string, end: JobEnd): void {
    const prLink = end.status === 'completed' ? end.prLink : null;
    this.#database
      .prepare(
        `UPDATE jobs SET status = iif(status = 'active', ?, status), prLink = coalesce(?, prLink), note = ?,
        summary = ? WHERE id = ?`,
      )
      .run(end.status, prLink, end.note, end.summary, id);
  }

  /** Archives a job in any state; the first time counts. Null if there is no such job. */
  archive(id: string, now: number): StoredJob | null {
    this.#database
      .prepare("UPDATE jobs SET status = 'archived', archivedAt = ? WHERE id = ? AND status <> 'archived'")
      .run(now, id);
    return this.find(id);
  }

  #existing(id: string): StoredJob {
    const job = this.find(id);
    if (job === null) throw new Error(`Job ${id} has vanished from the database.`);
    return job;
  }

  #limit(table: 'jobs' | 'messages', project: string, { now, perHour }: Rate): Limited | null {
    // The row that must leave the sliding window to make room: the one `perHour` places from its end.
    const blocking = this.#database
      .prepare(
        `SELECT createdAt FROM ${table} WHERE project = ? AND createdAt > ? ORDER BY createdAt DESC LIMIT 1 OFFSET ?`,
      )
      .get(project, now - HOUR_MS, perHour - 1);
    if (blocking === undefined) return null;
    return { kind: 'limited', retryAfterMs: v.parse(timeRow, blocking).createdAt + HOUR_MS - now };
  }
}
