import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { tidy } from '../check.ts';
import { parseExpression } from './expression.ts';
import grammar from './github-grammar.json' with { type: 'json' };
import { invalid, type Part, parseYaml, type Unparsed } from './parse-yaml.ts';

export type Parsed = Unparsed | { readonly kind: 'parsed'; readonly value: unknown };

/** What GitHub accepts in one place of a workflow file; of several choices, any will do. */
interface Kind extends Partial<Readonly<Record<'null' | 'boolean' | 'number' | 'text' | 'filled', boolean>>> {
  /** What an expression may use, here and below: contexts and functions, with spaces between them. */
  readonly contexts?: string;
  /** One of these; `text` is any, `filled` any but an empty one. */
  readonly texts?: readonly string[];
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
type Place = Readonly<{ text: string; contexts: string }>;

/** What GitHub refuses, and where. The words may quote the file, shortened and on one line. */
type Refusal = Readonly<{ offset: number; because: string }>;

const KINDS: Readonly<Record<string, Kind>> = grammar.kinds;
const NO_EXPRESSION = 'an expression is not allowed here';

/** Checks a file against the schema of GitHub's own parser: docs/decisions/0018-what-github-accepts.md. Never throws. */
export function parseWorkflow(text: string): Parsed {
  const yaml = parseYaml(text);
  if (yaml.kind !== 'parsed') return yaml;
  const refusal = check(yaml.tree, 'workflow-root-strict', { text, contexts: '' });
  if (refusal === null) return yaml;
  return invalid('It is not a workflow that GitHub accepts', text, refusal.offset, refusal.because);
}

function check(part: Part, name: string, around: Place): Refusal | null {
  const kind = KINDS[name] ?? {};
  const place = { ...around, contexts: `${around.contexts} ${kind.contexts ?? ''}`.trim() };
  return checkForm(part, kind, place) ?? RULES[name]?.(part, place.contexts) ?? null;
}

function checkForm(part: Part, kind: Kind, place: Place): Refusal | null {
  if (isMap(part)) return checkMapping(part, kind, place);
  if (!isSeq(part)) return checkScalar(part, kind, place);
  const { list } = kind;
  if (list === undefined) return refuse(part, 'a list is not allowed here');
  return first(part.items.map((item) => check(item, list, place)));
}

function checkMapping(mapping: YAMLMap.Parsed, { mappings = [] }: Kind, place: Place): Refusal | null {
  if (mappings.length === 0) return refuse(mapping, 'a mapping is not allowed here');
  let candidates = mappings;
  const seen = new Set<string>();
  const refusals = mapping.items.map(({ key: name, value }) => {
    const key = textOf(name);
    if (key.includes('${{')) return checkExpressionKey(name, value, place);
    const upper = key.toUpperCase();
    if (seen.has(upper)) return refuse(name, `"${tidy(key)}" appears twice (upper and lower case are the same)`);
    seen.add(upper);
    const knowing = candidates.filter(({ keys = {} }) => Object.hasOwn(keys, key));
    if (knowing.length > 0) candidates = knowing;
    return checkPair(name, value, candidates[0] ?? {}, place);
  });
  const refusal = first(refusals);
  if (refusal !== null || mapping.items.some(({ key }) => textOf(key).includes('${{'))) return refusal;
  // The keys of a mapping decide which of several forms it has.
  const required = candidates.flatMap(({ required: names = [] }) => names);
  const missing = required.filter((name) => !seen.has(name.toUpperCase())).map((name) => `"${name}"`);
  return missing.length === 0 ? null : refuse(mapping, `${missing.join(' or ')} is missing`);
}

function checkPair(name: Part, value: Part, { keys = {}, others = [] }: MappingKind, place: Place): Refusal | null {
  const key = textOf(name);
  const known = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (known !== undefined) return check(value, known, place);
  const [otherKey, otherValue] = others;
  if (otherKey === undefined || otherValue === undefined) return refuse(name, `"${tidy(key)}" is not a known key here`);
  return check(name, otherKey, place) ?? check(value, otherValue, place);
}

function checkExpressionKey(name: Part, value: Part, place: Place): Refusal | null {
  if (place.contexts === '') return refuse(name, NO_EXPRESSION);
  const isInsert = /^\$\{\{\s*insert\s*\}\}$/.test(textOf(name));
  return (isInsert ? null : checkExpressions(name, place)) ?? check(value, 'any', place);
}

function checkScalar(scalar: Part, kind: Kind, place: Place): Refusal | null {
  let value = plainOf(scalar);
  if (typeof value === 'string' && value.includes('${{')) {
    const refusal = checkExpressions(scalar, place);
    if (refusal !== null) return refusal;
    const literal = literalIn(value);
    if (literal === null) return place.contexts === '' ? refuse(scalar, NO_EXPRESSION) : null;
    value = literal;
  }
  if (allows(kind, value)) return null;
  return refuse(scalar, `"${tidy(String(value ?? ''))}" is not an allowed value here`);
}

/** An expression that is nothing but a text stands for this text. */
function literalIn(value: string): string | null {
  const [, literal] = /^\$\{\{\s*'((?:[^']|'')*)'\s*\}\}$/.exec(value) ?? [];
  return literal?.replaceAll("''", "'") ?? null;
}

