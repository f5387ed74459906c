import { InputError, type Problem } from '../words/errors.ts';
import type { FailureKind } from './failure.ts';

/** For undici. An empty text keeps it from reading the environment itself. */
export type Proxies = Readonly<Record<'httpProxy' | 'httpsProxy' | 'noProxy', string>>;

/** Proxy addresses from the environment; undefined: none. */
export type ProxySettings = Readonly<Record<keyof Proxies, string | undefined>>;

/**
 * Reads the proxy addresses. One without a scheme is `http`, as usual. If only the one for `http` is set, undici uses
 * it for `https`, too. A path counts for nothing, as usual, and undici would refuse it. Throws `InputError` without the
 * address, because that may hold a password. It also refuses a login that undici couldn't decode.
 */
export function readProxies({ httpProxy, httpsProxy, noProxy }: ProxySettings): Proxies {
  const problems: Problem[] = [];
  const read = (name: string, address = ''): string => {
    const text = address.trim();
    if (text === '') return '';
    const whole = text.includes('://') ? text : `http://${text}`;
    const url = URL.canParse(whole) ? new URL(whole) : null;
    const isAddress = url !== null && /^https?:$/.test(url.protocol);
    if (isAddress && canDecode(url.username) && canDecode(url.password))
      return Object.assign(url, { pathname: '', search: '', hash: '' }).href;
    const message = isAddress
      ? `The user name or password in the environment variable ${name} cannot be decoded.`
      : `The environment variable ${name} is not the address of a proxy.`;
    problems.push({ message, hint: isAddress ? ENCODE : 'Write it as http://proxy.example.com:3128.' });
    return '';
  };
  const proxies = { httpProxy: read('HTTP_PROXY', httpProxy), httpsProxy: read('HTTPS_PROXY', httpsProxy) };
  if (problems.length > 0) throw new InputError(problems);
  return { ...proxies, noProxy: noProxy ?? '' };
}

/** What to do about a failure that is the proxy's. */
export const PROXY_ADVICE: Readonly<Partial<Record<FailureKind, string>>> = {
  'proxy-certificate':
    "Ask the proxy's operator to fix the certificate, or give the runner its authority with NODE_EXTRA_CA_CERTS.",
  'proxy-password': "Check the user name and password in the runner's HTTP_PROXY and HTTPS_PROXY.",
};

const ENCODE = 'Write % as %25 there, and percent-encode other special characters.';

/** A lone `%` can't be decoded. */
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
