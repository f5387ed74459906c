import { InputError, type Problem } from '../errors.ts';

/** Addresses of proxies as the environment has them; undefined: none. */
export interface ProxySettings {
  readonly httpProxy: string | undefined;
  readonly httpsProxy: string | undefined;
  readonly noProxy: string | undefined;
}

/** The same for undici. An empty text, unlike none, keeps it from reading the environment by itself. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Tells whether a host is this machine. What is sent there goes through no proxy, whatever NO_PROXY says: the proxy's own
 * machine is another one, and would be handed the key.
 */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/i.test(hostname);
}

/**
 * Reads the addresses of proxies. One without a scheme is `http`, as everywhere. Where only the one for `http` is set,
 * undici takes it for `https` too. Throws `InputError`, which does not show the address: it may hold a password.
 */
export function readProxies({ httpProxy, httpsProxy, noProxy }: ProxySettings): Proxies {
  const problems: Problem[] = [];
  const read = (name: string, address: string | undefined): string => {
    const told = address?.trim() ?? '';
    if (told === '') return '';
    const whole = told.includes('://') ? told : `http://${told}`;
    if (URL.canParse(whole) && /^https?:$/.test(new URL(whole).protocol)) return whole;
    problems.push({
      message: `The environment variable ${name} does not hold the address of a proxy.`,
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
