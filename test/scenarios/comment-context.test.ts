import { expect, test } from 'vitest';
import { requestsTo } from './follow-up-world.ts';
import { conversationEvent, sentPrompt, startPullRequestWorld } from './pull-request-world.ts';
import { commentEvent, startWorld } from './world.ts';

const FILES = {
  before: { 'src/cli.ts': 'one\n', 'docs/index.md': 'Slow.\nGone.\n' },
  after: { 'src/cli.ts': 'one\nfast\n', 'docs/index.md': 'Fast.\n', 'new.md': 'New.\n' },
} as const;

test('a comment under a pull request sends branches, changed files with their counts, and the diff, for four requests more than on an issue', async () => {
  await using world = await startPullRequestWorld(FILES);
  const step = await world.run({ inputs: { prompt: '' }, event: conversationEvent(world, '/docs describe it') });
  expect(step.outputs.get('result')).toBe('pull-request');
  const { prompt, context } = sentPrompt(world);
  expect(prompt).toMatch(/^describe it\n/);
  expect(context).toContain(
    '\nChanged files:\ndocs/index.md (modified, +1 -2)\nnew.md (added, +1 -0)\nsrc/cli.ts (modified, +1 -0)\n\nDiff:\n',
  );
  expect(context).toContain('-Slow.\n-Gone.\n+Fast.\n');
  expect([context, step.summary]).toEqual([expect.stringContaining(' one\n+fast'), expect.stringContaining('+fast')]);
  // A pull request may be the agent's own, so our login is read along with the gate.
  expect(requestsTo(world)).toHaveLength(9 + 4);
  expect(requestsTo(world).filter((request) => /\/(pulls|compare|graphql)/.test(request))).toEqual(
    expect.arrayContaining(['POST /api/graphql', 'GET /pulls/N', 'GET /pulls/N/files']),
  );
});

test('the body of an issue arrives as GitHub shows it, and was rendered once', async () => {
  await using world = await startWorld({});
  const event = commentEvent(world, '/docs describe it');
  const payload = event.payload as { readonly issue: object };
  const issue = {
    ...payload.issue,
    body: 'It is called --fast. <!-- canary -->\n\n```mermaid\ngraph TD\n%% canary\n```',
  };
  const step = await world.run({ inputs: { prompt: '' }, event: { ...event, payload: { ...payload, issue } } });
  expect(step.outputs.get('result')).toBe('pull-request');
  const { prompt, context } = sentPrompt(world);
  expect(context).toContain('Description:\nIt is called --fast.\n\n[left out]');
  expect(`${prompt}${step.summary}`).not.toContain('canary');
  expect(world.comments()[0]?.body).toContain('1 part of the description was left out');
  expect(world.github.ledger.filter(({ path }) => path === '/markdown')).toHaveLength(1);
});
