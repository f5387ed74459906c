import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { decodeVisitors, LIMITS, paths } from '../src/action/service-client/contract.ts';
import { newKey } from '../src/service/keys.ts';
import { type Service, startService } from '../src/service/server.ts';
import { generateVisits, type VisitPlan } from '../src/service/visit-generator.ts';
import { writeVisits } from '../src/service/visit-lines.ts';
import type { Row } from './table.ts';

const CLI = join(import.meta.dirname, '../src/service/cli.ts');
const PLAN: VisitPlan = {
  seed: 1,
  from: Date.UTC(2026, 7, 17),
  to: Date.UTC(2026, 10, 16),
  pages: 10_000,
  visits: 1_000_000,
};
const LAST_WEEK = 'dateFrom=2026-11-09&dateTo=2026-11-16';
const DEEP = 5_000;
const PROJECT = 'handbook';
/** Importing a million visits should take seconds, not minutes. */
const IMPORT_BUDGET_S = 60;
const ANSWER_BUDGET_S = 1;

/**
 * Measures the local service with a million visits of 10,000 pages: the time for their import, and for a page of visitors
 * over HTTP. The service counts a list when its first page is requested, and only reads it for later pages.
 */
export async function measureVisits(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-bench-'));
  try {
    const database = join(folder, 'service.sqlite');
    const key = newKey();
    const service = await startService({
      database,
      keys: [key],
      github: { token: 'unused' },
      projects: [{ id: PROJECT, git: folder, repository: 'acme/docs' }],
    });
    try {
      const imported = await timeImport(folder, database);
      return [imported, ...(await timeAnswers(service, key))];
    } finally {
      await service.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function timeImport(folder: string, database: string): Promise<Row> {
  const file = join(folder, 'visits.ndjson');
  const out = createWriteStream(file);
  await writeVisits(generateVisits(PLAN), out);
  await finished(out.end());
  const startedAt = performance.now();
  execFileSync(process.execPath, [CLI, 'import', file, '--project', PROJECT, '--database', database]);
  const seconds = (performance.now() - startedAt) / 1_000;
  return rowOf('visits: import of a million, whole process', seconds, IMPORT_BUDGET_S);
}

async function timeAnswers(service: Service, key: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, query] of [
    ['a week, first page', LAST_WEEK],
    [`a week, from row ${DEEP}`, `${LAST_WEEK}&offset=${DEEP}`],
    ['everything, first page', ''],
    [`everything, from row ${DEEP}`, `offset=${DEEP}`],
  ] as const) {
    const startedAt = performance.now();
    const answer = await fetch(`${service.url}${paths.visitors(PROJECT)}?limit=${LIMITS.mostLimit}&${query}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const read = decodeVisitors(await answer.json());
    const seconds = (performance.now() - startedAt) / 1_000;
    const full = read.kind === 'value' && read.value.pages.length === LIMITS.mostLimit;
    // A number is meaningless for a different answer.
    if (!full) throw new Error(`The service did not answer ${query} with a full page: ${JSON.stringify(read)}`);
    rows.push(rowOf(`visits: ${what} of ${LIMITS.mostLimit} rows`, seconds, ANSWER_BUDGET_S));
  }
  return rows;
}

function rowOf(what: string, seconds: number, budget: number): Row {
  const measured = seconds < 1 ? `${(seconds * 1_000).toFixed(1)} ms` : `${seconds.toFixed(1)} s`;
  return { what, measured, comparedWith: `${budget} s`, ratio: seconds / budget, budget: 1 };
}
