import { mkdtemp, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redact } from '../action/redaction/redactor.ts';
import { describeEnd, JobError } from './job-error.ts';
import { type ProcessEnd, pick, runProcess, type Variables } from './process.ts';
import { removeFolder } from './temporary-folders.ts';

export interface GitOptions {
  /** Path or address of the repository. */
  readonly address: string;
  /** Sent as the password to an `http(s)` address, if there is one; never to another address. */
  readonly token: string | undefined;
  readonly author: { readonly name: string; readonly email: string };
  /** Git sees only what it needs of it. */
  readonly environment: Variables;
  /** An existing folder for the clones. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Applied to what git says before it is cut. */
  readonly redact: Redact;
}

export interface GitCall {
  /** Where git starts; nothing above it is searched for a repository. */
  readonly folder: string;
  /** The repository's own folder; may be missing for a command that needs none. */
  readonly gitDir: string;
  readonly workTree?: string;
  readonly input?: Buffer;
  /** Exit codes that mean success; without them only 0. */
  readonly successes?: readonly number[];
}

type Settings = Readonly<Record<string, string>>;

/**
 * These win over every configuration file. Hooks, monitors and helpers are programs; the attributes and patterns of a
 * home folder would change what is committed; a log of references would show an agent the address of its repository.
 * Whatever is fetched is one pack, even if an old server sends little. After a redirect, git would send our header to the
 * new host.
 */
const SETTINGS: Settings = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.attributesFile': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.logAllRefUpdates': 'false',
  'core.protectHFS': 'true',
  'core.protectNTFS': 'true',
  'credential.helper': '',
  'fetch.unpackLimit': '1',
  'gc.auto': '0',
  'http.followRedirects': 'false',
  'maintenance.auto': 'false',
  'submodule.recurse': 'false',
};

/** Runs a program without input. When our end of its input closes, because we have died, it is killed with all it started. */
const LIFE_LINE = 'exec 3<&0; (read -r _ <&3; kill -KILL 0) & exec "$@" </dev/null 3<&-';
/** A shell ends with this if it finds no program. */
const NOT_FOUND = 127;
/** What a repository's server says that will say the same next time. */
const REFUSED = /returned error: 4(?!08|25|29)\d\d|not found|Authentication failed|could not read Username/;

/** `absent`: there is no git. `refused`: the repository's server said no. `passing`: another time may be better. */
export class GitError extends JobError {
  readonly fault: 'absent' | 'refused' | 'passing';

  constructor(message: string, fault: GitError['fault']) {
    super(message);
    this.fault = fault;
  }
}

