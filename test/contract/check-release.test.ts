import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './tracked-files.ts';
import { aTree } from './tree.ts';

const TAG = 'v1.10.0';
const CHANGELOG = `# Changelog\n\n## 1.10.0 (2026-12-01)\n\n- New.\n\n### Fixed\n\n- Old.\n\n## 1.9.0\n\n- Older.\n`;

/** A repository with a tagged release, its archive, and the report of the job without permissions. */
function aRelease({ tags = ['v1.9.0'] }: { readonly tags?: readonly string[] } = {}) {
  const tree = aTree({ 'package.json': '{ "version": "1.10.0" }', 'CHANGELOG.md': CHANGELOG });
  const git = (...parameters: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: tree.root,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  for (const tag of [TAG, ...tags]) git('tag', tag);
  const at = (name: string): string => join(tree.root, '.git', name);
  const [archive, output] = [at('archive.tar.gz'), at('output')];
  git('archive', '--format=tar.gz', `--prefix=docs-agent-${TAG}/`, `--output=${archive}`, 'HEAD');
  writeFileSync(output, '');
  const plan = (tag: string) => {
    writeFileSync(at('plan'), '');
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/release-plan.ts'), tag], {
      cwd: tree.root,
      env: { PATH: process.env['PATH'], GITHUB_OUTPUT: at('plan') },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr, output: readFileSync(at('plan'), 'utf8') };
  };
  const { output: expected } = plan(TAG);
  const line = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(expected)?.[1] ?? '';
  const good = {
    ...{ GITHUB_REF_NAME: TAG, GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_TYPE: 'tag' },
    ...{ GITHUB_SHA: git('rev-parse', 'HEAD'), CHECKED_COMMIT: line('commit'), CHECKED_ARCHIVE: line('archive') },
    ...{ NOTES: /^notes<<(\S+)\n(.*)\n\1$/ms.exec(expected)?.[2] ?? '', MAJOR_TAG: line('major-tag') },
  };
  const check = (bad: Partial<typeof good> = {}) => {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/check-release.mjs'), archive], {
      cwd: tree.root,
      env: { PATH: process.env['PATH'], GITHUB_OUTPUT: output, ...good, ...bad },
      encoding: 'utf8',
    });
    return { status, problems: stderr, output: readFileSync(output, 'utf8') };
  };
  return { git, archive, good, plan, check, root: tree.root, [Symbol.dispose]: () => tree[Symbol.dispose]() };
}

describe('the plan of a release', () => {
  using release = aRelease();
  const [planned, refused] = [release.plan(TAG), release.plan('v1.9.0')];
  const commit = release.git('rev-parse', 'HEAD');

  test('gives the commit, its archive, notes of several lines and the major tag to the jobs that follow', () => {
    expect(planned.said).toContain('Major tag: v1');
    expect(planned.output).toMatch(
      /^commit=.*\narchive=[0-9a-f]{64}\nmajor-tag=v1\nnotes<<(\S+)\n- New\.\n\n### Fixed\n\n- Old\.\n\1\n$/,
    );
    expect(planned.output).toContain(`commit=${commit}\n`);
  });

  test('fails for a tag of another version, and outputs nothing', () => {
    expect(refused).toEqual({ status: 1, said: expect.stringContaining('package.json says 1.10.0'), output: '' });
  });
});

