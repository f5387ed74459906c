import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFileCommands } from '../src/playground/step.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import { prepareStep, readOutputs, type Step } from './step.ts';
import type { Row } from './table.ts';
import { type ProcessRun, runNode } from './timed-process.ts';
import { startVisitorsServer } from './visitors-server.ts';

const SIZES = [250, 1_000, 10_000, 50_000] as const;
/** Rows that each request adds to a list: pages share one. */
const STEP = 249;
/** The site sizes that have budgets. */
const BUDGETED = 10_000;
/** With older lists, as far as a limit of 1,000 requests allows. */
const BUDGET_MB = 220;
/** Older periods whose lists are read at most. */
const OLDER = 6;
const HOSTILE_BUDGET_MB = 200;
/** Rows of three bytes each, a little less than 4 MiB. */
const HOSTILE_ROWS = 1_398_000;
/** Requests that a report may take that looks four weeks back, by pages of the site. */
const LOOK_BACK: Readonly<Record<number, number>> = { 60: 11, 200: 20, 800: 40, 10000: 10 * Math.ceil(9_999 / STEP) };
/** The latency of a nearby service. */
const LATENCY_MS = 20;
const TREND = 8;
/** The highest `max-requests`. */
const LIMIT = 1_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** A Monday; the periods are given as days, so that it does not matter when this runs. */
const END = Date.UTC(2026, 10, 16);

const BUNDLE = join(import.meta.dirname, '../dist/index.js');
const PEAK_MEMORY = pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs')).href;
const SEQUENTIAL_CLIENT = join(import.meta.dirname, 'sequential-client.mjs');

