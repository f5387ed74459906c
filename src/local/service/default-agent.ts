/**
 * The agent that the local service runs when no other is configured: reads the prompt from standard input, edits one
 * Markdown page below the current folder (see `editPage`), and says on standard output what it did. A real agent is any
 * program with the same interface.
 */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { editPage, type Page } from './page-edit.ts';

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
  return pages;
}

const folder = process.cwd();
const edit = editPage(await text(process.stdin), await readPages(folder));
if (edit.kind === 'edited') {
  const file = join(folder, edit.page.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, edit.page.text);
  console.log(`Added the section "${edit.title}" to ${edit.page.path}.`);
} else {
  console.log(`Changed nothing. ${edit.reason}`);
}
