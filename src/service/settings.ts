import { homedir } from 'node:os';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readHost } from '../action/event/input-forms.ts';
import { KEYS } from '../agent/check-agent.ts';
import { hasClearHost } from '../agent/git-address.ts';
import { API_KEY, type KeyRights } from './keys.ts';

/** As it comes from a variable of the shell that isn't set. */
const EMPTY = 'is empty. If its value comes from a variable, set that variable';
const text = v.pipe(v.string(), v.nonEmpty(EMPTY));
const count = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('expected a whole number'),
    v.minValue(least, `expected at least ${least}`),
    v.maxValue(most, `expected at most ${most}`),
  );
const apiKey = v.pipe(
  v.string(),
  v.regex(API_KEY, 'expected <prefix>_<random>, with 16 or more random letters or digits'),
);
/** The environment variables that hold secrets: arguments can be read by every user of the machine. */
export const SECRET_VARIABLES = { keys: 'DOCS_SERVICE_KEYS', token: 'DOCS_SERVICE_GITHUB_TOKEN' } as const;

const variable = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z_]\w*$/, 'expected the name of an environment variable'),
  v.notValues(Object.values(SECRET_VARIABLES), "expected a variable other than the service's own secrets"),
);

const host = v.pipe(
  v.string(),
  v.transform((name) => name.toLowerCase()),
  v.check((name) => 'value' in readHost(name), 'expected a public host such as api.example.com or *.example.com'),
);

function unlessEmpty(expected: string) {
  return ({ input }: v.BaseIssue<unknown>): string => (input === '' ? EMPTY : expected);
}

/** What runs if no other agent is named. */
export const DEFAULT_AGENT = fileURLToPath(new URL('./default-agent.ts', import.meta.url));

/** What comes before an agent's own program, or its code: programs that start others, and their options. */
const BEFORE_AGENT =
  /^(?:-.*|\w+=.*|\d+\w?|run|exec|(?:ba|da|k|z)?sh|bunx?|deno|env|nice|node|npx|perl|python[\d.]*|ruby|sudo|timeout|tsx|uvx?)$/s;

function nameOf(command: readonly string[]): string {
  if (command[1] === DEFAULT_AGENT) return 'docs-agent-page-editor';
  const own = command.find((word) => !BEFORE_AGENT.test(word) && !BEFORE_AGENT.test(basename(word))) ?? ' ';
  if (!/[\s;]/.test(own)) return basename(own).replace(/\.(?:[cm]?[jt]s|pl|py|rb|sh)$/, '');
  return own.split(/[\s;|&()]+/).find((word) => Object.hasOwn(KEYS, word)) ?? 'script';
}

const UNCLEAR_HOST = 'expected %40, %2F, %3F and %23 for each @, /, ? and # in a user, a password or after a port';

export const PROJECT_ID = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,128}$/;

const projectSettings = v.strictObject({
  id: v.pipe(v.string(), v.regex(PROJECT_ID, unlessEmpty('expected letters, digits, dots, hyphens and underscores'))),
  /** Path or address of the git repository; relative paths start at the service's current folder. */
  git: v.pipe(text, v.check(hasClearHost, UNCLEAR_HOST), v.transform(absolute)),
  /** Without it the repository's default branch. */
  ref: v.optional(v.pipe(v.string(), v.regex(/^(?!-)[^\s~^:?*[\\]+$/, unlessEmpty('expected the name of a branch')))),
  /** Its name at GitHub, where pull requests are opened; without it the job's branch is the result. */
  repository: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/, unlessEmpty('expected owner/name')))),
});

const agentSettings = v.pipe(
  v.strictObject({
    /** Without it that of the command (`nameOf`). */
    name: v.optional(text),
    command: v.optional(v.tupleWithRest([text], v.string())),
    minutes: v.optional(
      v.pipe(v.number(), v.gtValue(0, 'expected more than 0'), v.maxValue(1_440, 'expected at most 1440')),
      20,
    ),
    environment: v.optional(v.array(variable), []),
    hosts: v.optional(v.array(host), []),
  }),
  v.transform(({ name, command: [program, ...rest] = [process.execPath, DEFAULT_AGENT], ...others }) => ({
    ...others,
    name: name ?? nameOf([program, ...rest]),
    // It is started in another folder.
    command: [program.includes('/') ? resolve(program) : program, ...rest] as [string, ...string[]],
  })),
);

