import { codePath, codeSpan, details } from '../action/words/markdown.ts';
import type { Comparison } from './compare.ts';
import { quotedWords } from './evidence/evidence-list.ts';
import type { NewsKind } from './news.ts';
import { count, visitors } from './number-words.ts';
import type { Layout } from './page-table.ts';
import { nameOf, nameOfOne } from './period.ts';
import type { Kind, PageFigures, TestedPage } from './site-levels.ts';

/** Only a page with news of its own has earlier periods. */
type ListedPage = PageFigures & Partial<Pick<TestedPage, 'older'>>;

/** Numbers in a command: more are for analytics, not for an edit. */
const MOST_NUMBERS = 8;

const ELSE = 'If you find nothing to change in this repository, answer with what you checked.';

/** Writes the instruction for the agent, to paste as a comment: so the path must be a code span there, too. */
export function instructionFor(kind: NewsKind | 'onlyAi', page: ListedPage, { period, sources }: Comparison): string {
  const name = codePath(page.path);
  if (kind === 'onlyAi')
    return `Improve the page ${name}, which has ${visitors('ai', page.now?.ai ?? 0)} but no people counted (${nameOf(period)}). Link it from the navigation and from related pages, and put its answer at the top. ${ELSE}`;
  const of = kind === 'fewerPeopleMoreAi' ? (['human', 'ai'] as const) : (['human'] as const);
  const numbers = of.map((who) => series(page, who, MOST_NUMBERS / of.length)).join('; ');
  const happened = `By ${nameOfOne(period)}, the last one ${nameOf(period)}: ${numbers}.${commitsOn(page, sources)}`;
  if (kind === 'lostMostPeople')
    return `Find out why the page ${name} lost most of its people. ${happened} If it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it. ${ELSE}`;
  if (kind === 'fewerPeopleMoreAi')
    return `Improve the page ${name}, which has fewer people and more AI. ${happened} Link it from the pages and the navigation where people look for it, and complete its steps, examples and facts. ${ELSE}`;
  return `Find out why fewer people read the page ${name}. ${happened} Fix links to it that don't work, and update what is out of date. ${ELSE}`;
}

/** Lists a page's visitors in its last periods, oldest first. */
function series({ now, before, older = [] }: ListedPage, kind: Kind, most: number): string {
  const latestFirst = [now, before, ...older].slice(0, most).map((each) => count(each?.[kind] ?? 0));
  return `${latestFirst.toReversed().join(', ')} ${kind === 'human' ? 'people' : 'AI visitors'}`;
}

const MOST_COMMITS = 3;
/** As git shortens it. */
const SHORT_SHA = 7;

function commitsOn({ path: visited }: ListedPage, { pages, gone }: Comparison['sources']): string {
  const left = gone.find(({ path }) => path === visited);
  const changed = pages.find(({ path, before }) => path === visited || before === visited);
  const { commits = [] } = left ?? changed ?? {};
  if (commits.length === 0) return '';
  const named = commits
    .slice(0, MOST_COMMITS)
    .map(({ sha, subject }) => quotedWords(`${sha.slice(0, SHORT_SHA)} ${subject}`));
  const address = left === undefined ? changed?.path : left.became;
  const became = address === null ? ' Its file was removed.' : ` Its file became the page ${codePath(address ?? '')}.`;
  return ` The latest commits to its file, latest first: ${named.join(', ')}.${address === visited ? '' : became}`;
}

/** Maximum length of a command, in UTF-16 units: longer than any that we write. */
const LONGEST_COMMAND = 4_000;

/** Writes a command to paste. On GitHub a code span wraps, so that it is whole on a phone; a block is cut at its edge. */
export function pastedCommand(instruction: string, { command }: Layout): string {
  return codeSpan(`${command} ${instruction}`, { longest: LONGEST_COMMAND });
}

/** Folds a command behind the row of a list. */
export function foldedCommand(instruction: string, layout: Layout): string {
  return `\n\n${details('Command', pastedCommand(instruction, layout)).replace(/^(?=.)/gm, '  ')}`;
}
