import { describe, expect, test } from 'vitest';
import type { OpenPullRequest } from '../../../src/action/ports/pull-requests.ts';
import { runReport } from '../../../src/action/stories/report.ts';
import { aRunHandover, listed, said } from '../../build/a-handover.ts';
import { counts } from '../../build/a-report.ts';
import { aWorld } from '../../build/a-world.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

/** A pull request with one comment, handed over at `createdAt` unless the comment is another one. */
function aPull(number: number, createdAt: string, { author = OURSELVES, body = aRunHandover() } = {}): OpenPullRequest {
  const comments = [said('Hm.', { author: 'mara', createdAt }), said(body, { author, createdAt })];
  return listed(number, '', { comments });
}

/** The world's clock is at 20 November 2026. */
async function report(openPulls: readonly OpenPullRequest[], prepare: (github: FakeRepository) => void = () => {}) {
  const github = aRepository();
  github.openPulls = openPulls;
  prepare(github);
  const totals = counts(9, 1);
  const visitors = async () => ({ totals, pages: [{ path: '/', ...totals }], rejectedRows: 0, hasMore: false });
  const inputs = { mode: 'report', prompt: '', 'report-to': 'summary' };
  const world = aWorld({ github, service: { visitors }, inputs });
  const outcome = await runReport(world);
  if (outcome.kind !== 'reported') throw new Error(`this was to be a report, not ${outcome.kind}`);
  const [sentence = ''] = /^\d+ open pull requests? by the agent.*$/m.exec(outcome.summary) ?? [];
  const { openPullRequests: json } = JSON.parse(world.runner.written.get('visitors.json') ?? '');
  return { sentence, json, calls: github.calls, warnings: world.runner.warnings };
}

const TODAY = '2026-11-20T08:00:00Z';

describe("the agent's open pull requests in a report", () => {
  test('are counted by our hand-over, with the oldest linked, and cost two requests', async () => {
    const { sentence, json, calls } = await report([
      aPull(31, '2026-11-15T08:00:00Z'),
      aPull(12, '2026-10-28T08:00:00Z'),
      aPull(9, '2026-09-01T08:00:00Z', { body: 'A person wrote this one.' }),
      aPull(8, '2026-09-01T08:00:00Z', { author: 'mara' }),
    ]);
    const oldest = 'the oldest opened 23 days ago ([#12](https://github.com/acme/app/pull/12)).';
    expect(sentence).toBe(`2 open pull requests by the agent, ${oldest}`);
    expect(json).toEqual({ count: 2, cut: false, oldest: { number: 12, since: '2026-10-28T08:00:00.000Z' } });
    expect(calls).toEqual(['facts', 'openPullRequests', 'viewer']);
  });

  test('are one sentence for one of them', async () => {
    const words = '1 open pull request by the agent, opened 1 day ago ([#12](https://github.com/acme/app/pull/12)).';
    expect((await report([aPull(12, '2026-11-19T08:00:00Z')])).sentence).toBe(words);
  });

  test('may be more than GitHub lists', async () => {
    const { sentence, json } = await report([
      ...Array.from({ length: 99 }, (_none, at) => aPull(200 + at, '2026-11-19T08:00:00Z', { body: 'By a person.' })),
      aPull(12, TODAY),
    ]);
    expect(sentence).toContain('by the agent (among the newest 100 open ones), opened today');
    expect(json).toMatchObject({ count: 1, cut: true });
  });

  test.each<[string, readonly OpenPullRequest[], (github: FakeRepository) => void]>([
    ['if there are none', [], () => {}],
    ['without `pull-requests: read`', [], (github) => github.fail('openPullRequests', 'not-accessible')],
    ['if GitHub does not say who we are', [aPull(12, TODAY)], (github) => github.fail('viewer', 'unavailable')],
  ])('are not mentioned %s', async (_when, openPulls, prepare) => {
    const { sentence, json, warnings } = await report(openPulls, prepare);
    expect([sentence, json, warnings]).toEqual(['', null, []]);
  });
});
