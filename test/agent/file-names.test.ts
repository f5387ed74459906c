import { expect, test } from 'vitest';
import { isGitFolderName } from '../../src/agent/file-names.ts';

const GIT =
  '.git|.GIT|.Git|git~1|GIT~1|.git |.git.|.git. . |git~1..|.git:|.git::$INDEX_ALLOCATION|.git:x|.git\\hooks|.g\u200cit|\ufeff.git|.gi\u202et';
const OTHER = 'git|.gitignore|.gitattributes|.github|git~2|.git2|x.git|.git x| .git|..git|';

test.each(GIT.split('|'))('some file system takes %j for .git', (name) => expect(isGitFolderName(name)).toBe(true));

test.each(OTHER.split('|'))('no file system takes %j for .git', (name) => expect(isGitFolderName(name)).toBe(false));
