import { describe, expect, test } from 'vitest';
import { TURN_CLAIM } from '../../src/action/value/claim.ts';
import type { Marker } from '../../src/action/value/marker.ts';
import { claimBy } from './claim-model/answers.ts';
import { retriedWhileWaiting } from './claim-model/beside-waiting.ts';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { claimOn, writeStarting } from './claim-model/job-run.ts';
import { messages } from './claim-model/messages.ts';
import type { Model } from './claim-model/model.ts';
import { type Breach, twoJobs } from './claim-model/promises.ts';
import { workflowStep } from './claim-model/step-run.ts';
import { CLAIMS, does } from './claim-model/stories.ts';
import { FRESH, workflowSteps } from './claim-model/workflow-steps.ts';
import { end, type Protocol, type World } from './claim-model/world.ts';

const ALWAYS: readonly Breach[] = ['two-jobs', 'not-the-claimant', 'untrue'];

describe('a message that waits for its job, whatever dies, is lost, comes late or is refused', () => {
  const model = messages(oneReaction({ waitsFirst: 'for-both' }));
  const everything = explore(model, { until: ALWAYS });

  test('is explored to the last world, without confusing worlds that have different futures', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(10_000);
    expect(findConfusion({ ...model, actors: model.actors.slice(0, 1) })).toBe(null);
  });

  test.each(ALWAYS)('never leads to: %s', (breach) => {
    expect(everything.stories.get(breach)).toBeUndefined();
  });

  test('is ended by the re-run of a run that died while it waited', () => {
    const isEnded = ({ state, attempt }: Marker): boolean => state === 'not-created' && attempt === 2;
    const story = everything.storyTo(({ comments: [comment] }) => {
      const [first, ...later] = comment?.versions ?? [];
      return first?.attempt === 1 && later.length === 1 && later.every(isEnded);
    });
    expect(story).toEqual([
      ...does('run 1', ...CLAIMS, 'write-starting → made', 'dies before claim-turn'),
      ...does('run 1 again', 'read-thread → waiting', 'look-afresh → waiting', 'read-afresh → waiting'),
      ...does('run 1 again', 'write-not-created → not-created'),
    ]);
  });

  test('would be called unsent, although it was sent, if it only needed its claim', () => {
    const weaker = explore(messages(oneReaction({ waitsFirst: 'for-claim' })), { until: ['untrue'] });
    expect(weaker.stories.get('untrue')).toBeDefined();
  });
});

describe('a message that waits, and is retried after a settle process has ended it,', () => {
  const jobsOf = (story: readonly string[] | undefined): number =>
    story?.filter((step) => /send-message → (made|arrived|late)/.test(step)).length ?? 0;

  const everything = explore(retriedWhileWaiting(oneReaction({ waitsFirst: 'for-both' })));
  /** Nothing was sent, and no retry can be. */
  const isBlocked = ({ runs: [run, , retry], reacted, jobs }: World): boolean =>
    run?.attempt === 1 &&
    run.plan.send === 'nothing' &&
    retry?.attempt === 0 &&
    jobs.every(({ by }) => by !== 0) &&
    reacted.includes(claimBy(1, claimOn(0, TURN_CLAIM)));

  test('is sent once, by whoever claims it, however long each of them takes', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(5_000);
    expect(everything.stories.get('two-jobs')).toBeUndefined();
  });

  test('is left to a later retry by a run that has not sent it', () => {
    expect(everything.storyTo(isBlocked)).toBe(null);
  });

  test('would be lost to it if the run did not give its claim back', () => {
    const careless = oneReaction({ waitsFirst: 'for-both', givesBack: false });
    expect(explore(retriedWhileWaiting(careless)).storyTo(isBlocked)).not.toBe(null);
  });

  test.each<[string, ReturnType<typeof retriedWhileWaiting>]>([
    ['its run did not claim its turn', retriedWhileWaiting(oneReaction({ waitsFirst: 'for-acknowledgement' }))],
    [
      'its retry claimed something else',
      retriedWhileWaiting(
        oneReaction({ waitsFirst: 'for-both' }),
        oneReaction({ retries: 'with-second-claim', retryClaim: () => 'heart' }),
      ),
    ],
  ])('would be sent twice if %s', (_why, model) => {
    const story = explore(model, { until: ['two-jobs'] }).stories.get('two-jobs');
    expect(jobsOf(story)).toBe(2);
  });
});

