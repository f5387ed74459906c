import type { ShownInstruction } from '../value/stage.ts';
import { codeSpan, details, paragraphs, quoted, shorten } from '../words/markdown.ts';

const SHOWN_OF_INSTRUCTION = 1500;
const INSTRUCTION_FOLD = 'Instruction';
/**
 * Sentences of words and numbers only: they can't hold a mention, link or markup, no matter who wrote them. Only the one
 * that names pull requests makes references.
 */
const SENTENCE = "(?:Also covers #\\d+(?:, #\\d+)*|[A-Z\\d][A-Za-z\\d ,'-]*)\\.";
const REMARKS = `${SENTENCE}(?: ${SENTENCE})*`;
/** A line below the remarks: a code span has no line breaks. */
const REASON = 'The reason: `[^\\n]*`\\.';
const OUR_REMARKS = new RegExp(`^${REMARKS}$`);
/**
 * The remarks and the fold at a comment's end, below the details fold or, if there is none, the run's link. Service text
 * that imitates their beginning is in a code span, which has no line breaks, or in a block whose fence is longer than any
 * run of backticks in it, so nothing matches across it.
 */
const KEPT_FOLD = new RegExp(
  `(?:(?<=(?:</details>|/actions/runs/\\d+\\))\n\n)${REMARKS}\n\n(?:${REASON}\n\n)?)?(?<fold><details><summary>${INSTRUCTION_FOLD}</summary>\n\n(?<fence>\`{3,})text\n(?<text>(?:(?!\\k<fence>)[^])*)\n\\k<fence>\n\n</details>)$`,
);

/** Folds the quoted, shortened instruction; empty if there is none. */
export function instructionFold(instruction: ShownInstruction): string {
  if (!('text' in instruction)) return foldIn(instruction.keptFrom)?.groups?.['fold'] ?? '';
  const { text } = instruction;
  return text === '' ? '' : details(INSTRUCTION_FOLD, quoted(shorten(text, SHOWN_OF_INSTRUCTION)));
}

/** Folds the instruction below our remarks on the prompt, which make sense only in the thread of the request. */
export function remarksAndInstruction(instruction: ShownInstruction): string {
  if (!('text' in instruction)) return foldIn(instruction.keptFrom)?.[0] ?? '';
  const remarks = (instruction.remarks ?? []).filter((remark) => OUR_REMARKS.test(remark)).join(' ');
  const { reason } = instruction;
  const why = remarks === '' || reason === undefined ? '' : `The reason: ${codeSpan(reason, { longest: 400 })}.`;
  return paragraphs([remarks, why, instructionFold(instruction)]);
}

/** Reads the quoted, shortened instruction out of a status comment; null if it shows none. Anyone may have edited it. */
export function instructionIn(body: string): string | null {
  return foldIn(body)?.groups?.['text'] ?? null;
}

/** GitHub keeps the line ends of the last editor. */
function foldIn(body: string): RegExpExecArray | null {
  return KEPT_FOLD.exec(body.replace(/\r\n/g, '\n').trimEnd());
}