/** `ext::` addresses are commands. */
const PROTOCOLS = 'file:git:http:https:ssh';
/** What git may see of the environment. */
const VARIABLES = [
  ...['PATH', 'LANG', 'TMPDIR', 'SSH_AUTH_SOCK'],
  ...['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'no_proxy', 'NO_PROXY'],
];
const LIMIT_MS = 10 * 60_000;
/** Most that a list of files may take. */
const OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Git for one repository, with our own settings only: it reads no configuration of the machine or user. The token is in
 * its environment only while it contacts the repository. Every method throws `GitError`.
 */
export class Git implements AsyncDisposable {
  readonly address: string;
  readonly folder: string;
  readonly #options: GitOptions;
  readonly #folders: string[] = [];

  constructor(options: GitOptions) {
    this.address = options.address;
    this.folder = options.folder;
    this.#options = options;
  }

  /** Makes a folder that only this user can enter, and that is removed at the end; returns its real path. */
  async newFolder(prefix: string): Promise<string> {
    const folder = await realpath(await mkdtemp(join(this.folder, prefix)));
    this.#folders.push(folder);
    return folder;
  }

  /** Runs git on this machine; returns its output as text. */
  async run(parameters: readonly string[], call: GitCall): Promise<string> {
    return textOf(await this.list(parameters, call));
  }

  /** Runs git on this machine; returns its output byte for byte as latin1, because paths needn't be UTF-8. */
  async list(parameters: readonly string[], call: GitCall): Promise<string> {
    return this.#outputOf(parameters, call, await this.#start(parameters, call));
  }

  /** Lets git contact the repository; its parameters must name `address`. */
  async remote(parameters: readonly string[], call: GitCall): Promise<string> {
    const header = this.#header();
    const end = await this.#start(parameters, call, header);
    if (!isRedirected(end)) return textOf(this.#outputOf(parameters, call, end));
    // Git's message doesn't name the new address, but headers do. In these, git hides credentials itself.
    const shown = { GIT_TRACE_CURL: '1', GIT_TRACE_CURL_NO_DATA: '1' };
    const asked = await this.#start(['ls-remote', '--', this.address], call, header, shown);
    const target = redirectIn('stderr' in asked ? asked.stderr : '', this.address) ?? 'another address';
    throw new GitError(
      `git ${parameters[0]} was redirected to ${target}. Redirects are not followed, so that a token stays with its host. Set the repository's new address.`,
      'refused',
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const folder of this.#folders.splice(0)) await removeFolder(folder);
  }

  /** In the environment, because every user of the machine can read arguments; bound to one address. */
  #header(): Settings {
    const { token } = this.#options;
    if (token === undefined || !/^https?:/i.test(this.address)) return {};
    const password = Buffer.from(`x-access-token:${token}`).toString('base64');
    return { [`http.${this.address}.extraHeader`]: `Authorization: Basic ${password}` };
  }

  /** Without a header, on this machine. */
  #start(parameters: readonly string[], call: GitCall, header?: Settings, more = {}): Promise<ProcessEnd> {
    const { environment, author, signal } = this.#options;
    const settings = { ...SETTINGS, ...header, 'user.name': author.name, 'user.email': author.email };
    const command = header ? (['/bin/sh', '-c', LIFE_LINE, 'sh', 'git'] as const) : (['git'] as const);
    return runProcess([...command, ...parameters], {
      ...{ folder: call.folder, input: header ? null : (call.input ?? ''), limitMs: LIMIT_MS, signal },
      environment: { ...pick(environment, VARIABLES), ...settingVariables(settings), ...variablesOf(call), ...more },
      ...{ keptBytes: OUTPUT_BYTES, encoding: 'latin1' },
    });
  }

  #outputOf([command]: readonly string[], { successes = [0] }: GitCall, end: ProcessEnd): string {
    if (end.kind === 'exited' && successes.includes(end.code)) return end.stdout;
    if (end.kind === 'not-started' || (end.kind === 'exited' && end.code === NOT_FOUND))
      throw new GitError('git was not found in PATH', 'absent');
    const isRefused = 'stderr' in end && REFUSED.test(end.stderr);
    throw new GitError(`git ${command} ${describeEnd(end, this.#options.redact)}`, isRefused ? 'refused' : 'passing');
  }
}

const textOf = (output: string): string => Buffer.from(output, 'latin1').toString('utf8').trim();

function settingVariables(settings: Settings): Record<string, string> {
  const entries = Object.entries(settings).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { ...Object.fromEntries(entries), GIT_CONFIG_COUNT: String(entries.length / 2) };
}

function variablesOf({ gitDir, workTree }: GitCall): Record<string, string> {
  return {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    // Neither a `.netrc` nor anything else in the user's folder.
    HOME: gitDir,
    GIT_DIR: gitDir,
    ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C.UTF-8',
  };
}

/** Checks whether git failed because it would have had to follow a redirect: it says so only in words. */
function isRedirected(end: ProcessEnd): boolean {
  const isSuccess = end.kind === 'exited' && end.code === 0;
  return !isSuccess && 'stderr' in end && /returned error: 30[12378]\b/.test(end.stderr);
}

/** Finds where a repository's address was redirected to, in the headers of the answer: without user, password and query. */
function redirectIn(headers: string, address: string): string | null {
  const [, location = ''] = [...headers.matchAll(/<= Recv header(?:, \S+)?: location: *(.*)$/gim)].at(-1) ?? [];
  const base = address.endsWith('/') ? address : `${address}/`;
  const target = URL.parse(location.trim(), `${base}info/refs`);
  if (location === '' || target === null || !/^https?:$/.test(target.protocol)) return null;
  return target.origin + target.pathname.replace(/\/info\/refs$/, '');
}
