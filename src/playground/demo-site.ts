import { execFile } from 'node:child_process';
import { appendFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const AUTHOR = { name: 'Kettle docs', email: 'docs@kettle.example' };

export interface EarlierChange {
  readonly file: string;
  /** What was added at the end of the page. */
  readonly text: string;
  readonly message: string;
  /** UTC, ms. */
  readonly at: number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes a bare git repository of the pages in `demo-site/`, as a documentation team would have it; returns its path.
 * With `earlier`, the pages are committed first without that change, and then with it.
 */
export async function publishSite(parent: string, earlier?: EarlierChange): Promise<string> {
  const [site, bare] = [join(parent, 'site'), join(parent, 'docs.git')];
  await cp(join(import.meta.dirname, 'demo-site'), site, { recursive: true });
  await git(['init', '--quiet', '--initial-branch=main', site]);
  await commitAll(site, 'Explain the kettle', earlier === undefined ? undefined : earlier.at - 60 * DAY_MS);
  if (earlier !== undefined) {
    await appendFile(join(site, earlier.file), earlier.text);
    await commitAll(site, earlier.message, earlier.at);
  }
  await git(['clone', '--quiet', '--bare', site, bare]);
  return bare;
}

async function commitAll(site: string, message: string, at: number | undefined): Promise<void> {
  await git(['-C', site, 'add', '--all']);
  await git(['-C', site, 'commit', '--quiet', '--message', message], { at });
}

/** Runs git without the user's settings, and returns its output. A commit is dated `at` (UTC, ms), or now. */
export async function git(
  parameters: readonly string[],
  { at }: { readonly at?: number | undefined } = {},
): Promise<string> {
  const date = at === undefined ? null : new Date(at).toISOString();
  const { stdout } = await run('git', parameters, {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: AUTHOR.name,
      GIT_AUTHOR_EMAIL: AUTHOR.email,
      GIT_COMMITTER_NAME: AUTHOR.name,
      GIT_COMMITTER_EMAIL: AUTHOR.email,
      ...(date === null ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
    },
  });
  return stdout;
}
