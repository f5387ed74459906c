import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/action/service-client/contract.ts';
import { type EvidenceKind, type EvidenceRow, importEvidence } from '../../src/service/evidence-rows.ts';
import { helpText } from '../../src/service/help.ts';
import { readQuery } from '../../src/service/queries.ts';
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
const asked = (query: string, minute: number, page: string | null = '/a'): EvidenceRow => {
  return { kind: 'questions', query, answered: minute % 2 === 0, page, at: AT + minute * 60_000 };
};
const vote = (path: string, given: 'up' | 'down', minute: number): EvidenceRow => {
  return { kind: 'feedback', path, vote: given, at: AT + minute * 60_000 };
};
const timeOf = (minute: number): string => new Date(AT + minute * 60_000).toISOString();
const ROTATE = { searchQuery: 'rotate key', hits: 4, ctr: 0.75, topClickedPage: '/a', lastSearchedAt: timeOf(3) };
const INSTALL = { searchQuery: 'install', hits: 1, ctr: 0, topClickedPage: null, lastSearchedAt: timeOf(4) };
const LAST_PAGE = { nextCursor: null, hasMore: false };
const ANSWERED = { query: 'two', resolutionStatus: 'answered', pageUrl: null, timestamp: timeOf(2) };
const OPEN = { query: 'one', resolutionStatus: 'unanswered', pageUrl: '/a' };

const QUESTIONS = [asked('one', 1), asked('two', 2, null)];
const VOTES = [vote('/b', 'up', 1), vote('/a', 'up', 2), vote('/a', 'down', 3)];
const VOTED = { path: '/a', thumbsUp: 1, thumbsDown: 1, code: 0, total: 2 };

