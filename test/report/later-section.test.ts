import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Unjudged, windowsOf } from '../../src/report/change-weeks.ts';
import type { JudgedKind, Verdict } from '../../src/report/judge-pages.ts';
import { renderLater } from '../../src/report/later-section.ts';
import type { FourWeeksLater, Judgement, LaterPage } from '../../src/report/look-back.ts';
import { LAYOUT, WEEK } from '../build/a-report.ts';
import { forMany } from '../build/fuzz-runs.ts';

const windows = windowsOf(WEEK);
const SHA = 'c0ffee'.padEnd(40, '0');

function kind(before: number, after: number, verdict: Verdict, expected: number | null = before): JudgedKind {
  return { before, after, expected, verdict };
}

function aPage(overrides: Partial<LaterPage> = {}): LaterPage {
  return {
    ...{ path: '/guides/install', renamedFrom: null, isNew: false, section: '/guides', pull: null },
    human: kind(120, 260, 'more', 131.4),
    ai: kind(40, 44, 'no-clear-change', 47),
    commits: [{ sha: SHA, subject: 'Rewrite the install guide' }],
    ...overrides,
  };
}

function judged(pages: readonly LaterPage[], overrides: Partial<Judgement> = {}): FourWeeksLater {
  const none = { others: 80, unmatched: 0, removed: 0, cut: false, takenBack: [] };
  return { kind: 'judged', windows, root: 'docs', judgement: { pages, ...none, ...overrides } };
}

const render = (later: FourWeeksLater | null): string => renderLater(later, LAYOUT, 10);

