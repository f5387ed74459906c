import { describe, expect, test } from 'vitest';
import { readMarkerLine } from '../../src/action/words/marker-line.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { type Behaviour, hang, json } from '../servers/fault-server.ts';
import { ordinary, type Playing, pageOf, row, startReportWorld, week, writesTo } from './report-world.ts';

const TOTALS = { human: 10, ai: 2, total: 12 };
const BUSY = { error: 'slow down' };

/** A site of `pages` pages in each period. */
function large(pages: number): Playing {
  const rows = Array.from({ length: pages }, (_, index) => row(`/page/${index}`, 5, 1));
  return (asked) => pageOf({ ...ordinary(asked), rows }, asked);
}

function busy(retryAfter: string): Behaviour {
  return json(429, BUSY, { 'retry-after': retryAfter });
}

describe('a partial report', () => {
  test('gives way to a whole report of its period, and never the other way round', async () => {
    await using world = await startReportWorld({ playing: large(600) });
    const partial = await world.report({ 'max-requests': '4' });
    expect(world.asked).toHaveLength(4);
    expect(partial.summary).toMatch(
      /^.*\n\n> \*\*Partial\.\*\* .*The limit of 4 requests was reached\. .*need.* about `max-requests: \d+`/,
    );
    const [issue] = world.issues();
    // Which list got the last request depends on which answer came first.
    expect(issue?.body).toMatch(/Most visited of the (?:499|600) pages read/);
    await world.report();
    const whole = issue?.body;
    expect(whole).toContain('### Top pages');
    expect(whole).not.toContain('Partial');
    const again = await world.report({ 'max-requests': '5' });
    expect(issue?.body).toBe(whole);
    expect(again.log).toMatch(/::notice::The issue .*\/issues\/1 shows a fuller report of the same period/);
    expect(again.summary).toContain('**Partial.**');
    expect(again.outputs.get('result')).toBe('reported');
    expect(world.notices()).toEqual([]);
  });

  test('can also be made of one request', async () => {
    await using world = await startReportWorld();
    const step = await world.report({ 'max-requests': '1', trend: '8' });
    expect(world.asked.map(({ week: at }) => at)).toEqual([2]);
    expect(step.summary).toContain('The totals of the week before are missing, so nothing is compared.');
    expect(step.summary).toContain('The trend is missing 7 periods.');
    expect(step.outputs.get('visitors-total')).toBe('1110');
  });

  test('gives way to the report of a later week', async () => {
    await using world = await startReportWorld();
    await world.report();
    await world.report({ period: week(3), 'max-requests': '1' });
    expect(world.issues()[0]?.body).toContain('**22–28 Jan 2024: ');
    expect(world.issues()[0]?.body).toContain('> **Partial.**');
    // The issue remembers the totals of the week before, whose list got no request.
    expect(world.issues()[0]?.body).toContain('| | 22–28 Jan 2024 | The week before |');
    expect(readMarkerLine(world.issues()[0]?.body ?? '')?.value).toMatchObject({
      shown: { partial: true, compared: true, complete: false },
    });
  });
});

