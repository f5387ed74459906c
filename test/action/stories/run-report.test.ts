import { describe, expect, test } from 'vitest';
import { type Outcome, publication } from '../../../src/action/outcome.ts';
import type { EvidenceReader } from '../../../src/action/ports/readers.ts';
import type { DocsService } from '../../../src/action/ports.ts';
import { runReport } from '../../../src/action/stories/report.ts';
import { InputError, RepositoryError, ServiceError } from '../../../src/action/words/errors.ts';
import { readMarkerLine } from '../../../src/action/words/hidden.ts';
import { DAY_MS } from '../../../src/report/period.ts';
import { counts } from '../../build/a-report.ts';
import { aWorld, type TestWorld } from '../../build/a-world.ts';
import type { Inputs } from '../../build/settings.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

type Reported = Extract<Outcome, { kind: 'reported' }>;

const WHOLE = '## Visitors of `handbook`';
/** The world's clock is at 20 November 2026. */
const THIS_WEEK = '2026-11-09T00:00:00.000Z';

/** Ninety people and ten AI visitors in every period, on one page. */
const FIGURES = { totals: counts(90, 10, 98), pages: [{ path: '/', ...counts(80, 9, 88) }], rejectedRows: 0 };
const readVisitors: DocsService['readVisitors'] = async () => ({ ...FIGURES, hasMore: false });

interface Given {
  readonly github?: FakeRepository;
  readonly visitors?: DocsService['readVisitors'];
  readonly evidence?: Partial<EvidenceReader>;
}

function reportWorld(inputs: Inputs = {}, given: Given = {}): TestWorld {
  const { github = aRepository(), visitors = readVisitors, evidence = {} } = given;
  const own = { mode: 'report', prompt: '', 'report-to': 'issue', trend: '3', ...inputs };
  return aWorld({ github, service: { visitors, evidence }, inputs: own });
}

function publicWorld(inputs: Inputs = {}): TestWorld {
  const world = reportWorld(inputs);
  world.github.repositoryFacts = { public: true, hasIssues: true, archived: false };
  return world;
}

const issueIn = ({ issues }: FakeRepository): string => issues[0]?.body ?? '';

const report = async (world: TestWorld): Promise<Reported> => (await runReport(world)) as Reported;

const refusal = (status: number | undefined): ServiceError =>
  new ServiceError({ status, message: `The service refused (HTTP ${status}).`, hint: 'Fix it.' });

/** The requests before the issue is written: it is listed before and after the figures are collected. */
const KNOWN = ['facts', 'viewer', 'labelledIssues', 'openPullRequests', 'labelledIssues'];
const NO_ISSUE = ['labelledIssues', 'issuesBy'] as const;
const UNKNOWN = ['facts', 'viewer', ...NO_ISSUE, 'openPullRequests', ...NO_ISSUE];

