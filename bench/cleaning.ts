import { instructionPart } from '../src/action/prompt/clean-text.ts';
import { bodyPart } from '../src/action/prompt/prompt.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const LONGEST_BODY = 8_000;
/** What the longest body can become, in characters of HTML. */
const LONGEST_HTML = 2 * 1024 * 1024;
const LONGEST_INSTRUCTION = 60_000;

/** Measures the CPU time (ms) for the slowest texts of a prompt, and compares it with that for plain ones. */
export async function measureCleaning(): Promise<readonly Row[]> {
  const html = ['<p>a</p>', 'a<br>', '&amp', '<li>a</li>', '</b>', '<i></i>', '<a href="b">c</a>', '<pre>a</pre>'];
  const markdown = ['<!-- a -->', '`', '<!--', '* * a\n', '> > a\n', '```\n'];
  return [
    await slowest('reading the slowest rendering of 2 MiB', {
      texts: html.map((unit) => [unit, unit.repeat(Math.floor(LONGEST_HTML / unit.length))]),
      clean: async (text) => void (await bodyPart({ kind: 'html', html: text }, LONGEST_BODY)),
      most: 2_000,
    }),
    await slowest('cleaning the slowest instruction of 60,000 characters', {
      texts: markdown.map((unit) => [unit, unit.repeat(LONGEST_INSTRUCTION).slice(0, LONGEST_INSTRUCTION)]),
      clean: async (text) => void instructionPart(text),
      most: 200,
    }),
  ];
}

interface Cleaning {
  readonly texts: readonly (readonly [name: string, text: string])[];
  readonly clean: (text: string) => Promise<void>;
  /** The budget (ms). */
  readonly most: number;
}

async function slowest(what: string, { texts, clean, most }: Cleaning): Promise<Row> {
  const measured: { readonly name: string; readonly ms: number }[] = [];
  for (const [name, text] of texts) {
    await clean(text);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = process.cpuUsage();
      await clean(text);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
    }
    measured.push({ name, ms: Math.min(...times) });
  }
  const [worst] = measured.toSorted((one, other) => other.ms - one.ms);
  const { name = '', ms = Number.NaN } = worst ?? {};
  return {
    what,
    measured: `${ms.toFixed(0)} ms (${JSON.stringify(name)})`,
    comparedWith: `${most} ms of the processor`,
    ratio: ms / most,
    budget: 1,
  };
}
