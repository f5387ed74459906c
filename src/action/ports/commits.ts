/** A file of a commit that is made through GitHub's API; without a mode, it is deleted. */
export type PublishedFile =
  | { readonly path: string; readonly mode: '100644' | '100755'; readonly content: Buffer }
  | { readonly path: string; readonly mode: null };