describe('the calls of a report', () => {
  test('come in order: the repository, what the issue remembers, the figures, the issue again', async () => {
    const github = aRepository();
    const seen: string[] = [];
    const visitors: typeof readVisitors = async (...asked) => {
      seen.push(...github.calls);
      return readVisitors(...asked);
    };
    const outcome = await report(reportWorld({}, { github, visitors }));
    expect(new Set(seen)).toEqual(new Set(['facts', 'viewer', ...NO_ISSUE]));
    expect(github.calls).toEqual([...UNKNOWN, 'hasLabel', 'createLabel', 'createIssue', 'labelledIssues']);
    expect(outcome.issueUrl).toBe('https://github.com/acme/app/issues/50');
    expect(github.issues[0]?.labels).toEqual(['docs-visitors']);
  });

  test.each<[string, Inputs, readonly string[]]>([
    ['one fewer if the label exists', {}, [...UNKNOWN, 'hasLabel', 'createIssue', 'labelledIssues']],
    ['two reads if the report goes to the summary', { 'report-to': 'summary' }, ['facts', 'openPullRequests']],
    ['one read if figures may be public', { 'report-to': 'summary', 'report-public': 'true' }, ['openPullRequests']],
  ])('are %s', async (_what, inputs, calls) => {
    const world = reportWorld(inputs);
    world.github.labels.add('docs-visitors');
    await report(world);
    expect(world.github.calls).toEqual(calls);
  });

  test('change the issue the second time, and comment on it only for a new period', async () => {
    const github = aRepository();
    await report(reportWorld({ period: '2026-10-26..2026-11-02' }, { github }));
    for (const [inputs, calls] of [
      [{ period: '2026-10-26..2026-11-02' }, [...KNOWN, 'editIssue']],
      [{ period: '2026-11-02..2026-11-09' }, [...KNOWN, 'editIssue', 'createComment']],
      [{ 'report-notify': 'false' }, [...KNOWN, 'editIssue']],
    ] as const) {
      github.calls.length = 0;
      await report(reportWorld(inputs, { github }));
      expect(github.calls).toEqual(calls);
    }
    expect(github.stored).toHaveLength(1);
  });

  test('only read in a dry run, which uses what the issue remembers', async () => {
    const github = aRepository();
    await report(reportWorld({}, { github }));
    const body = issueIn(github);
    github.calls.length = 0;
    const world = reportWorld({ 'dry-run': 'true' }, { github });
    const outcome = await report(world);
    expect(outcome).toMatchObject({ result: 'dry-run', issueUrl: null });
    expect(outcome.summary).toContain(WHOLE);
    expect(github.calls).toEqual(['facts', 'viewer', 'labelledIssues', 'openPullRequests']);
    // The lists of two periods, and of six older ones.
    expect([world.service.queries.length, github.issues.map((issue) => issue.body)]).toEqual([8, [body]]);
  });
});

test('two reports at the same time have one issue, which keeps the totals that both have read', async () => {
  const github = aRepository();
  const others = [reportWorld({ period: '2026-10-26..2026-11-02', trend: '0' }, { github })];
  const visitors: typeof readVisitors = async (...asked) => {
    const other = others.pop();
    if (other !== undefined) await report(other);
    return readVisitors(...asked);
  };
  await report(reportWorld({ trend: '0' }, { github, visitors }));
  expect(github.issues).toHaveLength(1);
  const history = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'].map((day) => ({ f: Date.parse(day) }));
  expect(readMarkerLine(issueIn(github))?.value).toMatchObject({ history });
});

describe('the figures', () => {
  test('are in the outputs and the files', async () => {
    const world = reportWorld();
    expect(await report(world)).toMatchObject({
      figures: { human: 90, ai: 10, total: 98, aiShare: 0.1 },
      files: { markdown: '/temp/visitors.md', json: '/temp/visitors.json', csv: '/temp/visitors.csv' },
      commentUrl: null,
    });
    expect(world.runner.written.get('visitors.md')).toContain(WHOLE);
    expect(world.runner.written.get('visitors.csv')).toContain('"/",80,9,88,80,9,88');
    const json = JSON.parse(world.runner.written.get('visitors.json') ?? '');
    expect(json).toMatchObject({ totals: { now: { human: 90 } } });
    expect(world.runner.log.join(), 'what only a long list may need').not.toContain('max-requests');
  });

  test('stand if a file cannot be written: only its output is empty', async () => {
    const world = reportWorld();
    world.runner.unwritable.add('visitors.json');
    const outcome = await report(world);
    expect(outcome).toMatchObject({ result: 'reported', files: { json: null, csv: '/temp/visitors.csv' } });
    expect([publication(outcome).outputs.has('report-json-file'), world.github.issues.length]).toEqual([false, 1]);
    expect(world.runner.warnings).toEqual(['Could not write the file visitors.json.']);
  });

  test('name the same period once: even without a trend, the period itself is not an earlier one', async () => {
    const github = aRepository();
    await report(reportWorld({ trend: '0' }, { github }));
    await report(reportWorld({ trend: '0' }, { github }));
    const body = issueIn(github);
    const [, earlier = ''] = /Earlier periods<\/summary>(.*?)<\/details>/s.exec(body) ?? [];
    expect(earlier).toContain('| 2–8 Nov 2026 |');
    expect(earlier).not.toContain('9–15 Nov 2026');
    expect(readMarkerLine(body)?.value).toMatchObject({ history: [{ h: 90 }, { h: 90 }] });
  });
});

