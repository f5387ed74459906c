import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

const DAY_MS = 86_400_000;
/** After that nobody can find out whether an address was among the visitors of a day, even with the database. */
const KEPT_MS = 31 * DAY_MS;

const keyRow = v.object({ day: v.number(), key: v.nullable(v.instance(Uint8Array)) });

/**
 * The random keys with which the visitors of a log get names that hide who they are. Each day (UTC) has its own, so that
 * nobody can be followed over days. A key is kept for a month from the first import of its day: with it, a log that is
 * imported again gives the same names, and so no new visitors. Then only the fact remains that the day had a key.
 */
export class DayKeys {
  readonly #database: DatabaseSync;
  readonly #now: number;
  /** As objects, which hash six times faster than bytes. */
  readonly #keys: Map<number, KeyObject | null>;
  readonly #made = new Map<number, Uint8Array>();

  /** Deletes old keys. */
  constructor(database: DatabaseSync, now: number) {
    database.exec(
      `CREATE TABLE IF NOT EXISTS dayKeys (day INTEGER PRIMARY KEY, key BLOB, made INTEGER NOT NULL) STRICT`,
    );
    database.prepare('UPDATE dayKeys SET key = NULL WHERE made <= ?').run(now - KEPT_MS);
    const rows = v.parse(v.array(keyRow), database.prepare('SELECT day, key FROM dayKeys').all());
    this.#database = database;
    this.#now = now;
    this.#keys = new Map(rows.map(({ day, key }) => [day, key === null ? null : createSecretKey(key)]));
  }

  /** Names a visitor for the day of an instant (ms); null if that day's key was deleted. */
  nameOf(visitor: string, at: number): string | null {
    const day = Math.floor(at / DAY_MS);
    const key = this.#keys.get(day) ?? (this.#keys.has(day) ? null : this.#make(day));
    return key === null ? null : createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
  }

  /** Stores new keys as part of the transaction. Returns false if another import has just made one for the same day. */
  store(): boolean {
    const insert = this.#database.prepare('INSERT OR IGNORE INTO dayKeys VALUES (?, ?, ?)');
    return [...this.#made].every(([day, key]) => insert.run(day, key, this.#now).changes === 1);
  }

  #make(day: number): KeyObject {
    const bytes = randomBytes(32);
    const key = createSecretKey(bytes);
    this.#keys.set(day, key);
    this.#made.set(day, bytes);
    return key;
  }
}
