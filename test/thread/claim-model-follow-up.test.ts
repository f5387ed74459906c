import { describe, expect, test } from 'vitest';
import { openRequestTo } from '../../src/action/request/continuation.ts';
import { believesEnd } from './claim-model/belief.ts';
import { besideSettle } from './claim-model/beside-settle.ts';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { LONG_AFTER } from './claim-model/markers.ts';
import { messages, twoFollowUps } from './claim-model/messages.ts';
import { IN_TIME } from './claim-model/model.ts';
import { retries } from './claim-model/retries.ts';
import { posting, settling } from './claim-model/settle-and-post.ts';
import { does, isFinished, OPENS } from './claim-model/stories.ts';
import { latest } from './claim-model/world.ts';

const AT_MOST_ONE = ['two-jobs', 'not-the-claimant', 'untrue'] as const;
const FRESH = { ...IN_TIME, lists: 'fresh' } as const;

describe('a comment that sends a message to a job that ended earlier, whatever goes wrong', () => {
  const everything = explore(messages(), { until: AT_MOST_ONE });

  test("sends at most one, and no comment contradicts the service's ledger", () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(10_000);
    expect(AT_MOST_ONE.filter((breach) => everything.stories.has(breach))).toEqual([]);
  });

  test('is explored without confusing worlds that have different futures', () => {
    expect(findConfusion({ ...messages(), nature: FRESH })).toBe(null);
  });

  test('says that the result is unknown if no answer came, and sends nothing again', () => {
    const story = everything.storyTo(
      ({ jobs, comments }) => jobs.length === 2 && comments.some((comment) => latest(comment).state === 'unknown'),
    );
    expect(story).toEqual([
      ...does('run 1', ...OPENS, 'send-message → arrived, answer lost', 'read-afresh → starting'),
      ...does('run 1', 'write-unknown → unknown'),
    ]);
  });

  test('ends at once if the answer shows the job at work', () => {
    expect(everything.storyTo(isFinished)).toEqual(
      does('run 1', ...OPENS, 'send-message → made', 'write-started → started', 'follow → pull-request', ENDS),
    );
  });

  test.each(['running', 'pull-request, long ago'])(
    'ends after an answer that shows the job as before only once it is shown as %s',
    (sight) => {
      const story = does('run 1', ...OPENS, 'send-message → made, shown as before', 'write-started → started');
      const last = `run 1: look-for-work → ${sight}`;
      expect(everything.storyEndingWith(last)).toEqual([...story, last]);
    },
  );

  test('would send two if it were sent again after a lost answer', () => {
    const model = messages(oneReaction({ afterLostJob: 'request-again' }));
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(
      does('run 1', ...OPENS, 'send-message → arrived, answer lost', 'send-message → made'),
    );
  });

  test('would take the end of the earlier work for its own if every end counted', () => {
    const model = messages(oneReaction({ believesEnd: () => true }));
    expect(explore(model, { until: ['untrue'] }).stories.get('untrue')).toEqual(
      does(
        'run 1',
        ...OPENS,
        'send-message → made, shown as before',
        'write-started → started',
        'look-for-work → pull-request of the work before',
        ENDS,
      ),
    );
  });

  test('would find no end in the first minute if only time counted', () => {
    const { complete, storyEndingWith } = explore(
      messages(oneReaction({ believesEnd: (marker, { now }) => believesEnd(marker, { seenAtWork: false, now }) })),
    );
    expect(complete).toBe(true);
    expect(storyEndingWith('run 1: finish → finished')).toContain('run 1: follow → pull-request, long ago');
  });

  test('would never find an end if only work that was seen to begin counted', () => {
    const seenOnly = oneReaction({ believesEnd: (_marker, { seenAtWork }) => seenAtWork });
    const { complete, ends } = explore({ ...messages(seenOnly), nature: { ...FRESH, faults: false } });
    expect([complete, ends.length > 0]).toEqual([true, true]);
    const late = explore(messages(seenOnly)).storyEndingWith('run 1: look-for-work → pull-request, long ago');
    expect(late).toBe(null);
  });
});

const ENDS = 'finish → finished';

