import { describe, expect } from 'vitest';
import { BOT, meetingPoint, type Place, test } from './asking.ts';

const COMMENTS = { method: 'POST', path: /comments$/ };
const sent = (place: Place): Promise<number | 'broken'> =>
  place.statusOf('POST', '/issues/1/comments', { body: { body: 'text' } }).catch(() => 'broken');

describe('deliberate faults', () => {
  test('an answer after the effect has none of the headers of the answer that it replaces', async ({ place }) => {
    for (let index = 0; index < 40; index += 1)
      place.github.state.addComment(place.app, 1, { author: 'mara', body: 'x' });
    const does = { kind: 'answer', status: 200, body: [], handled: true } as const;
    place.github.faults.add({ method: 'GET', path: /comments$/, times: 1, does });
    expect((await place.ask('GET', '/issues/1/comments')).headers.get('link')).toBeNull();
    expect((await place.ask('GET', '/issues/1/comments')).headers.get('link')).not.toBeNull();
  });

  test('requests wait for each other, and the ledger has them in order of arrival', async ({ place }) => {
    place.github.faults.add({ ...COMMENTS, times: 2, does: { kind: 'wait', until: meetingPoint(2) } });
    const first = sent(place);
    await expect.poll(() => place.github.ledger.length).toBe(1);
    expect([await place.statusOf('GET', '/issues/1', { token: 'mara' }), place.app.comments.size]).toEqual([200, 0]);
    expect([await sent(place), await first]).toEqual([201, 201]);
    const seen = place.github.ledger.map(({ method, identity, status }) => `${method} ${identity} ${status}`);
    expect(seen).toEqual([`POST ${BOT} 201`, 'GET mara 200', `POST ${BOT} 201`]);
    place.github.faults.add({ ...COMMENTS, does: { kind: 'break-after' } });
    expect([await sent(place), place.github.ledger.at(-1)?.status]).toEqual(['broken', null]);
  });

  test('stopping does not wait for a held request', async ({ place }) => {
    place.github.faults.add({ ...COMMENTS, does: { kind: 'wait', until: meetingPoint(2) } });
    const held = sent(place);
    await expect.poll(() => place.github.ledger.length).toBe(1);
    await place.github.stop();
    expect(await held).toBe('broken');
  });
});
