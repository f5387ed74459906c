import { expect, test } from 'vitest';
import { sentPrompt } from './pull-request-world.ts';
import { commentEvent, startWorld } from './world.ts';

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
