import { expect } from 'vitest';
import { startPlace, test } from './asking.ts';

const CONTEXT = { mode: 'gfm', context: 'acme/app' } as const;
const PATH = '/api/v3/markdown';

test('a text is rendered as the pages show it, with its images', async ({ place }) => {
  const text = '**a** <!-- b --> <script>c</script> ![d](https://example.com/d.png)\n\n- [x] e';
  const { status, headers, body } = await place.ask('POST', PATH, { body: { text, ...CONTEXT } });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
  expect(body).toContain('<strong>a</strong>');
  expect(body).toContain('<img src="https://example.com/d.png" alt="d">');
  expect(body).toContain('<input type="checkbox" checked disabled> e');
  expect(body).not.toMatch(/<!--|script/);
});

test.for([
  ['no token', { text: 'a' }, null, 401],
  ['a token that may not read the repository', { text: 'a', ...CONTEXT }, 'blind', 403],
  ['an unknown repository', { text: 'a', mode: 'gfm', context: 'acme/other' }, 'reader', 404],
  ['no text', { mode: 'gfm' }, 'reader', 422],
  ['an unknown mode', { text: 'a', mode: 'html' }, 'reader', 422],
  ['400 KB', { text: 'a'.repeat(400 * 1024), ...CONTEXT }, 'reader', 200],
  ['more than 400 KB', { text: 'a'.repeat(400 * 1024 + 1), ...CONTEXT }, 'reader', 403],
] as const)('a request with %s is answered as GitHub does', async ([, body, token, status]) => {
  await using place = await startPlace({ private: true });
  expect(await place.statusOf('POST', PATH, { token, body })).toBe(status);
});
