import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/** The command that updates `dist/`; named in every message about a stale `dist/`. */
export const BUILD_COMMAND = 'npm run build';

/** The files that a runner starts, and the function of the bundle that each of them calls. */
export const ENTRIES = { 'index.js': 'step', 'post.js': 'post' } as const;

/**
 * Bundles `src/index.ts` of the working directory into `folder`, with the licences of everything bundled and the
 * entries. The folder is emptied first: unused chunks would otherwise stay. No cache, so that the same sources and
 * versions give the same bytes anywhere. Types are not checked: that is `npm run typecheck`.
 * Throws when the bundler complains.
 */
export function bundle(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const library = join(folder, 'bundle');
  const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [ncc, 'build', 'src/index.ts', '--out', library, '--license', 'licenses.txt', '--no-cache', '--transpile-only'],
    { encoding: 'utf8' },
  );
  // The bundler writes some of its errors to standard output.
  if (status !== 0) throw new Error(`The bundle was not built.\n${stdout}${stderr}`);
  for (const name of filesIn(library).filter((file) => file.endsWith('.js'))) {
    const path = join(library, name);
    writeFileSync(path, withoutIndentation(withoutComments(readFileSync(path, 'utf8'))));
  }
  // `package.json` declares all of it as modules, including the entries.
  for (const name of ['licenses.txt', 'package.json']) renameSync(join(library, name), join(folder, name));
  for (const [name, call] of Object.entries(ENTRIES)) {
    writeFileSync(join(folder, name), `import { ${call} } from './bundle/index.js';\n\nawait ${call}();\n`);
  }
}

/** The bundler names the modules that follow (`// EXTERNAL MODULE: ./src/main.ts`): those lines stay. */
const COMMENT_LINES = /^[ \t]*(?:\/\/(?!.* MODULE: ).*|\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*)\n/gm;

/**
 * Removes comments on their own lines, because every runner would download them, and unminified packages have more
 * comments than code. Licences are in a separate file. Throws if it would remove anything other than a comment.
 */
export function withoutComments(code: string): string {
  const shorter = code.replace(COMMENT_LINES, '');
  if (emitted(shorter) !== emitted(code)) throw new Error('What looks like a comment in the bundle is code.');
  return shorter;
}

/** Removes the indentation, a thirtieth of the download, except in multi-line texts. Throws like `withoutComments`. */
export function withoutIndentation(code: string): string {
  const texts = textsOf(ts.createSourceFile('bundle.js', code, ts.ScriptTarget.ESNext));
  let next = 0;
  const shorter = code.replace(/^[ \t]+/gm, (blanks, at: number) => {
    while ((texts[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    return (texts[next]?.start ?? Number.POSITIVE_INFINITY) < at ? blanks : '';
  });
  if (emitted(shorter) !== emitted(code)) throw new Error('What looks like indentation in the bundle is text.');
  return shorter;
}

/** Lists where the template texts of a file are, in order. */
function textsOf(file: ts.SourceFile): readonly { readonly start: number; readonly end: number }[] {
  const found: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push({ start: node.getStart(file), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((one, other) => one.start - other.start);
}

function emitted(code: string): string {
  const { ESNext: target } = ts.ScriptTarget;
  const compilerOptions = { removeComments: true, target, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(code, { compilerOptions, fileName: 'bundle.js' }).outputText;
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
