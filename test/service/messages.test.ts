import { describe, expect, test } from 'vitest';
import { aService } from './a-service.ts';
import { aGate, agentThat, clientOf, KEY } from './world.ts';

const READER = 'local_fedcba9876543210fedc';
/** An agent that fails, or does nothing, or adds a line to the page. */
const OBEDIENT = agentThat(`if (prompt.includes('fail')) { console.error('no idea'); process.exit(3); }
  if (!prompt.includes('nothing')) appendFileSync('README.md', prompt + '\\n');`);

function aTalk() {
  return aService({ agent: { command: OBEDIENT }, keys: [KEY, { key: READER, access: 'read' }] });
}

test('a message makes a job active again, without its error; a failure leaves its link', async () => {
  await using world = await aTalk();
  const { id } = await world.create('Please fail.');
  const failed = await world.finished(id);
  expect(failed).toMatchObject({ status: 'failed', error: 'the agent ended with exit code 3: no idea', prLink: null });
  expect(world.log).toContain(`${id}: failed: ${failed.error}`);
  const { error: _, ...rest } = failed;
  expect(await world.message(id, 'Second.')).toEqual({ ...rest, status: 'active' });
  const done = await world.finished(id);
  expect(done).toEqual({ ...rest, status: 'completed', prLink: world.github.pulls[0]?.html_url });
  await world.message(id, 'Do nothing.');
  expect(await world.finished(id)).toEqual(done);
  await world.message(id, 'Please fail.');
  expect(await world.finished(id)).toEqual({ ...done, status: 'failed', error: failed.error });
});

test('the reason of a failure never shows the value of a variable of the agent', async () => {
  const command = agentThat("console.error('no access with ' + process.env.MODEL_KEY); process.exit(1)");
  const environment = { ...process.env, MODEL_KEY: 'canary-0123456789' };
  await using world = await aService({ agent: { command, environment: ['MODEL_KEY'] } }, { environment });
  const { id } = await world.create('First.');
  const job = await world.finished(id);
  expect(job.error).toBe('the agent ended with exit code 1: no access with ***');
  expect(world.log.join('\n')).not.toContain('canary');
});

describe('a message is refused', () => {
  test('with 409 while the job is active, and once it is archived', async () => {
    await using gate = await aGate();
    await using world = await aService({ agent: { command: agentThat(`await fetch('${gate.url}')`) } });
    const { id } = await world.create('First.');
    const agent = await gate.arrival();
    const early = await world.send(id, { prompt: 'Second.' });
    expect([early.status, await early.json()]).toEqual([409, { error: expect.stringContaining('still active') }]);
    agent.release();
    await world.finished(id);
    world.service.archive(id);
    const late = await world.send(id, { prompt: 'Second.' });
    expect([late.status, await late.json()]).toEqual([409, { error: expect.stringContaining('archived') }]);
    expect(await world.read(id)).toMatchObject({ status: 'archived' });
  });

  test('with 400 for a bad prompt, 404 for an unknown job, and 403 for a read-only key', async () => {
    await using world = await aTalk();
    const { id } = await world.create('Do nothing.');
    const before = await world.finished(id);
    expect((await world.send(id, { prompt: ' \n' })).status).toBe(400);
    expect((await world.send('job_none', { prompt: 'Second.' })).status).toBe(404);
    const reader = await clientOf(world.service, READER).send(id, { prompt: 'Second.' });
    expect([reader.status, await reader.json()]).toEqual([403, { error: expect.stringContaining('read') }]);
    expect(await world.read(id)).toEqual(before);
  });

  test('with 429 above the hourly limit, which creations do not use up', async () => {
    let now = Date.UTC(2026, 10, 20, 9);
    const agent = { command: OBEDIENT };
    await using world = await aService({ agent, creationsPerHour: 1 }, { now: () => now });
    const { id } = await world.create('Do nothing.');
    await world.finished(id);
    await world.message(id, 'Do nothing.');
    await world.finished(id);
    now += 60_000;
    const refused = await world.send(id, { prompt: 'Do nothing.' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(59 * 60)]);
    now += 59 * 60_000;
    await world.message(id, 'Do nothing.');
    await world.finished(id);
  });
});
