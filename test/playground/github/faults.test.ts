import { describe, expect, test } from 'vitest';
import { meetingPoint } from '../../../src/playground/github/faults.ts';
import { type Place, startPlace } from './asking.ts';

const COMMENTS = '/repos/acme/app/issues/1/comments';
const comment = { body: { body: 'text' } };

async function statusOf(place: Place): Promise<number | 'broken'> {
  return place.ask('POST', '/issues/1/comments', comment).then(
    ({ status }) => status,
    () => 'broken',
  );
}

describe('deliberate faults', () => {
  test.each([
    ['an answer instead of the effect', { kind: 'answer', status: 503 }, 503, 0],
    ['an answer after the effect', { kind: 'answer', status: 502, body: '<h1>Bad</h1>', handled: true }, 502, 1],
    ['a break before the effect', { kind: 'break-before' }, 'broken', 0],
    ['a break after the effect', { kind: 'break-after' }, 'broken', 1],
  ] as const)('%s', async (_name, does, expected, comments) => {
    await using place = await startPlace();
    place.github.faults.add({ method: 'POST', path: /comments$/, times: 1, does });
    expect(await statusOf(place)).toBe(expected);
    expect(place.app.comments.size).toBe(comments);
    expect(place.github.ledger).toMatchObject([{ path: COMMENTS, status: expected === 'broken' ? null : expected }]);
    expect(await statusOf(place)).toBe(201);
  });

  test('an answer after the effect has none of the headers of the answer that it replaces', async () => {
    await using place = await startPlace();
    for (let index = 0; index < 40; index += 1)
      place.github.state.addComment(place.app, 1, { author: 'mara', body: 'x' });
    place.github.faults.add({
      method: 'GET',
      path: /comments$/,
      times: 1,
      does: { kind: 'answer', status: 200, body: [], handled: true },
    });
    expect((await place.ask('GET', '/issues/1/comments')).headers.get('link')).toBeNull();
    expect((await place.ask('GET', '/issues/1/comments')).headers.get('link')).not.toBeNull();
  });

  test('they are matched by method and path, in order, and can be taken back', async () => {
    await using place = await startPlace();
    const { faults } = place.github;
    faults.add({ method: 'GET', path: /comments$/, does: { kind: 'answer', status: 500 } });
    faults.add({ method: 'POST', path: /issues\/2\//, does: { kind: 'answer', status: 500 } });
    faults.add({ method: 'POST', path: /comments$/, times: 2, does: { kind: 'answer', status: 501 } });
    faults.add({
      method: 'POST',
      path: /comments$/,
      does: { kind: 'answer', status: 429, headers: { 'retry-after': '7' } },
    });
    expect([await statusOf(place), await statusOf(place), await statusOf(place)]).toEqual([501, 501, 429]);
    faults.clear();
    expect(await statusOf(place)).toBe(201);
  });

  test('requests wait for each other, and the ledger has them in order of arrival', async () => {
    await using place = await startPlace();
    const meet = meetingPoint(2);
    place.github.faults.add({ method: 'POST', path: /comments$/, times: 2, does: { kind: 'wait', until: meet } });
    const first = statusOf(place);
    await expect.poll(() => place.github.ledger.length).toBe(1);
    expect((await place.ask('GET', '/issues/1', { token: 'mara' })).status).toBe(200);
    expect(place.app.comments.size).toBe(0);
    expect([await statusOf(place), await first]).toEqual([201, 201]);
    expect(place.github.ledger.map(({ method, identity }) => [method, identity])).toEqual([
      ['POST', 'github-actions[bot]'],
      ['GET', 'mara'],
      ['POST', 'github-actions[bot]'],
    ]);
  });

  test('stopping does not wait for a held request', async () => {
    const place = await startPlace();
    place.github.faults.add({ method: 'POST', path: /comments$/, does: { kind: 'wait', until: meetingPoint(2) } });
    const held = statusOf(place);
    await expect.poll(() => place.github.ledger.length).toBe(1);
    await place.github.stop();
    expect(await held).toBe('broken');
  });
});
