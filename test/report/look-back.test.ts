import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/action/command/command.ts';
import type { VisitorsPage } from '../../src/action/ports/readers.ts';
import type { DocsService } from '../../src/action/ports.ts';
import { runReport } from '../../src/action/stories/report.ts';
import { ServiceError } from '../../src/action/words/errors.ts';
import { counts } from '../build/a-report.ts';
import { aWorld, type TestWorld } from '../build/a-world.ts';
import type { Inputs } from '../build/settings.ts';
import { aRepository, type FakeRepository } from '../fakes/fake-repository.ts';

/** The world's clock is at 20 November 2026: last week ended on the 16th, and the changes are from 12 to 18 October. */
const CHANGED = '2026-10-12T00:00:00.000Z';
const AFTER = '2026-10-19T00:00:00.000Z';
const SIX = '2026-09-28T00:00:00.000Z';
const ELEVEN = '2026-08-24T00:00:00.000Z';
const TWELVE = '2026-08-17T00:00:00.000Z';
const UNREAD = 'The page lists of 11 and 12 weeks earlier were not read';
const SHA = (digit: string): string => digit.repeat(40);

const modified = (path: string) => ({ path, status: 'modified', previousPath: null });

/** A repository where a file was changed in that week. */
function aGitHub(changed = 'docs/guides/install.md'): FakeRepository {
  const github = aRepository();
  github.history = [{ sha: SHA('a'), subject: 'Rewrite the guide', files: [modified(changed)] }];
  return github;
}

/** Forty steady pages in all weeks, and one with 100 visitors a week before and 260 after. */
const visitors: DocsService['readVisitors'] = async ({ from }) => {
  const steady = Array.from({ length: 40 }, (_none, at) => ({ path: `/${at}`, ...counts(100 + at, 40) }));
  const pages = [...steady, { path: '/guides/install', ...counts(from >= AFTER ? 260 : 100, 40) }];
  // A service whose weeks are all the same ignores dates.
  return { totals: counts(900, 100 + new Date(from).getUTCDate()), pages, rejectedRows: 0, hasMore: false };
};

function world(inputs: Inputs = {}, { github = aGitHub(), readVisitors = visitors } = {}): TestWorld {
  const stepInputs = { mode: 'report', prompt: '', trend: '2', 'pages-root': 'docs', ...inputs };
  return aWorld({ github, service: { visitors: readVisitors }, inputs: stepInputs });
}

/** Plays the report; returns its section on changes from four weeks earlier, with the same part of the JSON file. */
async function report(of: TestWorld) {
  const outcome = await runReport(of);
  if (outcome.kind !== 'reported') throw new Error(`this was to be a report, not ${outcome.kind}`);
  const [, section = ''] = /### Did it help\?\n\n(.*?)\n\n(?:###|<details>|---)/s.exec(outcome.summary) ?? [];
  const file = JSON.parse(of.runner.written.get('visitors.json') ?? '');
  return { section, json: file.didItHelp, requests: file.requests, summary: outcome.summary, outcome };
}

const asksOf = (of: TestWorld): readonly string[] => of.service.queries.map(({ from }) => from);

