import { describe, expect, test } from 'vitest';
import { readMarker } from '../../src/thread/read-marker.ts';
import { json } from '../servers/fault-server.ts';
import { completed, jobBody } from './scripted-service.ts';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const NO_PROMPT = { inputs: { prompt: '' } } as const;
const SETTLE = { inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } } as const;
/** Moves the clock of a process to when no earlier run is alive. */
const LATER = { NODE_OPTIONS: `--import ${new URL('../kill/later.mjs', import.meta.url).href}` };
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
  function loseStatusComment({ github: { faults } }: ScenarioWorld, { alsoNotices = false } = {}): void {
    const refuseLists = async (): Promise<void> =>
      faults.add({ method: 'GET', path, does: { kind: 'answer', status: 502 } });
    faults.add({ method: 'GET', path, times: 1, does: { kind: 'wait', until: refuseLists } });
    faults.add({ method: 'POST', path, times: 1, does: { kind: 'break-after' } });
    if (alsoNotices)
      faults.add({ method: 'POST', path, does: { kind: 'answer', status: 403, body: { message: 'No' } } });
  }

  test('for a step: nothing was started, and its re-run goes on in the same comment', async () => {
    await using world = await startWorld({});
    loseStatusComment(world);
    const step = await world.run();
    expect([step.outputs.get('result'), world.service.asked]).toEqual(['error', 0]);
    expect(step.log).toContain('Nothing was started');
    expect(statesIn(world)).toEqual(['starting']);
    expect(world.comments().at(-1)?.body).toContain('**Nothing was started.**');
    world.github.faults.clear();
    const again = await world.run({ attempt: 2 });
    expect([again.outputs.get('result'), world.service.asked]).toEqual(['pull-request', 1]);
    expect(statesIn(world)).toEqual(['finished pull-request']);
  });

  test('for a step that nobody runs again: settle says that nothing was started', async () => {
    await using world = await startWorld({});
    loseStatusComment(world);
    await world.run({ inputs: { wait: 'false' } });
    world.github.faults.clear();
    await world.run({ ...SETTLE, runId: '4712', environment: LATER });
    expect(statesIn(world)).toEqual(['not-created']);
    expect(world.comments()[0]?.body).toContain('GitHub did not confirm this comment to the run');
  });

  test('for a step that can report nothing: it does not advise a re-run that could not tell', async () => {
    await using world = await startWorld({});
    loseStatusComment(world, { alsoNotices: true });
    const step = await world.run();
    expect(step.log).toContain("a re-run couldn't tell that nothing was sent");
    expect(step.log).not.toContain('Then re-run');
    world.github.faults.clear();
    const again = await world.run({ attempt: 2 });
    expect([again.outputs.get('result'), world.service.asked]).toEqual(['unknown-start', 0]);
  });

  test('for a comment: nothing was started, and neither a re-run nor settle calls it a start', async () => {
    await using world = await startWorld({});
    loseStatusComment(world);
    const event = commentEvent(world, '/docs describe it');
    const step = await world.run({ ...NO_PROMPT, event });
    expect(step.outputs.get('result')).toBe('error');
    expect(world.comments().at(-1)?.body).toContain('**Nothing was started.**');
    world.github.faults.clear();
    const again = await world.run({ ...NO_PROMPT, event, attempt: 2 });
    expect([again.outputs.get('result'), world.service.asked]).toEqual(['not-created', 0]);
    expect(statesIn(world)).toEqual(['not-created']);
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
