import { Composer, type CST, type ErrorCode, Lexer, type ParsedNode, Parser, visit } from 'yaml';

/** A part of a YAML file; aliases are replaced by what they stand for. */
export type Part = ParsedNode | null;

/** GitHub refuses it, or it is beyond our limits. `because` is a sentence that may quote a part of it, shortened. */
export type Unparsed = Readonly<{ kind: 'invalid' | 'unreadable'; because: string }>;

/** No workflow needs more. Deeper nesting overflows the composer's stack, and Node then dies instead of throwing. */
const DEEPEST = 60;
const MOST_NODES = 10_000;
const MOST_ALIASES = 50;
/** The parts of the syntax, with spaces and line ends. */
const MOST_LEXEMES = 40_000;
/** Commas, anchors and tags beyond one for each node: each of them becomes an error, and errors are slow to make. */
const MOST_STRAY = 100;
/** The lexer puts it before an unquoted text. */
const SCALAR = '\u001f';
const HEADING = 'It is not valid YAML';
const MANY: Unparsed = { kind: 'invalid', because: 'It is not exactly one YAML document.' };
const IMMODEST: Unparsed = { kind: 'unreadable', because: 'It is nested too deeply or has too many parts.' };

/** Never throws. The parser of the syntax is not recursive, so its result is measured before anything recursive sees it. */
export function parseYaml(text: string): Unparsed | Readonly<{ kind: 'parsed'; value: unknown; tree: Part }> {
  try {
    const tokens = tokensOf(text);
    if (tokens === null || !isModest(tokens)) return IMMODEST;
    const failed = tokens.find(({ type }) => type === 'error');
    if (failed !== undefined) return invalid(HEADING, text, failed.offset, 'a part that YAML does not allow here');
    // The grammar finds keys that are there twice.
    const options = { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'silent' } as const;
    const [document, second] = new Composer(options).compose(tokens, true, text.length);
    if (document === undefined || second !== undefined) return MANY;
    const [error] = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
    if (error !== undefined)
      return invalid(HEADING, text, error.pos[0], WORDS[error.code] ?? `not valid YAML (${error.code})`);
    // It also throws if aliases stand for too much, so it comes before they are replaced.
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    visit(document, {
      Alias(_key, alias, around) {
        const target = alias.resolve(document);
        if (around.some((each) => each === target)) throw new Error('An alias refers to something that contains it.');
        return target;
      },
    });
    return { kind: 'parsed', value, tree: document.contents };
  } catch {
    return { kind: 'unreadable', because: 'It is not valid YAML, or it repeats its parts too often.' };
  }
}

/** What people call the parser's errors. */
const WORDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_ALIAS: 'an alias that is not defined',
  BAD_INDENT: 'wrong indentation',
  BAD_SCALAR_START: 'a text that starts with this character must be in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'wrong indentation, or an extra colon',
  MISSING_CHAR: 'a character is missing, such as a colon, a comma, a quote or a bracket',
  MULTILINE_IMPLICIT_KEY: 'wrong indentation, or a missing colon',
  TAB_AS_INDENT: 'a tab used for indentation',
  UNEXPECTED_TOKEN: 'something that does not belong here',
};

export function invalid(heading: string, text: string, offset: number, words: string): Unparsed {
  const line = text.slice(0, offset).split(/\r\n|\r|\n/).length;
  return { kind: 'invalid', because: `${heading}: line ${line}: ${words}.` };
}

/** Stops at the first syntax error, which is the last token then; null if there are too many parts. */
function tokensOf(text: string): readonly CST.Token[] | null {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let [lexemes, stray] = [0, 0];
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (/^[,&!]/.test(lexeme)) stray += 1;
    else if (lexeme === SCALAR || /^["'*]/.test(lexeme)) stray = Math.max(0, stray - 1);
    if (lexemes > MOST_LEXEMES || stray > MOST_STRAY) return null;
    for (const token of parser.next(lexeme)) {
      tokens.push(token);
      if (token.type === 'error') return tokens;
    }
  }
  return [...tokens, ...parser.end()];
}

function isModest(tokens: readonly CST.Token[]): boolean {
  let [level, nodes] = [tokens, 0];
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (depth > DEEPEST || nodes > MOST_NODES) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

function partsOf(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((part) => part !== undefined && part !== null));
}
