/** What someone may read as an `@`: the character and its look-alikes, encoded once or more often, or as a reference. */
const AT =
  /[@\uFF20\uFE6B]|%(?:25)*(?:40|EF%(?:25)*BC%(?:25)*A0|EF%(?:25)*B9%(?:25)*AB)|&(?:#(?:64|x40)|commat);|\\u0040/gi;
/** A host, in brackets or not, maybe with a port, and whatever follows a slash, `?` or `#`. */
const HOST = /^(?:[a-z][a-z\d+.-]*:(?=[\\/]))?[\\/]*(?![\\/])(?:\[[^\]]*\]|[^:\\/?#]*)(?::\d{0,5})?(?:[\\/?#].*)?$/is;

/**
 * Hides what could be the user info of a text that should be an address: everything before the last `@`, because a
 * mistyped address may have any slashes, and so may a password. Only a scheme that we would accept stays. Where there is
 * no `@`, a colon that no port follows may be that of a password.
 */
export function hideUserInfo(address: string): string {
  const scheme = /^https?:[\\/]*/i.exec(address)?.[0] ?? '';
  const parts = address.split(AT);
  if (parts.length > 1) return `${scheme}***@${parts.at(-1)}`;
  const rest = address
    .slice(scheme.length)
    .normalize('NFKC')
    .replace(/%(?:25)*3A/gi, ':');
  return HOST.test(rest) ? address : `${scheme}***`;
}