/** Measures reports over sites of several sizes: requests, memory, and time compared with a plain client. */
export async function measureReports(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-bench-report-'));
  try {
    const rows: Row[] = [];
    for (const pages of SIZES) rows.push(...(await measureReport(pages, join(folder, String(pages)))));
    for (const [pages, most] of Object.entries(LOOK_BACK))
      rows.push(...(await measureLookBack(Number(pages), most, join(folder, `look-back-${pages}`))));
    rows.push(await measureHostileReport(join(folder, 'hostile')));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureReport(pages: number, folder: string): Promise<readonly Row[]> {
  await using server = await startVisitorsServer({ pages, latencyMs: LATENCY_MS });
  const { took, requests, megabytes } = await report(server, folder);
  const plain = await readInTurn(server, folder, pages);
  const a = Math.max(1, Math.ceil((pages - 1) / STEP));
  const older = Math.min(OLDER, Math.floor((LIMIT - 2 * a - OLDER) / Math.max(1, a - 1)));
  const expected = 2 * a + OLDER + (a === 1 ? 0 : older * (a - 1));
  const site = `a report over ${pages.toLocaleString('en-US')} pages`;
  const isBudgeted = pages === BUDGETED;
  return [
    {
      what: `${site}: requests`,
      measured: String(requests),
      comparedWith: `2 × ⌈(pages − 1) / 249⌉ + ${TREND - 2} for the trend + the rest of ${older} older lists: ${expected}`,
      ratio: requests / expected,
      budget: isBudgeted ? 1 : null,
    },
    {
      what: `${site}: peak memory`,
      measured: `${megabytes.toFixed(0)} MB`,
      comparedWith: `${BUDGET_MB} MB`,
      ratio: megabytes / BUDGET_MB,
      budget: isBudgeted ? 1 : null,
    },
    {
      what: `${site}: whole process, answers after ${LATENCY_MS} ms`,
      measured: `${took.toFixed(0)} ms`,
      comparedWith: `a client that reads the same in turn: ${plain.toFixed(0)} ms`,
      ratio: took / plain,
      budget: null,
    },
  ];
}

/** A report that looks four weeks back reads two more lists; GitHub shows one commit that changed a page. */
async function measureLookBack(pages: number, most: number, folder: string): Promise<readonly Row[]> {
  await using server = await startVisitorsServer({ pages, latencyMs: LATENCY_MS });
  const sha = 'c'.repeat(40);
  await using github = await startMeasuredServer(({ path }) => ({
    status: 200,
    body: path.includes(sha)
      ? { files: [{ filename: 'docs/section-0/chapter-0/a-page-with-a-name-of-its-own-0.md', status: 'modified' }] }
      : [{ sha, commit: { message: 'Change a page' } }],
  }));
  const lookBack = { period: 'last-week', 'pages-root': 'docs' };
  const { requests, megabytes } = await report(server, folder, { inputs: lookBack, apiUrl: github.url });
  const name = `a report over ${pages.toLocaleString('en-US')} pages that looks four weeks back`;
  const lists = 10 * Math.ceil((pages - 1) / STEP);
  return [
    {
      what: `${name}: requests`,
      measured: String(requests),
      comparedWith: `ten weekly lists: ${lists}; at most ${most}`,
      ratio: requests / most,
      budget: 1,
    },
    {
      what: `${name}: peak memory`,
      measured: `${megabytes.toFixed(0)} MB`,
      comparedWith: `${BUDGET_MB} MB`,
      ratio: megabytes / BUDGET_MB,
      budget: pages === BUDGETED ? 1 : null,
    },
  ];
}

/** A page of the maximum length whose rows are empty, as a hostile service might send. */
async function measureHostileReport(folder: string): Promise<Row> {
  const visitors = Array.from({ length: HOSTILE_ROWS }, () => ({}));
  const body = { totals: { human: 1, ai: 1, total: 2 }, visitors, hasMore: false };
  await using server = await startMeasuredServer(() => ({ status: 200, body }));
  const { megabytes } = await report(server, folder);
  return {
    what: 'a report over pages of 4 MiB of empty rows: peak memory',
    measured: `${megabytes.toFixed(0)} MB`,
    comparedWith: `${HOSTILE_BUDGET_MB} MB`,
    ratio: megabytes / HOSTILE_BUDGET_MB,
    budget: 1,
  };
}

interface Measured {
  /** Milliseconds. */
  readonly took: number;
  readonly requests: number;
  readonly megabytes: number;
}

async function report(
  server: MeasuredServer,
  folder: string,
  { inputs: more = {}, apiUrl }: Partial<Pick<Step, 'inputs' | 'apiUrl'>> = {},
): Promise<Measured> {
  // A GitHub that can't be reached would be tried again for seconds.
  await using github = await startMeasuredServer(() => ({ status: 404, body: { message: 'Not Found' } }));
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const inputs = {
    mode: 'report',
    'base-url': server.url,
    'report-public': 'true',
    period: `${day(END - WEEK_MS)}..${day(END)}`,
    trend: String(TREND),
    'max-requests': String(LIMIT),
    ...more,
  };
  const step: Step = { event: { name: 'schedule', payload: {} }, inputs, apiUrl: apiUrl ?? github.url };
  const file = join(folder, 'peak-memory');
  const env = { ...(await prepareStep(folder, step)), PEAK_MEMORY_FILE: file };
  const run = await runNode(['--import', PEAK_MEMORY, BUNDLE], { cwd: folder, env });
  if (readFileCommands(await readOutputs(folder)).get('result') !== 'reported')
    throw failed('The report was not written', run);
  return {
    took: run.endedAt - run.startedAt,
    requests: server.takeArrivals().length,
    megabytes: Number(await readFile(file, 'utf8')) / 1000,
  };
}

async function readInTurn(server: MeasuredServer, cwd: string, pages: number): Promise<number> {
  const instants = Array.from({ length: TREND + 1 }, (_, at) => String(END - (TREND - at) * WEEK_MS));
  const run = await runNode([SEQUENTIAL_CLIENT, server.url, ...instants], { cwd, env: { PATH: process.env['PATH'] } });
  if (Number(run.log) !== 2 * pages) throw failed('The plain client did not read every page', run);
  server.takeArrivals();
  return run.endedAt - run.startedAt;
}

function failed(message: string, { exitCode, log }: ProcessRun): Error {
  return new Error(`${message} (exit code ${exitCode}):\n${log}`);
}