const githubSettings = v.strictObject({
  apiUrl: v.optional(
    v.pipe(
      v.string(),
      v.url('expected an address'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    'https://api.github.com',
  ),
  /** Needed for pull requests; also git's password for an http(s) address. */
  token: v.optional(text),
});

const DATABASE = 'docs-service.sqlite';

/** The folder for what programs keep: relative paths are invalid in its variable. */
export function stateFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const named = environment['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(named) ? named : join(environment['HOME'] || homedir(), '.local/state'), 'docs-agent');
}

const place = { data: v.optional(text, '.'), database: v.optional(text) };

/** Finds the database in settings that may lack all others. */
export function databaseOf(settings: unknown): string {
  const { data, database } = v.parse(v.object(place), settings);
  return resolve(database ?? join(data, DATABASE));
}

const settingsSchema = v.strictObject({
  host: v.optional(text, '127.0.0.1'),
  /** 0 means any free port. */
  port: v.optional(count(0, 65_535), 0),
  /** Put before every path, such as `/docs-service`. */
  prefix: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\/[\w.~-]+)*$/, 'expected nothing, or a path such as /docs-service'),
      v.regex(/(?<!\/v[12])$/, 'expected no /v1 or /v2 at its end, because the service adds them'),
    ),
    '',
  ),
  /** The folder of the database, and the SQLite file if it has another name; `<file>-lock` and `<file>-work` are beside it. */
  ...place,
  keys: v.pipe(
    v.array(
      v.union(
        [
          apiKey,
          v.strictObject({
            key: apiKey,
            access: v.optional(v.picklist(['read', 'write']), 'write'),
            /** Its id; may be left out if there is only one project. A key for several projects has an entry for each. */
            project: v.optional(v.string()),
          }),
        ],
        'expected a key <prefix>_<random> with 16 or more random letters or digits, or {"key", "access": "read" or "write", "project"}',
      ),
    ),
    v.minLength(1, 'expected at least one key'),
  ),
  /** If false, a job ends with its branch, and GitHub is never contacted. */
  pullRequests: v.optional(v.boolean(), true),
  github: v.optional(githubSettings, {}),
  projects: v.pipe(v.array(projectSettings), v.minLength(1, 'expected at least one project')),
  agent: v.optional(agentSettings, {}),
  /** `auto`: where possible. */
  isolation: v.optional(v.picklist(['auto', 'required', 'none'], 'expected auto, required or none'), 'auto'),
  atOnce: v.optional(count(1, 64), 2),
  creationsPerHour: v.optional(count(1, 1_000_000), 100),
  author: v.optional(v.strictObject({ name: text, email: text }), {
    name: 'docs-agent',
    email: 'docs-agent@localhost.invalid',
  }),
});

/** All settings of the service; `startService` and the JSON file take the same. */
export type SettingsInput = v.InferInput<typeof settingsSchema>;
type ReadInput = v.InferOutput<typeof settingsSchema>;
export type Settings = Omit<ReadInput, 'data' | 'database' | 'keys'> & {
  readonly database: string;
  readonly keys: (KeyRights & { readonly key: string })[];
};
export type ProjectSettings = Settings['projects'][number];

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Reads settings and fills in the defaults. Throws `SettingsError` with every problem, named by its path. */
export function readSettings(input: unknown): Settings {
  const read = v.safeParse(settingsSchema, input);
  if (!read.success) {
    throw new SettingsError(
      read.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${describeIssue(issue)}`),
    );
  }
  const settings = read.output;
  const ids = settings.projects.map((project) => project.id);
  const keys = settings.keys.map((entry) => {
    const {
      key,
      access = 'write',
      project = new Set(ids).size === 1 ? ids[0] : undefined,
    } = typeof entry === 'string' ? { key: entry } : entry;
    return { key, access, project: project ?? '' };
  });
  const problems = [...repeated(ids), ...problemsOfKeys(keys, ids), ...problemsOfGitHub(settings)];
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...settings, keys, database: databaseOf(settings) };
}

function repeated(ids: readonly string[]): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return twice.map((id) => `projects: the id ${id} is used more than once`);
}

function problemsOfKeys(keys: Settings['keys'], ids: readonly string[]): string[] {
  const known = new Set(ids);
  return keys.flatMap(({ project }, index) => {
    if (project === '') return [`keys.${index}: name its project: ${ids[0]}:KEY, or {"key", "project"} in the file`];
    return known.has(project) ? [] : [`keys.${index}.project: expected one of ${ids.join(', ')}`];
  });
}

/** A local path needs no GitHub name; an address without one is probably a mistake. */
function problemsOfGitHub({ pullRequests, github, projects }: ReadInput): string[] {
  if (!pullRequests) return [];
  const nameless = projects.flatMap(({ repository, git }, index) =>
    repository === undefined && isAddress(git)
      ? [`projects.${index}.repository: is missing; without it set pullRequests to false`]
      : [],
  );
  const needsToken = github.token === undefined && projects.some(({ repository }) => repository !== undefined);
  return needsToken ? [...nameless, 'github.token: is missing; pull requests need it'] : nameless;
}

/** Git runs in other folders, so paths become absolute. `scheme://…` and `host:path` are addresses, not paths. */
function absolute(address: string): string {
  return isAddress(address) ? address : resolve(address);
}

function isAddress(git: string): boolean {
  return /^[^/]+:/.test(git);
}

/** Never repeats the value: it may be a secret. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation' || issue.type === 'union') return issue.message;
  if (issue.expected === 'never') return 'is not a setting';
  const expected = issue.expected === 'Array' ? 'a list' : issue.expected === 'Object' ? 'an object' : issue.expected;
  return issue.received === 'undefined' ? 'is missing' : `expected ${expected}`;
}
