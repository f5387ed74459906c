import { codePath, codeSpan, details, paragraphs, quoted } from '../action/words/markdown.ts';
import { siteRatio } from './chance.ts';
import type { Collection } from './collect.ts';
import type { Comparison } from './compare.ts';
import { clearChange } from './headline.ts';
import type { KindNews, MovedSection, News, NewsKind, NewsPage } from './news.ts';
import { CAUSE, LEVEL, NEWS } from './news-rules.ts';
import { count, counted, percent, roughly, visitors } from './number-words.ts';
import { describeLeftOut, type Layout, namePage } from './page-table.ts';
import { nameOf, nameOfMany } from './period.ts';
import type { Kind, PageFigures, PageTest } from './site-levels.ts';

const OPEN_LINES = 4;

interface Item {
  readonly line: string;
  readonly command: string | null;
}

/** What many pages have in common comes first. What fits on a phone is open, at most `most` lines are folded. */
export function renderMoved(collection: Collection, comparison: Comparison, layout: Layout, most: number): string {
  const cause = renderCause(collection, comparison, layout);
  const groups = groupsOf(comparison, layout);
  const all = groups.flat();
  const first = new Set(inTurn(groups).slice(0, OPEN_LINES));
  const [open, folded] = [all.filter((item) => first.has(item)), all.filter((item) => !first.has(item))];
  if (open.length === 0) return section('What moved', paragraphs([cause, whyNone(comparison)]));
  const shown = folded.slice(0, most);
  const commands = [...open, ...shown].flatMap(({ command }) => command ?? []).map((command) => quoted(command));
  const [next = '', ...others] = commands;
  const rest = describeLeftOut(folded.length - shown.length, layout);
  const lines = [...shown.map(({ line }) => `- ${line}`), ...(rest === '' ? [] : [`- ${rest}`])].join('\n');
  return paragraphs([
    section('What moved', paragraphs([cause, open.map(({ line }) => `- ${line}`).join('\n')])),
    section('What to do: paste as a comment', next),
    others.length === 0 ? '' : details(counted(others.length, 'more command'), others.join('\n\n')),
    folded.length === 0 ? '' : details(counted(folded.length, 'more change'), lines),
  ]);
}

/** Says what many pages have in common, before any single page; empty if nothing. */
function renderCause(collection: Collection, { news, complete }: Comparison, layout: Layout): string {
  const site = complete ? clearChange(collection) : null;
  return paragraphs([
    site === null ? '' : causeOf(site, news, layout),
    renderWidespread(news.people, ['More people', 'Fewer people'], layout),
    renderWidespread(news.ai, ['More AI', 'Less AI'], layout),
  ]);
}

/** Finds what a clear change of the site's people (now / usual) comes from: the first that holds. */
function causeOf(site: number, { people: { all }, sections }: News, layout: Layout): string {
  const sized = all.filter(({ usual }) => usual >= CAUSE.leastSize);
  const near = sized.filter(({ now, usual }) => Math.abs(now / usual / site - 1) <= CAUSE.near).length;
  const said = (of: number, where: string): string =>
    `${count(of)} of ${counted(sized.length, 'page')} with usually at least ${CAUSE.leastSize} people are ${where} ${CAUSE.near * 100}% of the site's change (${percent({ now: site, before: 1 })}).`;
  if (sized.length >= CAUSE.leastSized && near >= CAUSE.alike * sized.length)
    return `Nearly all pages changed alike: ${said(near, 'within')}`;
  const moved = sections.filter(({ kind, factor }) => kind === 'human' && factor < 1 === site < 1);
  const names = moved.map(({ path }) => codeSpan(path)).join(', ');
  if (moved.length > 0)
    return `${moved.length === 1 ? 'A section' : 'Sections'} ${site < 1 ? 'fell' : 'rose'} more than the rest of the site: ${names}.`;
  const typical = siteRatio(all.map(({ now, usual }) => ({ now, before: usual })));
  if (typical !== null && Math.log(typical) / Math.log(site) < CAUSE.part) {
    const size = ({ now, usual }: PageTest): number => (now - usual) * Math.sign(site - 1);
    const ranked = all.toSorted((one, other) => size(other) - size(one));
    const largest = ranked.filter((test, _at, [first = test]) => size(test) >= CAUSE.ofLargest * size(first));
    return `The typical page changed less (${percent({ now: typical, before: 1 })}); the largest changes: ${named(largest, layout)}.`;
  }
  return sized.length < CAUSE.leastSized ? '' : `Pages changed differently: ${said(sized.length - near, 'not within')}`;
}

