import { repositoryErrorOf } from '../action/words/errors.ts';
import type { World } from '../action/world.ts';
import type { FileChanges } from './changed-files.ts';
import type { Collection } from './collect.ts';
import { type Comparison, NO_FILES } from './compare.ts';
import { readCommits } from './look-back.ts';
import { MOVES } from './news-rules.ts';
import { comparablePath, sitePathOf } from './site-paths.ts';

/** Each costs a request to GitHub, and so does each folder. */
const MOST_COMMITS = 10;
const MOST_FOLDERS = 5;

/**
 * Reads what the comparison needs: how commits of both periods changed source files, and which files are in the folders
 * of paths that don't look like pages. What can't be read is missing only from lines and commands.
 */
export async function readSources(
  { before, period }: Collection,
  { news, appeared, gone, noPages }: Comparison,
  { repository, runner, settings: { pagesRoot: root } }: World,
): Promise<FileChanges> {
  const isActedOn = Object.values(news.kinds).some((pages) => pages.some(({ worthACommand }) => worthACommand));
  const folders = noPages.map(({ path }) => {
    const form = comparablePath(path);
    // A site may show pages below the name of their folder.
    const inRoot = form.startsWith(`/${root}/`) ? form.slice(root.length + 1) : form;
    return `${root}${inRoot.slice(0, inRoot.lastIndexOf('/'))}`.replace(/^\.\/?/, '');
  });
  try {
    const listed = [];
    for (const folder of [...new Set(folders)].slice(0, MOST_FOLDERS)) {
      const files = (await repository.folder(folder)) ?? [];
      listed.push(...files.flatMap(({ name }) => sitePathOf(folder === '' ? name : `${folder}/${name}`, root) ?? []));
    }
    const span = { week: { ...period, from: before.from }, after: period };
    // A page that is gone may have become one of the new ones.
    const isWanted = isActedOn || (appeared && (gone[0]?.before?.total ?? 0) >= MOVES.leastVisitors);
    const { changed, removed } = isWanted ? (await readCommits(root, span, MOST_COMMITS, repository)).files : NO_FILES;
    return { changed: [...changed, ...listed.map((path) => ({ path, before: path, commits: [] }))], removed };
  } catch (error) {
    runner.debug(`The source files of pages could not be read: ${repositoryErrorOf(error).message}`);
    return NO_FILES;
  }
}
