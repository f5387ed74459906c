/**
 * Tells whether a comment could hold a command: some line begins, after white space, with `command` as a whole token in
 * any letter case. Cheap and generous on purpose: the command must be the first line, but who has written it on a later one
 * is told so by the full program. What this refuses is certainly no command. Linear in the length of `body`.
 */
export function mayHoldCommand(body: string, command: string): boolean {
  return new RegExp(`(?:^|[\\r\\n])[^\\S\\r\\n]*${RegExp.escape(command)}(?:\\s|$)`, 'i').test(body);
}
