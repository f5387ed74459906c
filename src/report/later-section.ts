import { problemText } from '../action/words/errors.ts';
import { codeSpan, paragraphs } from '../action/words/markdown.ts';
import { type Alike, FEW_OTHERS, type JudgedKind, LEAST_OTHERS, type Move, type Verdict } from './judge-pages.ts';
import {
  type FourWeeksLater,
  isWorthALine,
  type Judgement,
  type LaterPage,
  linedPages,
  type Unjudged,
} from './look-back.ts';
import { count, counted, countedWere, sentences, visitors } from './number-words.ts';
import { describeLeftOut, type Layout, namePage } from './page-table.ts';
import { nameOf } from './period.ts';
import type { Windows } from './window-lists.ts';

/** Maximum length of a commit's or pull request's title, in UTF-16 units. */
const LONGEST_TITLE = 80;

/** Reports on at most `most` lines how pages edited four weeks ago did, or says in one sentence why that is unknown. */
export function renderLater(later: FourWeeksLater | null, layout: Layout, most: number): string {
  return later === null ? '' : `### Did it help?\n\n${bodyOf(later, layout, most)}`;
}

function bodyOf(later: FourWeeksLater, layout: Layout, most: number): string {
  switch (later.kind) {
    case 'not-weekly':
      return 'Only a report with `period: last-week` compares the pages that changed four weeks earlier.';
    case 'unread':
      return `Can't read the changes of the week of ${nameOf(later.windows.week)}: ${codeSpan(problemText(later.problem), { longest: 400 })}`;
    case 'nothing-changed':
      return sentences([
        `No page${under(later.root)} changed on the default branch in the week of ${nameOf(later.windows.week)} (by commit date).`,
        describeTakenBack(later.takenBack),
      ]);
    case 'unjudged':
      return `Can't compare the pages that changed in the week of ${nameOf(later.windows.week)}: ${REASONS[later.reason]}`;
    case 'judged':
      return renderJudged(later, layout, most);
  }
}

const MOST_TAKEN_BACK = 3;

function describeTakenBack(commits: Judgement['takenBack']): string {
  if (commits.length === 0) return '';
  const names = commits.slice(0, MOST_TAKEN_BACK).map(({ subject }) => codeSpan(subject, { longest: LONGEST_TITLE }));
  const more = commits.length > names.length ? ` and ${count(commits.length - names.length)} more` : '';
  return `Left out, because a later commit took it back: ${names.join(', ')}${more}.`;
}

const REASONS: Readonly<Record<Unjudged, string>> = {
  'partial-report': 'this report is partial, so no more page lists were requested.',
  'rows-missing': 'the page lists before and after lack rows.',
  requests: 'the two page lists before and after do not fit into `max-requests`. Raise it.',
  'nothing-new': 'the service announced more pages of a list, but sent nothing new.',
  'too-large': 'the page lists have more rows, or longer paths, than fit in memory.',
  failed: 'the service did not send the page lists before and after.',
};

type Judged = Extract<FourWeeksLater, { kind: 'judged' }>;

function renderJudged({ windows, root, judgement }: Judged, layout: Layout, most: number): string {
  const { pages, alike } = judgement;
  const listed = pages.filter(isWorthALine);
  const shown = linedPages(pages).slice(0, most);
  const missing = listed.length - shown.length;
  const more = describeLeftOut(missing, layout, { what: 'more changed page', files: 'the JSON file' });
  const lines = shown.map((page) => `- ${lineOf(page, layout)}${wholeSection(page, alike)}`);
  const others = alike.filter((move) => !pages.some((page) => explains(move, page)));
  return paragraphs([
    introduction(windows, root),
    [...lines, ...(more === '' ? [] : [`- ${more}`])].join('\n'),
    describeAlike(others, layout),
    endOf(judgement, pages.length - listed.length),
  ]);
}

function explains(move: Alike, page: LaterPage): boolean {
  const isIn = page.path === move.path || page.path.startsWith(`${move.path}/`);
  return move.what === 'section' && isIn && page[move.kind].verdict === move.verdict;
}

function wholeSection(page: LaterPage, alike: readonly Alike[]): string {
  const sections = alike.filter((move) => explains(move, page));
  return sections.map((move) => ` The whole section ${codeSpan(move.path)} has ${moveWords(move)}, too.`).join('');
}

const MOST_ALIKE = 3;

