import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlayground } from '../../../src/playground/demo/playground.ts';
import { REQUEST } from '../../../src/playground/demo/story.ts';
import { playReport } from '../../../src/playground/demo/weekly-report.ts';
import { type DemoWorld, startWorld } from '../../../src/playground/demo/world.ts';
import { canBrowse } from '../../../tools/browser.ts';
import { useBrowser } from '../github/visiting.ts';

/** Runs are processes that wait for an agent. */
const PATIENTLY = { timeout: 120_000 };

let world: DemoWorld;
let errors: unknown[];
beforeEach(async () => {
  [world, errors] = [await startWorld(), []];
  openPlayground(world, { onError: (error) => errors.push(error) });
});
afterEach(async () => {
  await world.stop();
  expect(errors).toEqual([]);
});

describe.skipIf(!canBrowse)('the playground in a browser (needs chromium)', PATIENTLY, () => {
  const visit = useBrowser();
  const open = async (address = world.issueUrl): Promise<Page> => {
    const { page } = await visit(address);
    page.setDefaultTimeout(60_000);
    return page;
  };

  test('a writer’s comment becomes a pull request, and a comment on the pull request becomes its second commit', async () => {
    const page = await open();
    await page.getByLabel('Add a comment').fill('/docs Document the flag `--quiet`.');
    await page.getByRole('button', { name: 'Comment' }).click();
    const asked = page.locator('article').filter({ hasText: '/docs Document the flag' });
    await asked.getByRole('img', { name: 'rocket' }).waitFor();
    const status = page.locator('article').filter({ hasText: 'github-actions' });
    await status.getByText('Working on it.').waitFor();
    await status.getByText('Details').click();
    await status.getByText('Done.').waitFor();

    await status.getByRole('link', { name: 'Log of the run' }).click();
    await page.waitForURL('**/actions/runs/*');
    await page.locator('#head').getByText('Success').waitFor();
    expect(await page.locator('#summary').innerText()).toContain('Documentation job: pull request made');
    expect(await page.locator('#outputs').innerText()).toMatch(/result\s+pull-request/);
    const step = page.locator('#step-0');
    expect(await step.getByText('is finished and has made a pull request').isVisible()).toBe(true);
    expect(await step.getByText('Mode: comment').isVisible()).toBe(false);
    await step.getByText('What this step does').click();
    expect(await step.getByText('Mode: comment').isVisible()).toBe(true);
    expect(await page.locator('#step-1 summary').innerText()).toMatch(/^Post docs-agent\s+done$/);

    await page.getByRole('link', { name: 'Go to the comment that started it' }).click();
    await status.getByRole('link', { name: '(#2)' }).click();
    await page.waitForURL('**/pull/2');
    await page.getByRole('heading', { name: '1 commit' }).waitFor();
    await page.getByLabel('Add a comment').fill('/docs Also say since when.');
    // As on GitHub.
    await page.getByLabel('Add a comment').press('Control+Enter');
    await page.getByText('Updated.').waitFor();
    await page.getByRole('heading', { name: '2 commits' }).waitFor();
    expect(await page.locator('#commits').innerText()).toContain('Also say since when.');
  });

  test('a comment on a line is answered below it, and unsent text in the box stays', async () => {
    const { outputs } = await world.play(world.comment('ada', REQUEST));
    const page = await open(outputs.get('pr-url'));
    const box = page.locator('#review');
    await box.getByText('Comment on a line').click();
    await box.getByLabel('File').selectOption('reference/flags.md');
    await box.getByLabel('Line of the new version').fill('8');
    await box.getByRole('textbox', { name: 'Comment on the line' }).fill('/docs Explain the spout.');
    await box.getByRole('button').click();
    const asked = page.locator('article').filter({ hasText: '/docs Explain the spout.' });
    await asked.getByText('reference/flags.md line 8').waitFor();
    await asked.getByRole('img', { name: 'rocket' }).waitFor();
    await page.getByText('Updated.').waitFor();
    await box.getByText('Comment on a line').click();
    await box.getByLabel('File').selectOption('reference/flags.md');
    await box.getByRole('textbox', { name: 'Comment on the line' }).fill('Half a sent');
    await world.play(world.comment('ada', '/docs Document the troubleshooting.', Number(outputs.get('pr-number'))));
    await box.getByRole('option', { name: 'troubleshooting.md' }).waitFor({ state: 'attached' });
    expect(await box.getByRole('textbox', { name: 'Comment on the line' }).inputValue()).toBe('Half a sent');
    expect(await box.getByLabel('File').inputValue()).toBe('reference/flags.md');
    const authors = [...world.repository.reviewComments.values()].map(({ author, line }) => `${author.login} ${line}`);
    expect(authors).toEqual(['ada 8', 'github-actions[bot] 8']);
  });

  test('a phone shows the report’s command as a whole, and by how many percent visitors changed', async () => {
    const { outputs } = await playReport(world);
    const page = await open(outputs.get('report-issue-url'));
    await page.setViewportSize({ width: 390, height: 800 });
    const body = page.locator('.markdown-body').first();
    const edge = async (of: Locator): Promise<number> => of.evaluate((node) => node.getBoundingClientRect().right);
    const command = body.getByRole('code').filter({ hasText: '/docs' }).filter({ visible: true });
    expect([await command.count(), await command.innerText()]).toEqual([1, expect.stringMatching(/^\/docs Find.*\.$/)]);
    const shown = [command, body.getByRole('columnheader', { name: '%', exact: true })];
    for (const each of shown) expect(await edge(each)).toBeLessThanOrEqual(await edge(body));
  });

  test('a comment without a command is a run that the workflow skips', async () => {
    world.issue.title = '<script>alert(1)</script>';
    const page = await open();
    await page.getByLabel('Add a comment').fill('Thanks! <script>alert(1)</script>');
    await page.getByRole('button', { name: 'Comment' }).click();
    await page.getByText('Thanks!').waitFor();
    await page.getByRole('link', { name: 'workflow run' }).click();
    await page.getByRole('link', { name: '<script>alert(1)</script> (#1)' }).click();
    expect(await page.locator('#head').innerText()).toMatch(/Skipped.*nothing ran/s);
  });
});

