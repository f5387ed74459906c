import { withoutUnseen } from '../words/unseen.ts';

/**
 * Checks whether a comment could hold a command: `command` as a whole token in any letter case, or with a colon or comma,
 * which is answered. It is deliberately cheap and generous: the comment must begin with the command, but the full program
 * explains that to someone who put it elsewhere. What this refuses is certainly no command. Linear in the length of
 * `body`.
 */
export function mayHoldCommand(body: string, command: string): boolean {
  return new RegExp(`(?:^|\\s)${RegExp.escape(command)}[:,]?(?:\\s|$)`, 'i').test(withoutUnseen(body));
}
