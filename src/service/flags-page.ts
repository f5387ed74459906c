import { instructionOf } from '../agent/texts.ts';
import type { Page, PageEdit } from './page-edit.ts';

interface Flag {
  readonly flag: string;
  readonly meaning: string;
  /** The version that it comes with; null if nothing says so. */
  readonly since: string | null;
}

export function isFlagsPage({ path, text }: Page): boolean {
  return path === 'reference/flags.md' && text.startsWith('# Flags of `kettle boil`\n');
}

/**
 * What the default agent can do in the demo, where people must see more than a placeholder: it documents a flag that the
 * instruction explains or the diff of a merged change adds, and makes its own text shorter. Null for anything else.
 */
export function editFlagsPage(page: Page, prompt: string): PageEdit | null {
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
  const last = rows.at(-1) ?? '';
  const [, first = '', second = ''] = last.split('|');
  const row = `| ${`\`${flag}\``.padEnd(first.length - 1)}| ${does.padEnd(second.length - 2)} |`;
  const lead =
    does === meaning ? `\`${flag}\` means: ${meaning}. For example:` : `With \`${flag}\`, the kettle ${does}:`;
  const parts = [
    page.text.replace(last, () => `${last}\n${row}`).trimEnd(),
    `## \`${flag}\``,
    lead,
    `    kettle boil --cups 2 ${flag}`,
    `The command still returns when the water has boiled, and prints its temperature. \`${flag}\` works together with the other flags, for example for a single cup of green tea:`,
    `    kettle boil --cups 1 --stop-at 80 ${flag}`,
    ...(since === null ? [] : [`\`${flag}\` came with version ${since}.`]),
  ];
  return { kind: 'edited', page: { ...page, text: `${parts.join('\n\n')}\n` }, title: `Document ${flag}` };
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