/** Pages that a sentence names. */
const MOST_NAMED = 5;

function named(tests: readonly PageTest[], layout: Layout): string {
  const paths = tests.slice(0, MOST_NAMED).map(({ page }) => namePage(page.path, layout));
  return paths.join(', ');
}

function renderWidespread({ widespread, tested }: KindNews, [more, fewer]: readonly string[], layout: Layout): string {
  if (widespread === null) return '';
  const { isFall, moved, foremost } = widespread;
  return `**${isFall ? fewer : more}** on most pages: ${count(moved)} of ${counted(tested, 'compared page')} ${isFall ? 'fell' : 'rose'} by ${NEWS.leastChange * 100}% or more, above all ${named(foremost, layout)}. They are not listed one by one.`;
}

/** Returns everything that moved in groups, what matters most first. */
function groupsOf(comparison: Comparison, layout: Layout): readonly (readonly Item[])[] {
  const { news, onlyAi, complete } = comparison;
  const { kinds } = news;
  const acted = new Set([...kinds.lostMostPeople, ...kinds.fewerPeopleMoreAi].map(({ path }) => path));
  const pages = (kind: ListedFor, listed: readonly ListedPage[]): Item[] =>
    listed.map((page) => ({
      line: `**${LISTED[kind].title}** ${namePage(page.path, layout)}: ${lineFor(kind, page, comparison)}`,
      command: page.worthACommand ? `${layout.command} ${instructionFor(kind, page, comparison)}` : null,
    }));
  return [
    ...(['lostMostPeople', 'fewerPeopleMoreAi'] as const).map((kind) => pages(kind, kinds[kind])),
    news.sections.map((moved) => ({ line: lineForSection(moved), command: null })),
    ...(['fewerPeople', 'morePeople', 'moreAi', 'lessAi'] as const).map((kind) => pages(kind, kinds[kind])),
    // If rows are missing, a page may only seem new.
    complete ? pages('newPages', news.newPages) : [],
    pages(
      'onlyAi',
      onlyAi.filter(({ path }) => !acted.has(path)).map((page) => ({ ...page, worthACommand: true })),
    ),
  ];
}

