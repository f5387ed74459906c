import { isUtf8 } from 'node:buffer';
import { mkdir, readdir, realpath } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { JobError } from '../agent/job-error.ts';
import { bytesOf, isGitFolderName, openFile, openFileToWrite, openFolder, shownPath } from '../agent/open-inside.ts';
import type { Page, PageEdit } from './page-edit.ts';

/**
 * Runs an agent that edits one Markdown page below the current folder: reads the prompt from standard input, lets
 * `decide` choose the edit, makes it, and says on standard output what it did. It never leaves the folder, whatever links
 * are in it. A real agent is any program with the same interface.
 */
export async function editFolder(decide: (prompt: string, pages: readonly Page[]) => PageEdit): Promise<void> {
  try {
    const root = Buffer.from(await realpath(process.cwd())).toString('latin1');
    const edit = decide(await text(process.stdin), await readPages(root));
    if (edit.kind === 'nothing') return console.log(`Changed nothing. ${edit.reason}`);
    await writePage(root, edit.page);
    console.log(`Changed ${edit.page.path}: ${edit.title}.`);
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    console.error(`Changed nothing. ${error.message}.`);
    process.exitCode = 1;
  }
}

async function readPages(root: string): Promise<readonly Page[]> {
  const pages = await pagesIn(root, '');
  return pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function pagesIn(root: string, folder: string): Promise<readonly Page[]> {
  await using opened = await openFolder(root, folder);
  const pages: Page[] = [];
  for (const entry of await readdir(opened.place, { withFileTypes: true, encoding: 'latin1' })) {
    const { name } = entry;
    const path = folder === '' ? name : `${folder}/${name}`;
    if (isSkipped(name)) continue;
    if (entry.isDirectory()) pages.push(...(await pagesIn(root, path)));
    if (!entry.isFile() || !/\.mdx?$/.test(name)) continue;
    await using file = await openFile(opened, name);
    pages.push({ path: bytesOf(path).toString(), text: await file.readFile('utf8') });
  }
  return pages;
}

/** A page's path is text, so a name that isn't UTF-8 can't be part of it. */
function isSkipped(name: string): boolean {
  const bytes = bytesOf(name);
  return name.startsWith('.') || name === 'node_modules' || !isUtf8(bytes) || isGitFolderName(bytes.toString());
}

async function writePage(root: string, page: Page): Promise<void> {
  const path = Buffer.from(page.path).toString('latin1');
  const parts = path.split('/');
  if (parts.some(isSkipped)) throw new JobError(`${shownPath(path)} is not a place for pages`);
  try {
    await makeFolders(root, parts.slice(0, -1));
    await using folder = await openFolder(root, parts.slice(0, -1).join('/'));
    await using file = await openFileToWrite(folder, parts.at(-1) ?? '');
    if (!(await file.stat()).isFile()) throw new JobError(`${shownPath(path)} is not a file`);
    await file.truncate();
    await file.writeFile(page.text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ELOOP') throw new JobError(`${shownPath(path)} is a link, which is not followed`, { cause: error });
    if (NO_FILE.has(code)) throw new JobError(`${shownPath(path)} is not a file`, { cause: error });
    throw error;
  }
}

/** Errors of a folder, a pipe or a socket instead of a file, and of anything else instead of a folder above it. */
const NO_FILE: ReadonlySet<string> = new Set(['EISDIR', 'ENXIO', 'EOPNOTSUPP', 'ENOTDIR', 'EEXIST']);

/** Makes the folders above a page, one in the other, each of which must really be there. */
async function makeFolders(root: string, parts: readonly string[]): Promise<void> {
  for (const [depth, name] of parts.entries()) {
    await using above = await openFolder(root, parts.slice(0, depth).join('/'));
    await mkdir(bytesOf(`${above.place}/${name}`), { recursive: true });
  }
}
