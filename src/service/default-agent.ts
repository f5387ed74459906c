/**
 * The agent that the local service runs when no other is configured: edits one Markdown page below the current folder
 * (`editPage`). It reads the prompt from standard input, says on standard output what it did, and never leaves the folder,
 * whatever links are in it. A real agent is any program with the same interface.
 */
import { isUtf8 } from 'node:buffer';
import { readdir, realpath } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { bytesOf, isGitFolderName, shownPath } from '../agent/file-names.ts';
import { JobError } from '../agent/job-error.ts';
import { openFile, openFileToWrite, openFolder } from './open-inside.ts';
import { editPage, type Page } from './page-edit.ts';

/** Errors of a folder, a pipe or a socket instead of a file. */
const NO_FILE: ReadonlySet<string> = new Set(['EISDIR', 'ENXIO', 'EOPNOTSUPP']);

try {
  const root = Buffer.from(await realpath(process.cwd())).toString('latin1');
  const pages = (await pagesIn(root, '')).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const edit = editPage(await text(process.stdin), pages);
  if (edit.kind === 'edited') await writePage(root, edit.page);
  console.log(
    edit.kind === 'nothing' ? `Changed nothing. ${edit.reason}` : `Changed ${edit.page.path}: ${edit.title}.`,
  );
} catch (error) {
  if (!(error instanceof JobError)) throw error;
  console.error(`Changed nothing. ${error.message}.`);
  process.exitCode = 1;
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

/** Writes a page that was read, or a new one in the root. */
async function writePage(root: string, page: Page): Promise<void> {
  const path = Buffer.from(page.path).toString('latin1');
  const [, above = '', name = path] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  try {
    await using folder = await openFolder(root, above);
    await using file = await openFileToWrite(folder, name);
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
