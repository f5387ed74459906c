import { expect } from 'vitest';
import { expectKeptOut, expectRun, shown, story } from './story.ts';

const CODE = { 'src/boil.ts': 'export const fast = true;\n' };

export const JOB_STORIES = [
  story(['merged-pull-request.yml'], 'a merge gets its pages, and a re-run follows the job', async (world) => {
    const { number, event } = await world.merge(CODE);
    const played = await expectRun(world, { result: 'pull-request' }, 'merged-pull-request.yml', event);
    expect(world.thread(number).map(shown)).toEqual([expect.stringMatching(/^\*\*Done\.\*\* Review /)]);
    const same = { result: 'pull-request', resumed: 'true', 'job-id': played.outputs.get('job-id') };
    await expectRun(world, same, 'merged-pull-request.yml', event, { rerunOf: played });
    expect(world.thread(number)).toHaveLength(1);
  }),
  story(['merged-pull-request.yml'], 'its `if:` keeps out a push that says so, and one of the agent', async (world) => {
    const silent = await world.push(CODE, 'Tidy up [skip docs]');
    expectKeptOut(await world.play('merged-pull-request.yml', silent), world);
    const agents = await world.push({ 'src/more.ts': '' }, 'Describe it');
    const variables = { DOCS_AGENT_LOGIN: agents.actor };
    expectKeptOut(await world.play('merged-pull-request.yml', agents, { variables }), world);
  }),
  story(['merged-pull-request-collected.yml'], "a second merge adds to the first's pull request", async (world) => {
    const first = await world.merge(CODE);
    const opened = await expectRun(world, { result: 'pull-request' }, 'merged-pull-request-collected.yml', first.event);
    expect(opened.outputs.has('follow-up')).toBe(false);
    const second = await world.merge({ 'src/warm.ts': 'export const warm = true;\n' });
    const number = opened.outputs.get('pr-number');
    const followUp = { result: 'pull-request', 'follow-up': 'true', 'pr-number': number };
    await expectRun(world, followUp, 'merged-pull-request-collected.yml', second.event);
    expect(world.thread(Number(number)).map(shown)).toEqual([
      expect.stringContaining(`Also covers #${second.number}.`),
    ]);
    expect(world.repository.threads.get(Number(number))?.pull?.reviewers).toEqual([first.event.actor]);
    for (const merged of [first, second])
      expect(world.thread(merged.number).map(shown)).toEqual([expect.stringMatching(/Review /)]);
  }),
  story(['sweep.yml'], "a week's merged pull requests are one request, to which the next one adds", async (world) => {
    const instruction = 'Bring the documentation up to date with the pull requests below.';
    await world.push({ '.github/prompts/sweep.md': `${instruction}\n` });
    const merged = [await world.merge(CODE), await world.merge({ 'src/warm.ts': 'warm();\n' })];
    const { pull } = world.repository.threads.get(merged[0]?.number ?? 0) ?? {};
    for (let more = 0; more < 100; more++) {
      const change = { author: 'ada', title: 'A change', ...(pull && { pull }) };
      world.github.state.addThread(world.repository, change).state = 'closed';
    }
    const schedule = world.event('schedule', { schedule: '23 4 * * 1' });
    const opened = await expectRun(world, { result: 'pull-request', count: '102' }, 'sweep.yml', schedule);
    expect(opened.printed).toContain(instruction);
    for (const { number } of merged) expect(opened.printed).toContain(`- #${number} ${world.github.url}/`);
    const number = opened.outputs.get('pr-number');
    await expectRun(world, { result: 'pull-request', 'follow-up': 'true', 'pr-number': number }, 'sweep.yml', schedule);
    expect(world.thread(Number(number))).toHaveLength(1);
  }),
  story(['sweep.yml'], 'a week without a merged pull request requests nothing', async (world) => {
    await world.push({ '.github/prompts/sweep.md': 'Bring the documentation up to date.\n' });
    const played = await world.play('sweep.yml', world.event('schedule', { schedule: '23 4 * * 1' }));
    expect(played.exitCode, played.log).toBe(0);
    expect(played.outputs.get('count')).toBe('0');
    expect(played.outputs.has('result')).toBe(false);
  }),
  story(['labelled-issue.yml'], 'the label starts a job whose status is in the issue', async (world) => {
    await expectRun(world, { result: 'pull-request' }, 'labelled-issue.yml', world.labelled('needs docs'));
    expect(world.thread(1).map(shown)).toEqual([expect.stringMatching(/^\*\*Done\.\*\* Review /)]);
  }),
  story(['labelled-issue.yml'], 'its `if:` keeps out another label', async (world) =>
    expectKeptOut(await world.play('labelled-issue.yml', world.labelled('bug')), world),
  ),
  story(['release-notes.yml'], 'a release becomes a pull request, without a permission of the token', async (world) => {
    const event = world.released({ prerelease: false });
    await expectRun(world, { result: 'pull-request', 'pr-number': '2' }, 'release-notes.yml', event);
    expect(world.thread(1)).toEqual([]);
  }),
  story(['release-notes.yml'], 'its `if:` keeps out a prerelease', async (world) =>
    expectKeptOut(await world.play('release-notes.yml', world.released({ prerelease: true })), world),
  ),
  story(['openapi-change.yml'], 'the instruction is read from the file of the checkout', async (world) => {
    const instruction = 'Bring the reference up to date with openapi/openapi.yaml.';
    const files = { 'openapi/openapi.yaml': 'openapi: 3.1.0\n', '.github/docs-agent/openapi.md': `${instruction}\n` };
    const played = await expectRun(world, { result: 'pull-request' }, 'openapi-change.yml', await world.push(files));
    expect(played.printed).toContain(instruction);
  }),
  story(['monorepo.yml'], 'a change to one product starts a job in its project only', async (world) => {
    await world.push({ 'products/kettle/a.ts': '', 'products/toaster/a.ts': '' });
    const { event } = await world.merge({ 'products/kettle/boil.ts': 'boil();\n', 'products/toaster/docs/a.md': 'A' });
    const played = await expectRun(world, { result: 'pull-request' }, 'monorepo.yml', event);
    const told = played.entries.filter(({ command, name }) => command === 'set-output' && name === 'code');
    expect(told.map(({ matrix, arg }) => [matrix?.['project'], arg]).sort()).toEqual([
      ['kettle', 'true'],
      ['toaster', 'false'],
    ]);
    const results = played.entries.filter(({ command, name }) => command === 'set-output' && name === 'result');
    expect(results.map(({ matrix }) => matrix?.['project'])).toEqual(['kettle']);
  }),
  story(['reusable-caller.yml', 'reusable.yml'], 'a called workflow gets inputs and secret', async (world) => {
    await expectRun(world, { result: 'pull-request' }, 'reusable-caller.yml', await world.push(CODE));
  }),
  story(['doctor.yml'], 'the doctor finds the set-up of a recipe healthy', async (world) => {
    await world.push(await world.recipeFiles('doctor.yml', 'comments.yml', 'settle.yml'));
    const byHand = world.event('workflow_dispatch', { inputs: null });
    const played = await expectRun(world, { result: 'healthy' }, 'doctor.yml', byHand);
    expect(played.printed).toContain('comments.yml');
  }),
];