function inTurn(groups: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

/** Says what would have been noticed. It never says that nothing changed: chance hides small changes. */
function whyNone({ news, compared, complete, uncompared, periods }: Comparison): string {
  if (uncompared !== null || compared < 2) return '';
  if (periods < LEVEL.leastPeriods)
    return `Single pages are compared from ${LEVEL.leastPeriods} earlier periods on, because with fewer, chance looks like news; this report has ${count(periods)}.`;
  const whole = complete ? '' : ` among the ${counted(compared, 'page')} read for both periods`;
  const isWidespread = (news.people.widespread ?? news.ai.widespread) !== null;
  const words = noticed(news.people, 'people') || noticed(news.ai, 'AI visitors');
  if (words === '' && isWidespread) return '';
  return words === ''
    ? `No page${whole} has enough visitors to distinguish a change from chance (about ${NEWS.leastExpected} people or AI visitors are needed).`
    : `No ${isWidespread ? 'other ' : ''}page stands out${whole}. ${words}`;
}

function noticed({ noticeable, tested, widespread }: KindNews, who: string): string {
  if (noticeable === null || tested === 0 || widespread !== null) return '';
  const { level, below, above } = noticeable;
  if (below === null && above === null)
    return `The pages vary so much that no change of one with ${level} ${who} would be noticed.`;
  const fall = below === null ? [] : [`fall below ${count(below)}`];
  const rise = above === null ? [] : [`rise above ${count(above)}`];
  return `A page of ${level} ${who} would have had to ${[...fall, ...rise].join(' or ')} to be noticed.`;
}

function section(title: string, text: string): string {
  return text === '' ? '' : `### ${title}\n\n${text}`;
}

type ListedFor = NewsKind | 'newPages' | 'onlyAi';

/** What a list of pages is called, and whose change it states. */
const LISTED: Readonly<Record<ListedFor, { readonly title: string; readonly changed: readonly Kind[] }>> = {
  lostMostPeople: { title: 'Lost most of its people', changed: ['human'] },
  fewerPeopleMoreAi: { title: 'Fewer people and more AI', changed: ['human', 'ai'] },
  fewerPeople: { title: 'Fewer people', changed: ['human'] },
  morePeople: { title: 'More people', changed: ['human'] },
  moreAi: { title: 'More AI', changed: ['ai'] },
  lessAi: { title: 'Less AI', changed: ['ai'] },
  newPages: { title: 'New page', changed: [] },
  onlyAi: { title: 'AI visitors, no people counted', changed: [] },
};

/** Only a page with news of its own has a usual number. */
type ListedPage = PageFigures & Pick<NewsPage, 'worthACommand'> & Partial<Pick<NewsPage, 'usual'>>;

function lineFor(kind: ListedFor, page: ListedPage, compared: Comparison): string {
  const [people, machines] = [now(page, 'human'), now(page, 'ai')];
  if (kind === 'newPages')
    return `${people} and ${machines}, not seen in the last ${compared.periods} ${nameOfMany(compared.period)}`;
  if (kind === 'onlyAi') return `${machines}, no people`;
  return LISTED[kind].changed.map((who) => change(page, who)).join('; ');
}

function lineForSection({ path, kind, alike, pages, factor }: MovedSection): string {
  const who = kind === 'human' ? 'people' : 'AI visitors';
  const changed = percent({ now: factor, before: 1 });
  return `**Section** ${codeSpan(path)}: ${count(alike)} of ${counted(pages.length, 'page')} have ${factor < 1 ? 'fewer' : 'more'} ${who} (together about ${changed})`;
}

/** Writes the instruction for the agent, to paste as a comment: so the path must be a code span there, too. */
function instructionFor(kind: ListedFor, page: ListedPage, compared: Comparison): string {
  const name = codePath(page.path);
  const period = nameOf(compared.period);
  const readers = `${now(page, 'human')} (${period}), ${was(page, 'human')}`;
  if (kind === 'lostMostPeople')
    return `Find out why the page ${name} lost most of its people: ${readers}.\nIf it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it.`;
  if (kind === 'fewerPeople')
    return `Find out why fewer people read the page ${name}: ${readers}.\nCheck that the links to it work, and update what is out of date.`;
  if (kind === 'fewerPeopleMoreAi')
    return `Improve the page ${name}, which has fewer people and more AI: ${readers}, and ${now(page, 'ai')}, ${was(page, 'ai')}.\nMake sure that people can find it, and that it offers complete steps, examples and current facts.`;
  return `Improve the page ${name}, which has ${now(page, 'ai')} but no people counted (${period}).\nMake sure that people can find it from the navigation and from related pages, and put its answer at the top.`;
}

function now(page: ListedPage, kind: Kind): string {
  return visitors(kind, page.now?.[kind] ?? 0);
}

function change(page: ListedPage, kind: Kind): string {
  const changed = percent({ now: page.now?.[kind] ?? 0, before: usualOf(page, kind) });
  return `${now(page, kind)}, ${was(page, kind)}${changed === '' || changed === 'new' ? '' : ` (${changed})`}`;
}

function was(page: ListedPage, kind: Kind): string {
  return `usually about ${count(usualOf(page, kind))}`;
}

/** Rounded, so that a percentage is that of the numbers beside it. */
function usualOf({ usual }: ListedPage, kind: Kind): number {
  return roughly(usual?.[kind] ?? 0);
}
