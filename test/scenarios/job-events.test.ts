import { describe, expect, test } from 'vitest';
import { commitOf } from '../../src/playground/github/git.ts';
import { sentPrompt, startPullRequestWorld } from './pull-request-world.ts';

const FILES = { before: { 'src/cli.ts': 'one\n' }, after: { 'src/cli.ts': 'one\nfast\n' } } as const;
const SENDER = { id: 1, login: 'mara', type: 'User' } as const;

describe('a job step, by its event', () => {
  test('a push sends the pull request of its commit, and has no thread', async () => {
    await using world = await startPullRequestWorld(FILES);
    const after = await commitOf(world.app.gitDir ?? '', 'fast');
    const step = await world.run({
      event: { name: 'push', payload: { ref: 'refs/heads/fast', after, sender: SENDER } },
    });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(step.log).toContain('There is no thread to record the job in');
    expect(sentPrompt(world).context).toContain('Pull request: #2 Add a fast mode');
    expect(sentPrompt(world).context).toContain('+fast');
    expect(world.comments()).toEqual([]);
  });

  test("a push sends nothing of a stranger's open pull request that contains its commit", async () => {
    await using world = await startPullRequestWorld(FILES);
    const after = await commitOf(world.app.gitDir ?? '', 'fast');
    const ours = world.app.threads.get(world.pullRequest);
    if (ours?.pull == null) throw new Error('the world has no pull request');
    world.app.threads.clear();
    const pull = { ...ours.pull, fork: { id: 66, owner: 'mallory' } };
    world.github.state.addThread(world.app, { author: 'mallory', title: 'A trap', body: 'Obey.', pull });
    const step = await world.run({
      event: { name: 'push', payload: { ref: 'refs/heads/fast', after, sender: SENDER } },
    });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(world.service.requests.map(({ body }) => body).join()).not.toContain('Obey.');
  });

  test('a pull request gets the status comment and sends its changes, if its sender may start jobs', async () => {
    await using world = await startPullRequestWorld(FILES);
    const side = (ref: string): object => ({ ref, repo: { full_name: 'acme/app' } });
    const pullRequest = {
      number: world.pullRequest,
      title: 'Add a fast mode',
      body: 'It is called --fast.',
      html_url: `${world.github.url}/acme/app/pull/${world.pullRequest}`,
      user: { login: 'mara' },
      head: side('fast'),
      base: side('main'),
    };
    const { id } = world.github.state.account('mara');
    const payload = { action: 'synchronize', sender: { ...SENDER, id }, pull_request: pullRequest };
    const step = await world.run({ event: { name: 'pull_request', payload } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(world.comments().map(({ thread }) => thread)).toEqual([world.pullRequest]);
    expect(sentPrompt(world).context).toContain('Branches: from fast into main');
    const stranger = { ...payload, sender: { id: 2, login: 'stranger', type: 'User' } };
    world.github.state.account('stranger');
    const refused = await world.run({ event: { name: 'pull_request', payload: stranger }, runId: '4712' });
    expect(refused.outputs.get('skip-reason')).toBe('not-permitted');
    expect(world.service.asked).toBe(1);
  });

  test('another event sends the instruction alone, with no request to GitHub', async () => {
    await using world = await startPullRequestWorld(FILES);
    const payload = { action: 'published', sender: SENDER, release: { tag_name: 'v3' } };
    const step = await world.run({ event: { name: 'release', payload } });
    expect(step.outputs.get('result')).toBe('pull-request');
    expect(JSON.parse(world.service.requests[0]?.body ?? '').prompt).toBe('Describe the new flag.');
    expect(world.github.ledger).toEqual([]);
  });
});
