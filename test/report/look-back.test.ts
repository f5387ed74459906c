import { describe, expect, test } from 'vitest';
import type { VisitorsPage } from '../../src/action/ports/readers.ts';
import type { DocsService } from '../../src/action/ports.ts';
import { runReport } from '../../src/action/stories/report.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { ServiceError } from '../../src/action/words/errors.ts';
import { counts } from '../build/a-report.ts';
import { aWorld, type TestWorld } from '../build/a-world.ts';
import { aRepository, type FakeRepository } from '../fakes/fake-repository.ts';

/** The world's clock is at 20 November 2026: last week ended on the 16th, and the changes are from 12 to 18 October. */
const BEFORE = '2026-09-14T00:00:00.000Z';
const AFTER = '2026-10-19T00:00:00.000Z';
const SHA = (digit: string): string => digit.repeat(40);

const modified = (path: string) => ({ path, status: 'modified', previousPath: null });

/** A repository where `docs/guides/install.md` was changed in that week. */
function aGitHub(): FakeRepository {
  const github = aRepository();
  github.history = [{ sha: SHA('a'), subject: 'Rewrite the guide', files: [modified('docs/guides/install.md')] }];
  return github;
}

/** Forty steady pages in all windows, and one with 100 visitors before and 260 after. */
const visitors: DocsService['readVisitors'] = async ({ from }) => {
  const steady = Array.from({ length: 40 }, (_none, at) => ({ path: `/${at}`, ...counts(100 + at, 40) }));
  const people = from === AFTER ? 260 : 100;
  const pages = [...steady, { path: '/guides/install', ...counts(people, 40) }];
  return { totals: counts(900, 100), pages, rejectedRows: 0, hasMore: false };
};

function world(
  inputs: Partial<Record<InputName, string>> = {},
  {
    github = aGitHub(),
    readVisitors = visitors,
  }: { readonly github?: FakeRepository; readonly readVisitors?: DocsService['readVisitors'] } = {},
): TestWorld {
  const stepInputs = { mode: 'report', prompt: '', trend: '2', 'pages-root': 'docs', ...inputs };
  return aWorld({ github, service: { visitors: readVisitors }, inputs: stepInputs });
}

