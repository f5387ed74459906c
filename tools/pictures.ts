import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { REQUEST } from '../src/local/demo/story.ts';
import { type DemoWorld, startWorld } from '../src/local/demo/world.ts';
import { openBrowser } from '../test/build/browser.ts';

/** Run by `npm run pictures`, at the root of the repository: the demo's comment is played, and its pages are taken. */
const FOLDER = 'docs/pictures';
/** So that the README opens fast. */
const MOST_BYTES = 150_000;

/** A page that is worth a picture once the comment has been played. */
interface Picture {
  readonly name: string;
  readonly addressIn: (world: DemoWorld) => string;
}

const PICTURES: readonly Picture[] = [{ name: 'thread.png', addressIn: ({ issueUrl }) => issueUrl }];

const world = await startWorld();
try {
  const { outputs, log } = await world.play(world.comment('ada', REQUEST));
  if (outputs.get('result') !== 'pull-request') throw new Error(`The story went wrong:\n${log}`);
  const browser = await openBrowser();
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, addressIn } of PICTURES) {
    const picture = await take(browser, addressIn(world));
    if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes; ${MOST_BYTES} are allowed.`);
    writeFileSync(join(FOLDER, name), picture);
    console.log(`${join(FOLDER, name)}: ${picture.length} bytes`);
  }
  await browser.close();
} finally {
  await world.stop();
}

/** Takes the whole of a page, in light colours, once its diagrams are drawn and its first details opened. */
async function take(browser: Browser, address: string): Promise<Uint8Array> {
  const viewport = { width: 900, height: 300 };
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.goto(address);
  for (const source of await page.locator('pre:has(> code.language-mermaid)').all())
    await source.waitFor({ state: 'hidden' });
  await page.locator('.markdown-body summary').first().click();
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}
