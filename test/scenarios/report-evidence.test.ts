import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disguisedAddress, disguisedNumber } from '../build/disguised.ts';
import { hasAddress, hasDigits, readingsOf } from '../build/readable.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { listsWith } from '../build/some-evidence.ts';
import { type Behaviour, type FaultServer, json, startFaultServer } from '../servers/fault-server.ts';
import { below, ordinary, pageOf, type ReportWorld, row, startReportWorld } from './report-world.ts';

const EVIDENCE = 'searches, questions, feedback';
/** Nobody else writes this word: wherever it is, a reader's words are. */
const CANARY = 'zanzibar';
const WORDS = `${CANARY} @octocat <b> [l](https://evil.example) \`/docs delete\`\n::error::no | ada@example.com 0171 555 01 23`;

const LISTS = listsWith(WORDS, '/guides/install');

/** What the service answers for these lists, by the end of its path. */
function answersFrom({ searches, questions, feedback }: typeof LISTS): Readonly<Record<string, Behaviour>> {
  return {
    searches: json(200, {
      searches: searches.map(({ term, searches: hits, clickRate }) => ({ searchQuery: term, hits, ctr: clickRate })),
      nextCursor: null,
    }),
    assistant: json(200, {
      conversations: questions.map(({ question, answered, page }) => ({
        query: question,
        resolutionStatus: answered ? 'answered' : 'unanswered',
        pageUrl: page,
      })),
      hasMore: false,
    }),
    'by-page': json(200, {
      feedback: feedback.map(({ path, up, down }) => ({ path, thumbsUp: up, thumbsDown: down })),
      hasMore: false,
    }),
  };
}

const ANSWERS: Readonly<Record<string, Behaviour>> = {
  visitors: pageOf({ ...ordinary({ week: 2 }), rows: [row('/', 900, 60)] }, { offset: 0, limit: 250 }),
  ...answersFrom(LISTS),
};

function startService(answers: Readonly<Record<string, Behaviour>> = {}): Promise<FaultServer> {
  return startFaultServer(({ path }) => {
    const name = new URL(path, 'http://service').pathname.split('/').at(-1) ?? '';
    const behaviour = { ...ANSWERS, ...answers }[name];
    if (behaviour === undefined) throw new Error(`this test expects no request for ${path}`);
    return behaviour;
  });
}

function reportWith(world: ReportWorld, service: FaultServer, inputs: Readonly<Record<string, string>> = {}) {
  return world.report({ 'base-url': service.url, evidence: EVIDENCE, ...inputs });
}

describe("readers' words", () => {
  test('are in the issue, the summary and the files of a private repository, and in no log, output or annotation', async () => {
    await using world = await startReportWorld();
    await using service = await startService();
    const step = await reportWith(world, service);
    expect(step.outputs.get('result')).toBe('reported');
    const body = below(world.issues()[0]?.body ?? '');
    for (const text of [body, step.summary, step.files?.markdown ?? '', step.files?.json ?? '']) {
      expect(text).toContain(CANARY);
      expect(text).not.toMatch(/ada@|example\.com 0171|555 01 23/);
    }
    expect(`${body}${step.summary}`).not.toContain('@octocat');
    for (const heading of ['Searched, seldom clicked', 'Questions without an answer', 'Pages that readers mark']) {
      expect(body).toContain(`**${heading}`);
    }
    const quiet = [step.log, ...step.outputs.values(), step.files?.csv, ...world.notices()].join('\n');
    expect(quiet).not.toContain(CANARY);
    expect(step.log).not.toMatch(/^::(error|warning)/m);
  });

  test('have no piece of the key, although its digits are masked', async () => {
    await using world = await startReportWorld();
    const words = `${CANARY} and ${CANARY_KEY}@example.com ${CANARY_KEY}`;
    const rows = listsWith(words, `/of/${CANARY_KEY}/keys`);
    await using service = await startService(answersFrom(rows));
    const step = await reportWith(world, service);
    const written = [below(world.issues()[0]?.body ?? ''), step.summary, step.files?.markdown ?? '', step.files?.json];
    for (const text of written) {
      expect(text).toContain(CANARY);
      // The letters between its digits.
      expect(text).not.toMatch(/canary_|abcdef/);
    }
  });

  test('have no address and no long number, however they are written', async () => {
    await using world = await startReportWorld();
    const addresses = fc.sample(disguisedAddress, { numRuns: 10, seed: 1 });
    const numbers = fc.sample(disguisedNumber, { numRuns: 10, seed: 2 });
    const texts = [...addresses, ...numbers].map(({ text }, at) => `${CANARY}${'x'.repeat(at)} and ${text} it`);
    const rows = texts.map((text) => listsWith(text, `/${encodeURIComponent(text)}`));
    await using service = await startService(
      answersFrom({
        searches: [
          { term: 'install', searches: 50_000, clickRate: 0.6 },
          ...texts.map((term) => ({ term, searches: 50, clickRate: 0 })),
        ],
        questions: rows.flatMap(({ questions }) => questions),
        feedback: rows.flatMap(({ feedback }) => feedback),
      }),
    );
    const step = await reportWith(world, service);
    expect(step.outputs.get('result')).toBe('reported');
    const issue = below(world.issues()[0]?.body ?? '');
    const written = [issue, step.summary, step.log, ...Object.values(step.files ?? {}), ...step.outputs.values()];
    expect(issue).toContain(CANARY);
    const lines = new Set(written.join('\n').split('\n'));
    const readings = readingsOf([...lines].filter((line) => line.includes(CANARY)).join('\n'));
    expect(addresses.filter(({ secret }) => hasAddress(readings, secret))).toEqual([]);
    expect(numbers.filter(({ secret }) => hasDigits(readings, secret))).toEqual([]);
  });

  test('are not even requested for a public repository, whatever report-public says', async () => {
    await using world = await startReportWorld({ repository: { private: false } });
    await using service = await startService();
    const step = await reportWith(world, service, { 'report-public': 'true' });
    expect(step.outputs.get('result')).toBe('error');
    expect(step.exitCode).not.toBe(0);
    expect(step.log).toContain('Input "evidence" is "searches, questions, feedback"; expected nothing in a public');
    expect(service.requests).toEqual([]);
    expect(world.issues()).toEqual([]);
  });
});

describe('a service without the lists', () => {
  test('costs one sentence for each, and the report is written', async () => {
    await using world = await startReportWorld();
    const refused = (status: number): Behaviour => json(status, { error: `${CANARY} is not here` });
    await using service = await startService({
      searches: refused(403),
      assistant: refused(404),
      'by-page': refused(405),
    });
    const step = await reportWith(world, service);
    expect(step.outputs.get('result')).toBe('reported');
    for (const sentence of [
      "Search terms are left out: the service doesn't offer them to this API key (HTTP 403).",
      "Questions to the assistant are left out: the service doesn't offer them to this API key (HTTP 404).",
      "Votes on pages are left out: the service doesn't offer them to this API key (HTTP 405).",
    ]) {
      expect(step.summary).toContain(sentence);
      expect(step.log).toContain(sentence);
    }
    expect(`${step.log}${step.summary}`).not.toContain(CANARY);
  });

  test('never costs more requests than max-requests', async () => {
    await using world = await startReportWorld();
    await using service = await startService();
    const step = await reportWith(world, service, { 'max-requests': '3' });
    expect(service.requests).toHaveLength(3);
    expect(step.summary).toContain('Votes on pages are left out: `max-requests` is used up. Raise it.');
    expect(JSON.parse(step.files?.json ?? '').requests).toBe(3);
  });
});
