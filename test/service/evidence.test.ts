import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/action/service-client/contract.ts';
import type { EvidenceRow } from '../../src/service/evidence-rows.ts';
import { helpText } from '../../src/service/help.ts';
import { aBareService } from './a-service.ts';
import { runService } from './world.ts';

const AT = Date.UTC(2026, 10, 9, 10);

/** A service that knows these rows. Every answer is compared with the OpenAPI description. */
async function serviceWith(rows: readonly EvidenceRow[]) {
  const world = await aBareService();
  world.service.addEvidence('handbook', rows);
  return {
    ...world,
    get: async (path: string) => {
      const answer = await world.get(path);
      return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
    },
  };
}

function search(query: string, clicked: string | null, minute: number): EvidenceRow {
  return { kind: 'searches', query, clicked, at: AT + minute * 60_000 };
}

/** The list in an answer. */
function rowsOf(body: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  const list = Object.values(body).find(Array.isArray);
  if (list === undefined) throw new Error(`expected a list in ${JSON.stringify(body)}`);
  return list;
}

const SEARCHES = [
  search('rotate key', '/b', 0),
  search('rotate key', '/a', 1),
  search('rotate key', '/a', 2),
  search('rotate key', null, 3),
  search('install', null, 4),
];
const asked = (query: string, minute: number, page: string | null = '/a'): EvidenceRow => ({
  kind: 'questions',
  query,
  answered: minute % 2 === 0,
  page,
  at: AT + minute * 60_000,
});
const vote = (path: string, given: 'up' | 'down', minute: number): EvidenceRow => ({
  kind: 'feedback',
  path,
  vote: given,
  at: AT + minute * 60_000,
});

