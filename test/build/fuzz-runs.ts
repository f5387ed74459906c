import * as fc from 'fast-check';

/** Returns how many cases a property tries: `usual`, or the variable FUZZ_RUNS, for an occasional long search. */
export function fuzzRuns(usual: number): number {
  const wanted = Number(process.env['FUZZ_RUNS'] ?? usual);
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('FUZZ_RUNS must be a whole number from 1 on.');
  return wanted;
}

/** Fails with an example if `holds` fails for one of the values that are generated. It tries `usual` cases, see fuzzRuns. */
export function forMany<Values extends [unknown, ...unknown[]]>(
  usual: number,
  from: { readonly [At in keyof Values]: fc.Arbitrary<Values[At]> },
  holds: (...values: Values) => void,
): void {
  const examples = fc.tuple<Values>(...from);
  fc.assert(
    fc.property(examples, (values) => {
      // What it returns is no answer: some expectations return themselves.
      holds(...values);
    }),
    { numRuns: fuzzRuns(usual) },
  );
}

/** Returns the seed of a sample: the usual run is the same everywhere, and a long search differs each time. */
export function sampleSeed(): number {
  return process.env['FUZZ_RUNS'] === undefined ? 20_261_122 : Date.now() % 1_000_000_000;
}

/** Fragments with a meaning in Markdown, GitHub, a log or a parser, and invisible characters. */
const FRAGMENTS = [
  ...['`', '``', '```', '~~~', '````text', '\n```\n', '\\', '\\`', '*', '__', '~~', '> ', '- ', '1. ', '    ', '\t'],
  ...['# ', '---'],
  ...['<!--', '-->', '</details>', '<script>', '<img src=x>', '&#64;', '&lt;', '[a](b)'],
  ...['![x](https://evil.example/x.png)', '|', '\n\n'],
  ...['@octocat', '#12', 'acme/docs#1', 'https://github.com/acme/docs/issues/1', 'www.example.com', 'a@example.com'],
  '$x$',
  ...['::', ':', '##[', '##', '#', '[', ']', 'add-mask', 'set-env name=PATH', 'stop-commands', 'group', ' ', '%0A'],
  '%3A',
  ...['\n', '\r', '\r\n', '\u0000', '\u0007', '\u001B[31m', '\u0085', '\u00A0', '\u2028', '\u2029'],
  ...['\u00AD', '\u200B', '\u200D', '\u202E', '\u2066', '\uFEFF', '\u{E0041}', '\u3164', '\uD800', '\uDC00', '😀'],
  ...['é', '漢'],
];

/** Untrusted text: fragments with a meaning, mixed with any characters. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...FRAGMENTS), weight: 4 },
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
