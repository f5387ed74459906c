import type { Expr } from '@actions/expressions/ast';
import { Lexer, TokenType } from '@actions/expressions/lexer';
import { Parser } from '@actions/expressions/parser';

const UNREADABLE = 'an expression that GitHub cannot read';
/** What the messages of GitHub's parser mean. */
const WORDS: readonly (readonly [message: RegExp, words: string])[] = [
  [/^Unrecognized named-value: '(.*)'$/, '"$1" does not exist in this expression'],
  [/^Unrecognized function: '(.*)'$/, 'there is no function "$1" in this expression'],
  [/^(?:Too \w+|Even number of) parameters .*'(.*)'$/, 'the function "$1" has too many or too few values'],
  [/^Exceeded max expression depth .*$/, 'an expression that is nested too deeply'],
];

/** `allowed` are the contexts of its place, and its functions with their numbers of values, as the grammar writes them; null allows any. */
export function parseExpression(text: string, allowed: string | null): Expr | { readonly problem: string } {
  try {
    const { tokens } = new Lexer(text).lex();
    const written = tokens.filter(({ type }) => type === TokenType.IDENTIFIER).map(({ lexeme }) => lexeme);
    const names = allowed?.split(' ') ?? written.flatMap((name) => [name, `${name}(0,MAX)`]);
    const functions = names.flatMap((each) => {
      const [, name, least, most] = /^([\w-]+)\((\d+),(\d+|MAX)\)$/.exec(each) ?? [];
      const maxArgs = most === 'MAX' ? Number.MAX_SAFE_INTEGER : Number(most);
      return name === undefined ? [] : [{ name, minArgs: Number(least), maxArgs }];
    });
    // Its types don't say that there may be nothing.
    const expression: Expr | undefined = new Parser(tokens, [...names], functions).parse();
    return expression ?? { problem: UNREADABLE };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [pattern, words] = WORDS.find(([known]) => known.test(message)) ?? [message, UNREADABLE];
    return { problem: message.replace(pattern, words) || UNREADABLE };
  }
}
