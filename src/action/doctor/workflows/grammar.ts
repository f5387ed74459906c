import { tidy } from '../check.ts';
import { problemOfExpression } from './expression.ts';
import grammar from './github-grammar.json' with { type: 'json' };
import { ruleFor } from './rules.ts';
import type { List, Mapping, Pair, Part, Refusal, Scalar } from './workflow-tree.ts';

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
  return checkForm(part, kind, place) ?? ruleFor(name)?.(part, place.contexts) ?? null;
}

function checkForm(part: Part, kind: Kind, place: Place): Refusal | null {
  if (part.form === 'mapping') return checkMapping(part, kind, place);
  return part.form === 'list' ? checkList(part, kind, place) : checkScalar(part, kind, place);
}

function checkList({ offset, items }: List, { list }: Kind, place: Place): Refusal | null {
  if (list === undefined) return { offset, because: 'a list is not allowed here' };
  return first(items, (item) => check(item, list, place));
}

function checkMapping({ offset, pairs }: Mapping, { mappings = [] }: Kind, place: Place): Refusal | null {
  if (mappings.length === 0) return { offset, because: 'a mapping is not allowed here' };
  let candidates = mappings;
  const seen = new Set<string>();
  const refusal = first(pairs, (pair) => {
    const { key } = pair;
    if (key.includes('${{')) return checkExpressionKey(pair, place);
    if (seen.has(key.toUpperCase())) return refuse(pair, key, 'is there twice (upper and lower case are the same)');
    seen.add(key.toUpperCase());
    const knowing = candidates.filter(({ keys = {} }) => Object.hasOwn(keys, key));
    if (knowing.length > 0) candidates = knowing;
    return checkPair(pair, candidates[0] ?? {}, place);
  });
  if (refusal !== null || pairs.some(({ key }) => key.includes('${{'))) return refusal;
  return checkRequired({ offset, pairs }, candidates);
}

function checkPair(pair: Pair, { keys = {}, others }: MappingKind, place: Place): Refusal | null {
  const { key, offset, value } = pair;
  const known = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (known !== undefined) return check(value, known, place);
  const [otherKey, otherValue] = others ?? [];
  if (otherKey === undefined || otherValue === undefined) return refuse(pair, key, 'is not a key that is known here');
  return check({ form: 'scalar', offset, value: key }, otherKey, place) ?? check(value, otherValue, place);
}

function checkExpressionKey({ key, offset, value }: Pair, place: Place): Refusal | null {
  if (place.contexts === '') return { offset, because: 'an expression is not allowed here' };
  const isInsert = /^\$\{\{\s*insert\s*\}\}$/.test(key);
  return (isInsert ? null : checkExpressions(key, offset, place)) ?? check(value, 'any', place);
}

/** Which of several forms a mapping has, its keys decide. */
function checkRequired(
  { offset, pairs }: Pick<Mapping, 'offset' | 'pairs'>,
  candidates: readonly MappingKind[],
): Refusal | null {
  const missing = candidates.flatMap(({ required = [] }) =>
    required.filter((name) => !pairs.some(({ key }) => key.toUpperCase() === name.toUpperCase())),
  );
  if (missing.length === 0) return null;
  return { offset, because: `${missing.map((name) => `"${name}"`).join(' or ')} is missing` };
}

function checkScalar({ offset, value: written }: Scalar, kind: Kind, place: Place): Refusal | null {
  let value = written;
  if (typeof value === 'string' && value.includes('${{')) {
    const refusal = checkExpressions(value, offset, place);
    if (refusal !== null) return refusal;
    const literal = literalOf(value);
    if (literal === null)
      return place.contexts === '' ? { offset, because: 'an expression is not allowed here' } : null;
    value = literal;
  }
  if (allows(kind, value)) return null;
  return refuse({ offset }, String(value ?? ''), 'is not a value that is allowed here');
}

function allows(kind: Kind, value: Scalar['value']): boolean {
  if (value === null && kind.null) return true;
  if (typeof value === 'boolean' && kind.boolean) return true;
  if (typeof value === 'number' && kind.number) return true;
  const text = String(value ?? '');
  return kind.text === true || (kind.filled === true && text !== '') || kind.texts?.includes(text) === true;
}

/** An expression that is nothing but a text stands for this text. */
function literalOf(value: string): string | null {
  return /^\$\{\{\s*'((?:[^']|'')*)'\s*\}\}$/.exec(value)?.[1]?.replaceAll("''", "'") ?? null;
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

function refuse({ offset }: { readonly offset: number }, quoted: string, words: string): Refusal {
  return { offset, because: `"${tidy(quoted)}" ${words}` };
}

function first<T>(items: readonly T[], refusalOfItem: (item: T) => Refusal | null): Refusal | null {
  for (const item of items) {
    const refusal = refusalOfItem(item);
    if (refusal !== null) return refusal;
  }
  return null;
}
