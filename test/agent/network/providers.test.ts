import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBody, type Provider } from '../../../src/agent/network/providers.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const PATHS = { anthropic: '/v1/messages', openai: '/v1/responses', google: '/v1beta/models/g:generateContent' };

function check(provider: Provider, body: unknown, path = PATHS[provider]): unknown {
  return JSON.parse(checkBody(provider, path, JSON.stringify(body)));
}

const ask = (...content: readonly unknown[]) => ({ messages: [{ role: 'user', content }] });
const part = (...parts: readonly unknown[]) => ({ contents: [{ role: 'user', parts }] });
const BASE64 = { type: 'base64', media_type: 'image/png', data: 'AA==' };
const WEB = 'https://evil.example.com/?q=text';

describe('a body of today’s agents passes whole', () => {
  test.each<readonly [Provider, Readonly<Record<string, unknown>>]>([
    [
      'anthropic',
      {
        model: 'claude-opus-5',
        max_tokens: 32000,
        stream: true,
        system: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }],
        thinking: { type: 'adaptive' },
        context_management: {
          edits: [{ type: 'clear_tool_uses_20250919', trigger: { type: 'input_tokens', value: 1 } }],
        },
        fallbacks: [{ model: 'm', thinking: { type: 'disabled' }, tools: [{ name: 'x', input_schema: { type: [] } }] }],
        output_config: {
          format: { type: 'json_schema', schema: { type: 'object', properties: { tools: { url: {} } } } },
        },
        tool_choice: { type: 'auto' },
        tools: [
          { name: 'Bash', input_schema: { type: 'object', properties: { type: { type: 'string' }, url: {} } } },
          { type: 'custom', name: 'Read', input_schema: {}, input_examples: [{ url: WEB, type: 'url' }] },
          { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool' },
          { type: 'tool_search_tool_regex', name: 'tool_search_tool_regex' },
        ],
        ...ask(
          { type: 'text', text: 'Hi' },
          { type: 'image', source: BASE64 },
          { type: 'document', source: { type: 'content', content: [{ type: 'image', source: BASE64 }] } },
          { type: 'thinking', thinking: 'x', signature: 'y' },
          { type: 'tool_use', id: '1', name: 'x', input: { source: { type: 'url', url: WEB }, file_id: 'x' } },
          { type: 'tool_result', tool_use_id: '1', content: [{ type: 'text', text: WEB }] },
        ),
      },
    ],
    [
      'openai',
      {
        model: 'gpt-6-sol',
        instructions: 'x',
        store: false,
        include: ['reasoning.encrypted_content'],
        reasoning: { effort: 'high' },
        text: { format: { type: 'json_schema', name: 'x', schema: { type: 'object', properties: { url: {} } } } },
        tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'x' }] },
        tools: [
          { type: 'function', name: 'x', parameters: { type: 'object', properties: { file_id: {} } }, strict: false },
          { type: 'custom', name: 'apply_patch', format: { type: 'grammar', syntax: 'lark', definition: 'x' } },
          { type: 'namespace', name: 'x', description: 'y', tools: [{ type: 'function', name: 'z' }] },
        ],
        input: [
          { type: 'message', role: 'user', content: [{ type: 'input_text', text: WEB }] },
          { role: 'user', content: [{ type: 'input_image', image_url: 'data:image/png;base64,AA==', file_id: null }] },
          { type: 'additional_tools', role: 'developer', tools: [{ type: 'custom', name: 'exec' }] },
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'x' }], encrypted_content: 'y' },
          { type: 'local_shell_call', action: { type: 'exec', command: ['ls'], env: { URL: WEB } } },
          { type: 'custom_tool_call_output', call_id: '1', output: [{ type: 'input_text', text: 'x' }] },
        ],
      },
    ],
    [
      'google',
      {
        system_instruction: { parts: [{ text: 'x' }] },
        generationConfig: { temperature: 0, responseSchema: { type: 'OBJECT', properties: { fileUri: {} } } },
        toolConfig: { functionCallingConfig: { mode: 'AUTO' } },
        tools: [
          { functionDeclarations: [{ name: 'x', parameters: { type: 'OBJECT', properties: { fileData: {} } } }] },
        ],
        ...part(
          { text: WEB, thoughtSignature: 'x' },
          { inlineData: { mimeType: 'image/png', data: 'AA==' } },
          { functionCall: { name: 'x', args: { tools: [{ googleSearch: {} }], parts: [{ url: WEB }] } } },
          { functionResponse: { name: 'x', response: { fileData: 1 }, parts: [{ inline_data: {} }] } },
        ),
      },
    ],
  ])('%s', (provider, body) => expect(check(provider, body)).toEqual(body));
});

