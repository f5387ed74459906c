import { type Change, signedRoot } from '../chance.ts';
import type { Named } from './readers-words.ts';

/** How many of a whole had a property, such as searches that led to a click. */
export interface Share {
  /** At most `whole`. */
  readonly part: number;
  readonly whole: number;
}

/** A term, question or page in all its forms, by the name of its largest row. */
export interface Form extends Named {
  readonly share: Share;
}

export function asOne<Row extends Form>(rows: readonly Row[]): readonly (Form & { readonly rows: readonly Row[] })[] {
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, forms]) => {
    const [first] = forms.toSorted((one, other) => other.share.whole - one.share.whole);
    return { key, name: first?.name ?? key, share: sumOf(forms), rows: forms };
  });
}

/** The normal deviation of a two-sided interval of 95 %. */
export const Z = 1.959963984540054;

/** Computes a share's 95 % interval (Wilson 1927), useful for small numbers too. An empty whole may have any share. */
export function wilsonInterval({ part, whole }: Share): { readonly lower: number; readonly upper: number } {
  if (whole === 0) return { lower: 0, upper: 1 };
  const share = part / whole;
  const weight = Z ** 2 / whole;
  const middle = share + weight / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / whole + weight / whole / 4);
  // Rounding may leave a bound just outside.
  return {
    lower: Math.min(share, Math.max(0, (middle - half) / (1 + weight))),
    upper: Math.max(share, Math.min(1, (middle + half) / (1 + weight))),
  };
}

/** Computes the signed root of the likelihood ratio of a share, given the expected one; above 0 if it is larger. */
export function rootAgainst({ part, whole }: Share, expected: number): number {
  if (expected <= 0 || expected >= 1) return 0;
  return signedRoot({ now: part, before: whole - part }, expected / (1 - expected));
}

/** Computes the signed root of the G-test of two shares; above 0 if the first is larger, 0 if one has no whole. */
export function rootBetween(now: Share, before: Share): number {
  if (now.whole === 0 || before.whole === 0) return 0;
  const ratio = now.whole / before.whole;
  const parts: Change = { now: now.part, before: before.part };
  const others: Change = { now: now.whole - now.part, before: before.whole - before.part };
  const [one, other] = [signedRoot(parts, ratio), signedRoot(others, ratio)];
  return Math.sign(one) * Math.hypot(one, other);
}

export function sumOf(rows: readonly { readonly share: Share }[]): Share {
  const sum = (of: keyof Share): number => rows.reduce((total, { share }) => total + share[of], 0);
  return { part: sum('part'), whole: sum('whole') };
}

export function fractionOf({ part, whole }: Share): number | null {
  return whole === 0 ? null : part / whole;
}

export function rounded(fraction: number | null): number | null {
  return fraction === null ? null : Number(fraction.toFixed(4));
}
