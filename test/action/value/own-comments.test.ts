import { describe, expect, test } from 'vitest';
import { groupHash, serviceHash, writeMarker } from '../../../src/action/value/marker.ts';
import {
  believedHandover,
  believedMarker,
  makerHash,
  ofComment,
  ownComments,
} from '../../../src/action/value/own-comments.ts';
import { withCovered } from '../../../src/action/wording/answers.ts';
import { aHandover, HANDOVER, OURS, said } from '../../build/a-handover.ts';
import { aMarker, SERVICE } from '../../build/a-marker.ts';
import { aComment, anOwnComment } from '../../build/a-world.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';

const OTHER_SERVICES = [
  { baseUrl: 'https://docs.example.com', projectId: 'manual' },
  { baseUrl: 'https://docs.example.com/eu', projectId: 'handbook' },
] as const;

/** How a marker of version 2 may name its repository, how we know ours, and whether they are the same. */
const IDS: readonly (readonly [string, id: number | null, ourId: number | null, same: readonly boolean[]])[] = [
  ['the same id', 4200, 4200, [true, true, true]],
  ['another id', 4201, 4200, [false, false, false]],
  ['no id in the marker', null, 4200, [true, true, false]],
  ['no id here', 4200, null, [true, true, false]],
  ['no id on either side', null, null, [true, true, false]],
];
const NAMES = { 'the same name': 'acme/app', 'another letter case': 'Acme/App', 'another name': 'acme/old' };
const REPOSITORIES = IDS.flatMap(([which, id, ourId, same]) =>
  Object.entries(NAMES).map(([how, name], index) => {
    return [`${which}, ${how}`, { id, name }, { id: ourId, name: 'acme/app' }, same[index] === true] as const;
  }),
);

/** The service in the marker, the author, and whether the marker is ours to read. */
const SERVICES: readonly (readonly [name: string, marker: string, ours: string | null, same: boolean])[] = [
  ['our service', SERVICE, SERVICE, true],
  ['another project', serviceHash(OTHER_SERVICES[0]), SERVICE, false],
  ['another base address', serviceHash(OTHER_SERVICES[1]), SERVICE, false],
  ['some service, for a process that lacks the inputs', serviceHash(OTHER_SERVICES[0]), null, true],
];

describe('the jobs of an agent on the runner', () => {
  type Given = Partial<Record<'agent' | 'docsRepository' | 'baseUrl' | 'repository', string>>;
  const hash = (given: Given): string => {
    const { repository = 'acme/app', ...inputs } = given;
    const settings = { baseUrl: '', projectId: '', agent: 'claude', docsRepository: '', ...inputs };
    return makerHash({ run: { repository, repositoryId: 4200 }, settings });
  };

  test('are known whatever its command line, the service of its reports and the name of the repository', () => {
    const same = [
      hash({ agent: 'codex -m x', baseUrl: 'https://docs.example.com' }),
      hash({ docsRepository: 'ACME/App' }),
      hash({ repository: 'acme/renamed' }),
    ];
    expect(new Set([...same, hash({})]).size).toBe(1);
    expect(hash({ docsRepository: 'acme/Docs' })).toBe(hash({ docsRepository: 'Acme/docs' }));
  });

  test('are not those of a service, or in another documentation', () => {
    const ofServices = [hash({ agent: '' }), hash({ agent: '', baseUrl: 'agent' })];
    expect(new Set([hash({}), hash({ docsRepository: 'acme/docs' }), ...ofServices]).size).toBe(3);
  });
});

const LOGINS = [OURSELVES, 'mallory', 'GitHub-Actions[bot]', 'github-actions'] as const;

const CASES = LOGINS.flatMap((author) =>
  REPOSITORIES.flatMap(([where, repository, ourRepository, sameRepository]) =>
    SERVICES.map(([what, service, ourService, sameService]) => ({
      ...{ author, where, what },
      marker: aMarker({ repository, service }),
      ours: { ...OURS, repository: ourRepository, service: ourService },
      believed: author === OURSELVES && sameRepository && sameService,
    })),
  ),
);

describe('a marker', () => {
  test.each(CASES)('by $author with $where, $what: $believed', ({ author, marker, ours, believed }) => {
    // The repository may have another name since.
    const now = { ...marker, repository: { ...marker.repository, name: ours.repository.name } };
    expect(believedMarker({ author, body: writeMarker(marker) }, ours)).toEqual(believed ? now : null);
  });

  test.each([
    ['its own pull request', 'https://github.com/acme/OLD/pull/5', 'https://github.com/acme/app/pull/5'],
    ["another repository's", 'https://github.com/acme/older/pull/5', 'https://github.com/acme/older/pull/5'],
    ['none', null, null],
  ])('of a renamed repository names it and %s by the new name', (_what, before, after) => {
    const repository = { id: 4200, name: 'acme/old' };
    const marker = aMarker({ state: 'finished', outcome: 'pull-request', repository, pullRequest: before });
    const believed = believedMarker({ author: OURSELVES, body: writeMarker(marker) }, OURS);
    expect(believed).toMatchObject({ repository: OURS.repository, pullRequest: after });
  });

  test('is trusted in one case of each kind, and not in others', () =>
    expect(CASES.filter(({ believed }) => believed).length).toBe(9 * 2));
});

test('an unreadable line may mean a running job only if it is ours', () => {
  const body = '<!-- docs-agent:3 e30 -->';
  const read = [OURSELVES, 'mallory'].map((author) => believedMarker({ author, body }, OURS));
  expect(read).toEqual(['unreadable', null]);
});

describe('a list of comments', () => {
  const other = aComment({ id: 1, author: 'mona', body: 'Please do.' });
  const unreadable = aComment({ id: 2, body: '<!-- docs-agent:3 e30 -->' });
  const foreign = anOwnComment({ service: serviceHash(OTHER_SERVICES[0]) }, 3);

  test('is divided into trusted and unreadable comments, in its order', () => {
    const [first, second] = [anOwnComment({ state: 'unknown' }, 9), anOwnComment({}, 4)];
    const divided = { marked: [first, second], unreadable: [unreadable] };
    expect(ownComments([other, first, unreadable, foreign, second], OURS)).toEqual(divided);
  });

  test('that repeats rows counts each once, as it was last seen', () => {
    const before = anOwnComment({ state: 'starting' }, 5);
    const after = anOwnComment({ state: 'started' }, 5);
    const later = anOwnComment({}, 6);
    const divided = { marked: [after, later], unreadable: [unreadable] };
    expect(ownComments([before, unreadable, later, unreadable, after], OURS)).toEqual(divided);
  });

  test('keeps what else is known about each comment', () => {
    const [found] = ownComments([{ ...anOwnComment(), thread: 7 }], OURS).marked;
    expect(found?.thread).toBe(7);
  });
});

test('the status comment for a comment that causes a run is the latest one that answers exactly this comment', () => {
  const forComment = (id: number, at: number, kind: 'issue-comment' | 'review-comment' = 'issue-comment') =>
    anOwnComment({ trigger: { kind, id } }, at);
  const others = [forComment(6, 103), forComment(5, 104, 'review-comment'), anOwnComment()];
  const latest = forComment(5, 102);
  const comment = { kind: 'issue-comment', id: 5 } as const;
  expect(ofComment({ marked: [forComment(5, 101), latest, ...others] }, comment)).toBe(latest);
  expect(ofComment({ marked: others }, comment)).toBeNull();
});

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
