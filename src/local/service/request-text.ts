/** Longest commit and pull request title, and longest quoted instruction, in UTF-16 units. */
const TITLE_LENGTH = 72;
const QUOTE_LENGTH = 4_000;

/** A boundary line of the context (`----- context … -----`), or the sentence before it that announces it. */
const CONTEXT_START = /^-{5} \S|"-{5} \S/;

/**
 * Gives the instruction of a prompt without the context behind it: everything before the first line that is, or that
 * quotes, a boundary (five hyphens, a space, a word). The whole prompt if it has no such line.
 */
export function instructionOf(prompt: string): string {
  const lines = prompt.split(/\r\n|\r|\n/);
  const context = lines.findIndex((line) => CONTEXT_START.test(line));
  return (context < 0 ? lines : lines.slice(0, context)).join('\n').trim();
}

/** Makes a one-line title of a prompt's first line: no control characters, mentions or references in it. */
export function requestTitle(prompt: string): string {
  const [first = ''] = instructionOf(prompt).split('\n');
  const line = first
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[#>*\s-]+/, '')
    .trim();
  return inert(shortened(line, TITLE_LENGTH)) || 'Update the documentation';
}

/** Makes a pull request's body of a prompt: the instruction in a fence that nothing in it can close. */
export function requestBody(
  prompt: string,
  { jobId, agent }: { readonly jobId: string; readonly agent: string },
): string {
  const quoted = inert(shortened(instructionOf(prompt), QUOTE_LENGTH));
  const longestRun = Math.max(2, ...[...quoted.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return `The agent \`${agent}\` was asked (job \`${jobId}\`):\n\n${fence}text\n${quoted}\n${fence}\n`;
}

/**
 * Puts a zero-width space into everything that GitHub would make a mention or a reference of, also in e-mails and in
 * commit messages, where "fixes" before a reference closes an issue: `@name`, `#12`, `GH-12` and addresses.
 */
export function inert(text: string): string {
  return text.replace(/[@#]|\bGH(?=-\d)|:(?=\/\/)/gi, '$&\u200b');
}

function shortened(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
