import { tidy } from '../check.ts';
import { problemOfExpression } from './expression.ts';
import grammar from './github-grammar.json' with { type: 'json' };
import { RULES } from './rules.ts';
import {
  firstRefusal,
  type Mapping,
  type Pair,
  type Part,
  type Refusal,
  refuse,
  type Scalar,
} from './workflow-tree.ts';

/** What GitHub accepts in one place of a workflow file; of several choices, any will do. */
interface Kind {
  /** What an expression may use, here and below: contexts and functions, with spaces between them. */
  readonly contexts?: string;
  readonly null?: boolean;
  readonly boolean?: boolean;
  readonly number?: boolean;
  /** Any text, any text but an empty one, or one of these. */
  readonly text?: boolean;
  readonly filled?: boolean;
  readonly texts?: readonly string[];
  /** The kind of a list's items. */
  readonly list?: string;
  readonly mappings?: readonly MappingKind[];
}

/** `keys` have the kinds of their values; `others` are the kinds of any further key and its value. */
interface MappingKind {
  readonly keys?: Readonly<Record<string, string>>;
  readonly required?: readonly string[];
  readonly others?: readonly string[];
}

/** `contexts` are those of the places around it. */
interface Place {
  readonly text: string;
  readonly contexts: string;
}

const KINDS: Readonly<Record<string, Kind>> = grammar.kinds;

/**
 * Finds the first part of a workflow that GitHub refuses; null if it accepts the file. It follows the schema of GitHub's
 * own parser: docs/decisions/0018-what-github-accepts.md.
 */
export function refusalOf(tree: Part, text: string): Refusal | null {
  return check(tree, 'workflow-root-strict', { text, contexts: '' });
}

function check(part: Part, name: string, around: Place): Refusal | null {
  const kind = KINDS[name] ?? {};
  const place = { ...around, contexts: `${around.contexts} ${kind.contexts ?? ''}`.trim() };
  return checkForm(part, kind, place) ?? RULES.get(name)?.(part, place.contexts) ?? null;
}

function checkForm(part: Part, kind: Kind, place: Place): Refusal | null {
  if (part.form === 'mapping') return checkMapping(part, kind, place);
  if (part.form === 'scalar') return checkScalar(part, kind, place);
  const { list } = kind;
  if (list === undefined) return refuse(part, 'a list is not allowed here');
  return firstRefusal(part.items, (item) => check(item, list, place));
}

function checkMapping(mapping: Mapping, { mappings = [] }: Kind, place: Place): Refusal | null {
  if (mappings.length === 0) return refuse(mapping, 'a mapping is not allowed here');
  const { pairs } = mapping;
  let candidates = mappings;
  const seen = new Set<string>();
  const refusal = firstRefusal(pairs, (pair) => {
    const { key } = pair;
    if (key.includes('${{')) return checkExpressionKey(pair, place);
    if (seen.has(key.toUpperCase()))
      return refuse(pair, `"${tidy(key)}" is there twice (upper and lower case are the same)`);
    seen.add(key.toUpperCase());
    const knowing = candidates.filter(({ keys = {} }) => Object.hasOwn(keys, key));
    if (knowing.length > 0) candidates = knowing;
    return checkPair(pair, candidates[0] ?? {}, place);
  });
  if (refusal !== null || pairs.some(({ key }) => key.includes('${{'))) return refusal;
  // Which of several forms a mapping has, its keys decide.
  const required = candidates.flatMap(({ required: names = [] }) => names);
  const missing = required.filter((name) => !seen.has(name.toUpperCase())).map((name) => `"${name}"`);
  return missing.length === 0 ? null : refuse(mapping, `${missing.join(' or ')} is missing`);
}

function checkPair(pair: Pair, { keys = {}, others }: MappingKind, place: Place): Refusal | null {
  const { key, offset, value } = pair;
  const known = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (known !== undefined) return check(value, known, place);
  const [otherKey, otherValue] = others ?? [];
  if (otherKey === undefined || otherValue === undefined)
    return refuse(pair, `"${tidy(key)}" is not a key that is known here`);
  return check({ form: 'scalar', offset, value: key }, otherKey, place) ?? check(value, otherValue, place);
}

function checkExpressionKey(pair: Pair, place: Place): Refusal | null {
  if (place.contexts === '') return refuse(pair, 'an expression is not allowed here');
  const isInsert = /^\$\{\{\s*insert\s*\}\}$/.test(pair.key);
  return (isInsert ? null : checkExpressions(pair.key, pair.offset, place)) ?? check(pair.value, 'any', place);
}

function checkScalar(scalar: Scalar, kind: Kind, place: Place): Refusal | null {
  let { value } = scalar;
  if (typeof value === 'string' && value.includes('${{')) {
    const refusal = checkExpressions(value, scalar.offset, place);
    if (refusal !== null) return refusal;
    // An expression that is nothing but a text stands for this text.
    const [, literal] = /^\$\{\{\s*'((?:[^']|'')*)'\s*\}\}$/.exec(value) ?? [];
    if (literal === undefined)
      return place.contexts === '' ? refuse(scalar, 'an expression is not allowed here') : null;
    value = literal.replaceAll("''", "'");
  }
  return allows(kind, value)
    ? null
    : refuse(scalar, `"${tidy(String(value ?? ''))}" is not a value that is allowed here`);
}

function allows(kind: Kind, value: Scalar['value']): boolean {
  if (value === null && kind.null) return true;
  if (typeof value === 'boolean' && kind.boolean) return true;
  if (typeof value === 'number' && kind.number) return true;
  const text = String(value ?? '');
  return kind.text === true || (kind.filled === true && text !== '') || kind.texts?.includes(text) === true;
}

function checkExpressions(value: string, from: number, { text, contexts }: Place): Refusal | null {
  let offset = from;
  for (let at = value.indexOf('${{'); at >= 0; ) {
    offset = Math.max(text.indexOf('${{', offset), from);
    const [whole, expression] = /^\$\{\{((?:[^'}]|'[^']*'|\}(?!\}))*)\}\}/.exec(value.slice(at)) ?? [];
    if (whole === undefined || expression === undefined) return { offset, because: 'an expression is not closed' };
    const problem = problemOfExpression(expression, contexts);
    if (problem !== null) return { offset, because: problem };
    at = value.indexOf('${{', at + whole.length);
    offset += 1;
  }
  return null;
}
