import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { minify } from 'terser';

/** The files that a runner starts, and the function of the bundle that each calls. */
export const ENTRIES = { 'index.js': 'step', 'post.js': 'post' } as const;

const ISOLATION = 'src/agent/isolation';

/** What undici has for HTTP/2, SOCKS and forms, which we never use: docs/decisions/0009-parts-of-undici.md. */
const UNUSED = String.raw`/^\.\/(client-h2|parser-h1|socks5-proxy-agent|summary|file-command)(\.js)?$|^\.\.\/web\/(fetch\/(body|formdata)|webidl)(\.js)?$/`;

/** Node takes 4 ms each to load them: the assertions that undici checks itself with, and what hashes. Here the first use does. */
const ON_DEMAND: Readonly<Record<string, string>> = {
  'require("node:assert")': '(is, why) => is || require("node:assert")(is, why)',
  'require("node:crypto")': 'new Proxy({}, { get: (_, name) => require("node:crypto")[name] })',
};

/** Leaves out comments and what nothing calls. A call that may throw stays, and functions keep their names, for traces. */
const SHORTER = {
  toplevel: true,
  compress: { passes: 2, global_defs: { esbuildDetection: {} } },
  mangle: { keep_classnames: true, keep_fnames: true },
  format: { beautify: true, comments: false, indent_level: 1 },
} as const;

/**
 * Bundles `src/action/index.ts` of the working directory into `folder`, which is emptied first, with the entries and the licences
 * of all packages. The same sources and versions give the same bytes anywhere. Types are not checked. Why these tools, and
 * why CommonJS: docs/decisions/0016-ncc-and-commonjs.md.
 */
export async function bundle(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bundle'), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const shorten = async (text: string): Promise<string> =>
    (await minify(text.replaceAll('import.meta.dirname', '__dirname'), SHORTER)).code ?? '';
  const ncc = createRequire(import.meta.url)('@vercel/ncc');
  const options = { cache: false, esm: false, license: 'licenses.txt', quiet: true, transpileOnly: true };
  const more = { externals: { [UNUSED]: 'node:util' }, target: 'es2024' };
  const { code, assets } = await ncc(resolve('src/action/index.ts'), { ...options, ...more });
  write('licenses.txt', String(assets['licenses.txt'].source));
  const lazy = (await shorten(code)).replace(/require\("node:(\w+)"\)/g, (each) => ON_DEMAND[each] ?? each);
  write('bundle/index.js', lazy);
  for (const [name, { source }] of Object.entries<{ readonly source: string }>(assets))
    if (name.endsWith('.index.js')) write(`bundle/${name}`, inParentheses(await shorten(String(source))));
  // What runs as root to isolate an agent is found beside the bundle by `src/agent/isolation/isolation.ts`.
  cpSync(ISOLATION, join(folder, 'isolation'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  write('bundle/package.json', '{ "type": "commonjs" }\n');
  write('package.json', '{ "type": "module" }\n');
  for (const [name, call] of Object.entries(ENTRIES))
    write(name, `import bundle from './bundle/index.js';\n\nawait bundle.${call}();\n`);
}

/** Puts each module's function in parentheses, as the bundler wrote it: V8 then compiles it once, when it is loaded. */
function inParentheses(chunk: string): string {
  const opened = chunk.replace(/^ ([\de]+): (?=.*\{$)/gm, ' $1: (');
  const closed = opened.replace(/^ \}(?=,?$)/gm, ' })');
  const [begin, end] = [opened.length - chunk.length, closed.length - opened.length];
  if (begin === end && begin > 0) return closed;
  throw new Error(`${begin} modules begin and ${end} end.`);
}
