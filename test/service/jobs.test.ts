import { describe, expect, test, vi } from 'vitest';
import { aService } from './a-service.ts';
import { aGate, agentThat, git, KEY, TOKEN } from './world.ts';

describe('a job', () => {
  test('of the default agent becomes one commit on a branch and a pull request', async () => {
    await using world = await aService();
    const created = await world.create('Please document what `--retry` does, @octo.\nSee #12.');
    expect(created).toMatchObject({
      status: 'active',
      source: { repository: 'octo/handbook' },
      model: 'docs-agent-page-editor',
      prLink: null,
      archivedAt: null,
    });
    expect(new Date(created.createdAt).toISOString()).toBe(created.createdAt);

    const job = await world.finished(created.id);
    expect(job).toEqual({
      ...created,
      status: 'completed',
      source: { repository: 'octo/handbook', ref: 'main' },
      prLink: 'https://github.com/octo/handbook/pull/1',
    });
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

  test('whose agent changes nothing is completed without a pull request', async () => {
    await using world = await aService();
    const { id } = await world.create('Change nothing, please.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: null });
    expect(world.github.requests).toEqual([]);
    expect(git(world.repository, 'branch', '--list', 'docs-agent/*')).toBe('');
  });

  test.each([
    [
      'exit code 3',
      agentThat("writeFileSync('README.md', 'half'); console.error('no idea'); process.exit(3)"),
      'exit code 3: no idea',
    ],
    ['a signal', agentThat("process.kill(process.pid, 'SIGTERM')"), 'ended by SIGTERM'],
    ['a program that does not exist', ['/nowhere/agent'], 'could not be started'],
  ] as const)('whose agent ends with %s fails, and nothing is pushed', async (_name, command, reason) => {
    await using world = await aService({ agent: { command: [...command] } });
    const { id } = await world.create('Do it.');
    expect(await world.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(world.log.join('\n')).toContain(reason);
    expect(git(world.repository, 'branch', '--list', 'docs-agent/*')).toBe('');
    expect(world.github.pulls).toEqual([]);
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

  test('passes the prompt to the agent on standard input, word for word', async () => {
    await using world = await aService({
      agent: { command: agentThat("writeFileSync('prompt.txt', prompt)"), name: 'copyist' },
    });
    const prompt = '  Zeile “eins”\r\n`zwei` $(three) 🦊\n';
    const { id, model } = await world.create(prompt);
    expect(model).toBe('copyist');
    await world.finished(id);
    const stored = git(world.repository, 'cat-file', 'blob', `docs-agent/${id}:prompt.txt`);
    expect(stored).toBe(prompt.trim());
  });

  test('shows its agent no variable of the service except the named ones', async () => {
    const environment = {
      ...process.env,
      DOCS_SERVICE_KEYS: KEY,
      DOCS_SERVICE_GITHUB_TOKEN: TOKEN,
      MODEL_KEY: 'm',
      OTHER: 'o',
    };
    const command = agentThat("writeFileSync('seen.json', JSON.stringify(process.env))");
    await using world = await aService({ agent: { command, environment: ['MODEL_KEY'] } }, { environment });
    const { id } = await world.create('Look around.');
    await world.finished(id);
    const seen = git(world.repository, 'show', `docs-agent/${id}:seen.json`);
    expect(Object.keys(JSON.parse(seen))).toEqual(expect.arrayContaining(['DOCS_AGENT_JOB', 'MODEL_KEY', 'PATH']));
    expect(Object.keys(JSON.parse(seen))).not.toEqual(expect.arrayContaining(['OTHER']));
    expect(seen).not.toContain(KEY);
    expect(seen).not.toContain(TOKEN);
  });

  test('commits the files of an agent that used git itself, as one commit of the configured author', async () => {
    const script = `
      const run = (...args) => require('node:child_process').execFileSync('git', args, { stdio: 'ignore' });
      writeFileSync('.git/hooks/pre-commit', '#!/bin/sh\\nexit 1\\n', { mode: 0o755 });
      writeFileSync('README.md', '# Mine\\n');
      run('checkout', '-q', '-b', 'elsewhere');
      run('-c', 'user.name=Agent', '-c', 'user.email=agent@example.com', 'commit', '-q', '--no-verify', '-a', '-m', 'mine');
      run('rm', '-q', 'docs/retry.md');`;
    const author = { name: 'Robot', email: 'robot@example.com' };
    await using world = await aService({ agent: { command: agentThat(script) }, author });
    const { id } = await world.create('Do it.');
    expect(await world.finished(id)).toMatchObject({
      status: 'completed',
      prLink: 'https://github.com/octo/handbook/pull/1',
    });
    const branch = `docs-agent/${id}`;
    expect(git(world.repository, 'log', '--format=%an', `main..${branch}`)).toBe('Robot');
    expect(git(world.repository, 'diff', '--name-status', 'main', branch)).toBe('M\tREADME.md\nD\tdocs/retry.md');
    expect(git(world.repository, 'branch', '--list', 'elsewhere')).toBe('');
  });

  test.each([
    ['a repository that is a plain path', { github: {} }, null],
    ['no pull requests', { pullRequests: false }, 'octo/handbook'],
  ])('with %s is completed with its branch, and GitHub gets no request', async (_name, more, name) => {
    const agent = { command: agentThat("appendFileSync('README.md', prompt)") };
    await using world = await aService((repository) => ({
      projects: [{ id: 'handbook', git: repository, ...(name === null ? {} : { repository: name }) }],
      agent,
      ...more,
    }));
    const { id, source } = await world.create('First.');
    expect(source.repository).toBe(name ?? world.repository);
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: null, branch: `docs-agent/${id}` });
    await world.message(id, 'Second.');
    expect(await world.finished(id)).toMatchObject({ status: 'completed', prLink: null, branch: `docs-agent/${id}` });
    expect(git(world.repository, 'log', '--format=%s', `main..docs-agent/${id}`)).toBe('Second.\nFirst.');
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

  test('fails with the reason in the log when the repository cannot be cloned', async () => {
    const projects = [{ id: 'handbook', git: '/nowhere/handbook.git', repository: 'octo/handbook' }];
    await using world = await aService({ projects });
    const { id } = await world.create('Do it.');
    expect(await world.finished(id)).toMatchObject({ status: 'failed' });
    expect(world.log.join('\n')).toContain('git clone ended with exit code 128');
  });

  test('whose agent prints control characters and commands for a runner gets one harmless line in the log', async () => {
    const command = agentThat("console.log('one\\n::add-mask::x\\r\\u001b[31mred\\u2028')");
    await using world = await aService({ agent: { command } });
    const { id } = await world.create('Do it.');
    await world.finished(id);
    expect(world.log.at(-1)).toBe(`${id}: completed, no pull request. No file was changed. one ::add-mask::x [31mred`);
  });

  test('fails with the reason in the log when GitHub refuses the token', async () => {
    await using world = await aService();
    world.github.faults.push({ method: 'GET', fault: 401 });
    const { id } = await world.create('Document retrying.');
    expect(await world.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(world.log.join('\n')).toContain('could not use the pull requests of octo/handbook');
    expect(world.log.join('\n')).not.toContain(TOKEN);
  });

  test('shows no link before the pull request exists', async () => {
    await using gate = await aGate();
    const command = agentThat(`writeFileSync('README.md', 'new'); await fetch('${gate.url}')`);
    await using world = await aService({ agent: { command } });
    const { id } = await world.create('Do it.');
    const agent = await gate.arrival();
    expect(await world.read(id)).toMatchObject({ status: 'active', prLink: null });
    agent.release();
    expect((await world.finished(id)).prLink).toBe(world.github.pulls[0]?.html_url);
  });

  test('that is archived while its agent works stays archived and opens no pull request', async () => {
    await using gate = await aGate();
    const command = agentThat(`writeFileSync('README.md', 'new'); await fetch('${gate.url}')`);
    await using world = await aService({ agent: { command }, atOnce: 1 });
    const { id } = await world.create('Do it.');
    const agent = await gate.arrival();
    expect(world.service.archive(id)).toMatchObject({ id, status: 'archived' });
    agent.release();
    // The next job gets its turn only when the first is finished.
    const next = await world.create('Another.');
    (await gate.arrival()).release();
    await world.finished(next.id);
    expect(await world.read(id)).toMatchObject({
      status: 'archived',
      prLink: null,
      archivedAt: expect.stringMatching(/Z$/),
    });
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
