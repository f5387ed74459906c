import { constants } from 'node:fs';
import { access, open, readdir, realpath, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import type { Variables } from '../process.ts';

/** A program that can be run in isolation. */
export interface Program {
  /** Where it really is. */
  readonly file: string;
  /** What has to be shown to the agent for it, besides the system's folders. */
  readonly binds: readonly string[];
  /** The value of PATH with which it finds its interpreter. */
  readonly path: string;
}

/** Shown to every agent. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib'];
const PATH = '/usr/local/bin:/usr/bin:/bin';
const FIRST_LINE_BYTES = 256;

/**
 * Finds the program of a command: in PATH, or with a `/` in the workspace. Returns what must be shown to run it (itself,
 * or the topmost `node_modules` around it, and its interpreter), or sentences that say why it can't be run.
 */
export async function findProgram(
  name: string,
  environment: Variables,
): Promise<Program | { readonly problem: string; readonly hint?: string }> {
  const found = await locate(name, environment);
  if ('problem' in found) return found;
  const file = await realpath(found.path);
  const interpreter = await interpreterOf(file, environment);
  if (interpreter !== null && 'problem' in interpreter) return interpreter;
  const node = interpreter === null ? [] : [interpreter.path];
  const binds = [wholeOf(file), ...node].filter((path) => !isBelow(path, SYSTEM));
  for (const path of binds) {
    const shown = await whatItShows(path, environment);
    if (shown !== null)
      return {
        problem: `To run \`${name}\` in isolation, ${path} would be shown to it, which ${shown}.`,
        hint: 'Install it in a folder of its own, for example with `npm install -g`.',
      };
  }
  return {
    file,
    binds,
    path: [...node.map(dirname).filter((folder) => !isBelow(folder, SYSTEM)), PATH].join(delimiter),
  };
}

type Located = { readonly path: string } | { readonly problem: string; readonly hint?: string };

async function locate(name: string, environment: Variables): Promise<Located> {
  const workspace = environment['GITHUB_WORKSPACE'] ?? '';
  const own = name.includes('/');
  const folders = own ? [isAbsolute(name) ? '/' : workspace] : (environment['PATH'] ?? '').split(delimiter);
  const files = folders.filter(isAbsolute).map((folder) => join(folder, name));
  for (const path of files) if (await isFile(path, constants.X_OK)) return { path };
  for (const path of files)
    if (await isFile(path)) return { problem: `${path} is not executable.`, hint: 'Run `chmod +x` on it.' };
  const where = own ? `${files[0]} does not exist` : `\`${name}\` was not found in PATH (${environment['PATH']})`;
  return { problem: `${where}.` };
}

async function isFile(path: string, right = constants.F_OK): Promise<boolean> {
  try {
    await access(path, right);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The program named in a script's first line, as the agent will have to find it; null for other files. */
async function interpreterOf(file: string, environment: Variables): Promise<Located | null> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE_BYTES), 0, FIRST_LINE_BYTES, 0);
  const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
  const [, program, argument] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(line) ?? [];
  if (program === undefined) return null;
  const name = program.endsWith('/env') && argument !== undefined ? argument : program;
  const found = await locate(name, environment);
  return 'problem' in found ? { ...found, problem: `${file} needs \`${name}\`. ${found.problem}` } : found;
}

/** A package's program needs the packages around it. */
function wholeOf(file: string): string {
  const parts = file.split(sep);
  const at = parts.indexOf('node_modules');
  return at === -1 ? file : parts.slice(0, at + 1).join(sep);
}

/** What of the machine that an agent must not see is in a file or folder, as the end of a sentence; null: nothing. */
async function whatItShows(path: string, environment: Variables): Promise<string | null> {
  const { HOME, GITHUB_WORKSPACE, RUNNER_TEMP } = environment;
  const places = { 'a home folder': [HOME, '/root'], 'the workspace': [GITHUB_WORKSPACE], RUNNER_TEMP: [RUNNER_TEMP] };
  for (const [what, folders] of Object.entries(places))
    if (folders.some((folder) => folder !== undefined && isBelow(folder, [path]))) return `contains ${what}`;
  if (!(await stat(path)).isDirectory()) return null;
  const names = await readdir(path, { recursive: true });
  return names.some((name) => name.split(sep).at(-1) === '.git') ? 'contains a .git folder' : null;
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
}
