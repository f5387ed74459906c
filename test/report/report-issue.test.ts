import { beforeAll, describe, expect, test } from 'vitest';
import type { Repository } from '../../src/action/ports.ts';
import { serviceHash } from '../../src/action/value/marker.ts';
import { RepositoryError, type RepositoryFailure } from '../../src/action/words/errors.ts';
import { readMarkerLine } from '../../src/action/words/hidden.ts';
import { windowsOf } from '../../src/report/change-weeks.ts';
import { compare } from '../../src/report/compare.ts';
import type { FourWeeksLater } from '../../src/report/look-back.ts';
import type { Report } from '../../src/report/make-report.ts';
import { type Period, periodKey, periodsUpTo } from '../../src/report/period.ts';
import { type IssueMemory, type IssuePlace, keepInIssue, readIssueMemory } from '../../src/report/report-issue.ts';
import { aCollection, aReport, counts, LAYOUT, pageList, WEEK } from '../build/a-report.ts';
import { aWorld, type TestWorld } from '../build/a-world.ts';
import { canRender, treeWithoutCode } from '../build/rendered.ts';
import type { Inputs } from '../build/settings.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const [, BEFORE = WEEK] = periodsUpTo(WEEK, 3);

const SERVICE = serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'handbook' });
const NO_MEMORY: IssueMemory = { login: OURSELVES, service: SERVICE, rolling: null };

const AN_ISSUE = { number: 50, author: '', body: '', url: '', labels: [], open: true };

function issueWorld(github: FakeRepository, inputs: Inputs = {}): TestWorld {
  return aWorld({ github, inputs: { mode: 'report', prompt: '', 'report-to': 'issue', ...inputs } });
}

function reportOf(period: Period = WEEK): Report {
  return { data: aReport({ period }), layout: LAYOUT, history: [{ period, totals: counts(90, 30, 118) }] };
}

/** Reads what the issue remembers, and writes a report into it. */
async function keep(world: TestWorld, report = reportOf()): Promise<IssuePlace | null> {
  const memory = await readIssueMemory(SERVICE, world);
  if (memory === null) throw new Error(`the issue could not be read: ${world.runner.warnings.join()}`);
  return keepInIssue(report, memory, world);
}

/** GitHub with last week's report. */
async function rolling(): Promise<FakeRepository> {
  const github = aRepository();
  await keep(issueWorld(github), reportOf(BEFORE));
  github.calls.length = 0;
  return github;
}

describe('the rolling issue is not read', () => {
  test.each<readonly [keyof Repository, RepositoryFailure]>([
    ['viewer', 'unauthorized'],
    ['viewer', 'unavailable'],
    ['labelledIssues', 'missing'],
    ['labelledIssues', 'forbidden'],
    ['labelledIssues', 'rate-limited'],
  ])('if %s fails (%s): one warning, and no memory', async (method, failure) => {
    const github = aRepository();
    github.fail(method, failure);
    const world = issueWorld(github);
    expect(await readIssueMemory(SERVICE, world)).toBeNull();
    const refused = `GitHub refused ${method}. Add \`issues: write\`.`;
    const unread = 'Could not read the rolling issue, so the report is in the summary';
    expect(world.runner.warnings).toEqual([`${unread}: ${refused}`]);
  });

  test('if our own bug prevents it, which is not reported as a warning', async () => {
    const github = aRepository();
    const defect = new TypeError('a defect');
    const broken = { ...github, labelledIssues: () => Promise.reject(defect) };
    await expect(readIssueMemory(SERVICE, { ...issueWorld(github), repository: broken })).rejects.toBe(defect);
  });
});

describe('a new issue', () => {
  test('has the configured title, label and text, and shows the report', async () => {
    const github = aRepository();
    const place = await keep(issueWorld(github, { 'report-issue-title': 'Readers', 'report-label': 'readers' }));
    expect(place).toEqual({ url: 'https://github.com/acme/app/issues/50', shown: true });
    expect([...github.labels]).toEqual(['readers']);
    expect(github.issues[0]).toMatchObject({ labels: ['readers'] });
    expect(readMarkerLine(github.issues[0]?.body ?? '')?.value).toMatchObject({
      kind: 'report',
      service: SERVICE,
      project: 'handbook',
      shown: { period: WEEK, partial: false, compared: true, complete: true, pages: 2 },
      history: [{ k: 'days', f: WEEK.from, t: WEEK.to, h: 90, a: 30, n: 118 }],
    });
  });
});

const UNWRITTEN = 'Could not write the rolling issue, so the report is in the summary';
const NO_LABEL = 'Could not create the label docs-visitors';
const NO_COMMENT = 'Could not write the comment on the new period';

