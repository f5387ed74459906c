import type { MiddlewareHandler } from 'hono';

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
