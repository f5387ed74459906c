/** The command `npm run service`; `command.ts` defines its arguments. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { copyDatabase, restoreDatabase } from './backup.ts';
import { problemsAtStart, wordsOfStart } from './check-start.ts';
import { type Command, inWords, joinSettings, parseCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { databaseProblem, expectDatabase, reasonOf } from './database-file.ts';
import { importEvidence } from './evidence-rows.ts';
import { helpText } from './help.ts';
import { newKey } from './keys.ts';
import { startService } from './server.ts';
import { databaseOf, readSettings, SettingsError } from './settings.ts';
import { JobStore, resultBranch, type StoredJob } from './store.ts';
import { expectProject, importVisits } from './visits-import.ts';

type Importing = Extract<Command, { readonly kind: 'import' }>;

/** Runs the command; returns the exit code, or null while the service runs. */
async function run(command: Command): Promise<number | null> {
  switch (command.kind) {
    case 'help':
      console.log(helpText());
      return 0;
    case 'key':
      console.log(newKey());
      return 0;
    case 'wrong':
      console.error(`${command.problem}\nnpm run service -- --help lists all commands.`);
      return 2;
    case 'serve':
      await serve(await settingsOf(command));
      return null;
    default:
      return await useDatabase(command, databaseOf(await settingsOf(command)));
  }
}

async function serve(input: unknown): Promise<void> {
  const settings = readSettings(input);
  const problems = await problemsAtStart(settings, process.env);
  if (problems.length > 0) throw new SettingsError(problems);
  const service = await startService(settings, { log: (line) => console.error(line) });
  const stop = (): void => {
    // A second signal ends the process at once; the jobs are safe in any case.
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    void service.stop();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  console.log(wordsOfStart(settings, service));
}

type OnDatabase = Exclude<Command, { readonly kind: 'help' | 'key' | 'serve' | 'wrong' }>;

/** Commands that need no service, but may be used while one runs, except for `restore`. */
async function useDatabase(command: OnDatabase, file: string): Promise<number> {
  if (command.kind === 'import') return await printImport(command, file);
  if (command.kind === 'restore') {
    const replaced = await restoreDatabase(resolve(command.operand), file);
    console.log(`Restored ${file}.${replaced === null ? '' : ` The database that was there is now ${replaced}.`}`);
    return 0;
  }
  expectDatabase(file);
  if (command.kind === 'backup') {
    copyDatabase(file, resolve(command.operand));
    console.log(`Copied ${file} to ${resolve(command.operand)}.`);
    return 0;
  }
  using database = openDatabase(file);
  const store = new JobStore(database);
  if (command.kind === 'jobs') {
    if (command.project !== null) expectProject(database, { project: command.project, database: file });
    for (const job of store.list(command.project)) console.log(inOneLine(job));
    return 0;
  }
  const { kind, operand } = command;
  return printJob(operand, kind === 'archive' ? store.archive(operand, Date.now()) : store.find(operand));
}

async function printImport({ what, format, file, project }: Importing, database: string): Promise<number> {
  const options = { database, project };
  try {
    console.log(
      await (what === 'visits' ? importVisits(file, { ...options, format }) : importEvidence(what, file, options)),
    );
    return 0;
  } catch (error) {
    console.error(`No ${what === 'feedback' ? 'votes' : what} were added. ${wordsOf(error)}`);
    return 1;
  }
}

function printJob(id: string, job: StoredJob | null): number {
  if (job === null) {
    console.error(`There is no job ${id}.`);
    return 1;
  }
  const all = { ...job, branch: resultBranch(job) };
  for (const [name, value] of Object.entries(all)) console.log(`${name}: ${shown(name, value)}`);
  return 0;
}

function inOneLine(job: StoredJob): string {
  const result = job.prLink ?? resultBranch(job) ?? '-';
  const words = [job.id, job.status.padEnd(9), new Date(job.createdAt).toISOString(), job.project, result];
  return [...words, shown('prompt', job.prompt.replace(/\s+/g, ' ').slice(0, MOST_PROMPT))].join('  ');
}

/** How much of a prompt a line shows (characters). */
const MOST_PROMPT = 60;

function shown(name: string, value: string | number | null): string {
  if (typeof value === 'number' && name.endsWith('At')) return new Date(value).toISOString();
  // Prompts and agents' output must not control the terminal.
  return value === null || value === ''
    ? '-'
    : String(value)
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(/\n/g, '\n  ');
}

async function settingsOf(
  command: Extract<Command, { readonly config: unknown }>,
): Promise<Readonly<Record<string, unknown>>> {
  return joinSettings(await readConfig(command.config), command.flags, process.env);
}

async function readConfig(file: string | null): Promise<Readonly<Record<string, unknown>>> {
  if (file === null) return {};
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new SettingsError([`${file} can't be read: ${reasonOf(error)}.`]);
  });
  try {
    return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
  } catch {
    // Without the parser's message: it quotes the file, which may hold secrets.
    throw new SettingsError([`${file} is not a JSON object.`]);
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const command = parseCommand(process.argv.slice(2));
try {
  const code = await run(command);
  if (code !== null) process.exitCode = code;
} catch (error) {
  const problems = error instanceof SettingsError ? error.problems : [databaseProblem(error) ?? wordsOf(error)];
  const title = command.kind === 'serve' ? 'The service was not started:' : 'Nothing was done:';
  console.error([title, ...problems.map((problem) => `  ${inWords(problem)}`)].join('\n'));
  console.error('npm run service -- --help lists all commands.');
  process.exitCode = 2;
}
