/** As many characters of a body as are parsed. */
const BODY = 8_000;

/** What takes the parser longest, each as often as its bounds let it pass. */
const UNITS: readonly (readonly [unit: string, times: number])[] = [
  ['* * a\n', 265],
  ['- a\n  - a\n    - a\n', 126],
  [`${'- '.repeat(24)}a\n`, 75],
  [`${'> '.repeat(24)}a\n`, 75],
  ['> > > a\n<b></b>\n\n', 85],
  ['<?', 75],
  ['<!A', 75],
];

/** Makes every way of reading a body differ from the others, so that all are tried. */
const FOUR = '[x](a(b [y]: a(b www.]b <b>\n\n';

/** Lists bodies that take long to clean, each with what it repeats. */
export function slowBodies(): readonly (readonly [unit: string, body: string])[] {
  return UNITS.map(([unit, times]) => {
    const filling = 'x '.repeat(BODY);
    return [unit, `<!-- -->\n\n${FOUR}${unit.repeat(times)}${filling}`.slice(0, BODY)];
  });
}
