import { describe, expect, test } from 'vitest';
import { type Beside, besideSettle } from './claim-model/beside-settle.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import { IN_TIME } from './claim-model/model.ts';
import type { Breach } from './claim-model/promises.ts';
import { posting, settling } from './claim-model/settle-and-post.ts';
import { does, OPENS, STARTS_A_JOB } from './claim-model/stories.ts';

const FRESH = { ...IN_TIME, lists: 'fresh' } as const;

describe('settle and the post process, next to a run and its re-run', () => {
  test.each<readonly [string, Beside, number]>([
    ['alone', {}, 7_000],
    ['and the run does not wait', { waits: false }, 1_200],
    ['and another run for the same comment', { with: 'another run', nature: FRESH }, 10_000],
    ['and another settle process', { with: 'another settle', nature: FRESH }, 10_000],
  ])('never overwrite a running process, and no comment loses information: %s', (_name, beside, states) => {
    const exploration = explore(besideSettle(beside));
    expect(exploration.complete).toBe(true);
    expect(exploration.states).toBeGreaterThan(states);
    expect(Object.fromEntries(exploration.stories)).toEqual({});
  });

  test('are explored without confusing worlds that have different futures', () => {
    expect(findConfusion(besideSettle())).toBe(null);
  });

  const everything = explore(besideSettle());

  test.each([
    [
      'settle writes the end of a job whose run has died, once that run can no longer be watching',
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
        ...does('settle', 'list-comments → started', 'look-at-job → pull-request, long ago'),
        ...does('settle', 'read-afresh → started', 'write-end → finished'),
      ],
    ],
    [
      'settle marks an unfinished start as unknown',
      [
        ...does('run 1', ...OPENS, 'dies before request-job'),
        ...does('settle', 'list-comments → starting, long ago', 'read-afresh → starting', 'write-unknown → unknown'),
      ],
    ],
    [
      'post says that waiting was cancelled, even if only the runner remembers the job',
      [
        ...does('run 1', ...STARTS_A_JOB, 'dies before write-started'),
        ...does('post of run 1', 'read-comment → starting', 'read-afresh → starting', 'write-cancelled → started'),
      ],
    ],
    [
      'post says that a job may exist',
      [
        ...does('run 1', ...OPENS, 'dies before request-job'),
        ...does('post of run 1', 'read-comment → starting', 'read-afresh → starting', 'write-unknown → unknown'),
      ],
    ],
  ])('%s', (_name, story) => {
    expect(everything.storyEndingWith(story.at(-1) ?? '')).toEqual(story);
  });
});

describe('a careless process next to a run is caught:', () => {
  test.each<readonly [string, Breach, Beside, readonly string[]]>([
    [
      'a process that settles what its owner is watching',
      'overwrote-owner',
      { settle: settling({ waitsForOwner: false }) },
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → started'),
        ...does('settle', 'list-comments → started', 'look-at-job → pull-request', 'read-afresh → started'),
        ...does('settle', 'write-end → finished'),
      ],
    ],
    [
      'a process that settles what its owner is watching, who then writes that the job still runs',
      'went-back',
      { settle: settling({ waitsForOwner: false }) },
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'follow → running'),
        ...does('settle', 'list-comments → started', 'look-at-job → pull-request', 'read-afresh → started'),
        ...does('settle', 'write-end → finished'),
        ...does('run 1', 'write-still-running → started'),
      ],
    ],
    [
      'a process that settles, without reading again, what a re-run has continued meanwhile',
      'overwrote-owner',
      { settle: settling({ readsAfresh: false }), nature: FRESH },
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
        ...does('run 1 again', 'read-thread → started', 'look-at-job → running'),
        ...does('settle', 'list-comments → started'),
        ...does('run 1 again', 'read-afresh → started', 'write-started → started'),
        ...does('settle', 'look-at-job → pull-request, long ago', 'write-end → finished'),
      ],
    ],
    [
      'a process that settles, without reading again, from a list that shows an old state',
      'went-back',
      { settle: settling({ readsAfresh: false }) },
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
        ...does('settle', 'list-comments → starting, long ago', 'write-unknown → unknown'),
      ],
    ],
    [
      'a post process that overwrites what it has not read again',
      'went-back',
      { post: posting({ readsAfresh: false }) },
      [
        ...does('run 1', ...STARTS_A_JOB, 'write-started → started', 'dies before follow'),
        ...does('post of run 1', 'read-comment → started'),
        ...does('settle', 'list-comments → started', 'look-at-job → pull-request, long ago'),
        ...does('settle', 'read-afresh → started', 'write-end → finished'),
        ...does('post of run 1', 'write-cancelled → started'),
      ],
    ],
  ])('%s', (_name, breach, beside, story) => {
    expect(explore(besideSettle(beside), { until: [breach] }).stories.get(breach)).toEqual(story);
  });

  // The owner holds the job, so it may always write. The next settle process corrects the comment.
  test('a run that waits longer than it said', () => {
    const { stories } = explore(besideSettle({ nature: { ...IN_TIME, inTime: false } }), { until: ['went-back'] });
    expect(stories.get('went-back')?.slice(-2)).toEqual([
      'settle: write-end → finished',
      'run 1: write-still-running → started',
    ]);
  });

  // GitHub has no conditional edits, so the time between the second read and the edit stays open.
  test("two processes that each edit between the other's read and edit", () => {
    const { stories } = explore(besideSettle({ nature: { ...IN_TIME, editsAtOnce: false } }), { until: ['went-back'] });
    expect(stories.get('went-back')?.slice(-3)).toEqual([
      'settle: read-afresh → starting',
      'post of run 1: write-cancelled → started',
      'settle: write-unknown → unknown',
    ]);
  });
});
