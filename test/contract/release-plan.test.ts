import { describe, expect, test } from 'vitest';
import { planRelease } from '../../tools/release-plan.ts';

const CHANGELOG = `# Changelog

## 1.10.0 (2026-12-01)

- Something new.

### Fixed

- Something old.

## 1.9.0

- Older.

## 1.8.0 (not released yet)

- Forgotten.

## 1.7.0 (2026-10-01)
`;

const plan = (tag: string, tags: readonly string[] = [tag]): ReturnType<typeof planRelease> =>
  planRelease(tag, { version: tag.slice(1), changelog: CHANGELOG, tags });

describe('the notes of a release', () => {
  test.each([
    ['v1.10.0', '- Something new.\n\n### Fixed\n\n- Something old.'],
    ['v1.9.0', '- Older.'],
  ])('of %s are its part of the changelog', (tag, notes) => expect(plan(tag).notes).toBe(notes));

  test.each([
    ['v1.8.0', 'must say "## 1.8.0 (YYYY-MM-DD)", not "## 1.8.0 (not released yet)"'],
    ['v1.7.0', 'says nothing about 1.7.0'],
    ['v1.1.0', 'has no heading "## 1.1.0"'],
    ['v1.10.0-rc.1', 'is not the tag of a release'],
    ['v01.10.0', 'is not the tag of a release'],
    ['1.10.0', 'is not the tag of a release'],
    ['', 'is not the tag of a release'],
  ])('are refused for "%s"', (tag, words) => expect(() => plan(tag)).toThrow(words));
});

test.each([
  ['the only release', [], 'v1'],
  ['the newest, in numbers and not in letters', ['v1.9.0', 'v1.10.0', 'v1.2.30'], 'v1'],
  ['the newest of its own major version', ['v1.10.0', 'v2.0.0', 'v1', 'v2', 'nightly'], 'v1'],
  ['not the newest', ['v1.10.0', 'v1.10.1'], null],
  ['not the newest either', ['v1.11.0'], null],
])('the major tag follows a release that is %s', (_title, tags, majorTag) => {
  expect(plan('v1.10.0', tags).majorTag).toBe(majorTag);
});
