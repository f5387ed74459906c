import { instructionOf } from '../../agent/texts.ts';
import { type Page, type PageEdit, quotedLines, sectionTitle } from '../../service/page-edit.ts';
import { type AddedFlag, addedFlag, plainWords } from './read-change.ts';

const FLAGS_PAGE = 'reference/flags.md';
const NOTES_PAGE = 'requests.md';
/** A page without its own description in the site's list. */
const INDEX_PAGE = 'index.md';

/** One kind of instruction that the writer understands; null if it is another. */
type Skill = (instruction: string, pages: readonly Page[], prompt: string) => PageEdit | null;

/**
 * Writes for the demo's documentation, without a model: it knows the site's pages, its flags and its tone. The same
 * prompt and pages always give the same text. What it doesn't understand becomes an honest note, never an invented page.
 */
export function writeForSite(prompt: string, pages: readonly Page[]): PageEdit {
  const instruction = instructionOf(prompt);
  const skills: readonly Skill[] = [
    changeNothing,
    shorten,
    addExample,
    addVersion,
    documentFlag,
    documentChange,
    linkPage,
  ];
  for (const skill of skills) {
    const edit = skill(instruction, pages, prompt);
    if (edit !== null) return edit;
  }
  return writeNote(instruction, pages);
}

function changeNothing(instruction: string): PageEdit | null {
  if (instruction === '') return { kind: 'nothing', reason: 'The prompt is empty.' };
  // "If …, change nothing" leaves the decision to the writer.
  if (!/(?<!\bif\b[^.!?\n]*)\bchange nothing\b/i.test(instruction)) return null;
  return { kind: 'nothing', reason: 'The prompt asks to change nothing.' };
}

/** What the writer adds beyond the necessary, and what is left of it when the text must be shorter. */
const LONG_PARTS: readonly (readonly [long: RegExp, short: string])[] = [
  [/\n\nThe command still returns [\s\S]*?\n\n {4}kettle boil [^\n]*/, ''],
  [/(## Related pages\n[\s\S]*?\n- \[[^\]\n]*\]\([^)\n]*\)): [^\n]*/, '$1'],
  [/\n\nIt can [^\n]*/, ''],
];

function shorten(instruction: string, pages: readonly Page[]): PageEdit | null {
  if (
    !/\b(?:shorter|shorten|short|brief|briefer|concise|too long)\b/i.test(instruction) ||
    flagIn(instruction) !== null
  )
    return null;
  for (const page of pages) {
    const text = LONG_PARTS.reduce((rest, [long, short]) => replaceAll(rest, long, short), page.text);
    if (text !== page.text) return edited(page.path, text, 'Make the text shorter');
  }
  return { kind: 'nothing', reason: 'There is nothing left to shorten.' };
}

function replaceAll(text: string, part: RegExp, replacement: string): string {
  const next = text.replace(part, replacement);
  return next === text ? text : replaceAll(next, part, replacement);
}

function addExample(instruction: string, pages: readonly Page[]): PageEdit | null {
  if (!/\bexamples?\b/i.test(instruction)) return null;
  const found = sectionOf(instruction, pages);
  if (found === null) return null;
  const { page, flag, section } = found;
  if (section.includes('The command still returns')) {
    return { kind: 'nothing', reason: `The section about ${flag} already has an example.` };
  }
  const text = page.text.replace(section, () => `${section.trimEnd()}\n\n${detailOf(flag)}\n`);
  return edited(page.path, text, `Add an example of ${flag}`);
}

function addVersion(instruction: string, pages: readonly Page[]): PageEdit | null {
  const since = versionIn(instruction);
  const found = since === null ? null : sectionOf(instruction, pages);
  if (since === null || found === null || /:\s+it\b/i.test(instruction)) return null;
  const { page, flag, section } = found;
  const sentence = sinceSentence(flag, since);
  if (section.includes(sentence)) return { kind: 'nothing', reason: `The section already says: ${sentence}` };
  const without = section.replace(/\n`--[\w-]+` came with version [\d.]+\.\n/, '').trimEnd();
  const text = page.text.replace(section, () => `${without}\n\n${sentence}\n`);
  return edited(page.path, text, `Say since when ${flag} exists`);
}

function documentFlag(instruction: string, pages: readonly Page[], prompt: string): PageEdit | null {
  const flag = flagIn(instruction);
  if (flag === null) return null;
  const meaning = meaningIn(instruction);
  const since = versionIn(instruction) ?? versionInContext(prompt, { instruction, flag });
  return addFlag(pages, { flag, meaning, since });
}

/** Documents a merged change: what it adds is in the diff. */
function documentChange(instruction: string, pages: readonly Page[], prompt: string): PageEdit | null {
  if (!/\bthis change\b/i.test(instruction)) return null;
  const added = addedFlag(prompt);
  return added === null
    ? { kind: 'nothing', reason: 'The change adds no flag, so no reader notices it.' }
    : addFlag(pages, added);
}

/** Null if there is no page of flags, or nothing is known about the flag. */
function addFlag(
  pages: readonly Page[],
  { flag, meaning, since }: Omit<AddedFlag, 'meaning'> & { readonly meaning: string | null },
): PageEdit | null {
  const page = pages.find(({ path }) => path === FLAGS_PAGE);
  if (page === undefined) return null;
  const rows = page.text.match(/^\| `--.*$/gm) ?? [];
  if (rows.some((row) => new RegExp(`^\\| \`${flag}\\b(?!-)`).test(row))) {
    return { kind: 'nothing', reason: `${FLAGS_PAGE} already explains ${flag}.` };
  }
  if (meaning === null) return null;
  const parts = [
    headingOf(flag),
    leadOf(flag, meaning),
    `    kettle boil --cups 2 ${flag}`,
    detailOf(flag),
    ...(since === null ? [] : [sinceSentence(flag, since)]),
  ];
  return edited(
    page.path,
    `${withRow(page.text, rows, { flag, meaning }).trimEnd()}\n\n${parts.join('\n\n')}\n`,
    `Document ${flag}`,
  );
}

