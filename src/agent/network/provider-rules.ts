import { Refusal } from './line.ts';

/** The providers of models that the gateway knows. */
export type Provider = 'anthropic' | 'openai' | 'gemini';

/**
 * What reaches a provider. Names of fields are compared without case and underscores: Gemini accepts both spellings.
 * What runs at the provider (web search, remote tools, code, stored prompts), or makes it read an address or a stored
 * file, could carry text out, and is refused wherever it is. New kinds of it are unknown names, so only known ones pass.
 */
interface ProviderRules {
  /** Method and path of the calls that pass. */
  readonly calls: RegExp;
  readonly keyHeader: (key: string) => Readonly<Record<string, string>>;
  /** Fields of the body that pass as they are. Fields of none of these lists are dropped. */
  readonly settings: ReadonlySet<string>;
  /** Fields that pass if nothing forbidden is in them. */
  readonly content: ReadonlySet<string>;
  /** Fields that refuse the call: without them it would be another one. */
  readonly refused: ReadonlySet<string>;
  /** Fields below `content` with data that only the agent's own tools interpret. */
  readonly opaque: ReadonlySet<string>;
  /** Checks one field of an object that is `under` a field of another one, at any depth. */
  readonly forbids: (name: string, value: unknown, under: string) => boolean;
  /** Fields that are set, by path. */
  readonly fixed?: Readonly<Record<string, Fields>>;
}

type Fields = Readonly<Record<string, unknown>>;

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
const names = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(plain));

/** The types of tools that the agent runs, and of the parts of messages. */
const ANTHROPIC_TYPES =
  /^(?:custom|(?:bash|text_editor|memory)_\d{8}|tool_search_tool_(?:regex|bm25)(?:_\d{8})?|tool_search_tool_(?:search_)?result(?:_error)?|text|image|document|search_result|(?:redacted_)?thinking|(?:server_)?tool_use|tool_(?:result|reference|addition|removal|definition)|compaction|fallback|base64|content|ephemeral|direct|(?:char|page|content_block|search_result)_location)$/;
const OPENAI_TYPES =
  /^(?:function|custom|namespace|local_shell|apply_patch|tool_search|additional_tools|message|(?:input|output|summary|reasoning)_text|text|grammar|refusal|input_(?:image|file)|(?:function|custom_tool|local_shell|apply_patch)_call(?:_output)?|tool_search_(?:call|output)|direct|reasoning|compaction(?:_summary|_trigger)?|configuration_update)$/;

const ANTHROPIC_ADDRESSES = names('url uri file_id');
const OPENAI_ADDRESSES = names('url uri file_url file_id file_ids vector_store_ids server_url connector_id container');
const GEMINI_PARTS = names(
  'text thought thought_signature inline_data function_call function_response executable_code code_execution_result ' +
    'video_metadata media_resolution media_processing part_metadata',
);

export const PROVIDERS: Readonly<Record<Provider, ProviderRules>> = {
  anthropic: {
    calls: /^POST \/v1\/messages(?:\/count_tokens)?$/,
    keyHeader: (key) => ({ 'x-api-key': key }),
    settings: names(
      'model max_tokens cache_control compaction context_management diagnostics fallback_credit_token fallbacks ' +
        'inference_geo metadata output_config output_format service_tier speed stop_sequences stream temperature thinking ' +
        'tool_choice top_k top_p',
    ),
    content: names('messages system tools'),
    refused: names('mcp_servers container thread'),
    opaque: names('input input_schema input_examples'),
    forbids: (name, value) => isUnknownType(ANTHROPIC_TYPES, name, value) || ANTHROPIC_ADDRESSES.has(name),
  },
  openai: {
    // Not chat completions: some of their models search the web without a tool.
    calls: /^(?:POST \/v1\/responses(?:\/compact)?|GET \/v1\/models)$/,
    keyHeader: (key) => ({ authorization: `Bearer ${key}` }),
    settings: names(
      'model client_metadata context_management image include max_output_tokens max_tool_calls metadata moderation ' +
        'parallel_tool_calls prompt_cache_key prompt_cache_options prompt_cache_retention reasoning safety_identifier ' +
        'service_tier stream stream_options temperature text tool_choice top_logprobs top_p truncation user',
    ),
    content: names('input instructions tools'),
    refused: names('background conversation previous_response_id prompt'),
    opaque: names('parameters output_schema arguments action operation metadata'),
    forbids: (name, value) =>
      isUnknownType(OPENAI_TYPES, name, value) ||
      OPENAI_ADDRESSES.has(name) ||
      (name === 'imageurl' && !(typeof value === 'string' && value.startsWith('data:'))),
    fixed: { '/v1/responses': { store: false } },
  },
  gemini: {
    calls:
      /^POST \/v1beta\/models\/[A-Za-z0-9][A-Za-z0-9.-]*:(?:generateContent|streamGenerateContent|countTokens|embedContent)$/,
    keyHeader: (key) => ({ 'x-goog-api-key': key }),
    settings: names('model generation_config safety_settings tool_config labels service_tier'),
    content: names('contents content system_instruction tools'),
    refused: names('cached_content'),
    opaque: names('args response parameters parameters_json_schema response_json_schema part_metadata'),
    forbids: (name, _value, under) =>
      (under === 'tools' && name !== 'functiondeclarations') || (under === 'parts' && !GEMINI_PARTS.has(name)),
  },
};