test.each<readonly [keyof Repository, string, string, boolean, RepositoryFailure]>([
  ['hasLabel', 'a new issue', NO_LABEL, true, 'forbidden'],
  ['createLabel', 'a new issue', NO_LABEL, true, 'forbidden'],
  ['createIssue', 'a new issue', UNWRITTEN, false, 'forbidden'],
  ['editIssue', 'last week', UNWRITTEN, false, 'locked'],
  ['createComment', 'last week', NO_COMMENT, true, 'locked'],
])('a refusal of GitHub is one warning, and the run succeeds: %s for %s: %s', async (...row) => {
  const [method, where, warning, isShown, failure] = row;
  const github = where === 'a new issue' ? aRepository() : await rolling();
  github.fail(method, failure);
  const world = issueWorld(github);
  expect((await keep(world))?.shown ?? false).toBe(isShown);
  expect(github.issues.some(({ body }) => body.includes('9–15 Nov 2026'))).toBe(isShown);
  expect(world.runner.warnings).toEqual([`${warning}: GitHub refused ${method}. Add \`issues: write\`.`]);
  // No period is announced that the issue does not show.
  expect(github.calls.includes('createComment')).toBe(method === 'createComment');
});

describe('an issue that another run opens at the same time', () => {
  /** GitHub, which opens our issue only after the other run's. */
  function contested(): FakeRepository {
    const github = aRepository();
    const { createIssue } = { ...github };
    github.createIssue = async (wanted) => {
      github.createIssue = createIssue;
      await createIssue(wanted);
      return createIssue(wanted);
    };
    return github;
  }

  test('is kept if it is older: a warning names both, nothing is closed, and the report is in the summary', async () => {
    const github = contested();
    const world = issueWorld(github);
    expect(await keep(world)).toEqual({ url: 'https://github.com/acme/app/issues/50', shown: false });
    expect(github.calls.filter((call) => call === 'labelledIssues')).toHaveLength(3);
    expect(github.calls).not.toContain('editIssue');
    expect(github.issues.map(({ open }) => open)).toEqual([true, true]);
    const warning = /opened the issue \S+\/50, .* Close \S+\/51 by hand/;
    expect(world.runner.warnings).toEqual([expect.stringMatching(warning)]);
  });

  test("is not kept if it is someone else's", async () => {
    const github = contested();
    const { createIssue } = { ...github };
    github.createIssue = async (wanted) => {
      const made = await createIssue(wanted);
      github.issues[0] = { ...made, number: 50, author: 'mallory' };
      return made;
    };
    const world = issueWorld(github);
    expect(await keep(world)).toEqual({ url: 'https://github.com/acme/app/issues/51', shown: true });
    expect(world.runner.warnings).toEqual([]);
  });

  test('cannot be found if the list fails: the new issue counts, with a warning', async () => {
    const github = aRepository();
    const { createIssue } = { ...github };
    github.createIssue = (wanted) => {
      github.fail('labelledIssues', 'unavailable');
      return createIssue(wanted);
    };
    const world = issueWorld(github);
    expect(await keep(world)).toMatchObject({ shown: true });
    const warning = /^Could not check whether another run has opened an issue, too: GitHub refused/;
    expect(world.runner.warnings).toEqual([expect.stringMatching(warning)]);
  });
});

test.each([[[]], [['renamed']]])('an issue that lost its label is still the one, and has labels %j', async (labels) => {
  const github = await rolling();
  github.issues[0] = { ...(github.issues[0] ?? AN_ISSUE), labels };
  const world = issueWorld(github);
  expect(await keep(world)).toEqual({ url: 'https://github.com/acme/app/issues/50', shown: true });
  expect([github.issues.length, world.runner.warnings]).toEqual([1, []]);
});

test('two reports with labels of their own have an issue each', async () => {
  const github = await rolling();
  const inputs = { 'report-label': 'monthly' };
  for (const period of [BEFORE, WEEK]) await keep(issueWorld(github, inputs), reportOf(period));
  expect(github.issues.map(({ labels }) => labels)).toEqual([['docs-visitors'], ['monthly']]);
});

test('the issue remembers the lines of its last report, and folds them in the next one', async () => {
  const steady = Object.fromEntries(Array.from({ length: 60 }, (_none, at) => [`/${at}`, counts(100 + at, 9)]));
  const pages = (people: number) => pageList({ ...steady, '/install': counts(people, 9) });
  const github = aRepository();
  const bodies: string[] = [];
  for (const period of [BEFORE, BEFORE, WEEK]) {
    const data = aReport({ period, pages: pages(30), pagesBefore: pages(300) });
    await keep(issueWorld(github), { data, layout: LAYOUT, history: [] });
    bodies.push(github.issues[0]?.body ?? '');
  }
  const [first, again, next] = bodies;
  expect(again).toBe(first);
  expect(first).toContain('/docs Find out why the page `/install`');
  expect(next).toContain('- Still low, second week: `/install` (30 people), first reported on 16 Nov');
  expect(next).not.toContain('/docs ');
});

