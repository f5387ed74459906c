import { describe, expect, test } from 'vitest';
import type { CommentRef } from '../../../src/action/ports/conversations.ts';
import type { DocsService } from '../../../src/action/ports.ts';
import { reportInThread } from '../../../src/action/stories/report.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { RepositoryError, ServiceError } from '../../../src/action/words/errors.ts';
import { readMarkerLine } from '../../../src/action/words/hidden.ts';
import { aCommand } from '../../build/a-command.ts';
import { counts } from '../../build/a-report.ts';
import { aWorld, type TestWorld } from '../../build/a-world.ts';
import { PULL } from '../../build/threads.ts';

const REFUSED = new ServiceError({ status: 403, message: 'The service says `no` to @ada.', hint: 'See #12.' });
const pages = Array.from({ length: 1_000 }, (_, at) => ({ path: `/${at}/${'x'.repeat(200)}`, ...counts(80, 9, 88) }));
const list = { totals: counts(90, 10, 98), pages, rejectedRows: 0, hasMore: false };
const readVisitors: DocsService['readVisitors'] = async () => list;
const refuse: DocsService['readVisitors'] = () => Promise.reject(REFUSED);

const threadWorld = (visitors = readVisitors, inputs: Partial<Record<InputName, string>> = {}): TestWorld =>
  aWorld({ service: { visitors }, inputs: { prompt: '', trend: '0', ...inputs } });

function asked(world: TestWorld, period: string | null = null, kind: CommentRef['kind'] = 'issue-comment') {
  const { intent } = aCommand('/docs report', { comment: { kind, id: 12 }, thread: PULL });
  return reportInThread(intent, period, world);
}

