import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../tools/browser.ts';

/** Sizes are those of GitHub's style sheet. Only what a link holds may leave ink: no underline, border or list mark. */
const STYLE = `
  body { margin: 0; font: 14px sans-serif }
  section { width: 800px; max-height: 300px; overflow: hidden }
  section * { visibility: hidden; color: black; text-decoration: none }
  .judged, .judged * { visibility: visible }
  sub, sup { font-size: 75% } small { font-size: 90% } code, tt, samp, pre { font-size: 85% }
  pre code { font-size: 100% } h5 { font-size: 0.875em } h6 { font-size: 0.85em }
`;

/** Puts each link on a place of its own, within copies of its ancestors; returns its answer, its address and the place. */
const LAY_OUT = `async (answers) => {
  document.body.replaceChildren();
  const placed = answers.flatMap((html, answer) => {
    const count = Object.assign(document.createElement('section'), { innerHTML: html }).querySelectorAll('a[href]').length;
    return Array.from({ length: count }, (_, index) => {
      const section = Object.assign(document.createElement('section'), { innerHTML: html });
      const link = section.querySelectorAll('a[href]')[index];
      for (let node = link; node !== section; node = node.parentNode)
        for (const other of [...node.parentNode.childNodes]) if (other !== node) other.remove();
      for (const inner of link.querySelectorAll('a[href]')) inner.remove();
      for (const folded of section.querySelectorAll('details')) folded.open = true;
      link.classList.add('judged');
      document.body.append(section);
      return { answer, address: link.getAttribute('href'), section };
    });
  });
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  return placed.map(({ section, ...link }) => {
    const { top, height } = section.getBoundingClientRect();
    return { ...link, top, height };
  });
}`;

/** Returns whether any pixel of each place isn't white. */
const FIND_INK = `async ({ picture, places }) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return places.map(({ top, height }) => {
    if (height < 1) return false;
    const { data } = canvas.getImageData(0, top, image.width, height);
    return data.some((value) => value < 250);
  });
}`;

interface Place {
  readonly answer: number;
  readonly address: string;
  readonly top: number;
  readonly height: number;
}

/** Every image is black, except those that are not there. */
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" /></svg>';

/** A screenshot has a limited height. */
const BATCH = 20;

/** Finds, for each answer of GitHub's, the addresses of the links that leave ink in a browser that contacts no one. */
export async function inkedAddresses(answers: readonly string[]): Promise<readonly (readonly string[])[]> {
  await using browser: Browser = await openBrowser();
  const page = await browser.newPage();
  await page.route(/^https?:/, (route) =>
    route.request().url().includes('gone')
      ? route.abort()
      : route.fulfill({ contentType: 'image/svg+xml', body: IMAGE }),
  );
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body></body>`);
  const inked: string[][] = answers.map(() => []);
  for (let from = 0; from < answers.length; from += BATCH) {
    for (const { answer, address } of await judge(page, answers.slice(from, from + BATCH)))
      inked[from + answer]?.push(address);
  }
  return inked;
}

async function judge(page: Page, answers: readonly string[]): Promise<readonly Place[]> {
  const places: readonly Place[] = await page.evaluate(`(${LAY_OUT})(${JSON.stringify(answers)})`);
  if (places.every(({ height }) => height < 1)) return [];
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  const hasInk: readonly boolean[] = await page.evaluate(`(${FIND_INK})(${JSON.stringify({ picture, places })})`);
  return places.filter((_place, index) => hasInk[index]);
}
