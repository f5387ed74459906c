import { describe, expect, test } from 'vitest';
import type { EvidencePage, EvidenceQuery, EvidenceReader, ReadEvidence } from '../../../src/action/ports/readers.ts';
import { ServiceError } from '../../../src/action/words/errors.ts';
import { collectEvidence, type EvidencePlan } from '../../../src/report/evidence/collect.ts';
import { WEEK } from '../../build/a-report.ts';
import { listsWith } from '../../build/some-evidence.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';
import { aRunner } from '../../fakes/fake-runner.ts';
import { aService } from '../../fakes/fake-service.ts';

const LISTS = listsWith('rotate key', '/guides/keys');
const ALL = ['searches', 'questions', 'feedback'] as const;

function pageOf<Row>(rows: readonly Row[], more: Partial<EvidencePage<Row>> = {}): EvidencePage<Row> {
  return { rows, rejectedRows: 0, hasMore: false, cursor: null, ...more };
}

/** A service that never answers: each request ends with its deadline of 30 seconds, or when it is called off. */
function silent(clock: FakeClock): EvidenceReader['readSearches'] {
  return async (_query, { allowance, cancelled }) => {
    for (let ms = 0; ms < 30_000 && !cancelled.aborted; ms += 1_000) clock.pass(1_000);
    allowance.left -= 1;
    for (let ms = 0; ms < 30_000 && !cancelled.aborted; ms += 1_000) clock.pass(1_000);
    throw new ServiceError({ status: undefined, message: 'Nothing.', hint: 'Wait.' });
  };
}

/** Collects from these answers, and notes each request. */
async function collect(
  answers: Partial<EvidenceReader> = {},
  { left = 60, ...plan }: Partial<Pick<EvidencePlan, 'kinds'>> & { readonly left?: number } = {},
  given?: FakeClock,
) {
  const asked: string[] = [];
  const noted = <Row>(name: keyof EvidenceReader, rows: readonly Row[]): ReadEvidence<Row> => {
    const usual = async () => pageOf(rows);
    return (query, options) => {
      asked.push([name, query.from.slice(5, 10), ...(query.cursor === null ? [] : [query.cursor])].join(' '));
      return ((answers[name] as ReadEvidence<Row> | undefined) ?? usual)(query, options);
    };
  };
  const readSearches = noted('readSearches', LISTS.searches);
  const readQuestions = noted('readQuestions', LISTS.questions);
  const readFeedback = noted('readFeedback', LISTS.feedback);
  const service = aService({ evidence: { readSearches, readQuestions, readFeedback } });
  const [clock, allowance] = [given ?? aClock(), { left }];
  const tools = { service, clock, runner: aRunner() };
  const evidence = await collectEvidence({ kinds: ALL, period: WEEK, allowance, ...plan }, tools);
  return { evidence, requests: left - allowance.left, asked, tookMs: clock.monotonic() };
}

function refusing(status: number | undefined): EvidenceReader['readSearches'] {
  return () => Promise.reject(new ServiceError({ status, message: 'Refused.', hint: 'Wait.' }));
}

