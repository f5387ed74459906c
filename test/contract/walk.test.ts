import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { aSourceAction } from '../build/source-action.ts';
import { startPullRequestWorld } from '../scenarios/pull-request-world.ts';
import { active, jobBody } from '../scenarios/scripted-service.ts';
import { commentEvent } from '../scenarios/world.ts';
import { json } from '../servers/fault-server.ts';
import { ROOT } from './tracked-files.ts';

const FOLDER = pathToFileURL(join(ROOT, 'src/action/')).href;
const ADAPTERS = ['http/', 'github/', 'runner/', 'redaction/'];
const MOST_FILES = 45;

interface Covered {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly [{ readonly count: number }];
  }[];
}

/** Our files, without the adapters, of which a named function ran: what Node notes there when a process ends. */
function filesRun(coverage: string): readonly string[] {
  const results = readdirSync(coverage).flatMap((name): readonly Covered[] => {
    return JSON.parse(readFileSync(join(coverage, name), 'utf8')).result;
  });
  const ran = results.filter(({ url, functions }) => {
    return url.startsWith(FOLDER) && functions.some((each) => each.functionName !== '' && each.ranges[0].count > 0);
  });
  const files = ran.map(({ url }) => url.slice(FOLDER.length));
  return [...new Set(files)].filter((file) => !ADAPTERS.some((folder) => file.startsWith(folder))).toSorted();
}

test('CONTRIBUTING.md names every file that a comment passes on its way to a pull request, and there are few', async () => {
  const coverage = mkdtempSync(join(tmpdir(), 'walk-'));
  using sources = aSourceAction();
  const look = [active];
  await using world = await startPullRequestWorld({ before: { 'a.md': 'a' }, after: { 'a.md': 'b' }, look });
  const prLink = `${world.github.url}/acme/app/pull/${world.pullRequest}`;
  look.push(json(200, jobBody({ status: 'completed', prLink })));
  const step = await world.run({
    action: sources.root,
    inputs: { prompt: '' },
    event: commentEvent(world, '/docs describe the flag `--fast`'),
    environment: { NODE_V8_COVERAGE: coverage },
  });
  expect(step.outputs.get('result')).toBe('pull-request');
  const files = filesRun(coverage);
  rmSync(coverage, { recursive: true });
  expect(files).toContain('request/handover.ts');
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, walk = ''] = page.split(/^### The walk of a comment\n|^A step /m);
  const named = [...walk.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name = '']) => name);
  const unnamed = files.filter((file) => !named.includes(file) && !named.includes(file.replace('request/', '')));
  const isIn = (folder: string, name: string): boolean => existsSync(join(ROOT, 'src/action', folder, name));
  const gone = named.filter((name) => !isIn('', name) && !isIn('request', name));
  expect({ unnamed, gone }).toEqual({ unnamed: [], gone: [] });
});
