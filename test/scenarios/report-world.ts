import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { InputName, OutputName } from '../../src/action/words/action-spec.ts';
import { readMarkerLine } from '../../src/action/words/hidden.ts';
import { startGitHub } from '../../src/playground/github/server.ts';
import { assertNoCanary, CANARY_TOKEN } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { aTree } from '../contract/tree.ts';
import { type Behaviour, json, startFaultServer } from '../servers/fault-server.ts';
import { runAction, type Step } from './run-action.ts';
import { BOT } from './world.ts';

/** The third week of 2024, in the form of the input `period`: its visitors no longer change. */
const PERIOD = '2024-01-15..2024-01-22';
const INPUTS = { mode: 'report', 'report-to': 'summary, issue', period: PERIOD, trend: '0' } as const;

/** Answers with more visitors each week, on two pages. */
export function visitorsIn(url: URL): Behaviour {
  const since = Date.parse(url.searchParams.get('dateFrom') ?? '') - Date.UTC(2024, 0, 1);
  const human = 1_000 + 10 * Math.floor(since / (7 * 24 * 60 * 60_000));
  const row = (path: string, human: number, ai: number) => ({ path, human, ai, total: human + ai });
  const visitors = [row('/', human - 100, 60), row('/guides/install', 300, 40)];
  return json(200, { totals: { human, ai: 100, total: human + 90 }, visitors, hasMore: false });
}

/**
 * Starts a local GitHub with the private repository `acme/app`, and a service that has counted visitors. Everything they
 * received is searched for the key when the world ends.
 */
export async function startReportWorld(answer: (url: URL) => Behaviour = visitorsIn) {
  const service = await startFaultServer(({ path }) => answer(new URL(path, 'http://service')));
  const github = await startGitHub();
  const app = github.state.addRepository({ owner: 'acme', name: 'app', private: true });
  github.state.addToken(CANARY_TOKEN, BOT, { issues: 'write' });
  const environment = { GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.apiUrl };
  return {
    /** Runs a step with `mode: report`, to both destinations, for the third week without a trend; pass what differs. */
    report: (inputs: Partial<Record<InputName, string>> = {}) =>
      runWithFiles({ inputs: { ...INPUTS, 'base-url': service.url, ...inputs }, environment }),
    /** The issues, oldest first. */
    issues: () => [...app.threads.values()],
    /** What our comments in all threads say. */
    notices: () => [...app.comments.values()].filter(({ author }) => author.login === BOT).map(({ body }) => body),
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

/** Runs a step with a folder for its files that outlives it, and reads them. */
async function runWithFiles(step: Step) {
  using folder = aTree({});
  const result = await runAction({ ...step, environment: { ...step.environment, RUNNER_TEMP: folder.root } });
  const read = (kind: 'markdown' | 'json' | 'csv'): string => {
    const path = result.outputs.get(`report-${kind}-file` satisfies OutputName) ?? '';
    expect(path.startsWith(folder.root)).toBe(true);
    return readFileSync(path, 'utf8');
  };
  const files = { markdown: read('markdown'), json: read('json'), csv: read('csv') };
  assertNoCanary(files);
  return { ...result, files };
}
