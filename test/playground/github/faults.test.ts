import { describe, expect } from 'vitest';
import { BOT, meetingPoint, type Place, test } from './asking.ts';

const COMMENTS = { method: 'POST', path: /comments$/ };
const sent = (place: Place): Promise<number | 'broken'> =>
  place.statusOf('POST', '/issues/1/comments', { body: { body: 'text' } }).catch(() => 'broken');

describe('deliberate faults', () => {
  test.for([
    ['an answer instead of the effect', { kind: 'answer', status: 503 }, 503, 0],
    ['an answer after the effect', { kind: 'answer', status: 502, body: '<h1>Bad</h1>', handled: true }, 502, 1],
    ['a break before the effect', { kind: 'break-before' }, 'broken', 0],
    ['a break after the effect', { kind: 'break-after' }, 'broken', 1],
  ] as const)('%s', async ([, does, expected, comments], { place }) => {
    place.github.faults.add({ ...COMMENTS, times: 1, does });
    expect(await sent(place)).toBe(expected);
    expect(place.app.comments.size).toBe(comments);
    const entry = { path: '/repos/acme/app/issues/1/comments', status: expected === 'broken' ? null : expected };
    expect(place.github.ledger).toMatchObject([entry]);
    expect(await sent(place)).toBe(201);
  });

  test('an answer after the effect has none of the headers of the answer that it replaces', async ({ place }) => {
    for (let index = 0; index < 40; index += 1)
      place.github.state.addComment(place.app, 1, { author: 'mara', body: 'x' });
    const does = { kind: 'answer', status: 200, body: [], handled: true } as const;
    place.github.faults.add({ method: 'GET', path: /comments$/, times: 1, does });
    expect((await place.ask('GET', '/issues/1/comments')).headers.get('link')).toBeNull();
    expect((await place.ask('GET', '/issues/1/comments')).headers.get('link')).not.toBeNull();
  });

  test('they are matched by method and path, in order, and can be taken back', async ({ place }) => {
    const { faults } = place.github;
    const answer = (status: number) => ({ kind: 'answer', status }) as const;
    faults.add({ method: 'GET', path: /comments$/, does: answer(500) });
    faults.add({ method: 'POST', path: /issues\/2\//, does: answer(500) });
    faults.add({ ...COMMENTS, times: 2, does: answer(501) });
    faults.add({ ...COMMENTS, does: answer(429) });
    expect([await sent(place), await sent(place), await sent(place)]).toEqual([501, 501, 429]);
    faults.clear();
    expect(await sent(place)).toBe(201);
  });

  test('requests wait for each other, and the ledger has them in order of arrival', async ({ place }) => {
    place.github.faults.add({ ...COMMENTS, times: 2, does: { kind: 'wait', until: meetingPoint(2) } });
    const first = sent(place);
    await expect.poll(() => place.github.ledger.length).toBe(1);
    expect(await place.statusOf('GET', '/issues/1', { token: 'mara' })).toBe(200);
    expect(place.app.comments.size).toBe(0);
    expect([await sent(place), await first]).toEqual([201, 201]);
    const seen = place.github.ledger.map(({ method, identity }) => `${method} ${identity}`);
    expect(seen).toEqual([`POST ${BOT}`, 'GET mara', `POST ${BOT}`]);
  });

  test('stopping does not wait for a held request', async ({ place }) => {
    place.github.faults.add({ ...COMMENTS, does: { kind: 'wait', until: meetingPoint(2) } });
    const held = sent(place);
    await expect.poll(() => place.github.ledger.length).toBe(1);
    await place.github.stop();
    expect(await held).toBe('broken');
  });
});