const isUnknownType = (types: RegExp, name: string, value: unknown): boolean =>
  name === 'type' && !(typeof value === 'string' && types.test(value));

/** Models that search the web without a tool. */
const SEARCHING_MODEL = /search/i;

/** Makes what is sent instead of a body, from what was checked, so no field can be there twice. Throws `Refusal`. */
export function checkBody(provider: Provider, path: string, text: string): string {
  const rules = PROVIDERS[provider];
  try {
    const body: unknown = JSON.parse(text);
    const fields = isObject(body) ? Object.entries(body) : null;
    const refusal = fields === null ? 'a body that is no object' : whyNot(rules, path, fields);
    if (refusal !== null) throw new Refusal(403, `the gateway refuses ${refusal}`);
    const kept = fields?.filter(([name]) => isIn(rules.settings, name) || isIn(rules.content, name)) ?? [];
    return JSON.stringify({ ...Object.fromEntries(kept), ...rules.fixed?.[path] });
  } catch (error) {
    // `RangeError`: nested too deep to be written again.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new Refusal(403, 'the gateway refuses a body that is no JSON');
  }
}

function whyNot(rules: ProviderRules, path: string, fields: readonly (readonly [string, unknown])[]): string | null {
  const isSet = (value: unknown): boolean =>
    value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  const refused = fields.find(([name, value]) => isIn(rules.refused, name) && isSet(value));
  if (refused !== undefined) return refused[0];
  const models = fields.filter(([name]) => plain(name) === 'model').map(([, value]) => value);
  if ([path, ...models].some((each) => SEARCHING_MODEL.test(String(each)))) return 'a model that searches the web';
  const content = fields.filter(([name]) => isIn(rules.content, name));
  return firstOf(content, ([name, value]) => forbiddenIn(rules, plain(name), value, 0));
}

const isIn = (list: ReadonlySet<string>, name: string): boolean => list.has(plain(name));

function firstOf<Value>(values: readonly Value[], find: (value: Value) => string | null): string | null {
  for (const value of values) {
    const found = find(value);
    if (found !== null) return found;
  }
  return null;
}

const MOST_DEPTH = 100;

/** Names the first forbidden thing in the value of a field. */
function forbiddenIn(rules: ProviderRules, under: string, value: unknown, depth: number): string | null {
  if (depth > MOST_DEPTH) return 'a body that is nested too deep';
  if (Array.isArray(value)) return firstOf(value, (each) => forbiddenIn(rules, under, each, depth + 1));
  if (!isObject(value)) return null;
  return firstOf(Object.entries(value), ([name, inner]) => {
    const known = plain(name);
    if (inner !== null && rules.forbids(known, inner, under)) return `${shown(name)}: ${shown(inner)}`;
    return rules.opaque.has(known) ? null : forbiddenIn(rules, known, inner, depth + 1);
  });
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const shown = (value: unknown): string => (typeof value === 'object' ? '{…}' : String(value).slice(0, 60));