describe('without figures', () => {
  test('nothing is written', async () => {
    const error = refusal(429);
    const world = reportWorld({}, { visitors: () => Promise.reject(error) });
    await expect(runReport(world)).rejects.toBe(error);
    expect([world.github.calls, [...world.runner.written]]).toEqual([['facts', 'viewer', ...NO_ISSUE], []]);
  });

  test('because the run was cancelled, nothing is written, whatever had been read', async () => {
    const visitors: typeof readVisitors = async (query, options) => {
      if (query.from === THIS_WEEK) return readVisitors(query, options);
      world.runner.cancel();
      throw refusal(undefined);
    };
    const world = reportWorld({}, { visitors });
    await expect(runReport(world)).rejects.toBeInstanceOf(ServiceError);
    expect(world.github.issues).toEqual([]);
  });
});

test("readers' words are in the report, and the log says which lists are left out", async () => {
  const rows = Object.entries({ '/': { up: 90, down: 2 }, '/keys': { up: 1, down: 9 } });
  const votes = rows.map(([path, given]) => ({ path, ...given }));
  const evidence: Partial<EvidenceReader> = {
    readFeedback: async () => ({ rows: votes, rejectedRows: 0, hasMore: false, cursor: null }),
    readSearches: () => Promise.reject(refusal(403)),
  };
  const world = reportWorld({ evidence: 'searches, feedback', 'report-to': 'summary' }, { evidence });
  const { summary } = await report(world);
  const sentence = "Search terms are left out: the service doesn't offer them to this API key (HTTP 403).";
  expect(summary).toContain(sentence);
  expect(summary).toContain('`/keys`: 9 of 10 votes thumbs down (90.0%)');
  expect(world.runner.log.join('\n')).toContain(sentence);
});

describe('before figures are requested', () => {
  test.each([
    ['true', [/^Input "evidence" is "searches, feedback"; expected nothing in a public repository/]],
    ['false', [/^No report was made/, /^Input "evidence"/]],
  ])("readers' words are refused in a public repository with report-public: %s", async (reportPublic, expected) => {
    const world = publicWorld({ evidence: 'searches, feedback', 'report-public': reportPublic });
    const error = await runReport(world).catch((thrown: unknown) => thrown);
    if (!(error instanceof InputError)) throw new Error(`expected an InputError, got ${String(error)}`);
    expect(error.problems.map(({ message }) => message)).toEqual(expected.map((each) => expect.stringMatching(each)));
  });

  test('a public repository is refused', async () => {
    const world = publicWorld();
    await expect(runReport(world)).rejects.toThrow(/No report was made: the repository acme\/app is public/);
    expect([world.github.calls, world.service.queries]).toEqual([['facts'], []]);
  });

  test('a repository that GitHub does not show is refused too', async () => {
    const world = reportWorld();
    world.github.fail('facts', 'forbidden');
    await expect(runReport(world)).rejects.toBeInstanceOf(RepositoryError);
    expect(world.service.queries).toEqual([]);
  });

  test.each(['2026-11-16..2026-11-21', '1999-12-01..1999-12-08'])('the period %s is refused', async (period) => {
    const world = reportWorld({ period });
    const refused = runReport(world);
    await expect(refused).rejects.toBeInstanceOf(InputError);
    await expect(refused).rejects.toThrow(`"period" is "${period}"; expected days that are over, from 2000-01-01 on`);
    expect(world.github.calls).toEqual(['facts']);
  });
});

