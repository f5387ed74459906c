import { expect, test } from 'vitest';
import { hang } from '../servers/fault-server.ts';
import { below, LABEL, startReportWorld, visitorsIn, writesTo } from './report-world.ts';
import { killWhen } from './run-action.ts';
import { BOT } from './world.ts';

const WHOLE = '## Visitors of `handbook`';
const HEADLINE =
  '15–21 Jan 2024: 1,020 people (about as many as usual) and 100 AI visitors (about as many as usual); 1,110 unique visitors in all.';

test('a report to the summary and to an issue is in both, in the outputs and in the files', async () => {
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
  const asked = world.asked.map(({ week: at, limit, offset }) => `week ${at}: ${limit} from ${offset}`);
  expect(asked.toSorted()).toEqual(weeks.toSorted());
  expect(writesTo(world)).toEqual(['POST /labels', 'POST /issues']);
  expect(world.notices()).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a report that is cancelled by %s while it collects ends soon, and writes nothing',
  async (signal) => {
    let cancelledAt = 0;
    await using world = await startReportWorld((asked) => {
      if (asked.week === 2) return visitorsIn(asked);
      cancelledAt = performance.now();
      return hang;
    });
    const step = await world.report({}, { onStart: killWhen(signal, () => cancelledAt > 0) });
    expect(performance.now() - cancelledAt).toBeLessThan(6_000);
    expect(step.signal).toBeNull();
    expect(step.outputs.get('result')).toBe('error');
    expect(step.files).toBeNull();
    expect(writesTo(world)).toEqual([]);
  },
);
