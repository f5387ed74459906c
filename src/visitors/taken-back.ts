import type { ListedCommit } from '../ports/contents.ts';

/** The number that GitHub adds to the subject of a squashed pull request. */
const NUMBER = / \(#\d+\)$/;
/** The subjects that git and GitHub give to a commit that takes another one back, or brings it back. */
const ANSWER = /^(Revert|Reapply) "(.*)"$/;

/**
 * Finds the commits that a later one took back, and those that did it; commits oldest first. A commit that was brought
 * back again counts as any other.
 */
export function takenBack(commits: readonly ListedCommit[]): ReadonlySet<string> {
  /** By the commit that took it back. */
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
    // If a commit that took another one back is taken back itself, the first one counts again.
    if (answered !== undefined && !backs.delete(answered.sha)) backs.set(sha, answered.sha);
    seen.push({ sha, name });
  }
  return new Set([...backs].flat());
}
