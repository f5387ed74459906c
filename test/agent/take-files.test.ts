import { execFileSync, spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOut } from '../../src/agent/clone.ts';
import { Git } from '../../src/agent/git.ts';
import { aFolder, aRepository, git, PAGES, TOKEN } from '../service/world.ts';
import { GIT } from './a-job.ts';
import { publishable } from './hostile-agent.ts';

/** Adds something to the branch that the agent starts from. */
const withEntry = (mode: string, path: string, blob: string) => (repository: string) => {
  git(repository, 'read-tree', 'main');
  git(repository, 'update-index', '--add', '--cacheinfo', mode, blob, path);
  const tree = git(repository, 'write-tree');
  git(repository, 'update-ref', 'refs/heads/main', git(repository, 'commit-tree', tree, '-p', 'main', '-m', 'Add'));
};
const withLink = (repository: string): void =>
  withEntry('120000', 'latest', git(repository, 'rev-parse', 'main:README.md'))(repository);
const withModule = withEntry('160000', 'module', '1'.repeat(40));
const LFS = { ...PAGES, '.gitattributes': '*.png filter=lfs diff=lfs -text\n', 'a.png': 'pointer\n' };
const POINTER = 'version https://git-lfs.github.com/spec/v1\\noid sha256:0\\nsize 1\\n';
const CI = { ...PAGES, '.github/workflows/x.yml': 'on: push\n', '.gitignore': 'build/\n*.log\n' };

type Row = [
  name: string,
  script: string,
  leftOut: readonly string[],
  published: readonly string[],
  more?: Parameters<typeof publishable>[1],
];

/** What an agent does besides its change of the README, what is left out, and what is published. */
const ROWS: readonly Row[] = [
  [
    'deletes, adds and makes executable',
    "rmSync('docs/retry.md'); mkdirSync('a'); writeFileSync('a/b', 'x', { mode: 0o755 })",
    [],
    ['100755 a/b', 'deleted docs/retry.md'],
  ],
  [
    'replaces a folder by a file',
    "rmSync('docs', { recursive: true }); writeFileSync('docs', 'x')",
    [],
    ['100644 docs', 'deleted docs/retry.md'],
  ],
  [
    'replaces a folder that has attributes by a file',
    "rmSync('docs', { recursive: true }); writeFileSync('docs', 'x')",
    ['git docs', 'git docs/.gitattributes'],
    [],
    { files: { ...PAGES, 'docs/.gitattributes': '*.md text\n' } },
  ],
  [
    'replaces a file by a folder with attributes',
    "rmSync('docs/retry.md'); mkdirSync('docs/retry.md'); writeFileSync('docs/retry.md/.gitattributes', '')",
    ['git docs/retry.md/.gitattributes'],
    ['deleted docs/retry.md'],
  ],
  [
    'replaces a folder by a link',
    "rmSync('docs', { recursive: true }); symlinkSync('/etc', 'docs')",
    ['link docs'],
    [],
  ],
  [
    'replaces a file by a link',
    "rmSync('docs/retry.md'); symlinkSync('/etc/passwd', 'docs/retry.md')",
    ['link docs/retry.md'],
    [],
  ],
  ['touches no link', '', [], [], { prepare: withLink }],
  [
    'makes a folder of a link',
    "rmSync('latest'); mkdirSync('latest'); writeFileSync('latest/a', 'x')",
    ['link latest', 'link latest/a'],
    [],
    { prepare: withLink },
  ],
  [
    'replaces a file by a pipe',
    "rmSync('docs/retry.md'); execFileSync('mkfifo', ['docs/retry.md'])",
    ['special docs/retry.md'],
    [],
  ],
  [
    'leaves a socket',
    "require('node:net').createServer().listen('socket', () => process.exit())",
    ['special socket'],
    [],
  ],
  [
    'leaves pipes where git reads settings',
    "execFileSync('mkfifo', ['.gitignore', 'docs/.gitattributes'])",
    ['special .gitignore', 'special docs/.gitattributes'],
    [],
  ],
  [
    'hides attributes',
    "writeFileSync('.gitattributes', '* text\\n'); writeFileSync('docs/retry.md', '# Retrying\\r\\n\\r\\nWhat is tried again.\\r\\n')",
    ['ignored .gitattributes'],
    ['100644 docs/retry.md'],
    { files: { ...PAGES, '.gitignore': '.gitattributes\n' } },
  ],
  ['works in a submodule', "writeFileSync('module/a', 'x')", ['submodule module'], [], { prepare: withModule }],
  [
    'removes a submodule',
    "rmSync('module', { recursive: true }); writeFileSync('module', 'x')",
    ['submodule module'],
    [],
    { prepare: withModule },
  ],
  [
    'deletes a workflow, and writes one',
    "rmSync('.github/workflows/x.yml'); mkdirSync('.GitHub'); writeFileSync('.GitHub/x.yml', '')",
    ['ci .GitHub/x.yml', 'ci .github/workflows/x.yml'],
    [],
    { files: CI },
  ],
  [
    'replaces CI files by a file of that name',
    "rmSync('.github', { recursive: true }); writeFileSync('.github', '')",
    ['ci .github', 'ci .github/workflows/x.yml'],
    [],
    { files: CI },
  ],
  [
    'leaves ignored files',
    "mkdirSync('build'); writeFileSync('build/a', ''); writeFileSync('a.log', '')",
    ['ignored a.log', 'ignored build'],
    [],
    { files: CI },
  ],
  ['leaves a name in other bytes', "writeFileSync(Buffer.from([0x66, 0xff]), 'x')", ['name f\ufffd'], []],
  [
    'leaves a repository in the repository',
    "run('init', '-q', 'docs/new'); writeFileSync('docs/new/a.md', '')",
    ['git docs/new/.git'],
    ['100644 docs/new/a.md'],
  ],
  [
    'changes files of LFS',
    "writeFileSync('a.png', 'PNG'); writeFileSync('b.png', 'PNG')",
    ['lfs a.png', 'lfs b.png'],
    [],
    { files: LFS },
  ],
  [
    'takes their filter away first',
    "writeFileSync('.gitattributes', '*.png -filter\\n'); writeFileSync('b.png', 'PNG')",
    ['git .gitattributes', 'lfs b.png'],
    [],
    { files: LFS },
  ],
  [
    'deletes all attributes first',
    "rmSync('.gitattributes'); writeFileSync('b.png', 'PNG')",
    ['git .gitattributes', 'lfs b.png'],
    [],
    { files: LFS },
  ],
  ['writes a pointer', `writeFileSync('b.bin', '${POINTER}')`, ['lfs b.bin'], []],
  [
    'changes lines under other attributes',
    "writeFileSync('.gitattributes', '* -text\\n'); writeFileSync('docs/new.md', 'a\\r\\nb\\r\\n')",
    ['git .gitattributes'],
    ['100644 docs/new.md'],
    { files: { ...PAGES, '.gitattributes': '*.md text eol=crlf\n' } },
  ],
  [
    'works outside of its paths',
    "writeFileSync('a.md', ''); writeFileSync('DOCS.md', ''); rmSync('docs/retry.md')",
    ['outside DOCS.md', 'outside README.md', 'outside a.md'],
    ['deleted docs/retry.md'],
    { paths: ['Docs'] },
  ],
  [
    'makes a file of a folder that is partly outside',
    "rmSync('docs', { recursive: true }); writeFileSync('docs', '')",
    ['outside README.md', 'outside docs', 'outside docs/retry.md'],
    [],
    { paths: ['d*'] },
  ],
];

