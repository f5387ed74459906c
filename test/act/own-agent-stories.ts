import { expect } from 'vitest';
import { git } from '../../src/playground/demo-site.ts';
import { PEOPLE } from './act-events.ts';
import type { ActWorld } from './act-world.ts';
import { expectRun, shown, story } from './story.ts';

/** The page that the agent wrote on the branch of its only pull request. */
async function pageOf({ repository }: ActWorld, number: number): Promise<string> {
  const gitDir = repository.gitDir ?? '';
  const branch = repository.threads.get(number)?.pull?.head ?? '';
  const changed = await git(['--git-dir', gitDir, 'diff', '--name-only', `main...${branch}`]);
  expect(changed.split('\n').filter(Boolean)).toEqual(['docs/answer.md']);
  return git(['--git-dir', gitDir, 'show', `${branch}:docs/answer.md`]);
}

export const OWN_AGENT_STORIES = [
  story(['own-agent.yml'], 'a comment has the agent write in `agent-paths`, without its key', async (world) => {
    const { event } = world.comment(PEOPLE.writer, '/docs Document the flag `--quiet`.');
    await expectRun(world, { result: 'pull-request', 'pr-number': '2' }, 'own-agent.yml', event);
    expect(world.thread(1).map(shown).at(-1)).toMatch(/^\*\*Done\.\*\* Review .*I wrote the page\./s);
    const page = await pageOf(world, 2);
    expect(page).toContain('Document the flag `--quiet`.');
    expect(page).toContain('The key is added-by-the-action.');
  }),
  story(['own-agent-merged.yml'], 'a merge gets its pages, and a re-run finds the same', async (world) => {
    const { number, event } = await world.merge({ 'src/boil.ts': 'export const fast = true;\n' });
    const played = await expectRun(world, { result: 'pull-request' }, 'own-agent-merged.yml', event);
    expect(world.thread(number).map(shown)).toEqual([expect.stringMatching(/^\*\*Done\.\*\* Review /)]);
    expect(await pageOf(world, number + 1)).toContain('export const fast = true;');
    const same = { resumed: 'true', 'job-id': played.outputs.get('job-id'), 'pr-number': String(number + 1) };
    await expectRun(world, { result: 'pull-request', ...same }, 'own-agent-merged.yml', event, { rerunOf: played });
    expect(world.repository.threads.size).toBe(number + 1);
  }),
];
