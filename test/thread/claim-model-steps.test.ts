import { describe, expect, test } from 'vitest';
import { resumptionOf } from '../../src/action/value/claim.ts';
import { findConfusion } from './claim-model/confusion.ts';
import { explore } from './claim-model/explore.ts';
import type { Model } from './claim-model/model.ts';
import { workflowStep } from './claim-model/step-run.ts';
import { does } from './claim-model/stories.ts';
import { FRESH, workflowSteps } from './claim-model/workflow-steps.ts';

const OPENS = ['read-memory → nothing', 'write-starting → made'] as const;
const STARTS_A_JOB = [...OPENS, 'request-job → made'] as const;

/** Starts a new job, for this reason, where the real rule starts nothing. */
function startsAlthough(reason: ReturnType<typeof resumptionOf>['kind']): typeof resumptionOf {
  return (own, key) => {
    const resumption = resumptionOf(own, key);
    return resumption.kind === reason ? { kind: 'start', comment: null } : resumption;
  };
}

const ENDLESS = { ...FRESH, jobsFail: true, waitingEnds: true } as const;
const UNREADABLE = { ...FRESH, listsFail: true } as const;
const TWO_USES = [
  { run: 1, use: 1 },
  { run: 1, use: 2 },
] as const;

describe('a step in job mode', () => {
  test.each<readonly [string, Model, number]>([
    [
      'it is re-run twice, and its job fails or outlasts it',
      workflowSteps([{ run: 1, attempts: 3 }], { nature: ENDLESS }),
      1_800,
    ],
    ['its memory is sometimes unreadable', workflowSteps([{ run: 1, attempts: 3 }], { nature: UNREADABLE }), 2_000],
    ['a newer run starts beside it', workflowSteps([{ run: 1 }, { run: 2, attempts: 1 }]), 20_000],
    ['a run that ended earlier has its own comment', workflowSteps([{ run: 1 }], { finishedBefore: true }), 250],
    ['another leg has the same prompt', workflowSteps([{ run: 1 }, { run: 1, leg: 'b', attempts: 1 }]), 9_000],
    ['it is used twice in a run', workflowSteps(TWO_USES), 30_000],
  ])('never starts a second job for a request, nor takes the comment of an open one: %s', (_name, model, states) => {
    const exploration = explore(model);
    expect(exploration.complete).toBe(true);
    expect(exploration.states).toBeGreaterThan(states);
    expect(Object.fromEntries(exploration.stories)).toEqual({});
  });

  test.each<readonly [string, Model]>([
    ['unreadable memory', workflowSteps([{ run: 1 }], { nature: UNREADABLE })],
    [
      'legs',
      workflowSteps([
        { run: 1, attempts: 1 },
        { run: 1, leg: 'b', attempts: 1 },
      ]),
    ],
    ['uses', workflowSteps(TWO_USES.map((step) => ({ ...step, attempts: 1 })))],
  ])('is explored without confusing worlds that have different futures: %s', (_name, model) => {
    expect(findConfusion(model)).toBe(null);
  });

  test.each([
    ['two legs with the same prompt, and their re-runs', [{ run: 1 }, { run: 1, leg: 'b' }]],
    ['two uses in one attempt', TWO_USES.map((step) => ({ ...step, attempts: 1 }))],
  ])('starts one job for each if nothing fails: %s', (_name, steps) => {
    const { complete, ends } = explore(workflowSteps(steps, { nature: { ...FRESH, faults: false } }));
    expect(complete).toBe(true);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.map(({ jobs }) => jobs.map(({ by }) => by).sort())).toEqual(ends.map(() => [0, 1]));
  });
});

describe('a weaker step in job mode starts a second job for a request:', () => {
  test.each<readonly [string, Model, readonly string[]]>([
    [
      'a step that starts without readable memory',
      workflowSteps([{ run: 1 }], { nature: UNREADABLE, protocol: workflowStep({ needsMemory: false }) }),
      [
        ...does('run 1', ...STARTS_A_JOB, 'dies before write-started'),
        ...does('run 1 again', 'read-memory → not readable', 'request-job → made'),
      ],
    ],
    [
      'a step that starts although several earlier requests look like its own',
      workflowSteps(TWO_USES, { protocol: workflowStep({ resumptionOf: startsAlthough('ambiguous') }) }),
      [
        ...does('use 1', ...STARTS_A_JOB, 'dies before write-started'),
        ...does('use 2', 'read-memory → starting', 'write-starting → made', 'request-job → made'),
        ...does('use 2', 'dies before write-started'),
        ...does('use 1 again', 'read-memory → starting and starting', 'write-starting → made', 'request-job → made'),
      ],
    ],
    [
      'a step that is shown an old list, which only time can exclude',
      workflowSteps([{ run: 1 }], { nature: { ...FRESH, lists: 'stale' } }),
      [...does('run 1', ...STARTS_A_JOB, 'dies before write-started'), ...does('run 1 again', ...STARTS_A_JOB)],
    ],
  ])('%s', (_name, model, story) => {
    expect(explore(model, { until: ['two-jobs'] }).stories.get('two-jobs')).toEqual(story);
  });
});
