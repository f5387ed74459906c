import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type AgentInputs,
  type AgentPlan,
  type AgentReading,
  agentFacts,
  KEYS as NAMES,
  readAgent,
} from '../../src/agent/check-agent.ts';

const ANTHROPIC_API_KEY = 'sk-ant-0123456789';
const KEYS = { ANTHROPIC_API_KEY, OPENAI_API_KEY: ' sk-oai-0123456789\n', GEMINI_API_KEY: 'AIza-0123' };
const FOUND = (name: string) =>
  Promise.resolve({ file: `/opt/bin/${name.replace(/^.*\//, '')}`, binds: ['/opt/bin'], path: '/bin', unfit: null });

function read(
  given: Partial<AgentInputs> & Pick<AgentInputs, 'agent'>,
  environment: Readonly<Record<string, string>> = KEYS,
  find: Parameters<typeof readAgent>[2] = FOUND,
): Promise<AgentReading> {
  const none = { agentEnv: [], agentHosts: [], agentPaths: [], isolation: 'required' } as const;
  const own = { githubToken: 'ghs_zyxwvutsrq', apiKey: '' };
  return readAgent({ ...none, ...own, ...given }, environment, find);
}

async function planned(...given: Parameters<typeof read>): Promise<AgentPlan> {
  const reading = await read(...given);
  if ('problems' in reading) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
  return reading.plan;
}

const NEAR = 'http://127.0.0.1:3128';

const CODEX = /^\S+ exec (?!.*\bexec ).*base_url="http:\/\/127.0.0.1:3128\/v1",.* -m gpt-5 -$/;

