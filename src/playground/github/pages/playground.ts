import type { Comment, RepositoryState, ReviewComment } from '../state.ts';

/** A person that a visitor of the pages may write as. */
export interface Writer {
  readonly login: string;
  /** Their permission in the repository, in two or three words. */
  readonly role: string;
}

/** Makes the pages writable. Without one they are read-only. */
export interface Playground {
  /** The first is the default. */
  readonly writers: readonly Writer[];
  /** The comment command, for the advice beside the boxes. */
  readonly command: string;
  /** What to try in each box: it should work as written. */
  readonly examples: { readonly issue: string; readonly pull: string; readonly line: string };
  /** Called after a comment is stored, to start its run. */
  commented(repository: RepositoryState, comment: Comment | ReviewComment): void;
}

/** Whether the pages of one server are writable now. */
export interface Openness {
  playground: Playground | null;
}
