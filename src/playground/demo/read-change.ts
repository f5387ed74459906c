/** A flag that a change adds to the program, as its source describes it. */
export interface AddedFlag {
  readonly flag: string;
  /** Beginning with "it", in plain words. */
  readonly meaning: string;
  /** The version that it comes with; null if the source doesn't say. */
  readonly since: string | null;
}

/** Finds the flag that the diff in a prompt's context adds to kettle's source; null if it adds none. */
export function addedFlag(prompt: string): AddedFlag | null {
  const [, diff = ''] = /^Diff:\n([\s\S]*)/m.exec(prompt) ?? [];
  const added = [...diff.matchAll(/^\+(?!\+)(.*)$/gm)].map(([, line = '']) => line).join('\n');
  const [, flag] = /\bflag: '(--[a-z][a-z0-9-]{1,30})'/.exec(added) ?? [];
  const [, help = ''] = /\bhelp: '([^'\n]{3,200})'/.exec(added) ?? [];
  const meaning = plainWords(help);
  if (flag === undefined || meaning === '') return null;
  const [, since = null] = /\bsince: '(\d{1,3}(?:\.\d{1,3}){0,2})'/.exec(added) ?? [];
  return { flag, meaning: `it ${meaning}`, since };
}

/** Removes what has a meaning in Markdown or HTML, and joins lines. */
export function plainWords(text: string): string {
  return text
    .replace(/[`<>{}*_[\]|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
