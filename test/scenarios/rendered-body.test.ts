import { describe, expect, test } from 'vitest';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

/** Runs a command under an issue with this text, and returns the prompt and the end of the status comment. */
async function describeUnder(world: ScenarioWorld, body: string) {
  const event = commentEvent(world, '/docs describe it');
  const payload = event.payload as { readonly issue: object };
  const issue = { ...payload.issue, body };
  const step = await world.run({ inputs: { prompt: '' }, event: { ...event, payload: { ...payload, issue } } });
  expect(step.outputs.get('result')).toBe('pull-request');
  const asked = world.service.requests.find(({ method }) => method === 'POST');
  const { prompt }: { readonly prompt: string } = JSON.parse(asked?.body ?? '{}');
  expect(`${prompt}${step.summary}`).not.toContain('canary');
  return { prompt, summary: step.summary, said: world.comments()[0]?.body };
}

describe('the body of an issue', () => {
  test('arrives as GitHub shows it, and was rendered once', async () => {
    await using world = await startWorld({});
    const { prompt } = await describeUnder(world, 'It is called --fast. <!-- canary -->');
    expect(prompt).toContain('Description:\nIt is called --fast.\n');
    expect(world.github.ledger.filter(({ path }) => path === '/markdown')).toHaveLength(1);
  });

  test('with a diagram says what was left out, and so does the status comment', async () => {
    await using world = await startWorld({});
    const { prompt, said } = await describeUnder(world, 'shown\n\n```mermaid\ngraph TD\n%% canary\n```');
    expect(prompt).toContain('Description:\nshown\n\n[left out]\n');
    expect(said).toContain("1 part of the description was left out, because the agent can't read it.");
  });

  test('is left out if GitHub does not render it; the prompt, the status comment and the summary say so', async () => {
    await using world = await startWorld({});
    const does = { kind: 'answer', status: 502, body: '<p>canary</p>' } as const;
    world.github.faults.add({ method: 'POST', path: /^\/markdown$/, does });
    const { prompt, summary, said } = await describeUnder(world, 'It is called --fast.');
    expect(prompt).toContain('Description:\n[left out: GitHub did not render this text]\n');
    expect(said).toContain(
      "The description was left out, because GitHub's rendering of it could not be read. The run's summary says why.",
    );
    expect(summary).toContain('The description was left out.');
  });
});
