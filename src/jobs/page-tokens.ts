/** How the characters of a token are treated; `kept` and `left-out` apply to everything in it. */
export type Way = 'markup' | 'text' | 'raw' | 'kept' | 'left-out';

interface TokenRow {
  /** Absent: as around it. */
  readonly way?: Way;
  /** The renderer's tag. It may end a tag or an attribute that the source left open. */
  readonly tag?: string;
  /** It counts as a hidden part. */
  readonly hidden?: true;
}

const PLAIN = '<p>';
/** A quotation mark may end an attribute. */
const WITH_ATTRIBUTE = '<p class="c">';

/** The parser's tokens that affect what is visible. */
const TOKENS: Readonly<Record<string, TokenRow>> = {
  data: { way: 'text' },
  characterEscape: { way: 'text' },
  characterReference: { way: 'text' },
  codeTextData: { way: 'text' },
  codeFlowValue: { way: 'text' },
  autolinkProtocol: { way: 'text' },
  autolinkEmail: { way: 'text' },
  htmlText: { way: 'raw' },
  htmlFlow: { way: 'raw' },
  blockQuotePrefix: { way: 'markup' },
  listItemIndent: { way: 'markup' },
  gfmFootnoteDefinitionIndent: { way: 'markup' },
  definition: { way: 'left-out', hidden: true },
  link: { tag: WITH_ATTRIBUTE },
  resourceDestination: { way: 'kept' },
  resourceTitle: { way: 'left-out', hidden: true },
  reference: { way: 'left-out' },
  image: { way: 'left-out', tag: WITH_ATTRIBUTE },
  autolink: { tag: WITH_ATTRIBUTE },
  literalAutolink: { way: 'text', tag: WITH_ATTRIBUTE },
  codeFenced: { tag: WITH_ATTRIBUTE },
  codeFencedFenceInfo: { way: 'left-out' },
  codeFencedFenceMeta: { way: 'left-out', hidden: true },
  codeIndented: { tag: PLAIN },
  codeText: { tag: PLAIN },
  gfmFootnoteCall: { tag: WITH_ATTRIBUTE },
  gfmFootnoteCallString: { way: 'left-out' },
  gfmFootnoteDefinitionLabelString: { way: 'left-out' },
  paragraph: { tag: PLAIN },
  atxHeading: { tag: PLAIN },
  setextHeading: { tag: PLAIN },
  blockQuote: { tag: PLAIN },
  listOrdered: { tag: PLAIN },
  listUnordered: { tag: PLAIN },
  thematicBreak: { tag: PLAIN },
  table: { tag: PLAIN },
  tableRow: { tag: PLAIN },
  tableHeader: { tag: PLAIN },
  tableData: { tag: PLAIN },
  tableDelimiterRow: { way: 'kept' },
};

const NOTHING: TokenRow = {};

/** Says how a type of token affects what is visible. */
export function tokenRow(type: string): TokenRow {
  return TOKENS[type] ?? NOTHING;
}

/** Tokens that hold the text of one paragraph, heading or cell. */
export const LEAVES: ReadonlySet<string> = new Set([
  'paragraph',
  'atxHeadingText',
  'setextHeadingText',
  'tableContent',
]);

export const CODE: ReadonlySet<string> = new Set(['codeText', 'codeFenced', 'codeIndented']);
