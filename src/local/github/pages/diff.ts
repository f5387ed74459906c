import { parse } from 'diff2html';

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

type ParsedFile = ReturnType<typeof parse>[number];

const BEGIN = 'diff --git ';
const KINDS = { insert: 'addition', delete: 'deletion', context: 'context' } as const;
const SIGNS: Readonly<Record<DiffLine['kind'], string>> = {
  addition: '+',
  deletion: '-',
  context: ' ',
  hunk: '',
  note: '\\ ',
};

/** Reads what `git diff` prints, whatever the files hold: only a line of git's own begins with `diff --git`. */
export function readDiff(diff: string): readonly FileDiff[] {
  const texts = diff.split(/(?<=^|\n)(?=diff --git )/).filter((text) => text.startsWith(BEGIN));
  return texts.flatMap((text) =>
    parseFaithfully(text).map((file) => ({ name: nameOf(text), lines: [...notesOf(file), ...linesOf(file)] })),
  );
}

/** Reads the hunks of one file. A hunk that lacks its first line, with its numbers, is shown without them. */
export function readHunks(hunks: string): readonly DiffLine[] {
  const read = (text: string) => parseFaithfully(`${BEGIN}a/x b/x\n--- a/x\n+++ b/x\n${text}`).flatMap(linesOf);
  if (hunks.startsWith('@@ ')) return read(hunks);
  const [, ...lines] = read(`@@ -1 +1 @@\n${hunks}`);
  return lines.map(({ kind, text }) => unnumbered(kind, text));
}

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

/** What the library changes is escaped: it ends lines at a carriage return too, and drops a missing last line break. */
const escaped = (text: string): string => text.replace(/[%\r\\]/g, (character) => encodeURIComponent(character));
const unescaped = (text: string): string => text.replace(/%(?:25|0D|5C)/g, decodeURIComponent);
/** Ties git's note, which is no line of the file, to the line above it; `escaped` never gives this. */
const NOTE = '%0A';

function parseFaithfully(text: string): ParsedFile[] {
  return parse(`${escaped(text).replaceAll('\n%5C', NOTE)}\n`);
}

function linesOf({ blocks }: ParsedFile): readonly DiffLine[] {
  // A binary file has a block of the library's own.
  return blocks
    .filter(({ header }) => header.startsWith('@@'))
    .flatMap(({ header, lines }) => [
      unnumbered('hunk', unescaped(header)),
      ...lines.flatMap(({ type, content, oldNumber: before = null, newNumber: after = null }) => {
        const [text = '', ...notes] = content.slice(1).split(NOTE).map(unescaped);
        return [{ kind: KINDS[type], text, before, after }, ...notes.map((note) => unnumbered('note', note.trim()))];
      }),
    ]);
}

/** Reads the name as git writes it: the library cuts a header at its last ` b/`, and keeps some of git's quotes. */
function nameOf(text: string): string {
  const [, from, to] = /\nrename from ([^\n]*)\nrename to ([^\n]*)\n/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return `${from} → ${to}`;
  const [header = ''] = text.split('\n', 1);
  return /^diff --git "?a\/(.*?)"? "?b\/\1"?$/s.exec(header)?.[1] ?? header;
}

/** What git says of a file beside its lines and is worth reading. */
function notesOf(file: ParsedFile): readonly DiffLine[] {
  const modes = [
    ['old mode', file.oldMode],
    ['new mode', file.newMode],
    ['deleted file mode', file.deletedFileMode],
    ['new file mode', file.newFileMode],
  ] as const;
  const notes = modes.flatMap(([what, mode]) => (mode === undefined ? [] : [`${what} ${String(mode)}`]));
  return [...notes, ...(file.isBinary === true ? ['Binary file'] : [])].map((text) => unnumbered('note', text));
}

function unnumbered(kind: DiffLine['kind'], text: string): DiffLine {
  return { kind, text, before: null, after: null };
}
