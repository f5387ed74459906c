import { readPeriod } from '../event/input-forms.ts';
import { type Cut, type InstructingName, type Slip, type SubCommand, subCommands } from '../words/commands.ts';
import { UNSEEN, withoutUnseen } from '../words/unseen.ts';
import { findSlip } from './near-miss.ts';

/** What a comment requests. */
export type Command =
  | SubCommand
  | Slip
  | {
      readonly kind: 'instruction';
      /** Where it goes; null if the thread decides. */
      readonly to: InstructingName | null;
      /** Markdown as written, with line feeds as line ends and without blank lines around it. */
      readonly text: string;
    };

/** A comment's command, read in both ways. */
export interface ReadComment {
  readonly kind: 'read';
  readonly whole: Command;
  /** Read from the command's paragraph alone; null if nothing follows it that could change what the comment requests. */
  readonly paragraph: Command | null;
}

/**
 * Reads a comment as a whole, and as what counts of a reply by mail: a mail program adds a stranger's text below. Null if
 * it has no command.
 */
export function readComment(body: string, command: string): ReadComment | null {
  const whole = readCommand(body, command);
  if (whole === null) return null;
  const mayDiffer = whole.kind === 'instruction' || (whole.kind === 'slip' && whole.about === 'text');
  const first = mayDiffer ? firstParagraph(body, command) : null;
  return { kind: 'read', whole, paragraph: first?.isFollowed ? readCommand(first.text, command) : null };
}

/** Returns what a comment requests, if there is a reason to use its first paragraph only, or else as a whole. */
export function usedOf({ whole, paragraph }: ReadComment, cut: Cut | null): Command {
  return cut === null || paragraph === null ? whole : paragraph;
}

/** Finds the command's paragraph, which ends before an empty or a quoted line, and if more follows; null without a command. */
export function firstParagraph(
  body: string,
  command: string,
): { readonly text: string; readonly isFollowed: boolean } | null {
  const found = findCommand(body, command);
  if (found === null) return null;
  const { written } = found;
  const end = written.findIndex((line) => isEmpty(line) || isQuoted(line));
  if (end < 0) return { text: written.join('\n'), isFollowed: false };
  return { text: written.slice(0, end).join('\n'), isFollowed: !written.slice(end).every(isEmpty) };
}

/**
 * Reads the command of a comment: its first line, if it begins, after at most three spaces, with `command` (a valid
 * input `command`) as a whole token in any letter case. Characters that no one sees don't count. Only blank lines, and
 * quoted lines followed by a blank line, may come before it. Null if there is none. Needs no Markdown parser: anything
 * that could hide a command would have to come before it. Never throws, and is linear in the length of `body`, however
 * hostile.
 */
export function readCommand(body: string, command: string): Command | null {
  const found = findCommand(body, command);
  if (found === null) return null;
  const { written, length } = found;
  const [line = ''] = written;
  const rest = textAfter(length, line);
  return /[:,]/.test(withoutUnseen(line).charAt(length)) ? afterSign(rest, written) : interpret(rest, written);
}

/** Finds the command's line, with all lines below it, and how many of its visible characters the command takes. */
function findCommand(
  body: string,
  command: string,
): { readonly written: readonly string[]; readonly length: number } | null {
  const lines = body
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=[:,]?(?:\\s|$))`, 'i');
  const at = firstOwnLine(lines);
  const [found] = start.exec(withoutUnseen(lines[at] ?? '')) ?? [];
  return found === undefined ? null : { written: lines.slice(at), length: found.length };
}

/** A sign that people write after a name is answered, if there is anything to answer. */
function afterSign(rest: string, [, ...below]: readonly string[]): Slip | null {
  const isEmpty = [rest.slice(1), ...below].every(isBlank);
  return isEmpty ? null : { kind: 'slip', about: 'sign', words: withoutUnseen(rest).trimEnd(), nearest: '…' };
}

/** Returns a line as written after its first `length` visible characters, without blanks at its start. */
function textAfter(length: number, line: string): string {
  return line.replace(new RegExp(`^(?:${UNSEEN}*.){${length}}(?:${UNSEEN}|\\s)*`, 'u'), '');
}

/**
 * Finds the first line that is neither blank nor quoted, including a line that continues a quotation without its sign.
 */
function firstOwnLine(lines: readonly string[]): number {
  const at = lines.findIndex((line) => !isBlank(line) && !isQuoted(line));
  const above = lines.slice(0, Math.max(at, 0));
  const quoted = above.findLastIndex(isQuoted);
  return quoted >= 0 && !above.slice(quoted).some(isMarkdownBlank) ? lines.length : at;
}

/**
 * Interprets the rest of the command's line, the first of `written`; the lines below it can only be an instruction.
 * Below `retry` they probably are one too, but the retry would spend money on a different one.
 */
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
  const slip = to === null ? findSlip(lines[first] ?? '', { alone: first === last }) : null;
  return (
    slip ?? {
      kind: 'instruction',
      to,
      text: lines
        .slice(first, last + 1)
        .join('\n')
        .trimEnd(),
    }
  );
}

/** A blank that can be seen, and what follows it. */
const AFTER_NAME = /[^\S\uFEFF]+(.*)/s;

/** Splits off the name of a sub-command that takes an instruction. */
function readInstructing(rest: string): { readonly to: InstructingName | null; readonly text: string } {
  const [name = '', text = ''] = rest.split(AFTER_NAME);
  const wanted = withoutUnseen(name).toLowerCase();
  for (const row of subCommands) if (row.takes === 'instruction' && row.name === wanted) return { to: row.name, text };
  return { to: null, text: rest };
}

/** Reads a sub-command and its argument; null if anything else follows the name. `line` is in lower case. */
function readSubCommand(line: string): SubCommand | null {
  const [name, text = ''] = line.split(/\s+(.*)/s);
  const row = subCommands.find((candidate) => candidate.name === name);
  if (row === undefined) return null;
  switch (row.takes) {
    case 'instruction':
      return null;
    case 'nothing':
      return text === '' ? { kind: row.name } : null;
    case 'period': {
      if (text === '') return { kind: row.name, period: null };
      const period = readPeriod(text);
      return 'value' in period ? { kind: row.name, period: period.value } : null;
    }
  }
}

/** Checks whether a line is quoted in Markdown. */
function isQuoted(line: string): boolean {
  return /^ {0,3}>/.test(line);
}

/** Checks whether a line has no visible text. */
function isBlank(line: string): boolean {
  return withoutUnseen(line).trim() === '';
}

/** Checks whether a line ends a Markdown paragraph: a no-break space or a form feed counts as text. */
function isMarkdownBlank(line: string): boolean {
  return /^[ \t]*$/.test(line);
}

/** Checks whether a line shows nothing: GitHub keeps some mail programs' blanks and line breaks as text. Linear. */
function isEmpty(line: string): boolean {
  return /^(?:\s|&nbsp;|<br ?\/?>)*$/i.test(withoutUnseen(line));
}
