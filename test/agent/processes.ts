import { readdir, readFile } from 'node:fs/promises';

/** Lists the processes with a text in one of these files of theirs. */
export async function processesWith(text: string, files: readonly string[] = ['cmdline']): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const reads = pids.map((pid) =>
    Promise.all(files.map((file) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => ''))),
  );
  const found = await Promise.all(reads);
  return pids.filter((_, index) => found[index]?.some((each) => each.includes(text))).map(Number);
}
