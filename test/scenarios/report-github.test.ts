import { describe, expect, test } from 'vitest';
import type { FaultAction } from '../../src/playground/github/faults.ts';
import { LABEL, type ReportWorld, startReportWorld, TOKEN, warningsIn, week, writesTo } from './report-world.ts';
import { BOT } from './world.ts';

const WHOLE = '## Visitors of `handbook`';
const FORBIDDEN: FaultAction = {
  kind: 'answer',
  status: 403,
  body: { message: 'Resource not accessible by integration' },
};

/** Reports only to the issue: if that fails, the summary has the whole report, and the run does not fail. */
async function expectInSummary(world: ReportWorld, warning: RegExp): Promise<void> {
  const step = await world.report({ 'report-to': 'issue' });
  expect(step.outputs.get('result')).toBe('reported');
  expect(step.exitCode).toBe(0);
  expect(step.outputs.has('report-issue-url')).toBe(false);
  expect(step.summary).toContain(WHOLE);
  expect(step.files?.csv).toContain('"/",920');
  expect(warningsIn(step)).toEqual([expect.stringMatching(warning)]);
}

describe('a report whose issue GitHub refuses is in the summary, with a warning', () => {
  test('if issues are disabled', async () => {
    await using world = await startReportWorld({ repository: { hasIssues: false } });
    await expectInSummary(world, /Could not read the rolling issue.*HTTP 410: Issues are disabled.*disabled/);
    expect(writesTo(world)).toEqual([]);
  });

  test('if the token may not read issues', async () => {
    await using world = await startReportWorld();
    world.github.state.addToken(TOKEN, BOT, { contents: 'read' });
    await expectInSummary(
      world,
      /Could not read.*not accessible by integration.*Add `issues: read` to the workflow.s `permissions:`/,
    );
  });

  test('if the token may read issues, but not write them', async () => {
    await using world = await startReportWorld();
    world.github.state.label(world.app, LABEL);
    world.github.state.addToken(TOKEN, BOT, { issues: 'read' });
    await expectInSummary(
      world,
      /Could not write.*not accessible by integration.*Add `issues: write` to the workflow.s `permissions:`/,
    );
    expect(world.issues()).toEqual([]);
  });

  test('if an existing issue cannot be changed', async () => {
    await using world = await startReportWorld();
    await world.report();
    const before = world.issues()[0]?.body;
    world.github.faults.add({ method: 'PATCH', path: /\/issues\/1$/, does: FORBIDDEN });
    await expectInSummary(world, /Could not write.*: GitHub did not change the issue 1 .*`issues: write`/);
    expect(world.issues().map(({ body }) => body)).toEqual([before]);
    expect(world.notices()).toEqual([]);
  });

  test('if GitHub fails for a long time', async () => {
    await using world = await startReportWorld();
    world.github.faults.add({ method: 'GET', path: /\/issues$/, does: { kind: 'answer', status: 502 } });
    await expectInSummary(world, /Could not read.*HTTP 502.*tried 4 times/);
  });
});

describe('what GitHub refuses besides the issue', () => {
  test('the label: the report is in the issue, and the warnings say what to do', async () => {
    await using world = await startReportWorld();
    world.github.faults.add({ method: 'POST', path: /\/labels$/, does: FORBIDDEN });
    const step = await world.report();
    expect(step.outputs.get('result')).toBe('reported');
    expect(world.issues()).toHaveLength(1);
    expect(warningsIn(step)).toEqual([
      expect.stringMatching(/Could not create the label docs-visitors: .*`issues: write`/),
    ]);
  });

  test('the comment, because the issue is locked: the issue shows the new period anyway', async () => {
    await using world = await startReportWorld();
    await world.report();
    const [issue] = world.issues();
    if (issue !== undefined) issue.locked = true;
    const step = await world.report({ period: week(3), 'report-to': 'issue' });
    expect(step.outputs.get('result')).toBe('reported');
    expect(issue?.body).toContain('**22–28 Jan 2024: ');
    expect(step.summary).toContain('[Full report](');
    expect(world.notices()).toEqual([]);
    expect(warningsIn(step)).toEqual([
      expect.stringMatching(/Could not write the comment on the new period.*issue is locked.*Unlock/),
    ]);
  });
});

describe('a lost answer of GitHub', () => {
  test('leaves one issue and one comment, not two', async () => {
    await using world = await startReportWorld();
    world.github.faults.add({ method: 'POST', path: /\/issues$/, times: 1, does: { kind: 'break-after' } });
    world.github.faults.add({ method: 'POST', path: /\/comments$/, times: 1, does: { kind: 'break-after' } });
    const step = await world.report();
    expect(step.outputs.get('report-issue-url')).toMatch(/\/issues\/1$/);
    await world.report({ period: week(3) });
    expect(world.issues()).toHaveLength(1);
    expect(world.notices()).toHaveLength(1);
  });
});
