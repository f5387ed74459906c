import { execFileSync, spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOut } from '../../src/agent/clone.ts';
import { Git } from '../../src/agent/git.ts';
import { aFolder, aRepository, git, PAGES, TOKEN } from '../service/world.ts';
import { GIT } from './a-job.ts';
import { publishable, withEntry } from './hostile-agent.ts';

const withLink = (repository: string): void =>
  withEntry('120000', 'latest', git(repository, 'rev-parse', 'main:README.md'))(repository);
const withModule = withEntry('160000', 'module', '1'.repeat(40));
const LFS = { files: { ...PAGES, '.gitattributes': '*.png filter=lfs diff=lfs -text\n', 'a.png': 'pointer\n' } };
const POINTER = 'version https://git-lfs.github.com/spec/v1\\noid sha256:0\\nsize 1\\n';
const withFile = (path: string, text: string) => ({ files: { ...PAGES, [path]: text } });
const CI = { files: { ...PAGES, '.github/workflows/x.yml': 'on: push\n', '.gitignore': 'build/\n*.log\n' } };

type Row = [name: string, script: string, ends: string, more?: Parameters<typeof publishable>[1]];
const TO_FILE = "rm('docs'); write('docs')";
const CRLF = "fs.readFileSync('docs/retry.md', 'utf8').replaceAll('\\n', '\\r\\n')";

/** What an agent does besides its change of the README, and what becomes of it: why it is left out, or how it is published. */
const ROWS: readonly Row[] = [
  ['deletes and adds', "rm('docs/retry.md'); write('a/b', 'x', 0o755)", '100755 a/b, deleted docs/retry.md'],
  ['replaces a folder by a file', TO_FILE, '100644 docs, deleted docs/retry.md'],
  ['replaces attributes', TO_FILE, 'git docs, git docs/.gitattributes', withFile('docs/.gitattributes', '')],
  [
    'makes a folder of a file',
    "rm('docs'); write('docs/retry.md/.gitattributes')",
    'git docs/retry.md/.gitattributes, deleted docs/retry.md',
  ],
  ['replaces a folder by a link', "rm('docs'); symlinkSync('/etc', 'docs')", 'link docs'],
  ['replaces a file by a link', "rm('docs/retry.md'); symlinkSync('/dev/null', 'docs/retry.md')", 'link docs/retry.md'],
  ['touches no link', '', '', { prepare: withLink }],
  ['makes a folder of a link', "rm('latest'); write('latest/a')", 'link latest, link latest/a', { prepare: withLink }],
  ['replaces a file by a pipe', "rm('docs/retry.md'); pipe('docs/retry.md')", 'special docs/retry.md'],
  ['leaves a socket', "require('node:net').createServer().listen('a', () => process.exit())", 'special a'],
  ['leaves pipes', "pipe('.gitignore', 'docs/.gitattributes')", 'special .gitignore, special docs/.gitattributes'],
  [
    'hides attributes',
    `write('.gitattributes', '* text\\n'); write('docs/retry.md', ${CRLF})`,
    'ignored .gitattributes, 100644 docs/retry.md',
    withFile('.gitignore', '.gitattributes\n'),
  ],
  ['works in a submodule', "write('module/a')", 'submodule module', { prepare: withModule }],
  ['removes a submodule', "rm('module'); write('module')", 'submodule module', { prepare: withModule }],
  ['moves CI', "rm('.github/workflows'); write('.GitHub/x.yml')", 'ci .GitHub/x.yml, ci .github/workflows/x.yml', CI],
  ['replaces CI files by a file', "rm('.github'); write('.github')", 'ci .github, ci .github/workflows/x.yml', CI],
  ['leaves ignored files', "write('build/a'); write('a.log')", 'ignored a.log, ignored build', CI],
  ['leaves a name in other bytes', "writeFileSync(Buffer.from([0x66, 0xff]), 'x')", 'name f\ufffd'],
  ['leaves a repository', "run('init', '-q', 'docs/a'); write('docs/a/b.md')", 'git docs/a/.git, 100644 docs/a/b.md'],
  ['changes files of LFS', "write('a.png'); write('b.png')", 'lfs a.png, lfs b.png', LFS],
  ['takes it away', "write('.gitattributes', '*.png -filter'); write('b.png')", 'git .gitattributes, lfs b.png', LFS],
  ['deletes all attributes', "rm('.gitattributes'); write('b.png')", 'git .gitattributes, lfs b.png', LFS],
  ['writes a pointer', `write('b.bin', '${POINTER}')`, 'lfs b.bin'],
  [
    'changes lines under other attributes',
    "write('.gitattributes', '* -text'); write('a.md', 'a\\r\\nb\\r\\n')",
    'git .gitattributes, 100644 a.md',
    withFile('.gitattributes', '*.md text eol=crlf\n'),
  ],
  [
    'works outside of its paths',
    "write('DOCS.md'); rm('docs/retry.md')",
    'outside DOCS.md, outside README.md, deleted docs/retry.md',
    { paths: ['Docs'] },
  ],
  ['replaces what is outside', TO_FILE, 'outside README.md, outside docs, outside docs/retry.md', { paths: ['d*'] }],
];

