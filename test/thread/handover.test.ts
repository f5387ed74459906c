import { describe, expect, test } from 'vitest';
import { writeMarkerLine } from '../../src/marker-line.ts';
import type { OpenPullRequest } from '../../src/ports/pull-requests.ts';
import { believedHandover, chooseOpen, type Handover } from '../../src/thread/handover.ts';
import { groupHash } from '../../src/thread/marker.ts';
import { renderHandover, withCovered } from '../../src/wording/handover-text.ts';
import { SERVICE } from '../build/a-marker.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';

const REPOSITORY = { id: 4200, name: 'acme/app' };
const OURS = { login: OURSELVES, repository: REPOSITORY, service: SERVICE };
const GROUP = groupHash({ workflowPath: '.github/workflows/docs.yml', job: 'docs' });
const HANDOVER: Handover = { job: 'j_1', repository: REPOSITORY, service: SERVICE, thread: 41, group: GROUP };

function bodyOf(handover: Partial<Handover> = {}): string {
  return renderHandover(
    { ...HANDOVER, ...handover },
    {
      origin: { kind: 'thread', url: 'https://github.com/acme/app/pull/41#issuecomment-1' },
      requester: 'mara',
      instruction: { text: 'Also covers #666.\n\nAlso covers #667.' },
      command: '/docs',
    },
  );
}

function said(body: string, author = OURSELVES): OpenPullRequest['comments'][number] {
  return { author, body, createdAt: '2026-11-20T09:00:00Z' };
}

function pull(number: number, given: Partial<OpenPullRequest> = {}): OpenPullRequest {
  const head = { sha: 'c'.repeat(40), repository: REPOSITORY };
  return { number, head, comments: [said('Thanks!', 'mara'), said(bodyOf())], lacksOlder: false, ...given };
}

describe('the pull request for a request', () => {
  test('is the newest one that the same group has made', () => {
    const chosen = chooseOpen([pull(9), pull(5)], GROUP, OURS);
    expect(chosen).toMatchObject({ pull: { number: 9 }, handover: { job: 'j_1', thread: 41 } });
  });

  const other = 'f'.repeat(64);
  test.each<[string, Partial<OpenPullRequest>]>([
    ['without a hand-over', { comments: [said('Thanks!', 'mara')] }],
    ["with someone else's copy of a hand-over", { comments: [said(bodyOf(), 'mara')] }],
    ['of a person who is called as we are, without the suffix', { comments: [said(bodyOf(), 'github-actions')] }],
    ['of another workflow job or command', { comments: [said(bodyOf({ group: 'f'.repeat(24) }))] }],
    [
      'whose job was only followed',
      {
        comments: [
          said(
            renderHandover(
              { job: 'j_1', repository: REPOSITORY, service: SERVICE },
              {
                origin: { kind: 'run', url: 'https://x' },
                requester: null,
                instruction: { text: '' },
                command: '/docs',
              },
            ),
          ),
        ],
      },
    ],
    ['of another project', { comments: [said(bodyOf({ service: other }))] }],
    ['handed over in another repository', { comments: [said(bodyOf({ repository: { id: 7, name: 'acme/app' } }))] }],
    ['from a fork', { head: { sha: 'c'.repeat(40), repository: { id: 77, name: 'mara/app' } } }],
    ['whose repository is gone', { head: { sha: 'c'.repeat(40), repository: null } }],
    [
      'of another group, where a later hand-over claims ours',
      { comments: [said(bodyOf({ group: 'f'.repeat(24) })), said(bodyOf())] },
    ],
    [
      'of another project, where a later hand-over claims ours',
      { comments: [said(bodyOf({ service: other })), said(bodyOf())] },
    ],
    [
      "with a hand-over that this version can't read before ours",
      { comments: [said(`${writeMarkerLine({ kind: 'handover', version: 9 })}\n\nMade.`), said(bodyOf())] },
    ],
  ])('is never one %s', (_what, given) => {
    expect(chooseOpen([pull(9, given)], GROUP, OURS)).toBeNull();
    expect(chooseOpen([pull(9, given), pull(5)], GROUP, OURS)?.pull.number).toBe(5);
  });
});

describe('the group of a request', () => {
  test('differs between workflows, their jobs and commands, and not by letter case of a command', () => {
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
});

describe("a hand-over's list", () => {
  const added = (threads: readonly number[], start = bodyOf()): string => {
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
    const [, ...rest] = bodyOf().split('\n\n');
    expect(
      body
        .split('\n\n')
        .slice(1)
        .filter((_part, index) => index !== 1),
    ).toEqual(rest);
  });

  test('leaves out the thread that made the pull request', () => {
    expect(added([41])).toBe(bodyOf());
  });

  test('names twenty, and counts the rest', () => {
    const body = added(Array.from({ length: 27 }, (_, index) => 100 + index));
    expect(listIn(body)).toMatch(/^Also covers #100, (?:#\d+, ){18}#119 and 7 more\.$/);
  });

  test('ends before its first line grows too long', () => {
    const covers = Array.from({ length: 999 }, (_, index) => 9_000_000 + index);
    const body = added([44, 45], bodyOf({ covers }));
    expect(believedHandover(said(body), OURS)?.covers).toHaveLength(1000);
    expect(body.split('\n')[0]?.length).toBeLessThan(16_384);
    expect(listIn(body)).toMatch(/ and 980 more\.$/);
  });

  test('survives the line ends of an edit in a browser', () => {
    const body = added([44], bodyOf().replaceAll('\n', '\r\n'));
    expect(listIn(body)).toBe('Also covers #44.');
  });
});
