import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type GitCall, type GitIdentity, runGit } from './git-process.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folders.ts';
import { copyWorkTree, type TrackedFile } from './work-tree.ts';

export interface GitOptions extends GitIdentity {
  /** Path or address of the project's repository. */
  readonly address: string;
  /** Sent as the password to an `http(s)` address, if there is one; never to another address. */
  readonly token: string | undefined;
  /** An existing folder for the clones. */
  readonly folder: string;
}

export interface Checkout {
  /** Where the agent works. */
  readonly folder: string;
  /** The branch that was cloned. */
  readonly ref: string;
  readonly base: string;
}

/** A commit that is ready to be pushed. */
export interface Commit {
  readonly id: string;
  readonly gitDir: string;
}

/**
 * Git for one job. The agent gets its own clone and may do anything in it; we never run git there again. Its files are
 * copied into a second clone, made after the agent has ended, so that it can't have changed it. The token is in git's
 * environment only while git contacts the repository. Every method throws `JobError`.
 */
export class JobGit implements AsyncDisposable {
  readonly #options: GitOptions;
  readonly #folders: string[] = [];

  constructor(options: GitOptions) {
    this.#options = options;
  }

  /** Clones a branch for an agent (null means the repository's default branch). The clone knows no remote repository. */
  async checkOut(branch: string | null): Promise<Checkout> {
    const parent = await this.#newFolder('agent-');
    const folder = join(parent, 'work');
    const gitDir = join(folder, '.git');
    const named = branch === null ? [] : ['--branch', branch];
    // Without --no-local, the agent could change shared files of a repository on this machine.
    const clone = ['clone', '-q', '--no-local', '--single-branch', '--no-tags', ...named, '--'];
    const { address } = this.#options;
    await this.#remote([...clone, address, folder], { folder: parent, gitDir });
    await this.#run(['remote', 'remove', 'origin'], { folder, gitDir });
    return {
      folder,
      ref: await this.#run(['symbolic-ref', '--short', 'HEAD'], { folder, gitDir }),
      base: await this.#run(['rev-parse', '--verify', 'HEAD^{commit}'], { folder, gitDir }),
    };
  }

  /**
   * Commits an agent's files on top of its starting point; returns null if nothing changed. The agent must have ended.
   */
  async commit({ folder: agentFolder, base }: Checkout, message: string): Promise<Commit | null> {
    const folder = await this.#newFolder('commit-');
    const [gitDir, workTree] = [join(folder, 'repository.git'), join(folder, 'work')];
    await mkdir(workTree, { mode: 0o700 });
    await this.#run(['init', '-q', '--bare', gitDir], { folder, gitDir });
    await this.#remote(['fetch', '-q', '--depth=1', '--no-tags', '--', this.#options.address, base], {
      folder,
      gitDir,
    });
    const call: GitCall = { folder: workTree, gitDir, workTree };
    await this.#run(['read-tree', base], call);
    const tracked = await this.#trackedFiles(base, call);
    await copyWorkTree(agentFolder, workTree, { tracked, ignored: (paths) => this.#ignored(paths, call) });
    await this.#run(['add', '--all'], call);
    const tree = await this.#run(['write-tree'], call);
    if (tree === (await this.#run(['rev-parse', `${base}^{tree}`], call))) return null;
    return { id: await this.#run(['commit-tree', tree, '-p', base, '-m', message], call), gitDir };
  }

  /** Makes `branch` of the project's repository point to a commit. It never overwrites a branch that is elsewhere. */
  async push({ id, gitDir }: Commit, branch: string): Promise<void> {
    await this.#remote(['push', '-q', '--', this.#options.address, `${id}:refs/heads/${branch}`], {
      folder: gitDir,
      gitDir,
    });
  }

  /** Checks whether the project's repository has `branch`. */
  async hasBranch(branch: string): Promise<boolean> {
    const { folder, address } = this.#options;
    const call = { folder, gitDir: join(folder, 'no-repository') };
    return (await this.#remote(['ls-remote', '--', address, `refs/heads/${branch}`], call)) !== '';
  }

  /** Checks whether a branch of the project's repository has a commit, at its end or further back. */
  async hasCommit(branch: string, commit: string): Promise<boolean> {
    if (!(await this.hasBranch(branch))) return false;
    const folder = await this.#newFolder('look-');
    const gitDir = join(folder, 'repository.git');
    const clone = ['clone', '-q', '--bare', '--no-local', '--single-branch', '--no-tags', '--branch', branch, '--'];
    await this.#remote([...clone, this.#options.address, gitDir], { folder, gitDir });
    const answer = await this.#run(['cat-file', '--batch-check'], {
      folder,
      gitDir,
      input: Buffer.from(`${commit}\n`),
    });
    return answer.startsWith(`${commit} commit `);
  }

  /** Removes the clones. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const folder of this.#folders.splice(0)) await removeFolder(folder);
  }

  async #newFolder(prefix: string): Promise<string> {
    const folder = await realpath(await makeTemporaryFolder(join(this.#options.folder, prefix)));
    this.#folders.push(folder);
    return folder;
  }

  async #trackedFiles(base: string, call: GitCall): Promise<ReadonlyMap<string, TrackedFile>> {
    const listing = await runGit(['ls-tree', '-r', '-l', '-z', base], call, this.#options);
    return new Map(
      listing.split('\0').flatMap((line): [string, TrackedFile][] => {
        const [, mode, size, path] = /^(\d+) \w+ [0-9a-f]+ +(\d+|-)\t(.*)$/s.exec(line) ?? [];
        if (path === undefined) return [];
        return [[path, { kind: mode === '160000' ? 'submodule' : 'file', size: Number(size) || 0 }]];
      }),
    );
  }

  async #ignored(paths: readonly string[], call: GitCall): Promise<ReadonlySet<string>> {
    if (paths.length === 0) return new Set();
    // Without a folder in front, a file named `:(top)` would be a directive to git.
    const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1');
    // Exit code 1: none of them.
    const asked: GitCall = { ...call, input, successes: [0, 1] };
    const listing = await runGit(['check-ignore', '-z', '--stdin'], asked, this.#options);
    return new Set(listing.split('\0').map((path) => path.slice(2)));
  }

  #remote(parameters: readonly string[], call: GitCall): Promise<string> {
    const { address, token } = this.#options;
    const isSent = token !== undefined && /^https?:/i.test(address);
    const authorization = isSent ? `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}` : undefined;
    return this.#run(parameters, { ...call, remote: { address, authorization } });
  }

  async #run(parameters: readonly string[], call: GitCall): Promise<string> {
    const output = await runGit(parameters, call, this.#options);
    return Buffer.from(output, 'latin1').toString('utf8').trim();
  }
}
