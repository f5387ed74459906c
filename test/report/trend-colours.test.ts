import { describe, expect, test } from 'vitest';
import { periodsUpTo } from '../../src/report/period.ts';
import { COLOURS, renderTrend } from '../../src/report/trend-chart.ts';
import { counts, WEEK } from '../build/a-report.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb` as linear light, 0 to 1. */
function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, as WCAG 2 defines it. */
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio, as WCAG 2 defines it. */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Colours as people without one kind of cones see them (Viénot, Brettel and Mollon 1999; in linear light). */
const DICHROMATS: Readonly<Record<string, readonly number[]>> = {
  protanope: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranope: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
};

function seenBy(matrix: readonly number[], colour: Rgb): Rgb {
  const row = (from: number): number => colour.reduce((sum, value, at) => sum + value * (matrix[from + at] ?? 0), 0);
  return [row(0), row(3), row(6)];
}

const distance = (one: Rgb, other: Rgb): number => Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

const [people, ai] = [linear(COLOURS.people.hex), linear(COLOURS.ai.hex)];

describe('the colours of the trend', () => {
  test.each(Object.entries({ people, AI: ai }))(
    "are visible on GitHub's light and dark background: %s",
    (_name, colour) => {
      for (const background of ['#ffffff', '#0d1117']) expect(contrast(colour, linear(background))).toBeGreaterThan(3);
    },
  );

  test('differ in lightness, for printing and for people who see no colours', () =>
    expect(contrast(people, ai)).toBeGreaterThan(1.9));

  test.each(Object.entries(DICHROMATS))('differ for a %s', (_name, matrix) =>
    expect(distance(seenBy(matrix, people), seenBy(matrix, ai))).toBeGreaterThan(0.4),
  );

  test('are those of both lines of the chart, and are named in the legend', () => {
    const text = renderTrend(periodsUpTo(WEEK, 2).map((period) => ({ period, totals: counts(2, 1) })));
    const [, palette = ''] = /"plotColorPalette":"([^"]*)"/.exec(text) ?? [];
    expect(palette.split(', ')).toEqual([COLOURS.people.hex, COLOURS.ai.hex]);
    expect(text.match(/\n {2}line \[.*\]/g)).toEqual(['\n  line [2, 2]', '\n  line [1, 1]']);
    expect(text).toContain('people (blue) and AI (orange)');
  });
});
