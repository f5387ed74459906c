import { expect, test } from 'vitest';
import { isGitFolderName } from '../../src/agent/open-inside.ts';

test.each([
  '.git',
  '.GIT',
  '.Git',
  'git~1',
  'GIT~1',
  '.git ',
  '.git.',
  '.git. . ',
  'git~1..',
  '.git:',
  '.git::$INDEX_ALLOCATION',
  '.git:x',
  '.git\\hooks',
  '.g\u200cit',
  '\ufeff.git',
  '.gi\u202et',
])('some file system takes %j for .git', (name) => {
  expect(isGitFolderName(name)).toBe(true);
});

test.each([
  'git',
  '.gitignore',
  '.gitattributes',
  '.github',
  'git~2',
  '.git2',
  'x.git',
  '.git x',
  ' .git',
  '..git',
  '',
])('no file system takes %j for .git', (name) => {
  expect(isGitFolderName(name)).toBe(false);
});