describe('a known agent with its key', () => {
  test.each([
    ['claude --model opus', 'anthropic', { ANTHROPIC_BASE_URL: NEAR }, /-p .*WebFetch .* --model opus$/],
    ['codex exec -m gpt-5', 'openai', {}, CODEX],
    ['gemini -m pro', 'google', { GOOGLE_GEMINI_BASE_URL: NEAR }, / \/opt\/bin\/gemini --skip-trust .* -m pro$/],
    ['opencode -m openai/x', 'openai', {}, /^\/opt\/bin\/opencode run -m openai\/x$/],
    ['opencode --model=google/x', 'google', {}, /run --model=google\/x$/],
  ] as const)('reaches its model through the gateway, never with the key: %s', async (agent, provider, own, words) => {
    const { gateway, environment, secrets, hosts, command } = await planned({ agent });
    const key = { anthropic: ANTHROPIC_API_KEY, openai: 'sk-oai-0123456789', google: 'AIza-0123' }[provider];
    expect(gateway).toEqual({ provider, key, origin: expect.stringMatching(/^https:\/\/[a-z.]+$/) });
    expect(environment).toMatchObject(own);
    expect(JSON.stringify([environment, command])).not.toContain(key);
    expect([secrets, hosts]).toEqual([[key], []]);
    expect(command.join(' ')).toMatch(words);
    expect(environment).not.toHaveProperty('HTTPS_PROXY');
  });

  test('is shown as a line for a shell, with names and without values', async () => {
    const agentEnv = ['STYLE'];
    const given = { agent: 'claude --say "it\'s"', agentEnv, agentHosts: ['a.example'], agentPaths: ['docs'] };
    const facts = agentFacts(await planned(given, { ...KEYS, STYLE: 'a long style' }));
    expect(facts).toMatchObject({
      command: expect.stringMatching(/^\/opt\/bin\/claude -p .* --say 'it'\\''s'$/),
      variables: expect.arrayContaining(['ANTHROPIC_BASE_URL', 'STYLE']),
      ...{ hosts: ['a.example'], gateway: { key: 'ANTHROPIC_API_KEY', host: 'api.anthropic.com' }, paths: ['docs'] },
    });
    expect(JSON.stringify(facts)).not.toMatch(/sk-ant|a long style|PROXY/);
    const open = agentFacts(await planned({ ...given, isolation: 'none' }, { ...KEYS, STYLE: 'x' }));
    expect([open.hosts, open.gateway, open.variables.includes('ANTHROPIC_API_KEY')]).toEqual([null, null, true]);
    expect(NAMES).toMatchObject({ claude: BOTH.split(' '), codex: ['OPENAI_API_KEY'] });
    expect(NAMES['opencode']).toHaveLength(3);
  });

  test('without isolation has the key itself, and no gateway', async () => {
    const given = { agent: 'claude', isolation: 'none', agentHosts: ['a.example'] } as const;
    const { gateway, environment, hosts } = await planned(given);
    expect([gateway, hosts]).toEqual([null, []]);
    expect(environment).toMatchObject({ ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL: 'https://api.anthropic.com' });
  });

  test('gets further variables by name, which win over ours, and may reach further hosts', async () => {
    const named = { CLAUDE_CODE_MAX_RETRIES: '5', STYLE: 'a long style' };
    const agentEnv = ['ANTHROPIC_API_KEY', ...Object.keys(named)];
    const given = { agent: 'claude', agentEnv, agentHosts: ['a.example'] };
    const { environment, secrets, hosts, gateway } = await planned(given, { ...KEYS, ...named, OTHER: 'x' });
    expect(environment).toMatchObject({ ...named, HTTPS_PROXY: NEAR, NO_PROXY: 'localhost,127.0.0.1' });
    expect(environment).not.toHaveProperty('OTHER');
    expect(secrets).toEqual([ANTHROPIC_API_KEY, 'a long style']);
    expect([hosts, gateway?.provider]).toEqual([['a.example'], 'anthropic']);
  });
});

test('a token that no gateway can add goes to the agent, with its host', async () => {
  const token = { CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat-01234' };
  const { environment, hosts, gateway, secrets } = await planned({ agent: 'claude' }, token);
  expect(environment).toMatchObject({ ...token, HTTPS_PROXY: NEAR });
  expect(environment).not.toHaveProperty('ANTHROPIC_BASE_URL');
  expect([hosts, gateway, secrets]).toEqual([['api.anthropic.com'], null, ['sk-ant-oat-01234']]);
  expect(JSON.stringify((await planned({ agent: 'claude' }, { ...KEYS, ...token })).environment)).not.toContain('oat');
});

const RETRIES = { CLAUDE_CODE_MAX_RETRIES: '1' };
const DENIES = { OPENCODE_CONFIG_CONTENT: expect.stringContaining('"websearch":"deny"') };
test.each([
  ['opencode -m mistral/large', { MISTRAL_API_KEY: 'mistral-0123' }, DENIES],
  ['claude', { ANTHROPIC_AUTH_TOKEN: 'sk-0', ANTHROPIC_BASE_URL: 'https://a.example' }, RETRIES],
])('another way to a model has its variables and hosts, and no gateway: %s', async (agent, given, ours) => {
  const inputs = { agent, agentEnv: Object.keys(given), agentHosts: ['a.example'] };
  const { environment, hosts, gateway } = await planned(inputs, { ...given, OTHER: 'x' });
  expect(environment).toMatchObject({ ...ours, ...given, HTTPS_PROXY: NEAR });
  expect([hosts, gateway]).toEqual([['a.example'], null]);
});

test('another program gets nothing but what is named', async () => {
  const plan = await planned({ agent: './tools/claude --fast', agentPaths: ['docs'] });
  const nothing = { environment: {}, secrets: [], hosts: [], gateway: null };
  const expected = { name: 'claude', command: ['/opt/bin/claude', '--fast'], paths: ['docs'], isolation: 'required' };
  expect(plan).toEqual({ ...nothing, ...expected, program: await FOUND('claude') });
});

test('gemini finds its settings in a home folder of its own', async () => {
  const { command } = await planned({ agent: 'gemini' });
  const [sh, ...words] = command;
  const printed = ['sh', '-c', 'cat "$GEMINI_CLI_HOME/.gemini/settings.json"; echo " $*"', 'sh'];
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-'));
  onTestFinished(() => rmSync(temp, { recursive: true }));
  const given = [...words.slice(0, 3), ...printed, ...words.slice(3)];
  const output = execFileSync(sh, given, { encoding: 'utf8', env: { PATH: process.env['PATH'], TMPDIR: temp } });
  expect(output).toMatch(
    /^\{"security":\{"auth":\{"selectedType":"gemini-api-key"\}\}.*\} \/opt\/bin\/gemini --skip-trust/,
  );
});

const BOTH = 'ANTHROPIC_API_KEY CLAUDE_CODE_OAUTH_TOKEN';
test.each([
  ['claude | tee x', /"claude \| tee x", which has the character \|/, /write a script/, ''],
  ['opencode run -m sonnet', /does not say which model/, /opencode -m anthropic\//, ''],
  ['claude', /needs the variable ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN,/, /secrets\.ANTHROPIC_API_KEY/, BOTH],
  ['./a', /^Input "agent-env" names STYLE, but the step gives it no value\.$/, /`STYLE: /, 'STYLE'],
  ['claude -v', /^Input "agent-env" names CLAUDE_CODE_OAUTH_TOKEN, but/, /`CLAUDE_CODE_OAUTH_TOKEN: /, BOTH],
  ['opencode -m mistral/large', /can reach no model/, /`agent-hosts`/, ''],
])('says what is wrong and what to do: %s', async (agent, message, hint, unset) => {
  const named = { './a': 'STYLE', 'opencode -m mistral/large': 'PATHS', 'claude -v': 'CLAUDE_CODE_OAUTH_TOKEN' };
  const agentEnv = Object.entries(named).flatMap(([command, name]) => (command === agent ? [name] : []));
  const reading = await read({ agent, agentEnv }, { PATHS: 'docs' });
  if ('plan' in reading) throw new Error('this was expected to be refused');
  expect(reading.unset.join(' ')).toEqual(unset);
  expect(reading.problems).toEqual([{ message: expect.stringMatching(message), hint: expect.stringMatching(hint) }]);
});

test('everything that is wrong is said at once, with the package of a program that is missing', async () => {
  const reading = await read({ agent: 'claude' }, {}, async (name) =>
    name === 'claude' ? { problem: 'PATH has no claude.' } : FOUND(name),
  );
  expect(reading).toMatchObject({
    problems: [
      { message: expect.stringContaining('needs the variable') },
      {
        message: `Input "agent" names a program that can't be run. PATH has no claude.`,
        hint: expect.stringMatching(/npm install --global @anthropic-ai\/claude-code@\d/),
      },
    ],
  });
});

test.each([
  ['./a', 'MINE', 'github-token', 'ghs_zyxwvutsrq', 'required'],
  ['./a', 'MINE', 'github-token', 'https://x:ghs_zyxwvutsrq@github.com/', 'none'],
  ['./a', 'MINE', 'github-token', `AUTHORIZATION: basic ${btoa('x-access-token:ghs_zyxwvutsrq')}`, 'none'],
  ['claude', 'MINE', 'api-key', 'key-of-a-service', 'required'],
  ['claude', 'ANTHROPIC_API_KEY', 'github-token', 'ghs_zyxwvutsrq', 'required'],
] as const)('never gets a credential of the action: %s, %s with %s', async (agent, name, input, text, isolation) => {
  const given = { agent, agentEnv: [...new Set(['ANTHROPIC_API_KEY', name])], apiKey: 'key-of-a-service', isolation };
  const reading = await read(given, { ...KEYS, [name]: text });
  const message = `The variable ${name} is for the agent, but holds the value of the input "${input}": the agent would get the rights of the action.`;
  expect('plan' in reading ? [] : reading.problems.map((problem) => problem.message)).toEqual([message]);
});

const GONE = { problem: '`git` was not found in PATH (/bin).' };
const CLOSED = { ...(await FOUND('a')), unfit: { problem: 'It is closed.' } };
test.each([
  ['git', GONE, `The action needs git. ${GONE.problem}`],
  ['a', CLOSED, "names a program that can't be run. It is closed."],
])("nothing starts if this can't be run: %s", async (name, found, message) => {
  const find = async (wanted: string) => (wanted === name ? found : FOUND(wanted));
  const problems = [{ message: expect.stringContaining(message) }];
  expect(await read({ agent: 'a' }, {}, find)).toMatchObject({ problems });
});

test('what matters to isolation only is no problem without it', async () => {
  expect(await read({ agent: 'a', isolation: 'none' }, {}, async () => CLOSED)).toHaveProperty('plan');
});
