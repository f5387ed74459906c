import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsAtStart } from '../../src/service/check-start.ts';
import { inWords } from '../../src/service/command.ts';
import { newKey } from '../../src/service/keys.ts';
import { readSettings, type SettingsInput } from '../../src/service/settings.ts';
import { aFolder } from './world.ts';

async function problems(folder: string, more: Partial<SettingsInput>): Promise<readonly string[]> {
  const settings = { keys: [newKey()], projects: [{ id: 'a', git: join(folder, 'docs.git') }], ...more };
  return problemsAtStart(readSettings(settings), process.env);
}

/** The settings that a start has besides those that it needs; in them, `@` is the folder. */
test.each<readonly [string, Partial<SettingsInput>, readonly RegExp[]]>([
  ['with all it needs finds nothing', {}, []],
  [
    'without the agent names it',
    { agent: { command: ['no-such-agent'] } },
    [/^agent\.command: "no-such-agent" can't be started: there is no such program on the PATH\.$/],
  ],
  [
    'without the agent at its path names it',
    { agent: { command: ['@/agent'] } },
    [/^agent\.command: ".*agent" can't be started: there is no such program\.$/],
  ],
  [
    'without the repository shows what git says',
    { projects: [{ id: 'a', git: '@/gone.git' }] },
    [/^projects\.0\.git: can't be read: git ls-remote .*gone\.git/],
  ],
  [
    'without the branch names it, next to other problems',
    { projects: [{ id: 'a', git: '@/docs.git', ref: 'next' }], agent: { command: ['x-y'] } },
    [/^agent\.command: /, /^projects\.0\.ref: the repository has no branch next\.$/],
  ],
])('the start of the service %s', async (_name, more, expected) => {
  await using folder = await aFolder();
  execFileSync('git', ['init', '--quiet', '--bare', join(folder.path, 'docs.git')]);
  const found = await problems(folder.path, JSON.parse(JSON.stringify(more).replaceAll('@', folder.path)));
  expect(found).toEqual(expected.map((each) => expect.stringMatching(each)));
});

test.each([
  [
    'keys: is missing',
    /^DOCS_SERVICE_KEYS \(keys in a settings file\): missing\. Print a new key with `npm run service --/,
  ],
  ['keys.0: expected a key', /^DOCS_SERVICE_KEYS .*: expected a key$/],
  ['github.token: is missing; pull requests need it', /^DOCS_SERVICE_GITHUB_TOKEN .*--no-pull-request/],
  ['projects: is missing', /^--project and --git .*: missing\. Name the project/],
  ['projects.0.git: is missing', /^--git .*: missing\. Name the path or address/],
  ['projects.1.repository: is missing; without it', /^--repository .*owner\/name/],
  ['agent.command: x', /^the agent after `--` \(agent\.command in a settings file\): x$/],
  ['port: expected number', /^--port \(port in a settings file\): expected number$/],
  ['creationsPerHour: expected number', /^--per-hour /],
  ['Another service is using x.', /^Another service is using x\.$/],
  ['colour: is not a setting', /^colour: is not a setting$/],
])('a problem with a setting is said with the option or variable: %s', (problem, words) =>
  expect(inWords(problem)).toMatch(words),
);