function allows(kind: Kind, value: ReturnType<typeof plainOf>): boolean {
  const text = String(value ?? '');
  if (value === null && kind.null) return true;
  if ((typeof value === 'boolean' && kind.boolean) || (typeof value === 'number' && kind.number)) return true;
  return kind.text === true || (kind.filled === true && text !== '') || kind.texts?.includes(text) === true;
}

function checkExpressions(scalar: Part, { text, contexts }: Place): Refusal | null {
  const [value, from] = [textOf(scalar), offsetOf(scalar)];
  let offset = from;
  for (let at = value.indexOf('${{'); at >= 0; ) {
    offset = Math.max(text.indexOf('${{', offset), from);
    const [whole, expression] = /^\$\{\{((?:[^'}]|'[^']*'|\}(?!\}))*)\}\}/.exec(value.slice(at)) ?? [];
    if (whole === undefined || expression === undefined) return { offset, because: 'an expression is not closed' };
    const refusal = checkExpression(expression, offset, contexts);
    if (refusal !== null) return refusal;
    at = value.indexOf('${{', at + whole.length);
    offset += 1;
  }
  return null;
}

function checkExpression(expression: string, offset: number, contexts: string): Refusal | null {
  const parsed = parseExpression(expression, contexts);
  return 'problem' in parsed ? { offset, because: parsed.problem } : null;
}

const refuse = (part: Part, because: string): Refusal => ({ offset: offsetOf(part), because });
const first = (refusals: readonly (Refusal | null)[]): Refusal | null => refusals.find((each) => each !== null) ?? null;

