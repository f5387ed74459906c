/** A line of a diff, as it is shown. */
export interface DiffLine {
  /** `hunk` begins a new place in the file; `note` is what git says about the file. */
  readonly kind: 'addition' | 'deletion' | 'context' | 'hunk' | 'note';
  readonly text: string;
  /** Its number before and after the change; null where it is not. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface FileDiff {
  /** Its path as git writes it; both paths where it was renamed. */
  readonly name: string;
  readonly lines: readonly DiffLine[];
}

/**
 * Reads what `git diff` prints, whatever the files hold: only a line of git's own begins with `diff --git`. `diff2html`
 * doesn't serve here: for it a carriage return ends a line, and it drops git's note about a missing line end.
 */
export function readDiff(diff: string): readonly FileDiff[] {
  const files: string[][] = [];
  for (const line of diff.split('\n')) {
    if (line.startsWith('diff --git ')) files.push([]);
    files.at(-1)?.push(line);
  }
  return files.map((lines) => {
    const start = lines.findIndex((line) => line.startsWith('@@'));
    const header = start === -1 ? lines : lines.slice(0, start);
    const notes = header.filter((line) => NOTE.test(line)).map((text) => lineOf('note', text));
    return { name: nameOf(header), lines: [...notes, ...(start === -1 ? [] : readHunks(lines.slice(start)))] };
  });
}

/** Reads the hunks of one file. A hunk that lacks its first line, with its numbers, is shown without them. */
export function readHunks(lines: readonly string[]): readonly DiffLine[] {
  let [before, after] = [Number.NaN, Number.NaN];
  const read = lines.map((text): DiffLine | null => {
    const [, oldStart, newStart] = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(text) ?? [];
    if (oldStart !== undefined && newStart !== undefined) {
      [before, after] = [Number(oldStart), Number(newStart)];
      return lineOf('hunk', text);
    }
    if (text.startsWith('+')) return lineOf('addition', text.slice(1), { after: after++ });
    if (text.startsWith('-')) return lineOf('deletion', text.slice(1), { before: before++ });
    if (text.startsWith('\\')) return lineOf('note', text.slice(1).trim());
    // What git prints ends with a line break; a line of context is never without its space.
    return text === '' ? null : lineOf('context', text.replace(/^ /, ''), { before: before++, after: after++ });
  });
  return read.filter((line) => line !== null);
}

/** What git says of a file beside its lines and is worth reading. */
const NOTE = /^(?:Binary files |(?:old|new|deleted file|new file) mode )/;

function nameOf(header: readonly string[]): string {
  const after = (prefix: string): string | undefined =>
    header.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  const [from, to] = [after('rename from '), after('rename to ')];
  if (from !== undefined && to !== undefined) return `${from} → ${to}`;
  const [, same] = /^diff --git "?a\/(.*?)"? "?b\/\1"?$/s.exec(header[0] ?? '') ?? [];
  return same ?? header[0] ?? '';
}

function lineOf(
  kind: DiffLine['kind'],
  text: string,
  { before = null, after = null }: Partial<Pick<DiffLine, 'before' | 'after'>> = {},
): DiffLine {
  return { kind, text, before: numbered(before), after: numbered(after) };
}

function numbered(value: number | null): number | null {
  return Number.isNaN(value) ? null : value;
}

const SIGNS: Readonly<Record<DiffLine['kind'], string>> = {
  addition: '+',
  deletion: '-',
  context: ' ',
  hunk: '',
  note: '\\ ',
};

/** Gives a file's hunk down to a line of the new version, in git's own form; null if the diff does not show that line. */
export function hunkTo({ lines }: FileDiff, line: number): string | null {
  const end = lines.findIndex(({ after }) => after === line);
  const start = lines.slice(0, end + 1).findLastIndex(({ kind }) => kind === 'hunk');
  if (end === -1 || start === -1) return null;
  return lines
    .slice(start, end + 1)
    .map(({ kind, text }) => `${SIGNS[kind]}${text}`)
    .join('\n');
}