describe.concurrent('an agent that', () => {
  test.each(ROWS)('%s', async (_name, script, leftOut, published, more = {}) => {
    const readme = leftOut.includes('outside README.md') ? [] : ['100644 README.md'];
    const taken = await publishable(script, more);
    expect([taken.leftOut.toSorted(), taken.published.toSorted()]).toEqual([
      leftOut.toSorted(),
      [...readme, ...published].toSorted(),
    ]);
    expect([taken.canary, taken.isWhole]).toEqual(['', true]);
  });

  test('writes lines as its attributes want them changes only what git stores', async () => {
    const files = { ...PAGES, '.gitattributes': '*.md text eol=crlf\n' };
    const taken = await publishable("writeFileSync('README.md', '# Mine\\r\\n')", { files });
    expect(taken.files).toEqual([{ path: 'README.md', mode: '100644', content: Buffer.from('# Mine\n') }]);
  });

  test.each([
    [
      'changes too many files',
      "for (let at = 0; at < 300; at += 1) writeFileSync('f' + at, '')",
      'changed 301 files, but at most 300 can',
    ],
    [
      'writes a file that is too large',
      "writeFileSync('docs/a', Buffer.alloc(10 * 1024 ** 2 + 99_999))",
      'file "docs/a" has 10.1 MiB, but at most 10 MiB can',
    ],
    [
      'writes too much',
      "for (const name of 'abcde') writeFileSync(name, Buffer.alloc(9 * 1024 ** 2))",
      'files have 45.0 MiB, but at most 40 MiB can',
    ],
    [
      'puts a secret into a name',
      `writeFileSync('${TOKEN}', '')`,
      'file "***" holds a secret, so nothing was published',
    ],
  ])('%s gets nothing published', async (_name, script, problem) => {
    await expect(publishable(script, { secrets: [TOKEN] })).rejects.toThrow(
      `the agent's ${problem}`.replace("agent's changed", 'agent changed'),
    );
  });

  test('writes a secret gets nothing published', async () => {
    const script = `writeFileSync('docs/new.md', '${Buffer.from(`key: ${TOKEN}`).toString('base64')}')`;
    await expect(publishable(script, { secrets: [TOKEN] })).rejects.toThrow('file "docs/new.md" holds a secret');
  });

  test('writes examples of other credentials, or a secret where it is left out, gets the rest published', async () => {
    const script = `writeFileSync('a.md', 'https://user:pass@example.org ghp_${'a1'.repeat(18)}'); writeFileSync('AGENTS.md', '${TOKEN}')`;
    const { files } = await publishable(script, { secrets: [TOKEN, 'short'] });
    const texts = files.map((file) => [file.path, file.mode === null ? null : file.content.toString()]);
    expect(texts).toEqual([
      ['README.md', '# Mine\n'],
      ['a.md', expect.stringMatching(/^https:.* ghp_/)],
    ]);
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
