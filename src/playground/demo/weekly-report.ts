import { readFile } from 'node:fs/promises';
import { generateVisits } from '../../service/visit-generator.ts';
import type { StepResult } from '../step.ts';
import { expectThat, type Narrator, readable, showStep } from './narrator.ts';
import { mondayBefore, readersOfAWeek, visitsOfKettle } from './readers.ts';
import { type DemoWorld, PEOPLE } from './world.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** As many as the report compares: "Did it help?" goes back furthest. */
const WEEKS = 13;

export async function playReport(world: DemoWorld): Promise<StepResult> {
  const to = mondayBefore(Date.now());
  const from = to - WEEKS * WEEK_MS;
  world.addVisits(generateVisits({ seed: 2, from, to, pages: 60, visits: 58_000 }));
  world.addVisits(visitsOfKettle(from, to));
  for (const week of [to - 2 * WEEK_MS, to - WEEK_MS]) world.addEvidence(readersOfAWeek(week));
  const evidence = 'searches, questions, feedback';
  const inputs = { mode: 'report', 'report-to': 'summary, issue', 'pages-root': '.', evidence };
  const event = { name: 'schedule', payload: {}, actor: PEOPLE.writer, cause: null };
  return world.play(event, { workflow: 'Documentation visitors', inputs });
}

export async function showReport(world: DemoWorld, narrator: Narrator): Promise<string> {
  narrator.chapter('On Monday a report says who reads the documentation');
  const step = await playReport(world);
  const { outputs, log, summary } = step;
  expectThat(outputs.get('result') === 'reported', 'the report was written', log);
  const address = outputs.get('report-issue-url') ?? '';
  narrator.say(`${WEEKS} weeks of made-up visits are counted. The report is in the issue ${address}:`, '');
  const lines = readable(summary);
  const headline = lines.find((line) => line.includes('unique visitors in all')) ?? '';
  expectThat(headline !== '', 'the report has a headline', summary);
  const helped = lines.find((line) => line.includes('more people than the rest of the site'));
  expectThat(helped !== undefined, 'the report finds the page that a change has helped', summary);
  const searched = lines.find((line) => line.startsWith('`boil without whistling`'));
  expectThat(searched !== undefined, 'the report shows what readers searched for and did not find', summary);
  const moved = lines.find((line) => line.includes('Lost most of its people'));
  expectThat(moved !== undefined, 'the report finds a page that lost its people', summary);
  narrator.say(`│ ${headline}`, `│ ${moved}`, `│ ${helped}`, `│ ${searched}`);
  showStep(step, narrator);
  await showBeginning(narrator, 'JSON', 28, outputs.get('report-json-file'));
  await showBeginning(narrator, 'CSV', 5, outputs.get('report-csv-file'));
  return address;
}

async function showBeginning(narrator: Narrator, name: string, lines: number, file = ''): Promise<void> {
  const all = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  narrator.detail(`The beginning of its ${name} file`, [...all.slice(0, lines), `… ${all.length} lines`].join('\n'));
}
