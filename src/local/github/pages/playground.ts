import type { Comment, RepositoryState, ReviewComment } from '../state.ts';

/** Somebody as whom a visitor of the pages may write. */
export interface Writer {
  readonly login: string;
  /** What they may in the repository, in two or three words. */
  readonly role: string;
}

/** Makes the pages writable. Without one they only show. */
export interface Playground {
  /** The first is the default. */
  readonly writers: readonly Writer[];
  /** The comment command, for the advice beside the boxes. */
  readonly command: string;
  /** Hears of a comment once it is stored, and starts what a comment starts. */
  commented(repository: RepositoryState, comment: Comment | ReviewComment): void;
}

/** Whether the pages of one server can be written to now. */
export interface Openness {
  playground: Playground | null;
}
