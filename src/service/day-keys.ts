import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';

const DAY_MS = 86_400_000;
const KEPT_MS = 31 * DAY_MS;

const keyRows = v.array(v.object({ day: v.number(), key: v.nullable(v.instance(Uint8Array)) }));

/**
 * Random keys that hide who the visitors of a log are. Each day (UTC) has its own, so that nobody can be followed over
 * days. It is kept for a month after the day's first import, so that an import that is repeated gives the same names,
 * and no new visitors. Then it is deleted, and no one can look for an address among the names, even with the database.
 */
export class DayKeys {
  readonly #database: DatabaseSync;
  /** As objects, which hash six times faster than bytes. Null: deleted. */
  readonly #keys: Map<number, KeyObject | null>;
  readonly #made: number[] = [];

  /** Deletes old keys. */
  constructor(database: DatabaseSync, now: number) {
    database.exec(
      'CREATE TABLE IF NOT EXISTS dayKeys (day INTEGER PRIMARY KEY, key BLOB, made INTEGER NOT NULL) STRICT',
    );
    // Otherwise SQLite leaves a key's bytes in the file, as room for others.
    database.exec('PRAGMA secure_delete = ON');
    database.prepare('UPDATE dayKeys SET key = NULL WHERE made <= ?').run(now - KEPT_MS);
    const rows = v.parse(keyRows, database.prepare('SELECT day, key FROM dayKeys').all());
    this.#database = database;
    this.#keys = new Map(rows.map(({ day, key }) => [day, key && createSecretKey(key)]));
  }

  /** Names a visitor for the day of an instant (ms); null if that day's key was deleted. */
  nameOf(visitor: string, at: number): string | null {
    const day = Math.floor(at / DAY_MS);
    if (!this.#keys.has(day)) this.#made.push(day);
    const key = this.#keys.get(day) ?? (this.#keys.has(day) ? null : createSecretKey(randomBytes(32)));
    this.#keys.set(day, key);
    return key && createHmac('sha256', key).update(visitor).digest('base64url').slice(0, 22);
  }

  /** Stores new keys as part of a transaction. Throws if another import has stored one for the same day meanwhile. */
  store(now: number): void {
    const insert = this.#database.prepare('INSERT OR IGNORE INTO dayKeys VALUES (?, ?, ?)');
    for (const day of this.#made) {
      if (insert.run(day, this.#keys.get(day)?.export() ?? null, now).changes === 0)
        throw new Error('Another import of the same days has just ended. Repeat this one.');
    }
  }
}