test('several runs continue side by side, each with its own number and page', PATIENTLY, async () => {
  const events = ['help', 'hlep', 'status', 'help', 'help', 'help'].map((text) =>
    world.comment('ada', `/docs ${text}`),
  );
  const steps = await Promise.all(events.map((event) => world.play(event)));
  expect(steps.map(({ exitCode }) => exitCode)).toEqual(events.map(() => 0));
  const runs = [...world.repository.runs.values()];
  expect(runs.map(({ state, steps: { length } }) => [state, length])).toEqual(events.map(() => ['success', 2]));
  for (const [index, { id }] of runs.entries()) {
    const page = await (await fetch(`${world.github.url}/kettle/docs/actions/runs/${id}`)).text();
    expect(page).toContain(`href="${events[index]?.cause?.path}"`);
  }
});

test('a run gets the event that GitHub sends, and permissions for the repository in it', PATIENTLY, async () => {
  const { payload, actor } = world.comment('stranger', '/docs help');
  expect(payload).toMatchObject({
    action: 'created',
    issue: { number: 1, user: { login: 'ada' } },
    comment: { body: '/docs help', author_association: 'COLLABORATOR', user: { login: 'stranger', type: 'User' } },
    repository: { full_name: 'kettle/docs', private: true },
    sender: { login: 'stranger' },
  });
  expect(actor).toBe('stranger');
  const pull = { head: 'change', base: 'main', headSha: 'c0ffee', baseSha: 'beef', mergedAt: null };
  const { number } = world.github.state.addThread(world.repository, { author: 'ada', title: 'A change', pull });
  expect(world.comment('ada', '/docs help', number).payload).toMatchObject({
    issue: { number, pull_request: {} },
    comment: { author_association: 'COLLABORATOR' },
  });
});
