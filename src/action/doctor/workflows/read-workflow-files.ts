import type { FolderEntry } from '../../ports/contents.ts';
import type { Repository, RunContext } from '../../ports.ts';
import { repositoryErrorOf } from '../../words/errors.ts';
import { tidy } from '../check.ts';
import type { Unparsed } from './parse-yaml.ts';

/** What the doctor reads from a workflow file. Anything in an undocumented form counts as absent. */
export interface WorkflowFacts extends ReturnType<typeof settingsOf> {
  /** From the repository's root. */
  readonly path: string;
  /** By name; null if an event has no settings. */
  readonly events: ReadonlyMap<string, Mapping | null>;
  readonly jobs: readonly JobFacts[];
}

export type JobFacts = ReturnType<typeof jobOf>;
export type StepFacts = ReturnType<typeof stepOf>;
export type Concurrency = NonNullable<ReturnType<typeof concurrencyOf>>;
/** A `permissions:` block: a level by scope, or one for all; null if there is none. */
export type Permissions = ReadonlyMap<string, unknown> | 'read-all' | 'write-all' | null;
export type Place = Readonly<{ workflow: WorkflowFacts; job: JobFacts }>;
type Mapping = Readonly<Record<string, unknown>>;

/** Null if it has no events or no jobs. */
export function factsOf(path: string, value: unknown): WorkflowFacts | null {
  const { on, jobs: written, env, ...workflow }: Mapping = mappingIn(value) ?? {};
  const [events, jobs] = [eventsOf(on), mappingIn(written)];
  if (jobs === null || events.size === 0) return null;
  const facts = Object.entries(jobs).map(([id, job]) => [id, mappingIn(job)] as const);
  const read = facts.flatMap(([id, job]) => (job === null ? [] : jobOf(path, id, job, valuesOf(env))));
  return { path, events, ...settingsOf(workflow), jobs: read };
}

export const placesIn = (workflows: readonly WorkflowFacts[]): readonly Place[] =>
  workflows.flatMap((workflow) => workflow.jobs.map((job) => ({ workflow, job })));

export const mappingIn = (value: unknown): Mapping | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : null;

/** A single text is a list of one. */
export const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');

function eventsOf(on: unknown): WorkflowFacts['events'] {
  const mapping = mappingIn(on);
  if (mapping === null) return new Map(textsIn(on).map((name) => [name, null]));
  // Schedules are a list; every other event has a mapping or nothing.
  const settings = (value: unknown): Mapping | null => (Array.isArray(value) ? { list: value } : mappingIn(value));
  return new Map(Object.entries(mapping).map(([name, value]) => [name, settings(value)]));
}

function settingsOf({ permissions, concurrency }: Mapping) {
  const levels = mappingIn(permissions);
  const forAll = permissions === 'read-all' || permissions === 'write-all' ? permissions : null;
  const granted: Permissions = levels === null ? forAll : new Map(Object.entries(levels));
  return { permissions: granted, concurrency: concurrencyOf(concurrency) } as const;
}

function jobOf(path: string, id: string, job: Mapping, around: StepFacts['env']) {
  const { environment, 'timeout-minutes': minutes, steps, secrets, strategy } = job;
  const own = stepOf(job);
  const env = new Map([...around, ...own.env]);
  return {
    id,
    at: `${tidy(path)}, job "${tidy(id)}"`,
    ...own,
    env,
    ...settingsOf(job),
    /** Null if it is not set, or only the run decides. */
    timeoutMinutes: typeof minutes === 'number' ? minutes : null,
    /** It has an environment, which has its own secrets. */
    environment: (environment ?? null) !== null,
    /** The legs of its matrix, by key; empty if only the run decides. */
    matrix: mappingIn(mappingIn(strategy)?.['matrix']) ?? {},
    steps: Array.isArray(steps) ? steps.map(stepOf) : [],
    secrets: secrets === 'inherit' ? secrets : valuesOf(secrets),
  } as const;
}

