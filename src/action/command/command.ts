import { distance } from 'fastest-levenshtein';
import { readPeriod } from '../event/input-forms.ts';
import { PERIODS } from '../words/action-spec.ts';
import type { Cut, InstructingName, Slip, SubCommand } from '../words/commands.ts';
import { CANCEL_WORDS, subCommands } from '../words/commands.ts';
import { UNSEEN, withoutUnseen } from '../words/hidden.ts';

export type Command = SubCommand | Slip | ({ readonly kind: 'instruction' } & Instruction);

interface Instruction {
  /** Where it goes; null if the thread decides. */
  readonly to: InstructingName | null;
  /** Markdown as written, with line feeds as line ends and without blank lines around it. */
  readonly text: string;
}

/** A comment's command, read in both ways. */
export interface ReadComment {
  readonly kind: 'read';
  readonly whole: Command;
  /** Read from the command's paragraph alone; null if nothing follows it that could change what the comment requests. */
  readonly paragraph: Command | null;
}

/** Read as a whole, and as what counts of a reply by mail: a mail program adds a stranger's text. Null: no command. */
export function readComment(body: string, command: string): ReadComment | null {
  const whole = readCommand(body, command);
  if (whole === null) return null;
  const mayDiffer = whole.kind === 'instruction' || (whole.kind === 'slip' && whole.about === 'text');
  const first = mayDiffer ? firstParagraph(body, command) : null;
  return { kind: 'read', whole, paragraph: first?.isFollowed ? readCommand(first.text, command) : null };
}

export function usedOf({ whole, paragraph }: ReadComment, cut: Cut | null): Command {
  return cut === null || paragraph === null ? whole : paragraph;
}

/** Finds the command's paragraph, which ends before an empty or quoted line, and whether more follows; null without a command. */
export function firstParagraph(body: string, command: string): Readonly<{ text: string; isFollowed: boolean }> | null {
  const written = findCommand(body, command)?.written;
  if (written === undefined) return null;
  const end = written.findIndex((line) => isEmpty(line) || isQuoted(line));
  const [own, below] = end < 0 ? [written, []] : [written.slice(0, end), written.slice(end)];
  return { text: own.join('\n'), isFollowed: !below.every(isEmpty) };
}

/**
 * Reads the command of a comment: its first line, if it begins, after at most three spaces, with `command` as a whole
 * token in any letter case. Characters that no one sees don't count. Only blank lines, and quoted lines followed by a
 * blank line, may come before it. Needs no Markdown parser: what could hide a command would have to come before it.
 * Never throws, and is linear in the length of `body`, however hostile.
 */
export function readCommand(body: string, command: string): Command | null {
  const found = findCommand(body, command);
  if (found === null) return null;
  const { written, length } = found;
  const [line = ''] = written;
  // As written, without blanks at its start.
  const rest = line.replace(new RegExp(`^(?:${UNSEEN}*.){${length}}(?:${UNSEEN}|\\s)*`, 'u'), '');
  return /[:,]/.test(withoutUnseen(line).charAt(length)) ? afterSign(rest, written) : interpret(rest, written);
}

/** The command's line and all below it, and how many visible characters the command takes. */
type Found = { readonly written: readonly string[]; readonly length: number };

function findCommand(body: string, command: string): Found | null {
  const lines = body.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=[:,\\s]|$)`, 'i');
  const at = firstOwnLine(lines);
  const [found] = start.exec(withoutUnseen(lines[at] ?? '')) ?? [];
  return found === undefined ? null : { written: lines.slice(at), length: found.length };
}

/** A sign that people write after a name is answered, if there is anything to answer. */
function afterSign(rest: string, [, ...below]: readonly string[]): Slip | null {
  const isEmpty = [rest.slice(1), ...below].every(isBlank);
  return isEmpty ? null : { kind: 'slip', about: 'sign', words: withoutUnseen(rest).trimEnd(), nearest: '…' };
}

/** A line that continues a quotation without its sign is quoted, too. */
function firstOwnLine(lines: readonly string[]): number {
  const at = lines.findIndex((line) => !isBlank(line) && !isQuoted(line));
  const above = lines.slice(0, Math.max(at, 0));
  const quoted = above.findLastIndex(isQuoted);
  return quoted >= 0 && !above.slice(quoted).some(isMarkdownBlank) ? lines.length : at;
}

/** What is below can only be an instruction. So below `retry`, too: but the retry would spend money on another one. */
function interpret(rest: string, written: readonly string[]): Command {
  const subCommand = readSubCommand(withoutUnseen(rest).trim().toLowerCase());
  if (subCommand?.kind === 'retry' && written.slice(1).some((line) => !(isBlank(line) || isQuoted(line))))
    return { kind: 'slip', about: 'text', words: rest.trim(), nearest: 'retry' };
  if (subCommand !== null) return subCommand;
  const { to, text } = readInstructing(rest);
  const lines = written.with(0, text);
  const first = lines.findIndex((line) => !isBlank(line));
  if (first < 0) return { kind: 'help' };
  const last = lines.findLastIndex((line) => !isBlank(line));
  const slip = to === null ? findSlip(lines[first] ?? '', first === last) : null;
  const all = lines.slice(first, last + 1).join('\n');
  return slip ?? { kind: 'instruction', to, text: all.trimEnd() };
}

/** ASCII punctuation, and the quotation marks, dashes and dots that programs replace it with. */
const SIGN = /[!-/:-@[-`{-~\p{Pi}\p{Pf}\p{Pd}„‚…]/u.source;
/** Those around a word: `"status"`, `help!`, `--help`. Linear, because the last ones are only tried from their first on. */
const SIGNS_AROUND = new RegExp(`^${SIGN}+|(?<!${SIGN})${SIGN}+$`, 'gu');

