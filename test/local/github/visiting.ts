import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page in a browser, and everything that must not happen on it as far as it has happened. */
export interface Visit {
  readonly page: Page;
  /** Addresses on other hosts that were asked; what the page's policy has stopped was not. */
  readonly strangers: readonly string[];
  /** Dialogs, errors of scripts, and errors in the console that the policy has not raised against an attack. */
  readonly incidents: readonly string[];
}

type Look = Parameters<Browser['newPage']>[0];

/** Opens a page, and writes down what it asks for and what goes wrong. */
export async function visit(browser: Browser, address: string, look: Look = {}): Promise<Visit> {
  const page = await browser.newPage(look);
  const [asked, stopped, incidents]: [string[], string[], string[]] = [[], [], []];
  const isStranger = (url: string): boolean =>
    !url.startsWith('data:') && new URL(url).origin !== new URL(address).origin;
  page.on('request', (request) => isStranger(request.url()) && asked.push(request.url()));
  page.on('requestfailed', (request) => request.failure()?.errorText === 'csp' && stopped.push(request.url()));
  page.on('pageerror', (error) => incidents.push(String(error)));
  page.on('console', (message) => isError(message) && incidents.push(message.text()));
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(address);
  return {
    page,
    incidents,
    get strangers() {
      return asked.filter((url) => !stopped.includes(url));
    },
  };
}

/** Says that nothing has happened that must not. */
export function expectPeace({ strangers, incidents }: Visit): void {
  expect(strangers).toEqual([]);
  expect(incidents).toEqual([]);
}

function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().includes('Content Security Policy');
}