describe('the report on a release by the job without permissions', () => {
  test.each([
    ['that is the newest', ['v1.9.0', 'v2.0.0', 'v1.2.30', 'v1', 'nightly'], 'true'],
    ['that is not the newest', ['v1.10.1'], 'false'],
  ])('%s is accepted if it is true', (_title, tags, moves) => {
    using release = aRelease({ tags });
    expect(release.check()).toEqual({ status: 0, problems: '', output: `moves-major-tag=${moves}\n` });
  });

  const release = aRelease();
  afterAll(() => release[Symbol.dispose]());
  const other = '0123456789abcdef0123456789abcdef01234567';

  test.each<[string, Partial<typeof release.good>, RegExp]>([
    ['a tag that is not a version', { GITHUB_REF_NAME: 'v1.10' }, /^"v1.10" is not the tag of a release/],
    ['a tag with a path', { GITHUB_REF_NAME: 'v1.10.0/../x' }, /is not the tag of a release/],
    ['a tag with a line break', { GITHUB_REF_NAME: 'v1.10.0\n' }, /is not the tag of a release/],
    ['a tag that is an option', { GITHUB_REF_NAME: '--output=x' }, /is not the tag of a release/],
    ['a tag with leading zeros', { GITHUB_REF_NAME: 'v01.10.0' }, /is not the tag of a release/],
    ['no tag', { GITHUB_REF_NAME: '' }, /is not the tag of a release/],
    ['a branch named like a tag', { GITHUB_REF: `refs/heads/${TAG}`, GITHUB_REF_TYPE: 'branch' }, /^The run is for/],
    ['another kind of reference', { GITHUB_REF_TYPE: 'branch' }, /^The run is for/],
    ['a run without a commit', { GITHUB_SHA: '' }, /^"" is not a commit id/],
    ['a run for a short commit id', { GITHUB_SHA: 'c0ffee' }, /^"c0ffee" is not a commit id/],
    ['no checked commit', { CHECKED_COMMIT: '' }, /^The commit "" was checked/],
    ['another checked commit', { CHECKED_COMMIT: other }, /^The commit "0123.*" was checked/],
    ['a name instead of a commit', { CHECKED_COMMIT: 'HEAD' }, /^The commit "HEAD" was checked/],
    ['no digest', { CHECKED_ARCHIVE: '' }, /^"" was checked, but the archive is/],
    ['a digest of another archive', { CHECKED_ARCHIVE: 'a'.repeat(64) }, /^"a{64}" was checked/],
    ['a digest in another form', { CHECKED_ARCHIVE: release.good.CHECKED_ARCHIVE.toUpperCase() }, /was checked, but/],
    ['no notes', { NOTES: '' }, /^The notes are not those/],
    ['other notes', { NOTES: '- New.' }, /^The notes are not those/],
    ['notes with more', { NOTES: `${release.good.NOTES}\n\n@everyone` }, /^The notes are not those/],
    ['the notes of another version', { NOTES: '- Older.' }, /^The notes are not those/],
    ['another major tag', { MAJOR_TAG: 'v2' }, /^The major tag is "v2", but should be "v1"/],
    ['a major tag that is a path', { MAJOR_TAG: '../heads/main' }, /^The major tag is/],
    ['a whole version as the major tag', { MAJOR_TAG: TAG }, /^The major tag is/],
    ['no major tag, although it is the newest', { MAJOR_TAG: '' }, /^The major tag is "", but should be "v1"/],
  ])('is refused with %s', (_title, bad, problem) => {
    const { status, problems, output } = release.check(bad);
    expect(problems).toMatch(problem);
    expect(problems.trim().split('\n')).toHaveLength(1);
    expect({ status, output }).toEqual({ status: 1, output: '' });
  });

  test('is refused with a major tag that would replace a newer release', () => {
    using older = aRelease({ tags: ['v1.10.1'] });
    const problems = 'The major tag is "v1", but should be "".\n';
    expect(older.check({ MAJOR_TAG: 'v1' })).toMatchObject({ status: 1, problems });
  });

  test('is refused with all problems at once, none of which is a command of the runner', () => {
    const { problems } = release.check({ CHECKED_COMMIT: '\n::add-mask::x', MAJOR_TAG: '\r\n::stop-commands::y' });
    expect(problems.trim().split('\n')).toHaveLength(2);
    expect(problems).not.toMatch(/^::/m);
  });

  test('is refused if the tag was moved, or something else is checked out', () => {
    using moved = aRelease();
    moved.git('commit', '--quiet', '--allow-empty', '--message', 'More');
    expect(moved.check().problems).toMatch(/^The working copy is at/);
    moved.git('tag', '--force', TAG);
    expect(moved.check().problems).toContain(`The tag ${TAG} is at`);
  });

  test('is refused if the archive or the version is another one', () => {
    using changed = aRelease();
    changed.git('archive', '--format=tar.gz', '--prefix=x/', `--output=${changed.archive}`, 'HEAD');
    expect(changed.check().problems).toMatch(/was checked, but the archive is/);
    appendFileSync(join(changed.root, 'CHANGELOG.md'), '\n## 1.10.1\n\n- Newer.\n');
    writeFileSync(join(changed.root, 'package.json'), '{ "version": "1.10.1" }');
    changed.git('commit', '--quiet', '--all', '--message', 'More');
    changed.git('tag', '--force', TAG);
    expect(changed.check({ GITHUB_SHA: changed.git('rev-parse', 'HEAD') }).problems).toContain(
      'The tag is v1.10.0, but package.json says "1.10.1".',
    );
  });
});
