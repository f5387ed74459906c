import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './tracked-files.ts';
import { readWorkflow } from './workflow-shape.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the release workflow', () => {
  const { on, permissions, jobs } = readWorkflow(read('.github/workflows/release.yml'));
  const scripts = (name: string): string => (jobs[name]?.steps ?? []).map(({ run }) => run).join('\n');

  test('starts for tags of releases only', () => expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } }));

  test('gives each job what it needs and no more', () => {
    expect(permissions).toEqual({});
    expect(Object.entries(jobs).map(([name, job]) => [name, job.permissions])).toEqual([
      ['check', { contents: 'read' }],
      ['release', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
      ['major-tag', { contents: 'write' }],
    ]);
  });

  test("runs no package in a job that may write, and only the project's check of its inputs", () => {
    expect(scripts('check')).toContain('.ci/run');
    for (const name of ['release', 'major-tag']) {
      expect(scripts(name)).toMatch(/\bgh (release create|api)\b/);
      const others = scripts(name).replace(/^node tools\/check-release\.mjs "\S+"$/m, '');
      expect(others).not.toMatch(/\b(npm|npx|node)\b|\.ci\/|tools\//);
    }
  });

  test('checks each value from another job before using it', () => {
    const [copy, archive, check, ...later] = jobs['release']?.steps ?? [];
    expect([copy?.uses, archive?.run, check?.run]).toEqual([
      expect.stringMatching(/^actions\/checkout@/),
      expect.stringMatching(/^git archive /),
      expect.stringMatching(/^node tools\/check-release\.mjs /),
    ]);
    expect(JSON.stringify([copy, archive])).not.toContain('needs.');
    const given = Object.keys(jobs['check']?.outputs ?? {}).map((name) => `${'$'}{{ needs.check.outputs.${name} }}`);
    expect(new Set(Object.values(check?.env ?? {}))).toEqual(new Set(given));
    // The later steps use the same values, which can no longer change.
    const used = [...JSON.stringify(later).matchAll(/needs\.[\w.-]+/g)].map(([reference]) => reference);
    expect(used).toEqual(['needs.check.outputs.notes']);
  });

  test('moves the major tag by a checked value, and takes its name from the pushed tag', () => {
    const major = jobs['major-tag'];
    expect(major?.if).toBe("needs.release.outputs.moves-major-tag == 'true'");
    expect(jobs['release']?.outputs).toEqual({ 'moves-major-tag': '${{ steps.checked.outputs.moves-major-tag }}' });
    expect(JSON.stringify(major?.steps)).not.toContain('needs.');
    expect(scripts('major-tag')).toContain('major_tag="${GITHUB_REF_NAME%%.*}"');
  });

  test('publishes after the checks, and moves the major tag after that', () => {
    const { check, release, 'major-tag': tag } = parse(read('.github/workflows/release.yml')).jobs;
    expect([check.needs, release.needs, tag.needs]).toEqual([undefined, 'check', 'release']);
  });
});

describe('dependabot', () => {
  const { updates } = parse(read('.github/dependabot.yml'));

  test('updates packages and actions every week, some days after a release', () => {
    const cooldown = { 'default-days': expect.toSatisfy((days: number) => days >= 3) };
    const about = { directory: '/', schedule: { interval: 'weekly' }, cooldown };
    expect(updates).toMatchObject(['npm', 'github-actions'].map((name) => ({ 'package-ecosystem': name, ...about })));
    expect(updates).toHaveLength(2);
  });

  test('updates Node for all platforms at once, apart from everything else', () => {
    const patterns = Object.keys(manifest.optionalDependencies);
    expect(Object.entries(updates[0].groups)[0]).toEqual(['node', { patterns }]);
  });

  test('only holds back existing packages, for a documented decision', () => {
    const ignored: readonly { readonly 'dependency-name': string }[] = updates[0].ignore;
    const names = ignored.map((each) => each['dependency-name']);
    const { devDependencies, optionalDependencies } = manifest;
    expect(names).toEqual([...Object.keys(optionalDependencies), '@types/node', 'typescript']);
    expect(names.filter((name) => !Object.hasOwn({ ...devDependencies, ...optionalDependencies }, name))).toEqual([]);
    const decisions = [...read('.github/dependabot.yml').matchAll(/docs\/decisions\/[\w-]+\.md/g)];
    expect(decisions.map(([path]) => read(path)).length).toBe(2);
  });
});