/**
 * Plays the report; returns its section on changes from four weeks earlier, with the matching part of the JSON file.
 */
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
    expect(section).toContain(
      `- \`/guides/install\`: **more people than the rest of the site** (100 → 260, expected 100); no clear change in AI (40 → 40, expected 40). Changed by [\`Rewrite the guide\`](https://github.com/acme/app/commit/${SHA('a')}).`,
    );
    expect(json).toMatchObject({
      state: 'judged',
      windows: {
        week: { from: '2026-10-12T00:00:00.000Z', days: 7 },
        before: { from: BEFORE },
        after: { from: AFTER },
      },
      pages: [
        {
          path: '/guides/install',
          human: { before: 100, after: 260, verdict: 'more' },
          commits: [SHA('a')],
          pullRequest: null,
        },
      ],
    });
    // Two weeks, three windows, and six older weeks.
    expect(requests).toBe(11);
    expect(played.runner.warnings).toEqual([]);
  });

  test('requests the commits of that week, and links the merged pull request', async () => {
    const github = aGitHub();
    const pull = {
      number: 12,
      title: 'One line',
      body: '',
      author: 'ada',
      url: '',
      base: 'main',
      head: 'x',
      headSha: '',
      headRepository: null,
      mergeSha: null,
      size: null,
    };
    github.broughtBy = [
      { ...pull, number: 11, state: 'open' },
      { ...pull, state: 'merged' },
    ];
    const { section, json } = await report(world({}, { github }));
    expect(section).toContain('[`One line` (#12)](https://github.com/acme/app/pull/12)');
    expect(json.pages[0].pullRequest).toBe(12);
    expect(github.calls).toEqual([
      'facts',
      'commitsUnder',
      'commitsUnder',
      'filesOf',
      'pullRequestsOf',
      'openPullRequests',
    ]);
    expect(github.historyAsked).toEqual([
      { folder: 'docs', since: '2026-10-12T00:00:00.000Z', until: '2026-10-18T23:59:59.000Z', most: 30 },
      { folder: 'docs', since: AFTER, until: '2026-11-15T23:59:59.000Z', most: 100 },
    ]);
  });

  test('leaves out a change that a later commit took back, and names it', async () => {
    const github = aGitHub();
    const [rewrite] = github.history;
    const undo = { sha: SHA('b'), subject: 'Revert "Rewrite the guide"', files: [], at: '2026-10-28T09:00:00.000Z' };
    const other = {
      sha: SHA('e'),
      subject: 'Fix a page',
      files: [modified('docs/7.md')],
      at: '2026-10-14T09:00:00.000Z',
    };
    github.history = rewrite === undefined ? [] : [undo, { ...rewrite, at: '2026-10-13T09:00:00.000Z' }, other];
    const { section, json } = await report(world({}, { github }));
    expect(section).not.toContain('/guides/install');
    expect(section).toContain('Left out, because a later commit took it back: `Rewrite the guide`.');
    expect(json).toMatchObject({ pages: [{ path: '/7' }], takenBack: [SHA('a')] });
    github.history = github.history.slice(0, 2);
    const { section: only } = await report(world({}, { github }));
    expect(only).toMatch(/^No page under `docs` changed .* Left out, because a later commit took it back:/);
  });

  test('links the commit if the token may not read pull requests', async () => {
    const github = aGitHub();
    github.fail('pullRequestsOf', 'not-accessible');
    const played = world({}, { github });
    expect((await report(played)).section).toContain(`/commit/${SHA('a')})`);
    expect(played.runner.warnings).toEqual([]);
  });

  test('reads commits of the whole repository if the root is `.`', async () => {
    const github = aGitHub();
    github.history = [{ sha: SHA('a'), subject: 'x', files: [modified('guides/install.md')] }];
    expect((await report(world({ 'pages-root': '.' }, { github }))).section).toContain('260');
    expect(github.historyAsked[0]?.folder).toBe('');
  });

  test('follows a page through the commits of the week, latest first', async () => {
    const github = aGitHub();
    const renamed = { path: 'docs/guides/install.md', status: 'renamed', previousPath: 'docs/0.md' };
    github.history = [
      { sha: SHA('b'), subject: 'Then', files: [modified('docs/guides/install.md')] },
      { sha: SHA('a'), subject: 'First', files: [renamed] },
    ];
    const { json } = await report(world({}, { github }));
    expect(json.pages).toMatchObject([{ path: '/guides/install', renamedFrom: '/0', commits: [SHA('b'), SHA('a')] }]);
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
    expect(summary).not.toContain('Did it help?');
    expect(json).toBeNull();
    expect(played.github.calls).toEqual(['facts', 'openPullRequests']);
  });

  test.each(['last-7-days', 'last-month', '2026-11-09..2026-11-16'])(
    'for the period %s: one sentence says so',
    async (period) => {
      const played = world({ period });
      const { section, json } = await report(played);
      expect(section).toBe(
        'Only a report with `period: last-week` compares the pages that changed four weeks earlier.',
      );
      expect(json).toMatchObject({ state: 'not-weekly', windows: null, pages: [] });
      expect(played.github.calls).toEqual(['facts', 'openPullRequests']);
      expect(asksOf(played)).not.toContain(BEFORE);
    },
  );

  test('if no page changed: the service gets no request', async () => {
    const github = aGitHub();
    github.history = [{ sha: SHA('a'), subject: 'x', files: [modified('docs/logo.png')] }];
    const played = world({}, { github });
    expect((await report(played)).json).toMatchObject({ state: 'nothing-changed', pages: [] });
    expect(asksOf(played)).not.toContain(BEFORE);
  });

  test('if the report itself is partial', async () => {
    const readVisitors: typeof visitors = async (query, options) => ({
      ...(await visitors(query, options)),
      hasMore: true,
    });
    const played = world({ 'max-requests': '3' }, { readVisitors });
    expect((await report(played)).json).toMatchObject({ state: 'unjudged', reason: 'partial-report' });
    expect(played.service.queries).toHaveLength(3);
  });
});

