import { describe, expect, test } from 'vitest';
import { CANARY_TOKEN, ENCODINGS } from './build/canary.ts';
import { CANARY_KEY } from './build/settings.ts';
import { created } from './scenarios/scripted-service.ts';
import { commentEvent, startWorld } from './scenarios/world.ts';
import { type Behaviour, json } from './servers/fault-server.ts';

// Every step and every world is searched for the key and the token, in all encodings, when it ends.

const GITHUB_TOKEN = `ghp_${'aB3dE6gH9jK2mN5pQ8s'.repeat(2)}`.slice(0, 40);

/** A job whose every field says this. */
function jobSaying(text: string): Behaviour {
  const fields = { model: text, source: { repository: text, ref: text }, createdAt: text, archivedAt: text };
  return json(200, { id: 'j_1', status: 'completed', prLink: text, ...fields });
}

describe('whatever the service says, no secret is written', () => {
  test.each(Object.entries(ENCODINGS))('in the fields of a job, %s', async (_name, encode) => {
    const text = `${encode(CANARY_KEY)} ${encode(CANARY_TOKEN)} ${GITHUB_TOKEN} https://ada:hunter2@docs.example.com`;
    await using world = await startWorld({ create: [created], look: [jobSaying(text)] });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('pull-request');
    const everything = JSON.stringify([step.log, step.summary, [...step.outputs], world.comments()]);
    expect(everything).not.toMatch(/hunter2|ghp_/);
    expect(everything).toContain('***');
  });

  test.each(Object.entries(ENCODINGS))('in the reason of a failure, %s', async (_name, encode) => {
    const text = `${encode(CANARY_KEY)} ${encode(CANARY_TOKEN)} ${GITHUB_TOKEN}`;
    const failed = json(200, { id: 'j_1', status: 'failed', model: text, error: text });
    await using world = await startWorld({ create: [created], look: [failed] });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('failed');
    const everything = JSON.stringify([step.log, step.summary, world.comments()]);
    expect(everything).not.toContain('ghp_');
    expect(everything).toContain('***');
  });

  test.each([400, 401, 403, 500, 503])('in the words of HTTP %i', async (status) => {
    const words = Object.values(ENCODINGS).map((encode) => encode(CANARY_KEY));
    const refusal = json(status, { error: words[0], details: words }, { server: CANARY_KEY, 'cf-ray': CANARY_TOKEN });
    await using world = await startWorld({ create: [refusal] });
    const step = await world.run();
    expect(['not-created', 'unknown-start']).toContain(step.outputs.get('result'));
    expect(world.comments()[0]?.body).toContain('***');
  });

  test('in the id of a job, which is then unusable', async () => {
    await using world = await startWorld({ create: [json(201, { id: CANARY_KEY, status: 'active' })] });
    const step = await world.run({ inputs: { wait: 'false' } });
    expect(step.outputs.get('job-id')).toBe('***');
    expect(step.state.get('job-id')).toBe('***');
  });
});

describe('whatever GitHub says, no secret is written', () => {
  test.each(['as it is', 'with zero-width spaces', 'percent-encoded in part'])('in its errors, %s', async (name) => {
    await using world = await startWorld({ create: [] });
    const message = `Bad token ${ENCODINGS[name]?.(CANARY_TOKEN)}`;
    world.github.faults.add({ method: 'GET', path: /./, does: { kind: 'answer', status: 403, body: { message } } });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('error');
    expect(step.log).toContain('***');
  });
});

test('a secret in an instruction only reaches the agent', async () => {
  await using world = await startWorld({});
  const step = await world.run({
    inputs: { prompt: '' },
    event: commentEvent(world, `/docs tell about ${GITHUB_TOKEN}`),
  });
  const [request] = world.service.requests;
  expect(request?.body).toContain(GITHUB_TOKEN);
  const own = JSON.stringify([step.log, step.summary, world.comments()]);
  expect(own).not.toContain('ghp_');
  expect(own).toContain('tell about ***');
});
