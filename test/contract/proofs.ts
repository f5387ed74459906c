import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from './tracked-files.ts';

/** Fails unless a test file below `test/` has a test whose name begins like this. */
export function expectProof(file: string, name: string): void {
  const source = readFileSync(join(ROOT, `test/${file}.test.ts`), 'utf8');
  // A title begins right behind a bracket.
  const titles = [...source.matchAll(/\(\s*(['"`])(.+)\1/g)].map(([, , title = '']) => title);
  expect(titles.filter((title) => title.startsWith(name))).not.toEqual([]);
}
