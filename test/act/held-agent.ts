/** An agent that does nothing while the file named by its argument exists, and then what the usual agent does. */
import { existsSync } from 'node:fs';
import { argv } from 'node:process';

const pause = new Int32Array(new SharedArrayBuffer(4));
while (existsSync(argv[2] ?? '')) Atomics.wait(pause, 0, 0, 50);
await import('../../src/local/service/default-agent.ts');
