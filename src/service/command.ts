import { parseArgs } from 'node:util';
import type { EvidenceKind } from './evidence-rows.ts';
import { readInstant } from './instant.ts';
import { PROJECT_ID, SECRET_VARIABLES } from './settings.ts';
import type { VisitPlan } from './visit-generator.ts';
import { VISIT_FORMATS, type VisitFormat } from './visits-import.ts';

export interface Option {
  /** The placeholder for the value in the help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
  /** The path of the setting that it gives, without the number of the project. */
  readonly setting?: string;
}

/** Every option of the command line; the parser, the help and the errors of the settings use it. */
export const OPTIONS = {
  config: { value: 'FILE', help: 'settings as JSON (below); options win over it' },
  project: { value: 'ID', help: 'id of the one project', setting: 'projects.id' },
  git: { value: 'ADDRESS', help: 'path or address of its git repository', setting: 'projects.git' },
  ref: {
    value: 'BRANCH',
    help: "branch that agents start from (the repository's default branch)",
    setting: 'projects.ref',
  },
  repository: {
    value: 'OWNER/NAME',
    help: 'its name at GitHub (a path without it gets branches only)',
    setting: 'projects.repository',
  },
  'no-pull-request': { help: 'push branches only, and never contact GitHub' },
  'github-api': { value: 'URL', help: "address of GitHub's API (https://api.github.com)", setting: 'github.apiUrl' },
  host: { value: 'HOST', help: 'address to listen on (127.0.0.1)', setting: 'host' },
  port: { value: 'NUMBER', help: 'port to listen on, 0 for any free one (4180)', setting: 'port' },
  prefix: { value: 'PATH', help: 'path before /v1 and /v2, such as /docs-service (none)', setting: 'prefix' },
  database: { value: 'FILE', help: 'SQLite file, created if missing (docs-service.sqlite)', setting: 'database' },
  'agent-name': { value: 'NAME', help: "shown as a job's model (the program's name)", setting: 'agent.name' },
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
  isolation: { value: 'MODE', help: 'auto (where it can be had), required or none (auto)', setting: 'isolation' },
  minutes: { value: 'NUMBER', help: 'time limit of an agent (20)', setting: 'agent.minutes' },
  'at-once': { value: 'NUMBER', help: 'jobs that run at the same time (2)', setting: 'atOnce' },
  'per-hour': { value: 'NUMBER', help: 'job limit of a project per hour (100)', setting: 'creationsPerHour' },
  seed: { value: 'NUMBER', help: 'the same seed and plan produce the same visits (1)' },
  pages: { value: 'NUMBER', help: 'number of visited pages (200)' },
  visits: { value: 'NUMBER', help: 'total number of visits (10000)' },
  from: { value: 'DATE', help: 'first day of the visits, or an ISO 8601 time' },
  to: { value: 'DATE', help: 'day after the last one, or an ISO 8601 time' },
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
  | (Given & { readonly kind: 'archive' | 'show'; readonly jobId: string })
  | (Given & {
      readonly kind: 'import';
      readonly what: 'visits' | EvidenceKind;
      readonly format: VisitFormat;
      readonly file: string;
      readonly project: string;
    })
  | { readonly kind: 'visits'; readonly plan: VisitPlan }
  | { readonly kind: 'wrong'; readonly problem: string };

/** A file with settings, and those of the command line. */
interface Given {
  readonly config: string | null;
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
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [name = 'serve', operand, ...more] = positionals;
  if (values.help === true || name === 'help') return { kind: 'help' };
  const config = typeof values.config === 'string' ? values.config : null;
  const flags = flagsOf(values, agent);
  if (name === 'archive' || name === 'show') {
    if (operand === undefined || more.length > 0) return wrong(`${name} needs the id of one job.`);
    return { kind: name, jobId: operand, config, flags };
  }
  if (name === 'import' && more.length === 0) return importOf(values, operand, { config, flags });
  if (operand !== undefined) return wrong(`Unexpected argument after ${name}: ${[operand, ...more].join(' ')}.`);
  if (name === 'visits') return planOf(values);
  if (name === 'serve') return { kind: 'serve', config, flags };
  return name === 'key' ? { kind: 'key' } : wrong(`There is no command ${name}.`);
}

function wrong(problem: string): Command {
  return { kind: 'wrong', problem };
}

function importOf(values: Values, operand: string | undefined, given: Given): Command {
  const { project } = values;
  if (typeof project !== 'string' || !PROJECT_ID.test(project)) {
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
  return { kind: 'import', ...chosen, format, project, ...given };
}

const EVIDENCE = ['searches', 'questions', 'feedback'] as const satisfies readonly EvidenceKind[];

/** Joins settings of the file, the command line and the environment's secrets; later ones win. */
export function joinSettings(
  file: Readonly<Record<string, unknown>>,
  flags: Flags,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, unknown>> {
  const keys = environment[SECRET_VARIABLES.keys]
    ?.split(/[\s,]+/)
    .filter((key) => key !== '')
    .map(keyOf);
  const token = environment[SECRET_VARIABLES.token];
  const nested = (name: string, more: object): object => ({ ...partOf(file, name), ...partOf(flags, name), ...more });
  return {
    port: 4180,
    ...file,
    ...flags,
    ...(keys === undefined ? {} : { keys }),
    github: nested('github', token === undefined ? {} : { token }),
    agent: nested('agent', {}),
  };
}

/** A key may start with its project: `handbook:docs_…`. */
function keyOf(text: string): string | { readonly key: string; readonly project: string } {
  const [, project, key] = /^([^:]*):(.*)$/.exec(text) ?? [];
  return project === undefined || key === undefined ? text : { key, project };
}

function partOf(settings: Readonly<Record<string, unknown>>, name: string): object {
  const part = settings[name];
  return typeof part === 'object' && part !== null ? part : {};
}

function parserOptions(): Record<string, { readonly type: 'string' | 'boolean'; readonly multiple: boolean }> {
  const entries = Object.entries<Option>(OPTIONS).map(([name, { value }]) => {
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
    return [name, { type, multiple: /^agent-(?:variable|host)$/.test(name) }] as const;
  });
  return Object.fromEntries(entries);
}

function flagsOf(values: Values, agent: readonly string[]): Flags {
  const given = Object.entries<Option>(OPTIONS).flatMap(([name, { setting, value }]) => {
    const said = values[name as keyof Values];
    return setting === undefined || said === undefined
      ? []
      : [{ setting, said: value === 'NUMBER' ? numberOf(said) : said }];
  });
  const below = (parent: string): object => {
    const own = given.filter(({ setting }) => setting.replace(/\.?\w+$/, '') === parent);
    return Object.fromEntries(own.map(({ setting, said }) => [setting.split('.').at(-1), said]));
  };
  const project = below('projects');
  return {
    ...below(''),
    ...(values['no-pull-request'] === true ? { pullRequests: false } : {}),
    github: below('github'),
    agent: { ...below('agent'), ...(agent.length === 0 ? {} : { command: agent }) },
    ...(Object.keys(project).length === 0 ? {} : { projects: [project] }),
  };
}

/** An invalid number becomes NaN, which the settings refuse by name. */
function numberOf(value: Values[keyof Values]): number {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** What gives the settings that no option gives. */
const OTHERS: Readonly<Record<string, string>> = {
  keys: SECRET_VARIABLES.keys,
  'github.token': SECRET_VARIABLES.token,
  projects: '--project and --git',
  'agent.command': 'the agent after `--`',
};

const IF_MISSING: Readonly<Record<string, string>> = {
  keys: 'Print a new key with `npm run service -- key`, and set the variable to it.',
  'github.token': 'Set it to a token that may push and open pull requests, or add --no-pull-request.',
  projects: 'Name the project, and the path or address of its git repository.',
  'projects.id': 'Name the project, such as `--project handbook`.',
  'projects.git': 'Name the path or address of the git repository with the documentation.',
  'projects.repository': 'Name the repository at GitHub as owner/name, or add --no-pull-request.',
};

/** Says a problem with a setting (`keys: is missing`) in the words of the command line; other texts stay. */
export function inWords(problem: string): string {
  const [, path = '', rest = ''] = /^([\w.]+): (.*)$/s.exec(problem) ?? [];
  const setting = path.replace(/(?<=^projects)\.\d+(?=\.)|(?<!^projects)\.\d+$/, '');
  const option = Object.entries<Option>(OPTIONS).find(([, each]) => each.setting === setting)?.[0];
  const name = option === undefined ? OTHERS[setting] : `--${option}`;
  if (name === undefined) return problem;
  const advice = /^is missing/.test(rest) ? IF_MISSING[setting] : undefined;
  return `${name} (${path} in a settings file): ${advice === undefined ? rest : `missing. ${advice}`}`;
}

const PLAN_NUMBERS = {
  seed: { usual: 1, least: 0, most: 2 ** 32 - 1 },
  pages: { usual: 200, least: 1, most: 1_000_000 },
  visits: { usual: 10_000, least: 0, most: 1_000_000_000 },
} as const;

/** Reads a plan for made-up visits from the options of the command line; every problem is one sentence. */
function planOf(said: Values): Command {
  const problems: string[] = [];
  const number = (name: keyof typeof PLAN_NUMBERS): number => {
    const { usual, least, most } = PLAN_NUMBERS[name];
    const text = said[name];
    if (text === undefined) return usual;
    const read = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(read >= least && read <= most)) problems.push(`--${name}: expected a whole number from ${least} to ${most}.`);
    return read;
  };
  const instant = (name: 'from' | 'to'): number => {
    const text = said[name];
    const read = typeof text === 'string' ? readInstant(text) : null;
    if (read === null) problems.push(`--${name}: expected a date such as 2026-11-09.`);
    return read?.at ?? Number.NaN;
  };
  const numbers = { seed: number('seed'), pages: number('pages'), visits: number('visits') };
  const plan = { ...numbers, from: instant('from'), to: instant('to') };
  if (plan.from >= plan.to) problems.push('--from: expected a date before that of --to.');
  return problems.length === 0 ? { kind: 'visits', plan } : wrong(problems.join('\n'));
}
