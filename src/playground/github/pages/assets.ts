import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { Hono } from 'hono';

const require = createRequire(import.meta.url);
const own = (name: string): string => join(import.meta.dirname, 'assets', name);

const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

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
  for (const [name, file] of Object.entries(ASSETS)) {
    routes.get(`${FOLDER}/${name}`, async (context) => {
      const headers = { 'content-type': `${TYPES[extname(name)]}; charset=utf-8`, 'cache-control': 'max-age=3600' };
      return context.body(await readFile(file, 'utf8'), 200, headers);
    });
  }
  return routes;
}
