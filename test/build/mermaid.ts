import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

const MERMAID = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

/** Opens a page with Mermaid, whose parser needs a browser. */
export async function pageWithMermaid(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ path: MERMAID });
  return page;
}

/** Draws a diagram with Mermaid in a theme; returns the SVG. */
export function drawDiagram(
  page: Page,
  { source, theme }: { readonly source: string; readonly theme: string },
): Promise<string> {
  return page.evaluate(
    async ([text = '', name = '']) => {
      const { mermaid } = globalThis as unknown as {
        readonly mermaid: {
          initialize(options: object): void;
          render(id: string, text: string): Promise<{ readonly svg: string }>;
        };
      };
      mermaid.initialize({ startOnLoad: false, theme: name });
      return (await mermaid.render(`drawn-${name}`, text)).svg;
    },
    [source, theme],
  );
}

/** Parses a diagram with Mermaid; returns its kind, or the error. */
export function parseDiagram(page: Page, source: string): Promise<string> {
  return page.evaluate(async (text) => {
    const { mermaid } = globalThis as unknown as { readonly mermaid: { parse(text: string): Promise<unknown> } };
    try {
      return JSON.stringify(await mermaid.parse(text));
    } catch (error) {
      return `wrong: ${String(error)}`;
    }
  }, source);
}
