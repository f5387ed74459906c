import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aHistory, type BuiltHistory } from '../../build/a-history.ts';
import { type Place, startPlace } from './asking.ts';

const DAY_MS = 24 * 60 * 60_000;
const MONDAY = Date.UTC(2026, 9, 12);

const MOVE = 'Move a page\n\nWith a reason.';

let history: BuiltHistory;
let place: Place;

beforeAll(async () => {
  history = await aHistory([
    { message: 'Begin', at: MONDAY, files: { 'docs/index.md': 'a\nb\nc\nd\n', 'README.md': 'x\n', ':(top)': 'y\n' } },
    { message: MOVE, at: MONDAY + DAY_MS, files: {}, moves: { 'docs/index.md': 'docs/start.md' } },
    { message: 'Elsewhere', at: MONDAY + 2 * DAY_MS, files: { 'src/main.c': 'int\n' } },
    // Dated before its parents, as a rebased commit can be.
    { message: 'Remove', at: MONDAY - DAY_MS, files: { 'docs/start.md': null, 'docs/ü 1.md': 'new\n' } },
  ]);
  place = await startPlace({ gitDir: history.gitDir });
});
afterAll(async () => {
  await place.github.stop();
  await history[Symbol.asyncDispose]();
});

async function subjects(query: string): Promise<readonly string[]> {
  const { body } = await place.ask('GET', `/commits?${query}`);
  const found = body as { readonly commit: { readonly message: string } }[];
  return found.map(({ commit }) => commit.message.split('\n')[0] ?? '');
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
  ])('are %s', async (_name, query, expected) => expect(await subjects(query)).toEqual(expected));

  test('have the fields that GitHub gives them', async () => {
    const { body } = await place.ask('GET', '/commits?path=docs&per_page=1&page=2');
    const [begin = '', move = ''] = history.shas;
    const signature = { name: 'Kettle docs', email: 'docs@kettle.example', date: '2026-10-13T00:00:00+00:00' };
    const shown = { author: signature, committer: signature, message: MOVE, comment_count: 0 };
    const tree = { sha: expect.stringMatching(/^[0-9a-f]{40}$/) };
    expect(body).toEqual([
      {
        ...{ sha: move, author: null, committer: null, parents: [expect.objectContaining({ sha: begin })] },
        url: `${place.github.apiUrl}/repos/acme/app/commits/${move}`,
        html_url: `${place.github.url}/acme/app/commit/${move}`,
        commit: { ...shown, tree, verification: { verified: false, reason: 'unsigned' } },
      },
    ]);
  });

  test('are refused if there is no branch yet', async () => {
    await using empty = await startPlace({ gitDir: history.gitDir });
    empty.github.state.addRepository({ owner: 'acme', name: 'app', gitDir: history.gitDir, defaultBranch: 'trunk' });
    const refused = { status: 409, body: { message: 'Git Repository is empty.' } };
    expect(await empty.ask('GET', '/commits')).toMatchObject(refused);
    expect(await empty.statusOf('GET', '/commits?sha=nowhere')).toBe(404);
  });
});

describe('a commit', () => {
  test.each([
    [0, [':(top) added +1 -0', 'README.md added +1 -0', 'docs/index.md added +4 -0']],
    [1, ['docs/start.md renamed +0 -0']],
    [3, ['docs/start.md removed +0 -4', 'docs/ü 1.md added +1 -0']],
  ])('shows what it changed (number %i)', async (number, expected) => {
    const { status, body } = await place.ask('GET', `/commits/${history.shas[number]}`);
    const { sha, files } = body as { readonly sha: string; readonly files: Readonly<Record<string, unknown>>[] };
    expect([status, sha]).toEqual([200, history.shas[number]]);
    const words = files.map(
      (file) => `${file['filename']} ${file['status']} +${file['additions']} -${file['deletions']}`,
    );
    expect(words).toEqual(expected);
    expect(files[0]?.['previous_filename']).toBe(number === 1 ? 'docs/index.md' : undefined);
  });

  test('is refused if it does not exist', async () => {
    for (const sha of ['0'.repeat(40), 'nowhere']) expect(await place.statusOf('GET', `/commits/${sha}`)).toBe(422);
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

describe('what git stores', () => {
  const ZEROS = '0'.repeat(40);
  const tree = (...rows: readonly object[]) => ({ tree: rows.map((each) => ({ path: 'a', mode: '100644', ...each })) });
  test.each([
    ['/git/blobs', { content: 'a*', encoding: 'base64' }, 'content is not valid Base64'],
    ['/git/trees', tree(), 'Validation Failed'],
    ['/git/trees', tree({ mode: '040000', content: '' }), 'Validation Failed'],
    ['/git/trees', tree({}), 'Must supply either tree.sha or tree.content.'],
    ['/git/trees', tree({ sha: null, content: '' }), 'Must supply either tree.sha or tree.content.'],
    ['/git/trees', tree({ path: '/a', content: '' }), 'tree.path contains a malformed path component'],
    ['/git/trees', tree({ sha: null }), 'GitRPC::BadObjectState'],
    ['/git/trees', tree({ sha: ZEROS }), `tree.sha ${ZEROS} is not a valid blob`],
    ['/git/trees', { ...tree({ content: '' }), base_tree: ZEROS }, 'base_tree is not a valid tree oid'],
    ['/git/commits', { message: 'x', tree: ZEROS }, 'Tree SHA does not exist'],
    ['/git/refs', { ref: 'refs/heads/x', sha: ZEROS }, 'Object does not exist'],
  ])('refuses %s with %j', async (path, body, message) => {
    expect(await place.ask('POST', path, { body })).toMatchObject({ status: 422, body: { message } });
    expect(await place.statusOf('POST', path, { body, token: 'reader' })).toBe(403);
  });

  test('signs what an app commits, not what a person does', async () => {
    const shaOf = ({ body }: { readonly body: unknown }) => (body as { readonly sha: string }).sha;
    const made = shaOf(await place.ask('POST', '/git/trees', { body: tree({ content: 'a' }) }));
    for (const [token, verified] of Object.entries({ writer: true, mara: false })) {
      const commit = await place.ask('POST', '/git/commits', { token, body: { message: token, tree: made } });
      const shown = await place.ask('GET', `/commits/${shaOf(commit)}`);
      expect(shown.body).toMatchObject({ commit: { message: token, verification: { verified } }, parents: [] });
    }
  });
});

test('the page of a commit shows its message and what it changed, and is missing if there is none', async () => {
  const read = async (path: string) => {
    const answer = await fetch(place.github.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const { status, text } = await read(`/acme/app/commit/${history.shas[1]}`);
  expect(status).toBe(200);
  for (const part of ['Move a page', 'With a reason.', 'docs/start.md']) expect(text).toContain(part);
  expect((await read(`/acme/app/commit/${history.shas[0]}`)).text).toContain('README.md');
  for (const path of [`/acme/app/commit/${'0'.repeat(40)}`, '/acme/app/commit/--help', '/acme/none/commit/abcdef0'])
    expect((await read(path)).status).toBe(404);
});
