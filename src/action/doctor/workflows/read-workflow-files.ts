import type { FolderEntry } from '../../ports/contents.ts';
import type { Repository } from '../../ports.ts';
import { repositoryErrorOf } from '../../words/errors.ts';
import { type ActionNames, DEEPEST_CALL } from './our-steps.ts';
import { factsOf, type JobFacts, type WorkflowFacts } from './workflow-facts.ts';

const FOLDER = '.github/workflows';
/** Its presence is known only by its name: the form of the file is not documented yet. */
const LOCK_FILE = 'actions.lock';
const MOST_BYTES = 128 * 1024;
const MOST_CALLED = 10;

/** The result of reading the files. */
export interface ReadWorkflows {
  /** With the workflows of other repositories that they call, as far as they could be read. */
  readonly workflows: readonly WorkflowFacts[];
  /** Files that name this action and that GitHub can't read either. */
  readonly invalid: readonly Unusable[];
  /** Files that may concern us and could not be checked. */
  readonly unread: readonly Unusable[];
  /** The folder has a lock file of actions. */
  readonly locked: boolean;
}

interface Unusable {
  readonly path: string;
  readonly because: string;
}

type Outcome =
  | { readonly kind: 'read'; readonly facts: WorkflowFacts }
  | ({ readonly kind: 'invalid' | 'unread' } & Unusable);

interface Reader {
  readonly repository: Pick<Repository, 'folder' | 'textFile'>;
  readonly names: ActionNames;
}

/**
 * Reads and parses the workflow files of the default branch that may use the action, in one request, and then the
 * workflows of other repositories that they call. Throws `RepositoryError` if the folder can't be read.
 */
export async function readWorkflowFiles(reader: Reader): Promise<ReadWorkflows> {
  const entries = (await reader.repository.folder(FOLDER)) ?? [];
  const files = entries.filter(({ name, kind }) => kind !== 'folder' && /\.ya?ml$/i.test(name));
  const outcomes: Outcome[] = [];
  for (const entry of files) outcomes.push(...(await readOne(entry, reader.names)));
  const own = outcomes.flatMap((outcome) => (outcome.kind === 'read' ? [outcome.facts] : []));
  const among = (kind: 'invalid' | 'unread'): readonly Unusable[] =>
    outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome] : [])).toSorted(byPath);
  return {
    workflows: [...own.toSorted(byPath), ...(await readCalled(own, reader))],
    invalid: among('invalid'),
    unread: among('unread'),
    locked: entries.some(({ name }) => name === LOCK_FILE),
  };
}

/** Checks whether a job calls a workflow of another repository, or of another commit, that may use this action. */
export function mayCallUs({ calls, with: given, secrets }: JobFacts): boolean {
  if (calls === '' || calls.startsWith('./')) return false;
  const names = [...given.keys(), ...(secrets === 'inherit' ? [] : secrets.keys())];
  return names.some((name) => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(name));
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1;
}

/** Nothing if the file doesn't concern us. */
async function readOne({ name, kind, bytes, text }: FolderEntry, names: ActionNames): Promise<readonly Outcome[]> {
  const path = `${FOLDER}/${name}`;
  const unread = (because: string): readonly Outcome[] => [{ kind: 'unread', path, because }];
  if (kind !== 'file') return unread('It is not a file.');
  if (bytes > MOST_BYTES) return unread(`It is larger than ${MOST_BYTES / 1024} KB.`);
  if (text === null) return unread('GitHub does not show its text.');
  if (!mayConcernUs(text, names)) return [];
  const { parseWorkflow } = await import('./parse-workflow.ts');
  const parsed = parseWorkflow(text);
  if (parsed.kind === 'unreadable') return unread(parsed.because);
  const facts = parsed.kind === 'parsed' ? factsOf(path, parsed.value) : null;
  if (facts !== null) return [{ kind: 'read', facts }];
  const because =
    parsed.kind === 'invalid' ? parsed.because : 'It is not a workflow: `on:` or `jobs:` is missing or empty.';
  // Only one that names the action surely should start it.
  return [{ kind: namesUs(text, names) ? 'invalid' : 'unread', path, because }];
}

function namesUs(text: string, { actionRepository, repository }: ActionNames): boolean {
  if (actionRepository === '' && /\buses:\s*['"]?\.\//.test(text)) return true;
  return text.toLowerCase().includes((actionRepository || repository).toLowerCase());
}

/** Actions and workflows of the repository itself are called by their path. */
function mayConcernUs(text: string, names: ActionNames): boolean {
  return text.includes('./') || text.includes('.github/workflows/') || namesUs(text, names);
}

/** What can't be read is missing from the result: the check of its caller says so. */
async function readCalled(own: readonly WorkflowFacts[], reader: Reader): Promise<readonly WorkflowFacts[]> {
  const found = new Map<string, WorkflowFacts | null>();
  let level = own;
  for (let depth = 0; depth < DEEPEST_CALL && level.length > 0; depth += 1) {
    const jobs = level
      .flatMap((workflow) => workflow.jobs)
      .filter((job) => depth > 0 || mayCallUs(job) || job.secrets === 'inherit');
    const calls = new Set(jobs.map((job) => job.calls));
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
    const { parseWorkflow } = await import('./parse-workflow.ts');
    const parsed = parseWorkflow(text);
    const facts = parsed.kind === 'parsed' ? factsOf(called, parsed.value) : null;
    return facts === null ? null : asCalled(facts, name, ref);
  } catch (error) {
    // Another repository may be hidden from this token; our own bug passes through.
    repositoryErrorOf(error);
    return null;
  }
}

/** In its own repository a workflow may start on events of its own, and calls its neighbours by their path. */
function asCalled(facts: WorkflowFacts, name: string, ref: string): WorkflowFacts {
  const jobs = facts.jobs.map((job) =>
    job.calls.startsWith('./') ? { ...job, calls: `${name}/${job.calls.slice(2)}@${ref}` } : job,
  );
  return { ...facts, events: new Map([['workflow_call', facts.events.get('workflow_call') ?? null]]), jobs };
}
