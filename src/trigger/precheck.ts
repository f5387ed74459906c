/**
 * Checks whether a comment could hold a command: some line begins, after white space, with `command` as a whole token
 * in any letter case. It is deliberately cheap and generous: the command must be on the first line, but the full
 * program explains that to someone who put it on a later one. What this refuses is certainly no command. Linear in the
 * length of `body`.
 */
export function mayHoldCommand(body: string, command: string): boolean {
  return new RegExp(`(?:^|[\\r\\n])[^\\S\\r\\n]*${RegExp.escape(command)}(?:\\s|$)`, 'i').test(body);
}
