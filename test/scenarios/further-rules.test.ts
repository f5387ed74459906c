import { describe, expect, test } from 'vitest';
import { serviceHash, writeMarker } from '../../src/action/value/marker.ts';
import { renderNotice } from '../../src/action/value/own-comments.ts';
import { meetingPoint } from '../../src/playground/github/faults.ts';
import { commitOf } from '../../src/playground/github/git.ts';
import { aMarker } from '../build/a-marker.ts';
import { readMarker } from '../build/marker-line.ts';
import { hang, json } from '../servers/fault-server.ts';
import { type Doing, done, type FollowUpWorld, onPull, startFollowUpWorld } from './follow-up-world.ts';
import type { Step } from './run-action.ts';
import { active, completed, created, JOB_ID, jobBody } from './scripted-service.ts';
import { BOT, commentEvent, issueEvent, LATER, type ScenarioWorld, startWorld } from './world.ts';

const NO_PROMPT = { inputs: { prompt: '' } } as const;
const SETTLE = { inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } } as const;

const failed = json(200, jobBody({ status: 'failed' }));

/** State and outcome of our status comments, oldest first. */
function statesIn(world: ScenarioWorld): readonly string[] {
  return world.comments().flatMap(({ body }) => {
    const read = readMarker(body);
    return read.kind === 'marker' ? [[read.marker.state, read.marker.outcome].filter(Boolean).join(' ')] : [];
  });
}

describe('rule: if the answer to the status comment is lost and lists fail too, thread and run say the same', () => {
  const path = /issues\/1\/comments/;

  /** Loses the answer to the first comment of a run, and refuses all its lists from then on. */
  function loseStatusComment({ github: { faults } }: ScenarioWorld): void {
    const refuseLists = async (): Promise<void> =>
      faults.add({ method: 'GET', path, does: { kind: 'answer', status: 502 } });
    faults.add({ method: 'GET', path, times: 1, does: { kind: 'wait', until: refuseLists } });
    faults.add({ method: 'POST', path, times: 1, does: { kind: 'break-after' } });
  }

  test('for a step: nothing was started, and a new run is advised, because a re-run could not tell', async () => {
    await using world = await startWorld({});
    loseStatusComment(world);
    const step = await world.run();
    expect([step.outputs.get('result'), world.service.asked]).toEqual(['error', 0]);
    expect(step.log).toContain('Nothing was started');
    expect(step.log).toContain("a re-run couldn't tell that nothing was sent");
    expect(step.log).not.toContain('Then re-run');
    expect(statesIn(world)).toEqual(['starting']);
    world.github.faults.clear();
    const again = await world.run({ attempt: 2 });
    expect([again.outputs.get('result'), world.service.asked]).toEqual(['unknown-start', 0]);
    expect(statesIn(world)).toEqual(['unknown']);
  });

  test('for a step that nobody runs again: settle says that it cannot tell', async () => {
    await using world = await startWorld({});
    loseStatusComment(world);
    await world.run({ inputs: { wait: 'false' } });
    world.github.faults.clear();
    await world.run({ ...SETTLE, runId: '4712', ...LATER });
    expect(statesIn(world)).toEqual(['unknown']);
  });

  test('for a comment: nothing was started, and its re-run starts nothing and does not claim to know', async () => {
    await using world = await startWorld({});
    loseStatusComment(world);
    const event = commentEvent(world, '/docs describe it');
    const step = await world.run({ ...NO_PROMPT, event });
    expect(step.outputs.get('result')).toBe('error');
    expect(world.comments().at(-1)?.body).toContain('**Nothing was started.**');
    world.github.faults.clear();
    const again = await world.run({ ...NO_PROMPT, event, attempt: 2 });
    expect([again.outputs.get('result'), world.service.asked]).toEqual(['unknown-start', 0]);
    expect(statesIn(world)).toEqual(['unknown']);
  });

  test('for a comment that another project answers, too: that says nothing of a request that was sent', async () => {
    let kill = (): void => {};
    await using world = await startWorld({ create: [(...given) => [kill(), hang(...given)]] });
    const event = commentEvent(world, '/docs describe it');
    const onStart: Step['onStart'] = (child) => {
      kill = () => void child.kill('SIGKILL');
    };
    await world.run({ ...NO_PROMPT, event, virtualTime: false, onStart });
    const { github, app } = world;
    github.state.addComment(app, 1, { author: BOT, body: renderNotice({ comment: event.id }, 'Nothing was started.') });
    const again = await world.run({ ...NO_PROMPT, event, attempt: 2 });
    expect([again.outputs.get('result'), world.service.asked]).toEqual(['unknown-start', 1]);
    expect(statesIn(world)).toEqual(['unknown']);
  });
});

