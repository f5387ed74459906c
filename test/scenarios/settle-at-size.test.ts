import { expect, test } from 'vitest';
import { serviceHash } from '../../src/action/value/marker.ts';
import { renderStatusComment } from '../../src/action/wording/status-comment.ts';
import { aMarker, readMarker } from '../build/a-marker.ts';
import { type Behaviour, json } from '../servers/fault-server.ts';
import { jobBody } from './scripted-service.ts';
import { BOT, type ScenarioWorld, startWorld } from './world.ts';

const event = { name: 'schedule', payload: {} };
const SETTLE = { inputs: { mode: 'settle', prompt: '', notify: 'false' }, event } as const;

/** How the service shows the job of each thread, in turns, and what the thread says in the end. */
const ENDS = [
  { body: { status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' }, shown: 'finished pull-request' },
  { body: { status: 'completed' }, shown: 'finished no-pull-request' },
  { body: { status: 'failed' }, shown: 'finished failed' },
  { body: { status: 'archived' }, shown: 'finished archived' },
  { body: { status: 'active' }, shown: 'started' },
] as const;

const lookById: Behaviour = (socket, request) => {
  const id = /\/job\/(j_\d+)$/.exec(request.path)?.[1] ?? '';
  json(200, jobBody({ ...ENDS[Number(id.slice(2)) % ENDS.length]?.body, id }))(socket, request);
};

/** Adds issues, each with a status comment whose job j_0, j_1, … was started a moment ago. */
function addOpenThreads({ github, app, service }: ScenarioWorld, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const { number } = github.state.addThread(app, { author: 'mara', title: `Thread ${index}` });
    const marker = aMarker({
      trigger: { kind: 'issue-comment', id: 5000 + index },
      service: serviceHash({ baseUrl: service.url, projectId: 'handbook' }),
      jobId: `j_${index}`,
      askedAt: new Date().toISOString(),
      watchedUntil: new Date().toISOString(),
    });
    const body = renderStatusComment({
      marker,
      view: { state: 'started', seen: { kind: 'not-waiting' } },
      job: null,
      instruction: { text: `Describe thread ${index}.` },
      endedAt: null,
      serverUrl: github.url,
      command: '/docs',
      handsOver: true,
    });
    github.state.addComment(app, number, { author: BOT, body });
  }
}

test('settle finishes a hundred open threads with six requests to GitHub for each ended job, and then reads only what may change', async () => {
  await using world = await startWorld({ look: [lookById] });
  addOpenThreads(world, 100);
  const step = await world.run(SETTLE);
  expect(step.outputs.get('result')).toBe('settled');
  expect(step.summary).toContain('80 updated, 20 still open, 0 errors');
  // A completed job without a pull request is read once more: its link may come late.
  expect([world.service.looks, world.service.asked]).toEqual([120, 0]);
  // The commands' comments are gone here, which costs a read of each.
  expect(world.github.ledger.length).toBeLessThanOrEqual(20 + 6 * 80);
  expect(world.comments()).toHaveLength(100);
  for (const [index, { body }] of world.comments().entries()) {
    const read = readMarker(body);
    const { state, outcome, jobId } = read.kind === 'marker' ? read.marker : aMarker({ state: 'unknown' });
    expect([state, outcome].filter(Boolean).join(' '), `thread ${index}`).toBe(ENDS[index % ENDS.length]?.shown);
    expect([jobId, body]).toEqual([`j_${index}`, expect.stringContaining(`Describe thread ${index}.`)]);
  }
  const [looks, sent] = [world.service.looks, world.github.ledger.length];
  expect((await world.run(SETTLE)).summary).toContain('0 updated, 20 still open');
  // Those that run, and those that ended without a pull request.
  expect(world.service.looks - looks).toBe(20 + 20);
  expect(world.github.ledger.slice(sent).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/graphql',
    'GET /repos/acme/app/issues/comments',
    'GET /repos/acme/app/pulls/comments',
  ]);
});