describe('the section "Did it help?"', () => {
  test('shows windows, numbers, verdicts and the change', () =>
    expect(render(judged([aPage()]))).toMatchInlineSnapshot(`
      "### Did it help?

      Pages under \`docs\` that changed on the default branch in the week of 12–18 Oct 2026: visitors a week before it (17–30 Aug 2026, 21 Sep – 11 Oct 2026) and after it (19 Oct – 15 Nov 2026). "Expected" assumes that the page followed all other pages. A difference can have other causes. A commit counts in the week of its commit date, even if it was merged later.

      - \`/guides/install\`: **more people than the rest of the site** (120 → 260, expected 131); no clear change in AI (40 → 44, expected 47). Changed by [\`Rewrite the install guide\`](https://github.com/acme/app/commit/c0ffee0000000000000000000000000000000000).

      Below 60 visitors a week, a change of a third can't be seen."
    `));

  const PEOPLE = '**more people than the rest of the site** (120 → 260, expected 131)';
  const AI = 'no clear change in AI (40 → 44, expected 47)';
  const BY = `Changed by [\`Rewrite the install guide\`](https://github.com/acme/app/commit/${SHA}).`;

  const FEWER = '**fewer people than the rest of the site** (260 → 90, expected 250)';
  const LESS = '**less AI than the rest of the site** (90 → 30, expected 88)';
  const [FEW, NEW] = ['too little data on people', '1 person and 2,000 AI visitors'];
  const PULL = 'Changed by [`Install in one line` (#12)](https://github.com/acme/app/pull/12).';
  const TWICE = `Changed in 2 commits, last by [\`Two\`](https://github.com/acme/app/commit/${SHA}).`;
  const ONE_WEEK = 'one week makes the difference, so no verdict on people (90 → 200, expected 90)';
  const LEFT = 'almost no visitors at this address in the last week, so no verdict on people (200 → 90, expected 200)';
  const SECTION = 'the whole section `/guides`';
  const NONE = 'so no verdict on people (90 → 200, expected 90)';
  const FELL = 'so no verdict on people (200 → 90, expected 200)';
  const none = (after: number) => kind(0, after, 'too-little-data', null);
  const commits = ['Two', 'One'].map((subject) => ({ sha: SHA, subject }));

  test.each<readonly [string, Partial<LaterPage>, string]>([
    ['a fall', { human: kind(260, 90, 'fewer', 250), ai: kind(90, 30, 'fewer', 88) }, `: ${FEWER}; ${LESS}. ${BY}`],
    ['one week that decides', { human: kind(90, 200, 'one-week') }, `: ${ONE_WEEK}; ${AI}. ${BY}`],
    ['an address that was left', { human: kind(200, 90, 'left') }, `: ${LEFT}; ${AI}. ${BY}`],
    ['a section that rose', { human: kind(90, 200, 'whole-section') }, `: ${SECTION} rose, ${NONE}; ${AI}. ${BY}`],
    ['a section that fell', { human: kind(200, 90, 'whole-section') }, `: ${SECTION} fell, ${FELL}; ${AI}. ${BY}`],
    ['too few people', { human: kind(3, 9, 'too-little-data', 3.2) }, `: ${FEW} (3 → 9, expected 3); ${AI}. ${BY}`],
    ['that nothing is expected', { human: none(900) }, `: ${FEW} (0 → 900); ${AI}. ${BY}`],
    ['a new page', { isNew: true, human: none(1), ai: none(2_000) }, `: new page, ${NEW} a week since then. ${BY}`],
    ['a renamed page', { renamedFrom: '/setup' }, ` (before: \`/setup\`): ${PEOPLE}; ${AI}. ${BY}`],
    ['a pull request', { pull: { number: 12, title: 'Install in one line' } }, `: ${PEOPLE}; ${AI}. ${PULL}`],
    ['several commits', { commits }, `: ${PEOPLE}; ${AI}. ${TWICE}`],
  ])('shows %s', (_name, page, expected) =>
    expect(render(judged([aPage(page)])).match(/^- .*$/m)?.[0]).toBe(`- \`/guides/install\`${expected}`),
  );

  test('links the page if the site is known', () => {
    const layout = { ...LAYOUT, site: 'https://docs.example.com' };
    const text = renderLater(judged([aPage({ renamedFrom: '/old' })]), layout, 10);
    expect(text).toContain('- [`/guides/install`](https://docs.example.com/guides/install) (before: `/old`)');
  });

  test('counts pages without their own line', () => {
    const quiet = aPage({ human: kind(1, 1, 'too-little-data'), ai: kind(1, 1, 'too-little-data') });
    const text = render(judged([aPage(), quiet], { unmatched: 2, removed: 1, cut: true }));
    expect(text.split('\n\n').at(-1)).toMatchInlineSnapshot(
      `"Below 60 visitors a week, a change of a third can't be seen. 1 changed page had too little data for a verdict. 2 changed pages had no visitors under a matching path. 1 page was removed. Not all changes of that week were read: at most 30 commits, and 300 files of each."`,
    );
    expect(text.match(/^- /gm)).toHaveLength(1);
  });

  test('says where chance hides much, and where there is too little to compare with', () => {
    const last = (page: Partial<LaterPage>, others = 80) =>
      render(judged([aPage(page)], { others }))
        .split('\n\n')
        .slice(3);
    const hidden = "Below 60 visitors a week, a change of a third can't be seen.";
    expect(last({ ai: kind(40, 70, 'no-clear-change') })).toEqual([hidden]);
    expect(last({ ai: kind(60, 60, 'no-clear-change') })).toEqual([]);
    expect(last({ ai: kind(9, 9, 'too-little-data') })).toEqual([]);
    const fewOthers = 'There are too few other pages to compare with.';
    expect(last({ ai: kind(90, 90, 'no-clear-change') }, 9)).toEqual([fewOthers]);
    const [human, ai] = [kind(900, 300, 'too-little-data'), kind(90, 90, 'too-little-data')];
    const none = render(judged([aPage({ human, ai })], { others: 9 }));
    expect(none.endsWith(`\n\n${fewOthers} 1 changed page had no verdict.`)).toBe(true);
  });

  test('has at most ten lines, and says how many more pages there are', () => {
    const pages = Array.from({ length: 14 }, (_none, at) => aPage({ path: `/${at}` }));
    const rest = `in the JSON file of [this run](${LAYOUT.runUrl}).`;
    expect(render(judged(pages)).match(/^- .*/gm)?.at(-1)).toBe(`- 4 more changed pages are ${rest}`);
    const short = renderLater(judged(pages.slice(0, 3)), LAYOUT, 2);
    expect(short.match(/^- .*/gm)?.at(-1)).toBe(`- 1 more changed page is ${rest}`);
  });

  const WEEKLY = 'Only a report with `period: last-week` compares the pages that changed four weeks earlier.';
  const CHANGED = 'changed on the default branch in the week of 12–18 Oct 2026 (by commit date).';
  const unchanged = (root: string): FourWeeksLater => ({ kind: 'nothing-changed', windows, root, takenBack: [] });
  const problem = { message: 'GitHub did not show it (HTTP 403).', hint: 'Add `contents: read`.' };
  const UNREAD = "Can't read the changes of the week of 12–18 Oct 2026: ";

  test.each<readonly [string, FourWeeksLater]>([
    [WEEKLY, { kind: 'not-weekly' }],
    [`No page ${CHANGED}`, unchanged('.')],
    [`No page under \`docs\` ${CHANGED}`, unchanged('docs')],
    [`${UNREAD}\`\`${problem.message} ${problem.hint}\`\``, { kind: 'unread', windows, problem }],
  ])('is one sentence if nothing is judged: %s', (sentence, later) =>
    expect(render(later)).toBe(`### Did it help?\n\n${sentence}`),
  );

  test.each<readonly [Unjudged, string]>([
    ['partial-report', 'this report is partial, so no more page lists were requested.'],
    ['requests', 'the page lists of the weeks before and after do not fit into `max-requests`. Raise it.'],
    ['lists', 'that takes complete page lists of the last thirteen weeks, and the service did not send all of them.'],
  ])('says why nothing is judged (%s): %s', (reason, why) => {
    const sentence = `Can't judge the pages that changed in the week of 12–18 Oct 2026: ${why}`;
    const unjudged = { kind: 'unjudged', windows, root: 'docs', reason } as const;
    expect(render({ ...unjudged, judgement: null })).toBe(`### Did it help?\n\n${sentence}`);
    const kinds = { human: kind(120, 260, 'not-judged', null), ai: kind(40, 44, 'not-judged', null) };
    const judgement = { pages: [aPage(kinds)], others: 0, unmatched: 0, removed: 0, cut: false, takenBack: [] };
    const [, first, about, line, ...end] = render({ ...unjudged, judgement }).split('\n\n');
    expect(about).toContain('visitors a week before and after it, in the weeks whose lists are complete. "');
    const shown = `- \`/guides/install\`: people (120 → 260); AI (40 → 44). ${BY}`;
    expect([first, line, end]).toEqual([sentence, shown, []]);
  });
});

test('a report without the section has no words of it', () => expect(render(null)).toBe(''));

test('no untrusted title, path or root becomes Markdown', () => {
  const links = ['](https://evil.example)', '`x` @mona #1', '[a]: b'];
  const hostile = fc.constantFrom(...links, '<img src=x>', '| a | b |', '\n\n# Title\n', '``` x');
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), hostile);
  forMany(500, [text, text, text], (title, path, root) => {
    const about = { path, commits: [{ sha: SHA, subject: title }] };
    const pages = [aPage({ ...about, renamedFrom: path, pull: { number: 1, title } }), aPage(about)];
    const later = { ...judged(pages), root } as FourWeeksLater;
    const outside = render(later).replace(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, 'CODE');
    const repository = 'https://github.com/acme/app';
    expect(outside.match(/\]\([^)]*\)/g)).toEqual([`](${repository}/pull/1)`, `](${repository}/commit/${SHA})`]);
    expect(outside).not.toMatch(/[<>|@]|#1\b(?!\))/);
    expect(outside.split('\n').filter((line) => line.startsWith('#'))).toEqual(['### Did it help?']);
  });
});
