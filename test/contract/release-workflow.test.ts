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

  test('starts for tags of releases only', () => {
    expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  });

  test('gives each job what it needs and no more', () => {
    expect(permissions).toEqual({});
    expect(Object.entries(jobs).map(([name, job]) => [name, job.permissions])).toEqual([
      ['check', { contents: 'read' }],
      ['release', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
      ['major-tag', { contents: 'write' }],
    ]);
  });

  test('runs nothing of the project where it may write', () => {
    expect(scripts('check')).toContain('.ci/run');
    for (const name of ['release', 'major-tag']) {
      expect(scripts(name)).toMatch(/\bgh (release create|api)\b/);
      expect(scripts(name)).not.toMatch(/\b(npm|npx|node)\b|\.ci\/|tools\//);
    }
  });

  test('publishes after the checks, and moves the major tag after that', () => {
    const needs = Object.entries(
      parse(read('.github/workflows/release.yml')).jobs as Record<string, { needs?: unknown }>,
    );
    expect(needs.map(([name, job]) => [name, job.needs])).toEqual([
      ['check', undefined],
      ['release', 'check'],
      ['major-tag', ['check', 'release']],
    ]);
  });

  test('keeps no token in the working copy', () => {
    const copies = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ uses }) => uses.includes('checkout@')));
    expect(copies.map((step) => step.with['persist-credentials'])).toEqual([false, false]);
  });
});

describe('dependabot', () => {
  const { updates } = parse(read('.github/dependabot.yml'));

  test('looks after packages and actions, each week, some days after a release', () => {
    const told = updates.map((each: Record<string, Record<string, unknown>>) => [
      each['package-ecosystem'],
      each['directory'],
      each['schedule']?.['interval'],
      Number(each['cooldown']?.['default-days']) >= 3,
    ]);
    expect(told).toEqual([
      ['npm', '/', 'weekly', true],
      ['github-actions', '/', 'weekly', true],
    ]);
  });

  test('holds back only packages that there are, for a decision that is written down', () => {
    const ignored: readonly { readonly 'dependency-name': string }[] = updates[0].ignore;
    const names = ignored.map((each) => each['dependency-name']);
    expect(names).toEqual(['node', '@types/node', 'typescript']);
    expect(names.filter((name) => !Object.hasOwn(manifest.devDependencies, name))).toEqual([]);
    const decisions = [...read('.github/dependabot.yml').matchAll(/docs\/decisions\/[\w-]+\.md/g)];
    expect(decisions.map(([path]) => read(path)).length).toBe(2);
  });
});