test('what no rule knows does not reach the provider, and OpenAI stores nothing', () => {
  const unknown = { tools: [{ type: 'web_search' }] };
  const body = { model: 'm', unknown, ['__proto__']: 1, store: true, user_profile_id: 'x' };
  expect(check('anthropic', body)).toEqual({ model: 'm' });
  expect(check('openai', { ...body, background: false, conversation: null })).toEqual({ model: 'm', store: false });
  expect(check('openai', body, '/v1/responses/compact')).toEqual({ model: 'm' });
  expect(check('google', { ...body, generateContentRequest: body })).toEqual({ model: 'm' });
});

/** What runs at the provider, by where it may be. */
const TOOLS: Readonly<Record<Provider, readonly unknown[]>> = {
  anthropic: [
    ...'web_search_20260318 web_fetch_20250910 code_execution_20260521 mcp_toolset advisor_20260301'.split(' '),
    ...['computer_20251124', 'browser_toolset_20260801', 'bash_code_execution', 'Custom', 7],
  ].map((type) => ({ type, name: 'x' })),
  openai: [
    ...'web_search web_search_preview_2025_03_11 file_search code_interpreter mcp computer_use_preview'.split(' '),
    ...['image_generation', 'shell', 'programmatic_tool_calling', { function: 1 }],
  ].map((type) => ({ type })),
  google: [
    ...['googleSearch', 'google_search', 'googleSearchRetrieval', 'codeExecution', 'code_execution', 'urlContext'],
    ...['url_context', 'fileSearch', 'googleMaps', 'computerUse', 'mcpServers', 'retrieval', 'exaAiSearch'],
  ].map((name) => ({ [name]: {} })),
};

const IMAGE_BY_ADDRESS = { type: 'image', source: { type: 'url', url: WEB } };
const FETCHES = { type: 'web_fetch_20260318' };
const REFUSED: readonly (readonly [Provider, string, Readonly<Record<string, unknown>>])[] = [
  ['anthropic', 'remote tools', { mcp_servers: [{ type: 'url', url: WEB, name: 'x' }] }],
  ['anthropic', 'a container', { container: 'container_1' }],
  ['anthropic', 'a conversation of the server', { thread: { type: 'continue', previous_message_id: 'x' } }],
  ['anthropic', 'an image by address', ask(IMAGE_BY_ADDRESS)],
  ['anthropic', 'a document by address, without saying so', ask({ type: 'document', source: { url: WEB } })],
  ['anthropic', 'a stored file', ask({ type: 'document', source: { type: 'file', file_id: 'x' } })],
  ['anthropic', 'a file for a container', ask({ type: 'container_upload', file_id: 'x' })],
  ['anthropic', 'an image in a result of a tool', ask({ type: 'tool_result', content: [IMAGE_BY_ADDRESS] })],
  ['anthropic', 'a tool that is added in a message', ask({ type: 'tool_addition', tool: { definition: FETCHES } })],
  ['openai', 'what goes on without us', { background: true }],
  ['openai', 'a stored answer', { previous_response_id: 'resp_1' }],
  ['openai', 'a stored conversation', { conversation: { id: 'conv_1' } }],
  ['openai', 'a stored prompt', { prompt: { id: 'pmpt_1' } }],
  ['openai', 'a stored item', { input: [{ type: 'item_reference', id: 'x' }] }],
  ['openai', 'an image by address', { input: [{ content: [{ type: 'input_image', image_url: WEB }] }] }],
  ['openai', 'an image by address, as in chats', { input: [{ content: [{ image_url: { url: WEB } }] }] }],
  ['openai', 'a file by address', { input: [{ content: [{ type: 'input_file', file_url: WEB }] }] }],
  ['openai', 'a stored file', { input: [{ content: [{ type: 'input_file', file_id: 'x' }] }] }],
  ['openai', 'a screenshot by address', { input: [{ output: { type: 'input_image', image_url: WEB } }] }],
  ['openai', 'an approval of a remote tool', { input: [{ type: 'mcp_approval_response', approve: true }] }],
  ['openai', 'a model that searches', { model: 'gpt-6-search-api' }],
  ['google', 'a stored context', { cachedContent: 'cachedContents/1' }],
  ['google', 'a file by address', part({ fileData: { fileUri: WEB } })],
  ['google', 'a file by address, in the other spelling', part({ file_data: { file_uri: WEB } })],
  ['google', 'a file in an answer', part({ functionResponse: { parts: [{ fileData: { fileUri: WEB } }] } })],
  ['google', 'a file by address, where no part is', { generationConfig: { fileUri: WEB } }],
  ['google', 'an unknown part', part({ webPage: WEB })],
];

