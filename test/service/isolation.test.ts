import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../src/service/command.ts';
import { planIsolation } from '../../src/service/isolation.ts';
import { readSettings, type SettingsInput } from '../../src/service/settings.ts';
import { isolated } from '../agent/isolation/a-box.ts';
import { aService } from './a-service.ts';
import { aFolder, git, someSettings } from './world.ts';

const KEY = { ANTHROPIC_API_KEY: 'sk-ant-of-nobody-98765' };
const NO_PATH = '/nowhere';

/** What a service says about its agents; in its settings, `@` is a folder with a program `claude` and a file. */
async function said(more: Partial<SettingsInput>, variables: Readonly<Record<string, string>> = {}) {
  await using folder = await aFolder();
  await writeFile(join(folder.path, 'claude'), '#!/bin/sh\n', { mode: 0o755 });
  await writeFile(join(folder.path, 'private.mjs'), '', { mode: 0o600 });
  const given = JSON.parse(JSON.stringify(someSettings('@', more)).replaceAll('@', folder.path));
  const environment = { PATH: `${folder.path}:${process.env['PATH']}`, ...variables };
  const { plan, said: words } = await planIsolation(readSettings(given), environment);
  return { plan, words: words.replaceAll(folder.path, '@') };
}

test.each<readonly [string, SettingsInput['agent'], Readonly<Record<string, string>>, RegExp]>([
  ['a known agent has no key', { command: ['claude'] }, {}, /The command .*claude.* needs the variable ANTHROPIC_API/],
  ['a file that it names is private', { command: ['sh', '@/private.mjs'] }, {}, /may not read @\/private\.mjs\.$/],
  ['there is no git', {}, { PATH: NO_PATH }, /git/],
])(
  'the service runs an agent without isolation if %s, and says why; if isolation is required, it does not start',
  async (_name, agent, variables, why) => {
    const { plan, words } = await said({ isolation: 'auto', agent }, variables);
    expect([plan, words]).toEqual([null, expect.stringMatching(why)]);
    expect(words).toMatch(/^Agents run as this user, without isolation\. /);
    const refusal: Error = await said({ isolation: 'required', agent }, variables).catch((error) => error);
    expect(inWords(refusal.message)).toMatch(/^--isolation \(isolation in a settings file\): can't be had\. /);
    // Nobody knows the inputs of a step here.
    expect(refusal.message + words).not.toMatch(/[Ii]nput|the step|he action/);
  },
);

test.each<[string, boolean, [string, ...string[]]]>([
  ['a known agent without flags', true, ['claude']],
  ['a known agent with flags', false, ['claude', '-p', '--permission-mode', 'acceptEdits']],
  ['another program', false, ['sh']],
])('without isolation, the start of the service warns of %s: %s', async (_name, warns, command) => {
  const { words } = await said({ isolation: 'none', agent: { command } });
  expect(words.includes('Agents that edit')).toBe(warns);
});

describe.runIf(isolated)('the service (where agents can be isolated)', () => {
  test.each<readonly [string, Partial<SettingsInput>, string]>([
    ['its own agent', {}, 'no host'],
    ['any other command', { agent: { command: ['sh'] } }, 'no host'],
    ['a command with hosts', { agent: { command: ['sh'], hosts: ['API.example.com'] } }, 'api.example.com.'],
    ['a known agent with a key', { agent: { command: ['claude'] } }, 'its model at api.anthropic.com.'],
  ])('says what %s can reach', async (_name, more, reach) => {
    const { plan, words } = await said({ isolation: 'auto', ...more }, KEY);
    expect(plan, words).not.toBeNull();
    expect(words).toMatch(new RegExp(`^Agents run in isolation and can reach ${reach}`));
    // Whoever needs the network learns where to ask for it.
    expect(words.includes('--agent-host')).toBe(reach === 'no host');
  });

  test('has its default agent make a pull request in isolation', async () => {
    await using world = await aService({ isolation: 'required' });
    const { id } = await world.create('Document retrying.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed' });
    expect(git(world.repository, 'diff', '--name-only', 'main', `docs-agent/${id}`)).toBe('docs/retry.md');
    const { id: same } = await world.message(id, 'Explain what `--retry` means.');
    await world.finished(same);
    expect(git(world.repository, 'rev-list', '--count', `main..docs-agent/${id}`)).toBe('2');
  });

  test('hides its own files from an agent, gives it the variables that it names, and says in a failure what it could reach', async () => {
    const script = 'echo "$DOCS_AGENT_JOB $STYLE" > it.md; test -e "$1" && echo seen >> it.md; grep -q fail && exit 3';
    const failing = (database: string): SettingsInput['agent'] => ({
      command: ['sh', '-c', `${script}; true`, 'sh', database],
      environment: ['STYLE'],
    });
    const environment = { PATH: process.env['PATH'], STYLE: 'plain words' };
    await using world = await aService((path) => ({ isolation: 'auto', agent: failing(path) }), { environment });
    const { id } = await world.create('Do it.');
    await world.finished(id);
    expect(git(world.repository, 'show', `docs-agent/${id}:it.md`)).toBe(`${id} plain words`);
    const { id: other } = await world.create('Please fail.');
    const error = 'the agent ended with exit code 3 (It ran in isolation and could reach no host.)';
    expect(await world.finished(other)).toMatchObject({ status: 'failed', error });
  });
});
