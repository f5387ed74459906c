import { parseArgs } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';
import type { EvidenceKind } from './evidence-rows.ts';
import { PROJECT_ID, SECRET_VARIABLES, stateFolder } from './settings.ts';
import { VISIT_FORMATS, type VisitFormat } from './visits-import.ts';

export interface Option {
  /** The placeholder for the value in the help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
  /** The path of the setting that it gives, without the number of the project; a switch turns it off. */
  readonly setting?: string;
  /** What to do if that setting is missing. */
  readonly missing?: string;
}

/** Every option of the command line; the parser, the help and the errors of the settings use it. */
export const OPTIONS = {
  config: { value: 'FILE', help: 'settings as JSON (below); options win over it' },
  project: {
    value: 'ID',
    help: 'id of the one project',
    setting: 'projects.id',
    missing: 'Name the project, such as `--project handbook`.',
  },
  git: {
    value: 'ADDRESS',
    help: 'path or address of its git repository',
    setting: 'projects.git',
    missing: 'Name the path or address of the git repository with the documentation.',
  },
  ref: {
    value: 'BRANCH',
    help: "branch that agents start from (the repository's default branch)",
    setting: 'projects.ref',
  },
  repository: {
    value: 'OWNER/NAME',
    help: 'its name at GitHub (a path without it gets branches only)',
    setting: 'projects.repository',
    missing: 'Name the repository at GitHub as owner/name, or add --no-pull-request.',
  },
  'no-pull-request': { help: 'push branches only, and never contact GitHub', setting: 'pullRequests' },
  'github-api': { value: 'URL', help: "address of GitHub's API (https://api.github.com)", setting: 'github.apiUrl' },
  host: { value: 'HOST', help: 'address to listen on (127.0.0.1)', setting: 'host' },
  port: { value: 'NUMBER', help: 'port to listen on, 0 for any free one (4180)', setting: 'port' },
  prefix: { value: 'PATH', help: 'path before /v1 and /v2, such as /docs-service (none)', setting: 'prefix' },
  data: {
    value: 'DIR',
    help: 'folder of the database and clones ($XDG_STATE_HOME or ~/.local/state, then docs-agent)',
    setting: 'data',
  },
  database: { value: 'FILE', help: 'the SQLite file, if not docs-service.sqlite in that folder', setting: 'database' },
  'agent-name': { value: 'NAME', help: "shown as a job's model (the agent's program)", setting: 'agent.name' },
  'agent-variable': {
    value: 'NAME',
    help: 'additional environment variable that agents may see (none); may be repeated',
    setting: 'agent.environment',
  },
  'agent-host': {
    value: 'NAME',
    help: 'host that agents in isolation may reach, on port 443 (none); may be repeated',
    setting: 'agent.hosts',
  },
  isolation: { value: 'MODE', help: 'auto (where possible), required or none (auto)', setting: 'isolation' },
  minutes: { value: 'NUMBER', help: 'time limit of an agent (20)', setting: 'agent.minutes' },
  'at-once': { value: 'NUMBER', help: 'jobs that run at the same time (2)', setting: 'atOnce' },
  'per-hour': { value: 'NUMBER', help: 'job limit of a project per hour (100)', setting: 'creationsPerHour' },
  searches: { value: 'FILE', help: 'import: what readers searched for, - for standard input' },
  questions: { value: 'FILE', help: 'import: what readers asked the assistant' },
  feedback: { value: 'FILE', help: "import: readers' votes on pages" },
  format: { value: 'NAME', help: 'import: jsonl, or combined for access logs (jsonl)' },
  help: { help: 'print this' },
} as const satisfies Record<string, Option>;

type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean | readonly string[]>>>;

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'key' }
  | (Given & { readonly kind: 'serve' })
  | (Given & { readonly kind: 'jobs' })
  | (Given & { readonly kind: 'archive' | 'backup' | 'restore' | 'show'; readonly operand: string })
  | (Given & {
      readonly kind: 'import';
      readonly what: 'visits' | EvidenceKind;
      readonly format: VisitFormat;
      readonly file: string;
      readonly project: string;
    })
  | { readonly kind: 'wrong'; readonly problem: string };

