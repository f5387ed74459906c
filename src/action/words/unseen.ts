/**
 * Characters that people can't see in what they typed, pasted or read, for a pattern with the flag `u` or `v`. A string:
 * V8 reads the tables of Unicode for a regular expression as soon as it compiles the file, needed or not.
 */
export const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cf}]`;

/** Removes characters that people can't see: none is in ASCII. Linear in the length of `text`. */
export function withoutUnseen(text: string): string {
  return /[\x80-\uFFFF]/.test(text) ? text.replace(new RegExp(`${UNSEEN}+`, 'gu'), '') : text;
}

/**
 * Checks whether a comment could hold a command: `command` as a whole token in any letter case, or with a colon or comma,
 * which is answered. It is deliberately cheap and generous: the comment must begin with the command, but the full program
 * explains that to someone who put it elsewhere. What this refuses is certainly no command. Linear in the length of
 * `body`.
 */
export function mayHoldCommand(body: string, command: string): boolean {
  return new RegExp(`(?:^|\\s)${RegExp.escape(command)}[:,]?(?:\\s|$)`, 'i').test(withoutUnseen(body));
}
