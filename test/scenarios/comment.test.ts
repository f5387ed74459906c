import { expect, test } from 'vitest';
import { json } from '../servers/fault-server.ts';
import { active, completed, jobBody, PULL_REQUEST } from './scripted-service.ts';
import { BOT, commentEvent, startWorld } from './world.ts';

const NO_PROMPT = { inputs: { prompt: '' } } as const;

test('a command is claimed, starts one job, keeps one status comment and reports the end, for nine requests', async () => {
  await using world = await startWorld({ look: [active, completed] });
  const event = commentEvent(world, '/docs describe the flag `--fast`');
  const step = await world.run({ ...NO_PROMPT, event });
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(world.app.reactions.map(({ content, account }) => `${account.login} ${content}`)).toEqual([
    `${BOT} rocket`,
    `${BOT} +1`,
  ]);
  const [comment, ...others] = world.comments();
  expect(others).toEqual([]);
  expect(comment?.body).toContain(`**Done.** Review [pull request 5](${PULL_REQUEST})`);
  const { prompt } = JSON.parse(world.service.requests[0]?.body ?? '');
  expect(prompt).toMatch(/^describe the flag `--fast`\n/);
  expect(prompt).toContain('It is called --fast.');
  const sent = world.github.ledger.map(({ method, path }) => {
    return `${method} ${path.replace('/repos/acme/app', '').replace(/\d+/g, 'N')}`;
  });
  // The first three go out together, in any order; so do the claim and the rendering of the body.
  expect(sent.slice(0, 3).toSorted()).toEqual([
    'GET /collaborators/mara/permission',
    'GET /issues/N/comments',
    'GET /issues/comments/N',
  ]);
  expect(sent.slice(3, 5).toSorted()).toEqual(['POST /issues/comments/N/reactions', 'POST /markdown']);
  expect(sent.slice(5)).toEqual([
    'POST /issues/N/comments',
    'PATCH /issues/comments/N',
    'POST /issues/comments/N/reactions',
    'PATCH /issues/comments/N',
  ]);
});

test('a retry sends the latest instruction again, even after another retry', async () => {
  const failed = json(200, jobBody({ status: 'failed' }));
  await using world = await startWorld({ look: [failed, failed, completed] });
  for (const text of ['/docs describe the flag', '/docs retry', '/docs retry\n\n> The flag'])
    await world.run({ ...NO_PROMPT, event: commentEvent(world, text) });
  const posts = world.service.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => JSON.parse(body).prompt.split('\n')[0])).toEqual(Array(3).fill('describe the flag'));
});

test('the end of a job that no run waits for is written by `status` and by `settle`, each once', async () => {
  await using world = await startWorld({ look: [completed] });
  const start = { inputs: { prompt: '', wait: 'false' } } as const;
  const ends = () => world.comments().filter(({ body }) => body.includes('**Done.**')).length;
  await world.run({ ...start, event: commentEvent(world, '/docs do one') });
  expect(ends()).toBe(0);
  const status = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs status') });
  expect([status.outputs.get('result'), ends()]).toEqual(['settled', 1]);
  // The answer is the notice of the end.
  expect(world.comments().at(-1)?.body).toMatch(/\[Done\]\(.*\[pull request \d+ in .*, requested .*: `do one`$/m);
  await world.run({ ...start, event: commentEvent(world, '/docs do two') });
  const settle = { inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } } as const;
  const settled = await world.run(settle);
  expect([settled.outputs.get('result'), ends()]).toEqual(['settled', 2]);
  expect(settled.summary).toContain('2 updated');
  expect(world.comments().filter(({ body }) => body.includes('[Details]('))).toHaveLength(1);
});
