import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page, PageEdit } from './page-edit.ts';

/**
 * Runs an agent that edits one Markdown page below the current folder: reads the prompt from standard input, lets
 * `decide` choose the edit, makes it, and says on standard output what it did. A real agent is any program with the same
 * interface.
 */
export async function editFolder(decide: (prompt: string, pages: readonly Page[]) => PageEdit): Promise<void> {
  const folder = process.cwd();
  const edit = decide(await text(process.stdin), await readPages(folder));
  if (edit.kind === 'nothing') return console.log(`Changed nothing. ${edit.reason}`);
  const file = join(folder, edit.page.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, edit.page.text);
  console.log(`Changed ${edit.page.path}: ${edit.title}.`);
}

async function readPages(folder: string): Promise<readonly Page[]> {
  const pages: Page[] = [];
  const skipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';
  const found = glob('**/*.{md,mdx}', {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => skipped(entry.name),
  });
  for await (const entry of found) {
    // A symbolic link could lead out of the repository.
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    pages.push({
      path: file
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      text: await readFile(file, 'utf8'),
    });
  }
  return pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
