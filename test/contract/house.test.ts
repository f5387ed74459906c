import { describe, expect, test } from 'vitest';
import { checkHouse } from './check-house.ts';
import { ROOT, trackedFiles } from './tracked-files.ts';
import { aTree } from './tree.ts';

test('a request goes through steps that return the next one, and each effect has one file', () => {
  expect(checkHouse(ROOT, trackedFiles('src/action/*.ts'))).toEqual([]);
});

describe('the check names', () => {
  const STAGE = 'the stage of a request is made';
  test.each([
    ['a step that returns a function', 'request/a.ts', 'export function a(): () => void {}', 'a returns a function'],
    [
      'one that promises an object with a function',
      'request/a.ts',
      'interface Open { readonly send: () => void }\nexport async function open(): Promise<Open | null> {}',
      'open returns a function',
    ],
    ['a job that is requested elsewhere', 'stories/a.ts', 'await service.createJob(text);', 'createJob is called'],
    ['a message that is sent elsewhere', 'request/open.ts', 'world.service.sendMessage(a);', 'sendMessage is called'],
    ['a comment that is edited elsewhere', 'request/a.ts', 'x.repository.editComment(a);', 'editComment is called'],
    ['a stage that is made elsewhere', 'request/open.ts', "const a = { state: 'started' };", STAGE],
    ['a story of 151 lines', 'stories/a.ts', 'a();\n'.repeat(151), 'a story has at most 150 lines, this one has 151'],
  ])('%s', (_what, file, text, finding) => {
    using tree = aTree({ [`src/action/${file}`]: text });
    expect(checkHouse(tree.root, [`src/action/${file}`])).toEqual([`src/action/${file}: ${finding}`]);
  });

  test.each([
    ['where jobs are requested', 'request/start.ts', 'await service.createJob(text);'],
    ['a function that a step only takes', 'request/a.ts', 'export function a(look: () => void): void {}'],
    ['a comparison of states', 'request/a.ts', "export const a = view.state === 'started';"],
    ['other folders', 'github/a.ts', 'export function a(): () => void {}'],
  ])('nothing in %s', (_what, file, text) => {
    using tree = aTree({ [`src/action/${file}`]: text });
    expect(checkHouse(tree.root, [`src/action/${file}`])).toEqual([]);
  });
});
