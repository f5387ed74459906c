import { withoutInvisible } from './clean-text.ts';

/** A link of a rendered text. */
export interface Link {
  readonly href: string;
  /** The words that its author wrote within it: nothing that stands for an element. */
  text: string;
}

/**
 * A character that leaves ink in every font. The listed ones are symbols and letters by name, but blank: a braille pattern,
 * the place of an object, a note without a head and two hieroglyphs.
 */
const INK = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]]/v;

/**
 * Returns the destination of a link, unless its text says it already, or a reader can't see the link. An image may be
 * transparent, tiny or gone, so it makes no link visible.
 */
export function shownDestination({ href, text }: Link): string | null {
  const destination = destinationOf(href);
  if (destination === null || !INK.test(text)) return null;
  const shown = withoutInvisible(text).text.trim();
  return [shown, `mailto:${shown}`, `http://${shown}`].includes(destination) ? null : destination;
}

/** Readers see a destination only as a whole; a place on the same page may be named by anything, and leads nowhere. */
function destinationOf(href: string): string | null {
  const plain = withoutInvisible(href).text.trim();
  if (plain === '' || plain.startsWith('#') || /\s/.test(plain)) return null;
  return /^[a-z][a-z\d+.-]*:/i.test(plain) && !/^(?:https?|mailto):/i.test(plain) ? null : plain;
}
