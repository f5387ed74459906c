import { describe, expect, test } from 'vitest';
import { takenBack } from '../../src/visitors/taken-back.ts';

/** The commits are named by their positions, oldest first. */
function back(...subjects: readonly string[]): readonly string[] {
  return [...takenBack(subjects.map((subject, at) => ({ sha: String(at), subject })))].toSorted();
}

describe('a commit is taken back', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['by nothing', ['Rewrite the guide', 'Add a page'], []],
    ['by git revert', ['Rewrite the guide', 'Add a page', 'Revert "Rewrite the guide"'], ['0', '2']],
    ['by a squashed pull request', ['Rewrite (#3)', 'Revert "Rewrite (#3)" (#5)'], ['0', '1']],
    ['by a pull request named without its number', ['Rewrite (#3)', 'Revert "Rewrite" (#5)'], ['0', '1']],
    ['the latest one of that name', ['Fix', 'Fix', 'Revert "Fix"'], ['1', '2']],
    ['not if that is taken back, too', ['Fix', 'Revert "Fix"', 'Revert "Revert "Fix""'], []],
    ['not if it is brought back', ['Fix', 'Revert "Fix"', 'Reapply "Fix"'], []],
    ['not by an earlier one', ['Revert "Fix"', 'Fix'], []],
    ['not by words alone', ['Fix', 'Revert the fix'], []],
  ])('%s', (_how, subjects, expected) => {
    expect(back(...subjects)).toEqual(expected);
  });
});
