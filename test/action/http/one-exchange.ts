import { createSend } from '../../../src/action/http/send.ts';
import { systemClock } from '../../../src/action/runner/system-clock.ts';

// A process with a single exchange, with the deadline (ms), the address and the proxy from its arguments; it prints
// how that ended.
const [deadline, url = '', proxy] = process.argv.slice(2);
const send = createSend({ clock: systemClock, proxy: { httpProxy: proxy, httpsProxy: proxy, noProxy: undefined } });
const deadlineMs = Number(deadline);
const ending = await send({ method: 'GET', url: new URL(url), headers: {}, deadlineMs, maxBytes: 1_000 });
console.log(ending.kind === 'answer' ? `HTTP ${ending.status}` : ending.failure);

// Fires only if something else keeps the process alive until then.
setTimeout(() => console.log('still here'), 3_000).unref();
