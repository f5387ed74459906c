/** The marks of a text that was cut: ours for one line, and the last line of a prompt. */
const MARK = /…|\s?\[cut:/g;
/** The beginning of an escape or of a terminal's colour, as `readings.ts` knows them. */
const HALF_ESCAPE =
  /(?:%(?:u[\dA-F]{0,3}|[\dA-F]?)|\\(?:u\{?[\dA-F]{0,6}|x[\dA-F]?|[0-3]?[0-7]?)|&(?:#x?[\dA-F]{0,48}|[a-z]{0,10})|=[\dA-F]?|\[[\d;]{0,40})$/i;
const LONGEST_HALF = 52;
/** So many characters before a cut may have been read wrongly: bytes of a whole one, or a number without its last digits. */
export const MISREAD = 3;

export interface Cut {
  /** Where the text ends, without half an escape. */
  readonly end: number;
  /** Where the mark is. */
  readonly at: number;
}

/** Finds where a text was cut. What is before may be only the beginning of a secret. */
export function cutsIn(text: string): readonly Cut[] {
  return Array.from(text.matchAll(MARK), ({ index: at }) => {
    const [half = ''] = HALF_ESCAPE.exec(text.slice(Math.max(0, at - LONGEST_HALF), at)) ?? [];
    return { end: at - half.length, at };
  });
}
