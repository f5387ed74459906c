import { shorten } from '../../action/words/markdown.ts';
import { Refusal } from './line.ts';

/** The providers of models that the gateway knows, by the names that they have in `opencode`. */
export const PROVIDER_NAMES = ['anthropic', 'openai', 'google'] as const;
export type Provider = (typeof PROVIDER_NAMES)[number];

/**
 * What reaches a provider. Names of fields are compared without case and underscores: Gemini accepts both spellings.
 * What runs at the provider (web search, remote tools, code, stored prompts), or makes it read an address or a stored
 * file, could carry text out, and is refused wherever it is. New kinds of it are unknown names, so only known ones pass.
 */
interface ProviderRules {
  readonly origin: string;
  /** The variable that holds the key: of the step, and for an agent. */
  readonly keyName: string;
  readonly keyHeader: (key: string) => Readonly<Record<string, string>>;
  /** Method and path of the calls that pass. */
  readonly calls: RegExp;
  /** Fields of the body that pass if nothing forbidden is in them, at any depth. Those of neither list are dropped. */
  readonly settings: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  /** Fields below `content` with data that only the agent's own tools interpret. */
  readonly opaque: ReadonlySet<string>;
  /** Checks one field of an object that is `under` a field of another one, besides what no provider may get. */
  readonly forbids: (name: string, value: unknown, under: string) => boolean;
}

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
const names = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(plain));

/** The types of tools that the agent runs, of the parts of messages, and of settings. */
const ANTHROPIC_TYPES =
  /^(?:custom|(?:bash|text_editor|memory)_\d{8}|tool_search_tool_(?:regex|bm25)(?:_\d{8})?|tool_search_tool_(?:search_)?result(?:_error)?|text|image|document|search_result|(?:redacted_)?thinking|(?:server_)?tool_use|tool_(?:result|reference|addition|removal|definition)|compaction|fallback|base64|content|ephemeral|direct|(?:char|page|content_block|search_result)_location|enabled|disabled|adaptive|between_tools|auto|any|tool|none|all|tokens|input_tokens|tool_uses|thinking_turns|(?:clear_[a-z_]+|compact)_\d{8}|summarize|json_schema)$/;
const OPENAI_TYPES =
  /^(?:function|custom|namespace|local_shell|apply_patch|tool_search|additional_tools|message|(?:input|output|summary|reasoning)_text|text|grammar|refusal|input_(?:image|file)|(?:function|custom_tool|local_shell|apply_patch)_call(?:_output)?|tool_search_(?:call|output)|direct|reasoning|compaction(?:_summary|_trigger)?|configuration_update|allowed_tools|json_(?:schema|object))$/;
const isUnknownType = (types: RegExp, name: string, value: unknown): boolean =>
  name === 'type' && !(typeof value === 'string' && types.test(value));

const GEMINI_PARTS = names(
  'text thought thought_signature inline_data function_call function_response executable_code code_execution_result ' +
    'video_metadata media_resolution media_processing part_metadata',
);

export const PROVIDERS: Readonly<Record<Provider, ProviderRules>> = {
  anthropic: {
    origin: 'https://api.anthropic.com',
    keyName: 'ANTHROPIC_API_KEY',
    keyHeader: (key) => ({ 'x-api-key': key }),
    calls: /^POST \/v1\/messages(?:\/count_tokens)?$/,
    settings: names(
      'model max_tokens cache_control compaction context_management diagnostics fallback_credit_token fallbacks ' +
        'inference_geo metadata output_config output_format service_tier speed stop_sequences stream temperature thinking ' +
        'tool_choice top_k top_p',
    ),
    content: names('messages system tools'),
    opaque: names('input input_schema input_examples'),
    forbids: (name, value) => isUnknownType(ANTHROPIC_TYPES, name, value),
  },
  openai: {
    origin: 'https://api.openai.com',
    keyName: 'OPENAI_API_KEY',
    keyHeader: (key) => ({ authorization: `Bearer ${key}` }),
    // Not chat completions: some of their models search the web without a tool.
    calls: /^(?:POST \/v1\/responses(?:\/compact)?|GET \/v1\/models)$/,
    settings: names(
      'model client_metadata context_management image include max_output_tokens max_tool_calls metadata moderation ' +
        'parallel_tool_calls prompt_cache_key prompt_cache_options prompt_cache_retention reasoning safety_identifier ' +
        'service_tier stream stream_options temperature text tool_choice top_logprobs top_p truncation user',
    ),
    content: names('input instructions tools'),
    opaque: names('parameters output_schema arguments action operation metadata'),
    forbids: (name, value) => isUnknownType(OPENAI_TYPES, name, value),
  },
  google: {
    origin: 'https://generativelanguage.googleapis.com',
    keyName: 'GEMINI_API_KEY',
    keyHeader: (key) => ({ 'x-goog-api-key': key }),
    calls:
      /^POST \/v1beta\/models\/[A-Za-z0-9][A-Za-z0-9.-]*:(?:generateContent|streamGenerateContent|countTokens|embedContent)$/,
    settings: names('model generation_config safety_settings tool_config labels service_tier'),
    content: names('contents content system_instruction tools'),
    opaque: names('args response parameters parameters_json_schema response_json_schema part_metadata'),
    forbids: (name, _value, under) =>
      (under === 'tools' && name !== 'functiondeclarations') || (under === 'parts' && !GEMINI_PARTS.has(name)),
  },
};

/** Fields that refuse a call, wherever they are, unless they are empty: without them it would be another one. */
const OTHERS = names('mcp_servers container thread background conversation previous_response_id prompt cached_content');
/** Fields below `settings` that describe the form of an answer. */
const SCHEMAS = names('schema response_schema response_json_schema');

/** Makes what is sent instead of a body, from what was checked, so no field can be there twice. Throws `Refusal`. */
export function checkBody(provider: Provider, path: string, text: string): string {
  const rules = PROVIDERS[provider];
  const stored = path === '/v1/responses' ? { store: false } : {};
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) throw refusalOf('a body that is no object');
    const fields = (...known: readonly ReadonlySet<string>[]) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => known.some((each) => each.has(plain(name)))));
    const kept = fields(rules.settings, rules.content);
    search(rules, '', [{ model: path }, kept, fields(OTHERS)], SCHEMAS);
    return JSON.stringify({ ...stored, ...kept });
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf('a body that is no JSON, or nested too deep');
  }
}

/** Throws `Refusal` for what is forbidden in the value of a field, except below the fields that hold `data`. */
function search(rules: ProviderRules, under: string, value: unknown, data: ReadonlySet<string>): void {
  if (Array.isArray(value)) for (const each of value) search(rules, under, each, data);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      const field = plain(name);
      if (field === 'model' && /search/i.test(JSON.stringify(inner)))
        throw refusalOf('a model that searches the web without a tool');
      if (inner !== null && (rules.forbids(field, inner, under) || isRefused(field, inner)))
        throw refusalOf(`${name}: ${JSON.stringify(inner)}`);
      if (!data.has(field)) search(rules, field, inner, rules.content.has(field) ? rules.opaque : data);
    }
}

/** Checks a field for what no provider may get: addresses, stored files, and what makes it another call. */
const isRefused = (name: string, value: unknown): boolean =>
  (/ur[il]$/.test(name) && !(typeof value === 'string' && value.startsWith('data:'))) ||
  /^(?:file|vectorstore|connector)ids?$/.test(name) ||
  (OTHERS.has(name) && !/^(?:false|\[\])$/.test(JSON.stringify(value)));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refusalOf = (what: string): Refusal => new Refusal(`the gateway refuses ${shorten(what, 100)}`);
