import { describe, expect, test, vi } from 'vitest';
import { groupHash } from '../../src/action/value/marker.ts';
import { json } from '../servers/fault-server.ts';
import {
  type Doing,
  done,
  doneWithCommit,
  type FollowUpWorld,
  onPull,
  startFollowUpWorld,
  working,
} from './follow-up-world.ts';
import {
  ENVIRONMENT,
  headlines,
  INPUTS,
  inTurn,
  intercept,
  OPEN,
  PASS,
  refused,
  startOpenWorld,
  striking,
  textOf,
  waitFor,
} from './open-world.ts';
import { jobBody } from './scripted-service.ts';
import { commentEvent, LATER } from './world.ts';

const STATUS_COMMENT = /\/issues\/comments\/\d+$/;
const BAD_GATEWAY = { kind: 'answer', status: 502 } as const;

/** Merges the agent's pull request. */
function merge({ app, pullRequest }: FollowUpWorld): void {
  const thread = app.threads.get(pullRequest);
  if (!thread?.pull) throw new Error('The pull request is missing.');
  thread.state = 'closed';
  thread.pull.mergedAt = '2026-11-20T09:10:00Z';
}

describe('a request that waits for its turn', () => {
  test('starts a job of its own if a job that is shown as ended takes no message until `wait-minutes` are over', async () => {
    const FAR_TOO_MANY = 300;
    let sent = 0;
    const message: Doing = (pull) => {
      sent += 1;
      return (sent < FAR_TOO_MANY ? refused(409) : working)(pull);
    };
    await using world = await startOpenWorld({ look: [done], message: [message] });
    await world.run({ ...OPEN, inputs: { ...INPUTS, 'wait-minutes': '10' } });
    expect(sent).toBeLessThan(100);
    expect(world.service.asked).toBe(1);
    expect(textOf(world)).toContain(
      'The request needs a job of its own, because the agent was still working on pull request 2.',
    );
  });

  test('does not call the agent busy if the service never shows its job', async () => {
    await using world = await startOpenWorld({ look: [() => json(503, { error: 'down' })] });
    await world.run({ ...OPEN, inputs: { ...INPUTS, 'wait-minutes': '10' } });
    expect(world.service.asked).toBe(1);
    expect(textOf(world)).toContain('because the service did not show the job of pull request 2.');
    expect(textOf(world)).not.toContain('still working');
  });

  test('is not called unclear after a re-run whose edit GitHub did not confirm', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ look: [look], handover: { group: groupHash({ command: '/docs' }) } });
    const step = { inputs: { ...INPUTS, prompt: '' }, event: commentEvent(world, '/docs Describe --json.') };
    await world.run({ ...step, onStart });
    // GitHub makes the re-run's first edit of the status comment, but answers nothing useful from then on.
    let isEdited = false;
    const recover = intercept(world.github, (method, path) => {
      if (!STATUS_COMMENT.test(path) || (method === 'GET' && !isEdited)) return null;
      const isFirst = !isEdited;
      isEdited = true;
      return isFirst ? { ...BAD_GATEWAY, handled: true } : BAD_GATEWAY;
    });
    const failed = await world.run({ ...step, attempt: 2 });
    expect(failed.outputs.get('result')).toBe('not-created');
    expect(world.service.messages).toEqual([]);
    recover();
    // The runner starts the post process.
    await world.run({ ...step, attempt: 2, state: failed.state });
    const third = await world.run({ ...step, attempt: 3 });
    expect(third.outputs.get('result')).not.toBe('unknown-start');
    expect(headlines(world)[0]).not.toContain("can't tell");
  });

  test('keeps its status comment if GitHub says once that it is missing', async () => {
    const { look, onStart } = striking('SIGKILL');
    await using world = await startOpenWorld({ look: [look] });
    await world.run({ ...OPEN, onStart });
    inTurn(world.github, { method: 'GET', path: STATUS_COMMENT }, [{ kind: 'answer', status: 404 }]);
    await world.run({ ...OPEN, attempt: 2 });
    await world.run({
      inputs: { mode: 'settle', prompt: '' },
      environment: ENVIRONMENT,
      ...LATER,
      runId: '4790',
    });
    expect(world.service.messages).toHaveLength(1);
    expect(headlines(world)).toEqual([expect.stringContaining('**Updated.**')]);
  });

  test('becomes a job if its pull request is merged while GitHub delays the edit before its message', async () => {
    await using world = await startOpenWorld({ look: [working, working, done, doneWithCommit] });
    const merging = { kind: 'wait', until: async () => merge(world) } as const;
    // The first edit says that the request waits.
    inTurn(world.github, { method: 'PATCH', path: STATUS_COMMENT }, [PASS, waitFor(240), merging]);
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
  });

  test('becomes a job if its pull request is merged while GitHub delays the status comment', async () => {
    await using world = await startOpenWorld();
    const isRead = (): boolean =>
      world.github.ledger.some(
        ({ method, path, status }) => method === 'GET' && path.endsWith('/pulls/2') && status === 200,
      );
    const until = async (): Promise<void> => {
      // The pull request is read beside the status comment: it is merged after that.
      await vi.waitUntil(isRead, { timeout: 2_000 }).catch(() => undefined);
      merge(world);
    };
    inTurn(world.github, { method: 'POST', path: /\/issues\/1\/comments$/ }, [waitFor(240), { kind: 'wait', until }]);
    await world.run(OPEN);
    expect([world.service.messages.length, world.service.asked]).toEqual([0, 1]);
  });
});

