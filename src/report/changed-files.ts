import type { CommittedFile, ListedCommit } from '../action/ports/contents.ts';
import { sitePathOf } from './site-paths.ts';

export type CommitChanges = { readonly commit: ListedCommit; readonly files: readonly CommittedFile[] };

export interface ChangedFile {
  readonly path: string;
  /** Its site path before them; null if the page did not exist. */
  readonly before: string | null;
  /** The commits that changed it, latest first. */
  readonly commits: readonly ListedCommit[];
}

export interface FileChanges {
  readonly changed: readonly ChangedFile[];
  /** Pages that lost all the files that the commits changed, under their old path. An untouched file may remain. */
  readonly removed: readonly ChangedFile[];
}

/**
 * Follows the pages under `root` through commits, oldest first. A renamed page keeps its history. A page that was
 * removed and added again counts as changed, and so does one whose source moved, such as from `a.rst` to `a/index.md`.
 * Files are followed one by one; afterwards, those with the same site path become one page.
 */
export function followFiles(commits: readonly CommitChanges[], root: string): FileChanges {
  const traces: Traces = { present: new Map(), gone: new Map() };
  for (const { commit, files } of commits) for (const file of files) take(file, commit, root, traces);
  const gone = [...traces.gone.values()];
  const commitsOf = (files: readonly Trace[]): readonly ListedCommit[] => {
    const changedIn = new Set(files.flatMap((file) => file.changedIn));
    return commits.flatMap(({ commit }) => (changedIn.has(commit) ? [commit] : [])).toReversed();
  };
  // A page joins files: those that it has now, and those that it had before.
  const changed = [...Map.groupBy(traces.present.values(), ({ path }) => path)].map(([path, files]): ChangedFile => {
    const former = gone.filter(({ before }) => before === path);
    const origins = files.flatMap(({ before }) => before ?? []);
    const stayed = origins.includes(path) || (origins.length === 0 && former.length > 0);
    return { path, before: stayed ? path : (origins[0] ?? null), commits: commitsOf([...files, ...former]) };
  });
  const kept = new Set(changed.flatMap(({ path, before }) => [path, before]));
  const removed = [...Map.groupBy(gone, ({ before }) => before)].flatMap(([path, files]) =>
    path === null || kept.has(path) ? [] : [{ path, before: path, commits: commitsOf(files) }],
  );
  return { changed, removed };
}

/** What is known about a file while commits are read. */
interface Trace {
  /** Site path before the commits; null: it did not exist before. */
  readonly before: string | null;
  /** Site path now, or last if it was removed. */
  readonly path: string;
  readonly changedIn: readonly ListedCommit[];
}

/** By the files' paths. */
type Traces = Readonly<Record<'present' | 'gone', Map<string, Trace>>>;

function take(file: CommittedFile, commit: ListedCommit, root: string, { present, gone }: Traces): void {
  const { path: name, previousPath, status } = file;
  if (status === 'unchanged') return;
  const previous = status === 'renamed' && previousPath !== null ? previousPath : name;
  const [path, was] = [sitePathOf(name, root), sitePathOf(previous, root)];
  const isNew = status === 'added' || status === 'copied' || was === null;
  const known = isNew ? (present.get(name) ?? gone.get(name)) : present.get(previous);
  const { before, changedIn } = known ?? { before: isNew ? null : was, changedIn: [] };
  const trace = { before, changedIn: [...changedIn, commit] };
  if (!isNew) present.delete(previous);
  if (path !== null && status !== 'removed') {
    gone.delete(name);
    present.set(name, { ...trace, path });
  } else if (!isNew) gone.set(previous, { ...trace, path: was });
}

/** The number that GitHub adds to the subject of a squashed pull request. */
const NUMBER = / \(#\d+\)$/;
/** The subjects that git and GitHub give to a revert, and to the revert of one. */
const ANSWER = /^(Revert|Reapply) "(.*)"$/;

/** Finds the commits (oldest first) that were reverted, and the reverts. What was reapplied counts again. */
export function takenBack(commits: readonly ListedCommit[]): ReadonlySet<string> {
  /** By the commit that reverted it. */
  const backs = new Map<string, string>();
  const seen: { readonly sha: string; readonly name: string }[] = [];
  for (const { sha, subject } of commits) {
    const name = subject.replace(NUMBER, '');
    const [, verb, named = ''] = ANSWER.exec(name) ?? [];
    const original = named.replace(NUMBER, '');
    if (verb === 'Reapply') {
      for (const [by, of] of backs)
        if (seen.some((each) => each.sha === of && each.name === original)) backs.delete(by);
    }
    const answered = verb === 'Revert' ? seen.findLast((each) => each.name === original) : undefined;
    // If a revert is reverted itself, the first commit counts again.
    if (answered !== undefined && !backs.delete(answered.sha)) backs.set(sha, answered.sha);
    seen.push({ sha, name });
  }
  return new Set([...backs].flat());
}
