/**
 * The agent that the local service runs when no other is configured: edits one Markdown page below the current folder
 * (`editPage`). It reads the prompt from standard input, says on standard output what it did, and follows no link. A real
 * agent is any program with the same interface.
 */
import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isGitFolderName } from '../agent/file-names.ts';
import { editPage, type Page } from './page-edit.ts';

const pages = (await pagesIn('.')).toSorted((one, other) => (one.path < other.path ? -1 : 1));
const edit = editPage(await text(process.stdin), pages);
const problem = edit.kind === 'edited' ? await problemOf(edit.page.path) : null;
if (problem !== null) {
  console.error(`Changed nothing. ${problem}.`);
  process.exitCode = 1;
} else if (edit.kind === 'nothing') console.log(`Changed nothing. ${edit.reason}`);
else {
  await writeFile(edit.page.path, edit.page.text);
  console.log(`Changed ${edit.page.path}: ${edit.title}.`);
}

async function pagesIn(folder: string): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isSkipped(entry.name)) continue;
    if (entry.isDirectory()) pages.push(...(await pagesIn(path)));
    else if (entry.isFile() && /\.mdx?$/.test(path)) pages.push({ path, text: await readFile(path, 'utf8') });
  }
  return pages;
}

/** A name that isn't UTF-8 is read with replacement characters. */
function isSkipped(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules' || name.includes('\uFFFD') || isGitFolderName(name);
}

/** A new page may have the name of something else. */
async function problemOf(path: string): Promise<string | null> {
  const there = await lstat(path).catch(() => null);
  if (there === null || there.isFile()) return null;
  return `${JSON.stringify(path)} ${there.isSymbolicLink() ? 'is a link, which is not followed' : 'is not a file'}`;
}
