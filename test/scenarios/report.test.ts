import { expect, test } from 'vitest';
import { below, LABEL, startReportWorld } from './report-world.ts';
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
  expect(step.files.markdown).toBe(body);
  expect(JSON.parse(step.files.json)).toMatchObject({
    project: 'handbook',
    totals: { now: { human: 1_020, ai: 100, total: 1_110 } },
    trend: [{ totals: { human: 1_000 } }, { totals: { human: 1_010 } }, { totals: { human: 1_020 } }],
  });
  expect(step.files.csv).toMatch(/\r\n"\/",920,60,980,910,60,970\r\n"\/guides\/install",300,40,340,300,40,340\r\n$/);
  expect(step.log).toContain(HEADLINE);
  const weeks = Array.from({ length: 8 }, (_, at) => `week ${at - 5}: 250 from 0`);
  expect(world.asked.toSorted()).toEqual(weeks.toSorted());
  const writes = world.github.ledger.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'));
  expect(writes.map(({ path }) => path)).toEqual(['/repos/acme/app/labels', '/repos/acme/app/issues']);
  expect(world.notices()).toEqual([]);
});