/** A file with settings, those of the command line, and its one project. */
interface Given {
  readonly config: string | null;
  readonly project: string | null;
  readonly flags: Flags;
}

/** Unchecked settings from the command line; what it doesn't mention is absent. */
export type Flags = Readonly<Record<string, unknown>>;

/** Reads the command line's arguments; everything after `--` is the agent's own command. */
export function parseCommand(argv: readonly string[]): Command {
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const agent = end < 0 ? [] : argv.slice(end + 1);
  let parsed: { readonly values: Values; readonly positionals: readonly string[] };
  try {
    parsed = parseArgs({ args: [...own], options: parserOptions(), allowPositionals: true });
  } catch (error) {
    return wrong(whyUnread(error instanceof Error ? error.message : String(error)));
  }
  const { values, positionals } = parsed;
  const [name = 'serve', operand, ...more] = positionals;
  if (values.help === true || name === 'help') return { kind: 'help' };
  const [config = null, project = null] = [values.config, values.project].map((each) => each?.toString());
  const given = { config, project, flags: flagsOf(values, agent) };
  if (name === 'archive' || name === 'backup' || name === 'restore' || name === 'show') {
    if (operand === undefined || more.length > 0) return wrong(`${name} needs ${OPERANDS[name]}.`);
    return { kind: name, operand, ...given };
  }
  if (name === 'import' && more.length === 0) return importOf(values, operand, given);
  if (!COMMANDS.includes(name)) return wrong(`There is no command ${name}.${meant(name, COMMANDS) || LOST}`);
  if (operand !== undefined) return wrong(`Unexpected argument after ${name}: ${[operand, ...more].join(' ')}.`);
  return name === 'key' ? { kind: 'key' } : { kind: name === 'jobs' ? name : 'serve', ...given };
}

/** npm keeps the options that come before its first `--` for itself, and hands over their values. */
const LOST = ' If options came before it, put -- before them: npm run service -- --project ID …';

const OPERANDS = {
  archive: 'the id of one job',
  backup: 'the name of one new file',
  restore: 'the name of one backup',
  show: 'the id of one job',
} as const;
const COMMANDS = [...Object.keys(OPERANDS), 'help', 'import', 'jobs', 'key', 'serve'];

/** Says in our words why Node couldn't read the arguments. */
function whyUnread(message: string): string {
  const [, kind, option = ''] = /^(Unknown option|Option) '(--?[^\s']+)/.exec(message) ?? [];
  if (kind === 'Option' && /missing|ambiguous/.test(message))
    return `${option} needs a value. If it comes from a variable, set that variable.`;
  if (kind === undefined || kind === 'Option') return message;
  const options = Object.keys(OPTIONS).map((each) => `--${each}`);
  return `There is no option ${option}.${meant(option, options)}`;
}

function meant(word: string, known: readonly string[]): string {
  const near = closest(word.slice(0, LONGEST), known);
  return distance(word, near) <= 2 ? ` Did you mean ${near}?` : '';
}

const LONGEST = 40;

function wrong(problem: string): Command {
  return { kind: 'wrong', problem };
}

function importOf(values: Values, operand: string | undefined, given: Given): Command {
  const { project } = given;
  if (project === null || !PROJECT_ID.test(project)) {
    return wrong('import needs --project, with the id of the project that was visited.');
  }
  const kinds = EVIDENCE.flatMap((what) => {
    const file = values[what];
    return typeof file === 'string' ? [{ what, file }] : [];
  });
  const files = operand === undefined ? kinds : [...kinds, { what: 'visits', file: operand } as const];
  const [chosen = { what: 'visits', file: '-' } as const, ...more] = files;
  if (more.length > 0) return wrong('import takes one file: visits, or that of --searches, --questions or --feedback.');
  const format = VISIT_FORMATS.find((each) => each === (values.format ?? 'jsonl'));
  if (format === undefined) return wrong(`--format: expected ${VISIT_FORMATS.join(' or ')}.`);
  if (format !== 'jsonl' && chosen.what !== 'visits') return wrong(`--${chosen.what} takes jsonl only.`);
  return { ...given, kind: 'import', ...chosen, format, project };
}

