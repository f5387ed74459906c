import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { InputName, OutputName } from '../../src/action/words/action-spec.ts';
import { readMarkerLine } from '../../src/action/words/marker-line.ts';
import { type LocalGitHub, startGitHub } from '../../src/playground/github/server.ts';
import type { NewRepository, RepositoryState, Thread } from '../../src/playground/github/state.ts';
import { assertNoCanary } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { type Behaviour, type FaultServer, json, startFaultServer } from '../servers/fault-server.ts';
import { runAction, type Step, type StepResult } from './run-action.ts';
import { BOT } from './world.ts';

export const TOKEN = 'token-of-the-run';
export const LABEL = 'docs-visitors';

const DAY_MS = 24 * 60 * 60_000;
const FIRST_MONDAY = Date.UTC(2024, 0, 1);

/**
 * Names the week `at` weeks after the first week of 2024, in the form of the input `period`: its visitors no longer
 * change.
 */
export function week(at: number): string {
  const day = (index: number): string => new Date(FIRST_MONDAY + index * 7 * DAY_MS).toISOString().slice(0, 10);
  return `${day(at)}..${day(at + 1)}`;
}

/** A request for visitors, as the service reads it. */
export interface Asked {
  /** The number of the week that begins on that day; a fraction for other periods. */
  readonly week: number;
  readonly from: string;
  readonly limit: number;
  readonly offset: number;
}

/** What the service has counted in a period. */
export interface Counted {
  readonly totals: VisitorCounts;
  readonly rows: readonly unknown[];
}

export function row(path: string, human: number, ai: number): VisitorCounts & { readonly path: string } {
  return { path, human, ai, total: human + ai };
}

/** Counts more visitors each week, on two pages. */
export function ordinary({ week: at }: Pick<Asked, 'week'>): Counted {
  const human = 1_000 + 10 * Math.floor(at);
  return {
    totals: { human, ai: 100, total: human + 90 },
    rows: [row('/', human - 100, 60), row('/guides/install', 300, 40)],
  };
}

/** Answers with the requested page of the list. */
export function pageOf({ totals, rows }: Counted, { offset, limit }: Pick<Asked, 'offset' | 'limit'>): Behaviour {
  const visitors = rows.slice(offset, offset + limit);
  return json(200, { totals, visitors, hasMore: offset + limit < rows.length });
}

interface ReportStep extends StepResult {
  /** What later steps would read; null if no file was written. */
  readonly files: { readonly markdown: string; readonly json: string; readonly csv: string } | null;
}

/** A local GitHub with the repository `acme/app`, private by default, and a service that has counted visitors. */
export interface ReportWorld extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly app: RepositoryState;
  readonly service: FaultServer;
  /** Every request to the service, in order. */
  readonly asked: readonly Asked[];
  /** Runs a step with `mode: report`, to both destinations, for the third week without a trend; pass what differs. */
  report(inputs?: Partial<Record<InputName, string>>, step?: Omit<Partial<Step>, 'inputs'>): Promise<ReportStep>;
  /** The issues, oldest first. */
  issues(): readonly Thread[];
  /** What our comments in all threads say, below their markers. */
  notices(): readonly string[];
}

/** Starts both servers. Everything they received is searched for the key when the world ends. */
export async function startReportWorld(
  given: { readonly repository?: Partial<NewRepository>; readonly playing?: (asked: Asked) => Behaviour } = {},
): Promise<ReportWorld> {
  const { playing = (asked: Asked) => pageOf(ordinary(asked), asked) } = given;
  const asked: Asked[] = [];
  const [github, service] = await Promise.all([
    startGitHub(),
    startFaultServer(({ path }) => {
      const question = readPath(path);
      asked.push(question);
      return playing(question);
    }),
  ]);
  const app = github.state.addRepository({ owner: 'acme', name: 'app', private: true, ...given.repository });
  github.state.addToken(TOKEN, BOT, { issues: 'write' });
  return {
    github,
    app,
    service,
    asked,
    report: (inputs = {}, step = {}) =>
      runWithFiles({
        ...step,
        inputs: { mode: 'report', 'base-url': service.url, 'report-to': 'summary, issue', ...QUIET, ...inputs },
        environment: { GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.apiUrl, ...step.environment },
      }),
    issues: () => [...app.threads.values()],
    notices: () =>
      [...app.comments.values()].filter(({ author }) => author.login === BOT).map(({ body }) => below(body)),
    async [Symbol.asyncDispose]() {
      await github.stop();
      await service[Symbol.asyncDispose]();
      assertNoCanary([app, github.ledger]);
      for (const { headers, ...rest } of service.requests) {
        expect(headers.get('authorization')).toBe(`Bearer ${CANARY_KEY}`);
        assertNoCanary([rest, [...headers].filter(([name]) => name !== 'authorization')]);
      }
    },
  };
}

const QUIET = { period: week(2), trend: '0' } as const;

/** Removes the marker. */
export function below(body: string | null): string {
  expect(readMarkerLine(body ?? '')).toBeDefined();
  return (body ?? '').split('\n\n').slice(1).join('\n\n');
}

/** What was written to GitHub: method and path below the repository's. */
export function writesTo({ github }: Pick<ReportWorld, 'github'>): readonly string[] {
  return github.ledger
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
    .map(({ method, path }) => `${method} ${path.replace('/repos/acme/app', '')}`);
}

/** Runs a step with a folder for its files that outlives it, and reads them. */
async function runWithFiles(step: Step): Promise<ReportStep> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-files-'));
  try {
    const result = await runAction({ ...step, environment: { ...step.environment, RUNNER_TEMP: folder } });
    const read = async (name: OutputName): Promise<string> => {
      const path = result.outputs.get(name) ?? '';
      expect(path.startsWith(folder)).toBe(true);
      return readFile(path, 'utf8');
    };
    if (!result.outputs.has('report-json-file')) return { ...result, files: null };
    const files = {
      markdown: await read('report-markdown-file'),
      json: await read('report-json-file'),
      csv: await read('report-csv-file'),
    };
    assertNoCanary(files);
    return { ...result, files };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readPath(path: string): Asked {
  const { searchParams } = new URL(path, 'http://service');
  const from = searchParams.get('dateFrom') ?? '';
  return {
    week: (Date.parse(from) - FIRST_MONDAY) / (7 * DAY_MS),
    from,
    limit: Number(searchParams.get('limit')),
    offset: Number(searchParams.get('offset')),
  };
}
