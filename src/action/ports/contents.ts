export interface RepositoryFacts {
  /** Anyone can read its issues and job summaries. An organization's internal repository isn't public. */
  readonly public: boolean;
  readonly hasIssues: boolean;
  readonly archived: boolean;
}

export interface FolderEntry {
  readonly name: string;
  /** A link is `other`. */
  readonly kind: 'file' | 'folder' | 'other';
  readonly bytes: number;
  /** Null for what is not a file, is not UTF-8, or is too large for GitHub to show. */
  readonly text: string | null;
}

export interface ListedCommit {
  /** 40 or 64 hexadecimal digits. */
  readonly sha: string;
  /** The first line of its message. */
  readonly subject: string;
}

export interface CommittedFile {
  readonly path: string;
  /** As GitHub names it: `added`, `removed`, `modified`, `renamed`, `copied`, `changed` or `unchanged`. */
  readonly status: string;
  /** Its path before; null unless it was renamed. */
  readonly previousPath: string | null;
}

type Span = Readonly<{ since: string; until: string; most: number }>;

export interface Contents {
  facts(): Promise<RepositoryFacts>;
  /** Reads a folder of the default branch with the text of its files, in one request; null if there is none. */
  folder(path: string): Promise<readonly FolderEntry[] | null>;
  /** Reads a text file of at most 1 MB in a repository (`owner/name`), at a branch, tag or commit; null if there is none. */
  textFile(file: { readonly repository: string; readonly path: string; readonly ref: string }): Promise<string | null>;
  /**
   * The latest `most` commits (1 to 100) of the default branch that changed something under a folder (empty: anywhere),
   * latest first. GitHub goes by the committer's date, both instants included (ISO 8601); `cut` if there are more.
   */
  commitsUnder(folder: string, span: Span): Promise<Readonly<{ commits: readonly ListedCommit[]; cut: boolean }>>;
  /** What a commit changed: at most the first 300 files; `cut` if there are more, or if GitHub refuses to show them. */
  filesOf(sha: string): Promise<{ readonly files: readonly CommittedFile[]; readonly cut: boolean }>;
  /** HTML as the repository's issues show it: untrusted, and not yet known to be what GitHub's renderer writes. */
  renderMarkdown(text: string): Promise<string>;
}
