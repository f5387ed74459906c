import { describe, expect, test } from 'vitest';
import { serviceHash } from '../../src/action/value/marker.ts';
import { renderStatusComment } from '../../src/action/wording/status-comment.ts';
import { aMarker } from '../build/a-marker.ts';
import { completed } from './scripted-service.ts';
import { BOT, commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const SETTLE = { inputs: { mode: 'settle', prompt: '' }, event: { name: 'schedule', payload: {} } } as const;

/**
 * Adds a comment of Mara's to an issue, and to issue 1 a status comment that names it as the request. Workflows of
 * others share our identity, so they can write such a comment.
 */
function addRequest(world: ScenarioWorld, thread: number): number {
  const { github, app, service } = world;
  const { id } = github.state.addComment(app, thread, { author: 'mara', body: 'Thank you!' });
  const marker = aMarker({
    trigger: { kind: 'issue-comment', id },
    service: serviceHash({ baseUrl: service.url, projectId: 'handbook' }),
    askedAt: new Date().toISOString(),
    watchedUntil: new Date().toISOString(),
  });
  const body = renderStatusComment({
    marker,
    view: { state: 'started', seen: { kind: 'not-waiting' } },
    job: null,
    instruction: { text: 'Describe it.' },
    endedAt: null,
    serverUrl: github.url,
    command: '/docs',
    handsOver: true,
  });
  github.state.addComment(app, 1, { author: BOT, body });
  return id;
}

const writtenAt = ({ github }: ScenarioWorld, id: number): readonly string[] =>
  github.ledger.filter(({ path }) => path.includes(`/comments/${id}`)).map(({ method }) => method);

describe('a status comment that names a comment of another thread', () => {
  test('makes `settle` react to nothing and read nothing more, and gets its end written', async () => {
    await using world = await startWorld({ look: [completed] });
    const { number } = world.github.state.addThread(world.app, { author: 'mara', title: 'Another' });
    const id = addRequest(world, number);
    const step = await world.run(SETTLE);
    expect(step.summary).toContain('1 updated, 0 still open, 0 errors');
    expect(writtenAt(world, id)).toEqual([]);
    expect((await world.run(SETTLE)).summary).toContain('There is no unfinished job.');
  });

  test('makes `status` read it, but react to nothing in the other thread', async () => {
    await using world = await startWorld({ look: [completed] });
    const { number } = world.github.state.addThread(world.app, { author: 'mara', title: 'Another' });
    const id = addRequest(world, number);
    await world.run({ inputs: { prompt: '' }, event: commentEvent(world, '/docs status') });
    expect(writtenAt(world, id)).toEqual(['GET']);
  });

  test('differs from one of its own thread, which gets its reaction without a read', async () => {
    await using world = await startWorld({ look: [completed] });
    const id = addRequest(world, 1);
    await world.run(SETTLE);
    expect(writtenAt(world, id)).toEqual(['POST']);
  });
});