describe("a step's message that waits for its job, whatever dies, is lost or is refused", () => {
  const waiting = (changes: Parameters<typeof workflowStep>[0] = {}): ReturnType<typeof workflowStep> =>
    workflowStep({ waitsFirst: 'for-both', ...changes });
  const sends = { protocol: waiting(), messages: true } as const;
  const LONG = { ...FRESH, waitingEnds: true } as const;

  test.each([
    [
      'it is re-run twice, and its job outlasts it',
      workflowSteps([{ run: 1, attempts: 3 }], { ...sends, nature: LONG }),
      1_000,
    ],
    [
      'its memory is sometimes unreadable',
      workflowSteps([{ run: 1, attempts: 3 }], { ...sends, nature: { ...FRESH, listsFail: true } }),
      1_000,
    ],
    ['a newer run sends one beside it', workflowSteps([{ run: 1 }, { run: 2, attempts: 1 }], sends), 10_000],
  ])('is never sent twice, and its comment stays true: %s', (_name, model, states) => {
    const exploration = explore(model);
    expect(exploration.complete).toBe(true);
    expect(exploration.states).toBeGreaterThan(states);
    expect(Object.fromEntries(exploration.stories)).toEqual({});
  });

  test('is explored without confusing worlds that have different futures', () => {
    expect(findConfusion(workflowSteps([{ run: 1 }], sends))).toBe(null);
  });

  test('is sent by the re-run of a run that died while it waited, in the same comment', () => {
    const story = explore(workflowSteps([{ run: 1 }], sends)).storyTo(({ comments: [comment], jobs }) => {
      const [first, ...later] = comment?.versions ?? [];
      const isTakenOver =
        first?.state === 'waiting' && first.attempt === 1 && later.every(({ attempt }) => attempt === 2);
      return (
        isTakenOver && later.at(-1)?.state === 'finished' && jobs.some(({ by, attempt }) => by === 0 && attempt === 2)
      );
    });
    expect(story?.slice(0, 5)).toEqual([
      ...does('run 1', 'read-memory → nothing', 'write-starting → made', 'dies before claim-turn'),
      ...does('run 1 again', 'read-memory → waiting', 'claim-turn → created'),
    ]);
  });

  /** The first attempt of one job died while it waited, that of the other before it had a status comment. */
  const twoJobsOfOneRun = (changes: Parameters<typeof workflowStep>[0] = {}): Model => {
    const again = waiting(changes);
    const died: Protocol = (self) =>
      self.attempt > 1 ? again(self, null) : writeStarting({ self, state: 'waiting', next: () => end('nothing') });
    const absent: Protocol = (self) => (self.attempt > 1 ? again(self, null) : end('nothing'));
    const [one, other] = [died, absent].map((protocol) => workflowSteps([{ run: 1 }], { ...sends, protocol }));
    return {
      ...(one ?? workflowSteps([])),
      actors: [...(one?.actors ?? []), ...(other?.actors ?? [])],
      nature: { ...FRESH, editsAtOnce: false },
      promises: { 'two-jobs': twoJobs((first, second) => first.of !== null && first.of === second.of) },
    };
  };

  test('is sent by one of two jobs of a run, whichever claims it', () => {
    const everything = explore(twoJobsOfOneRun());
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(1_000);
    expect(everything.stories.get('two-jobs')).toBeUndefined();
  });

  test('would be sent by both jobs of a run if they did not claim it', () => {
    const weaker = explore(twoJobsOfOneRun({ waitsFirst: 'for-acknowledgement' }), { until: ['two-jobs'] });
    expect(weaker.stories.get('two-jobs')).toBeDefined();
  });

  test('would be sent although its comment still says that nothing was, if it only needed its claim', () => {
    const weaker = explore(workflowSteps([{ run: 1 }], { ...sends, protocol: waiting({ waitsFirst: 'for-claim' }) }));
    expect(weaker.stories.get('untrue')).toBeDefined();
  });
});
