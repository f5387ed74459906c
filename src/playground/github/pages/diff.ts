export interface DiffLine {
  /** `hunk` begins a new place in the file; `note` is git's remark on the file. */
  readonly kind: 'addition' | 'deletion' | 'context' | 'hunk' | 'note';
  readonly text: string;
  /** Its number before and after the change; null where it doesn't exist. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface FileDiff {
  /** Its path as git writes it; both paths if it was renamed. */
  readonly name: string;
  readonly lines: readonly DiffLine[];
}

/**
 * Reads the output of `git diff`, whatever the files hold: only git's own lines begin with `diff --git`. `diff2html`
 * doesn't work here: it treats a carriage return as a line end, and drops git's note about a missing one.
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

/** Reads the hunks of one file. A hunk without its first line is shown without numbers. */
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
    // Git's output ends with a line break; a context line always begins with a space.
    return text === '' ? null : lineOf('context', text.replace(/^ /, ''), { before: before++, after: after++ });
  });
  return read.filter((line) => line !== null);
}

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

/** Returns a file's hunk, in git's format, down to a line of the new version; null if that line isn't in the diff. */
export function hunkTo({ lines }: FileDiff, line: number): string | null {
  const end = lines.findIndex(({ after }) => after === line);
  const start = lines.slice(0, end + 1).findLastIndex(({ kind }) => kind === 'hunk');
  if (end === -1 || start === -1) return null;
  return lines
    .slice(start, end + 1)
    .map(({ kind, text }) => `${SIGNS[kind]}${text}`)
    .join('\n');
}
