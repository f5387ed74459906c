import { spawn } from 'node:child_process';
import { quantile } from './statistics.ts';

/** When a process started and ended (by `performance.now()`, ms), and its output. */
export interface ProcessRun {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly exitCode: number | null;
  /** Both output streams. */
  readonly log: string;
}

/** Runs Node with the version that runs this program, its output read through pipes as a runner does. */
export function runNode(
  parameters: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<ProcessRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let endedAt = startedAt;
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => {
      endedAt = performance.now();
    });
    child.on('close', (exitCode) => resolve({ startedAt, endedAt, exitCode, log }));
  });
}

/** Does something once and returns the duration of the part that counts (ms). */
export type Timed = () => Promise<number>;

/**
 * Times several things in turn (A B C, A B C, …), so that other load on the machine affects all of them equally.
 * Returns the median of each (ms), in their order; the first `warmUp` rounds do not count.
 */
export async function mediansInTurn(
  things: readonly Timed[],
  { warmUp, rounds }: { readonly warmUp: number; readonly rounds: number },
): Promise<readonly number[]> {
  const times = things.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, thing] of things.entries()) {
      const took = await thing();
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map((taken) => quantile(taken, 0.5));
}