describe('rule: a failed request gets one more job, whoever retries it', () => {
  test('a retry that dies before it has a status comment leaves the failed request to the next one', async () => {
    await using world = await startWorld({ look: [failed, completed] });
    await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs describe it') });
    let kill = (): void => {};
    const until = async (): Promise<void> => kill();
    world.github.faults.add({ method: 'POST', path: /issues\/1\/comments$/, times: 1, does: { kind: 'wait', until } });
    const dead = await world.run({
      ...NO_PROMPT,
      event: commentEvent(world, '/docs retry'),
      runId: '4712',
      onStart: (child) => {
        kill = () => void child.kill('SIGKILL');
      },
    });
    expect([dead.signal, world.service.asked]).toEqual(['SIGKILL', 1]);
    // GitHub has handled the last request of the dead process, or not: both are left to the next retry.
    for (const { id } of world.comments().slice(1)) world.app.comments.delete(id);
    const next = await world.run({ ...NO_PROMPT, event: commentEvent(world, '/docs retry'), runId: '4713' });
    expect([next.outputs.get('result'), world.service.asked]).toEqual(['pull-request', 2]);
  });
});

describe("rule: a push of the agent's own work starts nothing, and all our comments tell", () => {
  /** Merges the agent's pull request, and returns the step that the push to `main` causes. */
  async function mergeOf(world: FollowUpWorld): Promise<Partial<Step> & { readonly runId: string }> {
    const thread = world.app.threads.get(world.pullRequest);
    if (thread?.pull == null) throw new Error('the world has no pull request');
    thread.state = 'closed';
    thread.pull.mergedAt = new Date().toISOString();
    const after = await commitOf(world.app.gitDir ?? '', 'fast');
    const sender = { id: 1, login: 'mara', type: 'User' };
    return {
      event: { name: 'push', payload: { ref: 'refs/heads/main', after, sender } },
      inputs: { handover: 'false' },
      runId: '4799',
    };
  }
  const requested = ({ service }: FollowUpWorld): number => service.asked;

  test("because of another workflow's hand-over, whatever `handover` says here", async () => {
    await using world = await startFollowUpWorld();
    const step = await world.run(await mergeOf(world));
    expect([step.outputs.get('skip-reason'), requested(world)]).toEqual(['own-pull-request', 0]);
  });

  test('because of a status comment that names it, without any hand-over', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    const inputs = { prompt: '', handover: 'false' };
    await world.run({ inputs, event: commentEvent(world, '/docs describe it') });
    const step = await world.run(await mergeOf(world));
    expect([step.outputs.get('skip-reason'), requested(world)]).toEqual(['own-pull-request', 1]);
  });

  test('because the service names it, although its end is not recorded yet', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
    await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs describe it') });
    const step = await world.run(await mergeOf(world));
    expect([step.outputs.get('skip-reason'), requested(world)]).toEqual(['own-pull-request', 1]);
  });

  test('because an open job may have made it, by the author of an earlier one, and says so', async () => {
    await using world = await startFollowUpWorld({ handedOver: false, look: [() => active] });
    await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs describe it') });
    const { github, app, service, pullRequest } = world;
    const pull = app.threads.get(pullRequest)?.pull ?? null;
    if (pull === null) throw new Error('the world has no pull request');
    const earlier = github.state.addThread(app, { author: 'mara', title: 'Before', pull: { ...pull, head: 'main' } });
    const marker = aMarker({
      ...{ repository: { id: 4200, name: 'acme/app' }, trigger: { kind: 'run', step: 'f'.repeat(64) }, run: '70' },
      service: serviceHash({ baseUrl: service.url, projectId: 'handbook' }),
      ...{ jobId: 'j_0', state: 'finished', outcome: 'pull-request' },
      pullRequest: `${github.url}/acme/app/pull/${earlier.number}`,
    });
    github.state.addComment(app, 1, { author: BOT, body: writeMarker(marker) });
    const step = await world.run(await mergeOf(world));
    expect([step.outputs.get('skip-reason'), requested(world)]).toEqual(['own-pull-request', 1]);
    expect(step.summary).toContain('because its author made an earlier one and a job is still open');
  });
});

test('rule: one hand-over for one pull request, also by two runs at once', async () => {
  await using world = await startFollowUpWorld({ handedOver: false, look: [done] });
  await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs describe it') });
  // Whoever writes waits for the other one, which writes too, or has ended.
  const [met, ended] = [meetingPoint(2), Promise.withResolvers<unknown>()];
  const until = async (): Promise<void> => void (await Promise.race([met(), ended.promise]));
  const path = new RegExp(`/issues/${world.pullRequest}/comments$`);
  world.github.faults.add({ method: 'POST', path, does: { kind: 'wait', until } });
  const follow = { inputs: { prompt: '', 'job-id': JOB_ID }, event: issueEvent(world.github, 1), runId: '4713' };
  const runs = [world.run({ ...SETTLE, runId: '4712' }), world.run(follow)];
  ended.resolve(Promise.race(runs));
  await Promise.all(runs);
  const handovers = world.comments().filter(({ body }) => body.includes('made this pull request'));
  expect(handovers.map(({ thread }) => thread)).toEqual([world.pullRequest]);
});

