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
  try {
    new Reader(tokens, `${grammar.functions} ${allowed}`).readAll();
    return null;
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

/** Reads tokens as operands with operators between them: which one binds first doesn't matter here. */
class Reader {
  readonly #tokens: readonly string[];
  readonly #names: ReadonlyMap<string, string>;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[], names: string) {
    this.#tokens = tokens;
    this.#names = new Map(
      names
        .toLowerCase()
        .split(' ')
        .map((name) => [name.replace(/\(.*/, '('), name]),
    );
  }

  readAll(): void {
    this.#readOperands();
    if (this.#at < this.#tokens.length) throw new Refused(UNREADABLE);
  }

  #readOperands(): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new Refused('an expression that is nested too deeply');
    do this.#readOperand();
    while (this.#takes(OPERATOR));
    this.#depth -= 1;
  }

  #readOperand(): void {
    while (this.#takes(/^!$/));
    const token = this.#next();
    if (LITERAL.test(token)) return;
    if (token === '(') {
      this.#readOperands();
      this.#need(/^\)$/);
    } else if (!NAME.test(token)) throw new Refused(UNREADABLE);
    else if (this.#takes(/^\($/)) this.#readArguments(token);
    else if (!this.#names.has(token.toLowerCase())) throw new Refused(`"${token}" does not exist in this expression`);
    this.#readParts();
  }

  #readArguments(name: string): void {
    let count = 0;
    for (; !this.#takes(/^\)$/); count += 1) {
      this.#readOperands();
      if (this.#tokens[this.#at] !== ')') this.#need(/^,$/);
    }
    const [, least, most] = /\((\d+),(\d+|max)\)$/.exec(this.#names.get(`${name.toLowerCase()}(`) ?? '') ?? [];
    if (least === undefined) throw new Refused(`there is no function "${name}" in this expression`);
    const isEvenCase = name.toLowerCase() === 'case' && count % 2 === 0;
    if (count < Number(least) || (most !== 'max' && count > Number(most)) || isEvenCase) {
      throw new Refused(`the function "${name}" has too many or too few values`);
    }
  }

  /** `.name`, `.*`, `[…]` and `[*]`. */
  #readParts(): void {
    for (;;) {
      if (this.#takes(/^\.$/)) this.#need(/^(?:\*|[a-z_][\w-]*)$/i);
      else if (this.#takes(/^\[$/)) {
        if (!this.#takes(/^\*$/)) this.#readOperands();
        this.#need(/^\]$/);
      } else return;
    }
  }

  #next(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '';
  }

  #takes(wanted: RegExp): boolean {
    if (!wanted.test(this.#tokens[this.#at] ?? '')) return false;
    this.#at += 1;
    return true;
  }

  #need(wanted: RegExp): void {
    if (!this.#takes(wanted)) throw new Refused(UNREADABLE);
  }
}
