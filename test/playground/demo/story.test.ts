import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { showCollected } from '../../../src/playground/demo/collected-changes.ts';
import { boldBeginning, createNarrator, readable } from '../../../src/playground/demo/narrator.ts';
import { showOwnAgent } from '../../../src/playground/demo/own-agent.ts';
import { EXAMPLES } from '../../../src/playground/demo/playground.ts';
import { playStory } from '../../../src/playground/demo/story.ts';
import { showReport } from '../../../src/playground/demo/weekly-report.ts';
import { type DemoWorld, startWorld } from '../../../src/playground/demo/world.ts';
import { git } from '../../../src/playground/demo-site.ts';
import type { StepResult } from '../../../src/playground/step.ts';

const silent = { ...createNarrator({ verbose: false }), say: () => undefined, chapter: () => undefined };

/** A world that is stopped at the end of the test. */
async function aWorld(): Promise<DemoWorld> {
  const world = await startWorld();
  onTestFinished(() => world.stop());
  return world;
}

const WROTE = 'What it wrote';
/** A world whose steps end as given, without running. */
async function worldWith(step: Partial<StepResult>): Promise<DemoWorld> {
  const world = await aWorld();
  const ended = { exitCode: 0, signal: null, log: WROTE, outputs: new Map(), state: new Map(), summary: WROTE };
  return { ...world, play: async () => ({ ...ended, ...step }) };
}

test.each([
  ['no pull request was made', playStory, { result: 'failed' }, 'the run wrote a status comment'],
  ['no report was written', showReport, { result: 'error' }, 'the report was written'],
  ['the report says nothing', showReport, { result: 'reported' }, 'the report has a headline'],
])('the demo fails if %s, and shows why', async (_, narrator, outputs, expected) => {
  const world = await worldWith({ outputs: new Map(Object.entries(outputs)) });
  await expect(narrator(world, silent)).rejects.toThrow(`The demo went wrong: expected that ${expected}.\n\n${WROTE}`);
});

test('the pull requests of the demo merge, also after the examples in its boxes', { timeout: 120_000 }, async () => {
  const world = await aWorld();
  for (const play of [playStory, showCollected, showOwnAgent]) await play(world, silent);
  await world.play(world.comment('ada', `/docs ${EXAMPLES.issue}`));
  await world.play(world.comment('ada', `/docs ${EXAMPLES.pull}`, 2));
  const heads = [...world.repository.threads.values()].flatMap(({ pull }) =>
    pull?.mergedAt === null ? [pull.head] : [],
  );
  expect(heads).toHaveLength(4);
  const clone = join(world.origin, '../merged');
  await git(['clone', '--quiet', world.origin, clone]);
  for (const head of heads) await git(['-C', clone, 'merge', '--quiet', '--no-edit', `origin/${head}`]);
  const added = ['beep', 'eco', 'keep-warm', 'quiet', 'timer', 'wake-up'].map((name) => `## \`--${name}\``);
  const sections = (await readFile(join(clone, 'reference/flags.md'), 'utf8')).match(/^## .*$/gm) ?? [];
  expect(sections).toEqual(sections.toSorted());
  expect(sections).toEqual(expect.arrayContaining(added));
});

test('each world has tokens of its own, which nobody can guess', async () => {
  const worlds = [await aWorld(), await aWorld()];
  const tokens = worlds.flatMap(({ github }) => [...github.state.tokens.keys()]);
  expect(new Set(tokens).size).toBe(4);
  for (const token of tokens) expect(token).toMatch(/^ghs_[0-9a-f]{36}$/);
  const address = `${worlds[0]?.github.apiUrl}/repos/kettle/docs/issues/1`;
  const asked = tokens.map((token) => fetch(address, { headers: { authorization: `token ${token}` } }));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 403, 401, 401]);
});

const STATUS = `<!-- docs-agent:2 e30 -->

**Done.** Review [\`Add a flag\` (#2)](http://127.0.0.1/pull/2) in \`kettle/docs\`.

<details><summary>Details</summary>

- Job: \`job_1\`

</details>

<details><summary>Instruction</summary>

\`\`\`text
Add it
\`\`\`

</details>`;

test('a comment reads as on GitHub: no hidden line, no markup, and only the title of a fold', () =>
  expect(readable(STATUS)).toEqual(['Done. Review `Add a flag` (#2) in `kettle/docs`.', '▸ Details', '▸ Instruction']));

test('a fold in a list is folded, too', () =>
  expect(readable('- one\n\n  <details><summary>More</summary>\n\n  two\n\n  </details>\n- three')).toEqual([
    'one',
    '▸ More',
    'three',
  ]));

test('a list and a code block keep a line for each of their lines', () =>
  expect(readable('- one\n- **two**\n\n```text\na\nb\n```')).toEqual(['one', 'two', 'a', 'b']));

test.each([
  ['**Working on it.** More', 'Working on it.'],
  ['<!-- hidden -->\n\n**We can’t tell `x`,** but', 'We can’t tell `x`,'],
  ['Plain **bold**', null],
  ['', null],
])('the state of a job is the bold text at the beginning of a comment: %j', (text, state) => {
  expect(boldBeginning(text)).toBe(state);
});
