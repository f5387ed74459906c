import { join } from 'node:path';
import { type ProcessEnd, runProcess } from './run-process.ts';

/** Git, or something else that a job needs, did not do its part; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

export interface GitOptions {
  /** Path or address of the project's repository. */
  readonly address: string;
  /** Sent as the password to an `http(s)` address; never to another one. */
  readonly token: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Variables that git may see beside its own settings, such as PATH. */
  readonly environment: Readonly<Record<string, string>>;
  /** An existing folder that belongs to this job alone. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export interface Checkout {
  /** Where the agent works. */
  readonly folder: string;
  /** The branch that was cloned. */
  readonly ref: string;
  readonly base: string;
}

const GIT_LIMIT_MS = 10 * 60_000;

/**
 * Git for one job. The agent gets a clone of our own bare clone: whatever it does to its git directory (commits,
 * branches, hooks, settings), what is committed and pushed is its files alone, through a git directory it was not given.
 * Every method throws `JobError`.
 */
export class JobGit {
  readonly #options: GitOptions;
  readonly #bare: string;
  readonly #work: string;

  constructor(options: GitOptions) {
    this.#options = options;
    this.#bare = join(options.folder, 'repository.git');
    this.#work = join(options.folder, 'work');
  }

  /** Clones `ref` (a branch; null means the repository's default branch). */
  async checkOut(ref: string | null): Promise<Checkout> {
    const branch = ref === null ? [] : ['--branch', ref];
    const { address } = this.#options;
    await this.#remote(
      'clone',
      '-q',
      '--bare',
      '--no-local',
      '--single-branch',
      '--no-tags',
      ...branch,
      '--',
      address,
      this.#bare,
    );
    await this.#run(['clone', '-q', '--', this.#bare, this.#work], {});
    return {
      folder: this.#work,
      ref: await this.#inBare('symbolic-ref', '--short', 'HEAD'),
      base: await this.#inBare('rev-parse', '--verify', 'HEAD^{commit}'),
    };
  }

  /** Commits the files as they are now on top of `base`; gives the commit, or null if they do not differ. */
  async commit(base: string, message: string): Promise<string | null> {
    await this.#inBare('read-tree', base);
    await this.#run(['add', '--all'], { GIT_DIR: this.#bare, GIT_WORK_TREE: this.#work }, this.#work);
    const tree = await this.#inBare('write-tree');
    if (tree === (await this.#inBare('rev-parse', `${base}^{tree}`))) return null;
    return this.#inBare('commit-tree', tree, '-p', base, '-m', message);
  }

  /** Makes `branch` of the project's repository point to `commit`. It never overwrites a branch that is elsewhere. */
  async push(commit: string, branch: string): Promise<void> {
    await this.#remote('push', '-q', '--', this.#options.address, `${commit}:refs/heads/${branch}`);
  }

  /** Tells whether the project's repository has `branch`. */
  async hasBranch(branch: string): Promise<boolean> {
    return (await this.#remote('ls-remote', '--', this.#options.address, `refs/heads/${branch}`)) !== '';
  }

  #inBare(...parameters: string[]): Promise<string> {
    return this.#run(parameters, { GIT_DIR: this.#bare });
  }

  #remote(...parameters: string[]): Promise<string> {
    const { address, token } = this.#options;
    if (!/^https?:/i.test(address)) return this.#inBare(...parameters);
    // Through the environment, since every user of the machine can read arguments; bound to the one address.
    return this.#run(parameters, {
      GIT_DIR: this.#bare,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${address}.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
    });
  }

  async #run(
    parameters: readonly string[],
    settings: Readonly<Record<string, string>>,
    folder = this.#options.folder,
  ): Promise<string> {
    const { author, environment, signal } = this.#options;
    const end = await runProcess(['git', ...parameters], {
      folder,
      environment: {
        ...environment,
        ...settings,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_COMMITTER_NAME: author.name,
        GIT_COMMITTER_EMAIL: author.email,
        LC_ALL: 'C.UTF-8',
      },
      limitMs: GIT_LIMIT_MS,
      signal,
    });
    if (end.kind === 'exited' && end.code === 0) return end.stdout.trim();
    throw new JobError(`git ${parameters[0]} ${tellEnd(end)}`);
  }
}

/** Says how a program ended, with the last words that it wrote. Passwords in addresses are left out. */
export function tellEnd(end: ProcessEnd): string {
  switch (end.kind) {
    case 'exited':
      return `ended with exit code ${end.code}${lastWords(end.stderr || end.stdout)}`;
    case 'killed':
      return `was ended by ${end.signal}${lastWords(end.stderr || end.stdout)}`;
    case 'timed-out':
      return `was stopped at its time limit${lastWords(end.stderr || end.stdout)}`;
    case 'stopped':
      return 'was stopped with the service';
    case 'not-started':
      return `could not be started: ${end.reason}`;
  }
}

function lastWords(output: string): string {
  const words = output
    .trim()
    .slice(-1_000)
    .replace(/\/\/[^/@\s]+@/g, '//');
  return words === '' ? '' : `: ${words}`;
}
