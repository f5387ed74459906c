import { describe, expect, test, vi } from 'vitest';
import { serverUrlOf } from '../../src/service/job-queue.ts';
import { aService } from './a-service.ts';
import { aGate, agentThat, clientOf, git, KEY, linkTo } from './world.ts';

describe('a job', () => {
  test('of the default agent becomes one commit on a branch and a pull request', async () => {
    await using world = await aService();
    const created = await world.create('Please document what `--retry` does, @octo.\nSee #12.');
    const source = { repository: 'octo/handbook' };
    const shown = { status: 'active', source, model: 'docs-agent-page-editor', prLink: null, archivedAt: null };
    expect(created).toMatchObject(shown);
    expect(new Date(created.createdAt).toISOString()).toBe(created.createdAt);
    const job = await world.finished(created.id);
    const summary = 'Changed docs/retry.md: What `--retry` does, @octo.';
    const ended = { status: 'completed', source: { ...source, ref: 'main' }, prLink: linkTo(1), summary };
    expect(job).toEqual({ ...created, ...ended });
    const branch = `docs-agent/${job.id}`;
    expect(git(world.repository, 'rev-list', '--count', `main..${branch}`)).toBe('1');
    expect(git(world.repository, 'diff', '--name-only', 'main', branch)).toBe('docs/retry.md');
    expect(git(world.repository, 'log', '-1', '--format=%an <%ae> %cn <%ce>', branch)).toBe(
      'docs-agent <docs-agent@localhost.invalid> docs-agent <docs-agent@localhost.invalid>',
    );
    expect(git(world.repository, 'show', `${branch}:docs/retry.md`)).toContain('## What `--retry` does, @octo');
    const [pull] = world.github.pulls;
    expect(pull).toMatchObject({ base: { ref: 'main' }, title: 'Please document what `--retry` does, @\u200bocto.' });
    expect(pull?.body).toContain('See #\u200b12.');
  });

  test('whose agent exceeds the time limit fails, and the agent is ended with its children', async () => {
    // The limit must not expire before both processes exist, however long they take: time only passes in `finished`.
    using timers = new DisposableStack();
    timers.adopt(vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }), () => vi.useRealTimers());
    await using gate = await aGate();
    const child = `fetch('${gate.url}')`;
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
      await fetch('${gate.url}')`;
    await using world = await aService({ agent: { command: agentThat(script), minutes: 1 / 60 } });
    const { id } = await world.create('Do it.');
    const [one, other] = [await gate.arrival(), await gate.arrival()];
    expect(await world.finished(id)).toMatchObject({ status: 'failed' });
    await Promise.all([one.closed, other.closed]);
    expect(world.log.join('\n')).toContain('time limit');
  });

  test.each([
    ['a repository that is a plain path', { github: {} }, undefined],
    ['no pull requests', { pullRequests: false }, 'octo/handbook'],
  ])('with %s shows its branch instead of a link', async (_name, more, repository) => {
    await using world = await aService((git) => ({ projects: [{ id: 'handbook', git, repository }], ...more }));
    const { id, source } = await world.create('Document retrying.');
    expect(source.repository).toBe(repository ?? world.repository);
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: null, branch: `docs-agent/${id}` });
    expect(world.github.requests).toEqual([]);
  });

  test('starts from the configured branch and opens a pull request into it', async () => {
    await using world = await aService((repository) => {
      git(repository, 'branch', 'next');
      return { projects: [{ id: 'handbook', git: repository, ref: 'next', repository: 'octo/handbook' }] };
    });
    const { id, source } = await world.create('Document retrying.');
    expect(source.ref).toBe('next');
    await world.finished(id);
    expect(world.github.pulls).toMatchObject([{ base: { ref: 'next' } }]);
  });

  test('whose agent prints control characters and commands for a runner gets one harmless line in the log', async () => {
    const command = agentThat("console.log('one\\n::add-mask::x\\r\\u001b[31mred\\u2028')");
    await using world = await aService({ agent: { command } });
    const { id } = await world.create('Do it.');
    await world.finished(id);
    expect(world.log.at(-1)).toBe(`${id}: completed, no pull request. No file was changed. one ::add-mask::x red`);
    expect((await world.read(id)).summary).toBe('one\n::add-mask::x\nred');
  });

  test('that is archived while its agent works stays archived and opens no pull request', async () => {
    await using gate = await aGate();
    const command = agentThat(`writeFileSync('README.md', 'new'); await fetch('${gate.url}')`);
    await using world = await aService({ agent: { command }, atOnce: 1 });
    const { id } = await world.create('Do it.');
    const agent = await gate.arrival();
    expect(await world.read(id)).toMatchObject({ status: 'active', prLink: null });
    expect(world.service.archive(id)).toMatchObject({ id, status: 'archived' });
    agent.release();
    // The next job gets its turn only when the first is finished.
    const next = await world.create('Another.');
    (await gate.arrival()).release();
    await world.finished(next.id);
    expect(world.log.filter((line) => line.startsWith(id)).slice(1)).toEqual([
      `${id}: archived, no pull request. The job was archived while the agent worked.`,
    ]);
    const archived = { status: 'archived', prLink: null, archivedAt: expect.stringMatching(/Z$/) };
    expect(await world.read(id)).toMatchObject(archived);
    expect(world.github.pulls).toHaveLength(1);
  });
});

test('at most the configured number of jobs run at the same time, and the oldest starts first', async () => {
  await using gate = await aGate();
  const command = agentThat(`await fetch('${gate.url}/' + prompt)`);
  const arrivals: string[] = [];
  await using world = await aService({ agent: { command }, atOnce: 2 }, { log: (line) => arrivals.push(line) });
  const ids = [];
  for (const prompt of ['one', 'two', 'three']) ids.push((await world.create(prompt)).id);
  const first = await gate.arrival();
  const second = await gate.arrival();
  expect(arrivals).toEqual(ids.slice(0, 2).map((id) => `${id}: started (attempt 1)`));
  first.release();
  const third = await gate.arrival();
  second.release();
  third.release();
  for (const id of ids) expect(await world.finished(id)).toMatchObject({ status: 'completed' });
});

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

test('the last words of an agent are bounded, and gone with the next message', async () => {
  const script = "if (prompt === 'Talk.') console.log('x'.repeat(3_000) + ' end')";
  await using world = await aService({ agent: { command: agentThat(script) } });
  const { id } = await world.create('Talk.');
  expect((await world.finished(id)).summary).toBe(`…${'x'.repeat(1_996)} end`);
  await world.message(id, 'Be quiet.');
  expect(await world.finished(id)).not.toHaveProperty('summary');
});

test('an agent gets the variables of the proxy, whose password is not shown', async () => {
  const command = agentThat('console.log(process.env.HTTPS_PROXY, process.env.no_proxy)');
  const environment = { ...process.env, HTTPS_PROXY: 'http://me:canary@127.0.0.1:9', no_proxy: '127.0.0.1' };
  await using world = await aService({ agent: { command } }, { environment });
  const { id } = await world.create('First.');
  expect((await world.finished(id)).summary).toBe('http://127.0.0.1:9 127.0.0.1');
});

test('the reason of a failure never shows the value of a variable of the agent', async () => {
  const command = agentThat("console.error('no access with ' + process.env.MODEL_KEY); process.exit(1)");
  const environment = { ...process.env, MODEL_KEY: 'canary-0123456789' };
  await using world = await aService({ agent: { command, environment: ['MODEL_KEY'] } }, { environment });
  const { id } = await world.create('First.');
  expect((await world.finished(id)).error).toBe('the agent ended with exit code 1: no access with ***');
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
    await using world = await aService({ agent: { command: OBEDIENT }, creationsPerHour: 1 }, { now: () => now });
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

test.each([
  ['https://api.github.com', 'https://github.com'],
  ['https://api.octo.ghe.com', 'https://octo.ghe.com'],
  ['https://github.example.com/api/v3', 'https://github.example.com'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://127.0.0.1:8080/api/v3', 'http://127.0.0.1:8080'],
])('the API at %s belongs to the GitHub at %s', (apiUrl, serverUrl) => expect(serverUrlOf(apiUrl)).toBe(serverUrl));
