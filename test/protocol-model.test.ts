import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATES } from '../src/action/value/marker.ts';
import { fuzzRuns, sampleSeed } from './build/fuzz-runs.ts';
import { explore, playBy } from './protocol-model/explore.ts';
import type { Story } from './protocol-model/play.ts';
import type { Weaken } from './protocol-model/process.ts';
import type { Breach } from './protocol-model/promises.ts';
import { STORIES } from './protocol-model/stories.ts';
import * as theWeaker from './protocol-model/weaker.ts';

const { callsItRefused, everyoneWins, goesOnWithoutAnswer, ignoresLeases, remembersNothing, sendsAgain } = theWeaker;

/** `MODEL=deep` lets processes be interrupted beside a fault, too: that takes minutes. */
const IS_DEEP = process.env['MODEL'] === 'deep';
const ALL = Object.values(STORIES);

/** The words that status comments have said in all plays of this file. */
const said = new Set<string>();

/** On a busy machine, a story takes minutes. */
const PATIENTLY = { timeout: 600_000 };

describe('the product keeps its promises in every play of', PATIENTLY, () => {
  test.each<Story>(ALL)('$name, if nothing goes wrong', async (story) => {
    const exploration = await explore(story, { faults: 0, switches: story.switches });
    expect([exploration.broken, exploration.isComplete]).toEqual([null, true]);
    expect(exploration.worlds).toBeGreaterThan(100);
    for (const state of exploration.said) said.add(state);
  });

  test.each<Story>(ALL)('$name, if a process ends early, or an answer is lost, late, refused or old', async (story) => {
    const exploration = await explore(story, { faults: 1, switches: IS_DEEP ? 1 : 0 });
    expect([exploration.broken, exploration.isComplete]).toEqual([null, true]);
    for (const state of exploration.said) said.add(state);
  });

  test('all stories, which meet every state of a status comment', () =>
    expect([...said].toSorted()).toEqual([...STATES].toSorted()));

  test.each<Story>(ALL)('$name that chance makes, with up to three faults, and slow requests', async (story) => {
    const numbers = fc.array(fc.nat({ max: 999 }), { maxLength: 120, size: 'max' });
    const property = fc.asyncProperty(numbers, fc.nat({ max: 3 }), fc.boolean(), async (choices, faults, slow) => {
      const { breach, happened } = await playBy(story, choices, { faults, slow });
      if (breach !== null) throw new Error(`${breach}:\n${happened.join('\n')}`);
    });
    await fc.assert(property, { numRuns: fuzzRuns(40), seed: sampleSeed() });
  });
});

describe('the model notices that', PATIENTLY, () => {
  const TWICE = 'two requests were sent for one';
  const isOfTheFirst = everyoneWins((_reaction, id) => id === 101);
  const isAnnouncement = everyoneWins((reaction) => reaction === 'hooray');
  const { redelivery, step, retry, settle, announcing } = STORIES;
  const weaker: readonly (readonly [string, Breach, Story, Weaken])[] = [
    ['a 200 is as good as a 201', TWICE, redelivery, everyoneWins()],
    ['a claim without an answer is as good as a 201', TWICE, redelivery, goesOnWithoutAnswer],
    ['a job is requested again after a lost answer', TWICE, redelivery, sendsAgain],
    ['a step does not read its thread', TWICE, step, remembersNothing],
    ['retries only claim their own comments', TWICE, retry, isOfTheFirst],
    ['no answer counts as a refusal', 'something that was sent is called not sent', redelivery, callsItRefused],
    ['others do not wait for the end of a lease', 'a status comment lost what it said', settle, ignoresLeases],
    ['an announcement is not claimed', 'an end was announced twice', announcing, isAnnouncement],
    ['nobody looks for an earlier announcement', 'an end was announced twice', announcing, remembersNothing],
  ];

  test.each(weaker)('%s', async (_name, breach, story, weaken) => {
    const rules = { faults: 1, switches: 1, weaken, promises: [breach], mostPlays: 5_000 };
    expect((await explore(story, rules)).broken?.breach).toBe(breach);
  });
});
