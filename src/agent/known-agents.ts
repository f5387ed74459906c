/** The agents whose flags, variables and models are known, as data. Each was tried with the version that it names. */

export const PROVIDERS = ['anthropic', 'openai', 'gemini'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Where the agent finds the action's gateway and proxy, on the loopback device of its own network. */
export const NEAR_ADDRESS = 'http://127.0.0.1:3128';

interface Model {
  readonly origin: string;
  /** What `opencode` has behind the origin, and its name for the provider. */
  readonly path: `/${string}`;
  readonly openCode: string;
  /** Any of these variables of the step may hold the key; an agent finds it in the first. */
  readonly keys: readonly [string, ...string[]];
  /** If `agent-env` names it, the agent has a way of its own to a model. */
  readonly base: string;
}

export const MODELS: Readonly<Record<Provider, Model>> = {
  anthropic: {
    ...{ origin: 'https://api.anthropic.com', path: '/v1', openCode: 'anthropic' },
    ...{ keys: ['ANTHROPIC_API_KEY'], base: 'ANTHROPIC_BASE_URL' },
  },
  openai: {
    ...{ origin: 'https://api.openai.com', path: '/v1', openCode: 'openai' },
    ...{ keys: ['OPENAI_API_KEY', 'CODEX_API_KEY'], base: 'OPENAI_BASE_URL' },
  },
  gemini: {
    ...{ origin: 'https://generativelanguage.googleapis.com', path: '/v1beta', openCode: 'google' },
    ...{ keys: ['GEMINI_API_KEY'], base: 'GOOGLE_GEMINI_BASE_URL' },
  },
};

/** How an agent reaches its model with a key: `origin` is the gateway's, or the provider's own without isolation. */
export interface Reached {
  readonly provider: Provider;
  readonly origin: string;
}

export interface KnownAgent {
  /** The package of npm that has it, and the version that was tried. */
  readonly tried: `${string}@${string}`;
  /** Null: the provider is part of the model's name in `-m`, which is then needed. */
  readonly provider: Provider | null;
  /** The first word, which may be repeated in the input. */
  readonly subcommand?: string;
  /** Before the words of the input, so that these win; null: the input names another way to a model. */
  readonly flags: (reached: Reached | null) => readonly string[];
  /** After the words of the input. */
  readonly last?: string;
  /** Those of `agent-env` win. */
  readonly variables: Readonly<Record<string, string>>;
  /** Those of `agent-env` don't win. */
  readonly reaching: (reached: Reached) => Readonly<Record<string, string>>;
  /** Instead of a key: a token that the agent must hold itself, because no gateway can add it, and its hosts. */
  readonly token?: { readonly variable: string; readonly hosts: readonly string[] };
  /** A file below a home folder of its own, which a shell writes before it becomes the agent. */
  readonly settings?: { readonly home: string; readonly path: string; readonly content: string };
}

/** One that names its provider in `base_url`: the one that it has built in tries WebSockets, other hosts, and another key. */
function codexProvider({ origin }: Reached): string {
  return `model_providers.direct={name="direct",base_url="${origin}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`;
}

function openCodeConfig(provider: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const permission = { webfetch: 'deny', websearch: 'deny' };
  return { OPENCODE_CONFIG_CONTENT: JSON.stringify({ share: 'disabled', autoupdate: false, permission, provider }) };
}

function openCodeProvider({ provider, origin }: Reached): Readonly<Record<string, string>> {
  const { path, keys } = MODELS[provider];
  const options = { baseURL: `${origin}${path}`, apiKey: `{env:${keys[0]}}` };
  return openCodeConfig({ [MODELS[provider].openCode]: { options } });
}

/** Web tools are off: they run at the provider, or need a network that the agent doesn't have. */
export const KNOWN_AGENTS: Readonly<Record<string, KnownAgent>> = {
  claude: {
    tried: '@anthropic-ai/claude-code@2.1.332',
    provider: 'anthropic',
    flags: () => [
      ...['-p', '--permission-mode', 'acceptEdits', '--permission-prompts', 'none', '--disallowedTools'],
      ...['WebSearch,WebFetch', '--strict-mcp-config', '--no-session-persistence'],
    ],
    // With the usual number of retries, a wrong key takes three minutes; with one, four seconds.
    variables: { CLAUDE_CODE_MAX_RETRIES: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' },
    reaching: ({ origin }) => ({ ANTHROPIC_BASE_URL: origin }),
    token: { variable: 'CLAUDE_CODE_OAUTH_TOKEN', hosts: ['api.anthropic.com'] },
  },
  codex: {
    tried: '@openai/codex@0.169.0',
    provider: 'openai',
    subcommand: 'exec',
    // Its own sandbox fails inside of ours, and then no edit is made, with exit code 0.
    flags: (reached) => [
      ...['--dangerously-bypass-approvals-and-sandbox', '--skip-git-repo-check', '--ephemeral', '--disable', 'apps'],
      ...['--disable', 'plugins', '-c', 'analytics.enabled=false', '-c', 'web_search="disabled"'],
      ...(reached === null ? [] : ['-c', 'model_provider="direct"', '-c', codexProvider(reached)]),
    ],
    last: '-',
    variables: {},
    reaching: () => ({}),
  },
  gemini: {
    tried: '@google/gemini-cli@0.61.0',
    provider: 'gemini',
    flags: () => ['--skip-trust', '--approval-mode', 'auto_edit'],
    variables: {},
    reaching: ({ origin }) => ({ GOOGLE_GEMINI_BASE_URL: origin }),
    // With a base address, no variable selects the key, and it reads settings of the system only from folders of root.
    settings: {
      home: 'GEMINI_CLI_HOME',
      path: '.gemini/settings.json',
      content: JSON.stringify({
        security: { auth: { selectedType: 'gemini-api-key' } },
        privacy: { usageStatisticsEnabled: false },
        telemetry: { enabled: false },
        general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
        tools: { exclude: ['web_fetch', 'google_web_search'] },
      }),
    },
  },
  opencode: {
    tried: 'opencode-ai@1.18.33',
    provider: null,
    subcommand: 'run',
    flags: () => [],
    variables: {
      ...{ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_DISABLE_LSP_DOWNLOAD: '1' },
      ...openCodeConfig({}),
    },
    reaching: openCodeProvider,
  },
};