describe('a service that requests a pause', () => {
  test('for a short time gets it, and the report is whole', async () => {
    await using world = await startReportWorld({
      playing: (asked, index) => (index === 0 ? busy('7') : pageOf(ordinary(asked), asked)),
    });
    const step = await world.report();
    expect(step.outputs.get('result')).toBe('reported');
    expect(step.summary).not.toContain('Partial');
    expect(world.asked).toHaveLength(9);
    expect(step.summary).toContain('with 9 requests to');
  });

  test('for an hour gets no further request, and the report is partial with the reason', async () => {
    await using world = await startReportWorld({
      playing: (asked) => (asked.offset > 0 || asked.week < 1 ? busy('3600') : large(600)(asked, 0)),
    });
    const step = await world.report({ trend: '26' });
    expect(step.outputs.get('result')).toBe('reported');
    // Three were sent at the same time.
    expect(world.asked.length).toBeLessThanOrEqual(2 + 3);
    expect(step.summary).toMatch(/\*\*Partial\.\*\*.*Could not read everything: `+The service got too many requests/);
    expect(step.summary).toContain('(HTTP 429). It says: slow down');
    expect(world.issues()[0]?.body).toContain('**Partial.**');
  });

  test('for an hour before it has sent any total ends the run as an error, with nothing written', async () => {
    await using world = await startReportWorld({ playing: () => busy('3600') });
    const step = await world.report();
    expect(step.outputs.get('result')).toBe('error');
    expect(step.exitCode).toBe(1);
    expect(step.log).toMatch(/::error::.*HTTP 429.*share 100 requests an hour/);
    expect(step.files).toBeNull();
    expect(writesTo(world)).toEqual([]);
    expect(world.asked.length).toBeLessThanOrEqual(2);
  });
});

describe('a list that does not end', () => {
  const page = (rows: readonly unknown[]): Behaviour => json(200, { totals: TOTALS, visitors: rows, hasMore: true });
  const nothingNew = 'The service said that there are more pages, but sent nothing new.';

  test.each<readonly [string, Playing, number, string]>([
    ['the same page forever', () => page([row('/', 5, 1)]), 6, nothingNew],
    ['empty pages forever', () => page([]), 4, nothingNew],
    ['new rows forever', ({ offset }) => page([row(`/${offset}`, 5, 1)]), 20, 'The limit of 20 requests was reached'],
  ])('but sends %s is given up, and the totals stay right', async (_name, playing, requests, reason) => {
    await using world = await startReportWorld({ playing });
    const step = await world.report({ 'max-requests': '20' });
    expect(world.asked).toHaveLength(requests);
    expect(step.outputs.get('result')).toBe('reported');
    expect(step.outputs.get('visitors-total')).toBe('12');
    expect(step.summary).toMatch(/> \*\*Partial\.\*\* The totals shown are those that the service reported\./);
    expect(step.summary).toContain(reason);
    expect(step.summary).not.toContain('### Top pages');
  });
});

describe('rows that cannot be right', () => {
  test('are counted once, left out or shown as sent, and reported', async () => {
    const first = Array.from({ length: 250 }, (_, index) => row(`/page/${index}`, 5, 1));
    const second = [
      { ...row('/page/249', 7, 7), total: 8 },
      row('/last', 3, 1),
      { ...row('/odd', 3, 1), total: 9 },
      { path: '/half', human: 0.5, ai: 0, total: 1 },
      { path: '/negative', human: -1, ai: 0, total: 1 },
      { path: '/text', human: '5', ai: 0, total: 5 },
      { path: '/null', human: null, ai: 0, total: 5 },
      { path: '/beyond', human: 2 ** 53, ai: 0, total: 5 },
      'no row at all',
    ];
    await using world = await startReportWorld({
      playing: (asked) => pageOf({ totals: TOTALS, rows: [...first, ...second] }, asked),
    });
    const { summary, files } = await world.report();
    expect(world.asked).toHaveLength(8);
    expect(summary).toContain('12 rows were invalid and skipped.');
    expect(summary).toContain('The list of pages changed while it was read: 2 rows came twice');
    expect(summary).toContain('The unique visitors of 2 pages do not fit');
    expect(summary).not.toContain('### Top pages');
    const { pages, complete } = JSON.parse(files?.json ?? '') as { pages: { path: string }[]; complete: boolean };
    expect(complete).toBe(false);
    expect(pages).toHaveLength(252);
    expect(pages.find(({ path }) => path === '/page/249')).toMatchObject({ now: { human: 5, ai: 1, total: 6 } });
  });
});

describe('a key that is not accepted', () => {
  test('is named with its ninety days; a service that echoes it reveals nothing', async () => {
    await using world = await startReportWorld({
      playing: () => json(401, { error: `the key ${CANARY_KEY} has expired` }),
    });
    const step = await world.report({ trend: '8' });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.log).toMatch(
      /::error::The service does not accept the API key.*HTTP 401.*the key \*\*\* has expired.*90 days/,
    );
    expect(world.asked.length).toBeLessThanOrEqual(3);
    expect(writesTo(world)).toEqual([]);
  });
});

describe('a run that is cancelled', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('by %s while it collects ends soon, and writes nothing', async (signal) => {
    let stop = (): void => undefined;
    let cancelledAt = 0;
    await using world = await startReportWorld({
      playing: (asked) => {
        if (asked.week === 2) return pageOf(ordinary(asked), asked);
        cancelledAt = performance.now();
        stop();
        return hang;
      },
    });
    const step = await world.report(
      {},
      {
        onStart: (child) => {
          stop = () => void child.kill(signal);
        },
      },
    );
    expect(performance.now() - cancelledAt).toBeLessThan(6_000);
    expect(step.signal).toBeNull();
    expect(step.outputs.get('result')).toBe('error');
    expect(step.files).toBeNull();
    expect(writesTo(world)).toEqual([]);
  });
});