describe('a report requested by a comment', () => {
  test('is one comment and a reaction, and needs no issue', async () => {
    const world = threadWorld();
    const outcome = await asked(world);
    const [comment] = world.github.stored;
    expect(world.github.calls).toEqual(['facts', 'openPullRequests', 'createComment', 'react']);
    expect(outcome).toMatchObject({ kind: 'reported', commentUrl: comment?.url, issueUrl: null });
    expect(readMarkerLine(comment?.body ?? '')?.value).toEqual({ kind: 'notice', comment: 12 });
    expect([...world.github.reactions]).toEqual(['issue-comment/12 +1']);
  });

  test('is only shown by a dry run, which writes nothing to GitHub', async () => {
    const world = threadWorld(readVisitors, { 'dry-run': 'true' });
    const outcome = await asked(world);
    expect(outcome).toMatchObject({ kind: 'reported', result: 'dry-run', commentUrl: null });
    expect(outcome).toMatchObject({ summary: world.runner.written.get('visitors.md') });
    expect(world.github.calls).toEqual(['facts', 'openPullRequests']);
  });

  test('that is refused writes nothing in a dry run either', async () => {
    const world = threadWorld(refuse, { 'dry-run': 'true' });
    await expect(asked(world)).rejects.toBe(REFUSED);
    const early = threadWorld(readVisitors, { 'dry-run': 'true' });
    const outcome = await asked(early, 'tomorrow');
    expect(outcome).toMatchObject({ kind: 'dry-run', summary: expect.stringContaining('The answer would be: ') });
    expect([...world.github.calls, ...early.github.calls]).toEqual(['facts', 'facts']);
  });

  test('fits into a comment, while the summary and the file show more', async () => {
    const world = threadWorld();
    const outcome = await asked(world);
    const body = world.github.stored[0]?.body ?? '';
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/\d+ more pages are in the CSV and JSON files/);
    const whole = world.runner.written.get('visitors.md') ?? '';
    expect(whole.match(/^\| `\/\d+\/x/gm)).toHaveLength(10 + 200);
    expect(outcome).toMatchObject({ summary: whole });
  });

  test('takes the period from the comment, or else from the inputs', async () => {
    const world = threadWorld(readVisitors, { period: 'last-month' });
    await asked(world);
    await asked(world, '2026-11-02..2026-11-09');
    expect(world.service.queries.map(({ from }) => from.slice(0, 10))).toEqual(
      expect.arrayContaining(['2026-10-01', '2026-09-01', '2026-11-02', '2026-10-26']),
    );
  });

  test('in a review thread is a reply', async () => {
    const world = threadWorld();
    await asked(world, null, 'review-comment');
    expect(world.github.stored[0]).toMatchObject({ kind: 'review-comment', review: 9001 });
    expect(world.github.stored[0]?.body).toContain('\n\n## Visitors of');
    expect([...world.github.reactions]).toEqual(['review-comment/12 +1']);
  });

  test('is not affected by a failed reaction', async () => {
    const world = threadWorld();
    world.github.fail('react', 'forbidden');
    expect(await asked(world)).toMatchObject({ kind: 'reported' });
    const warning = 'Could not add the reaction +1: GitHub refused react. Add `issues: write`.';
    expect(world.runner.warnings).toEqual([warning]);
  });

  test('ends as an error if the comment cannot be written', async () => {
    const world = threadWorld();
    world.github.fail('createComment', 'locked');
    await expect(asked(world)).rejects.toBeInstanceOf(RepositoryError);
    expect([...world.github.reactions]).toEqual([]);
  });
});

describe('a report that cannot be made', () => {
  test('is answered if the repository is public', async () => {
    const world = threadWorld();
    world.github.repositoryFacts = { public: true, hasIssues: true, archived: false };
    expect(await asked(world)).toEqual({ kind: 'helped', sentence: `Answered at ${world.github.stored[0]?.url}` });
    expect([[...world.github.reactions], world.service.queries]).toEqual([['issue-comment/12 confused'], []]);
    expect(world.github.stored[0]?.body).toMatch(/\n\n`.*acme\/app is public.*report-public: true.*`$/);
  });

  test.each([
    ['of the comment', '2026-11-16..2026-11-23', {}, '`The period is "2026-11-16..2026-11-23"; expected days'],
    ['of an input', null, { period: '2026-11-16..2026-11-23' }, '`Input "period" is "2026-11-16..2026-11-23"; '],
  ])('is answered if the period %s is not over yet', async (_whose, period, inputs, words) => {
    const world = threadWorld(readVisitors, inputs);
    expect([(await asked(world, period)).kind, world.service.queries]).toEqual(['helped', []]);
    expect([...world.github.reactions]).toEqual(['issue-comment/12 confused']);
    expect(world.github.stored[0]?.body).toContain(words);
    expect(world.github.stored[0]?.body).toContain('at most today (2026-11-20, UTC)');
  });

  test('is answered in code spans alone if the service fails, and the run fails too', async () => {
    const world = threadWorld(refuse);
    await expect(asked(world)).rejects.toBe(REFUSED);
    const [, answer = '', advice] = world.github.stored[0]?.body.split('\n\n') ?? [];
    expect(advice).toBe('Comment again: this comment is claimed, so a re-run does nothing.');
    expect(answer).toBe('Could not make the report. ``The service says `no` to @\u200Bada. See #\u200B12.``');
    expect([[...world.github.reactions], [...world.runner.written]]).toEqual([['issue-comment/12 confused'], []]);
  });

  test('fails the run even if no comment can be written', async () => {
    const world = threadWorld(refuse);
    world.github.fail('createComment', 'forbidden');
    await expect(asked(world)).rejects.toBe(REFUSED);
    const warning = 'Could not answer the comment: GitHub refused createComment. Add `issues: write`.';
    expect([world.runner.warnings, [...world.github.reactions]]).toEqual([[warning], ['issue-comment/12 confused']]);
  });

  test('is not answered if the cause is our own bug', async () => {
    const defect = new TypeError('a defect');
    const world = threadWorld(() => Promise.reject(defect));
    await expect(asked(world)).rejects.toBe(defect);
    expect(world.github.stored).toEqual([]);
  });
});
