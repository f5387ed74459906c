import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aHistory, type BuiltHistory } from '../../build/a-history.ts';
import { type Place, startPlace } from './asking.ts';

const DAY_MS = 24 * 60 * 60_000;
const MONDAY = Date.UTC(2026, 9, 12);

let history: BuiltHistory;
let place: Place;
let hidden: Place;

beforeAll(async () => {
  history = await aHistory([
    { message: 'Begin', at: MONDAY, files: { 'docs/index.md': 'a\nb\nc\nd\n', 'README.md': 'x\n', ':(top)': 'y\n' } },
    {
      message: 'Move a page\n\nWith a reason.',
      at: MONDAY + DAY_MS,
      files: {},
      moves: { 'docs/index.md': 'docs/start.md' },
    },
    { message: 'Elsewhere', at: MONDAY + 2 * DAY_MS, files: { 'src/main.c': 'int\n' } },
    // Dated before its parents, as a rebased commit can be.
    { message: 'Remove', at: MONDAY - DAY_MS, files: { 'docs/start.md': null, 'docs/ü 1.md': 'new\n' } },
  ]);
  place = await startPlace({ gitDir: history.gitDir });
  hidden = await startPlace({ gitDir: history.gitDir, private: true });
});
afterAll(async () => {
  await place.github.stop();
  await hidden.github.stop();
  await history[Symbol.asyncDispose]();
});

async function subjects(query: string): Promise<readonly string[]> {
  const { body } = await place.ask('GET', `/commits?${query}`);
  return (body as { readonly commit: { readonly message: string } }[]).map(
    ({ commit }) => commit.message.split('\n')[0] ?? '',
  );
}

const at = (days: number): string => new Date(MONDAY + days * DAY_MS).toISOString();

describe('the commits of the default branch', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['all', '', ['Remove', 'Elsewhere', 'Move a page', 'Begin']],
    ['those of a folder', 'path=docs', ['Remove', 'Move a page', 'Begin']],
    ['those of a folder without commits', 'path=nothing', []],
    ['those of a name that is also a git pattern', `path=${encodeURIComponent(':(top)')}`, ['Begin']],
    ['none above the repository', 'path=../docs', []],
    ['those since an instant, inclusive', `since=${at(1)}`, ['Elsewhere', 'Move a page']],
    ['those until an instant, inclusive', `until=${at(0)}`, ['Remove', 'Begin']],
    ['those of both, even past an older commit', `since=${at(0)}&until=${at(1)}`, ['Move a page', 'Begin']],
  ])('are %s', async (_name, query, expected) => {
    expect(await subjects(query)).toEqual(expected);
  });

  test('come page by page, with the link to the next', async () => {
    const first = await place.ask('GET', '/commits?path=docs&per_page=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(new URL(next).searchParams.get('path')).toBe('docs');
    expect(await subjects(`path=docs&per_page=2&page=${new URL(next).searchParams.get('page')}`)).toEqual(['Begin']);
  });

  test('have the fields that GitHub gives them', async () => {
    const { body } = await place.ask('GET', '/commits?path=docs&per_page=1&page=2');
    const [begin = '', move = ''] = history.shas;
    expect(body).toEqual([
      {
        sha: move,
        url: `${place.github.apiUrl}/repos/acme/app/commits/${move}`,
        html_url: `${place.github.url}/acme/app/commit/${move}`,
        author: null,
        committer: null,
        commit: {
          author: { name: 'Kettle docs', email: 'docs@kettle.example', date: '2026-10-13T00:00:00+00:00' },
          committer: { name: 'Kettle docs', email: 'docs@kettle.example', date: '2026-10-13T00:00:00+00:00' },
          message: 'Move a page\n\nWith a reason.',
          tree: { sha: expect.stringMatching(/^[0-9a-f]{40}$/) },
          comment_count: 0,
        },
        parents: [expect.objectContaining({ sha: begin })],
      },
    ]);
  });

  test('need the permission to read contents in a private repository', async () => {
    const [sha = ''] = history.shas;
    for (const path of ['/commits', `/commits/${sha}`]) {
      expect((await hidden.ask('GET', path, { token: 'reader' })).status).toBe(200);
      const refused = await hidden.ask('GET', path, { token: 'blind' });
      expect(refused).toMatchObject({ status: 403, body: { message: 'Resource not accessible by integration' } });
    }
  });

  test('are refused if there is no branch yet', async () => {
    await using empty = await startPlace({ gitDir: history.gitDir });
    empty.github.state.addRepository({ owner: 'acme', name: 'app', gitDir: history.gitDir, defaultBranch: 'trunk' });
    expect(await empty.ask('GET', '/commits')).toMatchObject({
      status: 409,
      body: { message: 'Git Repository is empty.' },
    });
    expect((await empty.ask('GET', '/commits?sha=nowhere')).status).toBe(404);
  });
});

describe('a commit', () => {
  test.each<readonly [number, readonly object[]]>([
    [
      0,
      [{ filename: ':(top)', status: 'added' }, { filename: 'README.md' }, { filename: 'docs/index.md', additions: 4 }],
    ],
    [1, [{ filename: 'docs/start.md', status: 'renamed', previous_filename: 'docs/index.md' }]],
    [
      3,
      [
        { filename: 'docs/start.md', status: 'removed', deletions: 4 },
        { filename: 'docs/ü 1.md', status: 'added' },
      ],
    ],
  ])('shows what it changed (number %i)', async (number, files) => {
    const { status, body } = await place.ask('GET', `/commits/${history.shas[number]}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ sha: history.shas[number], files });
  });

  test('is refused if it does not exist', async () => {
    expect((await place.ask('GET', `/commits/${'0'.repeat(40)}`)).status).toBe(422);
    expect((await place.ask('GET', '/commits/nowhere')).status).toBe(422);
  });

  test('shows 300 files at once, and the link to the others', async () => {
    const files = Object.fromEntries(Array.from({ length: 301 }, (_none, index) => [`docs/${index}.md`, 'x\n']));
    await using large = await aHistory([{ message: 'Import', at: MONDAY, files }]);
    await using server = await startPlace({ gitDir: large.gitDir });
    const { body, headers } = await server.ask('GET', `/commits/${large.shas[0]}`);
    expect((body as { readonly files: unknown[] }).files).toHaveLength(300);
    expect(headers.get('link')).toContain('rel="next"');
    const second = await server.ask('GET', `/commits/${large.shas[0]}?page=2`);
    expect((second.body as { readonly files: unknown[] }).files).toHaveLength(1);
  });
});

describe('the page of a commit', () => {
  const read = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(place.github.url + path);
    return { status: answer.status, text: await answer.text() };
  };

  test('shows its message and what it changed', async () => {
    const { status, text } = await read(`/acme/app/commit/${history.shas[1]}`);
    expect(status).toBe(200);
    expect(text).toContain('Move a page');
    expect(text).toContain('With a reason.');
    expect(text).toContain('docs/start.md');
    expect((await read(`/acme/app/commit/${history.shas[0]}`)).text).toContain('README.md');
  });

  test('is missing if there is none', async () => {
    for (const path of [`/acme/app/commit/${'0'.repeat(40)}`, '/acme/app/commit/--help', '/acme/none/commit/abcdef0']) {
      expect((await read(path)).status).toBe(404);
    }
  });
});
