/**
 * How the Actions runner finds a command in a line of a step's log, after `ActionCommand.TryParseV2` and `TryParse` of
 * actions/runner. Both compare text by the rules of a language (.NET's `StartsWith` and `IndexOf` with a string), which
 * may ignore invisible characters; without its language data, .NET compares by code units. Both ways are played here.
 */
const KNOWN = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
);

interface Comparison {
  readonly start: RegExp;
  readonly separator: RegExp;
  readonly bracket: RegExp;
}

const CODE_UNITS: Comparison = { start: /^::/, separator: /::/, bracket: /##\[/ };
const BY_LANGUAGE: Comparison = { start: ignoring('::', '^'), separator: ignoring('::'), bracket: ignoring('##[') };

/** The command that the runner would read in this line, in lower case; null if it only prints the line. */
export function commandOf(line: string): string | null {
  for (const comparison of [CODE_UNITS, BY_LANGUAGE]) {
    const name = newForm(line.trimStart(), comparison) ?? oldForm(line, comparison);
    if (name !== null) return name;
  }
  return null;
}

/** `::name key=value::data`, at the beginning of the line. */
function newForm(line: string, { start, separator }: Comparison): string | null {
  if (!start.test(line)) return null;
  const end = line.slice(2).search(separator);
  return end < 0 ? null : known(line.slice(2, 2 + end));
}

/** `##[name key=value]data`, anywhere in the line. */
function oldForm(line: string, { bracket }: Comparison): string | null {
  const start = line.search(bracket);
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? null : known(line.slice(start + 3, end));
}

function known(info: string): string | null {
  const name = info.split(' ', 1)[0]?.toLowerCase() ?? '';
  return KNOWN.has(name) ? name : null;
}

/** Finds `text` with anything invisible between its characters. */
function ignoring(text: string, before = ''): RegExp {
  const invisible = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}]*';
  const characters = [...text].map((character) => (character === '[' ? '\\[' : character));
  return new RegExp(before + characters.join(invisible), 'u');
}

/** The line of a log between two texts of `step-process.ts`. */
export const NEXT_TEXT = '-- next text --';
