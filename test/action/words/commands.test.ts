import { describe, expect, test } from 'vitest';
import { inputs, outputs } from '../../../src/action/words/action-spec.ts';
import {
  COMMON_RESULTS,
  FAILING_RESULTS,
  MODE_NAMES,
  modes,
  RESULTS,
  subCommands,
  usages,
} from '../../../src/action/words/commands.ts';

type Name = (typeof subCommands)[number]['name'];

/** How each sub-command is used. */
const USAGES: Readonly<Record<Name, string>> = {
  ...{ status: '/docs status', retry: '/docs retry', report: '/docs report [period]' },
  ...{ continue: '/docs continue …', 'new-job': '/docs new-job …', help: '/docs help' },
};

describe('the table of sub-commands', () => {
  test.each(subCommands)('has lower-case words for $name, which comments are compared with', ({ name }) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('contains no name twice', () =>
    expect(new Set(subCommands.map(({ name }) => name)).size).toBe(subCommands.length));
});

describe('what can be written in a comment', () => {
  test('is an instruction and every sub-command, with its arguments, after the command of the step', () => {
    const expected = ['/docs …', ...subCommands.map(({ name }) => USAGES[name])];
    expect(usages('/docs').map(({ usage }) => usage)).toEqual(expected);
    expect(usages('/ask').map(({ usage }) => usage)).toEqual(expected.map((usage) => usage.replace('/docs', '/ask')));
  });

  test.each(usages('/docs'))('is explained: $usage', ({ does }) => expect(does).toMatch(/^[a-z].*[^.]$/));
});

test('every result is one that some mode names, or any mode can have, and is listed once', () => {
  const named = [...modes.flatMap(({ results }): readonly string[] => results), ...COMMON_RESULTS];
  expect([...RESULTS].sort()).toEqual([...new Set(named)].sort());
  expect(RESULTS).toEqual(expect.arrayContaining([...FAILING_RESULTS]));
});

test('a mode that shares the results of another names an existing one', () => {
  const shared = modes.flatMap((mode) => ('as' in mode ? [mode.as] : []));
  expect(shared.filter((name) => !MODE_NAMES.includes(name))).toEqual([]);
});

test.each([
  ['the input mode lists every mode', inputs.mode.description, MODE_NAMES],
  [
    'the input mode says when `auto` means a mode',
    inputs.mode.description,
    modes.flatMap(({ name, auto }) => (auto === null ? [] : [`${name}\` ${auto}`])),
  ],
  ['the input fail-on lists every result that can fail a step', inputs['fail-on'].description, FAILING_RESULTS],
  ['the output result lists every result', outputs.result.description, RESULTS],
])('%s', (_what, description, words) => expect(words.filter((word) => !description.includes(`\`${word}`))).toEqual([]));
