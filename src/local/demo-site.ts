import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const AUTHOR = { name: 'Kettle docs', email: 'docs@kettle.example' };

/** Makes a bare git repository of the pages in `demo-site/`, like that of a documentation team; returns its path. */
export async function publishSite(parent: string): Promise<string> {
  const [site, bare] = [join(parent, 'site'), join(parent, 'docs.git')];
  await cp(join(import.meta.dirname, 'demo-site'), site, { recursive: true });
  await git(['init', '--quiet', '--initial-branch=main', site]);
  await git(['-C', site, 'add', '--all']);
  await git(['-C', site, 'commit', '--quiet', '--message', 'Explain the kettle']);
  await git(['clone', '--quiet', '--bare', site, bare]);
  return bare;
}

/** Runs git without the user's settings, and returns its output. */
export async function git(parameters: readonly string[]): Promise<string> {
  const { stdout } = await run('git', parameters, {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: AUTHOR.name,
      GIT_AUTHOR_EMAIL: AUTHOR.email,
      GIT_COMMITTER_NAME: AUTHOR.name,
      GIT_COMMITTER_EMAIL: AUTHOR.email,
    },
  });
  return stdout;
}
