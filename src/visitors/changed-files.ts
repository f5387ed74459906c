import type { CommittedFile, ListedCommit } from '../ports.ts';
import { sitePathOf } from './site-paths.ts';

/** A commit and its changes. */
export interface CommitChanges {
  readonly commit: ListedCommit;
  readonly files: readonly CommittedFile[];
}

/** A page's source after a series of commits. */
export interface ChangedFile {
  /** Site path of the file. */
  readonly path: string;
  /** Its site path before them; null if the page did not exist. */
  readonly before: string | null;
  /** The commits that changed it, latest first. */
  readonly commits: readonly ListedCommit[];
}

export interface FileChanges {
  readonly changed: readonly ChangedFile[];
  /** Site paths of removed pages. */
  readonly removed: readonly string[];
}

/**
 * Follows the pages under `root` through commits, oldest first: a renamed page keeps its history, a page that was
 * removed and added again counts as changed, and two files with the same site path are one page.
 */
export function followFiles(commits: readonly CommitChanges[], root: string): FileChanges {
  const follower = new Follower(root);
  for (const { commit, files } of commits) for (const file of files) follower.take(file, commit);
  return follower.changes();
}

/** What is known about a file while commits are read. */
interface Trace {
  /** Null: it did not exist before. */
  readonly before: string | null;
  readonly commits: readonly ListedCommit[];
}

class Follower {
  private readonly root: string;
  /** By site path. */
  private readonly present = new Map<string, Trace>();
  private readonly gone = new Map<string, Trace>();

  constructor(root: string) {
    this.root = root;
  }

  take({ path, previousPath, status }: CommittedFile, commit: ListedCommit): void {
    if (status === 'unchanged') return;
    const now = sitePathOf(path, this.root);
    const was = status === 'renamed' && previousPath !== null ? sitePathOf(previousPath, this.root) : now;
    if (status === 'removed') {
      if (now !== null) this.remove(now, commit);
    } else if (status === 'added' || status === 'copied' || was === null) {
      if (now !== null) this.add(now, commit);
    } else if (now === null) this.remove(was, commit);
    else this.change(was, now, commit);
  }

  changes(): FileChanges {
    const changed = [...this.present].map(([path, { before, commits }]) => ({ path, before, commits }));
    const removed = [...this.gone.values()].flatMap(({ before }) => (before === null ? [] : [before]));
    const kept = new Set(changed.flatMap(({ path, before }) => [path, before]));
    return { changed, removed: [...new Set(removed)].filter((path) => !kept.has(path)) };
  }

  private add(path: string, commit: ListedCommit): void {
    const known = this.present.get(path) ?? this.gone.get(path) ?? { before: null, commits: [] };
    this.gone.delete(path);
    this.present.set(path, joined(known, commit));
  }

  private change(was: string, now: string, commit: ListedCommit): void {
    const known = this.present.get(was) ?? { before: was, commits: [] };
    this.present.delete(was);
    this.gone.delete(now);
    this.present.set(now, joined(known, commit));
  }

  private remove(path: string, commit: ListedCommit): void {
    const known = this.present.get(path) ?? { before: path, commits: [] };
    this.present.delete(path);
    this.gone.set(path, joined(known, commit));
  }
}

function joined({ before, commits }: Trace, commit: ListedCommit): Trace {
  return { before, commits: commits[0]?.sha === commit.sha ? commits : [commit, ...commits] };
}
