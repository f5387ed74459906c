import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inputs } from '../../src/action/words/action-spec.ts';
import { readCommand } from '../../src/agent/check-agent.ts';
import { KNOWN_AGENTS } from '../../src/agent/known-agents.ts';
import { PROVIDERS } from '../../src/agent/network/providers.ts';
import { COMMENT_STORIES } from '../act/comment-stories.ts';
import { JOB_STORIES } from '../act/job-stories.ts';
import { OWN_AGENT_STORIES } from '../act/own-agent-stories.ts';
import { REPORT_STORIES } from '../act/report-stories.ts';
import { aFolder } from '../service/world.ts';
import { checkWorkflow } from './check-workflow.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { readWorkflow, schedulesOf } from './workflow-shape.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = new Map(trackedFiles('examples/*.yml').map((path) => [basename(path), read(path)] as const));
const usesLines = (text: string): readonly string[] => text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));

describe.each([...files])('the example %s', (_name, text) => {
  test('follows the rules', async () => expect(await checkWorkflow(text, files)).toEqual([]));

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

  test('says in which time zone its schedule is', () => {
    const zones = schedulesOf(readWorkflow(text)).map(({ timezone }) => timezone);
    expect(zones.filter((zone) => !/^[A-Z]\w+\/\w+$/.test(zone))).toEqual([]);
  });

  test('names only other examples that exist', () => {
    const named = [...text.matchAll(/`([\w-]+\.yml)`/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !files.has(name))).toEqual([]);
  });
});