describe('collecting what readers ask for', () => {
  test('needs one request for each list, and one for the questions of the period before', async () => {
    const { asked, requests, evidence } = await collect();
    expect(asked).toEqual(['readSearches 11-09', 'readQuestions 11-09', 'readQuestions 11-02', 'readFeedback 11-09']);
    expect(requests).toBe(4);
    const before = { asked: 2, unanswered: 1 };
    expect(evidence).toMatchObject({
      searches: { kind: 'judged', rows: 3, rejected: 0, more: false },
      questions: { kind: 'judged', rows: 2, found: { data: { before, change: 'no-clear-change' } } },
      feedback: { kind: 'judged', rows: 2 },
    });
  });

  test('reads a second page, then stops and says that there is more; the first row of a term counts', async () => {
    const readSearches = async ({ cursor }: EvidenceQuery) => {
      const rows = LISTS.searches.map((row) => (cursor === null ? row : { ...row, searches: 9_999 }));
      return pageOf(rows, { rejectedRows: 1, hasMore: true, cursor: cursor === null ? 'c2' : 'c3' });
    };
    const { asked, evidence } = await collect({ readSearches }, { kinds: ['searches'] });
    expect(asked).toEqual(['readSearches 11-09', 'readSearches 11-09 c2']);
    const searches = { rows: 3, rejected: 2, more: true, found: { data: { searches: 601 } } };
    expect(evidence, 'only what is wanted').toMatchObject({ searches, questions: null, feedback: null });
  });

  test('leaves attacks on the form out and counts them, whichever text of a row they are in', async () => {
    const attacks = ["' OR 1=1 --", 'x"><script>alert(1)', '%3Cscript%3E', '../../etc/passwd', 'a UNION  SELECT b'];
    const [row, harmless] = [LISTS.searches[0], ['what is a <script> tag', 'C++ or C#', "don't or won't = ?"]];
    const terms = [...attacks, ...harmless].map((term) => ({ searches: 1, clickRate: 0, ...row, term }));
    const readFeedback = async () => pageOf([{ path: '/..%2F..%2Fetc', up: 0, down: 9 }]);
    const { evidence } = await collect({ readSearches: async () => pageOf(terms), readFeedback });
    expect(evidence.searches).toMatchObject({ attacks: 5, rows: 3 });
    expect(evidence.feedback).toMatchObject({ attacks: 1, rows: 0 });
  });

  test('spends the second request for questions on the same period if there are more of them', async () => {
    const readQuestions = async ({ cursor }: EvidenceQuery) =>
      pageOf(LISTS.questions, cursor === null ? { hasMore: true, cursor: 'c2' } : {});
    const { asked, evidence } = await collect({ readQuestions }, { kinds: ['questions'] });
    expect(asked).toEqual(['readQuestions 11-09', 'readQuestions 11-09 c2']);
    expect(evidence.questions).toMatchObject({ more: false, found: { data: { before: null, change: null } } });
  });

  test.each([
    [403, 'not-offered'],
    [404, 'not-offered'],
    [405, 'not-offered'],
    [400, 'failed'],
    [503, 'failed'],
    [undefined, 'failed'],
  ])('leaves a list out that the service answers with %s, and reads the others', async (status, reason) => {
    const { evidence, requests } = await collect({ readSearches: refusing(status) });
    expect(evidence.searches).toEqual({ kind: 'left-out', reason, status: status ?? null });
    expect(evidence.feedback).toMatchObject({ kind: 'judged' });
    expect(requests).toBe(4);
  });

  test.each([401, 429])('sends nothing more after HTTP %i', async (status) => {
    const { evidence, requests } = await collect({ readSearches: refusing(status) });
    expect([requests, evidence.feedback]).toEqual([1, { kind: 'left-out', reason: 'failed', status }]);
  });

  test.each([
    [0, [0, 0, 0]],
    [1, [1, 0, 0]],
    [2, [1, 1, 0]],
    [3, [1, 1, 1]],
    [4, [2, 1, 1]],
    [5, [2, 2, 1]],
    [60, [2, 2, 1]],
  ])('of %i requests gives the lists %j, and never more', async (left, wanted) => {
    const endless = async ({ cursor }: EvidenceQuery) =>
      pageOf(LISTS.searches, { hasMore: true, cursor: `${cursor ?? ''}c` });
    const { asked, requests, evidence } = await collect({ readSearches: endless }, { left });
    const count = (name: string): number => asked.filter((line) => line.startsWith(name)).length;
    expect([count('readSearches'), count('readQuestions'), count('readFeedback')]).toEqual(wanted);
    expect(requests).toBe(asked.length);
    const missing = [evidence.searches, evidence.questions, evidence.feedback].map((list) => list?.kind === 'left-out');
    expect(missing).toEqual(wanted.map((number) => number === 0));
  });

  test('takes the repetitions of a request from the same two', async () => {
    const readSearches: EvidenceReader['readSearches'] = async (_query, { allowance }) => {
      expect(allowance.left).toBe(1);
      allowance.left -= 1;
      return pageOf(LISTS.searches, { hasMore: true, cursor: 'c2' });
    };
    const { asked, requests } = await collect({ readSearches }, { kinds: ['searches'] });
    expect(asked).toHaveLength(1);
    expect(requests).toBe(2);
  });

  test('takes a minute in all if the service is silent, and leaves all lists out', async () => {
    const clock = aClock();
    const readers = { readSearches: silent(clock), readQuestions: silent(clock), readFeedback: silent(clock) };
    const { evidence, tookMs } = await collect(readers as unknown as Partial<EvidenceReader>, {}, clock);
    expect(tookMs).toBe(60_000);
    const late = { kind: 'left-out', reason: 'time', status: null };
    expect(evidence).toEqual({ searches: late, questions: late, feedback: late });
  });

  test('reads the other lists if one is silent', async () => {
    const clock = aClock();
    const { evidence, tookMs } = await collect({ readSearches: silent(clock) }, {}, clock);
    expect(tookMs).toBe(20_000);
    expect(evidence).toMatchObject({
      searches: { kind: 'left-out', reason: 'time' },
      questions: { kind: 'judged', found: { data: { before: { asked: 2 } } } },
      feedback: { kind: 'judged' },
    });
  });

  test.each([
    ['fails', () => refusing(503)],
    ['has no time', silent],
  ])('keeps the first page if the second one %s', async (_why, second) => {
    const clock = aClock();
    const readSearches: EvidenceReader['readSearches'] = async (query, options) =>
      query.cursor === null ? pageOf(LISTS.searches, { hasMore: true, cursor: 'c2' }) : second(clock)(query, options);
    const { evidence } = await collect({ readSearches }, { kinds: ['searches'] }, clock);
    expect(evidence.searches).toMatchObject({ kind: 'judged', rows: 3, more: true });
  });
});
