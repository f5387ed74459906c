import { expect, test } from 'vitest';
import { createDocsService } from '../../src/service/docs-service.ts';
import { anIntent, aWorld, play } from '../build/a-world.ts';
import { sendDirectly } from '../http/exchanges.ts';
import { aService } from '../local/service/a-service.ts';
import { agentThat, KEY } from '../local/service/world.ts';

const WORDS = 'Hi @octocat, see #12 ```\\n::error::no <!-- x --> </details>';

test('a job of the local service that fails is explained in its own words', async () => {
  const agent = agentThat(`console.error('${WORDS}' + 'x'.repeat(100_000) + ' out of memory'); process.exit(3)`);
  await using local = await aService({ agent: { command: agent } });
  const { id } = await local.create('Do it.');
  await local.finished(id);
  const world = aWorld();
  const service = createDocsService({
    baseUrl: local.service.url,
    projectId: 'handbook',
    apiKey: KEY,
    userAgent: 'docs-agent',
    send: sendDirectly(world.clock),
    clock: world.clock,
    randomness: world.randomness,
  });
  const real = { ...world, service: { ...world.service, ...service } };
  const { published } = await play(real, anIntent({ source: { kind: 'existing', jobId: id } }));
  expect(published.failures).toHaveLength(1);
  const shown = [published.failures[0], published.summary, world.github.stored[0]?.body];
  for (const text of shown) expect(text).toMatch(/ended with exit code 3: x+ out of memory/);
  expect(shown.join('')).not.toContain('gave no reason');
});
