import { describe, expect, test } from 'vitest';
import { CANARY_TOKEN, ENCODINGS } from '../build/canary.ts';
import { CANARY_KEY } from '../build/settings.ts';
import { created } from '../scenarios/scripted-service.ts';
import { commentEvent, startWorld } from '../scenarios/world.ts';
import { json } from '../servers/fault-server.ts';

// Every step and every world is searched for the key and the token, in all encodings, when it ends.

const GITHUB_TOKEN = `ghp_${'aB3dE6gH9jK2mN5pQ8s'.repeat(2)}`.slice(0, 40);

/** The key and the token in every form, and a credential that nobody has told us. */
const EVERY_FORM = Object.values(ENCODINGS).flatMap((encode) => [encode(CANARY_KEY), encode(CANARY_TOKEN)]);
const SECRETS = `${GITHUB_TOKEN} ${EVERY_FORM.join(' | ')}`;

// What a text loses is tested in `redaction/`; here, that it loses it on the way to each place that people read.
describe('whatever the service says, no secret is written', () => {
  test('in the fields of a job', async () => {
    const fields = { model: SECRETS, source: { repository: SECRETS, ref: SECRETS }, createdAt: SECRETS };
    const prLink = `https://ada:hunter2@docs.example.com ${SECRETS}`;
    const job = json(200, { id: 'j_1', status: 'completed', prLink, archivedAt: SECRETS, ...fields });
    await using world = await startWorld({ create: [created], look: [job] });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('pull-request');
    const everything = JSON.stringify([step.log, step.summary, [...step.outputs], world.comments()]);
    expect(everything).not.toMatch(/hunter2|ghp_/);
    expect(everything.split('***').length).toBeGreaterThan(EVERY_FORM.length);
  });

  test('in the reason of a failure', async () => {
    const failed = json(200, { id: 'j_1', status: 'failed', model: SECRETS, error: SECRETS });
    await using world = await startWorld({ create: [created], look: [failed] });
    const step = await world.run();
    expect(step.outputs.get('result')).toBe('failed');
    expect(JSON.stringify([step.log, step.summary, world.comments()])).not.toContain('ghp_');
    expect(world.comments()[0]?.body.split('***').length).toBeGreaterThan(EVERY_FORM.length);
  });

  test.each([
    [403, 'not-created'],
    [503, 'unknown-start'],
  ])('in the words of HTTP %i', async (status, result) => {
    const words = json(status, { error: SECRETS, details: EVERY_FORM }, { server: CANARY_KEY, 'cf-ray': CANARY_TOKEN });
    await using world = await startWorld({ create: [words] });
    expect((await world.run()).outputs.get('result')).toBe(result);
    expect(world.comments()[0]?.body).toContain('***');
  });

  test('in the id of a job, which is then unusable', async () => {
    await using world = await startWorld({ create: [json(201, { id: CANARY_KEY, status: 'active' })] });
    const step = await world.run({ inputs: { wait: 'false' } });
    expect([step.outputs.get('job-id'), step.state.get('job-id')]).toEqual(['***', '***']);
  });
});

test('whatever GitHub says in its errors, no secret is written', async () => {
  await using world = await startWorld({ create: [] });
  const body = { message: `Bad token ${SECRETS}` };
  world.github.faults.add({ method: 'GET', path: /./, does: { kind: 'answer', status: 403, body } });
  const step = await world.run();
  expect([step.outputs.get('result'), step.log]).toEqual(['error', expect.stringContaining('***')]);
});

test('a secret in an instruction only reaches the agent', async () => {
  await using world = await startWorld({});
  const event = commentEvent(world, `/docs tell about ${GITHUB_TOKEN}`);
  const step = await world.run({ inputs: { prompt: '' }, event });
  const [request] = world.service.requests;
  expect(request?.body).toContain(GITHUB_TOKEN);
  const own = JSON.stringify([step.log, step.summary, world.comments()]);
  expect(own).not.toContain('ghp_');
  expect(own).toContain('tell about ***');
});
