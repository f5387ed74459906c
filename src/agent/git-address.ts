/**
 * Users and passwords in addresses: up to the last `@`, because a password may hold `@`, `/`, `?` and `#`. An address that
 * begins with a host and its path has none: the path may hold an `@` of its own. With a port before the path it may be a
 * user whose password begins with digits.
 */
const USER_INFO = /\/\/(?!(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)[/?#])\S*@/gi;

/** Removes users and passwords from the addresses in a text. */
export const withoutUserInfo = (text: string): string => text.replace(USER_INFO, '//');

/**
 * Checks that an address means the same host to everyone. Git ends a password at its first `/`, `?` or `#`, so it would
 * ask another host, and show the rest of the password in its message.
 */
export function hasClearHost(address: string): boolean {
  const [, scheme = '', authority = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/)([^/?#]*)(.*)$/is.exec(address) ?? [];
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return scheme === '' || withoutUserInfo(address) === scheme + host + rest;
}
