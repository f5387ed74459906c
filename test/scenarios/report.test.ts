import { describe, expect, test } from 'vitest';
import { serviceHash } from '../../src/action/value/marker.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { readMarkerLine } from '../../src/action/words/marker-line.ts';
import { json } from '../servers/fault-server.ts';
import { below, LABEL, ordinary, pageOf, type ReportWorld, startReportWorld, week, writesTo } from './report-world.ts';
import { BOT } from './world.ts';

const WHOLE = '## Visitors of `handbook`';
const HEADLINE =
  '15–21 Jan 2024: 1,020 people and 100 AI visitors, both about as many as the week before; 1,110 unique visitors in all.';

/** The requests since the first `seen`: the week, and the number of rows. */
function questions({ asked }: ReportWorld, seen = 0): readonly string[] {
  return asked
    .slice(seen)
    .map(({ week: at, limit, offset }) => `week ${at}: ${limit} from ${offset}`)
    .toSorted();
}

describe('a report to the summary and to an issue', () => {
  test('is in both, in the outputs and in the files', async () => {
    await using world = await startReportWorld();
    const step = await world.report({ trend: '3' });
    const [issue] = world.issues();
    expect(step.exitCode).toBe(0);
    expect(Object.fromEntries([...step.outputs].filter(([name]) => !name.endsWith('-file')))).toEqual({
      result: 'reported',
      'visitors-total': '1110',
      'visitors-human': '1020',
      'visitors-ai': '100',
      'ai-share': '0.0893',
      'report-headline': HEADLINE,
      'report-issue-url': `${world.github.url}/acme/app/issues/1`,
    });
    expect(issue).toMatchObject({ title: 'Documentation visitors', labels: [LABEL], state: 'open' });
    expect(issue?.author.login).toBe(BOT);
    const body = below(issue?.body ?? '');
    expect(body.startsWith(`${WHOLE}\n\n**${HEADLINE}**\n\n`)).toBe(true);
    expect(step.summary.trim()).toBe(body);
    expect(step.files?.markdown).toBe(body);
    expect(JSON.parse(step.files?.json ?? '')).toMatchObject({
      project: 'handbook',
      totals: { now: { human: 1_020, ai: 100, total: 1_110 } },
      trend: [{ totals: { human: 1_000 } }, { totals: { human: 1_010 } }, { totals: { human: 1_020 } }],
    });
    expect(step.files?.csv.split('\r\n').slice(1)).toEqual([
      '"/",920,60,980,910,60,970',
      '"/guides/install",300,40,340,300,40,340',
      '',
    ]);
    expect(step.log).toContain(HEADLINE);
    const weeks = Array.from({ length: 8 }, (_, at) => `week ${at - 5}: 250 from 0`);
    expect(questions(world).toSorted()).toEqual(weeks.toSorted());
    expect(writesTo(world)).toEqual(['POST /labels', 'POST /issues']);
    expect(world.notices()).toEqual([]);
  });

  test('compares a clear change of the whole site with the same weeks a year earlier', async () => {
    await using world = await startReportWorld({
      playing: (asked) => {
        const isFallen = asked.week === 2 || asked.week === 2 - 52;
        const counted = ordinary({ week: 0 });
        const human = isFallen ? 600 : 1_000;
        return pageOf({ ...counted, totals: { human, ai: 100, total: human + 90 } }, asked);
      },
    });
    const step = await world.report({ trend: '8' });
    const headline = step.outputs.get('report-headline') ?? '';
    expect(headline).toMatch(
      /^15–21 Jan 2024: 600 people, 40% fewer than .*The same weeks a year earlier: 1,000 → 600 people \(−40%\): it/,
    );
    expect(step.summary).toContain(`**${headline}**`);
    expect(questions(world)).toHaveLength(10);
    expect(questions(world)).toEqual(expect.arrayContaining(['week -51: 1 from 0', 'week -50: 1 from 0']));
  });

  test('is silent the second time', async () => {
    await using world = await startReportWorld();
    await world.report({ trend: '8' });
    const [seen, written] = [world.asked.length, writesTo(world).length];
    await world.report({ trend: '8' });
    expect([seen, world.asked.length]).toEqual([8, 16]);
    expect(writesTo(world).slice(written)).toEqual(['PATCH /issues/1']);
    expect(world.issues()).toHaveLength(1);
    expect(world.notices()).toEqual([]);
    expect(world.issues()[0]?.body).not.toContain('Earlier periods');
  });

  test('announces a new period with one comment, and keeps the earlier ones in a folded table', async () => {
    await using world = await startReportWorld();
    await world.report({ trend: '2' });
    await world.report({ trend: '2', period: week(3) });
    await world.report({ trend: '2', period: week(4), 'report-notify': 'false' });
    const [issue, ...others] = world.issues();
    expect(others).toEqual([]);
    expect(world.notices()).toEqual([
      '22–28 Jan 2024: 1,030 people and 100 AI visitors, both about as many as the week before; 1,120 unique visitors in all.',
    ]);
    const [, earlier = ''] = /Earlier periods<\/summary>\n\n(.*?)\n\n<\/details>/s.exec(issue?.body ?? '') ?? [];
    expect(earlier.split('\n').slice(2)).toEqual([
      '| 15–21 Jan 2024 | 1,020 | 100 | 1,110 | 8.9% |',
      '| 8–14 Jan 2024 | 1,010 | 100 | 1,100 | 9.0% |',
    ]);
    expect(issue?.body).toMatch(/^\*\*29 Jan – 4 Feb 2024: .* the week before; 1,130 unique visitors in all\.\*\*$/m);
    expect(readMarkerLine(issue?.body ?? '')?.value).toMatchObject({ history: [{}, {}, {}, {}] });
  });

  test('does not cover a later period', async () => {
    await using world = await startReportWorld();
    await world.report({ period: week(5) });
    const [before] = world.issues();
    const body = before?.body;
    const step = await world.report({ period: week(3), 'report-to': 'issue' });
    expect(world.issues()[0]?.body).toBe(body);
    expect(world.notices()).toEqual([]);
    expect(step.outputs.get('result')).toBe('reported');
    expect(step.log).toMatch(/::notice::The issue .*\/issues\/1 shows a later period and was not changed/);
    expect(step.summary).toContain(WHOLE);
    // A later period is not an earlier one.
    expect(step.summary).not.toContain('Earlier periods');
  });

  test('that goes to the issue alone leaves one sentence and a link in the summary', async () => {
    await using world = await startReportWorld();
    const { summary } = await world.report({ 'report-to': 'issue' });
    expect(summary.trim()).toMatch(
      /^### docs-agent: reported\n\n15–21 Jan 2024: 1,020 people .*\. \[Full report\]\(http:.*\/issues\/1\)$/,
    );
  });

  test('reopens an issue that someone has closed', async () => {
    await using world = await startReportWorld();
    await world.report();
    const [issue] = world.issues();
    if (issue !== undefined) issue.state = 'closed';
    await world.report({ period: week(3) });
    expect(world.issues()).toEqual([issue]);
    expect(issue?.state).toBe('open');
  });
});