/** What the schema can't say of a kind of value, by the kind's name. */
const RULES: Readonly<Record<string, (part: Part, contexts: string) => Refusal | null>> = {
  jobs: checkJobs,
  steps: checkSteps,
  'job-if': checkCondition,
  'step-if': checkCondition,
  'cron-mapping': checkCron,
  'workflow-dispatch-input'(input) {
    const options = valueIn(input, 'options');
    if (textOf(valueIn(input, 'type')) !== 'choice')
      return options === null ? null : refuse(input, 'an input with options needs `type: choice`');
    return textsOf(options).length > 0 ? null : refuse(input, 'a choice needs `options`');
  },
  'runs-on'(runner) {
    const group = valueIn(runner, 'group');
    if (/\$\{\{|^[^/]*$|^(?:org|organization|ent|enterprise)\/[^/]+$/.test(textOf(group))) return null;
    return refuse(group, 'a group of runners begins with "organization/" or "enterprise/", or has no "/"');
  },
  'job-env': checkWritten,
  'step-env': checkWritten,
  services: checkWritten,
  container: checkImage,
  'services-container': checkImage,
};

function checkJobs(jobs: Part): Refusal | null {
  const all = isMap(jobs) ? jobs.items : [];
  const wrong = first(all.map(({ key }) => checkId(key)));
  if (wrong !== null) return wrong;
  const needs = new Map(all.map(({ key, value }) => [textOf(key), textsOf(valueIn(value, 'needs'))]));
  const ready = new Set<string>();
  const isReady = (need: Part): boolean => ready.has(textOf(need));
  for (let before = -1; before < ready.size; ) {
    before = ready.size;
    for (const [id, wanted] of needs) if (wanted.every(isReady)) ready.add(id);
  }
  if (ready.size === 0) return refuse(jobs, 'no job can start, because each needs another');
  const open = [...needs.values()].flat().find((need) => !isReady(need));
  if (open === undefined) return null;
  const id = textOf(open);
  return refuse(open, needs.has(id) ? 'jobs depend on each other' : `there is no job "${tidy(id)}"`);
}

function checkSteps(steps: Part): Refusal | null {
  const ids = (isSeq(steps) ? steps.items : []).flatMap((step) => textsOf(valueIn(step, 'id')));
  const texts = ids.map(textOf);
  const refusals = ids.map((id, at) => {
    const text = textOf(id);
    return checkId(id) ?? (texts.indexOf(text) < at ? refuse(id, `the id "${tidy(text)}" is used twice`) : null);
  });
  return first(refusals);
}

function checkId(id: Part): Refusal | null {
  if (/^(?!__)[a-z_][\w-]{0,98}$/i.test(textOf(id))) return null;
  const form = 'it begins with a letter or one "_", and holds letters, digits, "_" and "-"';
  return refuse(id, `"${tidy(textOf(id))}" is not an id: ${form}`);
}

/** A condition is an expression also without braces. GitHub takes the text of a literal for the condition. */
function checkCondition(part: Part, contexts: string): Refusal | null {
  const written = textOf(part).trim();
  const condition = literalIn(written)?.trim() ?? written;
  return condition === '' || condition.includes('${{') ? null : checkExpression(condition, offsetOf(part), contexts);
}

/** One expression can't stand for all of it. */
function checkWritten(values: Part): Refusal | null {
  return isMap(values) ? null : refuse(values, 'these values must be written one by one');
}

function checkImage(container: Part): Refusal | null {
  if (!isMap(container) || valueIn(container, 'image') !== null) return null;
  return refuse(container, '"image" is missing');
}

/** Minutes, hours, days of the month, months and days of the week, from the least to the most, and their names. */
const CRON_FIELDS: readonly (readonly [least: number, most: number, names?: string])[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12, ' jan feb mar apr may jun jul aug sep oct nov dec'],
  [0, 6, 'sun mon tue wed thu fri sat'],
];

function checkCron(schedule: Part): Refusal | null {
  const cron = valueIn(schedule, 'cron');
  if (!isScalar(cron)) return null;
  const parts = textOf(cron).split(/ +/);
  if (parts.length === CRON_FIELDS.length && parts.every(isOfField)) return null;
  return refuse(cron, `"${tidy(textOf(cron))}" is not a schedule: it has five parts, such as '17 6 * * 1'`);
}

function isOfField(part: string, field: number): boolean {
  return part.split(',').every((each) => {
    const [range = '', step, ...more] = each.split('/');
    const [start = '', end, ...others] = range.split('-');
    if (more.length + others.length > 0 || (step !== undefined && !(numberOf(step, field) > 0))) return false;
    if (start === '*' && end === undefined) return true;
    return numberOf(end ?? start, field) >= numberOf(start, field);
  });
}

/** NaN if it is no number of the field. */
function numberOf(text: string, field: number): number {
  const [least = 0, most = 0, names = ''] = CRON_FIELDS[field] ?? [];
  const named = text === '' ? -1 : names.split(' ').indexOf(text.toLowerCase());
  const number = named >= 0 ? named : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : Number.NaN;
}

const offsetOf = (part: Part): number => part?.range[0] ?? 0;

/** Null for nothing, and for what isn't a plain value, such as a date with its tag. */
function plainOf(part: Part): string | number | boolean | null {
  const value = isScalar(part) ? part.value : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const textOf = (part: Part): string => String(plainOf(part) ?? '');

const valueIn = (part: Part, name: string): Part =>
  (isMap(part) && part.items.find(({ key }) => textOf(key) === name)?.value) || null;

/** A single text is a list of one. */
const textsOf = (part: Part): readonly Part[] => (isSeq(part) ? part.items : [part]).filter((each) => isScalar(each));
