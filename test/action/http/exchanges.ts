import { createSend, type Exchange, type Send } from '../../../src/action/http/send.ts';
import type { Clock } from '../../../src/action/ports.ts';

/** Sends without a proxy, whatever the environment says. */
export function sendDirectly(clock: Clock): Send {
  return createSend({ clock, proxy: { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined } });
}

/** A small exchange with a server; tests set only the fields that matter. */
export function anExchange(base: string, given: Partial<Exchange> = {}): Exchange {
  return {
    method: 'POST',
    url: new URL('/jobs?now=1', base),
    headers: { authorization: 'Bearer canary_0123456789abcdef0123456789' },
    deadlineMs: 30_000,
    maxBytes: 1024 * 1024,
    ...(given.method === 'GET' ? {} : { body: '{"prompt":"go"}' }),
    ...given,
  };
}
