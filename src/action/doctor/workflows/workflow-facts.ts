/** What a workflow and each of its jobs may set. */
interface Settings {
  readonly permissions: Permissions;
  readonly concurrency: Concurrency | null;
}

/** What the doctor reads from a workflow file. Anything in an undocumented form counts as absent. */
export interface WorkflowFacts extends Settings {
  /** From the repository's root. */
  readonly path: string;
  /** By name; null if an event has no settings. */
  readonly events: ReadonlyMap<string, Mapping | null>;
  readonly jobs: readonly JobFacts[];
}

export interface JobFacts extends Settings {
  readonly id: string;
  readonly condition: string;
  /** It has an environment, which has its own secrets. */
  readonly environment: boolean;
  /** Null if it is not set, or only the run decides. */
  readonly timeoutMinutes: number | null;
  readonly steps: readonly StepFacts[];
  /** The reusable workflow that this job calls; empty if it has steps. */
  readonly calls: string;
  readonly with: Values;
  readonly secrets: 'inherit' | Values;
}

export interface StepFacts {
  readonly uses: string;
  readonly condition: string;
  readonly with: Values;
}

/** By name in lower case, as GitHub compares inputs and secrets; numbers and booleans as text. */
export type Values = ReadonlyMap<string, string>;

/** A `permissions:` block: a level by scope, or one for all; null if there is none. */
export type Permissions = ReadonlyMap<string, unknown> | 'read-all' | 'write-all' | null;

export interface Concurrency {
  readonly group: string;
  /** Null for an expression. */
  readonly cancels: boolean | null;
  /** `queue: max`: GitHub keeps every run that waits, up to 100, instead of only the latest. */
  readonly keepsWaiting: boolean;
  /** It has settings that the doctor doesn't know. */
  readonly more: boolean;
}

export type Mapping = Readonly<Record<string, unknown>>;

/** Reads a parsed workflow; null if it has no events or no jobs. */
export function factsOf(path: string, value: unknown): WorkflowFacts | null {
  const workflow = mappingIn(value);
  const jobs = mappingIn(workflow?.['jobs']);
  const events = eventsOf(workflow?.['on']);
  if (workflow === null || jobs === null || events.size === 0) return null;
  const mappings = Object.entries(jobs).map(([id, job]) => ({ id, job: mappingIn(job) }));
  const facts = mappings.flatMap(({ id, job }) => (job === null ? [] : [jobOf(id, job)]));
  return { path, events, ...settingsOf(workflow), jobs: facts };
}

/** Returns a value if it is a mapping, else null. */
export function mappingIn(value: unknown): Mapping | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : null;
}

/** Returns a list of texts; a single text is a list of one. */
export function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');
}

function eventsOf(on: unknown): ReadonlyMap<string, Mapping | null> {
  const mapping = mappingIn(on);
  if (mapping === null) return new Map(textsIn(on).map((name) => [name, null]));
  // Schedules are a list; every other event has a mapping or nothing.
  const settings = (value: unknown): Mapping | null => (Array.isArray(value) ? { list: value } : mappingIn(value));
  return new Map(Object.entries(mapping).map(([name, value]) => [name, settings(value)]));
}

function settingsOf(place: Mapping): Settings {
  return { permissions: permissionsOf(place['permissions']), concurrency: concurrencyOf(place['concurrency']) };
}

function jobOf(id: string, job: Mapping): JobFacts {
  const steps = Array.isArray(job['steps']) ? job['steps'] : [];
  return {
    id,
    condition: conditionOf(job['if']),
    ...settingsOf(job),
    environment: job['environment'] !== undefined && job['environment'] !== null,
    timeoutMinutes: typeof job['timeout-minutes'] === 'number' ? job['timeout-minutes'] : null,
    steps: steps.map(stepOf),
    calls: textOf(job['uses']),
    with: valuesOf(job['with']),
    secrets: job['secrets'] === 'inherit' ? 'inherit' : valuesOf(job['secrets']),
  };
}

function stepOf(value: unknown): StepFacts {
  const step = mappingIn(value) ?? {};
  return { uses: textOf(step['uses']), condition: conditionOf(step['if']), with: valuesOf(step['with']) };
}

function valuesOf(value: unknown): Values {
  return new Map(Object.entries(mappingIn(value) ?? {}).map(([name, each]) => [name.toLowerCase(), textOf(each)]));
}

/** An expression may be written with or without its braces. */
function conditionOf(value: unknown): string {
  const text = textOf(value).trim();
  return text.startsWith('${{') && text.endsWith('}}') && text.indexOf('${{', 3) < 0 ? text.slice(3, -2).trim() : text;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function permissionsOf(value: unknown): Permissions {
  if (value === 'read-all' || value === 'write-all') return value;
  const levels = mappingIn(value);
  return levels === null ? null : new Map(Object.entries(levels));
}

function concurrencyOf(value: unknown): Concurrency | null {
  if (typeof value === 'string') return { group: value, cancels: false, keepsWaiting: false, more: false };
  const mapping = mappingIn(value);
  if (mapping === null) return null;
  const { group, 'cancel-in-progress': cancels = false, queue, ...more } = mapping;
  return {
    group: textOf(group),
    cancels: flagIn(cancels),
    keepsWaiting: queue === 'max',
    more: Object.keys(more).length > 0 || ![undefined, null, 'max', 'single'].includes(textOf(queue) || null),
  };
}

/** Reads a flag; null if only the run decides. */
function flagIn(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const [, literal] = /^\s*\$\{\{\s*(true|false)\s*\}\}\s*$/.exec(textOf(value)) ?? [];
  return literal === undefined ? null : literal === 'true';
}
