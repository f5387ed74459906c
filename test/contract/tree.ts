import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that is gone when its owner's block ends. */
export interface Tree extends Disposable {
  readonly root: string;
}

/** Writes files (path in the folder → text) into a new temporary folder. */
export function aTree(files: Readonly<Record<string, string>>): Tree {
  const root = mkdtempSync(join(tmpdir(), 'docs-agent-tree-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