describe('two follow-up comments on one job at the same time', () => {
  test('send at most one message each, whatever goes wrong, and say nothing untrue', () => {
    const { complete, states, stories } = explore(twoFollowUps(), { until: AT_MOST_ONE });
    expect(complete).toBe(true);
    expect(states).toBeGreaterThan(30_000);
    expect(AT_MOST_ONE.filter((breach) => stories.has(breach))).toEqual([]);
  });

  const everything = explore(twoFollowUps({ nature: FRESH }));

  test('do not both continue if one has seen that a run follows the other', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(10_000);
    expect(Object.fromEntries(everything.stories)).toEqual({});
  });

  test('are explored without confusing worlds that have different futures', () => {
    expect(findConfusion(twoFollowUps({ nature: { ...FRESH, faults: false } }))).toBe(null);
  });

  test.each([
    ['no run looked for another one', () => null, 'starting'],
    [
      'only a message that has arrived counted',
      (...[jobId, { marked }, now]: Parameters<typeof openRequestTo>) =>
        openRequestTo(jobId, { marked: marked.filter(({ marker }) => marker.state !== 'starting') }, now),
      'starting',
    ],
    [
      'no run were assumed to be following',
      (...[jobId, own]: Parameters<typeof openRequestTo>) => openRequestTo(jobId, own, LONG_AFTER),
      'starting',
    ],
  ])('would both continue if %s', (_name, weaker, seen) => {
    const model = twoFollowUps({ nature: FRESH, protocol: oneReaction({ openRequestTo: weaker }) });
    expect(explore(model, { until: ['talked-over'] }).stories.get('talked-over')).toEqual([
      ...does('follow-up 1', ...OPENS),
      ...does('follow-up 2', `read-thread → ${seen}`),
    ]);
  });

  const bothAtWork = (nature: typeof FRESH & { readonly refusesWhileBusy?: true }): readonly string[] | null =>
    explore(twoFollowUps({ nature: { ...nature, faults: false } })).storyTo(
      ({ jobs }) => jobs.filter(({ by, end }) => by >= 0 && end === null).length > 1,
    );

  // A list can't lock. Only the service can ensure that the first is followed to its end before the second begins.
  test('are both sent if both have read before either has written', () => {
    expect(bothAtWork(FRESH)).toEqual([
      ...does('follow-up 1', 'read-thread → nothing', 'claim → created'),
      ...does('follow-up 2', 'read-thread → nothing'),
      ...does('follow-up 1', 'write-starting → made', 'send-message → made'),
      ...does('follow-up 2', 'claim → created', 'write-starting → made', 'send-message → made'),
    ]);
  });

  test('are not both at work if the service accepts no message meanwhile', () => {
    expect(bothAtWork({ ...FRESH, refusesWhileBusy: true })).toBe(null);
  });
});

describe('settle and the post process next to a follow-up', () => {
  test('never overwrite its run, and write nothing untrue', () => {
    const { complete, states, stories } = explore(besideSettle({ request: 'message' }));
    expect(complete).toBe(true);
    expect(states).toBeGreaterThan(8_000);
    expect(Object.fromEntries(stories)).toEqual({});
  });

  test.each([
    [
      'every end counted for settle',
      { settle: settling({ believesEnd: () => true }) },
      ['settle: look-at-job → pull-request of the work before', 'settle: read-afresh → started'],
      'settle: write-end → finished',
    ],
    [
      'the post process assumed that the job in a marker has the message',
      { post: posting({ believesJobIn: ['starting', 'started', 'unknown'] }) },
      ['post of run 1: read-comment → starting', 'post of run 1: read-afresh → starting'],
      'post of run 1: write-cancelled → started',
    ],
    [
      'it did so although the comment says that the outcome is unknown',
      { post: posting({ believesJobIn: ['started', 'unknown'] }) },
      ['post of run 1: read-comment → unknown', 'post of run 1: read-afresh → unknown'],
      'post of run 1: write-cancelled → started',
    ],
  ])('would write something untrue if %s', (_name, weaker, before, last) => {
    const { stories } = explore(besideSettle({ request: 'message', ...weaker }), { until: ['untrue'] });
    expect(stories.get('untrue')?.slice(-3)).toEqual([...before, last]);
  });
});

describe('two retries of a failed message at the same time', () => {
  test('send it again once', () => {
    const { complete, states, stories } = explore(retries(undefined, { request: 'message' }));
    expect(complete).toBe(true);
    expect(states).toBeGreaterThan(10_000);
    expect(Object.fromEntries(stories)).toEqual({});
  });

  test('would send it twice if each only claimed its own comment', () => {
    const model = retries(oneReaction({ retries: 'with-one-claim' }), { request: 'message' });
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(
      ['retry 1', 'retry 2'].flatMap((retry) =>
        does(retry, 'read-thread → finished', 'claim → created', 'write-starting → made', 'send-message → made'),
      ),
    );
  });
});