describe('a report to the summary alone', () => {
  test('only reads from GitHub whether the repository is public, and the open pull requests if it may', async () => {
    await using world = await startReportWorld();
    const step = await world.report({ 'report-to': 'summary' });
    expect(step.summary).toContain(WHOLE);
    expect(step.outputs.has('report-issue-url')).toBe(false);
    // The token may not read pull requests, so the sentence about them is left out.
    const requests = world.github.ledger.map(({ method, path }) => `${method} ${path}`);
    expect(requests).toEqual(['GET /repos/acme/app', 'POST /api/graphql']);
  });
});

describe('a dry run', () => {
  test('makes the whole report, and writes nothing to GitHub', async () => {
    await using world = await startReportWorld();
    const step = await world.report({ 'dry-run': 'true' });
    expect(step.outputs.get('result')).toBe('dry-run');
    expect(step.log).toContain('Dry run: nothing is started or written');
    expect(step.summary).toContain(WHOLE);
    expect(step.files?.csv).toContain('"/",920');
    expect(writesTo(world)).toEqual([]);
  });
});

describe('several reports at the same time', () => {
  test('have an issue for each project and for each base address', async () => {
    await using world = await startReportWorld();
    const legs: readonly Partial<Record<InputName, string>>[] = [
      {},
      { 'project-id': 'blog' },
      { 'base-url': `${world.service.url}/eu` },
    ];
    for (const period of [week(2), week(3)]) for (const leg of legs) await world.report({ ...leg, period });
    const shown = world.issues().map(({ body }) => {
      const about = readMarkerLine(body ?? '')?.value as { service: string; project: string } | undefined;
      const place =
        about?.service === serviceHash({ baseUrl: `${world.service.url}/eu`, projectId: 'handbook' }) ? '/eu' : '';
      return `${place} ${about?.project}: ${body?.match(/\*\*(22–28 Jan 2024): /)?.[1]}`;
    });
    expect(shown).toEqual([' handbook: 22–28 Jan 2024', ' blog: 22–28 Jan 2024', '/eu handbook: 22–28 Jan 2024']);
    expect(JSON.stringify(world.issues().map(({ body }) => readMarkerLine(body ?? '')))).not.toContain(
      world.service.url,
    );
    expect(world.asked.map(({ prefix, project }) => `${prefix} ${project}`)).toEqual(
      expect.arrayContaining([' handbook', ' blog', '/eu handbook']),
    );
    expect(world.notices()).toHaveLength(3);
  });

  test("leave someone else's issue alone, although it has the label and a marker like ours", async () => {
    await using world = await startReportWorld();
    await world.report();
    const forged = world.issues()[0]?.body ?? '';
    world.app.threads.clear();
    const theirs = world.github.state.addThread(world.app, { author: 'mallory', title: 'Ours', body: forged });
    theirs.labels = [LABEL];
    await world.report({ period: week(3) });
    expect(theirs.body).toBe(forged);
    expect(world.issues().map(({ author }) => author.login)).toEqual(['mallory', BOT]);
    expect(world.notices()).toEqual([]);
  });
});

