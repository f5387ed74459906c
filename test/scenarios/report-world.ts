import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { InputName, OutputName } from '../../src/action/words/action-spec.ts';
import { readMarkerLine } from '../../src/action/words/hidden.ts';
import { type LocalGitHub, startGitHub } from '../../src/playground/github/server.ts';
import type { RepositoryState, Thread } from '../../src/playground/github/state.ts';
import { assertNoCanary, CANARY_TOKEN } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { aTree } from '../contract/tree.ts';
import { type Behaviour, type FaultServer, json, startFaultServer } from '../servers/fault-server.ts';
import { runAction, type Step, type StepResult } from './run-action.ts';
import { BOT } from './world.ts';

export const LABEL = 'docs-visitors';

/** The third week of 2024, in the form of the input `period`: its visitors no longer change. */
const PERIOD = '2024-01-15..2024-01-22';
const INPUTS = { mode: 'report', 'report-to': 'summary, issue', period: PERIOD, trend: '0' } as const;

/** A request for visitors, as the service reads it. */
interface Asked {
  /** The number of the week that begins on that day, from the first of 2024 on; a fraction for other periods. */
  readonly week: number;
  readonly limit: number;
  readonly offset: number;
}

export function row(path: string, human: number, ai: number): VisitorCounts & { readonly path: string } {
  return { path, human, ai, total: human + ai };
}

/** Answers with more visitors each week, on two pages unless there are other `rows`. */
export function visitorsIn({ week }: Pick<Asked, 'week'>, rows?: readonly unknown[]): Behaviour {
  const human = 1_000 + 10 * Math.floor(week);
  const visitors = rows ?? [row('/', human - 100, 60), row('/guides/install', 300, 40)];
  return json(200, { totals: { human, ai: 100, total: human + 90 }, visitors, hasMore: false });
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
export async function startReportWorld(playing: (asked: Asked) => Behaviour = visitorsIn): Promise<ReportWorld> {
  const asked: Asked[] = [];
  const [github, service] = await Promise.all([
    startGitHub(),
    startFaultServer(({ path }) => {
      const question = readPath(path);
      asked.push(question);
      return playing(question);
    }),
  ]);
  const app = github.state.addRepository({ owner: 'acme', name: 'app', private: true });
  github.state.addToken(CANARY_TOKEN, BOT, { issues: 'write' });
  return {
    github,
    app,
    service,
    asked,
    report: (inputs = {}, step = {}) =>
      runWithFiles({
        ...step,
        inputs: { ...INPUTS, 'base-url': service.url, ...inputs },
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
  using folder = aTree({});
  const result = await runAction({ ...step, environment: { ...step.environment, RUNNER_TEMP: folder.root } });
  if (!result.outputs.has('report-json-file')) return { ...result, files: null };
  const read = (name: OutputName): string => {
    const path = result.outputs.get(name) ?? '';
    expect(path.startsWith(folder.root)).toBe(true);
    return readFileSync(path, 'utf8');
  };
  const files = {
    markdown: read('report-markdown-file'),
    json: read('report-json-file'),
    csv: read('report-csv-file'),
  };
  assertNoCanary(files);
  return { ...result, files };
}

function readPath(path: string): Asked {
  const { searchParams: asked } = new URL(path, 'http://service');
  const week = (Date.parse(asked.get('dateFrom') ?? '') - Date.UTC(2024, 0, 1)) / (7 * 24 * 60 * 60_000);
  return { week, limit: Number(asked.get('limit')), offset: Number(asked.get('offset')) };
}
