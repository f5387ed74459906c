import { describe, expect, test } from 'vitest';
import { groupHash } from '../../../src/action/value/marker.ts';
import { believedHandover } from '../../../src/action/value/own-comments.ts';
import { withCovered } from '../../../src/action/wording/answers.ts';
import { aHandover, HANDOVER, OURS, said } from '../../build/a-handover.ts';

test('the group of a request differs between workflows, their jobs and commands, and not by letter case of a command', () => {
  const groups = [
    groupHash({ workflowPath: 'a.yml', job: 'docs' }),
    groupHash({ workflowPath: 'b.yml', job: 'docs' }),
    groupHash({ workflowPath: 'a.yml', job: 'other' }),
    groupHash({ command: '/docs' }),
    groupHash({ command: '/guide' }),
  ];
  expect(new Set(groups).size).toBe(groups.length);
  expect(groups.filter((group) => /^[0-9a-f]{24}$/.test(group))).toEqual(groups);
  expect(groupHash({ command: '/Docs' })).toBe(groups[3]);
});

describe("a hand-over's list", () => {
  const added = (threads: readonly number[], start = aHandover()): string => {
    let body = start;
    for (const thread of threads) {
      const handover = believedHandover(said(body), OURS);
      if (handover === null) throw new Error('the hand-over is not believed any more');
      body = withCovered(body, handover, thread) ?? body;
    }
    return body;
  };
  const listIn = (body: string): string | undefined => body.split('\n\n')[2];

  test('names each further thread once, in one line', () => {
    const body = added([44, 45, 44]);
    expect(listIn(body)).toBe('Also covers #44, #45.');
    expect(believedHandover(said(body), OURS)).toEqual({ ...HANDOVER, covers: [44, 45] });
    const [, ...rest] = aHandover().split('\n\n');
    expect(body.split('\n\n').toSpliced(2, 1).slice(1)).toEqual(rest);
  });

  test('leaves out the thread that made the pull request', () => expect(added([41])).toBe(aHandover()));

  test('names twenty, and counts the rest', () => {
    const body = added(Array.from({ length: 27 }, (_, index) => 100 + index));
    expect(listIn(body)).toMatch(/^Also covers #100, (?:#\d+, ){18}#119 and 7 more\.$/);
  });

  test('ends before its first line grows too long', () => {
    const covers = Array.from({ length: 999 }, (_, index) => 9_000_000 + index);
    const body = added([44, 45], aHandover({ covers }));
    expect(believedHandover(said(body), OURS)?.covers).toHaveLength(1000);
    expect(body.split('\n')[0]?.length).toBeLessThan(16_384);
    expect(listIn(body)).toMatch(/ and 980 more\.$/);
  });

  test.each<[string, (body: string) => string]>([
    ['a paragraph before the list', (body) => body.replace('\n\n', '\n\nPlease review this before Friday.\n\n')],
    ['no empty line below the marker', (body) => body.replace('\n\n', '\n')],
  ])('stays one list, without a loss of words, after a person has added %s', (_what, edit) => {
    const edited = edit(added([44]));
    const body = added([45], edited);
    expect(body.match(/^Also covers #\d.*/gm)).toEqual(['Also covers #44, #45.']);
    expect(body.replace(', #45.', '.').split(/\n+/).slice(1)).toEqual(edited.split(/\n+/).slice(1));
  });

  test('survives the line ends of an edit in a browser', () => {
    expect(listIn(added([44], aHandover().replaceAll('\n', '\r\n')))).toBe('Also covers #44.');
  });
});