/** Names what else moved like a page with a verdict, so that the change does not look like the only possible cause. */
function describeAlike(alike: readonly Alike[], layout: Layout): string {
  if (alike.length === 0) return '';
  const names = alike
    .slice(0, MOST_ALIKE)
    .map((each) =>
      each.what === 'section'
        ? `the section ${codeSpan(each.path)} has ${moveWords(each)} (${count(each.alike)} of ${counted(each.pages, 'page')})`
        : `${namePage(each.path, layout)} has ${moveWords(each)} (${count(each.before)} → ${count(each.after)})`,
    );
  const more = alike.length > names.length ? `; and ${count(alike.length - names.length)} more` : '';
  return `Without a change in that week, others moved alike: ${names.join('; ')}${more}.`;
}

function moveWords({ kind, verdict }: Move): string {
  if (kind === 'human') return verdict === 'more' ? 'more people' : 'fewer people';
  return verdict === 'more' ? 'more AI' : 'less AI';
}

function introduction({ week, before, after }: Windows, root: string): string {
  return sentences([
    `Pages${under(root)} that changed on the default branch in the week of ${nameOf(week)}:`,
    `the 28 days before that week (${nameOf(before)}) compared with the 28 days after it (${nameOf(after)}).`,
    '"Expected" is what the page would have had if it had followed all other pages.',
    'A difference can have other causes than the change.',
    'GitHub filters by commit date, so a commit that was merged later counts in the week when it was made.',
  ]);
}

function under(root: string): string {
  return root === '.' ? '' : ` under ${codeSpan(root)}`;
}

function endOf({ others, unmatched, removed, cut, takenBack }: Judgement, tooLittle: number): string {
  return sentences([
    others < LEAST_OTHERS ? 'There are too few other pages to compare with.' : '',
    others >= LEAST_OTHERS && others < FEW_OTHERS
      ? `The verdicts are weak: only ${counted(others, 'other page')} can be compared.`
      : '',
    tooLittle === 0 ? '' : `${counted(tooLittle, 'changed page')} had too few visitors to judge.`,
    unmatched === 0 ? '' : `${counted(unmatched, 'changed page')} had no visitors under a matching path.`,
    removed === 0 ? '' : `${countedWere(removed, 'page')} removed.`,
    describeTakenBack(takenBack),
    cut ? 'Not all changes of that week were read: at most 30 commits, and 300 files of each.' : '',
  ]);
}

function lineOf(page: LaterPage, layout: Layout): string {
  const { path, renamedFrom, isNew, human, ai } = page;
  const from = renamedFrom === null ? '' : ` (before: ${namePage(renamedFrom, { site: null })})`;
  const what = isNew
    ? `: new page, ${visitors('human', human.after)} and ${visitors('ai', ai.after)} in the 28 days after`
    : `${from}: ${kindWords('people', human)}; ${kindWords('AI', ai)}`;
  return `${namePage(path, layout)}${what}.${changedIn(page, layout)}`;
}

const WORDS: Readonly<Record<Verdict, (who: 'people' | 'AI') => string>> = {
  more: (who) => `**more ${who} than the rest of the site**`,
  fewer: (who) => `**${who === 'AI' ? 'less' : 'fewer'} ${who} than the rest of the site**`,
  'no-clear-change': (who) => `no clear change in ${who}`,
  'was-unusual': (who) =>
    `no verdict on ${who}: it was unusual before the change, and pages like that come back by themselves`,
  'too-little-data': (who) => `too little data on ${who}`,
};

function kindWords(who: 'people' | 'AI', { before, after, expected, verdict }: JudgedKind): string {
  const then = expected === null ? '' : `, expected ${count(Math.round(expected))}`;
  return `${WORDS[verdict](who)} (${count(before)} → ${count(after)}${then})`;
}

function changedIn({ commits, pull }: LaterPage, { repositoryUrl }: Layout): string {
  const [latest] = commits;
  if (latest === undefined) return '';
  const often = commits.length === 1 ? 'Changed by' : `Changed in ${count(commits.length)} commits, last by`;
  const title = codeSpan(pull?.title ?? latest.subject, { longest: LONGEST_TITLE });
  return pull === null
    ? ` ${often} [${title}](${repositoryUrl}/commit/${latest.sha}).`
    : ` ${often} [${title} (#${pull.number})](${repositoryUrl}/pull/${pull.number}).`;
}
