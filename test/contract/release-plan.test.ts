import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planRelease } from '../../tools/release-plan.ts';
import { ROOT } from './tracked-files.ts';
import { aTree } from './tree.ts';

const CHANGELOG = `# Changelog

## 1.10.0 (2026-12-01)

- Something new.

### Fixed

- Something old.

## 1.9.0

- Older.

## 1.8.0 (not released yet)

- Forgotten.

## 1.7.0 (2026-10-01)
`;

const plan = (tag: string, tags: readonly string[] = [tag]): ReturnType<typeof planRelease> =>
  planRelease(tag, { version: tag.slice(1), changelog: CHANGELOG, tags });

describe('the notes of a release', () => {
  test.each([
    ['v1.10.0', '- Something new.\n\n### Fixed\n\n- Something old.'],
    ['v1.9.0', '- Older.'],
  ])('of %s are its part of the changelog', (tag, notes) => {
    expect(plan(tag).notes).toBe(notes);
  });

  test.each([
    ['v1.8.0', 'must say "## 1.8.0 (YYYY-MM-DD)", not "## 1.8.0 (not released yet)"'],
    ['v1.7.0', 'says nothing about 1.7.0'],
    ['v1.1.0', 'has no heading "## 1.1.0"'],
    ['v1.10.0-rc.1', 'is not the tag of a release'],
    ['v01.10.0', 'is not the tag of a release'],
    ['1.10.0', 'is not the tag of a release'],
    ['', 'is not the tag of a release'],
  ])('are refused for "%s"', (tag, words) => {
    expect(() => plan(tag)).toThrow(words);
  });

  test('are refused for a tag that is not the version of package.json', () => {
    const given = { version: '1.9.0', changelog: CHANGELOG, tags: [] };
    expect(() => planRelease('v1.10.0', given)).toThrow('The tag is v1.10.0, but package.json says 1.9.0.');
  });
});

describe('the major tag', () => {
  test.each([
    ['the only release', [], 'v1'],
    ['the newest, in numbers and not in letters', ['v1.9.0', 'v1.10.0', 'v1.2.30'], 'v1'],
    ['the newest of its own major version', ['v1.10.0', 'v2.0.0', 'v1', 'v2', 'nightly'], 'v1'],
    ['not the newest', ['v1.10.0', 'v1.10.1'], null],
    ['not the newest either', ['v1.11.0'], null],
  ])('follows a release that is %s', (_title, tags, majorTag) => {
    expect(plan('v1.10.0', tags).majorTag).toBe(majorTag);
  });
});

describe('the command', () => {
  const repository = (): ReturnType<typeof aTree> => {
    const tree = aTree({ 'package.json': '{ "version": "1.10.0" }', 'CHANGELOG.md': CHANGELOG, output: '' });
    const git = (...parameters: string[]): Buffer => execFileSync('git', parameters, { cwd: tree.root });
    git('init', '--quiet');
    git('add', 'package.json', 'CHANGELOG.md');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Begin');
    return tree;
  };
  const run = (tree: ReturnType<typeof aTree>, tag: string): string =>
    execFileSync(process.execPath, [join(ROOT, 'tools/release-plan.ts'), tag], {
      cwd: tree.root,
      env: { PATH: process.env['PATH'], GITHUB_OUTPUT: join(tree.root, 'output') },
      encoding: 'utf8',
      stdio: 'pipe',
    });

  test('gives the commit, its archive, notes of several lines and the major tag to the jobs that follow', () => {
    using tree = repository();
    expect(run(tree, 'v1.10.0')).toContain('Major tag: v1');
    const output = readFileSync(join(tree.root, 'output'), 'utf8');
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: tree.root, encoding: 'utf8' }).trim();
    expect(output).toContain(`commit=${commit}\n`);
    expect(output).toMatch(
      /^commit=.*\narchive=[0-9a-f]{64}\nmajor-tag=v1\nnotes<<(\S+)\n- Something new\.\n\n### Fixed\n\n- Something old\.\n\1\n$/,
    );
  });

  test('fails for a tag of another version, and outputs nothing', () => {
    using tree = repository();
    expect(() => run(tree, 'v1.9.0')).toThrow('package.json says 1.10.0');
    expect(readFileSync(join(tree.root, 'output'), 'utf8')).toBe('');
  });
});