/** Shorter names are one edit away from too many words. */
const SHORTEST_NAME = 5;
/** A more distant suggestion would be confusing. */
const FURTHEST_SUGGESTION = 2;

const NAMES = subCommands.map(({ name }) => name);
const LONG_NAMES = NAMES.filter((name) => name.length >= SHORTEST_NAME);

/**
 * Detects a mistyped sub-command, or an instruction that no one means: a job costs money. "Please" doesn't count. With
 * text below it (`alone` is false), only typos of sub-commands that ignore such text count. Linear in `line`'s length.
 */
function findSlip(line: string, alone: boolean): Slip | null {
  const shown = withoutUnseen(line).trim();
  const words = shown.split(/\s+/).flatMap((word) => (/^please[,.!]*$/i.test(word) ? [] : word.toLowerCase()));
  const [first = '', second = ''] = words;
  const slip = (about: Slip['about'], nearest: string): Slip => ({ kind: 'slip', about, words: shown, nearest });
  const cancels = CANCEL_WORDS.some((word) => first.startsWith(word) && /^[.!?,]*$/.test(first.slice(word.length)));
  if (cancels && words.length <= (alone ? 3 : 1)) return slip('cancel', 'status');
  if (words.length <= 1) {
    const meant = nearest(first, LONG_NAMES, 1);
    if (meant !== undefined) return slip('name', meant);
    const core = first.replace(SIGNS_AROUND, '');
    const meansNothing = shown !== '' && (/^[a-z]*$/.test(core) || !/[\p{L}\p{N}]/u.test(core));
    return alone && meansNothing ? slip('word', nearest(core, NAMES, FURTHEST_SUGGESTION) ?? '…') : null;
  }
  if (words.length !== 2) return null;
  if (first === 'report') {
    const period = nearest(second, PERIODS, FURTHEST_SUGGESTION);
    const about = period === second ? 'name' : 'period';
    return alone || period !== undefined ? slip(about, period ? `report ${period}` : 'report') : null;
  }
  const meant = alone ? nearest(first, LONG_NAMES, 1) : undefined;
  return meant === undefined || meant === first ? null : slip('name', meant);
}

/** Within `most` edits; a single swap of neighbouring letters counts as one. */
function nearest(word: string, names: readonly string[], most: number): string | undefined {
  const edits = (name: string): number => (isSwapped(word, name) ? 1 : distance(word, name));
  // Long words are not compared.
  return names
    .filter((name) => Math.abs(word.length - name.length) <= most && edits(name) <= most)
    .toSorted((one, other) => edits(one) - edits(other))[0];
}

function isSwapped(word: string, name: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== word[index]);
  return at >= 0 && word === `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
}

/** A blank that can be seen, and what follows it. */
const AFTER_NAME = /[^\S\uFEFF]+(.*)/s;

function readInstructing(rest: string): Instruction {
  const [name = '', text = ''] = rest.split(AFTER_NAME);
  const wanted = withoutUnseen(name).toLowerCase();
  for (const row of subCommands) if (row.takes === ' …' && row.name === wanted) return { to: row.name, text };
  return { to: null, text: rest };
}

/** Reads a sub-command and its argument; null if anything else follows the name. `line` is in lower case. */
function readSubCommand(line: string): SubCommand | null {
  const [name, text = ''] = line.split(/\s+(.*)/s);
  const row = subCommands.find((candidate) => candidate.name === name);
  if (row === undefined || row.takes === ' …') return null;
  if (row.takes === '') return text === '' ? { kind: row.name } : null;
  if (text === '') return { kind: row.name, period: null };
  const period = readPeriod(text);
  return 'value' in period ? { kind: row.name, period: period.value } : null;
}

const isQuoted = (line: string): boolean => /^ {0,3}>/.test(line);

const isBlank = (line: string): boolean => withoutUnseen(line).trim() === '';

/** It ends a Markdown paragraph; a no-break space or a form feed counts as text. */
const isMarkdownBlank = (line: string): boolean => /^[ \t]*$/.test(line);

/** Checks whether a line shows nothing: GitHub keeps some mail programs' blanks and line breaks as text. Linear. */
const isEmpty = (line: string): boolean => /^(?:\s|&nbsp;|<br ?\/?>)*$/i.test(withoutUnseen(line));
