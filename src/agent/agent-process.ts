import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { type Command, kill, type ProcessEnd, type ProcessOptions, runProcess } from './process.ts';

/** Names the shell in its own messages. */
const SHELL = 'agent';
/** Its first process is a shell: signals reach only the others as usual, and all ends with it, when the agent ends. */
const UNSHARE = [
  ...['unshare', '--user', '--map-current-user', '--pid', '--fork', '--kill-child', '--mount-proc', '--'],
  ...['sh', '-c', '"$@"\nexit $?', SHELL],
] as const;
/** A shell reports a signal as this and its number. */
const SIGNALLED = 128;
const PROBE_MS = 5_000;
/** More than enough for processes that are ending. A program that starts others faster than this survives. */
const ROUNDS = 100;

/** What every agent without isolation may see. */
export const SEEN_BY_ALL = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Makes a variable, as a mark, that no other run has. */
export function newMark() {
  const [name, value] = ['DOCS_AGENT_RUN', randomUUID()];
  return { name, value, mark: `${name}=${value}` };
}

/** Runs an agent, and ends what it has started: by a namespace, if there are such, and by a variable (`NAME=value`). */
export async function runAgentProcess(
  argv: Command,
  { mark, ...options }: ProcessOptions & { readonly mark: string },
): Promise<ProcessEnd> {
  const before = await ownNamespace({ PATH: options.environment['PATH'] ?? '' });
  const [program = argv[0], ...parameters] = [...before, ...argv];
  const end = await runProcess([program, ...parameters], options);
  await endMarkedProcesses(mark);
  return before.length === 0 ? end : endWithin(end);
}

/** What gives a command a namespace of its own for its processes: Linux with `unshare`, and user namespaces allowed. */
export async function ownNamespace(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const signal = new AbortController().signal;
  const options = { folder: '/', environment, limitMs: PROBE_MS, signal };
  const end = await runProcess([...UNSHARE, 'true'], options).catch(() => null);
  return end?.kind === 'exited' && end.code === 0 ? UNSHARE : [];
}

/** Reads the end of a namespace as that of the agent in it. */
function endWithin(end: ProcessEnd): ProcessEnd {
  if (end.kind !== 'exited') return end;
  const { code, stdout, stderr } = end;
  const [, reason] = new RegExp(`^${SHELL}: (?:line )?\\d+: (.*)`).exec(stderr) ?? [];
  if ((code === 126 || code === 127) && reason !== undefined) return { kind: 'not-started', reason };
  const signal = Object.entries(constants.signals).find(([, number]) => number + SIGNALLED === code)?.[0];
  return signal === undefined ? end : { kind: 'killed', signal, stdout, stderr };
}

/**
 * Kills every process with `mark` (`NAME=value`) in its environment, and the groups that they lead. The processes that
 * a program has started have the mark, too, even if they left the program's group. A process that clears its
 * environment isn't found; without `/proc`, none is.
 */
export async function endMarkedProcesses(mark: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = await readdir('/proc').catch(() => []);
    const found = names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const variables = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
        if (!variables.split('\0').includes(mark)) return false;
        kill(-Number(name));
        kill(Number(name));
        return true;
      });
    if (!(await Promise.all(found)).includes(true)) return;
  }
}