describe('a report of last week with `pages-root`', () => {
  test('shows a page that a change helped, with its commit', async () => {
    const played = world();
    const { section, json, requests } = await report(played);
    const line = '- `/guides/install`: **more people than the rest of the site** (100 → 260, expected 100)';
    expect(section).toContain(line);
    expect(section).toContain(` Changed by [\`Rewrite the guide\`](https://github.com/acme/app/commit/${SHA('a')}).`);
    const windows = {
      week: { from: CHANGED, days: 7 },
      after: { from: AFTER, days: 28 },
      before: { from: '2026-09-21T00:00:00.000Z', to: CHANGED, days: 21 },
      earlier: { from: TWELVE, days: 14 },
    };
    const page = { path: '/guides/install', commits: [SHA('a')], pullRequest: null };
    expect(json).toMatchObject({ state: 'judged', windows, pages: [page] });
    // Eight weeks of the news, and two further ones.
    expect([requests, asksOf(played).slice(-2), played.runner.warnings]).toEqual([10, [ELEVEN, TWELVE], []]);
  });

  test('requests the commits of that week, and links the merged pull request', async () => {
    const github = aGitHub();
    const none = { headRepository: null, mergeSha: null, size: null };
    const pull = { title: 'One line', body: '', author: 'ada', url: '', base: 'main', head: 'x', headSha: '', ...none };
    github.broughtBy = (['open', 'merged'] as const).map((state, at) => ({ ...pull, number: 11 + at, state }));
    const { section, json } = await report(world({}, { github }));
    expect(section).toContain('[`One line` (#12)](https://github.com/acme/app/pull/12)');
    expect(json.pages[0].pullRequest).toBe(12);
    const commits = ['commitsUnder', 'commitsUnder', 'filesOf'];
    expect(github.calls).toEqual(['facts', ...commits, 'pullRequestsOf', 'openPullRequests']);
    expect(github.historyAsked).toEqual([
      { folder: 'docs', since: CHANGED, until: '2026-10-18T23:59:59.000Z', most: 30 },
      { folder: 'docs', since: AFTER, until: '2026-11-15T23:59:59.000Z', most: 100 },
    ]);
  });

  test('leaves out a change that a later commit took back, and names it', async () => {
    const github = aGitHub();
    const [rewrite] = github.history;
    const on = (day: string) => `2026-10-${day}T09:00:00.000Z`;
    const undo = { sha: SHA('b'), subject: 'Revert "Rewrite the guide"', files: [], at: on('28') };
    const other = { sha: SHA('e'), subject: 'Fix a page', files: [modified('docs/7.md')], at: on('14') };
    github.history = rewrite === undefined ? [] : [undo, { ...rewrite, at: on('13') }, other];
    const { section, json } = await report(world({}, { github }));
    expect(section).not.toContain('/guides/install');
    expect(section).toContain('Reverted, so left out: `Rewrite the guide`.');
    expect(json).toMatchObject({ pages: [{ path: '/7' }], takenBack: [SHA('a')] });
    github.history = github.history.slice(0, 2);
    const only = await report(world({}, { github }));
    expect(only.section).toMatch(/^No page under `docs` changed .* Reverted, so left out:/);
    expect(only.json).toMatchObject({ state: 'nothing-changed', takenBack: [SHA('a')] });
  });

  test('links the commit if the token may not read pull requests', async () => {
    const github = aGitHub();
    github.fail('pullRequestsOf', 'not-accessible');
    const played = world({}, { github });
    expect((await report(played)).section).toContain(`/commit/${SHA('a')})`);
    expect(played.runner.warnings).toEqual([]);
  });

  test('reads commits of the whole repository if the root is `.`', async () => {
    const github = aGitHub('guides/install.md');
    expect((await report(world({ 'pages-root': '.' }, { github }))).section).toContain('260');
    expect(github.historyAsked[0]?.folder).toBe('');
  });

  test('says that not everything was read', async () => {
    const github = aGitHub();
    github.history = Array.from({ length: 31 }, () => github.history[0] ?? { sha: SHA('a'), subject: '', files: [] });
    const { section } = await report(world({}, { github }));
    expect(section).toContain('Not all changes of that week were read');
    expect(github.calls.filter((call) => call === 'filesOf')).toHaveLength(30);
  });
});

describe('the section on changes is left out', () => {
  test('without `pages-root`', async () => {
    const played = world({ 'pages-root': '' });
    const { summary, json } = await report(played);
    expect([json, summary.includes('Did it help?')]).toEqual([null, false]);
    expect(played.github.calls).toEqual(['facts', 'openPullRequests']);
  });

  const PERIODS = ['last-7-days', 'last-month', '2026-11-09..2026-11-16'];
  test.each(PERIODS)('for the period %s: one sentence says so', async (period) => {
    const played = world({ period });
    const { section, json } = await report(played);
    expect(section).toMatch(/^Only a report with `period: last-week` compares/);
    expect(json).toMatchObject({ state: 'not-weekly', windows: null, pages: [] });
    expect(played.github.calls).toEqual(['facts', 'openPullRequests']);
    expect(asksOf(played)).not.toContain(ELEVEN);
  });

  test('if no page changed: the service gets no request', async () => {
    const played = world({}, { github: aGitHub('docs/logo.png') });
    expect((await report(played)).json).toMatchObject({ state: 'nothing-changed', pages: [] });
    expect(asksOf(played)).not.toContain(ELEVEN);
  });
});

