import type { Page, Range } from './page.ts';
import { GONE, KEPT, type Sight } from './seen.ts';

/** GitHub renders these blocks as drawings instead of showing their source. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);
const BEFORE = '[GitHub shows a drawing here. Its source, as plain text:]';
const AFTER = '[End of the drawing.]';

/** Commands and comments that can hide parts of a formula's source. */
const HIDING_TEX =
  /(?<!\\)%|\\(?:[hv]?phantom|(?:text|math)?color|[fc]?colorbox|definecolor|style|class|cssId|href|html\w+|data|tip|texttip|tooltip|mathtip|require|def|let|(?:re)?newcommand|newenvironment|DeclareMathOperator|math?[lrc]lap|[lrc]lap|m?kern|m?skip|hspace|vspace|raise|lower|moveleft|moveright|smash|rule|tiny|scriptscriptstyle|scriptsize|label|tag|bbox|enclose|toggle|mathchoice|unicode)(?![a-z])/i;
/** Lines of a diagram's source that aren't drawn. */
const UNDRAWN_LINE = /^[ \t]*(?:%%|accTitle\b|accDescr\b)/;

/**
 * Puts a note before and after everything that GitHub draws, because readers don't see its source. Removes comments in
 * diagrams, and formulas that could hide text.
 */
export function markDrawings(source: string, page: Page, sight: Sight): void {
  for (const fence of page.fences) {
    if (!DRAWN.has(fence.language) || sight.marks[fence.start] === GONE) continue;
    const text = source.slice(fence.start, fence.end);
    if (fence.language === 'math' && HIDING_TEX.test(text)) remove(fence, sight);
    else markFence(source, fence, sight);
  }
  for (const leaf of page.leaves) markFormulas(source, { leaf, page, sight });
}

function markFence(source: string, fence: Range, sight: Sight): void {
  const lineStart = source.lastIndexOf('\n', fence.start - 1) + 1;
  const before = source.slice(lineStart, fence.start);
  const indent = /^[\s>]*$/.test(before) ? before : ' '.repeat(before.length);
  let line = fence.start;
  let undrawnBlock = false;
  for (const text of source.slice(fence.start, fence.end).split('\n')) {
    const content = text.replace(/^[\s>]*/, '');
    if (UNDRAWN_LINE.test(content) || undrawnBlock) {
      remove({ start: line + text.length - content.length, end: line + text.length }, sight);
      undrawnBlock = (undrawnBlock || /^accDescr\s*\{/.test(content)) && !content.includes('}');
    }
    line += text.length + 1;
  }
  const last = sight.marks.subarray(0, fence.end).findLastIndex((mark) => mark !== GONE);
  put(sight, last, `${written(source, sight, last)}\n${indent}${AFTER}`);
  put(sight, fence.start, `${BEFORE}\n${indent}${written(source, sight, fence.start)}`);
}

const FORMULA = /(?<!\\)\$\$[^\0]+?\$\$|(?<![\w\\$])\$(?=[^\s$\0])[^$\0]*?(?<=[^\s\\])\$(?![\w${])/g;

/** A formula is between dollars in one paragraph; a code span between them makes one too. */
function markFormulas(
  source: string,
  { leaf, page, sight }: { readonly leaf: Range; readonly page: Page; readonly sight: Sight },
): void {
  const text = source.slice(leaf.start, leaf.end);
  if (!text.includes('$')) return;
  const inCode = page.code.filter(({ start, end }) => start >= leaf.start && end <= leaf.end);
  const isPlain = (place: number): boolean =>
    sight.marks[place] !== GONE &&
    !sight.instead.has(place) &&
    !inCode.some(({ start, end }) => start <= place && place < end);
  const plain = text.replace(/[\s\S]/g, (character, index: number) => (isPlain(leaf.start + index) ? character : '\0'));
  const formulas = [...plain.matchAll(FORMULA)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const coded = inCode
    .map(({ start, end }) => ({ start: start - 1 - leaf.start, end: end + 1 - leaf.start }))
    .filter(({ start, end }) => plain.charAt(start) === '$' && plain.charAt(end - 1) === '$');
  for (const { start, end } of [...formulas, ...coded]) {
    const range = { start: leaf.start + start, end: leaf.start + end };
    if (HIDING_TEX.test(text.slice(start, end))) remove(range, sight);
    else {
      put(sight, range.start, '[formula: $');
      put(sight, range.end - 1, '$]');
    }
  }
}

function written(source: string, { instead }: Sight, place: number): string {
  return instead.get(place) ?? source.charAt(place);
}

function put({ marks, instead }: Sight, place: number, text: string): void {
  instead.set(place, text);
  if (marks[place] === GONE) marks[place] = KEPT;
}

function remove({ start, end }: Range, sight: Sight): void {
  sight.marks.fill(GONE, start, end);
  sight.hidden += 1;
}
