import { parse, postprocess, preprocess } from 'micromark';
import { htmlText } from 'micromark-core-commonmark';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';

/** A step of the parser's walk through a text. */
export type MarkdownEvent = ReturnType<typeof postprocess>[number];
type Extension = ReturnType<typeof gfmTable>;
type Construct = typeof htmlText;
type Tokenize = Construct['tokenize'];
type Context = ThisParameterType<Tokenize>;

/**
 * Walks through a text the way GitHub's renderer reads it: CommonMark 0.29 with GitHub's extensions. Emphasis is left
 * out, because it hides nothing and costs the most.
 */
export function markdownEvents(text: string): readonly MarkdownEvent[] {
  const context = parse({
    extensions: [
      gfmTable(),
      changed(gfmFootnote(), 'gfmFootnoteCall', notBeforeResource(text)),
      changed(gfmAutolinkLiteral(), 'wwwAutolink', notBehindBrackets),
      { disable: { null: ['attention', 'htmlText'] } },
      { text: { '60': { name: 'htmlTextOfGithub', tokenize: htmlOfGithub } } },
    ],
  });
  return postprocess(context.document().write(preprocess()(text, undefined, true)));
}

const COMMENT = /^<!--(?:-->|(?!-?>)(?:(?!--)[\s\S])*(?<!-)-->)$/;
const CDATA = /^<!\[CDATA\[(?:[^\]]|\][^\]]|\]\][^>])*\]\]>$/;
const DECLARATION = /^<![A-Z]+\s[^>]*>$/;

/** Checks whether the renderer accepts a comment, declaration or section within a line as such. */
function isHtml(markup: string): boolean {
  return !markup.startsWith('<!') || [COMMENT, CDATA, DECLARATION].some((pattern) => pattern.test(markup));
}

function htmlOfGithub(this: Context, ...[effects, ok, nok]: Parameters<Tokenize>): ReturnType<Tokenize> {
  const start = this.now();
  const end: typeof ok = (code) => (isHtml(this.sliceSerialize({ start, end: this.now() })) ? ok(code) : nok(code));
  return htmlText.tokenize.call(this, effects, end, nok);
}

/** Replaces how an extension reads one of its constructs within a line. */
function changed({ text = {}, ...extension }: Extension, name: string, change: (of: Tokenize) => Tokenize): Extension {
  const constructs = Object.entries(text).map(([code, of]) => [
    code,
    [of].flat().map((one) => (one?.name === name ? { ...one, tokenize: change(one.tokenize) } : one)),
  ]);
  return { ...extension, text: Object.fromEntries(constructs) };
}

const BRACKETS: readonly (number | null)[] = [91, 93];

/** For the renderer, `www.` right after a bracket doesn't begin a link. */
function notBehindBrackets(tokenize: Tokenize): Tokenize {
  return function (effects, ok, nok) {
    const start = tokenize.call(this, effects, ok, nok);
    return (code) => (BRACKETS.includes(this.previous) ? nok(code) : start(code));
  };
}

/** Bounded, because a run of white space could be split in too many ways. */
const RESOURCE =
  /\([\s>]{0,99}(?:<[^<>\n]*>|[^\s<]\S{0,1999}?)?(?:[\s>]{1,99}(?:"[^"]*"|'[^']*'|\([^()]*\)))?[\s>]{0,99}\)/y;
const LABEL = /\[((?:[^[\]\\]|\\[\s\S])+)\]/y;

/** For the renderer, a link's label stays one even if it names a footnote. */
function notBeforeResource(text: string): (of: Tokenize) => Tokenize {
  return (tokenize) =>
    function (effects, ok, nok) {
      const end: typeof ok = (code) => {
        const { offset } = this.now();
        const label = matchAt(LABEL, text, offset)?.[1];
        const isLink =
          matchAt(RESOURCE, text, offset) !== null ||
          (label !== undefined && this.parser.defined.includes(normalizeIdentifier(label)));
        return isLink ? nok(code) : ok(code);
      };
      return tokenize.call(this, effects, end, nok);
    };
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}
