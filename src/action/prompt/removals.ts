import { verbatimLines, withoutInvisible } from './clean-text.ts';
import type { PromptPart } from './prompt-part.ts';

/** Collects what was removed from the parts. */
export class Removals {
  readonly notes: string[] = [];
  private readonly said: string[] = [];
  private hidden = 0;
  private namesInvisible = 0;

  /** Returns the text of a part, and records what was removed from it; `unsaid`: without a remark. */
  part(
    label: string,
    { text, hidden, invisible, cut, leftOut, emptied, unread }: PromptPart,
    unsaid?: 'unsaid',
  ): string {
    const removed = [counted(hidden, 'hidden part'), counted(invisible, 'invisible character')].filter(Boolean);
    if (unread !== null) this.notes.push(`The ${label} was left out. ${unread}`);
    if (removed.length > 0) this.notes.push(`Removed from the ${label}: ${removed.join(' and ')}.`);
    if (cut > 0) this.notes.push(`The ${label} was cut by ${cut} characters.`);
    if (unsaid !== undefined) return text;
    this.hidden += hidden;
    if (unread !== null)
      this.said.push(
        `The ${label} was left out, because GitHub's rendering of it could not be read. The run's summary says why.`,
      );
    if (emptied) this.say(`The ${label} has no visible text.`);
    const [was, it] = leftOut === 1 ? ['was', 'it'] : ['were', 'them'];
    if (leftOut > 0)
      this.say(`${counted(leftOut, 'part')} of the ${label} ${was} left out, because the agent can't read ${it}.`);
    return text;
  }

  /** Returns the name of a file or branch in one line, and counts what was removed from it. */
  name(text: string): string {
    const { text: visible, invisible, spelling } = withoutInvisible(verbatimLines(text));
    this.namesInvisible += invisible;
    this.hidden += spelling;
    return visible.replace(/\s+/g, ' ').trim();
  }

  /** All notes, of names too. */
  allNotes(): readonly string[] {
    const removed = counted(this.namesInvisible, 'invisible character');
    return [...this.notes, ...(removed === '' ? [] : [`Removed from names of files and branches: ${removed}.`])];
  }

  remarks(): readonly string[] {
    const verb = this.hidden === 1 ? 'was' : 'were';
    return [...(this.hidden > 0 ? [`${counted(this.hidden, 'hidden part')} ${verb} removed.`] : []), ...this.said];
  }

  private say(sentence: string): void {
    this.notes.push(sentence);
    this.said.push(sentence);
  }
}

export function counted(count: number, thing: string): string {
  if (count === 0) return '';
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