describe('an edit that GitHub delays', () => {
  /** GitHub with last week's report, whose first edit fails after `between`, and is repeated if that is agreed. */
  async function delayed(between: (github: FakeRepository) => unknown): Promise<FakeRepository> {
    const github = await rolling();
    const { editIssue } = { ...github };
    github.editIssue = async (number, change, options) => {
      between(github);
      if ((await options?.mayRepeat?.()) === true) return editIssue(number, change);
      throw new RepositoryError({ failure: 'rate-limited', status: 403, message: 'Wait.', hint: 'None.' });
    };
    return github;
  }

  /** Puts another run's report into the issue. */
  async function theirs(report: Report): Promise<string> {
    const github = await rolling();
    await keep(issueWorld(github), report);
    return github.issues[0]?.body ?? '';
  }

  test('is repeated if the issue still shows less', async () => {
    const github = await delayed(() => undefined);
    expect(await keep(issueWorld(github))).toMatchObject({ shown: true });
    expect(github.issues[0]?.body).toContain('9–15 Nov 2026');
  });

  const AFTER: Period = { ...WEEK, from: WEEK.to, to: WEEK.to + (WEEK.to - WEEK.from) };
  test.each([
    ['a fuller report of the same period', WEEK],
    ['a later period', AFTER],
  ])('leaves alone %s that another run has written since', async (what, period) => {
    const better = await theirs(reportOf(period));
    const github = await delayed(({ issues }) => issues.splice(0, 1, { ...(issues[0] ?? AN_ISSUE), body: better }));
    const world = issueWorld(github);
    // The later period is over.
    world.clock.jump(AFTER.to - WEEK.to);
    const { data, ...rest } = reportOf();
    const report = { ...rest, data: { ...data, collection: { ...data.collection, totalsBefore: null } } };
    expect(await keep(world, report)).toMatchObject({ shown: false });
    expect(github.issues[0]?.body).toBe(better);
    expect(world.runner.notices).toEqual([expect.stringContaining(`shows ${what} and was not changed`)]);
    expect(github.stored).toEqual([]);
  });

  test('is not repeated if the issue cannot be read by then', async () => {
    const world = issueWorld(await delayed((now) => now.fail('labelledIssues', 'unavailable')));
    expect(await keep(world)).toBeNull();
    expect(world.runner.warnings).toEqual([expect.stringContaining('Could not write the rolling issue')]);
  });
});

describe('an existing issue', () => {
  test('that cannot be read again is not written: it may show a better report by now', async () => {
    const github = await rolling();
    const world = issueWorld(github);
    const memory = await readIssueMemory(SERVICE, world);
    github.fail('labelledIssues', 'unavailable');
    expect(await keepInIssue(reportOf(), memory ?? NO_MEMORY, world)).toBeNull();
    expect(github.calls).not.toContain('editIssue');
    expect(world.runner.warnings).toHaveLength(1);
  });

  test('gets a comment for a new period, which records the period and is not a command', async () => {
    const github = await rolling();
    await keep(issueWorld(github));
    expect(github.stored).toHaveLength(1);
    const body = github.stored[0]?.body ?? '';
    expect(readMarkerLine(body)?.value).toEqual({ kind: 'notice', period: periodKey(WEEK) });
    const news =
      /\n\n9–15 Nov 2026: 90 people \(usually about 80\) and 30 AI visitors .*; 118 unique visitors in all\./;
    expect(body).toMatch(news);
  });

  test.each([true, false])('(open: %s) is open afterwards, and only a closed one is reopened', async (open) => {
    const github = await rolling();
    github.issues[0] = { ...(github.issues[0] ?? AN_ISSUE), open };
    const changes: object[] = [];
    const { editIssue } = github;
    github.editIssue = (number, change) => {
      changes.push(change);
      return editIssue(number, change);
    };
    await keep(issueWorld(github));
    expect([github.issues[0]?.open, changes.map((change) => 'reopen' in change)]).toEqual([true, [!open]]);
  });

  test('with a later period stays as it is, open or closed', async () => {
    const github = aRepository();
    await keep(issueWorld(github));
    const before = [...github.issues];
    github.calls.length = 0;
    const world = issueWorld(github);
    expect(await keep(world, reportOf(BEFORE))).toEqual({ url: before[0]?.url, shown: false });
    expect([github.issues, github.calls]).toEqual([before, ['viewer', 'labelledIssues', 'labelledIssues']]);
    expect(world.runner.notices).toEqual([expect.stringContaining('shows a later period and was not changed')]);
  });
});

