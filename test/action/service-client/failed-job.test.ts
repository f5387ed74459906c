import { expect, test } from 'vitest';
import { createDocsService } from '../../../src/action/service-client/docs-service.ts';
import { leave } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { anIntent, aWorld, play } from '../../build/a-world.ts';
import { aService } from '../../service/a-service.ts';
import { agentThat, KEY } from '../../service/world.ts';
import { sendDirectly } from '../http/exchanges.ts';

/** In the agent's script, so that `\\n` is a line break there. */
const WORDS = 'Hi @octocat, see #12 ```\\n::error::no <!-- x --> </details> out of memory';

test('a job of the local service that fails is explained in its own words, which stay words', async () => {
  const agent = agentThat(`console.error('x'.repeat(100_000) + ' ${WORDS}'); process.exit(3)`);
  await using local = await aService({ agent: { command: agent } });
  const { id } = await local.create('Do it.');
  await local.finished(id);
  const world = aWorld();
  leave(world.github, aMarker({ jobId: id, watchedUntil: '2026-11-20T09:00:00.000Z' }));
  const service = createDocsService({
    ...{ redact: (text) => text, baseUrl: local.service.url, projectId: 'handbook', apiKey: KEY },
    ...{ userAgent: 'docs-agent', send: sendDirectly(world.clock), clock: world.clock, randomness: world.randomness },
  });
  const real = { ...world, service: { ...world.service, ...service } };
  const { published } = await play(real, anIntent({ source: { kind: 'existing', jobId: id } }));
  const status = world.github.stored[0]?.body ?? '';
  const shown = [...published.failures, published.summary, status];
  expect(shown).toHaveLength(3);
  for (const text of shown)
    expect(text).toMatch(/ended with exit code 3: ::error::no .* out of memory …x+ Hi @.*octocat/);
  expect(published.failures[0]).not.toContain('\n');
  expect(status).toMatch(/^````text\n.*@\u200boctocat, see #\u200b12 ```.*\n````$/m);
  expect(shown.join('')).not.toContain('gave no reason');
});
