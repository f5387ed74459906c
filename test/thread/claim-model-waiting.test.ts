import { describe, expect, test } from 'vitest';
import { oneReaction } from './claim-model/comment-run.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { messages } from './claim-model/messages.ts';
import { type Breach, notOfTheClaimant } from './claim-model/promises.ts';
import { workflowStep } from './claim-model/step-run.ts';
import { CLAIMS, does } from './claim-model/stories.ts';
import { FRESH, workflowSteps } from './claim-model/workflow-steps.ts';
import { latest } from './claim-model/world.ts';

const ALWAYS: readonly Breach[] = ['two-jobs', 'not-the-claimant', 'untrue'];

describe('a message that waits for its job, whatever dies, is lost, comes late or is refused', () => {
  const sent = messages(oneReaction({ waitsFirst: 'until-acknowledged' }));
  const model = { ...sent, promises: { ...sent.promises, 'not-the-claimant': notOfTheClaimant } };
  const everything = explore(model, { until: ALWAYS });

  test('is explored to the last world, without confusing worlds that have different futures', () => {
    expect(everything.complete).toBe(true);
    expect(everything.states).toBeGreaterThan(10_000);
    expect(findConfusion(model)).toBe(null);
  });

  test.each(ALWAYS)('never leads to: %s', (breach) => {
    expect(everything.stories.get(breach)).toBeUndefined();
  });

  test('is sent by the re-run of a run that died while it waited, in the same comment', () => {
    const story = everything.storyTo(({ comments, jobs }) =>
      comments.some(
        (comment) =>
          comment.versions[0]?.state === 'waiting' &&
          comment.versions[0].attempt === 1 &&
          comment.versions.every(({ attempt, state }) => attempt === 2 || state === 'waiting') &&
          latest(comment).attempt === 2 &&
          latest(comment).state === 'finished' &&
          jobs.length === 2,
      ),
    );
    expect(story?.slice(0, 6)).toEqual([
      ...does('run 1', ...CLAIMS, 'write-starting → made', 'dies before read-afresh'),
      ...does('run 1 again', 'read-thread → waiting', 'look-afresh → waiting'),
    ]);
  });

  test('would be sent twice if it did not need the acknowledgement that its comment says so', () => {
    const weaker = explore(messages(oneReaction({ waitsFirst: 'until-tried' })), { until: ['two-jobs'] });
    expect(weaker.stories.get('two-jobs')).toBeDefined();
  });
});

describe("a step's message that waits for its job, whatever dies, is lost or is refused", () => {
  const waiting = (changes: Parameters<typeof workflowStep>[0] = {}): ReturnType<typeof workflowStep> =>
    workflowStep({ waitsFirst: 'until-acknowledged', ...changes });
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
      ...does('run 1', 'read-memory → nothing', 'write-starting → made', 'dies before read-afresh'),
      ...does('run 1 again', 'read-memory → waiting', 'look-afresh → waiting'),
    ]);
  });

  test.each<[string, Parameters<typeof workflowStep>[0]]>([
    ['it did not need the acknowledgement that its comment says so', { waitsFirst: 'until-tried' }],
  ])('would be sent twice if %s', (_why, changes) => {
    const model = workflowSteps([{ run: 1, attempts: 3 }], { ...sends, protocol: waiting(changes) });
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toBeDefined();
  });
});
