import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOB_ID } from '../../../src/action/words/job.ts';
import { type Behaviour, json, type ReadRequest, reset } from '../../servers/fault-server.ts';
import { aDocsService } from './a-docs-service.ts';

const NEVER = new AbortController().signal;
const PERIOD = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z', limit: 250, offset: 0 };

/** Ids with everything that has a meaning in an address. */
const ODD = [
  ...['a/b', '/', '//evil.example/x', '../../v1', 'a?b=c&d', '?', '#1', '100%', '%2e%2e', '%2F', 'j 1', ' j ', '...'],
  ...['"quoted"', "it's", 'a\\b', 'a+b;c=d:e@f', '[1]{2}|3^4`5', '<id>'],
];
/** Any id that the pattern allows. */
const anyId = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map(String.fromCharCode), minLength: 1, maxLength: 128 })
  .filter((id) => JOB_ID.test(id));

/** Reads the ids from a request's path as a server does: one decoded segment each. */
function idsIn({ path }: ReadRequest): readonly string[] {
  const [, ...segments] = (path.split('?', 1)[0] ?? '').split('/');
  return segments.map(decodeURIComponent);
}

/** A service that knows any project, and gives a new job the id of its project. */
const echoing: Behaviour = (socket, request) => {
  const [version, , project, , id] = idsIn(request);
  const visitors = { totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false };
  json(200, version === 'v1' ? visitors : { id: id ?? project })(socket, request);
};

/** Starts a job with its project's id, reads it by that id, and reads visitors. */
async function roundTrip(id: string): Promise<void> {
  await using world = await aDocsService([echoing], { projectId: id });
  expect(await world.service.createJob('go', NEVER)).toMatchObject({ kind: 'created', job: { id } });
  expect(await world.service.readJob(id, NEVER)).toMatchObject({ kind: 'job', job: { id } });
  await world.service.readVisitors(PERIOD, { allowance: { left: 1 }, cancelled: NEVER });
  const agent = ['v2', 'agent', id, 'job'];
  expect(world.server.requests.map(idsIn)).toEqual([agent, [...agent, id], ['v1', 'analytics', id, 'visitors']]);
}

describe('an id', () => {
  test('reaches the service and comes back unchanged, for any printable ASCII', async () =>
    await fc.assert(fc.asyncProperty(anyId, roundTrip), { numRuns: 70, examples: ODD.map((id) => [id]) }));

  test.each(ODD)('never hides that a request was sent: %s', async (projectId) => {
    await using world = await aDocsService([reset], { projectId });
    expect(await world.service.createJob('go', NEVER)).toMatchObject({ kind: 'unknown' });
    expect(world.server.requests).toHaveLength(1);
  });

  test.each(['', ' ', '.', '..', 'x'.repeat(129), 'j\n', '\tj', 'ü', '\u007f'])('is never %j', (id) => {
    expect(JOB_ID.test(id)).toBe(false);
  });
});
