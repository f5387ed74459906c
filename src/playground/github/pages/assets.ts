import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';

const require = createRequire(import.meta.url);
const own = (name: string): string => join(import.meta.dirname, 'assets', name);

const TYPES = { css: 'text/css', js: 'text/javascript' } as const;

interface Asset {
  readonly file: string;
  readonly type: keyof typeof TYPES;
}

const ASSETS = {
  'page.css': { file: own('page.css'), type: 'css' },
  'live.js': { file: own('live.js'), type: 'js' },
  'write.js': { file: own('write.js'), type: 'js' },
  'diagrams.js': { file: own('diagrams.js'), type: 'js' },
  'markdown.css': { file: require.resolve('github-markdown-css/github-markdown.css'), type: 'css' },
  'mermaid.js': { file: require.resolve('mermaid/dist/mermaid.min.js'), type: 'js' },
} as const satisfies Readonly<Record<string, Asset>>;

/** No login begins with a hyphen, so this hides no account. */
const FOLDER = '/-';

export function assetPath(name: keyof typeof ASSETS): string {
  return `${FOLDER}/${name}`;
}

export function assetRoutes(): Hono {
  const routes = new Hono();
  for (const [name, { file, type }] of Object.entries(ASSETS)) {
    routes.get(`${FOLDER}/${name}`, async (context) => {
      const headers = { 'content-type': `${TYPES[type]}; charset=utf-8`, 'cache-control': 'max-age=3600' };
      return context.body(await readFile(file, 'utf8'), 200, headers);
    });
  }
  return routes;
}
