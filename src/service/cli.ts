/** The command `npm run service`; `command.ts` defines its arguments. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { problemsAtStart } from './check-start.ts';
import { type Command, inWords, joinSettings, parseCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { importEvidence } from './evidence-rows.ts';
import { helpText } from './help.ts';
import { newKey } from './keys.ts';
import { startService } from './server.ts';
import { DEFAULT_DATABASE, readSettings, SettingsError } from './settings.ts';
import { JobStore, resultBranch, type StoredJob } from './store.ts';
import { generateVisits } from './visit-generator.ts';
import { writeVisits } from './visit-lines.ts';
import { ImportError, importVisits } from './visits-import.ts';

type OnJob = Extract<Command, { readonly jobId: string }>;
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
    case 'archive':
    case 'show':
      return printJob(command, databaseOf(await settingsOf(command)));
    case 'import':
      return await printImport(command, databaseOf(await settingsOf(command)));
    case 'visits':
      await writeVisits(generateVisits(command.plan), process.stdout);
      return 0;
    case 'serve':
      await serve(await settingsOf(command));
      return null;
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
  console.log(`The documentation service is listening at ${service.url}\n${service.isolation.said}`);
}

function databaseOf(settings: Readonly<Record<string, unknown>>): string {
  return resolve(v.parse(v.optional(v.string(), DEFAULT_DATABASE), settings['database']));
}

async function printImport({ what, format, file, project }: Importing, database: string): Promise<number> {
  const options = { database, project };
  try {
    console.log(
      await (what === 'visits' ? importVisits(file, { ...options, format }) : importEvidence(what, file, options)),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    console.error(`No ${what === 'feedback' ? 'votes' : what} were added. ${error.message}`);
    return 1;
  }
}

function printJob(command: OnJob, file: string): number {
  const job = existsSync(file) ? readJob(file, command) : null;
  if (job === null) {
    console.error(`There is no job ${command.jobId} in ${file}.`);
    return 1;
  }
  const all = { ...job, branch: resultBranch(job) };
  for (const [name, value] of Object.entries(all)) console.log(`${name}: ${shown(name, value)}`);
  return 0;
}

function readJob(file: string, { kind, jobId }: OnJob): StoredJob | null {
  using stack = new DisposableStack();
  const store = new JobStore(stack.adopt(openDatabase(file), (opened) => opened.close()));
  return kind === 'archive' ? store.archive(jobId, Date.now()) : store.find(jobId);
}

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
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new SettingsError([`${file} cannot be read: ${String(error)}`]);
  });
  try {
    return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
  } catch {
    // Without the parser's message: it quotes the file, which may hold secrets.
    throw new SettingsError([`${file} is not a JSON object.`]);
  }
}

try {
  const code = await run(parseCommand(process.argv.slice(2)));
  if (code !== null) process.exitCode = code;
} catch (error) {
  const problems =
    error instanceof SettingsError ? error.problems : [error instanceof Error ? error.message : String(error)];
  console.error(['The service was not started:', ...problems.map((problem) => `  ${inWords(problem)}`)].join('\n'));
  console.error('npm run service -- --help lists all commands.');
  process.exitCode = 2;
}
