import { repositoryErrorOf } from '../action/words/errors.ts';
import type { ReportWorld } from '../action/world.ts';
import type { FileChanges } from './changed-files.ts';
import type { Collection } from './collect.ts';
import { type Comparison, NO_FILES } from './compare.ts';
import { readCommits } from './look-back.ts';
import { readablePath, sitePathOf } from './site-paths.ts';

/** Each costs a request to GitHub, and so does each folder. */
const MOST_COMMITS = 10;
const MOST_FOLDERS = 5;

/**
 * Reads what the comparison needs: how commits of both periods changed source files, and which files there are beside
 * paths that look like no pages. What can't be read is missing only from lines and commands.
 */
export async function readSources(
  { before, period }: Collection,
  { news, appeared, vanished, noPages }: Comparison,
  { repository, runner, settings: { pagesRoot: root } }: ReportWorld,
): Promise<FileChanges> {
  const isActedOn = Object.values(news.kinds).some((pages) => pages.some(({ worthACommand }) => worthACommand));
  // A site may show pages below the name of their folder.
  const places = noPages.map(({ path }) => `${root}/${readablePath(path).replace(`/${root}/`, '/')}`);
  const folders = new Set(places.map((place) => place.replace(/\/+[^/]*$/, '').replace(/^\.\/*/, '')));
  try {
    const listed = [];
    for (const folder of [...folders].slice(0, MOST_FOLDERS)) {
      const names = ((await repository.folder(folder)) ?? []).map(({ name }) =>
        folder === '' ? name : `${folder}/${name}`,
      );
      listed.push(...names.flatMap((name) => sitePathOf(name, root) ?? []));
    }
    const span = { week: { ...period, from: before.from }, after: period };
    const isWanted = isActedOn || (appeared && vanished);
    const { changed, removed } = isWanted ? (await readCommits(root, span, MOST_COMMITS, repository)).files : NO_FILES;
    return { changed: [...changed, ...listed.map((path) => ({ path, before: path, commits: [] }))], removed };
  } catch (error) {
    runner.debug(`The source files of pages could not be read: ${repositoryErrorOf(error).message}`);
    return NO_FILES;
  }
}
