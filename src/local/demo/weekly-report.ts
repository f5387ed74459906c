import { readFile } from 'node:fs/promises';
import { generateVisits } from '../service/visit-generator.ts';
import type { StepResult } from '../step.ts';
import { changeThatHelped, mondayBefore, visitsOfHelpedPage } from './helped-page.ts';
import { asShown, title } from './story.ts';
import type { DemoWorld } from './world.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const WEEKS = 9;

/** Lets nine weeks of visits happen, and plays the run that a schedule starts on Monday. */
export async function playReport(world: DemoWorld): Promise<StepResult> {
  const to = mondayBefore(Date.now());
  const from = to - WEEKS * WEEK_MS;
  world.addVisits(generateVisits({ seed: 2, from, to, pages: 60, visits: 40_000 }));
  world.addVisits(visitsOfHelpedPage({ from, to, changedAt: changeThatHelped(Date.now()).at }));
  const inputs = { mode: 'report', 'report-to': 'summary, issue', 'report-public': 'true', 'pages-root': '.' };
  return world.play({}, { eventName: 'schedule', inputs, runId: '4714' });
}

/** Tells of the report, and gives the address of its issue. */
export async function tellOfReport(world: DemoWorld): Promise<string> {
  title('On Monday: who has read the documentation');
  console.log(`${WEEKS} weeks of made-up visits have been counted. The log of the scheduled step:\n`);
  const step = await playReport(world);
  const { outputs, log, summary } = step;
  if (outputs.get('result') !== 'reported') throw new Error(`The demo made no report:\n${log}`);
  console.log(asShown(log).trim());
  title('Its summary, which is the body of the issue, too');
  console.log(summary.trim());
  await showBeginning(outputs.get('report-json-file'), { name: 'JSON', lines: 28 });
  await showBeginning(outputs.get('report-csv-file'), { name: 'CSV', lines: 5 });
  return outputs.get('report-issue-url') ?? '';
}

async function showBeginning(
  file: string | undefined,
  { name, lines }: { readonly name: string; readonly lines: number },
): Promise<void> {
  title(`The beginning of its ${name} file`);
  const text = await readFile(file ?? '', 'utf8');
  const all = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  console.log([...all.slice(0, lines), `… ${all.length} lines`].join('\n'));
}
