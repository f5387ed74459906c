import type { MiddlewareHandler } from 'hono';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Admits only requests to this machine's own names. Other sites may have pointed theirs to 127.0.0.1 (DNS rebinding), and
 * a browser then takes what we answer for that site's own.
 */
export function toThisMachine(serverUrl: string): MiddlewareHandler {
  const { port } = new URL(serverUrl);
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  return async (context, next) => {
    if (hosts.has(context.req.header('host') ?? '')) return next();
    return context.text('This server is for this machine only.', 403);
  };
}

/** Refuses changes that other pages request: a browser names the origin of each such request. */
export function fromOwnPages(): MiddlewareHandler {
  return async (context, next) => {
    const isOwn = context.req.header('origin') === `http://${context.req.header('host')}`;
    if (isOwn || READS.has(context.req.method)) return next();
    return context.text('Only a page of this server may send this.', 403);
  };
}
