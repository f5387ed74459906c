import { describe, expect, test } from 'vitest';
import { aService } from './a-service.ts';
import { aGate, agentThat, clientOf, git, KEY } from './world.ts';

const READER = 'local_fedcba9876543210fedc';
/** An agent that fails, or does nothing, or adds a line to the page. */
const OBEDIENT = agentThat(`if (prompt.includes('fail')) { console.error('no idea'); process.exit(3); }
  if (!prompt.includes('nothing')) appendFileSync('README.md', prompt + '\\n');`);

function aTalk() {
  return aService({ agent: { command: OBEDIENT }, keys: [KEY, { key: READER, access: 'read' }] });
}

describe('a message to a job', () => {
  test('runs the agent again on its branch, and adds a commit to the same pull request', async () => {
    await using world = await aTalk();
    const { id } = await world.create('First.');
    const before = await world.finished(id);
    const answer = await world.message(id, '  Second.\nMore of it.');
    expect(answer).toEqual({ ...before, status: 'active' });
    expect(await world.finished(id)).toEqual(before);
    const branch = `docs-agent/${id}`;
    expect(git(world.repository, 'log', '--format=%s', `main..${branch}`)).toBe('Second.\nFirst.');
    expect(git(world.repository, 'show', `${branch}:README.md`)).toBe('# Handbook\nFirst.\n  Second.\nMore of it.');
    expect(world.github.pulls).toMatchObject([{ html_url: before.prLink, title: 'First.', base: { ref: 'main' } }]);
  });

  test('that changes nothing is completed without a new commit', async () => {
    await using world = await aTalk();
    const { id } = await world.create('First.');
    const before = await world.finished(id);
    const tip = git(world.repository, 'rev-parse', `docs-agent/${id}`);
    await world.message(id, 'Do nothing.');
    expect(await world.finished(id)).toEqual(before);
    expect(git(world.repository, 'rev-parse', `docs-agent/${id}`)).toBe(tip);
  });

  test('opens the pull request if the job has none yet', async () => {
    await using world = await aTalk();
    const { id } = await world.create('Do nothing.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: null });
    await world.message(id, 'Second.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: world.github.pulls[0]?.html_url });
    expect(world.github.pulls).toMatchObject([{ head: { ref: `docs-agent/${id}` }, base: { ref: 'main' } }]);
  });

  test('opens the pull request that GitHub refused before, even if nothing changes', async () => {
    await using world = await aTalk();
    world.github.faults.push({ method: 'POST', fault: 403 });
    const { id } = await world.create('First.');
    expect(await world.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    await world.message(id, 'Do nothing.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: world.github.pulls[0]?.html_url });
    expect(git(world.repository, 'log', '--format=%s', `main..docs-agent/${id}`)).toBe('First.');
  });

  test('to a failed job starts from the base branch, and clears its error', async () => {
    await using world = await aTalk();
    const { id } = await world.create('Please fail.');
    const failed = await world.finished(id);
    expect(failed).toMatchObject({ status: 'failed', error: 'the agent ended with exit code 3: no idea' });
    expect(world.log).toContain(`${id}: failed: the agent ended with exit code 3: no idea`);
    const answer = await world.message(id, 'Second.');
    expect(answer).toMatchObject({ status: 'active' });
    expect(answer).not.toHaveProperty('error');
    const job = await world.finished(id);
    expect(job).toMatchObject({ status: 'completed', source: { ref: 'main' } });
    expect(job).not.toHaveProperty('error');
    expect(git(world.repository, 'log', '--format=%s', `docs-agent/${id}`)).toBe('Second.\nBegin');
  });

  test('may fail; the link stays, and the next message continues', async () => {
    await using world = await aTalk();
    const { id } = await world.create('First.');
    const { prLink } = await world.finished(id);
    await world.message(id, 'Please fail.');
    expect(await world.finished(id)).toMatchObject({
      status: 'failed',
      prLink,
      error: expect.stringContaining('no idea'),
    });
    await world.message(id, 'Third.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink });
    expect(git(world.repository, 'log', '--format=%s', `main..docs-agent/${id}`)).toBe('Third.\nFirst.');
  });

  test.each([
    ['its branch is left', false],
    ['its branch is gone', true],
  ])('to a job whose pull request was merged opens another one: %s', async (_name, isGone) => {
    await using world = await aTalk();
    const { id } = await world.create('First.');
    await world.finished(id);
    git(world.repository, 'update-ref', 'refs/heads/main', `docs-agent/${id}`);
    world.github.close(0);
    if (isGone) git(world.repository, 'branch', '-D', `docs-agent/${id}`);
    await world.message(id, 'Second.');
    expect((await world.finished(id)).prLink).toBe(world.github.pulls[1]?.html_url);
    expect(world.github.pulls.map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(git(world.repository, 'log', '--format=%s', `main..docs-agent/${id}`)).toBe('Second.');
  });

  test('does not overwrite what someone pushed to the branch meanwhile', async () => {
    await using gate = await aGate();
    const command = agentThat(
      `appendFileSync('README.md', prompt); if (prompt === 'wait') await fetch('${gate.url}');`,
    );
    await using world = await aService({ agent: { command } });
    const { id } = await world.create('First.');
    await world.finished(id);
    await world.message(id, 'wait');
    const agent = await gate.arrival();
    const branch = `docs-agent/${id}`;
    const theirs = git(world.repository, 'commit-tree', `${branch}^{tree}`, '-p', branch, '-m', 'Theirs');
    git(world.repository, 'update-ref', `refs/heads/${branch}`, theirs);
    agent.release();
    expect(await world.finished(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('git push') });
    expect(git(world.repository, 'rev-parse', branch)).toBe(theirs);
  });
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
    for (const body of ['', '{}', { prompt: '' }, { prompt: ' \n' }, { prompt: 7 }]) {
      const answer = await world.send(id, body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ error: expect.any(String) }),
      ]);
    }
    const unknown = await world.send('job_none', { prompt: 'Second.' });
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: expect.any(String) }]);
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