function stepOf(value: unknown) {
  const step = mappingIn(value) ?? {};
  const condition = textOf(step['if']).trim();
  // An expression may be written with or without its braces.
  const isBraced = condition.startsWith('${{') && condition.endsWith('}}') && condition.indexOf('${{', 3) < 0;
  return {
    /** The step's action, or the reusable workflow that a job calls; empty if there is none. */
    uses: textOf(step['uses']),
    condition: isBraced ? condition.slice(3, -2).trim() : condition,
    with: valuesOf(step['with']),
    /** It may set variables for later steps. */
    setsVariables: textOf(step['run']).includes('GITHUB_ENV'),
    /** Names in lower case, too. */
    env: valuesOf(step['env']),
  } as const;
}

/** By name in lower case, as GitHub compares inputs and secrets; without spaces around, numbers and booleans as text. */
function valuesOf(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(mappingIn(value) ?? {}).map(([name, each]) => [name.toLowerCase(), textOf(each).trim()]),
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function concurrencyOf(value: unknown) {
  const mapping = typeof value === 'string' ? { group: value } : mappingIn(value);
  if (mapping === null) return null;
  const { group, 'cancel-in-progress': cancels = false, queue, ...more }: Mapping = mapping;
  const [, literal] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(textOf(cancels)) ?? [];
  const flag = typeof cancels === 'boolean' ? String(cancels) : literal;
  return {
    group: textOf(group),
    /** Null for an expression. */
    cancels: flag === undefined ? null : flag === 'true',
    /** GitHub keeps every run that waits, up to 100, instead of only the latest. */
    keepsWaiting: queue === 'max',
    /** It has settings that the doctor doesn't know. */
    more: Object.keys(more).length > 0 || !['', 'max', 'single'].includes(textOf(queue)),
  } as const;
}

export type ActionNames = Pick<RunContext, 'actionRepository' | 'repository'>;

export type ReadWorkflows = Readonly<Awaited<ReturnType<typeof readWorkflowFiles>>>;

type Unusable = Readonly<{ kind: 'invalid' | 'unread'; path: string; because: string }>;

type Reader = Readonly<{ repository: Pick<Repository, 'folder' | 'textFile'>; names: ActionNames }>;

const FOLDER = '.github/workflows';
/** Its presence is known only by its name: the form of the file is not documented yet. */
const LOCK_FILE = 'actions.lock';
const MOST_BYTES = 128 * 1024;
const MOST_CALLED = 10;
/** GitHub allows no more levels of called workflows. */
export const DEEPEST_CALL = 10;

/** Reads those that may use the action, and then the workflows elsewhere that they call. Throws `RepositoryError`. */
export async function readWorkflowFiles(reader: Reader) {
  const entries = (await reader.repository.folder(FOLDER)) ?? [];
  const files = entries
    .filter(({ name, kind }) => kind !== 'folder' && /\.ya?ml$/i.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const read = await Promise.all(files.map((entry) => readOne(entry, reader.names)));
  const own = read.flatMap((each) => (each !== null && 'jobs' in each ? [each] : []));
  const others = read.flatMap((each) => (each !== null && 'because' in each ? [each] : []));
  return {
    workflows: [...own, ...(await readCalled(own, reader))],
    /** They name this action, and GitHub can't read them either. */
    invalid: others.filter(({ kind }) => kind === 'invalid'),
    /** They may concern us, and could not be checked. */
    unread: others.filter(({ kind }) => kind === 'unread'),
    locked: entries.some(({ name }) => name === LOCK_FILE),
  };
}

/** Checks whether a job calls a workflow of another repository, or of another commit, that may use this action. */
export function mayCallUs({ uses, with: given, secrets }: JobFacts): boolean {
  if (uses === '' || uses.startsWith('./')) return false;
  const names = [...given.keys(), ...(secrets === 'inherit' ? [] : secrets.keys())];
  return names.some((name) => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(name));
}

/** Null if the file doesn't concern us. */
async function readOne(entry: FolderEntry, names: ActionNames): Promise<WorkflowFacts | Unusable | null> {
  const { name, kind, bytes, text } = entry;
  const path = `${FOLDER}/${name}`;
  if (kind !== 'file') return { kind: 'unread', path, because: 'It is not a file.' };
  if (bytes > MOST_BYTES) return { kind: 'unread', path, because: `It is larger than ${MOST_BYTES / 1024} KB.` };
  if (text === null) return { kind: 'unread', path, because: 'GitHub does not show its text.' };
  if (!mayConcernUs(text, names)) return null;
  const parsed = await parse(path, text);
  if ('jobs' in parsed) return parsed;
  // Only one that names the action surely should start it.
  const isInvalid = parsed.kind === 'invalid' && namesUs(text, names);
  return { kind: isInvalid ? 'invalid' : 'unread', path, because: parsed.because };
}

/** The library for YAML is only loaded for files that may concern us. */
async function parse(path: string, text: string): Promise<WorkflowFacts | Unparsed> {
  const { parseWorkflow } = await import('./parse-workflow.ts');
  const parsed = parseWorkflow(text);
  if (parsed.kind !== 'parsed') return parsed;
  const because = 'It is not a workflow: `on:` or `jobs:` is missing or empty.';
  return factsOf(path, parsed.value) ?? { kind: 'invalid', because };
}

function namesUs(text: string, { actionRepository, repository }: ActionNames): boolean {
  if (actionRepository === '' && /\buses:\s*['"]?\.\//.test(text)) return true;
  return text.toLowerCase().includes((actionRepository || repository).toLowerCase());
}

/** Actions and workflows of the repository itself are called by their path. */
const mayConcernUs = (text: string, names: ActionNames): boolean =>
  text.includes('./') || text.includes('.github/workflows/') || namesUs(text, names);

/** What can't be read is missing from the result: the check of its caller says so. */
async function readCalled(own: readonly WorkflowFacts[], reader: Reader): Promise<readonly WorkflowFacts[]> {
  const found = new Map<string, WorkflowFacts | null>();
  let level = own;
  for (let depth = 0; depth < DEEPEST_CALL && level.length > 0; depth += 1) {
    const jobs = level
      .flatMap((workflow) => workflow.jobs)
      .filter((job) => depth > 0 || mayCallUs(job) || job.secrets === 'inherit');
    const calls = new Set(jobs.map(({ uses }) => uses));
    const wanted = [...calls].filter((each) => each !== '' && !each.startsWith('./') && !found.has(each));
    const read = wanted.slice(0, Math.max(0, MOST_CALLED - found.size));
    const facts = await Promise.all(read.map((called) => readRemote(called, reader)));
    for (const [at, called] of read.entries()) found.set(called, facts[at] ?? null);
    level = facts.filter((each) => each !== null);
  }
  return [...found.values()].filter((each) => each !== null);
}

/** Null if it can't be read, or does not concern us. */
async function readRemote(called: string, { repository, names }: Reader): Promise<WorkflowFacts | null> {
  const [, name, path, ref] = /^([\w.-]+\/[\w.-]+)\/(\.github\/workflows\/[^/@]+)@([^@\s]+)$/.exec(called) ?? [];
  if (name === undefined || path === undefined || ref === undefined) return null;
  try {
    const text = await repository.textFile({ repository: name, path, ref });
    if (text === null || text.length > MOST_BYTES || !mayConcernUs(text, names)) return null;
    const parsed = await parse(called, text);
    return 'jobs' in parsed ? asCalled(parsed, name, ref) : null;
  } catch (error) {
    // Another repository may be hidden from this token; our own bug passes through.
    repositoryErrorOf(error);
    return null;
  }
}

/** In its own repository a workflow may start on events of its own, and calls its neighbours by their path. */
function asCalled(facts: WorkflowFacts, name: string, ref: string): WorkflowFacts {
  const jobs = facts.jobs.map((job) =>
    job.uses.startsWith('./') ? { ...job, uses: `${name}/${job.uses.slice(2)}@${ref}` } : job,
  );
  return { ...facts, events: new Map([['workflow_call', facts.events.get('workflow_call') ?? null]]), jobs };
}