/** Adds a row below the last one, in the table's columns. */
function withRow(
  text: string,
  rows: readonly string[],
  { flag, meaning }: { readonly flag: string; readonly meaning: string },
): string {
  const last = rows.at(-1);
  if (last === undefined) return text;
  const [, first = '', second = ''] = last.split('|');
  const cell = (words: string, like: string): string => ` ${words.replaceAll('|', '\\|')} `.padEnd(like.length);
  return text.replace(last, () => `${last}\n|${cell(`\`${flag}\``, first)}|${cell(withoutIt(meaning), second)}|`);
}

function headingOf(flag: string): string {
  return `## \`${flag}\``;
}

/** "it boils" becomes "the kettle boils"; anything else stays a definition. */
function leadOf(flag: string, meaning: string): string {
  return /^it\s/i.test(meaning)
    ? `With \`${flag}\`, the kettle ${withoutIt(meaning)}:`
    : `\`${flag}\` means: ${meaning}. For example:`;
}

function withoutIt(meaning: string): string {
  return meaning.replace(/^it\s+/i, '');
}

/** What the quickstart says about every call, and an example together with another flag. */
function detailOf(flag: string): string {
  return `The command still returns when the water has boiled, and prints its temperature. \`${flag}\` works together with the other flags, for example for a single cup of green tea:\n\n    kettle boil --cups 1 --stop-at 80 ${flag}`;
}

function sinceSentence(flag: string, version: string): string {
  return `\`${flag}\` came with version ${version}.`;
}

function flagIn(text: string): string | null {
  return /(?<![\w-])--[a-z][a-z0-9-]{1,30}/i.exec(text)?.[0] ?? null;
}

function versionIn(text: string): string | null {
  return /\bversion (\d{1,3}(?:\.\d{1,3}){0,2})\b/i.exec(text)?.[1] ?? null;
}

/** A thread about another flag says nothing about this one. */
function versionInContext(
  prompt: string,
  { instruction, flag }: { readonly instruction: string; readonly flag: string },
): string | null {
  const context = prompt.slice(prompt.indexOf(instruction) + instruction.length);
  return flagIn(context) === flag ? versionIn(context) : null;
}

/** What is after the first colon of a line, in one line of plain words. */
function meaningIn(instruction: string): string | null {
  const [, meaning = ''] = /:\s+(\S[^\n]{2,200}?)[.!]*\s*$/m.exec(instruction) ?? [];
  const plain = plainWords(meaning);
  return plain === '' ? null : plain;
}

/** Finds the section of the named flag, or else the last one that explains a flag. */
function sectionOf(
  instruction: string,
  pages: readonly Page[],
): { readonly page: Page; readonly flag: string; readonly section: string } | null {
  const page = pages.find(({ path }) => path === FLAGS_PAGE);
  const sections = [...(page?.text.matchAll(/^## `(--[a-z0-9-]+)`\n[\s\S]*?(?=^## |$(?![\s\S]))/gim) ?? [])];
  const wanted = flagIn(instruction);
  const found = wanted === null ? sections.at(-1) : sections.find(([, flag]) => flag === wanted);
  const [section, flag] = found ?? [];
  return page === undefined || section === undefined || flag === undefined ? null : { page, flag, section };
}

/** A page that is named, as reports do, gets links to what else the site has. */
function linkPage(instruction: string, pages: readonly Page[]): PageEdit | null {
  const page = pages.find(({ path }) => {
    const name = path.replace(/\.md$/, '');
    return (
      path !== INDEX_PAGE && path !== NOTES_PAGE && new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'i').test(instruction)
    );
  });
  const index = pages.find(({ path }) => path === INDEX_PAGE);
  if (page === undefined || index === undefined) return null;
  if (page.text.includes('## Related pages')) return null;
  const up = '../'.repeat(page.path.split('/').length - 1);
  const links = [...index.text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)]
    .filter(([, , target]) => target !== page.path)
    .map(([, title, target, about]) => `- [${title}](${up}${target}): ${about}`);
  const section = ['## Related pages', '', ...links].join('\n');
  return edited(page.path, `${page.text.trimEnd()}\n\n${section}\n`, `Link ${page.path} to the other pages`);
}

function writeNote(instruction: string, pages: readonly Page[]): PageEdit {
  const page = pages.find(({ path }) => path === NOTES_PAGE);
  const before = page?.text.trimEnd() ?? "# Requests that the demo's agent can't write";
  const section = [
    `## ${sectionTitle(instruction)}`,
    '',
    ...quotedLines(instruction),
    '',
    "The demo's agent has no model and knows nothing about this, so this is a note and not a page. A real agent would write the page here.",
    '',
    'It can document a flag ("Document the flag `--name`: it …"), add an example to it, say since which version it exists, link a page to the others, and make its own text shorter.',
  ].join('\n');
  if (before.includes(section)) return { kind: 'nothing', reason: `${NOTES_PAGE} already has this note.` };
  return edited(NOTES_PAGE, `${before}\n\n${section}\n`, 'Note a request');
}

function edited(path: string, text: string, title: string): PageEdit {
  return { kind: 'edited', page: { path, text }, title };
}
