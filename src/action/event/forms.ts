/** Why a text can't be used, in words for its author. */
export interface Refusal {
  /** Completes "expected …". */
  readonly expected: string;
  /** Shown instead of the text if that must stay secret. */
  readonly shown?: string;
  /** What to do, if that is more than changing the input. */
  readonly hint?: string;
  /** The valid texts, if they are few. */
  readonly candidates?: readonly string[];
}

/** Reads a trimmed text: returns its value, or says what is expected. */
export type Form<T> = (text: string) => { readonly value: T } | Refusal;

/** Accepts any text. */
export function anyText(text: string): { readonly value: string } {
  return { value: text };
}

/** Makes a form that also accepts an empty text. */
export function orEmpty(form: Form<string>): Form<string> {
  return (text) => (text === '' ? { value: '' } : form(text));
}

/** Makes a form that reads an empty text as null. */
export function orNothing<T>(form: Form<T>): Form<T | null> {
  return (text) => (text === '' ? { value: null } : form(text));
}

/** Makes a form that reads an empty text as an empty list. */
export function orNone<T>(form: Form<readonly T[]>): Form<readonly T[]> {
  return (text) => (text === '' ? { value: [] } : form(text));
}

/** Makes a form of texts that match `pattern`; `expected` says the same in words. */
export function matching(pattern: RegExp, expected: string): Form<string> {
  return (text) => (pattern.test(text) ? { value: text } : { expected });
}

/** Makes a form of one of `names`, in any letter case. */
export function oneOf<const Name extends string>(names: readonly Name[]): Form<Name> {
  return (text) => {
    const found = names.find((name) => name === text.toLowerCase());
    return found === undefined ? { expected: `one of ${names.join(', ')}`, candidates: names } : { value: found };
  };
}

/** Makes a form of a list of at least one of `names`, in any letter case; `none`, if there is one, is the empty list. */
export function someOf<const Name extends string>(names: readonly Name[], none?: string): Form<readonly Name[]> {
  const orNone = none === undefined ? '' : `, or "${none}" alone`;
  return (text) => {
    const words = wordsOf(text.toLowerCase());
    if (words.length === 1 && words[0] === none) return { value: [] };
    const value = names.filter((name) => words.includes(name));
    const known = words.every((word) => names.some((name) => name === word));
    if (known && value.length > 0) return { value };
    return {
      expected: `a list of ${names.join(', ')}${orNone}`,
      candidates: none === undefined ? names : [...names, none],
    };
  };
}

/** Makes a form of a list of words that `form` reads, which may be empty. */
export function listOf(form: Form<string>): Form<readonly string[]> {
  return (text) => {
    const value: string[] = [];
    for (const word of wordsOf(text)) {
      const reading = form(word);
      if (!('value' in reading)) return reading;
      value.push(reading.value);
    }
    return { value };
  };
}

/** Reads `true` or `false`, in any letter case. */
export function readFlag(text: string): ReturnType<Form<boolean>> {
  const value = text.toLowerCase();
  return value === 'true' || value === 'false' ? { value: value === 'true' } : { expected: 'true or false' };
}

/** Makes a form of whole numbers, written in digits. */
export function wholeNumber({ least, most }: { readonly least: number; readonly most: number }): Form<number> {
  return (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? { value } : { expected: `a whole number from ${least} to ${most}` };
  };
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[,\r\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
