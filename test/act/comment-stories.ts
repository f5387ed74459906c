import { expect } from 'vitest';
import { PEOPLE } from './act-events.ts';
import type { ActWorld } from './act-world.ts';
import { expectKeptOut, expectNoSecret, expectRun, shown, story } from './story.ts';

const REQUEST = '/docs Document the flag `--quiet`.';

function reactionsTo({ repository }: ActWorld, { id }: { readonly id: number }): readonly string[][] {
  const own = repository.reactions.filter(({ subject }) => subject === `comment/${id}`);
  return own.map(({ account, content }) => [account.login, content]);
}

/** Waits until the thread's last comment reads like this. */
function statusReads(world: ActWorld, text: string): Promise<void> {
  return expect.poll(() => world.thread(world.issue.number).at(-1)?.body ?? '').toContain(text);
}

export const COMMENT_STORIES = [
  story(['comments.yml'], "a writer's comment becomes a pull request, linked in the thread", async (world) => {
    const { event, comment } = world.comment(PEOPLE.writer, REQUEST);
    await expectRun(world, { result: 'pull-request', 'pr-number': '2', resumed: 'false' }, 'comments.yml', event);
    expect(world.thread(1).map(shown)).toEqual([
      REQUEST,
      expect.stringMatching(/^\*\*Done\.\*\* Review .*\/pull\/2\)/),
    ]);
    expect(reactionsTo(world, comment)).toContainEqual(['github-actions[bot]', 'rocket']);
  }),
  story(['comments.yml'], 'its `if:` keeps out a comment that is no command', async (world) => {
    const { event } = world.comment(PEOPLE.writer, 'Thanks, that helps.');
    expectKeptOut(await world.play('comments.yml', event), world);
  }),
  story(['comments.yml'], 'its `if:` keeps out the comment of a bot', async (world) => {
    const { event } = world.comment('renovate[bot]', REQUEST);
    expectKeptOut(await world.play('comments.yml', event), world);
  }),
  story(['comments.yml'], 'a comment on a line of a pull request is answered there', async (world) => {
    const { number } = await world.merge({ 'index.md': '# Kettle\n\nIt is fast.\n' });
    const { event } = world.lineComment(PEOPLE.writer, number, '/docs Document the fast mode.');
    await expectRun(world, { result: 'pull-request' }, 'comments.yml', event);
    const answers = [...world.repository.reviewComments.values()].slice(1);
    expect(answers.map(shown)).toEqual([expect.stringMatching(/^\*\*Done\.\*\* /)]);
  }),
  story(['docs-repository.yml'], 'a comment is answered under the name of the App', async (world) => {
    const { event } = world.comment(PEOPLE.writer, REQUEST);
    await expectRun(world, { result: 'pull-request' }, 'docs-repository.yml', event);
    expect(world.thread(1).map(({ author }) => author.login)).toEqual([PEOPLE.writer, 'kettle-docs[bot]']);
  }),
  story(['fire-and-forget.yml', 'settle.yml'], 'settle finishes what a run left that does not wait', async (world) => {
    const agents = await world.holdAgents();
    const { event } = world.comment(PEOPLE.writer, REQUEST);
    const started = await expectRun(world, { result: 'still-running', status: 'active' }, 'fire-and-forget.yml', event);
    await agents.release();
    await world.jobEnded(started.outputs.get('job-id') ?? '');
    const schedule = world.event('schedule', { schedule: '11,41 6-18 * * 1-5' });
    await expectRun(world, { result: 'settled' }, 'settle.yml', schedule);
    const [, status, notice, ...others] = world.thread(1).map(shown);
    expect(status).toMatch(/^\*\*Done\.\*\* Review /);
    expect(notice).toMatch(/^The documentation agent is done\. /);
    expect(others).toEqual([]);
  }),
  story(['comments.yml', 'settle.yml'], 'settle finishes what a cancelled run left', async (world) => {
    const agents = await world.holdAgents();
    const { event } = world.comment(PEOPLE.writer, REQUEST);
    const played = await world.play('comments.yml', event, {
      onStart: (child) => void statusReads(world, 'job_').then(() => child.kill('SIGINT')),
    });
    expect(played.exitCode, played.log).not.toBe(0);
    expect(played.postRan, played.log).toBe(true);
    expectNoSecret(played, world);
    expect(world.thread(1).map(shown).at(-1)).toMatch(/cancel/i);
    await agents.release();
    const [job] = /job_[0-9a-f]+/.exec(world.thread(1).at(-1)?.body ?? '') ?? [];
    await world.jobEnded(job ?? '');
    await expectRun(world, { result: 'settled' }, 'settle.yml', world.event('workflow_dispatch', { inputs: null }));
    expect(world.thread(1).map(shown)[1]).toMatch(/^\*\*Done\.\*\* Review /);
    expect(world.repository.threads.size).toBe(2);
  }),
];
