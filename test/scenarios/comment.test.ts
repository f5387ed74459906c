import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { git } from '../contract/tracked-files.ts';
import { aTree } from '../contract/tree.ts';
import { meetingPoint } from '../playground/github/asking.ts';
import { requestsTo } from './follow-up-world.ts';
import { active, completed, PULL_REQUEST } from './scripted-service.ts';
import { BOT, commentEvent, startWorld } from './world.ts';

test('a command is claimed, starts one job, keeps one status comment and reports the end, for nine requests', async () => {
  await using world = await startWorld({ look: [active, completed] });
  const event = commentEvent(world, '/docs describe the flag `--fast`');
  expect((await world.run({ inputs: { prompt: '' }, event })).outputs.get('result')).toBe('pull-request');
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
  const sent = requestsTo(world);
  // The first three go out together, in any order; so do the claim and the rendering of the body.
  const reads = ['GET /collaborators/mara/permission', 'GET /issues/N/comments', 'GET /issues/comments/N'];
  expect(sent.slice(0, 3).toSorted()).toEqual(reads);
  expect(sent.slice(3, 5).toSorted()).toEqual(['POST /issues/comments/N/reactions', 'POST /markdown']);
  expect(sent.slice(5)).toEqual([
    'POST /issues/N/comments',
    'PATCH /issues/comments/N',
    'POST /issues/comments/N/reactions',
    'PATCH /issues/comments/N',
  ]);
});

test('the daily budget is overshot by at most one job when two runs count at the same moment', async () => {
  await using world = await startWorld({});
  const inputs = { prompt: '', 'max-jobs-per-day': '1' } as const;
  // The read that counts the jobs requested in a day.
  const path = /^\/repos\/acme\/app\/issues\/comments$/;
  world.github.faults.add({ method: 'GET', path, times: 2, does: { kind: 'wait', until: meetingPoint(2) } });
  const events = ['one', 'two', 'three'].map((text) => commentEvent(world, `/docs describe ${text}`));
  const runs = events.map((event, index) => () => world.run({ inputs, event, runId: `471${index}` }));
  const steps = await Promise.all(runs.slice(0, 2).map((run) => run()));
  expect(steps.map(({ outputs }) => outputs.get('result'))).toEqual(['pull-request', 'pull-request']);
  expect([(await runs[2]?.())?.outputs.get('skip-reason'), world.service.asked]).toEqual(['over-budget', 2]);
  expect(world.comments().at(-1)?.body).toContain('2 of 1 jobs and follow-ups were requested in the last 24 hours');
});

test('the files that a runner downloads run a whole comment job, without node_modules next to them', async () => {
  using download = aTree({});
  execFileSync('tar', ['-x', '-C', download.root], { input: git('archive', '--worktree-attributes', 'HEAD') });
  await using world = await startWorld({});
  const event = commentEvent(world, '/docs describe the flag');
  const step = await world.run({ action: download.root, inputs: { prompt: '' }, event });
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(step.log).not.toContain('Cannot find');
});