const EVIDENCE = ['searches', 'questions', 'feedback'] as const satisfies readonly EvidenceKind[];

/** Joins settings of the file, the command line and the environment's secrets; later ones win, but keys add up. */
export function joinSettings(
  file: Readonly<Record<string, unknown>>,
  flags: Flags,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, unknown>> {
  const keys = environment[SECRET_VARIABLES.keys]
    ?.split(/[\s,]+/)
    .filter((key) => key !== '')
    .map(keyOf);
  const ofFile = file['keys'] ?? [];
  const token = environment[SECRET_VARIABLES.token] || undefined;
  return {
    port: 4180,
    data: stateFolder(environment),
    ...file,
    ...flags,
    ...(keys === undefined || keys.length === 0 || !Array.isArray(ofFile) ? {} : { keys: [...ofFile, ...keys] }),
    github: { ...Object(file['github']), ...Object(flags['github']), ...(token === undefined ? {} : { token }) },
    agent: { ...Object(file['agent']), ...Object(flags['agent']) },
  };
}

/** A key may start with its project: `handbook:docs_…`. */
function keyOf(text: string): string | { readonly key: string; readonly project: string } {
  const [, project, key] = /^([^:]*):(.*)$/.exec(text) ?? [];
  return project === undefined || key === undefined ? text : { key, project };
}

function parserOptions(): Record<string, { readonly type: 'string' | 'boolean'; readonly multiple: boolean }> {
  const entries = Object.entries<Option>(OPTIONS).map(([name, { value }]) => {
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
    return [name, { type, multiple: /^agent-(?:variable|host)$/.test(name) }] as const;
  });
  return Object.fromEntries(entries);
}

function flagsOf(values: Values, command: readonly string[]): Flags {
  const parts: Record<string, Record<string, unknown>> = { agent: command.length === 0 ? {} : { command } };
  for (const [name, { setting, value }] of Object.entries<Option>(OPTIONS)) {
    const said = values[name as keyof Values];
    if (setting === undefined || said === undefined) continue;
    const [key = '', part = 'own'] = setting.split('.').toReversed();
    parts[part] = { ...parts[part], [key]: value === undefined ? !said : value === 'NUMBER' ? numberOf(said) : said };
  }
  const { own, projects, ...rest } = parts;
  return { ...own, ...rest, ...(projects === undefined ? {} : { projects: [projects] }) };
}

/** An invalid number becomes NaN, which the settings refuse by name. */
function numberOf(value: Values[keyof Values]): number {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** What gives the settings that no option gives, and what to do if they are missing. */
const OTHERS: Readonly<Record<string, Pick<Option, 'missing'> & { readonly name: string }>> = {
  keys: {
    name: SECRET_VARIABLES.keys,
    missing: 'Print a new key with `npm run service -- key`, and set the variable to it.',
  },
  'github.token': {
    name: SECRET_VARIABLES.token,
    missing: 'Set it to a token that may push and open pull requests, or add --no-pull-request.',
  },
  projects: {
    name: '--project and --git',
    missing: 'Name the project, and the path or address of its git repository.',
  },
  'agent.command': { name: 'the agent after `--`' },
};

/** Says a problem with a setting (`keys: is missing`) in the words of the command line; other texts stay. */
export function inWords(problem: string): string {
  const [, path = '', rest = ''] = /^([\w.]+): (.*)$/s.exec(problem) ?? [];
  const setting = path.replace(/(?<=^projects)\.\d+(?=\.)|(?<!^projects)\.\d+$|(?<=^keys)\..*/, '');
  const [option, row] = Object.entries<Option>(OPTIONS).find(([, each]) => each.setting === setting) ?? [];
  const name = option === undefined ? OTHERS[setting]?.name : `--${option}`;
  if (name === undefined) return problem;
  const advice = /^is missing/.test(rest) ? (row ?? OTHERS[setting])?.missing : undefined;
  return `${name} (${path} in a settings file): ${advice === undefined ? rest : `missing. ${advice}`}`;
}
