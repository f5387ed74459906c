import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeVisitors, LIMITS, paths } from '../src/action/service-client/contract.ts';
import { newKey } from '../src/service/keys.ts';
import { type Service, startService } from '../src/service/server.ts';
import { generateVisits, type VisitPlan } from '../src/service/visit-generator.ts';
import type { Row } from './table.ts';

const PEAK_MEMORY = join(import.meta.dirname, 'peak-memory.mjs');
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
const LOG_PROJECT = 'from-log';
/** Importing a million visits should take seconds, not minutes. */
const IMPORT_BUDGET_S = 60;
const IMPORT_BUDGET_MIB = 300;
const ANSWER_BUDGET_S = 1;

/**
 * Measures the local service with a million visits of 10,000 pages: the time for their import, as visits and as an access
 * log, and for a page of visitors over HTTP. The service counts a list when its first page is requested, and only reads it for later pages.
 */
export async function measureVisits(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-bench-'));
  try {
    const database = join(folder, 'service.sqlite');
    const key = newKey();
    const service = await startService({
      database,
      keys: [{ key, project: PROJECT }],
      github: { token: 'unused' },
      projects: [PROJECT, LOG_PROJECT].map((id) => ({ id, git: folder, repository: 'acme/docs' })),
    });
    try {
      const log = await measureLogImport(folder, database);
      const imported = await timeImport(folder, database);
      return [imported, ...log, ...(await timeAnswers(service, key))];
    } finally {
      await service.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function timeImport(folder: string, database: string): Promise<Row> {
  const file = join(folder, 'visits.ndjson');
  await pipeline(Readable.from(visitLines()), createWriteStream(file));
  const startedAt = performance.now();
  execFileSync(process.execPath, [CLI, 'import', file, '--project', PROJECT, '--database', database]);
  const seconds = (performance.now() - startedAt) / 1_000;
  return rowOf('visits: import of a million, whole process', seconds, IMPORT_BUDGET_S);
}

/** User agents of people in turn, of AI readers, and of bots. */
const USER_AGENTS = [
  ...[128, 129, 130].map((each) => `Mozilla/5.0 (X11; Linux x86_64; rv:${each}.0) Gecko/20100101 Firefox/${each}.0`),
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
  'Claude-User (claude-code/2.1.332; +https://support.anthropic.com/)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
] as const;

/** Imports an access log of a million lines, nearly all of which are visits; the time and memory are the process's own. */
async function measureLogImport(folder: string, database: string): Promise<readonly Row[]> {
  const file = join(folder, 'access.log');
  await pipeline(Readable.from(logLines()), createWriteStream(file));
  const memory = join(folder, 'memory');
  const parameters = ['--import', PEAK_MEMORY, CLI, 'import', file, '--format', 'combined'];
  const startedAt = performance.now();
  execFileSync(process.execPath, [...parameters, '--project', LOG_PROJECT, '--database', database], {
    env: { ...process.env, PEAK_MEMORY_FILE: memory },
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const mib = Number(await readFile(memory, 'utf8')) / 1_024;
  return [
    rowOf('access log: import of a million lines, whole process', seconds, IMPORT_BUDGET_S),
    {
      what: 'access log: peak memory of that import',
      measured: `${mib.toFixed(0)} MiB`,
      comparedWith: `${IMPORT_BUDGET_MIB} MiB`,
      ratio: mib / IMPORT_BUDGET_MIB,
      budget: 1,
    },
  ];
}

function* visitLines(): Generator<string> {
  for (const { at, ...visit } of generateVisits(PLAN))
    yield `${JSON.stringify({ ...visit, time: new Date(at).toISOString() })}\n`;
}

function* logLines(): Generator<string> {
  let count = 0;
  for (const { path, visitor, at } of generateVisits(PLAN)) {
    const [day, month, year, time] = new Date(at).toUTCString().slice(5, 25).split(' ');
    const number = Number.parseInt(createHash('md5').update(visitor).digest('hex').slice(0, 6), 16);
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const agent = USER_AGENTS[count % USER_AGENTS.length];
    count += 1;
    yield `${address} - - [${day}/${month}/${year}:${time} +0000] "GET ${path} HTTP/1.1" 200 5120 "-" "${agent}"\n`;
  }
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