describe('the service lists', () => {
  const LISTS: readonly (readonly [string, readonly EvidenceRow[], EvidenceKind, object, string?])[] = [
    ['searches by term', SEARCHES, 'searches', { searches: [ROTATE, INSTALL], totalSearches: 5, nextCursor: null }],
    ['questions, the latest first', QUESTIONS, 'questions', { conversations: [ANSWERED, OPEN], ...LAST_PAGE }],
    ['votes by page, and no more than the limit', VOTES, 'feedback', { feedback: [VOTED], hasMore: true }, 'limit=1'],
    [
      'what happened from dateFrom on and before dateTo',
      SEARCHES,
      'searches',
      { totalSearches: 3, searches: [{ ...ROTATE, hits: 3, ctr: 2 / 3 }] },
      'dateFrom=2026-11-09T10:01:00Z&dateTo=2026-11-09T10:04:00Z',
    ],
  ];
  test.for(LISTS)('%s', async ([_what, rows, kind, body, query = '']) => {
    await using world = await serviceWith(rows);
    expect((await world.get(`${paths[kind]('handbook')}?${query}`)).body).toMatchObject(body);
  });

  test('everything once, page by page', async () => {
    const rows = Array.from({ length: 23 }, (_, at) => search(`q${at % 7}`, null, at));
    await using world = await serviceWith([...rows, ...Array.from({ length: 23 }, (_, at) => asked(`q${at}`, at))]);
    for (const [kind, name, count] of [['searches', 'searchQuery', 7] as const, ['questions', 'query', 23] as const]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await world.get(
          `${paths[kind]('handbook')}?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...rowsOf(body).map((row) => String(row[name])));
        cursor = body['nextCursor'] as string | null;
      }
      expect(seen).toHaveLength(count);
      expect(new Set(seen).size).toBe(count);
    }
  });

  test.each([
    ['searches', { limit: '101' }, 'limit: expected a whole number from 1 to 100, got "101".'],
    ['searches', { limit: '0' }, 'limit: expected a whole number from 1 to 100, got "0".'],
    ['searches', { cursor: 'x' }, 'cursor: expected the cursor of an earlier answer, got "x".'],
    ['searches', { offset: '1' }, '"offset": no such query parameter; expected dateFrom, dateTo, limit, cursor.'],
    ['questions', { limit: '1001' }, 'limit: expected a whole number from 1 to 1000, got "1001".'],
    ['feedback', { cursor: '1' }, '"cursor": no such query parameter; expected dateFrom, dateTo, limit.'],
  ] as const)('nothing for a bad request (%s with %j)', (kind, query, problem) => {
    const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]));
    expect(readQuery(kind, given)).toEqual({ kind: 'bad', problems: [problem] });
  });

  test('nothing of another project, or beyond the end', async () => {
    await using world = await serviceWith(SEARCHES);
    expect((await world.get(paths.searches('other'))).status).toBe(404);
    const { body } = await world.get(`${paths.searches('handbook')}?cursor=999999999999999`);
    expect(body).toMatchObject({ searches: [], nextCursor: null });
  });
});

describe('an import', () => {
  const LINES = {
    searches: '{"at": "2026-11-09T10:30:00Z", "query": "rotate key", "clicked": null}',
    questions: '{"at": "2026-11-09T10:30:00Z", "query": "How?", "answered": false, "page": "/a"}',
    feedback: '{"at": "2026-11-09T10:30:00Z", "path": "/a", "vote": "down"}',
  } as const;

  async function importLines(folder: string, kind: EvidenceKind, lines: string): Promise<string> {
    const file = join(folder, 'lines.jsonl');
    await writeFile(file, lines);
    return importEvidence(kind, file, { project: 'handbook', database: join(folder, 'service.sqlite') });
  }

  const COUNTED = { searches: '1 search', questions: '1 question', feedback: '1 vote' };
  const KINDS = ['searches', 'questions', 'feedback'] as const;
  test.each(KINDS)('adds %s to a running service, once', async (kind) => {
    const counted = COUNTED[kind];
    await using world = await serviceWith([]);
    const first = await importLines(world.folder, kind, `\uFEFF${LINES[kind]}\r\n\n`);
    expect(first).toMatch(new RegExp(`^Added ${counted} to the project handbook in .*\\.$`));
    const again = await importLines(world.folder, kind, LINES[kind]);
    expect(again).toMatch(new RegExp(` ${counted} was already there, or was listed twice\\.$`));
    const minute = 'dateFrom=2026-11-09T10:30:00Z&dateTo=2026-11-09T10:31:00Z';
    expect(rowsOf((await world.get(`${paths[kind]('handbook')}?${minute}`)).body)).toHaveLength(1);
  });

  test.each<readonly [EvidenceKind, object, RegExp]>([
    ['searches', { at: '2026-11-09', query: '', clicked: 'a' }, /at: .* query: .* clicked: .* null/],
    ['searches', { clicked: undefined }, /clicked: expected .*, got nothing/],
    ['questions', { answered: 'no' }, /answered/],
    ['feedback', { vote: 1 }, /vote: expected "up" or "down"/],
    ['searches', { query: ' \u200b\n' }, /query: .* visible/],
    ['searches', { query: 'a\ud800' }, /query: .* Unicode/],
    ['searches', { clicked: '//evil' }, /clicked: .*evil/],
    ['questions', { query: '\t', page: '/\\evil' }, /query: .* page: /],
    ['feedback', { path: '/\udc00' }, /path: .* Unicode/],
  ])('names the bad line of %s, and adds nothing: %j', async (kind, change, expected) => {
    await using world = await serviceWith([]);
    const bad = JSON.stringify({ ...JSON.parse(LINES[kind]), ...change });
    const importing = importLines(world.folder, kind, `${LINES[kind]}\n${bad}\n`);
    await expect(importing).rejects.toThrow(new RegExp(`line 2: .*${expected.source}`));
    expect(rowsOf((await world.get(paths[kind]('handbook'))).body)).toEqual([]);
  });

  test.each(KINDS)('of %s is explained by the help, with a line', async (kind) => {
    await using world = await serviceWith([]);
    const [, line = ''] = new RegExp(`^ +--${kind} +(\\{.*\\})$`, 'm').exec(helpText()) ?? [];
    expect(await importLines(world.folder, kind, line)).toContain('Added 1 ');
  });

  test('is a command, which says what was added, or why nothing was', async () => {
    await using world = await serviceWith([]);
    const run = (lines: string) =>
      runService(world.folder, ['import', '--project=handbook', '--database=service.sqlite', '--feedback=-'], lines);
    expect(await run(LINES.feedback)).toMatchObject({ code: 0, stdout: expect.stringContaining('Added 1 vote ') });
    const stderr = expect.stringMatching(/^No votes were added\. standard input, line 1: /);
    expect(await run('x')).toEqual({ code: 1, stdout: '', stderr });
  });
});