describe('a follow-up', () => {
  test('is not sent if the pull request may not be linked, because the job may have another one by now', async () => {
    let link = 'https://git.example.org/team/handbook/pull/1';
    const look: Doing = () => json(200, jobBody({ status: 'completed', prLink: link }));
    await using world = await startFollowUpWorld({ look: [look], message: [look], handedOver: false });
    await world.run({});
    expect(world.comments()[0]?.body).toContain(link);
    link = 'https://git.example.org/other/payroll/pull/9';
    const event = commentEvent(world, '/docs continue Remove the second page.');
    await world.run({ inputs: { prompt: '' }, runId: '4712', event });
    expect(world.service.messages).toEqual([]);
  });

  test('says that GitHub did not show the pull request, not that it is another one, after a rename', async () => {
    const old: Doing = ({ url }) =>
      json(200, jobBody({ status: 'completed', prLink: url.replace('acme/app', 'acme/old') }));
    const handover = { repository: { id: 4200, name: 'acme/old' } };
    await using world = await startFollowUpWorld({ look: [old], message: [old], handover });
    world.github.faults.add({ method: 'GET', path: /acme\/old\/pulls\/2$/, does: BAD_GATEWAY });
    const step = await world.run(onPull(world, '/docs Make it shorter.'));
    expect(step.log).toContain("GitHub didn't show the pull request that the service names for the job.");
    expect(step.log).not.toContain('The service names another pull request');
    expect(world.service.messages).toEqual([]);
  });
});

test("a step's request that waited is sent once, although the edit of a settle run comes after its re-run's", async () => {
  const { look, onStart } = striking('SIGKILL');
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let settled: Promise<unknown> = Promise.resolve();
  const message: Doing = () => (socket) => {
    released.resolve();
    void settled.then(() => socket.destroy());
  };
  await using world = await startOpenWorld({ look: [look], message: [message] });
  await world.run({ ...OPEN, onStart });
  const until = async (): Promise<void> => {
    arrived.resolve();
    await released.promise;
  };
  world.github.faults.add({ method: 'PATCH', path: STATUS_COMMENT, times: 1, does: { kind: 'wait', until } });
  settled = world.run({ inputs: { mode: 'settle', prompt: '' }, environment: ENVIRONMENT, ...LATER, runId: '4790' });
  await arrived.promise;
  const again = { ...OPEN, ...LATER };
  const second = await world.run({ ...again, attempt: 2 });
  const third = await world.run({ ...again, attempt: 3 });
  const results = [second, third].map(({ outputs }) => outputs.get('result'));
  expect(results).toEqual(['unknown-start', 'unknown-start']);
  expect(world.service.messages.length + world.service.asked).toBe(1);
});
