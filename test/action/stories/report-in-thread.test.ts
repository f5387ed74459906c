import { describe, expect, test } from 'vitest';
import type { CommentIntent } from '../../../src/action/event/intent.ts';
import type { DocsService } from '../../../src/action/ports.ts';
import { reportInThread } from '../../../src/action/stories/report.ts';
import type { InputName } from '../../../src/action/words/action-spec.ts';
import { RepositoryError, ServiceError } from '../../../src/action/words/errors.ts';
import { readMarkerLine } from '../../../src/action/words/hidden.ts';
import { ADA, PULL } from '../../build/a-command.ts';
import { aWorld, type TestWorld } from '../../build/a-world.ts';

const REFUSED = new ServiceError({ status: 403, message: 'The service says `no` to @ada.', hint: 'See #12.' });
const URL_OF_COMMENT = 'https://github.com/acme/app/pull/7#discussion_r12';

const readVisitors: DocsService['readVisitors'] = async () => ({
  totals: { human: 90, ai: 10, total: 98 },
  pages: Array.from({ length: 1_000 }, (_, index) => ({
    path: `/${index}/${'x'.repeat(200)}`,
    human: 80,
    ai: 9,
    total: 88,
  })),
  rejectedRows: 0,
  hasMore: false,
});

const refuse: DocsService['readVisitors'] = async () => {
  throw REFUSED;
};

function threadWorld(visitors = readVisitors, inputs: Partial<Record<InputName, string>> = {}): TestWorld {
  return aWorld({ service: { visitors }, inputs: { prompt: '', trend: '0', ...inputs } });
}

function anAsking(kind: CommentIntent['comment']['kind'] = 'issue-comment'): CommentIntent {
  const about = {
    createdAt: null,
    association: 'MEMBER',
    place: null,
    review: kind === 'review-comment' ? 9001 : null,
  };
  return {
    kind: 'comment',
    comment: { kind, id: 12, nodeId: null, body: '/docs report', author: ADA, url: URL_OF_COMMENT, ...about },
    thread: PULL,
    sender: ADA,
    standing: null,
    context: null,
  };
}

