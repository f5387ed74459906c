import { instructionOf } from '../agent/texts.ts';

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
  const flags = pages.find(({ path, text }) => path === FLAGS_PAGE && text.startsWith(`${FLAGS_TITLE}\n`));
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

/** The page of flags of the demo's documentation. */
const FLAGS_PAGE = 'reference/flags.md';
const FLAGS_TITLE = '# Flags of `kettle boil`';

interface Flag {
  readonly flag: string;
  readonly meaning: string;
  /** The version that it comes with; null if nothing says so. */
  readonly since: string | null;
}

/**
 * What the default agent can do in the demo, where people must see more than a placeholder: it documents a flag that the
 * instruction explains or the diff of a merged change adds, and makes its own text shorter. Null for anything else.
 */
function editFlagsPage(page: Page, prompt: string): PageEdit | null {
  const instruction = instructionOf(prompt);
  const flag = flagIn(instruction);
  if (flag === null && /\b(?:shorter|shorten|short|brief|briefer|concise|too long)\b/i.test(instruction)) {
    const text = page.text.replaceAll(/\n\nThe command still returns [\s\S]*?\n\n {4}kettle boil [^\n]*/g, '');
    if (text === page.text) return { kind: 'nothing', reason: 'There is nothing left to shorten.' };
    return { kind: 'edited', page: { ...page, text }, title: 'Make the text shorter' };
  }
  const wanted = /\bthis change\b/i.test(instruction) ? addedFlag(prompt) : explainedFlag(prompt, flag);
  return wanted === null ? null : addFlag(page, wanted);
}

/** Finds the flag that the diff in a prompt's context adds to kettle's source. */
function addedFlag(prompt: string): Flag | null {
  const [, diff = ''] = /^Diff:\n([\s\S]*)/m.exec(prompt) ?? [];
  const added = [...diff.matchAll(/^\+(?!\+)(.*)$/gm)].map(([, line = '']) => line).join('\n');
  const [, flag] = /\bflag: '(--[a-z][a-z0-9-]{1,30})'/.exec(added) ?? [];
  const [, help = ''] = /\bhelp: '([^'\n]{3,200})'/.exec(added) ?? [];
  const [, since = null] = /\bsince: '(\d{1,3}(?:\.\d{1,3}){0,2})'/.exec(added) ?? [];
  const meaning = plainWords(help);
  return flag === undefined || meaning === '' ? null : { flag, meaning: `it ${meaning}`, since };
}

/** Takes the meaning from behind the first colon. A thread about another flag says nothing about this one's version. */
function explainedFlag(prompt: string, flag: string | null): Flag | null {
  const instruction = instructionOf(prompt);
  const [, words = ''] = /:\s+(\S[^\n]{2,200}?)[.!]*\s*$/m.exec(instruction) ?? [];
  const meaning = plainWords(words);
  if (flag === null || meaning === '') return null;
  const context = prompt.slice(prompt.indexOf(instruction) + instruction.length);
  return { flag, meaning, since: versionIn(instruction) ?? (flagIn(context) === flag ? versionIn(context) : null) };
}

function addFlag(page: Page, { flag, meaning, since }: Flag): PageEdit {
  const rows = page.text.match(/^\| `--.*$/gm) ?? [];
  if (rows.some((row) => new RegExp(`^\\| \`${flag}\\b(?!-)`).test(row))) {
    return { kind: 'nothing', reason: `${page.path} already explains ${flag}.` };
  }
  const does = meaning.replace(/^it\s+/i, '');
  const [, first = '', second = ''] = (rows.at(-1) ?? '').split('|');
  const row = `| ${`\`${flag}\``.padEnd(first.length - 1)}| ${does.padEnd(second.length - 2)} |`;
  const lead =
    does === meaning ? `\`${flag}\` means: ${meaning}. For example:` : `With \`${flag}\`, the kettle ${does}:`;
  const parts = [
    `## \`${flag}\``,
    lead,
    `    kettle boil --cups 2 ${flag}`,
    `The command still returns when the water has boiled, and prints its temperature. \`${flag}\` works together with the other flags, for example for a single cup of green tea:`,
    `    kettle boil --cups 1 --stop-at 80 ${flag}`,
    ...(since === null ? [] : [`\`${flag}\` came with version ${since}.`]),
  ];
  // In the order of names, the flags of two pull requests are at two places: git merges both.
  const inOrder = (all: readonly string[], added: string): string[] => {
    const next = all.findIndex((each) => (flagIn(each) ?? '') > flag);
    return all.toSpliced(next < 0 ? all.length : next, 0, added);
  };
  const table = page.text.replace(rows.join('\n'), () => inOrder(rows, row).join('\n'));
  const [intro = '', ...sections] = table.trimEnd().split(/\n+(?=## )/);
  const text = [intro, ...inOrder(sections, parts.join('\n\n'))].join('\n\n');
  return { kind: 'edited', page: { ...page, text: `${text}\n` }, title: `Document ${flag}` };
}

function flagIn(text: string): string | null {
  return /(?<![\w-])--[a-z][a-z0-9-]{1,30}/i.exec(text)?.[0] ?? null;
}

function versionIn(text: string): string | null {
  return /\bversion (\d{1,3}(?:\.\d{1,3}){0,2})\b/i.exec(text)?.[1] ?? null;
}

/** Removes what has a meaning in Markdown or HTML, and joins lines. */
function plainWords(text: string): string {
  return text
    .replace(/[`<>{}*_[\]|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
