import type { Redact } from '../action/redaction/redactor.ts';
import { isRedirected, redirectIn, SHOW_HEADERS } from './git-redirect.ts';
import { describeEnd, JobError } from './job-error.ts';
import { type ProcessEnd, runProcess } from './run-process.ts';

export interface GitIdentity {
  readonly author: { readonly name: string; readonly email: string };
  /** Variables that git may see in addition to its own settings, such as PATH. */
  readonly environment: Readonly<Record<string, string>>;
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
  /** The repository elsewhere that git contacts, and the value of the header `Authorization` for it, if there is one. */
  readonly remote?: { readonly address: string; readonly authorization: string | undefined };
  readonly input?: Buffer;
  /** Exit codes that mean success; without them only 0. */
  readonly successes?: readonly number[];
}

/**
 * These win over every configuration file. Hooks, monitors and helpers are programs; the attributes and patterns of a
 * home folder would change what is committed; a log of references would show an agent the address of its repository.
 * After a redirect, git would send our header to the new host.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.attributesFile': '/dev/null',
  'core.excludesFile': '/dev/null',
  'core.logAllRefUpdates': 'false',
  'core.protectHFS': 'true',
  'core.protectNTFS': 'true',
  'credential.helper': '',
  'gc.auto': '0',
  'http.followRedirects': 'false',
  'maintenance.auto': 'false',
  'submodule.recurse': 'false',
};

/** `ext::` addresses are commands. */
const PROTOCOLS = 'file:git:http:https:ssh';
const LIMIT_MS = 10 * 60_000;
/** Most that a list of files may take. */
const OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Runs git with our own settings only: it reads no configuration of the machine or user and inherits no variables.
 * Returns its output byte for byte as latin1, because paths needn't be UTF-8. Throws `JobError`.
 */
export async function runGit(parameters: readonly string[], call: GitCall, identity: GitIdentity): Promise<string> {
  const { successes = [0], remote } = call;
  const end = await start(parameters, call, identity);
  if (end.kind === 'exited' && successes.includes(end.code)) return end.stdout;
  if (remote === undefined || !isRedirected(end))
    throw new JobError(`git ${parameters[0]} ${describeEnd(end, identity.redact)}`);
  // Git's message doesn't name the new address.
  const asked = await start(['ls-remote', '--', remote.address], call, identity, SHOW_HEADERS);
  const target = redirectIn('stderr' in asked ? asked.stderr : '', remote.address) ?? 'another address';
  throw new JobError(
    `git ${parameters[0]} was redirected to ${target}, but redirects are not followed, so that a token stays with its host. Set the address that the repository has now.`,
  );
}

function start(
  parameters: readonly string[],
  call: GitCall,
  identity: GitIdentity,
  more: Readonly<Record<string, string>> = {},
): Promise<ProcessEnd> {
  return runProcess(['git', ...parameters], {
    folder: call.folder,
    environment: { ...identity.environment, ...variablesOf(call, identity), ...more },
    limitMs: LIMIT_MS,
    signal: identity.signal,
    keptBytes: OUTPUT_BYTES,
    encoding: 'latin1',
    ...(call.input === undefined ? {} : { input: call.input }),
  });
}

function variablesOf(call: GitCall, { author }: GitIdentity): Record<string, string> {
  const { address = '', authorization } = call.remote ?? {};
  // In the environment, because every user of the machine can read arguments; bound to one address.
  const header =
    authorization === undefined ? {} : { [`http.${address}.extraHeader`]: `Authorization: ${authorization}` };
  const settings = Object.entries({ ...SETTINGS, ...header });
  return {
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    // Neither a `.netrc` nor anything else in the user's folder.
    HOME: call.gitDir,
    GIT_DIR: call.gitDir,
    ...(call.workTree === undefined ? {} : { GIT_WORK_TREE: call.workTree }),
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
    LC_ALL: 'C.UTF-8',
  };
}
