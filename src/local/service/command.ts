import { parseArgs } from 'node:util';

interface Option {
  /** What stands for the value in the help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
}

/** Every option of the command line; the parser and the help are made of it. */
const OPTIONS = {
  config: { value: 'FILE', help: 'settings as JSON (below); options win over it' },
  project: { value: 'ID', help: 'id of the one project' },
  git: { value: 'ADDRESS', help: 'path or address of its git repository' },
  ref: { value: 'BRANCH', help: "branch that agents start from (the repository's default branch)" },
  repository: { value: 'OWNER/NAME', help: 'its name at GitHub, where pull requests are opened' },
  'github-api': { value: 'URL', help: "address of GitHub's API (https://api.github.com)" },
  host: { value: 'HOST', help: 'address to listen on (127.0.0.1)' },
  port: { value: 'NUMBER', help: 'port to listen on, 0 for any free one (4180)' },
  prefix: { value: 'PATH', help: 'path before /v1 and /v2, such as /docs-service (none)' },
  database: { value: 'FILE', help: 'SQLite file, made if missing (docs-service.sqlite)' },
  'agent-name': { value: 'NAME', help: "shown as a job's model (docs-agent-page-editor)" },
  'agent-variable': { value: 'NAME', help: 'further environment variable that agents may see (none); may be repeated' },
  minutes: { value: 'NUMBER', help: 'time limit of an agent (20)' },
  'at-once': { value: 'NUMBER', help: 'jobs that run at the same time (2)' },
  'per-hour': { value: 'NUMBER', help: 'jobs a project may be given within an hour (100)' },
  help: { help: 'print this' },
} as const satisfies Record<string, Option>;

/** The environment variables that hold secrets: arguments can be read by every user of the machine. */
export const SECRET_VARIABLES = { keys: 'DOCS_SERVICE_KEYS', token: 'DOCS_SERVICE_GITHUB_TOKEN' } as const;

type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean | readonly string[]>>>;

/** What the command line asks for. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'key' }
  | { readonly kind: 'serve'; readonly config: string | null; readonly flags: Flags }
  | { readonly kind: 'archive' | 'show'; readonly jobId: string; readonly config: string | null; readonly flags: Flags }
  | { readonly kind: 'wrong'; readonly problem: string };

/** Settings as the command line gives them, not yet checked; what it does not mention is absent. */
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
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  const [name = 'serve', jobId, ...more] = positionals;
  if (values.help === true || name === 'help') return { kind: 'help' };
  const config = typeof values.config === 'string' ? values.config : null;
  const flags = flagsOf(values, agent);
  if (name === 'archive' || name === 'show') {
    if (jobId === undefined || more.length > 0) return { kind: 'wrong', problem: `${name} needs the id of one job.` };
    return { kind: name, jobId, config, flags };
  }
  if (jobId !== undefined) return { kind: 'wrong', problem: `${name} takes nothing after it, but there is ${jobId}.` };
  if (name === 'serve') return { kind: 'serve', config, flags };
  return name === 'key' ? { kind: 'key' } : { kind: 'wrong', problem: `There is no command ${name}.` };
}

/** Joins the settings of a file, of the command line and of the environment's secrets, each winning over the one before. */
export function joinSettings(
  file: Readonly<Record<string, unknown>>,
  flags: Flags,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, unknown>> {
  const keys = environment[SECRET_VARIABLES.keys]?.split(/[\s,]+/).filter((key) => key !== '');
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

function partOf(settings: Readonly<Record<string, unknown>>, name: string): object {
  const part = settings[name];
  return typeof part === 'object' && part !== null ? part : {};
}

function parserOptions(): Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }> {
  const entries = Object.entries<Option>(OPTIONS).map(([name, { value }]) => {
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
    return [name, { type, ...(name === 'agent-variable' ? { multiple: true } : {}) }] as const;
  });
  return Object.fromEntries(entries);
}

function flagsOf(values: Values, agent: readonly string[]): Flags {
  const project = present({ id: values.project, git: values.git, ref: values.ref, repository: values.repository });
  return present({
    host: values.host,
    port: numberOf(values.port),
    prefix: values.prefix,
    database: values.database,
    atOnce: numberOf(values['at-once']),
    creationsPerHour: numberOf(values['per-hour']),
    github: present({ apiUrl: values['github-api'] }),
    agent: present({
      name: values['agent-name'],
      command: agent.length === 0 ? undefined : agent,
      minutes: numberOf(values.minutes),
      environment: values['agent-variable'],
    }),
    projects: Object.keys(project).length === 0 ? undefined : [project],
  });
}

function present(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** What is not a number becomes NaN, which the settings refuse by name. */
function numberOf(value: Values[keyof Values]): number | undefined {
  return typeof value === 'string' ? Number(value.trim() === '' ? Number.NaN : value) : undefined;
}

/** Writes the help, with every option, its default in brackets, and examples. */
export function helpText(): string {
  const lines = Object.entries<Option>(OPTIONS).map(([name, { value, help }]) => {
    const left = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${left.padEnd(26)} ${help}`;
  });
  return HELP.replace('OPTIONS', () => lines.join('\n'));
}

const HELP = `A documentation-agent service on this machine: it takes jobs over HTTP, runs an agent for each in a fresh clone of
your documentation's git repository, and opens a pull request with what the agent changed.

  npm run service -- [options] [-- AGENT [ARGUMENT ...]]    start the service
  npm run service -- key                                    print a new admin API key
  npm run service -- show JOB                               print a job and how it ended
  npm run service -- archive JOB                            archive a job; what its agent does then is not used

Options, with their defaults in brackets:
OPTIONS

Secrets come from the environment or the file, never from arguments:
  ${SECRET_VARIABLES.keys}          admin API keys, separated by commas
  ${SECRET_VARIABLES.token}  token that may push and open pull requests; also git's password for an
                             http(s) address

The agent is any program: the prompt is its standard input, the clone its current folder, exit code 0 its success. It is
started without a shell (for one, write: -- sh -c '...'), sees PATH, HOME, LANG, TMPDIR, DOCS_AGENT_JOB and the
variables you name, and is ended with all its children at its time limit. It has the rights of the user who runs the
service: give an agent that you do not trust a user or a container of its own. Without one, a small script adds a
section to the page that fits the prompt best, so that everything can be tried without any model.

Example, with a bare repository on this machine and the small script:
  export ${SECRET_VARIABLES.keys}=$(npm run --silent service -- key)
  export ${SECRET_VARIABLES.token}=...
  npm run service -- --project handbook --git /srv/git/handbook.git --repository octo/handbook

Example, with an agent of your own:
  npm run service -- --config service.json --agent-variable MODEL_KEY -- my-agent --edit

The file holds the same and more (several projects, keys that only read, the author of commits):
  {
    "port": 4180,
    "keys": ["docs_0123456789abcdef", { "key": "docs_fedcba9876543210", "access": "read" }],
    "github": { "apiUrl": "https://api.github.com", "token": "..." },
    "projects": [{ "id": "handbook", "git": "/srv/git/handbook.git", "ref": "main", "repository": "octo/handbook" }],
    "agent": { "name": "my-agent", "command": ["my-agent", "--edit"], "minutes": 20, "environment": ["MODEL_KEY"] },
    "author": { "name": "Documentation agent", "email": "docs-agent@example.com" },
    "atOnce": 2, "creationsPerHour": 100, "prefix": "/docs-service", "database": "docs-service.sqlite"
  }

Jobs outlive the service: what was unfinished when it ended, in whatever way, is taken up at the next start. It needs
Linux or macOS, and git.
`;
