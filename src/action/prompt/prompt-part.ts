import { wholeCharacters } from '../words/markdown.ts';
import { plainLines, verbatimLines, withoutInvisible } from './clean-text.ts';
import { withoutSureComments } from './instruction-comments.ts';

/** A text as it enters the prompt, and how much was removed or cut. */
export interface PromptPart {
  readonly text: string;
  /** Parts of the text that its readers at GitHub can't see; they were removed. */
  readonly hidden: number;
  /** Invisible and control characters that were removed. */
  readonly invisible: number;
  /** Characters (UTF-16 units) that were cut off at the end. */
  readonly cut: number;
  /** Parts that the agent can't read, such as diagrams and formulas. */
  readonly leftOut: number;
  /** Nothing of the text is visible, although it isn't empty. */
  readonly emptied: boolean;
  /** Why the whole text was left out; null if it wasn't. */
  readonly unread: string | null;
}

/** The body of an issue or pull request, as GitHub renders it. */
export type RenderedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'unread'; readonly why: string };

/** Why a body isn't in the prompt, for the agent. */
const NOT_RENDERED = 'GitHub did not render this text';

const NOTHING_REMOVED = { hidden: 0, invisible: 0, cut: 0, leftOut: 0, emptied: false, unread: null } as const;

/** Cleans a text that is shown verbatim (a diff, a path, a title): removes only invisible and control characters. */
export function plainPart(text: string, longest: number): PromptPart {
  return finish(cap(verbatimLines(text), longest), { hidden: 0, longest });
}

/** Writes the rendered body of an issue or pull request as text. */
export async function bodyPart(body: RenderedBody, longest: number): Promise<PromptPart> {
  if (body.kind === 'none') return finish(cap('', longest), { hidden: 0, longest });
  if (body.kind === 'unread') return unread(body.why);
  // The parser is loaded only for a body.
  const { OddRendering, renderedText } = await import('./rendered-text.ts');
  try {
    const { text, hidden, leftOut } = renderedText(body.html);
    const shown = finish({ text, missing: 0 }, { hidden, longest });
    return { ...shown, leftOut, emptied: shown.text === '' };
  } catch (error) {
    if (error instanceof OddRendering) return unread(`GitHub's rendering was not usable: ${error.message}`);
    throw error;
  }
}

function unread(why: string): PromptPart {
  return { ...NOTHING_REMOVED, text: `[left out: ${NOT_RENDERED}]`, unread: why };
}

/** Cleans an instruction: removes invisible characters, and HTML comments that are certainly not in code. */
export function instructionPart(text: string, longest: number): PromptPart {
  const source = cap(plainLines(text).replace(/^\uFEFF/, ''), longest);
  const { text: visible, hidden } = withoutSureComments(source.text);
  return finish({ ...source, text: visible }, { hidden, longest });
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
  const again = cap(trimmed, missing > 0 ? longest - CUT_LINE : longest);
  const cut = missing + again.missing;
  return {
    text: cut > 0 ? withCutLine(again.text, cut) : again.text,
    ...{ ...NOTHING_REMOVED, hidden: hidden + spelling, invisible, cut },
  };
}

/** Says in the last line of a text how much of it is missing. */
export function withCutLine(text: string, missing: number): string {
  return `${text}\n[cut: ${missing} more characters]`;
}
