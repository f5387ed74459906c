import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { MarkdownEvent } from './markdown-events.ts';
import type { Reading } from './readings.ts';

/** What the links, images and footnotes of a text refer to. */
export class PageReferences {
  private readonly events: readonly MarkdownEvent[];
  /** By label, in the words of the source. */
  private readonly destinations = new Map<string, string>();
  private readonly numbers = new Map<string, number>();

  /**
   * Collects what a text defines and uses. The first definition of a label counts, and any use of a footnote, unless it
   * is in the characters added before the source.
   */
  constructor({ events, skipped }: Reading) {
    this.events = events;
    let label = '';
    for (const [index, [kind, { type, start }]] of events.entries()) {
      if (kind === 'exit') continue;
      if (type === 'definitionLabelString') label = this.labelAt(index);
      if (type === 'definitionDestination' && start.offset >= skipped && !this.destinations.has(label))
        this.destinations.set(label, this.textAt(index));
      if (type === 'gfmFootnoteCallString' && !this.numbers.has(this.labelAt(index)))
        this.numbers.set(this.labelAt(index), this.numbers.size + 1);
    }
  }

  /** Returns the number of a footnote on the page, by the event of its label; null if nothing refers to it. */
  footnoteAt(index: number): number | null {
    return this.numbers.get(this.labelAt(index)) ?? null;
  }

  /**
   * Returns the destination of the link or image that an event enters, and whether it is defined elsewhere; null if
   * none.
   */
  destinationAt(index: number): { readonly text: string; readonly elsewhere: boolean } | null {
    const parts = this.partsAt(index);
    const resource = parts.get('resource');
    if (resource !== undefined) {
      const destination = this.partsAt(resource).get('resourceDestination');
      return destination === undefined ? null : { text: this.textAt(destination), elsewhere: false };
    }
    const reference = parts.get('reference');
    const label = parts.get('label');
    const named = reference === undefined ? undefined : this.partsAt(reference).get('referenceString');
    const name = named ?? (label === undefined ? undefined : this.partsAt(label).get('labelText'));
    const text = name === undefined ? undefined : this.destinations.get(this.labelAt(name));
    return text === undefined ? null : { text, elsewhere: true };
  }

  /** Returns the first event of each type that enters a direct child of what `events[index]` enters. */
  partsAt(index: number): ReadonlyMap<string, number> {
    const parts = new Map<string, number>();
    let depth = 0;
    for (let next = index + 1; depth >= 0; next += 1) {
      const event = this.events[next];
      if (event === undefined) break;
      const enters = event[0] === 'enter';
      if (enters && depth === 0 && !parts.has(event[1].type)) parts.set(event[1].type, next);
      depth += enters ? 1 : -1;
    }
    return parts;
  }

  private labelAt(index: number): string {
    return normalizeIdentifier(this.textAt(index));
  }

  private textAt(index: number): string {
    const event = this.events[index];
    return event === undefined ? '' : event[2].sliceSerialize(event[1]);
  }
}