describe('the service lists', () => {
  test('searches by term, with clicks and the page clicked most', async () => {
    await using world = await serviceWith(SEARCHES);
    const { body } = await world.get(paths.searches('handbook'));
    expect(body).toEqual({
      searches: [
        {
          searchQuery: 'rotate key',
          hits: 4,
          ctr: 0.75,
          topClickedPage: '/a',
          lastSearchedAt: '2026-11-09T10:03:00.000Z',
        },
        { searchQuery: 'install', hits: 1, ctr: 0, topClickedPage: null, lastSearchedAt: '2026-11-09T10:04:00.000Z' },
      ],
      totalSearches: 5,
      nextCursor: null,
    });
  });

  test('questions, the latest first', async () => {
    await using world = await serviceWith([asked('one', 1), asked('two', 2, null)]);
    const { body } = await world.get(paths.questions('handbook'));
    expect(body).toMatchObject({
      conversations: [
        { query: 'two', resolutionStatus: 'answered', pageUrl: null, timestamp: '2026-11-09T10:02:00.000Z' },
        { query: 'one', resolutionStatus: 'unanswered', pageUrl: '/a' },
      ],
      nextCursor: null,
      hasMore: false,
    });
  });

  test('votes by page, and no more than the limit', async () => {
    await using world = await serviceWith([vote('/b', 'up', 1), vote('/a', 'up', 2), vote('/a', 'down', 3)]);
    const { body } = await world.get(`${paths.feedback('handbook')}?limit=1`);
    expect(body).toEqual({
      feedback: [{ path: '/a', thumbsUp: 1, thumbsDown: 1, code: 0, total: 2 }],
      hasMore: true,
    });
  });

  test('everything once, page by page', async () => {
    const rows = Array.from({ length: 23 }, (_, at) => search(`q${at % 7}`, null, at));
    await using world = await serviceWith([...rows, ...Array.from({ length: 23 }, (_, at) => asked(`q${at}`, at))]);
    for (const [path, name, count] of [
      [paths.searches('handbook'), 'searchQuery', 7],
      [paths.questions('handbook'), 'query', 23],
    ] as const) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await world.get(`${path}?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
        seen.push(...rowsOf(body).map((row) => String(row[name])));
        cursor = body['nextCursor'] as string | null;
      }
      expect(seen).toHaveLength(count);
      expect(new Set(seen).size).toBe(count);
    }
  });

  test('what happened from dateFrom on and before dateTo', async () => {
    await using world = await serviceWith(SEARCHES);
    const { body } = await world.get(
      `${paths.searches('handbook')}?dateFrom=2026-11-09T10:01:00Z&dateTo=2026-11-09T10:04:00Z`,
    );
    expect(body).toMatchObject({ totalSearches: 3, searches: [{ searchQuery: 'rotate key', hits: 3 }] });
  });

  test.each([
    ['searches', 'limit=101', 'limit: expected a whole number from 1 to 100, got "101".'],
    ['searches', 'limit=0', 'limit: expected a whole number from 1 to 100, got "0".'],
    ['searches', 'cursor=x', 'cursor: expected the cursor of an earlier answer, got "x".'],
    ['searches', 'offset=1', '"offset": no such query parameter; expected dateFrom, dateTo, limit, cursor.'],
    ['questions', 'limit=1001', 'limit: expected a whole number from 1 to 1000, got "1001".'],
    ['feedback', 'cursor=1', '"cursor": no such query parameter; expected dateFrom, dateTo, limit.'],
    ['feedback', 'dateFrom=2026-11-10&dateTo=2026-11-09', 'dateFrom: expected a time that is not after dateTo.'],
  ] as const)('nothing for a bad request (%s?%s)', async (kind, query, error) => {
    await using world = await serviceWith([]);
    expect(await world.get(`${paths[kind]('handbook')}?${query}`)).toMatchObject({ status: 400, body: { error } });
  });

  test('nothing of another project, or beyond the end', async () => {
    await using world = await serviceWith(SEARCHES);
    expect((await world.get(paths.searches('other'))).status).toBe(404);
    expect((await world.get(`${paths.searches('handbook')}?cursor=999999999999999`)).body).toMatchObject({
      searches: [],
      nextCursor: null,
    });
  });
});

describe('npm run service -- import', () => {
  const LINES = {
    searches: '{"at": "2026-11-09T10:30:00Z", "query": "rotate key", "clicked": null}',
    questions: '{"at": "2026-11-09T10:30:00Z", "query": "How?", "answered": false, "page": "/a"}',
    feedback: '{"at": "2026-11-09T10:30:00Z", "path": "/a", "vote": "down"}',
  } as const;

  async function importLines(folder: string, kind: string, lines: string) {
    const file = join(folder, 'lines.jsonl');
    await writeFile(file, lines);
    const words = ['import', '--project', 'handbook', `--${kind}`, file, '--database', join(folder, 'service.sqlite')];
    const { code, stdout, stderr } = await runService(folder, words);
    return { code, text: stdout + stderr };
  }

  test.each([
    ['searches', '1 search'],
    ['questions', '1 question'],
    ['feedback', '1 vote'],
  ] as const)('adds %s to a running service, once', async (kind, counted) => {
    await using world = await serviceWith([]);
    const first = await importLines(world.folder, kind, `\uFEFF${LINES[kind]}\r\n\n`);
    const again = await importLines(world.folder, kind, LINES[kind]);
    expect(first).toMatchObject({ code: 0, text: expect.stringContaining(`Added ${counted} to the project handbook`) });
    expect(again.text).toContain(` ${counted} was already there, or was listed twice.\n`);
    expect(rowsOf((await world.get(paths[kind]('handbook'))).body)).toHaveLength(1);
  });

  test.each([
    ['searches', '{"at": "2026-11-09", "query": "", "clicked": "a"}', /line 2: at: .* query: .* clicked: .* null/],
    ['searches', '{"at": "2026-11-09T10:30:00Z", "query": "x"}', /line 2: clicked: expected .*, got nothing/],
    ['questions', '{"at": "2026-11-09T10:30:00Z", "query": "x", "answered": "no", "page": null}', /line 2: answered/],
    ['feedback', '{"at": "2026-11-09T10:30:00Z", "path": "/a", "vote": 1}', /line 2: vote: expected "up" or "down"/],
    ['feedback', 'not JSON', /line 2: expected a JSON object/],
    [
      'searches',
      '{"at": "2026-11-09T10:30:00Z", "query": " \\u200b\\n", "clicked": null}',
      /line 2: query: .* visible/,
    ],
    ['searches', '{"at": "2026-11-09T10:30:00Z", "query": "a\\ud800", "clicked": null}', /line 2: query: .* Unicode/],
    ['searches', '{"at": "2026-11-09T10:30:00Z", "query": "x", "clicked": "//evil"}', /line 2: clicked: .*evil/],
    [
      'questions',
      '{"at": "2026-11-09T10:30:00Z", "query": "\\t", "answered": true, "page": "/\\\\evil"}',
      /query: .* page: /,
    ],
    ['feedback', '{"at": "2026-11-09T10:30:00Z", "path": "/\\udc00", "vote": "up"}', /line 2: path: .* Unicode/],
    ['searches', '[1]', /line 2: expected a JSON object, got/],
  ] as const)('names the bad line of %s, and adds nothing: %s', async (kind, line, expected) => {
    await using world = await serviceWith([]);
    const { code, text } = await importLines(world.folder, kind, `${LINES[kind]}\n${line}\n`);
    expect([code, text]).toEqual([1, expect.stringMatching(expected)]);
    const { body } = await world.get(paths[kind]('handbook'));
    expect(rowsOf(body)).toEqual([]);
  });

  test('is explained by the help, with lines that can be imported', async () => {
    await using world = await serviceWith([]);
    for (const kind of ['searches', 'questions', 'feedback']) {
      const [, line = ''] = new RegExp(`^ +--${kind} +(\\{.*\\})$`, 'm').exec(helpText()) ?? [];
      expect(await importLines(world.folder, kind, line)).toMatchObject({ code: 0 });
    }
  });
});
