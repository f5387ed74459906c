import grammar from './github-grammar.json' with { type: 'json' };

const LONGEST = 21_000;
const DEEPEST = 50;
/** A text in quotes, an operator, or anything up to the next sign. */
const TOKEN = /\s*('(?:[^']|'')*'|&&|\|\||[=!<>]=|[<>!()[\],.*]|[^\s()[\],.!<>=&|]+)/y;
/** It may have a sign and a point. */
const NUMBER = /\s*([-+.\d][^\s()[\],!<>=&|]*)/y;
const POINT = /\s*(\.)/y;
const NAME = /^[a-z_][\w-]*$/i;
const LITERAL = /^(?:'|[-+.\d]|(?:true|false|null|NaN|Infinity)$)/;
const OPERATOR = /^(?:&&|\|\||[=!<>]=|[<>])$/;
/** After these, a point begins the name of a part. */
const WITH_PARTS = /^(?:[a-z_].*|[\])*])$/i;
const UNREADABLE = 'an expression that GitHub cannot read';

/**
 * Says what GitHub refuses in an expression, the text between its braces, quoting at most a name; null if it accepts it.
 * `allowed` are the contexts and functions of its place, as the grammar writes them.
 */
export function problemOfExpression(expression: string, allowed: string): string | null {
  const tokens = expression.length > LONGEST ? null : tokensOf(expression);
  if (tokens === null) return UNREADABLE;
  const names = `${grammar.functions} ${allowed}`.toLowerCase().split(' ');
  const reader = { tokens, names: new Map(names.map((name) => [name.replace(/\(.*/, '('), name])), at: 0, depth: 0 };
  try {
    readOperands(reader);
    return reader.at < tokens.length ? UNREADABLE : null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
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
  readonly names: ReadonlyMap<string, string>;
  at: number;
  depth: number;
}

/** Reads tokens as operands with operators between them: which one binds first doesn't matter here. */
function readOperands(reader: Reader): void {
  reader.depth += 1;
  if (reader.depth > DEEPEST) throw new Refused('an expression that is nested too deeply');
  do readOperand(reader);
  while (takes(reader, OPERATOR));
  reader.depth -= 1;
}

function readOperand(reader: Reader): void {
  while (takes(reader, /^!$/));
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (LITERAL.test(token)) return;
  if (token === '(') {
    readOperands(reader);
    need(reader, /^\)$/);
  } else if (!NAME.test(token)) throw new Refused(UNREADABLE);
  else if (takes(reader, /^\($/)) readArguments(reader, token);
  else if (!reader.names.has(token.toLowerCase())) throw new Refused(`"${token}" does not exist in this expression`);
  readParts(reader);
}

function readArguments(reader: Reader, name: string): void {
  let count = 0;
  for (; !takes(reader, /^\)$/); count += 1) {
    readOperands(reader);
    if (reader.tokens[reader.at] !== ')') need(reader, /^,$/);
  }
  const [, least, most] = /\((\d+),(\d+|max)\)$/.exec(reader.names.get(`${name.toLowerCase()}(`) ?? '') ?? [];
  if (least === undefined) throw new Refused(`there is no function "${name}" in this expression`);
  const isEvenCase = name.toLowerCase() === 'case' && count % 2 === 0;
  if (count < Number(least) || (most !== 'max' && count > Number(most)) || isEvenCase) {
    throw new Refused(`the function "${name}" has too many or too few values`);
  }
}

/** `.name`, `.*`, `[…]` and `[*]`. */
function readParts(reader: Reader): void {
  for (;;) {
    if (takes(reader, /^\.$/)) need(reader, /^(?:\*|[a-z_][\w-]*)$/i);
    else if (takes(reader, /^\[$/)) {
      if (!takes(reader, /^\*$/)) readOperands(reader);
      need(reader, /^\]$/);
    } else return;
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