describe('a failed read only costs this section', () => {
  test.each(['commitsUnder', 'filesOf'] as const)(
    'on GitHub (%s): one sentence, one warning, and the report',
    async (method) => {
      const github = aGitHub();
      github.fail(method, 'not-accessible');
      const played = world({}, { github });
      const { section, json, summary, outcome } = await report(played);
      expect(section).toBe(
        `Can't read the changes of the week of 12–18 Oct 2026: \`\`GitHub refused ${method}. Add \`issues: write\`.\`\``,
      );
      expect(json).toMatchObject({ state: 'unread', problem: { message: `GitHub refused ${method}.` } });
      expect(played.runner.warnings).toEqual([
        `Can't report on the pages that were changed four weeks ago: GitHub refused ${method}. Add \`issues: write\`.`,
      ]);
      expect(summary).toContain('### Top pages');
      expect(outcome.result).toBe('reported');
      expect(asksOf(played)).not.toContain(BEFORE);
    },
  );

  test('at the service', async () => {
    const readVisitors: typeof visitors = async (query, options) => {
      if (query.from === BEFORE) throw new ServiceError({ status: 422, message: 'Too old (HTTP 422).', hint: 'Wait.' });
      return visitors(query, options);
    };
    const played = world({}, { readVisitors });
    const { json, summary } = await report(played);
    expect(json).toMatchObject({ state: 'unjudged', reason: 'failed', pages: [] });
    expect(summary).toContain('the service did not send the page lists before and after.');
    expect(summary).not.toContain('**Partial.**');
    expect(played.runner.warnings).toEqual([
      'The page lists of the weeks before and after were not read: Too old (HTTP 422). Wait.',
    ]);
  });

  test('and invalid or repeated rows give no verdict', async () => {
    const readVisitors: typeof visitors = async (query, options): Promise<VisitorsPage> => {
      const page = await visitors(query, options);
      return query.from === BEFORE ? { ...page, rejectedRows: 1 } : page;
    };
    expect((await report(world({}, { readVisitors }))).json).toMatchObject({
      state: 'unjudged',
      reason: 'rows-missing',
    });
  });
});

describe('the requests', () => {
  /** A site with three pages of rows in every window. */
  const large: typeof visitors = async ({ offset, limit }, { allowance }) => {
    if (allowance.left < 0) throw new Error('no more requests may be sent');
    const length = Math.max(0, Math.min(limit, 700 - offset));
    const pages = Array.from({ length }, (_none, at) => ({ path: `/${offset + at}`, ...counts(50, 20) }));
    return { totals: counts(900, 100), pages, rejectedRows: 0, hasMore: offset + limit < 700 };
  };

  test.each<readonly [number, string | null, number]>([
    [6, 'requests', 6],
    [11, 'requests', 6],
    [12, null, 12],
    // The window before both, and then the lists of six older weeks.
    [15, null, 15],
    [60, null, 33],
  ])('never exceed a limit of %i', async (limit, reason, sent) => {
    const github = aGitHub();
    github.history = [{ sha: SHA('a'), subject: 'x', files: [modified('docs/7.md')] }];
    const played = world({ 'max-requests': String(limit) }, { github, readVisitors: large });
    const { json, requests, section } = await report(played);
    expect([json.reason, requests, played.service.queries.length]).toEqual([reason, sent, sent]);
    if (reason !== null) expect(section).toContain('do not fit into `max-requests`');
  });

  test('stop at the limit if the lists turn out to be longer than those of a week', async () => {
    const github = aGitHub();
    const readVisitors: typeof visitors = async (query, options) => {
      const page = await large(query, options);
      return query.from === BEFORE || query.from === AFTER ? { ...page, hasMore: true } : page;
    };
    const played = world({ 'max-requests': '13' }, { github, readVisitors });
    expect((await report(played)).json).toMatchObject({ state: 'unjudged' });
    expect(played.service.queries.length).toBeLessThanOrEqual(13);
  });
});
