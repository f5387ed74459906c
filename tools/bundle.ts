import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RolldownOutput, rolldown } from 'rolldown';

/** The command that updates `dist/`; named in every message about a stale `dist/`. */
export const BUILD_COMMAND = 'npm run build';

/** The files that a runner starts, and the function of the bundle that each of them calls. */
export const ENTRIES = { 'index.js': 'step', 'post.js': 'post' } as const;

/** Put in place of libraries that would be loaded at every start and are never used: docs/decisions/0009-parts-of-undici.md. */
const NOT_NEEDED = ['@actions/http-client/lib/auth', '@actions/http-client', 'undici$', './client-h2.js'];

/**
 * One file for all that each way to start loads at once, without what an earlier one holds: left to itself, the bundler
 * spreads it over several, and the start takes longer.
 */
const STARTS = [
  { name: 'start', test: /[\\/]src[\\/]index\.ts$/ },
  { name: 'post', test: /[\\/]src[\\/]post\.ts$/ },
  { name: 'main', test: /[\\/]src[\\/]main\.ts$/ },
];

/**
 * Bundles `src/index.ts` of the working directory into `folder`, with the licences of everything bundled and the
 * entries. The folder is emptied first: unused chunks would otherwise stay. The same sources and versions give the same
 * bytes anywhere. Types are not checked: that is `npm run typecheck`. Throws when the bundler complains. Why CommonJS:
 * docs/decisions/0016-rolldown-and-commonjs.md.
 */
export async function bundle(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const library = join(folder, 'bundle');
  const stub = resolve('src/http/without-http-client.ts');
  const build = await rolldown({
    input: { index: 'src/index.ts' },
    platform: 'node',
    tsconfig: false,
    // Names of modules must not depend on where the packages are.
    resolve: { alias: Object.fromEntries(NOT_NEEDED.map((name) => [name, stub])), symlinks: false },
    // Undici leaves out its second, experimental HTTP parser if this is defined.
    transform: { target: 'node24', define: { esbuildDetection: '{}' } },
    // Libraries import more than they need for what we use. None of ours has an effect when it is loaded.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]/, external: false, sideEffects: false }] },
    logLevel: 'warn',
    onLog(_level, { message }) {
      throw new Error(`The bundle was not built.\n${message}`);
    },
  });
  const output = await build.write({
    dir: library,
    format: 'cjs',
    strict: true,
    minify: false,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'undici', test: /[\\/]node_modules[\\/]undici[\\/]/ }, ...STARTS] },
  });
  await build.close();
  writeFileSync(join(library, 'package.json'), '{ "type": "commonjs" }\n');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'licenses.txt'), licencesOf(output));
  // Modules, so that Node fails a step that waits for something that can't happen.
  for (const [name, call] of Object.entries(ENTRIES)) {
    writeFileSync(join(folder, name), `import { ${call} } from './bundle/index.js';\n\nawait ${call}();\n`);
  }
}

/** Writes for each package with code in the bundle its name, its kind of licence and the text of the licence. */
function licencesOf({ output }: RolldownOutput): string {
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  const folders = modules.flatMap(([name, { renderedLength }]) => {
    const found = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(name)?.[0];
    return found === undefined || renderedLength === 0 ? [] : [found];
  });
  return [...new Set(folders)].sort().map(licenceOf).join('\n\n');
}

function licenceOf(folder: string): string {
  const { name, license }: PackageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
  return [name, license, ...files.map((file) => readFileSync(join(folder, file), 'utf8'))].join('\n');
}

interface PackageJson {
  readonly name: string;
  readonly license: string;
}

/**
 * Compares two folders byte for byte and returns a line for each file that is missing, superfluous or different in
 * `committed`, sorted by name. An empty list means that they are the same; an empty build is not accepted.
 */
export function differences(committed: string, rebuilt: string): readonly string[] {
  const [ours, theirs] = [filesIn(committed), filesIn(rebuilt)];
  if (theirs.length === 0) return ['(nothing was built)'];
  return [...new Set([...ours, ...theirs])].sort().flatMap((name) => {
    if (!ours.includes(name)) return [`${name}: missing`];
    if (!theirs.includes(name)) return [`${name}: no longer built`];
    return readFileSync(join(committed, name)).equals(readFileSync(join(rebuilt, name))) ? [] : [`${name}: differs`];
  });
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
