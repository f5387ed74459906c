import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from '../../../tools/browser.ts';

/** A page in a browser, and everything forbidden that has happened on it so far. */
export interface Visit {
  readonly page: Page;
  /** Addresses requested on other hosts, except those that the page's policy has stopped. */
  readonly strangers: readonly string[];
  /** Dialogs, script errors, and console errors that the policy has not raised against an attack. */
  readonly incidents: readonly string[];
}

type Look = Parameters<Browser['newPage']>[0];

/** Opens a page, and records its requests and failures. */
async function visit(browser: Browser, address: string, look: Look = {}): Promise<Visit> {
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

/** Says that nothing forbidden has happened. */
function expectPeace({ strangers, incidents }: Visit): void {
  expect([strangers, incidents]).toEqual([[], []]);
}

function isError(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().includes('Content Security Policy');
}

/**
 * Opens a browser for the tests of a suite. Each page that a test leaves open must have been peaceful. Use it below hooks
 * that stop what is visited: hooks run in reverse order.
 */
export function useBrowser(): (address: string, look?: Look) => Promise<Visit> {
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const ended = visits;
    visits = [];
    for (const each of ended.filter(({ page }) => !page.isClosed())) {
      expectPeace(each);
      await each.page.close();
    }
  });
  return async (address, look) => {
    const opened = await visit(browser, address, look);
    visits.push(opened);
    return opened;
  };
}
