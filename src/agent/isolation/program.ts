import { constants } from 'node:fs';
import { access, open, readdir, realpath, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import type { Variables } from '../process.ts';

/** A program that can be run in isolation: where it really is, what must be shown for it, and the PATH that it needs. */
export interface Program {
  readonly file: string;
  readonly binds: readonly string[];
  readonly path: string;
}

/** Sentences that say why it can't be run. */
type Problem = { readonly problem: string; readonly hint?: string };

/** Shown to every agent. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib'];
const PATH = '/usr/local/bin:/usr/bin:/bin';
const FIRST_LINE_BYTES = 256;

/**
 * Finds the program of a command: in PATH, or with a `/` in the workspace. Returns what must be shown to run it (itself,
 * or the topmost `node_modules` around it, and its interpreter), or sentences that say why it can't be run.
 */
export async function findProgram(name: string, environment: Variables): Promise<Program | Problem> {
  const found = await locate(name, environment);
  if (typeof found === 'object') return found;
  const file = await realpath(found);
  const interpreter = await interpreterOf(file, environment);
  if ('problem' in interpreter) return interpreter;
  const further = interpreter.filter((path) => !isBelow(path, SYSTEM));
  const binds = [wholeOf(file), ...further].filter((path) => !isBelow(path, SYSTEM));
  for (const path of binds) {
    const shown = await whatItShows(path, environment);
    const problem = `To run \`${name}\` in isolation, ${path} would be shown to it, which ${shown}.`;
    if (shown !== null)
      return { problem, hint: 'Install it in a folder of its own, for example with `npm install -g`.' };
  }
  return { file, binds, path: [...further.map(dirname), PATH].join(delimiter) };
}

async function locate(name: string, environment: Variables): Promise<string | Problem> {
  const { PATH: path, GITHUB_WORKSPACE: workspace = '' } = environment;
  const own = name.includes('/');
  const folders = own ? [isAbsolute(name) ? '/' : workspace] : (path ?? '').split(delimiter);
  const files = folders.filter(isAbsolute).map((folder) => join(folder, name));
  for (const file of files) if (await isFile(file, constants.X_OK)) return file;
  for (const file of files)
    if (await isFile(file)) return { problem: `${file} is not executable.`, hint: 'Run `chmod +x` on it.' };
  const where = own ? `${files[0]} does not exist` : `\`${name}\` was not found in PATH (${path})`;
  return { problem: `${where}.` };
}

async function isFile(path: string, right = constants.F_OK): Promise<boolean> {
  const failed = await access(path, right).catch((error: unknown) => error);
  return failed === undefined && (await stat(path)).isFile();
}

/** The program named in a script's first line, as the agent will have to find it; none for other files. */
async function interpreterOf(file: string, environment: Variables): Promise<readonly string[] | Problem> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE_BYTES), 0, FIRST_LINE_BYTES, 0);
  const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
  const [, program, argument] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(line) ?? [];
  if (program === undefined) return [];
  const name = program.endsWith('/env') && argument !== undefined ? argument : program;
  const found = await locate(name, environment);
  return typeof found === 'string' ? [found] : { ...found, problem: `${file} needs \`${name}\`. ${found.problem}` };
}

/** A package's program needs the packages around it. */
function wholeOf(file: string): string {
  return /^.*?\/node_modules(?=\/)/.exec(file)?.[0] ?? file;
}

/** What of the machine that an agent must not see is in a file or folder, as the end of a sentence; null: nothing. */
async function whatItShows(path: string, { HOME, GITHUB_WORKSPACE, RUNNER_TEMP }: Variables): Promise<string | null> {
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
