import { repositoryErrorOf } from '../../errors.ts';
import type { FolderEntry, Repository } from '../../ports.ts';
import { factsOf, type WorkflowFacts } from './workflow-facts.ts';

const FOLDER = '.github/workflows';
const MOST_FILES = 60;
const MOST_BYTES = 128 * 1024;
const AT_ONCE = 4;

/** The result of reading the files: those that could be read, and why the others could not. */
export interface ReadWorkflows {
  readonly workflows: readonly WorkflowFacts[];
  readonly unread: readonly { readonly path: string; readonly because: string }[];
}

/** `facts` is null for a file that does not concern us. */
type Outcome = { readonly facts: WorkflowFacts | null } | { readonly path: string; readonly because: string };

/**
 * Reads and parses the workflow files of the default branch that may use the action `name` (`owner/name`), a few at once;
 * lists an unusable file with the reason. Throws `RepositoryError` if the folder can't be listed.
 */
export async function readWorkflowFiles(
  repository: Pick<Repository, 'folder' | 'textFile'>,
  name: string,
): Promise<ReadWorkflows> {
  const entries = (await repository.folder(FOLDER)) ?? [];
  const files = entries.filter(({ name, kind }) => kind !== 'folder' && /\.ya?ml$/i.test(name));
  const wanted = files.slice(0, MOST_FILES);
  const outcomes: Outcome[] = [];
  const queue = wanted.values();
  const work = async (): Promise<void> => {
    for (const entry of queue) outcomes.push(await readOne(entry, { repository, name }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const workflows = outcomes.flatMap((outcome) =>
    'facts' in outcome && outcome.facts !== null ? [outcome.facts] : [],
  );
  return {
    workflows: workflows.toSorted(byPath),
    unread: [
      ...outcomes.flatMap((outcome) => ('facts' in outcome ? [] : [outcome])).toSorted(byPath),
      ...(files.length > wanted.length
        ? [{ path: FOLDER, because: `It has ${files.length} files; the first ${MOST_FILES} were read.` }]
        : []),
    ],
  };
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1;
}

async function readOne(
  entry: FolderEntry,
  { repository, name }: { readonly repository: Pick<Repository, 'textFile'>; readonly name: string },
): Promise<Outcome> {
  const { kind, bytes } = entry;
  const path = `${FOLDER}/${entry.name}`;
  if (kind !== 'file') return { path, because: 'It is not a file.' };
  if (bytes > MOST_BYTES) return { path, because: `It is larger than ${MOST_BYTES / 1024} KB.` };
  try {
    const text = await repository.textFile(path);
    if (text === null) return { path, because: 'It is gone.' };
    if (!mayConcernUs(text, name)) return { facts: null };
    const { parseWorkflow } = await import('./parse-workflow.ts');
    const parsed = parseWorkflow(text);
    if (parsed.kind === 'unreadable') return { path, because: parsed.because };
    const facts = factsOf(path, parsed.value);
    return facts === null ? { path, because: 'It has no events or no jobs.' } : { facts };
  } catch (error) {
    return { path, because: repositoryErrorOf(error).message };
  }
}

/** Actions and workflows of the repository itself are called by their path. */
function mayConcernUs(text: string, name: string): boolean {
  return text.includes('./') || text.includes('.github/workflows/') || text.toLowerCase().includes(name.toLowerCase());
}
