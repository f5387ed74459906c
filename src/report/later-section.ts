import { problemText } from '../action/words/errors.ts';
import { codeSpan, paragraphs } from '../action/words/markdown.ts';
import type { Unjudged, Windows } from './change-weeks.ts';
import type { JudgedKind, Verdict } from './judge-pages.ts';
import { type FourWeeksLater, isWorthALine, type Judgement, type LaterPage, linedPages } from './look-back.ts';
import { HELP } from './news-rules.ts';
import { count, counted, countedWere, sentences, visitors } from './number-words.ts';
import { describeLeftOut, type Layout, namePage } from './page-table.ts';
import { nameOf } from './period.ts';

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
      return paragraphs([
        `Can't judge the pages that changed in the week of ${nameOf(later.windows.week)}: ${REASONS[later.reason]}`,
        renderJudgement(later, layout, most),
      ]);
    case 'judged':
      return renderJudgement(later, layout, most);
  }
}

const MOST_TAKEN_BACK = 3;

function describeTakenBack(commits: Judgement['takenBack']): string {
  if (commits.length === 0) return '';
  const names = commits.slice(0, MOST_TAKEN_BACK).map(({ subject }) => codeSpan(subject, { longest: LONGEST_TITLE }));
  const more = commits.length > names.length ? ` and ${count(commits.length - names.length)} more` : '';
  return `Reverted, so left out: ${names.join(', ')}${more}.`;
}

const REASONS: Readonly<Record<Unjudged, string>> = {
  'partial-report': 'this report is partial, so no more page lists were requested.',
  requests: 'the page lists of the weeks before and after do not fit into `max-requests`. Raise it.',
  lists: 'that takes complete page lists of the last thirteen weeks, and the service did not send all of them.',
  'same-lists': 'the service seems to ignore dates.',
};

type Judged = Extract<FourWeeksLater, { kind: 'judged' | 'unjudged' }>;

function renderJudgement({ kind, windows, root, judgement }: Judged, layout: Layout, most: number): string {
  if (judgement === null) return '';
  const { pages } = judgement;
  const listed = pages.filter(isWorthALine);
  const shown = linedPages(pages).slice(0, most);
  const words = { what: 'more changed page', files: 'the JSON file' };
  const more = describeLeftOut(listed.length - shown.length, layout, words);
  const lines = [...shown.map((page) => lineOf(page, layout)), ...(more === '' ? [] : [more])];
  return paragraphs([
    introduction(windows, root, kind === 'judged'),
    lines.map((line) => `- ${line}`).join('\n'),
    sentences([
      kind === 'judged' ? describeLimits(judgement, shown) : '',
      describeRest(judgement, pages.length - listed.length),
    ]),
  ]);
}

function introduction({ week, before, after, earlier }: Windows, root: string, areAllRead: boolean): string {
  return sentences([
    `Pages${under(root)} that changed on the default branch in the week of ${nameOf(week)}:`,
    areAllRead
      ? `visitors a week before it (${nameOf(earlier)}, ${nameOf(before)}) and after it (${nameOf(after)}).`
      : 'visitors a week before and after it, in the weeks whose lists are complete.',
    '"Expected" assumes that the page followed all other pages.',
    'A difference can have other causes.',
    'A commit counts in the week of its commit date, even if it was merged later.',
  ]);
}

function under(root: string): string {
  return root === '.' ? '' : ` under ${codeSpan(root)}`;
}

/** With fewer visitors a week, chance hides a change of a third. */
const FEW = 60;

function describeLimits({ others }: Judgement, shown: readonly LaterPage[]): string {
  const isUnclear = ({ before, after, verdict }: JudgedKind): boolean =>
    verdict === 'no-clear-change' && before + after < 2 * FEW;
  return sentences([
    others < HELP.leastOthers ? 'There are too few other pages to compare with.' : '',
    shown.some(({ human, ai }) => isUnclear(human) || isUnclear(ai))
      ? `Below ${FEW} visitors a week, a change of a third can't be seen.`
      : '',
  ]);
}

function describeRest({ others, unmatched, removed, cut, takenBack }: Judgement, tooLittle: number): string {
  const why = others < HELP.leastOthers ? 'no verdict' : 'too little data for a verdict';
  return sentences([
    tooLittle === 0 ? '' : `${counted(tooLittle, 'changed page')} had ${why}.`,
    unmatched === 0 ? '' : `${counted(unmatched, 'changed page')} had no visitors under a matching path.`,
    removed === 0 ? '' : `${countedWere(removed, 'page')} removed.`,
    describeTakenBack(takenBack),
    cut ? 'Not all changes of that week were read: at most 30 commits, and 300 files of each.' : '',
  ]);
}

function lineOf(page: LaterPage, layout: Layout): string {
  const { path, renamedFrom, isNew, section, human, ai } = page;
  const from = renamedFrom === null ? '' : ` (before: ${namePage(renamedFrom, { site: null })})`;
  const what = isNew
    ? `: new page, ${visitors('human', Math.round(human.after))} and ${visitors('ai', Math.round(ai.after))} a week since then`
    : `${from}: ${kindWords('people', section, human)}; ${kindWords('AI', section, ai)}`;
  return `${namePage(path, layout)}${what}.${changedIn(page, layout)}`;
}

const WORDS: Readonly<Record<Verdict, (who: 'people' | 'AI') => string>> = {
  more: (who) => `**more ${who} than the rest of the site**`,
  fewer: (who) => `**${who === 'AI' ? 'less' : 'fewer'} ${who} than the rest of the site**`,
  'no-clear-change': (who) => `no clear change in ${who}`,
  'one-week': (who) => `one week makes the difference, so no verdict on ${who}`,
  left: (who) => `almost no visitors at this address in the last week, so no verdict on ${who}`,
  'whole-section': (who) => `no verdict on ${who}`,
  'too-little-data': (who) => `too little data on ${who}`,
  'not-judged': (who) => who,
};

function kindWords(who: 'people' | 'AI', section: string, { before, after, expected, verdict }: JudgedKind): string {
  const [then, now] = [before, after].map((aWeek) => count(Math.round(aWeek)));
  const wanted = expected === null ? '' : `, expected ${count(Math.round(expected))}`;
  const moved = after > (expected ?? 0) ? 'rose' : 'fell';
  const because = verdict === 'whole-section' ? `the whole section ${codeSpan(section)} ${moved}, so ` : '';
  return `${because}${WORDS[verdict](who)} (${then} → ${now}${wanted})`;
}

function changedIn({ commits, pull }: LaterPage, { repositoryUrl }: Layout): string {
  const [latest] = commits;
  if (latest === undefined) return '';
  const often = commits.length === 1 ? 'Changed by' : `Changed in ${count(commits.length)} commits, last by`;
  const title = codeSpan(pull?.title ?? latest.subject, { longest: LONGEST_TITLE });
  const [number, page] = pull === null ? ['', `commit/${latest.sha}`] : [` (#${pull.number})`, `pull/${pull.number}`];
  return ` ${often} [${title}${number}](${repositoryUrl}/${page}).`;
}
