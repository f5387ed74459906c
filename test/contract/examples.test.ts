import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkWorkflow } from './check-workflow.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { readWorkflow } from './workflow-shape.ts';

const files = new Map(
  trackedFiles('examples').map((path) => [basename(path), readFileSync(join(ROOT, path), 'utf8')] as const),
);
const usesLines = (text: string): readonly string[] => text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));

describe.each([...files])('the example %s', (_name, text) => {
  test('follows the rules', async () => {
    expect(await checkWorkflow(text, files)).toEqual([]);
  });

  test('first says what it does, what to set up and why it needs its permissions', () => {
    const head = text.slice(0, text.search(/^[^#]/m));
    expect(head).toMatch(/^# [A-Z]/);
    expect(head).toMatch(/^# Set up: /m);
    expect(head).toMatch(/^# Permissions: /m);
  });

  test('names every variable and secret in its set-up notes', () => {
    const [head = '', body = ''] = text.split(/^name: /m);
    const wanted = [...body.matchAll(/\b(?:vars|secrets)\.([A-Z_]+)/g)].map(([, name]) => name ?? '');
    expect(wanted.filter((name) => !head.includes(name))).toEqual([]);
  });

  test('states the version next to each pinned commit', () => {
    const foreign = usesLines(text).filter((line) => !/ (?:OWNER|YOUR-ORG)\//.test(line));
    expect(foreign.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('names only other examples that exist', () => {
    const named = [...text.matchAll(/`([\w-]+\.yml)`/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !files.has(name))).toEqual([]);
  });
});

describe('the examples', () => {
  test("are one flat folder of workflows, each under its file's own name", () => {
    expect([...files.keys()].length).toBeGreaterThanOrEqual(10);
    expect([...files.keys()].filter((name) => !/^[a-z-]+\.yml$/.test(name))).toEqual([]);
    expect(trackedFiles('examples').length).toBe(files.size);
  });

  test('show every mode', () => {
    const steps = [...files.values()].flatMap((text) =>
      Object.values(readWorkflow(text).jobs).flatMap((job) => job.steps),
    );
    const modes = steps.filter(({ uses }) => uses.startsWith('OWNER/')).map((step) => step.with['mode'] ?? 'auto');
    expect([...new Set(modes)].sort()).toEqual(['auto', 'doctor', 'report', 'settle']);
  });

  test('show how to name the action by a full commit id, and say so', () => {
    const text = files.get('reusable.yml') ?? '';
    expect(text).toMatch(/uses: OWNER\/docs-agent@[0-9a-f]{40} # v/);
    expect(text).toMatch(/full commit id/);
  });

  test('are not started by their own changes', () => {
    const { on, jobs } = readWorkflow(files.get('merged-pull-request.yml') ?? '');
    expect(on['push']).toMatchObject({ paths: expect.arrayContaining(['!docs/**', '!**/*.md', '!**/*.mdx']) });
    expect(jobs['documentation']?.steps[0]?.with['thread']).toBe('merged');
    expect(jobs['documentation']?.if).toContain('github.event.head_commit.author.username != vars.DOCS_AGENT_LOGIN');
  });

  test('report on many repositories one by one, within the 100 requests an hour of an organization', () => {
    const { report } = readWorkflow(files.get('fleet.yml') ?? '').jobs;
    const { matrix, ...rest } = v.parse(
      v.looseObject({ matrix: v.object({ project: v.array(v.string()) }) }),
      report?.strategy,
    );
    expect(rest).toEqual({ 'fail-fast': false, 'max-parallel': 1 });
    expect(matrix.project.length).toBeGreaterThan(1);
    const requests = Number(report?.steps[0]?.with['max-requests']);
    expect(requests * matrix.project.length).toBeLessThanOrEqual(100);
  });

  test('pin an action to the same commit everywhere, including our own workflows', () => {
    const own = trackedFiles('.github/workflows/*.yml').map((path) => readFileSync(join(ROOT, path), 'utf8'));
    const pins = [...files.values(), ...own].flatMap(usesLines).flatMap((line) => {
      const [, action = '', commit = ''] = /uses: ([\w./-]+)@([0-9a-f]{40} # \S+)/.exec(line) ?? [];
      return action === '' ? [] : [[action, commit] as const];
    });
    expect(pins.length).toBeGreaterThan(0);
    expect(new Set(pins.map((pin) => pin.join('@'))).size).toBe(new Map(pins).size);
  });
});
