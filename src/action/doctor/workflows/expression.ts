export interface Expression {
  /** An operator, a bracket, or a function in lower case with its bracket, such as `contains(`; empty for other values. */
  readonly sign: string;
  /** What it combines; operators that bind alike are one expression in a row, with the first one's sign. */
  readonly parts: readonly Expression[];
  /** A literal, or a value by its path; empty for anything with a sign. */
  readonly text: string;
}

const LONGEST = 21_000;
const DEEPEST = 50;
/** A text in quotes, an operator, or anything up to the next sign. */
const TOKEN = /\s*('(?:[^']|'')*'|&&|\|\||[=!<>]=|[<>!()[\],.*]|[^\s()[\],.!<>=&|]+)/y;
const NUMBER = /\s*([-+.\d][^\s()[\],!<>=&|]*)/y;
const POINT = /\s*(\.)/y;
const NAME = /^[a-z_][\w-]*$/i;
const LITERAL = /^(?:'|[-+.\d]|(?:true|false|null|NaN|Infinity)$)/;
/** The loosest first; `!` binds tighter than all of them. */
const OPERATORS = [/^\|\|$/, /^&&$/, /^[=!]=$/, /^[<>]=?$/];
/** After these, a point begins the name of a part. */
const WITH_PARTS = /^(?:[a-z_].*|[\])*])$/i;
const UNREADABLE = 'an expression that GitHub cannot read';

/** `allowed` are the contexts and functions of its place, as the grammar writes them; null allows any. */
export function parseExpression(text: string, allowed: string | null): Expression | { readonly problem: string } {
  const tokens = text.length > LONGEST ? null : tokensOf(text);
  if (tokens === null) return { problem: UNREADABLE };
  const names = allowed?.toLowerCase().split(' ');
  const byName = names && new Map(names.map((name) => [name.replace(/\(.*/, '('), name]));
  const reader: Reader = { tokens, names: byName ?? null, at: 0, depth: 0 };
  try {
    const expression = readAll(reader);
    return reader.at < tokens.length ? { problem: UNREADABLE } : expression;
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

class Refused extends Error {}

/** Null if there is something that is never part of an expression. */
function tokensOf(expression: string): readonly string[] | null {
  const tokens: string[] = [];
  const end = expression.trimEnd().length;
  for (let at = 0; at < end; ) {
    const isPart = WITH_PARTS.test(tokens.at(-1) ?? '') && matchAt(POINT, expression, at) !== null;
    const pattern = isPart || matchAt(NUMBER, expression, at) === null ? TOKEN : NUMBER;
    const token = matchAt(pattern, expression, at);
    if (token === null || (pattern === NUMBER && Number.isNaN(Number(token)))) return null;
    tokens.push(token);
    at = pattern.lastIndex;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[1] ?? null;
}

interface Reader {
  readonly tokens: readonly string[];
  /** Contexts, and functions with an open bracket, as the grammar writes them. */
  readonly names: ReadonlyMap<string, string> | null;
  at: number;
  depth: number;
}

function readAll(reader: Reader): Expression {
  reader.depth += 1;
  if (reader.depth > DEEPEST) throw new Refused('an expression that is nested too deeply');
  const expression = readOperators(reader, OPERATORS);
  reader.depth -= 1;
  return expression;
}

function readOperators(reader: Reader, [operator, ...tighter]: readonly RegExp[]): Expression {
  if (operator === undefined) return readOperand(reader);
  const first = readOperators(reader, tighter);
  const parts = [first];
  const sign = reader.tokens[reader.at] ?? '';
  while (takes(reader, operator)) parts.push(readOperators(reader, tighter));
  return parts.length === 1 ? first : { sign, parts, text: '' };
}

function readOperand(reader: Reader): Expression {
  let nots = 0;
  while (takes(reader, /^!$/)) nots += 1;
  const operand = readValue(reader);
  if (nots === 0) return operand;
  const negated: Expression = { sign: '!', parts: [operand], text: '' };
  // More than two say nothing more, and must not become a deep tree.
  return nots % 2 === 1 ? negated : { ...negated, parts: [negated] };
}

function readValue(reader: Reader): Expression {
  const { tokens, at: from } = reader;
  const token = tokens[from] ?? '';
  reader.at += 1;
  if (LITERAL.test(token)) return { sign: '', parts: [], text: token };
  let [sign, parts]: [string, readonly Expression[]] = ['', []];
  if (token === '(') {
    [sign, parts] = [token, [readAll(reader)]];
    need(reader, /^\)$/);
  } else if (!NAME.test(token)) throw new Refused(UNREADABLE);
  else if (takes(reader, /^\($/)) [sign, parts] = [`${token.toLowerCase()}(`, readArguments(reader, token)];
  else if (reader.names?.has(token.toLowerCase()) === false) {
    throw new Refused(`"${token}" does not exist in this expression`);
  }
  const hasParts = readParts(reader);
  return sign === '' || hasParts
    ? { sign: '', parts: [], text: tokens.slice(from, reader.at).join('') }
    : { sign, parts, text: '' };
}

function readArguments(reader: Reader, name: string): readonly Expression[] {
  const values: Expression[] = [];
  while (!takes(reader, /^\)$/)) {
    values.push(readAll(reader));
    if (reader.tokens[reader.at] !== ')') need(reader, /^,$/);
  }
  if (reader.names === null) return values;
  const [, least, most] = /\((\d+),(\d+|max)\)$/.exec(reader.names.get(`${name.toLowerCase()}(`) ?? '') ?? [];
  if (least === undefined) throw new Refused(`there is no function "${name}" in this expression`);
  const count = values.length;
  const isEvenCase = name.toLowerCase() === 'case' && count % 2 === 0;
  if (count < Number(least) || (most !== 'max' && count > Number(most)) || isEvenCase)
    throw new Refused(`the function "${name}" has too many or too few values`);
  return values;
}

/** `.name`, `.*`, `[…]` and `[*]`; false if there is none. */
function readParts(reader: Reader): boolean {
  for (const from = reader.at; ; ) {
    if (takes(reader, /^\.$/)) need(reader, /^(?:\*|[a-z_][\w-]*)$/i);
    else if (takes(reader, /^\[$/)) {
      if (!takes(reader, /^\*$/)) readAll(reader);
      need(reader, /^\]$/);
    } else return reader.at > from;
  }
}

function takes(reader: Reader, wanted: RegExp): boolean {
  if (!wanted.test(reader.tokens[reader.at] ?? '')) return false;
  reader.at += 1;
  return true;
}

function need(reader: Reader, wanted: RegExp): void {
  if (!takes(reader, wanted)) throw new Refused(UNREADABLE);
}
