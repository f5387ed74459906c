/** The maximum number of characters of a body that are parsed. */
const BODY = 8_000;

/** The slowest texts for the parser, each repeated as often as its limits allow. */
const UNITS: readonly (readonly [unit: string, times: number])[] = [
  ['* * a\n', 265],
  ['- a\n  - a\n    - a\n', 126],
  [`${'- '.repeat(24)}a\n`, 75],
  [`${'> '.repeat(24)}a\n`, 75],
  ['> > > a\n<b></b>\n\n', 85],
  ['<?', 75],
  ['<!A', 75],
];

/** Makes each way of reading a body differ from the others, so that all are tried. */
const FOUR = '[x](a(b [y]: a(b www.]b <b>\n\n';

/** Lists bodies that are slow to clean, each with the part it repeats. */
export function slowBodies(): readonly (readonly [unit: string, body: string])[] {
  return UNITS.map(([unit, times]) => {
    const filling = 'x '.repeat(BODY);
    return [unit, `<!-- -->\n\n${FOUR}${unit.repeat(times)}${filling}`.slice(0, BODY)];
  });
}