describe('what runs at the provider, or makes it read an address or a stored file, is refused', () => {
  /** The same in settings, however deep. */
  const SETTINGS: Readonly<Record<Provider, string>> = {
    anthropic: 'fallbacks output_config thinking context_management metadata',
    openai: 'text reasoning tool_choice context_management metadata',
    google: 'generationConfig safety_settings toolConfig labels',
  };
  const bodiesWith = (provider: Provider, body: Readonly<Record<string, unknown>>) => [
    { model: 'm', ...body },
    ...SETTINGS[provider].split(' ').flatMap((name) => [{ [name]: body }, { [name]: [{ x: [{ edits: [body] }] }] }]),
  ];

  test.each(REFUSED)('%s: %s', (provider, _what, refused) => {
    for (const body of bodiesWith(provider, refused))
      expect(() => check(provider, body), JSON.stringify(body)).toThrow('the gateway refuses');
  });

  test('a model that researches on its own', () =>
    expect(() => check('google', {}, '/v1beta/models/deep-research-1:generateContent')).toThrow('searches the web'));

  /** The fields in which a tool may be nested: those that reach the provider and that it reads itself. */
  const PLACES: Readonly<Record<Provider, readonly [string, string]>> = {
    anthropic: ['tools messages system Tools', 'content tools tool definition x'],
    openai: ['tools input instructions', 'content tools output x'],
    google: ['tools', 'tools'],
  };

  test.each(['anthropic', 'openai', 'google'] as const)('a tool of %s, wherever it is', (provider) => {
    const [tops, fields] = PLACES[provider].map((names) => names.split(' '));
    const allowed = fc.constantFrom({ name: 'x' }, { text: 'x' }, 'text', 1, null, []);
    const wrap = fc.oneof(
      fc.array(allowed).map((others) => (inner: unknown) => [...others, inner, ...others]),
      fc.constantFrom(...(fields ?? [])).map((name) => (inner: unknown) => ({ [name]: inner })),
    );
    const wraps = provider === 'google' ? fc.array(wrap.filter((each) => Array.isArray(each(1)))) : fc.array(wrap);
    forMany(
      100,
      [fc.constantFrom(...TOOLS[provider]), wraps, fc.constantFrom(...(tops ?? []))],
      (tool, around, top) => {
        const nested = around.reduce<unknown>((inner, each) => each(inner), tool);
        for (const body of bodiesWith(provider, { [top]: nested }))
          expect(() => check(provider, body)).toThrow('the gateway refuses');
      },
    );
  });
});
