import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { REQUEST } from '../src/playground/demo/story.ts';
import { playReport } from '../src/playground/demo/weekly-report.ts';
import { type DemoWorld, PEOPLE, startWorld } from '../src/playground/demo/world.ts';
import { animate, type Frame } from './animation.ts';
import { openBrowser } from './browser.ts';

/** Run by `npm run pictures`, at the root of the repository: plays the demo and takes pictures of its pages. */
const FOLDER = 'docs/pictures';
/** A limit, so that the README loads fast. */
const MOST_BYTES = 100_000;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
/** CSS pixels. */
const SIZE = { thread: { width: 800, height: 600 }, report: { width: 800, height: 760 } } as const;

const world = await startWorld();
try {
  const browser = await openBrowser();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const threads = await takeThread(browser, world);
  for (const scheme of SCHEMES) save(`thread-${scheme}.png`, animate(threads[scheme]));
  const report = await playWeek(world);
  for (const scheme of SCHEMES) save(`report-${scheme}.png`, await takeReport(browser, report, scheme));
  await browser.close();
} finally {
  await world.stop();
}

function save(name: string, picture: Uint8Array): void {
  if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes; ${MOST_BYTES} are allowed.`);
  writeFileSync(join(FOLDER, name), picture);
  console.log(`${join(FOLDER, name)}: ${picture.length} bytes`);
}

/** Plays a comment and its job, and takes the thread's pictures while it runs; then the resulting pull request. */
async function takeThread(browser: Browser, { issueUrl, ...played }: DemoWorld): Promise<Record<Scheme, Frame[]>> {
  const frames: Record<Scheme, Frame[]> = { light: [], dark: [] };
  const pages = await Promise.all(
    SCHEMES.map(async (scheme) => {
      const page = await openPage(browser, { address: issueUrl, scheme, size: SIZE.thread });
      return { scheme, page };
    }),
  );
  const take = async (milliseconds: number, ready: (page: Page) => Promise<void>): Promise<void> => {
    for (const { scheme, page } of pages) {
      await ready(page);
      frames[scheme].push({ png: await page.screenshot(), milliseconds });
    }
  };
  const event = played.comment(PEOPLE.writer, REQUEST);
  await take(1_600, (page) => page.getByText('/docs Document the flag').waitFor());
  const running = played.play(event);
  await take(2_400, async (page) => {
    await page.getByText('Working on it.').waitFor();
    await page.getByRole('img', { name: 'rocket' }).waitFor();
  });
  const { outputs, log } = await running;
  if (outputs.get('result') !== 'pull-request') throw new Error(`The story went wrong:\n${log}`);
  const end = frames.light.length;
  await take(2_400, async (page) => {
    await page.getByText('Done.').waitFor();
    await page.getByRole('img', { name: '+1' }).waitFor();
  });
  await take(5_000, async (page) => {
    await page.goto(outputs.get('pr-url') ?? '');
    const heading = page.getByRole('heading', { name: '1 commit' });
    await heading.waitFor();
    await heading.evaluate((element) => element.scrollIntoView());
  });
  for (const { page } of pages) await page.close();
  // Who doesn't wait sees the end first, and so does who sees only one picture.
  for (const scheme of SCHEMES) frames[scheme].unshift(...frames[scheme].splice(end));
  return frames;
}

async function playWeek(demo: DemoWorld): Promise<string> {
  const { outputs, log } = await playReport(demo);
  const address = outputs.get('report-issue-url');
  if (address === undefined) throw new Error(`The report was not written:\n${log}`);
  return address;
}

/** Takes two pictures of the report: who reads, what moved and what to do; then the trend and the figures. */
async function takeReport(browser: Browser, address: string, scheme: Scheme): Promise<Uint8Array> {
  const page = await openPage(browser, { address, scheme, size: SIZE.report });
  for (const source of await page.locator('pre:has(> code.language-mermaid)').all()) {
    await source.waitFor({ state: 'hidden' });
  }
  const frames: Frame[] = [];
  // The issue's title and tabs take the room of the first command.
  for (const [name, milliseconds] of [
    [/^Visitors of/, 6_000],
    ['Trend', 3_000],
  ] as const) {
    const top = await page.getByRole('heading', { name }).evaluate((element) => element.getBoundingClientRect().top);
    await page.evaluate(`scrollBy(0, ${top - 24})`);
    frames.push({ png: await page.screenshot(), milliseconds });
  }
  await page.close();
  return animate(frames);
}

interface View {
  readonly address: string;
  readonly scheme: Scheme;
  readonly size: { readonly width: number; readonly height: number };
}

async function openPage(browser: Browser, { address, scheme, size }: View): Promise<Page> {
  const page = await browser.newPage({ viewport: size, colorScheme: scheme });
  await page.goto(address);
  return page;
}
