import { codePath } from '../markdown.ts';
import type { PageFigures } from './compare.ts';
import type { NewsKind } from './news.ts';
import { count, counted, percent } from './number-words.ts';
import { nameOf, nameOfBefore, type Period } from './period.ts';

/** Reasons to list a page. */
export type ListedFor = NewsKind | 'onlyAi';

/** Describes a page's readers in one line, without the page's name. */
export function lineFor(kind: ListedFor, page: PageFigures, period: Period): string {
  switch (kind) {
    case 'stoppedReading':
    case 'morePeople':
    case 'fewerPeople':
      return change(page, 'human', period);
    case 'moreAi':
    case 'lessAi':
      return change(page, 'ai', period);
    case 'peopleLeftAiCame':
      return `${change(page, 'human', period)}; ${change(page, 'ai', period)}`;
    case 'onlyAi':
      return `${counted(page.now?.ai ?? 0, 'AI visitor')}, no people`;
  }
}

/** Writes the instruction for the agent, to paste as a comment; null if there is nothing to do. */
export function instructionFor(kind: ListedFor, page: PageFigures, period: Period): string | null {
  // The command is pasted as a comment, so the path must be a code span there, too.
  const name = codePath(page.path);
  const people = `${counted(page.now?.human ?? 0, 'person', 'people')} (${nameOf(period)}), ${count(page.before?.human ?? 0)} in ${nameOfBefore(period)}`;
  const machines = counted(page.now?.ai ?? 0, 'AI visitor');
  switch (kind) {
    case 'stoppedReading':
      return `Find out why people stopped reading the page ${name}: ${people}.\nIf it was moved, renamed or unlinked, fix the links to it. If it is out of date, update it.`;
    case 'fewerPeople':
      return `Find out why fewer people read the page ${name}: ${people}.\nCheck that the links to it work, and update what is out of date.`;
    case 'peopleLeftAiCame':
      return `Improve the page ${name}, which people leave to AI: ${people}, and ${machines} instead of ${count(page.before?.ai ?? 0)}.\nMake sure that people can find it, and that it offers more than an AI answer does: complete steps, examples, current facts.`;
    case 'onlyAi':
      return `Improve the page ${name}, which only AI reads: ${machines} and no people (${nameOf(period)}).\nMake sure that people can find it from the navigation and from related pages, and put its answer at the top.`;
    case 'morePeople':
    case 'moreAi':
    case 'lessAi':
      return null;
  }
}

function change({ now, before }: PageFigures, kind: 'human' | 'ai', period: Period): string {
  const figure = { now: now?.[kind] ?? 0, before: before?.[kind] ?? 0 };
  const visitors = kind === 'ai' ? counted(figure.now, 'AI visitor') : counted(figure.now, 'person', 'people');
  const changed = percent(figure);
  return `${visitors}, ${count(figure.before)} in ${nameOfBefore(period)}${changed === '' ? '' : ` (${changed})`}`;
}
