import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tracked-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What pip installs, each with its version and hashes on one line. */
function requirementsIn(file: string): readonly string[] {
  return file
    .replace(/^#.*\n|\\\n\s*/gm, '')
    .trimEnd()
    .split('\n');
}

describe('what CI installs besides npm packages', () => {
  const installed = read('.ci/run').match(/\bpip\b.*\binstall\b[^&|]*/g) ?? [];

  test('comes from pip with hashes only, and as it was published: a build would load more, without hashes', () => {
    expect(installed).toHaveLength(1);
    expect(installed[0]).toMatch(/ --require-hashes --only-binary :all: -r \.ci\/schemathesis\.txt\s*$/);
  });

  test('has an exact version and the hash of its bytes, for every Python package', () => {
    const requirements = requirementsIn(read('.ci/schemathesis.txt'));
    expect(requirements.length).toBeGreaterThan(10);
    expect(requirements.find((each) => each.startsWith('schemathesis=='))).toBeDefined();
    const hashed = /^[a-z0-9][a-z0-9.-]*==[\w.]+(?: ; [^\\]+)? (?:--hash=sha256:[0-9a-f]{64} ?)+$/;
    expect(requirements.filter((each) => !hashed.test(each))).toEqual([]);
  });

  test('has an exact version from Go, whose checksum database holds its hash', () => {
    const modules = [...read('.ci/run').matchAll(/\bgo install (\S+)/g)].map(([, module]) => module ?? '');
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((each) => !/@v\d+\.\d+\.\d+$/.test(each))).toEqual([]);
  });
});