describe('a site', () => {
  test('without visits gets one line', async () => {
    await using world = await startReportWorld({
      playing: (asked) => pageOf({ totals: { human: 0, ai: 0, total: 0 }, rows: [] }, asked),
    });
    const step = await world.report({ trend: '4' });
    expect(step.outputs.get('visitors-total')).toBe('0');
    expect(step.outputs.has('ai-share')).toBe(false);
    const blocks = below(world.issues()[0]?.body ?? '').split('\n\n');
    expect(blocks.slice(1, 3)).toEqual(['**No visitor read the documentation (15–21 Jan 2024).**', '---']);
    expect(blocks).toHaveLength(4);
  });

  test('in its first week is compared with nothing', async () => {
    const nothing = { totals: { human: 0, ai: 0, total: 0 }, visitors: [], hasMore: false };
    await using world = await startReportWorld({
      playing: (asked) =>
        asked.week < 2
          ? json(200, nothing)
          : pageOf(
              {
                totals: { human: 3, ai: 1, total: 4 },
                rows: [{ path: '/', human: 3, ai: 1, total: 4 }],
              },
              asked,
            ),
    });
    const { summary } = await world.report();
    expect(summary).toContain('so nothing is compared');
    expect(summary).not.toMatch(/week before|more than|new|NaN|Infinity|Partial/);
  });
});

describe('a public repository', () => {
  test('gets no report, and the service gets no request', async () => {
    await using world = await startReportWorld({ repository: { private: false } });
    const step = await world.report();
    expect(step.outputs.get('result')).toBe('error');
    expect(step.exitCode).toBe(1);
    expect(step.log).toMatch(/::error::No report was made: the repository acme\/app is public.*`report-public: true`/);
    expect(step.files).toBeNull();
    expect(world.asked).toEqual([]);
    expect(writesTo(world)).toEqual([]);
  });

  test('gets one if requested', async () => {
    await using world = await startReportWorld({ repository: { private: false } });
    const step = await world.report({ 'report-public': 'true' });
    expect(step.outputs.get('result')).toBe('reported');
    expect(world.issues()).toHaveLength(1);
  });

  test('gets none either if GitHub does not say whether it is public', async () => {
    await using world = await startReportWorld();
    world.github.faults.add({ method: 'GET', path: /^\/repos\/acme\/app$/, does: { kind: 'answer', status: 404 } });
    const step = await world.report();
    expect(step.outputs.get('result')).toBe('error');
    expect(world.asked).toEqual([]);
  });
});

describe('a period that is not over', () => {
  test('is refused with the accepted values', async () => {
    await using world = await startReportWorld();
    const step = await world.report({ period: '2024-01-01..2999-01-01' });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.log).toMatch(/::error::Input "period" is "2024-01-01\.\.2999-01-01"; expected days that are over, /);
    expect(world.asked).toEqual([]);
  });
});
