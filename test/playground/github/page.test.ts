import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canBrowse } from '../../../tools/browser.ts';
import { BOT, openPlayground, type Place, startPlace } from './asking.ts';
import { useBrowser } from './visiting.ts';

const CHART = '```mermaid\nxychart-beta\n  title "Visitors"\n  x-axis [a, b]\n  bar [1, 2]\n```';
const FOLD = '<details><summary>More</summary>Inside</details>';
const STATUS = [
  '<!-- docs-agent:2 e30 -->\n**Done:** it took\ntwo lines',
  '<details><summary>Instruction</summary>\n\n```text\nExplain the flag\n```\n\n</details>',
  '| human | AI |\n| --- | --- |\n| 3 | 1 |',
].join('\n\n');

describe.skipIf(!canBrowse)('the page of a thread in a browser (needs chromium)', () => {
  let place: Place;
  beforeEach(async () => {
    place = await startPlace();
  });
  afterEach(() => place.github.stop());
  const visit = useBrowser();

  const open = async (path = '/acme/app/issues/1', look: Parameters<typeof visit>[1] = {}) =>
    (await visit(place.github.url + path, look)).page;
  const comment = (body: string, author = BOT) => place.github.state.addComment(place.app, 1, { author, body });

  test('shows a comment as GitHub renders it, with its author, its reactions and the edit mark', async () => {
    const { id } = comment('A draft');
    await place.ask('PATCH', `/issues/comments/${id}`, { body: { body: STATUS } });
    await place.ask('POST', `/issues/comments/${id}/reactions`, { body: { content: 'rocket' } });
    for (const token of ['writer', 'mara'])
      await place.ask('POST', `/issues/comments/${id}/reactions`, { token, body: { content: '+1' } });
    const entry = (await open()).locator(`#issuecomment-${id}`);
    expect(await entry.locator('header').innerText()).toMatch(/^github-actions bot commented .* · edited$/);
    expect(await entry.locator('p').first().innerText()).toBe('Done: it took\ntwo lines');
    expect(await entry.innerHTML()).not.toContain('docs-agent:2');
    expect(await entry.getByText('Explain the flag').isVisible()).toBe(false);
    await entry.getByText('Instruction').click();
    expect(await entry.getByText('Explain the flag').isVisible()).toBe(true);
    expect(await entry.locator('td').allInnerTexts()).toEqual(['3', '1']);
    const reactions = entry.getByRole('list', { name: 'Reactions' }).locator('li');
    expect(await reactions.allInnerTexts()).toEqual(['👍 2', '🚀 1']);
  });

  test('shows which pull requests are open, closed and merged, and their branches', async () => {
    for (const state of ['open', 'closed', 'merged']) {
      const mergedAt = state === 'merged' ? '2026-11-20T10:00:00Z' : null;
      const pull = { head: 'change', base: 'main', headSha: 'c0ffee', baseSha: 'beef', mergedAt };
      const thread = place.github.state.addThread(place.app, { author: 'mara', title: 'Add `a`', pull });
      thread.state = state === 'open' ? state : 'closed';
    }
    const page = await open('/acme/app');
    expect(await page.locator('.state').allInnerTexts()).toEqual(['Merged', 'Closed', 'Open', 'Open']);
    await page.getByText('Add a').first().click();
    await page.waitForURL('**/acme/app/pull/4');
    expect(await page.locator('#head').innerText()).toContain('mara merged change into main');
    expect(await page.locator('h1 code').innerText()).toBe('a');
  });

  test('draws a Mermaid block, and leaves a broken one as it was written', async () => {
    // They are drawn one after the other: once the last is there, nothing is still running.
    comment(`\`\`\`mermaid\nno diagram at all\n\`\`\`\n\n${CHART}`);
    const page = await open();
    await page.locator('.diagram svg').waitFor();
    expect(await page.locator('.diagram svg').textContent()).toContain('Visitors');
    expect(await page.locator('pre').filter({ hasText: 'xychart' }).isVisible()).toBe(false);
    expect(await page.locator('pre').filter({ hasText: 'no diagram' }).isVisible()).toBe(true);
    expect(await page.locator('body > *').count()).toBe(3);
  });

  test('updates automatically, and leaves unchanged parts alone', async () => {
    const first = comment(`${CHART}\n\n${FOLD}`);
    const second = comment(`**Working**\n\n${FOLD}`);
    const third = comment('Soon gone');
    const page = await open();
    expect(await page.title()).toBe('A question · acme/app #1');
    expect(await page.locator('#head').innerText()).toContain('mara opened this issue on 20 Nov 2026, 09:00 UTC');
    const drawing = page.locator(`#issuecomment-${first.id} .diagram`);
    await drawing.evaluate((element) => element.setAttribute('data-same', 'yes'));
    for (const summary of await page.getByText('More').all()) await summary.click();
    place.github.state.addComment(place.app, 1, { author: 'mara', body: 'News' });
    second.body = second.body.replace('Working', 'Done');
    place.app.comments.delete(third.id);
    place.issue.state = 'closed';
    await page.getByText('News').waitFor();
    expect(await page.locator('article').last().innerText()).toContain('News');
    expect(await page.getByText('Soon gone').count()).toBe(0);
    expect(await page.locator(`#issuecomment-${second.id} strong`).innerText()).toBe('Done');
    expect(await page.locator('#head .state').innerText()).toBe('Closed');
    expect([await page.locator('details[open]').count(), await drawing.getAttribute('data-same')]).toEqual([2, 'yes']);
  });

  test('keeps what is typed, selected and focused while everything around it changes', async () => {
    openPlayground(place);
    const { id } = comment(`A draft\n\n${FOLD}`);
    const page = await open();
    await page.getByLabel('As').selectOption('stranger');
    await page.getByLabel('Add a comment').fill('Half a sent');
    await page.getByText('More').focus();
    await place.ask('PATCH', `/issues/comments/${id}`, { body: { body: `All of it\n\n${FOLD}` } });
    place.issue.state = 'closed';
    await page.getByText('All of it').waitFor();
    await page.locator('#head').getByText('Closed').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('More');
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('Half a sent');
    expect(await page.getByLabel('As').inputValue()).toBe('stranger');
  });

  test('a run that a comment started is shown with its time and its log until it ends', async () => {
    const { id } = comment('/docs Explain.');
    const path = `/acme/app/issues/${place.issue.number}#issuecomment-${id}`;
    const cause = { what: 'comment', title: 'A thread', path } as const;
    const started = { workflow: 'Docs', event: 'issue_comment', actor: 'mara', cause };
    const run = place.github.state.addRun(place.app, started);
    run.state = 'running';
    const shown = (await open()).locator('#running');
    await shown.getByText(/^Docs: running for \d+ s/).waitFor();
    const log = shown.getByRole('link', { name: 'Log of the run' });
    expect(await log.getAttribute('href')).toBe(`/acme/app/actions/runs/${run.id}`);
    run.endedAt = place.github.state.timestamp();
    await shown.waitFor({ state: 'detached' });
  });

  test('a run’s log grows in the page, and its folds stay as the reader left them', async () => {
    const wanted = { workflow: 'Docs', event: 'schedule', actor: 'mara', cause: null };
    const run = place.github.state.addRun(place.app, wanted);
    const page = await open(`/acme/app/actions/runs/${run.id}`);
    await page.getByText('Queued').waitFor();
    const step = { name: 'agent', log: '::group::Folded\nInside\n::endgroup::\n', exitCode: null as number | null };
    run.state = 'running';
    run.steps.push(step);
    await page.getByText('Folded').click();
    expect(await page.getByText('Inside').isVisible()).toBe(true);
    step.log += '::notice::The end\n';
    await page.getByText('The end').waitFor();
    expect(await page.getByText('Inside').isVisible()).toBe(true);
    await page.locator('#step-0 summary').first().click();
    step.exitCode = 1;
    Object.assign(run, { state: 'failure', endedAt: run.createdAt, summary: '### It **failed**' });
    run.outputs = new Map([['result', 'error']]);
    await page.getByText('Failure').waitFor();
    expect(await page.locator('#summary strong').innerText()).toBe('failed');
    expect(await page.locator('#step-0 summary').first().innerText()).toContain('exit code 1');
    expect(await page.getByText('The end').isVisible()).toBe(false);
    await page.goto(`${place.github.url}/acme/app/actions`);
    expect(await page.locator('#runs').innerText()).toContain('error');
  });

  test('says when the server has ended', async () => {
    const other = await startPlace();
    const { page } = await visit(`${other.github.url}/acme/app/issues/1`);
    await other.github.stop();
    await page.getByText('The local GitHub has stopped').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('A question #1');
    await page.close();
  });

  test('fits a phone in light and dark colours, whatever is written', async () => {
    const table = `|${' a |'.repeat(60)}\n|${' - |'.repeat(60)}\n`;
    comment(`${'x'.repeat(3000)}\n\n\`\`\`text\n${'y'.repeat(3000)}\n\`\`\`\n\n${table}`);
    place.issue.title = 'z'.repeat(300);
    const page = await open('/acme/app/issues/1', { viewport: { width: 375, height: 700 } });
    const backgrounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(13, 17, 23)' };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(backgrounds[colorScheme]);
    }
  });
});
