/**
 * An agent that writes its prompt into a page, after waiting while the file named by its argument exists.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { argv, stdin } from 'node:process';
import { text } from 'node:stream/consumers';

const pause = new Int32Array(new SharedArrayBuffer(4));
while (existsSync(argv[2] ?? '')) Atomics.wait(pause, 0, 0, 50);
await writeFile('prompt.md', await text(stdin));
