import { constants } from 'node:os';
import { type ProcessEnd, runProcess } from './run-process.ts';

/** Names the shell in its own messages. */
const SHELL = 'agent';
/**
 * The first process of a namespace is a shell: signals reach only the others as usual, and everything ends with it, which
 * is when the agent ends.
 */
const UNSHARE = [
  ...['unshare', '--user', '--map-current-user', '--pid', '--fork', '--kill-child', '--mount-proc', '--'],
  ...['sh', '-c', '"$@"\nexit $?', SHELL],
] as const;
/** A shell reports a signal as this and its number. */
const SIGNALLED = 128;

const PROBE_MS = 5_000;

/**
 * Finds out whether the system can give each agent a namespace of its own for its processes (Linux with `unshare`, and
 * user namespaces allowed). Returns what to put before a command; empty if it can't.
 */
export async function ownNamespace(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const [program = '', ...parameters] = UNSHARE;
  const signal = new AbortController().signal;
  const options = { folder: '/', environment, limitMs: PROBE_MS, signal };
  const end = await runProcess([program, ...parameters, 'true'], options).catch(() => null);
  return end?.kind === 'exited' && end.code === 0 ? UNSHARE : [];
}

/** Reads the end of a namespace as that of the agent in it. */
export function endWithin(end: ProcessEnd): ProcessEnd {
  if (end.kind !== 'exited') return end;
  const { code, stdout, stderr } = end;
  const [, reason] = new RegExp(`^${SHELL}: (?:line )?\\d+: (.*)`).exec(stderr) ?? [];
  if ((code === 126 || code === 127) && reason !== undefined) return { kind: 'not-started', reason };
  const signal = Object.entries(constants.signals).find(([, number]) => number + SIGNALLED === code)?.[0];
  return signal === undefined ? end : { kind: 'killed', signal, stdout, stderr };
}
