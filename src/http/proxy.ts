import { InputError, type Problem } from '../errors.ts';

/** Proxy addresses from the environment; undefined: none. */
export interface ProxySettings {
  readonly httpProxy: string | undefined;
  readonly httpsProxy: string | undefined;
  readonly noProxy: string | undefined;
}

/** The same for undici. An empty text keeps it from reading the environment itself. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Checks whether a host is this machine. Requests to it never use a proxy, whatever NO_PROXY says: the proxy may run on
 * another machine, which would then get the key.
 */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(hostname);
}

/**
 * Reads the proxy addresses. One without a scheme is `http`, as usual. If only the one for `http` is set, undici uses
 * it for `https`, too. Throws `InputError` without the address, because that may hold a password.
 */
export function readProxies({ httpProxy, httpsProxy, noProxy }: ProxySettings): Proxies {
  const problems: Problem[] = [];
  const read = (name: string, address: string | undefined): string => {
    const text = address?.trim() ?? '';
    if (text === '') return '';
    const whole = text.includes('://') ? text : `http://${text}`;
    if (URL.canParse(whole) && /^https?:$/.test(new URL(whole).protocol)) return whole;
    problems.push({
      message: `The environment variable ${name} is not the address of a proxy.`,
      hint: 'Write it as http://proxy.example.com:3128.',
    });
    return '';
  };
  const proxies = {
    httpProxy: read('HTTP_PROXY', httpProxy),
    httpsProxy: read('HTTPS_PROXY', httpsProxy),
    noProxy: noProxy ?? '',
  };
  if (problems.length > 0) throw new InputError(problems);
  return proxies;
}
