/** The agents whose flags, variables and models are known, as data. Each was tried with the version that it names. */

import { PROVIDERS, type Provider } from './network/providers.ts';

/** `origin`: where it reaches its model with a key (the gateway, or without isolation the provider); null: without one. */
export interface KnownAgent {
  /** The package of npm that has it, and the version that was tried. */
  readonly tried: `${string}@${string}`;
  /** Null: the provider is part of the model's name in `-m`, which is then needed. */
  readonly provider: Provider | null;
  /** A variable with a token in place of a key, which the agent must hold itself, because no gateway can add it. */
  readonly token?: string;
  /** Words before those of the input, so that these win. The first may be repeated there. */
  readonly flags: (origin: string | null) => string;
  /** After the words of the input. */
  readonly last?: readonly string[];
  /** What becomes the agent, with its settings: words before its program, if it has a key. */
  readonly starter?: readonly string[];
  readonly variables?: (origin: string | null, provider: Provider | null) => Readonly<Record<string, string>>;
}

/** Web tools are off: they run at the provider, or need a network that the agent doesn't have. */
export const KNOWN_AGENTS: Readonly<Record<string, KnownAgent>> = {
  claude: {
    tried: '@anthropic-ai/claude-code@2.1.332',
    provider: 'anthropic',
    token: 'CLAUDE_CODE_OAUTH_TOKEN',
    flags: () =>
      '-p --permission-mode acceptEdits --permission-prompts none --disallowedTools WebSearch,WebFetch ' +
      '--strict-mcp-config --no-session-persistence',
    variables: (origin) => ({
      // With the usual number of retries, a wrong key takes three minutes; with one, four seconds.
      ...{ CLAUDE_CODE_MAX_RETRIES: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' },
      ...(origin && { ANTHROPIC_BASE_URL: origin }),
    }),
  },
  codex: {
    tried: '@openai/codex@0.171.0',
    provider: 'openai',
    // Its own sandbox fails inside of ours, and then no edit is made, with exit code 0. The provider that it has built in
    // tries WebSockets, other hosts, and another key.
    flags: (origin) =>
      'exec --dangerously-bypass-approvals-and-sandbox --skip-git-repo-check --ephemeral --disable apps ' +
      '--disable plugins -c analytics.enabled=false -c web_search="disabled"' +
      (origin === null
        ? ''
        : ` -c model_provider="direct" -c model_providers.direct={name="direct",base_url="${origin}/v1",env_key="OPENAI_API_KEY",wire_api="responses",supports_websockets=false}`),
    last: ['-'],
  },
  gemini: {
    tried: '@google/gemini-cli@0.61.0',
    provider: 'google',
    flags: () => '--skip-trust --approval-mode auto_edit',
    variables: (origin) => (origin === null ? {} : { GOOGLE_GEMINI_BASE_URL: origin }),
    // With a base address, only settings select the key, and those of the system must be in folders of root.
    starter: [
      ...['/bin/sh', '-c'],
      'GEMINI_CLI_HOME=$(mktemp -d) && export GEMINI_CLI_HOME && mkdir "$GEMINI_CLI_HOME/.gemini" && ' +
        'printf %s "$0" >"$GEMINI_CLI_HOME/.gemini/settings.json" && exec "$@"',
      '{"security":{"auth":{"selectedType":"gemini-api-key"}},"privacy":{"usageStatisticsEnabled":false},' +
        '"telemetry":{"enabled":false},"general":{"enableAutoUpdate":false},' +
        '"tools":{"exclude":["web_fetch","google_web_search"]}}',
    ],
  },
  opencode: {
    tried: 'opencode-ai@1.18.33',
    provider: null,
    flags: () => 'run',
    variables: (origin, provider) => {
      const base = `${origin}${provider === 'google' ? '/v1beta' : '/v1'}`;
      const options = provider && { baseURL: base, apiKey: `{env:${PROVIDERS[provider].keyName}}` };
      const providers = origin && provider ? { [provider]: { options } } : {};
      const permission = { webfetch: 'deny', websearch: 'deny' };
      return {
        ...{ OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_DISABLE_LSP_DOWNLOAD: '1' },
        OPENCODE_CONFIG_CONTENT: JSON.stringify({ share: 'disabled', permission, provider: providers }),
      };
    },
  },
};
