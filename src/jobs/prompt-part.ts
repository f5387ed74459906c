import { wholeCharacters } from '../markdown.ts';
import { plainLines, withoutInvisible } from './clean-text.ts';
import { withoutSureComments } from './instruction-comments.ts';
import type { VisibleText } from './visible-markdown.ts';

/** A text as it enters the prompt, and how much was removed or cut. */
export interface PromptPart {
  readonly text: string;
  /** Parts of the text that its readers at GitHub can't see; they were removed. */
  readonly hidden: number;
  /** Invisible and control characters that were removed. */
  readonly invisible: number;
  /** Characters (UTF-16 units) that were cut off at the end. */
  readonly cut: number;
  /** It was removed completely, because we couldn't determine what is visible. */
  readonly doubtful: boolean;
}

/** Cleans a text that is shown verbatim (a diff, a path, a title): removes only invisible and control characters. */
export function plainPart(text: string, longest: number): PromptPart {
  return finish(cap(plainLines(text), longest), { hidden: 0, longest });
}

/** Cleans the body of an issue or pull request: removes what a reader of its page doesn't see. */
export async function bodyPart(text: string, longest: number): Promise<PromptPart> {
  const source = cap(plainLines(text).replace(/^\uFEFF/, ''), longest);
  if (!MAY_HIDE.test(source.text)) return finish(source, { hidden: 0, longest });
  try {
    // The parser is loaded only for a text that needs it.
    const { visibleMarkdown } = await import('./visible-markdown.ts');
    const { text: visible, hidden } = visibleMarkdown(source.text, { cut: source.missing > 0 });
    return finish({ ...source, text: visible }, { hidden, longest });
  } catch {
    // Any failure of the parser, including an exhausted stack, leaves open what is hidden.
    return { text: DOUBTFUL, hidden: 1, invisible: 0, cut: source.missing, doubtful: true };
  }
}

/** Cleans an instruction: removes invisible characters, and HTML comments that are certainly not in code. */
export async function instructionPart(text: string, longest: number): Promise<PromptPart> {
  const source = cap(plainLines(text).replace(/^\uFEFF/, ''), longest);
  if (!source.text.includes('<!--')) return finish(source, { hidden: 0, longest });
  const { text: visible, hidden } = await withoutCommentsOutsideCode(source.text);
  return finish({ ...source, text: visible }, { hidden, longest });
}

/** Without these characters, Markdown can't hide anything. */
const MAY_HIDE = /[<[`~$&|]/;
const DOUBTFUL = '[removed: this text could not be checked for hidden parts]';

/** The parser would take too long for a longer instruction. */
const LONGEST_PARSED = 8_000;

async function withoutCommentsOutsideCode(text: string): Promise<VisibleText> {
  if (text.length > LONGEST_PARSED) return withoutSureComments(text);
  try {
    const { uncommentedMarkdown } = await import('./visible-markdown.ts');
    return uncommentedMarkdown(text);
  } catch {
    // Its author may request jobs, and must not lose what they see.
    return withoutSureComments(text);
  }
}

/** Space for the line that says how much was cut. */
export const CUT_LINE = 40;

interface Capped {
  readonly text: string;
  readonly missing: number;
}

/** Cuts a text longer than `longest`, leaving space for the line that says so. */
function cap(text: string, longest: number): Capped {
  if (text.length <= longest) return { text, missing: 0 };
  const kept = wholeCharacters(text.slice(0, longest - CUT_LINE));
  return { text: kept, missing: text.length - kept.length };
}

function finish(
  { text, missing }: Capped,
  { hidden, longest }: { readonly hidden: number; readonly longest: number },
): PromptPart {
  const { text: visible, invisible, spelling } = withoutInvisible(text);
  const trimmed = visible.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
  // Inserted notes and destinations may have made it longer.
  const again = cap(trimmed, missing > 0 ? longest - CUT_LINE : longest);
  const cut = missing + again.missing;
  return {
    text: cut > 0 ? withCutLine(again.text, cut) : again.text,
    ...{ hidden: hidden + spelling, invisible, cut, doubtful: false },
  };
}

/** Says in the last line of a text how much of it is missing. */
export function withCutLine(text: string, missing: number): string {
  return `${text}\n[cut: ${missing} more characters]`;
}
