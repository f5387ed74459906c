import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

const require = createRequire(import.meta.url);
const own = (name: string): string => join(import.meta.dirname, 'assets', name);

const ASSETS = {
  'page.css': own('page.css'),
  'live.js': own('live.js'),
  'diagrams.js': own('diagrams.js'),
  'markdown.css': require.resolve('github-markdown-css/github-markdown.css'),
  'mermaid.js': require.resolve('mermaid/dist/mermaid.min.js'),
} as const;

/** No login begins with a hyphen, so this hides no account. */
const FOLDER = '/-';

export function assetPath(name: keyof typeof ASSETS): string {
  return `${FOLDER}/${name}`;
}

export function assetRoutes(): Hono {
  const routes = new Hono();
  const onFound = (_: string, context: Context): void => context.header('cache-control', 'max-age=3600');
  for (const [name, path] of Object.entries(ASSETS)) routes.get(`${FOLDER}/${name}`, serveStatic({ path, onFound }));
  return routes;
}