test('rule: a dead follow-up keeps nobody waiting', async () => {
  let kill = (): void => {};
  const killing: Doing = (pull) => (socket, request) => {
    kill();
    done(pull)(socket, request);
  };
  await using world = await startFollowUpWorld({ look: [done, killing, done] });
  const dead = await world.run({
    ...onPull(world, '/docs Also describe --json.'),
    onStart: (child) => {
      kill = () => void child.kill('SIGKILL');
    },
  });
  expect(dead.signal).toBe('SIGKILL');
  // Its run would still watch the job for half an hour.
  const next = { ...onPull(world, '/docs And --yaml.'), runId: '4712' };
  await world.run({ ...next, minutesLater: 6 });
  expect(world.service.messages.map(({ prompt }) => prompt.split('\n')[0])).toEqual([
    'Also describe --json.',
    'And --yaml.',
  ]);
});

test('rule: a notice is owed until it is written', async () => {
  await using world = await startWorld({ look: [completed] });
  const notices = (): number => world.comments().filter(({ body }) => body.includes('[Details](')).length;
  await world.run({ inputs: { prompt: '', wait: 'false' }, event: commentEvent(world, '/docs describe it') });
  const does = { kind: 'answer', status: 403, body: { message: 'issue is locked' } } as const;
  world.github.faults.add({ method: 'POST', path: /issues\/1\/comments$/, does });
  await world.run({ ...SETTLE, runId: '4712' });
  world.github.faults.clear();
  await world.run({ ...SETTLE, runId: '4713' });
  // The claim without a comment is only seconds old: its run could still be writing.
  expect(notices()).toBe(0);
  await world.run({ ...SETTLE, runId: '4714', minutesLater: 11 });
  expect(notices()).toBe(1);
  await world.run({ ...SETTLE, runId: '4715', minutesLater: 22 });
  expect(notices()).toBe(1);
});

test('rule: after a rename, reads are redirected and the new name replaces the old by id', async () => {
  const before: Doing = ({ url }) => json(200, jobBody({ status: 'completed', prLink: url.replace('/app/', '/old/') }));
  await using world = await startFollowUpWorld({ handedOver: false, look: [before] });
  const { github, pullRequest } = world;
  const event = commentEvent(world, '/docs describe it');
  const environment = { GITHUB_REPOSITORY: 'acme/old' };
  // The comment was requested before the rename.
  github.state.repositories.set('acme/old', world.app);
  await world.run({ inputs: { prompt: '', wait: 'false' }, event, environment });
  github.state.repositories.delete('acme/old');
  const location = `${github.apiUrl}/repos/acme/app/pulls/${pullRequest}`;
  const does = { kind: 'answer', status: 301, headers: { location } } as const;
  github.faults.add({ method: 'GET', path: /^\/repos\/acme\/old\/pulls\/2$/, does });
  await world.run({ ...SETTLE, runId: '4712' });
  expect(world.statusComments()[0]?.marker).toMatchObject({
    repository: { id: 4200, name: 'acme/app' },
    pullRequest: `${github.url}/acme/app/pull/${pullRequest}`,
  });
  const handovers = world.comments().filter(({ body }) => body.includes('made this pull request'));
  expect(handovers.map(({ thread }) => thread)).toEqual([pullRequest]);
});

test('rule: "jobs today" never counts a refused one', async () => {
  await using world = await startWorld({ create: [json(401, {}), created] });
  const inputs = { prompt: '', 'max-jobs-per-day': '3' };
  const refused = await world.run({ inputs, event: commentEvent(world, '/docs describe it') });
  expect([refused.outputs.get('result'), refused.summary]).toEqual([
    'not-created',
    expect.stringContaining('0 of 3 jobs today'),
  ]);
  const next = await world.run({ inputs, event: commentEvent(world, '/docs describe it again'), runId: '4712' });
  expect(next.summary).toContain('1 of 3 jobs today');
});

test.each(['merge_group', 'Custom-Event_9'])('rule: any event name is understood: %s', async (name) => {
  await using world = await startWorld({});
  const { payload } = issueEvent(world.github, 1);
  const step = await world.run({ event: { name, payload } });
  expect([step.outputs.get('result'), world.service.asked]).toEqual(['pull-request', 1]);
});