describe('a failed read only costs this section', () => {
  const READS = ['commitsUnder', 'filesOf'] as const;
  test.each(READS)('on GitHub (%s): one sentence, one warning, and the report', async (method) => {
    const github = aGitHub();
    github.fail(method, 'not-accessible');
    const played = world({}, { github });
    const { section, json, summary, outcome } = await report(played);
    const refused = `GitHub refused ${method}. Add \`issues: write\`.`;
    expect(section).toBe(`Can't read the changes of the week of 12–18 Oct 2026: \`\`${refused}\`\``);
    expect(json).toMatchObject({ state: 'unread', problem: { message: `GitHub refused ${method}.` } });
    expect(played.runner.warnings).toEqual([`Can't report on the pages that were changed four weeks ago: ${refused}`]);
    expect([summary, outcome.result]).toEqual([expect.stringContaining('### Top pages'), 'reported']);
    expect(asksOf(played)).not.toContain(ELEVEN);
  });

  /** Answers as usual, but changes the answers of one week, or of all. */
  const but = (change: () => Partial<VisitorsPage>, week?: string): typeof visitors => {
    return async (query, options) => {
      const changed = week === undefined || query.from === week ? change() : {};
      return { ...(await visitors(query, options)), ...changed };
    };
  };
  const refuse = (status: number) => (): never => {
    throw new ServiceError({ status, message: `Refused (HTTP ${status}).`, hint: 'Wait.' });
  };
  test.each<readonly [string, string, typeof visitors, string, readonly string[]]>([
    ['rows of a week before are invalid', 'lists', but(() => ({ rejectedRows: 1 }), TWELVE), '60', []],
    ['rows of a week that the news needs are invalid', 'lists', but(() => ({ rejectedRows: 1 }), SIX), '60', []],
    ['a week was not counted', 'lists', but(() => ({ pages: [], totals: counts(0, 0) }), ELEVEN), '60', []],
    ['the service fails', 'lists', but(refuse(500), ELEVEN), '60', [`${UNREAD}: Refused (HTTP 500). Wait.`]],
    ['the service does not keep a week', 'lists', but(refuse(404), ELEVEN), '60', []],
    ['the requests are used up', 'requests', visitors, '9', []],
  ])('if %s: numbers, but no verdict, because of %s', async (_why, reason, readVisitors, limit, warnings) => {
    const played = world({ 'max-requests': limit }, { readVisitors });
    const { json, section } = await report(played);
    const numbers = { before: 100, after: 260, expected: null, verdict: 'not-judged' };
    expect([json, json.pages]).toMatchObject([{ state: 'unjudged', reason }, [{ human: numbers }]]);
    expect(section).toMatch(/^Can't judge the pages that changed in the week of 12–18 Oct 2026: /);
    expect(played.runner.warnings).toEqual(warnings);
    expect(played.service.queries.length).toBeLessThanOrEqual(Number(limit));
  });

  test('if the report itself is partial: not even numbers, and no further request', async () => {
    const played = world({ 'max-requests': '3' }, { readVisitors: but(() => ({ hasMore: true })) });
    const { json, summary } = await report(played);
    expect(json).toMatchObject({ state: 'unjudged', reason: 'partial-report', pages: [] });
    expect(summary).toContain('**Partial.**');
    expect(played.service.queries).toHaveLength(3);
  });
});

/** A site with several pages of rows in every week. */
const siteOf = (size: number): typeof visitors => {
  return async ({ from, offset, limit }, { allowance }) => {
    if (allowance.left < 0) throw new Error('no more requests may be sent');
    const length = Math.max(0, Math.min(limit, size - offset));
    const pages = Array.from({ length }, (_none, at) => ({ path: `/${offset + at}`, ...counts(50, 20) }));
    const totals = counts(900, 100 + new Date(from).getUTCDate());
    return { totals, pages, rejectedRows: 0, hasMore: offset + limit < size };
  };
};

test.each<readonly [number, number, string | null, number]>([
  [700, 6, 'requests', 6],
  [700, 12, 'requests', 12],
  // Eight lists of three requests leave too few for the two further ones.
  [700, 29, 'requests', 24],
  [700, 30, null, 30],
  [700, 60, null, 30],
  [60, 60, null, 10],
  [450, 60, null, 20],
  [900, 60, null, 40],
])('of %i pages, with at most %i requests: %s, %i requests', async (size, limit, reason, sent) => {
  const played = world({ 'max-requests': String(limit) }, { github: aGitHub('docs/7.md'), readVisitors: siteOf(size) });
  const { json, requests, section } = await report(played);
  expect([json.reason, requests, played.service.queries.length]).toEqual([reason, sent, sent]);
  if (reason !== null) expect(section).toContain('do not fit into `max-requests`');
});

describe('a command for a page that lost readers', () => {
  const NOW = '2026-11-09T00:00:00.000Z';
  const lost: DocsService['readVisitors'] = async (query, ...rest) => {
    const { pages, ...answer } = await visitors(query, ...rest);
    const people = query.from >= NOW ? 20 : 400;
    return { ...answer, pages: [...pages, { path: '/setup', ...counts(people, 40) }] };
  };
  const commit = (digit: string, subject: string, ...files: FakeRepository['history'][number]['files']) => ({
    ...{ sha: SHA(digit), subject, files, at: '2026-11-10T12:00:00Z' },
  });
  const renamed = { path: 'docs/begin.md', status: 'renamed', previousPath: 'docs/setup.md' };

  /** Its command, and what was requested of the repository. */
  async function commandAfter(history: FakeRepository['history'], inputs: Inputs = {}) {
    const github = aRepository();
    github.history = history;
    const { summary } = await report(world(inputs, { github, readVisitors: lost }));
    return { command: /^``(\/docs .*)``$/m.exec(summary)?.[1] ?? '', calls: github.calls };
  }

  const removed = { path: 'docs/setup.md', status: 'removed', previousPath: null };
  test.each<readonly [string, FakeRepository['history'], string]>([
    ['the latest commits to its file', [commit('b', 'Cut `it`', modified('docs/setup.md'))], "`bbbbbbb Cut 'it'`. If"],
    ['what it became', [commit('b', 'Move', renamed)], '`bbbbbbb Move`. Its file became the page `/begin`. If'],
    ['that it was removed', [commit('c', 'Drop', removed)], '`ccccccc Drop`. Its file was removed. If'],
    ['no commit to another file', [commit('a', 'Other', modified('docs/0.md'))], '400, 20 people. If'],
  ])('names %s', async (_name, history, expected) => {
    const { command } = await commandAfter(history);
    expect(command).toContain(expected);
    expect(readCommand(command, '/docs')).toMatchObject({ kind: 'instruction', text: command.slice('/docs '.length) });
  });

  test('costs at most twelve requests, and none without `pages-root` or without such a page', async () => {
    const history = Array.from({ length: 30 }, (_none, at) => commit('a', `Edit ${at}`, modified('docs/setup.md')));
    const { calls } = await commandAfter(history);
    expect(calls.filter((call) => call === 'filesOf')).toHaveLength(10);
    expect((await commandAfter(history, { 'pages-root': '' })).calls).not.toContain('commitsUnder');
    const steady = world();
    await report(steady);
    expect(steady.github.historyAsked.some(({ most }) => most === 10)).toBe(false);
  });

  test('is written without commits if GitHub refuses to show them', async () => {
    const github = aRepository();
    github.fail('commitsUnder', 'forbidden');
    const { summary } = await report(world({}, { github, readVisitors: lost }));
    expect(summary).toContain('400, 20 people. If it was moved');
  });
});

test('a path that looks like a probe is a page if `pages-root` has its source file', async () => {
  const github = aRepository();
  github.texts.set('docs/_drafts/plan.md', '# Plan');
  const readVisitors: typeof visitors = async (query, ...rest) => {
    const { pages, ...answer } = await visitors(query, ...rest);
    return { ...answer, pages: [...pages, ...['/_drafts/plan/', '/.env'].map((path) => ({ path, ...counts(0, 40) }))] };
  };
  const { summary } = await report(world({}, { github, readVisitors }));
  expect(summary).toContain('**AI visitors, no people counted** `/_drafts/plan/`');
  const about =
    'AI visitors, but no people, were counted on 1 path that looks like a file or a probe rather than a page.';
  expect(summary).toContain(`<details><summary>Paths that are not pages</summary>\n\n${about}`);
  expect(summary).not.toContain('Improve the page `/.env`');
});
