import type { ProcessEnd } from './run-process.ts';

/** Makes git write the headers of its requests to its error output; it hides credentials there itself. */
export const SHOW_HEADERS = { GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1' } as const;

/** Checks whether git ended because it would have had to follow a redirect: it says so only in words. */
export function isRedirected(end: ProcessEnd): boolean {
  return 'stderr' in end && /returned error: 30[12378]\b/.test(end.stderr);
}

/** Finds where a repository's address was redirected to, in the headers of the answer: without user, password and query. */
export function redirectIn(headers: string, address: string): string | null {
  const [, location = ''] = [...headers.matchAll(/<= Recv header(?:, \S+)?: location: *(.*)$/gim)].at(-1) ?? [];
  const base = address.endsWith('/') ? address : `${address}/`;
  const target = URL.parse(location.trim(), `${base}info/refs`);
  if (location === '' || target === null || !/^https?:$/.test(target.protocol)) return null;
  return target.origin + target.pathname.replace(/\/info\/refs$/, '');
}
