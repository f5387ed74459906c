import { describe, expect, test } from 'vitest';
import { canRender, HOSTILE_PARTS, treeWithoutCode } from '../build/rendered.ts';
import { json } from '../servers/fault-server.ts';
import { below, pageOf, type ReportStep, type ReportWorld, row, startReportWorld, week } from './report-world.ts';

/** Each of them would have an effect somewhere if it were not neutralised. */
const PATHS: readonly string[] = [
  ...HOSTILE_PARTS.map((part) => part.toWellFormed()),
  'javascript:alert(1)',
  'https://evil.example/',
  'www.evil.example',
  'mara@evil.example',
  '"><script>alert(1)</script>',
  '/a|b\\|c',
  '/\u202Egpj.exe\u2066',
  '/zero\u200B\u200D\uFEFFwidth',
  '/'.padEnd(10_000, 'long/'),
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1',
  '\u200B=1',
  '＝1',
  '```mermaid\ngraph TD\n```',
  '/with "quotes", commas; and\r\nline ends',
  '/emoji/😀/漢字',
  '',
];

const STEADY = '/steady/';
const STEADY_PAGES = 420;

/**
 * A third of the pages gain visitors, a third only AI reads, a third lost their visitors; on a site that does not
 * change.
 */
function visited(week: number): readonly object[] {
  const steady = Array.from({ length: STEADY_PAGES }, (_, index) => row(`${STEADY}${index}`, 60, 20));
  const hostile = PATHS.map((path, index) => {
    if (index % 3 === 0) return row(path, 0, 40 + index);
    if (index % 3 === 1) return row(path, week === 1 ? 90 : 1, 0);
    return row(path, week === 1 ? 10 : 200 + index, 3);
  });
  return [...hostile, ...steady];
}

async function reportOnThem(world: ReportWorld): Promise<{ readonly step: ReportStep; readonly body: string }> {
  const step = await world.report({ top: '100' });
  return { step, body: world.issues()[0]?.body ?? '' };
}

function startHostileWorld(): Promise<ReportWorld> {
  return startReportWorld({
    playing: (asked) => pageOf({ totals: { human: 900, ai: 90, total: 990 }, rows: visited(asked.week) }, asked),
  });
}

/** Reads RFC 4180: cells that may be quoted, lines that end with CR LF. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

/** The HTML in our own reports, as the renderer's tree shows it. */
const OUR_HTML =
  /^(&lt;!-- docs-agent:2 [\w-]+ --&gt;|&lt;details&gt;&lt;summary&gt;(Commands to paste as a comment|All pages: \d+)&lt;\/summary&gt;|&lt;\/details&gt;)$/;

function isHostile(path: string): boolean {
  return !path.startsWith(STEADY);
}

/** The only address in a report without `site-url`: the link to its own run. */
const LINK_TO_RUN = /<link destination="https?:\/\/[\w.:]+\/acme\/app\/actions\/runs\/\d+" title="">/g;

describe('untrusted paths', () => {
  test('are text in the issue and the summary, and whole in the files', async () => {
    await using world = await startHostileWorld();
    const { step, body } = await reportOnThem(world);
    expect(step.outputs.get('result')).toBe('reported');
    expect(step.summary.trim()).toBe(below(body));
    for (const heading of [
      'Biggest changes',
      'Pages that only AI reads',
      'Pages people stopped reading',
      'Top pages',
    ]) {
      expect(body).toContain(`### ${heading}`);
    }
    expect(body).not.toMatch(/@octocat|#12|javascript:|[\u202A-\u202E\u2066-\u2069\u200B-\u200D\uFEFF]|\u0000/);
    expect(body.length).toBeLessThan(60_000);

    const given = JSON.parse(step.files?.json ?? '') as { pages: { path: string }[] };
    expect(
      given.pages
        .map(({ path }) => path)
        .filter(isHostile)
        .toSorted(),
    ).toEqual(PATHS.toSorted());

    const [head, ...cells] = readCsv((step.files?.csv ?? '').replace(/^\uFEFF/, ''));
    expect(head).toEqual(['path', 'human', 'ai', 'total', 'human_before', 'ai_before', 'total_before']);
    const paths = cells.map(([path = '']) => path.replace(/^'/, ''));
    expect(paths.filter(isHostile).toSorted()).toEqual(PATHS.toSorted());
    expect(cells.filter((line) => line.length !== 7)).toEqual([]);
    const formulas = cells.filter(([path = '']) => /^[\s\u200B\u202E]*[=+\-@＝]/.test(path));
    expect(formulas).toEqual([]);
  });

  test.skipIf(!canRender)(
    'make no link except the one to the run, and no image or HTML, as GitHub shows it (needs cmark-gfm)',
    async () => {
      await using world = await startHostileWorld();
      const { step, body } = await reportOnThem(world);
      for (const text of [body, step.summary, step.files?.markdown ?? '']) {
        const tree = treeWithoutCode(text).replace(LINK_TO_RUN, '');
        expect(tree).not.toMatch(/<(link|image|html_inline|footnote\w*)\b/);
        const html = [...tree.matchAll(/<html_block[^>]*>([^<]*)</g)].map(([, block = '']) => block.trim());
        expect(html.filter((block) => !OUR_HTML.test(block))).toEqual([]);
        // The top, every page, and the tables of figures and trend.
        expect(tree.match(/<table_row>/g)).toHaveLength(100 + (PATHS.length + STEADY_PAGES) + 4);
        expect([...tree.matchAll(/<heading level="(\d)"/g)].map(([, level]) => level)).toEqual([
          '2',
          '3',
          '3',
          '3',
          '3',
        ]);
      }
    },
  );
});

describe("the service's own words", () => {
  const WORDS =
    '`@octocat` closes #12 ![i](https://evil.example/i.png) <img src=x>\n\n# Big\n::error::no\u202E </details> ```';

  test.skipIf(!canRender)('are only code in a partial report (needs cmark-gfm)', async () => {
    const served = (words: string) =>
      startReportWorld({
        playing: (asked) =>
          asked.week === 2
            ? pageOf({ totals: { human: 9, ai: 1, total: 10 }, rows: [row('/', 9, 1)] }, asked)
            : json(422, { error: words }),
      });
    const trees = await Promise.all(
      ['Harmless.', WORDS].map(async (words) => {
        await using world = await served(words);
        const step = await world.report({ period: week(2) });
        expect(step.outputs.get('result')).toBe('reported');
        expect(step.log).not.toMatch(/^::error::/m);
        const [, note = ''] = below(world.issues()[0]?.body ?? '').split('\n\n');
        expect(note).toContain('HTTP 422');
        expect(note).not.toMatch(/@octocat|#12|\u202E/);
        return treeWithoutCode(note);
      }),
    );
    expect(trees[1]).toBe(trees[0]);
  });
});
