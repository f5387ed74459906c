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
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  const git = (...parameters: string[]): string =>
    execFileSync('git', [...who, ...parameters], { cwd: tree.root, encoding: 'utf8' }).trim();
  const run = (tool: string, given: string, env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [join(ROOT, 'tools', tool), given], {
      ...{ cwd: tree.root, encoding: 'utf8' },
      env: { PATH: process.env['PATH'], ...env },
    });
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
    const { status, stdout, stderr } = run('release-plan.ts', tag, { GITHUB_OUTPUT: at('plan') });
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
    const { status, stderr } = run('check-release.mjs', archive, { GITHUB_OUTPUT: output, ...good, ...bad });
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

  test('fails for a tag of another version, and outputs nothing', () =>
    expect(refused).toEqual({ status: 1, said: expect.stringContaining('package.json says 1.10.0'), output: '' }));
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
  const { good } = release;
  const named = <Name extends keyof typeof good>(name: Name, ...values: readonly string[]) =>
    values.map((value) => ({ [name]: value }));

  /** What is wrong, under the problem that the job names. */
  const WRONG: readonly (readonly [problem: RegExp, ...bad: readonly Partial<typeof good>[]])[] = [
    [/^"[^"]*" is not the tag/, ...named('GITHUB_REF_NAME', 'v1.10', 'v1.10.0/..', 'v1.10.0\n', '--x', 'v01.10.0', '')],
    [/^The run is for/, { GITHUB_REF: `refs/heads/${TAG}`, GITHUB_REF_TYPE: 'branch' }, { GITHUB_REF_TYPE: 'branch' }],
    [/^"[^"]*" is not a commit id/, ...named('GITHUB_SHA', '', 'c0ffee')],
    [/^The commit "[^"]*" was checked/, ...named('CHECKED_COMMIT', '', '01234567'.repeat(5), 'HEAD')],
    [/^"\w*" was checked, but/, ...named('CHECKED_ARCHIVE', '', 'a'.repeat(64), good.CHECKED_ARCHIVE.toUpperCase())],
    [/^The notes are not those/, ...named('NOTES', '', '- New.', `${good.NOTES}\n\n@everyone`, '- Older.')],
    [/^The major tag is "[^"]*", but should be "v1"/, ...named('MAJOR_TAG', 'v2', '../heads/main', TAG, '')],
  ];

  const EACH_WRONG = WRONG.flatMap(([problem, ...all]) => all.map((bad) => [bad, problem] as const));
  test.each(EACH_WRONG)('is refused with %o', (bad, problem) => {
    const { status, problems, output } = release.check(bad);
    expect(problems).toMatch(problem);
    expect(problems.trim().split('\n')).toHaveLength(1);
    expect({ status, output }).toEqual({ status: 1, output: '' });
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