describe('the examples', () => {
  const { batch: counted, report } = readWorkflow(files.get('fleet.yml') ?? '').jobs;
  const script = counted?.steps.at(-1)?.run ?? '';

  test("are one flat folder of workflows, each under its file's own name", () => {
    expect([...files.keys()].length).toBeGreaterThanOrEqual(10);
    expect([...files.keys()].filter((name) => !/^[a-z-]+\.yml$/.test(name))).toEqual([]);
    expect(trackedFiles('examples/*.yml').length).toBe(files.size);
  });

  test('show every mode', () => {
    const jobs = [...files.values()].flatMap((text) => Object.values(readWorkflow(text).jobs));
    const steps = jobs.flatMap((job) => job.steps.filter(({ uses }) => uses.startsWith('YOUR-ORG/docs-agent@')));
    const modes = steps.map((step) => step.with['mode'] ?? 'auto');
    expect([...new Set(modes)].sort()).toEqual(['auto', 'doctor', 'report', 'settle']);
  });

  test('show how to name the action by a full commit id, and say so', () => {
    const names = [...files.values(), read('README.md')].flatMap(
      (text) => text.match(/[\w-]+\/docs-agent@[^`\n]*/g) ?? [],
    );
    expect([...new Set(names)]).toEqual(['YOUR-ORG/docs-agent@<40-digit commit id>']);
    expect(files.get('reusable.yml')).toMatch(/full commit id/);
  });

  test('are not started by their own changes', () => {
    const { on, jobs } = readWorkflow(files.get('merged-pull-request.yml') ?? '');
    expect(on['push']).toMatchObject({ paths: expect.arrayContaining(['!docs/**', '!**/*.md', '!**/*.mdx']) });
    expect(jobs['documentation']?.steps[0]?.with['thread']).toBe('merged');
    expect(jobs['documentation']?.if).toContain('github.event.head_commit.author.username != vars.DOCS_AGENT_LOGIN');
  });

  test('report on many repositories one by one, within the 100 requests an hour of an organization', () => {
    expect(report?.strategy).toMatchObject({ 'fail-fast': false, 'max-parallel': 1 });
    const [, atOnce = ''] = /head -n (\d+)\)/.exec(script) ?? [];
    expect(Number(atOnce) * Number(report?.steps[0]?.with['max-requests'])).toBeLessThanOrEqual(100);
  });

  test.each([
    ['', { day: 1, hour: 0 }, 0],
    ['', { day: 1, hour: 9 }, 9],
    ['', { day: 2, hour: 5 }, 29],
    ['', { day: 2, hour: 6 }, null],
    ['3', { day: 5, hour: 12 }, 3],
    ['08', { day: 5, hour: 12 }, 8],
  ])('report on 300 projects, ten an hour: batch "%s" at %o is number %s', async (batch, { day, hour }, number) => {
    await using folder = await aFolder();
    const file = (name: string): string => join(folder.path, name);
    await mkdir(file('.github'));
    const projects = Array.from({ length: 300 }, (_, at) => `project-${at}`);
    await writeFile(file('.github/docs-projects.txt'), `${projects.join('\n')}\n\n`);
    // The script takes the time from `date`.
    const date = `#!/bin/sh\ncase "$2" in *%u) echo ${day};; *) echo ${hour};; esac\n`;
    await writeFile(file('date'), date, { mode: 0o755 });
    execFileSync('bash', ['--norc', '-e', '-c', script], {
      cwd: folder.path,
      env: { PATH: `${folder.path}:${process.env['PATH']}`, BATCH: batch, GITHUB_OUTPUT: file('output') },
    });
    const output = await readFile(file('output'), 'utf8');
    expect(output).toMatch(/^projects=.*\n$/);
    const wanted = number === null ? [] : projects.slice(number * 10, number * 10 + 10);
    expect(JSON.parse(output.slice('projects='.length))).toEqual(wanted);
  });

  test.each(['x[$(touch ran)]', '-1', '1 ', '1000', 'abc'])('refuse %j as the number of a batch', (batch) => {
    const options = { env: { PATH: process.env['PATH'], BATCH: batch }, encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync('bash', ['--norc', '-e', '-c', script], options);
    expect([status, stdout]).toEqual([1, '::error::The batch must be the number of an hour: 0 to 999.\n']);
  });

  test('install the known agents in the versions that were tried, and show the line of each', () => {
    const text = files.get('own-agent.yml') ?? '';
    const tried = Object.values(KNOWN_AGENTS).map((known) => known.tried);
    const installed = (each: string) => [...each.matchAll(/npm install --global (\S+)/g)].map(([, name]) => name ?? '');
    expect(installed(text)).toEqual(tried);
    expect(tried).toEqual(expect.arrayContaining([...files.values(), read('README.md')].flatMap(installed)));
    const agents = [...text.matchAll(/ agent: (.+)/g)].map(([, line = '']) => readCommand(line));
    expect(agents.map((read) => ('name' in read ? read.name : read.message))).toEqual(Object.keys(KNOWN_AGENTS));
  });

  test('and the pages name no variable with a key that no known agent takes', () => {
    const keys = Object.values(PROVIDERS).map(({ keyName }) => keyName);
    const tokens = Object.values(KNOWN_AGENTS).flatMap(({ token }) => token ?? []);
    const texts = [read('docs/agent.md'), inputs['agent-env'].description, files.get('own-agent.yml') ?? ''];
    const named = texts.flatMap((text) => text.match(/\b[A-Z_]+_(?:API_KEY|TOKEN)\b/g) ?? []);
    expect(new Set(named)).toEqual(new Set([...keys, ...tokens]));
  });

  test('pin an action to the same commit everywhere, including our own workflows', () => {
    const own = trackedFiles('.github/workflows/*.yml').map(read);
    const pins = [...files.values(), ...own].flatMap(usesLines).flatMap((line) => {
      const [, action = '', commit = ''] = /uses: ([\w./-]+)@([0-9a-f]{40} # \S+)/.exec(line) ?? [];
      return action === '' ? [] : [[action, commit] as const];
    });
    expect(pins.length).toBeGreaterThan(0);
    expect(new Set(pins.map((pin) => pin.join('@'))).size).toBe(new Map(pins).size);
  });
});

test('every recipe is played under act', () => {
  const stories = [...COMMENT_STORIES, ...JOB_STORIES, ...REPORT_STORIES, ...OWN_AGENT_STORIES];
  const played = new Set(stories.flatMap(({ recipes }) => recipes.map((name) => `examples/${name}`)));
  const recipes = new Set(trackedFiles('examples/*.yml'));
  expect([...recipes.difference(played)], 'recipes without a story in test/act/').toEqual([]);
  expect([...played.difference(recipes)], 'stories of recipes that do not exist').toEqual([]);
});
