import { constants } from 'node:fs';
import { access, open, readdir, realpath, stat } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import type { Variables } from '../process.ts';

/** A program: where it really is, and for isolation what must be shown for it, and the PATH that it needs. */
export interface Program {
  readonly file: string;
  readonly binds: readonly string[];
  readonly path: string;
  /** Why it can't be run in isolation; null if it can. */
  readonly unfit: Problem | null;
}

/** Sentences that say why it can't be run. */
type Problem = { readonly problem: string; readonly hint?: string };

/** Shown to every agent. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib'];
const PATH = '/usr/local/bin:/usr/bin:/bin';
const FIRST_LINE_BYTES = 256;
const CHECK_OUT =
  'Check out the repository in a step before this one (`actions/checkout`), or correct the path in the workspace.';

/** In PATH, or with a `/` in the workspace. It needs the topmost `node_modules` around it, and its interpreter. */
export async function findProgram(name: string, environment: Variables): Promise<Program | Problem> {
  const found = await locate(name, environment);
  if (typeof found === 'object') return found;
  const file = await realpath(found);
  const interpreter = await interpreterOf(file, environment);
  if ('problem' in interpreter) return interpreter;
  // A link in a folder of the system may lead elsewhere.
  const ways = [...interpreter, ...(await Promise.all(interpreter.map((path) => realpath(path))))];
  const further = [...new Set(ways)].filter((path) => !isBelow(path, SYSTEM));
  const wholes = [file, ...further].map((path) => toolOf(path, environment) ?? (path === file ? wholeOf(path) : path));
  const binds = [...new Set(wholes)].filter((path) => !isBelow(path, SYSTEM));
  const unfit = (await whatItShows(name, binds, environment)) ?? (await whoIsKeptOut(file, interpreter, binds));
  return { file, binds, path: [...further.map(dirname), PATH].join(delimiter), unfit };
}

async function locate(name: string, environment: Variables): Promise<string | Problem> {
  const { PATH: path, GITHUB_WORKSPACE: workspace = '' } = environment;
  const own = name.includes('/');
  const folders = own ? [isAbsolute(name) ? '/' : workspace] : (path ?? '').split(delimiter);
  const files = folders.filter(isAbsolute).map((folder) => join(folder, name));
  for (const file of files) if (await isFile(file, constants.X_OK)) return file;
  for (const file of files)
    if (await isFile(file)) return { problem: `${file} is not executable.`, hint: 'Run `chmod +x` on it.' };
  const [file = name] = files;
  if (own && (await isFolder(file)))
    return { problem: `${file} is a folder, not a program.`, hint: 'Name the program in it.' };
  if (!own) return { problem: `\`${name}\` was not found in PATH (${path}).` };
  const problem = `${file} does not exist.`;
  return workspace !== '' && isBelow(file, [workspace]) ? { problem, hint: CHECK_OUT } : { problem };
}

async function isFile(path: string, right = constants.F_OK): Promise<boolean> {
  const failed = await access(path, right).catch((error: unknown) => error);
  return failed === undefined && (await stat(path)).isFile();
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isDirectory() ?? false;

/** The program named in a script's first line, as the agent will have to find it; none for other files. */
async function interpreterOf(file: string, environment: Variables): Promise<readonly string[] | Problem> {
  // What we may not read is no script that an agent could run.
  await using handle = await open(file).catch(() => null);
  if (handle === null) return [];
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE_BYTES), 0, FIRST_LINE_BYTES, 0);
  const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
  const [, program, argument] = /^#!\s*(\S+)(?:\s+(?:-S\s+)?(\S+))?/.exec(line) ?? [];
  if (program === undefined) return [];
  if (/\r$/.test(line) && !/\/env\s+-S/.test(line))
    return {
      problem: `The first line of ${file} ends with CR LF, and the system takes the CR as part of the program's name.`,
      hint: 'Give it LF line endings, for example with `*.sh text eol=lf` in `.gitattributes`.',
    };
  const name = program.endsWith('/env') && argument !== undefined ? argument : program;
  // `env -S` takes options, variables and quotes, which only `env` itself understands.
  if (!/^[\w./][\w.+/-]*$/.test(name)) return [];
  const found = await locate(name, environment);
  return typeof found === 'string' ? [found] : { ...found, problem: `${file} needs \`${name}\`. ${found.problem}` };
}

/** A package's program needs the packages around it. */
const wholeOf = (file: string): string => /^.*?\/node_modules(?=\/)/.exec(file)?.[0] ?? file;

/** What is in the runner's tool cache needs the rest of its tool, which has a folder by name, version and processor. */
function toolOf(file: string, { RUNNER_TOOL_CACHE: cache }: Variables): string | null {
  if (!cache || !isBelow(file, [cache])) return null;
  return `${cache}${file.slice(cache.length).split(sep).slice(0, 4).join(sep)}`;
}

/** Says what of the machine that an agent must not see would be shown to it; null: nothing. */
async function whatItShows(name: string, binds: readonly string[], variables: Variables): Promise<Problem | null> {
  const { HOME, GITHUB_WORKSPACE, RUNNER_TEMP } = variables;
  const places = { 'a home folder': [HOME, '/root'], 'the workspace': [GITHUB_WORKSPACE], RUNNER_TEMP: [RUNNER_TEMP] };
  for (const path of binds) {
    const [place] = Object.entries(places).find(([, all]) => all.some((at) => at && isBelow(at, [path]))) ?? [];
    const names = place === undefined && (await isFolder(path)) ? await readdir(path, { recursive: true }) : [];
    const what = place ?? (names.some((each) => each.split(sep).at(-1) === '.git') ? 'a .git folder' : null);
    const problem = `To run \`${name}\` in isolation, the agent would have to see ${path}, which contains ${what}.`;
    const hint = 'Install it in a folder of its own, for example with `npm install -g`.';
    if (what !== null) return { problem, hint };
  }
  return null;
}

/** Says what the agent's own user, who belongs to no group, may not use. It needs to read only scripts. */
async function whoIsKeptOut(file: string, interpreter: readonly string[], binds: readonly string[]) {
  // It has no modes, and no isolation either.
  if (process.platform === 'win32') return null;
  for (const program of [file, ...interpreter]) {
    const real = await realpath(program);
    // What is above it is made for the box.
    const top = [...SYSTEM, ...binds].find((folder) => isBelow(real, [folder])) ?? real;
    let needed = program === file && interpreter.length > 0 ? 5 : 1;
    for (let path = real; path.length >= top.length; path = dirname(path)) {
      const { mode } = await stat(path);
      const shown = (mode & 0o777).toString(8);
      const problem = `In isolation, the agent runs as a user of its own, who may not use ${path} (mode ${shown}).`;
      if ((mode & needed) !== needed) return { problem, hint: `Run \`chmod o+rx ${path}\` in a step before this one.` };
      needed = 1;
    }
  }
  return null;
}

const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
