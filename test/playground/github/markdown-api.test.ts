import { expect, test } from 'vitest';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';

async function render(github: LocalGitHub, body: object, token: string | null = 'reader'): Promise<Response> {
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${github.apiUrl}/markdown`, { method: 'POST', headers: authorization, body: JSON.stringify(body) });
}

async function aGitHub(): Promise<LocalGitHub & AsyncDisposable> {
  const github = await startGitHub();
  github.state.addRepository({ owner: 'acme', name: 'app', private: true });
  github.state.addToken('reader', 'github-actions[bot]', { contents: 'read' });
  github.state.addToken('writer', 'github-actions[bot]', { issues: 'write' });
  return Object.assign(github, { [Symbol.asyncDispose]: () => github.stop() });
}

const CONTEXT = { mode: 'gfm', context: 'acme/app' } as const;

test('a text is rendered as the pages show it, with its images', async () => {
  await using github = await aGitHub();
  const text = '**a** <!-- b --> <script>c</script> ![d](https://example.com/d.png)\n\n- [x] e';
  const answer = await render(github, { text, ...CONTEXT });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
  const html = await answer.text();
  expect(html).toContain('<strong>a</strong>');
  expect(html).toContain('<img src="https://example.com/d.png" alt="d">');
  expect(html).toContain('<input type="checkbox" checked disabled> e');
  expect(html).not.toMatch(/<!--|script/);
});

test.each([
  ['no token', { text: 'a' }, null, 401],
  ['a token that may not read the repository', { text: 'a', ...CONTEXT }, 'writer', 403],
  ['an unknown repository', { text: 'a', mode: 'gfm', context: 'acme/other' }, 'reader', 404],
  ['no text', { mode: 'gfm' }, 'reader', 422],
  ['an unknown mode', { text: 'a', mode: 'html' }, 'reader', 422],
  ['400 KB', { text: 'a'.repeat(400 * 1024), ...CONTEXT }, 'reader', 200],
  ['more than 400 KB', { text: 'a'.repeat(400 * 1024 + 1), ...CONTEXT }, 'reader', 403],
] as const)('a request with %s is answered as GitHub does', async (_name, body, token, status) => {
  await using github = await aGitHub();
  expect((await render(github, body, token)).status).toBe(status);
});