describe.concurrent('an agent that', () => {
  test.each(ROWS)('%s', async (_name, script, ends, more = {}) => {
    const { leftOut, published, canary, isWhole } = await publishable(script, more);
    const expected = ends.includes(' README.md') ? ends : `${ends}, 100644 README.md`;
    expect([...leftOut, ...published].toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
    expect([canary, isWhole]).toEqual(['', true]);
  });

  test('writes lines as its attributes want them changes only what git stores', async () => {
    const files = { ...PAGES, '.gitattributes': '*.md text eol=crlf\n' };
    const taken = await publishable("writeFileSync('README.md', '# Mine\\r\\n')", { files });
    expect(taken.files).toEqual([{ path: 'README.md', mode: '100644', content: Buffer.from('# Mine\n') }]);
  });

  const ENCODED = Buffer.from(`key: ${TOKEN}`).toString('base64');
  test.each([
    ['changes too many files', "for (let at = 300; at--; ) write('f' + at)", 'agent changed 301 files, but at most'],
    [
      'writes a file that is too large',
      "write('a', Buffer.alloc(10 * 1024 ** 2 + 99_999))",
      `agent's file "a" has 10.1 MiB, but at most 10 MiB can`,
    ],
    [
      'writes too much',
      "for (const name of 'abcde') write(name, Buffer.alloc(9 * 1024 ** 2))",
      "agent's files have 45.0 MiB, but at most 40 MiB can",
    ],
    [
      'nests folders',
      "mkdirSync('a/'.repeat(500), { recursive: true })",
      'agent left folders that are more than 100 levels',
    ],
    ['puts a secret into a name', `write('${TOKEN}')`, `agent's file "***" holds a secret, so nothing was published`],
    ['writes a secret', `write('docs/new.md', '${ENCODED}')`, `agent's file "docs/new.md" holds a secret`],
  ])('%s gets nothing published', async (_name, script, problem) => {
    await expect(publishable(script, { secrets: [TOKEN] })).rejects.toThrow(`the ${problem}`);
  });

  test('writes examples of other credentials, or a secret where it is left out, gets the rest published', async () => {
    const script = `write('a.md', 'https://user:pass@example.org ghp_${'a1'.repeat(18)}'); write('AGENTS.md', '${TOKEN}')`;
    const { files } = await publishable(script, { secrets: [TOKEN, 'short'] });
    const texts = files.map((file) => [file.path, file.mode === null ? null : file.content.toString()]);
    const others = expect.stringMatching(/^https:.* ghp_/);
    expect(Object.fromEntries(texts)).toEqual({ 'README.md': '# Mine\n', 'a.md': others });
  });
});

test('the clone of an agent has at most 100 commits, nothing of another repository, and shares no file with one', async () => {
  await using place = await aFolder();
  const repository = await aRepository(place.path, PAGES);
  const commits = Array.from(
    { length: 102 },
    (_, at) => `commit refs/heads/main\ncommitter A <a@b> ${at} +0000\ndata 1\n${at % 10}\n`,
  );
  git(repository, 'update-ref', '-d', 'refs/heads/main');
  await using ours = new Git({ ...GIT, address: repository, folder: place.path });
  execFileSync('git', ['fast-import', '--quiet'], { cwd: repository, input: commits.join('') });
  const { folder, gitDir } = await checkOut(ours, 'main');
  expect([folder, gitDir].map((each) => git(each, 'rev-list', '--count', 'HEAD'))).toEqual(['100', '100']);
  expect([git(folder, 'remote'), git(folder, 'for-each-ref', '--format=%(refname)')]).toEqual(['', 'refs/heads/main']);
  for (const root of [gitDir, join(folder, '.git')]) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) expect((await stat(join(entry.parentPath, entry.name))).nlink).toBe(1);
    }
  }
  const { status } = spawnSync('grep', ['-rqF', '-e', gitDir, '-e', repository, folder]);
  expect(status).toBe(1);
});
