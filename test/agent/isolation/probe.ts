import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runIsolated, whyNoIsolation } from '../../../src/agent/isolation/isolation.ts';

// Run as a process of its own, as another user or to be killed: node probe.ts TEMP SCRIPT
const [temp = '', script = ''] = process.argv.slice(2);
const folder = join(temp, 'clone');
mkdirSync(folder, { recursive: true });
const why = script === '' ? await whyNoIsolation({ RUNNER_TEMP: temp }) : null;
const end = await runIsolated(['/bin/sh', '-c', script || 'touch ran; id -u'], {
  folder,
  temp,
  environment: {},
  limitMs: 60_000,
  signal: new AbortController().signal,
  binds: [],
  // The agent tells by a connection that it has come this far.
  connect: () => console.log('connected'),
});
console.log(JSON.stringify({ why, end }));
