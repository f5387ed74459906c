import { describe, expect, test } from 'vitest';
import { inWords, joinSettings, parseCommand } from '../../src/service/command.ts';
import { helpText } from '../../src/service/help.ts';
import { newKey } from '../../src/service/keys.ts';
import { readSettings, SettingsError } from '../../src/service/settings.ts';

const PROJECT = ['--project', 'handbook', '--git', '/srv/handbook.git', '--repository', 'octo/handbook'];
const KEY = 'docs_0123456789abcdef';
const SECRETS = { DOCS_SERVICE_KEYS: 'docs_0123456789abcdef', DOCS_SERVICE_GITHUB_TOKEN: 'token' };
const HOME = { ...SECRETS, HOME: '/home/ada' };

const LOST =
  'There is no command surf. If options came before it, put -- before them: npm run service -- --project ID …';

function settingsOf(argv: readonly string[], file = {}, environment: Record<string, string> = SECRETS) {
  const command = parseCommand(argv);
  if (command.kind !== 'serve') throw new Error(`not serve but ${command.kind}`);
  return readSettings(joinSettings(file, command.flags, environment));
}

function problemsOf(input: unknown): readonly string[] {
  try {
    readSettings(input);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('the command line', () => {
  test.each([
    [['--help'], { kind: 'help' }],
    [['help'], { kind: 'help' }],
    [['key'], { kind: 'key' }],
    [['archive', 'job_1', '--database', 'x'], { kind: 'archive', operand: 'job_1', flags: { database: 'x' } }],
    [['show', 'job_1', '--config', 'c.json'], { kind: 'show', operand: 'job_1', config: 'c.json' }],
    [['archive'], { kind: 'wrong', problem: 'archive needs the id of one job.' }],
    [['show', 'a', 'b'], { kind: 'wrong' }],
    [['jobs', '--project', 'a', '--data', 'd'], { kind: 'jobs', project: 'a', flags: { data: 'd' } }],
    [['backup'], { kind: 'wrong', problem: 'backup needs the name of one new file.' }],
    [['restore', 'b.sqlite'], { kind: 'restore', operand: 'b.sqlite' }],
    [['key', 'x'], { kind: 'wrong' }],
    [['import', 'v.ndjson', '--project', 'a'], { kind: 'import', file: 'v.ndjson', project: 'a', config: null }],
    [['import', '-', '--project', 'a', '--database', 'x'], { kind: 'import', file: '-', flags: { database: 'x' } }],
    [['import', '--project', 'a'], { kind: 'import', file: '-' }],
    [['import', 'v.ndjson'], { kind: 'wrong', problem: expect.stringContaining('import needs --project') }],
    [['import', 'v.ndjson', '--project', 'a b'], { kind: 'wrong' }],
    [['import', 'v', 'w.ndjson', '--project', 'a'], { kind: 'wrong', problem: expect.stringContaining('w.ndjson') }],
    [['surf'], { kind: 'wrong', problem: LOST }],
    // npm keeps the options that come before its first `--`.
    [['surf', '../handbook.git'], { kind: 'wrong', problem: LOST }],
    [['job'], { kind: 'wrong', problem: 'There is no command job. Did you mean jobs?' }],
    [['--colour'], { kind: 'wrong', problem: 'There is no option --colour.' }],
    [['--gti', 'x'], { kind: 'wrong', problem: 'There is no option --gti. Did you mean --git?' }],
    ...[['--port'], ['--port', '--project', 'a']].map((argv): [string[], object] => [
      argv,
      { kind: 'wrong', problem: '--port needs a value. If it comes from a variable, set that variable.' },
    ]),
    [[], { kind: 'serve', config: null }],
    [['--', 'agent', '--help'], { kind: 'serve', flags: { agent: { command: ['agent', '--help'] } } }],
  ])('%j is understood', (argv, command) => expect(parseCommand(argv)).toMatchObject(command));

  test('and the secrets of the environment make complete settings with the defaults', () => {
    expect(settingsOf(PROJECT, {}, HOME)).toMatchObject({
      host: '127.0.0.1',
      port: 4180,
      prefix: '',
      database: '/home/ada/.local/state/docs-agent/docs-service.sqlite',
      keys: [{ key: 'docs_0123456789abcdef', access: 'write', project: 'handbook' }],
      github: { apiUrl: 'https://api.github.com', token: 'token' },
      projects: [{ id: 'handbook', git: '/srv/handbook.git', repository: 'octo/handbook' }],
      agent: { command: [process.execPath, expect.stringContaining('default-agent.ts')], minutes: 20, environment: [] },
      atOnce: 2,
      creationsPerHour: 100,
    });
  });

  test('sets everything that the help names, and overrides the file, part by part', () => {
    const agentOfFile = { name: 'of-file', minutes: 5 };
    const file = { port: 1, prefix: '/file', agent: agentOfFile, github: { apiUrl: 'http://file/', token: 'f' } };
    const options =
      '--port 0 --at-once 3 --per-hour 7 --minutes 0.5 --agent-variable A --agent-variable B --agent-host *.Example.com --isolation required --github-api http://flag/v3/';
    const settings = settingsOf([...PROJECT, ...options.split(' '), '--', 'my-agent', '-x'], file);
    const agent = {
      name: 'of-file',
      minutes: 0.5,
      environment: ['A', 'B'],
      command: ['my-agent', '-x'],
      hosts: ['*.example.com'],
    };
    const github = { apiUrl: 'http://flag/v3', token: 'token' };
    expect(settings).toMatchObject({ port: 0, prefix: '/file', agent, github, atOnce: 3, creationsPerHour: 7 });
    expect(settings.isolation).toBe('required');
  });

  test('turns a path of the agent or of a repository into an absolute one, and leaves addresses as they are', () => {
    const git = (address: string) => settingsOf([...PROJECT, '--git', address]).projects[0]?.git;
    const agentOf = (...words: readonly string[]) => settingsOf([...PROJECT, '--', ...words]).agent.command;
    expect(agentOf('./agent', './a')).toEqual([`${process.cwd()}/agent`, './a']);
    expect(agentOf('agent')).toEqual(['agent']);
    expect(git('docs.git')).toBe(`${process.cwd()}/docs.git`);
    expect(git('git@github.com:octo/handbook.git')).toBe('git@github.com:octo/handbook.git');
    expect(git('https://github.com/octo/handbook')).toBe('https://github.com/octo/handbook');
  });
});

describe('settings', () => {
  const good = { keys: [newKey()], github: { token: 't' }, projects: [{ id: 'a', git: '/a', repository: 'o/r' }] };

  test('name the agent after its program, unless they name it', () => {
    const named = (agent: object): string => readSettings({ ...good, agent }).agent.name;
    expect(named({})).toBe('docs-agent-page-editor');
    expect(named({ command: ['/opt/bin/my-agent', '--edit'] })).toBe('my-agent');
    expect(named({ command: ['sh', '-c', 'true'], name: 'writer-2' })).toBe('writer-2');
  });

  test.each([
    ['node --no-warnings /opt/my-agent.mjs --edit', 'my-agent'],
    ['python3.12 -m writer', 'writer'],
    ['env MODEL=x timeout 600 writer --fast', 'writer'],
    ['timeout 10m /opt/codex exec', 'codex'],
    ['npx -y @acme/writer', 'writer'],
    ['my-agent --like claude', 'my-agent'],
  ])('name the agent of %s not after its interpreter', (command, name) => {
    const agent = { command: command.split(' ') as [string, ...string[]] };
    expect(readSettings({ ...good, agent }).agent.name).toBe(name);
  });

  test.each([
    ['cat >p; claude -p "$(cat p)"', 'claude'],
    ['cat > said.md', 'script'],
  ])('name the agent of the code %s', (code, name) =>
    expect(readSettings({ ...good, agent: { command: ['sh', '-c', code] } }).agent.name).toBe(name),
  );

  test.each([
    [{ XDG_STATE_HOME: '/var/state' }, [], '/var/state/docs-agent/docs-service.sqlite'],
    [{ XDG_STATE_HOME: 'state', HOME: '/home/ada' }, [], '/home/ada/.local/state/docs-agent/docs-service.sqlite'],
    [{ HOME: '/home/ada' }, ['--data', '/srv/docs'], '/srv/docs/docs-service.sqlite'],
    [{ HOME: '/home/ada' }, ['--data', '/srv/docs', '--database', '/a.sqlite'], '/a.sqlite'],
  ])('put the database with %j and %j at %s', (environment: Record<string, string>, options, database) => {
    expect(settingsOf([...PROJECT, ...options], {}, { ...SECRETS, ...environment }).database).toBe(database);
  });

  test('take variables that are empty for missing ones, and say that an empty option may come from one', () => {
    const none = { DOCS_SERVICE_KEYS: '', DOCS_SERVICE_GITHUB_TOKEN: '' };
    expect(joinSettings({}, {}, none)).not.toHaveProperty('keys');
    expect(joinSettings({}, {}, none)['github']).toEqual({});
    const empty = 'is empty. If its value comes from a variable, set that variable';
    const bad = problemsOf({ ...good, prefix: '/x/v2', projects: [{ id: '', git: '', repository: '' }] });
    expect(bad).toEqual([
      'prefix: expected no /v1 or /v2 at its end, because the service adds them',
      ...['id', 'git', 'repository'].map((name) => `projects.0.${name}: ${empty}`),
    ]);
  });

  test('are refused by name, all at once, and valid ones are not', () => {
    expect(problemsOf(good)).toEqual([]);
    const bad = { ...good, port: 70_000, atOnce: 0, prefix: 'docs', keys: [], agent: { command: [] }, extra: 1 };
    expect(problemsOf(bad)).toEqual([
      'port: expected at most 65535',
      'prefix: expected nothing, or a path such as /docs-service',
      'keys: expected at least one key',
      'agent.command.0: is missing',
      'atOnce: expected at least 1',
      'extra: is not a setting',
    ]);
  });

  test('let each key name its projects, also several', () => {
    const projects = ['a', 'b'].map((id) => ({ id, git: '/a' }));
    const keys = (...owners: string[]) => ({ projects, keys: owners.map((project) => ({ key: KEY, project })) });
    expect([problemsOf({ ...good, ...keys('a', 'a') }), problemsOf({ ...good, ...keys('a', 'b') })]).toEqual([[], []]);
    expect(problemsOf({ ...good, ...keys('a', 'c') })).toEqual([expect.stringContaining('keys.1.project: ')]);
    const joined = joinSettings({ projects }, {}, { DOCS_SERVICE_KEYS: `a:${KEY},b:${newKey()}` });
    expect(readSettings(joined).keys).toMatchObject([
      { key: KEY, access: 'write', project: 'a' },
      { access: 'write', project: 'b' },
    ]);
  });

  test('take the keys of the file and of the variable together', () => {
    const reader = { key: 'docs_fedcba9876543210', access: 'read' };
    expect(settingsOf(PROJECT, { keys: [reader] }).keys).toMatchObject([reader, { key: KEY, access: 'write' }]);
    expect(problemsOf({ ...good, ...joinSettings({ keys: 'x' }, {}, SECRETS) })).toContain('keys: expected a list');
  });

  test('say how a key names its project, and which there are', () => {
    const projects = ['a', 'b'].map((id) => ({ id, git: '/a' }));
    const said = (keys: string) =>
      problemsOf(joinSettings({ projects }, {}, { DOCS_SERVICE_KEYS: keys })).map((problem) => inWords(problem));
    const place = 'DOCS_SERVICE_KEYS (keys.0 in a settings file)';
    expect(said(KEY)).toEqual([`${place}: name its project: a:KEY, or {"key", "project"} in the file`]);
    expect(said(`c:${KEY}`)).toEqual([`${place.replace('.0', '.0.project')}: expected one of a, b`]);
  });

  test.each([
    ['a path without a name on GitHub', { projects: [{ id: 'a', git: '/a' }], github: undefined }],
    ['no pull requests', { pullRequests: false, github: {}, projects: [{ id: 'a', git: 'https://github.com/o/r' }] }],
  ])('need no token for %s', (_name, more) => expect(problemsOf({ ...good, ...more })).toEqual([]));

  test('are set to branches only by --no-pull-request', () => {
    const own = ['--project', 'a', '--git', 'https://example.com/a.git', '--no-pull-request'];
    expect(settingsOf(own, {}, { DOCS_SERVICE_KEYS: KEY })).toMatchObject({ pullRequests: false });
  });

  test.each([
    ['keys.0', { keys: ['short_key'] }],
    ['keys.0', { keys: ['withoutprefix0123456789'] }],
    ['keys.0', { keys: [{ key: newKey(), access: 'all' }] }],
    ['github.apiUrl', { github: { token: 't', apiUrl: 'nowhere' } }],
    ['projects.0.id', { projects: [{ ...good.projects[0], id: '..' }] }],
    ['projects.0.ref', { projects: [{ ...good.projects[0], ref: '--upload-pack=x' }] }],
    ['projects.0.repository', { projects: [{ ...good.projects[0], repository: 'handbook' }] }],
    ['projects', { projects: [good.projects[0], good.projects[0]] }],
    ['agent.environment.0', { agent: { environment: ['A=b'] } }],
    ['keys.0', { projects: ['a', 'b'].map((id) => ({ ...good.projects[0], id })) }],
    ['keys.0.project', { keys: [{ key: newKey(), project: 'b' }] }],
    ['github.token', { github: {} }],
    ['projects.0.repository', { projects: [{ id: 'a', git: 'https://github.com/o/r' }] }],
  ])('for an invalid %s: %j', (path, more) => {
    expect(problemsOf({ ...good, ...more })).toEqual([
      expect.stringMatching(new RegExp(`^${path.replaceAll('.', '\\.')}: `)),
    ]);
  });
});

test('the help names every option, secret and command', () => {
  const help = helpText();
  const options = ['--config', '--project', '--port', '--agent-variable', '--data DIR'];
  const words = ['DOCS_SERVICE_KEYS', 'service -- key', 'archive JOB', 'import FILE --project ID', '"human" or "ai"'];
  const more = ['/message', '/openapi.json', '/health', 'backup FILE', 'restore FILE', 'jobs [--project ID]'];
  for (const name of [...options, ...words, ...more]) expect(help).toContain(name);
  expect(help.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

test('a new key has the required form, and is new', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(problemsOf({ keys: [key] }).some((problem) => problem.startsWith('keys'))).toBe(false);
});

test.each(Object.keys(SECRETS))("agents can't be given the service's own %s", (name) => {
  const settings = (variable: string) => ({ ...joinSettings({}, {}, SECRETS), agent: { environment: [variable] } });
  const named = (variable: string) => problemsOf(settings(variable)).filter((problem) => problem.startsWith('agent.'));
  expect(named(name)).toEqual(["agent.environment.0: expected a variable other than the service's own secrets"]);
  expect(named('MODEL_KEY')).toEqual([]);
});
