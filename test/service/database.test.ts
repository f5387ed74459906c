import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../../src/service/database.ts';
import { JobStore } from '../../src/service/store.ts';
import { VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addVisits } from '../../src/service/visits.ts';
import { aFolder } from './world.ts';

/** Exactly what the first version of the service created. */
const FIRST_LAYOUT = `
  CREATE TABLE jobs (
    id TEXT PRIMARY KEY, project TEXT NOT NULL, prompt TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'active',
    repository TEXT NOT NULL, ref TEXT NOT NULL, model TEXT NOT NULL, prLink TEXT, createdAt INTEGER NOT NULL,
    archivedAt INTEGER, attempts INTEGER NOT NULL DEFAULT 0, agentPid INTEGER, note TEXT
  ) STRICT;
  CREATE INDEX jobsByTime ON jobs (project, createdAt);
  CREATE TABLE visits (
    project TEXT NOT NULL, path TEXT NOT NULL, visitor TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'ai')), at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX visitsByTime ON visits (project, at);
  PRAGMA user_version = 1;`;

const ALL = { reader: 0, from: null, to: null, limit: 250, offset: 0 };

test('a database of the first version keeps its jobs and visits', async () => {
  await using folder = await aFolder();
  const file = `${folder.path}/first.sqlite`;
  const first = new DatabaseSync(file);
  first.exec(`${FIRST_LAYOUT}
    INSERT INTO jobs (id, project, prompt, repository, ref, model, createdAt, attempts)
      VALUES ('job_1', 'handbook', 'Do it.', 'octo/handbook', 'main', 'robot', 5, 2);
    INSERT INTO jobs (id, project, prompt, status, repository, ref, model, createdAt, note)
      VALUES ('job_2', 'unvisited', 'Do it.', 'failed', 'octo/handbook', 'main', 'robot', 6, 'It failed: no idea');
    INSERT INTO visits VALUES
      ('handbook', '/a', 'ann', 'human', 1), ('handbook', '/a', 'ann', 'ai', 1), ('handbook', '/a', 'ann', 'human', 1),
      ('handbook', '/b', 'bob', 'human', 2), ('other', '/a', 'bob', 'ai', 3)`);
  first.close();
  for (const round of ['that is being upgraded', 'that is up to date']) {
    const database = openDatabase(file);
    const job = new JobStore(database).find('job_1');
    const failed = new JobStore(database).find('job_2');
    const projects = database.prepare('SELECT name FROM projects ORDER BY name').all();
    const counts = new VisitorCounts(database, () => 0);
    const [handbook, other] = [counts.answer('handbook', ALL), counts.answer('other', ALL)];
    const until2 = counts.answer('handbook', { ...ALL, to: 2 });
    database.close();
    expect(job, round).toMatchObject({ prompt: 'Do it.', status: 'active', createdAt: 5, attempts: 2 });
    expect(failed).toMatchObject({ status: 'failed', note: 'no idea', message: null });
    expect(projects.map(({ name }) => name)).toEqual(['handbook', 'other', 'unvisited']);
    expect(handbook).toEqual({
      totals: { human: 2, ai: 1, total: 2 },
      visitors: [
        { path: '/a', human: 1, ai: 1, total: 1 },
        { path: '/b', human: 1, ai: 0, total: 1 },
      ],
      hasMore: false,
    });
    expect(other.totals).toEqual({ human: 0, ai: 1, total: 1 });
    expect(until2.totals).toEqual({ human: 1, ai: 1, total: 1 });
  }
});

test('a database that could not be upgraded is unchanged', async () => {
  await using folder = await aFolder();
  const file = `${folder.path}/odd.sqlite`;
  const odd = new DatabaseSync(file);
  odd.exec(`${FIRST_LAYOUT} INSERT INTO visits VALUES ('handbook', '/a', 'ann', 'human', 1); CREATE TABLE pages (id)`);
  odd.close();
  expect(() => openDatabase(file)).toThrow('pages already exists');
  const again = new DatabaseSync(file);
  const visits = again.prepare('SELECT path, visitor FROM visits').all();
  const version = again.prepare('PRAGMA user_version').get();
  again.close();
  expect(visits).toEqual([{ path: '/a', visitor: 'ann' }]);
  expect(version).toEqual({ user_version: 1 });
});

test('a database of a later version is not touched', async () => {
  await using folder = await aFolder();
  const file = `${folder.path}/later.sqlite`;
  const later = new DatabaseSync(file);
  later.exec('PRAGMA user_version = 9');
  later.close();
  expect(() => openDatabase(file)).toThrow('later version');
});

test('a database can be opened and read while another process writes', async () => {
  await using folder = await aFolder();
  const file = `${folder.path}/service.sqlite`;
  const writer = openDatabase(file);
  addVisits(writer, 'handbook', [{ path: '/a', visitor: 'ann', kind: 'human', at: 1 }]);
  const total = inTransaction(writer, () => {
    writer.exec('DELETE FROM visits');
    const reader = openDatabase(file);
    const { totals } = new VisitorCounts(reader, () => 0).answer('handbook', ALL);
    reader.close();
    return totals.total;
  });
  writer.close();
  expect(total).toBe(1);
});
