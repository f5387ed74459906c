import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's package, or Chrome as GitHub's runners have it; elsewhere the variable names the program. */
const PROGRAM =
  process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? '/usr/bin/chromium';

/** Whether there is a browser. Without one, the tests that need it are skipped and listed. */
export const canBrowse = existsSync(PROGRAM);

/** Starts a headless browser that contacts no one on its own. */
export function openBrowser(): Promise<Browser> {
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath: PROGRAM, headless: true, args: flags });
}