describe('the summary', () => {
  test('has the whole report if requested, besides the issue', async () => {
    const outcome = await report(reportWorld({ 'report-to': 'summary, issue' }));
    expect([outcome.summary, outcome.issueUrl]).toEqual([expect.stringContaining(WHOLE), expect.stringMatching(/50$/)]);
  });

  test.each(['labelledIssues', 'createIssue'] as const)('has the whole report if GitHub refuses %s', async (method) => {
    const world = reportWorld();
    world.github.fail(method, 'forbidden');
    const outcome = await report(world);
    expect(outcome).toMatchObject({ result: 'reported', issueUrl: null, summary: expect.stringContaining(WHOLE) });
    expect(world.runner.warnings).toHaveLength(1);
  });

  test('has one sentence and the link if the report is in the issue', async () => {
    const { summary, sentence } = await report(reportWorld());
    const link = '[Full report](https://github.com/acme/app/issues/50)';
    expect(summary).toBe(`### docs-agent: reported\n\n${sentence} ${link}`);
  });

  test("of a large site stays well below the runner's limit, and says how many pages are left out", async () => {
    const pages = Array.from({ length: 10_000 }, (_, at) => ({ path: `/${at}/${'x'.repeat(90)}`, ...counts(1, 1) }));
    const visitors: typeof readVisitors = async (...asked) => ({ ...(await readVisitors(...asked)), pages });
    const { summary } = await report(reportWorld({ 'report-to': 'summary' }, { visitors }));
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(500_000);
    expect(summary).toMatch(/\n\n[\d,]+ more pages are in the CSV and JSON files of \[this run\]\(https:.*\d+\)\./);
  });

  test('has the whole report if the issue keeps a fuller one', async () => {
    const github = aRepository();
    await report(reportWorld({}, { github }));
    const body = issueIn(github);
    expect((await report(reportWorld({ 'max-requests': '1' }, { github }))).summary).toContain('**Partial.**');
    expect(issueIn(github)).toBe(body);
  });
});

describe('after a week in which people fell, the days', () => {
  const ALIKE = 'Nearly all pages changed alike';
  const LISTED = Array.from({ length: 40 }, (_, at) => ({ path: `/${at}`, people: 100 + (at % 11) }));
  const silent = (days: string): string =>
    `${days} had at most 5% of the best day's people. Unless that is usual, check the counting, not the pages.`;

  test.each<readonly [string, (at: number) => number, readonly number[], Inputs, string, number]>([
    ['without people are named', () => 0.5, [80, 90, 100, 80, 80, 5, 0], {}, silent('Saturday and Sunday'), 7],
    ['are not read if requests are short', () => 0.5, [9, 9, 9, 9, 9, 9, 0], { 'max-requests': '14' }, ALIKE, 0],
    ['with few people are not', () => 0.5, [80, 90, 100, 80, 80, 6, 6], {}, ALIKE, 7],
    ['are no measure without anyone', () => 0.5, [0, 0, 0, 0, 0, 0, 0], {}, ALIKE, 7],
    ['are not named if one is refused', () => 0.5, [9, 0], {}, ALIKE, 3],
    ['are not read if pages differ', (at) => (at % 16 < 8 ? 0.3 : 0.7), [9, 0], {}, 'Pages changed differently', 0],
    ['are not read if people rose', () => 2, [9, 0], {}, ALIKE, 0],
    ['are not read of a month', () => 0.5, [9, 0], { period: 'last-month' }, ALIKE, 0],
  ])('%s', async (_name, factor, days, inputs, expected, requests) => {
    const asked: number[] = [];
    const end = Date.parse(inputs['period'] === 'last-month' ? '2026-11-01' : '2026-11-16');
    const visitors: typeof readVisitors = async ({ from, to }) => {
      const length = (Date.parse(to) - Date.parse(from)) / DAY_MS;
      asked.push(length);
      const day = days[(Date.parse(from) - Date.parse(THIS_WEEK)) / DAY_MS];
      if (length === 1 && day === undefined) throw refusal(429);
      const by = Date.parse(to) === end ? factor : () => 1;
      const rows = LISTED.map(({ path, people }, at) => ({ path, ...counts(Math.round(people * by(at)), 9) }));
      const people = length === 1 ? (day ?? 0) : rows.reduce((sum, { human }) => sum + human, 0);
      // No two periods have the same list.
      return { totals: counts(people, 90 + asked.length), pages: rows, rejectedRows: 0, hasMore: false };
    };
    const github = aRepository();
    await report(reportWorld(inputs, { visitors, github }));
    expect(issueIn(github)).toContain(expected);
    expect(issueIn(github).includes("best day's people")).toBe(expected.includes("best day's people"));
    expect(asked.filter((length) => length === 1)).toHaveLength(requests);
    expect(asked.length).toBeLessThanOrEqual(Number(inputs['max-requests'] ?? 60));
  });
});
