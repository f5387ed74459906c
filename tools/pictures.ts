import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { REQUEST } from '../src/local/demo/story.ts';
import { playReport } from '../src/local/demo/weekly-report.ts';
import { type DemoWorld, PEOPLE, startWorld } from '../src/local/demo/world.ts';
import { openBrowser } from './browser.ts';

/** Run by `npm run pictures`, at the root of the repository: plays the demo and takes pictures of its pages. */
const FOLDER = 'docs/pictures';
/** A limit, so that the README loads fast. */
const MOST_BYTES = 150_000;

/** A page to take a picture of after its story. */
interface Picture {
  readonly name: string;
  /** Plays the story, and returns the page's address. */
  readonly play: (world: DemoWorld) => Promise<string>;
  /** Height of the shown part (CSS pixels); null for the whole page. */
  readonly height: number | null;
}

const PICTURES: readonly Picture[] = [
  { name: 'thread.png', play: playComment, height: null },
  { name: 'report.png', play: playWeek, height: 1_200 },
];

const world = await startWorld();
try {
  const browser = await openBrowser();
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, play, height } of PICTURES) {
    const picture = await take(browser, { address: await play(world), height });
    if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes; ${MOST_BYTES} are allowed.`);
    writeFileSync(join(FOLDER, name), picture);
    console.log(`${join(FOLDER, name)}: ${picture.length} bytes`);
  }
  await browser.close();
} finally {
  await world.stop();
}

async function playComment(world: DemoWorld): Promise<string> {
  const { outputs, log } = await world.play(world.comment(PEOPLE.writer, REQUEST));
  if (outputs.get('result') !== 'pull-request') throw new Error(`The story went wrong:\n${log}`);
  return world.issueUrl;
}

async function playWeek(world: DemoWorld): Promise<string> {
  const { outputs, log } = await playReport(world);
  const address = outputs.get('report-issue-url');
  if (address === undefined) throw new Error(`The report was not written:\n${log}`);
  return address;
}

/** Takes a picture of a page with its first details open, or of its upper part, in light colours, after its diagrams are drawn. */
async function take(
  browser: Browser,
  { address, height }: { readonly address: string; readonly height: number | null },
): Promise<Uint8Array> {
  const viewport = { width: 900, height: height ?? 300 };
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.goto(address);
  for (const source of await page.locator('pre:has(> code.language-mermaid)').all())
    await source.waitFor({ state: 'hidden' });
  if (height === null) await page.locator('.markdown-body summary').first().click();
  const picture = await page.screenshot({ fullPage: height === null });
  await page.close();
  return picture;
}
