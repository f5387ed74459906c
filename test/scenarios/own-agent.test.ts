import { expect, test } from 'vitest';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { commentEvent } from './world.ts';

test('a comment leads to one isolated run, one commit by GitHub, and one pull request', async () => {
  await using world = await startOwnAgentWorld();
  const event = commentEvent(world, '/docs Improve the guide.');
  const { outputs } = await world.act({ event, inputs: { prompt: '' } });
  expect(outputs.get('result')).toBe('pull-request');
  const [branch = ''] = (await world.branches()).filter((name) => name !== 'main');
  expect(await world.show(branch, 'docs/guide.md')).toBe('Guide.\nBetter.\n');
});

test('a dry run shows what would run and what limits it, with names in place of values', async () => {
  await using world = await startOwnAgentWorld();
  const inputs = { 'dry-run': 'true', agent: './agent.sh --fast "a b"', 'agent-env': 'KEY', 'docs-ref': 'main' };
  const may = { 'agent-hosts': 'api.example.com', 'agent-paths': 'docs, README.md' };
  const step = { inputs: { ...inputs, ...may, prompt: 'Improve it.' }, environment: { KEY: 'sk-0123456789' } };
  const { outputs, summary } = await world.act(step);
  expect(outputs.get('result')).toBe('dry-run');
  expect(summary.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    expect.stringMatching(/^- Agent: `\/.*\/agent\.sh --fast 'a b'`$/),
    '- Variables: `KEY`',
    '- Hosts: `api.example.com`',
    '- Isolation: `required`',
    '- May change: `docs`, `README.md`',
    '- Documentation: `acme/app`, branch `main`',
  ]);
  expect(summary).toContain('Improve it.');
  expect(summary).not.toContain('sk-0123456789');
  expect(await world.branches()).toEqual(['main']);
});
