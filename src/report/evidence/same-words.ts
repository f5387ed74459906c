import { asWritten, decodedCharacters } from '../../action/redaction/readings.ts';
import { type Share, sumOf } from './shares.ts';

/** A term, question or page in all its forms: `name` is that of its largest row, `key` is the same for all. Both are masked. */
export interface Form {
  readonly name: string;
  readonly key: string;
  readonly share: Share;
}

export type Named = Omit<Form, 'share'>;

export function asOne<Row extends Form>(rows: readonly Row[]): readonly (Form & { readonly rows: readonly Row[] })[] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, forms]) => {
    const [first] = forms.toSorted((one, other) => other.share.whole - one.share.whole);
    return { key, name: first?.name ?? key, share: sumOf(forms), rows: forms };
  });
}

/** A plus or hash sign after a letter belongs to a name: C++ and C# are not C. */
const BETWEEN_WORDS = /(?:[^\p{L}\p{N}+#]|(?<![\p{L}+#])[+#])+/gu;

/** Returns what is the same for words that differ only in letter case, blanks, width, punctuation or a plural ending. */
export function keyOf(words: string): string {
  const plain = words.normalize('NFKC').toLowerCase().replace(BETWEEN_WORDS, ' ').trim();
  // "cache" and "caches", "class" and "classes", "policy" and "policies" become one. Shorter words have hardly a plural.
  const singular = plain.replace(/(?<=\S\S[^\ss])(?<!\bhttp)s(?= |$)/g, '').replace(/(?<=\S{3})e(?= |$)/g, '');
  // Only signs: they are their own key.
  return singular.replace(/(?<=\S{3})y(?= |$)/g, 'i') || words;
}

/** Begins with, or has after one word, what scanners type into every form. */
const ATTACK =
  /^\s*\S{0,99}?\s?\S{0,99}?(?:<\s?\/?script\b|['"]\s?\)?\s?(?:or|and)\b.{0,20}=|\bunion\s+(?:all\s+)?select\b|;\s*drop\s+table\b|\.\.[\\/]|\$\{jndi:|\/etc\/passwd)/i;

/** Checks whether a text of a row is an attack on the form it was typed into, also an escaped one. A question about one is none. */
export function isAttack(row: object): boolean {
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  return texts.some((text) => ATTACK.test(decodedCharacters(asWritten(text)).text));
}
