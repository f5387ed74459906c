import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Marker } from '../../../src/action/value/marker.ts';
import { endsReportedBy, type NoticeAbout, renderNotice } from '../../../src/action/value/own-comments.ts';
import { endNotice, type ShownRequest, slipText, stateLine } from '../../../src/action/wording/answers.ts';
import type { Slip } from '../../../src/action/words/commands.ts';
import { firstLine } from '../../../src/action/words/hidden.ts';
import { aMarker, readMarker } from '../../build/a-marker.ts';
import { aStatusComment } from '../../build/a-status-comment.ts';
import { fuzzRuns, hostileText } from '../../build/fuzz-runs.ts';
import { canRender, treeWithoutCode } from '../../build/rendered.ts';
import { STATUS_URL } from './every-comment.ts';

const DETAILS = `[Details](${STATUS_URL})`;

/** Compares hostile words with harmless ones: the same tree of nodes, but for the code. */
function keepsInCode(said: (text: string) => string): void {
  const expected = treeWithoutCode(said('x'));
  const holds = fc.property(hostileText, (text) => {
    expect(treeWithoutCode(said(`x${text}`))).toBe(expected);
  });
  fc.assert(holds, { numRuns: fuzzRuns(60) });
}

const ABOUT: readonly NoticeAbout[] = [
  { comment: 5 },
  { comment: 6 },
  { comment: 6, ends: ['issue-comment/100'] },
  { job: 'j_1', status: 'issue-comment/100' },
  { job: 'j_1', status: 'issue-comment/101' },
  { job: 'j_1', status: 'review-comment/100' },
  { job: '5', status: 'issue-comment/100' },
];

describe('a notice', () => {
  test('is found again by its unique first line', () => {
    const lines = ABOUT.map((about) => firstLine(renderNotice(about, 'text')));
    expect(new Set(lines).size).toBe(ABOUT.length);
    expect(ABOUT.map((about) => firstLine(renderNotice(about, 'another text')))).toEqual(lines);
  });

  test.each(ABOUT)('about %j is never the memory of a job', (about) => {
    const body = renderNotice(about, 'text');
    expect(readMarker(body)).toEqual({ kind: 'none' });
    expect(body).toMatch(/^<!-- docs-agent:2 [\w-]+ -->\n\ntext$/);
  });
});

test('only an answer that reports ends is the notice of an end', () => {
  expect(ABOUT.flatMap((about) => endsReportedBy(renderNotice(about, 'text')))).toEqual(['issue-comment/100']);
  expect(endsReportedBy('text')).toEqual([]);
});

const AN_HOUR_LATER = Date.UTC(2026, 10, 20, 10);

/** A line about a request whose status comment shows no instruction, an hour after it was requested. */
function lineOf(marker: Partial<Marker>, given: Partial<ShownRequest> = {}, now = AN_HOUR_LATER): string {
  const shown = { marker: aMarker(marker), url: STATUS_URL, body: '', link: null, seen: null, said: null };
  return stateLine({ ...shown, ...given }, now);
}

function showing(text: string): string {
  return aStatusComment({ instruction: { text } });
}

describe('the answer to status', () => {
  test.each([
    [59_999, 'less than a minute'],
    [60_000, '1 minute'],
    [12 * 60_000, '12 minutes'],
    [60 * 60_000, '1 hour'],
    [150 * 60_000, '2 hours 30 minutes'],
  ])('shows how long a running job has taken: %d ms', (ms, words) => {
    expect(lineOf({}, { seen: 'running' }, Date.UTC(2026, 10, 20, 9) + ms)).toContain(`[Still running, ${words}](`);
  });

  test('cuts what is too long', () => {
    expect(lineOf({}, { said: 'x'.repeat(1_000), body: showing('x'.repeat(1_000)) }).length).toBeLessThan(800);
  });

  test.skipIf(!canRender)('keeps hostile words in code spans (needs cmark-gfm)', () => {
    keepsInCode((text) => lineOf({}, { said: text, body: showing(text) }));
  });
});

describe('the notice of an end', () => {
  const failed = (reason: string): string =>
    endNotice({ outcome: 'failed', link: null, reason, request: 'job' }, STATUS_URL);

  test('cuts a reason that is too long', () => expect(failed('x'.repeat(1_000)).length).toBeLessThan(600));

  test.skipIf(!canRender)('keeps a hostile reason in one code span (needs cmark-gfm)', () => keepsInCode(failed));

  test.each(['new-commits', 'no-new-commits'] as const)('of a follow-up without a link says so: %s', (update) => {
    const notice = endNotice({ outcome: 'pull-request', request: 'message', link: null, update }, STATUS_URL);
    expect(notice).toContain(` in its pull request. ${DETAILS}`);
  });
});

describe('the answer to a typo', () => {
  const ABOUT = ['word', 'name', 'period', 'cancel', 'text', 'sign'] as const satisfies readonly Slip['about'][];
  const slip = (about: Slip['about'], words = 'statsu'): Slip => ({ kind: 'slip', about, words, nearest: 'status' });

  test.each(ABOUT)("says what was understood and the nearest command, after the step's command: %s", (about) => {
    const text = slipText(slip(about), '/bot');
    expect(text).toMatch(about === 'sign' ? /^`\/botstatsu` / : /^`\/bot statsu` /);
    expect(text).toContain('`/bot status`');
    expect(text).toMatch(/othing was started|there is no report|Nothing was changed/);
    expect(text).not.toContain('/docs');
  });

  test('cuts what is too long', () =>
    expect(slipText(slip('word', 'x'.repeat(60_000)), '/docs').length).toBeLessThan(400));

  test.skipIf(!canRender)('keeps hostile words in one code span (needs cmark-gfm)', () => {
    keepsInCode((text) => slipText(slip('word', text), '/docs'));
  });
});
