import { readFileSync } from 'node:fs';

/** GitHub's own description of workflow files. */
interface Schema {
  readonly definitions: Readonly<Record<string, Definition>>;
}

type Property = string | { readonly type: string; readonly required?: boolean };

interface Definition {
  readonly context?: readonly string[];
  readonly null?: object;
  readonly boolean?: object;
  readonly number?: object;
  readonly string?: { readonly constant?: string; readonly 'require-non-empty'?: boolean };
  readonly 'allowed-values'?: readonly string[];
  readonly sequence?: { readonly 'item-type': string };
  readonly mapping?: {
    readonly properties?: Readonly<Record<string, Property>>;
    readonly 'loose-key-type'?: string;
    readonly 'loose-value-type'?: string;
  };
  readonly 'one-of'?: readonly string[];
}

/** One of our kinds while it is collected; `src/action/doctor/workflows/parse-workflow.ts` says what it means. */
interface Kind {
  contexts?: string;
  null?: true;
  boolean?: true;
  number?: true;
  text?: true;
  filled?: true;
  texts?: string[];
  list?: string;
  mappings?: { keys?: Record<string, string>; required?: string[]; others?: readonly [string, string] }[];
}

const SOURCE = new URL('../node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json', import.meta.url);
const ROOT = 'workflow-root-strict';
/** In the file itself, because the bundler names only packages whose code it bundles. */
const ORIGIN = '@actions/workflow-parser, MIT License, Copyright GitHub';

/** What the schema uses without defining it. */
const BUILT_IN: Readonly<Record<string, Definition>> = {
  null: { null: {} },
  boolean: { boolean: {} },
  number: { number: {} },
  string: { string: {} },
  sequence: { sequence: { 'item-type': 'any' } },
  mapping: { mapping: { 'loose-key-type': 'string', 'loose-value-type': 'any' } },
  any: { 'one-of': ['null', 'boolean', 'number', 'string', 'sequence', 'mapping'] },
};

/** The schema names another event here by mistake; GitHub's documentation and servers accept this one. */
const CORRECTED: Readonly<Record<string, Definition>> = {
  'repository-dispatch-string': { string: { constant: 'repository_dispatch' } },
};

/** The parser refuses these parts of a step unless a feature flag is set. */
const NOT_RELEASED = { keys: ['background'], kinds: ['wait-step', 'wait-all-step', 'cancel-step'] };

/** Renders what GitHub accepts in a workflow file, without its descriptions: one line for each kind of value. */
export function renderGrammar(): string {
  const schema: Schema = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const definitions = { ...BUILT_IN, ...schema.definitions, ...CORRECTED };
  const kinds = new Map<string, Kind>();
  const wanted = [ROOT];
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    if (kinds.has(name)) continue;
    const kind = kindOf(name, definitions);
    kinds.set(name, kind);
    wanted.push(...namesIn(kind));
  }
  mergeEqual(kinds);
  const lines = [...kinds].map(([name, kind]) => `    ${JSON.stringify(name)}: ${JSON.stringify(kind)}`);
  return `{\n  "from": "${ORIGIN}",\n  "kinds": {\n${lines.join(',\n')}\n  }\n}\n`;
}

function kindOf(name: string, definitions: Readonly<Record<string, Definition>>): Kind {
  const kind: Kind = {};
  const collect = (each: string): void => {
    if (NOT_RELEASED.kinds.includes(each)) return;
    const definition = definitions[each];
    if (definition === undefined) throw new Error(`GitHub's schema does not define ${each}.`);
    addTo(kind, definition);
    for (const choice of definition['one-of'] ?? []) collect(choice);
  };
  const contexts = definitions[name]?.context;
  if (contexts !== undefined) kind.contexts = contexts.join(' ');
  collect(name);
  return kind;
}

function addTo(kind: Kind, { string: text, sequence, mapping, ...definition }: Definition): void {
  for (const simple of ['null', 'boolean', 'number'] as const) if (definition[simple]) kind[simple] = true;
  const texts = [...(text?.constant === undefined ? [] : [text.constant]), ...(definition['allowed-values'] ?? [])];
  if (texts.length > 0) kind.texts = [...(kind.texts ?? []), ...texts];
  else if (text?.['require-non-empty']) kind.filled = true;
  else if (text) kind.text = true;
  if (sequence) kind.list = sequence['item-type'] ?? 'any';
  if (mapping) kind.mappings = [...(kind.mappings ?? []), mappingOf(mapping)];
}

function mappingOf(mapping: NonNullable<Definition['mapping']>): NonNullable<Kind['mappings']>[number] {
  const properties = Object.entries(mapping.properties ?? {}).filter(([name]) => !NOT_RELEASED.keys.includes(name));
  const typed = properties.map(([name, property]) => [name, typeof property === 'string' ? property : property.type]);
  const required = properties.flatMap(([name, property]) =>
    typeof property === 'object' && property.required ? [name] : [],
  );
  const { 'loose-key-type': key, 'loose-value-type': value } = mapping;
  return {
    ...(typed.length > 0 ? { keys: Object.fromEntries(typed) } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(key !== undefined && value !== undefined ? { others: [key, value] } : {}),
  };
}

function namesIn({ list, mappings = [] }: Kind): readonly string[] {
  const inMappings = mappings.flatMap(({ keys = {}, others = [] }) => [...Object.values(keys), ...others]);
  return list === undefined ? inMappings : [list, ...inMappings];
}

/** Gives kinds that accept the same one name, until all are different. */
function mergeEqual(kinds: Map<string, Kind>): void {
  for (let again = true; again; ) {
    const first = new Map<string, string>();
    const renamed = new Map<string, string>();
    for (const [name, kind] of kinds) {
      const same = first.get(JSON.stringify(kind));
      if (same === undefined) first.set(JSON.stringify(kind), name);
      else renamed.set(name, same);
    }
    for (const name of renamed.keys()) kinds.delete(name);
    for (const kind of kinds.values()) rename(kind, (name) => renamed.get(name) ?? name);
    again = renamed.size > 0;
  }
}

function rename(kind: Kind, nameOf: (name: string) => string): void {
  if (kind.list !== undefined) kind.list = nameOf(kind.list);
  for (const mapping of kind.mappings ?? []) {
    const keys = Object.entries(mapping.keys ?? {}).map(([key, name]) => [key, nameOf(name)]);
    if (keys.length > 0) mapping.keys = Object.fromEntries(keys);
    if (mapping.others) mapping.others = [nameOf(mapping.others[0]), nameOf(mapping.others[1])];
  }
}
