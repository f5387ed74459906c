import { readPeriod } from '../event/input-forms.ts';
import { type InstructingName, type Slip, type SubCommand, subCommands } from '../words/commands.ts';
import { isBlank, isMarkdownBlank, isQuoted } from './line-forms.ts';
import { beginsWithAttribution } from './mail-attribution.ts';
import { type LeftOut, withoutTail } from './mail-tail.ts';
import { findSlip } from './near-miss.ts';
import { UNSEEN, withoutUnseen } from './precheck.ts';

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
      /** What was cut off below the text. */
      readonly leftOut: readonly LeftOut[];
    };

/**
 * Reads the command of a comment: its first line, if it begins, after at most three spaces, with `command` (a valid
 * input `command`) as a whole token in any letter case. Characters that no one sees don't count. Only blank lines, and
 * quoted lines followed by a blank line, may come before it. Null if there is none, or if that line is part of a mail
 * program's introduction of a quotation: a stranger's name may look like a command. Needs no Markdown parser: anything
 * that could hide a command would have to come before it. Never throws, and is linear in the length of `body`, however
 * hostile.
 */
export function readCommand(body: string, command: string): Command | null {
  const lines = body
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=[:,]?(?:\\s|$))`, 'i');
  const at = firstOwnLine(lines);
  const line = lines[at] ?? '';
  const visible = withoutUnseen(line);
  const [found] = start.exec(visible) ?? [];
  if (found === undefined) return null;
  const written = lines.slice(at);
  if (beginsWithAttribution(written)) return null;
  const rest = textAfter(found.length, line);
  return /[:,]/.test(visible.charAt(found.length)) ? afterSign(rest, written) : interpret(rest, written);
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
  if (subCommand?.kind === 'retry' && hasText(written.slice(1)))
    return { kind: 'slip', about: 'text', words: rest.trim(), nearest: 'retry' };
  if (subCommand !== null) return subCommand;
  const { to, text } = readInstructing(rest);
  const { lines, leftOut } = withoutTail(written.with(0, text));
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
      leftOut,
    }
  );
}

/** Checks for text below a sub-command. A single line above a mail's tail is what phones add ("Sent from …"). */
function hasText(below: readonly string[]): boolean {
  const { lines, leftOut } = withoutTail(['', ...below]);
  return lines.filter((line) => !isBlank(line)).length > (leftOut.includes('mail') ? 1 : 0);
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
