import { createSend } from '../../../src/action/http/send.ts';
import { systemClock } from '../../../src/action/runner/system-clock.ts';
import { createDocsService } from '../../../src/action/service-client/docs-service.ts';

// Run as a process that only reads one page of visitors from the address in its argument; it prints how many rows it got.
const proxy = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };
const service = createDocsService({
  ...{ redact: (text) => text, baseUrl: process.argv[2] ?? '', projectId: 'handbook' },
  ...{ apiKey: 'canary_0123456789abcdef0123456789', userAgent: 'docs-agent' },
  ...{ send: createSend({ clock: systemClock, proxy }), clock: systemClock, randomness: { fraction: () => 0 } },
});
const { pages, rejectedRows } = await service.readVisitors(
  { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', limit: 250, offset: 0 },
  { allowance: { left: 1 }, cancelled: new AbortController().signal },
);
console.log(pages.length + rejectedRows);
