/** Checks whether a host is this machine: requests to it need no encryption, and never use a proxy, whatever NO_PROXY says. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(host);

/** Everything that can be read as an `@`: look-alikes, too, encoded any number of times, or as a reference. */
const AT =
  /[@\uFF20\uFE6B]|%(?:25)*(?:40|EF%(?:25)*BC%(?:25)*A0|EF%(?:25)*B9%(?:25)*AB)|&(?:#(?:64|x40)|commat);|\\u0040/gi;
/** A host, in brackets or not, maybe with a port, and whatever follows a slash, `?` or `#`. */
const HOST = /^(?:[a-z][a-z\d+.-]*:(?=[\\/]))?[\\/]*(?![\\/])(?:\[[^\]]*\]|[^:\\/?#]*)(?::\d{0,5})?(?:[\\/?#].*)?$/is;

/**
 * Hides possible user info in a text that should be an address: everything before the last `@`, because both a mistyped
 * address and a password may contain slashes. Only an accepted scheme stays. Without an `@`, a colon that isn't
 * followed by a port may belong to a password.
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
