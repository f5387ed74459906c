import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import * as v from 'valibot';
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
  /** How often it was taken up; 0 before the first time. */
  attempts: v.number(),
  /** Process group of the agent that was started last. */
  agentPid: v.nullable(v.number()),
  /** How it ended, for the operator: the interface has no field for it. */
  note: v.nullable(v.string()),
});

/** A job as it is kept. */
export type StoredJob = Readonly<v.InferOutput<typeof jobRow>>;

export type NewJob = Pick<StoredJob, 'project' | 'prompt' | 'repository' | 'ref' | 'model'>;

/** How a job ends by itself. */
export type JobEnd =
  | { readonly status: 'completed'; readonly prLink: string | null; readonly note: string }
  | { readonly status: 'failed'; readonly note: string };

export type Admission =
  | { readonly kind: 'created'; readonly job: StoredJob }
  | { readonly kind: 'limited'; readonly retryAfterMs: number };

const HOUR_MS = 3_600_000;

/** The jobs, on SQLite. Times are UTC ms and come from the caller. A final status never changes, but for `archived`. */
export class JobStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Stores a new active job, unless its project has had `perHour` jobs within the last hour. The jobs themselves are
   * the memory of that limit, so a restart does not forget it.
   */
  create(job: NewJob, { now, perHour }: { readonly now: number; readonly perHour: number }): Admission {
    return inTransaction(this.#database, () => {
      // The job that has to leave the sliding window before there is room: the one `perHour` places from its end.
      const blocking = this.#one(
        'SELECT * FROM jobs WHERE project = ? AND createdAt > ? ORDER BY createdAt DESC LIMIT 1 OFFSET ?',
        [job.project, now - HOUR_MS, perHour - 1],
      );
      if (blocking !== null) return { kind: 'limited', retryAfterMs: blocking.createdAt + HOUR_MS - now };
      const id = `job_${randomBytes(12).toString('hex')}`;
      this.#database
        .prepare(
          'INSERT INTO jobs (id, project, prompt, repository, ref, model, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(id, job.project, job.prompt, job.repository, job.ref, job.model, now);
      return { kind: 'created', job: this.#existing(id) };
    });
  }

  find(id: string): StoredJob | null {
    return this.#one('SELECT * FROM jobs WHERE id = ?', [id]);
  }

  /** Gives all active jobs, oldest first. */
  active(): readonly StoredJob[] {
    const rows = this.#database.prepare("SELECT * FROM jobs WHERE status = 'active' ORDER BY createdAt, rowid").all();
    return v.parse(v.array(jobRow), rows);
  }

  /** Counts an attempt, before anything is done for it. */
  takeUp(id: string): StoredJob {
    this.#database.prepare('UPDATE jobs SET attempts = attempts + 1 WHERE id = ?').run(id);
    return this.#existing(id);
  }

  noteAgent(id: string, pid: number | null): void {
    this.#database.prepare('UPDATE jobs SET agentPid = ? WHERE id = ?').run(pid, id);
  }

  noteRef(id: string, ref: string): void {
    this.#database.prepare('UPDATE jobs SET ref = ? WHERE id = ?').run(ref, id);
  }

  /** Ends an active job. One that was archived meanwhile stays archived, but gets its link and note. */
  end(id: string, end: JobEnd): void {
    const prLink = end.status === 'completed' ? end.prLink : null;
    this.#database
      .prepare(
        "UPDATE jobs SET status = iif(status = 'active', ?, status), prLink = ?, note = ?, agentPid = NULL WHERE id = ?",
      )
      .run(end.status, prLink, end.note, id);
  }

  /** Archives a job in whatever state; the first time counts. Null if there is no such job. */
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

  #one(query: string, values: SQLInputValue[]): StoredJob | null {
    const row = this.#database.prepare(query).get(...values);
    return row === undefined ? null : v.parse(jobRow, row);
  }
}