describe('the text of the issue', () => {
  const LONG = '漢'.repeat(2_000);

  /** As many changed pages as get a line, each with the longest paths, numbers and title. */
  function largestLater(): FourWeeksLater {
    const kind = { before: 9e15, after: 9e15, expected: 9e15, verdict: 'whole-section' } as const;
    const commits = Array.from({ length: 30 }, () => ({ sha: 'f'.repeat(64), subject: '漢@#`'.repeat(100) }));
    const pages = Array.from({ length: 20 }, (_, index) => ({
      ...{ path: `/later/${index}/${LONG}`, renamedFrom: `/before/${index}/${LONG}`, isNew: false },
      section: `/later/${LONG}`,
      ...{ human: kind, ai: kind, commits, pull: null },
    }));
    const judgement = { pages, others: 10, unmatched: 9_000, removed: 9_000, cut: true, takenBack: [] };
    return { kind: 'judged', windows: windowsOf(WEEK), root: '漢'.repeat(500), judgement };
  }

  /** A report with everything at its largest: paths of three bytes a character, and counts of sixteen digits. */
  function largest(): Report {
    const most = counts(4_503_599_627_370_495, 4_503_599_627_370_495);
    const group = (name: string, [human, ai]: readonly [number, number], length = 20) =>
      Array.from({ length }, (_, index) => [`/${name}/${index}/${LONG}`, counts(human, ai)] as const);
    const week = (moved: Readonly<Record<string, readonly [number, number]>>) => {
      const groups = Object.entries(moved).flatMap(([name, readers]) => group(name, readers));
      return Object.fromEntries([...group('steady', [9e14, 9e14], 1_200), ...groups, ...group('ai', [0, 9e14])]);
    };
    const now = week({ rise: [4e15, 4e15], fall: [9e14, 9e14], swap: [9e14, 4e15], stop: [1, 9e14] });
    const then = week({ rise: [9e14, 9e14], fall: [4e15, 4e15], swap: [4e15, 9e14], stop: [4e15, 9e14] });
    // The longest period name is a year from September to September.
    const period: Period = { kind: 'days', from: Date.UTC(2025, 8, 28), to: Date.UTC(2026, 8, 28) };
    const history = periodsUpTo(period, 140).map((each) => ({ period: each, totals: most }));
    const collection = aCollection({
      ...{ period, totals: most, totalsBefore: counts(1, 1), trend: history.slice(-26), requests: 1_000 },
      pages: pageList(now, { gap: 'nothing-new', rejected: 9e14, repeated: 9e14, odd: 9e14 }),
      pagesBefore: pageList(then),
      problem: { message: '@`'.repeat(400), hint: '#`'.repeat(400) },
    });
    const data = { ...aReport(), collection, comparison: compare(collection), later: largestLater() };
    const about = { project: 'p'.repeat(128), baseUrl: `https://docs.example.com/${'b'.repeat(475)}` };
    const repositoryUrl = `https://github.com/${'o'.repeat(39)}/${'r'.repeat(100)}`;
    const layout = {
      ...{ command: `/${'c'.repeat(50)}`, top: 100, maxRequests: 1_000, earlier: history.slice(0, 110), repositoryUrl },
      site: `https://${'s'.repeat(60)}.example/${'s'.repeat(130)}`,
      runUrl: `${repositoryUrl}/actions/runs/${'9'.repeat(15)}`,
    };
    return { data: { ...data, ...about }, layout, history };
  }

  let body = '';
  beforeAll(async () => {
    const github = aRepository();
    const report = largest();
    const { project, baseUrl } = report.data;
    await keepInIssue(report, NO_MEMORY, issueWorld(github, { 'project-id': project, 'base-url': baseUrl }));
    body = github.issues[0]?.body ?? '';
  });

  test("stays below GitHub's limit with everything at its largest, including the marker", () => {
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
    for (const part of ['Partial', 'Trend', 'Biggest changes', 'Command<', 'more change']) expect(body).toContain(part);
    for (const part of ['Did it help?', 'Most visited of', 'Earlier periods']) expect(body).toContain(part);
    expect(readMarkerLine(body)?.value).toMatchObject({ history: Array.from({ length: 110 }, () => ({})) });
  });

  test.skipIf(!canRender)('is still valid Markdown then: every fold is closed (needs cmark-gfm)', () => {
    const tree = treeWithoutCode(body);
    const opened = tree.match(/&lt;details&gt;/g)?.length ?? 0;
    expect(opened).toBeGreaterThanOrEqual(3);
    expect(tree.match(/&lt;\/details&gt;/g)).toHaveLength(opened);
  });
});
