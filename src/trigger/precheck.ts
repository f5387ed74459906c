/**
 * Tells whether a comment could hold a command: some line begins, after white space, with `command` as a whole token in
 * any letter case. Cheap and generous on purpose: the command must be the first line, but who has written it on a later one
 * is told so by the full program. What this refuses is certainly no command. Linear in the length of `body`.
 */
export function mayHoldCommand(body: string, command: string): boolean {
  const wanted = command.toLowerCase();
  return body.split(/[\r\n]/).some((line) => {
    const text = line.trimStart();
    const after = text.slice(wanted.length, wanted.length + 1);
    return text.slice(0, wanted.length).toLowerCase() === wanted && after.trim() === '';
  });
}
