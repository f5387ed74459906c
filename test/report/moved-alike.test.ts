import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import { type JudgedKind, type JudgedPage, movedAlike, type Verdict } from '../../src/report/judge-pages.ts';

import { counts } from '../build/a-report.ts';

const kind = (verdict: Verdict): JudgedKind => ({ before: 100, after: 260, expected: 100, verdict });

function changedPage(human: Verdict, ai: Verdict = 'no-clear-change'): JudgedPage {
  const path = '/api/changed';
  return { path, renamedFrom: null, isNew: false, human: kind(human), ai: kind(ai), commits: [] };
}

/** Four sections of ten pages, which vary slightly, and the changed page. `moved`: pages that have other visitors after. */
function windows(moved: Readonly<Record<string, (after: VisitorCounts) => VisitorCounts>>) {
  const rows = (part: 'before' | 'after'): Map<string, VisitorCounts> => {
    const steady = ['/api', '/guides', '/news', '/tools'].flatMap((section) =>
      Array.from({ length: 10 }, (_none, at) => {
        const swing = 1 + 0.06 * (part === 'before' ? 1 : -1) * ((at % 3) - 1);
        return [`${section}/${at}`, counts(Math.round((100 + at) * swing), 60)] as const;
      }),
    );
    const all = steady.map(([path, visitors]) => {
      const [, change] = Object.entries(moved).find(([start]) => path.startsWith(start)) ?? [];
      return [path, part === 'after' && change !== undefined ? change(visitors) : visitors] as const;
    });
    return new Map([...all, ['/api/changed', counts(part === 'after' ? 260 : 100, 60)]]);
  };
  return { before: rows('before'), after: rows('after') };
}

const alikeIn = (site: ReturnType<typeof windows>, page: JudgedPage, touched: readonly string[] = ['/api/changed']) =>
  movedAlike([page], new Set(touched), site).map(
    ({ what, path, kind: who, verdict }) => `${what} ${path} ${verdict} ${who}`,
  );

const tripled = ({ human, ai }: VisitorCounts) => counts(human * 3, ai);
const lost = ({ human, ai }: VisitorCounts) => counts(Math.round(human / 4), ai);
const read = ({ human, ai }: VisitorCounts) => counts(human, ai * 4);

describe('what moved like a changed page with a verdict', () => {
  test.each<readonly [string, Parameters<typeof windows>[0], JudgedPage, readonly string[]]>([
    ['its section', { '/api/': tripled }, changedPage('more'), ['section /api more human']],
    ['another section', { '/news/': tripled }, changedPage('more'), ['section /news more human']],
    ['another page', { '/news/3': tripled }, changedPage('more'), ['page /news/3 more human']],
    ['a page that lost its people', { '/news/3': lost }, changedPage('fewer'), ['page /news/3 fewer human']],
    ['AI', { '/news/3': read }, changedPage('no-clear-change', 'more'), ['page /news/3 more ai']],
    ['nothing, in the other direction', { '/api/': tripled }, changedPage('fewer'), []],
    ['nothing, in the other kind of visitors', { '/api/': tripled }, changedPage('no-clear-change', 'more'), []],
    ['nothing, without a verdict', { '/api/': tripled }, changedPage('no-clear-change'), []],
    ['nothing, if it was unusual before', { '/api/': tripled }, changedPage('was-unusual'), []],
    ['nothing, by chance', {}, changedPage('more'), []],
  ])('%s', (_name, moved, page, expected) => expect(alikeIn(windows(moved), page)).toEqual(expected));

  test('is never a page that a commit changed', () =>
    expect(alikeIn(windows({ '/news/3': tripled }), changedPage('more'), ['/api/changed', '/news/3'])).toEqual([]));

  test('comes with its figures', () => {
    const [section] = movedAlike([changedPage('more')], new Set(['/api/changed']), windows({ '/api/': tripled }));
    expect(section).toEqual({ what: 'section', path: '/api', kind: 'human', verdict: 'more', pages: 10, alike: 10 });
    const [page] = movedAlike([changedPage('more')], new Set(['/api/changed']), windows({ '/news/4': tripled }));
    expect(page).toEqual({ what: 'page', path: '/news/4', kind: 'human', verdict: 'more', before: 104, after: 312 });
  });
});
