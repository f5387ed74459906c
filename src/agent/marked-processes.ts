import { readdir, readFile } from 'node:fs/promises';
import { killGroup } from './run-process.ts';

/** More than enough for processes that are ending. A program that starts others faster than this survives. */
const ROUNDS = 100;

/**
 * Kills every process with `mark` (`NAME=value`) in its environment, and the groups that they lead. The processes that
 * a program has started have the mark, too, even if they left the program's group. A process that clears its
 * environment isn't found; without `/proc`, none is.
 */
export async function endMarkedProcesses(mark: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await markedProcesses(mark);
    if (found.length === 0) return;
    for (const pid of found) {
      killGroup(pid);
      kill(pid);
    }
  }
}

async function markedProcesses(mark: string): Promise<readonly number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const marked = await Promise.all(
    pids.map(async (pid) => {
      const variables = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return variables.split('\0').includes(mark);
    }),
  );
  return pids.filter((_pid, index) => marked[index]).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