describe('a report requested by a comment', () => {
  test('is one comment and a reaction, and needs no issue', async () => {
    const world = threadWorld();
    const outcome = await reportInThread(anAsking(), null, world);
    const [comment] = world.github.stored;
    expect(world.github.calls).toEqual(['facts', 'openPullRequests', 'createComment', 'react']);
    expect(outcome).toMatchObject({ kind: 'reported', commentUrl: comment?.url, issueUrl: null });
    expect(readMarkerLine(comment?.body ?? '')?.value).toEqual({ kind: 'notice', comment: 12 });
    expect([...world.github.reactions]).toEqual(['issue-comment/12 +1']);
  });

  test('is only shown by a dry run, which writes nothing to GitHub', async () => {
    const world = threadWorld(readVisitors, { 'dry-run': 'true' });
    const outcome = await reportInThread(anAsking(), null, world);
    expect(outcome).toMatchObject({ kind: 'reported', result: 'dry-run', commentUrl: null });
    expect(outcome).toMatchObject({ summary: world.runner.written.get('visitors.md') });
    expect(world.github.calls).toEqual(['facts', 'openPullRequests']);
  });

  test('that is refused writes nothing in a dry run either', async () => {
    const world = threadWorld(refuse, { 'dry-run': 'true' });
    await expect(reportInThread(anAsking(), null, world)).rejects.toBe(REFUSED);
    const early = threadWorld(readVisitors, { 'dry-run': 'true' });
    const outcome = await reportInThread(anAsking(), 'tomorrow', early);
    expect(outcome).toMatchObject({ kind: 'dry-run', summary: expect.stringContaining('The answer would be: ') });
    expect([...world.github.calls, ...early.github.calls]).toEqual(['facts', 'facts']);
  });

  test('fits into a comment, while the summary and the file show more', async () => {
    const world = threadWorld();
    const outcome = await reportInThread(anAsking(), null, world);
    const body = world.github.stored[0]?.body ?? '';
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/\d+ more pages are in the CSV and JSON files/);
    const whole = world.runner.written.get('visitors.md') ?? '';
    expect(whole.match(/^\| `\/\d+\/x/gm)).toHaveLength(10 + 200);
    expect(outcome).toMatchObject({ summary: whole });
  });

  test('takes the period from the comment, or else from the inputs', async () => {
    const world = threadWorld(readVisitors, { period: 'last-month' });
    await reportInThread(anAsking(), null, world);
    await reportInThread(anAsking(), '2026-11-02..2026-11-09', world);
    expect(world.service.queries.map(({ from }) => from.slice(0, 10))).toEqual(
      expect.arrayContaining(['2026-10-01', '2026-09-01', '2026-11-02', '2026-10-26']),
    );
  });

  test('in a review thread is a reply', async () => {
    const world = threadWorld();
    await reportInThread(anAsking('review-comment'), null, world);
    expect(world.github.stored[0]).toMatchObject({ kind: 'review-comment', review: 9001 });
    expect(world.github.stored[0]?.body).toContain('\n\n## Visitors of');
    expect([...world.github.reactions]).toEqual(['review-comment/12 +1']);
  });

  test('is not affected by a failed reaction', async () => {
    const world = threadWorld();
    world.github.fail('react', 'forbidden');
    expect(await reportInThread(anAsking(), null, world)).toMatchObject({ kind: 'reported' });
    expect(world.runner.warnings).toEqual([
      'Could not add the reaction +1: GitHub refused react. Add `issues: write`.',
    ]);
  });

  test('ends as an error if the comment cannot be written', async () => {
    const world = threadWorld();
    world.github.fail('createComment', 'locked');
    await expect(reportInThread(anAsking(), null, world)).rejects.toBeInstanceOf(RepositoryError);
    expect([...world.github.reactions]).toEqual([]);
  });
});

describe('a report that cannot be made', () => {
  test('is answered if the repository is public', async () => {
    const world = threadWorld();
    world.github.repositoryFacts = { public: true, hasIssues: true, archived: false };
    const outcome = await reportInThread(anAsking(), null, world);
    expect(outcome).toEqual({ kind: 'helped', sentence: `Answered at ${world.github.stored[0]?.url}` });
    expect([...world.github.reactions]).toEqual(['issue-comment/12 confused']);
    expect(world.github.stored[0]?.body).toMatch(/\n\n`.*acme\/app is public.*report-public: true.*`$/);
    expect(world.service.queries).toEqual([]);
  });

  test('is answered if the period is not over yet', async () => {
    const world = threadWorld();
    const outcome = await reportInThread(anAsking(), '2026-11-16..2026-11-23', world);
    expect(outcome.kind).toBe('helped');
    expect([...world.github.reactions]).toEqual(['issue-comment/12 confused']);
    expect(world.github.stored[0]?.body).toContain('`The period is "2026-11-16..2026-11-23"; expected days');
    expect(world.github.stored[0]?.body).toContain('at most today (2026-11-20, UTC)');
    expect(world.service.queries).toEqual([]);
  });

  test('is answered with the name of the input if an input is wrong', async () => {
    const world = threadWorld(readVisitors, { period: '2026-11-16..2026-11-23' });
    await reportInThread(anAsking(), null, world);
    expect(world.github.stored[0]?.body).toContain('`Input "period" is "2026-11-16..2026-11-23"; expected days');
  });

  test('is answered in code spans alone if the service fails, and the run fails too', async () => {
    const world = threadWorld(refuse);
    await expect(reportInThread(anAsking(), null, world)).rejects.toBe(REFUSED);
    const [, answer = '', advice] = world.github.stored[0]?.body.split('\n\n') ?? [];
    expect(advice).toBe('Comment again: this comment is claimed, so a re-run does nothing.');
    expect(answer).toBe('Could not make the report. ``The service says `no` to @\u200Bada. See #\u200B12.``');
    expect([...world.github.reactions]).toEqual(['issue-comment/12 confused']);
    expect([...world.runner.written]).toEqual([]);
  });

  test('fails the run even if no comment can be written', async () => {
    const world = threadWorld(refuse);
    world.github.fail('createComment', 'forbidden');
    await expect(reportInThread(anAsking(), null, world)).rejects.toBe(REFUSED);
    expect(world.runner.warnings).toEqual([
      'Could not answer the comment: GitHub refused createComment. Add `issues: write`.',
    ]);
    expect([...world.github.reactions]).toEqual(['issue-comment/12 confused']);
  });

  test('is not answered if the cause is our own bug', async () => {
    const defect = new TypeError('a defect');
    const world = threadWorld(async () => {
      throw defect;
    });
    await expect(reportInThread(anAsking(), null, world)).rejects.toBe(defect);
    expect(world.github.stored).toEqual([]);
  });
});
