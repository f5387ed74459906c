import { instructionOf } from '../agent/texts.ts';
import { editFlagsPage, isFlagsPage } from './flags-page.ts';

/** A Markdown page of the documentation; `path` is relative to the repository, with slashes. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

export type PageEdit =
  | { readonly kind: 'edited'; readonly page: Page; readonly title: string }
  | { readonly kind: 'nothing'; readonly reason: string };

/**
 * Decides what the default agent does: it adds one section to the page that shares most words (of its path and
 * headings) with the instruction; in a tie, to the first by path. It invents no facts: the section quotes the
 * instruction. It obeys "change nothing", and leaves an existing section alone. In the demo it does more (`editFlagsPage`).
 */
export function editPage(prompt: string, pages: readonly Page[]): PageEdit {
  const instruction = instructionOf(prompt);
  if (instruction === '') return { kind: 'nothing', reason: 'The prompt is empty.' };
  const flags = pages.find(isFlagsPage);
  const edit = flags === undefined ? null : editFlagsPage(flags, prompt);
  if (edit !== null) return edit;
  if (/\bchange nothing\b/i.test(instruction)) return { kind: 'nothing', reason: 'The prompt asks to change nothing.' };
  const title = sectionTitle(instruction);
  const page = bestPage(instruction, pages) ?? { path: 'README.md', text: '# Documentation\n' };
  if (page.text.split(/\r?\n/).includes(`## ${title}`)) {
    return { kind: 'nothing', reason: `${page.path} already has the section "${title}".` };
  }
  const lineEnd = page.text.includes('\r\n') ? '\r\n' : '\n';
  const section = [`## ${title}`, '', ...sectionText(instruction)].join(lineEnd);
  const before = page.text.trimEnd();
  const text = before === '' ? `${section}${lineEnd}` : `${before}${lineEnd}${lineEnd}${section}${lineEnd}`;
  return { kind: 'edited', page: { path: page.path, text }, title };
}

function bestPage(instruction: string, pages: readonly Page[]): Page | undefined {
  const wanted = wordsOf(instruction);
  const scored = pages.map((page) => {
    const headings = [...page.text.matchAll(/^(?:#{1,6}[ \t]|title:)(.*)$/gm)].map(([, heading = '']) => heading);
    const known = wordsOf([page.path, ...headings].join(' '));
    return { page, score: wanted.intersection(known).size };
  });
  scored.sort((one, other) => other.score - one.score || (one.page.path < other.page.path ? -1 : 1));
  return scored[0]?.page;
}

/** Words that say nothing about a page's subject. */
const COMMON_WORDS = new Set(
  'and the for that this with from how what when our your are not all docs page please'.split(' '),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON_WORDS.has(word)));
}

/** How an instruction begins before its subject: "Please", "Add a section about", "Document". */
const ASKING =
  /^(?:please\s+)?(?:(?:(?:add|write|create)\s+(?:an?\s+|the\s+)?(?:short\s+|new\s+)?(?:section|page|note|paragraph)\s+(?:about|on|for)|document|describe|explain|mention)\s+(?=\S))?/i;

/** Makes a heading of an instruction: its first sentence, without "Please explain". */
function sectionTitle(instruction: string): string {
  const [line = ''] = instruction.split('\n');
  const plain = line.replace(/^[#>*\s-]+/, '').replace(/\s+/g, ' ');
  const [sentence = ''] = plain.split(/(?<=[.!?]) /);
  const subject = sentence.replace(ASKING, '').replace(/[.!?:;,\s]+$/, '');
  const words = subject.split(' ');
  while (words.join(' ').length > 60 && words.length > 1) words.pop();
  const title = [...words.join(' ')].slice(0, 60).join('');
  return prose(title.charAt(0).toUpperCase() + title.slice(1)) || 'A note';
}

/** Quotes the beginning of an instruction, with nothing live in it. */
function sectionText(instruction: string): string[] {
  const characters = [...instruction];
  const quoted = characters.slice(0, 600).join('') + (characters.length > 600 ? '…' : '');
  return [
    'Someone requested documentation about this:',
    '',
    ...quoted.split('\n').map((line) => `> ${prose(line)}`.trimEnd()),
    '',
    'This section is a placeholder. A real agent, or a person, has to write the rest.',
  ];
}

/** Keeps text from becoming HTML or, on MDX pages, code, outside of code spans. */
function prose(line: string): string {
  return line.replace(/`[^`]+`|[<{}`]/g, (match) => (match.length > 1 ? match : `\\${match}`));
}
