import type { MiddlewareHandler } from 'hono';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Admits only this machine's own pages. It refuses host names that other sites have pointed to 127.0.0.1 (DNS
 * rebinding), and requests for changes from other pages: a browser names the origin of each such request.
 */
export function guarded(serverUrl: string): MiddlewareHandler {
  const { port } = new URL(serverUrl);
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (!hosts.has(host)) return context.text('These pages are for this machine only.', 403);
    const reads = READS.has(context.req.method);
    if (!reads && context.req.header('origin') !== `http://${host}`)
      return context.text('Only a page of this server may send this.', 403);
    return next();
  };
}
