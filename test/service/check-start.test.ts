import { chown, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsAtStart, wordsOfStart } from '../../src/service/check-start.ts';
import { inWords } from '../../src/service/command.ts';
import { databaseProblem } from '../../src/service/database-file.ts';
import { newKey } from '../../src/service/keys.ts';
import { startService } from '../../src/service/server.ts';
import { readSettings, type SettingsInput } from '../../src/service/settings.ts';
import { aFolder, aRepository, aServer, git, someSettings } from './world.ts';

async function problems(
  folder: string,
  more: Partial<SettingsInput>,
  environment = process.env,
): Promise<readonly string[]> {
  const settings = { keys: [newKey()], projects: [{ id: 'a', git: join(folder, 'handbook.git') }], ...more };
  return problemsAtStart(readSettings(settings), environment);
}

/** The settings that a start has besides those that it needs; in them, `@` is the folder. */
test.each<readonly [string, Partial<SettingsInput>, readonly RegExp[]]>([
  ['with all it needs finds nothing', {}, []],
  [
    'without the agent names it',
    { agent: { command: ['no-such-agent'] } },
    [/^agent\.command: `no-such-agent` was not found in PATH \(.+\)\.$/],
  ],
  [
    'without the agent at its path names it',
    { agent: { command: ['@/agent'] } },
    [/^agent\.command: .*agent does not exist\.$/],
  ],
  [
    'with an agent that is no program says what makes it one',
    { agent: { command: ['@/source/index.md'] } },
    [/^agent\.command: .*index\.md is not executable\. Run `chmod \+x` on it\.$/],
  ],
  [
    'without the repository shows what git says',
    { projects: [{ id: 'a', git: '@/gone.git' }] },
    [/^projects\.0\.git: can't be read: git ls-remote .*gone\.git/],
  ],
  [
    'without the branch names it, next to other problems',
    { projects: [{ id: 'a', git: '@/handbook.git', ref: 'next' }], agent: { command: ['x-y'] } },
    [/^agent\.command: /, /^projects\.0\.ref: the repository has no branch next\.$/],
  ],
  [
    'with an empty repository says so',
    { projects: [{ id: 'a', git: '@/empty.git' }] },
    [/^projects\.0\.git: the repository is empty, or its default branch has no commit\. /],
  ],
  [
    'without a variable of the agent names it',
    { agent: { environment: ['NOT_SET', 'PATH'] } },
    [/^agent\.environment\.0: the variable NOT_SET is not set, or empty\.$/],
  ],
])('the start of the service %s', async (_name, more, expected) => {
  await using folder = await aFolder();
  await aRepository(folder.path, { 'index.md': 'Welcome\n' });
  git(folder.path, 'init', '--quiet', '--bare', 'empty.git');
  const found = await problems(folder.path, JSON.parse(JSON.stringify(more).replaceAll('@', folder.path)));
  expect(found).toEqual(expected.map((each) => expect.stringMatching(each)));
});

test('the start of the service says that a host refuses the token', async () => {
  await using host = await aServer(
    (_request, response) => void response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end(),
  );
  const github = { token: 'ghp_expired0123456789' };
  const projects = [{ id: 'a', git: `${host.url}/o/a.git`, repository: 'o/a' }];
  expect(await problems('/', { github, projects })).toEqual([
    'projects.0.git: the host refused access. Check that DOCS_SERVICE_GITHUB_TOKEN is set, not expired, and may read and push there.',
  ]);
});

test('the start of the service without git says it once', async () => {
  await using folder = await aFolder();
  const projects = ['a', 'b'].map((id) => ({ id, git: folder.path }));
  const keys = projects.map(({ id }) => ({ key: newKey(), project: id }));
  await symlink('/bin/sh', join(folder.path, 'sh'));
  const found = await problems(folder.path, { projects, keys }, { PATH: folder.path });
  expect(found).toEqual(['There is no git on the PATH. Install git 2.31 or later.']);
});

test.skipIf(process.geteuid?.() !== 0)(
  'the start of the service says that another user owns the repository (needs root)',
  async () => {
    await using folder = await aFolder();
    const repository = await aRepository(folder.path, { 'index.md': 'Welcome\n' });
    await chown(repository, 65_534, 65_534);
    expect(await problems(folder.path, {})).toEqual([
      expect.stringMatching(
        /^projects\.0\.git: .*handbook\.git belongs to another user than the service's \(0\), .*chown -R 0 .*handbook\.git$/,
      ),
    ]);
  },
);

test.each([
  ['the port of another program', {}, /^port: \d+ is used by another program\. /],
  ['a host that is elsewhere', { host: '192.0.2.1' }, /^host: 192\.0\.2\.1 is not an address of this machine\. /],
  ['a folder below a file', { database: '@/handbook.git/HEAD/x/y' }, /HEAD\/x can't be used: not a directory\.$/],
])('the service is not started with %s', async (_name, more, problem) => {
  await using folder = await aFolder();
  await aRepository(folder.path, { 'index.md': 'Welcome\n' });
  await using other = await aServer((_request, response) => void response.end());
  const settings = someSettings(folder.path, { port: Number(new URL(other.url).port), ...more });
  const whole: SettingsInput = JSON.parse(JSON.stringify(settings).replaceAll('@', folder.path));
  const [result] = await Promise.allSettled([startService(whole)]);
  const reason: unknown = result.status === 'rejected' ? result.reason : null;
  expect(databaseProblem(reason) ?? String(reason instanceof Error ? reason.message : '')).toMatch(problem);
});

test('the start names the project, the agent, the database and the address, and warns of http for others', () => {
  const projects = [
    { id: 'a', git: 'https://me:secret@example.com/a.git', repository: 'o/a' },
    { id: 'b', git: '/b.git' },
  ];
  const settings = readSettings({
    projects,
    keys: [{ key: newKey(), project: 'a' }],
    github: { token: 't' },
    host: '0.0.0.0',
    database: '/x.sqlite',
    agent: { command: ['writer'] },
  });
  const isolation = { plan: null, said: 'No isolation.' };
  expect(wordsOfStart(settings, { url: 'http://0.0.0.0:4180/docs', isolation })).toBe(
    'The documentation service for a (o/a), b (/b.git), with the agent writer and the database /x.sqlite, is listening at http://0.0.0.0:4180/docs\nNo isolation.\nThe project b has no API key, so all requests for it are refused.\nIt speaks http, so others could read keys and prompts. Put a TLS proxy in front of it.',
  );
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
