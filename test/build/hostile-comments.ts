/** GitHub's limit for a comment. */
const LONGEST = 65_536;

/** Texts that are slow for parsers of Markdown, or for a rule that reads beyond a line. */
const PIECES: Readonly<Record<string, string>> = {
  quotations: '>',
  'quoted lines': '>\n',
  'announced quotations': '\n:\n\n>\n',
  'lines of quotations': 'a\n>>>\n',
  'blank lines': '\n',
  'carriage returns': '\r',
  spaces: ' ',
  tabs: '\t',
  'lines with a label': 'Word: 1\n',
  dashes: '-',
  'lines of dashes': '-----\n',
  underscores: '_',
  'blanks as text': '&nbsp;',
  'blanks as text that do not end': '&nbsp',
  'line breaks as text': '<br>',
  'line breaks that do not end': '<br ',
  signatures: '--\n',
  colons: ':',
  'lines that end with a colon': 'a:\n',
  digits: '2026 ',
  comments: '<!--',
  'open brackets': '[a](b',
  'tags that do not end': '<a ',
  backticks: '`',
  'fences that nothing closes': '```a\n',
  'closed fences': '```\n-- \n```\n',
  'spaces before an invalid fence': '``` ',
  'combining characters': '\u0315\u0300',
  'halves of characters': '\uD800',
  'invisible characters': '\u200B',
  'mistyped commands': 'statsu ',
  'one long word': 'statsu',
  'exclamation marks': 'stop!!!!',
  'commands on every line': '/docs statsu\n',
};

/** A comment filled up to the limit, in two ways. */
export interface HostileComment {
  readonly filling: string;
  /** Starts with the command. */
  readonly below: string;
  /** Ends with the command, after a blank line. */
  readonly above: string;
}

/** Makes comments of 64 KB (in UTF-16 units) about `/docs` and the given instruction, each with its name. */
export function hostileComments(
  instruction: string,
  { length = LONGEST }: { readonly length?: number } = {},
): readonly (readonly [name: string, comment: HostileComment])[] {
  const growing = Array.from({ length: 360 }, (_, at) => '`'.repeat(at + 3)).join(' a\n');
  const texts = { ...PIECES, 'growing runs of backticks': growing };
  return Object.entries(texts).map(([name, piece]) => {
    const filling = piece.repeat(Math.ceil(length / piece.length)).slice(0, length - instruction.length - 20);
    return [name, { filling, below: `/docs ${instruction}\n${filling}`, above: `${filling}\n\n/docs ${instruction}` }];
  });
}
