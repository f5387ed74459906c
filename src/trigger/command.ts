import { type InstructingName, type Slip, type SubCommand, subCommands } from '../commands.ts';
import { readPeriod } from './input-forms.ts';
import { isBlank, isMarkdownBlank, isQuoted } from './line-forms.ts';
import { beginsWithAttribution } from './mail-attribution.ts';
import { type LeftOut, withoutTail } from './mail-tail.ts';
import { findSlip } from './near-miss.ts';

/** What someone requests in a comment. */
export type Command =
  | SubCommand
  | Slip
  | {
      readonly kind: 'instruction';
      /** Where it goes: null where the thread decides. */
      readonly to: InstructingName | null;
      /** Markdown as it was written, with line feeds as line ends and without blank lines around it. */
      readonly text: string;
      /** What was cut off below it. */
      readonly leftOut: readonly LeftOut[];
    };

/**
 * Reads the command of a comment: its first line, if it begins, after at most three spaces, with `command` (a valid
 * input `command`) as a whole token in any letter case. Only blank lines, and quoted lines that a blank line follows, may
 * come before it. Null if there is none, and where that line is a part of what a mail program has put above a quotation: a
 * stranger's name may look like a command. Needs no Markdown: whatever could hide a command would have to stand before it.
 * Never throws, and takes time linear in the length of `body`, however hostile.
 */
export function readCommand(body: string, command: string): Command | null {
  const lines = body
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=\\s|$)`, 'i');
  const at = firstOwnLine(lines);
  const line = lines[at] ?? '';
  if (!start.test(line)) return null;
  const written = lines.slice(at);
  return beginsWithAttribution(written) ? null : interpret(line.replace(start, '').trimStart(), written);
}

/** Finds the first line that is neither blank nor quoted; of a quoted paragraph that goes on without its sign, that line. */
function firstOwnLine(lines: readonly string[]): number {
  const at = lines.findIndex((line) => !isBlank(line) && !isQuoted(line));
  const above = lines.slice(0, Math.max(at, 0));
  const quoted = above.findLastIndex(isQuoted);
  return quoted >= 0 && !above.slice(quoted).some(isMarkdownBlank) ? lines.length : at;
}

/**
 * Decides what is meant by the rest of the command's own line, the first of `written`, and takes the lines below it only
 * as an instruction. Below `retry` they are most likely one too, but it would spend money on another one.
 */
function interpret(rest: string, written: readonly string[]): Command {
  const subCommand = readSubCommand(rest.trim().toLowerCase());
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

/** Checks for text in the lines below a sub-command. One line above a mail's tail is what a phone adds ("Sent from …"). */
function hasText(below: readonly string[]): boolean {
  const { lines, leftOut } = withoutTail(['', ...below]);
  return lines.filter((line) => !isBlank(line)).length > (leftOut.includes('mail') ? 1 : 0);
}

/** Cuts the name of a sub-command off that an instruction follows. */
function readInstructing(rest: string): { readonly to: InstructingName | null; readonly text: string } {
  const [name = '', text = ''] = rest.trimStart().split(/\s+(.*)/s);
  for (const row of subCommands)
    if (row.takes === 'instruction' && row.name === name.toLowerCase()) return { to: row.name, text };
  return { to: null, text: rest };
}

/** Reads a sub-command and what it takes; null if anything else follows its name. `line` is in lower case. */
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
