/** Characters that people can't see in what they typed or pasted; phones and chat programs add them. */
export const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}]';

const EVERY_UNSEEN = new RegExp(`${UNSEEN}+`, 'gu');

/** Removes characters that people can't see. Linear in the length of `text`. */
export function withoutUnseen(text: string): string {
  return text.replace(EVERY_UNSEEN, '');
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
